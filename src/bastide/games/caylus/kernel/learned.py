"""What a small network adds to the evaluation of Caylus: points that it learned from games, by seat. Compiled.

It looks at positions between two turns, where `evaluate.py` looks. Every seat has a row of small integers, and the
table has one. A hidden unit of a seat sees its own row, the sum of its rivals' rows and the table's, so that one
network serves every number of seats; below zero it is silent, except the first, which stays a straight line. All is
integer arithmetic, the same in compiled and interpreted builds.

`python -m bastide.arena.learn caylus` makes the weights, which are data: `learned.json` in the folder of the game.
"""

from typing import Final, final

from bastide.engine.arrays import i64, vec
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


def _in(part: str, slot: str) -> int:
    """Return where a number stands in its part."""
    return [each.name for each in LAYOUT[part].slots].index(slot)


SEAT_ROW: Final[i64] = len(LAYOUT["seat"].slots)
TABLE_ROW: Final[i64] = len(LAYOUT["table"].slots)
SCORE: Final[i64] = _in("seat", "score")
GOODS: Final[i64] = _in("seat", "goods")
DENIERS: Final[i64] = _in("seat", "deniers")
BEHIND: Final[i64] = _in("seat", "behind")
INN: Final[i64] = _in("seat", "inn")
CUBES: Final[i64] = _in("seat", tables.CUBE_NAMES[0])
SOME: Final[i64] = _in("seat", f"some.{tables.CUBE_NAMES[0]}")
LEVEL: Final[i64] = _in("seat", f"level.{tables.LINE_NAMES[0]}")
HOUSES: Final[i64] = _in("seat", f"houses.{tables.SECTION_NAMES[0]}")
NONE: Final[i64] = _in("seat", f"none.{tables.SECTION_NAMES[0]}")
OWNS: Final[i64] = _in("seat", f"owns.{tables.IDS[codes.FIRST_BUILT]}")
ONE: Final[i64] = _in("table", "one")
TURN: Final[i64] = _in("table", "turn")
BAILIFF: Final[i64] = _in("table", "bailiff")
NEAR: Final[i64] = _in("table", f"near.{tables.SECTION_NAMES[0]}")
FREE: Final[i64] = _in("table", f"free.{tables.SECTION_NAMES[0]}")
OPEN: Final[i64] = _in("table", f"open.{tables.IDS[0]}")

UNIT: Final = 4096
"""What stands for 1 in the first layer."""
POINT: Final = 1024
"""What stands for a point in the second."""
LIMIT: Final = 32767
"""The greatest weight."""
SCALE: Final = float(UNIT * POINT)
TOGETHER: Final = 4
"""Hidden units that are summed at once."""
HALF_BITS: Final[i64] = 32
HALF: Final[i64] = 4294967296
"""Two sums are made in one integer: that of a seat below this, that of what its rivals see above."""


def size(players: int) -> int:
    """Return how many numbers describe a position."""
    return int(players * SEAT_ROW + TABLE_ROW)


def write(state: Position, into: vec[i64]) -> None:
    """Write the rows of all seats, in seat order, and that of the table, into an array of `size(players)`."""
    i: i64
    seat: i64
    players = state.players
    for i in range(players * SEAT_ROW + TABLE_ROW):
        into[i] = 0
    for i in range(players):
        seat = state.order[i]
        into[seat * SEAT_ROW + BEHIND] = players - 1 - i
    for seat in range(players):
        _seat(state, seat, into, seat * SEAT_ROW)
    _table(state, into, players * SEAT_ROW)


def _seat(state: Position, seat: i64, into: vec[i64], row: i64) -> None:
    """Write what a seat has, except for buildings and its place in the turn order."""
    i: i64
    into[row + SCORE] = state.score[seat]
    into[row + GOODS] = scoring.goods_points(state, seat)
    into[row + DENIERS] = state.deniers[seat]
    into[row + INN] = 1 if state.inn_right == seat else 0
    for i in range(codes.CUBES):
        count = state.cubes[seat * codes.CUBES + i]
        if count:
            into[row + CUBES + i] = count
            into[row + SOME + i] = 1
    for i in range(codes.LINES):
        into[row + LEVEL + i] = state.level[seat * codes.LINES + i]
    for i in range(state.scored, codes.SECTIONS):
        houses = state.houses[i * codes.SEATS + seat]
        into[row + HOUSES + i] = houses
        into[row + NONE + i] = 0 if houses else 1


def _table(state: Position, into: vec[i64], row: i64) -> None:
    """Write where the game stands, and whose the buildings of the road are."""
    i: i64
    space: i64
    into[row + ONE] = 1
    into[row + TURN] = state.turn
    into[row + BAILIFF] = state.bailiff
    for i in range(state.scored, codes.SECTIONS):
        into[row + NEAR + i] = max(0, tables.TRIGGER[i] - state.bailiff)
        into[row + FREE + i] = tables.PARTS_OF[i] - castle.built(state, i)
    for space in range(1, codes.SPACES + 1):
        kind = state.tile[space]
        if kind < 0:
            continue
        owner = state.owner[space]
        if owner >= 0 and kind >= OWNED:
            into[owner * SEAT_ROW + OWNS + kind - OWNED] += 1
        elif kind < codes.NEUTRALS:
            into[row + OPEN + kind] = 1


def _add(row: vec[i64], at: i64, length: i64, weights: vec[i64], sums: vec[i64], to: i64, hidden: i64) -> None:  # noqa: PLR0917
    """Set the sums of hidden units to what a row of numbers brings, four units at a time."""
    i: i64
    unit: i64 = 0
    while unit < hidden:
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        base = unit
        for i in range(at, at + length):
            count = row[i]
            if count:
                a += count * weights[base]
                b += count * weights[base + 1]
                c += count * weights[base + 2]
                d += count * weights[base + 3]
            base += hidden
        sums[to + unit] = a
        sums[to + unit + 1] = b
        sums[to + unit + 2] = c
        sums[to + unit + 3] = d
        unit += TOGETHER


@final
class Network:
    """The weights, and room to work in."""

    def __init__(self, own: list[int], rival: list[int], table: list[int], out: list[int]) -> None:
        """Take 16-bit weights: of the own row, the rivals' and the table's, each by input and unit; of the last sum.

        Raises ValueError where they do not fit the layout.
        """
        hidden = len(out)
        if not hidden or hidden % TOGETHER:
            raise ValueError(f"hidden units come in groups of {TOGETHER}, not {hidden} of them")
        sizes = {"own": (own, SEAT_ROW), "rival": (rival, SEAT_ROW), "table": (table, TABLE_ROW), "out": (out, 1)}
        for name, (weights, rows) in sizes.items():
            if len(weights) != rows * hidden or any(abs(weight) > LIMIT for weight in weights):
                raise ValueError(f"a network of {hidden} units has no such 16-bit weights: {name}")
        self._hidden: i64 = hidden
        self._pairs: vec[i64] = vec[i64]([mine - seen + HALF * seen for mine, seen in zip(own, rival, strict=True)])
        self._table: vec[i64] = vec[i64](table)
        self._out: vec[i64] = vec[i64](out)
        self._row: vec[i64] = vec[i64]([0] * size(codes.SEATS))
        self._sums: vec[i64] = vec[i64]([0] * ((codes.SEATS + 1) * hidden))

    def points(self, state: Position) -> list[float]:
        """Return what to add to the expected points of every seat, between two turns."""
        unit: i64
        seat: i64
        hidden = self._hidden
        players = state.players
        row, sums, out = self._row, self._sums, self._out
        write(state, row)
        shared = players * hidden
        _add(row, players * SEAT_ROW, TABLE_ROW, self._table, sums, shared, hidden)
        for seat in range(players):
            _add(row, seat * SEAT_ROW, SEAT_ROW, self._pairs, sums, seat * hidden, hidden)
        found: list[float] = []
        for unit in range(hidden):
            whole = sums[shared + unit]
            for seat in range(players):
                pair = sums[seat * hidden + unit]
                low = ((pair + HALF // 2) & (HALF - 1)) - HALF // 2
                sums[seat * hidden + unit] = low
                whole += (pair - low) >> HALF_BITS
            sums[shared + unit] = whole
        for seat in range(players):
            total = (sums[shared] + sums[seat * hidden]) * out[0]
            for unit in range(1, hidden):
                lit = sums[shared + unit] + sums[seat * hidden + unit]
                if lit > 0:
                    total += lit * out[unit]
            found.append(float(total) / SCALE)
        return found
