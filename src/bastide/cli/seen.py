"""A table of a server as it is told to one seat: the position that is known of it, its advice, its lesson."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bastide.cli import report
from bastide.cli.reviewing import FORETOLD, Told
from bastide.cli.table import Shown
from bastide.cli.texts import t
from bastide.cli.words import SeatWord, bot_seat
from bastide.engine.answers import LedgerEntry, Refusal, StoryEntry
from bastide.engine.errors import BastideError, IllegalAction
from bastide.engine.lessons import lesson

Json = Mapping[str, Any]
Look = Callable[[Sequence[str]], Json]
"""What tries actions on a private copy, and returns what came of it, as `POST …/look` does."""


def refused(error: Json) -> IllegalAction:
    """Return why the rules refuse an action, as a server tells it."""
    reason = str(error.get("reason") or error.get("message", ""))
    return IllegalAction(error.get("rule") or "", reason, error.get("key") or "", error.get("args") or {})


class SeenPosition:
    """A position of which only a snapshot is known."""

    def __init__(self, snapshot: Json, look: Look | None = None) -> None:
        """Keep what the server has told; `look` is how it is asked what else could be done."""
        self._snapshot: Final = snapshot
        self._legal: Final = {legal["action"]: legal for legal in snapshot["legal"]}
        self._look: Final = look
        self._spelt: Final[dict[int, str]] = {}
        """Legal actions that somebody has spelt in another way than the list does."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return the one view that is known."""
        return dict(self._snapshot["view"])

    def action_fields(self, action: int) -> dict[str, Any]:
        """Return a legal action with named fields."""
        return dict(self._legal[action]["fields"])

    def preview(self, action: int) -> dict[str, Any]:
        """Return what a legal action would bring."""
        return dict(self._legal[action]["preview"] or {})

    def scores(self) -> list[int]:
        """Return the points of every seat so far."""
        return list(self._snapshot["view"]["scores"])

    def returns(self) -> list[float]:
        """Return every seat's share of the win, 0 before the end."""
        winners = self._snapshot["view"].get("winners") or ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.scores()))]

    def ledger(self) -> list[LedgerEntry]:
        """Return every point with its cause."""
        return [LedgerEntry(**entry) for entry in self._snapshot["ledger"]]

    def story(self) -> list[StoryEntry]:
        """Return the log."""
        return [StoryEntry(**entry) for entry in self._snapshot["story"]]

    def legal(self) -> list[tuple[int, str]]:
        """Return what may be done now."""
        return [(action, legal["text"]) for action, legal in self._legal.items()]

    def legal_actions(self) -> list[int]:
        """Return what may be done now, by number."""
        return list(self._legal)

    def action_to_string(self, action: int) -> str:
        """Return a legal action in notation."""
        return str(self._spelt[action] if action in self._spelt else self._legal[action]["text"])

    def string_to_action(self, text: str) -> int:
        """Return the legal action that is written so; raise `IllegalAction` with the server's reason."""
        words = " ".join(text.split())
        for action, written in self.legal():
            if written == words:
                return action
        refusal = self.explain(words)
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.reason, refusal.key, refusal.args)
        action = -2 - len(self._spelt)
        self._spelt[action] = words
        return action

    def explain(self, text: str) -> Refusal | None:
        """Ask the server why an action is refused now; None if it is legal."""
        return self.clone().explain(text)

    def clone(self) -> "Trial":
        """Return a private copy on which actions can be tried."""
        assert self._look is not None
        return Trial(self._look)


class Trial:
    """A private copy of such a position, at the server."""

    def __init__(self, look: Look) -> None:
        """Try nothing yet."""
        self._look: Final = look
        self._tried: tuple[str, ...] = ()
        self._legal: dict[int, str] = {}

    def explain(self, text: str) -> Refusal | None:
        """Return why an action is refused here, or None if it is legal."""
        why = self._look([*self._tried, text])["refusal"]
        if why is None:
            return None
        error = refused(why)
        return Refusal(error.rule, error.reason, error.key, error.args_)

    def apply(self, text: str) -> None:
        """Make an action; raise `IllegalAction`."""
        found = self._look([*self._tried, text])
        if found["refusal"] is not None:
            raise refused(found["refusal"])
        self._tried = (*self._tried, text)
        self._legal = {legal["action"]: legal["text"] for legal in found["legal"]}

    def legal_actions(self) -> list[int]:
        """Return what may be done after all that was made, by number."""
        return list(self._legal)

    def action_to_string(self, action: int) -> str:
        """Return one of these in notation."""
        return self._legal[action]


def advice(shown: Shown, found: Json) -> list[str]:
    """Return a server's answer to who asks for a hint as lines, best first."""
    between = t("shell-sentence-separator")
    return [
        report.advised(
            shown.game.name,
            number,
            line["actions"],
            Told.of(line),
            between.join(report.sentence(shown, StoryEntry(**entry)) for entry in line["then"][:FORETOLD]),
        )
        for number, line in enumerate(found["lines"])
    ]


def seats_of_table(table: Json) -> list[SeatWord]:
    """Return who sits at a table of a server: people, bots under the names that they have in browsers, free seats."""
    return [_seat(number, seat) for number, seat in enumerate(table["seats"])]


def _seat(number: int, seat: Json) -> SeatWord:
    named = re.fullmatch(r"bot (\d)", seat["name"])
    if seat["bot"] is not None and (named or not seat["name"]):  # where it has moved, it has kept its name
        return bot_seat(int(named[1]) - 1 if named else number, seat["bot"])
    return SeatWord(seat["name"] or t("shell-seat-open"), seat["bot"])


def lesson_says(table: Json, ply: int) -> str:
    """Return what the lesson of a table says after so many actions; empty where there is none."""
    if table["lesson"] is None:
        return ""
    try:
        found = lesson(table["game"], table["lesson"])
    except BastideError:
        return ""
    if ply == len(found.actions):
        return t(found.end)
    return next((t(step.say) for step in found.steps if step.ply == ply), "")
