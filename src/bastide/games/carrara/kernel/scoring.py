"""Scorings, objectives and final scoring. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, tables

if TYPE_CHECKING:
    from bastide.games.carrara.kernel.state import State


def size(tiles: i64) -> i64:
    """Return how many tiles a set has."""
    return (
        tables.ONES[tiles & 255]
        + tables.ONES[tiles >> 8 & 255]
        + tables.ONES[tiles >> 16 & 255]
        + tables.ONES[tiles >> 24 & 255]
        + tables.ONES[tiles >> 32 & 255]
    )


def cost_of(tiles: i64) -> i64:
    """Return the total cost of a set of tiles."""
    total: i64 = 0
    tile: i64
    for tile in range(codes.TILES):
        if tiles & tables.BIT[tile]:
            total += tables.TILE_COST[tile]
    return total


def owned(state: "State", seat: i64) -> i64:
    """Return the set of a seat's buildings."""
    at = seat * codes.CITIES
    found: i64 = 0
    city: i64
    for city in range(codes.CITIES):
        found |= state.built[at + city]
    return found


def score(state: "State", code: i64) -> None:
    """Place a marker and score a type, a city or a category for the seat on turn (CRR-060 to CRR-075, CRR-121)."""
    seat = state.player
    which = code - codes.SCORE
    state.scored[seat] |= tables.BIT[which]
    state.markers[seat] -= 1
    coins: i64 = 0
    points: i64 = 0
    taken: i64 = 0
    city: i64
    if code >= codes.SCORE_CATEGORY:
        worth = state.worth[seat * tables.PLACES + codes.CITIES + code - codes.SCORE_CATEGORY]
        gain = cost_of(owned(state, seat) & tables.OF_CATEGORY[code - codes.SCORE_CATEGORY]) * (worth >> 1)
        if worth & 1 == codes.COINS:
            coins = gain
        else:
            points = gain
    else:
        for city in range(codes.CITIES):
            tiles = state.built[seat * codes.CITIES + city]
            if code < codes.SCORE_CITY:
                tiles &= tables.OF_TYPE[which]
            elif city != code - codes.SCORE_CITY:
                continue
            if tiles == 0:
                continue
            worth = state.worth[seat * tables.PLACES + city]
            gain = cost_of(tiles) * (worth >> 1)
            if worth & 1 == codes.COINS:
                coins += gain
            else:
                points += gain
            taken += take_objects(state, tiles)
        if code >= codes.SCORE_CITY:
            state.cities_done |= tables.BIT[code - codes.SCORE_CITY]
    state.coins[seat] += coins
    state.score[seat] += points
    state.objects[seat] += taken
    if state.recording:
        state.note(codes.SCORED, seat, which, coins, points, taken)


def take_objects(state: "State", tiles: i64) -> i64:
    """Take an object for each tile, as far as the supply goes; return them as a word (CRR-066 to CRR-068)."""
    taken: i64 = 0
    tile: i64
    for tile in range(codes.TILES):
        if tiles & tables.BIT[tile]:
            kind = tables.TILE_KIND[tile]
            if state.supply >> tables.FIELD_BITS * kind & tables.FIELD_MASK:
                state.supply -= tables.ONE[kind]
                taken += tables.ONE[kind]
    return taken


def sets(objects: i64, number: i64) -> i64:
    """Return how many sets of so many different objects can be made at once (CRR-135)."""
    kind: i64
    made: i64 = 0
    while True:
        made += 1
        enough: i64 = 0
        for kind in range(codes.KINDS):
            count = objects >> tables.FIELD_BITS * kind & tables.FIELD_MASK
            enough += count if count < made else made
        if enough < number * made:
            return made - 1


def of_objects(objects: i64, quantity: i64, what: i64) -> i64:
    """Return a quantity that objects alone decide (CRR-134 to CRR-137)."""
    if quantity == codes.Q_OBJECTS:
        return objects % tables.SUM
    if quantity == codes.Q_SETS:
        return sets(objects, what)
    found: i64 = 0
    kind: i64
    for kind in range(codes.KINDS):
        count = objects >> tables.FIELD_BITS * kind & tables.FIELD_MASK
        if quantity == codes.Q_GROUPS:
            found += count // what
        elif quantity == codes.Q_KINDS:
            if what >> kind & 1:
                found += count
        elif count:
            found += 1
    return found


def of_places(state: "State", seat: i64, quantity: i64, what: i64) -> i64:
    """Return a quantity that where buildings stand and of which type they are decides (CRR-140, CRR-141)."""
    found: i64 = 0
    i: i64
    if quantity in (codes.Q_LARGEST_TYPE, codes.Q_TYPES):
        tiles = owned(state, seat)
        for i in range(codes.TYPES):
            count = size(tiles & tables.OF_TYPE[i])
            if quantity == codes.Q_TYPES:
                count = 1 if count else 0
                found += count
            elif count > found:
                found = count
        return found
    for i in range(codes.CITIES):
        count = size(state.built[seat * codes.CITIES + i])
        if quantity == codes.Q_LARGEST_CITY:
            found = max(found, count)
        elif quantity == codes.Q_CITIES_BUILT:
            if count:
                found += 1
        elif what >> i & 1:
            found += count
    return found


def costly(tiles: i64, least: i64) -> i64:
    """Return how many tiles of a set cost so much or more (CRR-139)."""
    found: i64 = 0
    tile: i64
    for tile in range(codes.TILES):
        if tiles & tables.BIT[tile] and tables.TILE_COST[tile] >= least:
            found += 1
    return found


def measure(state: "State", seat: i64, quantity: i64, what: i64) -> i64:
    """Return how much a seat has of what a card counts (CRR-134 to CRR-143)."""
    scored = state.scored[seat]
    if quantity == codes.Q_SCORINGS:
        return size(scored)
    if quantity in (codes.Q_OBJECTS, codes.Q_GROUPS, codes.Q_SETS, codes.Q_KINDS, codes.Q_OBJECT_KINDS):
        return of_objects(state.objects[seat], quantity, what)
    if quantity == codes.Q_COST:
        return cost_of(owned(state, seat))
    if quantity == codes.Q_COST_AT_LEAST:
        return costly(owned(state, seat), what)
    if quantity == codes.Q_CITIES_SCORED:
        return tables.ONES[scored >> codes.TYPES & 63]
    if quantity == codes.Q_TYPES_SCORED:
        return tables.ONES[scored & 63]
    if quantity == codes.Q_CATEGORIES_SCORED:
        return tables.ONES[scored >> codes.TYPES + codes.CITIES & 3]
    if quantity == codes.Q_POINTS:
        return state.score[seat]
    if quantity == codes.Q_COINS:
        return state.coins[seat]
    if quantity == codes.Q_CATEGORY_COST:
        return cost_of(owned(state, seat) & tables.OF_CATEGORY[what])
    if quantity == codes.Q_OF_CATEGORY:
        return size(owned(state, seat) & tables.OF_CATEGORY[what])
    if quantity == codes.Q_BUILDINGS:
        return size(owned(state, seat))
    if quantity in (codes.Q_LARGEST_TYPE, codes.Q_TYPES, codes.Q_LARGEST_CITY, codes.Q_CITIES_BUILT, codes.Q_IN_CITIES):
        return of_places(state, seat, quantity, what)
    if quantity == codes.Q_BLOCKS:
        return state.stock[seat] % tables.SUM
    if quantity == codes.Q_UPGRADES:
        return tables.ONES[state.upgraded[seat]]
    return 0


def meets(state: "State", seat: i64, card: i64) -> bool:
    """Return whether a seat has what a card asks for (CRR-084)."""
    return (
        measure(state, seat, tables.CONDITION[card], tables.CONDITION_OF[card])
        >= tables.NEED[card * tables.NEEDS + state.players]
    )


def meets_all(state: "State", seat: i64) -> bool:
    """Return whether a seat meets all three objectives (CRR-090); the bonus card is none (CRR-131)."""
    return (
        meets(state, seat, state.cards[codes.OBJECT_CLASS])
        and meets(state, seat, state.cards[codes.TOP_CLASS])
        and meets(state, seat, state.cards[codes.BUILDING_CLASS])
    )


def coins_per_point(state: "State") -> i64:
    """Return how many coins make a point: 5, or what an open card says (CRR-102, CRR-132)."""
    i: i64
    for i in range(len(state.cards)):
        card = state.cards[i]
        if card >= 0 and tables.RATE[card] == codes.Q_COIN_RATE:
            return tables.RATE_OF[card]
    return tables.COINS_PER_POINT


def counted(state: "State", seat: i64) -> i64:
    """Return how many objects the purple card counts; all others are surplus (CRR-130, CRR-134 to CRR-137)."""
    card = state.cards[codes.OBJECT_CLASS]
    quantity, what = tables.RATE[card], tables.RATE_OF[card]
    if quantity in (codes.Q_GROUPS, codes.Q_SETS):
        return what * of_objects(state.objects[seat], quantity, what)
    if quantity in (codes.Q_KINDS, codes.Q_OBJECTS):
        return of_objects(state.objects[seat], quantity, what)
    return 0


def by_card(state: "State", seat: i64, card: i64) -> i64:
    """Return the points of a card in final scoring (CRR-098 to CRR-101)."""
    if card == codes.NOTHING or tables.RATE_POINTS[card] == 0:
        return 0
    return tables.RATE_POINTS[card] * measure(state, seat, tables.RATE[card], tables.RATE_OF[card])


def final_points(state: "State", seat: i64, cause: i64) -> i64:
    """Return what final scoring would give a seat for one cause, were the game over now (CRR-098 to CRR-102)."""
    if cause == codes.OBJECT_CARD:
        return by_card(state, seat, state.cards[codes.OBJECT_CLASS])
    if cause == codes.BUILDING_CARD:
        return by_card(state, seat, state.cards[codes.BUILDING_CLASS])
    if cause == codes.BONUS_CARD:
        return by_card(state, seat, state.cards[codes.BONUS_CLASS])
    if cause == codes.SURPLUS:
        if not state.surplus:
            return 0
        return tables.SURPLUS_POINTS * (state.objects[seat] % tables.SUM - counted(state, seat))
    assert cause == codes.COINS_LEFT
    return state.coins[seat] // coins_per_point(state)


def score_end(state: "State") -> None:
    """Give every seat the points of final scoring; no card sees the points of another (CRR-144)."""
    seat: i64
    cause: i64
    for seat in range(state.players):
        gained: i64 = 0
        for cause in range(codes.CAUSES):
            points = final_points(state, seat, cause)
            gained += points
            if state.recording and points:
                state.note(codes.FINAL, seat, cause, points, 0, 0)
        state.score[seat] += gained


def deals(state: "State", card: i64) -> bool:
    """Return whether a card of the expansion has a meaning with the modules of this game."""
    if tables.CONDITION[card] == codes.Q_CATEGORIES_SCORED and not state.categories:
        return False
    if tables.RATE[card] == codes.Q_UPGRADES and not state.upgrades:
        return False
    if tables.RATE[card] == codes.Q_COST_AT_LEAST and not state.cost8:
        tile: i64
        for tile in range(codes.STACK_TILES):  # noqa: SIM110 - any() would build a generator
            if tables.TILE_COST[tile] >= tables.RATE_OF[card]:
                return True
        return False
    return True


def card_is_open(state: "State", card: i64) -> bool:
    """Return whether a card may still be dealt: its class is the next that has none."""
    return state.dealing == tables.CARD_CLASS[card] and deals(state, card)
