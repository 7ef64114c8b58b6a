"""Points, favours and cubes that a seat has, gains or loses (section A of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position


def lose(state: Position, seat: i64, points: i64) -> i64:
    """Take points from a seat, down to 0 at most, and return what it really lost, negative (CAY-009)."""
    if state.score[seat] + points < 0:
        points = -state.score[seat]
    state.score[seat] += points
    return points


def plain_cubes(state: Position, seat: i64) -> i64:
    """Return how many cubes a seat has that are not gold (CAY-007)."""
    cubes, base = state.cubes, seat * codes.CUBES
    return cubes[base] + cubes[base + 1] + cubes[base + 2] + cubes[base + 3]


def total_cubes(state: Position, seat: i64) -> i64:
    """Return how many cubes a seat has, gold included (CAY-006)."""
    cubes, base = state.cubes, seat * codes.CUBES
    return cubes[base] + cubes[base + 1] + cubes[base + 2] + cubes[base + 3] + cubes[base + 4]


def kinds_of_cubes(state: Position, seat: i64, kinds: i64) -> i64:
    """Return how many of the first `kinds` of cube a seat has any of."""
    count: i64 = 0
    cube: i64
    for cube in range(kinds):
        if state.cubes[seat * codes.CUBES + cube]:
            count += 1
    return count


def first_cube(state: Position, seat: i64) -> i64:
    """Return the first kind of cube that a seat has any of; it has one."""
    cube: i64 = 0
    while state.cubes[seat * codes.CUBES + cube] == 0:
        cube += 1
    return cube


def fill_cubes(state: Position, seat: i64, code: i64, kinds: i64, into: vec[i64]) -> i64:
    """List the cubes that a seat has among the first `kinds`, as `code` + cube; return how many (CAY-017)."""
    count: i64 = 0
    cube: i64
    for cube in range(kinds):
        if state.cubes[seat * codes.CUBES + cube]:
            into[count] = code + cube
            count += 1
    return count


def grant(state: Position, seat: i64, favours: i64) -> None:
    """Give royal favours, to be resolved at once one after the other (CAY-250, CAY-251, CAY-300)."""
    if state.simple:
        while favours:
            state.score[seat] += tables.SIMPLE_POINTS
            state.note(codes.EV_FAVOUR_SIMPLE, seat, 0, 0, 0, tables.SIMPLE_POINTS)
            favours -= 1
    elif favours:
        state.lucky = seat
        state.waiting += favours
