"""What there is to see: plain JSON data, the same for every seat since nothing is hidden (CAR-030)."""

from typing import Any

from bastide.engine.turns import SETUP, Mark
from bastide.games.carcassonne.actions import KINDS, PLACE
from bastide.games.carcassonne.features import Feature, features, segments_of, tile_of
from bastide.games.carcassonne.notation import node_name
from bastide.games.carcassonne.phases import DEPLOYING, NOBODY, OVER, STARTING
from bastide.games.carcassonne.position import PHASE_NAMES
from bastide.games.carcassonne.state import State
from bastide.games.carcassonne.tables import LETTERS

NEVER = -1
"""The ply of what was there before the first action."""


def seat_of_tile(state: State, tile: int) -> int | None:
    """Return who placed a tile; nobody placed the start tile."""
    return None if tile == 0 else int((state.first + tile - 1) % state.players)


def turn_number(state: State) -> int:
    """Return the number of the turn being played, from 1; at the end, of the last one that placed a tile."""
    return int(state.tiles) - (state.phase in (DEPLOYING, OVER))


def turn(state: State) -> Mark:
    """Tell the turn that a position belongs to; who begins is drawn before the first."""
    return Mark(SETUP if state.phase == STARTING else turn_number(state), int(state.player))


def tile_plies(state: State) -> list[int]:
    """Return by tile the ply at which it was placed, -1 if before the first action."""
    placed = [ply for ply, action in enumerate(state.history()) if action >= PLACE]
    return [NEVER] * (int(state.tiles) - len(placed)) + placed


def _feature(state: State, found: Feature) -> dict[str, Any]:
    return {
        "id": found.id,
        "type": found.type,
        "complete": found.complete,
        "tiles": found.tiles,
        "pennants": found.pennants,
        "open": found.open,
        "segments": segments_of(state, found.nodes),
        "meeples": list(found.meeples),
        "owners": list(found.owners),
        "points": found.points,
        "if_completed": found.if_completed,
        "cities": list(found.cities),
    }


def _tiles(state: State) -> list[dict[str, Any]]:
    return [
        {
            "kind": LETTERS[state.tile_kr[tile] // 4],
            "x": int(state.tile_x[tile]),
            "y": int(state.tile_y[tile]),
            "r": int(state.tile_kr[tile] % 4),
            "seat": seat_of_tile(state, tile),
            "ply": ply,
        }
        for tile, ply in enumerate(tile_plies(state))
    ]


def _meeples(state: State) -> list[dict[str, Any]]:
    found = []
    for node in range(state.nodes):
        if state.meeple[node]:
            tile = tile_of(state, node)
            found.append(
                {
                    "seat": int(state.meeple[node]) - 1,
                    "x": int(state.tile_x[tile]),
                    "y": int(state.tile_y[tile]),
                    "segment": node_name(state, node),
                    "feature": int(state.label[node]),
                }
            )
    return found


def view(state: State) -> dict[str, Any]:
    """Return the table as JSON data."""
    scores, last = state.scores(), int(state.tiles) - 1
    best = max(scores)
    return {
        "game": state.game.name,
        "players": int(state.players),
        "ply": int(state.ply),
        "turn": turn_number(state),
        "phase": PHASE_NAMES[state.phase],
        "current": state.current_player(),
        "tile": None if state.hand == NOBODY else LETTERS[state.hand],
        "tiles": _tiles(state),
        "meeples": _meeples(state),
        "seats": [
            {"score": score, "supply": int(state.supply[seat]), "if_ended": ended}
            for seat, (score, ended) in enumerate(zip(scores, state.if_ended(), strict=True))
        ],
        "stack": {
            "left": {LETTERS[kind]: int(state.left[kind]) for kind in range(KINDS)},
            "total": int(state.unseen),
            "fixed": bool(state.fixed),
        },
        "set_aside": [LETTERS[kind] for kind in state.aside],
        "last": None
        if last == 0
        else {"x": int(state.tile_x[last]), "y": int(state.tile_y[last]), "seat": seat_of_tile(state, last)},
        "features": [_feature(state, found) for found in features(state)],
        "scores": scores,
        "winners": [seat for seat, points in enumerate(scores) if points == best] if state.phase == OVER else [],
    }
