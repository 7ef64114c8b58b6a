"""What a bot wants of a game: to win first, and points second.

How a game will end is known the better, the fewer turns are to come. A lead is therefore turned into the chance to win
with it, as if what is to come moved it like so many independent steps; that is told in points again, so that early in
a game, when no lead is safe, it is nearly the lead itself.
"""

from collections.abc import Callable
from math import erf, pi, sqrt
from typing import Any, Final

from bastide.engine.game import Judging

POINTS: Final = 0.02
"""The part of what is wanted that is points; the rest is winning."""

SETTLED: Final = 0.05
"""Points by which the lead of a finished game may still move: none, but a division needs some."""


class Prospects:
    """Turns leads into what is wanted, for a game that says how many turns are to come."""

    def __init__(self, judging: Judging | None, root: Any) -> None:
        """Take the position from which a bot looks ahead; without `Judging.left` a lead is wanted as it is."""
        self._left: Final[Callable[[Any], int] | None] = None if judging is None else judging.left
        self._sway: Final = 0.0 if judging is None else judging.sway
        self._scale: Final = sqrt(2 * pi) * self.unsettled(root)

    def left(self, position: Any) -> int | None:
        """Return how many turns are to come after the one on hand; None where nobody knows."""
        return None if self._left is None else self._left(position)

    def unsettled(self, position: Any) -> float:
        """Return by how many points a lead may still move, as a standard deviation; 0 where nobody knows."""
        left = self.left(position)
        return 0.0 if left is None else self._sway * sqrt(left + 1)

    def wanted(self, lead: float, position: Any) -> float:
        """Return what a lead in a position of a running game is worth, in points at the root."""
        return lead if self._left is None else self._told(lead, self.unsettled(position))

    def ended(self, scores: list[float], lead: float, seat: int) -> float:
        """Return the same of a game that is over, by its scores; the lead itself where nobody knows what is to come."""
        if self._left is None:
            return lead
        return self._told(scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0.0), SETTLED)

    def _told(self, lead: float, unsettled: float) -> float:
        share = erf(lead / (sqrt(2) * unsettled)) / 2
        return (1 - POINTS) * self._scale * share + POINTS * lead
