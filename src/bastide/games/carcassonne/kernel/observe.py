"""What a seat sees, as an array: nothing is hidden in Carcassonne, so it is the whole table, seats counted from it.

The plane has no edge, the array has: `board` is a window of 25 by 25 cells around the start tile. `tiles` lists
all tiles with their coordinates wherever they lie, so what falls outside the window is still told, and
`turn.outside` counts it. Legal actions do not depend on the window. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.game import Setup
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position

RADIUS: Final = 12
SIDE: Final = 25
"""2 * RADIUS + 1."""
MEN: Final = 35
"""SEATS * 7 meeples."""
SCORE_MAX: Final = 1000
FAR: Final = 71

_EDGES: Final = ("north", "east", "south", "west")
_ROLES: Final = ("knight", "robber", "farmer", "monk")

_BY_KIND: Final = tuple([Slot(letter, "tiles", 0, 9) for letter in tables.LETTERS])
_IN_HAND: Final = tuple([Slot(letter) for letter in tables.LETTERS])

LAYOUT: Final = Layout(
    "carcassonne",
    "1",
    (
        Part(
            "board",
            "The cells around the start tile, which lies at [12, 12]: rows from the north, columns from the west.",
            (
                Slot("tile", meaning="a tile lies here"),
                *[Slot(f"road.{edge}", meaning=f"a road leaves at the {edge} edge") for edge in _EDGES],
                *[Slot(f"city.{edge}", meaning=f"a city lies at the {edge} edge") for edge in _EDGES],
                Slot("cloister", meaning="a cloister is on the tile"),
                Slot("pennants", "pennants", 0, 2, "pennants on the tile"),
                *[Slot(f"own.{role}", meaning=f"the observer's {role} is here") for role in _ROLES],
                *[Slot(f"other.{role}", "seat", 0, 4, f"whose {role} is here: 1 the next seat, …") for role in _ROLES],
                Slot("last", meaning="the tile placed last"),
            ),
            (SIDE, SIDE),
        ),
        Part(
            "tiles",
            "Every tile in the order of placing, the start tile first, wherever it lies; zeros after the last.",
            (
                Slot("kind", "kind", 0, codes.KINDS, "1 for A … 24 for X, 0 for none"),
                Slot("rotation", "quarter turns", 0, 3, "clockwise"),
                Slot("x", "cells", -FAR, FAR, "to the east of the start tile"),
                Slot("y", "cells", -FAR, FAR, "to the south of the start tile"),
            ),
            (tables.TILE_TOTAL,),
        ),
        Part(
            "meeples",
            "Every meeple on the table, in the order of their tiles; zeros after the last.",
            (
                Slot("lies", meaning="there is such a meeple"),
                Slot("seat", "seat", 0, codes.SEATS - 1, "whose it is: 0 the observer's, 1 the next seat's, …"),
                Slot("slot", "slot", 0, codes.SLOTS - 1, "where on its tile, as in the meeple actions"),
                Slot("tile", "tile", 0, tables.TILE_TOTAL - 1, "the row of its tile in `tiles`"),
            ),
            (MEN,),
        ),
        Part(
            "seats",
            "The observer first, then the others in turn order; zeros for seats that nobody has.",
            (
                Slot("plays", meaning="somebody sits here"),
                Slot("score", "points", 0, SCORE_MAX),
                Slot("supply", "meeples", 0, tables.SUPPLY, "meeples in hand"),
            ),
            (codes.SEATS,),
        ),
        Part("left", "Tiles not yet drawn, by kind.", _BY_KIND),
        Part("hand", "The tile to be placed.", _IN_HAND),
        Part("aside", "Tiles that fitted nowhere, by kind.", _BY_KIND),
        Part(
            "turn",
            "What happens now.",
            (
                *(Slot(phase, meaning=f"the phase is {phase}") for phase in codes.PHASE_NAMES),
                Slot("seat", "seat", 0, codes.SEATS - 1, "whose turn it is, 0 the observer's"),
                Slot("unseen", "tiles", 0, tables.TILE_TOTAL, "tiles not yet drawn"),
                Slot("tiles", "tiles", 1, tables.TILE_TOTAL, "tiles on the table"),
                Slot("meeples", "meeples", 0, MEN, "meeples on the table"),
                Slot("outside", "tiles", 0, tables.TILE_TOTAL, "tiles that lie outside the window of `board`"),
            ),
        ),
        Part(
            "rules",
            "The options of the game.",
            (
                Slot("two_tile_city", "points", 2, 4),
                Slot("field_city_once"),
                Slot("field_each"),
                Slot("city_majority"),
                Slot("incomplete_pennant", "points"),
                Slot("farmers"),
            ),
        ),
    ),
)


BOARD: Final[i64] = LAYOUT.offsets["board"]
PLANES: Final[i64] = len(LAYOUT["board"].slots)
LIES: Final[i64] = LAYOUT.place("board", "tile")
ROADS: Final[i64] = LAYOUT.place("board", "road.north")
CITIES: Final[i64] = LAYOUT.place("board", "city.north")
CLOISTER: Final[i64] = LAYOUT.place("board", "cloister")
PENNANTS: Final[i64] = LAYOUT.place("board", "pennants")
OWN: Final[i64] = LAYOUT.place("board", "own.knight")
OTHERS: Final[i64] = LAYOUT.place("board", "other.knight")
LAST: Final[i64] = LAYOUT.place("board", "last")

TILES: Final[i64] = LAYOUT.offsets["tiles"]
TILE_ROW: Final[i64] = len(LAYOUT["tiles"].slots)
TILE_KIND: Final[i64] = LAYOUT.place("tiles", "kind")
TILE_ROTATION: Final[i64] = LAYOUT.place("tiles", "rotation")
TILE_X: Final[i64] = LAYOUT.place("tiles", "x")
TILE_Y: Final[i64] = LAYOUT.place("tiles", "y")

MEEPLES: Final[i64] = LAYOUT.offsets["meeples"]
MAN_ROW: Final[i64] = len(LAYOUT["meeples"].slots)
MAN_LIES: Final[i64] = LAYOUT.place("meeples", "lies")
MAN_SEAT: Final[i64] = LAYOUT.place("meeples", "seat")
MAN_SLOT: Final[i64] = LAYOUT.place("meeples", "slot")
MAN_TILE: Final[i64] = LAYOUT.place("meeples", "tile")

SEATS: Final[i64] = LAYOUT.offsets["seats"]
SEAT_ROW: Final[i64] = len(LAYOUT["seats"].slots)
PLAYS: Final[i64] = LAYOUT.place("seats", "plays")
SCORE: Final[i64] = LAYOUT.place("seats", "score")
SUPPLY: Final[i64] = LAYOUT.place("seats", "supply")

LEFT: Final[i64] = LAYOUT.offsets["left"]
HAND: Final[i64] = LAYOUT.offsets["hand"]
ASIDE: Final[i64] = LAYOUT.offsets["aside"]

TURN: Final[i64] = LAYOUT.offsets["turn"]
"""Its first numbers are the phases, in the order of `codes.py`."""
WHOSE: Final[i64] = LAYOUT.place("turn", "seat")
UNSEEN: Final[i64] = LAYOUT.place("turn", "unseen")
LAID: Final[i64] = LAYOUT.place("turn", "tiles")
MEN_OUT: Final[i64] = LAYOUT.place("turn", "meeples")
OUTSIDE: Final[i64] = LAYOUT.place("turn", "outside")

RULES: Final[i64] = LAYOUT.offsets["rules"]
TWO_TILE_CITY: Final[i64] = LAYOUT.place("rules", "two_tile_city")
CITY_ONCE: Final[i64] = LAYOUT.place("rules", "field_city_once")
CITY_EACH: Final[i64] = LAYOUT.place("rules", "field_each")
CITY_MAJORITY: Final[i64] = LAYOUT.place("rules", "city_majority")
INCOMPLETE_PENNANT: Final[i64] = LAYOUT.place("rules", "incomplete_pennant")
FARMERS: Final[i64] = LAYOUT.place("rules", "farmers")


def role_of(slot: i64) -> i64:
    """Return the role of a meeple in a slot: 0 knight, 1 robber, 2 farmer, 3 monk."""
    if slot < codes.SLOT_ROAD:
        return 0
    if slot < codes.SLOT_FIELD:
        return 1
    return 2 if slot < codes.SLOTS - 1 else 3


def corner(x: i64, y: i64) -> i64:
    """Return where a cell's planes begin in `board`, or -1 if it is outside the window."""
    if x < -RADIUS or x > RADIUS or y < -RADIUS or y > RADIUS:
        return -1
    return BOARD + ((y + RADIUS) * SIDE + x + RADIUS) * PLANES


def paint(into: vec[i16], cell: i64, kr: i64) -> None:
    """Write what is printed on a tile into the planes of its cell."""
    edge: i64
    segment: i64
    into[cell + LIES] = 1
    for edge in range(4):
        into[cell + ROADS + edge] = 1 if tables.EDGE[kr * 4 + edge] == tables.ROAD else 0
        into[cell + CITIES + edge] = 1 if tables.EDGE[kr * 4 + edge] == tables.CITY else 0
    base = (kr >> 2) * 8
    pennants: i64 = 0
    into[cell + CLOISTER] = 0
    for segment in range(base, base + tables.SEGMENTS[kr >> 2]):
        if tables.TYPE[segment] == tables.CITY:
            pennants += tables.FIRST_WORD[segment] >> tables.PENNANT_SHIFT & tables.PENNANT_MASK
        elif tables.TYPE[segment] == tables.CLOISTER:
            into[cell + CLOISTER] = 1
    into[cell + PENNANTS] = i16(pennants)


def encode(state: Position, seat: int, into: vec[i16], at: int) -> None:
    """Write the observation of a seat into `into[at : at + LAYOUT.size]`, over zeros or one from before."""
    start: i64 = at
    observer: i64 = seat
    i: i64
    turn = start + TURN
    phase, players, laid = state.phase, state.players, i64(into[turn + LAID])
    same = laid == state.tiles - 1 and into[turn + codes.PLACING] != 0 and into[turn + WHOSE] == 0
    _tiles(state, into, start, laid)
    if not (same and phase == codes.DEPLOYING and observer == state.player):
        _meeples(state, observer, into, start, laid)
    score, supply, whose = state.score, state.supply, observer
    row = start + SEATS
    for _ in range(players):
        into[row + PLAYS] = 1
        into[row + SCORE] = i16(score[whose])
        into[row + SUPPLY] = i16(supply[whose])
        row += SEAT_ROW
        whose = whose + 1 if whose + 1 < players else 0
    if not laid or into[turn + UNSEEN] != i16(state.unseen):
        _drawn(state, into, start)
    if into[turn + codes.PLACING]:
        for i in range(start + HAND, start + HAND + codes.KINDS):
            into[i] = 0
    if state.hand != codes.NOBODY:
        into[start + HAND + state.hand] = 1
    for i in range(turn, turn + codes.OVER + 1):
        into[i] = 0
    into[turn + phase] = 1
    whose = state.player - observer
    into[turn + WHOSE] = i16(whose if whose >= 0 else whose + players)
    if not laid:
        row = start + RULES
        into[row + TWO_TILE_CITY] = i16(state.two_tile_city)
        into[row + CITY_ONCE] = 1 if state.field_scoring == codes.CITY_ONCE else 0
        into[row + CITY_EACH] = 1 if state.field_scoring == codes.CITY_EACH else 0
        into[row + CITY_MAJORITY] = 1 if state.field_scoring == codes.CITY_MAJORITY else 0
        into[row + INCOMPLETE_PENNANT] = i16(state.pennant)
        into[row + FARMERS] = 1 if state.farmers else 0


def _drawn(state: Position, into: vec[i16], start: i64) -> None:
    """Write what is left and what was set aside: both change only with a draw, and every draw leaves one less."""
    i: i64
    left, aside = state.left, state.aside
    for i in range(codes.KINDS):
        into[start + LEFT + i] = i16(left[i])
        into[start + ASIDE + i] = 0
    for i in range(len(aside)):
        into[start + ASIDE + aside[i]] += 1
    into[start + TURN + UNSEEN] = i16(state.unseen)


def _tiles(state: Position, into: vec[i16], start: i64, before: i64) -> None:
    """Write tiles that were placed since; those written before still lie where they lay."""
    tile: i64
    outside = i64(into[start + TURN + OUTSIDE])
    tiles = state.tiles
    if before == tiles:
        return
    if before:
        cell = corner(state.tile_x[before - 1], state.tile_y[before - 1])
        if cell >= 0:
            into[start + cell + LAST] = 0
    for tile in range(before, tiles):
        row = start + TILES + TILE_ROW * tile
        kr, x, y = state.tile_kr[tile], state.tile_x[tile], state.tile_y[tile]
        into[row + TILE_KIND] = i16((kr >> 2) + 1)
        into[row + TILE_ROTATION] = i16(kr & 3)
        into[row + TILE_X] = i16(x)
        into[row + TILE_Y] = i16(y)
        cell = corner(x, y)
        if cell >= 0:
            paint(into, start + cell, kr)
            into[start + cell + LAST] = 1 if tile == tiles - 1 and tile > 0 else 0
        else:
            outside += 1
    into[start + TURN + LAID] = i16(tiles)
    into[start + TURN + OUTSIDE] = i16(outside)


def _meeples(state: Position, observer: i64, into: vec[i16], start: i64, laid: i64) -> None:
    """Write the meeples on the table. Since `laid` tiles lay there some may have left; new ones stand on later tiles.

    A meeple is put on the tile placed last, so that one that came later also stands later in the list.
    """
    seat: i64
    number: i64
    node: i64
    players, men = state.players, state.players * tables.SUPPLY
    supply = state.supply
    for seat in range(players):
        men -= supply[seat]
    before, kept = i64(into[start + TURN + MEN_OUT]), 0
    meeple, tile_base, node_ks = state.meeple, state.tile_base, state.node_ks
    for number in range(before):
        row = start + MEEPLES + MAN_ROW * number
        slot, tile = i64(into[row + MAN_SLOT]), i64(into[row + MAN_TILE])
        node = tile_base[tile]
        while tables.SLOT[i64(node_ks[node])] != slot:
            node += 1
        seat = i64(meeple[node]) - 1
        if seat < 0:
            _mark(state, into, start, tile, slot, codes.NOBODY)
            continue
        seat = seat - observer if seat >= observer else seat - observer + players
        if seat != i64(into[row + MAN_SEAT]):
            _mark(state, into, start, tile, slot, seat)
        if seat != i64(into[row + MAN_SEAT]) or kept != number:
            _stand(into, start, kept, seat, slot, tile)
        kept += 1
    if kept < men:
        tile = laid - 1 if laid else 0
        node = tile_base[tile]
        while kept < men:
            while not meeple[node]:
                node += 1
            while tile + 1 < state.tiles and tile_base[tile + 1] <= node:
                tile += 1
            slot = tables.SLOT[i64(node_ks[node])]
            if not _stood(into, start, kept, slot, tile):
                seat = i64(meeple[node]) - 1 - observer
                seat = seat if seat >= 0 else seat + players
                _mark(state, into, start, tile, slot, seat)
                _stand(into, start, kept, seat, slot, tile)
                kept += 1
            node += 1
    for number in range(start + MEEPLES + MAN_ROW * men, start + MEEPLES + MAN_ROW * before):
        into[number] = 0
    into[start + TURN + MEN_OUT] = i16(men)


def _stand(into: vec[i16], start: i64, number: i64, seat: i64, slot: i64, tile: i64) -> None:  # noqa: PLR0917
    """Write a row of `meeples`."""
    row = start + MEEPLES + MAN_ROW * number
    into[row + MAN_LIES] = 1
    into[row + MAN_SEAT] = i16(seat)
    into[row + MAN_SLOT] = i16(slot)
    into[row + MAN_TILE] = i16(tile)


def _stood(into: vec[i16], start: i64, number: i64, slot: i64, tile: i64) -> bool:
    """Return whether the last of so many meeples that are listed is the one in this slot of this tile."""
    row = start + MEEPLES + MAN_ROW * (number - 1)
    return number > 0 and i64(into[row + MAN_SLOT]) == slot and i64(into[row + MAN_TILE]) == tile


def _mark(state: Position, into: vec[i16], start: i64, tile: i64, slot: i64, seat: i64) -> None:  # noqa: PLR0917
    """Show whose meeple stands in a slot of a tile on `board`: a seat from the observer, or `NOBODY`."""
    cell = corner(state.tile_x[tile], state.tile_y[tile])
    if cell >= 0:
        role = start + cell + role_of(slot)
        into[role + OWN] = 1 if seat == 0 else 0
        into[role + OTHERS] = i16(seat if seat > 0 else 0)


def longest(_setup: Setup) -> int:
    """Return a bound of the actions in a game: a draw, a place and a meeple for every tile, and one start."""
    return codes.PLIES_MAX
