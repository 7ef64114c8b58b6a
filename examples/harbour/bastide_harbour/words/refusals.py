"""Why an action is refused: the first rule that forbids it, and the reason."""

from typing import Final

from bastide.engine.answers import Refusal
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position
from bastide_harbour.words.notation import TEXTS

ASKED: Final = {
    codes.DEALING: ("HAR-003", "deal", "goods are being dealt"),
    codes.WORKING: ("HAR-012", "work", "goods are being drawn"),
    codes.PRICING: ("HAR-021", "price", "the sale is being priced"),
    codes.TAXING: ("HAR-022", "tax", "the next seat decides about the tax"),
    codes.OVER: ("HAR-030", "over", "the game is over"),
}
"""[phase] the rule by which nothing else is decided now, the end of the message's id, and the reason in English."""


def why(position: Position, action: int) -> Refusal:
    """Return the first rule that forbids an action that is not legal."""
    if action < codes.SELL and position.phase in (codes.DEALING, codes.WORKING):
        good = codes.GOODS[action - codes.DRAW]
        return Refusal("HAR-002", f"no good {good} is left in the bag", "harbour-refusal-drawn", {"good": good})
    if position.phase in ASKED:
        rule, key, reason = ASKED[position.phase]
        return Refusal(rule, f"{TEXTS[action]!r} is not possible now: {reason}", f"harbour-refusal-{key}")
    if action < codes.SELL:
        return Refusal("HAR-012", "goods are drawn only for work", "harbour-refusal-draw")
    if codes.SELL <= action < codes.WORK:
        good = codes.GOODS[(action - codes.SELL) % codes.KINDS]
        return Refusal("HAR-011", f"no good {good} is in hand", "harbour-refusal-hand", {"good": good})
    if action == codes.WORK:
        if position.worked:
            return Refusal("HAR-012", "one works only once a turn", "harbour-refusal-worked")
        return Refusal("HAR-012", "the bag is empty", "harbour-refusal-bag")
    rule = "HAR-021" if action < codes.TAX else "HAR-022"
    return Refusal(rule, "nothing is on sale", "harbour-refusal-no-sale")
