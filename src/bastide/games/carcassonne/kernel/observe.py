"""What a seat sees, as an array: nothing is hidden in Carcassonne, so it is the whole table, seats counted from it.

The plane has no edge, the array has: `board` is a window of 25 by 25 cells around the start tile. `tiles` lists
all tiles with their coordinates wherever they lie, so what falls outside the window is still told, and
`turn.outside` counts it. Legal actions do not depend on the window. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.observation import Layout, Part, Slot
from bastide.engine.play import Game
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.playout import BITS, some_kind
from bastide.games.carcassonne.kernel.state import State

RADIUS: Final = 12
SIDE: Final = 25
"""2 * RADIUS + 1."""

PLANES: Final = 20
LIES: Final = 0
ROADS: Final = 1
CITIES_AT: Final = 5
CLOISTER_AT: Final = 9
PENNANT_AT: Final = 10
OWN: Final = 11
OTHERS: Final = 15
LAST: Final = 19
"""Where each plane, or the first of a group, stands."""

ROW: Final = 4
MEN: Final = 35
"""SEATS * 7 meeples."""
BOARD: Final = 0
TILES: Final = 12500
"""SIDE * SIDE * PLANES."""
MEEPLES: Final = 12788
"""TILES + ROW * 72."""
SEATS_AT: Final = 12928
SEAT_ROW: Final = 3
MAN_ROW: Final = 4
LEFT: Final = 12943
HAND: Final = 12967
ASIDE: Final = 12991
TURN: Final = 13015
RULES: Final = 13025
WHOSE: Final = 5
UNSEEN: Final = 6
LAID: Final = 7
MEN_OUT: Final = 8
OUTSIDE: Final = 9
SCORE_MAX: Final = 1000
FAR: Final = 71

_EDGES: Final = ("north", "east", "south", "west")
_PHASES: Final = ("start", "draw", "place", "meeple", "over")
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
                *(
                    Slot(phase, meaning=f"the phase is {phase}")
                    for phase in ("start", "draw", "place", "meeple", "over")
                ),
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
        into[cell + CITIES_AT + edge] = 1 if tables.EDGE[kr * 4 + edge] == tables.CITY else 0
    base = (kr >> 2) * 8
    pennants: i64 = 0
    into[cell + CLOISTER_AT] = 0
    for segment in range(base, base + tables.SEGMENTS[kr >> 2]):
        if tables.TYPE[segment] == tables.CITY:
            pennants += tables.FIRST_WORD[segment] >> tables.PENNANT_SHIFT & tables.PENNANT_MASK
        elif tables.TYPE[segment] == tables.CLOISTER:
            into[cell + CLOISTER_AT] = 1
    into[cell + PENNANT_AT] = i16(pennants)


def encode(state: State, seat: int, into: vec[i16], at: int) -> None:
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
    row = start + SEATS_AT
    for _ in range(players):
        into[row] = 1
        into[row + 1] = i16(score[whose])
        into[row + 2] = i16(supply[whose])
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
        into[row] = i16(state.two_tile_city)
        into[row + 1] = 1 if state.field_scoring == codes.CITY_ONCE else 0
        into[row + 2] = 1 if state.field_scoring == codes.CITY_EACH else 0
        into[row + 3] = 1 if state.field_scoring == codes.CITY_MAJORITY else 0
        into[row + 4] = i16(state.pennant)
        into[row + 5] = 1 if state.farmers else 0


def _drawn(state: State, into: vec[i16], start: i64) -> None:
    """Write what is left and what was set aside: both change only with a draw, and every draw leaves one less."""
    i: i64
    left, aside = state.left, state.aside
    for i in range(codes.KINDS):
        into[start + LEFT + i] = i16(left[i])
        into[start + ASIDE + i] = 0
    for i in range(len(aside)):
        into[start + ASIDE + aside[i]] += 1
    into[start + TURN + UNSEEN] = i16(state.unseen)


def _tiles(state: State, into: vec[i16], start: i64, before: i64) -> None:
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
        row = start + TILES + ROW * tile
        kr, x, y = state.tile_kr[tile], state.tile_x[tile], state.tile_y[tile]
        into[row] = i16((kr >> 2) + 1)
        into[row + 1] = i16(kr & 3)
        into[row + 2] = i16(x)
        into[row + 3] = i16(y)
        cell = corner(x, y)
        if cell >= 0:
            paint(into, start + cell, kr)
            into[start + cell + LAST] = 1 if tile == tiles - 1 and tile > 0 else 0
        else:
            outside += 1
    into[start + TURN + LAID] = i16(tiles)
    into[start + TURN + OUTSIDE] = i16(outside)


def _meeples(state: State, observer: i64, into: vec[i16], start: i64, laid: i64) -> None:
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
        slot, tile = i64(into[row + 2]), i64(into[row + 3])
        node = tile_base[tile]
        while tables.SLOT[node_ks[node]] != slot:
            node += 1
        seat = i64(meeple[node]) - 1
        if seat < 0:
            _mark(state, into, start, tile, slot, codes.NOBODY)
            continue
        seat = seat - observer if seat >= observer else seat - observer + players
        if seat != i64(into[row + 1]):
            _mark(state, into, start, tile, slot, seat)
        if seat != i64(into[row + 1]) or kept != number:
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
            slot = tables.SLOT[node_ks[node]]
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
    into[row] = 1
    into[row + 1] = i16(seat)
    into[row + 2] = i16(slot)
    into[row + 3] = i16(tile)


def _stood(into: vec[i16], start: i64, number: i64, slot: i64, tile: i64) -> bool:
    """Return whether the last of so many meeples that are listed is the one in this slot of this tile."""
    row = start + MEEPLES + MAN_ROW * (number - 1)
    return number > 0 and i64(into[row + 2]) == slot and i64(into[row + 3]) == tile


def _mark(state: State, into: vec[i16], start: i64, tile: i64, slot: i64, seat: i64) -> None:  # noqa: PLR0917
    """Show whose meeple stands in a slot of a tile on `board`: a seat from the observer, or `NOBODY`."""
    cell = corner(state.tile_x[tile], state.tile_y[tile])
    if cell >= 0:
        role = start + cell + role_of(slot)
        into[role + OWN] = 1 if seat == 0 else 0
        into[role + OTHERS] = i16(seat if seat > 0 else 0)


def legal(state: State, into: vec[i64]) -> int:
    """Write what `legal_actions` lists into `into`, in no order; return how many there are."""
    count: i64 = 0
    code: i64
    i: i64
    if state.phase == codes.PLACING:
        need, cells, fits = state.front_need, state.front_cell, state.hand * 256
        for i in range(state.fronts):
            turns = tables.FITS[fits + need[i]]
            code = codes.PLACE + cells[i] * 4
            while turns:
                if turns & 1:
                    into[count] = code
                    count += 1
                turns >>= 1
                code += 1
    elif state.phase == codes.DEPLOYING:
        free, ks = state.free_segments(), state.tile_kr[state.tiles - 1] * 2 & -8
        into[0] = codes.MEEPLE + codes.SLOT_NONE
        count = 1
        while free:
            if free & 1:
                into[count] = codes.MEEPLE + tables.SLOT[ks]
                count += 1
            free >>= 1
            ks += 1
    return int(count)


def draw(state: State, number: int) -> None:
    """Decide as chance does, by a number of 31 bits: what `chance_outcomes` lists, without listing it."""
    if state.phase == codes.STARTING:
        state.start(number * state.players >> BITS)
    else:
        state.draw(some_kind(state, number))


def longest(_game: Game) -> int:
    """Return a bound of the actions in a game: a draw, a place and a meeple for every tile, and one start."""
    return codes.PLIES_MAX
