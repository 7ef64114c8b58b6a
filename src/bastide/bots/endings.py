"""The last turns of a game in full: every outcome of chance, and every seat's best turn, to the end.

Where at most two turns are to come after the one on hand, nothing need be sampled. Each turn is worth the mean over
all that may be drawn, each draw what the seat that then decides makes of it (expectimax, as max-n with several seats);
the last turn of all is the evaluation's best, which is exact, since an evaluation of a finished game is.
"""

from collections.abc import Callable
from typing import Any, Final

from bastide.bots.evaluation import Evaluator, Turn
from bastide.bots.prospects import Prospects
from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.margin import margin
from bastide.engine.moves import Moves

IN_SIGHT: Final = 2
"""Turns to come, after the one on hand, from which on a game is played out in full."""

Ends = list[tuple[float, list[float]]]
"""How a game may end: chances, and the points of every seat."""


class Endings:
    """Plays out what is left of a game."""

    def __init__(
        self, moves: Moves, evaluator: Evaluator, prospects: Prospects, look: Callable[[], None] | None = None
    ) -> None:
        """Take who says what follows, is best and is wanted; `look` is called on the way, and may raise to stop it."""
        self._moves: Final = moves
        self._evaluator: Final = evaluator
        self._prospects: Final = prospects
        self._look: Final = look

    def of(self, position: Any, turn: Turn, width: int) -> Ends:
        """Return how a game may end after a turn, if each seat has its so many best turns to choose from."""
        after = position.clone()
        for action in turn[1]:
            self._moves.act(after, action)
        return self._ends(after, width)

    def wanted(self, ends: Ends, seat: int) -> float:
        """Return what a seat wants of ends like these."""
        return sum(chance * self._prospects.ended(points, margin(points, seat), seat) for chance, points in ends)

    def _ends(self, position: Any, width: int) -> Ends:
        seat = position.current_player()
        if seat == TERMINAL:
            return [(1.0, self._evaluator.value(position))]
        if self._look is not None:
            self._look()
        if seat == CHANCE:
            return [
                (chance * further, points)
                for action, chance in self._moves.chances(position)
                for further, points in self._ends(self._moves.after(position, action), width)
            ]
        if self._prospects.left(position) == 0:
            return self._ends(self._evaluator.reply(position), width)
        found = [self.of(position, turn, width) for turn in self._evaluator.turns(position)[:width]]
        return max(found, key=lambda ends: self.wanted(ends, seat))


def lead_of(ends: Ends, seat: int) -> float:
    """Return the lead to expect."""
    return sum(chance * margin(points, seat) for chance, points in ends)


def width_for(left: int, turns: int, replies: int) -> int:
    """Return of how many turns each seat may choose, so that no more than so many last turns are looked for.

    `left` turns are to come after the one on hand, for which there are `turns`. 0: too many for that.
    """
    if not 1 <= left <= IN_SIGHT:
        return 0
    if left == 1:
        return turns if turns <= replies else 0
    width = int((replies / IN_SIGHT) ** 0.5)
    return width if width > 1 else 0
