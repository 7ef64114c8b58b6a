"""The story and the ledger of a table as they are sent: told once, encoded once, and kept while the game goes on."""

from collections.abc import Sequence
from operator import is_
from typing import NamedTuple

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.play import State
from bastide.engine.telling import Telling
from bastide.server.replies import encode


class Line(NamedTuple):
    """An entry as it is sent."""

    ply: int
    seen_by: tuple[int, ...] | None
    """The seats that may read it before the end; None for everybody."""
    json: bytes


class Lines:
    """The lines of some entries; what the next entries have in common with these is not encoded again."""

    def __init__(self) -> None:
        self._entries: list[StoryEntry | LedgerEntry] = []
        self._lines: list[Line] = []

    def of(self, entries: Sequence[StoryEntry | LedgerEntry]) -> tuple[Line, ...]:
        """Return the lines of these entries."""
        same = list(map(is_, self._entries, entries))
        kept = same.index(False) if False in same else len(same)
        self._entries[kept:] = entries[kept:]
        self._lines[kept:] = [line_of(entry) for entry in entries[kept:]]
        return tuple(self._lines)


def line_of(entry: StoryEntry | LedgerEntry) -> Line:
    """Return an entry as it is sent; points are no secret."""
    json = bytes(memoryview(encode(entry.to_json())))  # a copy: the encoder's own holds room for a whole page
    return Line(entry.ply, entry.seen_by if isinstance(entry, StoryEntry) else None, json)


class Chronicle:
    """What is told of one table. It follows the game forth and, when something is taken back, back."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forget everything; it is told again when it is asked for."""
        self._telling: Telling | None = None
        self._story = Lines()
        self._ledger = Lines()

    def until(self, state: State) -> tuple[tuple[Line, ...], tuple[Line, ...]]:
        """Return the lines of the story and those of the ledger, up to a position."""
        if self._telling is None:
            self._telling = state.telling()
        else:
            self._telling.follow(state.history())
        return self._story.of(self._telling.story), self._ledger.of(self._telling.ledger)
