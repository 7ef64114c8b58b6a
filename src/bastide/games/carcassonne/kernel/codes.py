"""The action codes of Carcassonne: every decision and every draw is one integer.

How they are written, what they mean and which question they answer stands in `words/decisions.py`.

The plane has endless cells, the board a number for each that can matter: cell = (x + WIDTH * y) mod CELLS.
Two cells with the same number are WIDTH steps apart or more, since balls of REACH steps around the
multiples of the lattice tile the plane; 72 connected tiles with the cells around them span 73 steps.

After them names for what the kernel counts: phases, events, ways of scoring, directions on the board.
"""

from typing import Final

from bastide.engine.arrays import i64, vec

KINDS: Final = 24
SEATS: Final = 5
SLOTS: Final = 12
ROTATIONS: Final = 4
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
"""PLACE + ROTATIONS * CELLS: the size of the action space."""

SLOT_NONE: Final = 0
SLOT_CITY: Final = 1
SLOT_ROAD: Final = 3
SLOT_FIELD: Final = 7
SLOT_CLOISTER: Final = 11


def cell_at(x: int, y: int) -> int:
    """Return the number of the cell at (x, y)."""
    return (x + WIDTH * y) % CELLS


STARTING: Final = 0
DRAWING: Final = 1
PLACING: Final = 2
DEPLOYING: Final = 3
OVER: Final = 4
PHASE_NAMES: Final[tuple[str, ...]] = ("start", "draw", "place", "meeple", "over")
"""[phase] what it is called, which is also what it asks for."""

CITY_ONCE: Final = 0
CITY_EACH: Final = 1
CITY_MAJORITY: Final = 2
FIELD_POINTS: Final = 3
"""Points of a city for the owners of a field (CAR-112)."""
MAJORITY_POINTS: Final = 4
"""Points of a city for those with most farmers around it (CAR-133)."""
CLOISTER_POINTS: Final = 9
"""Points of a completed cloister (CAR-081)."""

HOME: Final = 0
UNFINISHED: Final = 8
EVENT_SIZE: Final = 5
"""An event: `HOME` or a type of feature (plus `UNFINISHED` at the end), node, seat, points, number of cities."""

FRONT: Final = 100
FRONT_MAX: Final = 150
"""The empty cells around 72 connected tiles are at most 146."""
PLIES_MAX: Final = 220
NOBODY: Final = -1

TILES_MAX: Final = 74
"""Tiles that a box may have."""
FRONT_CELL_AT: Final = 0
"""Where the parts of `Position.packed` begin; `state.py` says what they hold."""
FRONT_NEED_AT: Final = 150
TILE_KR_AT: Final = 300
TILE_CELL_AT: Final = 374
TILE_X_AT: Final = 448
TILE_Y_AT: Final = 522
TILE_BASE_AT: Final = 596
LEFT_AT: Final = 670
LEFT_OF_FOUR_AT: Final = 694
SCORE_AT: Final = 700
SUPPLY_AT: Final = 705
MONKS_AT: Final = 710
ASIDE_AT: Final = 745
PLIES_AT: Final = 819
LABEL_AT: Final = 1040
RING_AT: Final = 1041
KS_AT: Final = 1042
MEEPLE_AT: Final = 1043
NODE: Final = 4
"""Numbers of a node, which stand beside each other: those of node 1 are `NODE` places after those of node 0."""

STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
STEP_X: Final = vec[i64]([0, 1, 0, -1])
STEP_Y: Final = vec[i64]([-1, 0, 1, 0])
SIDES: Final = 4
NEIGHBOURS: Final = 8
"""Cells around a cell, those at its corners too."""
AROUND: Final = vec[i64]([-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1])
