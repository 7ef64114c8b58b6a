"""What a seat sees, as an array: nothing is hidden in Praga, so it is the whole table, seats counted from it.

A *seat code* is 0 for nobody, 1 for the observer, 2 for the next seat, and so on. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import append, i16, i64, vec
from bastide.engine.play import Game
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.city import CUBE_SHIFT, TILE_MASK
from bastide.games.praga.kernel.crane import POINTS_SHIFT
from bastide.games.praga.kernel.crane import TILE_MASK as CRANE_MASK
from bastide.games.praga.kernel.deeds import perform
from bastide.games.praga.kernel.hexes import OLD_MASK, SLOTS
from bastide.games.praga.kernel.layout import LAYOUT, NOTES, OF_PHASE, PHASES, SEAT_FIELDS, SPENT_BITS, STREET_BITS
from bastide.games.praga.kernel.moves import LEGAL, find_legal
from bastide.games.praga.kernel.playout import BITS
from bastide.games.praga.kernel.road import BRIDGE_SIDE, BRIDGE_TILE, OPEN_FOUR, OPEN_V
from bastide.games.praga.kernel.state import State
from bastide.games.praga.kernel.tasks import top_arg, top_seat, top_task

__all__ = ["LAYOUT", "draw", "encode", "legal", "longest"]

LONGEST: Final = 4096
HEXES_AT: Final[i64] = LAYOUT.offsets["tiles"]
BOARDS_AT: Final[i64] = LAYOUT.offsets["boards"]
CITY_AT: Final[i64] = LAYOUT.offsets["city"]
PLAZAS_AT: Final[i64] = LAYOUT.offsets["plazas"]
TECHNOLOGIES_AT: Final[i64] = LAYOUT.offsets["technologies"]
BRIDGE_AT: Final[i64] = LAYOUT.offsets["bridge"]
BRIDGE_TILES_AT: Final[i64] = LAYOUT.offsets["bridge_tiles"]
CRANE_AT: Final[i64] = LAYOUT.offsets["crane"]
RIVER_AT: Final[i64] = LAYOUT.offsets["river"]
GRIDS_AT: Final[i64] = LAYOUT.offsets["grids"]
SEATS_AT: Final[i64] = LAYOUT.offsets["seats"]
TURN_AT: Final[i64] = LAYOUT.offsets["turn"]
RULES_AT: Final[i64] = LAYOUT.offsets["rules"]
SEAT_ROW: Final[i64] = len(LAYOUT["seats"].slots)
BOARD_ROW: Final[i64] = len(LAYOUT["boards"].slots)
PHASE_COUNT: Final[i64] = len(PHASES)
FIELD_COUNT: Final[i64] = len(SEAT_FIELDS)
TILE_ROW: Final = 3
TECHNOLOGY_ROW: Final = 6
BRIDGE_ROW: Final = 6
_of_phase: list[i64] = [*OF_PHASE]
PHASE_OF: Final = vec[i64](_of_phase)
"""[task] its number among the names of phases."""
_fields: list[i64] = [field for field, *_ in SEAT_FIELDS]
FIELD: Final = vec[i64](_fields)
"""[slot] the field of a seat that is shown there."""


def encode(state: State, seat: int, into: vec[i16], at: int) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    _tiles(state, into, start + HEXES_AT)
    _city(state, observer, into, start)
    _technologies(state, observer, into, start + TECHNOLOGIES_AT)
    _bridge(state, observer, into, start)
    _crane(state, into, start)
    for i in range(state.players):
        at_seat = (observer + i) % state.players * codes.FIELDS
        _board(state, at_seat, into, start + BOARDS_AT + codes.BOARD_PLACES * BOARD_ROW * i)
        _seat(state, at_seat, into, start + SEATS_AT + SEAT_ROW * i)
    _turn(state, observer, into, start + TURN_AT)
    into[start + RULES_AT] = i16(state.tile_side)
    for i in range(3):
        face = state.face[i]
        into[start + RULES_AT + 1 + i] = 0 if face < 0 else i16(face - 2 * i + 1)


def seat_code(seat: i64, observer: i64, players: i64) -> i16:
    """Return the seat code of a seat, 0 for nobody."""
    return i16((seat - observer + players) % players + 1) if seat >= 0 else 0


def put_stack(state: State, tile: i64, into: vec[i16], at: i64) -> None:
    """Write whether a tile is unseen, and its place among those returned under its stack."""
    stack = tables.STACK[tile]
    number = tile - tables.STACK_BASE[stack]
    into[at] = i16(state.unseen[stack] >> number & 1)
    below, place = state.under[stack], 1
    into[at + 1] = 0
    while below:
        if below & 15 == number + 1:
            into[at + 1] = i16(place)
        below >>= 4
        place += 1


def _tiles(state: State, into: vec[i16], row: i64) -> None:
    tile: i64
    i: i64
    first = row
    for tile in range(codes.HEX_TILES):
        into[row] = 0
        put_stack(state, tile, into, row + 1)
        row += TILE_ROW
    for i in range(3 * SLOTS):
        if state.row[i] >= 0:
            into[first + TILE_ROW * state.row[i]] = i16(i % SLOTS + 1)


def _board(state: State, at: i64, into: vec[i16], row: i64) -> None:
    place: i64
    i: i64
    for place in range(codes.BOARD_PLACES):
        there = state.seats[at + codes.BOARD + place]
        into[row] = i16((there - 1) // codes.ROTATIONS + 1) if there else 0
        into[row + 1] = i16((there - 1) % codes.ROTATIONS) if there else 0
        spent = state.seats[at + codes.SPENT + place]
        for i in range(SPENT_BITS):
            into[row + 2 + i] = i16(spent >> i & 1)
        row += BOARD_ROW


def _city(state: State, observer: i64, into: vec[i16], start: i64) -> None:
    i: i64
    row = start + CITY_AT
    for i in range(codes.SPACES):
        there = (state.city[i] & TILE_MASK) - 1
        into[row] = i16(there // codes.ROTATIONS - codes.FIRST_BUILDING + 1) if there >= 0 else 0
        into[row + 1] = i16(there % codes.ROTATIONS) if there >= 0 else 0
        into[row + 2] = seat_code((state.city[i] >> CUBE_SHIFT) - 1, observer, state.players)
        row += 3
    for i in range(tables.PLAZAS):
        into[start + PLAZAS_AT + 2 * i] = i16(state.plaza[i])
        into[start + PLAZAS_AT + 2 * i + 1] = i16(state.resolved >> i & 1)


def put_open(packed: i64, first: i64, into: vec[i16], at: i64, step: i64) -> None:
    """Write 1 for every tile of a packed list, tiles counted from `first`."""
    while packed:
        into[at + step * ((packed & 255) - 1 - first)] = 1
        packed >>= 8


def _technologies(state: State, observer: i64, into: vec[i16], first: i64) -> None:
    i: i64
    seat: i64
    for i in range(codes.TECHNOLOGIES):
        row = first + TECHNOLOGY_ROW * i
        put_stack(state, codes.FIRST_TECHNOLOGY + i, into, row)
        into[row + 2] = 0
        into[row + 3] = 0
        into[row + 4] = 0
        into[row + 5] = 0
        for seat in range(state.players):
            at = seat * codes.FIELDS
            if (state.seats[at + codes.LASTING] | state.seats[at + codes.ONE_TIME]) >> i & 1:
                into[row + 3] = seat_code(seat, observer, state.players)
                into[row + 4] = i16(state.seats[at + codes.FRESH] >> i & 1)
                into[row + 5] = i16(state.seats[at + codes.USED] >> i & 1)
    for i in range(OPEN_FOUR):
        put_open(state.open[i], codes.FIRST_TECHNOLOGY, into, first + 2, TECHNOLOGY_ROW)


def _bridge(state: State, observer: i64, into: vec[i16], start: i64) -> None:
    i: i64
    seat: i64
    where: i64
    for i in range(tables.SPANS):
        into[start + BRIDGE_AT + 2 * i] = i16(state.bridge[i] & BRIDGE_TILE)
        into[start + BRIDGE_AT + 2 * i + 1] = 1 if state.bridge[i] & BRIDGE_SIDE else 0
    row = start + BRIDGE_TILES_AT
    for i in range(codes.BRIDGE_TILES):
        put_stack(state, codes.FIRST_BRIDGE + i, into, row)
        into[row + 2] = 0
        into[row + 5] = 0
        five = codes.FIRST_BRIDGE + i - tables.STACK_BASE[tables.STACK_FIVE]
        for where in range(2):
            into[row + 3 + where] = i16(state.open[OPEN_V + where] >> five & 1) if five >= 0 else 0
        for seat in range(state.players):
            for where in range(2):
                if state.seats[seat * codes.FIELDS + codes.V_BRIDGE + where] == i + 1:
                    into[row + 5] = seat_code(seat, observer, state.players)
        row += BRIDGE_ROW
    put_open(state.open[OPEN_FOUR], codes.FIRST_BRIDGE, into, start + BRIDGE_TILES_AT + 2, BRIDGE_ROW)


def _crane(state: State, into: vec[i16], start: i64) -> None:
    i: i64
    row = start + CRANE_AT
    for i in range(tables.POSITIONS):
        there = state.notch[(i - state.arrow + tables.POSITIONS) % tables.POSITIONS]
        into[row] = i16((i - state.arrow + tables.POSITIONS) % tables.POSITIONS)
        into[row + 1] = i16(there & CRANE_MASK)
        into[row + 2] = i16(there >> POINTS_SHIFT)
        row += 3
    for i in range(tables.TOKENS):
        into[start + RIVER_AT + i] = i16(state.river[i])
    row = start + GRIDS_AT
    for i in range(2 * tables.ROWS * tables.COLUMNS):
        cell = state.cells[i]
        into[row] = i16(cell) if cell > 0 else 0
        into[row + 1] = 1 if cell == tables.CELL_SIDE else 0
        into[row + 2] = 1 if cell == tables.CELL_UP else 0
        row += 3


def put_bits(mask: i64, count: i64, into: vec[i16], at: i64) -> i64:
    """Write so many bits of a mask, the lowest first; return where the next number stands."""
    i: i64
    for i in range(count):
        into[at + i] = i16(mask >> i & 1)
    return at + count


def _seat(state: State, at: i64, into: vec[i16], row: i64) -> None:
    i: i64
    into[row] = 1
    row += 1
    for i in range(FIELD_COUNT):
        into[row + i] = i16(state.seats[at + FIELD[i]])
    row += FIELD_COUNT
    for i in range(4):
        into[row + i] = i16(state.seats[at + codes.GRID + i])
    row = put_bits(state.seats[at + codes.WEALTH], 3, into, row + 4)
    row = put_bits(state.seats[at + codes.SEAL_MASK], tables.SEALS, into, row)
    put_bits(state.seats[at + codes.UPGRADE_MASK], codes.UPGRADE_TILES, into, row)


def _turn(state: State, observer: i64, into: vec[i16], row: i64) -> None:
    i: i64
    players, task = state.players, top_task(state)
    for i in range(PHASE_COUNT):
        into[row + i] = 0
    into[row + PHASE_OF[task]] = 1
    row += PHASE_COUNT
    asked = state.active if state.depth == 0 else top_seat(state)
    into[row] = i16((asked - observer + players) % players)
    into[row + 1] = i16((state.active - observer + players) % players)
    into[row + 2] = i16((state.first - observer + players) % players)
    into[row + 3] = i16(top_arg(state, 0)) if state.depth else 0
    into[row + 4] = i16(top_arg(state, 1)) if state.depth else 0
    into[row + 5] = i16(state.depth)
    into[row + 6] = i16(state.era)
    into[row + 7] = i16(state.turn)
    into[row + 8] = i16(state.platform) if state.platform >= 0 else 0
    into[row + 9] = i16(state.taken + 1)
    into[row + 10] = i16(state.main)
    into[row + 11] = i16(state.wheel + 1)
    into[row + 12] = i16(state.bought)
    into[row + 13] = i16(state.extra)
    into[row + 14] = i16(state.refreshed)
    into[row + 15] = i16(state.doing + 1)
    into[row + 16] = i16(state.own)
    into[row + 17] = i16(state.source)
    into[row + 18] = i16(state.cuts & 255)
    into[row + 19] = i16(state.cuts >> 8)
    into[row + 20] = i16(state.steps[0])
    into[row + 21] = i16(state.steps[1])
    into[row + 22] = i16(state.steps[codes.EITHER_STEP])
    row += NOTES
    for i in range(codes.HEXES):
        into[row + i] = i16(state.owed[i])
        into[row + codes.HEXES + i] = i16(state.old[i] & OLD_MASK)
    put_bits(state.road, STREET_BITS, into, row + 2 * codes.HEXES)


def legal(state: State, into: vec[i64]) -> int:
    """Write what `legal_actions` lists into `into`; return how many there are."""
    count = find_legal(state)
    i: i64
    for i in range(count):
        into[i] = LEGAL[i]
    return int(count)


def draw(state: State, number: int) -> None:
    """Decide as chance does, by a number of 31 bits: all outcomes are as likely (PRA-020, PRA-027)."""
    code = LEGAL[i64(number) * find_legal(state) >> BITS]
    state.plies = append(state.plies, code)
    perform(state, code)


def longest(_game: Game) -> int:
    """Return a bound of the actions in a game; the longest of 400 random games for each number of seats had 575."""
    return LONGEST
