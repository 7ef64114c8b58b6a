"""What chance decides: all unseen tiles of a stack are equally likely, and so is all else (PRA-020, PRA-027)."""

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import act, legal, playout
from bastide.games.praga.kernel.state import Position


def chances(state: Position) -> list[tuple[int, float]]:
    """Return the outcomes and their probabilities where chance decides."""
    outcomes = legal.listed(state)
    return [(action, 1 / len(outcomes)) for action in outcomes]


def draw(state: Position, number: int) -> None:
    """Make the chance decision that a number of 31 bits picks."""
    found = legal.buffer()
    act.act(state, found[i64(number) * legal.legal(state, found) >> playout.BITS])
