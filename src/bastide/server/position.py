"""A table after some of its events, and how it becomes the next: by actions, by undos, by events that were read."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Final

from bastide.engine.course import Course
from bastide.engine.play import Game, State
from bastide.engine.turns import course, turn_of
from bastide.engine.undo import Clues, Past, rewind
from bastide.server.chronicle import Chronicle
from bastide.server.inforce import InForce
from bastide.server.shown import Shown
from bastide.server.undone import NOTHING, Undone
from bastide.storage.rows import CheckpointRow, Event


@dataclass(slots=True)
class Position:
    """A table after `seq` events. Its state is shared: clone it before doing anything to it."""

    seq: int
    state: State
    course: Course
    """Who decided each action in force, and in which turn."""
    undone: Undone = NOTHING
    """What was taken back and can be done again."""
    clues: Clues | None = None
    """What each action was like when it was made; None if nobody has kept it."""
    chronicle: Chronicle = field(default_factory=Chronicle, repr=False)
    """What is told of the table, shared by all its positions."""
    folded: int = 0
    """The events up to this one have been folded away."""
    _past: Past | None = field(default=None, repr=False)
    _shown: Shown | None = field(default=None, repr=False)

    @classmethod
    def start(cls, game: Game) -> "Position":
        """Return the position before the first event."""
        state = game.new_initial_state()
        return cls(0, state, course(state), clues=Clues())

    @classmethod
    def of_checkpoint(cls, game: Game, row: CheckpointRow, following: AbstractContextManager[Any]) -> "Position":
        """Return the position that a checkpoint keeps; raise `IllegalAction` if the rules do not lead there."""
        state = game.new_initial_state()
        with following:
            for action in row.data["history"]:
                state.apply_action(action)
        return cls(row.seq, state, course(state), Undone.from_json(row.data["undone"]), folded=row.seq)

    def checkpoint(self) -> CheckpointRow:
        """Return what to keep of this position."""
        return CheckpointRow(self.seq, {"history": list(self.state.history()), "undone": self.undone.to_json()})

    @property
    def actors(self) -> tuple[int, ...]:
        """Return who decided each action in force: a seat, or chance."""
        return self.course.actors

    @property
    def ply(self) -> int:
        """How many actions are in force."""
        return len(self.actors)

    def past(self) -> Past:
        """Return the ways back from here."""
        if self._past is None:
            self._past = Past(self.state, self.course, self.clues)
        return self._past

    def put_away(self) -> None:
        """Forget what can be made again: far more than the position itself."""
        self._past = self._shown = None
        self.chronicle.forget()

    def pack(self) -> None:
        """Keep what it shows, but small."""
        self._past = None
        if self._shown is not None:
            self._shown.pack()

    def shown(self) -> Shown:
        """Return this position as JSON."""
        if self._shown is None:
            self._shown = Shown(self.state, self.course, self.undone.peeks, self.chronicle)
        return self._shown


class Growth:
    """A position that grows by actions and shrinks by undos; the one it starts from stays as it is."""

    def __init__(self, position: Position) -> None:
        self.state = position.state.clone()
        self.course = position.course
        self.undone = position.undone
        self.clues = position.clues
        self._chronicle: Final = position.chronicle
        self._folded: Final = position.folded

    @property
    def ply(self) -> int:
        """How many actions are in force."""
        return len(self.course.actors)

    def act(self, action: int) -> int:
        """Make an action and return who decided it; raise `IllegalAction` if the rules refuse it."""
        seat = self._go(action)
        self.undone = self.undone.after_action(action, self.ply)
        return seat

    def take_back(self, ply: int, seat: int) -> None:
        """Cut the history to a length."""
        self.undone = self.undone.after_undo(self.state.history(), self.course.actors, ply, seat)
        self.cut(ply)

    def become(self, force: InForce) -> None:
        """Play what is in force, nothing that was taken back; raise `IllegalAction` where the rules refuse it."""
        if force.kept < self.ply:
            self.cut(force.kept)
        self.undone = Undone(peeks=force.undone.peeks)
        for action in force.actions[force.kept :]:
            self._go(action)
        self.undone = force.undone

    def _go(self, action: int) -> int:
        seat = self.state.current_player()
        clues = self.clues.then(self.state, action) if self.clues is not None else None
        self.state.apply_action(action)
        self.clues = clues
        self.course = self.course.then(seat, turn_of(self.state, self.course.marks[-1]))
        return seat

    def cut(self, ply: int) -> None:
        """Go back to a length without a word of it: nobody took anything back."""
        self.state = rewind(self.state, ply)
        self.course = self.course.until(ply)
        if self.clues is not None:
            self.clues = self.clues.until(ply)

    def position(self, seq: int) -> Position:
        """Return what it has grown to."""
        return Position(seq, self.state, self.course, self.undone, self.clues, self._chronicle, self._folded)


def extend(position: Position, events: Sequence[Event]) -> Position:
    """Return the position after more events; the one given stays as it is."""
    if not events:
        return position
    force = in_force(position)
    for event in events:
        force.add(event)
    growth = Growth(position)
    growth.become(force)
    return growth.position(events[-1].seq)


def in_force(position: Position) -> InForce:
    """Return what is in force at a position, to be followed further."""
    return InForce(position.state.history(), position.actors, position.undone)
