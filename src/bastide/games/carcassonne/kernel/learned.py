"""What a network sees of a position of Carcassonne between two turns (`bastide.engine.network`). Compiled.

Features are told in sums: how many roads and cities a seat has alone, and how many points are in them, by the chance
that they are completed; what it shares, leads or trails in; its monks by the cells to fill; its fields by the cities
beside them; and where such a field meets another at an empty cell, so that one tile may join them. `Weighing` finds
chances and sizes and says them here, once for a whole position and again for what one more meeple changes.

`python -m bastide.arena.learn carcassonne` makes the weights, which are data: `learned.json` in the folder of the game.
"""

from typing import Final, final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.network import Network
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.carcassonne.kernel import codes, scoring, tables
from bastide.games.carcassonne.kernel.state import Position

POINTS_MAX: Final = 400
CITIES_MAX: Final = 200
MEETS_MAX: Final = 600
CHANCES: Final = 6
LIKELY: Final = vec[float]([0.1, 0.3, 0.5, 0.7, 0.9])
"""Where chances are parted."""
EDGES: Final = (12, 24, 36, 48, 60)
"""Tiles to come by which the game is parted."""
_CHANCE_NAMES: Final = ("below 0.1", "below 0.3", "below 0.5", "below 0.7", "below 0.9", "from 0.9")
_STANDINGS: Final = ("shared", "led", "trailed")
_OPEN: Final = ("1", "2", "more")


def _network(what: str) -> tuple[Slot, ...]:
    return (
        *[Slot(f"{what}.{name}", "features", 0, tables.SUPPLY, "of its own by chance") for name in _CHANCE_NAMES],
        *[Slot(f"{what}.{name}.points", "points", 0, POINTS_MAX, "if complete") for name in _CHANCE_NAMES],
        Slot(f"{what}.now", "points", 0, POINTS_MAX, "of those of its own, if the game ended now"),
        *[Slot(f"{what}.open.{name}", "features", 0, tables.SUPPLY, "of its own by open cells") for name in _OPEN],
        *[
            Slot(f"{what}.{name}.{of}", unit, 0, POINTS_MAX, "with others there")
            for name in _STANDINGS
            for of, unit in (("count", "features"), ("likely", "points"), ("unlikely", "points"))
        ],
        Slot(f"{what}.more", "meeples", 0, tables.SUPPLY, "beyond the first of each"),
    )


LAYOUT: Final = Layout(
    "carcassonne",
    "1",
    (
        Part(
            "seat",
            "What a seat has between two turns.",
            (
                Slot("next", "turns", 0, codes.SEATS - 1, "of others that come before its own"),
                Slot("one more", meaning="it has a turn more to come than the last"),
                Slot("hand", "meeples", 0, tables.SUPPLY),
                *[Slot(f"hand.{n}", meaning="so many meeples in hand") for n in range(3)],
                *_network("road"),
                *_network("city"),
                *[
                    Slot(f"monks.{name}", "meeples", 0, tables.SUPPLY, "by cells to fill")
                    for name in ("1", "2-3", "4-8")
                ],
                *[Slot(f"monks.{name}", "meeples", 0, tables.SUPPLY, "by chance") for name in _CHANCE_NAMES],
                Slot("monks.now", "points", 0, POINTS_MAX, "if the game ended now"),
                Slot("farmers", "meeples", 0, tables.SUPPLY),
                *[
                    Slot(f"field.{name}.{of}", unit, 0, CITIES_MAX, meaning)
                    for name in ("own", *_STANDINGS)
                    for of, unit, meaning in (
                        ("count", "fields", ""),
                        ("done", "cities", "beside it, complete"),
                        ("likely", "cities", "likewise, likely to be"),
                        ("unlikely", "cities", "likewise, unlikely to be"),
                        ("size", "segments", "as far as 20 each"),
                    )
                ],
                *[
                    Slot(f"field.{name}.{of}", unit, 0, high, f"where such a field meets one that joining would {name}")
                    for name in ("win", "share", "miss")
                    for of, unit, high in (("cells", "cells", MEETS_MAX), ("cities", "cities", CITIES_MAX * 4))
                ],
            ),
        ),
        Part(
            "table",
            "Where the game stands.",
            (
                Slot("one", meaning="always 1"),
                Slot("unseen", "tiles", 0, tables.TILE_TOTAL),
                *[Slot(f"within {n}", meaning="so many tiles or fewer are unseen") for n in EDGES],
                Slot("cells", "cells", 0, codes.FRONT_MAX, "where a tile may go"),
            ),
        ),
    ),
)

SEAT_ROW: Final[i64] = len(LAYOUT["seat"].slots)
TABLE_ROW: Final[i64] = len(LAYOUT["table"].slots)
NEXT: Final[i64] = LAYOUT.place("seat", "next")
ONE_MORE: Final[i64] = LAYOUT.place("seat", "one more")
HAND: Final[i64] = LAYOUT.place("seat", "hand")
HANDS: Final = 3
ROADS: Final[i64] = LAYOUT.place("seat", "road.below 0.1")
CITIES: Final[i64] = LAYOUT.place("seat", "city.below 0.1")
# of a road or city, from its first number on
POINTS: Final[i64] = LAYOUT.place("seat", "road.below 0.1.points") - ROADS
NOW: Final[i64] = LAYOUT.place("seat", "road.now") - ROADS
OPEN: Final[i64] = LAYOUT.place("seat", "road.open.1") - ROADS
WITH_OTHERS: Final[i64] = LAYOUT.place("seat", "road.shared.count") - ROADS
MORE: Final[i64] = LAYOUT.place("seat", "road.more") - ROADS
MONKS: Final[i64] = LAYOUT.place("seat", "monks.1")
MONK_CHANCE: Final[i64] = LAYOUT.place("seat", "monks.below 0.1")
MONK_POINTS: Final[i64] = LAYOUT.place("seat", "monks.now")
FARMERS: Final[i64] = LAYOUT.place("seat", "farmers")
FIELDS: Final[i64] = LAYOUT.place("seat", "field.own.count")
OF_FIELD: Final = 5
JOINED: Final[i64] = LAYOUT.place("seat", "field.win.cells")
ONE: Final[i64] = LAYOUT.place("table", "one")
UNSEEN: Final[i64] = LAYOUT.place("table", "unseen")
WITHIN: Final[i64] = LAYOUT.place("table", "within 12")
CELLS: Final[i64] = LAYOUT.place("table", "cells")

OWN: Final = 0
SHARED: Final = 1
LED: Final = 2
TRAILED: Final = 3
"""How a seat stands on a feature: alone, as one of those with most meeples, with most of all, with fewer."""
FEW: Final = 3
FIELDS_AT: Final = (1 << tables.FIELD) + (1 << tables.ROAD)
"""What an edge shows that has fields at both of its halves."""
PARTS: Final = len(EDGES)
EDGE: Final = vec[i64](list(EDGES))


def size(players: int) -> int:
    """Return how many numbers describe a position."""
    return int(players * SEAT_ROW + TABLE_ROW)


@final
class Rows:
    """The rows of all seats, in seat order, and that of the table; and what one more meeple makes of them.

    While `trying`, what is said changes what the network sums up, and leaves the rows as they are.
    """

    def __init__(self, network: Network | None) -> None:
        """Take the network that sees them, if any."""
        self.network: Network | None = network
        self.row: vec[i16] = vec[i16]([0] * size(codes.SEATS))
        self.trying: bool = False
        self.players: i64 = 0
        self.cities: vec[i64] = vec[i64]([0] * tables.NODES)
        self.at: vec[i64] = vec[i64]([0] * 8)

    def _say(self, seat: i64, slot: i64, by: i64) -> None:
        """Add to a number of a seat, or of the table, which comes after all seats."""
        if self.trying:
            network = self.network
            if by and network is not None:
                network.shift(seat, slot, by)
        else:
            self.row[seat * SEAT_ROW + slot] += i16(by)

    # -- a whole position ------------------------------------------------------------------

    def begin(self, state: Position, unseen: i64) -> None:
        """Forget all, and say what does not depend on features."""
        seat: i64
        i: i64
        row, players = self.row, state.players
        self.players, self.trying = players, False
        for i in range(players * SEAT_ROW + TABLE_ROW):
            row[i] = 0
        for seat in range(players):
            before = (seat - state.player + players) % players
            row[seat * SEAT_ROW + NEXT] = i16(before)
            row[seat * SEAT_ROW + ONE_MORE] = 1 if before < unseen % players else 0
            self._hand(seat, state.supply(seat), 1)
        at = players * SEAT_ROW
        row[at + ONE] = 1
        row[at + UNSEEN] = i16(unseen)
        for i in range(PARTS):
            row[at + WITHIN + i] = 1 if unseen <= EDGE[i] else 0
        row[at + CELLS] = i16(state.fronts)

    def _hand(self, seat: i64, meeples: i64, sign: i64) -> None:
        self._say(seat, HAND, sign * meeples)
        if meeples < HANDS:
            self._say(seat, HAND + 1 + meeples, sign)

    # -- features --------------------------------------------------------------------------

    def network_of(self, state: Position, root: i64, men: i64, tiles: i64, cells: i64, chance: float) -> None:  # noqa: PLR0917
        """Say a road or city with these meeples, on so many tiles, with so many open cells."""
        first, points, now = ROADS, tiles + cells, tiles
        if tables.TYPE[state.node_ks(root)] == tables.CITY:
            pennants = state.word[root] >> tables.PENNANT_SHIFT & tables.PENNANT_MASK
            first = CITIES
            points = 2 * (points + pennants)
            now += pennants * state.pennant
        owners, likely = scoring.majority(men), part(chance)
        alone = only(men)
        seat: i64 = 0
        while men:
            count = men & tables.MAN_MASK
            if count:
                if alone:
                    self._say(seat, first + likely, 1)
                    self._say(seat, first + POINTS + likely, points)
                    self._say(seat, first + NOW, now)
                    self._say(seat, first + OPEN + (cells - 1 if 0 < cells < FEW else FEW - 1), 1)
                else:
                    standing = first + WITH_OTHERS + 3 * (standing_of(owners, seat) - 1)
                    self._say(seat, standing, 1)
                    self._say(seat, standing + (1 if likely >= CHANCES // 2 else 2), points)
                if count > 1:
                    self._say(seat, first + MORE, count - 1)
            men >>= tables.MAN_BITS
            seat += 1

    def cloister(self, seat: i64, empty: i64, chance: float) -> None:
        """Say a monk with so many cells to fill."""
        self._say(seat, MONKS + (0 if empty <= 1 else 1 if empty <= FEW else 2), 1)
        self._say(seat, MONK_CHANCE + part(chance), 1)
        self._say(seat, MONK_POINTS, codes.CLOISTER_POINTS - empty)

    def field(self, root: i64, men: i64, done: i64, likely: i64, unlikely: i64, size: i64) -> None:  # noqa: PLR0917
        """Say a field with these farmers, and the cities beside it."""
        self.cities[root] = 2 * done + likely
        owners = scoring.majority(men)
        alone = only(men)
        seat: i64 = 0
        while men:
            count = men & tables.MAN_MASK
            if count:
                at = FIELDS + OF_FIELD * (OWN if alone else standing_of(owners, seat))
                self._say(seat, FARMERS, count)
                self._say(seat, at, 1)
                self._say(seat, at + 1, done)
                self._say(seat, at + 2, likely)
                self._say(seat, at + 3, unlikely)
                self._say(seat, at + 4, size)
            men >>= tables.MAN_BITS
            seat += 1

    def meet(self, state: Position, of: i64, men: i64) -> None:
        """Say where fields with farmers meet at an empty cell; or what more is so if these farmers come to one.

        That one is `of`, which nobody has; -1 asks for all.
        """
        i: i64
        side: i64
        half: i64
        packed, board, word, at = state.packed, state.board, state.word, self.at
        for i in range(state.fronts):
            need, cell = i64(packed[codes.FRONT_NEED_AT + i]), i64(packed[codes.FRONT_CELL_AT + i])
            found: i64 = 0
            last: i64 = -1
            for side in range(4):
                if FIELDS_AT >> (need >> 2 * side & 3) & 1:
                    tile = i64(board[(cell + codes.STEP[side]) % codes.CELLS]) - 1
                    first = i64(packed[codes.TILE_KR_AT + tile]) * 8 + 2 * (side ^ 2)
                    base = i64(packed[codes.TILE_BASE_AT + tile])
                    for half in range(2):
                        root = i64(packed[codes.LABEL_AT + codes.NODE * (base + tables.HALF[first + half])])
                        if root == last or (word[root] < tables.MAN_ONE and root != of):
                            continue
                        last = root
                        if self._is_new(root, found):
                            at[found] = root
                            found += 1
            if found > 1:
                self._meet(state, found, of, men)

    def _is_new(self, root: i64, found: i64) -> bool:
        """Return whether a field is not among the first so many of a cell."""
        i: i64 = 0
        while i < found and self.at[i] != root:
            i += 1
        return i == found

    def _meet(self, state: Position, found: i64, of: i64, men: i64) -> None:
        """Say how the fields that meet at a cell stand to each other, or how one of them will."""
        i: i64
        j: i64
        at, word = self.at, state.word
        for i in range(found):
            one = at[i]
            here = men if one == of else word[one] >> tables.MAN_SHIFT
            for j in range(found):
                other = at[j]
                if i != j and (of < 0 or of in (one, other)):
                    there = men if other == of else word[other] >> tables.MAN_SHIFT
                    self._pair(here, there, other)

    def _pair(self, men: i64, others: i64, other: i64) -> None:
        """Say for the owners of a field that it meets another with these farmers, if that one is not theirs."""
        owners, joined = scoring.majority(men), scoring.majority(men + others)
        owners &= ~scoring.majority(others)
        seat: i64 = 0
        while owners:
            if owners & 1:
                at = JOINED
                if not joined >> seat & 1:
                    at += 4
                elif joined & (joined - 1):
                    at += 2
                self._say(seat, at, 1)
                self._say(seat, at + 1, self.cities[other])
            owners >>= 1
            seat += 1

    # -- one more meeple -------------------------------------------------------------------

    def take(self, state: Position, seat: i64) -> None:
        """Say from now on what changes by one meeple of a seat; not yet on which feature."""
        self.trying = True
        meeples = state.supply(seat)
        self._hand(seat, meeples, -1)
        self._hand(seat, meeples - 1, 1)


def part(chance: float) -> i64:
    """Return among which chances one is counted."""
    found: i64 = 0
    while found < CHANCES - 1 and chance >= LIKELY[found]:
        found += 1
    return found


def only(men: i64) -> bool:
    """Return whether all these meeples are of one seat."""
    while men and not men & tables.MAN_MASK:
        men >>= tables.MAN_BITS
    return men <= tables.MAN_MASK


def standing_of(owners: i64, seat: i64) -> i64:
    """Return how a seat stands where others are as well."""
    if not owners >> seat & 1:
        return TRAILED
    return SHARED if owners & (owners - 1) else LED
