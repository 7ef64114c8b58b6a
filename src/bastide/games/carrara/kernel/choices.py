"""What may be done in a position: the one place that knows. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.scoring import card_is_open, meets_all, owned, size

if TYPE_CHECKING:
    from bastide.games.carrara.kernel.state import State

FOUND: Final = vec[i64]([0] * 1800)
"""Room for the actions that `find` finds, in order."""
PAYABLE: Final = vec[i64]([0] * codes.CITIES)
"""Room for how many blocks the seat on turn has that each city accepts."""


def find(state: "State") -> i64:
    """Put every legal action into `FOUND`, sorted, and return how many there are."""
    phase = state.phase
    if phase == codes.TURNING:
        return find_turn(state)
    if phase == codes.BUYING:
        return find_buys(state)
    if phase == codes.CLOSING:
        return find_closing(state)
    if phase == codes.PAYING:
        return find_payments(state)
    if phase == codes.OVER:
        return 0
    n: i64 = 0
    i: i64
    if phase == codes.REFILLING:
        for i in range(codes.COLOURS):
            if state.bag >> tables.FIELD_BITS * i & tables.FIELD_MASK:
                FOUND[n] = codes.DRAW + i
                n += 1
    elif phase == codes.UPGRADING:
        for i in range(codes.UPGRADES):
            if state.upgrades_left & tables.BIT[i]:
                FOUND[n] = codes.UPGRADE + i
                n += 1
    elif phase == codes.STARTING:
        for i in range(state.players):
            FOUND[i] = codes.START + i
        n = state.players
    elif phase == codes.DEALING:
        for i in range(tables.BASE_CARDS, tables.CARDS):
            if card_is_open(state, i):
                FOUND[n] = codes.CARD + i - tables.BASE_CARDS
                n += 1
    else:
        for i in range(codes.STACK_TILES):
            if state.stack & tables.BIT[i]:
                FOUND[n] = codes.REVEAL + i
                n += 1
    return n


def find_buys(state: "State") -> i64:
    """Find the blocks that may be bought now: of one segment, from the most valuable colour down (CRR-036)."""
    coins = state.coins[state.player]
    n: i64 = 0
    segment: i64
    colour: i64
    if state.segment >= 0:
        FOUND[0] = codes.DONE
        n = 1
        blocks = state.wheel[state.segment]
        for colour in range(state.colour, codes.COLOURS):
            code = state.segment * codes.COLOURS + colour
            if blocks >> tables.FIELD_BITS * colour & tables.FIELD_MASK and tables.PRICE[code] <= coins:
                FOUND[n] = codes.BUY + code
                n += 1
        return n
    for segment in range(codes.SEGMENTS):
        blocks = state.wheel[segment]
        if blocks:
            for colour in range(codes.COLOURS):
                code = segment * codes.COLOURS + colour
                if blocks >> tables.FIELD_BITS * colour & tables.FIELD_MASK and tables.PRICE[code] <= coins:
                    FOUND[n] = codes.BUY + code
                    n += 1
    if n == 0:  # CRR-042
        FOUND[0] = codes.RELIEF
        n = 1
    return n


def can_take(state: "State") -> bool:
    """Return whether the seat on turn could take a block from the wheel as it stands (CRR-041, CRR-106)."""
    coins = state.coins[state.player]
    segment: i64
    colour: i64
    for segment in range(codes.SEGMENTS):
        blocks = state.wheel[segment]
        if blocks:
            for colour in range(codes.COLOURS):
                if (
                    blocks >> tables.FIELD_BITS * colour & tables.FIELD_MASK
                    and tables.PRICE[segment * codes.COLOURS + colour] <= coins
                ):
                    return True
    return False


def find_payments(state: "State") -> i64:
    """Find the colours with which the payment may go on, from the most valuable down (CRR-054)."""
    blocks = state.stock[state.player] & tables.ACCEPTED[state.city]
    n: i64 = 0
    colour: i64
    rest = blocks >> tables.FIELD_BITS * state.colour
    for colour in range(state.colour, codes.COLOURS):
        if rest % tables.SUM < state.owed:
            break
        if rest & tables.FIELD_MASK:
            FOUND[n] = codes.PAY + colour
            n += 1
        rest >>= tables.FIELD_BITS
    return n


def find_closing(state: "State") -> i64:
    """Find what may follow the action: announcing, ending the turn, one purchase (CRR-029)."""
    n: i64 = 0
    kind: i64
    if may_announce(state):
        FOUND[0] = codes.ANNOUNCE
        n = 1
    FOUND[n] = codes.END
    n += 1
    if state.sale and not state.purchased and state.coins[state.player] >= tables.SALE_PRICE:
        for kind in range(codes.KINDS):
            if state.sale & tables.BIT[kind]:
                FOUND[n] = codes.PURCHASE + kind
                n += 1
    return n


def may_announce(state: "State") -> bool:
    """Return whether the seat on turn may announce the end (CRR-090 to CRR-093)."""
    if state.ending != codes.RUNNING and (state.ending != codes.BY_BUILDINGS or state.ending_turn != state.turn):
        return False
    return meets_all(state, state.player)


def find_turn(state: "State") -> i64:
    """Find the actions of a turn (CRR-028 to CRR-030)."""
    n: i64 = 0
    wheel = state.wheel
    if state.bag or wheel[0] or wheel[1] or wheel[2] or wheel[3] or wheel[4] or wheel[5]:  # CRR-044, CRR-045
        FOUND[0] = codes.ROTATE
        n = 1
        if state.rotation and can_take(state):
            FOUND[1] = codes.STAY
            n = 2
    n = find_scorings(state, n)
    n = find_buildings(state, n)
    if n == 0:  # CRR-046
        FOUND[0] = codes.RELIEF
        n = 1
    return n


def find_scorings(state: "State", n: i64) -> i64:
    """Find what may be scored (CRR-060 to CRR-063, CRR-070, CRR-071, CRR-125, CRR-127)."""
    seat = state.player
    if state.markers[seat] == 0:
        return n
    mine, scored = owned(state, seat), state.scored[seat]
    if mine == 0:
        return n
    i: i64
    for i in range(codes.TYPES):
        if mine & tables.OF_TYPE[i] and not scored & tables.BIT[i]:
            FOUND[n] = codes.SCORE + i
            n += 1
    for i in range(codes.CITIES):
        if not state.cities_done & tables.BIT[i] and size(state.built[seat * codes.CITIES + i]) >= tables.MINIMUM[i]:
            FOUND[n] = codes.SCORE_CITY + i
            n += 1
    if state.categories:
        for i in range(codes.CATEGORIES):
            if mine & tables.OF_CATEGORY[i] and not scored & tables.BIT[codes.TYPES + codes.CITIES + i]:
                FOUND[n] = codes.SCORE_CATEGORY + i
                n += 1
    return n


def find_buildings(state: "State", n: i64) -> i64:
    """Find what may be constructed where (CRR-049 to CRR-059) and, where the game has it, rebuilt (CRR-114)."""
    seat = state.player
    stock = state.stock[seat]
    if stock == 0:
        return n
    most: i64 = 0
    city: i64
    tile: i64
    for city in range(codes.CITIES):
        blocks = (stock & tables.ACCEPTED[city]) % tables.SUM
        PAYABLE[city] = blocks
        most = max(most, blocks)
    offered = state.display | state.great
    for tile in range(codes.TILES):
        if offered & tables.BIT[tile]:
            cost = tables.TILE_COST[tile]
            if cost <= most:
                for city in range(codes.CITIES):
                    if cost <= PAYABLE[city]:
                        FOUND[n] = codes.BUILD + tile * codes.CITIES + city
                        n += 1
    if state.rebuild:
        n = find_rebuilds(state, n, offered, owned(state, seat))
    return n


def find_rebuilds(state: "State", n: i64, offered: i64, mine: i64) -> i64:
    """Find which own buildings may give way to which of higher cost (CRR-114 to CRR-120)."""
    old: i64
    tile: i64
    for old in range(codes.TILES):
        if mine & tables.BIT[old]:
            city = city_of(state, state.player, old)
            most = tables.TILE_COST[old] + PAYABLE[city]
            for tile in range(codes.TILES):
                if offered & tables.BIT[tile] and tables.TILE_COST[old] < tables.TILE_COST[tile] <= most:
                    FOUND[n] = codes.REBUILD + old * codes.TILES + tile
                    n += 1
    return n


def city_of(state: "State", seat: i64, tile: i64) -> i64:
    """Return the city in which a seat's building stands, or -1."""
    city: i64
    for city in range(codes.CITIES):
        if state.built[seat * codes.CITIES + city] & tables.BIT[tile]:
            return city
    return -1
