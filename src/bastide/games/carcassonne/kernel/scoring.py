"""What a feature is worth and to whom, and scoring during the game (rulebook sections E to H)."""

from bastide.engine.arrays import i64
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position


def majority(men: i64) -> i64:
    """Return a bit mask of the seats with most meeples of a packed count; nobody if there are none (CAR-053)."""
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
    """Return how many of the eight cells around a tile hold tiles."""
    cell, board = state.tile_cell[tile], state.board
    count: i64 = 0
    i: i64
    for i in range(8):
        there = i64(board[(cell + codes.AROUND[i]) % codes.CELLS])
        if there and there < codes.FRONT:
            count += 1
    return count


def tile_count(state: Position, root: i64) -> i64:
    """Return on how many tiles a feature lies, each counted once (CAR-064, CAR-075)."""
    label, ring, node_ks = state.label, state.ring, state.node_ks
    count: i64 = 0
    node = root
    while True:
        before = tables.TWINS[node_ks[node]]
        while before and label[node - before] != root:
            before -= 1
        if not before:
            count += 1
        node = ring[node]
        if node == root:
            return count


def value(state: Position, root: i64) -> i64:
    """Return the points of a road or city as it stands, complete or not (CAR-063, -072 to -074, -101 to -103)."""
    word = state.word[root]
    tiles = tile_count(state, root)
    if tables.TYPE[state.node_ks[root]] != tables.CITY:
        return tiles
    pennants = word >> tables.PENNANT_SHIFT & tables.PENNANT_MASK
    if word & tables.OPEN_MASK:
        return tiles + state.pennant * pennants
    if word & tables.SEGMENT_MASK == 2:
        return state.two_tile_city
    return 2 * tiles + 2 * pennants


def gain(state: Position, what: i64, root: i64, seat: i64, points: i64, number: i64) -> None:  # noqa: PLR0917
    """Give a seat points for a feature."""
    state.score[seat] += points
    if state.recording:
        state.note(what, root, seat, points, number)


def award(state: Position, root: i64, points: i64, what: i64) -> None:
    """Give a feature's points to those with most meeples there, and everybody's meeples back (CAR-052 to -055)."""
    word, ring, meeple = state.word[root], state.ring, state.meeple
    state.word[root] = word & tables.WITHOUT_MEN
    men = word >> tables.MAN_SHIFT
    owners = majority(men)
    seat: i64 = 0
    while men:
        state.supply[seat] += men & tables.MAN_MASK
        if owners >> seat & 1:
            gain(state, what, root, seat, points, 0)
        men >>= tables.MAN_BITS
        seat += 1
    node = root
    while True:
        if meeple[node]:
            if state.recording:
                state.note(codes.HOME, node, i64(meeple[node]) - 1, 0, 0)
            meeple[node] = 0
        node = ring[node]
        if node == root:
            return


def score_completed(state: Position) -> None:
    """Score what the last tile has completed (CAR-050 to CAR-083)."""
    tile = state.tiles - 1
    node: i64
    for node in range(state.tile_base[tile], state.nodes):
        root = state.label[node]
        word = state.word[root]
        if word >= tables.MAN_ONE and word & tables.OPEN_MASK == 0:
            award(state, root, value(state, root), tables.TYPE[state.node_ks[root]])
    x, y, i = state.tile_x[tile], state.tile_y[tile], state.monks_out - 1
    while i >= 0:
        monk = state.monks[i]
        if -1 <= state.tile_x[monk] - x <= 1 and -1 <= state.tile_y[monk] - y <= 1 and around(state, monk) == 8:
            state.monks_out -= 1
            state.monks[i] = state.monks[state.monks_out]
            award(state, cloister_node(state, monk), codes.CLOISTER_POINTS, tables.CLOISTER)
        i -= 1
