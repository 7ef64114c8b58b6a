"""What an action would bring, for hovering and for help: nothing is changed."""

from typing import Any, Final

from bastide.games.carcassonne.actions import MEEPLE, PLACE, SLOT_CLOISTER, SLOT_NONE, SLOTS
from bastide.games.carcassonne.features import Feature, cells_of, feature
from bastide.games.carcassonne.notation import check_code
from bastide.games.carcassonne.phases import DEPLOYING, EVENT_SIZE, HOME, PLACING, UNFINISHED
from bastide.games.carcassonne.scoring import around, cloister_node
from bastide.games.carcassonne.state import State
from bastide.games.carcassonne.tables import OPEN_MASK, SEGMENT_AT

NEIGHBOURS: Final = 8
"""Tiles around a completed cloister (CAR-080)."""


def _completed(state: State) -> list[Feature]:
    """Return the features that the last tile completes."""
    last = int(state.tiles) - 1
    new = {int(state.label[node]) for node in range(state.tile_base[last], state.nodes)}
    roots = {root for root in new if not state.word[root] & OPEN_MASK}
    x, y = int(state.tile_x[last]), int(state.tile_y[last])
    for tile in range(state.tiles):
        near = max(abs(int(state.tile_x[tile]) - x), abs(int(state.tile_y[tile]) - y)) <= 1
        has_cloister = near and SEGMENT_AT[(state.tile_kr[tile] >> 2) * SLOTS + SLOT_CLOISTER] >= 0
        if has_cloister and around(state, tile) == NEIGHBOURS:
            roots.add(int(cloister_node(state, tile)))
    return [feature(state, root) for root in sorted(roots)]


def _points_at_once(state: State, action: int) -> list[int]:
    """Return what each seat scores in step 3 of the turn (CAR-050), final scoring left out."""
    state.recording = True
    state.apply_action(action)
    flat, points = state.take_events(), [0] * int(state.players)
    for i in range(0, len(flat), EVENT_SIZE):
        what, _root, seat, gained, _number = flat[i : i + EVENT_SIZE]
        if HOME < what < UNFINISHED:
            points[seat] += gained
    return points


def preview(state: State, action: int) -> dict[str, Any]:
    """Return as JSON data what a legal action would bring.

    `points` are those of this turn by seat: for a tile, without a further meeple; `completes` the
    features completed with the meeples that are there; `feature` what a meeple would stand on.
    """
    code, ahead = check_code(action), state.clone()
    points, completed, on = [0] * int(state.players), [], None
    if state.phase == PLACING and code >= PLACE:
        ahead.apply_action(code)
        completed = _completed(ahead)
        points = _points_at_once(ahead.clone(), MEEPLE + SLOT_NONE)
    elif state.phase == DEPLOYING and MEEPLE <= code < PLACE:
        slot, last = code - MEEPLE, int(state.tiles) - 1
        points = _points_at_once(state.clone(), code)
        if slot != SLOT_NONE:
            segment = int(SEGMENT_AT[(state.tile_kr[last] >> 2) * SLOTS + slot])
            ahead.put(last, segment, ahead.player)
            on = feature(ahead, int(ahead.label[ahead.tile_base[last] + segment]))
        completed = _completed(ahead)
    else:
        ahead.apply_action(code)
    return {
        "points": points,
        "completes": [
            {
                "type": found.type,
                "tiles": found.tiles,
                "points": found.points,
                "owners": list(found.owners),
                "cells": cells_of(ahead, found.nodes),
            }
            for found in completed
        ],
        "feature": on
        and {
            "type": on.type,
            "tiles": on.tiles,
            "open": on.open,
            "points": on.points,
            "if_completed": on.if_completed,
        },
    }
