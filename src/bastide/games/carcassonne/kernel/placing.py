"""Drawing and placing the tile (rulebook section C): what fits where, and how a tile joins its neighbours."""

from bastide.engine.arrays import i16, i64, u8, vec
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position


def take_from_stack(state: Position, packed: vec[i16], kind: i64) -> None:
    """Count a tile as drawn (CAR-012)."""
    packed[codes.LEFT_AT + kind] -= 1
    packed[codes.LEFT_OF_FOUR_AT + (kind >> 2)] -= 1
    state.unseen -= 1
    state.drawn += 1


def set_aside(state: Position, kind: i64) -> None:
    """Put a tile with those that fitted nowhere (CAR-026)."""
    state.packed[codes.ASIDE_AT + state.put_aside] = i16(kind)
    state.put_aside += 1


def ways(word: vec[i64], kind: i64) -> i64:
    """Return in how many ways a tile of this kind can be placed, by the words of a position."""
    sums = word[len(word) - tables.WAYS_WORDS + (kind & 3)]
    return sums >> (kind >> 2) * tables.WAYS_BITS & tables.WAYS_MASK


def lay(state: Position, front: i64, rotation: i64) -> None:
    """Put the tile in hand on one of the front cells, for good (CAR-025), and join its segments to their neighbours."""
    board, packed, word = state.board, state.packed, state.word
    kind, tile, base, fronts = state.hand, state.tiles, state.nodes, state.fronts - 1
    kr, cell = kind * 4 + rotation, i64(packed[codes.FRONT_CELL_AT + front])
    packed[codes.TILE_KR_AT + tile] = i16(kr)
    packed[codes.TILE_CELL_AT + tile] = i16(cell)
    packed[codes.TILE_BASE_AT + tile] = i16(base)
    state.tiles = tile + 1
    first_word, node, ks = tables.FIRST_WORD, base, kind * 8
    end = base + tables.SEGMENTS[kind]
    while node < end:
        packed[codes.KS_AT + codes.NODE * node] = i16(ks)
        word[node] = first_word[ks]
        node += 1
        ks += 1
    state.nodes = end
    ways_of = tables.WAYS_OF
    need = i64(packed[codes.FRONT_NEED_AT + front]) * tables.WAYS_WORDS
    a, b, c, d = -ways_of[need], -ways_of[need + 1], -ways_of[need + 2], -ways_of[need + 3]
    moved = packed[codes.FRONT_CELL_AT + fronts]
    packed[codes.FRONT_CELL_AT + front] = moved
    packed[codes.FRONT_NEED_AT + front] = packed[codes.FRONT_NEED_AT + fronts]
    board[i64(moved)] = u8(codes.FRONT + front)
    board[cell] = u8(tile + 1)
    beside, meets = tables.BESIDE, tables.MEETS
    kr *= codes.SIDES
    cell *= codes.SIDES
    side: i64 = 0
    last: i64 = 0
    other: i64 = -1
    while side < codes.SIDES:
        place, meet = i64(beside[cell + side]), meets[kr + side]
        there = i64(board[place])
        if there == 0:
            board[place] = u8(codes.FRONT + fronts)
            packed[codes.FRONT_CELL_AT + fronts] = i16(place)
            need = meet & tables.MEETS_MASK
            packed[codes.FRONT_NEED_AT + fronts] = i16(need)
            fronts += 1
            need *= tables.WAYS_WORDS
            a += ways_of[need]
            b += ways_of[need + 1]
            c += ways_of[need + 2]
            d += ways_of[need + 3]
        elif there >= codes.FRONT:
            place = codes.FRONT_NEED_AT - codes.FRONT + there
            before = i64(packed[place])
            need = before | meet & tables.MEETS_MASK
            packed[place] = i16(need)
            before *= tables.WAYS_WORDS
            need *= tables.WAYS_WORDS
            a += ways_of[need] - ways_of[before]
            b += ways_of[need + 1] - ways_of[before + 1]
            c += ways_of[need + 2] - ways_of[before + 2]
            d += ways_of[need + 3] - ways_of[before + 3]
        else:
            other, last = there - 1, side
            theirs = meets[i64(packed[codes.TILE_KR_AT + other]) * codes.SIDES + (side ^ 2)] >> tables.MEETS_SHIFT
            other_base = i64(packed[codes.TILE_BASE_AT + other])
            _join_edge(packed, word, base - 1, meet >> tables.MEETS_SHIFT, other_base - 1, theirs)
        side += 1
    state.fronts = fronts
    at = len(word) - tables.WAYS_WORDS
    word[at] += a
    word[at + 1] += b
    word[at + 2] += c
    word[at + 3] += d
    if other >= 0:
        odd = last & 1  # 1 and 3 are east and west
        packed[codes.TILE_X_AT + tile] = packed[codes.TILE_X_AT + other] + i16((last - 2) * odd)
        packed[codes.TILE_Y_AT + tile] = packed[codes.TILE_Y_AT + other] + i16((1 - last) * (1 - odd))


def _join_edge(  # noqa: PLR0917 - a call in the hottest place
    packed: vec[i16], word: vec[i64], here: i64, ours: i64, there: i64, theirs: i64
) -> None:
    """Join what meets across one edge of a tile: the road or city, and the fields half by half (CAR-092).

    Segments are packed as in `tables.MEETS`; `here` and `there` are the nodes before those of the two tiles.
    """
    if ours & 15:
        root = _join(packed, word, here + (ours & 15), there + (theirs & 15))
        word[root] -= 2 * tables.OPEN_ONE
    ours >>= 4
    theirs >>= 4
    if ours:  # a city wall bounds the fields, and so does a road between two halves (CAR-091)
        _join(packed, word, here + (ours & 15), there + (theirs >> 4))
        if ours & 15 != ours >> 4 or theirs & 15 != theirs >> 4:
            _join(packed, word, here + (ours >> 4), there + (theirs & 15))


def _join(packed: vec[i16], word: vec[i64], a: i64, b: i64) -> i64:
    """Make one feature of two and return its name."""
    keep, lose = i64(packed[codes.LABEL_AT + codes.NODE * a]), i64(packed[codes.LABEL_AT + codes.NODE * b])
    if keep == lose:
        return keep
    if word[keep] & tables.SEGMENT_MASK < word[lose] & tables.SEGMENT_MASK:
        keep, lose = lose, keep
    at, name, last = codes.NODE * lose, i16(keep), codes.NODE * keep
    while packed[codes.LABEL_AT + at] != name:
        packed[codes.LABEL_AT + at] = name
        at = codes.NODE * i64(packed[codes.RING_AT + at])
    after = packed[codes.RING_AT + last]
    packed[codes.RING_AT + last] = packed[codes.RING_AT + at]
    packed[codes.RING_AT + at] = after
    word[keep] += word[lose]  # the meeples of both stay (CAR-039)
    return keep


def tile_of(state: Position, node: i64) -> i64:
    """Return the tile a node belongs to: the last one whose first node is not beyond it."""
    packed = state.packed
    low: i64 = node >> 3
    high: i64 = state.tiles - 1
    while low < high:
        middle = (low + high + 1) >> 1
        if i64(packed[codes.TILE_BASE_AT + middle]) <= node:
            low = middle
        else:
            high = middle - 1
    return low
