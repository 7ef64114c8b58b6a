"""What is done a thousand times and forgotten leaves nothing behind, in both builds."""

import tracemalloc
from collections.abc import Callable
from random import Random

import pytest

import bastide
from bastide.adapters.batch import Batch
from bastide.adapters.sight import Sight

pytestmark = pytest.mark.slow

TIMES = 100
LEFT = 200 * TIMES
"""Bytes that may be left: far less than the smallest array for each time."""


def begun(name: str) -> bastide.State:
    rng, state = Random(4), bastide.load_game(name).new_initial_state()
    for _ in range(40):
        state.apply_action(rng.choice(state.legal_actions()))
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    return state


def listed(state: bastide.State) -> None:
    state.clone().legal_actions()


def made(state: bastide.State) -> None:
    after = state.clone()
    after.apply_action(after.legal_actions()[-1])
    after.current_player()


def drawn_anew(state: bastide.State) -> None:
    state.resample_from_infostate(0, 1).legal_actions()


def looked_at(state: bastide.State) -> None:
    Sight(state.game).observe(state, 0)


def stepped(state: bastide.State) -> None:
    batch = Batch(state.game, 1)
    batch.step(batch.sample())
    batch.observations.sum()
    batch.choices()


def left_by(work: Callable[[bastide.State], None], state: bastide.State) -> int:
    """Return the bytes that are there after doing something many times, and were not before."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(TIMES):
            work(state)
        return tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()


@pytest.mark.filterwarnings("ignore:the rules are not compiled")
@pytest.mark.parametrize("work", [listed, made, drawn_anew, looked_at, stepped])
@pytest.mark.parametrize("name", bastide.games())
def test_nothing_is_left_behind(name: str, work: Callable[[bastide.State], None]) -> None:
    state = begun(name)
    for _ in range(5):
        work(state)
    # what is left behind is left every time; what another thread keeps meanwhile, as that of the tests' runner, is not
    assert any(left_by(work, state) < LEFT for _ in range(3))
