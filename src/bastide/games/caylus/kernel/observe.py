"""What a seat sees, as an array: nothing is hidden in Caylus, so it is the whole table, seats counted from it.

A *seat code* is 0 for nobody, 1 for the observer, 2 for the next seat, and so on. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.engine.play import Game
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.castle import built, current_section
from bastide.games.caylus.kernel.choices import act, fill
from bastide.games.caylus.kernel.favours import open_columns
from bastide.games.caylus.kernel.places import ROOM, STABLE_CIRCLES, common_price
from bastide.games.caylus.kernel.playout import BITS
from bastide.games.caylus.kernel.state import State
from bastide.games.caylus.kernel.turn import income

LONGEST: Final = 4096
SCORE_MAX: Final = 1000
DENIERS_MAX: Final = 500
CUBES_MAX: Final = 100
FIRST_SPECIALS: Final = 4
"""Special buildings for one worker: gate, trading post, merchants' guild, joust field."""

_PHASES: Final = ("setup", "income", "placing", "special", "provost", "activating", "castle", "end", "over")
_ASKS: Final = (
    "nothing", "tile", "order", "worker", "gate", "guild", "joust", "inn", "provost", "take", "bonus", "sell", "buy",
    "offer", "build", "site", "transform", "pay", "batch", "favour",
)  # fmt: skip


def _code(name: str, meaning: str) -> Slot:
    return Slot(name, "seat code", 0, codes.SEATS, meaning)


_CIRCLES: Final = tuple([_code(str(n + 1), "whose worker") for n in range(codes.SEATS)])
_STOCK: Final = tuple([Slot(name, "tiles", 0, 8) for name in tables.IDS])

LAYOUT: Final = Layout(
    "caylus",
    "1",
    (
        Part(
            "road",
            "The spaces of the road from the castle on, space 1 first.",
            (
                Slot("building", "building", 0, tables.KINDS, "1 and on in the order of components.toml, 0 for none"),
                *[Slot(name, meaning=f"the building is of the class {name}") for name in tables.CLASS_NAMES],
                _code("owner", "who owns the building"),
                _code("worker", "whose worker stands on it"),
                _code("pending", "who will own the residence that it becomes"),
            ),
            (codes.SPACES,),
        ),
        Part(
            "special",
            "Workers on the special buildings.",
            (
                *[_code(name, "whose worker stands there") for name in ("gate", "trading_post", "guild", "joust")],
                *[_code(f"stables.{circle}", "whose worker stands there") for circle in (1, 2, 3)],
                _code("inn.left", "who came to the inn this turn"),
                _code("inn.right", "who lives in the inn"),
            ),
        ),
        Part(
            "castle",
            "Workers in the castle, by space.",
            tuple([_code(str(n + 1), "whose worker") for n in range(codes.SEATS)]),
        ),
        Part(
            "sections",
            f"The sections of the castle: {', '.join(tables.SECTION_NAMES)}.",
            (
                *[Slot(f"houses.{n}", "houses", 0, 14, f"houses of seat code {n + 1}") for n in range(codes.SEATS)],
                Slot("free", "parts", 0, 14, "parts without a house"),
                Slot("current", meaning="houses are built here now"),
                Slot("scored"),
            ),
            (codes.SECTIONS,),
        ),
        Part(
            "seats",
            "The observer first, then the others in seat order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                Slot("score", "points", -SCORE_MAX, SCORE_MAX),
                Slot("deniers", "deniers", 0, DENIERS_MAX),
                *[Slot(name, "cubes", 0, CUBES_MAX) for name in tables.CUBE_NAMES],
                Slot("workers", "workers", 0, int(tables.WORKERS), "workers available"),
                Slot("income", "deniers", 0, 60, "what phase 1 would bring now"),
                *[Slot(f"level.{name}", "columns", 0, 5, "where the marker stands") for name in tables.LINE_NAMES],
                *[Slot(f"used.{name}", meaning="the line was used in this phase") for name in tables.LINE_NAMES],
                Slot("given", "batches", 0, 60, "batches given in this castle phase"),
                Slot("place", "place", 0, codes.SEATS, "place in the turn order, 0 while it is not drawn"),
                Slot("passed", "place", 0, codes.SEATS, "place on the bridge, 0 if not there"),
            ),
            (codes.SEATS,),
        ),
        Part(
            "stock",
            "Tiles that can still be built, by building.",
            tuple([Slot(name, "tiles", 0, 8) for name in tables.IDS]),
        ),
        Part(
            "turn",
            "What happens now.",
            (
                *[Slot(f"phase.{name}", meaning=f"the phase is {name}") for name in _PHASES],
                *[Slot(f"ask.{name}", meaning=f"asked for is {name}") for name in _ASKS],
                Slot("seat", "seat", 0, codes.SEATS - 1, "who decides, 0 the observer"),
                Slot("number", "turns", 0, 60),
                Slot("price", "deniers", 0, codes.SEATS + 1, "of a placement on a building that is not one's own"),
                Slot("provost", "space", 0, codes.SPACES),
                Slot("bailiff", "space", 0, codes.SPACES),
                Slot("columns", "columns", 0, 5, "the highest open favour column"),
                Slot("at", "place", 0, codes.SPACES + 1, "how far the phase has got"),
                Slot("working", meaning="a building is being activated"),
                Slot("building", "building", 0, tables.KINDS, "what is being built or paid, as in `road`"),
                Slot("left", "cubes", -CUBES_MAX, CUBES_MAX, "to be paid or taken, or bought so far"),
                Slot("offer", "offer", 0, 60, "which of the offers is being paid"),
                Slot("favour", "effect", 0, 6 * codes.LINES, "the favour that is being used, as in its action"),
                Slot("waiting", "favours", 0, 60, "favours still to be chosen"),
                _code("lucky", "who chooses them"),
                Slot("section", "section", 0, codes.SECTIONS, "the section that is being scored"),
            ),
        ),
        Part(
            "rules",
            "The options of the game.",
            (Slot("simplified_favour"), Slot("jeweller"), Slot("lawyer_points", "points", 0, 10)),
        ),
    ),
)

ROAD_AT: Final[i64] = LAYOUT.offsets["road"]
SPECIAL_AT: Final[i64] = LAYOUT.offsets["special"]
CASTLE_AT: Final[i64] = LAYOUT.offsets["castle"]
SECTIONS_AT: Final[i64] = LAYOUT.offsets["sections"]
SEATS_AT: Final[i64] = LAYOUT.offsets["seats"]
STOCK_AT: Final[i64] = LAYOUT.offsets["stock"]
TURN_AT: Final[i64] = LAYOUT.offsets["turn"]
RULES_AT: Final[i64] = LAYOUT.offsets["rules"]
SPACE_ROW: Final = 10
CLASSES: Final = 6
SECTION_ROW: Final = 8
SEAT_ROW: Final = 21
PHASES: Final = 9
ASKS: Final = 20


def code_of(seat: i64, observer: i64, players: i64) -> i16:
    """Return the code of a seat, 0 for nobody."""
    if seat < 0:
        return 0
    return i16((seat - observer + players) % players + 1)


def encode(state: State, seat: int, into: vec[i16], at: int) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    _road(state, observer, into, start + ROAD_AT)
    _workers(state, observer, into, start)
    _sections(state, observer, into, start + SECTIONS_AT)
    _seats(state, observer, into, start + SEATS_AT)
    i: i64
    for i in range(tables.KINDS):
        into[start + STOCK_AT + i] = i16(state.stock[i])
    _turn(state, observer, into, start + TURN_AT)
    into[start + RULES_AT] = 1 if state.simple else 0
    into[start + RULES_AT + 1] = 1 if state.game.options["jeweller"] == "true" else 0
    into[start + RULES_AT + 2] = i16(state.lawyer_points)


def _road(state: State, observer: i64, into: vec[i16], row: i64) -> None:
    space: i64
    i: i64
    players = state.players
    for space in range(1, codes.SPACES + 1):
        kind = state.tile[space]
        into[row] = i16(kind + 1)
        for i in range(CLASSES):
            into[row + 1 + i] = 1 if kind >= 0 and tables.CLASS[kind] == i else 0
        into[row + 7] = code_of(state.owner[space], observer, players)
        into[row + 8] = code_of(state.worker[space], observer, players)
        into[row + 9] = code_of(state.pending[space], observer, players)
        row += SPACE_ROW


def _workers(state: State, observer: i64, into: vec[i16], start: i64) -> None:
    i: i64
    players, row = state.players, start + SPECIAL_AT
    for i in range(FIRST_SPECIALS):
        into[row + i] = code_of(state.special[i], observer, players)
    for i in range(STABLE_CIRCLES):
        into[row + FIRST_SPECIALS + i] = code_of(state.stables[i], observer, players)
    into[row + 7] = code_of(state.inn_left, observer, players)
    into[row + 8] = code_of(state.inn_right, observer, players)
    for i in range(codes.SEATS):
        into[start + CASTLE_AT + i] = code_of(state.castle[i], observer, players)


def _sections(state: State, observer: i64, into: vec[i16], row: i64) -> None:
    section: i64
    i: i64
    players, now = state.players, current_section(state)
    for section in range(codes.SECTIONS):
        for i in range(players):
            into[row + i] = i16(state.houses[section * codes.SEATS + (observer + i) % players])
        into[row + 5] = i16(tables.PARTS_OF[section] - built(state, section))
        into[row + 6] = 1 if section == now else 0
        into[row + 7] = i16(state.scored[section])
        row += SECTION_ROW


def _seats(state: State, observer: i64, into: vec[i16], first: i64) -> None:
    i: i64
    j: i64
    players, row = state.players, first
    for i in range(players):
        seat = (observer + i) % players
        into[row] = 1
        into[row + 1] = i16(state.score[seat])
        into[row + 2] = i16(state.deniers[seat])
        for j in range(codes.CUBES):
            into[row + 3 + j] = i16(state.cubes[seat * codes.CUBES + j])
        into[row + 8] = i16(state.home[seat])
        into[row + 9] = i16(income(state, seat))
        for j in range(codes.LINES):
            into[row + 10 + j] = i16(state.level[seat * codes.LINES + j])
            into[row + 14 + j] = 1 if state.used[seat] & codes.BIT[j] else 0
        into[row + 18] = i16(state.given[seat])
        into[row + 19] = 0
        into[row + 20] = 0
        row += SEAT_ROW
    for i in range(players):
        seat = state.order[i]
        if seat >= 0:
            into[first + SEAT_ROW * ((seat - observer + players) % players) + 19] = i16(i + 1)
    for i in range(state.bridge):
        seat = state.passed[i]
        into[first + SEAT_ROW * ((seat - observer + players) % players) + 20] = i16(i + 1)


def _turn(state: State, observer: i64, into: vec[i16], row: i64) -> None:
    i: i64
    players = state.players
    for i in range(PHASES + ASKS):
        into[row + i] = 0
    into[row + state.phase] = 1
    into[row + PHASES + state.ask] = 1
    row += PHASES + ASKS
    into[row] = i16((state.player - observer + players) % players)
    into[row + 1] = i16(state.turn)
    into[row + 2] = i16(common_price(state))
    into[row + 3] = i16(state.provost)
    into[row + 4] = i16(state.bailiff)
    into[row + 5] = i16(open_columns(state))
    into[row + 6] = i16(state.at)
    into[row + 7] = 1 if state.working else 0
    into[row + 8] = i16(state.kind + 1)
    into[row + 9] = i16(state.left)
    into[row + 10] = i16(state.number)
    into[row + 11] = i16(state.favour)
    into[row + 12] = i16(state.waiting)
    into[row + 13] = code_of(state.lucky, observer, players)
    into[row + 14] = i16(state.section)


def legal(state: State, into: vec[i64]) -> int:
    """Write what `legal_actions` lists into `into`; return how many there are."""
    count = fill(state) if state.phase != codes.OVER else 0
    i: i64
    for i in range(count):
        into[i] = ROOM[i]
    return int(count)


def draw(state: State, number: int) -> None:
    """Decide as chance does, by a number of 31 bits: all outcomes are as likely (CAY-031, CAY-032)."""
    act(state, ROOM[i64(number) * fill(state) >> BITS])


def longest(_game: Game) -> int:
    """Return a bound of the actions in a game; the longest of 400 random games for each number of seats had 402."""
    return LONGEST
