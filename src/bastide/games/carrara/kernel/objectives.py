"""What cards count and ask for (sections H and L), and which of them are dealt (section K)."""

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import cost_of, owned, size
from bastide.games.carrara.kernel.state import Position


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
    """Return a quantity that objects alone decide."""
    if quantity == codes.Q_OBJECTS:  # CRR-137
        return objects % tables.SUM
    if quantity == codes.Q_SETS:
        return sets(objects, what)
    found: i64 = 0
    kind: i64
    for kind in range(codes.KINDS):
        count = objects >> tables.FIELD_BITS * kind & tables.FIELD_MASK
        if quantity == codes.Q_GROUPS:  # CRR-134
            found += count // what
        elif quantity == codes.Q_KINDS:  # CRR-136
            if what >> kind & 1:
                found += count
        elif count:
            found += 1
    return found


def of_places(state: Position, seat: i64, quantity: i64, what: i64) -> i64:
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
    while tiles:
        lowest = tiles & -tiles
        tiles ^= lowest
        if tables.TILE_COST[tables.TILE_OF[lowest % tables.TILE_MODULUS]] >= least:
            found += 1
    return found


def measure(state: Position, seat: i64, quantity: i64, what: i64) -> i64:
    """Return how much a seat has now of what a card counts: of buildings, markers (CRR-142) and goods (CRR-143)."""
    scored = state.scored[seat]
    if quantity == codes.Q_SCORINGS:
        return size(scored)
    if quantity in (codes.Q_OBJECTS, codes.Q_GROUPS, codes.Q_SETS, codes.Q_KINDS, codes.Q_OBJECT_KINDS):
        return of_objects(state.objects[seat], quantity, what)
    if quantity == codes.Q_COST:  # CRR-138
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


def meets(state: Position, seat: i64, card: i64) -> bool:
    """Return whether a seat has what a card asks for, or more (CRR-084)."""
    return (
        measure(state, seat, tables.CONDITION[card], tables.CONDITION_OF[card])
        >= tables.NEED[card * tables.NEEDS + state.players]
    )


def meets_all(state: Position, seat: i64) -> bool:
    """Return whether a seat meets all three objectives (CRR-083, CRR-090); the bonus card is none (CRR-131)."""
    return (
        meets(state, seat, state.cards[codes.OBJECT_CLASS])
        and meets(state, seat, state.cards[codes.TOP_CLASS])
        and meets(state, seat, state.cards[codes.BUILDING_CLASS])
    )


def deals(state: Position, card: i64) -> bool:
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


def card_is_open(state: Position, card: i64) -> bool:
    """Return whether a card may still be dealt: its class is the next that has none (CRR-128)."""
    return state.dealing == tables.CARD_CLASS[card] and deals(state, card)
