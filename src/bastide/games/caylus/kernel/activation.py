"""Phase 5: buildings on the road are activated, each with its effect (CAY-130 to CAY-143). Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.caylus.kernel import codes, tables
from bastide.games.caylus.kernel.building import become_residence, fill_buildable, fill_cubes, fill_targets
from bastide.games.caylus.kernel.gains import plain_cubes
from bastide.games.caylus.kernel.places import ROOM

if TYPE_CHECKING:
    from bastide.games.caylus.kernel.state import State


def activate_next(state: "State") -> bool:
    """Take the next step of the phase; return whether it is over (CAY-130, CAY-135)."""
    if state.working:
        finish_building(state)
    elif state.at > state.provost:
        leave_idle(state)
        return True
    elif state.worker[state.at] < 0:
        state.at += 1
    else:
        begin_building(state)
    return False


def finish_building(state: "State") -> None:
    """Return the worker of the building that was activated, and transform it if that is due (CAY-135, CAY-178)."""
    space = state.at
    state.home[state.worker[space]] += 1
    state.worker[space] = codes.NOBODY
    become_residence(state, space)
    state.working = False
    state.at += 1


def leave_idle(state: "State") -> None:
    """Return the workers ahead of the provost, whose buildings are not activated (CAY-131, CAY-139, CAY-180)."""
    space: i64
    for space in range(state.provost + 1, codes.SPACES + 1):
        seat = state.worker[space]
        if seat >= 0:
            state.note(codes.EV_IDLE, seat, space, state.tile[space], 0, 0)
            state.home[seat] += 1
            state.worker[space] = codes.NOBODY
        become_residence(state, space)


def begin_building(state: "State") -> None:
    """Activate the building at hand for its worker's player, asking for what is open (CAY-132 to CAY-134)."""
    state.working = True
    seat = state.worker[state.at]
    kind = state.tile[state.at]
    effect = tables.EFFECT[kind]
    state.player = seat
    if effect == tables.PRODUCE:
        if tables.OPTIONS[kind] > 1:
            state.ask = codes.ASK_TAKE
        else:
            produce(state, 0)
    elif effect == tables.SELLING:
        if fill_cubes(state, seat, 0, codes.CUBES):
            state.ask = codes.ASK_SELL
    elif effect == tables.BUYING:
        state.left = 0
        if state.deniers[seat] >= tables.BUY_PRICE[kind * tables.OFFERS]:
            state.ask = codes.ASK_BUY
    elif effect == tables.CONSTRUCT:
        if fill_buildable(state, seat, tables.BUILDS[kind]):
            state.ask = codes.ASK_BUILD
    elif effect == tables.LAWYERING:
        if fill_targets(state, seat):
            state.ask = codes.ASK_TRANSFORM
    elif fill_offers(state, seat, kind):
        state.ask = codes.ASK_OFFER
    if state.ask == codes.NOTHING and effect != tables.PRODUCE:
        unused(state)


def unused(state: "State") -> None:
    """Leave the effect of the building at hand (CAY-134, CAY-318)."""
    state.note(codes.EV_UNUSED, state.worker[state.at], codes.ROAD + state.at, state.tile[state.at], 0, 0)


def produce(state: "State", option: i64) -> None:
    """Give the worker's player a production, then ask its owner for the bonus cube (CAY-133, CAY-140 to CAY-143)."""
    space, seat = state.at, state.worker[state.at]
    kind = state.tile[space]
    base = (kind * tables.PRODUCTIONS + option) * codes.CUBES
    cube: i64
    for cube in range(codes.CUBES):
        state.cubes[seat * codes.CUBES + cube] += tables.YIELD[base + cube]
    state.note(codes.EV_PRODUCE, seat, space, kind, option, 0)
    state.ask = codes.NOTHING
    if tables.OWNER_BONUS[kind] and state.owner[space] != seat:
        state.player = state.owner[space]
        state.ask = codes.ASK_BONUS


def fill_productions(kind: i64) -> i64:
    """List the cubes that name a production; return how many."""
    count: i64 = 0
    cube: i64
    for cube in range(codes.PLAIN):
        if tables.CHOICE[kind * codes.PLAIN + cube] >= 0:
            ROOM[count] = codes.TAKE + cube
            count += 1
    return count


def fill_bonus(kind: i64) -> i64:
    """List the cubes that the owner may take; return how many (CAY-140)."""
    count: i64 = 0
    cube: i64
    for cube in range(codes.PLAIN):
        if tables.OWNER_BONUS[kind] & codes.BIT[cube]:
            ROOM[count] = codes.BONUS + cube
            count += 1
    return count


def take_bonus(state: "State", cube: i64) -> None:
    """Give the owner one cube (CAY-140)."""
    seat = state.owner[state.at]
    state.cubes[seat * codes.CUBES + cube] += 1
    state.note(codes.EV_BONUS, seat, state.at, state.tile[state.at], cube, 0)


def sell(state: "State", cube: i64) -> None:
    """Sell one cube (CAY-404, CAY-414)."""
    seat, kind = state.player, state.tile[state.at]
    state.cubes[seat * codes.CUBES + cube] -= 1
    state.deniers[seat] += tables.SELL_PRICE[kind]
    state.note(codes.EV_SELL, seat, state.at, kind, cube, 0)


def fill_cubes_to_buy() -> i64:
    """List the cubes that a peddler has; return how many (CAY-406, CAY-415)."""
    cube: i64
    for cube in range(codes.PLAIN):
        ROOM[cube] = codes.BUY + cube
    return codes.PLAIN


def buy(state: "State", cube: i64) -> None:
    """Buy one cube; a peddler that has more asks again (CAY-406, CAY-415)."""
    seat, kind = state.player, state.tile[state.at]
    coins = tables.BUY_PRICE[kind * tables.OFFERS + state.left]
    state.cubes[seat * codes.CUBES + cube] += 1
    state.deniers[seat] -= coins
    state.note(codes.EV_BUY, seat, state.at, kind, cube + codes.CUBES * coins, 0)
    state.left += 1
    if state.left < tables.OFFERS:
        more = tables.BUY_PRICE[kind * tables.OFFERS + state.left]
        if more and state.deniers[seat] >= more:
            state.ask = codes.ASK_BUY
            return
    state.left = 0


def has_for_offer(state: "State", seat: i64, offer: i64) -> bool:
    """Return whether a seat can pay a printed offer; `offer` is kind * OFFERS + number."""
    part, base = tables.OFFER_PART[offer], seat * codes.CUBES
    if part == tables.COINS:
        return state.deniers[seat] >= tables.OFFER_COUNT[offer]
    if part == tables.ANY:
        return plain_cubes(state, seat) >= tables.OFFER_COUNT[offer]
    return state.cubes[base + part] >= tables.OFFER_COUNT[offer]


def fill_offers(state: "State", seat: i64, kind: i64) -> i64:
    """List the printed offers that a seat can pay; return how many (CAY-425 to CAY-431)."""
    count: i64 = 0
    number: i64
    for number in range(tables.OFFERS):
        if has_for_offer(state, seat, kind * tables.OFFERS + number):
            ROOM[count] = codes.OFFER + number
            count += 1
    return count


def accept_offer(state: "State", number: i64) -> None:
    """Pay a printed offer, the alchemist's cubes one by one, and get what it brings (CAY-425 to CAY-431)."""
    seat, offer = state.player, state.tile[state.at] * tables.OFFERS + number
    part = tables.OFFER_PART[offer]
    if part == tables.ANY:
        state.number = number
        state.left = tables.OFFER_COUNT[offer]
        pay_for_gold(state)
        return
    if part == tables.COINS:
        state.deniers[seat] -= tables.OFFER_COUNT[offer]
    else:
        state.cubes[seat * codes.CUBES + part] -= tables.OFFER_COUNT[offer]
    get_offer(state, number)


def get_offer(state: "State", number: i64) -> None:
    """Give what a paid offer brings."""
    seat, kind = state.player, state.tile[state.at]
    offer = kind * tables.OFFERS + number
    state.cubes[seat * codes.CUBES + tables.GOLD] += tables.OFFER_GOLD[offer]
    state.score[seat] += tables.OFFER_POINTS[offer]
    state.note(codes.EV_OFFER, seat, state.at, kind, number, tables.OFFER_POINTS[offer])


def pay_for_gold(state: "State") -> None:
    """Pay the alchemist what is left to pay, asking as long as there is a choice (CAY-429)."""
    seat = state.player
    while state.left:
        if fill_cubes(state, seat, 0, codes.PLAIN) > 1 and plain_cubes(state, seat) > state.left:
            state.ask = codes.ASK_PAY
            return
        state.cubes[seat * codes.CUBES + ROOM[0]] -= 1
        state.left -= 1
    state.ask = codes.NOTHING
    number = state.number
    state.number = 0
    get_offer(state, number)
