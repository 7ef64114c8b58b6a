"""What an action would bring, for hovering and for help: nothing is changed."""

from typing import Any, Final

from bastide.engine.state import CHANCE
from bastide.games.praga.actions import ACT, END, FIRST_BRIDGE, FIRST_TECHNOLOGY, ROTATIONS, TILE
from bastide.games.praga.agenda import settle
from bastide.games.praga.city import TILE_MASK
from bastide.games.praga.gains import gain_bundle
from bastide.games.praga.lacking import halves
from bastide.games.praga.lists import lost_at_end
from bastide.games.praga.notation import check_code
from bastide.games.praga.phases import (
    ARROW,
    BLUE,
    BOARD,
    BY_BRIDGE,
    BY_PLAZA,
    CHOOSE_FIVE,
    CHOOSE_FOUR,
    CHOOSE_TECHNOLOGY,
    COIN_TASK,
    DISCARDING,
    DRAW_FOUR,
    DRAW_TECHNOLOGY,
    EITHER,
    EVENT_MATCH,
    EVENT_MOVED,
    EVENT_POINTS,
    EVENT_SIZE,
    GROW_TASK,
    KIND_NAMES,
    OPEN_FIVE,
    PLAZA_TASK,
    PRODUCE_TASK,
    RED,
    REFILL,
    SPAN_TASK,
    TOKEN_TASK,
)
from bastide.games.praga.state import State
from bastide.games.praga.story import changes
from bastide.games.praga.tables import (
    BESIDE,
    BOTTOM_BUNDLE,
    BRIDGE_BUNDLE,
    EDGE,
    GRID_NAMES,
    TILE_NAMES,
    TOP_BUNDLE,
)
from bastide.games.praga.tasks import pop, top_arg, top_seat

CITY_EVENT: Final = 100
DRAWN: Final = frozenset((REFILL, DRAW_TECHNOLOGY, DRAW_FOUR, OPEN_FIVE))
"""Tasks that chance does and that bring nothing by themselves."""
CHOSEN: Final = frozenset(
    (CHOOSE_TECHNOLOGY, CHOOSE_FOUR, CHOOSE_FIVE, SPAN_TASK, ARROW, EITHER, TOKEN_TASK, PLAZA_TASK, COIN_TASK,
     GROW_TASK, PRODUCE_TASK, DISCARDING)
)  # fmt: skip
"""Questions that come up on the way, after which the rest follows whatever is answered."""
Event = tuple[int, ...]


def _match(state: State, seat: int, place: int, at: int, other: int) -> dict[str, Any]:
    """Return one meeting of icons: an edge with both gains, or a corner with its token."""
    where, corner = divmod(at, 6)
    if place >= CITY_EVENT:
        there = (int(state.city[other]) & TILE_MASK) - 1 if other >= 0 else -1
        name = TILE_NAMES[there // ROTATIONS] if there >= 0 else "board"
        return {"corner": where, "with": name, "gain": [KIND_NAMES[BLUE]]}
    there = state.field(seat, BOARD + other) - 1
    name = TILE_NAMES[there // ROTATIONS]
    if corner:
        return {"corner": where, "with": name, "gain": [KIND_NAMES[RED]]}
    own = state.field(seat, BOARD + place) - 1
    assert BESIDE[6 * place + where] == other
    kinds = [int(EDGE[6 * own + where]), int(EDGE[6 * there + (where + 3) % 6])]
    return {"edge": where, "with": name, "gain": [KIND_NAMES[kind] for kind in kinds]}


def _is_asked(state: State, task: int) -> bool:
    """Return whether somebody must decide before the rest of the agenda is done, now or right after the draw."""
    if task == DRAW_TECHNOLOGY:
        return bool(top_seat(state) != state.active)
    return task in CHOSEN or task in (DRAW_FOUR, OPEN_FIVE)


def _look_past(state: State, task: int) -> None:
    """Leave a draw or a question out and go on with the agenda; what any answer would bring is gained."""
    seat, a, both = int(top_seat(state)), int(top_arg(state, 0)), int(top_arg(state, 1))
    pop(state)
    if task == DRAW_TECHNOLOGY and seat == state.active:
        state.open[a] = FIRST_TECHNOLOGY + 1  # some tile lies open, so the end of the turn asks
    elif task == CHOOSE_TECHNOLOGY:
        state.open[a] = 0
    elif task == SPAN_TASK:
        gain_bundle(state, seat, BRIDGE_BUNDLE[a - FIRST_BRIDGE], BY_BRIDGE)
    elif task == PLAZA_TASK and both:
        for bundle in (TOP_BUNDLE, BOTTOM_BUNDLE):
            gain_bundle(state, seat, bundle[int(state.plaza[a]) - 1], BY_PLAZA)
            settle(state)
    settle(state)


def _take_events(state: State) -> list[Event]:
    flat = state.take_events()
    return [tuple(flat[i : i + EVENT_SIZE]) for i in range(0, len(flat), EVENT_SIZE)]


def _follow(state: State) -> tuple[list[Event], list[Event]]:
    """Do all that follows for certain; return what happens before the next decision, and what only after it."""
    while state.depth and state.task() in DRAWN and not _is_asked(state, state.task()):
        _look_past(state, state.task())
    at_once = _take_events(state)
    while state.depth and state.task() in DRAWN | CHOSEN:
        _look_past(state, state.task())
    return at_once, _take_events(state)


def _amounts(state: State, events: list[Event]) -> dict[str, Any]:
    """Return the points by seat, and the changes of goods and tracks."""
    points = [0] * int(state.players)
    for what, seat, a, _b, _c in events:
        if what == EVENT_POINTS:
            points[seat] += a
    return {"points": points, "changes": [{"seat": seat, "what": what, "n": n} for seat, what, n in changes(events)]}


def preview(state: State, action: int) -> dict[str, Any]:
    """Return as JSON data what a legal action brings for certain, whatever is drawn or chosen on the way.

    `points` by seat, `changes` of goods and tracks, `moves` on the grids, `matches` of edges and corners,
    `later` the points and changes among them that come only after the next decision,
    `halves` whether each action of a tile could then be done, `lost` what the end of the turn takes away unused,
    `draws` whether chance decides next.
    """
    code, ahead = check_code(action), state.clone()
    ahead.recording = True
    ahead.apply_action(code)
    draws = ahead.current_player() == CHANCE
    taken = halves(ahead) if TILE <= code < ACT else []
    at_once, later = _follow(ahead)
    events = at_once + later
    return {
        **_amounts(state, events),
        "moves": [
            {"seat": seat, "grid": GRID_NAMES[grid], "row": row, "column": column}
            for what, seat, grid, row, column in events
            if what == EVENT_MOVED
        ],
        "matches": [
            _match(ahead, seat, place, at, other) for what, seat, place, at, other in events if what == EVENT_MATCH
        ],
        "later": _amounts(state, later),
        "halves": taken,
        "lost": lost_at_end(state) if code == END else [],
        "draws": draws,
    }
