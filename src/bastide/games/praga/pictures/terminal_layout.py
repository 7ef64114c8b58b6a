"""Where everything lies on the board in characters, for every size."""

from typing import Final

from bastide.engine.terminal import PLAIN
from bastide.games.praga.pictures.terminal_map import BOARD_HIGH, BOARD_WIDE, CITY, HIGH

STEPS: Final = {PLAIN: 6, 6: 6, 10: 6, 16: 8}
"""Columns of a hex at each size."""
NARROWED: Final = (PLAIN, 6)
ROWS_AT: Final = 44
"""The column of the three rows, beside the crane."""
SLOT: Final = 13
PLAZAS_HIGH: Final = 5
GRID_CELL: Final = 3
GRID_WIDE: Final = 6 * GRID_CELL + 5
GRIDS_HIGH: Final = 9
COLUMNS: Final = 100
"""Columns of the whole at the usual size."""
NARROW: Final = 79
"""Columns of the whole at the smallest sizes: there the rows stand below the crane, and the plazas in one column."""
ROW_HIGH: Final = 3
CRANE_HIGH: Final = 9


def step_for(size: int) -> int:
    """Return how many columns a hex has."""
    return STEPS.get(size, STEPS[10])


def is_narrow(size: int) -> bool:
    """Return whether the board is drawn narrow."""
    return size in NARROWED


def rows_corner(size: int) -> tuple[int, int]:
    """Return column and line where the rows of tiles begin."""
    return (0, CRANE_HIGH) if is_narrow(size) else (ROWS_AT, 0)


def city_top(size: int) -> int:
    """Return the line where the city begins."""
    return CRANE_HIGH + 3 * ROW_HIGH + 1 if is_narrow(size) else CITY


def plazas_top(size: int) -> int:
    """Return the line where the plazas begin."""
    return city_top(size) + HIGH + 1


def plazas_high(size: int) -> int:
    """Return how many lines the plazas take."""
    return 2 * PLAZAS_HIGH if is_narrow(size) else PLAZAS_HIGH


def grids_top(size: int) -> int:
    """Return the line where the grids begin."""
    return plazas_top(size) + plazas_high(size) + 1


def _abreast(size: int) -> int:
    """Return how many seats stand beside each other."""
    return (NARROW if is_narrow(size) else COLUMNS) // (BOARD_WIDE * step_for(size) // 2 + 2)


def seat_corner(seat: int, size: int) -> tuple[int, int]:
    """Return the corner of a seat's board; its name stands in the two lines above."""
    across = _abreast(size)
    top = grids_top(size) + GRIDS_HIGH + 2
    return seat % across * (BOARD_WIDE * step_for(size) // 2 + 2), top + seat // across * (BOARD_HIGH + 3)
