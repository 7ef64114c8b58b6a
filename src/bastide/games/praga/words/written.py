"""What lies on crane, city and bridge, as a position in one line writes it."""

from bastide.games.praga.kernel import city, codes, crane, places, road, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words.lines import NONE


def joined(numbers: object) -> str:
    """Return numbers with commas between them."""
    return ",".join(str(int(number)) for number in numbers)  # type: ignore[attr-defined]


def tile_or_none(tile: int) -> str:
    """Return a tile's name, `NONE` for no tile."""
    return tables.TILE_NAMES[tile] if tile >= 0 else NONE


def crane_text(state: Position) -> str:
    """Return the tiles on the crane."""
    found = []
    for sector in range(int(tables.POSITIONS)):
        there = int(state.notch[sector])
        if there:
            points = f"+{there >> crane.POINTS_SHIFT}" if there >> crane.POINTS_SHIFT else ""
            found.append(f"{sector}:{tables.ACTION_TILE_NAMES[(there & crane.TILE_MASK) - 1]}{points}")
    return ";".join(found) or NONE


def city_text(state: Position) -> str:
    """Return the tiles in the city."""
    found = []
    for space, name in enumerate(places.SPACE_NAMES):
        there = int(state.city[space])
        if there:
            tile, turn = divmod((there & city.TILE_MASK) - 1, codes.ROTATIONS)
            cube = f"+{(there >> city.CUBE_SHIFT) - 1}" if there >> city.CUBE_SHIFT else ""
            found.append(f"{name}:{tables.TILE_NAMES[tile]}r{turn}{cube}")
    return ";".join(found) or NONE


def bridge_text(state: Position) -> str:
    """Return the tiles on the bridge."""
    found = []
    for space in range(tables.SPANS):
        there = int(state.bridge[space])
        tile = (there & road.BRIDGE_TILE) - 1
        side = "B" if there & road.BRIDGE_SIDE else "A"
        found.append(f"{side}:{tile_or_none(tile + codes.FIRST_BRIDGE if tile >= 0 else codes.NOTHING)}")
    return ",".join(found)
