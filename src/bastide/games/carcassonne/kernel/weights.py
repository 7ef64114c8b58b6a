"""The numbers by which positions of Carcassonne are judged, and their bounds.

`python -m bastide.arena.tune carcassonne` fits them.
"""

from collections.abc import Mapping
from typing import Final

from bastide.engine.arrays import vec

CITY_CLOSE: Final = 0
CITY_FIT: Final = 1
CITY_MORE: Final = 2
CITY_GROW_DONE: Final = 3
CITY_GROW_OPEN: Final = 4
ROAD_CLOSE: Final = 5
ROAD_FIT: Final = 6
ROAD_MORE: Final = 7
ROAD_GROW_OPEN: Final = 8
CLOISTER_FILL: Final = 9
SHARED: Final = 10
FIELD_CITY: Final = 11
FIELD_FUTURE: Final = 12
FIELD_SPREAD: Final = 13
MEEPLE_USE: Final = 14
MEEPLE_ENOUGH: Final = 15
MEEPLE_TURNS: Final = 16
MEEPLE_RETURN: Final = 17

WEIGHTS: Final[dict[str, tuple[float, float, float]]] = {
    # what: (start, lowest, highest)
    "city_close": (0.6, 0.02, 8.0),  # how eagerly a tile that closes an open edge is used for it, per such tile
    "city_fit": (0.03, 0.0, 1.0),  # the same for every tile that fits there at all
    "city_more": (0.9, 0.2, 1.0),  # factor of the chance for every open cell beyond the first
    "city_grow_done": (0.0, -1.0, 3.0),  # tiles a city still gains on its way to completion, per open cell
    "city_grow_open": (0.5, 0.0, 3.0),  # tiles it gains if it stays unfinished
    "road_close": (0.8, 0.02, 8.0),
    "road_fit": (0.03, 0.0, 1.0),
    "road_more": (0.9, 0.2, 1.0),
    "road_grow_open": (0.3, 0.0, 3.0),
    "cloister_fill": (0.25, 0.005, 3.0),  # how eagerly a tile that fits beside a cloister goes there
    "shared": (0.9, 0.2, 1.1),  # worth of a feature that several seats own
    "field_city": (1.6, 0.1, 5.0),  # readiness of anybody to complete a city, in units of its owner's
    "field_future": (2.0, -6.0, 12.0),  # points of cities still to come, for a field with all tiles unseen
    "field_spread": (0.1, -1.0, 2.0),  # the same per segment of the field
    "meeple_use": (2.2, 0.0, 20.0),  # points that a meeple in hand brings while there are few
    "meeple_enough": (5.0, 0.3, 20.0),  # how many are plenty
    "meeple_turns": (5.0, 0.3, 90.0),  # turns to go at which half as many are plenty
    "meeple_return": (0.7, 0.0, 1.3),  # worth of a meeple on its way home, in units of one in hand
}
"""The weights by name: a guess to start fitting from, and the bounds; in the order of the constants above."""

BEYOND_POINTS: Final = ("field_future", "field_spread", "meeple_use")
"""Weights that are plans rather than points on the table; the `points` bot has them at zero."""


def chosen(given: Mapping[str, float] | None) -> vec[float]:
    """Return all weights, those not given as in `WEIGHTS`; raise ValueError for an unknown name."""
    rest = dict(given or {})
    found: list[float] = [float(rest.pop(name, start)) for name, (start, _, _) in WEIGHTS.items()]
    if rest:
        raise ValueError(f"the evaluation of Carcassonne has no weight {min(rest)!r}")
    return vec[float](found)
