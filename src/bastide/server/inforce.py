"""What is in force after many events: numbers alone, so that nothing that was taken back is ever played."""

from collections.abc import Sequence

from bastide.engine.answers import CHANCE
from bastide.server.undone import Undone
from bastide.storage.rows import UNDO, Event


class InForce:
    """The actions in force of a table, and what was undone, event by event."""

    def __init__(self, actions: Sequence[int], actors: Sequence[int], undone: Undone) -> None:
        self.actions = list(actions)
        self._actors = list(actors)
        self.undone = undone
        self.kept = len(self.actions)
        """How many of the actions that were there at first have never been taken back."""

    def add(self, event: Event) -> None:
        """Add an event; raise ValueError if it cannot have happened."""
        if event.kind == UNDO:
            self._cut(event)
        elif event.action is None:
            raise ValueError(f"event {event.seq} has no action")
        else:
            self.actions.append(event.action)
            self._actors.append(CHANCE if event.seat is None else event.seat)
            self.undone = self.undone.after_action(event.action, len(self.actions))

    def _cut(self, event: Event) -> None:
        if event.seat is None or not 0 <= event.ply <= len(self.actions):
            raise ValueError(f"event {event.seq} goes back to {event.ply} of {len(self.actions)} actions")
        self.undone = self.undone.after_undo(self.actions, self._actors, event.ply, event.seat)
        del self.actions[event.ply :], self._actors[event.ply :]
        self.kept = min(self.kept, event.ply)
