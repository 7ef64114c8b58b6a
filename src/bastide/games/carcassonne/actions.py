"""The action codes of Carcassonne: every decision and every draw is one integer.

| kind     | codes                   | argument                                                     |
| -------- | ----------------------- | ------------------------------------------------------------ |
| `draw`   | `DRAW` + 0 … 23         | kind of tile, A to X (chance, CAR-012)                       |
| `start`  | `START` + 0 … 4         | seat that begins (chance, CAR-016)                           |
| `meeple` | `MEEPLE` + 0 … 11       | slot: none, city.0-1, road.0-3, field.0-3, cloister (CAR-035) |
| `place`  | `PLACE` + 4 * cell + r  | cell and rotation in quarter turns (CAR-025)                 |

The plane has endless cells, the board a number for each that can matter: cell = (x + WIDTH * y) mod CELLS.
Two cells with the same number are WIDTH steps apart or more, since balls of REACH steps around the
multiples of the lattice tile the plane; 72 connected tiles with the cells around them span 73 steps.
"""

from typing import Final

from bastide.engine.arrays import i64

KINDS: Final = 24
SEATS: Final = 5
SLOTS: Final = 12
REACH: Final = 37
WIDTH: Final = 75
"""2 * REACH + 1."""
CELLS: Final = 2813
"""REACH² + (REACH + 1)²: how many cells a ball of REACH steps has."""

DRAW: Final = 0
START: Final = 24
MEEPLE: Final = 29
PLACE: Final = 41
ACTIONS: Final = 11293
"""PLACE + 4 * CELLS: the size of the action space."""

SLOT_NONE: Final = 0
SLOT_CITY: Final = 1
SLOT_ROAD: Final = 3
SLOT_FIELD: Final = 7
SLOT_CLOISTER: Final = 11


def cell_at(x: int, y: int) -> int:
    """Return the number of the cell at (x, y)."""
    return (x + WIDTH * y) % CELLS


def place_code(cell: i64, rotation: i64) -> i64:
    """Return the action that lays the tile in hand on a cell, turned clockwise by quarter turns."""
    return PLACE + 4 * cell + rotation
