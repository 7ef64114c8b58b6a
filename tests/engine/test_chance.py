"""Chance: fair, checkable, and with the probabilities the game names."""

import hashlib
import random
from collections import Counter

import pytest

import bastide

from .toy import harbour


def start() -> bastide.State:
    return harbour(2).new_initial_state()


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    for seed in (b"", b"a", bytes(32)):
        assert bastide.FairChance(seed).commitment == hashlib.sha256(seed).hexdigest()


def test_the_choice_depends_on_seed_and_ply_alone() -> None:
    state = start()
    state.apply("draw blue")
    first = bastide.FairChance(b"x").choose(state)
    assert all(bastide.FairChance(b"x").choose(state.clone()) == first for _ in range(5))
    choices = {bastide.FairChance(bytes([n])).choose(state) for n in range(60)}
    assert choices == set(state.legal_actions()), "other seeds choose otherwise"


def test_shares_are_the_probabilities() -> None:
    state = start()
    state.apply("draw blue")
    expected = dict(state.chance_outcomes())
    rng = random.Random(1)
    for count in (
        Counter(bastide.FairChance(n.to_bytes(4, "big")).choose(state) for n in range(6000)),
        Counter(bastide.random_chance(state, rng) for _ in range(6000)),
    ):
        for action, probability in expected.items():
            assert count[action] / 6000 == pytest.approx(probability, abs=0.03)


def test_chance_decides_at_chance_nodes_only() -> None:
    state = start()
    for _ in range(4):
        state.apply_action(bastide.random_chance(state, random.Random(1)))
    with pytest.raises(ValueError, match="chance"):
        bastide.random_chance(state, random.Random(1))
    with pytest.raises(ValueError, match="chance"):
        bastide.FairChance(b"x").choose(state)
