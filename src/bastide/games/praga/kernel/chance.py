"""What chance decides: all unseen tiles of a stack are equally likely, and so is all else (PRA-020, PRA-027)."""

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import act, codes, legal, playout, tables
from bastide.games.praga.kernel.state import Position


def chances(state: Position) -> list[tuple[int, float]]:
    """Return the outcomes and their probabilities where chance decides."""
    outcomes = legal.listed(state)
    return [(action, 1 / len(outcomes)) for action in outcomes]


def draw(state: Position, number: int) -> None:
    """Make the chance decision that a number of 31 bits picks."""
    stack = legal.drawn_from(state, state.task())
    if stack >= 0:  # nearly always: no list is needed
        act.act(state, codes.DRAW + tables.STACK_BASE[stack] + _picked(state.unseen[stack], number))
        return
    found = legal.buffer()
    act.act(state, found[i64(number) * legal.legal(state, found) >> playout.BITS])


def _picked(mask: i64, number: i64) -> i64:
    """Return the place of the bit that a number of 31 bits picks among those of a mask."""
    count: i64 = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    _i: i64
    for _i in range(number * count >> playout.BITS):
        mask &= mask - 1
    place: i64 = 0
    while mask >> place & 1 == 0:
        place += 1
    return place
