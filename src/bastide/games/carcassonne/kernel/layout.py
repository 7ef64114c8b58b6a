"""The layout of the observations that `observe.py` writes, and where each number stands. Compiled with the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.engine.observation import Layout, Part, Slot
from bastide.games.carcassonne.kernel import codes, tables

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
