"""Where pieces lie, as flat constant tables: the action board, the city, Hunger Wall and Cathedral.

A *place* is one of the eighteen of an action board, a *space* one of the thirty for buildings in the city.
"""

from typing import Any, Final

from bastide.engine.arrays import i64, vec
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import codes, tables

# -- the action board and the city ------------------------------------------------------------

NEIGHBOURS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
WALL_CELLS: Final = (
    (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1), (0, -2),
)  # fmt: skip
_hex_of = {row["action"]: (row["q"], row["r"]) for row in BOX["action_board"]["hexes"]}
PLACE_CELLS: Final[tuple[tuple[int, int], ...]] = (*(_hex_of[name] for name in tables.ACTION_NAMES), *WALL_CELLS)
"""[place] axial q and r on the action board: six hexes around an empty centre (PRA-158), twelve walls (PRA-149)."""


def _beside(cells: tuple[tuple[int, int], ...]) -> list[i64]:
    found: list[i64] = []
    for q, r in cells:
        for dq, dr in NEIGHBOURS:
            found.append(cells.index((q + dq, r + dr)) if (q + dq, r + dr) in cells else codes.NOTHING)
    return found


BESIDE: Final = vec[i64](_beside(PLACE_CELLS))
"""[6 * place + edge] the place across the edge, or `NOTHING`."""

SPACE_BOX: Final[list[dict[str, Any]]] = BOX["city"]["building_spaces"]["list"]
PLAZA_SPACE_BOX: Final[list[dict[str, Any]]] = BOX["city"]["plazas"]["list"]
PLAZAS: Final[i64] = len(PLAZA_SPACE_BOX)
SPACE_CELLS: Final[tuple[tuple[int, int], ...]] = tuple((row["q"], row["r"]) for row in SPACE_BOX)
SPACE_NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in SPACE_BOX)
PLAZA_NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in PLAZA_SPACE_BOX)
CORNER_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
assert len(SPACE_BOX) == codes.SPACES

CITY_BESIDE: Final = vec[i64](_beside(SPACE_CELLS))
"""[6 * space + edge] the building space across the edge, or `NOTHING`."""
SPACE_PLAZA: Final = vec[i64]([PLAZA_NAMES.index(row["plaza"]) for row in SPACE_BOX])
SPACE_GOLD: Final = vec[i64]([row.get("cost_gold", 0) for row in SPACE_BOX])  # PRA-170, in the new town none (PRA-171)
SPACE_POINTS: Final = vec[i64]([row.get("points", 0) for row in SPACE_BOX])  # PRA-172
SPACE_OCCUPIED: Final = vec[i64]([sum(1 << n for n in row.get("occupied", [])) for row in SPACE_BOX])
"""[space] bit mask of the player counts with which it starts occupied (PRA-029)."""
PLAZA_COLOUR: Final = vec[i64]([tables.COLOURS.index(row["colour"]) for row in PLAZA_SPACE_BOX])
PLAZA_FROM: Final = vec[i64]([row["min_players"] for row in PLAZA_SPACE_BOX])
PLAZA_SIZE: Final = vec[i64]([sum(row["plaza"] == name for row in SPACE_BOX) for name in PLAZA_NAMES])
"""[plaza] building spaces around it."""


def corner_cells(q: int, r: int, corner: int) -> list[tuple[int, int, int]]:
    """Return the three hexes that share a corner point, each with the number of the corner there."""
    (dq, dr), (eq, er) = NEIGHBOURS[corner], NEIGHBOURS[corner - 1]
    return [(q, r, corner), (q + dq, r + dr, (corner + 4) % 6), (q + eq, r + er, (corner + 2) % 6)]


_icons = {(*row["hex"], CORNER_NAMES.index(row["corner"])) for row in BOX["city"]["blue_corners"]["list"]}
PRINTED: Final = vec[i64](
    [sum(point in _icons for point in corner_cells(q, r, c)) for q, r in SPACE_CELLS for c in range(codes.ROTATIONS)]
)
"""[6 * space + corner] blue corner icons printed on the board at this point (PRA-161)."""

PLACE_NAMES: Final[tuple[str, ...]] = (
    *tables.ACTION_NAMES,
    *(f"w{number + 1}" for number in range(codes.WALL_PLACES)),
    *SPACE_NAMES,
)
"""[place] hexes of the action board, places of walls, then the spaces of the city."""
assert len(PLACE_NAMES) == codes.BOARD_PLACES + codes.SPACES

# -- Hunger Wall and Cathedral ------------------------------------------------------------------

ROWS: Final[i64] = BOX["grids"]["rows"]
COLUMNS: Final[i64] = BOX["grids"]["columns"]
_tier: list[i64] = [0, *BOX["grids"]["tier_of_row"], 99]
TIER: Final = vec[i64](_tier)
"""[row] its tier; rows count from 1."""
CROSS_GOLD: Final = vec[i64]([0, BOX["grids"]["tier_cost_1_2"]["gold"], BOX["grids"]["tier_cost_2_3"]["gold"]])
"""[tier left] gold to pay for crossing into the next one (PRA-237)."""
CROSS_STONE: Final = vec[i64]([0, BOX["grids"]["tier_cost_1_2"]["stone"], BOX["grids"]["tier_cost_2_3"]["stone"]])
CLIMB_WINDOWS: Final[i64] = BOX["grids"]["up_cost"]["silver_window"]
_column_value: list[i64] = [0, *BOX["grids"]["column_value"]]
COLUMN_VALUE: Final = vec[i64](_column_value)
_row_points: list[i64] = [0, *BOX["hunger_wall"]["row_points"], 0, *BOX["cathedral"]["row_points"]]
ROW_POINTS: Final = vec[i64](_row_points)
"""[7 * grid + row]"""
CELL_SIDE: Final = -1
CELL_UP: Final = -2
TIERS: Final[tuple[str, ...]] = ("original", "A", "B")
"""What the tiers of a grid may be (PRA-289)."""
TIER_NAMES: Final = {"original": "original", "A": "alt_A", "B": "alt_B"}


def _cell(code: str) -> int:
    return CELL_SIDE if code == "side" else CELL_UP if code == "up" else int(code[1:] or "0")


def _grid_cells(hunger_wall: str, cathedral: str) -> list[int]:
    """Return the cells of both grids with these tiers."""
    grids = (BOX["hunger_wall"][TIER_NAMES[hunger_wall]], BOX["cathedral"][TIER_NAMES[cathedral]])
    return [_cell(code) for grid in grids for row in grid for code in row]


GRID_CELLS: Final[list[vec[i64]]] = [
    vec[i64](_grid_cells(hunger_wall, cathedral)) for hunger_wall in TIERS for cathedral in TIERS
]
"""[3 * tiers of the Hunger Wall + tiers of the Cathedral] the cells of both: [36 * grid + 6 * row + column], from 0."""
