"""The log and the ledger, told from the history: the kernel's events made into sentences with their rule."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import State
from bastide.games.caylus.words.notation import batch_cubes, place_fields

BEFORE: Final = -1
"""The ply of what a loaded position starts with."""
LOG: Final = "caylus-log-"
INN_WORDS: Final = ("in", "out", "stay", "return")
INN_RULES: Final = ("CAY-114", "CAY-113", "CAY-115", "CAY-115")
FINAL_WORDS: Final = ("gold", "cubes", "deniers")
FINAL_RULES: Final = ("CAY-281", "CAY-282", "CAY-283")
SECTION_RULES: Final = ("CAY-240", "CAY-241", "CAY-242")
COLUMN_RULES: Final = ("CAY-268", "CAY-269", "CAY-270", "CAY-271", "CAY-272")
ENDS: Final = ("full", "bailiff")
PLURAL: Final = "cubes"


@dataclass(frozen=True)
class Event:
    """One event of the kernel: three numbers whose meaning depends on what it is."""

    what: int
    seat: int
    a: int
    b: int
    c: int
    points: int


def _place(state: State, event: Event) -> dict[str, Any]:
    """Return a place as it was when the event happened: the building is in the event."""
    fields = place_fields(state, event.a)
    return {**fields, "building": None if event.b < 0 else tables.IDS[event.b]}


def _worker(state: State, event: Event) -> dict[str, Any]:
    return {**_place(state, event), "price": event.c}


def _visitor(state: State, event: Event) -> dict[str, Any]:
    return {**_place(state, event), "points": event.points}


def _here(event: Event) -> dict[str, Any]:
    return {"space": event.a, "building": tables.IDS[event.b]}


def _stables(_state: State, event: Event) -> dict[str, Any]:
    seats, packed = [], event.a
    for _ in range(_state.players):
        seats.append(packed % codes.SEATS)
        packed //= codes.SEATS
    return {"players": seats[::-1]}


def _produce(_state: State, event: Event) -> dict[str, Any]:
    base = (event.b * tables.PRODUCTIONS + event.c) * codes.CUBES
    return {**_here(event), **{name: int(tables.YIELD[base + cube]) for cube, name in enumerate(tables.CUBE_NAMES)}}


def _sell(_state: State, event: Event) -> dict[str, Any]:
    return {**_here(event), "cube": tables.CUBE_NAMES[event.c], "deniers": int(tables.SELL_PRICE[event.b])}


def _buy(_state: State, event: Event) -> dict[str, Any]:
    return {**_here(event), "cube": tables.CUBE_NAMES[event.c % codes.CUBES], "deniers": event.c // codes.CUBES}


def _offer(_state: State, event: Event) -> dict[str, Any]:
    offer = event.b * tables.OFFERS + event.c
    part = tables.PART_NAMES[tables.OFFER_PART[offer]]
    return {
        **_here(event),
        "number": event.c + 1,
        "paid": PLURAL if part == "any" else part,
        "count": int(tables.OFFER_COUNT[offer]),
        "gold": int(tables.OFFER_GOLD[offer]),
        "points": event.points,
    }


def _batch(batch: int) -> dict[str, Any]:
    """Return the cubes of a batch, as a list and counted."""
    cubes = batch_cubes(batch)
    return {"cubes": cubes, **{name: cubes.count(name) for name in tables.CUBE_NAMES}}


def _over(state: State, event: Event) -> dict[str, Any]:
    scores = state.scores()
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return {"scores": scores, "winners": winners, "cause": ENDS[event.a]}


def _line(event: Event) -> dict[str, Any]:
    return {"line": tables.LINE_NAMES[event.a], "column": event.b}


Args = Callable[[State, Event], dict[str, Any]]
TELL: Final[dict[int, tuple[str, str, Args]]] = {
    codes.EV_TILE: ("tile", "CAY-031", lambda _, e: {"space": e.a, "building": tables.IDS[e.b]}),
    codes.EV_ORDER: ("order", "CAY-032", lambda _, e: {"place": e.a}),
    codes.EV_START: ("start", "CAY-033", lambda _, e: {"deniers": e.a, "food": e.b, "wood": e.c}),
    codes.EV_TURN: ("turn", "CAY-045", lambda _, e: {"turn": e.a}),
    codes.EV_INCOME: ("income", "CAY-050", lambda _, e: {"deniers": e.a}),
    codes.EV_WORKER: ("worker", "CAY-060", _worker),
    codes.EV_VISITOR: ("visitor", "CAY-072", _visitor),
    codes.EV_PASS: ("pass", "CAY-062", lambda _, e: {"number": e.a}),
    codes.EV_FIRST_PASS: ("first-pass", "CAY-063", lambda _, e: {"deniers": e.a}),
    codes.EV_GATE: ("gate", "CAY-092", _place),
    codes.EV_TRADING_POST: ("trading-post", "CAY-100", lambda _, e: {"deniers": e.a}),
    codes.EV_PROVOST: ("provost", "CAY-121", lambda _, e: {"from": e.a, "to": e.b, "steps": e.b - e.a, "deniers": e.c}),
    codes.EV_JOUST: (
        "joust",
        "CAY-105",
        lambda _, e: {"deniers": int(tables.JOUST_COINS), "cloth": int(tables.JOUST_CLOTH)},
    ),
    codes.EV_STABLES: ("stables", "CAY-110", _stables),
    codes.EV_INN: ("inn", "CAY-114", lambda _, e: {"what": INN_WORDS[e.a]}),
    codes.EV_IDLE: ("idle", "CAY-131", lambda _, e: _here(e)),
    codes.EV_UNUSED: ("unused", "CAY-134", _place),
    codes.EV_PRODUCE: ("produce", "CAY-133", _produce),
    codes.EV_BONUS: ("bonus", "CAY-140", lambda _, e: {**_here(e), "cube": tables.CUBE_NAMES[e.c]}),
    codes.EV_SELL: ("sell", "CAY-404", _sell),
    codes.EV_BUY: ("buy", "CAY-406", _buy),
    codes.EV_OFFER: ("offer", "CAY-136", _offer),
    codes.EV_BUILD: ("build", "CAY-154", lambda _, e: {**_here(e), "points": e.points}),
    codes.EV_LAWYER: ("lawyer", "CAY-170", lambda _, e: {**_here(e), "delayed": e.c}),
    codes.EV_RESIDENCE: ("residence", "CAY-171", lambda _, e: {**_here(e), "points": e.points}),
    codes.EV_BATCH: (
        "batch",
        "CAY-208",
        lambda _, e: {"section": tables.SECTION_NAMES[e.a], **_batch(e.b), "points": e.points},
    ),
    codes.EV_NO_BATCH: ("no-batch", "CAY-210", lambda _, e: {"points": -e.points}),
    codes.EV_EXEMPT: ("exempt", "CAY-212", lambda _, e: {}),
    codes.EV_BEST: ("best-builder", "CAY-214", lambda _, e: {"batches": e.a}),
    codes.EV_BAILIFF: ("bailiff", "CAY-230", lambda _, e: {"from": e.a, "to": e.b}),
    codes.EV_SECTION: ("section", "CAY-234", lambda _, e: {"section": tables.SECTION_NAMES[e.a]}),
    codes.EV_SECTION_PENALTY: (
        "section-penalty",
        "CAY-240",
        lambda _, e: {"section": tables.SECTION_NAMES[e.a], "points": -e.points},
    ),
    codes.EV_SECTION_FAVOURS: (
        "section-favours",
        "CAY-240",
        lambda _, e: {"section": tables.SECTION_NAMES[e.a], "houses": e.b, "favours": e.c},
    ),
    codes.EV_FAVOUR: ("favour", "CAY-253", lambda _, e: {"line": tables.LINE_NAMES[e.a], "level": e.b, "column": e.c}),
    codes.EV_FAVOUR_POINTS: ("favour-points", "CAY-266", lambda _, e: {**_line(e), "points": e.points}),
    codes.EV_FAVOUR_DENIERS: ("favour-deniers", "CAY-267", lambda _, e: {**_line(e), "deniers": e.c}),
    codes.EV_FAVOUR_CUBE: ("favour-cube", "CAY-268", lambda _, e: {**_line(e), "cube": tables.CUBE_NAMES[e.c]}),
    codes.EV_FAVOUR_SWAP: ("favour-swap", "CAY-271", lambda _, e: {"cube": tables.CUBE_NAMES[e.a]}),
    codes.EV_FAVOUR_LOST: ("favour-lost", "CAY-261", lambda _, e: {}),
    codes.EV_FAVOUR_SIMPLE: ("favour-simple", "CAY-300", lambda _, e: {"points": e.points}),
    codes.EV_FINAL: ("final", "CAY-281", lambda _, e: {"what": FINAL_WORDS[e.a], "count": e.b, "points": e.points}),
    codes.EV_OVER: ("over", "CAY-284", _over),
}
"""event: end of the key, rule unless a narrower one is known, arguments."""
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


def _beginning(state: State) -> State:
    game = state.game
    first = game.from_text(state.origin) if state.origin else game.new_initial_state()
    assert isinstance(first, State)
    return first


def _steps(state: State) -> Iterator[tuple[int, State, list[Event]]]:
    """Yield for every action made its ply, the position after it, and its events."""
    now = _beginning(state)
    now.recording = True
    for ply, action in enumerate(state.history()):
        now.apply_action(action)
        flat = now.take_events()
        yield ply, now, [Event(*flat[i : i + codes.EVENT_SIZE]) for i in range(0, len(flat), codes.EVENT_SIZE)]


def _rule(state: State, event: Event) -> str:
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
    if what in (codes.EV_PRODUCE, codes.EV_SELL, codes.EV_BUY):
        return str(tables.ROWS[event.b]["rule"])
    if what == codes.EV_OVER:
        return "CAY-284" if len(_over(state, event)["winners"]) == 1 else "CAY-285"
    return "CAY-101" if what == codes.EV_PROVOST and not event.c else rule


def _cause(event: Event) -> str:
    """Return the cause of an event's points."""
    if event.what == codes.EV_OFFER:
        return str(tables.IDS[event.b])
    return f"final-{FINAL_WORDS[event.a]}" if event.what == codes.EV_FINAL else CAUSES[event.what]


def _args(state: State, event: Event) -> dict[str, Any]:
    return TELL[event.what][2](state, event)


def story(state: State) -> list[StoryEntry]:
    """Return the log from the beginning."""
    log: list[StoryEntry] = []
    turn = int(_beginning(state).turn)
    for ply, after, events in _steps(state):
        for event in events:
            turn = (
                event.a if event.what == codes.EV_TURN else turn
            )  # the end of a turn is told with the next one's beginning
            seat = None if event.seat < 0 else event.seat
            key, rule = f"{LOG}{TELL[event.what][0]}", _rule(after, event)
            log.append(StoryEntry(ply, seat, key, _args(after, event), rule, event.points, turn=turn))
    return log


def ledger(state: State) -> list[LedgerEntry]:
    """Return every point with its cause; a seat's entries add up to its score."""
    first = _beginning(state)
    found = [
        LedgerEntry(BEFORE, seat, points, "carried", "CAY-035") for seat, points in enumerate(first.scores()) if points
    ]
    found += [
        LedgerEntry(ply, event.seat, event.points, _cause(event), _rule(after, event), _args(after, event))
        for ply, after, events in _steps(state)
        for event in events
        if event.points
    ]
    return found
