"""Actions in words: the notation of records, and data with named fields."""

from typing import Any, Final

from bastide.engine.errors import IllegalAction
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position

TEXTS: Final = (
    *(f"draw {good}" for good in codes.GOODS),
    *(f"sell {good}" for good in codes.GOODS),
    *(f"store {good}" for good in codes.GOODS),
    "work",
    *(f"price {points}" for points in range(1, codes.PRICE_MAX + 1)),
    "tax",
    "waive",
    "end turn",
)
"""[action] its notation, the same in every position."""
CODES: Final = {text: action for action, text in enumerate(TEXTS)}
WITH_GOOD: Final = ("draw", "sell", "store")


def text(_position: Position, action: int) -> str:
    """Return the notation of an action."""
    return TEXTS[action]


def parse(_position: Position, notation: str) -> int:
    """Return the action that a notation means; raise `IllegalAction` if it means none."""
    if notation not in CODES:
        raise IllegalAction("", f"{notation!r} is not an action", "harbour-refusal-unreadable", {"text": notation})
    return CODES[notation]


def fields(_position: Position, action: int) -> dict[str, Any]:
    """Return an action as JSON data."""
    kind, _, what = TEXTS[action].partition(" ")
    if kind in WITH_GOOD:
        return {"kind": kind, "good": what}
    return {"kind": kind, "points": int(what)} if kind == "price" else {"kind": kind}
