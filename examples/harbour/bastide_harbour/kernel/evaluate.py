"""What a position is worth to bots: the points so far, and what goods in hand and in store promise."""

from collections.abc import Mapping
from typing import Final

from bastide_harbour.kernel import codes
from bastide_harbour.kernel.act import kinds_stored
from bastide_harbour.kernel.state import Position

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    # what: (start, lowest, highest)
    "good": (1.6, 0.0, 3.0),  # points that a good in hand will bring
    "sale": (0.4, 0.0, 1.0),  # how probable it is that a sale is taxed
}
BEYOND_POINTS: Final = ("good",)
"""A good in hand is a plan; a sale is points on the table."""


class Evaluator:
    """Judges positions by counting."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        """Judge with these weights; those that are left out are at their start."""
        given = weights or {}
        self._good, self._sale = (given.get(name, start) for name, (start, _, _) in WEIGHTS.items())

    def value(self, position: Position) -> list[float]:
        """Return the expected final points of every seat."""
        values = [float(points) for points in position.points]
        if position.phase == codes.OVER:
            return values
        for seat in range(position.players):
            values[seat] += kinds_stored(position, seat)
            values[seat] += self._good * sum(position.hand(seat)) * may_still_sell(position, seat)
        if position.good != codes.NO_GOOD:
            values[position.turn] += (position.price or codes.PRICE_MAX) - self._sale
            values[(position.turn + 1) % position.players] += self._sale
        return values


def may_still_sell(position: Position, seat: int) -> bool:
    """Return whether a seat has a turn, now or later."""
    return position.round + 1 < int(position.setup.options["rounds"]) or position.turn <= seat
