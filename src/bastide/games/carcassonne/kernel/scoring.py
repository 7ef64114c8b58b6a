"""What a feature is worth and to whom, and scoring during the game (rulebook sections E to H)."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position

SMALLEST_CITY: Final = 2
"""Segments of the smallest city that can be complete, which scores by an exception (CAR-074)."""


def majority(men: i64) -> i64:
    """Return a bit mask of the seats with most meeples of a packed count (CAR-052), all of them if tied (CAR-053)."""
    most: i64 = 1
    owners: i64 = 0
    bit: i64 = 1
    while men:
        here = men & tables.MAN_MASK
        if here >= most:
            owners = owners | bit if here == most else bit
            most = here
        men >>= tables.MAN_BITS
        bit <<= 1
    return owners


def cloister_node(state: Position, tile: i64) -> i64:
    """Return the node of a tile's cloister, the last of its segments."""
    return state.tile_base[tile] + tables.SEGMENTS[state.tile_kr[tile] >> 2] - 1


def around(state: Position, tile: i64) -> i64:
    """Return how many of the eight cells around a tile hold tiles, whatever they show (CAR-082)."""
    cell, board = state.tile_cell[tile], state.board
    count: i64 = 0
    i: i64
    for i in range(codes.NEIGHBOURS):
        there = i64(board[(cell + codes.AROUND[i]) % codes.CELLS])
        if there and there < codes.FRONT:
            count += 1
    return count


def tile_count(state: Position, root: i64) -> i64:
    """Return on how many tiles a feature lies, each counted once (CAR-064, CAR-075, CAR-106)."""
    label, ring, node_ks = state.label, state.ring, state.node_ks
    count: i64 = 0
    node = root
    while True:
        before = tables.TWINS[i64(node_ks[node])]
        while before and i64(label[node - before]) != root:
            before -= 1
        if not before:
            count += 1
        node = i64(ring[node])
        if node == root:
            return count


def value(state: Position, root: i64) -> i64:
    """Return the points of a road or city as it stands, complete or not."""
    word = state.word[root]
    tiles = tile_count(state, root)
    if tables.TYPE[i64(state.node_ks[root])] != tables.CITY:
        return tiles  # CAR-063, CAR-101
    pennants = word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK
    if word & tables.OPEN_MASK:
        return tiles + state.pennant * pennants  # CAR-102; pennants by option only (CAR-103, CAR-134)
    if word & tables.SEGMENT_MASK == SMALLEST_CITY:
        return state.two_tile_city  # CAR-074, CAR-131
    return 2 * tiles + 2 * pennants  # CAR-072, CAR-073


def gain(state: Position, what: i64, root: i64, seat: i64, points: i64, number: i64) -> None:  # noqa: PLR0917
    """Add to a seat's points, which have no limit (CAR-059)."""
    state.score[seat] += points
    if state.recording:
        state.note(what, root, seat, points, number)


def award(state: Position, root: i64, points: i64, what: i64) -> None:
    """Give a feature's points to those with most meeples there, whoever laid the tile (CAR-057), and all meeples back.

    Seats with fewer get nothing (CAR-105).
    """
    word, ring, meeple = state.word[root], state.ring, state.meeple
    state.word[root] = word & tables.WITHOUT_MEN
    men = word >> tables.MAN_SHIFT
    owners = majority(men)
    seat: i64 = 0
    while men:
        state.supply[seat] += men & tables.MAN_MASK  # CAR-055
        if owners >> seat & 1:  # once, however many of the seat's meeples are there (CAR-054)
            gain(state, what, root, seat, points, 0)
        men >>= tables.MAN_BITS
        seat += 1
    node = root
    while True:
        if meeple[node]:
            if state.recording:
                state.note(codes.HOME, node, i64(meeple[node]) - 1, 0, 0)
            meeple[node] = 0  # no other way leads off the board (CAR-042)
        node = i64(ring[node])
        if node == root:
            return


def score_completed(state: Position) -> None:
    """Score what the last tile has completed (CAR-050), each feature by itself (CAR-051).

    A road or city is complete if no edge of it is open (CAR-060, CAR-061, CAR-070); without meeples it scores for
    nobody (CAR-058).
    """
    tile, label, words = state.tiles - 1, state.label, state.word
    node: i64
    for node in range(state.tile_base[tile], state.nodes):
        root = i64(label[node])
        word = words[root]
        if word >= tables.MAN_ONE and word & tables.OPEN_MASK == 0:
            award(state, root, value(state, root), tables.TYPE[i64(state.node_ks[root])])
    x, y, i = state.tile_x[tile], state.tile_y[tile], state.monks_out - 1
    while i >= 0:  # one tile may complete several cloisters (CAR-083)
        monk = state.monks[i]
        if (
            -1 <= state.tile_x[monk] - x <= 1
            and -1 <= state.tile_y[monk] - y <= 1
            and around(state, monk) == codes.NEIGHBOURS
        ):
            state.monks_out -= 1  # all eight cells around are filled (CAR-080)
            state.monks[i] = state.monks[state.monks_out]
            award(state, cloister_node(state, monk), codes.CLOISTER_POINTS, tables.CLOISTER)
        i -= 1
