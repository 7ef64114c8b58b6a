"""Workers and the provost: who may be placed where, at which price, and how they go home. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, tables

if TYPE_CHECKING:
    from bastide.games.caylus.kernel.state import State

ROOM: Final = vec[i64]([0] * codes.CHOICES_MAX)
"""Room to work in for the list of what may be done now."""
STABLE_CIRCLES: Final = 3


def common_price(state: "State") -> i64:
    """Return the price of a placement on a building that is not one's own (CAY-066, CAY-294)."""
    if state.players == 2 and state.bridge:
        return tables.PRICE_TWO
    return 1 + state.bridge


def price(state: "State", seat: i64, place: i64) -> i64:
    """Return what a seat pays to place a worker (CAY-066 to CAY-071, CAY-294 to CAY-297)."""
    if place > codes.ROAD and state.owner[place - codes.ROAD] == seat:
        return tables.OWN_PRICE
    if state.inn_right == seat:
        return tables.INN_PRICE
    return common_price(state)


def is_open(state: "State", seat: i64, place: i64) -> bool:
    """Return whether a worker of a seat may stand there, price aside (CAY-075 to CAY-082, CAY-293)."""
    i: i64
    if place > codes.ROAD:
        space = place - codes.ROAD
        return state.tile[space] >= 0 and state.worker[space] < 0 and tables.WORKS[state.tile[space]] != 0
    if place == codes.CASTLE:
        for i in range(codes.SEATS):  # noqa: SIM110 - no generator in a kernel
            if state.castle[i] == seat:
                return False
        return True
    if place == codes.STABLES:
        if state.players == 2 or state.stables[STABLE_CIRCLES - 1] >= 0:
            return False
        for i in range(STABLE_CIRCLES):  # noqa: SIM110 - no generator in a kernel
            if state.stables[i] == seat:
                return False
        return True
    if place == codes.INN:
        return state.inn_left < 0
    return state.special[place] < 0


def fill_workers(state: "State", seat: i64, code: i64) -> i64:
    """List the placements that a seat can pay, as `code` + place; return how many."""
    count: i64 = 0
    place: i64
    if state.home[seat] == 0:
        return 0
    for place in range(codes.PLACES):
        if price(state, seat, place) <= state.deniers[seat] and is_open(state, seat, place):
            ROOM[count] = code + place
            count += 1
    return count


def fill_moves(state: "State", seat: i64, code: i64) -> i64:
    """List where the gate's worker may go, as `code` + place; return how many (CAY-092, CAY-095)."""
    count: i64 = 0
    place: i64
    for place in range(codes.GATE + 1, codes.PLACES):
        if is_open(state, seat, place):
            ROOM[count] = code + place
            count += 1
    return count


def stand(state: "State", seat: i64, place: i64) -> None:
    """Put a worker on a place; its owner scores if it is somebody else (CAY-072, CAY-077, CAY-081, CAY-093)."""
    i: i64 = 0
    if place > codes.ROAD:
        space = place - codes.ROAD
        state.worker[space] = seat
        host = state.owner[space]
        if host >= 0 and host != seat:
            state.score[host] += tables.VISITOR_POINTS
            state.note(codes.EV_VISITOR, host, place, state.tile[space], 0, tables.VISITOR_POINTS)
    elif place == codes.CASTLE:
        while state.castle[i] >= 0:
            i += 1
        state.castle[i] = seat
    elif place == codes.STABLES:
        while state.stables[i] >= 0:
            i += 1
        state.stables[i] = seat
    elif place == codes.INN:
        state.inn_left = seat
    else:
        state.special[place] = seat


def kind_at(state: "State", place: i64) -> i64:
    """Return the building of a place on the road, -1 off the road."""
    return state.tile[place - codes.ROAD] if place > codes.ROAD else codes.NOBODY


def place_worker(state: "State", seat: i64, place: i64) -> None:
    """Pay the price and put a worker on a place (CAY-060)."""
    cost = price(state, seat, place)
    state.deniers[seat] -= cost
    state.home[seat] -= 1
    state.note(codes.EV_WORKER, seat, place, kind_at(state, place), cost, 0)
    stand(state, seat, place)


def move_from_gate(state: "State", seat: i64, place: i64) -> None:
    """Move the gate's worker, free of charge (CAY-092)."""
    state.special[codes.GATE] = codes.NOBODY
    state.note(codes.EV_GATE, seat, place, kind_at(state, place), 0, 0)
    stand(state, seat, place)


def fill_provost(state: "State", most: i64) -> i64:
    """List the provost's moves of up to so many spaces that stay on the road; return how many (CAY-103, CAY-123)."""
    count: i64 = 0
    steps: i64
    for steps in range(-codes.STEPS, codes.STEPS + 1):
        there = state.provost + steps
        if steps and -most <= steps <= most and 1 <= there <= codes.SPACES:
            ROOM[count] = codes.PROVOST + codes.STEPS + steps - (1 if steps > 0 else 0)
            count += 1
    return count


def provost_steps(code: i64) -> i64:
    """Return by how many spaces a `provost` action moves, backward negative."""
    steps = code - codes.PROVOST - codes.STEPS
    return steps if steps < 0 else steps + 1


def move_provost(state: "State", seat: i64, steps: i64) -> None:
    """Move the provost, paying in phase 4 (CAY-101, CAY-121)."""
    cost: i64 = 0
    if state.phase == codes.MOVING:
        cost = tables.PROVOST_COINS * (steps if steps > 0 else -steps)
    state.deniers[seat] -= cost
    state.note(codes.EV_PROVOST, seat, state.provost, state.provost + steps, cost, 0)
    state.provost += steps


def castle_goes_home(state: "State") -> None:
    """Return the castle's workers to their players (CAY-218)."""
    i: i64
    assert state.phase == codes.BUILDING
    for i in range(codes.SEATS):
        if state.castle[i] >= 0:
            state.home[state.castle[i]] += 1
            state.castle[i] = codes.NOBODY
