"""The small AlphaZero: it learns, goes on where it was stopped, searches as the paper says, and its weights play."""

import random
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
def zero(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = load("alphazero")
    for name, number in {"TABLES": 4, "FRESH": 20, "DECISIONS": 8, "SIMULATIONS": 8}.items():
        monkeypatch.setattr(module, name, number)
    return module


@pytest.fixture
def digests() -> Digests:
    return Digests(bastide.load_game("carcassonne", 2, SHORT))


def at_a_choice(game: bastide.Game, *, last: bool) -> bastide.State:
    """Return a position with several actions: the last one of a game, or one after which tiles are drawn."""
    for seed in range(100):
        rng, state, found = random.Random(seed), game.new_initial_state(), None
        while not state.is_terminal():
            if state.current_player() == bastide.CHANCE:
                state.apply_action(bastide.random_chance(state, rng))
                continue
            after = state.clone()
            after.apply_action(state.legal_actions()[0])
            fits = after.is_terminal() if last else after.current_player() == bastide.CHANCE
            if len(state.legal_actions()) > 2 and fits:
                found = state.clone()
            state.apply_action(rng.choice(state.legal_actions()))
        if found is not None:
            return found
    raise AssertionError("no such position")


def thought(zero: ModuleType, digests: Digests, state: bastide.State, **how: Any) -> Any:
    net, rng = zero.Net(digests), random.Random(1)
    return zero.think(digests, net, [zero.search(state, how.get("simulations", 16), rng, explores=False)])[0]


def test_it_learns_a_short_game_and_goes_on(zero: ModuleType, digests: Digests, tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    [first] = zero.learn(digests, 0.01, file, ["random"], every=10, games=4)
    assert first["games"] > 0
    found = zero.learn(digests, first["seconds"] + 0.2, file, ["random"], every=10, games=4)
    assert found[0] == first
    assert found[-1]["games"] > first["games"]
    share, low, high = found[-1]["shares"]["random"]
    assert low <= share <= high


def test_the_last_decision_of_a_game_is_made_rightly(zero: ModuleType, digests: Digests) -> None:
    state = at_a_choice(digests.game, last=True)
    root, at = thought(zero, digests, state)
    seat, leads = state.current_player(), []
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        scores = after.scores()
        leads.append(scores[seat] - scores[1 - seat])
    known = np.flatnonzero(root.visits)
    np.testing.assert_allclose(root.totals[known] / root.visits[known] * zero.POINTS, np.array(leads)[known])
    assert leads[at] == max(np.array(leads)[known])


def test_simulations_are_halved_among_what_is_left(zero: ModuleType) -> None:
    digests = Digests(bastide.load_game("caylus"))
    state, rng = digests.game.new_initial_state(), random.Random(4)
    while state.current_player() == bastide.CHANCE or len(state.legal_actions()) < 8:
        if state.current_player() == bastide.CHANCE:
            state.apply_action(bastide.random_chance(state, rng))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    root, at = thought(zero, digests, state, simulations=48)
    assert sorted(root.visits[root.visits > 0].tolist()) == [2, 2, 2, 2, 6, 6, 14, 14]
    assert root.visits[at] == 14


def test_every_draw_has_a_branch(zero: ModuleType) -> None:
    digests = Digests(bastide.load_game("carcassonne", 2))
    state = at_a_choice(digests.game, last=False)
    root, _ = thought(zero, digests, state, simulations=64)
    most = int(np.argmax(root.visits))
    branches = [key for key in root.after if key[0] == most]
    assert len(branches) > 1
    assert all(len(key) == 2 for key in branches)
    assert all(after.seat == 1 - root.seat for after in root.after.values())


def test_a_win_of_one_seat_is_a_loss_of_the_other(zero: ModuleType) -> None:
    digests = Digests(bastide.load_game("carcassonne", 2))
    state = at_a_choice(digests.game, last=False)
    net, rng = zero.Net(digests), random.Random(1)
    root = zero.think(digests, net, [zero.search(state, 2, rng, explores=False)])[0][0]
    for (at, *_), after in root.after.items():
        assert after.seat != root.seat
        if root.visits[at] == 1:
            assert root.totals[at] == pytest.approx(-after.worth)


def test_the_improved_policy_prefers_what_is_worth_more(zero: ModuleType, digests: Digests) -> None:
    state = at_a_choice(digests.game, last=True)
    root, _ = thought(zero, digests, state)
    policy = root.policy()
    assert policy.sum() == pytest.approx(1)
    known = np.where(root.visits > 0, root.totals / np.maximum(root.visits, 1), root.values)
    scores = root.scores + root.trusted()
    assert scores[np.argmax(known)] - root.scores[np.argmax(known)] == pytest.approx(
        (zero.TRUST[0] + root.visits.max()) * zero.TRUST[1] if np.ptp(known) > 1e-3 else 0, abs=1e-3
    )
    assert np.argmax(policy) == np.argmax(scores)


def test_a_step_brings_values_and_scores_nearer(zero: ModuleType, digests: Digests) -> None:
    run = zero.Self(digests, zero.Net(digests, 1), 1)
    run.play(40)
    run.look()

    def missed() -> tuple[float, float]:
        values, scores = [], []
        for rows, policy, at, worth in run.memory:
            found = run.net.of(rows)
            values.append((found[at, 0] - worth) ** 2)
            scores.append(-float(policy @ np.log(zero.softmax(found[:, 1]))))
        return float(np.mean(values)), float(np.mean(scores))

    before = missed()
    for _ in range(60):
        run.learn(3e-3)
    after = missed()
    assert after[0] < before[0] / 2
    assert after[1] < before[1]


@pytest.mark.parametrize("name", shipped("alphazero"))
def test_shipped_weights_beat_random_after_a_glance(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load("alphazero")
    for constant in ("SIMULATIONS", "DRAWN"):
        monkeypatch.setattr(module, constant, 2)
    bot = getattr(module, name.capitalize())
    result = run_match(bastide.load_game(name, 2), [bot, "random"], 2, seed=3)
    assert result.standings()[0].share.value == 1.0
    assert (EXAMPLES / "weights" / f"alphazero-{name}.npz").stat().st_size < 300_000


def test_weights_of_other_digests_are_refused(zero: ModuleType, digests: Digests, tmp_path: Path) -> None:
    net = zero.Net(digests)
    net.version = np.array("0")
    net.keep(tmp_path / "old.npz")
    with pytest.raises(ValueError, match="version 0, not 1"):
        zero.Net(digests).take(tmp_path / "old.npz")
