"""What there is to see: plain JSON data, the same for every seat since nothing is hidden (CAR-030)."""

from bastide.engine.course import SETUP, Mark
from bastide.games.carcassonne.kernel import codes, ending, tables
from bastide.games.carcassonne.kernel.placing import tile_of
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words import features
from bastide.games.carcassonne.words.names import node_name
from bastide.games.carcassonne.words.shape import Feature, Meeple, PlacedTile, View

NEVER = -1
"""The ply of what was there before the first action."""


def placed_by(state: Position, tile: int) -> int:
    """Return who placed a tile that is not the start tile."""
    return int((state.first + tile - 1) % state.players)


def seat_of_tile(state: Position, tile: int) -> int | None:
    """Return who placed a tile; nobody placed the start tile."""
    return None if tile == 0 else placed_by(state, tile)


def turn_number(state: Position) -> int:
    """Return the number of the turn being played, from 1; at the end, of the last one that placed a tile."""
    return int(state.tiles) - (state.phase in (codes.DEPLOYING, codes.OVER))


def turn(state: Position) -> Mark:
    """Tell the turn that a position belongs to; who begins is drawn before the first."""
    return Mark(SETUP if state.phase == codes.STARTING else turn_number(state), int(state.player))


def tile_plies(state: Position) -> list[int]:
    """Return by tile the ply at which it was placed, -1 if before the first action."""
    placed = [ply for ply, action in enumerate(state.history()) if action >= codes.PLACE]
    return [NEVER] * (int(state.tiles) - len(placed)) + placed


def _feature(state: Position, found: features.Feature) -> Feature:
    told: Feature = {
        "id": found.id,
        "type": found.type,
        "complete": found.complete,
        "tiles": found.tiles,
        "pennants": found.pennants,
        "open": found.open,
        "segments": features.segments_of(state, found.nodes),
        "meeples": list(found.meeples),
        "owners": list(found.owners),
        "points": found.points,
        "if_completed": found.if_completed,
        "cities": list(found.cities),
    }
    if found.scores:
        told["scores"] = list(found.scores)
    return told


def _tiles(state: Position) -> list[PlacedTile]:
    return [
        {
            "kind": tables.LETTERS[state.tile_kr(tile) // 4],
            "x": int(state.tile_x(tile)),
            "y": int(state.tile_y(tile)),
            "r": int(state.tile_kr(tile) % 4),
            "seat": seat_of_tile(state, tile),
            "ply": ply,
        }
        for tile, ply in enumerate(tile_plies(state))
    ]


def _meeples(state: Position) -> list[Meeple]:
    found: list[Meeple] = []
    for node in range(state.nodes):
        if state.meeple(node):
            tile = tile_of(state, node)
            found.append(
                {
                    "seat": int(state.meeple(node)) - 1,
                    "x": int(state.tile_x(tile)),
                    "y": int(state.tile_y(tile)),
                    "segment": node_name(state, node),
                    "feature": int(state.label(node)),
                }
            )
    return found


def view(state: Position, _seat: int | None) -> View:
    """Return the table as JSON data; it is the same for every seat and for a spectator."""
    scores, last = state.scores(), int(state.tiles) - 1
    best = max(scores)
    return {
        "game": "carcassonne",
        "players": int(state.players),
        "ply": int(state.ply),
        "turn": turn_number(state),
        "phase": codes.PHASE_NAMES[state.phase],
        "current": state.current_player(),
        "tile": None if state.hand == codes.NOBODY else tables.LETTERS[state.hand],
        "tiles": _tiles(state),
        "meeples": _meeples(state),
        "seats": [
            {"score": score, "supply": int(state.supply(seat)), "if_ended": ended}
            for seat, (score, ended) in enumerate(zip(scores, ending.if_ended(state), strict=True))
        ],
        "stack": {
            "left": {tables.LETTERS[kind]: int(state.left(kind)) for kind in range(codes.KINDS)},
            "total": int(state.unseen),
            "fixed": bool(state.fixed),
        },
        "set_aside": [tables.LETTERS[kind] for kind in map(state.aside, range(state.put_aside))],
        "last": None
        if last == 0
        else {"x": int(state.tile_x(last)), "y": int(state.tile_y(last)), "seat": placed_by(state, last)},
        "features": [_feature(state, found) for found in features.features(state)],
        "scores": scores,
        "winners": [seat for seat, points in enumerate(scores) if points == best] if state.phase == codes.OVER else [],
    }
