"""What a network sees of a position of Praga Caput Regni between two turns (`bastide.engine.network`). Compiled.

`python -m bastide.arena.learn praga` makes the weights, which are data: `learned.json` in the folder of the game.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.praga.kernel import city, codes, crane, places, road, scoring, tables
from bastide.games.praga.kernel.layout import SCORE_MAX, SEAT_FIELDS
from bastide.games.praga.kernel.state import Position

V_TILES: Final = 2
_TECHNOLOGIES: Final = tables.TILE_NAMES[codes.FIRST_TECHNOLOGY : codes.FIRST_TECHNOLOGY + codes.TECHNOLOGIES]

SUMMARY: Final = (
    *[Slot(name, unit, 0, high, meaning) for _, name, unit, high, meaning in SEAT_FIELDS],
    *[Slot(f"{grid}.{axis}", axis, 0, 6, "from 1") for grid in tables.GRID_NAMES for axis in ("row", "column")],
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
)
"""What of a seat is summed up, for networks and learners alike."""

LAYOUT: Final = Layout(
    "praga",
    "1",
    (
        Part(
            "seat",
            "What a seat has between two turns.",
            (
                *SUMMARY,
                Slot("next", "turns", 0, codes.SEATS - 1, "of others that come before its own"),
                Slot("left", "turns", 0, 16, "still to come"),
                *[Slot(f"seal.{name}", meaning="claimed") for name in tables.SEAL_NAMES],
                *[Slot(f"at work.{name}", meaning="a technology at work every turn") for name in _TECHNOLOGIES],
                *[Slot(f"to use.{name}", meaning="a technology still to be used once") for name in _TECHNOLOGIES],
                *[
                    Slot(f"has.{tile['id']}", meaning="the upgrade lies on the action board")
                    for tile in tables.UPGRADES
                ],
            ),
        ),
        Part(
            "table",
            "Where the game stands.",
            (
                Slot("one", meaning="always 1"),
                Slot("turn", "turns", 0, 64, "finished by all"),
                Slot("era", "era", 0, 2),
                *[
                    Slot(f"crane.{at + 1}", "points", -9, 99, "on this place of the crane")
                    for at in range(tables.POSITIONS)
                ],
                *[Slot(f"open plaza.{at + 1}", meaning="not resolved") for at in range(places.PLAZAS)],
            ),
        ),
    ),
)


SEAT_ROW: Final[i64] = len(LAYOUT["seat"].slots)
TABLE_ROW: Final[i64] = len(LAYOUT["table"].slots)
_fields: list[i64] = [field for field, *_ in SEAT_FIELDS]
FIELD: Final = vec[i64](_fields)
FIELDS: Final[i64] = len(_fields)
GRID: Final[i64] = FIELDS
ROWS: Final[i64] = GRID + 4
TOKENS: Final[i64] = ROWS + 2
TRACKS: Final[i64] = LAYOUT.place("seat", "tracks")
WALLS: Final[i64] = LAYOUT.place("seat", "wall points")
V_POINTS: Final[i64] = LAYOUT.place("seat", "V tiles")
EGGS: Final[i64] = LAYOUT.place("seat", "eggs")
LASTING: Final[i64] = LAYOUT.place("seat", "lasting")
ONCE: Final[i64] = LAYOUT.place("seat", "once")
SEALS: Final[i64] = LAYOUT.place("seat", "seals")
UPGRADES: Final[i64] = LAYOUT.place("seat", "upgrades")
WAITING: Final[i64] = LAYOUT.place("seat", "waiting")
AROUND: Final[i64] = LAYOUT.place("seat", "around")
LEADING: Final[i64] = LAYOUT.place("seat", "leading")
NEXT: Final[i64] = LAYOUT.place("seat", "next")
LEFT: Final[i64] = LAYOUT.place("seat", "left")
SEAL: Final[i64] = LAYOUT.place("seat", f"seal.{tables.SEAL_NAMES[0]}")
AT_WORK: Final[i64] = LAYOUT.place("seat", f"at work.{_TECHNOLOGIES[0]}")
TO_USE: Final[i64] = LAYOUT.place("seat", f"to use.{_TECHNOLOGIES[0]}")
HAS: Final[i64] = LAYOUT.place("seat", f"has.{tables.UPGRADES[0]['id']}")
ONE: Final[i64] = LAYOUT.place("table", "one")
TURN: Final[i64] = LAYOUT.place("table", "turn")
ERA: Final[i64] = LAYOUT.place("table", "era")
CRANE: Final[i64] = LAYOUT.place("table", "crane.1")
OPEN: Final[i64] = LAYOUT.place("table", "open plaza.1")


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
    at = seat * codes.FIELDS
    seats = state.seats
    summary(state, seat, into, row)
    into[row + NEXT] = i16((seat - state.active + state.players) % state.players)
    into[row + LEFT] = i16(tables.TURNS_EACH - seats[at + codes.TURNS])
    _bits(seats[at + codes.SEAL_MASK], into, row + SEAL)
    _bits(seats[at + codes.LASTING], into, row + AT_WORK)
    _bits(seats[at + codes.ONE_TIME], into, row + TO_USE)
    _bits(seats[at + codes.UPGRADE_MASK], into, row + HAS)


def _bits(mask: i64, into: vec[i16], at: i64) -> None:
    """Write 1 where a mask has a bit, the lowest first."""
    while mask:
        if mask & 1:
            into[at] = 1
        mask >>= 1
        at += 1


def _table(state: Position, into: vec[i16], row: i64) -> None:
    """Write where the game stands."""
    i: i64
    into[row + ONE] = 1
    into[row + TURN] = i16(state.turn)
    into[row + ERA] = i16(state.era)
    sector = crane.sector_at(state, 0)
    for i in range(tables.POSITIONS):
        into[row + CRANE + i] = i16(state.notch[sector] >> crane.POINTS_SHIFT)
        sector += 1
        if sector == tables.POSITIONS:
            sector = 0
    for i in range(places.PLAZAS):
        if state.plaza[i] > 0 and not state.resolved >> i & 1:
            into[row + OPEN + i] = 1


def summary(state: Position, seat: i64, into: vec[i16], row: i64) -> None:
    """Write what of a seat is summed up, over zeros."""
    i: i64
    at = seat * codes.FIELDS
    seats = state.seats
    for i in range(FIELDS):
        into[row + i] = i16(seats[at + FIELD[i]])
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
