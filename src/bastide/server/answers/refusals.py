"""Answers that are no data, and the refusals that a call may meet."""

from typing import Any

from pydantic import BaseModel, ConfigDict

from bastide.server.answers.base import Answer, Data


class AnnouncementInfo(Answer):
    """A sentence for everybody, and when what it speaks of begins."""

    text: str
    at: str | None


class ServerAnswer(Answer):
    """Which page the server has, and what everybody is told."""

    version: str
    page: str
    """The address of the page's script; empty where there is none."""
    announcement: AnnouncementInfo | None


class HealthAnswer(Answer):
    """How the server is."""

    status: str


class ErrorInfo(BaseModel):
    """A refusal: a code to rely on, a sentence, and whatever belongs to it.

    `rule`, `key` and `args` are the rules' own refusal, or what is wrong with a record or an option; the last two as a
    Fluent message. Some codes have more keys.
    """

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: Data

    code: str
    message: str
    rule: str | None = None
    key: str = ""
    args: Data = {}
    cause: "ErrorInfo | None" = None
    """Of `bad-record`: the refusal of the rules, or of an option, that it comes from; `$reason` of the message."""
    seq: int | None = None
    """Of `stale-seq`: the table's now."""
    action: str | None = None
    """Of several actions: the one that is refused."""
    index: int | None = None
    """Of several actions: how many come before it."""
    question: str | None = None
    """Of `undo-question`: what to ask before confirming; `others` have acted since, or a `turn` has ended."""
    retry_after: int | None = None
    """Of `too-many-requests`: seconds to wait, the same as in the header `Retry-After`."""
    wait: float | None = None
    """Of `too-soon`: seconds to wait."""
    until: str | None = None
    """Of `banned` and `muted`: until when; null for good."""


class ErrorAnswer(BaseModel):
    """A refusal."""

    error: ErrorInfo


MEANINGS = {
    400: "The body is not JSON, or nested too deep",
    401: "No token, or one of no seat at this table",
    403: "Not for this seat, or from a page of another site",
    404: "There is no such thing",
    409: "The table is not as you think: look again",
    413: "The body is too large",
    421: "Another host name",
    422: "Something in the request is impossible; the rules' refusals name the rule",
    429: "Too many requests; Retry-After says when to try again",
    503: "Not now",
}


PLAIN_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "Plain text", "content": {"text/plain": {"schema": {"type": "string"}}}}
}
SVG: dict[int | str, dict[str, Any]] = {
    200: {"description": "A drawing", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
}
JAVASCRIPT: dict[int | str, dict[str, Any]] = {
    200: {"description": "An ES module", "content": {"text/javascript": {"schema": {"type": "string"}}}}
}


def refusals(*codes: int) -> dict[int | str, dict[str, Any]]:
    """Return the documentation of a call's possible refusals, with those that any call can meet."""
    wanted = sorted({400, 403, 413, 421, 422, 429, 503, *codes})
    return {code: {"model": ErrorAnswer, "description": MEANINGS[code]} for code in wanted}
