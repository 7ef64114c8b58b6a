"""Why an action is refused: the first rule that forbids it, and the reason."""

from collections.abc import Callable, Mapping
from typing import Final

from bastide.engine.answers import Refusal
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position


def _no_sale(rule: str) -> Refusal:
    return Refusal(rule, "nothing is on sale", "harbour-refusal-no-sale")


NOT_ON_A_TURN: Final[Mapping[str, Refusal]] = {
    "draw": Refusal("HAR-012", "goods are drawn only for work", "harbour-refusal-draw"),
    "price": _no_sale("HAR-021"),
    "tax": _no_sale("HAR-022"),
    "waive": _no_sale("HAR-022"),
}
"""[kind of action] why it is none of what a turn is made of."""


def _why_not_drawn(_position: Position, action: int) -> Refusal:
    good = codes.GOODS[action - codes.DRAW]
    return Refusal("HAR-002", f"no good {good} is left in the bag", "harbour-refusal-drawn", {"good": good})


def _why_not_sold(_position: Position, action: int) -> Refusal:
    return _not_in_hand(action - codes.SELL)


def _why_not_stored(_position: Position, action: int) -> Refusal:
    return _not_in_hand(action - codes.STORE)


def _not_in_hand(kind: int) -> Refusal:
    good = codes.GOODS[kind]
    return Refusal("HAR-011", f"no good {good} is in hand", "harbour-refusal-hand", {"good": good})


def _why_no_work(position: Position, _action: int) -> Refusal:
    if position.worked:
        return Refusal("HAR-012", "one works only once a turn", "harbour-refusal-worked")
    return Refusal("HAR-012", "the bag is empty", "harbour-refusal-bag")


WHY: Final[Mapping[str, Callable[[Position, int], Refusal]]] = {
    "draw": _why_not_drawn,
    "sell": _why_not_sold,
    "store": _why_not_stored,
    "work": _why_no_work,
}
"""[kind of action] why it is not legal although it is asked for; the others always are."""
