"""A seat that a language model has, wherever its table is, and what there is to say about it."""

import json
from collections.abc import Sequence
from typing import Any, Protocol

from bastide.cli import boards, report
from bastide.cli.output import table
from bastide.cli.reviewing import said
from bastide.cli.table import Shown
from bastide.cli.texts import t
from bastide.cli.words import title_of
from bastide.engine.answers import StoryEntry

LOG_SHOWN = 12
"""How many sentences of the log a position is told with."""


class Refused(Exception):
    """Something cannot be done; the message says why in words, and nothing has changed."""


class Sitting(Protocol):
    """A seat at one table; `told` counts the sentences of the log that were told already."""

    own: int
    told: int

    @property
    def shown(self) -> Shown:
        """The table as this seat sees it."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def started(self) -> bool:
        """Whether every seat is taken."""

    def board(self) -> str:
        """Return the board in plain characters."""

    def story(self) -> list[StoryEntry]:
        """Return the log as far as this seat may read it."""

    def legal(self) -> list[tuple[int, str]]:
        """Return what may be done now, as codes and texts; nothing unless this seat decides."""

    async def look(self) -> None:
        """Bring all this up to date."""

    async def act(self, actions: Sequence[str]) -> None:
        """Make all of these actions or none; raise `Refused`."""

    async def wait(self, seconds: float) -> None:
        """Wait so long for this seat's turn."""

    async def say(self, text: str) -> None:
        """Say something to the others."""

    async def advise(self) -> list[str]:
        """Return what a coach would do, best first, in words; what a lesson asks for, where one is played."""

    async def review(self) -> dict[str, Any]:
        """Return how the game went once it is over, as JSON data of `bastide.bots.review`."""

    def taught(self) -> str:
        """Return what the lesson that is played here says now; empty elsewhere."""

    async def leave(self) -> None:
        """Give the seat to a bot."""


def plain_board(game: str, view: dict[str, object], text: str | None) -> str:
    """Return a board in characters alone: the game's own words, the position's own drawing, the view at worst."""
    return boards.plain(view, text, seats=False) or json.dumps(view, ensure_ascii=False)


def asked(sitting: Sitting) -> str:
    """Return in a line what is asked now, and of whom."""
    shown = sitting.shown
    if not sitting.started:
        return t("cli-mcp-not-started")
    if sitting.over:
        return report.result(shown)
    if sitting.legal():
        return t("cli-mcp-yours", ask=report.ask(shown), choices=len(sitting.legal()))
    return t("cli-mcp-others", name=report.seat_name(shown, shown.seat)) if shown.seat >= 0 else t("cli-mcp-wait")


def happened(sitting: Sitting) -> str:
    """Return what happened since this was last said, and what is asked now."""
    story = sitting.story()
    new = story[sitting.told :] if sitting.told <= len(story) else story[-LOG_SHOWN:]
    sitting.told = len(story)
    return "\n".join([*(report.sentence(sitting.shown, entry) for entry in new), *_taught(sitting), asked(sitting)])


def _taught(sitting: Sitting) -> list[str]:
    said = sitting.taught()
    return [t("cli-lesson-says", text=said)] if said else []


def position(sitting: Sitting) -> str:
    """Return the whole position in words: board, points and goods, what is to come, the last events, what is asked."""
    shown, story = sitting.shown, sitting.story()
    sitting.told = len(story)
    head = t(
        "cli-mcp-you-are", game=title_of(shown.game.type), name=report.seat_name(shown, sitting.own), seat=sitting.own
    )
    log = [report.sentence(shown, entry) for entry in story[-LOG_SHOWN:]]
    parts = [
        head,
        sitting.board(),
        report.scores(shown),
        report.unseen(shown),
        "\n".join(log),
        *_taught(sitting),
        asked(sitting),
    ]
    return "\n\n".join(part for part in parts if part)


async def advice(sitting: Sitting) -> str:
    """Return what a coach would do here, with the points to expect and what they are for."""
    if not sitting.legal():
        return asked(sitting)
    return "\n".join(await sitting.advise())


async def looked_back(sitting: Sitting) -> str:
    """Return how a finished game went: its course, its luck, and this seat's largest mistakes; refused before."""
    if not sitting.over:
        raise Refused(t("cli-review-not-over"))
    return "\n".join(said(sitting.shown, await sitting.review(), sitting.own))


def choices(sitting: Sitting, begins: str) -> str:
    """Return what may be done, with what it costs and brings; only what begins so, if that is given."""
    legal = sitting.legal()
    if not legal:
        return asked(sitting)
    head = begins.strip().lower()
    rows = [[text, report.preview(sitting.shown, action)] for action, text in legal if text.lower().startswith(head)]
    if not rows:
        kinds = dict.fromkeys(text.split()[0] for _, text in legal)
        return t("cli-mcp-none-begins", begins=begins, kinds=", ".join(kinds))
    return table([t("cli-play-type"), t("cli-play-brings")], rows)
