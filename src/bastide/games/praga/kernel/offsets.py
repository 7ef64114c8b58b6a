"""Where each number of an observation stands, found by its name in the layout: parts, rows, columns. Compiled."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import tables
from bastide.games.praga.kernel.layout import LAYOUT


def _first(part: str) -> int:
    """Return where a part begins."""
    return LAYOUT.offsets[part]


def _row(part: str) -> int:
    """Return how many numbers a row of a part has."""
    return len(LAYOUT[part].slots)


def _column(part: str, slot: str) -> int:
    """Return where a number stands in its row."""
    return [found.name for found in LAYOUT[part].slots].index(slot)


TILES: Final[i64] = _first("tiles")
TILE_ROW: Final[i64] = _row("tiles")
TILE_SLOT: Final[i64] = _column("tiles", "slot")
TILE_UNSEEN: Final[i64] = _column("tiles", "unseen")
TILE_UNDER: Final[i64] = _column("tiles", "under")

BOARDS: Final[i64] = _first("boards")
BOARD_ROW: Final[i64] = _row("boards")
BOARD_TILE: Final[i64] = _column("boards", "tile")
BOARD_ROTATION: Final[i64] = _column("boards", "rotation")
BOARD_SPENT: Final[i64] = _column("boards", "spent.edge.0")
"""The first of the connections of a tile: its edges, then its corners, both ways."""

CITY: Final[i64] = _first("city")
CITY_ROW: Final[i64] = _row("city")
CITY_BUILDING: Final[i64] = _column("city", "building")
CITY_ROTATION: Final[i64] = _column("city", "rotation")
CITY_CUBE: Final[i64] = _column("city", "cube")

PLAZAS: Final[i64] = _first("plazas")
PLAZA_ROW: Final[i64] = _row("plazas")
PLAZA_TILE: Final[i64] = _column("plazas", "tile")
PLAZA_RESOLVED: Final[i64] = _column("plazas", "resolved")

TECHNOLOGIES: Final[i64] = _first("technologies")
TECHNOLOGY_ROW: Final[i64] = _row("technologies")
TECHNOLOGY_UNSEEN: Final[i64] = _column("technologies", "unseen")
TECHNOLOGY_UNDER: Final[i64] = _column("technologies", "under")
TECHNOLOGY_OPEN: Final[i64] = _column("technologies", "open")
TECHNOLOGY_OWNER: Final[i64] = _column("technologies", "owner")
TECHNOLOGY_FRESH: Final[i64] = _column("technologies", "fresh")
TECHNOLOGY_USED: Final[i64] = _column("technologies", "used")

BRIDGE: Final[i64] = _first("bridge")
SPAN_ROW: Final[i64] = _row("bridge")
SPAN_TILE: Final[i64] = _column("bridge", "tile")
SPAN_SIDE: Final[i64] = _column("bridge", "side_b")

BRIDGE_TILES: Final[i64] = _first("bridge_tiles")
BRIDGE_ROW: Final[i64] = _row("bridge_tiles")
BRIDGE_UNSEEN: Final[i64] = _column("bridge_tiles", "unseen")
BRIDGE_UNDER: Final[i64] = _column("bridge_tiles", "under")
BRIDGE_OPEN: Final[i64] = _column("bridge_tiles", "open")
BRIDGE_IN_STACK: Final[i64] = _column("bridge_tiles", "at_bridge")
"""In the V stack at the bridge; the one at the Cathedral follows."""
BRIDGE_OWNER: Final[i64] = _column("bridge_tiles", "owner")

CRANE: Final[i64] = _first("crane")
CRANE_ROW: Final[i64] = _row("crane")
CRANE_SECTOR: Final[i64] = _column("crane", "sector")
CRANE_TILE: Final[i64] = _column("crane", "tile")
CRANE_POINTS: Final[i64] = _column("crane", "points")

RIVER: Final[i64] = _first("river")

GRIDS: Final[i64] = _first("grids")
GRID_ROW: Final[i64] = _row("grids")
GRID_POINTS: Final[i64] = _column("grids", "points")
GRID_SIDE: Final[i64] = _column("grids", "side")
GRID_UP: Final[i64] = _column("grids", "up")

SEATS: Final[i64] = _first("seats")
SEAT_ROW: Final[i64] = _row("seats")
SEAT_PLAYS: Final[i64] = _column("seats", "plays")
SEAT_FIELDS: Final[i64] = _column("seats", "score")
"""The first of `layout.SEAT_FIELDS`."""
SEAT_GRIDS: Final[i64] = _column("seats", f"{tables.GRID_NAMES[0]}.row")
SEAT_WEALTH: Final[i64] = _column("seats", f"wealth.{tables.WEALTH_NAMES[0]}")
SEAT_SEALS: Final[i64] = _column("seats", tables.SEAL_NAMES[0])
SEAT_UPGRADES: Final[i64] = _column("seats", tables.TILE_NAMES[0])
"""Where the bits begin: one for each wealth bonus, seal, upgrade tile."""

TURN: Final[i64] = _first("turn")
ASKED: Final[i64] = _column("turn", "asked")
ACTIVE: Final[i64] = _column("turn", "active")
FIRST: Final[i64] = _column("turn", "first")
ARGUMENT: Final[i64] = _column("turn", "argument")
SECOND: Final[i64] = _column("turn", "second")
WAITING: Final[i64] = _column("turn", "waiting")
ERA: Final[i64] = _column("turn", "era")
NUMBER: Final[i64] = _column("turn", "number")
PLATFORM: Final[i64] = _column("turn", "platform")
TAKEN: Final[i64] = _column("turn", "taken")
MAIN: Final[i64] = _column("turn", "main")
WHEEL: Final[i64] = _column("turn", "wheel")
BOUGHT: Final[i64] = _column("turn", "bought")
EXTRA: Final[i64] = _column("turn", "extra")
REFRESHED: Final[i64] = _column("turn", "refreshed")
DOING: Final[i64] = _column("turn", "doing")
OWN: Final[i64] = _column("turn", "own")
SOURCE: Final[i64] = _column("turn", "source")
CUT_GOLD: Final[i64] = _column("turn", "cut.gold")
CUT_STONE: Final[i64] = _column("turn", "cut.stone")
STEPS: Final[i64] = _column("turn", f"steps.{tables.GRID_NAMES[0]}")
"""Sideways moves waiting on the Hunger Wall, on the Cathedral, on either."""
OWED: Final[i64] = _column("turn", f"owed.{tables.ACTION_NAMES[0]}")
COVERED: Final[i64] = _column("turn", f"covered.{tables.ACTION_NAMES[0]}")
STREET: Final[i64] = _column("turn", "road.1.free.1")

RULES: Final[i64] = _first("rules")
TILES_B: Final[i64] = _column("rules", "tiles_b")
ROAD_TILES: Final[i64] = _column("rules", "road_1")
