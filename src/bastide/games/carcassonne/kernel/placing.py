"""Drawing and placing the tile (rulebook section C): what fits where, and how a tile joins its neighbours."""

from bastide.engine.arrays import append, i16, i64, u8
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position


def take_from_stack(state: Position, kind: i64) -> None:
    """Count a tile as drawn (CAR-012)."""
    state.left[kind] -= 1
    state.unseen -= 1
    state.drawn += 1


def set_aside(state: Position, kind: i64) -> None:
    """Put a tile with those that fitted nowhere (CAR-026)."""
    state.aside = append(state.aside, kind)


def fits_somewhere(state: Position, kind: i64) -> bool:
    """Return whether a tile of this kind fits in at least one place (CAR-026)."""
    need, fits = state.front_need, kind * 256
    i: i64
    for i in range(state.fronts):  # noqa: SIM110 - any() would build a generator in the hottest place
        if tables.FITS[fits + i64(need[i])]:
            return True
    return False


def lay(state: Position, front: i64, rotation: i64) -> None:
    """Put the tile in hand on one of the front cells, for good (CAR-025), and join its segments to their neighbours."""
    board, front_cell, front_need = state.board, state.front_cell, state.front_need
    label, ring, word, node_ks = state.label, state.ring, state.word, state.node_ks
    kr, cell = state.hand * 4 + rotation, i64(front_cell[front])
    tile, node, fronts = state.tiles, state.nodes, state.fronts - 1
    state.tile_kr[tile] = kr
    state.tile_cell[tile] = cell
    state.tile_base[tile] = node
    state.tiles = tile + 1
    first = state.hand * 8
    ks: i64
    for ks in range(first, first + tables.SEGMENTS[state.hand]):
        label[node] = i16(node)
        ring[node] = i16(node)
        word[node] = tables.FIRST_WORD[ks]
        node_ks[node] = u8(ks)
        node += 1
    state.nodes = node
    moved = front_cell[fronts]
    front_cell[front] = moved
    front_need[front] = front_need[fronts]
    board[i64(moved)] = u8(codes.FRONT + front)
    board[cell] = u8(tile + 1)
    side: i64
    for side in range(4):
        beside = (cell + codes.STEP[side]) % codes.CELLS
        there = i64(board[beside])
        if there == 0:
            board[beside] = u8(codes.FRONT + fronts)
            front_cell[fronts] = i16(beside)
            front_need[fronts] = u8(tables.ASKS[kr * 4 + side])
            fronts += 1
        elif there >= codes.FRONT:
            front_need[there - codes.FRONT] |= u8(tables.ASKS[kr * 4 + side])
        else:
            other = there - 1
            _join_edge(state, tile, side, other)
            state.tile_x[tile] = state.tile_x[other] - codes.STEP_X[side]
            state.tile_y[tile] = state.tile_y[other] - codes.STEP_Y[side]
    state.fronts = fronts


def _join_edge(state: Position, tile: i64, side: i64, other: i64) -> None:
    """Join what meets across one edge of a tile: the road or city, and the fields half by half (CAR-092)."""
    kr, other_kr = state.tile_kr[tile], state.tile_kr[other]
    base, other_base, back = state.tile_base[tile], state.tile_base[other], side ^ 2
    segment = tables.SIDE[kr * 4 + side]
    if segment >= 0:
        root = _join(state, base + segment, other_base + tables.SIDE[other_kr * 4 + back])
        state.word[root] -= 2 * tables.OPEN_ONE
    segment = tables.HALF[kr * 8 + 2 * side]
    if segment >= 0:  # a city wall bounds the fields, and so does a road between two halves (CAR-091)
        _join(state, base + segment, other_base + tables.HALF[other_kr * 8 + 2 * back + 1])
        _join(state, base + tables.HALF[kr * 8 + 2 * side + 1], other_base + tables.HALF[other_kr * 8 + 2 * back])


def _join(state: Position, a: i64, b: i64) -> i64:
    """Make one feature of two and return its name."""
    label, ring, word = state.label, state.ring, state.word
    keep, lose = i64(label[a]), i64(label[b])
    if keep == lose:
        return keep
    if word[keep] & tables.SEGMENT_MASK < word[lose] & tables.SEGMENT_MASK:
        keep, lose = lose, keep
    node = lose
    name = i16(keep)
    while label[node] != name:
        label[node] = name
        node = i64(ring[node])
    after = ring[keep]
    ring[keep] = ring[lose]
    ring[lose] = after
    word[keep] += word[lose]  # the meeples of both stay (CAR-039)
    return keep


def tile_of(state: Position, node: i64) -> i64:
    """Return the tile a node belongs to: the last one whose first node is not beyond it."""
    base = state.tile_base
    low: i64 = node >> 3
    high: i64 = state.tiles - 1
    while low < high:
        middle = (low + high + 1) >> 1
        if base[middle] <= node:
            low = middle
        else:
            high = middle - 1
    return low
