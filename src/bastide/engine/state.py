"""The position of a game, as every caller sees it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol, runtime_checkable

if TYPE_CHECKING:
    from bastide.engine.game import Game

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
    args: Mapping[str, Any] = field(default_factory=dict)
    rule: str | None = None
    points: int = 0
    seen_by: tuple[int, ...] | None = None
    """The seats that may read it before the end; None for everybody."""
    turn: int | None = None
    """The turn it belongs to; a game's own story names it only if its action was made in another turn.

    `turns.told` fills in the others, and the two fields that follow.
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
    args: Mapping[str, Any] = field(default_factory=dict)

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
    args: Mapping[str, Any] = field(default_factory=dict)


@runtime_checkable
class State(Protocol):
    """A position and its transitions; each game implements it by one compiled class.

    A turn is a sequence of small decisions, everything random is an explicit action, and whoever
    `current_player()` names is the one to decide, on turn or not.
    """

    @property
    def game(self) -> "Game":
        """The game, its seats and options."""

    @property
    def origin(self) -> str:
        """The one-line position that `history` starts from; empty if that is the game's beginning."""

    def current_player(self) -> int:
        """Return the seat that decides now, `CHANCE` or `TERMINAL`."""

    def legal_actions(self) -> list[int]:
        """Return what may be done now, sorted; the outcomes at a chance node; empty only at the end."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes and their probabilities at a chance node, else raise `ValueError`."""

    def apply_action(self, action: int) -> None:
        """Make one action; raise `IllegalAction` and change nothing if the rules refuse it."""

    def apply(self, text: str) -> None:
        """Make one action given in notation."""

    def is_terminal(self) -> bool:
        """Return whether the game is over."""

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""

    def returns(self) -> list[float]:
        """Return every seat's share of the win (ties split it); zeros before the end."""

    def clone(self) -> "State":
        """Return an equal, independent position."""

    def playout(self, seed: int) -> int:
        """Play uniformly at random to the end, in place; return the number of actions made."""

    def action_to_string(self, action: int) -> str:
        """Return the notation of an action of this position."""

    def string_to_action(self, text: str) -> int:
        """Return the action that a notation means here; raise `IllegalAction` if it means none."""

    def action_fields(self, action: int) -> dict[str, Any]:
        """Return an action as JSON data with named fields, `kind` first."""

    def preview(self, action: int) -> dict[str, Any]:
        """Return as JSON data what an action would bring."""

    def explain(self, action: int | str) -> Refusal | None:
        """Return why an action is refused now, or None if it is legal."""

    def reveals(self, action: int) -> bool:
        """Return whether making this legal action shows anybody something new."""

    def history(self) -> list[int]:
        """Return every action made, chance included."""

    def story(self) -> list[StoryEntry]:
        """Return the log from the beginning; entries that some may not read yet say so in `seen_by`."""

    def ledger(self) -> list[LedgerEntry]:
        """Return every point with its cause; a seat's entries add up to its score."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return as JSON data what a seat may see, or a spectator (None)."""

    def resample_from_infostate(self, seat: int, seed: int) -> "State":
        """Return a position that looks the same to `seat`, with all it cannot see drawn anew."""

    def to_text(self) -> str:
        """Return the position in one line; `game.from_text` is the inverse."""

    def to_svg(self) -> str:
        """Return the board as an SVG drawing."""
