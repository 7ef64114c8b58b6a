"""The course of a turn: what happens by itself until somebody has to decide. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.activation import activate_next
from bastide.games.caylus.kernel.castle import castle_next, move_bailiff, score_goods, score_next
from bastide.games.caylus.kernel.favours import lose_favours
from bastide.games.caylus.kernel.gains import grant
from bastide.games.caylus.kernel.places import STABLE_CIRCLES, fill_moves

if TYPE_CHECKING:
    from bastide.games.caylus.kernel.state import State


def proceed(state: "State") -> None:
    """Let happen what happens by itself, until somebody has to decide or the game is over."""
    if state.halting:
        return
    while state.ask == codes.NOTHING and state.phase != codes.OVER:
        if state.waiting:
            lose_favours(state)
            if state.waiting:
                state.player = state.lucky
                state.ask = codes.ASK_FAVOUR
        elif state.phase == codes.PLACING:
            place_next(state)
        elif state.phase == codes.SPECIAL:
            special_next(state)
        elif state.phase == codes.MOVING:
            provost_next(state)
        elif state.phase == codes.ACTIVATING:
            if activate_next(state):
                enter(state, codes.BUILDING)
        elif state.phase == codes.BUILDING:
            if castle_next(state):
                end_castle(state)
        elif state.phase == codes.ENDING:
            if score_next(state):
                end_turn(state)
        else:
            begin_turn(state)


def enter(state: "State", phase: i64) -> None:
    """Begin a phase: every line of the favour table may be chosen again (CAY-260, CAY-263)."""
    state.phase = phase
    state.at = 1 if phase == codes.ACTIVATING else 0
    seat: i64
    for seat in range(codes.SEATS):
        state.used[seat] = 0


def hand_out(state: "State") -> None:
    """Give everybody what they start with, by place in the turn order (CAY-033, CAY-034, CAY-291)."""
    place: i64
    for place in range(state.players):
        seat = state.order[place]
        coins = tables.START_DENIERS_TWO[place] if state.players == 2 else tables.START_DENIERS[place]
        state.deniers[seat] = coins
        state.cubes[seat * codes.CUBES + tables.FOOD] = tables.START_FOOD
        state.cubes[seat * codes.CUBES + tables.WOOD] = tables.START_WOOD
        state.note(codes.EV_START, seat, coins, tables.START_FOOD, tables.START_WOOD, 0)
    enter(state, codes.INCOME)


def begin_turn(state: "State") -> None:
    """Begin a turn with its income (CAY-050 to CAY-055, CAY-248, CAY-292)."""
    state.turn += 1
    state.bridge = 0
    seat: i64
    for seat in range(codes.SEATS):
        state.passed[seat] = codes.NOBODY
    if state.players == 2 and state.turn > 1:
        first = state.order[0]
        state.order[0] = state.order[1]
        state.order[1] = first
    state.note(codes.EV_TURN, codes.NOBODY, state.turn, 0, 0, 0)
    for seat in range(state.players):
        coins = income(state, seat)
        state.deniers[seat] += coins
        state.note(codes.EV_INCOME, seat, coins, 0, 0, 0)
    enter(state, codes.PLACING)


def income(state: "State", seat: i64) -> i64:
    """Return the deniers that a seat gets in phase 1 (CAY-050 to CAY-053)."""
    coins: i64 = tables.BASE_INCOME
    space: i64
    for space in range(1, codes.SPACES + 1):
        if state.owner[space] == seat:
            coins += tables.INCOME[state.tile[space]]
    return coins


def has_passed(state: "State", seat: i64) -> bool:
    """Return whether a seat stands on the bridge."""
    i: i64
    for i in range(state.bridge):  # noqa: SIM110 - any() would build a generator in the hottest place
        if state.passed[i] == seat:
            return True
    return False


def place_next(state: "State") -> None:
    """Ask the next player who has not passed for a worker (CAY-060, CAY-061)."""
    if state.bridge == state.players:
        enter(state, codes.SPECIAL)
        return
    while has_passed(state, state.order[state.at]):
        state.at = (state.at + 1) % state.players
    state.player = state.order[state.at]
    state.at = (state.at + 1) % state.players
    state.ask = codes.ASK_WORKER


def stand_on_bridge(state: "State", seat: i64) -> None:
    """Let a seat pass (CAY-062, CAY-063, CAY-298)."""
    state.passed[state.bridge] = seat
    state.bridge += 1
    state.note(codes.EV_PASS, seat, state.bridge, 0, 0, 0)
    if state.bridge == 1:
        state.deniers[seat] += tables.FIRST_PASS
        state.note(codes.EV_FIRST_PASS, seat, tables.FIRST_PASS, 0, 0, 0)


def special_next(state: "State") -> None:
    """Resolve the next special building (CAY-090)."""
    place = state.at
    if place == codes.STABLES:
        reorder(state)
    elif place == codes.INN:
        visit_inn(state)
    elif place > codes.INN:
        enter(state, codes.MOVING)
        return
    elif state.special[place] >= 0:
        resolve_special(state, place, state.special[place])
        return
    if state.ask == codes.NOTHING:
        state.at += 1


def resolve_special(state: "State", place: i64, seat: i64) -> None:
    """Resolve gate, trading post, merchants' guild or joust field (CAY-091 to CAY-107)."""
    if state.working:  # the joust field's favour has been resolved
        send_home(state, place)
        return
    state.player = seat
    if place == codes.TRADING_POST:
        state.deniers[seat] += tables.TRADING_DENIERS
        state.note(codes.EV_TRADING_POST, seat, tables.TRADING_DENIERS, 0, 0, 0)
        send_home(state, place)
    elif place == codes.GUILD:
        state.ask = codes.ASK_GUILD
    elif place == codes.JOUST_FIELD:
        if can_joust(state, seat):
            state.ask = codes.ASK_JOUST
        else:
            leave_special(state)
    elif fill_moves(state, seat, 0):
        state.ask = codes.ASK_GATE
    else:
        leave_special(state)


def leave_special(state: "State") -> None:
    """Decline the special building at hand; its worker goes home (CAY-094, CAY-102, CAY-107)."""
    state.note(codes.EV_UNUSED, state.special[state.at], state.at, codes.NOBODY, 0, 0)
    send_home(state, state.at)


def send_home(state: "State", place: i64) -> None:
    """Return the worker of a special building and go on to the next (CAY-091)."""
    state.home[state.special[place]] += 1
    state.special[place] = codes.NOBODY
    state.working = False
    state.at += 1


def can_joust(state: "State", seat: i64) -> bool:
    """Return whether a seat can pay for the favour of the joust field (CAY-017, CAY-105)."""
    return (
        state.deniers[seat] >= tables.JOUST_COINS
        and state.cubes[seat * codes.CUBES + tables.CLOTH] >= tables.JOUST_CLOTH
    )


def joust(state: "State") -> None:
    """Pay for a favour (CAY-105, CAY-106)."""
    seat = state.special[codes.JOUST_FIELD]
    state.deniers[seat] -= tables.JOUST_COINS
    state.cubes[seat * codes.CUBES + tables.CLOTH] -= tables.JOUST_CLOTH
    state.note(codes.EV_JOUST, seat, 0, 0, 0, 0)
    state.working = True
    grant(state, seat, tables.JOUST_FAVOURS)


def reorder(state: "State") -> None:
    """Put the players of the stables first in the turn order, and their workers home (CAY-110, CAY-111)."""
    if state.stables[0] < 0:
        return
    count: i64 = 0
    i: i64
    j: i64
    old = state.order[:]
    for i in range(STABLE_CIRCLES):
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


def visit_inn(state: "State") -> None:
    """Move the worker of the left circle to the right, or ask who stands there (CAY-113 to CAY-115)."""
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


def decide_inn(state: "State", stays: bool) -> None:
    """Leave the worker on the right circle or take it back (CAY-115)."""
    seat = state.inn_right
    if not stays:
        state.home[seat] += 1
        state.inn_right = codes.NOBODY
    state.note(codes.EV_INN, seat, codes.INN_STAYS if stays else codes.INN_LEAVES, 0, 0, 0)


def provost_next(state: "State") -> None:
    """Ask the next player in passing order to move the provost; who cannot pay a space has no choice (CAY-120)."""
    if state.at == state.players:
        enter(state, codes.ACTIVATING)
        return
    seat = state.passed[state.at]
    state.at += 1
    if state.deniers[seat] >= tables.PROVOST_COINS:
        state.player = seat
        state.ask = codes.ASK_PROVOST


def end_castle(state: "State") -> None:
    """End phase 6 and move the bailiff (CAY-230)."""
    seat: i64
    for seat in range(codes.SEATS):
        state.given[seat] = 0
    enter(state, codes.ENDING)
    state.section = 0
    move_bailiff(state)


def end_turn(state: "State") -> None:
    """End the game after the scoring of the towers, else begin the next turn (CAY-247, CAY-280)."""
    if state.scored[codes.TOWERS]:
        state.phase = codes.OVER
        state.player = codes.NOBODY
        score_goods(state)
    else:
        enter(state, codes.INCOME)
