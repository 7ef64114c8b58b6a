"""Bots of one's own sit wherever a bot is named: objects, classes, functions, and classes found by their name."""

import functools
import json
import random
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import bastide
from bastide.adapters import gymnasium as adapter
from bastide.adapters.sight import Sight
from bastide.arena.collect import Collection
from bastide.arena.ladder import run_ladder
from bastide.arena.match import run_match
from bastide.arena.play import play_game
from bastide.arena.simulate import simulate
from bastide.bots import InvalidBot
from bastide.outside.own import name_of
from bastide.outside.spec import make
from bastide.testing import random_games

SHORT = bastide.load_game("carcassonne", options={"stack": "UVXE"})
HERE = "python:tests.outside.test_own:"


class Last:
    """Takes the last legal action."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: bastide.State) -> int:
        self.asked += 1
        return state.legal_actions()[-1]


class Drawn:
    """Draws its actions by the seed it is made with."""

    name = "drawn"

    def __init__(self, game: bastide.Game, seed: int | None) -> None:
        self.game = game
        self.rng = random.Random(seed)

    def choose(self, state: bastide.State) -> int:
        assert state.game == self.game
        return self.rng.choice(state.legal_actions())


def last(game: bastide.Game) -> Last:
    """Make a bot that needs to know the game only."""
    assert game.players
    return Last()


@pytest.mark.parametrize("bot", [Last, last, Drawn, Last(), f"{HERE}Last", f"{HERE}last", functools.partial(Last)])
def test_it_plays_a_game(bot: Any) -> None:
    played = play_game(SHORT, [bot, "random"], 1)
    assert len(played.scores) == 2
    assert played.seats == (name_of(bot), "random")
    assert played.record().replay().is_terminal()


def test_an_object_plays_at_every_table_itself_a_class_makes_a_new_one_for_each() -> None:
    bot = Last()
    assert len(list(simulate(SHORT, [bot, "random"], 3))) == 3
    asked = bot.asked
    list(simulate(SHORT, [Last, "random"], 3))
    assert bot.asked == asked > 3


def test_its_name_is_what_it_says_or_where_it_is_found() -> None:
    assert name_of("search:1s") == "search:1s"
    assert name_of(Drawn) == "drawn"
    assert name_of(Last) == name_of(Last()) == f"{HERE}Last"
    assert name_of(last) == f"{HERE}last"
    assert name_of(functools.partial(last)) == f"{HERE}last", "with arguments of its own too"
    assert name_of(functools.partial(functools.partial(Drawn), seed=1)) == "drawn"


def test_a_match_in_processes_is_the_same_as_in_this_one() -> None:
    pairs: list[list[Any]] = [[Drawn, "random"], [f"{HERE}Last", Drawn]]
    for bots in pairs:
        results = [run_match(SHORT, bots, 4, 5, workers) for workers in (1, 2)]
        assert [row["scores"] for row in results[0].rows] == [row["scores"] for row in results[1].rows]
        assert results[0].specs == tuple(map(name_of, bots))


def test_two_bots_of_one_name_do_not_meet() -> None:
    with pytest.raises(ValueError, match=r"two bots are called .*test_own:Last"):
        run_match(SHORT, [Last(), Last()], 2)
    one = Last()
    assert run_match(SHORT, [one, one], 2).games == 2


def test_a_bot_of_ones_own_is_not_taken_for_the_built_in_one_whose_name_it_has() -> None:
    class Greedy(Last):
        name = "greedy"

    with pytest.raises(ValueError, match="two bots are called 'greedy'"):
        run_match(SHORT, [Greedy, "greedy"], 2)


class Sure(Last):
    """Looks at every action, and says what it found; in NumPy's numbers."""

    def choose(self, state: bastide.State) -> int:
        self.found = {action: (np.int64(3), np.float64(0.5)) for action in state.legal_actions()}
        return super().choose(state)


def test_what_it_says_that_it_found_is_kept(tmp_path: Path) -> None:
    run = Collection(SHORT, [Sure, "random"], 1, tmp_path / "games.jsonl", keep=["legal", "search"])
    list(run.play())
    run.write()
    rows = [json.loads(line) for line in run.decisions.read_text("utf-8").splitlines()]
    assert {row["seat"] for row in rows} == {0, 1}
    for row in rows:
        own = row["seat"] == 0
        assert row["visits"] == ([3] * row["legal"] if own else [])
        assert row["values"] == ([0.5] * row["legal"] if own else [])


def test_gymnasium_lets_it_sit_opposite() -> None:
    assert adapter
    bot = Last()
    env = gymnasium.make("bastide/Carcassonne-v0", opponents=[bot], options={"stack": "UVXE"})
    _, info = env.reset(seed=1)
    done = False
    while not done:
        _, _, done, _, info = env.step(int(info["action_mask"].argmax()))
    assert bot.asked


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("python:Last", "python:package.module:Class"),
        ("python::Last", "python:package.module:Class"),
        ("python:no.such.module:Last", "No module named"),
        (f"{HERE}Nobody", "Nobody"),
        (f"{HERE}HERE", "choose"),
        (3, "choose"),
        (dict, "choose"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(bot: Any, reason: str) -> None:
    with pytest.raises(InvalidBot, match=reason):
        make(bot, SHORT)


def first(state: bastide.State) -> int:
    """Choose as a bot does, without being one."""
    return state.legal_actions()[0]


@pytest.mark.parametrize("bot", [first, lambda state: state.legal_actions()[0], f"{HERE}first", Last().choose])
def test_a_function_that_chooses_is_told_from_one_that_makes_a_bot(bot: Any) -> None:
    with pytest.raises(InvalidBot, match=r"asks it for legal_actions.*a class with a method choose\(self, state\)"):
        run_match(SHORT, [bot, "random"], 2)


def test_what_goes_wrong_in_making_a_bot_is_shown_where_it_went_wrong() -> None:
    def maker(game: bastide.Game) -> Last:
        return game.nobody  # type: ignore[attr-defined, no-any-return]

    with pytest.raises(AttributeError, match="nobody"):
        make(maker, SHORT)


MAKERS: list[tuple[Any, object]] = [
    (lambda: (), ()),
    (lambda one: one, SHORT),
    (lambda one, other: (one, other), (SHORT, 7)),
    (lambda *both: both, (SHORT, 7)),
    (lambda game, *rest: (game, *rest), (SHORT, 7)),
    (lambda seed: seed, 7),
    (lambda seed, game: (seed, game), (7, SHORT)),
    (lambda depth=3: depth, 3),
    (lambda game, depth=3: (game, depth), (SHORT, 3)),
    (lambda depth=3, seed=0: (depth, seed), (3, 7)),
    (lambda game=None, seed=0: (game, seed), (SHORT, 7)),
    (lambda game, /, seed=0, *, depth=3: (game, seed, depth), (SHORT, 7, 3)),
    (functools.partial(lambda game, seed, depth: (game, seed, depth), depth=3), (SHORT, 7, 3)),
]


@pytest.mark.parametrize(("maker", "told"), MAKERS)
def test_who_makes_a_bot_is_given_game_and_seed_and_nothing_in_place_of_a_default(maker: Any, told: object) -> None:
    """A bot with `depth=3` was made with the game as its depth, and one with `seed` alone with the game as its seed."""
    heard: list[object] = []

    @functools.wraps(maker)
    def makes(*given: Any, **named: Any) -> Last:
        heard.append(maker(*given, **named))
        return Last()

    make(makes, SHORT, 7)
    assert heard == [told]


def test_a_bound_game_and_more_arguments_are_a_factory_too() -> None:
    assert make(functools.partial(Drawn, SHORT, 3), SHORT).choose(_first()) in _first().legal_actions()


def _first() -> bastide.State:
    state = SHORT.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    return state


def test_a_server_does_not_load_it() -> None:
    from bastide import bots

    with pytest.raises(InvalidBot, match="no such bot"):
        bots.make(f"{HERE}Last", SHORT)


def test_a_module_beside_the_command_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bot_here.py").write_text(
        "class Bot:\n    def choose(self, state):\n        return state.legal_actions()[0]\n", "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry not in ("", str(tmp_path))])
    assert make("python:my_bot_here:Bot", SHORT).choose(_first()) == _first().legal_actions()[0]


def test_a_bot_that_plays_on_in_what_it_is_given_is_told_so() -> None:
    class Eager:
        name = "eager"

        def choose(self, state: bastide.State) -> int:
            action = state.legal_actions()[0]
            state.apply_action(action)
            return action

    with pytest.raises(InvalidBot, match=r"eager.*clones it to look ahead"):
        run_match(SHORT, [Eager, "random"], 2)


@pytest.mark.parametrize("begin", [run_match, run_ladder, simulate])
def test_a_name_is_no_game_and_a_text_no_list_of_bots(begin: Any) -> None:
    with pytest.raises(TypeError, match=r"bastide\.load_game returns, not 'carcassonne'"):
        begin("carcassonne", ["greedy", "random"], 2)
    with pytest.raises(TypeError, match="bots are a list"):
        begin(SHORT, "greedy,random", 2)


def test_no_bot_is_made_for_the_name_of_a_game() -> None:
    from bastide import bots

    with pytest.raises(TypeError, match=r"bastide\.load_game returns"):
        bots.make("greedy", "caylus")  # type: ignore[arg-type]


def test_nobody_looks_at_the_name_of_a_game() -> None:
    with pytest.raises(TypeError, match=r"load_game returns, not 'caylus'"):
        Sight("caylus")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"load_game returns, not 'caylus'"):
        next(random_games("caylus", 1))  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [float, lambda action: np.array([action])], ids=["a float", "an array"])
def test_what_is_only_equal_to_a_legal_action_is_told_with_its_name_too(kind: Any) -> None:
    class Nearly:
        def choose(self, state: bastide.State) -> Any:
            return kind(state.legal_actions()[0])

    with pytest.raises(InvalidBot, match=r"Nearly.*none of state.legal_actions"):
        run_match(SHORT, [Nearly, "random"], 2)


@pytest.mark.parametrize("chosen", [10**6, None, "place X 1,0 r0", -1])
def test_what_it_chooses_against_the_rules_is_told_with_its_name(chosen: Any) -> None:
    class Wrong:
        name = "wrong"

        def choose(self, state: bastide.State) -> Any:
            return chosen

    with pytest.raises(InvalidBot, match=r"wrong.*none of state.legal_actions"):
        make(Wrong, SHORT).choose(_first())
