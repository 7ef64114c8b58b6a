"""What each action does. Everything here takes for granted that it is legal."""

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, construction, ending, marble, scoring, setup, tables
from bastide.games.carrara.kernel.buildings import city_of
from bastide.games.carrara.kernel.state import Position


def act(state: Position, code: i64) -> None:
    """Make a legal action."""
    state.log(code)
    if code >= codes.BUILD:
        if code < codes.REBUILD:
            spot = code - codes.BUILD
            construction.build(state, spot // codes.CITIES, spot % codes.CITIES, codes.NOTHING)
        elif code < codes.CARD:
            spot = code - codes.REBUILD
            old = spot // codes.TILES
            construction.build(state, spot % codes.TILES, city_of(state, state.player, old), old)
        else:
            setup.deal(state, code - codes.CARD + tables.BASE_CARDS)
    elif code >= codes.SCORE:
        if code < codes.PURCHASE:
            scoring.score(state, code)
        elif code < codes.UPGRADE:
            purchase(state, code - codes.PURCHASE)
        else:
            construction.upgrade(state, code - codes.UPGRADE)
    elif code >= codes.BUY:
        if code < codes.PAY:
            marble.buy(state, code - codes.BUY)
        else:
            construction.pay(state, code - codes.PAY)
    elif code < codes.REVEAL:
        marble.drawn(state, code - codes.DRAW)
    elif code < codes.START:
        setup.reveal(state, code - codes.REVEAL)
    elif code < codes.ROTATE:
        setup.start(state, code - codes.START)
    else:
        command(state, code)


def command(state: Position, code: i64) -> None:
    """Make one of the actions that have no argument."""
    if code == codes.ROTATE:
        marble.rotate(state)
    elif code == codes.STAY:
        marble.stay(state)
    elif code == codes.DONE:
        marble.end_buying(state)
    elif code == codes.RELIEF:
        marble.relieve(state)
    elif code == codes.ANNOUNCE:
        ending.announce(state)
    elif code == codes.END:
        ending.end_turn(state)


def purchase(state: Position, kind: i64) -> None:
    """Buy an object from the sale space (CRR-076), which stays empty (CRR-079), for the price of all (CRR-080)."""
    seat = state.player
    state.coins[seat] -= tables.SALE_PRICE
    state.objects[seat] += tables.ONE[kind]  # CRR-082
    state.sale &= ~tables.BIT[kind]
    state.purchased = True
