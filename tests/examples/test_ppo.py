"""Self-play PPO: it learns, goes on where it was stopped, reckons as the paper says, and its weights play."""

from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.adapters.choices import Digests
from bastide.arena.match import run_match
from tests.examples.files import EXAMPLES, SHORT, load, shipped


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("ppo")
    for name, number in {"TABLES": 8, "STEPS": 12, "PARTS": 3, "RIVALS": 4, "REMEMBERED": 1}.items():
        monkeypatch.setattr(module, name, number)
    return module


@pytest.fixture
def digests() -> Digests:
    return Digests(bastide.load_game("carcassonne", 2, SHORT))


def played(ppo: ModuleType, digests: Digests) -> Any:
    run = ppo.Run(digests, ppo.Agent(digests, 1), 1, fresh=True)
    run.agent.value.weights[0][:] = 0.01
    run.play()
    return run


def test_it_learns_a_short_game_and_goes_on(ppo: ModuleType, digests: Digests, tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    [first] = ppo.learn(digests, 0.01, file, ["random"], every=10, games=6)
    assert first["games"] > 0
    found = ppo.learn(digests, first["seconds"] + 0.2, file, ["random"], every=10, games=6)
    assert found[0] == first
    assert found[-1]["games"] > first["games"]
    share, low, high = found[-1]["shares"]["random"]
    assert low <= share <= high


def test_what_was_kept_is_what_goes_on(ppo: ModuleType, digests: Digests, tmp_path: Path) -> None:
    agent = played(ppo, digests).agent
    agent.keep(tmp_path / "kept.npz")
    again = ppo.Agent(digests, 2).take(tmp_path / "kept.npz")
    for name, part in agent.parts().items():
        np.testing.assert_array_equal(again.parts()[name], part)


def test_the_actions_of_a_position_have_probabilities(ppo: ModuleType) -> None:
    chances = np.exp(ppo.likely(np.array([1.0, 1.0, 900.0, 0.0, -3.0]), np.array([0, 2, 5])))
    np.testing.assert_allclose(chances, [0.5, 0.5, 1.0, 0.0, 0.0], atol=1e-12)


def test_a_past_self_holds_one_seat_at_some_tables_and_is_not_learned_from(ppo: ModuleType, digests: Digests) -> None:
    run = played(ppo, digests)
    assert run.learns[:, 4:].all()
    for table in range(4):
        held = set(run.seats[:, table][~run.learns[:, table]].tolist())
        assert len(held) == 1
        assert not set(run.seats[:, table][run.learns[:, table]].tolist()) & held
    run.learn(1e-3)
    assert len(run.past) == 2
    again = ppo.Agent(digests)
    again.policy.weights[0][:] += 1
    assert not np.array_equal(run.past[1].policy.weights[0], again.policy.weights[0])
    assert not np.shares_memory(run.past[1].policy.weights[0], run.agent.policy.weights[0])


def test_advantages_are_sums_of_what_was_better_than_expected(ppo: ModuleType, digests: Digests) -> None:
    run = played(ppo, digests)
    found = run.advantages()
    for table in range(ppo.TABLES):
        state = run.batch.state(table)
        for seat in range(2):
            bootstrap = run.agent.value.of(run.agent.positions(run.digests.of(state, seat)[None]))[0]
            turns = [t for t in range(ppo.STEPS) if run.seats[t, table] == seat]
            for place, t in enumerate(turns):
                total, weight = 0.0, 1.0
                for at, now in enumerate(turns[place:], place):
                    until = turns[at + 1] if at + 1 < len(turns) else ppo.STEPS
                    over = [u for u in range(now, until) if run.dones[u, table]]
                    gained = run.rewards[now : (over[0] + 1 if over else until), table, seat].sum()
                    last = until == ppo.STEPS
                    then = 0.0 if over else bootstrap if last else run.values[until, table]
                    total += weight * (gained + then - run.values[now, table])
                    if over:
                        break
                    weight *= ppo.LAMBDA
                assert found[t, table] == pytest.approx(total, abs=1e-5)


def test_what_went_well_becomes_likelier(ppo: ModuleType, digests: Digests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "ENTROPY", 0.0)
    run = played(ppo, digests)
    looks = [run.agent.actions(choices) for choices in run.seen]
    better = np.zeros((ppo.STEPS, ppo.TABLES))
    many = np.stack([np.diff(choices.starts) for choices in run.seen])
    t, table = next(zip(*np.nonzero((many > 2) & run.learns), strict=True))
    better[t, table] = 1.0
    run.improve(looks, np.arange(ppo.STEPS), better, 1e-3)
    after = ppo.likely(run.agent.policy.of(looks[t]), run.seen[t].starts)
    assert after[run.taken[t, table]] > run.chances[t, table]


def test_the_slope_is_that_of_the_objective(ppo: ModuleType, digests: Digests) -> None:
    """The straight line of the policy, told by what `improve` hands to `push`, against difference quotients."""
    run = played(ppo, digests)
    looks = [run.agent.actions(choices) for choices in run.seen]
    rng = np.random.default_rng(3)
    better, some = rng.normal(size=(ppo.STEPS, ppo.TABLES)), np.arange(ppo.STEPS)
    run.agent.policy.weights[0][:] = rng.normal(scale=0.05, size=run.agent.policy.weights[0].shape)
    handed: list[np.ndarray] = []
    run.agent.policy.push = lambda rows, slope, _rate: handed.append(rows.T.astype(np.float64) @ slope)
    run.improve(looks, some, better, 1e-3)

    def lost() -> float:
        total, count = 0.0, 0
        for t in some:
            starts = run.seen[t].starts
            chances = ppo.likely(run.agent.policy.of(looks[t]).astype(np.float64), starts)
            for table in range(ppo.TABLES):
                own = chances[starts[table] : starts[table + 1]]
                if len(own) < 2 or not run.learns[t, table]:
                    continue
                ratio = np.exp(chances[run.taken[t, table]] - run.chances[t, table])
                gain = min(better[t, table] * ratio, better[t, table] * np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP))
                total -= gain - ppo.ENTROPY * float(np.exp(own) @ own)
                count += 1
        return total / count

    line = run.agent.policy.weights[0]
    for at in np.argsort(-np.abs(handed[0]))[:5]:
        kept = line[at]
        line[at] = kept + 1e-3
        above = lost()
        line[at] = kept - 1e-3
        quotient = (above - lost()) / (line.dtype.type(kept + 1e-3) - line.dtype.type(kept - 1e-3))
        line[at] = kept
        assert handed[0][at] == pytest.approx(quotient, rel=0.02, abs=1e-4)


@pytest.mark.parametrize("name", shipped("ppo"))
def test_shipped_weights_beat_random(name: str) -> None:
    bot = getattr(load("ppo"), name.capitalize())
    result = run_match(bastide.load_game(name, 2), [bot, "random"], 2, seed=3)
    assert result.standings()[0].share.value == 1.0
    assert (EXAMPLES / "weights" / f"ppo-{name}.npz").stat().st_size < 300_000


def test_weights_of_other_digests_are_refused(ppo: ModuleType, digests: Digests, tmp_path: Path) -> None:
    agent = ppo.Agent(digests)
    agent.version = "0"
    agent.keep(tmp_path / "old.npz")
    with pytest.raises(ValueError, match="version 0, not 1"):
        ppo.Agent(digests).take(tmp_path / "old.npz")
