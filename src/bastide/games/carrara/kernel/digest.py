"""A position in some two hundred numbers, for learners: what every seat has, and what it could score.

The action on hand is first finished as `habits.py` would, so that the numbers tell what the whole action brings. Goods
behind screens are zeros for who does not see them (CRR-026). Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.carrara.kernel import codes, screens, tables
from bastide.games.carrara.kernel.buildings import cost_of, owned, size
from bastide.games.carrara.kernel.final_scoring import final_points
from bastide.games.carrara.kernel.habits import finish_action
from bastide.games.carrara.kernel.objectives import measure
from bastide.games.carrara.kernel.state import Position

POINTS_MAX: Final = 2000
OBJECTIVES: Final = 3
PARTS: Final = 12
"""How far an objective is met is told in twelfths."""
BEST: Final = 6
COINS_A_POINT: Final = 4
"""So many coins stand for a point where scorings are put in order."""

_PLACES: Final = (*tables.TYPE_NAMES, *tables.CITY_NAMES, "city", "land")

LAYOUT: Final = Layout(
    "carrara",
    "1",
    (
        Part(
            "seats",
            "The observer first, then the others in turn order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                Slot("score", "points", -POINTS_MAX, POINTS_MAX),
                Slot("markers", "markers", 0, 20, "scoring markers left"),
                Slot("buildings", "buildings", 0, codes.TILES),
                Slot("cost", "blocks", 0, 300, "of all its buildings"),
                *[Slot(f"objective.{n}", "twelfths", 0, PARTS, "how far it is met") for n in range(1, 4)],
                Slot("building card", "points", -POINTS_MAX, POINTS_MAX, "if the game ended now"),
                *[Slot(f"best.{n}", "points", 0, POINTS_MAX, "of the best scorings") for n in range(1, BEST + 1)],
                *[Slot(f"best.{n}.coins", "coins", 0, POINTS_MAX) for n in range(1, BEST + 1)],
                *[Slot(f"best.{n}.objects", "objects", 0, codes.TILES) for n in range(1, BEST + 1)],
                Slot("seen", meaning="the observer sees what follows; all zeros where not"),
                Slot("coins", "coins", 0, 1000),
                *[Slot(name, "blocks", 0, 63) for name in tables.COLOUR_NAMES],
                Slot("objects", "objects", 0, 63),
                Slot("object card", "points", -POINTS_MAX, POINTS_MAX, "if the game ended now"),
                Slot("coins left", "points", 0, POINTS_MAX, "if the game ended now"),
            ),
            (codes.SEATS,),
        ),
        Part(
            "open",
            f"What the observer could score: {', '.join(_PLACES)}; zeros where it has done so or not enough buildings.",
            (
                Slot("points", "points", 0, POINTS_MAX),
                Slot("coins", "coins", 0, POINTS_MAX),
                Slot("objects", "objects", 0, codes.TILES),
                Slot("lacking", "buildings", 0, codes.TILES, "in a city that is not scored yet and has one at least"),
            ),
            (codes.SCORINGS,),
        ),
        Part(
            "wheel",
            "Blocks on the segments, cheapest last.",
            tuple([Slot(name, "blocks", 0, 63) for name in tables.COLOUR_NAMES]),
            (codes.SEGMENTS,),
        ),
        Part(
            "turn",
            "What happens now.",
            (
                Slot("acting", meaning="the observer's turn goes on"),
                Slot("over", meaning="the game is over"),
                Slot("seat", "seat", 0, codes.SEATS - 1, "whose turn it is, 0 the observer's"),
                Slot("ending", meaning="the last round is being played"),
                Slot("display", "tiles", 0, codes.TILES),
                Slot("stack", "tiles", 0, codes.TILES),
            ),
        ),
    ),
)


SIZE: Final[i64] = LAYOUT.size
SEATS: Final[i64] = LAYOUT.offsets["seats"]
SEAT_ROW: Final[i64] = len(LAYOUT["seats"].slots)
SCORE: Final[i64] = LAYOUT.place("seats", "score")
MARKERS: Final[i64] = LAYOUT.place("seats", "markers")
BUILDINGS: Final[i64] = LAYOUT.place("seats", "buildings")
COST: Final[i64] = LAYOUT.place("seats", "cost")
OBJECTIVE: Final[i64] = LAYOUT.place("seats", "objective.1")
BUILDING_CARD: Final[i64] = LAYOUT.place("seats", "building card")
BEST_AT: Final[i64] = LAYOUT.place("seats", "best.1")
SEEN: Final[i64] = LAYOUT.place("seats", "seen")
OBJECTS: Final[i64] = LAYOUT.place("seats", "objects")
OPEN: Final[i64] = LAYOUT.offsets["open"]
OPEN_ROW: Final = 4
WHEEL: Final[i64] = LAYOUT.offsets["wheel"]
TURN: Final[i64] = LAYOUT.offsets["turn"]


def write(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the digest for a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    colour: i64
    for i in range(start, start + SIZE):
        into[i] = 0
    if state.phase == codes.STARTING or codes.NOTHING in (state.cards[0], state.cards[1], state.cards[2]):
        return
    if state.phase != codes.OVER and screens.sees(state, observer, state.player):
        ahead = state.clone()
        finish_action(ahead, ahead.player)
        if ahead.phase != codes.OVER or state.open:  # the end shows what others have
            state = ahead
    players = state.players
    for i in range(players):
        _seat(state, (observer + i) % players, observer, into, start + SEATS + SEAT_ROW * i, start)
    for i in range(codes.SEGMENTS):
        word = state.wheel[i]
        for colour in range(codes.COLOURS):
            into[start + WHEEL + codes.COLOURS * i + colour] = i16(
                word >> tables.FIELD_BITS * colour & tables.FIELD_MASK
            )
    row = start + TURN
    into[row] = 1 if state.phase > codes.LAST_CHANCE and state.player == observer else 0
    into[row + 1] = 1 if state.phase == codes.OVER else 0
    into[row + 2] = i16((state.player - observer + players) % players)
    into[row + 3] = 1 if state.ending != codes.RUNNING else 0
    into[row + 4] = i16(size(state.display))
    into[row + 5] = i16(size(state.stack))


def _seat(state: Position, seat: i64, observer: i64, into: vec[i16], row: i64, start: i64) -> None:  # noqa: PLR0917
    """Write what a seat has."""
    i: i64
    mine = owned(state, seat)
    into[row] = 1
    into[row + SCORE] = i16(state.score[seat])
    into[row + MARKERS] = i16(state.markers[seat])
    into[row + BUILDINGS] = i16(size(mine))
    into[row + COST] = i16(cost_of(mine))
    if state.phase == codes.OVER:
        return
    sees = screens.sees(state, observer, seat)
    for i in range(OBJECTIVES):
        card = state.cards[i]
        if sees or not screens.is_hidden(tables.CONDITION[card]):
            need = tables.NEED[card * tables.NEEDS + state.players]
            have = measure(state, seat, tables.CONDITION[card], tables.CONDITION_OF[card])
            into[row + OBJECTIVE + i] = i16(PARTS if have >= need else max(0, PARTS * have // need))
    if sees or not screens.is_hidden(tables.RATE[state.cards[codes.BUILDING_CLASS]]):
        into[row + BUILDING_CARD] = i16(final_points(state, seat, codes.BUILDING_CARD))
    _scorings(state, seat, mine, into, row, start, seat == observer)
    if sees:
        into[row + SEEN] = 1
        into[row + SEEN + 1] = i16(state.coins[seat])
        for i in range(codes.COLOURS):
            into[row + SEEN + 2 + i] = i16(state.stock[seat] >> tables.FIELD_BITS * i & tables.FIELD_MASK)
        into[row + OBJECTS] = i16(state.objects[seat] % tables.SUM)
        into[row + OBJECTS + 1] = i16(final_points(state, seat, codes.OBJECT_CARD))
        into[row + OBJECTS + 2] = i16(final_points(state, seat, codes.COINS_LEFT))


def _scorings(  # noqa: PLR0917 - a call in the hottest place
    state: Position, seat: i64, mine: i64, into: vec[i16], row: i64, start: i64, own: bool
) -> None:
    """Write the best scorings that are open to a seat, and to the observer all of them."""
    points = vec[i64]([0] * codes.SCORINGS)
    coins = vec[i64]([0] * codes.SCORINGS)
    objects = vec[i64]([0] * codes.SCORINGS)
    scored = state.scored[seat]
    city: i64
    i: i64
    n: i64
    for city in range(codes.CITIES):
        tiles = state.built[seat * codes.CITIES + city]
        if not tiles:
            continue
        packed = state.worth[seat * tables.PLACES + city]
        worth, in_coins = packed >> 1, packed & 1 == codes.COINS
        for i in range(codes.TYPES):
            some = tiles & tables.OF_TYPE[i]
            if some and not scored & tables.BIT[i]:
                _add(points, coins, i, worth * cost_of(some), in_coins)
                objects[i] += size(some)
        if not state.cities_done & tables.BIT[city]:
            lacking = tables.MINIMUM[city] - size(tiles)
            if lacking <= 0:
                _add(points, coins, codes.TYPES + city, worth * cost_of(tiles), in_coins)
                objects[codes.TYPES + city] = size(tiles)
            elif own:
                into[start + OPEN + OPEN_ROW * (codes.TYPES + city) + 3] = i16(lacking)
    if state.categories:
        for i in range(codes.CATEGORIES):
            if not scored & tables.BIT[codes.TYPES + codes.CITIES + i]:
                packed = state.worth[seat * tables.PLACES + codes.CITIES + i]
                gain = cost_of(mine & tables.OF_CATEGORY[i]) * (packed >> 1)
                _add(points, coins, codes.TYPES + codes.CITIES + i, gain, packed & 1 == codes.COINS)
    order = [0] * codes.SCORINGS
    for i in range(codes.SCORINGS):
        if own:
            place = start + OPEN + OPEN_ROW * i
            into[place] = i16(points[i])
            into[place + 1] = i16(coins[i])
            into[place + 2] = i16(objects[i])
        order[i] = int((COINS_A_POINT * (points[i] + objects[i]) + coins[i]) * codes.SCORINGS + i)
    order.sort(reverse=True)
    for n in range(BEST):
        i = order[n] % codes.SCORINGS
        into[row + BEST_AT + n] = i16(points[i])
        into[row + BEST_AT + BEST + n] = i16(coins[i])
        into[row + BEST_AT + 2 * BEST + n] = i16(objects[i])


def _add(points: vec[i64], coins: vec[i64], scoring: i64, gain: i64, in_coins: bool) -> None:
    """Add to what a scoring brings."""
    if in_coins:
        coins[scoring] += gain
    else:
        points[scoring] += gain
