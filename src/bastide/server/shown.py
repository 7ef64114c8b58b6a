"""What a position shows, made once for all who see the same: views, legal actions, story, ledger, turns."""

from bisect import insort
from collections.abc import Iterable, Sequence
from functools import cached_property
from operator import attrgetter
from typing import Final

from orjson import Fragment

from bastide.engine.answers import StoryEntry
from bastide.engine.course import Course
from bastide.engine.play import State
from bastide.outside.protocol import legal_json
from bastide.server.chronicle import Chronicle
from bastide.server.lines import Reading
from bastide.server.replies import encode
from bastide.server.sights import Json, Sight, encoded, joined
from bastide.server.undone import Peek


class Shown:
    """One position as JSON; each part is made when it is first asked for."""

    def __init__(self, state: State, course: Course, peeks: Sequence[Peek], chronicle: Chronicle) -> None:
        self.state: Final = state
        """The position's own: nothing is done to it."""
        self._course: Final = course
        self._peeks: Final = peeks
        self._chronicle: Final = chronicle
        self._views: Final[dict[int | None, Sight]] = {}

    def view(self, seat: int | None) -> Sight:
        """Return what a seat sees, or a spectator (None); one view for all where nothing is hidden."""
        who = seat if self.state.game.type.kernel.hides else None
        if who not in self._views:
            self._views[who] = Sight(view_of(self.state, who))
        return self._views[who]

    @cached_property
    def legal(self) -> bytes:
        """What may be done now, as JSON with texts, fields and previews: for whoever decides, and for nobody else."""
        return encoded(legal_json(self.state))

    def pack(self) -> None:
        """Keep the views as JSON: nobody moves here just now."""
        for view in self._views.values():
            view.pack()

    def turns(self, seat: int | None) -> Reading:
        """Return what each turn did, as far as a seat may know of it, or a spectator (None)."""
        return self._told[2].seen_by(seat)

    def story(self, seat: int | None) -> Reading:
        """Return the log as far as a seat may read it, or a spectator (None)."""
        return self._told[0].seen_by(seat)

    @property
    def ledger(self) -> Reading:
        """Every point with its cause."""
        return self._told[1]

    @cached_property
    def _told(self) -> tuple[Reading, Reading, Reading]:
        """Story, ledger and turns, as a spectator may read them."""
        over, told = self.state.is_terminal(), self._chronicle.until(self.state)
        peeks = [peek for peek in sorted(self._peeks) if peek.ply <= len(self._course.actors)]
        between = [
            (self._chronicle.lines_at(peek.ply), encoded(peeked(peek, self._course).to_json())) for peek in peeks
        ]
        return (
            Reading(told.story, None, over, tuple(between)),
            Reading(told.ledger),
            Reading(told.turns, None, over),
        )


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
    seen = [entry for entry in entries if everything or entry.seen_by is None or seat in entry.seen_by]
    for peek in sorted(peeks):
        if course is not None and peek.ply <= len(course.actors):
            insort(seen, peeked(peek, course), key=attrgetter("ply"))
    return joined([encode(entry.to_json()) for entry in seen])


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
