"""What is said of a table and what the screens need of it: one on this machine, or a seat at one of a server."""

from collections.abc import Hashable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Protocol

from bastide.cli.words import SeatWord
from bastide.engine.answers import LedgerEntry, Refusal, StoryEntry
from bastide.engine.play import Game


class Undone(Enum):
    """What came of taking something back; the word is that of the message."""

    DONE = "done"
    NOTHING = "nothing"
    REVEALED = "revealed"
    SHOWN = "shown"
    """Something was drawn or shown, but only bots look on: one may go back to the beginning of the turn."""
    TURN = "turn"
    """A turn has ended since."""
    OTHERS = "others"
    """Bots have acted since."""
    PEOPLE = "people"
    """Others have acted since, at a table with several people."""


class ShownPosition(Protocol):
    """What is said about a position; whole positions have it, and so have those of which only a view is known."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see."""

    def action_fields(self, action: int) -> dict[str, Any]:
        """Return an action with named fields."""

    def preview(self, action: int) -> dict[str, Any]:
        """Return what an action would bring."""

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""

    def returns(self) -> list[float]:
        """Return every seat's share of the win."""

    def ledger(self) -> list[LedgerEntry]:
        """Return every point with its cause."""


class Shown(Protocol):
    """A table as somebody sees it."""

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def seats(self) -> Sequence[SeatWord]:
        """Who sits where."""

    @property
    def state(self) -> ShownPosition:
        """The position."""

    @property
    def seat(self) -> int:
        """The seat that decides now."""

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown."""


class Position(ShownPosition, Protocol):
    """A position in which somebody may be to decide."""

    def legal_actions(self) -> list[int]:
        """Return what may be done now."""

    def action_to_string(self, action: int) -> str:
        """Return an action in notation."""

    def string_to_action(self, text: str) -> int:
        """Return the legal action that is written so; raise `IllegalAction`."""

    def explain(self, text: str) -> Refusal | None:
        """Return why an action is refused now, or None if it is legal."""


class Table(Shown, Protocol):
    """One game in progress, with everything a screen needs to show and change it."""

    kept: set[Path]

    @property
    def state(self) -> Position:
        """The position."""

    @property
    def moment(self) -> Hashable:
        """What is another one as soon as the position is."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def waits_for_person(self) -> bool:
        """Whether somebody at this keyboard is to decide."""

    @property
    def hands_over(self) -> bool:
        """Whether the person on turn has yet to take the keyboard from another, who would see what is hidden."""

    @property
    def people(self) -> list[int]:
        """The seats of those at this keyboard."""

    @property
    def is_kept(self) -> bool:
        """Whether nothing is lost by leaving."""

    @property
    def asked(self) -> str:
        """What a lesson asks for here, in notation; empty at a game in earnest."""

    def taught(self) -> str:
        """Return what a lesson says here; nothing at a game in earnest."""

    def drawing(self) -> str | None:
        """Return the position's own drawing as whoever is at the keyboard may see it; None where it is not known."""

    def story(self) -> list[StoryEntry]:
        """Return the log so far."""

    def take_keyboard(self) -> None:
        """Let the person on turn be at the keyboard."""

    def act(self, action: int) -> None:
        """Make one action and whatever chance decides after it; raise `IllegalAction` and change nothing."""

    def do(self, actions: Sequence[str]) -> None:
        """Make all of these actions; raise `IllegalAction` and make none where one is refused."""

    def undo(self) -> Undone:
        """Take back one's own last step."""

    def undo_turn(self) -> Undone:
        """Go back to the beginning of one's own last turn."""

    def restart(self) -> Undone:
        """Take back what one has done in this turn."""

    def redo(self) -> bool:
        """Do again what was taken back last; say whether there was anything."""

    def written(self) -> str:
        """Return the game so far as the text of a record."""

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all."""
