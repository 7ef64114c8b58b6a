"""The kernel's events: the message, the rule and the arguments of each."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.words.names import batch_cubes, place_fields

INN_WORDS: Final = ("in", "out", "stay", "return")
FINAL_WORDS: Final = ("gold", "cubes", "deniers")
ENDS: Final = ("full", "bailiff")
OWN: Final = ""
"""Instead of a rule: that of the building, as `components.toml` says it."""
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


def _place(state: Position, event: Event) -> dict[str, Any]:
    """Return a place as it was when the event happened: the building is in the event."""
    fields = place_fields(state, event.a)
    return {**fields, "building": None if event.b < 0 else tables.IDS[event.b]}


def _worker(state: Position, event: Event) -> dict[str, Any]:
    return {**_place(state, event), "price": event.c}


def _visitor(state: Position, event: Event) -> dict[str, Any]:
    return {**_place(state, event), "points": event.points}


def _here(event: Event) -> dict[str, Any]:
    return {"space": event.a, "building": tables.IDS[event.b]}


def _stables(_state: Position, event: Event) -> dict[str, Any]:
    seats, packed = [], event.a
    for _ in range(_state.players):
        seats.append(packed % codes.SEATS)
        packed //= codes.SEATS
    return {"players": seats[::-1]}


def _produce(_state: Position, event: Event) -> dict[str, Any]:
    base = (event.b * tables.PRODUCTIONS + event.c) * codes.CUBES
    return {**_here(event), **{name: int(tables.YIELD[base + cube]) for cube, name in enumerate(tables.CUBE_NAMES)}}


def _sell(_state: Position, event: Event) -> dict[str, Any]:
    return {**_here(event), "cube": tables.CUBE_NAMES[event.c], "deniers": int(tables.SELL_PRICE[event.b])}


def _buy(_state: Position, event: Event) -> dict[str, Any]:
    return {**_here(event), "cube": tables.CUBE_NAMES[event.c % codes.CUBES], "deniers": event.c // codes.CUBES}


def _offer(_state: Position, event: Event) -> dict[str, Any]:
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


def over_args(state: Position, event: Event) -> dict[str, Any]:
    """Return how the game ended."""
    scores = state.scores()
    winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return {"scores": scores, "winners": winners, "cause": ENDS[event.a]}


def _line(event: Event) -> dict[str, Any]:
    return {"line": tables.LINE_NAMES[event.a], "column": event.b}


Args = Callable[[Position, Event], dict[str, Any]]
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
        lambda _state, _event: {"deniers": int(tables.JOUST_COINS), "cloth": int(tables.JOUST_CLOTH)},
    ),
    codes.EV_STABLES: ("stables", "CAY-110", _stables),
    codes.EV_INN: ("inn", "CAY-114", lambda _, e: {"what": INN_WORDS[e.a]}),
    codes.EV_IDLE: ("idle", "CAY-131", lambda _, e: _here(e)),
    codes.EV_UNUSED: ("unused", "CAY-134", _place),
    codes.EV_PRODUCE: ("produce", OWN, _produce),
    codes.EV_BONUS: ("bonus", "CAY-140", lambda _, e: {**_here(e), "cube": tables.CUBE_NAMES[e.c]}),
    codes.EV_SELL: ("sell", OWN, _sell),
    codes.EV_BUY: ("buy", OWN, _buy),
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
    codes.EV_EXEMPT: ("exempt", "CAY-212", lambda _state, _event: {}),
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
    codes.EV_FAVOUR_LOST: ("favour-lost", "CAY-261", lambda _state, _event: {}),
    codes.EV_FAVOUR_SIMPLE: ("favour-simple", "CAY-300", lambda _, e: {"points": e.points}),
    codes.EV_FINAL: ("final", "CAY-281", lambda _, e: {"what": FINAL_WORDS[e.a], "count": e.b, "points": e.points}),
    codes.EV_OVER: ("over", "CAY-284", over_args),
}
"""event: end of the key, rule unless a narrower one is known, arguments."""
