"""What is told of an action: sentences of the log, and points with their cause."""

from collections.abc import Mapping
from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.game import Step, Told
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Event, Position

LOG: Final = "harbour-log-"
RULES: Final = {
    codes.DRAWN: ("draw", "HAR-003"),
    codes.SOLD: ("sell", "HAR-020"),
    codes.STORED: ("store", "HAR-013"),
    codes.SALE: ("sale", "HAR-023"),
    codes.PAID_TAX: ("tax", "HAR-023"),
    codes.GOT_TAX: ("tax", "HAR-023"),
    codes.KINDS_STORED: ("kinds", "HAR-031"),
}
"""[event] the end of its message's id, which is also the cause of its points, and its rule."""
SECRET: Final = (codes.DRAWN, codes.STORED)


def tell(step: Step) -> Told:
    """Return the log and the points of an action."""
    after: Position = step.after
    story = [_entry(step.ply, event) for event in after.events]
    ledger = [
        LedgerEntry(step.ply, event.seat, event.points, *RULES[event.kind]) for event in after.events if event.points
    ]
    return Told(story, ledger)


def _entry(ply: int, event: Event) -> StoryEntry:
    """Return the sentence of an event; who may not know which good it was does not read it (HAR-005)."""
    key, rule = RULES[event.kind]
    args: Mapping[str, Any] = {} if event.good == codes.NO_GOOD else {"good": codes.GOODS[event.good]}
    seen_by = (event.seat,) if event.kind in SECRET else None
    return StoryEntry(ply, event.seat, LOG + key, args, rule, event.points, seen_by)
