"""Final scoring and who wins (section J), with what the expansion adds (section K)."""

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, screens, tables
from bastide.games.carrara.kernel.objectives import measure, of_objects
from bastide.games.carrara.kernel.state import Position


def coins_per_point(state: Position) -> i64:
    """Return how many coins make a point: 5, or what an open card says (CRR-102, CRR-132)."""
    i: i64
    for i in range(len(state.cards)):
        card = state.cards[i]
        if card >= 0 and tables.RATE[card] == codes.Q_COIN_RATE:
            return tables.RATE_OF[card]
    return tables.COINS_PER_POINT


def counted(state: Position, seat: i64) -> i64:
    """Return how many objects the purple card counts; all others are surplus (CRR-130)."""
    card = state.cards[codes.OBJECT_CLASS]
    quantity, what = tables.RATE[card], tables.RATE_OF[card]
    if quantity in (codes.Q_GROUPS, codes.Q_SETS):  # CRR-134, CRR-135
        return what * of_objects(state.objects[seat], quantity, what)
    if quantity in (codes.Q_KINDS, codes.Q_OBJECTS):  # CRR-136, CRR-137
        return of_objects(state.objects[seat], quantity, what)
    return 0


def by_card(state: Position, seat: i64, card: i64) -> i64:
    """Return the points of a card in final scoring, whether its requirement is met or not (CRR-100)."""
    if card == codes.NOTHING or tables.RATE_POINTS[card] == 0:
        return 0
    return tables.RATE_POINTS[card] * measure(state, seat, tables.RATE[card], tables.RATE_OF[card])


def final_points(state: Position, seat: i64, cause: i64) -> i64:
    """Return what final scoring would give a seat for one cause, were the game over now."""
    if cause == codes.OBJECT_CARD:  # CRR-098
        return by_card(state, seat, state.cards[codes.OBJECT_CLASS])
    if cause == codes.BUILDING_CARD:  # CRR-099
        return by_card(state, seat, state.cards[codes.BUILDING_CLASS])
    if cause == codes.BONUS_CARD:  # CRR-131
        return by_card(state, seat, state.cards[codes.BONUS_CLASS])
    if cause == codes.SURPLUS:  # CRR-130
        if not state.surplus:
            return 0
        return tables.SURPLUS_POINTS * (state.objects[seat] % tables.SUM - counted(state, seat))
    assert cause == codes.COINS_LEFT
    return state.coins[seat] // coins_per_point(state)  # CRR-102


def score_end(state: Position) -> None:
    """Give every seat the points of final scoring; no card sees the points of another (CRR-144)."""
    seat: i64
    cause: i64
    for seat in range(state.players):
        gained: i64 = 0
        for cause in range(codes.CAUSES):
            points = final_points(state, seat, cause)
            gained += points
            if state.recording and points:
                state.note(codes.FINAL, seat, cause, points, 0, 0)
        state.score[seat] += gained


def known_points(state: Position, seat: i64, cause: i64) -> i64:
    """Return as much of `final_points` as everybody can work out: cards that count what lies open (CRR-026)."""
    if cause > codes.BONUS_CARD:
        return 0
    card = state.cards[codes.BONUS_CLASS]
    if cause == codes.OBJECT_CARD:
        card = state.cards[codes.OBJECT_CLASS]
    elif cause == codes.BUILDING_CARD:
        card = state.cards[codes.BUILDING_CLASS]
    if card == codes.NOTHING or screens.is_hidden(tables.RATE[card]):
        return 0
    return by_card(state, seat, card)


def if_ended(state: Position, seat: int | None = None) -> list[int]:
    """Return the points of every seat if the game ended now; of what a seat cannot see, a spectator sees none."""
    found = state.scores()
    if state.phase == codes.OVER:
        return found
    viewer: i64 = codes.NOBODY
    if seat is not None:
        viewer = seat
    other: i64
    cause: i64
    for other in range(state.players):
        gained: i64 = 0
        for cause in range(codes.CAUSES):
            if screens.sees(state, viewer, other):
                gained += final_points(state, other, cause)
            else:
                gained += known_points(state, other, cause)
        found[other] += int(gained)
    return found


def winners(state: Position) -> list[int]:
    """Return who is ahead: most points (CRR-103), then most blocks left; several if that ties too (CRR-104)."""
    order = [(int(state.score[seat]), int(state.stock[seat] % tables.SUM)) for seat in range(int(state.players))]
    return [seat for seat, rank in enumerate(order) if rank == max(order)]


def returns(state: Position) -> list[float]:
    """Return every seat's share of the win (CRR-104); zeros before the end."""
    if state.phase != codes.OVER:
        return [0.0] * int(state.players)
    first = winners(state)
    return [1 / len(first) if seat in first else 0.0 for seat in range(int(state.players))]
