"""What a position answers: who decides, the sentences of the log, points with their cause, refusals."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

CHANCE: Final = -1
"""The `current_player()` of a position in which chance decides; OpenSpiel's value."""

TERMINAL: Final = -4
"""The `current_player()` of a finished game; OpenSpiel's value."""


@dataclass(frozen=True, slots=True)
class StoryEntry:
    """One sentence of the log: a Fluent message, who did it, and what it was worth."""

    ply: int
    """Index in `history()` of the action that caused it; -1 for the set-up."""
    seat: int | None
    key: str
    args: Mapping[str, Any] = field(default_factory=dict, hash=False)
    rule: str | None = None
    points: int = 0
    seen_by: tuple[int, ...] | None = None
    """The seats that may read it before the end; None for everybody."""
    turn: int | None = None
    """The turn it belongs to; a game's own story names it only if its action was made in another turn.

    `bastide.engine.telling` fills in the others, and the two fields that follow.
    """
    whose: int | None = None
    """Whose turn that was; None in the set-up and in a turn that all seats share."""
    actor: int | None = None
    """The seat that decided the action, None for chance; `seat` is who the entry is about."""

    def visible_to(self, seat: int | None) -> bool:
        """Return whether a seat may read it while the game goes on, or a spectator (None)."""
        return self.seen_by is None or seat in self.seen_by

    def to_json(self) -> dict[str, Any]:
        """Return the entry as JSON data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "key": self.key,
            "args": dict(self.args),
            "rule": self.rule,
            "points": self.points,
            "turn": self.turn,
            "whose": self.whose,
            "actor": self.actor,
        }


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """Points that one seat got (or lost) at one moment, with their cause."""

    ply: int
    """Index in `history()` of the action that caused it; -1 for points a loaded position starts with."""
    seat: int
    points: int
    cause: str
    rule: str
    args: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def to_json(self) -> dict[str, Any]:
        """Return the entry as JSON data."""
        return {
            "ply": self.ply,
            "seat": self.seat,
            "points": self.points,
            "cause": self.cause,
            "rule": self.rule,
            "args": dict(self.args),
        }


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: the rule and the reason, in English and as a Fluent message."""

    rule: str
    reason: str
    key: str = ""
    args: Mapping[str, Any] = field(default_factory=dict, hash=False)
