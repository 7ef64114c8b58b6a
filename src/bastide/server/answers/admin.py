"""Answers to operators, and to whoever reports."""

from typing import Literal

from bastide.server.answers.base import Answer, Data
from bastide.server.answers.tables import ChatMessage, NoticeInfo, TableInfo


class ReportedAnswer(Answer):
    """That a report was stored."""

    report: int


class DoneAnswer(Answer):
    """That it was done."""

    done: bool


class OperatorAnswer(Answer):
    """Whose token it is."""

    name: str


class ReportedInfo(Answer):
    """What a person has reported."""

    at: str
    why: str
    text: str


class ListenerInfo(Answer):
    """Where somebody is told that it is their turn."""

    kind: Literal["push", "mail"]
    address: str
    language: str


class BelongingInfo(Answer):
    """What belongs to a person at one table; the moves themselves are in its record."""

    table: str
    game: str
    opened: str
    seat: int
    name: str
    seen: str | None
    """When the last connection was closed."""
    decisions: int
    first: str | None
    last: str | None
    chat: list[ChatMessage]
    reports: list[ReportedInfo]
    address_hash: str | None
    """The keyed hash of the address from where the seat was taken."""
    notifications: list[ListenerInfo]
    """Where that person is told of the table."""


class BelongingsAnswer(Answer):
    """Everything that belongs to a person."""

    seats: list[BelongingInfo]


class ForgottenAnswer(Answer):
    """How many seats were forgotten."""

    seats: int


class PrunedAnswer(Answer):
    """How much was removed, by kind."""

    pruned: dict[str, int]


class ReportInfo(Answer):
    """A report, with the words that it is about as they were said."""

    id: int
    table: str
    at: str
    why: Literal["insult", "spam", "cheating", "name", "other"]
    text: str
    seat: int | None
    name: str
    message: int | None
    said: str
    by_seat: int | None
    """The seat of whoever reports; null for somebody who watches."""
    answered: str | None
    by: str | None
    note: str


class ReportsAnswer(Answer):
    """Reports, the newest first."""

    reports: list[ReportInfo]


class ReportAnswer(Answer):
    """A report."""

    report: ReportInfo


class OperatedTable(Answer):
    """A table as a spectator sees it, and what operators did to it."""

    table: TableInfo
    hidden: bool
    closed: str | None
    """Since when."""
    reports: int
    """How many wait for an answer."""


class OperatedTables(Answer):
    """Tables, the newest first."""

    tables: list[OperatedTable]
    next: str | None
    """What to ask with as `after` for those that follow; null where none do."""


class OperatedTableAnswer(OperatedTable):
    """A table with all that was said and told there; what a seat hides stays hidden."""

    chat: list[ChatMessage]
    notices: list[NoticeInfo]
    told: list[ReportInfo]


class RestrictionInfo(Answer):
    """Somebody who may not talk (mute) or not come (ban)."""

    id: int
    kind: Literal["mute", "ban"]
    by: Literal["name", "address", "seat"]
    value: str
    """A name without case and accents, a range of addresses, or `TABLE:SEAT`."""
    reason: str
    made: str
    who: str
    until: str | None
    over: bool


class RestrictionsAnswer(Answer):
    """Restrictions, the newest first."""

    restrictions: list[RestrictionInfo]


class RestrictionAnswer(Answer):
    """A restriction."""

    restriction: RestrictionInfo


class WordsAnswer(Answer):
    """Words that nobody may say or sit under."""

    words: list[str]


class AuditInfo(Answer):
    """Something that an operator did or read."""

    id: int
    at: str
    who: str
    what: str
    table: str | None
    details: Data


class AuditAnswer(Answer):
    """What operators did, the newest first."""

    entries: list[AuditInfo]
