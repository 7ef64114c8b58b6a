"""Placing a meeple (rulebook section D): where one may stand, and putting it there."""

from bastide.engine.arrays import i64, u8
from bastide.games.carcassonne.kernel import tables
from bastide.games.carcassonne.kernel.state import Position


def free_segments(state: Position) -> i64:
    """Return a bit mask of the segments of the last tile that may take a meeple (CAR-034 to CAR-045)."""
    if state.supply[state.player] == 0:
        return 0
    free: i64 = 0
    bit: i64 = 1
    word, label, node_ks = state.word, state.label, state.node_ks
    node: i64
    for node in range(state.tile_base[state.tiles - 1], state.nodes):
        if word[label[node]] < tables.MAN_ONE and (state.farmers or tables.TYPE[node_ks[node]] != tables.FIELD):
            free |= bit
        bit <<= 1
    return free


def put(state: Position, tile: i64, segment: i64, seat: i64) -> None:
    """Put one meeple of a seat's supply on a segment of a tile."""
    node = state.tile_base[tile] + segment
    state.supply[seat] -= 1
    state.meeple[node] = u8(seat + 1)
    state.word[state.label[node]] += tables.MAN[seat]
    if tables.TYPE[state.node_ks[node]] == tables.CLOISTER:
        state.monks[state.monks_out] = tile
        state.monks_out += 1
