"""The arguments of actions that are named in several words, or have fields that only a position knows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bastide.engine.decisions import Argument, listed, named, one_of
from bastide.games.praga.kernel import codes, crane, hexes, places, tables, tasks
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import names

Fields = Mapping[str, Any]


def _seen(values: Sequence[str], data: Callable[[Position, int], Fields], types: Fields) -> Argument:
    """Return an argument with the same names everywhere, whose fields depend on the position."""
    return replace(named("", values), data=data, types=types)


def _worded(fields: Sequence[Fields]) -> Argument:
    """Return an argument that is named by its fields, one word after the other; what is None is left out."""
    return listed([" ".join(str(value) for value in row.values() if value is not None) for row in fields], fields)


STREET: Final = _worded(
    [
        {"region": region + 1, "effect": effect, "choice": choice}
        for region in range(tables.STREET_REGIONS)
        for egg, effect in enumerate(names.STREET_EFFECTS)
        for choice in names.STREET_CHOICES.get((region, egg), (None, "other"))
    ]
)
USE: Final = _worded(
    [
        {"tile": tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + technology], "choice": names.use_choice(technology, choice)}
        for technology in range(codes.TECHNOLOGIES)
        for choice in range(codes.USE_CHOICES)
    ]
)
UPGRADE: Final = listed(
    tables.TILE_NAMES[: codes.UPGRADE_TILES],
    [
        {"tile": tables.TILE_NAMES[tile], "action": tables.ACTION_NAMES[int(tables.ACTION[tile])]}
        for tile in range(codes.UPGRADE_TILES)
    ],
)


def _on_crane(state: Position, tile: int) -> Fields:
    sector = int(crane.notch_of(state, tile))
    position = int(crane.position_of(state, sector)) if sector >= 0 else None
    return {"tile": tables.ACTION_TILE_NAMES[tile], "actions": names.tile_actions(state, tile), "position": position}


ACTION_TILE: Final = _seen(
    tables.ACTION_TILE_NAMES,
    _on_crane,
    {"tile": one_of(tables.ACTION_TILE_NAMES), "actions": list[str], "position": int | None},
)


def _in_row(state: Position, tile: int) -> Fields:
    slot = names.slot_of(state, tile)
    cuts = int(state.cuts) if state.doing >= 0 else 0
    return {
        "tile": tables.TILE_NAMES[tile],
        "row": tables.ROW_NAMES[int(tables.ROW[tile])],
        "slot": tables.SLOT_NAMES[slot] if slot >= 0 else None,
        "special": tables.TILE_NAMES[tile].partition("-")[2].startswith("S"),
        "cost": {
            "gold": int(hexes.gold_price(tile, 0, hexes.gold_cut(cuts))),
            "stone": int(hexes.stone_price(tile, hexes.stone_cut(cuts))),
        },
    }


HEX_TILE: Final = _seen(
    tables.TILE_NAMES[: codes.HEX_TILES],
    _in_row,
    {
        "tile": str,
        "row": one_of(tables.ROW_NAMES),
        "slot": one_of([*tables.SLOT_NAMES, None]),
        "special": bool,
        "cost": dict[str, int],
    },
)


def _place(state: Position, place: int) -> Fields:
    q, r = places.PLACE_CELLS[place] if place < codes.BOARD_PLACES else places.SPACE_CELLS[place - codes.BOARD_PLACES]
    tile = tables.TILE_NAMES[int(tasks.top_arg(state, 0))] if state.task() == codes.PLACE_TASK else None
    return {"tile": tile, "place": places.PLACE_NAMES[place], "q": q, "r_": r}


PLACE: Final = _seen(
    places.PLACE_NAMES, _place, {"tile": str | None, "place": one_of(places.PLACE_NAMES), "q": int, "r_": int}
)
NEXT_REGION: Final = _seen(
    [""], lambda state, _number: {"region": state.field(int(state.active), codes.PAWN) + 1}, {"region": int}
)
