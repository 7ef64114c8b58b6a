"""What chance decides: the neutral tiles and the first turn order, all outcomes as likely (CAY-031, CAY-032)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import act, legal, playout
from bastide.games.caylus.kernel.state import Position


def chances(state: Position) -> list[tuple[int, float]]:
    """Return the outcomes and their probabilities."""
    outcomes = legal.listed(state)
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


def draw(state: Position, number: int) -> None:
    """Decide as chance does, by a number of 31 bits."""
    into = vec[i64]([0] * legal.MOST_LEGAL)
    act.act(state, into[i64(number) * legal.legal(state, into) >> playout.BITS])
