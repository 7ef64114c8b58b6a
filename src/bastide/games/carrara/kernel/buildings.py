"""What a seat has built: sets of tiles, what they cost together, and where they stand."""

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.state import Position


def size(tiles: i64) -> i64:
    """Return how many tiles a set has."""
    return (
        tables.ONES[tiles & 255]
        + tables.ONES[tiles >> 8 & 255]
        + tables.ONES[tiles >> 16 & 255]
        + tables.ONES[tiles >> 24 & 255]
        + tables.ONES[tiles >> 32 & 255]
    )


def cost_of(tiles: i64) -> i64:
    """Return the total cost of a set of tiles."""
    total: i64 = 0
    while tiles:
        lowest = tiles & -tiles
        tiles ^= lowest
        total += tables.TILE_COST[tables.TILE_OF[lowest % tables.TILE_MODULUS]]
    return total


def owned(state: Position, seat: i64) -> i64:
    """Return the set of a seat's buildings."""
    at = seat * codes.CITIES
    found: i64 = 0
    city: i64
    for city in range(codes.CITIES):
        found |= state.built[at + city]
    return found


def city_of(state: Position, seat: i64, tile: i64) -> i64:
    """Return the city in which a seat's building stands, or `NOTHING`."""
    city: i64
    for city in range(codes.CITIES):
        if state.built[seat * codes.CITIES + city] & tables.BIT[tile]:
            return city
    return codes.NOTHING
