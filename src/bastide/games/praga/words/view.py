"""What there is to see: plain JSON data, the same for every seat since nothing is hidden (PRA-314)."""

from typing import Final

from bastide.engine.course import SETUP, Mark
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import city, codes, crane, ending, monuments, places, road, tables, tasks
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import lacking, lists, names
from bastide.games.praga.words.shape import (
    Amount,
    Asked,
    Bridge,
    City,
    CityBuilding,
    Crane,
    CraneTile,
    GridCells,
    OnBoard,
    OnGrid,
    Plaza,
    Ranked,
    Seal,
    Seat,
    Sector,
    Span,
    Stack,
    Stacks,
    View,
    WheelBonus,
)

SLOTS: Final = 4


def _none_or(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number >= 0 else None


def wheel_bonus(sector: int) -> WheelBonus | None:
    """Return what a sector of the wheel offers, or None for the blocked one (PRA-070)."""
    if tables.SECTOR_KINDS[sector] == "blocked":
        return None
    bundle = int(tables.SECTOR_BUNDLE[sector])
    pay = {"gold": int(tables.SECTOR_GOLD[sector]), "stone": int(tables.SECTOR_STONE[sector])}
    return {
        "what": tables.SECTOR_KINDS[sector],
        "gain": lists.amounts(bundle) if bundle >= 0 else [],
        "points": int(tables.SECTOR_POINTS[sector]),
        "pay": [{"kind": kind, "n": n} for kind, n in pay.items() if n],
    }


def _crane(state: Position) -> Crane:
    tiles: list[CraneTile] = []
    sectors: list[Sector] = []
    for sector in range(int(tables.POSITIONS)):
        position = int((state.arrow + sector) % tables.POSITIONS)
        there = int(state.notch[sector])
        bonus = wheel_bonus(sector)
        name = _none_or(tables.ACTION_TILE_NAMES, (there & crane.TILE_MASK) - 1)
        sectors.append({"sector": sector, "position": position, "bonus": bonus, "tile": name})
        if name is not None:
            tiles.append(
                {
                    "tile": name,
                    "actions": names.tile_actions(state, (there & crane.TILE_MASK) - 1),
                    "position": position,
                    "sector": sector,
                    "cost": int(tables.RED_COST[position]),
                    "points": int(tables.BLUE_POINTS[position]),
                    "token": there >> crane.POINTS_SHIFT,
                    "bonus": bonus,
                }
            )
    taken = int(state.taken)
    return {
        "arrow": int(state.arrow),
        "platform": int(state.platform),
        "era_mark": int(tables.ERA_AT[state.players]),
        "taken": _none_or(tables.ACTION_TILE_NAMES, taken),
        "taken_actions": names.tile_actions(state, taken) if taken >= 0 else [],
        "owed": bool(state.main),
        "halves": lacking.halves(state) if state.main and state.task() == codes.FREE else [],
        "tiles": sorted(tiles, key=lambda tile: tile["position"]),
        "sectors": sectors,
    }


def _stack(state: Position, stack: int) -> Stack:
    return {"unseen": lists.stack_unseen(state, stack), "under": lists.stack_under(state, stack)}


def _ranked(state: Position, row: int) -> Ranked:
    """Return the stacks of a row: each era has two for each row."""
    first = 2 * len(tables.ROW_NAMES) * (int(state.era) - 1) + 2 * row
    return {"normal": _stack(state, first), "special": _stack(state, first + 1)}


def _stacks(state: Position) -> Stacks:
    upgrade, wall, building = (_ranked(state, row) for row in range(len(tables.ROW_NAMES)))
    one, two, three, four = (_stack(state, tables.STACK_TECHNOLOGY + level) for level in range(len(tables.LEVELS)))
    bridge = _stack(state, tables.STACK_FOUR)
    return {
        "upgrade": upgrade,
        "wall": wall,
        "building": building,
        "I": one,
        "II": two,
        "III": three,
        "IV": four,
        "bridge_IV": bridge,
    }


def _bridge(state: Position) -> Bridge:
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


def _city(state: Position) -> City:
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


def _grids(state: Position) -> dict[str, GridCells]:
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


def _asked(state: Position) -> Asked:
    """Return what is asked, with whatever belongs to the question."""
    task = state.task()
    found: Asked = {"what": codes.PHASE_NAMES[task]}
    if task in (codes.FREE, codes.OVER):
        return found
    a = int(tasks.top_arg(state, 0))
    if state.doing >= 0 and task in (codes.TAKE_TASK, codes.PLACE_TASK, codes.ENTER_TASK):
        found |= {"action": tables.ACTION_NAMES[int(state.doing)], "source": codes.SOURCE_NAMES[int(state.source)]}
    if task in (codes.PLACE_TASK, codes.SPAN_TASK):
        found["tile"] = tables.TILE_NAMES[a]
    elif task == codes.CHOOSE_TECHNOLOGY:
        found |= {"level": a + 1, "tiles": lists.packed_tiles(state, a)}
    elif task == codes.CHOOSE_FOUR:
        found |= {"region": tables.STREET_REGIONS + 1, "tiles": lists.packed_tiles(state, road.OPEN_FOUR)}
    elif task == codes.CHOOSE_FIVE:
        found |= {"where": names.ENDS[a], "tiles": lists.v_tiles(state, a)}
    elif task == codes.ARROW:
        found |= {"grid": tables.GRID_NAMES[a], "cost": lists.climb_cost(state, state.current_player(), a)}
    elif task == codes.TOKEN_TASK:
        found["track"] = names.TRACK_NAMES[a]
    elif task == codes.PLAZA_TASK:
        found |= {
            "plaza": places.PLAZA_NAMES[a],
            "tile": tables.TILE_NAMES[codes.FIRST_PLAZA_TILE + int(state.plaza[a]) - 1],
        }
        found["both"] = bool(tasks.top_arg(state, 1))
    elif task == codes.MANAGE:
        found["action"] = tables.ACTION_NAMES[a]
    elif task == codes.ENTER_TASK:
        found["region"] = state.field(int(state.active), codes.PAWN) + 1
    return found


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


def _seat(state: Position, seat: int, if_ended: int) -> Seat:
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
            name: _none_or(tables.TOKEN_NAMES, state.field(seat, codes.TOKEN_FIELD + i) - 1)
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


def _seal_rows(state: Position) -> list[Seal]:
    found: list[Seal] = []
    for number, seal in enumerate(tables.SEAL_BOX):
        owner = [seat for seat in range(int(state.players)) if state.field(seat, codes.SEAL_MASK) >> number & 1]
        cost: list[Amount] = [{"kind": kind, "n": n} for kind, n in seal["cost"].items()]
        found.append({"seal": seal["id"], "seat": owner[0] if owner else None, "cost": cost})
    return found


def turns_left(state: Position) -> list[int]:
    """Return how many turns each seat still has, the one being played included (PRA-265)."""
    return [int(tables.TURNS_EACH) - state.field(seat, codes.TURNS) for seat in range(int(state.players))]


def round_number(state: Position) -> int:
    """Return the round that is being played, from 1; alone the dummy's turns count too (PRA-290)."""
    return int(state.turn) // max(int(state.players), 2) + 1


def turn(state: Position) -> Mark:
    """Tell the turn that a position belongs to: everybody has one in each round. The set-up comes before them."""
    setup = state.depth and int(state.agenda[0]) & codes.TASK_MASK in (codes.NEUTRAL, codes.NEUTRAL_TURN)
    return Mark(SETUP if setup else round_number(state), int(state.active))


def view(state: Position, _observer: int | None) -> View:
    """Return the table as JSON data; it is the same for every seat and for a spectator."""
    scores, returns = state.scores(), ending.returns(state)
    wheel = int(state.wheel)
    last = int(state.last_place)
    return {
        "game": "praga",
        "players": int(state.players),
        "solo": int(state.players) == 1,
        "good_score": int(BOX["final_scoring"]["solo_good_score"]) if state.players == 1 else None,
        "ply": len(state.plies),
        "turn": int(state.turn) + (state.task() != codes.OVER),
        "round": round_number(state),
        "era": 1 if state.era == 1 else 2,
        "phase": codes.PHASE_NAMES[state.task()],
        "current": state.current_player(),
        "active": int(state.active),
        "first": int(state.first),
        "turns_left": turns_left(state),
        "asked": _asked(state),
        "crane": _crane(state),
        "rows": {
            row: [_none_or(tables.TILE_NAMES, int(state.row[SLOTS * i + slot])) for slot in range(SLOTS)]
            for i, row in enumerate(tables.ROW_NAMES)
        },
        "stacks": _stacks(state),
        "river": {name: int(state.river[i]) for i, name in enumerate(tables.TOKEN_NAMES)},
        "seals": _seal_rows(state),
        "bridge": _bridge(state),
        "road_tiles": {
            name: names.FACES[int(state.face[region]) % 2] if state.face[region] >= 0 else None
            for region, name in enumerate(names.STREET_REGIONS)
        },
        "city": _city(state),
        "grids": _grids(state),
        "technologies_open": [
            {"level": level + 1, "tiles": lists.packed_tiles(state, level)}
            for level in range(len(tables.LEVELS))
            if state.open[level]
        ],
        "waiting": {
            "bonus": wheel_bonus(wheel) if wheel >= 0 else None,
            "rewards": lists.waiting_rewards(state),
            "steps": {name: int(state.waiting[codes.STEPS + grid]) for grid, name in enumerate(names.WAITING_STEPS)},
            "road": lists.street_waiting(state),
            "extra": bool(state.extra),
            "own_reward": bool(state.own),
        },
        "lost_at_end": lists.lost_at_end(state),
        "bought": bool(state.bought),
        "refreshed": bool(state.refreshed),
        "seats": [_seat(state, seat, ended) for seat, ended in enumerate(ending.if_ended(state))],
        "last": {
            "seat": int(state.last_seat),
            "place": places.PLACE_NAMES[last],
            "tile": tables.TILE_NAMES[int(state.last_tile)],
        }
        if last != codes.NOTHING
        else None,
        "scores": scores,
        "winners": [seat for seat, share in enumerate(returns) if share],
    }
