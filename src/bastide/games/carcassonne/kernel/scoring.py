"""All scoring of Carcassonne: completed features in a turn, everything else at the end. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import append, i64, vec
from bastide.games.carcassonne.kernel import codes, tables

if TYPE_CHECKING:
    from bastide.games.carcassonne.kernel.state import State


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


def cloister_node(state: "State", tile: i64) -> i64:
    """Return the node of a tile's cloister, the last of its segments."""
    return state.tile_base[tile] + tables.SEGMENTS[state.tile_kr[tile] >> 2] - 1


def around(state: "State", tile: i64) -> i64:
    """Return how many of the eight cells around a tile hold tiles."""
    cell, board = state.tile_cell[tile], state.board
    count: i64 = 0
    i: i64
    for i in range(8):
        there = i64(board[(cell + codes.AROUND[i]) % codes.CELLS])
        if there and there < codes.FRONT:
            count += 1
    return count


def tile_count(state: "State", root: i64) -> i64:
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


def value(state: "State", root: i64) -> i64:
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


def _note(state: "State", what: i64, node: i64, seat: i64, points: i64, number: i64) -> None:  # noqa: PLR0917
    events = append(state.events, what)
    events = append(events, node)
    events = append(events, seat)
    events = append(events, points)
    state.events = append(events, number)


def _gain(state: "State", what: i64, root: i64, seat: i64, points: i64, number: i64) -> None:  # noqa: PLR0917
    state.score[seat] += points
    if state.recording:
        _note(state, what, root, seat, points, number)


def _award(state: "State", root: i64, points: i64, what: i64) -> None:
    """Give a feature's points to those with most meeples there, and everybody's meeples back (CAR-052 to -055)."""
    word, ring, meeple = state.word[root], state.ring, state.meeple
    state.word[root] = word & tables.WITHOUT_MEN
    men = word >> tables.MAN_SHIFT
    owners = majority(men)
    seat: i64 = 0
    while men:
        state.supply[seat] += men & tables.MAN_MASK
        if owners >> seat & 1:
            _gain(state, what, root, seat, points, 0)
        men >>= tables.MAN_BITS
        seat += 1
    node = root
    while True:
        if meeple[node]:
            if state.recording:
                _note(state, codes.HOME, node, i64(meeple[node]) - 1, 0, 0)
            meeple[node] = 0
        node = ring[node]
        if node == root:
            return


def score_completed(state: "State") -> None:
    """Score what the last tile has completed (CAR-050 to CAR-083)."""
    tile = state.tiles - 1
    node: i64
    for node in range(state.tile_base[tile], state.nodes):
        root = state.label[node]
        word = state.word[root]
        if word >= tables.MAN_ONE and word & tables.OPEN_MASK == 0:
            _award(state, root, value(state, root), tables.TYPE[state.node_ks[root]])
    x, y, i = state.tile_x[tile], state.tile_y[tile], state.monks_out - 1
    while i >= 0:
        monk = state.monks[i]
        if -1 <= state.tile_x[monk] - x <= 1 and -1 <= state.tile_y[monk] - y <= 1 and around(state, monk) == 8:
            state.monks_out -= 1
            state.monks[i] = state.monks[state.monks_out]
            _award(state, cloister_node(state, monk), codes.CLOISTER_POINTS, tables.CLOISTER)
        i -= 1


def score_end(state: "State") -> None:
    """Score what is unfinished, then the fields (CAR-100 to CAR-117)."""
    i: i64
    for i in range(state.monks_out):
        monk = state.monks[i]
        _award(state, cloister_node(state, monk), 1 + around(state, monk), tables.CLOISTER + codes.UNFINISHED)
    state.monks_out = 0
    node: i64
    for node in range(state.nodes):
        if state.meeple[node] and tables.TYPE[state.node_ks[node]] != tables.FIELD:
            root = state.label[node]
            _award(state, root, value(state, root), tables.TYPE[state.node_ks[node]] + codes.UNFINISHED)
    if state.field_scoring == codes.CITY_MAJORITY:
        _score_fields_by_city(state)
    else:
        _score_fields(state)


def _score_fields(state: "State") -> None:
    """Score each field for its owners, 3 points a completed city (CAR-110 to CAR-117, CAR-132)."""
    paid = vec[i64]([0] * tables.NODES)
    seen = vec[i64]([0] * tables.NODES)
    gain = vec[i64]([0] * codes.SEATS)
    root: i64
    seat: i64
    for root in range(state.nodes):
        word = state.word[root]
        if word < tables.MAN_ONE or state.label[root] != root or tables.TYPE[state.node_ks[root]] != tables.FIELD:
            continue
        owners = majority(word >> tables.MAN_SHIFT)
        for seat in range(codes.SEATS):
            gain[seat] = 0
        node = root
        while True:
            touched, city = tables.CITIES[state.node_ks[node]], node - (state.node_ks[node] & 7)
            while touched:
                where = state.label[city]
                if touched & 1 and state.word[where] & tables.OPEN_MASK == 0 and seen[where] != root + 1:
                    seen[where] = root + 1
                    new = owners
                    if state.field_scoring == codes.CITY_ONCE:
                        new &= ~paid[where]
                        paid[where] |= owners
                    for seat in range(state.players):
                        gain[seat] += new >> seat & 1
                touched >>= 1
                city += 1
            node = state.ring[node]
            if node == root:
                break
        for seat in range(state.players):
            if gain[seat]:
                _gain(state, tables.FIELD + codes.UNFINISHED, root, seat, codes.FIELD_POINTS * gain[seat], gain[seat])


def _score_fields_by_city(state: "State") -> None:
    """Score each completed city for those with most farmers on all fields around it (CAR-133)."""
    seen = vec[i64]([0] * tables.NODES)
    men = vec[i64]([0] * tables.NODES)
    root: i64
    seat: i64
    for root in range(state.nodes):
        word = state.word[root]
        if word < tables.MAN_ONE or state.label[root] != root or tables.TYPE[state.node_ks[root]] != tables.FIELD:
            continue
        node = root
        while True:
            touched, city = tables.CITIES[state.node_ks[node]], node - (state.node_ks[node] & 7)
            while touched:
                where = state.label[city]
                if touched & 1 and state.word[where] & tables.OPEN_MASK == 0 and seen[where] != root + 1:
                    seen[where] = root + 1
                    men[where] += word >> tables.MAN_SHIFT
                touched >>= 1
                city += 1
            node = state.ring[node]
            if node == root:
                break
    for root in range(state.nodes):
        if men[root]:
            owners = majority(men[root])
            for seat in range(state.players):
                if owners >> seat & 1:
                    _gain(state, tables.FIELD + codes.UNFINISHED, root, seat, codes.MAJORITY_POINTS, 1)
