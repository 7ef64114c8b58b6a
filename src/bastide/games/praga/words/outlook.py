"""What an action would bring, for hovering and for help: nothing is changed."""

from typing import Any, Final

from bastide.engine.answers import CHANCE
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.agenda import settle
from bastide.games.praga.kernel.city import TILE_MASK
from bastide.games.praga.kernel.gains import gain_bundle
from bastide.games.praga.kernel.state import State
from bastide.games.praga.kernel.tasks import pop, top_arg, top_seat
from bastide.games.praga.words.lacking import halves
from bastide.games.praga.words.lists import lost_at_end
from bastide.games.praga.words.notation import check_code
from bastide.games.praga.words.story import changes

CITY_EVENT: Final = 100
DRAWN: Final = frozenset((codes.REFILL, codes.DRAW_TECHNOLOGY, codes.DRAW_FOUR, codes.OPEN_FIVE))
"""Tasks that chance does and that bring nothing by themselves."""
CHOSEN: Final = frozenset(
    (
        codes.CHOOSE_TECHNOLOGY,
        codes.CHOOSE_FOUR,
        codes.CHOOSE_FIVE,
        codes.SPAN_TASK,
        codes.ARROW,
        codes.EITHER,
        codes.TOKEN_TASK,
        codes.PLAZA_TASK,
        codes.COIN_TASK,
        codes.GROW_TASK,
        codes.PRODUCE_TASK,
        codes.DISCARDING,
    )
)
"""Questions that come up on the way, after which the rest follows whatever is answered."""
Event = tuple[int, ...]


def _match(state: State, seat: int, place: int, at: int, other: int) -> dict[str, Any]:
    """Return one meeting of icons: an edge with both gains, or a corner with its token."""
    where, corner = divmod(at, 6)
    if place >= CITY_EVENT:
        there = (int(state.city[other]) & TILE_MASK) - 1 if other >= 0 else -1
        name = tables.TILE_NAMES[there // codes.ROTATIONS] if there >= 0 else "board"
        return {"corner": where, "with": name, "gain": [codes.KIND_NAMES[codes.BLUE]]}
    there = state.field(seat, codes.BOARD + other) - 1
    name = tables.TILE_NAMES[there // codes.ROTATIONS]
    if corner:
        return {"corner": where, "with": name, "gain": [codes.KIND_NAMES[codes.RED]]}
    own = state.field(seat, codes.BOARD + place) - 1
    assert tables.BESIDE[6 * place + where] == other
    kinds = [int(tables.EDGE[6 * own + where]), int(tables.EDGE[6 * there + (where + 3) % 6])]
    return {"edge": where, "with": name, "gain": [codes.KIND_NAMES[kind] for kind in kinds]}


def _is_asked(state: State, task: int) -> bool:
    """Return whether somebody must decide before the rest of the agenda is done, now or right after the draw."""
    if task == codes.DRAW_TECHNOLOGY:
        return bool(top_seat(state) != state.active)
    return task in CHOSEN or task in (codes.DRAW_FOUR, codes.OPEN_FIVE)


def _look_past(state: State, task: int) -> None:
    """Leave a draw or a question out and go on with the agenda; what any answer would bring is gained."""
    seat, a, both = int(top_seat(state)), int(top_arg(state, 0)), int(top_arg(state, 1))
    pop(state)
    if task == codes.DRAW_TECHNOLOGY and seat == state.active:
        state.open[a] = codes.FIRST_TECHNOLOGY + 1  # some tile lies open, so the end of the turn asks
    elif task == codes.CHOOSE_TECHNOLOGY:
        state.open[a] = 0
    elif task == codes.SPAN_TASK:
        gain_bundle(state, seat, tables.BRIDGE_BUNDLE[a - codes.FIRST_BRIDGE], codes.BY_BRIDGE)
    elif task == codes.PLAZA_TASK and both:
        for bundle in (tables.TOP_BUNDLE, tables.BOTTOM_BUNDLE):
            gain_bundle(state, seat, bundle[int(state.plaza[a]) - 1], codes.BY_PLAZA)
            settle(state)
    settle(state)


def _take_events(state: State) -> list[Event]:
    flat = state.take_events()
    return [tuple(flat[i : i + codes.EVENT_SIZE]) for i in range(0, len(flat), codes.EVENT_SIZE)]


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
        if what == codes.EVENT_POINTS:
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
    taken = halves(ahead) if codes.TILE <= code < codes.ACT else []
    at_once, later = _follow(ahead)
    events = at_once + later
    return {
        **_amounts(state, events),
        "moves": [
            {"seat": seat, "grid": tables.GRID_NAMES[grid], "row": row, "column": column}
            for what, seat, grid, row, column in events
            if what == codes.EVENT_MOVED
        ],
        "matches": [
            _match(ahead, seat, place, at, other)
            for what, seat, place, at, other in events
            if what == codes.EVENT_MATCH
        ],
        "later": _amounts(state, later),
        "halves": taken,
        "lost": lost_at_end(state) if code == codes.END else [],
        "draws": draws,
    }
