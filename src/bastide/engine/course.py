"""Whose turn it is and which one, as the game itself counts; and how a game went, turn by turn."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from bastide.engine.answers import CHANCE

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
        for ply, (actor, mark) in enumerate(zip(self.actors, self.marks, strict=False)):
            if actor >= 0 and not (found and self.marks[found[-1].ply] == mark):
                found.append(Turn(ply, mark.seat, mark.number))
        return found

    def turn_at(self, ply: int) -> Turn:
        """Return the turn in which a seat's decision was made."""
        begin = next(at for at in range(ply, -1, -1) if self.actors[at] >= 0)
        mark = self.marks[begin]
        for at in range(begin, -1, -1):
            if self.actors[at] >= 0:
                if self.marks[at] != mark:
                    break
                begin = at
        return Turn(begin, mark.seat, mark.number)

    def then(self, actor: int, mark: Mark) -> "Course":
        """Return the course after one more action, made by `actor`; `mark` is of the position after it."""
        return Course((*self.actors, actor), (*self.marks, mark))

    def until(self, ply: int) -> "Course":
        """Return the course of the first `ply` actions."""
        return Course(self.actors[:ply], self.marks[: ply + 1])


def mark_of(tell: Callable[[Any], Mark] | None, position: Any, before: Mark | None = None) -> Mark:
    """Return the turn that a position belongs to, by the game's own function.

    A game without one is in a new turn whenever another seat decides than in the mark `before`.
    """
    if tell is not None:
        return _one(tell(position))
    last = before or Mark(SETUP, CHANCE)
    seat = int(position.current_player())
    return last if seat < 0 or seat == last.seat else _one(Mark(last.number + 1, seat))


@lru_cache(maxsize=10_000)
def _one(mark: Mark) -> Mark:
    """Return a mark that is shared by all that are equal: every action of every game that is kept has one."""
    return mark
