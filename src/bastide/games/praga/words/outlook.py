"""What an action would bring, for hovering and for help: nothing is changed."""

from typing import Any, Final

from bastide.engine.answers import CHANCE
from bastide.engine.outlook import Clause, Outlook
from bastide.games.praga.kernel import act, agenda, city, codes, gains, places, tables, tasks
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import does, events, lacking, lists, naming
from bastide.games.praga.words.decisions import DECISIONS
from bastide.games.praga.words.shape import Match

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


def _match(state: Position, seat: int, place: int, at: int, other: int) -> Match:
    """Return one meeting of icons: an edge with both gains, or a corner with its token."""
    where, corner = divmod(at, 6)
    if place >= CITY_EVENT:
        there = (int(state.city[other]) & city.TILE_MASK) - 1 if other >= 0 else -1
        name = tables.TILE_NAMES[there // codes.ROTATIONS] if there >= 0 else "board"
        return {"corner": where, "with": name, "gain": [codes.KIND_NAMES[codes.BLUE]]}
    there = state.field(seat, codes.BOARD + other) - 1
    name = tables.TILE_NAMES[there // codes.ROTATIONS]
    if corner:
        return {"corner": where, "with": name, "gain": [codes.KIND_NAMES[codes.RED]]}
    own = state.field(seat, codes.BOARD + place) - 1
    assert places.BESIDE[6 * place + where] == other
    kinds = [int(tables.EDGE[6 * own + where]), int(tables.EDGE[6 * there + (where + 3) % 6])]
    return {"edge": where, "with": name, "gain": [codes.KIND_NAMES[kind] for kind in kinds]}


def _is_asked(state: Position, task: int) -> bool:
    """Return whether somebody must decide before the rest of the agenda is done, now or right after the draw."""
    if task == codes.DRAW_TECHNOLOGY:
        return bool(tasks.top_seat(state) != state.active)
    return task in CHOSEN or task in (codes.DRAW_FOUR, codes.OPEN_FIVE)


def _look_past(state: Position, task: int) -> None:
    """Leave a draw or a question out and go on with the agenda; what any answer would bring is gained."""
    seat, a, both = int(tasks.top_seat(state)), int(tasks.top_arg(state, 0)), int(tasks.top_arg(state, 1))
    tasks.pop(state)
    if task == codes.DRAW_TECHNOLOGY and seat == state.active:
        state.open[a] = codes.FIRST_TECHNOLOGY + 1  # some tile lies open, so the end of the turn asks
    elif task == codes.CHOOSE_TECHNOLOGY:
        state.open[a] = 0
    elif task == codes.SPAN_TASK:
        gains.gain_bundle(state, seat, tables.BRIDGE_BUNDLE[a - codes.FIRST_BRIDGE], codes.BY_BRIDGE)
    elif task == codes.PLAZA_TASK and both:
        for bundle in (tables.TOP_BUNDLE, tables.BOTTOM_BUNDLE):
            gains.gain_bundle(state, seat, bundle[int(state.plaza[a]) - 1], codes.BY_PLAZA)
            agenda.settle(state)
    agenda.settle(state)


def _follow(state: Position) -> tuple[list[events.Event], list[events.Event]]:
    """Do all that follows for certain; return what happens before the next decision, and what only after it."""
    while state.depth and state.task() in DRAWN and not _is_asked(state, state.task()):
        _look_past(state, state.task())
    at_once = events.taken(state)
    while state.depth and state.task() in DRAWN | CHOSEN:
        _look_past(state, state.task())
    return at_once, events.taken(state)


def _changes(state: Position, noted: list[events.Event]) -> list[dict[str, int]]:
    """Return what every seat wins and loses: points, goods and steps on tracks, nothing that comes to zero."""
    found: list[dict[str, int]] = [{} for _seat in range(int(state.players))]
    for what, seat, a, _b, _c in noted:
        if what == codes.EVENT_POINTS:
            found[seat]["points"] = found[seat].get("points", 0) + a
    for seat, good, n in events.changes(noted):
        found[seat][good] = n
    return [{good: n for good, n in row.items() if n} for row in found]


def _facts(state: Position, ahead: Position, code: int) -> dict[str, Any]:
    """Return what boards draw, and do all that follows for certain in `ahead`, where the action was done."""
    draws = ahead.current_player() == CHANCE
    taken = lacking.halves(ahead) if codes.TILE <= code < codes.ACT else []
    at_once, later = _follow(ahead)
    noted = at_once + later
    moves = [
        {"seat": seat, "grid": tables.GRID_NAMES[grid], "row": row, "column": column}
        for what, seat, grid, row, column in noted
        if what == codes.EVENT_MOVED
    ]
    matches = [
        _match(ahead, seat, place, at, other) for what, seat, place, at, other in noted if what == codes.EVENT_MATCH
    ]
    return {
        "changes": _changes(state, noted),
        "later": _changes(state, later),
        "moves": moves,
        "matches": matches,
        "halves": taken,
        "lost": lists.lost_at_end(state) if code == codes.END else [],
        "draws": draws,
        "brings": bool(moves or matches),
    }


def outlook(state: Position, code: int) -> Outlook:
    """Return what a legal action brings for certain, whatever is drawn or chosen on the way.

    Facts: `moves` on the grids, `matches` of edges and corners, `later` the changes among all that come only after the
    next decision, `halves` whether each action of a tile could then be done, `lost` what the end of the turn takes away
    unused, `draws` whether chance decides next, `brings` whether something is gained that no number says.
    """
    ahead = state.clone()
    ahead.recording = True
    act.perform(ahead, code)
    fields, facts = DECISIONS.fields(state, code), _facts(state, ahead, code)
    changes, seat = facts.pop("changes"), int(state.current_player())
    own = changes[seat] if seat >= 0 else {}
    named = does.named(fields)
    brings = [Clause("praga-then-brings", {"changes": own})] if named and own else []
    told = [*named, *brings, *does.told(state, fields, own, facts), *does.moved(seat, facts["moves"])]
    return Outlook(changes, [*told, *map(naming.lost, facts["lost"])], facts, plain=not named)
