"""What a position is worth to bots: the points so far, and what cards in hand and on the pile promise."""

from collections.abc import Mapping
from typing import Final

from bastide_newgame import rules
from bastide_newgame.rules import Position

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    # what: (start, lowest, highest)
    "card": (1.0, 0.0, 3.0),  # points that a card in hand will bring
    "step": (0.5, 0.0, 2.0),  # points that each value above the pile is worth to the seat on turn
}


class Evaluator:
    """Judges positions by counting."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        """Judge with these weights; those that are left out are at their start."""
        given = weights or {}
        self._card, self._step = (given.get(name, start) for name, (start, _, _) in WEIGHTS.items())

    def value(self, position: Position) -> list[float]:
        """Return the expected final points of every seat."""
        values = [float(points) for points in position.points]
        if position.asked() != rules.OVER:
            values[position.turn] += self._step * (rules.VALUES - position.top)
            for seat, hand in enumerate(position.hands):
                values[seat] += self._card * sum(hand)
        return values
