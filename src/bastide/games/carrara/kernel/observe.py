"""What a seat sees, as an array: the table, its own goods, and the others' only where the rules show them (CRR-026).

A *seat code* is 0 for nobody, 1 for the observer, 2 for the next seat, and so on. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.engine.play import Game
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.choices import FOUND, find
from bastide.games.carrara.kernel.playout import BITS, some_colour
from bastide.games.carrara.kernel.scoring import size
from bastide.games.carrara.kernel.state import State
from bastide.games.carrara.kernel.turns import make

LONGEST: Final = 4096
BLOCKS_MAX: Final = 63
COINS_MAX: Final = 1000
SCORE_MAX: Final = 1000
TURNS_MAX: Final = 4096

_PHASES: Final = (
    "starting", "dealing", "displaying", "refilling", "revealing", "turning", "buying", "paying", "upgrading",
    "closing", "over",
)  # fmt: skip
_MARBLE: Final = tuple([Slot(name, "blocks", 0, BLOCKS_MAX) for name in tables.COLOUR_NAMES])
_WHEEL: Final = ("none", "rotated", "stayed")
_CATEGORIES: Final = ("city", "land")

LAYOUT: Final = Layout(
    "carrara",
    "1",
    (
        Part(
            "wheel",
            f"Blocks on the segments {', '.join(tables.SEGMENT_NAMES)}, cheapest last.",
            _MARBLE,
            (codes.SEGMENTS,),
        ),
        Part(
            "tiles",
            "The building tiles in the order of components.toml.",
            (
                Slot("display", meaning="it lies in the display"),
                Slot("stack", meaning="it is still in the stack"),
                Slot("reserve", meaning="it is of cost 8 and still to be had"),
                Slot("owner", "seat code", 0, codes.SEATS, "who has built it"),
                Slot("city", "city", 0, codes.CITIES, "where: 1 for the first city, …, 0 if nobody has built it"),
            ),
            (codes.TILES,),
        ),
        Part(
            "cities",
            f"What each seat has in each city: {', '.join(tables.CITY_NAMES)}; the observer first.",
            (
                *[Slot(name, "buildings", 0, codes.TILES) for name in tables.TYPE_NAMES],
                Slot("cost", "blocks", 0, 300, "what the buildings cost together"),
                Slot("value", "per block", 0, 20, "what the city is worth to the seat"),
                Slot("coins", meaning="that is coins, else points"),
                Slot("scored", meaning="the seat has scored the city"),
            ),
            (codes.SEATS, codes.CITIES),
        ),
        Part(
            "seats",
            "The observer first, then the others in turn order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                Slot("score", "points", -SCORE_MAX, SCORE_MAX),
                Slot("markers", "markers", 0, 20, "scoring markers left"),
                *[Slot(f"scored.{name}", meaning="the type is scored") for name in tables.TYPE_NAMES],
                *[Slot(f"scored.{name}", meaning="the category is scored") for name in _CATEGORIES],
                *[Slot(f"value.{name}", "per block", 0, 20, "what the category is worth") for name in _CATEGORIES],
                *[Slot(f"coins.{name}", meaning="that is coins, else points") for name in _CATEGORIES],
                *[Slot(name, meaning="the seat has this upgrade tile") for name in tables.UPGRADE_NAMES],
                Slot("seen", meaning="the observer sees what follows; all zeros where not"),
                Slot("coins", "coins", 0, COINS_MAX),
                *_MARBLE,
                *[Slot(name, "objects", 0, BLOCKS_MAX) for name in tables.KIND_NAMES],
            ),
            (codes.SEATS,),
        ),
        Part(
            "market",
            "What is to be had.",
            (
                *[Slot(f"supply.{name}", "objects", 0, BLOCKS_MAX) for name in tables.KIND_NAMES],
                *[Slot(f"sale.{name}", meaning="lies on the sale space") for name in tables.KIND_NAMES],
                *[Slot(name, meaning="the upgrade tile is to be had") for name in tables.UPGRADE_NAMES],
                Slot("stack", "tiles", 0, codes.TILES, "tiles in the stack"),
                Slot("bag.empty"),
                Slot("bag.seen", meaning="what is in the bag is open; zeros where not"),
                *[Slot(f"bag.{name}", "blocks", 0, BLOCKS_MAX) for name in tables.COLOUR_NAMES],
            ),
        ),
        Part("cards", "Which cards are in play.", tuple([Slot(name) for name in tables.CARD_NAMES])),
        Part(
            "turn",
            "What happens now.",
            (
                *[Slot(f"phase.{name}", meaning=f"the phase is {name}") for name in _PHASES],
                Slot("seat", "seat", 0, codes.SEATS - 1, "whose turn it is, 0 the observer's"),
                Slot("first", "seat", 0, codes.SEATS - 1, "who began the game, 0 the observer"),
                Slot("number", "turns", 0, TURNS_MAX, "the turn, from 1"),
                *[
                    Slot(f"wheel.{name}", meaning=f"in this buy action: {name}")
                    for name in ("none", "rotated", "stayed")
                ],
                Slot("segment", "segment", 0, codes.SEGMENTS, "where is being bought: 1 for I, …, 0 nowhere"),
                Slot("colour", "colour", 0, codes.COLOURS, "the least valuable colour bought or paid so far"),
                *[
                    Slot(f"moved.{name}", "blocks", 0, BLOCKS_MAX, "bought or paid so far")
                    for name in tables.COLOUR_NAMES
                ],
                Slot("spent", "coins", 0, COINS_MAX, "spent so far"),
                Slot("tile", "tile", 0, codes.TILES, "the tile that is being paid: 1 for the first, …"),
                Slot("city", "city", 0, codes.CITIES, "the city where it is built"),
                Slot("old", "tile", 0, codes.TILES, "the tile that it replaces"),
                Slot("owed", "blocks", 0, BLOCKS_MAX, "still to be paid"),
                Slot("purchased", meaning="an object was bought in this turn"),
                *[Slot(f"ending.{name}", meaning=f"the end: {name}") for name in ("running", "buildings", "announced")],
                Slot("ending.turn", "turns", 0, TURNS_MAX, "the turn that brought the end about"),
            ),
        ),
        Part(
            "rules",
            "The options of the game.",
            tuple(
                [
                    Slot(name)
                    for name in ("rotation", "cost8", "upgrades", "rebuild", "categories", "bonus", "surplus", "open")
                ]
            ),
        ),
    ),
)

WHEEL_AT: Final[i64] = LAYOUT.offsets["wheel"]
TILES_AT: Final[i64] = LAYOUT.offsets["tiles"]
CITIES_AT: Final[i64] = LAYOUT.offsets["cities"]
SEATS_AT: Final[i64] = LAYOUT.offsets["seats"]
MARKET_AT: Final[i64] = LAYOUT.offsets["market"]
CARDS_AT: Final[i64] = LAYOUT.offsets["cards"]
TURN_AT: Final[i64] = LAYOUT.offsets["turn"]
RULES_AT: Final[i64] = LAYOUT.offsets["rules"]
CARD_COUNT: Final[i64] = len(tables.CARD_NAMES)
TILE_ROW: Final = 5
CITY_ROW: Final = 10
SEAT_ROW: Final = 37
SEEN: Final = 23
PHASES: Final = 11
CATEGORY_BIT: Final = 12
"""Where the categories stand in `scored`: after types and cities."""


def put_word(word: i64, into: vec[i16], at: i64) -> None:
    """Write the six counts of a word."""
    i: i64
    for i in range(codes.COLOURS):
        into[at + i] = i16(word & tables.FIELD_MASK)
        word >>= tables.FIELD_BITS


def sees(state: State, observer: i64, seat: i64) -> bool:
    """Return whether the observer sees a seat's coins, marble and objects (CRR-026)."""
    return state.open or state.phase == codes.OVER or observer == seat


def encode(state: State, seat: int, into: vec[i16], at: int) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    for i in range(codes.SEGMENTS):
        put_word(state.wheel[i], into, start + WHEEL_AT + codes.COLOURS * i)
    _tiles(state, observer, into, start)
    _cities(state, observer, into, start + CITIES_AT)
    for i in range(state.players):
        _seat(state, (observer + i) % state.players, observer, into, start + SEATS_AT + SEAT_ROW * i)
    _market(state, into, start + MARKET_AT)
    for i in range(codes.CLASSES):
        if state.cards[i] != codes.NOTHING:
            into[start + CARDS_AT + state.cards[i]] = 1
    _turn(state, observer, into, start + TURN_AT)
    row = start + RULES_AT
    into[row] = 1 if state.rotation else 0
    into[row + 1] = 1 if state.cost8 else 0
    into[row + 2] = 1 if state.upgrades else 0
    into[row + 3] = 1 if state.rebuild else 0
    into[row + 4] = 1 if state.categories else 0
    into[row + 5] = 1 if state.bonus else 0
    into[row + 6] = 1 if state.surplus else 0
    into[row + 7] = 1 if state.open else 0


def _tiles(state: State, observer: i64, into: vec[i16], start: i64) -> None:
    tile: i64
    city: i64
    i: i64
    row = start + TILES_AT
    for tile in range(codes.TILES):
        into[row] = 1 if state.display & tables.BIT[tile] else 0
        into[row + 1] = 1 if state.stack & tables.BIT[tile] else 0
        into[row + 2] = 1 if state.great & tables.BIT[tile] else 0
        into[row + 3] = 0
        into[row + 4] = 0
        row += TILE_ROW
    for i in range(state.players):
        seat = (observer + i) % state.players
        for city in range(codes.CITIES):
            tiles = state.built[seat * codes.CITIES + city]
            row = start + TILES_AT
            while tiles:
                if tiles & 1:
                    into[row + 3] = i16(i + 1)
                    into[row + 4] = i16(city + 1)
                tiles >>= 1
                row += TILE_ROW


def _cities(state: State, observer: i64, into: vec[i16], row: i64) -> None:
    tile: i64
    city: i64
    i: i64
    j: i64
    for i in range(state.players):
        seat = (observer + i) % state.players
        for city in range(codes.CITIES):
            tiles = state.built[seat * codes.CITIES + city]
            for j in range(codes.TYPES):
                into[row + j] = i16(size(tiles & tables.OF_TYPE[j])) if tiles else 0
            cost: i64 = 0
            tile = 0
            while tiles:
                if tiles & 1:
                    cost += tables.TILE_COST[tile]
                tiles >>= 1
                tile += 1
            worth = state.worth[seat * tables.PLACES + city]
            into[row + 6] = i16(cost)
            into[row + 7] = i16(worth >> 1)
            into[row + 8] = i16(worth & 1)
            into[row + 9] = 1 if state.scored[seat] & tables.BIT[codes.TYPES + city] else 0
            row += CITY_ROW


def _seat(state: State, seat: i64, observer: i64, into: vec[i16], row: i64) -> None:
    i: i64
    into[row] = 1
    into[row + 1] = i16(state.score[seat])
    into[row + 2] = i16(state.markers[seat])
    for i in range(codes.TYPES):
        into[row + 3 + i] = 1 if state.scored[seat] & tables.BIT[i] else 0
    for i in range(2):
        worth = state.worth[seat * tables.PLACES + codes.CITIES + i]
        into[row + 9 + i] = 1 if state.scored[seat] & tables.BIT[CATEGORY_BIT + i] else 0
        into[row + 11 + i] = i16(worth >> 1)
        into[row + 13 + i] = i16(worth & 1)
    for i in range(codes.UPGRADES):
        into[row + 15 + i] = 1 if state.upgraded[seat] & tables.BIT[i] else 0
    row += SEEN
    if sees(state, observer, seat):
        into[row] = 1
        into[row + 1] = i16(state.coins[seat])
        put_word(state.stock[seat], into, row + 2)
        put_word(state.objects[seat], into, row + 8)
    else:
        for i in range(SEAT_ROW - SEEN):
            into[row + i] = 0


def _market(state: State, into: vec[i16], row: i64) -> None:
    i: i64
    put_word(state.supply, into, row)
    for i in range(codes.KINDS):
        into[row + 6 + i] = 1 if state.sale & tables.BIT[i] else 0
    for i in range(codes.UPGRADES):
        into[row + 12 + i] = 1 if state.upgrades_left & tables.BIT[i] else 0
    into[row + 20] = i16(size(state.stack))
    into[row + 21] = 1 if state.bag == 0 else 0
    if state.open or state.phase == codes.OVER:
        into[row + 22] = 1
        put_word(state.bag, into, row + 23)


def _turn(state: State, observer: i64, into: vec[i16], row: i64) -> None:
    i: i64
    players = state.players
    for i in range(PHASES):
        into[row + i] = 1 if state.phase == i else 0
    row += PHASES
    into[row] = i16((state.player - observer + players) % players)
    into[row + 1] = i16((state.first - observer + players) % players)
    into[row + 2] = i16(state.turn)
    for i in range(3):
        into[row + 3 + i] = 1 if state.turned == i else 0
        into[row + 20 + i] = 1 if state.ending == i else 0
    into[row + 6] = i16(state.segment + 1)
    into[row + 7] = i16(state.colour)
    put_word(state.moved, into, row + 8)
    into[row + 14] = i16(state.spent)
    into[row + 15] = i16(state.tile + 1)
    into[row + 16] = i16(state.city + 1)
    into[row + 17] = i16(state.old + 1)
    into[row + 18] = i16(state.owed)
    into[row + 19] = 1 if state.purchased else 0
    into[row + 23] = i16(state.ending_turn)


def legal(state: State, into: vec[i64]) -> int:
    """Write what `legal_actions` lists into `into`; return how many there are."""
    count = find(state) if state.phase != codes.OVER else 0
    i: i64
    for i in range(count):
        into[i] = FOUND[i]
    return int(count)


def draw(state: State, number: int) -> None:
    """Decide as chance does, by a number of 31 bits (CRR-020, CRR-025, CRR-033, CRR-057, CRR-128)."""
    if state.phase == codes.REFILLING:
        make(state, codes.DRAW + some_colour(state, number))
    else:
        make(state, FOUND[i64(number) * find(state) >> BITS])


def longest(_game: Game) -> int:
    """Return a bound of the actions in a game."""
    return LONGEST
