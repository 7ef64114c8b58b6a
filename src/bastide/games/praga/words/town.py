"""The city, the bridge and the grids of the Hunger Wall and the cathedral, in views."""

from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import city, codes, places, road, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists
from bastide.games.praga.words.shape import Bridge, City, CityBuilding, GridCells, Plaza, Span


def bridge_shown(state: Position) -> Bridge:
    """Return the bridge as views show it."""
    spaces: list[Span] = []
    for space in range(tables.SPANS):
        there = int(state.bridge[space])
        side = bool(there & road.BRIDGE_SIDE)
        tile = (there & road.BRIDGE_TILE) - 1
        spaces.append(
            {
                "space": space + 1,
                "side": "B" if side else "A",
                "gain": lists.amounts(int(tables.SPAN_BUNDLE[2 * space + side])),
                "tile": tables.TILE_NAMES[codes.FIRST_BRIDGE + tile] if tile >= 0 else None,
            }
        )
    looked = bool(state.open[road.LOOKED])
    left = [int(road.ones(state.open[road.OPEN_V + where])) if looked else 3 for where in range(2)]
    return {
        "spaces": spaces,
        "complete": bool(road.bridge_tiles(state) == tables.SPANS),
        "v_bridge": lists.v_tiles(state, 0) if looked else None,
        "v_cathedral": lists.v_tiles(state, 1) if looked else None,
        "v_bridge_left": left[0],
        "v_cathedral_left": left[1],
        "v_short": lists.v_short(state),
    }


def city_shown(state: Position) -> City:
    """Return the city as views show it."""
    buildings: list[CityBuilding] = []
    plazas: list[Plaza] = []
    seats = range(int(state.players))
    for space, name in enumerate(places.SPACE_NAMES):
        there = int(state.city[space])
        if there:
            tile, turn = divmod((there & city.TILE_MASK) - 1, codes.ROTATIONS)
            cube = (there >> city.CUBE_SHIFT) - 1
            q, r = places.SPACE_CELLS[space]
            named = tables.TILE_NAMES[tile]
            buildings.append(
                {"space": name, "q": q, "r_": r, "tile": named, "r": turn, "cube": cube if cube >= 0 else None}
            )
    for plaza, name in enumerate(places.PLAZA_NAMES):
        claims = [int(city.cubes_around(state, seat, plaza)) for seat in seats]
        both = int(city.majority(state, plaza))
        tile = int(state.plaza[plaza])
        plazas.append(
            {
                "plaza": name,
                "tile": tables.TILE_NAMES[codes.FIRST_PLAZA_TILE + tile - 1] if tile else None,
                "resolved": bool(state.resolved >> plaza & 1),
                "used": int(places.PLAZA_FROM[plaza]) <= int(state.players),
                "cubes": [claim >> 8 for claim in claims],
                "cost": [claim & 255 for claim in claims],
                "buildings": int(city.buildings_around(state, plaza)),
                "spaces": int(places.PLAZA_SIZE[plaza]),
                "both": [seat for seat in seats if tile and both >> seat & 1],
                "one": [seat for seat in seats if tile and claims[seat] and not both >> seat & 1],
            }
        )
    return {"buildings": buildings, "plazas": plazas}


def _cell(code: int) -> str:
    return {places.CELL_SIDE: "side", places.CELL_UP: "up", 0: "."}.get(code, f"p{code}")


def grids_shown(state: Position) -> dict[str, GridCells]:
    """Return the grids of the Hunger Wall and the cathedral as views show them."""
    found: dict[str, GridCells] = {}
    for grid, name in enumerate(tables.GRID_NAMES):
        first = grid * int(places.ROWS * places.COLUMNS)
        cells = [_cell(int(code)) for code in list(state.cells)[first : first + int(places.ROWS * places.COLUMNS)]]
        found[name] = {
            "cells": [cells[i : i + int(places.COLUMNS)] for i in range(0, len(cells), int(places.COLUMNS))],
            "row_points": BOX[name]["row_points"],
            "column_value": BOX["grids"]["column_value"],
            "tier_of_row": BOX["grids"]["tier_of_row"],
        }
    return found
