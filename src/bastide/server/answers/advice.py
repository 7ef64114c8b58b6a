"""Answers of a private copy and of a bot: what a move would lead to, which are the best, what was expected."""

from bastide.server.answers.base import Answer, Data
from bastide.server.answers.positions import LegalAction, Story, View


class RefusalInfo(Answer):
    """Why an action is not legal."""

    rule: str | None
    reason: str
    key: str
    args: Data
    action: str
    index: int


class LookAnswer(Answer):
    """A private copy after the tried actions."""

    view: View
    legal: list[LegalAction]
    story: list[Story]
    ply: int
    actions: list[str]
    """What was tried, with every `?` spelled out as what was drawn."""
    refusal: RefusalInfo | None


class HintStep(Answer):
    """One action of a hint, and the position in which it is made."""

    view: View
    action: LegalAction


class HintCause(Answer):
    """Points that a line settles, by cause of the ledger."""

    cause: str
    points: int


class HintLine(Answer):
    """A way to finish the turn on hand: in notation, and step by step on a private copy, with what it is worth."""

    actions: list[str]
    steps: list[HintStep]
    after: View
    """The position at its end."""
    worth: float
    """Expected points, against the position as it is; the difference between lines is what counts."""
    settled: list[HintCause]
    """Points that it settles."""
    standing: int
    """By how much more (or less) the seat would get besides if the game ended then."""
    prospects: float
    """The rest of the worth: chances, plans, and what the others can do about it."""


class HintAnswer(Answer):
    """The lines that a bot found best, the best first."""

    lines: list[HintLine]


class AnalysisAnswer(Answer):
    """The final points that a bot expects for every seat, after so many actions."""

    moments: list[int]
    """The numbers of actions after which it was judged."""
    values: list[list[float]]
    """For each of them the expected points by seat."""
    gains: list[float]
    """By turn: what the decisions of the seat on turn changed in its expected lead; draws do not count."""
