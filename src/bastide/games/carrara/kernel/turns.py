"""What each action does. Everything here takes for granted that it is legal. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.choices import FOUND, city_of, find, find_payments
from bastide.games.carrara.kernel.scoring import score, score_end

if TYPE_CHECKING:
    from bastide.games.carrara.kernel.state import State


def make(state: "State", code: i64) -> None:
    """Make a legal action."""
    state.log(code)
    if code >= codes.BUILD:
        if code < codes.REBUILD:
            spot = code - codes.BUILD
            begin_building(state, spot // codes.CITIES, spot % codes.CITIES, codes.NOTHING)
        elif code < codes.CARD:
            spot = code - codes.REBUILD
            old = spot // codes.TILES
            begin_building(state, spot % codes.TILES, city_of(state, state.player, old), old)
        else:
            deal(state, code - codes.CARD + tables.BASE_CARDS)
    elif code >= codes.SCORE:
        if code < codes.PURCHASE:
            score(state, code)
            state.phase = codes.CLOSING
        elif code < codes.UPGRADE:
            purchase(state, code - codes.PURCHASE)
        else:
            upgrade(state, code - codes.UPGRADE)
    elif code >= codes.BUY:
        if code < codes.PAY:
            buy(state, code - codes.BUY)
        else:
            pay(state, code - codes.PAY)
    elif code < codes.REVEAL:
        state.bag -= tables.ONE[code - codes.DRAW]
        state.wheel[0] += tables.ONE[code - codes.DRAW]
        refill(state)
    elif code < codes.START:
        reveal(state, code - codes.REVEAL)
    elif code < codes.ROTATE:
        start(state, code - codes.START)
    else:
        command(state, code)


def command(state: "State", code: i64) -> None:
    """Make one of the actions that have no argument."""
    if code == codes.ROTATE:
        rotate(state)
    elif code == codes.STAY:
        state.turned = codes.STAYED
        state.phase = codes.BUYING
    elif code == codes.DONE:
        end_buying(state)
    elif code == codes.RELIEF:
        relieve(state)
    elif code == codes.ANNOUNCE:
        announce(state)
    elif code == codes.END:
        end_turn(state)


def start(state: "State", seat: i64) -> None:
    """Let a seat begin and hand out the blocks to start with (CRR-024, CRR-025)."""
    state.first = state.player = seat
    place: i64
    for place in range(state.players):
        state.stock[(seat + place) % state.players] = tables.START_BLOCK[place]
        state.bag -= tables.START_BLOCK[place]
    next_class(state)


def next_class(state: "State") -> None:
    """Go on to the next class of cards that are dealt, or to the display (CRR-128)."""
    while state.dealing < codes.CLASSES and state.cards[state.dealing] != codes.NOTHING:
        state.dealing += 1
    if state.dealing == codes.BONUS_CLASS and not state.bonus:
        state.dealing = codes.CLASSES
    state.phase = codes.DEALING if state.dealing < codes.CLASSES else codes.DISPLAYING


def deal(state: "State", card: i64) -> None:
    """Lay a card open for the whole game (CRR-128)."""
    state.cards[state.dealing] = card
    next_class(state)


def reveal(state: "State", tile: i64) -> None:
    """Put a tile from the stack on the first free site (CRR-020, CRR-057)."""
    site: i64 = 0
    while state.sites[site] >= 0:
        site += 1
    state.sites[site] = tile
    state.stack &= ~tables.BIT[tile]
    state.display |= tables.BIT[tile]
    if state.phase == codes.REVEALING:
        state.phase = codes.CLOSING
    elif site == tables.SITES - 1:
        state.phase = codes.TURNING


def rotate(state: "State") -> None:
    """Turn the wheel by one segment, blocks and all, and refill it (CRR-031, CRR-032)."""
    wheel = state.wheel
    last = wheel[codes.SEGMENTS - 1]
    segment: i64 = codes.SEGMENTS - 1
    while segment > 0:
        wheel[segment] = wheel[segment - 1]
        segment -= 1
    wheel[0] = last
    state.turned = codes.ROTATED
    refill(state)


def refill(state: "State") -> None:
    """Have a block drawn while the wheel holds too few and the bag is not empty (CRR-033 to CRR-035)."""
    wheel = state.wheel
    on_wheel = (wheel[0] + wheel[1] + wheel[2] + wheel[3] + wheel[4] + wheel[5]) % tables.SUM
    state.phase = codes.REFILLING if on_wheel < tables.FILL and state.bag else codes.BUYING


def buy(state: "State", code: i64) -> None:
    """Take a block from the wheel and pay its price (CRR-036 to CRR-043)."""
    seat, segment, colour, price = state.player, code // codes.COLOURS, code % codes.COLOURS, tables.PRICE[code]
    state.wheel[segment] -= tables.ONE[colour]
    state.stock[seat] += tables.ONE[colour]
    state.coins[seat] -= price
    state.moved += tables.ONE[colour]
    state.spent += price
    state.segment = segment
    state.colour = colour
    if find(state) == 1:  # nothing but `done`
        end_buying(state)


def end_buying(state: "State") -> None:
    """Close the action."""
    if state.recording:
        state.note(codes.BOUGHT, state.player, state.segment, state.moved, state.spent, 0)
    state.segment = codes.NOTHING
    state.moved = 0
    state.spent = 0
    state.colour = 0
    state.turned = codes.NOT_BUYING
    state.phase = codes.CLOSING


def relieve(state: "State") -> None:
    """Give 2 coins to who can take nothing, or do nothing at all (CRR-042, CRR-046)."""
    state.coins[state.player] += tables.RELIEF_COINS
    if state.recording:
        state.note(codes.RELIEVED, state.player, tables.RELIEF_COINS, 1 if state.phase == codes.TURNING else 0, 0, 0)
    state.turned = codes.NOT_BUYING
    state.phase = codes.CLOSING


def begin_building(state: "State", tile: i64, city: i64, old: i64) -> None:
    """Choose a tile and its city; what there is no choice about is paid at once (CRR-053, CRR-114)."""
    state.tile = tile
    state.city = city
    state.old = old
    state.owed = tables.TILE_COST[tile]
    if old >= 0:
        state.owed -= tables.TILE_COST[old]
    state.phase = codes.PAYING
    settle(state)


def pay(state: "State", colour: i64) -> None:
    """Pay one block, and what there is no choice about (CRR-054)."""
    pay_one(state, colour)
    settle(state)


def pay_one(state: "State", colour: i64) -> None:
    """Put a block from the stock into the bag (CRR-056)."""
    state.stock[state.player] -= tables.ONE[colour]
    state.bag += tables.ONE[colour]
    state.moved += tables.ONE[colour]
    state.colour = colour
    state.owed -= 1


def settle(state: "State") -> None:
    """Pay while there is only one way to, then construct."""
    while state.owed > 0 and find_payments(state) == 1:
        pay_one(state, FOUND[0] - codes.PAY)
    if state.owed == 0:
        construct(state)


def construct(state: "State") -> None:
    """Put the tile that is paid for above its city (CRR-049 to CRR-057, CRR-107 to CRR-119)."""
    seat, tile, old = state.player, state.tile, state.old
    at = seat * codes.CITIES + state.city
    state.built[at] |= tables.BIT[tile]
    if old >= 0:
        state.built[at] &= ~tables.BIT[old]
        state.gone |= tables.BIT[old]
    if state.recording:
        state.note(codes.BUILT, seat, tile, state.city, old, state.moved)
    state.moved = 0
    state.colour = 0
    if tile >= codes.STACK_TILES:
        state.great &= ~tables.BIT[tile]
        if state.upgrades and state.upgrades_left:
            state.phase = codes.UPGRADING
            return
        forget_building(state)
        state.phase = codes.CLOSING
        return
    forget_building(state)
    state.display &= ~tables.BIT[tile]
    site: i64 = 0
    while state.sites[site] != tile:
        site += 1
    state.sites[site] = codes.NOTHING
    if state.stack:
        state.phase = codes.REVEALING
        return
    if state.display == 0 and state.ending == codes.RUNNING:
        trigger(state, codes.BY_BUILDINGS)
    state.phase = codes.CLOSING


def forget_building(state: "State") -> None:
    """Forget what was being built."""
    state.tile = codes.NOTHING
    state.city = codes.NOTHING
    state.old = codes.NOTHING


def upgrade(state: "State", number: i64) -> None:
    """Take an upgrade tile and put it on the own city or category (CRR-110 to CRR-112)."""
    seat = state.player
    state.upgrades_left &= ~tables.BIT[number]
    state.upgraded[seat] |= tables.BIT[number]
    state.worth[seat * tables.PLACES + tables.UPGRADE_PLACE[number]] = tables.UPGRADE_WORTH[number]
    forget_building(state)
    state.phase = codes.CLOSING


def purchase(state: "State", kind: i64) -> None:
    """Buy an object from the sale space (CRR-076 to CRR-080)."""
    seat = state.player
    state.coins[seat] -= tables.SALE_PRICE
    state.objects[seat] += tables.ONE[kind]
    state.sale &= ~tables.BIT[kind]
    state.purchased = True


def announce(state: "State") -> None:
    """Announce the end, for points, and end the turn (CRR-090 to CRR-093)."""
    state.score[state.player] += tables.ANNOUNCE_POINTS
    if state.recording:
        state.note(codes.ANNOUNCED, state.player, tables.ANNOUNCE_POINTS, 0, 0, 0)
    trigger(state, codes.BY_ANNOUNCEMENT)
    end_turn(state)


def trigger(state: "State", by: i64) -> None:
    """Make this round the last one (CRR-089, CRR-094)."""
    if state.recording and state.ending == codes.RUNNING:
        state.note(codes.ENDING, state.player, by, (state.first - 1) % state.players, 0, 0)
    state.ending = by
    state.ending_turn = state.turn


def end_turn(state: "State") -> None:
    """Pass the turn on, or end the game after the last round (CRR-027, CRR-094, CRR-095)."""
    state.purchased = False
    after = (state.player + 1) % state.players
    if state.ending != codes.RUNNING and after == state.first:
        state.phase = codes.OVER
        score_end(state)
        return
    state.player = after
    state.turn += 1
    state.phase = codes.TURNING
