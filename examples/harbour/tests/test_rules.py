"""The rules of the harbour, one after the other; and the promises that every game makes."""

import pytest

import bastide
from bastide.engine import registry
from bastide.engine.play import Game, State
from bastide.testing import all_configurations, check_game, check_observations, rule_code, rule_coverage
from bastide_harbour import GAME
from bastide_harbour.box import BOX, problems

DEAL = ("draw red", "draw green", "draw blue", "draw blue")


@pytest.fixture(autouse=True)
def the_game_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know the game by its name for these tests, whether or not its package is installed."""
    monkeypatch.setattr(registry, "_registered", {GAME.name: GAME})


def after(*texts: str, players: int = 2, **options: object) -> State:
    state = Game.of(GAME, players, options).new_initial_state()
    for text in texts:
        state.apply(text)
    return state


def legal(state: State) -> list[str]:
    return [state.action_to_string(action) for action in state.legal_actions()]


def refused(state: State, text: str) -> str:
    refusal = state.explain(text)
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("HAR-001")
def test_for_two_to_four() -> None:
    for players in (2, 3, 4):
        assert after(players=players).game.players == players
    for players in (1, 5):
        with pytest.raises(bastide.InvalidOption):
            after(players=players)


@pytest.mark.rule("HAR-002", "HAR-003", "HAR-004")
def test_two_goods_are_dealt_to_each_from_fifteen() -> None:
    state = after()
    assert "bag=5.5.5 hands=0.0.0,0.0.0" in state.to_text()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert refused(state, "work") == "HAR-003"
    for text in DEAL:
        assert state.current_player() == bastide.CHANCE
        state.apply(text)
    assert "bag=4.4.3 hands=1.1.0,0.0.2" in state.to_text()
    assert state.current_player() == 0
    empty = state.game.position(what="deal", due=1, bag={"red": 0})
    assert (legal(empty), refused(empty, "draw red")) == (["draw green", "draw blue"], "HAR-002")


@pytest.mark.rule("HAR-005")
def test_goods_are_hidden_until_the_end() -> None:
    state = after(*DEAL, "store red")
    rival = state.view(1)["seats"][0]
    assert rival == {"score": 0, "if_ended": None, "hand": None, "store": None, "in_hand": 1, "stored": 1}
    assert state.view(0)["seats"][0]["store"] == {"red": 1, "green": 0, "blue": 0}
    assert [entry.args.get("good") for entry in state.story() if entry.visible_to(1)] == ["blue", "blue"]
    for text in ("end turn", "end turn"):
        state.apply(text)
    assert state.view(None)["seats"][0]["store"] == {"red": 1, "green": 0, "blue": 0}


@pytest.mark.rule("HAR-010", "HAR-011", "HAR-012")
def test_a_turn_in_any_order() -> None:
    state = after(*DEAL)
    assert legal(state) == ["sell red", "sell green", "store red", "store green", "work", "end turn"]
    for text in ("store green", "work", "draw red", "draw red"):
        state.apply(text)
    assert legal(state) == ["sell red", "store red", "end turn"]
    wrong = ("work", "sell blue", "store green", "draw red")
    assert [refused(state, text) for text in wrong] == ["HAR-012", "HAR-011", "HAR-011", "HAR-012"]
    state.apply("end turn")
    assert (state.current_player(), "work" in legal(state)) == (1, True)


@pytest.mark.rule("HAR-012")
def test_work_takes_what_is_left() -> None:
    game = after().game
    state = game.position(what="turn", due=0, bag={"red": 1, "green": 0, "blue": 0})
    state.apply("work")
    state.apply("draw red")
    assert state.current_player() == 0
    empty = game.position(what="turn", due=0, bag={"red": 0, "green": 0, "blue": 0})
    assert (legal(empty), refused(empty, "work")) == (["end turn"], "HAR-012")


@pytest.mark.rule("HAR-020", "HAR-021", "HAR-022", "HAR-023")
def test_a_sale_is_priced_and_taxed_by_the_next_seat() -> None:
    state = after(*DEAL, "sell red")
    assert state.view(1)["sale"] == {"good": "red", "price": None}
    assert (state.current_player(), legal(state)) == (0, ["price 1", "price 2", "price 3"])
    assert refused(state, "end turn") == "HAR-021"
    state.apply("price 3")
    assert (state.current_player(), legal(state)) == (1, ["tax", "waive"])
    assert refused(state, "price 1") == "HAR-022"
    waived = state.clone()
    waived.apply("waive")
    assert (waived.scores(), waived.current_player()) == ([3, 0], 0)
    state.apply("tax")
    assert state.scores() == [2, 1]
    assert [(e.seat, e.points, e.cause) for e in state.ledger()] == [(0, 3, "sale"), (0, -1, "tax"), (1, 1, "tax")]
    assert "red" not in " ".join(legal(state))
    assert (refused(state, "price 1"), refused(state, "tax")) == ("HAR-021", "HAR-022")


@pytest.mark.rule("HAR-013", "HAR-030", "HAR-031", "HAR-032")
def test_kinds_in_store_score_at_the_end_and_ties_share() -> None:
    state = after(*DEAL, "store red", "store green", "end turn", "store blue", "store blue")
    assert state.if_ended(0) == [2, 1], "of the rival's store one kind is certain"
    assert state.if_ended(None) == [1, 1]
    state.apply("end turn")
    assert (state.is_terminal(), state.scores(), state.returns()) == (True, [2, 1], [1.0, 0.0])
    assert refused(state, "work") == "HAR-030"
    tie = after(*DEAL, "end turn", "end turn")
    assert tie.returns() == [0.5, 0.5]


@pytest.mark.rule("HAR-033", "HAR-034", "HAR-035")
def test_options() -> None:
    assert after(preset="long").game.options["rounds"] == "2"
    state = after(*DEAL, "end turn", "end turn", rounds=2, motto="ahoy")
    assert (state.is_terminal(), state.view(None)["round"], state.view(None)["turn"]) == (False, 2, 3)
    with pytest.raises(bastide.InvalidOption, match="3 rounds are too many for 4 players"):
        after(players=4, rounds=3)


GOOD = (
    "turn seat=0 round=0 worked=0 due=0 good=- price=0 "
    "bag=5.5.5 hands=0.0.0,0.0.0 stores=0.0.0,0.0.0 scores=0,0"
)  # fmt: skip
WRONG = [
    ("turn seat=0", "turn", "line"),
    ("turn", "noon", "what"),
    ("seat=0", "seat=2", "seat"),
    ("round=0", "round=1", "round"),
    ("due=0", "due=1", "due"),
    ("due=0", "due=00", "due"),
    ("good=-", "good=red", "good"),
    ("turn seat", "tax seat", "good"),
    ("hands=0", "hands=1", "bag"),
    ("hands=0.0.0,", "hands=", "hands"),
    ("bag=5.5", "bag=5", "line"),
    ("scores=0,", "scores=", "scores"),
    ("scores=0", "scores=-100", "scores"),
]
"""What is written in the place of what, and the field that the error names."""


@pytest.mark.parametrize(("old", "new", "field"), WRONG)
def test_a_line_that_is_no_position_names_the_field(old: str, new: str, field: str) -> None:
    game = after().game
    assert game.from_text(GOOD).to_text() == GOOD
    assert old in GOOD
    with pytest.raises(bastide.PositionError, match=f"^{field}: "):
        game.from_text(GOOD.replace(old, new, 1))


def test_components_that_contradict_each_other_are_named() -> None:
    assert problems(BOX) == []
    wrong = {**BOX, "good": [{"id": "red", "count": 0}], "dealt": 5, "worked": 0}
    assert [sentence.split(" ")[0] for sentence in problems(wrong)] == ["good", "dealt", "worked"]


GAMES = list(all_configurations(GAME))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players} {game.options_text()}")
def test_it_keeps_every_promise(game: Game) -> None:
    check_game(game, 1, bound=200, exhaustive=True, drawing=True)
    check_observations(game, 2)


def test_every_rule_has_a_test_and_leads_to_code() -> None:
    coverage = rule_coverage("harbour")
    assert len(coverage.rules) == 19
    assert (coverage.missing, coverage.unknown) == ((), ())
    code = rule_code("harbour")
    assert (code.missing, code.unknown, code.superfluous) == ((), (), ())
