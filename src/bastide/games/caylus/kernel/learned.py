"""What a network sees of a position of Caylus between two turns (`bastide.engine.network`). Compiled.

`python -m bastide.arena.learn caylus` makes the weights, which are data: `learned.json` in the folder of the game.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.caylus.kernel import castle, codes, scoring, tables
from bastide.games.caylus.kernel.state import Position

POINTS_MAX: Final = 2000
GOODS_MAX: Final = 500
OWNED: Final[i64] = codes.FIRST_BUILT
"""The first kind of building that somebody may own."""

LAYOUT: Final = Layout(
    "caylus",
    "1",
    (
        Part(
            "seat",
            "What a seat has between two turns.",
            (
                Slot("score", "points", -POINTS_MAX, POINTS_MAX),
                Slot("goods", "points", 0, POINTS_MAX, "for goods if the game ended now"),
                Slot("deniers", "deniers", 0, GOODS_MAX),
                Slot("behind", "seats", 0, codes.SEATS - 1, "that come later in the turn order"),
                Slot("inn", meaning="a worker lives in the inn"),
                *[Slot(name, "cubes", 0, GOODS_MAX) for name in tables.CUBE_NAMES],
                *[Slot(f"some.{name}", meaning="at least one cube") for name in tables.CUBE_NAMES],
                *[Slot(f"level.{name}", "columns", 0, 5) for name in tables.LINE_NAMES],
                *[Slot(f"houses.{name}", "houses", 0, 14, "0 once scored") for name in tables.SECTION_NAMES],
                *[
                    Slot(f"none.{name}", meaning="no house, and the section not scored")
                    for name in tables.SECTION_NAMES
                ],
                *[Slot(f"owns.{name}", "buildings", 0, codes.SPACES) for name in tables.IDS[codes.FIRST_BUILT :]],
            ),
        ),
        Part(
            "table",
            "Where the game stands.",
            (
                Slot("one", meaning="always 1"),
                Slot("turn", "turns", 0, 60),
                Slot("bailiff", "space", 0, codes.SPACES),
                *[
                    Slot(f"near.{name}", "spaces", 0, codes.SPACES, "before its scoring")
                    for name in tables.SECTION_NAMES
                ],
                *[Slot(f"free.{name}", "parts", 0, 14, "without a house") for name in tables.SECTION_NAMES],
                *[Slot(f"open.{name}", meaning="lies on the road") for name in tables.IDS[: codes.NEUTRALS]],
            ),
        ),
    ),
)


SEAT_ROW: Final[i64] = len(LAYOUT["seat"].slots)
TABLE_ROW: Final[i64] = len(LAYOUT["table"].slots)
SCORE: Final[i64] = LAYOUT.place("seat", "score")
GOODS: Final[i64] = LAYOUT.place("seat", "goods")
DENIERS: Final[i64] = LAYOUT.place("seat", "deniers")
BEHIND: Final[i64] = LAYOUT.place("seat", "behind")
INN: Final[i64] = LAYOUT.place("seat", "inn")
CUBES: Final[i64] = LAYOUT.place("seat", tables.CUBE_NAMES[0])
SOME: Final[i64] = LAYOUT.place("seat", f"some.{tables.CUBE_NAMES[0]}")
LEVEL: Final[i64] = LAYOUT.place("seat", f"level.{tables.LINE_NAMES[0]}")
HOUSES: Final[i64] = LAYOUT.place("seat", f"houses.{tables.SECTION_NAMES[0]}")
NONE: Final[i64] = LAYOUT.place("seat", f"none.{tables.SECTION_NAMES[0]}")
OWNS: Final[i64] = LAYOUT.place("seat", f"owns.{tables.IDS[codes.FIRST_BUILT]}")
ONE: Final[i64] = LAYOUT.place("table", "one")
TURN: Final[i64] = LAYOUT.place("table", "turn")
BAILIFF: Final[i64] = LAYOUT.place("table", "bailiff")
NEAR: Final[i64] = LAYOUT.place("table", f"near.{tables.SECTION_NAMES[0]}")
FREE: Final[i64] = LAYOUT.place("table", f"free.{tables.SECTION_NAMES[0]}")
OPEN: Final[i64] = LAYOUT.place("table", f"open.{tables.IDS[0]}")


def size(players: int) -> int:
    """Return how many numbers describe a position."""
    return int(players * SEAT_ROW + TABLE_ROW)


def write(state: Position, into: vec[i16]) -> None:
    """Write the rows of all seats, in seat order, and that of the table, into an array of `size(players)`."""
    i: i64
    seat: i64
    players = state.players
    for i in range(players * SEAT_ROW + TABLE_ROW):
        into[i] = 0
    for i in range(players):
        seat = state.order[i]
        into[seat * SEAT_ROW + BEHIND] = i16(players - 1 - i)
    for seat in range(players):
        _seat(state, seat, into, seat * SEAT_ROW)
    _table(state, into, players * SEAT_ROW)


def _seat(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write what a seat has, except for buildings and its place in the turn order."""
    i: i64
    into[row + SCORE] = i16(state.score[seat])
    into[row + GOODS] = i16(scoring.goods_points(state, seat))
    into[row + DENIERS] = i16(state.deniers[seat])
    into[row + INN] = 1 if state.inn_right == seat else 0
    for i in range(codes.CUBES):
        count = state.cubes[seat * codes.CUBES + i]
        if count:
            into[row + CUBES + i] = i16(count)
            into[row + SOME + i] = 1
    for i in range(codes.LINES):
        into[row + LEVEL + i] = i16(state.level[seat * codes.LINES + i])
    for i in range(state.scored, codes.SECTIONS):
        houses = state.houses[i * codes.SEATS + seat]
        into[row + HOUSES + i] = i16(houses)
        into[row + NONE + i] = 0 if houses else 1


def _table(state: Position, into: vec[i16], row: i64) -> None:
    """Write where the game stands, and whose the buildings of the road are."""
    i: i64
    space: i64
    into[row + ONE] = 1
    into[row + TURN] = i16(state.turn)
    into[row + BAILIFF] = i16(state.bailiff)
    for i in range(state.scored, codes.SECTIONS):
        into[row + NEAR + i] = i16(max(0, tables.TRIGGER[i] - state.bailiff))
        into[row + FREE + i] = i16(tables.PARTS_OF[i] - castle.built(state, i))
    for space in range(1, codes.SPACES + 1):
        kind = state.tile[space]
        if kind < 0:
            continue
        owner = state.owner[space]
        if owner >= 0 and kind >= OWNED:
            into[owner * SEAT_ROW + OWNS + kind - OWNED] += 1
        elif kind < codes.NEUTRALS:
            into[row + OPEN + kind] = 1
