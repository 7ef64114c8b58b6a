"""What a network sees of a position of Carrara between two actions (`bastide.engine.network`). Compiled.

Bots judge positions in which all that is hidden has been given a guess, so that nothing is left out here.
`python -m bastide.arena.learn carrara` makes the weights, which are data: `learned.json` in the folder of the game.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.buildings import size as count_of
from bastide.games.carrara.kernel.final_scoring import final_points
from bastide.games.carrara.kernel.objectives import measure
from bastide.games.carrara.kernel.state import Position

POINTS_MAX: Final = 2000
COUNT_MAX: Final = 300
OBJECTIVES: Final = 3
PARTS: Final = 12
"""How far an objective is met is told in twelfths."""
_PLACES: Final = (*tables.TYPE_NAMES, *tables.CITY_NAMES, *[f"category.{name}" for name in tables.CATEGORY_NAMES])

LAYOUT: Final = Layout(
    "carrara",
    "1",
    (
        Part(
            "seat",
            "What a seat has between two actions.",
            (
                Slot("score", "points", -POINTS_MAX, POINTS_MAX),
                Slot("next", "actions", 0, codes.SEATS - 1, "of others that come before its own"),
                Slot("coins", "coins", 0, COUNT_MAX),
                *[Slot(name, "blocks", 0, 63) for name in tables.COLOUR_NAMES],
                *[Slot(f"some.{name}", meaning="at least one block") for name in tables.COLOUR_NAMES],
                Slot("blocks", "blocks", 0, 63),
                *[Slot(name, "objects", 0, 63) for name in tables.KIND_NAMES],
                Slot("objects", "objects", 0, 63),
                Slot("markers", "markers", 0, 20, "left for scorings"),
                *[Slot(f"objective.{n}", "twelfths", 0, PARTS, "how far it is met") for n in range(1, 4)],
                *[Slot(f"met.{n}", meaning="the objective is met") for n in range(1, 4)],
                Slot("all met", meaning="so that the end may be announced"),
                Slot("object card", "points", -POINTS_MAX, POINTS_MAX, "if the game ended now"),
                Slot("building card", "points", -POINTS_MAX, POINTS_MAX, "likewise"),
                Slot("bonus card", "points", -POINTS_MAX, POINTS_MAX, "likewise"),
                Slot("surplus", "points", -POINTS_MAX, POINTS_MAX, "likewise"),
                Slot("buildings", "buildings", 0, codes.TILES),
                Slot("cost", "blocks", 0, COUNT_MAX, "of all its buildings"),
                *[Slot(f"in.{name}", "buildings", 0, codes.TILES) for name in tables.CITY_NAMES],
                *[Slot(f"of.{name}", "buildings", 0, codes.TILES) for name in tables.TYPE_NAMES],
                *[Slot(f"scored.{name}") for name in _PLACES],
                *[Slot(f"points.{name}", "points", 0, POINTS_MAX, "if it were scored now") for name in _PLACES],
                *[Slot(f"coins.{name}", "coins", 0, POINTS_MAX, "likewise") for name in _PLACES],
                *[
                    Slot(f"lacking.{name}", "buildings", 0, codes.TILES, "before it may be scored, if there is any")
                    for name in tables.CITY_NAMES
                ],
            ),
        ),
        Part(
            "table",
            "Where the game stands.",
            (
                Slot("one", meaning="always 1"),
                Slot("turn", "turns", 0, COUNT_MAX),
                Slot("ending", meaning="the last round is being played"),
                Slot("display", "tiles", 0, codes.TILES),
                Slot("stack", "tiles", 0, codes.TILES),
                Slot("great", "tiles", 0, codes.TILES, "of cost 8 that are still to be had"),
                Slot("bag", "blocks", 0, COUNT_MAX),
                *[Slot(f"open.{name}", "tiles", 0, codes.TILES, "in the display") for name in tables.TYPE_NAMES],
                *[Slot(f"done.{name}", meaning="somebody has scored it") for name in tables.CITY_NAMES],
                *[
                    Slot(f"wheel.{segment}.{name}", "blocks", 0, 63)
                    for segment in tables.SEGMENT_NAMES
                    for name in tables.COLOUR_NAMES
                ],
                *[Slot(f"card.{name}", meaning="lies open") for name in tables.CARD_NAMES],
            ),
        ),
    ),
)


SEAT_ROW: Final[i64] = len(LAYOUT["seat"].slots)
TABLE_ROW: Final[i64] = len(LAYOUT["table"].slots)
SCORE: Final[i64] = LAYOUT.place("seat", "score")
NEXT: Final[i64] = LAYOUT.place("seat", "next")
COINS: Final[i64] = LAYOUT.place("seat", "coins")
STOCK: Final[i64] = LAYOUT.place("seat", tables.COLOUR_NAMES[0])
SOME: Final[i64] = LAYOUT.place("seat", f"some.{tables.COLOUR_NAMES[0]}")
BLOCKS: Final[i64] = LAYOUT.place("seat", "blocks")
KINDS: Final[i64] = LAYOUT.place("seat", tables.KIND_NAMES[0])
OBJECTS: Final[i64] = LAYOUT.place("seat", "objects")
MARKERS: Final[i64] = LAYOUT.place("seat", "markers")
OBJECTIVE: Final[i64] = LAYOUT.place("seat", "objective.1")
MET: Final[i64] = LAYOUT.place("seat", "met.1")
ALL_MET: Final[i64] = LAYOUT.place("seat", "all met")
CAUSE: Final[i64] = LAYOUT.place("seat", "object card")
BUILDINGS: Final[i64] = LAYOUT.place("seat", "buildings")
COST: Final[i64] = LAYOUT.place("seat", "cost")
IN_CITY: Final[i64] = LAYOUT.place("seat", f"in.{tables.CITY_NAMES[0]}")
OF_TYPE: Final[i64] = LAYOUT.place("seat", f"of.{tables.TYPE_NAMES[0]}")
SCORED: Final[i64] = LAYOUT.place("seat", f"scored.{_PLACES[0]}")
POINTS: Final[i64] = LAYOUT.place("seat", f"points.{_PLACES[0]}")
OPEN_COINS: Final[i64] = LAYOUT.place("seat", f"coins.{_PLACES[0]}")
LACKING: Final[i64] = LAYOUT.place("seat", f"lacking.{tables.CITY_NAMES[0]}")
ONE: Final[i64] = LAYOUT.place("table", "one")
TURN: Final[i64] = LAYOUT.place("table", "turn")
ENDING: Final[i64] = LAYOUT.place("table", "ending")
DISPLAY: Final[i64] = LAYOUT.place("table", "display")
STACK: Final[i64] = LAYOUT.place("table", "stack")
GREAT: Final[i64] = LAYOUT.place("table", "great")
BAG: Final[i64] = LAYOUT.place("table", "bag")
OPEN: Final[i64] = LAYOUT.place("table", f"open.{tables.TYPE_NAMES[0]}")
DONE: Final[i64] = LAYOUT.place("table", f"done.{tables.CITY_NAMES[0]}")
WHEEL: Final[i64] = LAYOUT.place("table", f"wheel.{tables.SEGMENT_NAMES[0]}.{tables.COLOUR_NAMES[0]}")
CARD: Final[i64] = LAYOUT.place("table", f"card.{tables.CARD_NAMES[0]}")


def size(players: int) -> int:
    """Return how many numbers describe a position."""
    return int(players * SEAT_ROW + TABLE_ROW)


def write(state: Position, into: vec[i16]) -> None:
    """Write the rows of all seats, in seat order, and that of the table, into an array of `size(players)`."""
    i: i64
    players = state.players
    for i in range(players * SEAT_ROW + TABLE_ROW):
        into[i] = 0
    for i in range(players):
        _seat(state, i, into, i * SEAT_ROW)
    _table(state, into, players * SEAT_ROW)


def _seat(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write what a seat has."""
    i: i64
    into[row + SCORE] = i16(state.score[seat])
    into[row + NEXT] = i16((seat - state.player + state.players) % state.players)
    into[row + COINS] = i16(state.coins[seat])
    stock, objects = state.stock[seat], state.objects[seat]
    into[row + BLOCKS] = i16(stock % tables.SUM)
    into[row + OBJECTS] = i16(objects % tables.SUM)
    for i in range(codes.COLOURS):
        count = stock >> tables.FIELD_BITS * i & tables.FIELD_MASK
        if count:
            into[row + STOCK + i] = i16(count)
            into[row + SOME + i] = 1
        into[row + KINDS + i] = i16(objects >> tables.FIELD_BITS * i & tables.FIELD_MASK)
    into[row + MARKERS] = i16(state.markers[seat])
    met: i64 = 0
    for i in range(OBJECTIVES):
        card = state.cards[i]
        need = tables.NEED[card * tables.NEEDS + state.players]
        have = measure(state, seat, tables.CONDITION[card], tables.CONDITION_OF[card])
        if have >= need:
            into[row + MET + i] = 1
            met += 1
            have = need
        into[row + OBJECTIVE + i] = i16(PARTS * max(0, have) // need)
    into[row + ALL_MET] = 1 if met == OBJECTIVES else 0
    for i in range(codes.COINS_LEFT):
        into[row + CAUSE + i] = i16(final_points(state, seat, i))
    _buildings(state, seat, into, row)


def _buildings(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write what a seat has built, and what it would bring to score it."""
    city: i64
    i: i64
    scored = state.scored[seat]
    for i in range(codes.SCORINGS):
        into[row + SCORED + i] = i16(scored >> i & 1)
    for city in range(codes.CITIES):
        tiles = state.built[seat * codes.CITIES + city]
        if not tiles:
            continue
        packed = state.worth[seat * tables.PLACES + city]
        gains = OPEN_COINS if packed & 1 == codes.COINS else POINTS
        whole: i64 = 0
        count: i64 = 0
        while tiles:
            lowest = tiles & -tiles
            tiles ^= lowest
            tile = tables.TILE_OF[lowest % tables.TILE_MODULUS]
            cost, kind = tables.TILE_COST[tile], tables.TILE_TYPE[tile]
            count += 1
            whole += cost
            into[row + OF_TYPE + kind] += 1
            if not scored & tables.BIT[kind]:
                into[row + gains + kind] += i16((packed >> 1) * cost)
            if state.categories:
                _category(state, seat, lowest, cost, into, row)
        into[row + IN_CITY + city] = i16(count)
        into[row + BUILDINGS] += i16(count)
        into[row + COST] += i16(whole)
        if not state.cities_done & tables.BIT[city]:
            if count < tables.MINIMUM[city]:
                into[row + LACKING + city] = i16(tables.MINIMUM[city] - count)
            else:
                into[row + gains + codes.TYPES + city] = i16((packed >> 1) * whole)


def _category(state: Position, seat: i64, tile: i64, cost: i64, into: vec[i16], row: i64) -> None:  # noqa: PLR0917
    """Write what a building adds to the scoring of its category."""
    i: i64
    for i in range(codes.CATEGORIES):
        place = codes.TYPES + codes.CITIES + i
        if tile & tables.OF_CATEGORY[i] and not state.scored[seat] & tables.BIT[place]:
            packed = state.worth[seat * tables.PLACES + codes.CITIES + i]
            gains = OPEN_COINS if packed & 1 == codes.COINS else POINTS
            into[row + gains + place] += i16((packed >> 1) * cost)


def _table(state: Position, into: vec[i16], row: i64) -> None:
    """Write where the game stands."""
    i: i64
    colour: i64
    into[row + ONE] = 1
    into[row + TURN] = i16(state.turn)
    into[row + ENDING] = 1 if state.ending != codes.RUNNING else 0
    into[row + DISPLAY] = i16(count_of(state.display))
    into[row + STACK] = i16(count_of(state.stack))
    into[row + GREAT] = i16(count_of(state.great))
    for i in range(codes.TYPES):
        into[row + OPEN + i] = i16(count_of(state.display & tables.OF_TYPE[i]))
    for i in range(codes.CITIES):
        into[row + DONE + i] = i16(state.cities_done >> i & 1)
    bag = state.bag
    for i in range(codes.COLOURS):
        into[row + BAG] += i16(bag >> tables.FIELD_BITS * i & tables.FIELD_MASK)
    for i in range(codes.SEGMENTS):
        word, place = state.wheel[i], row + WHEEL + codes.COLOURS * i
        for colour in range(codes.COLOURS):
            into[place + colour] = i16(word >> tables.FIELD_BITS * colour & tables.FIELD_MASK)
    for i in range(codes.CLASSES):
        if state.cards[i] != codes.NOTHING:
            into[row + CARD + state.cards[i]] = 1
