"""Story, ledger and turns of a table as they are sent: told once, encoded once, and kept small as the game goes on."""

from typing import Any, NamedTuple

from bastide.engine.answers import StoryEntry
from bastide.engine.deeds import TurnTold
from bastide.engine.play import State
from bastide.engine.telling import Telling
from bastide.server.lines import Line, Lines
from bastide.server.sights import encoded


class Chronicled(NamedTuple):
    """What there is to send of a table at one position."""

    story: Lines
    ledger: Lines
    turns: Lines


def line_of(entry: StoryEntry) -> Line:
    """Return an entry of the log as it is sent."""
    return encoded(entry.to_json()), None if entry.seen_by is None else (entry.seen_by,)


def turn_line(told: TurnTold) -> Line:
    """Return what a turn did, as it is sent."""
    seen = tuple([deed.seen_by for deed in told.deeds])
    return encoded(turn_json(told)), None if all(one is None for one in seen) else (None, *seen)


def turn_json(told: TurnTold) -> dict[str, Any]:
    """Return what a turn did."""
    return {
        "ply": told.turn.ply,
        "seat": told.turn.seat,
        "turn": told.turn.number,
        "deeds": [{**deed.clause.to_json(), "ply": deed.ply, "seat": deed.seat} for deed in told.deeds],
        "changes": told.changes,
    }


class Chronicle:
    """What is told of one table, encoded once. It follows the game forth and, when something is taken back, back."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Forget everything; it is told again when it is asked for."""
        self._telling: Telling | None = None
        self._told = Chronicled(Lines(), Lines(), Lines())

    def until(self, state: State) -> Chronicled:
        """Return the lines of the story, of the ledger and of the turns, up to a position."""
        if self._telling is None:
            self._telling = state.telling()
        else:
            self._telling.follow(state.history())
        telling, told = self._telling, self._told
        story, ledger, turns = telling.before
        self._told = Chronicled(
            told.story.then(story, map(line_of, telling.story)),
            told.ledger.then(ledger, [(encoded(entry.to_json()), None) for entry in telling.ledger]),
            told.turns.then(turns, map(turn_line, telling.turns)),
        )
        telling.shed()
        return self._told

    def lines_at(self, ply: int) -> int:
        """Return how many lines of the story tell of the first actions of the position that was told last."""
        assert self._telling is not None
        return self._telling.lines_at(ply)
