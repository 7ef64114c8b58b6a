"""Names for what the kernel counts: phases, events, ways of scoring, directions on the board."""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.carcassonne.actions import WIDTH

STARTING: Final = 0
DRAWING: Final = 1
PLACING: Final = 2
DEPLOYING: Final = 3
OVER: Final = 4

CITY_ONCE: Final = 0
CITY_EACH: Final = 1
CITY_MAJORITY: Final = 2
FIELD_POINTS: Final = 3
MAJORITY_POINTS: Final = 4
CLOISTER_POINTS: Final = 9

HOME: Final = 0
UNFINISHED: Final = 8
EVENT_SIZE: Final = 5
"""An event: `HOME` or a type of feature (plus `UNFINISHED` at the end), node, seat, points, number of cities."""

FRONT: Final = 100
FRONT_MAX: Final = 150
"""The empty cells around 72 connected tiles are at most 146."""
PLIES_MAX: Final = 220
NOBODY: Final = -1

STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
STEP_X: Final = vec[i64]([0, 1, 0, -1])
STEP_Y: Final = vec[i64]([-1, 0, 1, 0])
AROUND: Final = vec[i64]([-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1])
