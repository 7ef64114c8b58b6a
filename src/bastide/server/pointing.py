"""What the person on turn points at, told to the others at the table: stored nowhere, and never what is hidden."""

import time
from typing import Any, Final, TypeGuard

from bastide.engine.play import State
from bastide.server.position import Position
from bastide.server.positions import Loaded
from bastide.server.sights import Json, plain
from bastide.storage.rows import RUNNING

BURST: Final = 8.0
PER_SECOND: Final = 5.0
LONGEST: Final = 200
"""Characters of a notation, at most."""


class Pace:
    """How often one connection may point; what is too much is left out, since the next one says more."""

    __slots__ = ("_at", "_level")

    def __init__(self) -> None:
        """Begin with a full bucket."""
        self._level, self._at = BURST, time.monotonic()

    def allows(self) -> bool:
        """Return whether there may be one more now, and count it."""
        now = time.monotonic()
        self._level = min(BURST, self._level + (now - self._at) * PER_SECOND)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


def is_text(value: object) -> TypeGuard[str | None]:
    """Return whether this may be the notation of an action, or none."""
    return value is None or (isinstance(value, str) and len(value) <= LONGEST)


def pointed(loaded: Loaded, held: frozenset[int], text: str | None) -> Json | None:
    """Return the frame that tells the others what the holder of these seats points at (slow).

    None where there is nothing to tell: it is not their turn, the action is not legal, or not everybody would see it.
    """
    position = loaded.position
    shown = position.shown()
    seat = shown.state.current_player()
    if loaded.row.state != RUNNING or seat not in held:
        return None
    frame: dict[str, Any] = {"type": "point", "seat": seat, "ply": position.ply, "action": None}
    if text is None:
        return frame
    action = next((one for one in plain(shown.legal) if one["text"] == text), None)
    if action is None or not seen_by_all(shown.state, position, action["action"]):
        return None
    return {**frame, "action": {**action, "preview": None}}


def seen_by_all(state: State, position: Position, action: int) -> bool:
    """Return whether everybody would read in the log what an action does."""
    if not state.game.type.hidden_information:
        return True
    telling = state.telling_onward(position.course)
    telling.follow([*state.history(), action])
    return bool(telling.story) and all(entry.seen_by is None for entry in telling.story)
