"""What an action would bring, for hovering and for help: nothing is changed."""

from typing import Final

from bastide.games.carcassonne.kernel import codes, meeples, tables
from bastide.games.carcassonne.kernel.act import act
from bastide.games.carcassonne.kernel.scoring import around, cloister_node
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.features import Feature, cells_of, feature
from bastide.games.carcassonne.words.shape import Outlook

NEIGHBOURS: Final = 8
"""Tiles around a completed cloister (CAR-080)."""


def _completed(state: Position) -> list[Feature]:
    """Return the features that the last tile completes."""
    last = int(state.tiles) - 1
    new = {int(state.label[node]) for node in range(state.tile_base[last], state.nodes)}
    roots = {root for root in new if not state.word[root] & tables.OPEN_MASK}
    x, y = int(state.tile_x[last]), int(state.tile_y[last])
    for tile in range(state.tiles):
        near = max(abs(int(state.tile_x[tile]) - x), abs(int(state.tile_y[tile]) - y)) <= 1
        has_cloister = near and tables.SEGMENT_AT[(state.tile_kr[tile] >> 2) * codes.SLOTS + codes.SLOT_CLOISTER] >= 0
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


def outlook(state: Position, code: int) -> Outlook:
    """Return as JSON data what a legal action would bring.

    `points` are those of this turn by seat: for a tile, without a further meeple; `completes` the
    features completed with the meeples that are there; `feature` what a meeple would stand on.
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
            segment = int(tables.SEGMENT_AT[(state.tile_kr[last] >> 2) * codes.SLOTS + slot])
            meeples.put(ahead, last, segment, ahead.player)
            on = feature(ahead, int(ahead.label[ahead.tile_base[last] + segment]))
        completed = _completed(ahead)
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
        "feature": None
        if on is None
        else {
            "type": on.type,
            "tiles": on.tiles,
            "open": on.open,
            "points": on.points,
            "if_completed": on.if_completed,
        },
    }
