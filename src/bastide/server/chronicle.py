"""Story, ledger and turns of a table as they are sent: told once, encoded once, and kept while the game goes on."""

from collections.abc import Callable, Sequence
from operator import is_
from typing import Any, Generic, NamedTuple, TypeVar

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.deeds import Deed, TurnTold
from bastide.engine.play import State
from bastide.engine.telling import Telling
from bastide.server.replies import encode

Entry = TypeVar("Entry")
Sent = TypeVar("Sent")


class Line(NamedTuple):
    """An entry as it is sent."""

    ply: int
    seen_by: tuple[int, ...] | None
    """The seats that may read it before the end; None for everybody."""
    json: bytes


class TurnLine(NamedTuple):
    """What a turn did, as it is sent."""

    json: bytes
    """With everything in it."""
    told: TurnTold | None
    """What it is made of, if some may not know of all."""

    def as_seen(self, seat: int | None) -> bytes:
        """Return it as far as a seat may know while the game goes on, or a spectator (None)."""
        if self.told is None:
            return self.json
        return _encoded(turn_json(self.told, [deed for deed in self.told.deeds if deed.visible_to(seat)]))


class Chronicled(NamedTuple):
    """What there is to send of a table at one position."""

    story: tuple[Line, ...]
    ledger: tuple[Line, ...]
    turns: tuple[TurnLine, ...]


class Lines(Generic[Entry, Sent]):
    """The lines of some entries; what the next entries have in common with these is not encoded again."""

    def __init__(self, line: Callable[[Entry], Sent]) -> None:
        self._line = line
        self._entries: list[Entry] = []
        self._lines: list[Sent] = []

    def of(self, entries: Sequence[Entry]) -> tuple[Sent, ...]:
        """Return the lines of these entries."""
        same = list(map(is_, self._entries, entries))
        kept = same.index(False) if False in same else len(same)
        self._entries[kept:] = entries[kept:]
        self._lines[kept:] = [self._line(entry) for entry in entries[kept:]]
        return tuple(self._lines)


def line_of(entry: StoryEntry | LedgerEntry) -> Line:
    """Return an entry as it is sent; points are no secret."""
    return Line(entry.ply, entry.seen_by if isinstance(entry, StoryEntry) else None, _encoded(entry.to_json()))


def turn_line(told: TurnTold) -> TurnLine:
    """Return what a turn did, as it is sent."""
    open_to_all = all(deed.seen_by is None for deed in told.deeds)
    return TurnLine(_encoded(turn_json(told, told.deeds)), None if open_to_all else told)


def turn_json(told: TurnTold, deeds: Sequence[Deed]) -> dict[str, Any]:
    """Return what a turn did, with so many of its decisions."""
    return {
        "ply": told.turn.ply,
        "seat": told.turn.seat,
        "turn": told.turn.number,
        "deeds": [{**deed.clause.to_json(), "ply": deed.ply, "seat": deed.seat} for deed in deeds],
        "changes": told.changes,
    }


def _encoded(data: dict[str, Any]) -> bytes:
    return bytes(memoryview(encode(data)))  # a copy: the encoder's own holds room for a whole page


class Chronicle:
    """What is told of one table. It follows the game forth and, when something is taken back, back."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forget everything; it is told again when it is asked for."""
        self._telling: Telling | None = None
        self._story: Lines[StoryEntry, Line] = Lines(line_of)
        self._ledger: Lines[LedgerEntry, Line] = Lines(line_of)
        self._turns: Lines[TurnTold, TurnLine] = Lines(turn_line)

    def until(self, state: State) -> Chronicled:
        """Return the lines of the story, of the ledger and of the turns, up to a position."""
        if self._telling is None:
            self._telling = state.telling()
        else:
            self._telling.follow(state.history())
        told = self._telling
        return Chronicled(self._story.of(told.story), self._ledger.of(told.ledger), self._turns.of(told.turns))
