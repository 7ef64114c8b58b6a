"""What a feature is worth and to whom, and scoring during the game (rulebook sections E to H)."""

from typing import Final

from bastide.engine.arrays import i16, i64
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
    return state.tile_base(tile) + tables.SEGMENTS[state.tile_kr(tile) >> 2] - 1


def around(state: Position, tile: i64) -> i64:
    """Return how many of the eight cells around a tile hold tiles, whatever they show (CAR-082)."""
    cell, board, steps = state.tile_cell(tile), state.board, codes.AROUND
    count: i64 = 0
    i: i64 = 0
    while i < codes.NEIGHBOURS:
        there = i64(board[(cell + steps[i]) % codes.CELLS])
        if there and there < codes.FRONT:
            count += 1
        i += 1
    return count


def tile_count(state: Position, root: i64) -> i64:
    """Return on how many tiles a feature lies, each counted once (CAR-064, CAR-075, CAR-106)."""
    packed, twins, name = state.packed, tables.TWINS, i16(root)
    count: i64 = 0
    node = root
    while True:
        at = codes.NODE * node
        before = twins[i64(packed[codes.KS_AT + at])]
        while before and packed[codes.LABEL_AT + at - codes.NODE * before] != name:
            before -= 1
        if not before:
            count += 1
        node = i64(packed[codes.RING_AT + at])
        if node == root:
            return count


def value(state: Position, root: i64) -> i64:
    """Return the points of a road or city as it stands, complete or not."""
    word = state.word[root]
    tiles = tile_count(state, root)
    if tables.TYPE[state.node_ks(root)] != tables.CITY:
        return tiles  # CAR-063, CAR-101
    pennants = word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK
    if word & tables.OPEN_MASK:
        return tiles + state.pennant * pennants  # CAR-102; pennants by option only (CAR-103, CAR-134)
    if word & tables.SEGMENT_MASK == SMALLEST_CITY:
        return state.two_tile_city  # CAR-074, CAR-131
    return 2 * tiles + 2 * pennants  # CAR-072, CAR-073


def gain(state: Position, what: i64, root: i64, seat: i64, points: i64, number: i64) -> None:  # noqa: PLR0917
    """Add to a seat's points, which have no limit (CAR-059)."""
    state.packed[codes.SCORE_AT + seat] += i16(points)
    if state.recording:
        state.note(what, root, seat, points, number)


def award(state: Position, root: i64, points: i64, what: i64) -> None:
    """Give a feature's points to those with most meeples there, whoever laid the tile (CAR-057), and all meeples back.

    Seats with fewer get nothing (CAR-105).
    """
    packed, word = state.packed, state.word[root]
    state.word[root] = word & tables.WITHOUT_MEN
    men = word >> tables.MAN_SHIFT
    owners = majority(men)
    seat: i64 = 0
    while men:
        packed[codes.SUPPLY_AT + seat] += i16(men & tables.MAN_MASK)  # CAR-055
        if owners >> seat & 1:  # once, however many of the seat's meeples are there (CAR-054)
            gain(state, what, root, seat, points, 0)
        men >>= tables.MAN_BITS
        seat += 1
    node = root
    while True:
        at = codes.NODE * node
        if packed[codes.MEEPLE_AT + at]:
            if state.recording:
                state.note(codes.HOME, node, i64(packed[codes.MEEPLE_AT + at]) - 1, 0, 0)
            packed[codes.MEEPLE_AT + at] = 0  # no other way leads off the board (CAR-042)
        node = i64(packed[codes.RING_AT + at])
        if node == root:
            return


def score_completed(state: Position, due: i64) -> None:
    """Score the roads and cities that the last tile has completed (CAR-050), each by itself (CAR-051).

    `due` is a bit mask of its segments with no open edge (CAR-060, CAR-061, CAR-070) and somebody on their feature:
    without meeples it scores for nobody (CAR-058).
    """
    node = state.tile_base(state.tiles - 1)
    while due:
        if due & 1:
            root = state.label(node)
            if state.word[root] >= tables.MAN_ONE:  # not scored already with another segment
                award(state, root, value(state, root), tables.TYPE[state.node_ks(root)])
        due >>= 1
        node += 1


def score_cloisters(state: Position) -> None:
    """Score the cloisters that the last tile has completed, of which there may be several (CAR-083)."""
    packed, tile, i = state.packed, state.tiles - 1, state.monks_out - 1
    x, y = i64(packed[codes.TILE_X_AT + tile]), i64(packed[codes.TILE_Y_AT + tile])
    while i >= 0:
        monk = i64(packed[codes.MONKS_AT + i])
        if (
            -1 <= i64(packed[codes.TILE_X_AT + monk]) - x <= 1
            and -1 <= i64(packed[codes.TILE_Y_AT + monk]) - y <= 1
            and around(state, monk) == codes.NEIGHBOURS
        ):
            state.monks_out -= 1  # all eight cells around are filled (CAR-080)
            packed[codes.MONKS_AT + i] = packed[codes.MONKS_AT + state.monks_out]
            award(state, cloister_node(state, monk), codes.CLOISTER_POINTS, tables.CLOISTER)
        i -= 1
