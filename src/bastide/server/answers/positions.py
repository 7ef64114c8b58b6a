"""Answers about positions: what may be done there, how they came about, and how one goes back."""

from typing import Literal

from pydantic import ConfigDict

from bastide.server.answers.base import Answer, Data
from bastide.server.answers.tables import NoticeInfo, TableInfo


class ViewSeat(Answer):
    """What every game tells of a seat; `if_ended` is its score if the game ended now, null where that is secret."""

    score: int
    if_ended: int | None


class View(Answer):
    """A position as the game shows it: what all games tell, beside what each has of its own.

    `current` is the seat that decides, -1 while a draw is due and -4 once the game is over.
    """

    game: str
    players: int
    ply: int
    current: int
    scores: list[int]
    winners: list[int]
    seats: list[ViewSeat]


class Fields(Answer):
    """An action in named parts; which ones beside `kind` depends on the kind."""

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: Data

    kind: str


class LegalAction(Answer):
    """Something that may be done now; `text` is what is sent back."""

    action: int
    text: str
    fields: Fields
    preview: Data | None
    """What it would bring; its keys are the game's own."""


class Story(Answer):
    """A sentence of the log as a Fluent message."""

    ply: int
    seat: int | None
    key: str
    args: Data
    rule: str | None
    points: int
    turn: int | None
    """The number of its turn, as the game's panel shows it; 0 in the set-up."""
    whose: int | None
    """Whose turn it was; null in the set-up and in a turn that all seats share."""
    actor: int | None
    """The seat that acted, null for chance; `seat` is who the sentence is about."""


class Ledger(Answer):
    """Points with their cause."""

    ply: int
    seat: int
    points: int
    cause: str
    rule: str
    args: Data


class UndoRequest(Answer):
    """A wish to take back, and who has still to answer."""

    id: str
    seat: int
    ply: int
    accepted: list[int]
    waiting: list[int]


class UndoWay(Answer):
    """A way back to a decision of your seats.

    `question` is what to ask before going and to `confirm`: `others` have acted since, or a `turn` has ended.
    `consent`: other people are asked, and have to agree.
    """

    ply: int
    seat: int
    question: Literal["others", "turn"] | None
    consent: bool


class UndoInfo(Answer):
    """What your seats may take back and do again, and what others ask.

    `step` leads to the last decision, `turn` to the beginning of its turn; `redo` is the ply that a redo leads to.
    """

    free_to: int | None
    step: UndoWay | None
    turn: UndoWay | None
    redo: int | None
    request: UndoRequest | None


class ClockState(Answer):
    """Seconds left for every seat at a moment, and for which seat time is running."""

    seats: list[float]
    running: int | None
    at: str
    increment: float
    each: bool
    """Every turn begins with the whole time again, which seats that are not on turn then show."""


class DeedInfo(Answer):
    """A decision as a clause of the sentence about its turn: a Fluent message, and who decided."""

    ply: int
    seat: int
    key: str
    args: Data


class TurnInfo(Answer):
    """Where a turn begins, the number that the game's panel shows, and what the turn did."""

    ply: int
    seat: int
    turn: int
    deeds: list[DeedInfo]
    """Its decisions in order, as far as you may know of them, without those that go without saying."""
    changes: list[dict[str, int]]
    """By seat what it won and lost since the turn began, up to the next turn."""


class Snapshot(Answer):
    """A position as your seats see it."""

    seq: int
    """What was stored of the table so far, actions and undos; it only grows, and is sent with moves."""
    ply: int
    """Actions in force; an undo makes them fewer."""
    you: list[int]
    """Your seats, as which it is seen."""
    view: View
    legal: list[LegalAction]
    """What you may do now; none for a seat that you do not hold."""
    story: list[Story]
    ledger: list[Ledger]
    turns: list[TurnInfo]
    undo: UndoInfo
    thinking: bool
    """A bot is thinking."""
    clock: ClockState | None


class TableAndSnapshot(Answer):
    """A table, its position and its notices, the oldest first."""

    table: TableInfo
    snapshot: Snapshot
    notices: list[NoticeInfo]


class MovedAnswer(Answer):
    """The position right after the moves."""

    seq: int
    snapshot: Snapshot


class UndoneAnswer(Answer):
    """The position after an undo, or the request that others have to answer."""

    seq: int
    snapshot: Snapshot
    request: UndoRequest | None


class PointAnswer(Answer):
    """Whether the others are told what one points at."""

    told: bool


class SaidAnswer(Answer):
    """What a program said was taken; `seq` is the table's after a move."""

    ok: bool
    seq: int | None


class ReplayAnswer(Answer):
    """The game as it was after `ply` of `plies` actions."""

    view: View
    ply: int
    plies: int
    story: list[Story]
    ledger: list[Ledger]
    turns: list[TurnInfo]
