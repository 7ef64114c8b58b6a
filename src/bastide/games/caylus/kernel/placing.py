"""Phase 2: who may place a worker where, at which price, and passing (section E of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.state import Position


def common_price(state: Position) -> i64:
    """Return the price of a placement on a building that is not one's own (CAY-066, CAY-294)."""
    if state.players == codes.TWO_PLAYERS and state.bridge:
        return tables.PRICE_TWO
    return 1 + state.bridge


def price(state: Position, seat: i64, place: i64) -> i64:
    """Return what a seat pays to place a worker."""
    if place > codes.ROAD and state.owner[place - codes.ROAD] == seat:
        return tables.OWN_PRICE  # CAY-070, CAY-296
    if state.inn_right == seat:
        return tables.INN_PRICE  # CAY-071, CAY-116, CAY-297
    return common_price(state)  # CAY-067, CAY-068, CAY-069, CAY-295


def is_open(state: Position, seat: i64, place: i64) -> bool:
    """Return whether a worker of a seat may stand there, price aside."""
    i: i64
    if place > codes.ROAD:
        space = place - codes.ROAD  # whatever stands before it (CAY-041), and wherever the provost is (CAY-084)
        return state.tile[space] >= 0 and state.worker[space] < 0 and tables.WORKS[state.tile[space]] != 0  # CAY-075
    if place == codes.CASTLE:
        for i in range(codes.SEATS):  # noqa: SIM110 - no generator in a kernel
            if state.castle[i] == seat:
                return False  # CAY-082
        return True
    if place == codes.STABLES:
        if state.players == codes.TWO_PLAYERS or state.stables[codes.STABLE_CIRCLES - 1] >= 0:
            return False  # CAY-077, CAY-293
        for i in range(codes.STABLE_CIRCLES):  # noqa: SIM110 - no generator in a kernel
            if state.stables[i] == seat:
                return False  # CAY-078
        return True
    if place == codes.INN:
        return state.inn_left < 0  # CAY-079, CAY-080, CAY-321
    return state.special[place] < 0  # CAY-076


def fill_workers(state: Position, seat: i64, code: i64, into: vec[i64]) -> i64:
    """List the placements that a seat can pay, as `code` + place; return how many (CAY-065, CAY-083, CAY-319)."""
    count: i64 = 0
    place: i64
    if state.home[seat] == 0:
        return 0
    pays_own = state.deniers[seat] >= tables.OWN_PRICE
    pays = price(state, seat, codes.CASTLE) <= state.deniers[seat]  # the price of all places that are not one's own
    for place in range(codes.ROAD + 1 if pays else 0):
        if is_open(state, seat, place):
            into[count] = code + place
            count += 1
    for place in range(codes.ROAD + 1, codes.PLACES):
        payable = pays_own if state.owner[place - codes.ROAD] == seat else pays
        if payable and is_open(state, seat, place):
            into[count] = code + place
            count += 1
    return count


def stand(state: Position, seat: i64, place: i64) -> None:
    """Put a worker on a place; the owner scores if it is somebody else (CAY-072, CAY-073, CAY-074, CAY-093)."""
    i: i64 = 0
    if place > codes.ROAD:
        space = place - codes.ROAD
        state.worker[space] = seat
        host = state.owner[space]
        if host >= 0 and host != seat:
            state.score[host] += tables.VISITOR_POINTS  # at once, whether it is activated or not (CAY-085)
            state.note(codes.EV_VISITOR, host, place, state.tile[space], 0, tables.VISITOR_POINTS)
    elif place == codes.CASTLE:
        while state.castle[i] >= 0:  # the lowest free place (CAY-081, CAY-097)
            i += 1
        state.castle[i] = seat
    elif place == codes.STABLES:
        while state.stables[i] >= 0:  # the lowest free circle (CAY-077)
            i += 1
        state.stables[i] = seat
    elif place == codes.INN:
        state.inn_left = seat
    else:
        state.special[place] = seat


def kind_at(state: Position, place: i64) -> i64:
    """Return the building of a place on the road, -1 off the road."""
    if place > codes.ROAD:
        return state.tile[place - codes.ROAD]
    return codes.NOBODY


def place_worker(state: Position, seat: i64, place: i64) -> None:
    """Pay the price and put a worker on a place (CAY-060)."""
    cost = price(state, seat, place)
    state.deniers[seat] -= cost
    state.home[seat] -= 1
    state.note(codes.EV_WORKER, seat, place, kind_at(state, place), cost, 0)
    stand(state, seat, place)


def has_passed(state: Position, seat: i64) -> bool:
    """Return whether a seat stands on the bridge."""
    i: i64
    for i in range(state.bridge):  # noqa: SIM110 - any() would build a generator in the hottest place
        if state.passed[i] == seat:
            return True
    return False


def place_next(state: Position) -> bool:
    """Ask the next player who has not passed for a worker; return whether all have (CAY-060, CAY-061)."""
    if state.bridge == state.players:
        return True
    while has_passed(state, state.order[state.at]):
        state.at = (state.at + 1) % state.players
    state.player = state.order[state.at]
    state.at = (state.at + 1) % state.players
    state.ask = codes.ASK_WORKER
    return False


def stand_on_bridge(state: Position, seat: i64) -> None:
    """Let a seat pass; the first to do so gets a denier (CAY-062, CAY-063, CAY-298)."""
    state.passed[state.bridge] = seat
    state.bridge += 1
    state.note(codes.EV_PASS, seat, state.bridge, 0, 0, 0)
    if state.bridge == 1:
        state.deniers[seat] += tables.FIRST_PASS
        state.note(codes.EV_FIRST_PASS, seat, tables.FIRST_PASS, 0, 0, 0)
