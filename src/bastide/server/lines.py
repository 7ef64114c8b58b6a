"""What is told of a table line by line, kept small: the newest lines as they are sent, those before them packed."""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from operator import itemgetter
from typing import Any, Final

from orjson import Fragment

from bastide.server.replies import encode
from bastide.server.sights import joined, plain

Seats = tuple[int, ...] | None
"""The seats that may know of something before the end; None for everybody."""
Line = tuple[bytes, tuple[Seats, ...] | None]
"""An entry as it is sent, and who may know of each of its parts; None where everybody may know all of it.

Whoever may know of no part gets no line. An entry of several parts is an object: the first part is all of it but its
`deeds`, the others are these. A plain tuple, which the collector of garbage need not look at.
"""
Block = tuple[int, bytes, tuple[tuple[Seats, ...] | None, ...] | None]
"""Lines that are packed: how many, their JSON, and who may know of each; None where everybody may know all of them."""

NEWEST: Final = 12
"""Lines that are kept as they are, at most: what is taken back is mostly among them."""
STAY: Final = 4
"""The lines of these that stay as they are when the others are packed."""
TOGETHER: Final = 64
"""Lines that are packed together, at most."""
LEVEL: Final = 3
WINDOW: Final = 13
MEMORY: Final = 5

_COUNT: Final = itemgetter(0)
_JSON: Final = itemgetter(0)
_SEEN: Final = itemgetter(-1)


def _packed(lines: Sequence[Line]) -> Block:
    deflate = zlib.compressobj(LEVEL, wbits=-WINDOW, memLevel=MEMORY)
    packed = deflate.compress(b"\n".join([json for json, _ in lines])) + deflate.flush()
    seen = tuple([seen for _, seen in lines])
    return len(lines), packed, seen if any(seen) else None


def _unpacked(block: Block) -> list[Line]:
    count, packed, seen = block
    json = zlib.decompress(packed, -WINDOW).split(b"\n")
    return list(zip(json, (None,) * count if seen is None else seen, strict=True))


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines in order; what follows from them shares with them what is packed."""

    blocks: tuple[Block, ...] = ()
    newest: tuple[Line, ...] = ()
    packed: int = 0
    """How many lines are packed."""
    open: bool = True
    """Whether everybody may read everything."""

    def onward(self, first: int) -> list[Line]:
        """Return the lines from the `first` on."""
        found, at = list(self.newest), self.packed
        for block in reversed(self.blocks):
            if at <= first:
                break
            found[:0] = _unpacked(block)
            at -= block[0]
        return found[first - at :]

    def then(self, keep: int, lines: Iterable[Line]) -> "Lines":
        """Return the first `keep` lines and others after them."""
        blocks, newest, at = self.blocks, list(self.newest), self.packed
        while at > keep:
            *rest, block = blocks
            blocks = tuple(rest)
            newest[:0] = _unpacked(block)
            at -= block[0]
        newest[keep - at :] = lines
        if len(newest) > NEWEST:
            due, newest = newest[:-STAY], newest[-STAY:]
            if blocks and blocks[-1][0] < TOGETHER:
                due[:0] = _unpacked(blocks[-1])
                blocks = blocks[:-1]
            blocks += tuple([_packed(due[first : first + TOGETHER]) for first in range(0, len(due), TOGETHER)])
        packed = at if blocks is self.blocks else sum(map(_COUNT, blocks))
        closed = any(map(_SEEN, newest)) or any(map(_SEEN, blocks))
        return Lines(blocks, tuple(newest), packed, not closed)

    def alike(self, other: "Lines") -> int:
        """Return how many lines both begin with."""
        if self.blocks is other.blocks:
            same, pairs = self.packed, list(zip(self.newest, other.newest, strict=False))
        else:
            alike = takewhile(lambda pair: pair[0] == pair[1], zip(self.blocks, other.blocks, strict=False))
            same = sum(one[0] for one, _ in alike)
            pairs = list(zip(self.onward(same), other.onward(same), strict=False))
        return same + next((at for at, (one, two) in enumerate(pairs) if one != two), len(pairs))


@dataclass(frozen=True, slots=True)
class Reading:
    """Lines as a seat may read them, or a spectator (None), or `everything`."""

    lines: Lines
    seat: int | None = None
    everything: bool = True
    between: tuple[tuple[int, bytes], ...] = ()
    """What is told to everybody besides, each after so many of the lines, in order."""

    def onward(self, first: int = 0, told: int = 0) -> list[bytes]:
        """Return what can be read from the `first` line on, and after so much of what is told besides."""
        lines = self.lines.onward(first)
        alike = self.everything or self.lines.open
        found = [json for json, _ in lines] if alike else list(map(self._read, lines))
        for place, line in reversed(self.between[told:]):
            found.insert(place - first, line)
        return [line for line in found if line is not None]

    def whole(self) -> Fragment:
        """Return all that can be read, as one list."""
        if self.between or not (self.everything or self.lines.open):
            return joined(self.onward())
        packed = [zlib.decompress(block[1], -WINDOW).replace(b"\n", b",") for block in self.lines.blocks]
        return Fragment(b"[" + b",".join([*packed, *map(_JSON, self.lines.newest)]) + b"]")

    def seen_by(self, seat: int | None) -> "Reading":
        """Return these lines as another seat may read them."""
        return self if self.lines.open else replace(self, seat=seat)

    def since(self, before: "Reading") -> dict[str, Any]:
        """Return how many of the lines that could be read before stay, and those that follow."""
        if not self._reads_as(before):
            old, new = before.onward(), self.onward()
            pairs = list(zip(old, new, strict=False))
            keep = next((at for at, (one, two) in enumerate(pairs) if one != two), len(pairs))
            return {"keep": keep, "add": joined(new[keep:])}
        first, told = self.lines.alike(before.lines), 0
        for mine, theirs in zip(self.between, before.between, strict=False):
            if mine != theirs or mine[0] > first:
                break
            told += 1
        first = min([first, *(place for each in (self, before) for place, _ in each.between[told : told + 1])])
        return {"keep": self._count(first) + told, "add": joined(self.onward(first, told))}

    def _reads_as(self, before: "Reading") -> bool:
        """Return whether a line is the same for both."""
        if (self.seat, self.everything) == (before.seat, before.everything):
            return True
        return self.lines.open and before.lines.open

    def _may_read(self, seen: tuple[Seats, ...] | None) -> bool:
        return self.everything or seen is None or any(part is None or self.seat in part for part in seen)

    def _read(self, line: Line) -> bytes | None:
        json, seen = line
        if self.everything or seen is None:
            return json
        if len(seen) > 1:
            told = plain(json)
            told["deeds"] = [
                deed for deed, part in zip(told["deeds"], seen[1:], strict=True) if self._may_read((part,))
            ]
            return encode(told)
        return json if self._may_read(seen) else None

    def _count(self, first: int) -> int:
        """Return how many of the first lines can be read."""
        if self.everything or self.lines.open:
            return first
        found = at = 0
        for count, _, seen in self.lines.blocks:
            within = min(count, first - at)
            found += within if seen is None else sum(map(self._may_read, seen[:within]))
            at += within
        return found + sum(self._may_read(seen) for _, seen in self.lines.newest[: first - at])


NONE: Final = Reading(Lines())
"""Nothing to read."""
