"""What an action would bring, for hovering and for help: nothing is changed."""

from dataclasses import replace
from typing import Final

from bastide.engine.outlook import Clause, Outlook
from bastide.games.carcassonne.kernel import codes, ending, meeples, tables
from bastide.games.carcassonne.kernel.act import act
from bastide.games.carcassonne.kernel.scoring import around, cloister_node
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.features import Feature, feature
from bastide.games.carcassonne.words.shape import Claimed

NEIGHBOURS: Final = 8
"""Tiles around a completed cloister (CAR-080)."""
COMPLETES: Final = "carcassonne-then-completes"
FIGURE: Final = "carcassonne-then-figure"
STANDS: Final = "carcassonne-then-stands"


def _completed(state: Position) -> list[Feature]:
    """Return the features that the last tile completes."""
    last = int(state.tiles) - 1
    new = {int(state.label(node)) for node in range(state.tile_base(last), state.nodes)}
    roots = {root for root in new if not state.word[root] & tables.OPEN_MASK}
    cell = int(state.tile_cell(last))
    near = [int(state.board[(cell + step) % codes.CELLS]) for step in codes.AROUND]
    for tile in (last, *(there - 1 for there in near if 0 < there < codes.FRONT)):
        has_cloister = tables.SEGMENT_AT[(state.tile_kr(tile) >> 2) * codes.SLOTS + codes.SLOT_CLOISTER] >= 0
        if has_cloister and around(state, tile) == NEIGHBOURS:
            roots.add(int(cloister_node(state, tile)))
    return [feature(state, root) for root in sorted(roots)]


def _points_at_once(state: Position, code: int) -> list[int]:
    """Return what each seat scores in step 3 of the turn (CAR-050), final scoring left out."""
    state.recording = True
    act(state, code)
    flat, points = state.take_events(), [0] * int(state.players)
    for i in range(0, len(flat), codes.EVENT_SIZE):
        what, _root, seat, gained, _number = flat[i : i + codes.EVENT_SIZE]
        if codes.HOME < what < codes.UNFINISHED:
            points[seat] += gained
    return points


def _on(state: Position, ahead: Position, segment: int) -> Feature:
    """Return what a meeple stands on, which in `ahead` is there and in `state` is not yet.

    A farmer is worth what the end would bring its seat with it rather than without: of a city that the seat scores
    already by another field nothing (CAR-115), and nothing where others have more farmers around it (CAR-133).
    """
    base = state.tile_base(state.tiles - 1)
    on = feature(ahead, int(ahead.label(base + segment)))
    if on.type != tables.TYPE_NAMES[tables.FIELD]:
        return on
    seat = int(state.player)
    worth = ending.if_ended(ahead)[seat] - ending.if_ended(state)[seat]
    return replace(on, points=worth, if_completed=worth)


def _told(completed: list[Feature], on: Feature | None) -> list[Clause]:
    """Return where a meeple stands, what that is worth if it is not completed, and which features are."""
    told = []
    if on and on.complete:
        told.append(Clause(FIGURE, {"type": on.type}))
    elif on:
        args = {"type": on.type, "tiles": on.tiles, "points": on.points, "later": on.if_completed}
        told.append(Clause(STANDS, args))
    for found in completed:
        args = {"type": found.type, "tiles": found.tiles, "points": found.points, "owners": list(found.owners)}
        told.append(Clause(COMPLETES, args))
    return told


def _claimed(on: Feature) -> Claimed:
    """Return what a meeple stands on, for boards that write its points on a button."""
    return {
        "type": on.type,
        "tiles": on.tiles,
        "open": on.open,
        "points": on.points,
        "if_completed": on.if_completed,
    }


def outlook(state: Position, code: int) -> Outlook:
    """Return what a legal action would bring within its turn.

    The points of a tile are those without a further meeple; what it completes, it completes with the meeples that are
    there. `feature` is what a meeple would stand on.
    """
    ahead = state.clone()
    points, completed, on = [0] * int(state.players), [], None
    if state.phase == codes.PLACING and code >= codes.PLACE:
        act(ahead, code)
        completed = _completed(ahead)
        points = _points_at_once(ahead.clone(), codes.MEEPLE + codes.SLOT_NONE)
    elif state.phase == codes.DEPLOYING and codes.MEEPLE <= code < codes.PLACE:
        slot, last = code - codes.MEEPLE, int(state.tiles) - 1
        points = _points_at_once(state.clone(), code)
        if slot != codes.SLOT_NONE:
            segment = int(tables.SEGMENT_AT[(state.tile_kr(last) >> 2) * codes.SLOTS + slot])
            meeples.put(ahead, last, segment, ahead.player)
            on = _on(state, ahead, segment)
        completed = _completed(ahead)
    return Outlook(
        [{"points": gained} for gained in points],
        _told(completed, on),
        {"feature": on and _claimed(on), "brings": bool(completed) or bool(on and on.points)},
    )
