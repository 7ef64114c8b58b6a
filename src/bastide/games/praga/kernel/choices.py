"""What a policy sees of a decision in Praga Caput Regni, and of its actions (`bastide.engine.policy`). Compiled."""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.praga.kernel import codes, crane, habits, hexes, tables, tasks, turn
from bastide.games.praga.kernel.layout import SEAT_FIELDS
from bastide.games.praga.kernel.state import Position

MOST_GOODS: Final = 9
MOST_EGGS: Final = 5
PRICE: Final = 50
"""Hundredths of a point to which rewards are told."""
_TECHNOLOGIES: Final = tables.TILE_NAMES[codes.FIRST_TECHNOLOGY : codes.FIRST_TECHNOLOGY + codes.TECHNOLOGIES]
_ACTIONS: Final = tables.ACTION_NAMES
_CRANE: Final = tables.ACTION_TILE_NAMES

LAYOUT: Final = Layout(
    "praga",
    "1",
    (
        Part(
            "seat",
            "What whoever decides has.",
            (
                *[Slot(name, unit, 0, high, meaning) for _, name, unit, high, meaning in SEAT_FIELDS],
                *[Slot(f"gold.{n}", meaning="so much") for n in range(MOST_GOODS + 1)],
                *[Slot(f"stone.{n}", meaning="so much") for n in range(MOST_GOODS + 1)],
                *[Slot(f"eggs.{n}", meaning="so many, or more") for n in range(MOST_EGGS + 1)],
                *[Slot(f"{grid}.row.{n}") for grid in tables.GRID_NAMES for n in range(7)],
                *[Slot(f"{grid}.column.{n}") for grid in tables.GRID_NAMES for n in range(7)],
                *[Slot(f"reward.{name}", "half points", 0, 200, "of the upgraded action") for name in _ACTIONS],
                *[Slot(f"seal.{name}", meaning="claimed") for name in tables.SEAL_NAMES],
                *[Slot(f"at work.{name}", meaning="a technology at work every turn") for name in _TECHNOLOGIES],
                *[Slot(f"to use.{name}", meaning="a technology still to be used once") for name in _TECHNOLOGIES],
                *[Slot(f"has.{tile['id']}", meaning="the upgrade was taken") for tile in tables.UPGRADES],
            ),
        ),
        Part(
            "turn",
            "What is under way.",
            (
                Slot("one", meaning="always 1"),
                Slot("left", "turns", 0, 16, "still to come"),
                Slot("era", "era", 0, 2),
                *[Slot(f"task.{n}", meaning="waits") for n in range(codes.OVER + 1)],
                *[Slot(f"wheel.{n + 1}", meaning="the bonus of this sector waits") for n in range(tables.POSITIONS)],
                *[Slot(f"taken.{name}") for name in _CRANE],
                *[Slot(f"doing.{name}") for name in _ACTIONS],
                *[Slot(f"from.{name}") for name in codes.SOURCE_NAMES],
                *[Slot(f"possible.{name}", meaning="as an action of a tile") for name in _ACTIONS],
                Slot("main", meaning="an action of the tile is owed"),
                Slot("bought", meaning="an extra action was bought"),
                Slot("extra", meaning="it is owed"),
                *[Slot(f"street.{n}", meaning="an effect of the street waits") for n in range(turn.ROAD_CODES)],
                *[Slot(f"waiting.{n}", "moves", 0, 9, "sideways") for n in range(codes.WAITING - codes.STEPS)],
            ),
        ),
        Part(
            "table",
            "What may be had.",
            (
                *[Slot(f"offer.{name}", meaning="lies in its row") for name in tables.TILE_NAMES[: codes.HEX_TILES]],
                *[Slot(f"{name}.{at + 1}", meaning="its place") for name in _CRANE for at in range(tables.POSITIONS)],
                *[Slot(f"{name}.points", "points", 0, 99, "that lie on it") for name in _CRANE],
            ),
        ),
    ),
)

SIZE: Final[i64] = LAYOUT.size
_fields: list[i64] = [field for field, *_ in SEAT_FIELDS]
FIELD: Final = vec[i64](_fields)
FIELDS: Final[i64] = len(_fields)
GOLD: Final[i64] = LAYOUT.place("seat", "gold.0")
STONE: Final[i64] = LAYOUT.place("seat", "stone.0")
EGGS: Final[i64] = LAYOUT.place("seat", "eggs.0")
ROW: Final[i64] = LAYOUT.place("seat", f"{tables.GRID_NAMES[0]}.row.0")
COLUMN: Final[i64] = LAYOUT.place("seat", f"{tables.GRID_NAMES[0]}.column.0")
REWARD: Final[i64] = LAYOUT.place("seat", f"reward.{_ACTIONS[0]}")
SEAL: Final[i64] = LAYOUT.place("seat", f"seal.{tables.SEAL_NAMES[0]}")
AT_WORK: Final[i64] = LAYOUT.place("seat", f"at work.{_TECHNOLOGIES[0]}")
TO_USE: Final[i64] = LAYOUT.place("seat", f"to use.{_TECHNOLOGIES[0]}")
HAS: Final[i64] = LAYOUT.place("seat", f"has.{tables.UPGRADES[0]['id']}")
TURN: Final[i64] = LAYOUT.offsets["turn"]
LEFT: Final[i64] = TURN + 1
ERA: Final[i64] = TURN + 2
TASK: Final[i64] = TURN + 3
WHEEL: Final[i64] = TURN + LAYOUT.place("turn", "wheel.1")
TAKEN: Final[i64] = TURN + LAYOUT.place("turn", f"taken.{_CRANE[0]}")
DOING: Final[i64] = TURN + LAYOUT.place("turn", f"doing.{_ACTIONS[0]}")
FROM: Final[i64] = TURN + LAYOUT.place("turn", f"from.{codes.SOURCE_NAMES[0]}")
POSSIBLE: Final[i64] = TURN + LAYOUT.place("turn", f"possible.{_ACTIONS[0]}")
MAIN: Final[i64] = TURN + LAYOUT.place("turn", "main")
STREET: Final[i64] = TURN + LAYOUT.place("turn", "street.0")
MOVES: Final[i64] = TURN + LAYOUT.place("turn", "waiting.0")
OFFER: Final[i64] = LAYOUT.offsets["table"]
PLACE: Final[i64] = OFFER + codes.HEX_TILES
POINTS: Final[i64] = PLACE + codes.ACTION_TILES * tables.POSITIONS
SIDE: Final = 7
"""Numbers of a row or a column of a grid."""

# -- features of an action ----------------------------------------------------------------------------

F_TILE: Final[i64] = 0
F_POSITION: Final[i64] = 6
F_SECTOR: Final[i64] = 18
F_SHOWS: Final[i64] = 30
F_MAY: Final[i64] = 36
F_POINTS: Final[i64] = 42
F_ACT: Final[i64] = 43
F_EXTRA: Final[i64] = 49
F_WORTH: Final[i64] = 55
F_BUY: Final[i64] = 56
F_BONUS: Final[i64] = 58
F_REWARD: Final[i64] = 61
F_STEP: Final[i64] = 62
F_CLIMB: Final[i64] = 64
F_STAY: Final[i64] = 66
F_ROAD: Final[i64] = 67
F_USE: Final[i64] = 79
F_PERFORM: Final[i64] = 103
F_CLAIM: Final[i64] = 113
F_TAKE: Final[i64] = 118
F_SLOT: Final[i64] = 220
F_GOLD: Final[i64] = 224
F_STONE: Final[i64] = 225
F_CHOOSE: Final[i64] = 226
F_REST: Final[i64] = 262
"""From `GROW` on, but for where a tile is put."""
F_REFRESH: Final[i64] = F_REST + codes.ACTIONS - codes.GROW
FEATURES: Final[i64] = F_REFRESH + 1


def write(state: Position, into: vec[i16]) -> None:
    """Write what whoever decides sees, into an array of `SIZE`."""
    i: i64
    for i in range(SIZE):
        into[i] = 0
    task = state.task()
    seat = state.active if task == codes.FREE else tasks.top_seat(state)
    _seat(state, seat, into)
    _turn(state, seat, task, into)
    for i in range(codes.HEX_ROWS * codes.SLOTS):
        tile = state.row[i]
        if tile >= 0:
            into[OFFER + tile] = 1
    for i in range(tables.POSITIONS):
        notch = state.notch[i]
        if notch & crane.TILE_MASK:
            tile = (notch & crane.TILE_MASK) - 1
            into[PLACE + tables.POSITIONS * tile + crane.position_of(state, i)] = 1
            into[POINTS + tile] = i16(notch >> crane.POINTS_SHIFT)


def _seat(state: Position, seat: i64, into: vec[i16]) -> None:
    i: i64
    at = seat * codes.FIELDS
    seats = state.seats
    for i in range(FIELDS):
        into[i] = i16(seats[at + FIELD[i]])
    into[GOLD + min(seats[at + codes.GOLD], MOST_GOODS)] = 1
    into[STONE + min(seats[at + codes.STONE], MOST_GOODS)] = 1
    into[EGGS + min(seats[at + codes.EGG], MOST_EGGS)] = 1
    for i in range(2):
        into[ROW + SIDE * i + min(seats[at + codes.GRID + 2 * i], SIDE - 1)] = 1
        into[COLUMN + SIDE * i + min(seats[at + codes.GRID + 2 * i + 1], SIDE - 1)] = 1
    for i in range(codes.HEXES):
        into[REWARD + i] = i16(_reward(state, at, i))
    _bits(seats[at + codes.SEAL_MASK], into, SEAL)
    _bits(seats[at + codes.LASTING], into, AT_WORK)
    _bits(seats[at + codes.ONE_TIME], into, TO_USE)
    _bits(seats[at + codes.UPGRADE_MASK], into, HAS)


def _turn(state: Position, seat: i64, task: i64, into: vec[i16]) -> None:
    i: i64
    into[TURN] = 1
    into[LEFT] = i16(tables.TURNS_EACH - state.seats[seat * codes.FIELDS + codes.TURNS])
    into[ERA] = i16(state.era)
    into[TASK + task] = 1
    if state.wheel >= 0:
        into[WHEEL + state.wheel] = 1
    if state.taken >= 0:
        into[TAKEN + state.taken] = 1
    if state.doing >= 0:
        into[DOING + state.doing] = 1
        into[FROM + state.source] = 1
    goods = hexes.goods_of(state)
    for i in range(codes.HEXES):
        if hexes.possible(state, i, codes.FROM_TILE, goods, 0):
            into[POSSIBLE + i] = 1
    into[MAIN] = i16(state.main)
    into[MAIN + 1] = i16(state.bought)
    into[MAIN + 2] = i16(state.extra)
    _bits(state.road, into, STREET)
    for i in range(codes.WAITING - codes.STEPS):
        into[MOVES + i] = i16(state.waiting[codes.STEPS + i])


def _reward(state: Position, at: i64, action: i64) -> i64:
    """Return what the upgrade of an action brings, about, in half points."""
    tr = state.seats[at + codes.BOARD + action] - 1
    if tr < 0:
        return 0
    return habits.bundle_price(tables.REWARD_BUNDLE[tr // codes.ROTATIONS], PRICES) // PRICE


_prices: list[i64] = [160, 130, 140, 160, 280, 150, 270, 1, 355, 63, 120, 100, 200, 200, 200]
PRICES: Final = vec[i64](_prices)
"""[kind of good] hundredths of a point, roughly, in the middle of the game."""


def _bits(mask: i64, into: vec[i16], at: i64) -> None:
    """Write 1 where a mask has a bit, the lowest first."""
    while mask:
        if mask & 1:
            into[at] = 1
        mask >>= 1
        at += 1


def features(state: Position, code: i64, into: vec[i64], counts: vec[i64]) -> i64:
    """Write the features of an action and how often it has them; return how many: none of where a tile is put."""
    counts[0] = 1
    if codes.ONTO <= code < codes.GROW:
        return 0
    if code < codes.ACT:
        return _tile(state, code - codes.TILE, into, counts)
    if code < codes.BUY:
        into[0] = F_ACT + code - codes.ACT
        return _worth(state, code - codes.ACT, into, counts)
    if code < codes.EXTRA:
        into[0] = F_BUY + code - codes.BUY
    elif code < codes.BONUS:
        into[0] = F_EXTRA + code - codes.EXTRA
        return _worth(state, code - codes.EXTRA, into, counts)
    elif code < codes.REWARD:
        into[0] = F_BONUS + code - codes.BONUS
    elif code < codes.STEP:
        into[0] = F_REWARD
    elif code < codes.USE:
        into[0] = F_STEP + code - codes.STEP
    elif code < codes.CLAIM:
        technology = (code - codes.USE) // codes.USE_CHOICES
        into[0] = F_USE + technology
        into[1] = F_PERFORM + (code - codes.USE) % codes.USE_CHOICES
        counts[1] = 1
        return 2
    elif code < codes.REFRESH:
        into[0] = F_CLAIM + code - codes.CLAIM
    elif code < codes.CHOOSE:
        into[0] = F_REFRESH
    elif code < codes.TAKE:
        into[0] = F_CHOOSE + code - codes.CHOOSE
    elif code < codes.GROW:
        return _take(state, code - codes.TAKE, into, counts)
    else:
        into[0] = F_REST + code - codes.GROW
    return 1


def _tile(state: Position, tile: i64, into: vec[i64], counts: vec[i64]) -> i64:
    i: i64
    sector = crane.notch_of(state, tile)
    into[0] = F_TILE + tile
    into[1] = F_POSITION + crane.position_of(state, sector)
    counts[1] = 1
    into[2] = F_SECTOR + sector
    counts[2] = 1
    into[3] = F_POINTS
    counts[3] = state.notch[sector] >> crane.POINTS_SHIFT
    count: i64 = 4
    goods = hexes.goods_of(state)
    for i in range(2):
        action = tables.TILE_ACTIONS[turn.TILE_ACTIONS_EACH * state.tile_side + 2 * tile + i]
        into[count] = F_SHOWS + action
        counts[count] = 1
        count += 1
        if hexes.possible(state, action, codes.FROM_TILE, goods, 0):
            into[count] = F_MAY + action
            counts[count] = 1
            count += 1
    return count


def _worth(state: Position, action: i64, into: vec[i64], counts: vec[i64]) -> i64:
    """Add what the upgrade of an action brings."""
    into[1] = F_WORTH
    counts[1] = _reward(state, state.active * codes.FIELDS, action)
    return 2


def _take(state: Position, tile: i64, into: vec[i64], counts: vec[i64]) -> i64:
    slot: i64 = 0
    row = tables.ROW[tile] * codes.SLOTS
    while slot < codes.SPECIAL_SLOT and state.row[row + slot] != tile:
        slot += 1
    into[0] = F_TAKE + tile
    into[1] = F_SLOT + slot
    counts[1] = 1
    into[2] = F_GOLD
    counts[2] = hexes.gold_price(tile, 0, hexes.gold_cut(state.cuts))
    into[3] = F_STONE
    counts[3] = hexes.stone_price(tile, hexes.stone_cut(state.cuts))
    return 4
