"""What a seat sees, as an array: nothing is hidden in Praga, so it is the whole table, seats counted from it.

A *seat code* is 0 for nobody, 1 for the observer, 2 for the next seat, and so on. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.game import Setup
from bastide.games.praga.kernel import (
    city,
    codes,
    crane,
    hexes,
    layout,
    offsets,
    places,
    road,
    stacks,
    tables,
    tasks,
    technology,
)
from bastide.games.praga.kernel.state import Position

LONGEST: Final = 4096
PHASE_COUNT: Final[i64] = len(layout.PHASES)
FIELD_COUNT: Final[i64] = len(layout.SEAT_FIELDS)
WEALTH_COUNT: Final[i64] = len(tables.WEALTH_NAMES)
V_STACKS: Final = 2
GRIDS: Final = 2
GRID_FIELDS: Final = 4
"""Row and column on both grids."""
STEP_KINDS: Final = 3
"""Sideways moves wait on one grid, on the other, or on either."""
_of_phase: list[i64] = [*layout.OF_PHASE]
PHASE_OF: Final = vec[i64](_of_phase)
"""[task] its number among the names of phases."""
_fields: list[i64] = [field for field, *_ in layout.SEAT_FIELDS]
FIELD: Final = vec[i64](_fields)
"""[slot] the field of a seat that is shown there."""


def encode(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`, over zeros or one from before."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    if not into[start + offsets.SEATS + offsets.SEAT_PLAYS]:  # the first one of a game: these never change
        _grids(state, into, start + offsets.GRIDS)
        _rules(state, into, start + offsets.RULES)
    _tiles(state, into, start + offsets.TILES)
    _city(state, observer, into, start + offsets.CITY)
    _plazas(state, into, start + offsets.PLAZAS)
    _technologies(state, observer, into, start + offsets.TECHNOLOGIES)
    _bridge(state, into, start + offsets.BRIDGE)
    _bridge_tiles(state, observer, into, start + offsets.BRIDGE_TILES)
    _crane(state, into, start + offsets.CRANE)
    for i in range(tables.TOKENS):
        into[start + offsets.RIVER + i] = i16(state.river[i])
    for i in range(state.players):
        at_seat = (observer + i) % state.players * codes.FIELDS
        _board(state, at_seat, into, start + offsets.BOARDS + codes.BOARD_PLACES * offsets.BOARD_ROW * i)
        _seat(state, at_seat, into, start + offsets.SEATS + offsets.SEAT_ROW * i)
    _turn(state, observer, into, start + offsets.TURN)


def seat_code(seat: i64, observer: i64, players: i64) -> i16:
    """Return the seat code of a seat, 0 for nobody."""
    if seat < 0:
        return 0
    away = seat - observer
    return i16(away + 1 if away >= 0 else away + players + 1)


def put_stacks(state: Position, first_stack: i64, count: i64, into: vec[i16], row: i64, columns: i64) -> None:  # noqa: PLR0917
    """Write of every tile of so many stacks whether nobody has seen it, and its place among those returned to it.

    The rows begin with the first tile of the first stack; `columns` is what `columns_of` packs. Where a tile lies open
    it says that it does not, for the caller to correct. Of a tile that nobody has seen there was never more to tell.
    """
    stack: i64
    size, unseen, under, lies = columns & 255, columns >> 8 & 255, columns >> 16 & 255, columns >> 24
    start = tables.STACK_BASE[first_stack]
    for stack in range(first_stack, first_stack + count):
        mask, below, place = state.unseen[stack], state.under[stack], i64(1)
        base = row + size * (tables.STACK_BASE[stack] - start)
        at = base
        end = base + size * tables.STACK_SIZE[stack]
        while at < end:
            if mask & 1:
                into[at + unseen] = 1
            else:
                into[at + unseen] = 0
                into[at + under] = 0
                into[at + lies] = 0
            mask >>= 1
            at += size
        while below:
            into[base + size * ((below & stacks.UNDER_MASK) - 1) + under] = i16(place)
            below >>= stacks.UNDER_BITS
            place += 1


def columns_of(size: int, unseen: int, under: int, lies: int) -> int:
    """Return, packed, how long the rows of tiles are and in which columns `put_stacks` writes."""
    return size | unseen << 8 | under << 16 | lies << 24


TILE_COLUMNS: Final[i64] = columns_of(offsets.TILE_ROW, offsets.TILE_UNSEEN, offsets.TILE_UNDER, offsets.TILE_SLOT)
TECHNOLOGY_COLUMNS: Final[i64] = columns_of(
    offsets.TECHNOLOGY_ROW, offsets.TECHNOLOGY_UNSEEN, offsets.TECHNOLOGY_UNDER, offsets.TECHNOLOGY_OPEN
)
BRIDGE_COLUMNS: Final[i64] = columns_of(
    offsets.BRIDGE_ROW, offsets.BRIDGE_UNSEEN, offsets.BRIDGE_UNDER, offsets.BRIDGE_OPEN
)


def put_open(packed: i64, first: i64, into: vec[i16], at: i64, step: i64) -> None:
    """Write 1 for every tile of a packed list, tiles counted from `first`."""
    while packed:
        into[at + step * ((packed & technology.OPEN_MASK) - 1 - first)] = 1
        packed >>= technology.OPEN_BITS


def put_bits(mask: i64, count: i64, into: vec[i16], at: i64) -> None:
    """Write so many bits of a mask, the lowest first."""
    i: i64
    for i in range(count):
        into[at + i] = i16(mask >> i & 1)


def _tiles(state: Position, into: vec[i16], first: i64) -> None:
    i: i64
    row = state.row
    put_stacks(state, 0, tables.STACK_TECHNOLOGY, into, first, TILE_COLUMNS)
    for i in range(codes.HEX_ROWS * codes.SLOTS):
        if row[i] >= 0:
            into[first + offsets.TILE_ROW * row[i] + offsets.TILE_SLOT] = i16(i % codes.SLOTS + 1)


def _board(state: Position, at: i64, into: vec[i16], row: i64) -> None:
    """Write what lies on a board; where nothing lay and nothing lies there is nothing to write."""
    place: i64
    seats = state.seats
    for place in range(codes.BOARD_PLACES):
        there = seats[at + codes.BOARD + place] - 1
        if there >= 0:
            tile = there // codes.ROTATIONS
            if into[row + offsets.BOARD_TILE] != i16(tile + 1):
                into[row + offsets.BOARD_TILE] = i16(tile + 1)
                into[row + offsets.BOARD_ROTATION] = i16(there - tile * codes.ROTATIONS)
                put_bits(0, layout.SPENT_BITS, into, row + offsets.BOARD_SPENT)
            spent, bit = seats[at + codes.SPENT + place], row + offsets.BOARD_SPENT
            while spent:  # while the tile lies there nothing is taken back
                if spent & 1:
                    into[bit] = 1
                spent >>= 1
                bit += 1
        elif into[row + offsets.BOARD_TILE]:
            into[row + offsets.BOARD_TILE] = 0
            into[row + offsets.BOARD_ROTATION] = 0
            put_bits(0, layout.SPENT_BITS, into, row + offsets.BOARD_SPENT)
        row += offsets.BOARD_ROW


def _city(state: Position, observer: i64, into: vec[i16], row: i64) -> None:
    """Write what was built; nothing is ever taken down."""
    i: i64
    spaces = state.city
    for i in range(codes.SPACES):
        there = (spaces[i] & city.TILE_MASK) - 1
        if there >= 0:
            if not into[row + offsets.CITY_BUILDING]:
                into[row + offsets.CITY_BUILDING] = i16(there // codes.ROTATIONS - codes.FIRST_BUILDING + 1)
            tile = i64(into[row + offsets.CITY_BUILDING]) - 1 + codes.FIRST_BUILDING
            into[row + offsets.CITY_ROTATION] = i16(there - tile * codes.ROTATIONS)  # chance may turn what lies there
            into[row + offsets.CITY_CUBE] = seat_code((spaces[i] >> city.CUBE_SHIFT) - 1, observer, state.players)
        row += offsets.CITY_ROW


def _plazas(state: Position, into: vec[i16], row: i64) -> None:
    i: i64
    for i in range(places.PLAZAS):
        into[row + offsets.PLAZA_TILE] = i16(state.plaza[i])
        into[row + offsets.PLAZA_RESOLVED] = i16(state.resolved >> i & 1)
        row += offsets.PLAZA_ROW


def _technologies(state: Position, observer: i64, into: vec[i16], first: i64) -> None:
    i: i64
    seat: i64
    row = first
    put_stacks(state, tables.STACK_TECHNOLOGY, codes.LEVELS, into, first, TECHNOLOGY_COLUMNS)
    for _ in range(codes.TECHNOLOGIES):
        if into[row + offsets.TECHNOLOGY_OWNER]:
            into[row + offsets.TECHNOLOGY_OWNER] = 0
            into[row + offsets.TECHNOLOGY_FRESH] = 0
            into[row + offsets.TECHNOLOGY_USED] = 0
        row += offsets.TECHNOLOGY_ROW
    seats = state.seats
    for seat in range(state.players):
        at = seat * codes.FIELDS
        owned, fresh, used = (
            seats[at + codes.LASTING] | seats[at + codes.ONE_TIME],
            seats[at + codes.FRESH],
            seats[at + codes.USED],
        )
        code, row = seat_code(seat, observer, state.players), first
        while owned:
            if owned & 1:
                into[row + offsets.TECHNOLOGY_OWNER] = code
                into[row + offsets.TECHNOLOGY_FRESH] = i16(fresh & 1)
                into[row + offsets.TECHNOLOGY_USED] = i16(used & 1)
            owned >>= 1
            fresh >>= 1
            used >>= 1
            row += offsets.TECHNOLOGY_ROW
    for i in range(codes.LEVELS):
        put_open(state.open[i], codes.FIRST_TECHNOLOGY, into, first + offsets.TECHNOLOGY_OPEN, offsets.TECHNOLOGY_ROW)


def _bridge(state: Position, into: vec[i16], row: i64) -> None:
    i: i64
    for i in range(tables.SPANS):
        into[row + offsets.SPAN_TILE] = i16(state.bridge[i] & road.BRIDGE_TILE)
        into[row + offsets.SPAN_SIDE] = 1 if state.bridge[i] & road.BRIDGE_SIDE else 0
        row += offsets.SPAN_ROW


def _bridge_tiles(state: Position, observer: i64, into: vec[i16], first: i64) -> None:
    i: i64
    seat: i64
    where: i64
    row = first
    put_stacks(state, tables.STACK_FOUR, tables.STACK_PLAZA - tables.STACK_FOUR, into, first, BRIDGE_COLUMNS)
    for i in range(codes.BRIDGE_TILES):
        into[row + offsets.BRIDGE_OWNER] = 0
        five = codes.FIRST_BRIDGE + i - tables.STACK_BASE[tables.STACK_FIVE]
        if five >= 0:
            for where in range(V_STACKS):
                into[row + offsets.BRIDGE_IN_STACK + where] = i16(state.open[road.OPEN_V + where] >> five & 1)
        row += offsets.BRIDGE_ROW
    for seat in range(state.players):
        for where in range(V_STACKS):
            tile = state.seats[seat * codes.FIELDS + codes.V_BRIDGE + where]
            if tile:
                row = first + offsets.BRIDGE_ROW * (tile - 1)
                into[row + offsets.BRIDGE_OWNER] = seat_code(seat, observer, state.players)
    put_open(state.open[road.OPEN_FOUR], codes.FIRST_BRIDGE, into, first + offsets.BRIDGE_OPEN, offsets.BRIDGE_ROW)


def _crane(state: Position, into: vec[i16], row: i64) -> None:
    sector = crane.sector_at(state, 0)
    for _ in range(tables.POSITIONS):
        there = state.notch[sector]
        into[row + offsets.CRANE_SECTOR] = i16(sector)
        into[row + offsets.CRANE_TILE] = i16(there & crane.TILE_MASK)
        into[row + offsets.CRANE_POINTS] = i16(there >> crane.POINTS_SHIFT)
        row += offsets.CRANE_ROW
        sector = sector + 1 if sector + 1 < tables.POSITIONS else 0


def _grids(state: Position, into: vec[i16], row: i64) -> None:
    i: i64
    cells = state.cells
    for i in range(GRIDS * places.ROWS * places.COLUMNS):
        cell = cells[i]
        into[row + offsets.GRID_POINTS] = i16(cell) if cell > 0 else 0
        into[row + offsets.GRID_SIDE] = 1 if cell == places.CELL_SIDE else 0
        into[row + offsets.GRID_UP] = 1 if cell == places.CELL_UP else 0
        row += offsets.GRID_ROW


def _seat(state: Position, at: i64, into: vec[i16], row: i64) -> None:
    i: i64
    seats = state.seats
    into[row + offsets.SEAT_PLAYS] = 1
    for i in range(FIELD_COUNT):
        into[row + offsets.SEAT_FIELDS + i] = i16(seats[at + FIELD[i]])
    for i in range(GRID_FIELDS):
        into[row + offsets.SEAT_GRIDS + i] = i16(seats[at + codes.GRID + i])
    put_bits(seats[at + codes.WEALTH], WEALTH_COUNT, into, row + offsets.SEAT_WEALTH)
    put_bits(seats[at + codes.SEAL_MASK], tables.SEALS, into, row + offsets.SEAT_SEALS)
    put_bits(seats[at + codes.UPGRADE_MASK], codes.UPGRADE_TILES, into, row + offsets.SEAT_UPGRADES)


def _turn(state: Position, observer: i64, into: vec[i16], row: i64) -> None:
    i: i64
    players = state.players
    for i in range(PHASE_COUNT):
        into[row + i] = 0
    into[row + PHASE_OF[state.task()]] = 1
    asked = state.active if state.depth == 0 else tasks.top_seat(state)
    into[row + offsets.ASKED] = seat_code(asked, observer, players) - 1
    into[row + offsets.ACTIVE] = seat_code(state.active, observer, players) - 1
    into[row + offsets.FIRST] = seat_code(state.first, observer, players) - 1
    into[row + offsets.ARGUMENT] = i16(tasks.top_arg(state, 0)) if state.depth else 0
    into[row + offsets.SECOND] = i16(tasks.top_arg(state, 1)) if state.depth else 0
    into[row + offsets.WAITING] = i16(state.depth)
    into[row + offsets.ERA] = i16(state.era)
    into[row + offsets.NUMBER] = i16(state.turn)
    into[row + offsets.PLATFORM] = i16(state.platform) if state.platform >= 0 else 0
    into[row + offsets.TAKEN] = i16(state.taken + 1)
    into[row + offsets.MAIN] = i16(state.main)
    into[row + offsets.WHEEL] = i16(state.wheel + 1)
    into[row + offsets.BOUGHT] = i16(state.bought)
    into[row + offsets.EXTRA] = i16(state.extra)
    into[row + offsets.REFRESHED] = i16(state.refreshed)
    into[row + offsets.DOING] = i16(state.doing + 1)
    into[row + offsets.OWN] = i16(state.own)
    into[row + offsets.SOURCE] = i16(state.source)
    into[row + offsets.CUT_GOLD] = i16(hexes.gold_cut(state.cuts))
    into[row + offsets.CUT_STONE] = i16(hexes.stone_cut(state.cuts))
    for i in range(STEP_KINDS):
        into[row + offsets.STEPS + i] = i16(state.waiting[codes.STEPS + i])
    for i in range(codes.HEXES):
        into[row + offsets.OWED + i] = i16(state.waiting[codes.OWED + i])
        into[row + offsets.COVERED + i] = i16(state.waiting[codes.COVERED + i] & hexes.OLD_MASK)
    put_bits(state.road, layout.STREET_BITS, into, row + offsets.STREET)


def _rules(state: Position, into: vec[i16], row: i64) -> None:
    region: i64
    into[row + offsets.TILES_B] = i16(state.tile_side)
    for region in range(tables.STREET_REGIONS):
        face = state.face[region]
        into[row + offsets.ROAD_TILES + region] = 0 if face < 0 else i16(face - 2 * region + 1)


def longest(_setup: Setup) -> int:
    """Return a bound of the actions in a game; the longest of 400 random games for each number of seats had 575."""
    return LONGEST
