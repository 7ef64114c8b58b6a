"""What was taken back at a table: what can be done again, and the draws that were seen. Folded from its events."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, NamedTuple


class Peek(NamedTuple):
    """A draw that somebody took back after it had been seen; it will come again just so."""

    ply: int
    """The length to which the history was cut."""
    seat: int
    """Who took it back."""


@dataclass(frozen=True, slots=True)
class Undone:
    """Everything taken back that nothing else was done after; each undo is done again by one redo."""

    actions: tuple[int, ...] = ()
    """What would follow on the history as it is."""
    actors: tuple[int, ...] = ()
    """Who decided each of them: a seat, or chance."""
    ends: tuple[int, ...] = ()
    """The lengths that the history had when it was cut, the shortest first."""
    peeks: tuple[Peek, ...] = ()

    def after_undo(self, history: Sequence[int], decided: Sequence[int], ply: int, seat: int) -> "Undone":
        """Return what is undone once a history, each action decided by such a seat, is cut to a length by one."""
        actors = decided[ply:]
        peeks = [Peek(min(peek.ply, ply), peek.seat) for peek in self.peeks]
        if any(actor < 0 for actor in actors):
            peeks.append(Peek(ply, seat))
        return Undone(
            (*history[ply:], *self.actions),
            (*actors, *self.actors),
            (len(history), *self.ends),
            tuple(dict.fromkeys(peeks)),
        )

    def after_action(self, action: int, length: int) -> "Undone":
        """Return what is undone once an action has made the history so long: the rest if it was the very next one."""
        if not self.ends:
            return self
        if self.actions[:1] != (action,):
            return Undone(peeks=self.peeks)
        ends = tuple(end for end in self.ends if end > length)
        return replace(self, actions=self.actions[1:], actors=self.actors[1:], ends=ends)

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Undone":
        """Return what `to_json` was made of."""
        lists = {name: tuple(data[name]) for name in ("actions", "actors", "ends")}
        return cls(**lists, peeks=tuple(Peek(*peek) for peek in data["peeks"]))

    def again(self, length: int, others: frozenset[int]) -> tuple[int, ...]:
        """Return the actions that one redo makes; it stops before a decision that others are to make anew."""
        count = self.ends[0] - length if self.ends else 0
        stop = next((at for at, actor in enumerate(self.actors[:count]) if actor in others), count)
        return self.actions[:stop]


NOTHING: Final = Undone()
"""What is undone at a table where nobody has taken anything back."""
