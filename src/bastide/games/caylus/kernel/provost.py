"""Phase 4: the provost's move (section G of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position


def fill_steps(state: Position, most: i64, into: vec[i64]) -> i64:
    """List the moves of up to so many spaces that stay on the road, over any space (CAY-124); return how many."""
    count: i64 = 0
    steps: i64
    for steps in range(-codes.STEPS, codes.STEPS + 1):
        there = state.provost + steps
        if steps and -most <= steps <= most and 1 <= there <= codes.SPACES:  # CAY-103, CAY-123
            into[count] = codes.PROVOST + codes.STEPS + steps - (1 if steps > 0 else 0)
            count += 1
    return count


def steps_of(code: i64) -> i64:
    """Return by how many spaces a `provost` action moves, backward negative (CAY-122)."""
    steps = code - codes.PROVOST - codes.STEPS
    return steps if steps < 0 else steps + 1


def move(state: Position, seat: i64, steps: i64) -> None:
    """Move the provost from where he stands, paying in phase 4 (CAY-101, CAY-121, CAY-125)."""
    cost: i64 = 0
    if state.phase == codes.MOVING:
        cost = tables.PROVOST_COINS * (steps if steps > 0 else -steps)
    state.deniers[seat] -= cost
    state.note(codes.EV_PROVOST, seat, state.provost, state.provost + steps, cost, 0)
    state.provost += steps


def provost_next(state: Position) -> bool:
    """Ask the next player in passing order to move the provost; return whether all have been (CAY-112, CAY-120).

    Whoever cannot pay for one space has no choice.
    """
    if state.at == state.players:
        return True
    seat = state.passed[state.at]
    state.at += 1
    if state.deniers[seat] >= tables.PROVOST_COINS:
        state.player = seat
        state.ask = codes.ASK_PROVOST
    return False
