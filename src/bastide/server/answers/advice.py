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


class HintPlan(Answer):
    """Expected points by a plan of the game's evaluation; its name is a message of the game, `<game>-plan-<plan>`."""

    cause: str
    points: float


class LineWorth(Answer):
    """What a line is worth, and what for: settled, standing, plans, denies and chances add up to the worth."""

    worth: float
    """By how many points it changes the expected lead; the difference between lines is what counts."""
    settled: list[HintCause]
    """Points that it settles."""
    standing: int
    """By how much more (or less) the seat would get besides if the game ended then."""
    prospects: float
    """The rest of the worth: chances, plans, and what the others can do about it."""
    plans: list[HintPlan]
    """Of the prospects, what it changes in the plans of the seat."""
    denies: float
    """Of the prospects, what it takes from the rivals."""
    chances: float
    """What remains of the prospects."""
    then: list[Story]
    """What the bot expects to follow until the seat decides again; a draw is the middle one of all."""


class HintLine(LineWorth):
    """A way to finish the turn on hand: in notation, and step by step on a private copy, with what it is worth."""

    actions: list[str]
    steps: list[HintStep]
    after: View
    """The position at its end."""


class HintAnswer(Answer):
    """The lines that a bot found best, the best first."""

    lines: list[HintLine]


class ReviewLine(LineWorth):
    """A way to go on from a moment of a finished game, in notation and as the log would tell it."""

    actions: list[str]
    follows: list[str]
    """What the bot expects afterwards, in notation."""
    story: list[Story]


class MistakeInfo(Answer):
    """A decision after which a seat could expect less than after the best one."""

    ply: int
    seat: int
    turn: int
    """The number of its turn, as the game's panel shows it."""
    loss: float
    """By how many points of expected lead the best line was better."""
    played: ReviewLine
    better: list[ReviewLine]
    """The best lines, the best first."""


class DrawInfo(Answer):
    """What a draw brought: by seat the points to expect after it, less those before it."""

    ply: int
    luck: list[float]


class ReviewAnswer(Answer):
    """How a finished game went, as a bot judges it."""

    moments: list[int]
    """The numbers of actions after which it was judged: where turns begin, and the end."""
    values: list[list[float]]
    """For each of them the expected final points by seat."""
    luck: list[list[float]]
    """For each of them the luck of all draws before it that somebody has answered, by seat."""
    gains: list[float]
    """By turn: what the decisions of the seat on turn changed in its expected lead, with what it had drawn."""
    draws: list[DrawInfo]
    """The draws that changed what somebody could expect."""
    mistakes: list[MistakeInfo]
    """The largest of each seat, at most one of a turn, the greatest loss first."""
