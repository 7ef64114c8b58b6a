"""What a seat sees, as an array: nothing is hidden in Praga, so it is the whole table, seats counted from it.

A *seat code* is 0 for nobody, 1 for the observer, 2 for the next seat, and so on. What was written is remembered as
the numbers of the position that it was made of, so that most of an observation is left alone. Compiled with the kernel.
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
    memory,
    offsets,
    places,
    road,
    tables,
    tasks,
    technology,
)
from bastide.games.praga.kernel.stacks import UNDER_BITS, UNDER_MASK
from bastide.games.praga.kernel.state import Position

LONGEST: Final = 4096
OBSERVED: Final[i64] = layout.LAYOUT.size
FIELD_COUNT: Final[i64] = len(layout.SEAT_FIELDS)
CELLS: Final[i64] = 2 * places.ROWS * places.COLUMNS
"""Of both grids."""
GRID_FIELDS: Final = 4
"""Row and column on both grids."""
STEP_KINDS: Final = 3
"""Sideways moves wait on one grid, on the other, or on either."""
NONE: Final[i16] = 0
_of_phase: list[i64] = [*layout.OF_PHASE]
PHASE_OF: Final = vec[i64](_of_phase)
"""[task] its number among the names of phases."""
_fields: list[i64] = [field for field, *_ in layout.SEAT_FIELDS]
FIELD: Final = vec[i64](_fields)
"""[slot] the field of a seat that is shown there."""


def encode(state: Position, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`, over zeros or one from before."""
    cell: i64
    if into[at + offsets.SEATS + offsets.SEAT_PLAYS]:
        for cell in range(at, at + OBSERVED):
            into[cell] = 0
    update(state, seat, into, at, vec[i64]([0] * memory.SIZE), 0)


def update(state: Position, seat: i64, into: vec[i16], at: i64, was: vec[i64], since: i64) -> None:  # noqa: PLR0917
    """Write as `encode` does what differs from what `was[since : since + memory.SIZE]` was left with."""
    i: i64
    seen = was[since + memory.SEEN]
    turned = seen != seat + 1
    if turned:
        was[since + memory.SEEN] = seat + 1
        if not seen:  # the first one of a game: these never change
            _grids(state, into, at + offsets.GRIDS)
            _rules(state, into, at + offsets.RULES)
    if not seen or was[since + memory.DEALT] != state.dealt:
        was[since + memory.DEALT] = state.dealt
        _rows(state, into, at + offsets.TILES, was, since + memory.ROW)
        _stacks(state, into, at, was, since)
        _open(state, into, at, was, since + memory.OPEN)
    if turned or was[since + memory.LAID] != state.laid:
        was[since + memory.LAID] = state.laid
        _city(state, seat, turned, into, at + offsets.CITY, was, since + memory.CITY)
        _plazas(state, into, at + offsets.PLAZAS, was, since)
        _bridge(state, into, at + offsets.BRIDGE, was, since + memory.BRIDGE)
        _boards(state, seat, into, at + offsets.BOARDS, was, since + memory.BOARD)
    _owners(state, seat, turned, into, at, was, since + memory.OWNED)
    _crane(state, into, at + offsets.CRANE, was, since)
    river = state.river
    for i in range(tables.TOKENS):
        into[at + offsets.RIVER + i] = i16(river[i])
    _seats(state, seat, into, at + offsets.SEATS, was, since + memory.MARKED)
    _turn(state, seat, into, at + offsets.TURN, was, since)


def seat_code(seat: i64, observer: i64, players: i64) -> i16:
    """Return the seat code of a seat, 0 for nobody."""
    if seat < 0:
        return 0
    away = seat - observer
    return i16(away + 1 if away >= 0 else away + players + 1)


def _rows(state: Position, into: vec[i16], first: i64, was: vec[i64], at: i64) -> None:
    i: i64 = 0
    row = state.row
    while i < memory.ROW_PLACES and was[at + i] == row[i] + 1:
        i += 1
    if i == memory.ROW_PLACES:
        return
    for i in range(memory.ROW_PLACES):
        if was[at + i]:
            into[first + offsets.TILE_ROW * (was[at + i] - 1) + offsets.TILE_SLOT] = 0
    for i in range(memory.ROW_PLACES):
        was[at + i] = row[i] + 1
        if row[i] >= 0:
            into[first + offsets.TILE_ROW * row[i] + offsets.TILE_SLOT] = i16(i % codes.SLOTS + 1)


def _stacks(state: Position, into: vec[i16], start: i64, was: vec[i64], since: i64) -> None:
    """Write of every tile whether nobody has seen it, and its place among those returned to its stack."""
    stack: i64
    unseen, under = state.unseen, state.under
    for stack in range(tables.STACK_PLAZA):
        now, before = unseen[stack], was[since + memory.UNSEEN + stack]
        if now != before:
            memory.put_bits(now, before, into, start + memory.STACK_UNSEEN[stack], memory.STACK_ROW[stack])
            was[since + memory.UNSEEN + stack] = now
        now, before = under[stack], was[since + memory.UNDER + stack]
        if now != before:
            _under_stack(now, before, into, start + memory.STACK_UNDER[stack], memory.STACK_ROW[stack])
            was[since + memory.UNDER + stack] = now


def _under_stack(now: i64, before: i64, into: vec[i16], at: i64, step: i64) -> None:
    place: i16 = 1
    while before:
        into[at + step * ((before & UNDER_MASK) - 1)] = 0
        before >>= UNDER_BITS
    while now:
        into[at + step * ((now & UNDER_MASK) - 1)] = place
        now >>= UNDER_BITS
        place += 1


def _open(state: Position, into: vec[i16], start: i64, was: vec[i64], at: i64) -> None:
    """Write which technology and bridge tiles lie open to choose from."""
    which: i64
    lists = state.open
    for which in range(road.LOOKED):
        now, before = lists[which], was[at + which]
        if now == before:
            continue
        was[at + which] = now
        if which >= road.OPEN_V:
            memory.put_bits(now, before, into, start + memory.IN_FIVE + which - road.OPEN_V, offsets.BRIDGE_ROW)
        elif which == road.OPEN_FOUR:
            row = start + offsets.BRIDGE_TILES + offsets.BRIDGE_OPEN
            memory.put_open(before, codes.FIRST_BRIDGE, 0, into, row, offsets.BRIDGE_ROW)
            memory.put_open(now, codes.FIRST_BRIDGE, 1, into, row, offsets.BRIDGE_ROW)
        else:
            row = start + offsets.TECHNOLOGIES + offsets.TECHNOLOGY_OPEN
            memory.put_open(before, codes.FIRST_TECHNOLOGY, 0, into, row, offsets.TECHNOLOGY_ROW)
            memory.put_open(now, codes.FIRST_TECHNOLOGY, 1, into, row, offsets.TECHNOLOGY_ROW)


def _city(state: Position, observer: i64, turned: bool, into: vec[i16], row: i64, was: vec[i64], at: i64) -> None:  # noqa: PLR0917
    """Write what was built; nothing is ever taken down."""
    i: i64
    spaces = state.city
    for i in range(codes.SPACES):
        there = spaces[i]
        if there and (turned or there != was[at + i]):
            was[at + i] = there
            laid = (there & city.TILE_MASK) - 1
            tile = laid // codes.ROTATIONS
            into[row + offsets.CITY_BUILDING] = i16(tile - codes.FIRST_BUILDING + 1)
            into[row + offsets.CITY_ROTATION] = i16(laid - tile * codes.ROTATIONS)
            into[row + offsets.CITY_CUBE] = seat_code((there >> city.CUBE_SHIFT) - 1, observer, state.players)
        row += offsets.CITY_ROW


def _plazas(state: Position, into: vec[i16], row: i64, was: vec[i64], since: i64) -> None:
    i: i64
    plaza = state.plaza
    for i in range(places.PLAZAS):
        if plaza[i] != was[since + memory.PLAZA + i]:
            was[since + memory.PLAZA + i] = plaza[i]
            into[row + offsets.PLAZA_ROW * i + offsets.PLAZA_TILE] = i16(plaza[i])
    memory.put_bits(state.resolved, was[since + memory.RESOLVED], into, row + offsets.PLAZA_RESOLVED, offsets.PLAZA_ROW)
    was[since + memory.RESOLVED] = state.resolved


def _owners(state: Position, observer: i64, turned: bool, into: vec[i16], start: i64, was: vec[i64], at: i64) -> None:  # noqa: PLR0917
    """Write whose technologies and V tiles are."""
    i: i64
    _i: i64
    seat: i64
    first = start + offsets.TECHNOLOGIES
    seats, where = state.seats, at
    for seat in range(state.players):
        mine = seat * codes.FIELDS
        owned = seats[mine + codes.LASTING] | seats[mine + codes.ONE_TIME]
        bridges = seats[mine + codes.V_BRIDGE] << technology.OPEN_BITS | seats[mine + codes.V_CATHEDRAL]
        if (
            was[where] != owned
            or was[where + 1] != seats[mine + codes.FRESH]
            or was[where + 2] != seats[mine + codes.USED]
            or was[where + 3] != bridges
        ):
            was[where] = owned
            was[where + 1] = seats[mine + codes.FRESH]
            was[where + 2] = seats[mine + codes.USED]
            was[where + 3] = bridges
            turned = True
        where += memory.OWNED_SIZE
    if not turned:
        return
    row = first
    for _i in range(codes.TECHNOLOGIES):
        if into[row + offsets.TECHNOLOGY_OWNER]:
            into[row + offsets.TECHNOLOGY_OWNER] = 0
            into[row + offsets.TECHNOLOGY_FRESH] = 0
            into[row + offsets.TECHNOLOGY_USED] = 0
        row += offsets.TECHNOLOGY_ROW
    row = start + offsets.BRIDGE_TILES + offsets.BRIDGE_OWNER
    for i in range(codes.BRIDGE_TILES):
        into[row + offsets.BRIDGE_ROW * i] = 0
    for seat in range(state.players):
        where = at + seat * memory.OWNED_SIZE
        code, row = seat_code(seat, observer, state.players), first
        owned, fresh, used, bridges = was[where], was[where + 1], was[where + 2], was[where + 3]
        while owned:
            if owned & 1:
                into[row + offsets.TECHNOLOGY_OWNER] = code
                into[row + offsets.TECHNOLOGY_FRESH] = i16(fresh & 1)
                into[row + offsets.TECHNOLOGY_USED] = i16(used & 1)
            owned >>= 1
            fresh >>= 1
            used >>= 1
            row += offsets.TECHNOLOGY_ROW
        row = start + offsets.BRIDGE_TILES + offsets.BRIDGE_OWNER
        while bridges:
            if bridges & technology.OPEN_MASK:
                into[row + offsets.BRIDGE_ROW * ((bridges & technology.OPEN_MASK) - 1)] = code
            bridges >>= technology.OPEN_BITS


def _bridge(state: Position, into: vec[i16], row: i64, was: vec[i64], at: i64) -> None:
    i: i64
    bridge = state.bridge
    for i in range(tables.SPANS):
        there = bridge[i]
        if there != was[at + i]:
            was[at + i] = there
            into[row + offsets.SPAN_TILE] = i16(there & road.BRIDGE_TILE)
            into[row + offsets.SPAN_SIDE] = 1 if there & road.BRIDGE_SIDE else 0
        row += offsets.SPAN_ROW


def _crane(state: Position, into: vec[i16], row: i64, was: vec[i64], since: i64) -> None:
    _i: i64
    sector = crane.sector_at(state, 0)
    if (
        not memory.take_in(state.notch, 0, tables.POSITIONS, was, since + memory.NOTCH)
        and sector + 1 == was[since + memory.TURNED]
    ):
        return
    was[since + memory.TURNED] = sector + 1
    for _i in range(tables.POSITIONS):
        there = was[since + memory.NOTCH + sector]
        into[row + offsets.CRANE_SECTOR] = i16(sector)
        into[row + offsets.CRANE_TILE] = i16(there & crane.TILE_MASK)
        into[row + offsets.CRANE_POINTS] = i16(there >> crane.POINTS_SHIFT)
        row += offsets.CRANE_ROW
        sector += 1
        if sector == tables.POSITIONS:
            sector = 0


def _boards(state: Position, observer: i64, into: vec[i16], row: i64, was: vec[i64], laid: i64) -> None:  # noqa: PLR0917
    """Write what lies on the action boards."""
    _i: i64
    place: i64
    seats, owner = state.seats, observer
    for _i in range(state.players):
        at = owner * codes.FIELDS
        for place in range(codes.BOARD_PLACES):
            there, spent = seats[at + codes.BOARD + place], seats[at + codes.SPENT + place]
            before = was[laid]
            if there | spent << memory.SPENT_SHIFT != before:
                was[laid] = there | spent << memory.SPENT_SHIFT
                tile = (there - 1) // codes.ROTATIONS  # -1 if there is none
                into[row + offsets.BOARD_TILE] = i16(tile + 1)
                into[row + offsets.BOARD_ROTATION] = i16(there - 1 - tile * codes.ROTATIONS) if there else NONE
                memory.put_bits(spent, before >> memory.SPENT_SHIFT, into, row + offsets.BOARD_SPENT, 1)
            row += offsets.BOARD_ROW
            laid += 1
        owner += 1
        if owner == state.players:
            owner = 0


def _seats(state: Position, observer: i64, into: vec[i16], row: i64, was: vec[i64], marked: i64) -> None:  # noqa: PLR0917
    _i: i64
    field: i64
    seats, owner = state.seats, observer
    for _i in range(state.players):
        at = owner * codes.FIELDS
        into[row + offsets.SEAT_PLAYS] = 1
        for field in range(FIELD_COUNT):
            into[row + offsets.SEAT_FIELDS + field] = i16(seats[at + FIELD[field]])
        for field in range(GRID_FIELDS):
            into[row + offsets.SEAT_GRIDS + field] = i16(seats[at + codes.GRID + field])
        memory.put_bits(seats[at + codes.WEALTH], was[marked], into, row + offsets.SEAT_WEALTH, 1)
        memory.put_bits(seats[at + codes.SEAL_MASK], was[marked + 1], into, row + offsets.SEAT_SEALS, 1)
        memory.put_bits(seats[at + codes.UPGRADE_MASK], was[marked + 2], into, row + offsets.SEAT_UPGRADES, 1)
        was[marked] = seats[at + codes.WEALTH]
        was[marked + 1] = seats[at + codes.SEAL_MASK]
        was[marked + 2] = seats[at + codes.UPGRADE_MASK]
        row += offsets.SEAT_ROW
        marked += memory.MARKED_SIZE
        owner += 1
        if owner == state.players:
            owner = 0


def _turn(state: Position, observer: i64, into: vec[i16], row: i64, was: vec[i64], since: i64) -> None:  # noqa: PLR0917
    i: i64
    players, waiting = state.players, state.waiting
    phase, asked = PHASE_OF[state.task()], state.active
    if was[since + memory.PHASE]:
        into[row + was[since + memory.PHASE] - 1] = 0
    was[since + memory.PHASE] = phase + 1
    into[row + phase] = 1
    into[row + offsets.ARGUMENT] = 0
    into[row + offsets.SECOND] = 0
    if state.depth:
        asked = tasks.top_seat(state)
        into[row + offsets.ARGUMENT] = i16(tasks.top_arg(state, 0))
        into[row + offsets.SECOND] = i16(tasks.top_arg(state, 1))
    into[row + offsets.ASKED] = seat_code(asked, observer, players) - 1
    into[row + offsets.ACTIVE] = seat_code(state.active, observer, players) - 1
    into[row + offsets.FIRST] = seat_code(state.first, observer, players) - 1
    into[row + offsets.WAITING] = i16(state.depth)
    into[row + offsets.ERA] = i16(state.era)
    into[row + offsets.NUMBER] = i16(state.turn)
    into[row + offsets.PLATFORM] = i16(state.platform) if state.platform >= 0 else NONE
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
        into[row + offsets.STEPS + i] = i16(waiting[codes.STEPS + i])
    for i in range(codes.HEXES):
        into[row + offsets.OWED + i] = i16(waiting[codes.OWED + i])
        into[row + offsets.COVERED + i] = i16(waiting[codes.COVERED + i] & hexes.OLD_MASK)
    memory.put_bits(state.road, was[since + memory.STREET], into, row + offsets.STREET, 1)
    was[since + memory.STREET] = state.road


def _grids(state: Position, into: vec[i16], row: i64) -> None:
    i: i64
    cells = state.cells
    for i in range(CELLS):
        cell = cells[i]
        into[row + offsets.GRID_POINTS] = i16(cell) if cell > 0 else NONE
        into[row + offsets.GRID_SIDE] = 1 if cell == places.CELL_SIDE else 0
        into[row + offsets.GRID_UP] = 1 if cell == places.CELL_UP else 0
        row += offsets.GRID_ROW


def _rules(state: Position, into: vec[i16], row: i64) -> None:
    region: i64
    into[row + offsets.TILES_B] = i16(state.tile_side)
    for region in range(tables.STREET_REGIONS):
        face = state.face[region]
        into[row + offsets.ROAD_TILES + region] = NONE if face < 0 else i16(face - 2 * region + 1)


def longest(_setup: Setup) -> int:
    """Return a bound of the actions in a game; the longest of 400 random games for each number of seats had 575."""
    return LONGEST
