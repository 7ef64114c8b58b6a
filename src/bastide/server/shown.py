"""What a position shows, made once for all who see the same: views, legal actions, story, ledger, turns."""

from bisect import insort
from collections.abc import Iterable, Sequence
from functools import cached_property
from operator import itemgetter
from typing import Any, Final

from orjson import Fragment

from bastide.engine.answers import StoryEntry
from bastide.engine.course import Course
from bastide.engine.play import State
from bastide.outside.protocol import legal_json
from bastide.server.chronicle import Chronicle, Chronicled, Line, line_of, seen_turns
from bastide.server.undone import Peek

Json = dict[str, Any]


class Shown:
    """One position as JSON; each part is made when it is first asked for."""

    def __init__(self, state: State, course: Course, peeks: Sequence[Peek], chronicle: Chronicle) -> None:
        self.state: Final = state.clone()
        self._course: Final = course
        self._peeks: Final = peeks
        self._chronicle: Final = chronicle
        self._views: Final[dict[int | None, Json]] = {}

    def view(self, seat: int | None) -> Json:
        """Return what a seat sees, or a spectator (None); one view for all where nothing is hidden."""
        who = seat if self.state.game.type.kernel.hides else None
        if who not in self._views:
            self._views[who] = view_of(self.state, who)
        return self._views[who]

    @cached_property
    def legal(self) -> list[Json]:
        """What may be done now, with texts, fields and previews: for whoever decides, and for nobody else."""
        return legal_json(self.state)

    def turns(self, seat: int | None) -> list[bytes]:
        """Return what each turn did, as far as a seat may know of it, or a spectator (None)."""
        return seen_turns(self._told.turns, seat, everything=self.state.is_terminal())

    def story(self, seat: int | None) -> list[bytes]:
        """Return the log as far as a seat may read it, or a spectator (None)."""
        lines = readable(self._told.story, seat, everything=self.state.is_terminal())
        return [json for _, _, json in with_peeks(lines, self._course, self._peeks)]

    @property
    def ledger(self) -> Sequence[bytes]:
        """Every point with its cause."""
        return self._told.ledger

    @cached_property
    def _told(self) -> Chronicled:
        return self._chronicle.until(self.state)


def view_of(state: State, seat: int | None) -> Json:
    """Return what a seat sees, or a spectator; with its drawing, if the game has one for browsers without its board."""
    view, seen = state.view(seat), state.game.type.pictures.seen
    return view if seen is None else {**view, "drawing": seen(state.position, seat)}


def viewer(state: State, held: frozenset[int]) -> int | None:
    """Return the seat whose view these seats' device shows: the one that decides, else the first of them."""
    current = state.current_player()
    if current in held:
        return current
    return min(held, default=None)


def story_json(
    entries: Iterable[StoryEntry],
    seat: int | None,
    *,
    everything: bool,
    peeks: Sequence[Peek] = (),
    course: Course | None = None,
) -> Fragment:
    """Return a log as far as a seat may read it, or `everything`; with peeks it needs the course."""
    lines = readable([line_of(entry) for entry in entries], seat, everything=everything)
    return joined([json for _, _, json in (lines if course is None else with_peeks(lines, course, peeks))])


def readable(lines: Sequence[Line], seat: int | None, *, everything: bool) -> list[Line]:
    """Return the lines that a seat may read, or a spectator (None)."""
    return [line for line in lines if everything or line[1] is None or seat in line[1]]


def with_peeks(lines: list[Line], course: Course, peeks: Sequence[Peek]) -> list[Line]:
    """Return lines with those about draws that were taken back after they had been seen, each after its ply."""
    for peek in sorted(peeks):
        if peek.ply <= len(course.actors):
            insort(lines, line_of(peeked(peek, course)), key=itemgetter(0))
    return lines


def peeked(peek: Peek, course: Course) -> StoryEntry:
    """Return the entry about a draw that was taken back after it had been seen."""
    mark = course.marks[peek.ply]
    return StoryEntry(
        peek.ply - 1,
        peek.seat,
        "shell-log-draw-undone",
        turn=mark.number,
        whose=None if mark.shared else mark.seat,
        actor=peek.seat,
    )


def joined(lines: Iterable[bytes]) -> Fragment:
    """Return pieces of JSON as one list."""
    return Fragment(b"[" + b",".join(lines) + b"]")
