"""Many games that are copied and pickled go on alike from there, and each by itself."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import bastide
from bastide.adapters.seating import Policy
from bastide.engine.registry import BUNDLED
from tests.adapters.tables import short
from tests.adapters.test_vector import made


def first_of_all(_observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


FIRST_OF_ALL = Policy(first_of_all)
"""By a function that other processes find by its name."""


@pytest.mark.parametrize(
    "travel", [copy.deepcopy, lambda envs: pickle.loads(pickle.dumps(envs))], ids=["copy", "pickle"]
)
@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize(
    "opponents", ["self", ["random"], ["greedy"], [FIRST_OF_ALL]], ids=["self", "random", "bot", "policy"]
)
def test_a_copy_goes_on_as_what_it_was_made_of_and_by_itself(opponents: Any, mode: str, travel: Any) -> None:
    asked: Any = {"opponents": opponents, "seat": "random", "reward": "points", "autoreset_mode": mode}
    envs = made("carcassonne", 2, **asked)
    unbegun = travel(envs)
    assert unbegun.spec.id == envs.spec.id
    for each in (unbegun, envs):
        each.reset(seed=4)
        each.action_space.seed(6)
    for _ in range(9):
        actions = envs.action_space.sample()
        assert (unbegun.action_space.sample() == actions).all()
        for each in (unbegun, envs):
            each.step(actions)
    envs.choices()
    before, twin = [envs.state(i) for i in range(2)], travel(envs)
    ends, played = 0, []
    for _ in range(30):
        played.append(twin.action_space.sample())
        ends += int(twin.step(played[-1])[2].sum())
    assert ends > 2
    assert [envs.state(i) for i in range(2)] == before, "a step of one is no step of the other"
    twin = travel(envs)
    for actions in played:
        assert (twin.action_space.sample() == actions).all()
        ours, theirs = envs.step(actions), twin.step(actions)
        assert all((one == other).all() for one, other in zip(ours[:4], theirs[:4], strict=True))
        assert all(np.array_equal(ours[4][told], theirs[4][told]) for told in ("action_mask", "seat", "rewards"))
        assert ours[4].keys() == theirs[4].keys()


@pytest.mark.parametrize("name", BUNDLED)
def test_a_copy_of_every_game_sees_what_it_saw(name: str) -> None:
    envs = made(name, 2, observation="dict", copy=False)
    envs.reset(seed=1)
    for _ in range(12):
        observations, *_, infos = envs.step(envs.action_space.sample())
    twin = copy.deepcopy(envs)
    assert (twin.action_masks() == infos["action_mask"]).all()
    actions = envs.action_space.sample()
    again, *_ = twin.step(actions)
    observations, *_ = envs.step(actions)
    assert all((observations[part] == again[part]).all() for part in observations)
    assert not any(np.shares_memory(observations[part], again[part]) for part in observations)


@pytest.mark.parametrize("travel", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize("name", BUNDLED)
def test_a_copy_of_a_batch_goes_on_as_what_it_was_made_of_and_by_itself(name: str, travel: Any) -> None:
    batch = bastide.Batch(name, 2, seed=5, options=short(name), reward="margin")
    for _ in range(23):
        batch.step(batch.sample())
    before, twin = [batch.state(i) for i in range(2)], travel(batch)
    assert (twin.final_scores == batch.final_scores).all()
    assert (twin.dones == batch.dones).all()
    for _ in range(10):
        twin.step(twin.sample())
    assert [batch.state(i) for i in range(2)] == before, "a step of one is no step of the other"
    twin = travel(batch)
    for _ in range(20):
        actions = batch.sample()
        assert (twin.sample() == actions).all()
        for each in (batch, twin):
            each.step(actions)
        for array in ("masks", "observations", "rewards", "dones", "seats", "final_scores"):
            assert (getattr(batch, array) == getattr(twin, array)).all()
        assert not np.shares_memory(batch.observations, twin.observations)
