"""What stands where on the screen: the board first, and the panels share what is left."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SEATS: Final = 30
"""Columns of the seats beside the board."""
LEAST: Final = 32
"""Columns below which the drawer does not stand beside the board but below it."""
MOST: Final = 46
"""Columns beyond which the drawer grows no more."""
MODEST: Final = 40
"""The same where the board is drawn small to make room for it."""
PANEL: Final = 40
"""Columns of the seats in the drawer at most."""
SHORT: Final = 30
"""Below so many lines there are no hints of keys."""
TALL: Final = 40
USUAL: Final = 1
"""The size of the board that is drawn where there is room for it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a screen is divided; 0 columns of the drawer mean that it lies below the board."""

    seats: bool
    drawer: int
    below: int
    """Lines of the drawer where it lies below the board."""
    choices: int
    brings: int
    keys: bool

    @property
    def panel(self) -> int:
        """Columns of the seats in the drawer, without its edge, a blank at each side and the scroll bar."""
        return min(PANEL, self.drawer - 5) if self.drawer else PANEL

    @property
    def stacked(self) -> bool:
        """Whether the drawer lies below the board."""
        return self.drawer == 0


def divide(columns: int, lines: int, needs: Sequence[int], taught: bool = False) -> Layout:
    """Divide a screen for a board that needs so many columns at each of its sizes.

    Where a lesson speaks it has the lines of the drawer that would lie below the board.
    """
    choices = 3 if lines < SHORT else 5 if lines < TALL else 7
    below = 0 if taught else 3 if lines < SHORT else 5 if lines < TALL else 8
    brings = 1 if lines < TALL else 2
    keys = lines >= SHORT
    left = columns - needs[USUAL]
    if left >= SEATS + LEAST:
        return Layout(True, min(MOST, left - SEATS), 0, choices, brings, keys)
    if left >= LEAST:
        return Layout(False, min(MOST, left), 0, choices, brings, keys)
    left = columns - needs[0]
    if left >= LEAST:
        return Layout(False, min(MODEST, left), 0, choices, brings, keys)
    return Layout(False, 0, below, choices, brings, keys)


def size_of(sizes: Sequence[tuple[int, int]], columns: int, lines: int, most: int = USUAL) -> int:
    """Return which size of the board to draw: the largest that fits whole, or else the one that hides least.

    `sizes` are the columns and lines of the board at each size. The largest that is chosen is the usual one.
    """
    for number in range(most, -1, -1):
        if sizes[number][0] <= columns and sizes[number][1] <= lines:
            return number
    # A board that is moved up and down has a scroll bar beside it.
    wide = [number for number in range(most, -1, -1) if sizes[number][0] + 1 <= columns]
    return min(wide, key=lambda number: sizes[number][1], default=0)
