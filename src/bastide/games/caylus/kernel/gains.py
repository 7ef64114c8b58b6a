"""Points, favours and cubes that a seat gains or loses. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import codes, tables

if TYPE_CHECKING:
    from bastide.games.caylus.kernel.state import State


def lose(state: "State", seat: i64, points: i64) -> i64:
    """Take points from a seat, down to 0 at most, and return what it really lost, negative (CAY-009)."""
    if state.score[seat] + points < 0:
        points = -state.score[seat]
    state.score[seat] += points
    return points


def plain_cubes(state: "State", seat: i64) -> i64:
    """Return how many cubes a seat has that are not gold."""
    cubes, base = state.cubes, seat * codes.CUBES
    return cubes[base] + cubes[base + 1] + cubes[base + 2] + cubes[base + 3]


def grant(state: "State", seat: i64, favours: i64) -> None:
    """Give royal favours, to be resolved at once one after the other (CAY-251, CAY-300)."""
    if state.simple:
        while favours:
            state.score[seat] += tables.SIMPLE_POINTS
            state.note(codes.EV_FAVOUR_SIMPLE, seat, 0, 0, 0, tables.SIMPLE_POINTS)
            favours -= 1
    elif favours:
        state.lucky = seat
        state.waiting += favours
