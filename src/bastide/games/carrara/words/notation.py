"""How a rebuild is written and read: an own building, and the tile that takes its place."""

from typing import Any, Final

from bastide.engine.decisions import UNKNOWN
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import city_of
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.names import tile_fields

AS: Final = " as "
NUMBERS: Final = {name: tile for tile, name in enumerate(tables.TILE_NAMES)}


def rebuild_text(_state: Position, number: int) -> str:
    """Return how a rebuild is written: `porta_2 as villa_4`."""
    return AS.join(tables.TILE_NAMES[tile] for tile in divmod(number, codes.TILES))


def read_rebuild(_state: Position, text: str) -> int:
    """Return the rebuild that a text means, `UNKNOWN` if none."""
    old, _, tile = text.partition(AS)
    if old not in NUMBERS or tile not in NUMBERS:
        return UNKNOWN
    return NUMBERS[old] * codes.TILES + NUMBERS[tile]


def rebuild_fields(state: Position, number: int) -> dict[str, Any]:
    """Return a rebuild as JSON data, with the city where it is made by the seat on turn, if it can be made."""
    old, tile = divmod(number, codes.TILES)
    row = tables.TILE_ROWS[old]
    replaced = {"old": row["id"], "old_type": row["type"], "old_cost": row["cost"]}
    return {**replaced, **tile_fields(tile), "city": _place(state, old, tile)}


def _place(state: Position, old: int, tile: int) -> str | None:
    """Return the city where the old tile stands, or the new one if the rebuild has been made."""
    for number in (old, tile):
        city = int(city_of(state, state.player, number))
        if city != codes.NOTHING:
            return tables.CITY_NAMES[city]
    return None
