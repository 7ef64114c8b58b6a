"""What marketplaces, peddlers and the buildings with printed offers do (section O of the rulebook)."""

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import codes, gains, tables
from bastide.games.caylus.kernel.state import Position


def asks(ask: i64) -> bool:
    """Return whether a question is one of trade."""
    return codes.ASK_SELL <= ask <= codes.ASK_OFFER


def asked_by(kind: i64) -> i64:
    """Return the question of trade that a building asks; nothing if it does not trade (CAY-132)."""
    effect = tables.EFFECT[kind]
    if effect == tables.SELLING:
        return codes.ASK_SELL
    if effect == tables.BUYING:
        return codes.ASK_BUY
    return codes.ASK_OFFER if effect == tables.EXCHANGE else codes.NOTHING


def question(state: Position, seat: i64, kind: i64) -> i64:
    """Return what a building asks a seat that trades there: nothing where it has nothing to give (CAY-318)."""
    ask = asked_by(kind)
    if ask == codes.ASK_SELL:
        able = gains.total_cubes(state, seat) > 0
    elif ask == codes.ASK_BUY:
        state.left = 0
        able = state.deniers[seat] >= -coins(state, ask)
    else:
        able = has_for_any_offer(state, seat, kind)
    if able:
        return ask
    return codes.NOTHING


def fill(state: Position, ask: i64, seat: i64, into: vec[i64]) -> i64:
    """List what a question of trade offers; return how many."""
    if ask == codes.ASK_SELL:
        return gains.fill_cubes(state, seat, codes.SELL, codes.CUBES, into)
    if ask == codes.ASK_BUY:
        return fill_cubes_to_buy(into)
    return fill_offers(state, seat, state.tile[state.at], into)


def act(state: Position, ask: i64, code: i64) -> None:
    """Carry out the answer to a question of trade."""
    if ask == codes.ASK_OFFER:
        accept_offer(state, code - codes.OFFER)
    elif ask == codes.ASK_SELL:
        sell(state, cube_of(ask, code))
    else:
        buy(state, cube_of(ask, code))


def cube_of(ask: i64, code: i64) -> i64:
    """Return which cube is sold or bought."""
    return code - (codes.SELL if ask == codes.ASK_SELL else codes.BUY)


def coins(state: Position, ask: i64) -> i64:
    """Return the deniers that a cube sold here brings, or less than none: what a cube bought costs."""
    kind = state.tile[state.at]
    return tables.SELL_PRICE[kind] if ask == codes.ASK_SELL else -tables.BUY_PRICE[kind * tables.OFFERS + state.left]


def sell(state: Position, cube: i64) -> None:
    """Sell one cube (CAY-404, CAY-414)."""
    seat, kind = state.player, state.tile[state.at]
    state.cubes[seat * codes.CUBES + cube] -= 1
    state.deniers[seat] += tables.SELL_PRICE[kind]
    state.note(codes.EV_SELL, seat, state.at, kind, cube, 0)


def fill_cubes_to_buy(into: vec[i64]) -> i64:
    """List the cubes that a peddler has; return how many (CAY-406, CAY-415)."""
    cube: i64
    for cube in range(codes.PLAIN):
        into[cube] = codes.BUY + cube
    return codes.PLAIN


def buy(state: Position, cube: i64) -> None:
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


def has_for_offer(state: Position, seat: i64, offer: i64) -> bool:
    """Return whether a seat can pay a printed offer; `offer` is kind * OFFERS + number (CAY-017)."""
    part, base = tables.OFFER_PART[offer], seat * codes.CUBES
    if part == tables.COINS:
        return state.deniers[seat] >= tables.OFFER_COUNT[offer]
    if part == tables.ANY:
        return gains.plain_cubes(state, seat) >= tables.OFFER_COUNT[offer]
    return state.cubes[base + part] >= tables.OFFER_COUNT[offer]


def has_for_any_offer(state: Position, seat: i64, kind: i64) -> bool:
    """Return whether a seat can pay an offer of a building."""
    number: i64
    for number in range(tables.OFFERS):  # noqa: SIM110 - no generator in a kernel
        if has_for_offer(state, seat, kind * tables.OFFERS + number):
            return True
    return False


def fill_offers(state: Position, seat: i64, kind: i64, into: vec[i64]) -> i64:
    """List the printed offers that a seat can pay; return how many (CAY-425, CAY-426, CAY-427, CAY-429, CAY-431)."""
    count: i64 = 0
    number: i64
    for number in range(tables.OFFERS):
        if has_for_offer(state, seat, kind * tables.OFFERS + number):
            into[count] = codes.OFFER + number
            count += 1
    return count


def accept_offer(state: Position, number: i64) -> None:
    """Pay a printed offer, the alchemist's cubes one by one, and get what it brings (CAY-136)."""
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


def get_offer(state: Position, number: i64) -> None:
    """Give what a paid offer brings."""
    seat, kind = state.player, state.tile[state.at]
    offer = kind * tables.OFFERS + number
    state.cubes[seat * codes.CUBES + tables.GOLD] += tables.OFFER_GOLD[offer]
    state.score[seat] += tables.OFFER_POINTS[offer]
    state.note(codes.EV_OFFER, seat, state.at, kind, number, tables.OFFER_POINTS[offer])


def pay_for_gold(state: Position) -> None:
    """Pay the alchemist what is left to pay, asking as long as there is a choice (CAY-429)."""
    seat = state.player
    while state.left:
        if gains.kinds_of_cubes(state, seat, codes.PLAIN) > 1 and gains.plain_cubes(state, seat) > state.left:
            state.ask = codes.ASK_PAY
            return
        state.cubes[seat * codes.CUBES + gains.first_cube(state, seat)] -= 1
        state.left -= 1
    state.ask = codes.NOTHING
    number = state.number
    state.number = 0
    get_offer(state, number)
