"""Whose turn it is and which one, as the game itself counts: the one source for log, replay, panel and undo."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from bastide.engine.state import CHANCE, State, StoryEntry

SETUP = 0
"""The number of what comes before the first turn."""
OWN = -1
"""The phase of a turn that belongs to one seat."""


class Mark(NamedTuple):
    """The turn that a position belongs to. A game's folder exports a function that tells it."""

    number: int
    """The number that the game's panel shows, from 1; `SETUP` before the first turn."""
    seat: int
    """Whose turn it is."""
    phase: int = OWN
    """The phase of a turn that all seats share, in which each acts again and again; else `OWN`."""

    @property
    def shared(self) -> bool:
        """Whether the turn is everybody's."""
        return self.phase != OWN

    def same_turn(self, other: "Mark") -> bool:
        """Return whether no turn has ended between two moments."""
        return self.number == other.number and (self.shared or self.seat == other.seat)


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a turn begins; in a turn that all seats share, where it is the next seat's go."""

    ply: int
    """How many actions come before its first decision."""
    seat: int
    number: int


def beginning(state: State) -> State:
    """Return the position that the history starts from: the game's beginning, or the line it was loaded from."""
    return state.game.from_text(state.origin) if state.origin else state.game.new_initial_state()


def mark_of(state: State, before: Mark | None = None) -> Mark:
    """Return the turn that a position belongs to.

    A game that does not tell it is in a new turn whenever another seat decides than in the mark `before`.
    """
    tell = state.game.type.turn
    if tell is not None:
        return tell(state)
    last = before or Mark(SETUP, CHANCE)
    seat = state.current_player()
    return last if seat < 0 or seat == last.seat else Mark(last.number + 1, seat)


@dataclass(frozen=True)
class Course:
    """How a game went: who decided each action, and in which turn."""

    actors: tuple[int, ...]
    """[ply] a seat, or `CHANCE`."""
    marks: tuple[Mark, ...]
    """[ply] the turn it was made in; one more at the end for the position as it is now."""

    @cached_property
    def turns(self) -> list[Turn]:
        """Where each turn begins in which somebody has decided something."""
        found: list[Turn] = []
        before: Mark | None = None
        for ply, (seat, mark) in enumerate(zip(self.actors, self.marks, strict=False)):
            if seat >= 0 and mark != before:
                found.append(Turn(ply, mark.seat, mark.number))
                before = mark
        return found

    def turn_at(self, ply: int) -> Turn:
        """Return the turn in which a seat's decision was made."""
        return next(turn for turn in reversed(self.turns) if turn.ply <= ply)

    def then(self, actor: int, state: State) -> "Course":
        """Return the course after one more action, which led to this position."""
        return Course((*self.actors, actor), (*self.marks, mark_of(state, self.marks[-1])))

    def until(self, ply: int) -> "Course":
        """Return the course of the first `ply` actions."""
        return Course(self.actors[:ply], self.marks[: ply + 1])


def course(state: State) -> Course:
    """Return how a game went (not of a position whose hidden parts were drawn anew: follow that with `then`)."""
    replay = beginning(state)
    actors: list[int] = []
    marks = [mark_of(replay)]
    for action in state.history():
        actors.append(replay.current_player())
        replay.apply_action(action)
        marks.append(mark_of(replay, marks[-1]))
    return Course(tuple(actors), tuple(marks))


def turns(state: State) -> list[Turn]:
    """Return where each turn begins, in order.

    >>> import bastide
    >>> game = bastide.load_game("carcassonne", options={"stack": "VU"})
    >>> state = game.new_initial_state()
    >>> for text in ("draw V", "place V 1,0 r0", "meeple none", "draw U", "place U -1,0 r1"):
    ...     state.apply(text)
    >>> turns(state)
    [Turn(ply=1, seat=0, number=1), Turn(ply=4, seat=1, number=2)]
    """
    return course(state).turns


def told(state: State, known: Course | None = None) -> list[StoryEntry]:
    """Return the story with who acted and the turn of every entry, whoever the entry is about."""
    seen = known or course(state)
    return [_told(entry, seen) for entry in state.story()]


def _told(entry: StoryEntry, seen: Course) -> StoryEntry:
    if entry.ply < 0:
        return replace(entry, turn=seen.marks[0].number if entry.turn is None else entry.turn)
    mark, actor = seen.marks[entry.ply], seen.actors[entry.ply]
    number = mark.number if entry.turn is None else entry.turn
    whose = None if mark.shared or number == SETUP else mark.seat
    return replace(entry, turn=number, whose=whose, actor=actor if actor >= 0 else None)
