"""What a seat has, read from a position in one line, and between which bounds."""

from collections.abc import Callable
from typing import Final

from bastide.engine.errors import require
from bastide.games.praga.kernel import codes, places, tables
from bastide.games.praga.words.pieces import read_numbers

RANGES: Final[dict[int, Callable[[], tuple[int, int]]]] = {
    0: lambda: (0, int(tables.MAX_GOOD)),
    1: lambda: (0, int(tables.MAX_GOOD)),
    codes.TECHNOLOGY: lambda: (0, int(tables.TECH_STEPS)),
    codes.UNIVERSITY: lambda: (0, int(tables.UNIVERSITY_STEPS)),
    codes.MINE: lambda: (int(tables.TRACK_START[0]), int(tables.TRACK_LAST[0])),  # PRA-046
    codes.QUARRY: lambda: (int(tables.TRACK_START[1]), int(tables.TRACK_LAST[1])),
    codes.GRID: lambda: (1, int(places.ROWS)),
    codes.GRID + 1: lambda: (1, int(places.COLUMNS)),
    codes.GRID + 2: lambda: (1, int(places.ROWS)),
    codes.GRID + 3: lambda: (1, int(places.COLUMNS)),
    codes.PAWN: lambda: (0, tables.REGIONS),
    codes.CUBES: lambda: (0, 11),
    codes.WEALTH: lambda: (0, 7),
    codes.SEAL_MASK: lambda: (0, (1 << tables.SEALS) - 1),
    codes.SEAL_CUBES: lambda: (0, 2),
    codes.TOKEN_FIELD: lambda: (0, tables.TOKENS),
    codes.TOKEN_FIELD + 1: lambda: (0, tables.TOKENS),
    codes.LASTING: lambda: (0, (1 << 12) - 1),
    codes.LASTING + 1: lambda: (0, (1 << 12) - 1),
    codes.LASTING + 2: lambda: (0, (1 << 12) - 1),
    codes.ONE_TIME: lambda: (0, (1 << 24) - 1),
    codes.V_BRIDGE: lambda: (0, 12),
    codes.V_CATHEDRAL: lambda: (0, 12),
    codes.UPGRADE_MASK: lambda: (0, (1 << 30) - 1),
    codes.WALL_COUNT: lambda: (0, 12),
    codes.WALL_COUNT + 1: lambda: (0, int(tables.TURNS_EACH)),
}
"""Fields of a seat with a range of their own; the others are below a thousand."""


def upgrades(tile: int, action: int) -> bool:
    """Return whether a tile is an upgrade of an action."""
    return 0 <= tile < codes.FIRST_WALL and int(tables.ACTION[tile]) == action


def read_seat(field: str, text: str) -> list[int]:
    """Return the numbers of a seat."""
    numbers = read_numbers(field, text, codes.FIELDS)
    for name, number in enumerate(numbers):
        low, high = 0, 999
        if name in RANGES:
            low, high = RANGES[name]()
        elif name >= codes.SPENT:
            high = (1 << 18) - 1
        elif name >= codes.BOARD:
            high = codes.FIRST_BUILDING * codes.ROTATIONS
        require(low <= number <= high, field, f"number {name + 1} is between {low} and {high}")
    walls = 0
    for place in range(codes.BOARD_PLACES):
        there = numbers[codes.BOARD + place]
        if not there:
            continue
        tile = (there - 1) // codes.ROTATIONS
        fits = tile >= codes.FIRST_WALL if place >= codes.HEXES else upgrades(tile, place)
        require(fits, field, f"{tables.TILE_NAMES[tile]} cannot lie on place {place}")
        walls += place >= codes.HEXES
        owned = tile >= codes.FIRST_WALL or numbers[codes.UPGRADE_MASK] >> tile & 1
        require(owned, field, f"{tables.TILE_NAMES[tile]} lies on the board without being owned")
    require(walls == numbers[codes.WALL_COUNT], field, f"{walls} walls are built, not {numbers[codes.WALL_COUNT]}")
    require(not numbers[codes.ONE_TIME] & (1 << 12) - 1, field, "lasting technologies are no one-time ones")
    return numbers
