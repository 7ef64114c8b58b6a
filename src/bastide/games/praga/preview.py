"""What an action would bring, for hovering and for help: nothing is changed."""

from typing import Any, Final

from bastide.engine.state import CHANCE
from bastide.games.praga.actions import END, ROTATIONS
from bastide.games.praga.agenda import settle
from bastide.games.praga.city import TILE_MASK
from bastide.games.praga.lists import lost_at_end
from bastide.games.praga.notation import check_code
from bastide.games.praga.phases import BLUE, BOARD, EVENT_MATCH, EVENT_MOVED, EVENT_SIZE, KIND_NAMES, RED, REFILL
from bastide.games.praga.state import State
from bastide.games.praga.story import changes
from bastide.games.praga.tables import BESIDE, EDGE, GRID_NAMES, TILE_NAMES
from bastide.games.praga.tasks import pop

CITY_EVENT: Final = 100


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


def preview(state: State, action: int) -> dict[str, Any]:
    """Return as JSON data what a legal action brings until the next decision or draw; refills of rows are left out.

    `points` by seat, `changes` of goods and tracks, `moves` on the grids, `matches` of edges and corners,
    `lost` what the end of the turn takes away unused, `draws` whether chance decides next.
    """
    code, ahead = check_code(action), state.clone()
    before = ahead.scores()
    ahead.recording = True
    ahead.apply_action(code)
    draws = ahead.current_player() == CHANCE
    while ahead.task() == REFILL:
        pop(ahead)
        settle(ahead)
    flat = ahead.take_events()
    events = [tuple(flat[i : i + EVENT_SIZE]) for i in range(0, len(flat), EVENT_SIZE)]
    return {
        "points": [now - then for now, then in zip(ahead.scores(), before, strict=True)],
        "changes": [{"seat": seat, "what": what, "n": n} for seat, what, n in changes(events)],
        "moves": [
            {"seat": seat, "grid": GRID_NAMES[grid], "row": row, "column": column}
            for what, seat, grid, row, column in events
            if what == EVENT_MOVED
        ],
        "matches": [
            _match(ahead, seat, place, at, other) for what, seat, place, at, other in events if what == EVENT_MATCH
        ],
        "lost": lost_at_end(state) if code == END else [],
        "draws": draws,
    }
