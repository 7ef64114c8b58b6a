"""The log and the ledger: the kernel's events made into sentences with their rule, and points with their cause."""

from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.game import Step, Told
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.events import FINAL_WORDS, OWN, TELL, Event, over_args

LOG: Final = "caylus-log-"
INN_RULES: Final = ("CAY-114", "CAY-113", "CAY-115", "CAY-115")
FINAL_RULES: Final = ("CAY-281", "CAY-282", "CAY-283")
SECTION_RULES: Final = ("CAY-240", "CAY-241", "CAY-242")
COLUMN_RULES: Final = ("CAY-268", "CAY-269", "CAY-270", "CAY-271", "CAY-272")
CARRIED: Final = "CAY-035"
"""The rule of the points that a loaded position starts with."""


CAUSES: Final = {
    codes.EV_VISITOR: "visitors",
    codes.EV_BUILD: "buildings",
    codes.EV_RESIDENCE: "residences",
    codes.EV_BATCH: "castle",
    codes.EV_NO_BATCH: "penalty",
    codes.EV_SECTION_PENALTY: "penalty",
    codes.EV_FAVOUR_POINTS: "favours",
    codes.EV_FAVOUR_SIMPLE: "favours",
}


def _rule(state: Position, event: Event) -> str:
    """Return the narrowest rule that an event comes from."""
    what, rule = event.what, TELL[event.what][1]
    if what == codes.EV_INN:
        return INN_RULES[event.a]
    if what == codes.EV_FINAL:
        return FINAL_RULES[event.a]
    if what in (codes.EV_SECTION_PENALTY, codes.EV_SECTION_FAVOURS):
        return SECTION_RULES[event.a]
    if what == codes.EV_FAVOUR_CUBE:
        return COLUMN_RULES[event.b - 1]
    if rule == OWN:
        return str(tables.ROWS[event.b]["rule"])
    if what == codes.EV_OVER:
        return "CAY-284" if len(over_args(state, event)["winners"]) == 1 else "CAY-285"
    return "CAY-101" if what == codes.EV_PROVOST and not event.c else rule


def _cause(event: Event) -> str:
    """Return the cause of an event's points."""
    if event.what == codes.EV_OFFER:
        return str(tables.IDS[event.b])
    return f"final-{FINAL_WORDS[event.a]}" if event.what == codes.EV_FINAL else CAUSES[event.what]


def _args(state: Position, event: Event) -> dict[str, Any]:
    return TELL[event.what][2](state, event)


def tell(step: Step) -> Told:
    """Return what there is to tell of an action: a sentence for each event, and every point with its cause."""
    log: list[StoryEntry] = []
    points: list[LedgerEntry] = []
    turn: int | None = None  # that of the action, until an event says that the next one has begun
    for event in _events(step.after.take_events()):
        if event.what == codes.EV_TURN:
            turn = event.a
        seat = None if event.seat < 0 else event.seat
        key, rule, args = f"{LOG}{TELL[event.what][0]}", _rule(step.after, event), _args(step.after, event)
        log.append(StoryEntry(step.ply, seat, key, args, rule, event.points, turn=turn))
        if event.points:
            points.append(LedgerEntry(step.ply, event.seat, event.points, _cause(event), rule, args))
    return Told(log, points)


def _events(flat: list[int]) -> list[Event]:
    return [Event(*flat[i : i + codes.EVENT_SIZE]) for i in range(0, len(flat), codes.EVENT_SIZE)]
