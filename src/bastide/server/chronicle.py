"""Story, ledger and turns of a table as they are sent: told once, encoded once, and kept while the game goes on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bastide.engine.answers import StoryEntry
from bastide.engine.deeds import Deed, TurnTold
from bastide.engine.play import State
from bastide.engine.telling import Telling
from bastide.server.replies import encode

Line = tuple[int, tuple[int, ...] | None, bytes]
"""An entry as it is sent: its ply, the seats that may read it before the end (None for everybody), and its JSON.

A plain tuple, which the collector of garbage need not look at: a long evening has hundreds of thousands of them.
"""
TurnLine = bytes | TurnTold
"""What a turn did, as it is sent; what it is made of, if some may not know of all."""


class Chronicled(NamedTuple):
    """What there is to send of a table at one position."""

    story: tuple[Line, ...]
    ledger: tuple[bytes, ...]
    turns: tuple[TurnLine, ...]


def line_of(entry: StoryEntry) -> Line:
    """Return an entry of the log as it is sent."""
    return entry.ply, entry.seen_by, _encoded(entry.to_json())


def turn_line(told: TurnTold) -> TurnLine:
    """Return what a turn did, as it is sent."""
    return _encoded(turn_json(told, told.deeds)) if all(deed.seen_by is None for deed in told.deeds) else told


def seen_turns(lines: Sequence[TurnLine], seat: int | None, *, everything: bool) -> list[bytes]:
    """Return what turns did as far as a seat may know, or a spectator (None), or `everything`."""
    return [line if isinstance(line, bytes) else _as_seen(line, seat, everything) for line in lines]


def _as_seen(told: TurnTold, seat: int | None, everything: bool) -> bytes:
    return _encoded(turn_json(told, [deed for deed in told.deeds if everything or deed.visible_to(seat)]))


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
    """What is told of one table, encoded once. It follows the game forth and, when something is taken back, back."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forget everything; it is told again when it is asked for."""
        self._telling: Telling | None = None
        self._story: list[Line] = []
        self._ledger: list[bytes] = []
        self._turns: list[TurnLine] = []

    def until(self, state: State) -> Chronicled:
        """Return the lines of the story, of the ledger and of the turns, up to a position."""
        if self._telling is None:
            self._telling = state.telling()
        else:
            self._telling.follow(state.history())
        told = self._telling
        story, ledger, turns = told.before
        self._story[story:] = map(line_of, told.story)
        self._ledger[ledger:] = [_encoded(entry.to_json()) for entry in told.ledger]
        self._turns[turns:] = map(turn_line, told.turns)
        told.shed()
        return Chronicled(tuple(self._story), tuple(self._ledger), tuple(self._turns))
