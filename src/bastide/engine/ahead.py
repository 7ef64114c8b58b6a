"""What every legal action leads to, as rows of numbers: the digest of the position after it. Compiled."""

from typing import Any, Final, final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.game import Digest, Kernel
from bastide.engine.rooms import room_i16, room_i64

ROOM: Final = 64
"""Rows that there is room for at first; it is doubled where there are more."""
KEY_FACTOR: Final = 8191
KEY_MASK: Final = (1 << 47) - 1
"""Keys of rows have 47 bits, so that a product stays within 63."""


@final
class Ahead:
    """Digests of positions and of what follows each legal action. The arrays are public, and written anew each time."""

    __slots__ = (
        "act",
        "actions",
        "keys",
        "legal",
        "listed",
        "now",
        "offers",
        "room",
        "rows",
        "size",
        "starts",
        "total",
        "write",
    )

    def __init__(self, kernel: Kernel, digest: Digest) -> None:
        """Look ahead in games of these rules."""
        self.act: Any = kernel.act
        self.legal: Any = kernel.legal
        self.offers: Any = digest.offers or kernel.legal
        self.write: Any = digest.write
        self.size: i64 = digest.layout.size
        self.room: i64 = ROOM
        self.total: i64 = 0
        self.listed: vec[i64] = room_i64(kernel.most_legal)
        self.starts: vec[i64] = room_i64(1)
        self.now: vec[i16] = room_i16(0)
        self.actions: vec[i64] = room_i64(ROOM)
        self.keys: vec[i64] = room_i64(ROOM)
        self.rows: vec[i16] = room_i16(ROOM * digest.layout.size)

    def look(self, positions: list[Any], seats: list[int], distinct: bool) -> None:
        """Write for every position its digest for a seat, and if the seat decides there, a row for each legal action.

        The rows of position i are those from `starts[i]` up to `starts[i + 1]`; `total` says how many there are.
        If they are to be `distinct`, other orders of the same are left out, and of equal rows the last action stays.
        """
        count: i64 = len(positions)
        if len(self.starts) != count + 1:
            self.starts = room_i64(len(positions) + 1)
            self.now = room_i16(len(positions) * int(self.size))
        i: i64
        at: i64
        self.total = 0
        for i in range(count):
            position, seat = positions[i], seats[i]
            self.starts[i] = self.total
            self.write(position, seat, self.now, i * self.size)
            who: int = position.current_player()
            if who != seat:
                continue
            found: i64 = self.offers(position, self.listed) if distinct else self.legal(position, self.listed)
            first = self.total
            if self.total + found > self.room:
                self.widen(self.total + found)
            for at in range(found):
                code = self.listed[at]
                after = position.clone()
                self.act(after, code)
                self.actions[self.total] = code
                self.write(after, seat, self.rows, self.total * self.size)
                if distinct:
                    twin = self.twin(first)
                    if twin >= 0:
                        self.actions[twin] = code
                        continue
                self.total += 1
        self.starts[count] = self.total

    def twin(self, first: i64) -> i64:
        """Return which row from `first` on is equal to the one behind the last, -1 if none is."""
        at: i64
        i: i64
        size, rows, start = self.size, self.rows, self.total * self.size
        key: i64 = 0
        for i in range(start, start + size):
            key = (key * KEY_FACTOR ^ i64(rows[i]) & KEY_MASK) & KEY_MASK
        self.keys[self.total] = key
        for at in range(first, self.total):
            if self.keys[at] != key:
                continue
            i = 0
            while i < size and rows[at * size + i] == rows[start + i]:
                i += 1
            if i == size:
                return at
        return -1

    def widen(self, least: i64) -> None:
        """Make room for more rows."""
        while self.room < least:
            self.room *= 2
        rows = room_i16(int(self.room * self.size))
        actions, keys = room_i64(int(self.room)), room_i64(int(self.room))
        i: i64
        for i in range(self.total * self.size):
            rows[i] = self.rows[i]
        for i in range(self.total):
            actions[i], keys[i] = self.actions[i], self.keys[i]
        self.rows, self.actions, self.keys = rows, actions, keys
