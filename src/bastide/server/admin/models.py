"""What operators send, and what anybody sends who reports."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from bastide.server.models import ID, NAME_LIMIT, Body, Seat
from bastide.server.security import clean


def _lines(text: str) -> str:
    """Return what was written, line by line, without what PostgreSQL does not keep and what a terminal would obey."""
    return "\n".join(clean(line) for line in text.replace("\0", "").split("\n"))


STORABLE = AfterValidator(_lines)
"""Lets through what can be stored and shown, also by `bastide admin`: anybody may write a report."""
Reason = Annotated[str, StringConstraints(max_length=500), STORABLE]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60), STORABLE]
Number = Annotated[int, Field(ge=1, le=2**31 - 1)]


class Report(Body):
    """What is wrong at a table: with a message, with somebody at a seat, or with the table itself."""

    why: Literal["insult", "spam", "cheating", "name", "other"]
    text: Reason = ""
    seat: Seat | None = None
    message: Number | None = None


class Because(Body):
    """Why an operator does something, for the log."""

    reason: Reason = ""


class Hide(Because):
    """Whether a table is kept out of the lists."""

    hidden: bool = True


class Close(Because):
    """Whether a table is closed."""

    closed: bool = True


class Announce(Body):
    """What everybody is told; nothing any more if the text is empty."""

    text: Annotated[str, StringConstraints(max_length=300)] = ""
    seconds: Annotated[float, Field(ge=0, le=30 * 86400, allow_inf_nan=False)] | None = None
    """In how many seconds it begins."""


class Restrict(Because):
    """Somebody who may not talk or not come: by a name, by an address or a range of them, or by a seat at a table."""

    kind: Literal["mute", "ban"]
    name: Annotated[str, StringConstraints(min_length=1, max_length=NAME_LIMIT), STORABLE] | None = None
    address: Annotated[str, StringConstraints(min_length=2, max_length=64)] | None = None
    table: Annotated[str, StringConstraints(pattern=ID)] | None = None
    seat: Seat | None = None
    seconds: Annotated[float, Field(gt=0, le=10 * 366 * 86400, allow_inf_nan=False)] | None = None
    """For how long; for good without it."""


class ChangeWords(Body):
    """Words to put on the list of those not wanted, and to take off it; `word*` is every word that begins so."""

    add: Annotated[list[Word], Field(max_length=500)] = Field(default_factory=list)
    remove: Annotated[list[Word], Field(max_length=500)] = Field(default_factory=list)


class Answered(Body):
    """What came of a report."""

    note: Reason = ""


class Prune(Body):
    """Whether it is only counted."""

    dry: bool = False
