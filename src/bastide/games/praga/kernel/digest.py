"""A position in some two hundred numbers, for learners: what every seat has, and what it would score.

The turn on hand is first played to its end as the plain evaluation would (`evaluate.py` with the weights it starts
from), so that the numbers tell what the whole turn brings. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.praga.kernel import city, codes, evaluate, legal, places, road, scoring, tables
from bastide.games.praga.kernel.layout import SCORE_MAX, SEAT_FIELDS
from bastide.games.praga.kernel.state import Position

PLAYER: Final = evaluate.Evaluator()
"""Who plays the turn on hand to its end."""
V_TILES: Final = 2

LAYOUT: Final = Layout(
    "praga",
    "1",
    (
        Part(
            "seats",
            "The observer first, then the others in turn order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                *[Slot(name, unit, 0, high, meaning) for _, name, unit, high, meaning in SEAT_FIELDS],
                *[
                    Slot(f"{grid}.{axis}", axis, 0, 6, "from 1")
                    for grid in tables.GRID_NAMES
                    for axis in ("row", "column")
                ],
                *[Slot(f"{grid}.rows", "points", 0, SCORE_MAX, "if the game ended now") for grid in tables.GRID_NAMES],
                *[Slot(f"{grid}.tokens", "points", 0, SCORE_MAX, "likewise") for grid in tables.GRID_NAMES],
                Slot("tracks", "points", 0, SCORE_MAX, "of technology and University, likewise"),
                Slot("wall points", "points", 0, SCORE_MAX, "likewise"),
                Slot("V tiles", "points", 0, SCORE_MAX, "likewise"),
                Slot("eggs", "points", 0, SCORE_MAX, "likewise"),
                Slot("lasting", "technologies", 0, 30, "at work every turn"),
                Slot("once", "technologies", 0, 30, "still to be used"),
                Slot("seals", "seals", 0, 20, "claimed"),
                Slot("upgrades", "tiles", 0, 30, "on the action board"),
                Slot("waiting", "edges", 0, 200, "with an icon, beside an empty place"),
                Slot("around", "cubes", 0, 60, "around plazas that are not resolved"),
                Slot("leading", "plazas", 0, 11, "of these, where nobody has more"),
            ),
            (codes.SEATS,),
        ),
        Part(
            "turn",
            "Where the game stands.",
            (
                Slot("over", meaning="the game is over"),
                Slot("number", "turns", 0, 64, "finished by all"),
                Slot("left", "turns", 0, 16, "still to come for the observer"),
                Slot("era", "era", 0, 2),
            ),
        ),
    ),
)


def _in(part: str, slot: str) -> int:
    """Return where a number stands in its part, or in each row of it."""
    return [each.name for each in LAYOUT[part].slots].index(slot)


_fields: list[i64] = [field for field, *_ in SEAT_FIELDS]
FIELD: Final = vec[i64](_fields)
FIELDS: Final[i64] = len(_fields)
SIZE: Final[i64] = LAYOUT.size
SEATS: Final[i64] = LAYOUT.offsets["seats"]
SEAT_ROW: Final[i64] = len(LAYOUT["seats"].slots)
GRID: Final[i64] = 1 + FIELDS
ROWS: Final[i64] = GRID + 4
TOKENS: Final[i64] = ROWS + 2
TRACKS: Final[i64] = _in("seats", "tracks")
WALLS: Final[i64] = _in("seats", "wall points")
V_POINTS: Final[i64] = _in("seats", "V tiles")
EGGS: Final[i64] = _in("seats", "eggs")
LASTING: Final[i64] = _in("seats", "lasting")
ONCE: Final[i64] = _in("seats", "once")
SEALS: Final[i64] = _in("seats", "seals")
UPGRADES: Final[i64] = _in("seats", "upgrades")
WAITING: Final[i64] = _in("seats", "waiting")
AROUND: Final[i64] = _in("seats", "around")
LEADING: Final[i64] = _in("seats", "leading")
TURN: Final[i64] = LAYOUT.offsets["turn"]


def write(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the digest for a seat into `into[at : at + LAYOUT.size]`."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    for i in range(start, start + SIZE):
        into[i] = 0
    if state.task() >= codes.STARTING and state.task() != codes.OVER:
        return
    state = PLAYER.finished(state.clone(), legal.buffer(), False)
    players = state.players
    for i in range(players):
        _seat(state, (observer + i) % players, into, start + SEATS + SEAT_ROW * i)
    row = start + TURN
    into[row] = 1 if state.task() == codes.OVER else 0
    into[row + 1] = i16(state.turn)
    into[row + 2] = i16(tables.TURNS_EACH - state.seats[observer * codes.FIELDS + codes.TURNS])
    into[row + 3] = i16(state.era)


def _seat(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write what a seat has."""
    i: i64
    at = seat * codes.FIELDS
    seats = state.seats
    into[row] = 1
    if state.task() == codes.OVER:
        into[row + 1] = i16(seats[at + codes.SCORE])
        return
    for i in range(FIELDS):
        into[row + 1 + i] = i16(seats[at + FIELD[i]])
    for i in range(2):
        up, across = seats[at + codes.GRID + 2 * i], seats[at + codes.GRID + 2 * i + 1]
        into[row + GRID + 2 * i] = i16(up)
        into[row + GRID + 2 * i + 1] = i16(across)
        into[row + ROWS + i] = i16(places.ROW_POINTS[(places.ROWS + 1) * i + up])
        into[row + TOKENS + i] = i16(seats[at + (codes.RED if i else codes.BLUE)] * places.COLUMN_VALUE[across])
    height = min(seats[at + codes.UNIVERSITY], tables.UNIVERSITY_STEPS)
    into[row + TRACKS] = i16(seats[at + codes.TECHNOLOGY] * tables.MULTIPLIER[height])
    into[row + WALLS] = i16(tables.WALL_POINTS[min(seats[at + codes.WALL_COUNT], codes.BOARD_PLACES - 1)])
    into[row + EGGS] = i16(tables.EGG_POINTS[min(seats[at + codes.EGG], tables.EGGS_MAX)])
    for i in range(V_TILES):
        tile = seats[at + codes.V_BRIDGE + i] - 1
        if tile >= 0:
            points = scoring.v_count(state, seat, tables.FINAL_PER[tile]) * tables.FINAL_POINTS[tile]
            into[row + V_POINTS] += i16(min(points, tables.FINAL_MAX[tile]))
    into[row + LASTING] = i16(road.ones(seats[at + codes.LASTING]))
    into[row + ONCE] = i16(road.ones(seats[at + codes.ONE_TIME]))
    into[row + SEALS] = i16(road.ones(seats[at + codes.SEAL_MASK]))
    _board(state, at, into, row)
    _plazas(state, seat, into, row)


def _board(state: Position, at: i64, into: vec[i16], row: i64) -> None:
    """Write how much the action board has, and what waits for a neighbour there."""
    place: i64
    edge: i64
    for place in range(codes.BOARD_PLACES):
        turned = state.seats[at + codes.BOARD + place] - 1
        if turned < 0:
            continue
        if place < codes.HEXES:
            into[row + UPGRADES] += 1
        for edge in range(6):
            other = places.BESIDE[6 * place + edge]
            if other >= 0 and not state.seats[at + codes.BOARD + other] and tables.EDGE[6 * turned + edge] >= 0:
                into[row + WAITING] += 1


def _plazas(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write how a seat stands around the plazas."""
    plaza: i64
    other: i64
    for plaza in range(places.PLAZAS):
        if state.plaza[plaza] <= 0 or state.resolved >> plaza & 1:
            continue
        own = city.cubes_around(state, seat, plaza)
        if own == 0:
            continue
        into[row + AROUND] += i16(own >> 8)
        leads = True
        for other in range(state.players):
            if other != seat and city.cubes_around(state, other, plaza) > own:
                leads = False
        if leads:
            into[row + LEADING] += 1
