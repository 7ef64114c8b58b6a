"""Scorings, objectives and final scoring. Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.carrara.actions import CITIES, KINDS, SCORE, SCORE_CATEGORY, SCORE_CITY, STACK_TILES, TILES, TYPES
from bastide.games.carrara.phases import (
    BONUS_CARD,
    BONUS_CLASS,
    BUILDING_CARD,
    BUILDING_CLASS,
    CAUSES,
    COINS,
    COINS_LEFT,
    FINAL,
    NOTHING,
    OBJECT_CARD,
    OBJECT_CLASS,
    Q_BLOCKS,
    Q_BUILDINGS,
    Q_CATEGORIES_SCORED,
    Q_CATEGORY_COST,
    Q_CITIES_BUILT,
    Q_CITIES_SCORED,
    Q_COIN_RATE,
    Q_COINS,
    Q_COST,
    Q_COST_AT_LEAST,
    Q_GROUPS,
    Q_IN_CITIES,
    Q_KINDS,
    Q_LARGEST_CITY,
    Q_LARGEST_TYPE,
    Q_OBJECT_KINDS,
    Q_OBJECTS,
    Q_OF_CATEGORY,
    Q_POINTS,
    Q_SCORINGS,
    Q_SETS,
    Q_TYPES,
    Q_TYPES_SCORED,
    Q_UPGRADES,
    SCORED,
    SURPLUS,
    TOP_CLASS,
)
from bastide.games.carrara.tables import (
    BIT,
    CARD_CLASS,
    COINS_PER_POINT,
    CONDITION,
    CONDITION_OF,
    FIELD_BITS,
    FIELD_MASK,
    NEED,
    NEEDS,
    OF_CATEGORY,
    OF_TYPE,
    ONE,
    ONES,
    PLACES,
    RATE,
    RATE_OF,
    RATE_POINTS,
    SUM,
    SURPLUS_POINTS,
    TILE_COST,
    TILE_KIND,
)

if TYPE_CHECKING:
    from bastide.games.carrara.state import State


def size(tiles: i64) -> i64:
    """Return how many tiles a set has."""
    return (
        ONES[tiles & 255]
        + ONES[tiles >> 8 & 255]
        + ONES[tiles >> 16 & 255]
        + ONES[tiles >> 24 & 255]
        + ONES[tiles >> 32 & 255]
    )


def cost_of(tiles: i64) -> i64:
    """Return the total cost of a set of tiles."""
    total: i64 = 0
    tile: i64
    for tile in range(TILES):
        if tiles & BIT[tile]:
            total += TILE_COST[tile]
    return total


def owned(state: "State", seat: i64) -> i64:
    """Return the set of a seat's buildings."""
    at = seat * CITIES
    found: i64 = 0
    city: i64
    for city in range(CITIES):
        found |= state.built[at + city]
    return found


def score(state: "State", code: i64) -> None:
    """Place a marker and score a type, a city or a category for the seat on turn (CRR-060 to CRR-075, CRR-121)."""
    seat = state.player
    which = code - SCORE
    state.scored[seat] |= BIT[which]
    state.markers[seat] -= 1
    coins: i64 = 0
    points: i64 = 0
    taken: i64 = 0
    city: i64
    if code >= SCORE_CATEGORY:
        worth = state.worth[seat * PLACES + CITIES + code - SCORE_CATEGORY]
        gain = cost_of(owned(state, seat) & OF_CATEGORY[code - SCORE_CATEGORY]) * (worth >> 1)
        if worth & 1 == COINS:
            coins = gain
        else:
            points = gain
    else:
        for city in range(CITIES):
            tiles = state.built[seat * CITIES + city]
            if code < SCORE_CITY:
                tiles &= OF_TYPE[which]
            elif city != code - SCORE_CITY:
                continue
            if tiles == 0:
                continue
            worth = state.worth[seat * PLACES + city]
            gain = cost_of(tiles) * (worth >> 1)
            if worth & 1 == COINS:
                coins += gain
            else:
                points += gain
            taken += take_objects(state, tiles)
        if code >= SCORE_CITY:
            state.cities_done |= BIT[code - SCORE_CITY]
    state.coins[seat] += coins
    state.score[seat] += points
    state.objects[seat] += taken
    if state.recording:
        state.note(SCORED, seat, which, coins, points, taken)


def take_objects(state: "State", tiles: i64) -> i64:
    """Take an object for each tile, as far as the supply goes; return them as a word (CRR-066 to CRR-068)."""
    taken: i64 = 0
    tile: i64
    for tile in range(TILES):
        if tiles & BIT[tile]:
            kind = TILE_KIND[tile]
            if state.supply >> FIELD_BITS * kind & FIELD_MASK:
                state.supply -= ONE[kind]
                taken += ONE[kind]
    return taken


def sets(objects: i64, number: i64) -> i64:
    """Return how many sets of so many different objects can be made at once (CRR-135)."""
    kind: i64
    made: i64 = 0
    while True:
        made += 1
        enough: i64 = 0
        for kind in range(KINDS):
            count = objects >> FIELD_BITS * kind & FIELD_MASK
            enough += count if count < made else made
        if enough < number * made:
            return made - 1


def of_objects(objects: i64, quantity: i64, what: i64) -> i64:
    """Return a quantity that objects alone decide (CRR-134 to CRR-137)."""
    if quantity == Q_OBJECTS:
        return objects % SUM
    if quantity == Q_SETS:
        return sets(objects, what)
    found: i64 = 0
    kind: i64
    for kind in range(KINDS):
        count = objects >> FIELD_BITS * kind & FIELD_MASK
        if quantity == Q_GROUPS:
            found += count // what
        elif quantity == Q_KINDS:
            if what >> kind & 1:
                found += count
        elif count:
            found += 1
    return found


def of_places(state: "State", seat: i64, quantity: i64, what: i64) -> i64:
    """Return a quantity that where buildings stand and of which type they are decides (CRR-140, CRR-141)."""
    found: i64 = 0
    i: i64
    if quantity in (Q_LARGEST_TYPE, Q_TYPES):
        tiles = owned(state, seat)
        for i in range(TYPES):
            count = size(tiles & OF_TYPE[i])
            if quantity == Q_TYPES:
                count = 1 if count else 0
                found += count
            elif count > found:
                found = count
        return found
    for i in range(CITIES):
        count = size(state.built[seat * CITIES + i])
        if quantity == Q_LARGEST_CITY:
            found = max(found, count)
        elif quantity == Q_CITIES_BUILT:
            if count:
                found += 1
        elif what >> i & 1:
            found += count
    return found


def costly(tiles: i64, least: i64) -> i64:
    """Return how many tiles of a set cost so much or more (CRR-139)."""
    found: i64 = 0
    tile: i64
    for tile in range(TILES):
        if tiles & BIT[tile] and TILE_COST[tile] >= least:
            found += 1
    return found


def measure(state: "State", seat: i64, quantity: i64, what: i64) -> i64:
    """Return how much a seat has of what a card counts (CRR-134 to CRR-143)."""
    scored = state.scored[seat]
    if quantity == Q_SCORINGS:
        return size(scored)
    if quantity in (Q_OBJECTS, Q_GROUPS, Q_SETS, Q_KINDS, Q_OBJECT_KINDS):
        return of_objects(state.objects[seat], quantity, what)
    if quantity == Q_COST:
        return cost_of(owned(state, seat))
    if quantity == Q_COST_AT_LEAST:
        return costly(owned(state, seat), what)
    if quantity == Q_CITIES_SCORED:
        return ONES[scored >> TYPES & 63]
    if quantity == Q_TYPES_SCORED:
        return ONES[scored & 63]
    if quantity == Q_CATEGORIES_SCORED:
        return ONES[scored >> TYPES + CITIES & 3]
    if quantity == Q_POINTS:
        return state.score[seat]
    if quantity == Q_COINS:
        return state.coins[seat]
    if quantity == Q_CATEGORY_COST:
        return cost_of(owned(state, seat) & OF_CATEGORY[what])
    if quantity == Q_OF_CATEGORY:
        return size(owned(state, seat) & OF_CATEGORY[what])
    if quantity == Q_BUILDINGS:
        return size(owned(state, seat))
    if quantity in (Q_LARGEST_TYPE, Q_TYPES, Q_LARGEST_CITY, Q_CITIES_BUILT, Q_IN_CITIES):
        return of_places(state, seat, quantity, what)
    if quantity == Q_BLOCKS:
        return state.stock[seat] % SUM
    if quantity == Q_UPGRADES:
        return ONES[state.upgraded[seat]]
    return 0


def meets(state: "State", seat: i64, card: i64) -> bool:
    """Return whether a seat has what a card asks for (CRR-084)."""
    return measure(state, seat, CONDITION[card], CONDITION_OF[card]) >= NEED[card * NEEDS + state.players]


def meets_all(state: "State", seat: i64) -> bool:
    """Return whether a seat meets all three objectives (CRR-090); the bonus card is none (CRR-131)."""
    return (
        meets(state, seat, state.cards[OBJECT_CLASS])
        and meets(state, seat, state.cards[TOP_CLASS])
        and meets(state, seat, state.cards[BUILDING_CLASS])
    )


def coins_per_point(state: "State") -> i64:
    """Return how many coins make a point: 5, or what an open card says (CRR-102, CRR-132)."""
    i: i64
    for i in range(len(state.cards)):
        card = state.cards[i]
        if card >= 0 and RATE[card] == Q_COIN_RATE:
            return RATE_OF[card]
    return COINS_PER_POINT


def counted(state: "State", seat: i64) -> i64:
    """Return how many objects the purple card counts; all others are surplus (CRR-130, CRR-134 to CRR-137)."""
    card = state.cards[OBJECT_CLASS]
    quantity, what = RATE[card], RATE_OF[card]
    if quantity in (Q_GROUPS, Q_SETS):
        return what * of_objects(state.objects[seat], quantity, what)
    if quantity in (Q_KINDS, Q_OBJECTS):
        return of_objects(state.objects[seat], quantity, what)
    return 0


def by_card(state: "State", seat: i64, card: i64) -> i64:
    """Return the points of a card in final scoring (CRR-098 to CRR-101)."""
    if card == NOTHING or RATE_POINTS[card] == 0:
        return 0
    return RATE_POINTS[card] * measure(state, seat, RATE[card], RATE_OF[card])


def final_points(state: "State", seat: i64, cause: i64) -> i64:
    """Return what final scoring would give a seat for one cause, were the game over now (CRR-098 to CRR-102)."""
    if cause == OBJECT_CARD:
        return by_card(state, seat, state.cards[OBJECT_CLASS])
    if cause == BUILDING_CARD:
        return by_card(state, seat, state.cards[BUILDING_CLASS])
    if cause == BONUS_CARD:
        return by_card(state, seat, state.cards[BONUS_CLASS])
    if cause == SURPLUS:
        if not state.surplus:
            return 0
        return SURPLUS_POINTS * (state.objects[seat] % SUM - counted(state, seat))
    assert cause == COINS_LEFT
    return state.coins[seat] // coins_per_point(state)


def score_end(state: "State") -> None:
    """Give every seat the points of final scoring; no card sees the points of another (CRR-144)."""
    seat: i64
    cause: i64
    for seat in range(state.players):
        gained: i64 = 0
        for cause in range(CAUSES):
            points = final_points(state, seat, cause)
            gained += points
            if state.recording and points:
                state.note(FINAL, seat, cause, points, 0, 0)
        state.score[seat] += gained


def deals(state: "State", card: i64) -> bool:
    """Return whether a card of the expansion has a meaning with the modules of this game."""
    if CONDITION[card] == Q_CATEGORIES_SCORED and not state.categories:
        return False
    if RATE[card] == Q_UPGRADES and not state.upgrades:
        return False
    if RATE[card] == Q_COST_AT_LEAST and not state.cost8:
        tile: i64
        for tile in range(STACK_TILES):  # noqa: SIM110 - any() would build a generator
            if TILE_COST[tile] >= RATE_OF[card]:
                return True
        return False
    return True


def card_is_open(state: "State", card: i64) -> bool:
    """Return whether a card may still be dealt: its class is the next that has none."""
    return state.dealing == CARD_CLASS[card] and deals(state, card)
