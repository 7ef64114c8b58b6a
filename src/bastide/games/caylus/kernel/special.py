"""Phase 3: special buildings (section F of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, gains, placing, provost, tables
from bastide.games.caylus.kernel.state import Position


def special_next(state: Position) -> bool:
    """Resolve the next special building; return whether there is none left (CAY-021, CAY-090, CAY-096)."""
    place = state.at
    if place == codes.STABLES:
        reorder(state)
    elif place == codes.INN:
        visit_inn(state)
    elif place > codes.INN:
        return True
    elif state.special[place] >= 0:
        resolve(state, place, state.special[place])
        return False
    if state.ask == codes.NOTHING:
        state.at += 1
    return False


def resolve(state: Position, place: i64, seat: i64) -> None:
    """Resolve gate, trading post, merchants' guild or joust field for the player of the worker there."""
    if state.working:  # the joust field's favour has been resolved (CAY-117)
        send_home(state, place)
        return
    state.player = seat
    if place == codes.TRADING_POST:
        state.deniers[seat] += tables.TRADING_DENIERS  # CAY-100
        state.note(codes.EV_TRADING_POST, seat, tables.TRADING_DENIERS, 0, 0, 0)
        send_home(state, place)
    elif place == codes.GUILD:
        state.ask = codes.ASK_GUILD
    elif place == codes.JOUST_FIELD:
        if can_joust(state, seat):
            state.ask = codes.ASK_JOUST
        else:
            leave(state)
    elif can_move(state, seat):
        state.ask = codes.ASK_GATE
    else:
        leave(state)


def leave(state: Position) -> None:
    """Decline the special building at hand; its worker goes home (CAY-094, CAY-102, CAY-107)."""
    state.note(codes.EV_UNUSED, state.special[state.at], state.at, codes.NOBODY, 0, 0)
    send_home(state, state.at)


def send_home(state: Position, place: i64) -> None:
    """Return the worker of a special building and go on to the next (CAY-091)."""
    state.home[state.special[place]] += 1
    state.special[place] = codes.NOBODY
    state.working = False
    state.at += 1


def can_move(state: Position, seat: i64) -> bool:
    """Return whether there is a place to which the gate's worker may go."""
    place: i64
    for place in range(codes.GATE + 1, codes.PLACES):  # noqa: SIM110 - no generator in a kernel
        if placing.is_open(state, seat, place):
            return True
    return False


def fill_moves(state: Position, seat: i64, into: vec[i64]) -> i64:
    """List where the gate's worker may go; return how many (CAY-092, CAY-095, CAY-322, CAY-323)."""
    count: i64 = 0
    place: i64
    for place in range(codes.GATE + 1, codes.PLACES):
        if placing.is_open(state, seat, place):
            into[count] = codes.MOVE + place
            count += 1
    return count


def move_from_gate(state: Position, seat: i64, place: i64) -> None:
    """Move the gate's worker, free of charge (CAY-092)."""
    state.special[codes.GATE] = codes.NOBODY
    state.note(codes.EV_GATE, seat, place, placing.kind_at(state, place), 0, 0)
    placing.stand(state, seat, place)
    state.at += 1


def use_guild(state: Position, seat: i64, steps: i64) -> None:
    """Move the provost, free of charge (CAY-101)."""
    provost.move(state, seat, steps)
    send_home(state, state.at)


def can_joust(state: Position, seat: i64) -> bool:
    """Return whether a seat can pay for the favour of the joust field (CAY-017, CAY-105)."""
    return (
        state.deniers[seat] >= tables.JOUST_COINS
        and state.cubes[seat * codes.CUBES + tables.CLOTH] >= tables.JOUST_CLOTH
    )


def joust(state: Position) -> None:
    """Pay for a favour (CAY-105, CAY-106)."""
    seat = state.special[codes.JOUST_FIELD]
    state.deniers[seat] -= tables.JOUST_COINS
    state.cubes[seat * codes.CUBES + tables.CLOTH] -= tables.JOUST_CLOTH
    state.note(codes.EV_JOUST, seat, 0, 0, 0, 0)
    state.working = True
    gains.grant(state, seat, tables.JOUST_FAVOURS)


def reorder(state: Position) -> None:
    """Put the players of the stables first in the turn order, and their workers home (CAY-110, CAY-111)."""
    if state.stables[0] < 0:
        return
    count: i64 = 0
    i: i64
    j: i64
    old = state.order[:]
    for i in range(codes.STABLE_CIRCLES):
        seat = state.stables[i]
        if seat >= 0:
            state.order[count] = seat
            count += 1
            state.home[seat] += 1
            state.stables[i] = codes.NOBODY
    mounted = count
    for i in range(state.players):
        seat = old[i]
        waits = True
        for j in range(mounted):
            if state.order[j] == seat:
                waits = False
        if waits:
            state.order[count] = seat
            count += 1
    packed: i64 = 0
    for i in range(state.players):
        packed = packed * codes.SEATS + state.order[i]
    state.note(codes.EV_STABLES, codes.NOBODY, packed, 0, 0, 0)


def visit_inn(state: Position) -> None:
    """Move the worker of the left circle to the right (CAY-113, CAY-114), or ask who stands there (CAY-115)."""
    if state.inn_left >= 0:
        if state.inn_right >= 0:
            state.home[state.inn_right] += 1
            state.note(codes.EV_INN, state.inn_right, codes.INN_OUT, 0, 0, 0)
        state.inn_right = state.inn_left
        state.inn_left = codes.NOBODY
        state.note(codes.EV_INN, state.inn_right, codes.INN_IN, 0, 0, 0)
    elif state.inn_right >= 0:
        state.player = state.inn_right
        state.ask = codes.ASK_INN


def decide_inn(state: Position, stays: bool) -> None:
    """Leave the worker on the right circle or take it back (CAY-115)."""
    seat = state.inn_right
    if not stays:
        state.home[seat] += 1
        state.inn_right = codes.NOBODY
    state.note(codes.EV_INN, seat, codes.INN_STAYS if stays else codes.INN_LEAVES, 0, 0, 0)
    state.at += 1
