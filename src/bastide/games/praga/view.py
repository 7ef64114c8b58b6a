"""What there is to see: plain JSON data, the same for every seat since nothing is hidden (PRA-314)."""

from typing import Any, Final

from bastide.engine.turns import SETUP, Mark
from bastide.games.praga.actions import (
    BOARD_PLACES,
    FIRST_BRIDGE,
    FIRST_PLAZA_TILE,
    FIRST_TECHNOLOGY,
    HEXES,
    ROTATIONS,
)
from bastide.games.praga.box import BOX
from bastide.games.praga.city import CUBE_SHIFT, TILE_MASK, buildings_around, cubes_around, majority
from bastide.games.praga.crane import POINTS_SHIFT
from bastide.games.praga.crane import TILE_MASK as CRANE_MASK
from bastide.games.praga.lacking import halves
from bastide.games.praga.lists import (
    WAITING_STEPS,
    lost_at_end,
    owned_technologies,
    packed_tiles,
    stack_under,
    stack_unseen,
    street_waiting,
    v_short,
    v_tiles,
    waiting_rewards,
)
from bastide.games.praga.monuments import can_climb
from bastide.games.praga.notation import PLACE_NAMES, TOKEN_NAMES, TRACK_NAMES, tile_actions
from bastide.games.praga.phases import (
    ARROW,
    BOARD,
    CHOOSE_FIVE,
    CHOOSE_FOUR,
    CHOOSE_TECHNOLOGY,
    CUBES,
    ENTER_TASK,
    FREE,
    GRID,
    KIND_NAMES,
    MANAGE,
    MINE,
    NEUTRAL,
    NEUTRAL_TURN,
    NOTHING,
    ONE_TIME,
    OVER,
    PAWN,
    PHASE_NAMES,
    PLACE_TASK,
    PLAZA_TASK,
    QUARRY,
    RIGHTS,
    SCORE,
    SEAL_MASK,
    SOURCE_NAMES,
    SPAN_TASK,
    TAKE_TASK,
    TOKEN,
    TOKEN_TASK,
    TURNS,
    UNIVERSITY,
    UPGRADE_MASK,
    USED,
    V_BRIDGE,
    WEALTH,
)
from bastide.games.praga.road import BRIDGE_SIDE, BRIDGE_TILE, LOOKED, OPEN_FOUR, OPEN_V, bridge_tiles, ones
from bastide.games.praga.state import State
from bastide.games.praga.tables import (
    ACTION_NAMES,
    ACTION_TILE_NAMES,
    BLUE_POINTS,
    CELL_SIDE,
    CELL_UP,
    COLUMNS,
    CROSS_GOLD,
    CROSS_STONE,
    ERA_AT,
    GRID_NAMES,
    LEVELS,
    MULTIPLIER,
    PLACE_CELLS,
    PLAZA_FROM,
    PLAZA_NAMES,
    PLAZA_SIZE,
    POSITIONS,
    RED_COST,
    ROW_NAMES,
    ROWS,
    SEAL_BOX,
    SEAL_NAMES,
    SECTOR_BUNDLE,
    SECTOR_GOLD,
    SECTOR_KINDS,
    SECTOR_POINTS,
    SECTOR_STONE,
    SPACE_CELLS,
    SPACE_NAMES,
    SPAN_BUNDLE,
    SPANS,
    STACK_FOUR,
    STACK_TECHNOLOGY,
    STREET_REGIONS,
    TIER,
    TILE_NAMES,
    TURNS_EACH,
    WEALTH_NAMES,
    bundle_rows,
)
from bastide.games.praga.tasks import TASK_MASK, top_arg

SLOTS: Final = 4


def _none_or(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number >= 0 else None


def wheel_bonus(sector: int) -> dict[str, Any] | None:
    """Return what a sector of the wheel offers, or None for the blocked one (PRA-070)."""
    if SECTOR_KINDS[sector] == "blocked":
        return None
    bundle = int(SECTOR_BUNDLE[sector])
    pay = {"gold": int(SECTOR_GOLD[sector]), "stone": int(SECTOR_STONE[sector])}
    return {
        "what": SECTOR_KINDS[sector],
        "gain": bundle_rows(bundle) if bundle >= 0 else [],
        "points": int(SECTOR_POINTS[sector]),
        "pay": [{"kind": kind, "n": n} for kind, n in pay.items() if n],
    }


def _crane(state: State) -> dict[str, Any]:
    tiles, sectors = [], []
    for sector in range(int(POSITIONS)):
        position = int((state.arrow + sector) % POSITIONS)
        there = int(state.notch[sector])
        name = ACTION_TILE_NAMES[(there & CRANE_MASK) - 1] if there else None
        bonus = wheel_bonus(sector)
        sectors.append({"sector": sector, "position": position, "bonus": bonus, "tile": name})
        if there:
            tiles.append(
                {
                    "tile": name,
                    "actions": tile_actions(state, (there & CRANE_MASK) - 1),
                    "position": position,
                    "sector": sector,
                    "cost": int(RED_COST[position]),
                    "points": int(BLUE_POINTS[position]),
                    "token": there >> POINTS_SHIFT,
                    "bonus": bonus,
                }
            )
    taken = int(state.taken)
    return {
        "arrow": int(state.arrow),
        "platform": int(state.platform),
        "era_mark": int(ERA_AT[state.players]),
        "taken": _none_or(ACTION_TILE_NAMES, taken),
        "taken_actions": tile_actions(state, taken) if taken >= 0 else [],
        "owed": bool(state.main),
        "halves": halves(state) if state.main and state.task() == FREE else [],
        "tiles": sorted(tiles, key=lambda tile: tile["position"]),
        "sectors": sectors,
    }


def _stacks(state: State) -> dict[str, Any]:
    found: dict[str, Any] = {}
    era = 6 * (int(state.era) - 1)
    for number, row in enumerate(ROW_NAMES):
        found[row] = {
            rank: {
                "unseen": stack_unseen(state, era + 2 * number + i),
                "under": stack_under(state, era + 2 * number + i),
            }
            for i, rank in enumerate(("normal", "special"))
        }
    for level, name in enumerate(LEVELS):
        stack = STACK_TECHNOLOGY + level
        found[name] = {"unseen": stack_unseen(state, stack), "under": stack_under(state, stack)}
    found["bridge_IV"] = {"unseen": stack_unseen(state, STACK_FOUR), "under": stack_under(state, STACK_FOUR)}
    return found


def _bridge(state: State) -> dict[str, Any]:
    spaces = []
    for space in range(SPANS):
        there = int(state.bridge[space])
        side = bool(there & BRIDGE_SIDE)
        tile = (there & BRIDGE_TILE) - 1
        spaces.append(
            {
                "space": space + 1,
                "side": "AB"[side],
                "gain": bundle_rows(int(SPAN_BUNDLE[2 * space + side])),
                "tile": TILE_NAMES[FIRST_BRIDGE + tile] if tile >= 0 else None,
            }
        )
    looked = bool(state.open[LOOKED])
    left = [int(ones(state.open[OPEN_V + where])) if looked else 3 for where in range(2)]
    return {
        "spaces": spaces,
        "complete": bool(bridge_tiles(state) == SPANS),
        "v_bridge": v_tiles(state, 0) if looked else None,
        "v_cathedral": v_tiles(state, 1) if looked else None,
        "v_bridge_left": left[0],
        "v_cathedral_left": left[1],
        "v_short": v_short(state),
    }


def _city(state: State) -> dict[str, Any]:
    buildings, plazas = [], []
    seats = range(int(state.players))
    for space, name in enumerate(SPACE_NAMES):
        there = int(state.city[space])
        if there:
            tile, turn = divmod((there & TILE_MASK) - 1, ROTATIONS)
            cube = (there >> CUBE_SHIFT) - 1
            q, r = SPACE_CELLS[space]
            row = {"space": name, "q": q, "r_": r, "tile": TILE_NAMES[tile], "r": turn}
            buildings.append({**row, "cube": cube if cube >= 0 else None})
    for plaza, name in enumerate(PLAZA_NAMES):
        claims = [int(cubes_around(state, seat, plaza)) for seat in seats]
        both = int(majority(state, plaza))
        tile = int(state.plaza[plaza])
        plazas.append(
            {
                "plaza": name,
                "tile": TILE_NAMES[FIRST_PLAZA_TILE + tile - 1] if tile else None,
                "resolved": bool(state.resolved >> plaza & 1),
                "used": int(PLAZA_FROM[plaza]) <= int(state.players),
                "cubes": [claim >> 8 for claim in claims],
                "cost": [claim & 255 for claim in claims],
                "buildings": int(buildings_around(state, plaza)),
                "spaces": int(PLAZA_SIZE[plaza]),
                "both": [seat for seat in seats if tile and both >> seat & 1],
                "one": [seat for seat in seats if tile and claims[seat] and not both >> seat & 1],
            }
        )
    return {"buildings": buildings, "plazas": plazas}


def _cell(code: int) -> str:
    return {CELL_SIDE: "side", CELL_UP: "up", 0: "."}.get(code, f"p{code}")


def _grids(state: State) -> dict[str, Any]:
    found = {}
    for grid, name in enumerate(GRID_NAMES):
        first = grid * int(ROWS * COLUMNS)
        cells = [_cell(int(code)) for code in list(state.cells)[first : first + int(ROWS * COLUMNS)]]
        found[name] = {
            "cells": [cells[i : i + int(COLUMNS)] for i in range(0, len(cells), int(COLUMNS))],
            "row_points": BOX[name]["row_points"],
            "column_value": BOX["grids"]["column_value"],
            "tier_of_row": BOX["grids"]["tier_of_row"],
        }
    return found


def _asked(state: State) -> dict[str, Any]:
    """Return what is asked, with whatever belongs to the question."""
    task = state.task()
    found: dict[str, Any] = {"what": PHASE_NAMES[task]}
    if task in (FREE, OVER):
        return found
    a = int(top_arg(state, 0))
    if state.doing >= 0 and task in (TAKE_TASK, PLACE_TASK, ENTER_TASK):
        found |= {"action": ACTION_NAMES[int(state.doing)], "source": SOURCE_NAMES[int(state.source)]}
    if task in (PLACE_TASK, SPAN_TASK):
        found["tile"] = TILE_NAMES[a]
    elif task == CHOOSE_TECHNOLOGY:
        found |= {"level": a + 1, "tiles": packed_tiles(state, a)}
    elif task == CHOOSE_FOUR:
        found |= {"region": STREET_REGIONS + 1, "tiles": packed_tiles(state, OPEN_FOUR)}
    elif task == CHOOSE_FIVE:
        found |= {"where": ("bridge", "cathedral")[a], "tiles": v_tiles(state, a)}
    elif task == ARROW:
        found |= {"grid": GRID_NAMES[a], "cost": climb_cost(state, state.current_player(), a)}
    elif task == TOKEN_TASK:
        found["track"] = TRACK_NAMES[a]
    elif task == PLAZA_TASK:
        found |= {"plaza": PLAZA_NAMES[a], "tile": TILE_NAMES[FIRST_PLAZA_TILE + int(state.plaza[a]) - 1]}
        found["both"] = bool(top_arg(state, 1))
    elif task == MANAGE:
        found["action"] = ACTION_NAMES[a]
    elif task == ENTER_TASK:
        found["region"] = state.field(int(state.active), PAWN) + 1
    return found


def climb_cost(state: State, seat: int, grid: int) -> dict[str, int]:
    """Return the gold and stone for crossing into the next tier, zeros within one (PRA-237)."""
    row = state.field(seat, GRID + 2 * grid)
    crossing = row < ROWS and TIER[row] != TIER[row + 1]
    tier = int(TIER[row])
    return {"gold": int(CROSS_GOLD[tier]), "stone": int(CROSS_STONE[tier])} if crossing else {"gold": 0, "stone": 0}


def _grid_of(state: State, seat: int, grid: int) -> dict[str, Any]:
    return {
        "row": state.field(seat, GRID + 2 * grid),
        "column": state.field(seat, GRID + 2 * grid + 1),
        "climb": bool(can_climb(state, seat, grid)),
        "cost": climb_cost(state, seat, grid),
    }


def _place(state: State, seat: int, place: int) -> dict[str, Any]:
    there = state.field(seat, BOARD + place)
    q, r = PLACE_CELLS[place]
    return {
        "q": q,
        "r_": r,
        "tile": TILE_NAMES[(there - 1) // ROTATIONS] if there else None,
        "r": (there - 1) % ROTATIONS if there else 0,
    }


def _seat(state: State, seat: int, if_ended: int) -> dict[str, Any]:
    mines, quarries = state.field(seat, MINE), state.field(seat, QUARRY)
    used, wealth = state.field(seat, USED), state.field(seat, WEALTH)
    v_bridge, v_cathedral = (state.field(seat, V_BRIDGE + i) - 1 for i in range(2))
    return {
        "score": state.field(seat, SCORE),
        **{name: state.field(seat, kind) for kind, name in enumerate(KIND_NAMES[:SCORE])},
        "mine": mines,
        "quarry": quarries,
        "mines": mines - 1,
        "quarries": quarries - 1,
        "technology": state.field(seat, KIND_NAMES.index("technology")),
        "university": state.field(seat, UNIVERSITY),
        "multiplier": int(MULTIPLIER[state.field(seat, UNIVERSITY)]),
        "hunger_wall": _grid_of(state, seat, 0),
        "cathedral": _grid_of(state, seat, 1),
        "region": state.field(seat, PAWN),
        "cubes": state.field(seat, CUBES),
        "turns": state.field(seat, TURNS),
        "wealth": [name for i, name in enumerate(WEALTH_NAMES) if not wealth >> i & 1],
        "rights": state.field(seat, RIGHTS),
        "seals": [name for i, name in enumerate(SEAL_NAMES) if state.field(seat, SEAL_MASK) >> i & 1],
        "tokens": {name: _none_or(TOKEN_NAMES, state.field(seat, TOKEN + i) - 1) for i, name in enumerate(TRACK_NAMES)},
        "technologies": [
            {"tile": tile, "active": active, "used": bool(used >> (TILE_NAMES.index(tile) - FIRST_TECHNOLOGY) & 1)}
            for tile, active in owned_technologies(state, seat)
        ],
        "one_time": [TILE_NAMES[FIRST_TECHNOLOGY + bit] for bit in range(24) if state.field(seat, ONE_TIME) >> bit & 1],
        "v_bridge": TILE_NAMES[FIRST_BRIDGE + v_bridge] if v_bridge >= 0 else None,
        "v_cathedral": TILE_NAMES[FIRST_BRIDGE + v_cathedral] if v_cathedral >= 0 else None,
        "hexes": [{"action": ACTION_NAMES[place], **_place(state, seat, place)} for place in range(HEXES)],
        "walls": [{"place": PLACE_NAMES[place], **_place(state, seat, place)} for place in range(HEXES, BOARD_PLACES)],
        "upgrades": [TILE_NAMES[tile] for tile in range(30) if state.field(seat, UPGRADE_MASK) >> tile & 1],
        "if_ended": if_ended,
    }


def _seal_rows(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for number, seal in enumerate(SEAL_BOX):
        owner = [seat for seat in range(int(state.players)) if state.field(seat, SEAL_MASK) >> number & 1]
        cost = [{"kind": kind, "n": n} for kind, n in seal["cost"].items()]
        found.append({"seal": seal["id"], "seat": owner[0] if owner else None, "cost": cost})
    return found


def turns_left(state: State) -> list[int]:
    """Return how many turns each seat still has, the one being played included (PRA-265)."""
    return [int(TURNS_EACH) - state.field(seat, TURNS) for seat in range(int(state.players))]


def round_number(state: State) -> int:
    """Return the round that is being played, from 1; alone the dummy's turns count too (PRA-290)."""
    return int(state.turn) // max(int(state.players), 2) + 1


def turn(state: State) -> Mark:
    """Tell the turn that a position belongs to: everybody has one in each round. The set-up comes before them."""
    setup = state.depth and int(state.agenda[0]) & TASK_MASK in (NEUTRAL, NEUTRAL_TURN)
    return Mark(SETUP if setup else round_number(state), int(state.active))


def view(state: State) -> dict[str, Any]:
    """Return the table as JSON data."""
    scores, returns = state.scores(), state.returns()
    wheel = int(state.wheel)
    last = int(state.last_place)
    return {
        "game": state.game.name,
        "players": int(state.players),
        "solo": int(state.players) == 1,
        "good_score": int(BOX["final_scoring"]["solo_good_score"]) if state.players == 1 else None,
        "ply": len(state.history()),
        "turn": int(state.turn) + (state.task() != OVER),
        "round": round_number(state),
        "era": int(state.era),
        "phase": PHASE_NAMES[state.task()],
        "current": state.current_player(),
        "active": int(state.active),
        "first": int(state.first),
        "turns_left": turns_left(state),
        "asked": _asked(state),
        "crane": _crane(state),
        "rows": {
            row: [_none_or(TILE_NAMES, int(state.row[SLOTS * i + slot])) for slot in range(SLOTS)]
            for i, row in enumerate(ROW_NAMES)
        },
        "stacks": _stacks(state),
        "river": {name: int(state.river[i]) for i, name in enumerate(TOKEN_NAMES)},
        "seals": _seal_rows(state),
        "bridge": _bridge(state),
        "road_tiles": {
            str(region + 1): "ab"[int(state.face[region]) % 2] if state.face[region] >= 0 else None
            for region in range(STREET_REGIONS)
        },
        "city": _city(state),
        "grids": _grids(state),
        "technologies_open": [
            {"level": level + 1, "tiles": packed_tiles(state, level)}
            for level in range(len(LEVELS))
            if state.open[level]
        ],
        "waiting": {
            "bonus": wheel_bonus(wheel) if wheel >= 0 else None,
            "rewards": waiting_rewards(state),
            "steps": {name: int(state.steps[grid]) for grid, name in enumerate(WAITING_STEPS)},
            "road": street_waiting(state),
            "extra": bool(state.extra),
            "own_reward": bool(state.own),
        },
        "lost_at_end": lost_at_end(state),
        "bought": bool(state.bought),
        "refreshed": bool(state.refreshed),
        "seats": [_seat(state, seat, ended) for seat, ended in enumerate(state.if_ended())],
        "last": {
            "seat": int(state.last_seat),
            "place": PLACE_NAMES[last],
            "tile": TILE_NAMES[int(state.last_tile)],
        }
        if last != NOTHING
        else None,
        "scores": scores,
        "winners": [seat for seat, share in enumerate(returns) if share],
    }
