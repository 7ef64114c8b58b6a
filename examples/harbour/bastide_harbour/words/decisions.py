"""What is decided in the harbour: every question, and every kind of action with its notation, one row each."""

from typing import Final

from bastide.engine.answers import Refusal
from bastide.engine.decisions import Decisions, Kind, Question, named
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position
from bastide_harbour.words import refusals


def _question(phase: int, rule: str, answers: str, reason: str) -> Question:
    return Question(phase, codes.PHASE_NAMES[phase], rule, tuple(answers.split()), reason)


QUESTIONS: Final = (
    _question(codes.DEALING, "HAR-003", "draw", "goods are being dealt"),
    _question(codes.TURN, "HAR-010", "sell store work end", "a turn is going on"),
    _question(codes.WORKING, "HAR-012", "draw", "goods are being drawn"),
    _question(codes.PRICING, "HAR-021", "price", "the sale is being priced"),
    _question(codes.TAXING, "HAR-022", "tax waive", "the next seat decides about the tax"),
    _question(codes.OVER, "HAR-030", "", "the game is over"),
)

GOOD: Final = named("good", codes.GOODS)
PRICES: Final = range(1, codes.PRICE_MAX + 1)
POINTS: Final = named("points", [str(points) for points in PRICES], PRICES)

KINDS: Final = (
    Kind(codes.DRAW, "draw {good}", "HAR-003", "a good is drawn from the bag", good=GOOD),
    Kind(codes.SELL, "sell {good}", "HAR-020", "puts a good on sale", good=GOOD),
    Kind(codes.STORE, "store {good}", "HAR-013", "stores a good", good=GOOD),
    Kind(codes.WORK, "work", "HAR-012", "draws goods into the hand"),
    Kind(codes.PRICE, "price {points}", "HAR-021", "names the price", points=POINTS),
    Kind(codes.TAX, "tax", "HAR-022", "taxes the sale"),
    Kind(codes.WAIVE, "waive", "HAR-022", "waives the tax"),
    Kind(codes.END, "end turn", "HAR-010", "ends the turn"),
)


def _unasked(position: Position, asked: Question, action: int) -> Refusal | None:
    """Return why an action is no answer to what is asked."""
    kind = DECISIONS.kind(action).name
    if kind in asked.answers:
        return None
    if asked.number == codes.TURN:
        return refusals.NOT_ON_A_TURN[kind]
    reason = f"{DECISIONS.text(position, action)!r} is not possible now: {asked.reason}"
    return Refusal(asked.rule, reason, f"harbour-refusal-{asked.name}")


DECISIONS: Final = Decisions(
    "harbour",
    QUESTIONS,
    KINDS,
    examples="'sell red', 'price 2' or 'end turn'",
    asked=lambda position: int(position.phase),
    why=refusals.WHY,
    early=_unasked,
)
assert DECISIONS.actions == codes.ACTIONS
