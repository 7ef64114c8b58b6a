"""The rules one after the other, and the promises that every game makes."""

import pytest

import bastide
from bastide.engine import registry
from bastide.engine.play import Game, State
from bastide.testing import all_configurations, check_game, check_observations, rule_code, rule_coverage
from bastide_newgame import GAME


@pytest.fixture(autouse=True)
def the_game_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know the game by its name for these tests, whether or not its package is installed."""
    monkeypatch.setitem(registry._registered, GAME.name, GAME)


def after(*texts: str, players: int = 2, dealt: int = 1) -> State:
    state = Game.of(GAME, players, {"dealt": dealt}).new_initial_state()
    for text in texts:
        state.apply(text)
    return state


def legal(state: State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def refused(state: State, text: str) -> str:
    refusal = state.explain(text)
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("NEW-001", "NEW-030")
def test_for_two_to_four_with_one_to_three_cards() -> None:
    with pytest.raises(bastide.InvalidOption):
        after(players=5)
    with pytest.raises(bastide.InvalidOption):
        after(dealt=4)


@pytest.mark.rule("NEW-002", "NEW-003")
def test_cards_are_dealt_seat_by_seat() -> None:
    state = after("deal 2", "deal 5", "deal 2", dealt=2)
    assert state.current_player() == bastide.CHANCE
    assert "hands=0.2.0.0.0,0.0.0.0.1" in state.to_text()
    assert sum(state.game.new_initial_state().position.deck) == 20
    empty = state.game.position(like=state, deck={"3": 0})
    assert refused(empty, "deal 3") == "NEW-002"


@pytest.mark.rule("NEW-004")
def test_hands_are_hidden() -> None:
    state = after("deal 2", "deal 5")
    assert [seat["hand"] for seat in state.view(0)["seats"]] == [[0, 1, 0, 0, 0], None]
    assert [seat["cards"] for seat in state.view(None)["seats"]] == [1, 1]
    assert [entry.args for entry in state.story() if entry.visible_to(1)] == [{"value": 5}]


@pytest.mark.rule("NEW-010", "NEW-011", "NEW-012")
def test_a_turn_is_a_card_drawn_or_played() -> None:
    state = after("deal 2", "deal 5")
    assert legal(state) == ["play 2", "draw"]
    assert refused(state, "play 3") == "NEW-012"
    state.apply("draw")
    state.apply("deal 1")
    assert state.current_player() == 1
    without = state.game.position(like=state, deck={str(value): 0 for value in range(1, 6)})
    assert refused(without, "draw") == "NEW-011"


@pytest.mark.rule("NEW-013")
def test_a_higher_card_brings_the_difference() -> None:
    state = after("deal 2", "deal 5", "play 2", "play 5")
    assert state.scores() == [2, 3]
    for text in ("draw", "deal 4", "draw", "deal 1", "play 4"):
        state.apply(text)
    assert state.scores() == [2, 3]
    assert [(entry.points, entry.rule) for entry in state.ledger()] == [(2, "NEW-013"), (3, "NEW-013")]


@pytest.mark.rule("NEW-020", "NEW-021")
def test_the_end() -> None:
    game = Game.of(GAME, 2)
    line = "turn seat=0 due=0 top=1 deck=0.0.0.0.0 hands=0.0.1.0.0,0.0.0.0.0 scores=1,3"
    state = game.from_text(line)
    state.apply("play 3")
    assert (state.is_terminal(), state.scores(), state.returns()) == (True, [3, 3], [0.5, 0.5])


@pytest.mark.parametrize(
    "game", list(all_configurations(GAME)), ids=lambda game: f"{game.players} {game.options_text()}"
)
def test_it_keeps_every_promise(game: Game) -> None:
    check_game(game, 1, every=5, bound=60, drawing=True)
    check_observations(game, 2, every=5)


def test_every_rule_has_a_test_and_leads_to_code() -> None:
    tested, coded = rule_coverage(GAME.name), rule_code(GAME.name)
    assert (tested.missing, tested.unknown) == ((), ())
    assert (coded.missing, coded.unknown, coded.superfluous) == ((), (), ())
