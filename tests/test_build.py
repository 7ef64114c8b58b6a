"""Who plays much with rules that are not compiled learns it, once; who has them compiled hears nothing."""

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import bastide
from bastide.adapters.gymnasium import BastideEnv
from bastide.adapters.openspiel import bastide_game
from bastide.adapters.pettingzoo import env
from bastide.adapters.vector import BastideVectorEnv
from bastide.arena import run_ladder, run_match, simulate
from bastide.bots import SearchBot, TreeBot
from bastide.bots.worker import think
from bastide.cli import build as said
from bastide.engine import build
from tests.cli.conftest import in_process


class Points:
    """A judge of positions: the points that are there."""

    def value(self, position: Any) -> list[float]:
        return [float(points) for points in position.scores()]


def decision() -> bastide.State:
    """Return a position with more than one way to go on."""
    state = GAME.new_initial_state()
    state.apply("draw X")
    return state


GAME = bastide.load_game("carcassonne", options={"stack": "XVA"})
LONG: dict[str, Callable[[], object]] = {
    "a search": lambda: SearchBot("search", Points(), seed=1, simulations=2).choose(decision()),
    "a tree": lambda: TreeBot("tree", Points(), seed=1, simulations=2).choose(decision()),
    "an environment": lambda: BastideEnv("carcassonne"),
    "many environments": lambda: BastideVectorEnv("carcassonne", 2),
    "PettingZoo": lambda: env("carcassonne"),
    "OpenSpiel": lambda: bastide_game("carcassonne"),
    "a ladder": lambda: run_ladder(GAME, ["random", "points"], 2),
    "a batch": lambda: bastide.Batch(GAME, n=2),
    "a match": lambda: run_match(GAME, ["random", "random"], 2),
    "a simulation": lambda: list(simulate(GAME, ["random"], 1)),
}


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "_said", False)
    monkeypatch.setattr(build, "compiled", lambda: False)


@pytest.mark.parametrize("long", LONG)
@pytest.mark.usefixtures("interpreted")
def test_long_work_in_pure_python_warns_once_and_says_what_to_do(long: str) -> None:
    with pytest.warns(bastide.SlowBuild, match=r"40 times slower.*pip install bastide.*C compiler") as found:
        LONG[long]()
    assert [one.category for one in found].count(bastide.SlowBuild) == 1  # others may be of tests before this one
    with warnings.catch_warnings():
        warnings.simplefilter("error", bastide.SlowBuild)
        LONG[long]()


@pytest.mark.parametrize("long", LONG)
def test_compiled_rules_need_no_warning(long: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "_said", False)
    monkeypatch.setattr(build, "compiled", lambda: True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        LONG[long]()
    assert said.slow() == ""


@pytest.mark.usefixtures("interpreted")
def test_a_process_that_works_for_another_says_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        think(bastide.Record.of_state(decision()).dump(), "search:2", 1, "table")
        LONG["a search"]()


@pytest.mark.usefixtures("interpreted")
def test_the_command_line_says_it_in_its_own_words_and_not_twice() -> None:
    assert "40 times as long" in said.slow()
    assert said.slow() == ""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        LONG["a match"]()


@pytest.mark.parametrize("command", [["match", "random", "random"], ["simulate", "--workers", "1"]])
def test_commands_that_play_much_say_so(command: list[str]) -> None:
    name, *rest = command
    done = in_process(name, "carcassonne", *rest, "--games", "2", "--options", "stack=XVA")
    assert done.returncode == 0
    assert done.stderr.count("40 times") == (0 if build.compiled() else 1)
    assert "Warning" not in done.stderr


def test_a_package_without_the_client_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(said, "has_client", lambda: True)
    assert said.without_client() == ""
    monkeypatch.setattr(said, "has_client", lambda: False)
    assert "make client" in said.without_client()
    assert "bastide[server]" in said.without_client()
