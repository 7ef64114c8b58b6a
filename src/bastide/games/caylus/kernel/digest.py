"""A position in some hundred and fifty numbers, for learners: what every seat has, and where the game stands.

The turn on hand is first played to its end as `habits.py` would, so that the numbers tell what a worker will bring.
Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.caylus.kernel import castle, codes, scoring, tables
from bastide.games.caylus.kernel.evaluate import finish_turn
from bastide.games.caylus.kernel.state import Position

POINTS_MAX: Final = 2000
GOODS_MAX: Final = 500

LAYOUT: Final = Layout(
    "caylus",
    "1",
    (
        Part(
            "seats",
            "The observer first, then the others in seat order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                Slot("score", "points", -POINTS_MAX, POINTS_MAX),
                Slot("goods", "points", 0, POINTS_MAX, "for goods if the game ended now"),
                Slot("deniers", "deniers", 0, GOODS_MAX),
                *[Slot(name, "cubes", 0, GOODS_MAX) for name in tables.CUBE_NAMES],
                Slot("kinds", "cubes", 0, codes.CUBES, "how many kinds of cubes there are"),
                Slot("income", "deniers", 0, 60, "of its buildings each turn"),
                Slot("shops", "buildings", 0, codes.SPACES, "that others may visit"),
                Slot("bonuses", "buildings", 0, codes.SPACES, "of these, with a cube for the owner"),
                Slot("residences", "buildings", 0, codes.SPACES),
                Slot("prestige", "buildings", 0, codes.SPACES),
                Slot("behind", "seats", 0, codes.SEATS - 1, "that come later in the turn order"),
                Slot("inn", meaning="a worker lives in the inn"),
                *[Slot(f"houses.{name}", "houses", 0, 14, "0 once scored") for name in tables.SECTION_NAMES],
                *[
                    Slot(f"none.{name}", meaning="no house, and the section not scored")
                    for name in tables.SECTION_NAMES
                ],
                *[Slot(f"level.{name}", "columns", 0, 5) for name in tables.LINE_NAMES],
            ),
            (codes.SEATS,),
        ),
        Part(
            "road",
            "Buildings that everybody may use, by class.",
            tuple([Slot(name, "buildings", 0, codes.SPACES) for name in tables.CLASS_NAMES]),
        ),
        Part(
            "turn",
            "Where the game stands.",
            (
                Slot("over", meaning="the game is over"),
                Slot("number", "turns", 0, 60),
                Slot("bailiff", "space", 0, codes.SPACES),
                *[
                    Slot(f"near.{name}", "spaces", 0, codes.SPACES, "before its scoring")
                    for name in tables.SECTION_NAMES
                ],
                *[Slot(f"free.{name}", "parts", 0, 14, "without a house") for name in tables.SECTION_NAMES],
            ),
        ),
    ),
)


SIZE: Final[i64] = LAYOUT.size
SEATS: Final[i64] = LAYOUT.offsets["seats"]
SEAT_ROW: Final[i64] = len(LAYOUT["seats"].slots)
SCORE: Final[i64] = LAYOUT.place("seats", "score")
GOODS: Final[i64] = LAYOUT.place("seats", "goods")
DENIERS: Final[i64] = LAYOUT.place("seats", "deniers")
CUBES: Final[i64] = LAYOUT.place("seats", tables.CUBE_NAMES[0])
KINDS: Final[i64] = LAYOUT.place("seats", "kinds")
INCOME: Final[i64] = LAYOUT.place("seats", "income")
SHOPS: Final[i64] = LAYOUT.place("seats", "shops")
BONUSES: Final[i64] = LAYOUT.place("seats", "bonuses")
RESIDENCES: Final[i64] = LAYOUT.place("seats", "residences")
PRESTIGE: Final[i64] = LAYOUT.place("seats", "prestige")
BEHIND: Final[i64] = LAYOUT.place("seats", "behind")
INN: Final[i64] = LAYOUT.place("seats", "inn")
HOUSES: Final[i64] = LAYOUT.place("seats", f"houses.{tables.SECTION_NAMES[0]}")
NONE: Final[i64] = LAYOUT.place("seats", f"none.{tables.SECTION_NAMES[0]}")
LEVEL: Final[i64] = LAYOUT.place("seats", f"level.{tables.LINE_NAMES[0]}")
ROAD: Final[i64] = LAYOUT.offsets["road"]
TURN: Final[i64] = LAYOUT.offsets["turn"]
NEAR: Final[i64] = LAYOUT.place("turn", f"near.{tables.SECTION_NAMES[0]}")
FREE: Final[i64] = LAYOUT.place("turn", f"free.{tables.SECTION_NAMES[0]}")


def write(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the digest for a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    section: i64
    for i in range(start, start + SIZE):
        into[i] = 0
    if state.phase == codes.SETUP:
        return
    if state.phase != codes.OVER:
        state = state.clone()
        finish_turn(state)
    players = state.players
    for i in range(players):
        _seat(state, (observer + i) % players, into, start + SEATS + SEAT_ROW * i)
    _road(state, observer, into, start)
    row = start + TURN
    into[row] = 1 if state.phase == codes.OVER else 0
    into[row + 1] = i16(state.turn)
    into[row + 2] = i16(state.bailiff)
    for section in range(state.scored, codes.SECTIONS):
        into[row + NEAR + section] = i16(max(0, tables.TRIGGER[section] - state.bailiff))
        into[row + FREE + section] = i16(tables.PARTS_OF[section] - castle.built(state, section))


def _seat(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write what a seat has."""
    i: i64
    into[row] = 1
    into[row + SCORE] = i16(state.score[seat])
    if state.phase == codes.OVER:
        return
    into[row + GOODS] = i16(scoring.goods_points(state, seat))
    into[row + DENIERS] = i16(state.deniers[seat])
    for i in range(codes.CUBES):
        count = state.cubes[seat * codes.CUBES + i]
        into[row + CUBES + i] = i16(count)
        if count:
            into[row + KINDS] += 1
    for i in range(players_of(state)):
        if state.order[i] == seat:
            into[row + BEHIND] = i16(state.players - 1 - i)
    if state.inn_right == seat:
        into[row + INN] = 1
    for i in range(state.scored, codes.SECTIONS):
        houses = state.houses[i * codes.SEATS + seat]
        into[row + HOUSES + i] = i16(houses)
        into[row + NONE + i] = 0 if houses else 1
    for i in range(codes.LINES):
        into[row + LEVEL + i] = i16(state.level[seat * codes.LINES + i])


def players_of(state: Position) -> i64:
    """Return how many places of the turn order are drawn."""
    return min(state.players, len(state.order))


def _road(state: Position, observer: i64, into: vec[i16], start: i64) -> None:
    """Write whose the buildings of the road are, and what they are good for."""
    space: i64
    players = state.players
    for space in range(1, codes.SPACES + 1):
        kind = state.tile[space]
        if kind < 0:
            continue
        if tables.WORKS[kind]:
            into[start + ROAD + tables.CLASS[kind]] += 1
        owner = state.owner[space]
        if owner < 0:
            continue
        row = start + SEATS + SEAT_ROW * ((owner - observer + players) % players)
        into[row + INCOME] += i16(tables.INCOME[kind])
        if kind == tables.RESIDENCE:
            into[row + RESIDENCES] += 1
        elif tables.EFFECT[kind] and tables.WORKS[kind]:
            into[row + SHOPS] += 1
            if tables.OWNER_BONUS[kind]:
                into[row + BONUSES] += 1
        else:
            into[row + PRESTIGE] += 1
