"""The end of the game: scoring of unfinished features, then of fields (rulebook sections J and K)."""

from typing import Final

from bastide.engine.arrays import i64, u8, vec
from bastide.games.carcassonne.kernel import codes, scoring, tables
from bastide.games.carcassonne.kernel.state import Position

FIELDS_MAX: Final = 35
"""Fields with farmers: no more than meeples of all seats."""


def end(state: Position) -> None:
    """End the game (CAR-120): unfinished features are scored first (CAR-100), fields last (CAR-090, CAR-110)."""
    state.phase = codes.OVER
    state.hand = codes.NOBODY
    fields = vec[i64]([0] * FIELDS_MAX)
    number = _score_unfinished(state, fields)
    if state.field_scoring == codes.CITY_MAJORITY:
        _score_fields_by_city(state, fields, number)
    else:
        _score_fields(state, fields, number)


def if_ended(state: Position, _seat: int | None = None) -> list[int]:
    """Return the points of every seat if the game ended now, unfinished features and fields scored."""
    if state.phase == codes.OVER:
        return state.scores()
    last = state.clone()
    end(last)
    return last.scores()


def _score_unfinished(state: Position, fields: vec[i64]) -> i64:
    """Score unfinished cloisters (CAR-104), roads and cities; only farmers stay on the board (CAR-107).

    Write the fields with farmers into `fields` in the order of their names; return how many there are.
    """
    i: i64
    node: i64
    for i in range(state.monks_out):
        monk = state.monk(i)
        node = scoring.cloister_node(state, monk)
        scoring.award(state, node, 1 + scoring.around(state, monk), tables.CLOISTER + codes.UNFINISHED)
    state.monks_out = 0
    packed, number = state.packed, 0
    for node in range(state.nodes):
        if packed[codes.MEEPLE_AT + codes.NODE * node]:
            what = tables.TYPE[i64(packed[codes.KS_AT + codes.NODE * node])]
            root = i64(packed[codes.LABEL_AT + codes.NODE * node])
            if what == tables.FIELD:
                number = _enter(fields, number, root)
            else:
                scoring.award(state, root, scoring.value(state, root), what + codes.UNFINISHED)
    return number


def _enter(fields: vec[i64], number: i64, root: i64) -> i64:
    """Enter a field among the first so many, in order, unless it is there; return how many there are then."""
    at = number
    while at and fields[at - 1] > root:
        at -= 1
    if at and fields[at - 1] == root:
        return number
    i = number
    while i > at:
        fields[i] = fields[i - 1]
        i -= 1
    fields[at] = root
    return number + 1


def _score_fields(state: Position, fields: vec[i64], number: i64) -> None:
    """Score each field for its owners, 3 points a completed city (CAR-112).

    A city counts for every field beside it (CAR-114), whether or not anybody scored it before (CAR-117), but for the
    same seat once only (CAR-115), unless an option says otherwise (CAR-132).
    """
    paid = vec[u8]([0] * tables.NODES)
    seen = vec[u8]([0] * tables.NODES)
    cities = vec[i64]([0] * codes.SEATS)
    field: i64
    seat: i64
    words, packed = state.word, state.packed
    for field in range(number):
        root = fields[field]
        owners = scoring.majority(words[root] >> tables.MAN_SHIFT)  # CAR-111
        for seat in range(codes.SEATS):
            cities[seat] = 0
        node = root
        while True:
            ks = i64(packed[codes.KS_AT + codes.NODE * node])
            touched, city = tables.CITIES[ks], node - (ks & 7)
            while touched:
                where = i64(packed[codes.LABEL_AT + codes.NODE * city])
                complete = words[where] & tables.OPEN_MASK == 0  # CAR-116
                if touched & 1 and complete and i64(seen[where]) != field + 1:
                    seen[where] = u8(field + 1)  # once for a field, however often they touch (CAR-113)
                    new = owners
                    if state.field_scoring == codes.CITY_ONCE:
                        new &= ~i64(paid[where])
                        paid[where] |= u8(owners)
                    for seat in range(state.players):
                        cities[seat] += new >> seat & 1
                touched >>= 1
                city += 1
            node = i64(packed[codes.RING_AT + codes.NODE * node])
            if node == root:
                break
        for seat in range(state.players):
            if cities[seat]:
                points = codes.FIELD_POINTS * cities[seat]
                scoring.gain(state, tables.FIELD + codes.UNFINISHED, root, seat, points, cities[seat])


def _score_fields_by_city(state: Position, fields: vec[i64], number: i64) -> None:
    """Score each completed city for those with most farmers on all fields around it (CAR-133)."""
    seen = vec[u8]([0] * tables.NODES)
    men = vec[i64]([0] * tables.NODES)
    field: i64
    root: i64
    seat: i64
    for field in range(number):
        root = fields[field]
        node = root
        while True:
            ks = state.node_ks(node)
            touched, city = tables.CITIES[ks], node - (ks & 7)
            while touched:
                where = state.label(city)
                if touched & 1 and state.word[where] & tables.OPEN_MASK == 0 and i64(seen[where]) != field + 1:
                    seen[where] = u8(field + 1)
                    men[where] += state.word[root] >> tables.MAN_SHIFT
                touched >>= 1
                city += 1
            node = state.ring(node)
            if node == root:
                break
    for root in range(state.nodes):
        if men[root]:
            owners = scoring.majority(men[root])
            for seat in range(state.players):
                if owners >> seat & 1:
                    scoring.gain(state, tables.FIELD + codes.UNFINISHED, root, seat, codes.MAJORITY_POINTS, 1)
