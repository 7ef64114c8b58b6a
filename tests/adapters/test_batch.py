"""Batches: every game in them is a game of its own."""

import subprocess
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.adapters.sight import Sight
from bastide.adapters.vector import BastideVectorEnv
from bastide.engine.registry import BUNDLED
from bastide.engine.rooms import room_i16
from bastide.engine.sight import sight_of
from tests.adapters.tables import TABLES, short


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_arrays_are_those_of_the_positions(name: str, players: int) -> None:
    batch = bastide.Batch(name, 3, seed=4, players=players, options=short(name))
    sight = Sight(batch.game)
    assert batch.masks.shape == (3, batch.game.num_distinct_actions)
    assert batch.observations.shape == (3, sight.layout.size)
    for step in range(120):
        if step % 10 == 0 or batch.dones.any():
            for i in range(3):
                state = batch.state(i)
                assert np.flatnonzero(batch.masks[i]).tolist() == state.legal_actions()
                assert batch.seats[i] == state.current_player()
                assert (batch.observations[i] == sight.observe(state, state.current_player())).all()
        batch.step(batch.sample())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players", "preset"),
    [(name, players, preset) for name, players in TABLES for preset in bastide.game_type(name).presets],
)
def test_every_observation_is_what_encoding_anew_gives(name: str, players: int, preset: str) -> None:
    batch = bastide.Batch(name, 2, seed=players, players=players, options={"preset": preset})
    encode, size, after = sight_of(batch.game).encode, batch.layout.size, 20
    while after:
        for i, seat in enumerate(batch.seats.tolist()):
            fresh = room_i16(size)
            encode(batch.state(i).position, seat, fresh, 0)
            assert batch.observations[i].tolist() == list(fresh)
        batch.step(batch.sample())
        after -= bool(batch.dones.any() or after < 20)


@pytest.mark.parametrize("name", BUNDLED)
@pytest.mark.parametrize("reward", ["win", "points", "margin"])
def test_games_end_are_rewarded_and_begin_anew(name: str, reward: str) -> None:
    batch = bastide.Batch(name, 4, seed=1, players=3, options=short(name), reward=reward, observe=False)
    first = batch.game.new_initial_state().scores()
    total, ended = np.zeros((4, 3)), 0
    while ended < 6:
        before = [batch.state(i) for i in range(4)]
        actions = batch.sample()
        batch.step(actions)
        total += batch.rewards
        for i in np.flatnonzero(batch.dones):
            ended += 1
            last = before[i]
            last.apply_action(int(actions[i]))
            while last.current_player() == bastide.CHANCE:
                last.apply_action(last.legal_actions()[0])
            if last.is_terminal():
                assert batch.final_scores[i].tolist() == last.scores()
            points = batch.final_scores[i]
            gained = points - first
            if reward == "win":
                assert total[i].sum() == pytest.approx(1)
                assert total[i].argmax() in np.flatnonzero(points == points.max()) or name == "carrara"
            elif reward == "points":
                assert total[i].tolist() == gained.tolist()
            else:
                assert total[i].tolist() == [gained[s] - max(np.delete(gained, s)) for s in range(3)]
            total[i] = 0
            assert len(batch.state(int(i)).history()) < 40
            assert batch.state(int(i)).current_player() >= 0


@pytest.mark.parametrize("name", BUNDLED)
def test_a_game_depends_on_its_seed_and_its_actions_only(name: str) -> None:
    def run(n: int, seed: int) -> list[int]:
        batch = bastide.Batch(name, n, seed, observe=False)
        for _ in range(40):
            batch.step([batch.state(i).legal_actions()[-1] for i in range(n)])
        return batch.state(0).history()

    assert run(1, 7) == run(3, 7)
    assert run(1, 7) != run(1, 8)


def test_sampling_is_uniform() -> None:
    batch = bastide.Batch("caylus", 1, seed=2, observe=False)
    legal = batch.state(0).legal_actions()
    made = [int(batch.sample()[0]) for _ in range(200 * len(legal))]
    assert sorted(set(made)) == legal
    assert min(made.count(action) for action in legal) > 120


def test_long_lists_of_actions_have_room() -> None:
    batch = bastide.Batch("carcassonne", 2, seed=1)
    most = 0
    while not batch.dones.any():
        most = max(most, int(batch.masks.sum(axis=1).max()))
        batch.step(batch.sample())
    assert most > 64


def test_arrays_are_for_reading() -> None:
    batch = bastide.Batch("caylus", 2)
    for array in (batch.masks, batch.observations, batch.rewards, batch.dones, batch.seats, batch.final_scores):
        assert not array.flags.writeable


@pytest.mark.parametrize("name", BUNDLED)
def test_wrong_actions_change_nothing(name: str) -> None:
    batch = bastide.Batch(name, 3, seed=1)
    before = [batch.state(i).to_text() for i in range(3)]
    good = batch.sample()
    masked = good.copy()
    masked[1] = int(np.flatnonzero(~batch.masks[1])[-1])
    rule = batch.state(1).explain(int(masked[1]))
    assert rule is not None
    wrong: list[tuple[Any, str]] = [
        (masked, f"game 1, action {masked[1]}: {rule.reason[:20]}"),
        ([int(good[0]), -1, int(good[2])], "game 1, action -1"),
        ([batch.game.num_distinct_actions] * 3, "game 0"),
        (good[:2], r"shape \(2,\), not \(3,\)"),
        (good.reshape(3, 1), r"shape \(3, 1\)"),
        (3, r"shape \(\)"),
        (good.astype(float), "whole numbers, not float64"),
        (good > 0, "whole numbers, not bool"),
        (["a", "b", "c"], "whole numbers"),
        ([[1], [2, 3]], "3 whole numbers"),
    ]
    for actions, match in wrong:
        with pytest.raises(bastide.IllegalAction, match=match):
            batch.step(actions)
        assert [batch.state(i).to_text() for i in range(3)] == before
    with pytest.raises(bastide.IllegalAction) as refusal:
        batch.step(masked)
    assert refusal.value.rule == rule.rule
    batch.step(good)


def test_bad_input_is_named() -> None:
    for arguments, match in (
        ({"n": 0}, "'n'"),
        ({"n": True}, "'n'"),
        ({"n": 2, "seed": -1}, "'seed'"),
        ({"n": 2, "reward": "gold"}, "'reward'"),
        ({"n": 2, "players": 9}, "not 9"),
        ({"n": 2, "options": {"moon": 1}}, "'moon'"),
    ):
        with pytest.raises(bastide.InvalidOption, match=match):
            bastide.Batch("caylus", **arguments)
    with pytest.raises(bastide.UnknownGame, match="'chess'"):
        bastide.Batch("chess", 2)
    with pytest.raises(bastide.ObservationError, match="version 'old'"):
        bastide.Batch("caylus", 2, observation_version="old")
    with pytest.raises(bastide.InvalidOption, match="'players'"):
        bastide.Batch(bastide.load_game("caylus"), 2, players=3)
    with pytest.raises(bastide.InvalidOption, match="without observations"):
        bastide.Batch("caylus", 1, observe=False).observations  # noqa: B018
    with pytest.raises(IndexError):
        bastide.Batch("caylus", 1).state(1)


@pytest.mark.parametrize(
    ("module", "uses"),
    [("numpy", "batch"), ("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("pyspiel", "openspiel")],
)
def test_a_missing_package_is_named(module: str, uses: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"bastide.adapters.{uses}", raising=False)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ImportError, match=r"pip install 'bastide\[rl\]'"):
        bastide.Batch("caylus", 1) if uses == "batch" else import_module(f"bastide.adapters.{uses}")


def test_the_core_asks_for_no_third_party_package() -> None:
    code = "import sys, bastide; assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="has no attribute 'moon'"):
        bastide.moon  # noqa: B018


def test_numbers_may_be_numpys() -> None:
    numpys: Any = np.int64
    batch, same = bastide.Batch("caylus", numpys(2), numpys(7)), bastide.Batch("caylus", 2, 7)
    assert batch.n == 2
    assert (batch.sample() == same.sample()).all()
    for wrong in (True, 2.0, "2"):
        with pytest.raises(bastide.InvalidOption, match="is no number of games"):
            bastide.Batch("caylus", wrong)  # type: ignore[arg-type]


def test_a_game_that_is_not_there_is_named() -> None:
    envs = BastideVectorEnv("caylus", 3)
    envs.reset(seed=1)
    for many in (bastide.Batch("caylus", 3), envs):
        assert many.state(-1) == many.state(2)
        for i in (3, -4):
            with pytest.raises(IndexError, match=f"there is no game {i}: games are numbered from 0 to 2"):
                many.state(i)
