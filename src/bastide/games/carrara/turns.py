"""What each action does. Everything here takes for granted that it is legal. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.carrara.actions import (
    ANNOUNCE,
    BUILD,
    BUY,
    CARD,
    CITIES,
    COLOURS,
    DONE,
    DRAW,
    END,
    PAY,
    PURCHASE,
    REBUILD,
    RELIEF,
    REVEAL,
    ROTATE,
    SCORE,
    SEGMENTS,
    STACK_TILES,
    START,
    STAY,
    TILES,
    UPGRADE,
)
from bastide.games.carrara.choices import FOUND, city_of, find, find_payments
from bastide.games.carrara.phases import (
    ANNOUNCED,
    BONUS_CLASS,
    BOUGHT,
    BUILT,
    BUYING,
    BY_ANNOUNCEMENT,
    BY_BUILDINGS,
    CLASSES,
    CLOSING,
    DEALING,
    DISPLAYING,
    ENDING,
    NOT_BUYING,
    NOTHING,
    OVER,
    PAYING,
    REFILLING,
    RELIEVED,
    REVEALING,
    ROTATED,
    RUNNING,
    STAYED,
    TURNING,
    UPGRADING,
)
from bastide.games.carrara.scoring import score, score_end
from bastide.games.carrara.tables import (
    ANNOUNCE_POINTS,
    BASE_CARDS,
    BIT,
    FILL,
    ONE,
    PLACES,
    PRICE,
    RELIEF_COINS,
    SALE_PRICE,
    SITES,
    START_BLOCK,
    SUM,
    TILE_COST,
    UPGRADE_PLACE,
    UPGRADE_WORTH,
)

if TYPE_CHECKING:
    from bastide.games.carrara.state import State


def make(state: "State", code: i64) -> None:
    """Make a legal action."""
    state.log(code)
    if code >= BUILD:
        if code < REBUILD:
            spot = code - BUILD
            begin_building(state, spot // CITIES, spot % CITIES, NOTHING)
        elif code < CARD:
            spot = code - REBUILD
            old = spot // TILES
            begin_building(state, spot % TILES, city_of(state, state.player, old), old)
        else:
            deal(state, code - CARD + BASE_CARDS)
    elif code >= SCORE:
        if code < PURCHASE:
            score(state, code)
            state.phase = CLOSING
        elif code < UPGRADE:
            purchase(state, code - PURCHASE)
        else:
            upgrade(state, code - UPGRADE)
    elif code >= BUY:
        if code < PAY:
            buy(state, code - BUY)
        else:
            pay(state, code - PAY)
    elif code < REVEAL:
        state.bag -= ONE[code - DRAW]
        state.wheel[0] += ONE[code - DRAW]
        refill(state)
    elif code < START:
        reveal(state, code - REVEAL)
    elif code < ROTATE:
        start(state, code - START)
    else:
        command(state, code)


def command(state: "State", code: i64) -> None:
    """Make one of the actions that have no argument."""
    if code == ROTATE:
        rotate(state)
    elif code == STAY:
        state.turned = STAYED
        state.phase = BUYING
    elif code == DONE:
        end_buying(state)
    elif code == RELIEF:
        relieve(state)
    elif code == ANNOUNCE:
        announce(state)
    elif code == END:
        end_turn(state)


def start(state: "State", seat: i64) -> None:
    """Let a seat begin and hand out the blocks to start with (CRR-024, CRR-025)."""
    state.first = state.player = seat
    place: i64
    for place in range(state.players):
        state.stock[(seat + place) % state.players] = START_BLOCK[place]
        state.bag -= START_BLOCK[place]
    next_class(state)


def next_class(state: "State") -> None:
    """Go on to the next class of cards that are dealt, or to the display (CRR-128)."""
    while state.dealing < CLASSES and state.cards[state.dealing] != NOTHING:
        state.dealing += 1
    if state.dealing == BONUS_CLASS and not state.bonus:
        state.dealing = CLASSES
    state.phase = DEALING if state.dealing < CLASSES else DISPLAYING


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
    state.stack &= ~BIT[tile]
    state.display |= BIT[tile]
    if state.phase == REVEALING:
        state.phase = CLOSING
    elif site == SITES - 1:
        state.phase = TURNING


def rotate(state: "State") -> None:
    """Turn the wheel by one segment, blocks and all, and refill it (CRR-031, CRR-032)."""
    wheel = state.wheel
    last = wheel[SEGMENTS - 1]
    segment: i64 = SEGMENTS - 1
    while segment > 0:
        wheel[segment] = wheel[segment - 1]
        segment -= 1
    wheel[0] = last
    state.turned = ROTATED
    refill(state)


def refill(state: "State") -> None:
    """Have a block drawn while the wheel holds too few and the bag is not empty (CRR-033 to CRR-035)."""
    wheel = state.wheel
    on_wheel = (wheel[0] + wheel[1] + wheel[2] + wheel[3] + wheel[4] + wheel[5]) % SUM
    state.phase = REFILLING if on_wheel < FILL and state.bag else BUYING


def buy(state: "State", code: i64) -> None:
    """Take a block from the wheel and pay its price (CRR-036 to CRR-043)."""
    seat, segment, colour, price = state.player, code // COLOURS, code % COLOURS, PRICE[code]
    state.wheel[segment] -= ONE[colour]
    state.stock[seat] += ONE[colour]
    state.coins[seat] -= price
    state.moved += ONE[colour]
    state.spent += price
    state.segment = segment
    state.colour = colour
    if find(state) == 1:  # nothing but `done`
        end_buying(state)


def end_buying(state: "State") -> None:
    """Close the action."""
    if state.recording:
        state.note(BOUGHT, state.player, state.segment, state.moved, state.spent, 0)
    state.segment = NOTHING
    state.moved = 0
    state.spent = 0
    state.colour = 0
    state.turned = NOT_BUYING
    state.phase = CLOSING


def relieve(state: "State") -> None:
    """Give 2 coins to who can take nothing, or do nothing at all (CRR-042, CRR-046)."""
    state.coins[state.player] += RELIEF_COINS
    if state.recording:
        state.note(RELIEVED, state.player, RELIEF_COINS, 1 if state.phase == TURNING else 0, 0, 0)
    state.turned = NOT_BUYING
    state.phase = CLOSING


def begin_building(state: "State", tile: i64, city: i64, old: i64) -> None:
    """Choose a tile and its city; what there is no choice about is paid at once (CRR-053, CRR-114)."""
    state.tile = tile
    state.city = city
    state.old = old
    state.owed = TILE_COST[tile]
    if old >= 0:
        state.owed -= TILE_COST[old]
    state.phase = PAYING
    settle(state)


def pay(state: "State", colour: i64) -> None:
    """Pay one block, and what there is no choice about (CRR-054)."""
    pay_one(state, colour)
    settle(state)


def pay_one(state: "State", colour: i64) -> None:
    """Put a block from the stock into the bag (CRR-056)."""
    state.stock[state.player] -= ONE[colour]
    state.bag += ONE[colour]
    state.moved += ONE[colour]
    state.colour = colour
    state.owed -= 1


def settle(state: "State") -> None:
    """Pay while there is only one way to, then construct."""
    while state.owed > 0 and find_payments(state) == 1:
        pay_one(state, FOUND[0] - PAY)
    if state.owed == 0:
        construct(state)


def construct(state: "State") -> None:
    """Put the tile that is paid for above its city (CRR-049 to CRR-057, CRR-107 to CRR-119)."""
    seat, tile, old = state.player, state.tile, state.old
    at = seat * CITIES + state.city
    state.built[at] |= BIT[tile]
    if old >= 0:
        state.built[at] &= ~BIT[old]
        state.gone |= BIT[old]
    if state.recording:
        state.note(BUILT, seat, tile, state.city, old, state.moved)
    state.moved = 0
    state.colour = 0
    if tile >= STACK_TILES:
        state.great &= ~BIT[tile]
        if state.upgrades and state.upgrades_left:
            state.phase = UPGRADING
            return
        forget_building(state)
        state.phase = CLOSING
        return
    forget_building(state)
    state.display &= ~BIT[tile]
    site: i64 = 0
    while state.sites[site] != tile:
        site += 1
    state.sites[site] = NOTHING
    if state.stack:
        state.phase = REVEALING
        return
    if state.display == 0 and state.ending == RUNNING:
        trigger(state, BY_BUILDINGS)
    state.phase = CLOSING


def forget_building(state: "State") -> None:
    """Forget what was being built."""
    state.tile = NOTHING
    state.city = NOTHING
    state.old = NOTHING


def upgrade(state: "State", number: i64) -> None:
    """Take an upgrade tile and put it on the own city or category (CRR-110 to CRR-112)."""
    seat = state.player
    state.upgrades_left &= ~BIT[number]
    state.upgraded[seat] |= BIT[number]
    state.worth[seat * PLACES + UPGRADE_PLACE[number]] = UPGRADE_WORTH[number]
    forget_building(state)
    state.phase = CLOSING


def purchase(state: "State", kind: i64) -> None:
    """Buy an object from the sale space (CRR-076 to CRR-080)."""
    seat = state.player
    state.coins[seat] -= SALE_PRICE
    state.objects[seat] += ONE[kind]
    state.sale &= ~BIT[kind]
    state.purchased = True


def announce(state: "State") -> None:
    """Announce the end, for points, and end the turn (CRR-090 to CRR-093)."""
    state.score[state.player] += ANNOUNCE_POINTS
    if state.recording:
        state.note(ANNOUNCED, state.player, ANNOUNCE_POINTS, 0, 0, 0)
    trigger(state, BY_ANNOUNCEMENT)
    end_turn(state)


def trigger(state: "State", by: i64) -> None:
    """Make this round the last one (CRR-089, CRR-094)."""
    if state.recording and state.ending == RUNNING:
        state.note(ENDING, state.player, by, (state.first - 1) % state.players, 0, 0)
    state.ending = by
    state.ending_turn = state.turn


def end_turn(state: "State") -> None:
    """Pass the turn on, or end the game after the last round (CRR-027, CRR-094, CRR-095)."""
    state.purchased = False
    after = (state.player + 1) % state.players
    if state.ending != RUNNING and after == state.first:
        state.phase = OVER
        score_end(state)
        return
    state.player = after
    state.turn += 1
    state.phase = TURNING
