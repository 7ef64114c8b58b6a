"""Placing a meeple (rulebook section D): where one may stand, and putting it there."""

from bastide.engine.arrays import i64, u8
from bastide.games.carcassonne.kernel import tables
from bastide.games.carcassonne.kernel.state import Position


def free_segments(state: Position) -> i64:
    """Return a bit mask of the segments of the last tile that may take a meeple (CAR-034, CAR-035).

    Each is judged by itself with the tile in place (CAR-038), also if the tile completes its feature (CAR-046). A
    cloister is a feature of its own and so always free (CAR-044); the field around it is one like any other (CAR-045).
    """
    if state.supply[state.player] == 0:  # CAR-040
        return 0
    free: i64 = 0
    bit: i64 = 1
    word, label, node_ks = state.word, state.label, state.node_ks
    node: i64
    for node in range(state.tile_base[state.tiles - 1], state.nodes):
        empty = word[i64(label[node])] < tables.MAN_ONE  # nobody anywhere on the feature (CAR-037)
        if empty and (state.farmers or tables.TYPE[i64(node_ks[node])] != tables.FIELD):  # CAR-135
            free |= bit
        bit <<= 1
    return free


def put(state: Position, tile: i64, segment: i64, seat: i64) -> None:
    """Put one meeple of a seat's supply on a segment of a tile (CAR-033)."""
    node = state.tile_base[tile] + segment
    state.supply[seat] -= 1
    state.meeple[node] = u8(seat + 1)
    state.word[i64(state.label[node])] += tables.MAN[seat]
    if tables.TYPE[i64(state.node_ks[node])] == tables.CLOISTER:
        state.monks[state.monks_out] = tile
        state.monks_out += 1
