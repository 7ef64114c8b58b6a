"""What a seat sees, as an array: nothing is hidden in Caylus, so it is the whole table, seats counted from it."""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.game import Setup
from bastide.games.caylus.kernel import castle, codes, favours, placing, tables
from bastide.games.caylus.kernel.layout import LAYOUT, row_of, slot_of
from bastide.games.caylus.kernel.setup import YES
from bastide.games.caylus.kernel.state import Position

LONGEST: Final = 4096

ROAD: Final[i64] = LAYOUT.offsets["road"]
SPACE_ROW: Final[i64] = row_of("road")
BUILDING: Final[i64] = slot_of("road", "building")
CLASS: Final[i64] = slot_of("road", tables.CLASS_NAMES[0])
CLASSES: Final = 6
OWNER: Final[i64] = slot_of("road", "owner")
WORKER: Final[i64] = slot_of("road", "worker")
PENDING: Final[i64] = slot_of("road", "pending")

SPECIAL: Final[i64] = LAYOUT.offsets["special"]
STABLES: Final[i64] = slot_of("special", "stables.1")
INN_LEFT: Final[i64] = slot_of("special", "inn.left")
INN_RIGHT: Final[i64] = slot_of("special", "inn.right")
CASTLE: Final[i64] = LAYOUT.offsets["castle"]

SECTIONS: Final[i64] = LAYOUT.offsets["sections"]
SECTION_ROW: Final[i64] = row_of("sections")
HOUSES: Final[i64] = slot_of("sections", "houses.0")
FREE: Final[i64] = slot_of("sections", "free")
CURRENT: Final[i64] = slot_of("sections", "current")
SCORED: Final[i64] = slot_of("sections", "scored")

SEATS: Final[i64] = LAYOUT.offsets["seats"]
SEAT_ROW: Final[i64] = row_of("seats")
PLAYS: Final[i64] = slot_of("seats", "plays")
SCORE: Final[i64] = slot_of("seats", "score")
DENIERS: Final[i64] = slot_of("seats", "deniers")
CUBES: Final[i64] = slot_of("seats", tables.CUBE_NAMES[0])
WORKERS: Final[i64] = slot_of("seats", "workers")
INCOME: Final[i64] = slot_of("seats", "income")
LEVEL: Final[i64] = slot_of("seats", f"level.{tables.LINE_NAMES[0]}")
USED: Final[i64] = slot_of("seats", f"used.{tables.LINE_NAMES[0]}")
GIVEN: Final[i64] = slot_of("seats", "given")
PLACE: Final[i64] = slot_of("seats", "place")
PASSED: Final[i64] = slot_of("seats", "passed")

STOCK: Final[i64] = LAYOUT.offsets["stock"]

TURN: Final[i64] = LAYOUT.offsets["turn"]
PHASE: Final[i64] = slot_of("turn", "phase.setup")
ASK: Final[i64] = slot_of("turn", "ask.over")
SEAT: Final[i64] = slot_of("turn", "seat")
NUMBER: Final[i64] = slot_of("turn", "number")
PRICE: Final[i64] = slot_of("turn", "price")
PROVOST: Final[i64] = slot_of("turn", "provost")
BAILIFF: Final[i64] = slot_of("turn", "bailiff")
COLUMNS: Final[i64] = slot_of("turn", "columns")
AT: Final[i64] = slot_of("turn", "at")
WORKING: Final[i64] = slot_of("turn", "working")
KIND: Final[i64] = slot_of("turn", "building")
LEFT: Final[i64] = slot_of("turn", "left")
OFFER: Final[i64] = slot_of("turn", "offer")
FAVOUR: Final[i64] = slot_of("turn", "favour")
WAITING: Final[i64] = slot_of("turn", "waiting")
LUCKY: Final[i64] = slot_of("turn", "lucky")
SECTION: Final[i64] = slot_of("turn", "section")

RULES: Final[i64] = LAYOUT.offsets["rules"]
SIMPLE: Final[i64] = slot_of("rules", "simplified_favour")
JEWELLER: Final[i64] = slot_of("rules", "jeweller")
LAWYER_POINTS: Final[i64] = slot_of("rules", "lawyer_points")


def code_of(seat: i64, observer: i64, players: i64) -> i16:
    """Return the code of a seat, 0 for nobody."""
    if seat < 0:
        return 0
    away = seat - observer
    return i16(away + 1 if away >= 0 else away + players + 1)


def encode(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    if not into[start + SEATS + PLAYS]:  # the first one of a game: these never change
        _rules(state, into, start + RULES)
    _road(state, observer, into, start + ROAD)
    _workers(state, observer, into, start)
    _sections(state, observer, into, start + SECTIONS)
    _seats(state, observer, into, start + SEATS)
    i: i64
    for i in range(tables.KINDS):
        into[start + STOCK + i] = i16(state.stock[i])
    _turn(state, observer, into, start + TURN)


def _rules(state: Position, into: vec[i16], row: i64) -> None:
    into[row + SIMPLE] = 1 if state.simple else 0
    into[row + JEWELLER] = 1 if state.setup.options["jeweller"] == YES else 0
    into[row + LAWYER_POINTS] = i16(state.lawyer_points)


def _road(state: Position, observer: i64, into: vec[i16], row: i64) -> None:
    space: i64
    i: i64
    players = state.players
    tile, owner, worker, pending = state.tile, state.owner, state.worker, state.pending
    for space in range(1, codes.SPACES + 1):
        kind = tile[space]
        if into[row + BUILDING] != i16(kind + 1):
            into[row + BUILDING] = i16(kind + 1)
            for i in range(CLASSES):
                into[row + CLASS + i] = 1 if kind >= 0 and tables.CLASS[kind] == i else 0
        into[row + OWNER] = code_of(owner[space], observer, players)
        into[row + WORKER] = code_of(worker[space], observer, players)
        into[row + PENDING] = code_of(pending[space], observer, players)
        row += SPACE_ROW


def _workers(state: Position, observer: i64, into: vec[i16], start: i64) -> None:
    """Write who stands off the road: the first four special buildings hold one worker each."""
    i: i64
    players, row = state.players, start + SPECIAL
    for i in range(codes.STABLES):
        into[row + i] = code_of(state.special[i], observer, players)
    for i in range(codes.STABLE_CIRCLES):
        into[row + STABLES + i] = code_of(state.stables[i], observer, players)
    into[row + INN_LEFT] = code_of(state.inn_left, observer, players)
    into[row + INN_RIGHT] = code_of(state.inn_right, observer, players)
    for i in range(codes.SEATS):
        into[start + CASTLE + i] = code_of(state.castle[i], observer, players)


def _sections(state: Position, observer: i64, into: vec[i16], row: i64) -> None:
    section: i64
    i: i64
    players, now = state.players, castle.current_section(state)
    for section in range(codes.SECTIONS):
        for i in range(players):
            into[row + HOUSES + i] = i16(state.houses[section * codes.SEATS + (observer + i) % players])
        into[row + FREE] = i16(tables.PARTS_OF[section] - castle.built(state, section))
        into[row + CURRENT] = 1 if section == now else 0
        into[row + SCORED] = 1 if section < state.scored else 0
        row += SECTION_ROW


def _seats(state: Position, observer: i64, into: vec[i16], first: i64) -> None:
    i: i64
    j: i64
    players, row = state.players, first
    for i in range(players):
        seat = (observer + i) % players
        into[row + PLAYS] = 1
        into[row + SCORE] = i16(state.score[seat])
        into[row + DENIERS] = i16(state.deniers[seat])
        for j in range(codes.CUBES):
            into[row + CUBES + j] = i16(state.cubes[seat * codes.CUBES + j])
        into[row + WORKERS] = i16(state.home[seat])
        into[row + INCOME] = i16(tables.BASE_INCOME)
        for j in range(codes.LINES):
            into[row + LEVEL + j] = i16(state.level[seat * codes.LINES + j])
            into[row + USED + j] = 1 if state.used[seat] & codes.BIT[j] else 0
        into[row + GIVEN] = i16(state.given[seat])
        into[row + PLACE] = 0
        into[row + PASSED] = 0
        row += SEAT_ROW
    for i in range(1, codes.SPACES + 1):
        seat = state.owner[i]
        if seat >= 0 and tables.INCOME[state.tile[i]]:
            row = first + SEAT_ROW * (seat - observer if seat >= observer else seat - observer + players)
            into[row + INCOME] += i16(tables.INCOME[state.tile[i]])
    for i in range(players):
        seat = state.order[i]
        if seat >= 0:
            into[first + SEAT_ROW * ((seat - observer + players) % players) + PLACE] = i16(i + 1)
    for i in range(state.bridge):
        seat = state.passed[i]
        into[first + SEAT_ROW * ((seat - observer + players) % players) + PASSED] = i16(i + 1)


def _turn(state: Position, observer: i64, into: vec[i16], row: i64) -> None:
    i: i64
    players = state.players
    for i in range(PHASE, SEAT):
        into[row + i] = 0
    into[row + PHASE + state.phase] = 1
    into[row + ASK + state.ask] = 1
    into[row + SEAT] = i16((state.player - observer + players) % players)
    into[row + NUMBER] = i16(state.turn)
    into[row + PRICE] = i16(placing.common_price(state))
    into[row + PROVOST] = i16(state.provost)
    into[row + BAILIFF] = i16(state.bailiff)
    into[row + COLUMNS] = i16(favours.open_columns(state))
    into[row + AT] = i16(state.at)
    into[row + WORKING] = 1 if state.working else 0
    into[row + KIND] = i16(state.kind + 1)
    into[row + LEFT] = i16(state.left)
    into[row + OFFER] = i16(state.number)
    into[row + FAVOUR] = i16(state.favour)
    into[row + WAITING] = i16(state.waiting)
    into[row + LUCKY] = code_of(state.lucky, observer, players)
    into[row + SECTION] = i16(state.section)


def longest(_setup: Setup) -> int:
    """Return a bound of the actions in a game; the longest of 400 random games for each number of seats had 402."""
    return LONGEST
