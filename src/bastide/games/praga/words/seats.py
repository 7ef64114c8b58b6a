"""What a seat has, in views."""

from bastide.games.praga.kernel import codes, monuments, places, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lists, names
from bastide.games.praga.words.shape import OnBoard, OnGrid, Seal, Seat
from bastide.games.praga.words.vocabulary import Amount
from bastide.games.praga.words.wheel import name_or_none


def _grid_of(state: Position, seat: int, grid: int) -> OnGrid:
    return {
        "row": state.field(seat, codes.GRID + 2 * grid),
        "column": state.field(seat, codes.GRID + 2 * grid + 1),
        "climb": bool(monuments.can_climb(state, seat, grid)),
        "cost": lists.climb_cost(state, seat, grid),
    }


def _place(state: Position, seat: int, place: int) -> OnBoard:
    there = state.field(seat, codes.BOARD + place)
    q, r = places.PLACE_CELLS[place]
    return {
        "q": q,
        "r_": r,
        "tile": tables.TILE_NAMES[(there - 1) // codes.ROTATIONS] if there else None,
        "r": (there - 1) % codes.ROTATIONS if there else 0,
    }


def seat_shown(state: Position, seat: int, if_ended: int) -> Seat:
    """Return what a seat has as views show it."""
    mines, quarries = state.field(seat, codes.MINE), state.field(seat, codes.QUARRY)
    used, wealth = state.field(seat, codes.USED), state.field(seat, codes.WEALTH)
    v_bridge, v_cathedral = (state.field(seat, codes.V_BRIDGE + i) - 1 for i in range(2))
    return {
        "score": state.field(seat, codes.SCORE),
        "gold": state.field(seat, codes.GOLD),
        "stone": state.field(seat, codes.STONE),
        "egg": state.field(seat, codes.EGG),
        "silver_window": state.field(seat, codes.SILVER),
        "gold_window": state.field(seat, codes.GOLD_WINDOW),
        "red_token": state.field(seat, codes.RED),
        "blue_token": state.field(seat, codes.BLUE),
        "mine": mines,
        "quarry": quarries,
        "mines": mines - 1,
        "quarries": quarries - 1,
        "technology": state.field(seat, codes.TECHNOLOGY),
        "university": state.field(seat, codes.UNIVERSITY),
        "multiplier": int(tables.MULTIPLIER[state.field(seat, codes.UNIVERSITY)]),
        "hunger_wall": _grid_of(state, seat, 0),
        "cathedral": _grid_of(state, seat, 1),
        "region": state.field(seat, codes.PAWN),
        "cubes": state.field(seat, codes.CUBES),
        "turns": state.field(seat, codes.TURNS),
        "wealth": [name for i, name in enumerate(tables.WEALTH_NAMES) if not wealth >> i & 1],
        "rights": state.field(seat, codes.RIGHTS),
        "seals": [name for i, name in enumerate(tables.SEAL_NAMES) if state.field(seat, codes.SEAL_MASK) >> i & 1],
        "tokens": {
            name: name_or_none(tables.TOKEN_NAMES, state.field(seat, codes.TOKEN_FIELD + i) - 1)
            for i, name in enumerate(names.TRACK_NAMES)
        },
        "technologies": [
            {
                "tile": tile,
                "active": active,
                "used": bool(used >> (tables.TILE_NAMES.index(tile) - codes.FIRST_TECHNOLOGY) & 1),
            }
            for tile, active in lists.owned_technologies(state, seat)
        ],
        "one_time": [
            tables.TILE_NAMES[codes.FIRST_TECHNOLOGY + bit]
            for bit in range(24)
            if state.field(seat, codes.ONE_TIME) >> bit & 1
        ],
        "v_bridge": tables.TILE_NAMES[codes.FIRST_BRIDGE + v_bridge] if v_bridge >= 0 else None,
        "v_cathedral": tables.TILE_NAMES[codes.FIRST_BRIDGE + v_cathedral] if v_cathedral >= 0 else None,
        "hexes": [{"action": tables.ACTION_NAMES[place], **_place(state, seat, place)} for place in range(codes.HEXES)],
        "walls": [
            {"place": places.PLACE_NAMES[place], **_place(state, seat, place)}
            for place in range(codes.HEXES, codes.BOARD_PLACES)
        ],
        "upgrades": [
            tables.TILE_NAMES[tile] for tile in range(30) if state.field(seat, codes.UPGRADE_MASK) >> tile & 1
        ],
        "if_ended": if_ended,
    }


def seal_rows(state: Position) -> list[Seal]:
    """Return the seals, each with the seat that has it and what it costs."""
    found: list[Seal] = []
    for number, seal in enumerate(tables.SEAL_BOX):
        owner = [seat for seat in range(int(state.players)) if state.field(seat, codes.SEAL_MASK) >> number & 1]
        cost: list[Amount] = [{"kind": kind, "n": n} for kind, n in seal["cost"].items()]
        found.append({"seal": seal["id"], "seat": owner[0] if owner else None, "cost": cost})
    return found
