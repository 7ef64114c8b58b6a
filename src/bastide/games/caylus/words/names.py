"""What places, buildings, phases and questions are called in notation, in views and in lines."""

from typing import Any, Final

from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position

PLACE_IDS: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn", "castle")
"""[place] ids off the road, as in `components.toml` and the views."""
PLACE_NAMES: Final = ("gate", "trading-post", "guild", "joust", "stables", "inn", "castle")
"""[place] names off the road, as they are typed."""
DISCOUNTS: Final = {codes.FAVOUR_CARPENTER: "wood", codes.FAVOUR_MASON: "stone", codes.FAVOUR_LAWYER: "deniers"}
"""[favour in use] what it takes off a price."""
FARMS: Final = {"wood_farm_food": "food-farm", "wood_farm_cloth": "cloth-farm"}


def _name(kind: str) -> str:
    return FARMS.get(kind, kind.removeprefix("neutral_").replace("_", "-"))


NAMES: Final = [_name(kind) for kind in tables.IDS]
"""[kind] how a building is typed."""
KINDS_BY_NAME: Final = {
    **{name: kind for kind, name in enumerate(tables.IDS)},
    **{name: kind for kind, name in enumerate(NAMES)},
}
PLACES_BY_NAME: Final = {
    **{name: place for place, name in enumerate(PLACE_IDS)},
    **{name: place for place, name in enumerate(PLACE_NAMES)},
}


def batch_cubes(batch: int) -> list[str]:
    """Return the three cubes of a batch."""
    return [
        tables.CUBE_NAMES[tables.FOOD],
        tables.CUBE_NAMES[tables.BATCH_SECOND[batch]],
        tables.CUBE_NAMES[tables.BATCH_THIRD[batch]],
    ]


def space_name(state: Position, space: int) -> str:
    """Return how a space of the road is typed: by its building, with its number if several have that building."""
    kind = int(state.tile[space])
    if kind < 0:
        return str(space)
    name = NAMES[kind]
    return name if list(state.tile).count(kind) == 1 else f"{name} {space}"


def place_name(state: Position, place: int) -> str:
    """Return how a place is typed."""
    return PLACE_NAMES[place] if place <= codes.ROAD else space_name(state, place - codes.ROAD)


def place_fields(state: Position, place: int) -> dict[str, Any]:
    """Return a place as JSON data."""
    if place <= codes.ROAD:
        return {"place": PLACE_IDS[place], "space": None, "building": None}
    kind = int(state.tile[place - codes.ROAD])
    return {"place": "road", "space": place - codes.ROAD, "building": None if kind < 0 else tables.IDS[kind]}
