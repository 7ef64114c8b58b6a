"""What a seat sees, as an array: the table, its own goods, and the others' only where the rules show them (CRR-026)."""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.game import Setup
from bastide.games.carrara.kernel import codes, layout, screens, tables
from bastide.games.carrara.kernel.buildings import size
from bastide.games.carrara.kernel.state import Position

LAYOUT: Final = layout.LAYOUT
LONGEST: Final = 4096


def longest(_setup: Setup) -> int:
    """Return a bound of the actions in a game."""
    return LONGEST


def encode(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    for i in range(codes.SEGMENTS):
        put_word(state.wheel[i], into, start + layout.WHEEL + codes.COLOURS * i)
    _tiles(state, into, start + layout.TILES)
    _cities(state, observer, into, start)
    for i in range(state.players):
        row = start + layout.SEATS + layout.SEAT_ROW * i
        owner = (observer + i) % state.players
        _seat(state, owner, into, row)
        _goods(state, owner, screens.sees(state, observer, owner), into, row)
    _market(state, into, start + layout.MARKET)
    for i in range(codes.CLASSES):
        if state.cards[i] != codes.NOTHING:
            into[start + layout.CARDS + state.cards[i]] = 1
    _turn(state, observer, into, start + layout.TURN)
    _rules(state, into, start + layout.RULES)


def put_word(word: i64, into: vec[i16], at: i64) -> None:
    """Write the six counts of a word."""
    i: i64
    for i in range(codes.COLOURS):
        into[at + i] = i16(word & tables.FIELD_MASK)
        word >>= tables.FIELD_BITS


def put_set(members: i64, number: i64, into: vec[i16], at: i64) -> None:
    """Write 1 for each member of a set of so many, 0 for the others."""
    i: i64
    for i in range(number):
        into[at + i] = i16(members & 1)
        members >>= 1


def _rules(state: Position, into: vec[i16], row: i64) -> None:
    into[row + layout.RULES_ROTATION] = 1 if state.rotation else 0
    into[row + layout.RULES_COST8] = 1 if state.cost8 else 0
    into[row + layout.RULES_UPGRADES] = 1 if state.upgrades else 0
    into[row + layout.RULES_REBUILD] = 1 if state.rebuild else 0
    into[row + layout.RULES_CATEGORIES] = 1 if state.categories else 0
    into[row + layout.RULES_BONUS] = 1 if state.bonus else 0
    into[row + layout.RULES_SURPLUS] = 1 if state.surplus else 0
    into[row + layout.RULES_OPEN] = 1 if state.open else 0


def _tiles(state: Position, into: vec[i16], row: i64) -> None:
    """Write where tiles lie that nobody has built; `_cities` writes who has built the others."""
    display, stack, great = state.display, state.stack, state.great
    for _ in range(codes.TILES):
        into[row + layout.TILE_DISPLAY] = i16(display & 1)
        into[row + layout.TILE_STACK] = i16(stack & 1)
        into[row + layout.TILE_RESERVE] = i16(great & 1)
        if into[row + layout.TILE_OWNER]:
            into[row + layout.TILE_OWNER] = 0
            into[row + layout.TILE_CITY] = 0
        display >>= 1
        stack >>= 1
        great >>= 1
        row += layout.TILE_ROW


def _cities(state: Position, observer: i64, into: vec[i16], start: i64) -> None:
    """Write what each seat has in each city, and at each of these tiles whose it is."""
    city: i64
    i: i64
    row = start + layout.CITIES
    for i in range(state.players):
        seat = observer + i if observer + i < state.players else observer + i - state.players
        for city in range(codes.CITIES):
            if into[row + layout.CITY_COST]:
                _clear(into, row)
            tiles = state.built[seat * codes.CITIES + city]
            while tiles:
                lowest = tiles & -tiles
                tiles ^= lowest
                tile = tables.TILE_OF[lowest % tables.TILE_MODULUS]
                into[row + layout.CITY_TYPES + tables.TILE_TYPE[tile]] += 1
                into[row + layout.CITY_COST] += i16(tables.TILE_COST[tile])
                at = start + layout.TILES + layout.TILE_ROW * tile
                into[at + layout.TILE_OWNER] = i16(i + 1)
                into[at + layout.TILE_CITY] = i16(city + 1)
            worth = state.worth[seat * tables.PLACES + city]
            into[row + layout.CITY_VALUE] = i16(worth >> 1)
            into[row + layout.CITY_COINS] = i16(worth & 1)
            into[row + layout.CITY_SCORED] = i16(state.scored[seat] >> codes.TYPES + city & 1)
            row += layout.CITY_ROW


def _clear(into: vec[i16], row: i64) -> None:
    """Write that nothing is built in a city."""
    i: i64
    for i in range(codes.TYPES):
        into[row + layout.CITY_TYPES + i] = 0
    into[row + layout.CITY_COST] = 0


def _seat(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write what of a seat lies open."""
    i: i64
    into[row + layout.SEAT_PLAYS] = 1
    into[row + layout.SEAT_SCORE] = i16(state.score[seat])
    into[row + layout.SEAT_MARKERS] = i16(state.markers[seat])
    put_set(state.scored[seat], codes.TYPES, into, row + layout.SEAT_TYPES_SCORED)
    put_set(
        state.scored[seat] >> codes.TYPES + codes.CITIES, codes.CATEGORIES, into, row + layout.SEAT_CATEGORIES_SCORED
    )
    for i in range(codes.CATEGORIES):
        worth = state.worth[seat * tables.PLACES + codes.CITIES + i]
        into[row + layout.SEAT_CATEGORY_VALUES + i] = i16(worth >> 1)
        into[row + layout.SEAT_CATEGORY_COINS + i] = i16(worth & 1)
    put_set(state.upgraded[seat], codes.UPGRADES, into, row + layout.SEAT_UPGRADES)


def _goods(state: Position, seat: i64, seen: bool, into: vec[i16], row: i64) -> None:
    """Write what a seat has behind its screen, zeros where the observer does not see it."""
    i: i64
    if seen:
        into[row + layout.SEAT_SEEN] = 1
        into[row + layout.SEAT_COINS] = i16(state.coins[seat])
        put_word(state.stock[seat], into, row + layout.SEAT_MARBLE)
        put_word(state.objects[seat], into, row + layout.SEAT_OBJECTS)
        return
    for i in range(row + layout.SEAT_SEEN, row + layout.SEAT_ROW):
        into[i] = 0


def _market(state: Position, into: vec[i16], row: i64) -> None:
    put_word(state.supply, into, row + layout.MARKET_SUPPLY)
    put_set(state.sale, codes.KINDS, into, row + layout.MARKET_SALE)
    put_set(state.upgrades_left, codes.UPGRADES, into, row + layout.MARKET_UPGRADES)
    into[row + layout.MARKET_STACK] = i16(size(state.stack))
    into[row + layout.MARKET_BAG_EMPTY] = 1 if state.bag == 0 else 0
    if screens.all_open(state):
        into[row + layout.MARKET_BAG_SEEN] = 1
        put_word(state.bag, into, row + layout.MARKET_BAG)


def _turn(state: Position, observer: i64, into: vec[i16], row: i64) -> None:
    i: i64
    players = state.players
    for i in range(codes.PHASES):
        into[row + layout.TURN_PHASE + i] = 1 if state.phase == i else 0
    into[row + layout.TURN_SEAT] = i16((state.player - observer + players) % players)
    into[row + layout.TURN_FIRST] = i16((state.first - observer + players) % players)
    into[row + layout.TURN_NUMBER] = i16(state.turn)
    for i in range(codes.TURNED):
        into[row + layout.TURN_WHEEL + i] = 1 if state.turned == i else 0
    into[row + layout.TURN_SEGMENT] = i16(state.segment + 1)
    into[row + layout.TURN_COLOUR] = i16(state.colour)
    put_word(state.moved, into, row + layout.TURN_MOVED)
    into[row + layout.TURN_SPENT] = i16(state.spent)
    into[row + layout.TURN_TILE] = i16(state.tile + 1)
    into[row + layout.TURN_CITY] = i16(state.city + 1)
    into[row + layout.TURN_OLD] = i16(state.old + 1)
    into[row + layout.TURN_OWED] = i16(state.owed)
    into[row + layout.TURN_PURCHASED] = 1 if state.purchased else 0
    for i in range(codes.ENDINGS):
        into[row + layout.TURN_ENDING + i] = 1 if state.ending == i else 0
    into[row + layout.TURN_ENDING_TURN] = i16(state.ending_turn)
