"""PettingZoo's own tests on every game."""

import sys
from itertools import count
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import bastide
from bastide.adapters.pettingzoo import BastideAEC, env, register
from bastide.adapters.sight import Sight, split
from bastide.engine.registry import BUNDLED
from tests.adapters.tables import HARD, TABLES, short

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
"""What `api_test` says of every environment with action masks that is not in its own list."""


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_api_test_passes(name: str, players: int) -> None:
    api_test(env(name, players, short(name)), num_cycles=500)


@pytest.mark.parametrize(("name", "options"), [(name, options) for name, many in HARD.items() for options in many])
@pytest.mark.parametrize("reward", ["points", "margin"])
def test_the_api_test_passes_with_options_and_rewards(name: str, options: dict[str, object], reward: str) -> None:
    api_test(env(name, 2, options, reward=reward), num_cycles=40)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seed_test_passes(name: str, players: int) -> None:
    seed_test(lambda: env(name, players, short(name)), num_cycles=30)


@pytest.mark.slow
@pytest.mark.parametrize("name", BUNDLED)
def test_the_render_test_passes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    render_test(lambda render_mode: env(name, 2, short(name), render_mode=render_mode))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_performance_benchmark_passes(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock runs fast here: a second each time it is read, so that five seconds are soon over."""
    seconds = count()
    clock = type("Clock", (), {"time": staticmethod(lambda: float(next(seconds)))})
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(env(name, players, short(name)))


def play(table: Any, seed: int, choices: int) -> dict[str, float]:
    """Play a game by seed; return what each agent was rewarded with in total."""
    table.reset(seed=seed)
    rng, total = np.random.default_rng(choices), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if termination or truncation else int(rng.choice(legal)))
    return total


@pytest.mark.parametrize("name", BUNDLED)
def test_rewards_add_up(name: str) -> None:
    tables = {reward: env(name, 3, short(name), reward=reward) for reward in ("win", "points", "margin")}
    totals = {reward: play(table, 3, 4) for reward, table in tables.items()}
    state = tables["win"].unwrapped.bastide
    assert list(totals["win"].values()) == pytest.approx(state.returns())
    first = bastide.load_game(name, 3, short(name)).new_initial_state().scores()
    scores = [points - before for points, before in zip(state.scores(), first, strict=True)]
    assert list(totals["points"].values()) == scores
    margins = [points - max(p for other, p in enumerate(scores) if other != seat) for seat, points in enumerate(scores)]
    assert list(totals["margin"].values()) == margins


def test_seeds_make_games() -> None:
    table = env("carrara", 2)
    assert play(table, 3, 4) == play(table, 3, 4)
    table.reset(seed=5)
    first = table.unwrapped.bastide.history()
    table.reset(seed=6)
    assert table.unwrapped.bastide.history() != first


def test_whatever_needs_a_game_says_that_none_has_begun() -> None:
    """Without PettingZoo's wrappers nobody else says so."""
    table = BastideAEC("carcassonne", 2, render_mode="ansi")
    for ask in (table.state, table.render, lambda: table.observe("player_0"), lambda: table.step(0)):
        with pytest.raises(bastide.IllegalAction, match=r"no game has begun: call reset\(\) first"):
            ask()


def test_a_seed_is_a_whole_number_one_of_numpys_as_well() -> None:
    table = env("carcassonne", 2)
    with pytest.raises(bastide.IllegalAction, match="call reset"):
        _ = table.unwrapped.bastide
    seeds: list[Any] = [5, np.int64(5)]
    found = []
    for seed in seeds:
        table.reset(seed=seed)
        found.append(table.unwrapped.bastide)
    assert found[0] == found[1]
    for wrong in ("five", 1.5, True):
        with pytest.raises(bastide.InvalidOption, match="is no whole number"):
            table.reset(seed=wrong)


@pytest.mark.parametrize("name", BUNDLED)
def test_the_state_is_the_whole_table(name: str) -> None:
    table = env(name, 2, short(name))
    assert table.metadata["imperfect_information"] == (name == "carrara")
    table.reset(seed=1)
    for _ in range(8):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    assert table.unwrapped.state_space.contains(table.state())
    sight = Sight(table.unwrapped.game)
    seen = split(sight.layout, table.observe("player_0")["observation"])
    for part, values in split(sight.layout, table.state()).items():
        if name != "carrara" or part not in {"seats", "market", "rules"}:
            assert (values == seen[part]).all()
    if name == "carrara":
        column = [slot.name for slot in sight.layout["seats"].slots].index("seen")
        assert seen["seats"][:2, column].tolist() == [1, 0]
        assert split(sight.layout, table.state())["seats"][:2, column].tolist() == [1, 1]


def test_bad_input_is_named() -> None:
    with pytest.raises(bastide.UnknownGame, match="'chess'"):
        env("chess")
    with pytest.raises(bastide.InvalidOption, match="9"):
        env("caylus", 9)
    with pytest.raises(bastide.InvalidOption, match="'moon'"):
        env("caylus", options={"moon": 1})
    with pytest.raises(bastide.InvalidOption, match="'reward': 'gold' is not possible"):
        env("caylus", reward="gold")
    with pytest.raises(bastide.InvalidOption, match="'render_mode': 'film' is not possible"):
        env("caylus", render_mode="film")
    with pytest.raises(bastide.ObservationError, match="version 'old' is asked for"):
        env("caylus", observation_version="old")


@pytest.mark.parametrize("name", BUNDLED)
def test_a_masked_out_action_changes_nothing(name: str) -> None:
    table = env(name, 2, short(name))
    table.reset(seed=1)
    state = table.unwrapped.bastide
    before, history = state.to_text(), state.history()
    wrong = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[-1])
    for action in (wrong, -1, state.game.num_distinct_actions, None, "place", 1.5, True, np.array([1, 2])):
        with pytest.raises(bastide.IllegalAction) as refusal:
            table.step(action)
        assert refusal.value.reason
        assert (state.to_text(), state.history()) == (before, history)
        assert table.agent_selection == f"player_{state.current_player()}"
    table.step(np.int32(state.legal_actions()[0]))
    assert len(state.history()) > len(history)


def test_a_step_after_the_end_is_named() -> None:
    table = BastideAEC("carcassonne", 2, {"stack": "V"})
    play(table, 1, 1)
    table.reset(seed=1)
    while not table.bastide.is_terminal():
        table.step(table.bastide.legal_actions()[0])
    before = table.bastide.to_text()
    with pytest.raises(bastide.IllegalAction, match="the game is over"):
        table.step(3)
    assert table.bastide.to_text() == before


def test_order_is_enforced() -> None:
    with pytest.raises(Exception, match="reset"):
        env("carcassonne").step(0)


def test_every_game_is_made_by_its_name() -> None:
    for name in BUNDLED:
        table = pettingzoo.make("aec", register(name), players=3, options=short(name), reward="margin")
        assert isinstance(table.unwrapped, BastideAEC)
        table.reset(seed=1)
        assert (table.unwrapped.bastide.game.name, table.num_agents) == (name, 3)


def test_before_1_27_nothing_is_made_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(pettingzoo, "aec_registry")
    monkeypatch.delattr(pettingzoo, "register")
    assert register("caylus") == "bastide/Caylus-v0"
