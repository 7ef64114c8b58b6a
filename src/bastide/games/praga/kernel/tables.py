"""What is in the box, as flat constant tables made from `components.toml`.

Index conventions: a hex tile is 0 … 101 (upgrades, walls, buildings, each era by era, normal ones first);
`tr` = 6 * tile + rotation; a *stack* is 6 * (era - 1) + 2 * row + special for hex tiles, then the four
technology levels, the bridge tiles IV and V, and the plaza tiles by colour. A *bundle* is a list of gains:
`ITEM_KIND`, `ITEM_N` from `BUNDLE[b]` up to `BUNDLE[b + 1]`.
"""

from typing import Any, Final

from bastide.engine.arrays import i64, vec
from bastide.games.praga.box import BOX, CONDITIONS, FINALS, SPECIALS
from bastide.games.praga.kernel import codes

ACTION_NAMES: Final[tuple[str, ...]] = tuple(BOX["actions"])
MINES: Final[int] = ACTION_NAMES.index("mines")
QUARRIES: Final[int] = ACTION_NAMES.index("quarries")
UPGRADE: Final[int] = ACTION_NAMES.index("upgrade")
WALL: Final[int] = ACTION_NAMES.index("wall")
BUILDING: Final[int] = ACTION_NAMES.index("building")
ROAD_ACTION: Final[int] = ACTION_NAMES.index("road")
ROW_NAMES: Final = ("upgrade", "wall", "building")
SLOT_NAMES: Final = ("1", "2", "3", "S")
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""The slots of a row that a refresh may remove together (PRA-142)."""
GRID_NAMES: Final = ("hunger_wall", "cathedral")
LEVELS: Final = ("I", "II", "III", "IV")

_bundle: list[i64] = [0]
_item_kind: list[i64] = []
_item_n: list[i64] = []


def _new_bundle(gains: Any) -> int:
    """Append a list of gains, given as rows of kind and n or as one table; return its number."""
    rows = gains if isinstance(gains, list) else [{"kind": kind, "n": n} for kind, n in gains.items()]
    for row in rows:
        _item_kind.append(codes.KIND_NAMES.index(row["kind"]))
        _item_n.append(row["n"])
    _bundle.append(len(_item_kind))
    return len(_bundle) - 2


def _sorted(kind: str) -> list[dict[str, Any]]:
    return sorted(BOX[kind], key=lambda tile: (tile["era"], tile["special"], tile["id"]))


UPGRADES: Final[list[dict[str, Any]]] = _sorted("upgrade")
WALLS: Final[list[dict[str, Any]]] = _sorted("wall")
BUILDINGS: Final[list[dict[str, Any]]] = _sorted("building")
TECHNOLOGY_TILES: Final[list[dict[str, Any]]] = sorted(BOX["technology"], key=lambda tile: (tile["level"], tile["id"]))
BRIDGES: Final[list[dict[str, Any]]] = sorted(BOX["bridge"], key=lambda tile: (tile["set"], tile["id"]))
COLOURS: Final[tuple[str, ...]] = tuple(sorted({tile["colour"] for tile in BOX["plaza"]}))
PLAZA_BOX: Final[list[dict[str, Any]]] = sorted(
    BOX["plaza"], key=lambda tile: (COLOURS.index(tile["colour"]), tile["id"])
)
HEX_BOX: Final[list[dict[str, Any]]] = [*UPGRADES, *WALLS, *BUILDINGS]
TILE_NAMES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in [*HEX_BOX, *TECHNOLOGY_TILES, *BRIDGES, *PLAZA_BOX])
"""[shuffled tile] its id."""

SET_FOUR: Final = 4
"""The set of bridge tiles with IV on their backs."""
STACK_TECHNOLOGY: Final = 12
STACK_FOUR: Final = 16
STACK_FIVE: Final = 17
STACK_PLAZA: Final = 18
STACKS: Final[int] = STACK_PLAZA + len(COLOURS)


def _stack_of(tile: int) -> int:  # PRA-016, PRA-023, PRA-026
    if tile < codes.HEX_TILES:
        row = (tile >= codes.FIRST_WALL) + (tile >= codes.FIRST_BUILDING)
        return int(6 * (HEX_BOX[tile]["era"] - 1) + 2 * row + HEX_BOX[tile]["special"])
    if tile < codes.FIRST_BRIDGE:
        return STACK_TECHNOLOGY + int(TECHNOLOGY_TILES[tile - codes.FIRST_TECHNOLOGY]["level"]) - 1
    if tile < codes.FIRST_PLAZA_TILE:
        return STACK_FOUR if BRIDGES[tile - codes.FIRST_BRIDGE]["set"] == SET_FOUR else STACK_FIVE
    return STACK_PLAZA + COLOURS.index(PLAZA_BOX[tile - codes.FIRST_PLAZA_TILE]["colour"])


_stacks: Final = [_stack_of(tile) for tile in range(codes.SHUFFLED)]
assert (len(UPGRADES), len(WALLS), len(BUILDINGS)) == (codes.UPGRADE_TILES, codes.WALL_TILES, codes.BUILDING_TILES)
assert (len(TECHNOLOGY_TILES), len(BRIDGES), len(PLAZA_BOX)) == (
    codes.TECHNOLOGIES,
    codes.BRIDGE_TILES,
    codes.PLAZA_TILES,
)

STACK: Final = vec[i64](_stacks)
"""[shuffled tile] the stack it belongs to."""
STACK_BASE: Final = vec[i64]([_stacks.index(stack) for stack in range(STACKS)])
"""[stack] its first tile; a stack's tiles are numbered in a row."""
STACK_SIZE: Final = vec[i64]([_stacks.count(stack) for stack in range(STACKS)])
"""[stack] tiles in the box."""
PILES: Final[tuple[int, ...]] = tuple(sorted({_stacks.index(stack) for stack in range(STACKS)}))
"""The first tile of every stack, ascending."""
FIRST_WALL_TILE: Final[i64] = codes.FIRST_WALL
FIRST_BUILDING_TILE: Final[i64] = codes.FIRST_BUILDING
PAIR_SLOTS: Final = vec[i64]([slot for pair in PAIRS for slot in pair])
"""[2 * pair + which] the slots of a pair."""
BIT: Final = vec[i64]([1 << i for i in range(62)])
"""[i] 1 << i. A table, since mypyc 2.4.1 shifts a literal as a C int of 32 bits."""

ROW: Final = vec[i64]([(t >= codes.FIRST_WALL) + (t >= codes.FIRST_BUILDING) for t in range(codes.HEX_TILES)])
"""[hex tile] 0 upgrade, 1 wall, 2 building."""
ACTION: Final = vec[i64]([ACTION_NAMES.index(tile.get("action", "mines")) for tile in HEX_BOX])
"""[hex tile] the action that an upgrade tile upgrades."""
COST_GOLD: Final = vec[i64]([tile.get("cost", {}).get("gold", 0) for tile in HEX_BOX])  # upgrades: none (PRA-121)
COST_STONE: Final = vec[i64]([tile.get("cost", {}).get("stone", 0) for tile in HEX_BOX])
REWARD_BUNDLE: Final = vec[i64]([_new_bundle(tile.get("bonus", tile.get("reward"))) for tile in HEX_BOX])
"""[hex tile] the centre of an upgrade, the green window of a wall or building."""
CAPS: Final = vec[i64]([tile.get("caps", 0) for tile in HEX_BOX])
HAS_ICON: Final = vec[i64]([int(tile.get("hunger_wall", tile.get("cathedral", False))) for tile in HEX_BOX])
"""[hex tile] the Hunger Wall icon of a wall, the Cathedral icon of a building."""
HAS_CUBE: Final = vec[i64]([int(tile.get("cube_slot", False)) for tile in HEX_BOX])
HAS_CROWN: Final = vec[i64]([int(tile.get("crown_per_building", False)) for tile in HEX_BOX])
UPGRADE_ERA1: Final[i64] = sum(1 << tile for tile in range(codes.UPGRADE_TILES) if UPGRADES[tile]["era"] == 1)
"""Bit mask of the upgrade tiles of era I (PRA-196)."""


def _edge(tile: dict[str, Any], rotation: int, edge: int) -> int:
    icon = tile.get("edges", [""] * codes.ROTATIONS)[(edge - rotation) % codes.ROTATIONS]
    return codes.KIND_NAMES.index(icon) if icon else codes.NOTHING


EDGE: Final = vec[i64](
    [_edge(tile, r, e) for tile in HEX_BOX for r in range(codes.ROTATIONS) for e in range(codes.ROTATIONS)]
)
"""[6 * tr + edge] the kind of good that the edge shows, or `NOTHING`."""
CORNERS: Final = vec[i64](
    [sum(1 << (c + r) % codes.ROTATIONS for c in tile["corners"]) for tile in HEX_BOX for r in range(codes.ROTATIONS)]
)
"""[tr] bit mask of the corners with an icon."""

# -- plazas, bridge, technologies ---------------------------------------------------------------

TOP_BUNDLE: Final = vec[i64]([_new_bundle(tile["top"]) for tile in PLAZA_BOX])
BOTTOM_BUNDLE: Final = vec[i64]([_new_bundle(tile["bottom"]) for tile in PLAZA_BOX])
BRIDGE_BUNDLE: Final = vec[i64]([_new_bundle(tile["now"]) for tile in BRIDGES])  # PRA-205, PRA-213
_per = ("", "university_height", "upgrade_tile_including_covered", "wall_tile", "mine_count", "quarry_count",
        "row_on_hunger_wall_plus_row_on_cathedral")  # fmt: skip
_final = [tile.get("final", {"per": "", "points": 0}) for tile in BRIDGES]
FINAL_PER: Final = vec[i64]([_per.index(final["per"]) for final in _final])
"""[bridge tile] what a V tile counts, as in `codes.py`."""
FINAL_POINTS: Final = vec[i64]([final["points"] for final in _final])
FINAL_MAX: Final = vec[i64]([final.get("maximum", 99) for final in _final])
SPAN_BOX: Final[list[dict[str, Any]]] = BOX["charles_bridge"]["rewards"]
SPANS: Final[i64] = BOX["charles_bridge"]["spaces"]
SPAN_BUNDLE: Final = vec[i64]([_new_bundle(row[side]) for row in SPAN_BOX for side in "AB"])
"""[2 * bridge space + side] the printed reward."""

_whens = {
    "": codes.NOTHING,
    "wheel_reward_of_kind": codes.WHEN_WHEEL,
    "each_step_on_track": codes.WHEN_STEP,
    "each_upward_move": codes.WHEN_CLIMB,
    "points_from_taking_action_tile": codes.WHEN_TAKING,
    "build_building_with": codes.WHEN_BUILDING_WITH,
    "build_building_without": codes.WHEN_BUILDING_WITHOUT,
    "build_wall_with": codes.WHEN_WALL_WITH,
    "gain_corner_token": codes.WHEN_CORNER,
    "gain_or_buy_egg": codes.WHEN_EGG,
    "perform_action": codes.WHEN_PERFORM,
}
_specials = {
    "": codes.NOTHING,
    "move_up_one_free_of_windows_and_tier_cost": codes.SPECIAL_CLIMB,
    "produce_gold_not_as_action": codes.SPECIAL_PRODUCE_GOLD,
    "produce_stone_not_as_action": codes.SPECIAL_PRODUCE_STONE,
    "both_rewards_of_one_plaza_tile_on_the_board_resolved_or_not": codes.SPECIAL_BOTH_PLAZA,
    "advance_mine_or_quarry_by_1_then_produce_gold_or_stone_independent_choices_not_as_action": codes.SPECIAL_GROW,
}

assert set(_whens) == {"", *CONDITIONS}
assert set(_specials) == {"", *SPECIALS}
assert set(_per) == {"", *FINALS}


def _performed(tile: dict[str, Any]) -> int:
    what = tile.get("perform", "")
    return codes.ANY_ACTION if what == "any" else ACTION_NAMES.index(what) if what else codes.NOTHING


def _kind(name: str) -> int:
    return codes.KIND_NAMES.index(name) if name in codes.KIND_NAMES else codes.NOTHING


TECH_WHEN: Final = vec[i64]([_whens[tile.get("when", "")] for tile in TECHNOLOGY_TILES])
TECH_MATCH: Final = vec[i64]([_kind(tile.get("match", "")) for tile in TECHNOLOGY_TILES])
TECH_ONCE: Final = vec[i64]([int(tile.get("once_per_turn", False)) for tile in TECHNOLOGY_TILES])
TECH_BUNDLE: Final = vec[i64]([_new_bundle(tile.get("gain", [])) for tile in TECHNOLOGY_TILES])
TECH_PERFORM: Final = vec[i64]([_performed(tile) for tile in TECHNOLOGY_TILES])
"""[technology] the action it grants, `ANY_ACTION` or `NOTHING`."""
TECH_SPECIAL: Final = vec[i64]([_specials[tile.get("special_effect", "")] for tile in TECHNOLOGY_TILES])
TECH_LEVEL: Final = vec[i64]([tile["level"] - 1 for tile in TECHNOLOGY_TILES])
CUT_GOLD: Final = vec[i64]([tile.get("discount", {}).get("gold", 0) for tile in TECHNOLOGY_TILES])
CUT_STONE: Final = vec[i64]([tile.get("discount", {}).get("stone", 0) for tile in TECHNOLOGY_TILES])

# -- player boards ----------------------------------------------------------------------------------

_board = BOX["player_board"]
_tracks: Final = (_board["mines"], _board["quarries"])
TRACK_START: Final = vec[i64]([track["start_space"] for track in _tracks])
TRACK_LAST: Final = vec[i64]([track["last_space"] for track in _tracks])
TRACK_TOKEN: Final = vec[i64]([track["production_token_at_space"] for track in _tracks])
TRACK_SEAL: Final = vec[i64]([track["seal_at_space"] for track in _tracks])
_bonuses = [row for track in _tracks for row in track["production_bonus"]]
MINE_BONUSES: Final[i64] = len(_tracks[0]["production_bonus"])
BONUSES: Final[i64] = len(_bonuses)
BONUS_SPACE: Final = vec[i64]([row["left_of_space"] for row in _bonuses])
BONUS_BUNDLE: Final = vec[i64]([_new_bundle(row["gain"]) for row in _bonuses])
"""[production bonus] those of the gold-mine track come first."""
TECH_STEPS: Final[i64] = _board["technology"]["steps"]
TECH_OVERFLOW: Final[i64] = _board["technology"]["overflow_points"]
TECH_DRAW: Final[i64] = _board["technology"]["draw"]
BOOK_AT: Final = vec[i64](
    [
        next((LEVELS.index(level) for level, at in _board["technology"]["books"].items() if at == step), codes.NOTHING)
        for step in range(_board["technology"]["steps"] + 1)
    ]
)
"""[step] level of the book there, from 0, or `NOTHING` (PRA-216, PRA-223)."""
UNIVERSITY_STEPS: Final[i64] = _board["university"]["steps"]
UNIVERSITY_OVERFLOW: Final[i64] = _board["university"]["overflow_points"]
MULTIPLIER: Final = vec[i64](_board["university"]["multiplier"])  # PRA-272
WEALTH_NAMES: Final = ("gold_6", "stone_6", "any_9")
WEALTH_BUNDLE: Final = vec[i64]([_new_bundle(_board["wealth_bonus"][name]) for name in WEALTH_NAMES])  # PRA-104
TOKEN_BOX: Final[list[dict[str, Any]]] = BOX["production_token"]
TOKENS: Final[i64] = len(TOKEN_BOX)
TOKEN_NAMES: Final[tuple[str, ...]] = tuple(token["id"] for token in TOKEN_BOX)
TOKEN_COUNT: Final = vec[i64]([row["count"] for row in TOKEN_BOX])
TOKEN_BUNDLE: Final = vec[i64]([_new_bundle(row["gain"]) for row in TOKEN_BOX])

_limits = BOX["limits"]
MAX_GOOD: Final[i64] = min(_limits["max_gold"], _limits["max_stone"])
START_GOLD: Final[i64] = _limits["start_gold"]
START_STONE: Final[i64] = _limits["start_stone"]
FREE_CUBES: Final[i64] = _limits["cubes_per_player"] - _limits["cubes_used_in_setup"]  # PRA-008, PRA-047
WINDOWS_KEPT: Final[i64] = _limits["windows_kept_between_turns"]
TURNS_EACH: Final[i64] = _limits["turns_per_player"]

# -- the crane ---------------------------------------------------------------------------------------

_crane = BOX["crane"]
POSITIONS: Final[i64] = _crane["positions"]
_cost: list[i64] = [0] * _crane["positions"]
_blue: list[i64] = [0] * _crane["positions"]
for _at, _n in zip(_crane["red"], _crane["red_cost"], strict=True):
    _cost[_at] = _n
for _at, _n in zip(_crane["blue"], _crane["blue_points"], strict=True):
    _blue[_at] = _n
RED_COST: Final = vec[i64](_cost)
"""[position] gold to pay for a tile there (PRA-066); nothing in the green zone (PRA-067)."""
BLUE_POINTS: Final = vec[i64](_blue)
"""[position] points for a tile there (PRA-069)."""
LAST_BLUE: Final[i64] = _crane["blue"][-1]
RECYCLE_ORDER: Final = vec[i64](_crane["recycle_order"])  # PRA-254, PRA-255, PRA-256
RECYCLE_POINTS: Final[i64] = _crane["recycle_points"]
STAR: Final[i64] = _crane["star_position"]
HOLE: Final[i64] = BOX["clock"]["hole_position"]
_sectors = BOX["wheel"]["sectors"]  # PRA-034
SECTOR_POINTS: Final = vec[i64]([row.get("points", 0) for row in _sectors])
"""[sector] points of an "S or points", else 0."""
SECTOR_KINDS: Final[tuple[str, ...]] = tuple(row["bonus"] for row in _sectors)
SECTOR_BUNDLE: Final = vec[i64](
    [
        _new_bundle({k: n for k, n in row.items() if k in codes.KIND_NAMES and k != "points"})
        if row["bonus"] in ("gain", "buy_egg")
        else codes.NOTHING
        for row in _sectors
    ]
)
SECTOR_GOLD: Final = vec[i64]([row.get("pay", {}).get("gold", 0) for row in _sectors])
SECTOR_STONE: Final = vec[i64]([row.get("pay", {}).get("stone", 0) for row in _sectors])
_clocks = {int(n): row for n, row in BOX["clock"]["players"].items()}
START_ARROW: Final = vec[i64]([_clocks.get(max(n, 2), {}).get("start_arrow", 0) for n in range(5)])  # PRA-037
PLATFORM_START: Final = vec[i64]([_clocks.get(max(n, 2), {}).get("platform_start", 0) for n in range(5)])  # PRA-043
ERA_AT: Final = vec[i64]([_clocks.get(max(n, 2), {}).get("era2_divider_between", [0, 1])[1] for n in range(5)])
"""[players] the platform space behind the era divider; with the star rule, where the cube waits for the star."""
BY_STAR: Final = vec[i64]([int(_clocks.get(max(n, 2), {}).get("era2_trigger", "") == "star") for n in range(5)])
SETUP_POSITIONS: Final = vec[i64]([p for n in range(5) for p in _clocks[max(n, 2)]["setup_positions"]])
"""[6 * players + number] where the action tiles start (PRA-039)."""
ACTION_TILE_BOX: Final[list[dict[str, Any]]] = sorted(BOX["action_tile"], key=lambda tile: int(tile["id"][2:]))
ACTION_TILE_NAMES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in ACTION_TILE_BOX)
TILE_ACTIONS: Final = vec[i64]([ACTION_NAMES.index(a) for side in "ab" for tile in ACTION_TILE_BOX for a in tile[side]])
"""[12 * side + 2 * action tile + which] the actions of an action tile."""
FIRST_ORDER: Final = vec[i64](  # PRA-040
    sorted(range(len(ACTION_TILE_BOX)), key=lambda i: int(ACTION_TILE_BOX[i]["recommended_order"]))
)

# -- street, seals, the end --------------------------------------------------------------------------

_effects: list[tuple[int, int, int, int, int, int]] = []


def _effect(gain: Any, pay: Any, per: str) -> int:
    """Append an effect of the street; return its number."""
    pers = {
        "": 0,
        "era1_upgrade_owned_including_covered": codes.PER_ERA1_UPGRADE,
        "silver_window_owned": codes.PER_SILVER_WINDOW,
    }
    bundle = _new_bundle(gain)
    _effects.append((bundle, pay.get("gold", 0), pay.get("stone", 0), pay.get("egg", 0), pers[per], 0))
    return len(_effects) - 1


def _choices(effect: dict[str, Any]) -> list[int]:
    gains = effect.get("choose_one", [effect.get("gain", {})])
    found = [_effect(gain, effect.get("pay", {}), effect.get("per", "")) for gain in gains]
    return [*found, codes.NOTHING][:2]


STREET: Final[list[int]] = [
    effect
    for region in BOX["kings_road"]["region"][:3]
    for side in ("free", "egg")
    for effect in _choices(region[side])
]
"""[4 * region + 2 * egg + choice] effect of the printed street, or `NOTHING` (PRA-194, PRA-195, PRA-196, PRA-197)."""


def _face(face: dict[str, Any]) -> tuple[int, int, int, int, int, int]:
    """Return what a face of a King's Road tile is: effect now, when, action, gain, two gains to choose from."""
    if "now" in face:
        return (_effect(face["now"], {}, ""), codes.NOTHING, 0, codes.NOTHING, codes.NOTHING, codes.NOTHING)
    if "now_per" in face:
        per = face["now_per"]
        return (
            _effect({"points": per["points"]}, {}, per["per"]),
            codes.NOTHING,
            0,
            codes.NOTHING,
            codes.NOTHING,
            codes.NOTHING,
        )
    rule = face["while_marker_here"]
    action = ACTION_NAMES.index(rule["match"]) if rule["match"] in ACTION_NAMES else BUILDING
    choice = [_new_bundle([gain]) for gain in rule.get("choose_one", [])]
    first, second = [*choice, codes.NOTHING, codes.NOTHING][:2]
    return (codes.NOTHING, _whens[rule["when"]], action, _new_bundle(rule["gain"]), first, second)


_faces = [
    _face(face) for tile in sorted(BOX["kings_road_tile"], key=lambda t: int(t["section"])) for face in tile["faces"]
]
FACE_EFFECT: Final[list[int]] = [face[0] for face in _faces]
"""[2 * region + face] the free effect in its place, or `NOTHING`."""
FACE_WHEN: Final = vec[i64]([face[1] for face in _faces])
FACE_ACTION: Final = vec[i64]([face[2] for face in _faces])
FACE_BUNDLE: Final = vec[i64]([face[3] for face in _faces])
FACE_CHOICE: Final = vec[i64]([choice for face in _faces for choice in face[4:6]])
"""[2 * face + choice] a gain to choose, or `NOTHING`."""
EFFECT_BUNDLE: Final = vec[i64]([effect[0] for effect in _effects])
EFFECT_GOLD: Final = vec[i64]([effect[1] for effect in _effects])
EFFECT_STONE: Final = vec[i64]([effect[2] for effect in _effects])
EFFECT_EGG: Final = vec[i64]([effect[3] for effect in _effects])
EFFECT_PER: Final = vec[i64]([effect[4] for effect in _effects])
ENTRY_EGGS: Final = vec[i64]([row.get("entry_cost", {}).get("egg", 0) for row in BOX["kings_road"]["region"]])
"""[region from 0] eggs to pay for entering it (PRA-200, PRA-204)."""
STREET_EFFECT: Final = vec[i64](STREET)
STREET_REGIONS: Final = 3
REGIONS: Final[int] = len(BOX["kings_road"]["region"])
FOUR_DRAW: Final[i64] = BOX["kings_road"]["region"][3]["draw"]

SEAL_BOX: Final[list[dict[str, Any]]] = sorted(BOX["seal"], key=lambda seal: str(seal["id"]))
SEALS: Final[i64] = len(SEAL_BOX)
SEAL_NAMES: Final[tuple[str, ...]] = tuple(seal["id"] for seal in SEAL_BOX)
SEAL_COST: Final = vec[i64]([seal["cost"].get(kind, 0) for seal in SEAL_BOX for kind in codes.KIND_NAMES[:5]])
"""[5 * seal + good] gold, stone, eggs, silver and gold windows (PRA-115, PRA-116, PRA-117)."""
SEAL_POINTS: Final = vec[i64]([seal.get("points", 0) for seal in SEAL_BOX])
_exchange = [seal.get("exchange", {"pay": {}, "points": 0}) for seal in SEAL_BOX]
SEAL_GOLD: Final = vec[i64]([row["pay"].get("gold", 0) for row in _exchange])
SEAL_STONE: Final = vec[i64]([row["pay"].get("stone", 0) for row in _exchange])
SEAL_RATE: Final = vec[i64]([row["points"] for row in _exchange])
_walls = {int(n): points for n, points in BOX["final_scoring"]["walls"].items()}
WALL_POINTS: Final = vec[i64]([_walls[min(n, max(_walls))] for n in range(codes.BOARD_PLACES)])
"""[walls] (PRA-277)"""
EGG_POINTS: Final = vec[i64](BOX["final_scoring"]["eggs"])
EGGS_MAX: Final[int] = len(BOX["final_scoring"]["eggs"]) - 1

BUNDLE: Final = vec[i64](_bundle)
ITEM_KIND: Final = vec[i64](_item_kind)
ITEM_N: Final = vec[i64](_item_n)


assert tuple(map(codes.KIND_NAMES.index, (*GRID_NAMES, "hunger_wall_or_cathedral"))) == (
    codes.HUNGER_WALL,
    codes.CATHEDRAL,
    codes.EITHER_GRID,
)

WAITS_FOR: Final = vec[i64]([int(name != "chance") for name in codes.PHASE_NAMES])
"""[task] 1 if a seat decides while the task waits, 0 if chance does."""
