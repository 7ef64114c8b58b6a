"""What every bot promises: legal actions, the same ones under a seed, clear refusals."""

import copy
import pickle
import random
from dataclasses import replace
from typing import Any, cast

import pytest

import bastide
from bastide.bots import LEVELS, InvalidBot, SearchBot, TreeBot, make, resolve
from bastide.bots.bot import CarelessBot, Travelling

from .positions import CONFIGURATIONS, finish_turn, random_position

SPECS = ["random", "points", "sees:0.3", "greedy", "careless:0.5", "search:2"]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: "-".join(map(str, options.values())) or "seed")
def test_every_bot_plays_legal_turns_in_every_configuration(players: int, options: dict[str, object]) -> None:
    game = bastide.load_game("carcassonne", players=players, options=options)
    for number, spec in enumerate(SPECS):
        bot = make(spec, game, seed=1)
        state = random_position(game, seed=100 * players + number)
        before, line = state.history(), state.to_text()
        action = bot.choose(state)
        assert action in state.legal_actions()
        assert (state.history(), state.to_text()) == (before, line), "a bot must not touch the position"
        finish_turn(bot, state)
        assert state.current_player() in (bastide.CHANCE, bastide.TERMINAL)


def test_a_bot_that_meets_the_middle_of_a_turn_finishes_it() -> None:
    game = bastide.load_game("carcassonne")
    state = random_position(game, seed=3)
    while "meeple none" not in [state.action_to_string(action) for action in state.legal_actions()]:
        state.apply_action(state.legal_actions()[0])
    for spec in SPECS:
        assert make(spec, game, seed=1).choose(state) in state.legal_actions()


def test_a_bot_reads_a_position_without_its_past() -> None:
    game = bastide.load_game("carcassonne", players=3)
    state = game.from_text(random_position(game, seed=21, plies=30).to_text())
    for spec in SPECS:
        assert make(spec, game, seed=1).choose(state) in state.legal_actions()


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_a_seed_decides_everything(spec: str) -> None:
    game = bastide.load_game("carcassonne", players=3, options={"stack": "VUEVJKUBV"})

    def play(seed: int) -> list[int]:
        rng, bots = random.Random(5), [make(spec, game, seed + seat) for seat in range(3)]
        state = game.new_initial_state()
        while not state.is_terminal():
            seat = state.current_player()
            state.apply_action(bastide.random_chance(state, rng) if seat < 0 else bots[seat].choose(state))
        return state.history()

    assert play(7) == play(7)
    if spec in ("random", "careless:0.5"):
        assert play(7) != play(8)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_decides_only_where_a_seat_does(spec: str) -> None:
    game = bastide.load_game("carcassonne", options={"stack": "V"})
    bot, state = make(spec, game), game.new_initial_state()
    with pytest.raises(ValueError, match="only where a seat"):
        bot.choose(state)
    state.playout(1)
    with pytest.raises(ValueError, match="only where a seat"):
        bot.choose(state)


@pytest.mark.parametrize(
    "spec",
    [
        "", "rook", "Greedy", "greedy:1", "random:", "points:2", "search:", "search:s", "search:-1s", "search:0s",
        "search:1e3s", "search:nan", "search:0", "search:2.5", "search:99999999999", "search:601s", "search:1s ",
        "search:1s,20", "search:20,", "search:,1s", "search:20,30", "search:1s,2s", "search:20,1s,2s",
        "careless", "careless:", "careless:2", "careless:x", "sees", "sees:", "sees:1.1", "sees:x",
        "level", "level:", "level:0", "level:6", "level:one",
    ],
)  # fmt: skip
def test_a_specification_that_means_nothing_is_refused_by_name(spec: str) -> None:
    game = bastide.load_game("carcassonne")
    with pytest.raises(InvalidBot) as refusal:
        make(spec, game)
    assert isinstance(refusal.value, ValueError)
    assert isinstance(refusal.value, bastide.BastideError)
    assert refusal.value.spec == spec
    assert repr(spec) in str(refusal.value)


def test_what_is_no_text_is_refused_too() -> None:
    with pytest.raises(InvalidBot, match="named in words"):
        make(cast(str, 3), bastide.load_game("carcassonne"))


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("random", "random"), ("greedy", "greedy"), ("points", "points"), ("search", "search:1s"),
        ("search:1s", "search:1s"), ("search:0.20s", "search:0.2s"), ("search:2000", "search:2000"),
        ("careless:0.30", "careless:0.3"), ("sees:0.30", "sees:0.3"), ("search:20,1.50s", "search:20,1.5s"),
    ],
)  # fmt: skip
def test_a_bot_is_called_by_its_specification(spec: str, name: str) -> None:
    assert make(spec, bastide.load_game("carcassonne")).name == name


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["carcassonne", "carrara", "caylus", "praga"])
def test_levels_are_five_bots_of_a_game_that_see_more_and_more(name: str, players: int) -> None:
    game = bastide.load_game(name, players=players)
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5]
    assert len({level.name for level in LEVELS}) == 5
    specs = [level.spec(game.type, players) for level in LEVELS]
    assert len(set(specs)) == 5
    for level, spec in zip(LEVELS, specs, strict=True):
        assert resolve(level.id, game.type, players) == spec
        assert make(level.id, game).name == make(spec, game).name
        assert not spec.startswith(("random", "careless")), "a weak level sees little, it does not err by chance"
    assert resolve("greedy", game.type) == "greedy"


def test_a_game_that_is_judged_by_its_points_has_five_levels_too() -> None:
    kind = replace(bastide.game_type("caylus"), judging=None)
    specs = [level.spec(kind) for level in LEVELS]
    assert len({make(spec, bastide.Game.of(kind, 2), seed=1).name for spec in specs}) == 5
    assert [spec for spec in specs if spec.startswith("sees")] == [], "nobody sees more of it than its points"


@pytest.mark.parametrize("name", ["carcassonne", "carrara", "caylus", "praga"])
def test_who_sees_nothing_or_all_is_a_bot_of_before(name: str) -> None:
    game = bastide.load_game(name)
    rng, state = random.Random(8), game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() >= 0 and rng.random() < 0.1:
            for spec, same in (("sees:0", "points"), ("sees:1", "greedy")):
                assert make(spec, game).choose(state) == make(same, game).choose(state)
        state.apply_action(
            bastide.random_chance(state, rng) if state.current_player() < 0 else rng.choice(state.legal_actions())
        )


class Steady:
    """Always the first legal action."""

    name = "steady"

    def choose(self, state: bastide.State) -> int:
        return state.legal_actions()[0]


def test_the_careless_bot_blunders_as_often_as_it_says() -> None:
    state = random_position(bastide.load_game("carcassonne"), seed=2, plies=20)
    legal = state.legal_actions()
    for rate in (0.0, 0.3, 1.0):
        bot = CarelessBot(Steady(), rate, seed=1)
        others = sum(bot.choose(state) != legal[0] for _ in range(500))
        assert others / 500 == pytest.approx(rate * (1 - 1 / len(legal)), abs=0.07)


@pytest.mark.slow
def test_greedy_beats_random_and_points_does_too() -> None:
    from bastide.arena import run_match

    game = bastide.load_game("carcassonne", options={"stack": "VUEVJKUBVNWA"})
    for spec, lead in (("greedy", 10), ("points", 10)):
        standing = run_match(game, [spec, "random"], 100, seed=1).standings()[0]
        assert standing.share.value >= 0.9
        assert standing.difference.low > lead


class Hopeful:
    """A judge of one's own."""

    def value(self, position: Any) -> list[float]:
        return [float(points) for points in position.scores()]


@pytest.mark.parametrize("travel", [copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))], ids=["copy", "pickle"])
@pytest.mark.parametrize("name", ["carcassonne", "carrara", "caylus", "praga"])
def test_a_bot_travels_as_it_sat_down_also_from_the_middle_of_a_game(name: str, travel: Any) -> None:
    """Compiled evaluators and trees could be neither copied nor pickled: such a bot played in no other process."""
    game = bastide.load_game(name)
    state = game.new_initial_state()
    while state.current_player() < 0:
        state.draw(5)
    for spec in ("random", "points", "greedy", "greedy@0.1", "search:2", "search@0.1:2", "careless:0.5"):
        bot = make(spec, game, seed=3)
        bot.choose(state)
        twin, third = travel(bot), travel(bot)
        assert twin.name == bot.name
        assert twin.choose(state) == third.choose(state) in state.legal_actions()
    for search in (SearchBot, TreeBot):
        own = search("hopeful", Hopeful(), seed=1, simulations=2)
        own.choose(state)
        assert travel(own).choose(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["carcassonne", "caylus"])
@pytest.mark.parametrize("spec", ["greedy", "search:2"])
def test_what_compiled_evaluators_and_trees_cannot_do_is_not_asked_of_them(name: str, spec: str) -> None:
    bot = make(spec, bastide.load_game(name), seed=1)
    assert isinstance(bot, Travelling)
    kept = bot.__getstate__()
    assert set(bot.__dict__) >= {bot.JUDGE}
    assert not {bot.JUDGE, *bot.WORKED_OUT} & set(kept)
