"""How an observation is laid out: what every number of it is, and where it stands.

A *seat code* is 0 for nobody, 1 for the observer, 2 for the next seat, and so on.
"""

from typing import Final

from bastide.engine.arrays import i64
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.carrara.kernel import codes, tables

BLOCKS_MAX: Final = 63
COINS_MAX: Final = 1000
SCORE_MAX: Final = 1000
TURNS_MAX: Final = 4096

_MARBLE: Final = tuple([Slot(name, "blocks", 0, BLOCKS_MAX) for name in tables.COLOUR_NAMES])
_WHEEL: Final = ("none", "rotated", "stayed")
_CATEGORIES: Final = ("city", "land")
_ENDINGS: Final = ("running", "buildings", "announced")
_RULES: Final = ("rotation", "cost8", "upgrades", "rebuild", "categories", "bonus", "surplus", "open")

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
                *[Slot(f"phase.{name}", meaning=f"the phase is {name}") for name in codes.PHASE_NAMES],
                Slot("seat", "seat", 0, codes.SEATS - 1, "whose turn it is, 0 the observer's"),
                Slot("first", "seat", 0, codes.SEATS - 1, "who began the game, 0 the observer"),
                Slot("number", "turns", 0, TURNS_MAX, "the turn, from 1"),
                *[Slot(f"wheel.{name}", meaning=f"in this buy action: {name}") for name in _WHEEL],
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
                *[Slot(f"ending.{name}", meaning=f"the end: {name}") for name in _ENDINGS],
                Slot("ending.turn", "turns", 0, TURNS_MAX, "the turn that brought the end about"),
            ),
        ),
        Part(
            "rules",
            "The options of the game.",
            tuple([Slot(name) for name in _RULES]),
        ),
    ),
)


def _place(part: str, slot: str) -> int:
    """Return where a number stands in a row of its part."""
    return [found.name for found in LAYOUT[part].slots].index(slot)


def _row(part: str) -> int:
    """Return how long a row of a part is."""
    return len(LAYOUT[part].slots)


WHEEL: Final[i64] = LAYOUT.offsets["wheel"]
TILES: Final[i64] = LAYOUT.offsets["tiles"]
CITIES: Final[i64] = LAYOUT.offsets["cities"]
SEATS: Final[i64] = LAYOUT.offsets["seats"]
MARKET: Final[i64] = LAYOUT.offsets["market"]
CARDS: Final[i64] = LAYOUT.offsets["cards"]
TURN: Final[i64] = LAYOUT.offsets["turn"]
RULES: Final[i64] = LAYOUT.offsets["rules"]
"""Where each part begins; what follows counts from the beginning of a row of the part."""

TILE_ROW: Final[i64] = _row("tiles")
TILE_DISPLAY: Final[i64] = _place("tiles", "display")
TILE_STACK: Final[i64] = _place("tiles", "stack")
TILE_RESERVE: Final[i64] = _place("tiles", "reserve")
TILE_OWNER: Final[i64] = _place("tiles", "owner")
TILE_CITY: Final[i64] = _place("tiles", "city")

CITY_ROW: Final[i64] = _row("cities")
CITY_TYPES: Final[i64] = _place("cities", tables.TYPE_NAMES[0])
CITY_COST: Final[i64] = _place("cities", "cost")
CITY_VALUE: Final[i64] = _place("cities", "value")
CITY_COINS: Final[i64] = _place("cities", "coins")
CITY_SCORED: Final[i64] = _place("cities", "scored")

SEAT_ROW: Final[i64] = _row("seats")
SEAT_PLAYS: Final[i64] = _place("seats", "plays")
SEAT_SCORE: Final[i64] = _place("seats", "score")
SEAT_MARKERS: Final[i64] = _place("seats", "markers")
SEAT_TYPES_SCORED: Final[i64] = _place("seats", f"scored.{tables.TYPE_NAMES[0]}")
SEAT_CATEGORIES_SCORED: Final[i64] = _place("seats", f"scored.{_CATEGORIES[0]}")
SEAT_CATEGORY_VALUES: Final[i64] = _place("seats", f"value.{_CATEGORIES[0]}")
SEAT_CATEGORY_COINS: Final[i64] = _place("seats", f"coins.{_CATEGORIES[0]}")
SEAT_UPGRADES: Final[i64] = _place("seats", tables.UPGRADE_NAMES[0])
SEAT_SEEN: Final[i64] = _place("seats", "seen")
SEAT_COINS: Final[i64] = _place("seats", "coins")
SEAT_MARBLE: Final[i64] = _place("seats", tables.COLOUR_NAMES[0])
SEAT_OBJECTS: Final[i64] = _place("seats", tables.KIND_NAMES[0])

MARKET_SUPPLY: Final[i64] = _place("market", f"supply.{tables.KIND_NAMES[0]}")
MARKET_SALE: Final[i64] = _place("market", f"sale.{tables.KIND_NAMES[0]}")
MARKET_UPGRADES: Final[i64] = _place("market", tables.UPGRADE_NAMES[0])
MARKET_STACK: Final[i64] = _place("market", "stack")
MARKET_BAG_EMPTY: Final[i64] = _place("market", "bag.empty")
MARKET_BAG_SEEN: Final[i64] = _place("market", "bag.seen")
MARKET_BAG: Final[i64] = _place("market", f"bag.{tables.COLOUR_NAMES[0]}")

TURN_PHASE: Final[i64] = _place("turn", f"phase.{codes.PHASE_NAMES[0]}")
TURN_SEAT: Final[i64] = _place("turn", "seat")
TURN_FIRST: Final[i64] = _place("turn", "first")
TURN_NUMBER: Final[i64] = _place("turn", "number")
TURN_WHEEL: Final[i64] = _place("turn", f"wheel.{_WHEEL[0]}")
TURN_SEGMENT: Final[i64] = _place("turn", "segment")
TURN_COLOUR: Final[i64] = _place("turn", "colour")
TURN_MOVED: Final[i64] = _place("turn", f"moved.{tables.COLOUR_NAMES[0]}")
TURN_SPENT: Final[i64] = _place("turn", "spent")
TURN_TILE: Final[i64] = _place("turn", "tile")
TURN_CITY: Final[i64] = _place("turn", "city")
TURN_OLD: Final[i64] = _place("turn", "old")
TURN_OWED: Final[i64] = _place("turn", "owed")
TURN_PURCHASED: Final[i64] = _place("turn", "purchased")
TURN_ENDING: Final[i64] = _place("turn", f"ending.{_ENDINGS[0]}")
TURN_ENDING_TURN: Final[i64] = _place("turn", "ending.turn")

RULES_ROTATION: Final[i64] = _place("rules", "rotation")
RULES_COST8: Final[i64] = _place("rules", "cost8")
RULES_UPGRADES: Final[i64] = _place("rules", "upgrades")
RULES_REBUILD: Final[i64] = _place("rules", "rebuild")
RULES_CATEGORIES: Final[i64] = _place("rules", "categories")
RULES_BONUS: Final[i64] = _place("rules", "bonus")
RULES_SURPLUS: Final[i64] = _place("rules", "surplus")
RULES_OPEN: Final[i64] = _place("rules", "open")
