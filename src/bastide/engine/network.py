"""A small network that adds points to a game's evaluation, by seat. Compiled with the kernels.

It looks at positions between two turns, where evaluations look. Every seat has a row of small integers, and the
table has one; a game says what they are (`kernel/learned.py` in its folder). A hidden unit of a seat sees its own
row, the sum of its rivals' rows and the table's, so that one network serves every number of seats; below zero it is
silent, except the first, which stays a straight line. All is integer arithmetic, the same in compiled and
interpreted builds.

`python -m bastide.arena.learn` makes the weights, which are data: `learned.json` in the folder of a game.
"""

from typing import Final, final

from bastide.engine.arrays import i16, i64, vec

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
SUM_LIMIT: Final = 2147483648
"""What neither of the two may reach."""


def listed(row: vec[i16], count: i64) -> list[int]:
    """Return the first so many numbers of rows."""
    found: list[int] = []
    i: i64
    for i in range(count):
        found.append(int(row[i]))
    return found


@final
class Room:
    """Where `weigh` notes what a row has, and how many units there are."""

    def __init__(self, hidden: int, length: int) -> None:
        """Make room for rows of so many numbers."""
        self.hidden: i64 = hidden
        self.bases: vec[i64] = vec[i64]([0] * length)
        self.counts: vec[i64] = vec[i64]([0] * length)


def weigh(  # noqa: PLR0917
    row: vec[i16], at: i64, length: i64, weights: vec[i64], room: Room, sums: vec[i64], to: i64
) -> None:
    """Set the sums of hidden units to what a row of numbers, most of them 0, brings; four units at a time."""
    bases, counts, hidden = room.bases, room.counts, room.hidden
    seen: i64 = 0
    i: i64
    for i in range(length):
        count = i64(row[at + i])
        if count:
            bases[seen] = i * hidden
            counts[seen] = count
            seen += 1
    unit: i64 = 0
    while unit < hidden:
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        for i in range(seen):
            count = counts[i]
            base = bases[i] + unit
            a += count * weights[base]
            b += count * weights[base + 1]
            c += count * weights[base + 2]
            d += count * weights[base + 3]
        sums[to + unit] = a
        sums[to + unit + 1] = b
        sums[to + unit + 2] = c
        sums[to + unit + 3] = d
        unit += TOGETHER


@final
class Network:
    """The weights, and room to work in."""

    def __init__(  # noqa: PLR0917
        self,
        seats: int,
        seat_row: int,
        table_row: int,
        own: list[int],
        rival: list[int],
        table: list[int],
        out: list[int],
    ) -> None:
        """Take how many seats there are at most, how long rows are, and 16-bit weights.

        These are of the own row, the rivals' and the table's, each by input and unit, and of the last sum. Raises
        ValueError where they do not fit the rows.
        """
        hidden = len(out)
        if not hidden or hidden % TOGETHER:
            raise ValueError(f"hidden units come in groups of {TOGETHER}, not {hidden} of them")
        sizes = {"own": (own, seat_row), "rival": (rival, seat_row), "table": (table, table_row), "out": (out, 1)}
        for name, (weights, rows) in sizes.items():
            if len(weights) != rows * hidden or any(abs(weight) > LIMIT for weight in weights):
                raise ValueError(f"a network of {hidden} units has no such 16-bit weights: {name}")
        self._hidden: i64 = hidden
        self._seat_row: i64 = seat_row
        self._table_row: i64 = table_row
        self._pairs: vec[i64] = vec[i64]([mine - seen + HALF * seen for mine, seen in zip(own, rival, strict=True)])
        self._table: vec[i64] = vec[i64](table)
        self._out: vec[i64] = vec[i64](out)
        self._sums: vec[i64] = vec[i64]([0] * ((seats + 1) * hidden))
        self._moved: vec[i64] = vec[i64]([0] * ((seats + 1) * hidden))
        self._tried: vec[i64] = vec[i64]([0] * ((seats + 1) * hidden))
        self._players: i64 = seats
        self._room: Room = Room(hidden, max(seat_row, table_row))

    def add(self, found: list[float], row: vec[i16], players: i64) -> None:
        """Add to the expected points of every seat what the rows of the seats and the table's bring."""
        seat: i64
        self.see(row, players)
        for seat in range(players):
            found[seat] += self.worth(seat)

    def see(self, row: vec[i16], players: i64) -> None:
        """Sum up rows, for `worth` to be asked."""
        unit: i64
        seat: i64
        hidden = self._hidden
        sums = self._sums
        shared = players * hidden
        self._players = players
        weigh(row, players * self._seat_row, self._table_row, self._table, self._room, sums, shared)
        for seat in range(players):
            weigh(row, seat * self._seat_row, self._seat_row, self._pairs, self._room, sums, seat * hidden)
        for unit in range(hidden):
            whole = sums[shared + unit]
            for seat in range(players):
                pair = sums[seat * hidden + unit]
                low = ((pair + HALF // 2) & (HALF - 1)) - HALF // 2
                sums[seat * hidden + unit] = low
                whole += (pair - low) >> HALF_BITS
            sums[shared + unit] = whole

    def worth(self, seat: i64) -> float:
        """Return the points that what was seen brings a seat."""
        return self._total(self._sums, seat)

    def shift(self, seat: i64, place: i64, by: i64) -> None:
        """Try a number of a seat's row, or of the table's, which comes after all seats, changed by so much."""
        unit: i64
        hidden = self._hidden
        moved, at, base = self._moved, seat * hidden, place * hidden
        weights = self._table if seat == self._players else self._pairs
        for unit in range(hidden):
            moved[at + unit] += by * weights[base + unit]

    def settle(self) -> None:
        """Sum up what was tried since rows were seen, for `tried` to be asked; the next tries begin anew."""
        unit: i64
        seat: i64
        hidden, players = self._hidden, self._players
        sums, moved, tried = self._sums, self._moved, self._tried
        shared = players * hidden
        for unit in range(hidden):
            whole = sums[shared + unit] + moved[shared + unit]
            moved[shared + unit] = 0
            for seat in range(players):
                at = seat * hidden + unit
                pair = moved[at]
                moved[at] = 0
                low = ((pair + HALF // 2) & (HALF - 1)) - HALF // 2
                tried[at] = sums[at] + low
                whole += (pair - low) >> HALF_BITS
            tried[shared + unit] = whole

    def tried(self, seat: i64) -> float:
        """Return the points that what was tried brings a seat."""
        return self._total(self._tried, seat)

    def _total(self, sums: vec[i64], seat: i64) -> float:
        unit: i64
        hidden = self._hidden
        out, shared, at = self._out, self._players * hidden, seat * hidden
        total = (sums[shared] + sums[at]) * out[0]
        for unit in range(1, hidden):
            lit = sums[shared + unit] + sums[at + unit]
            if lit > 0:
                total += lit * out[unit]
        return float(total) / SCALE
