"""The action codes of Caylus: every decision and every draw is one integer.

| kind        | codes                  | argument                                                              |
| ----------- | ---------------------- | --------------------------------------------------------------------- |
| `tile`      | `TILE` + 0 … 5         | neutral building (chance, CAY-031)                                    |
| `order`     | `ORDER` + 0 … 4        | seat that is next in the first turn order (chance, CAY-032)           |
| `worker`    | `WORKER` + place       | place (CAY-060): special buildings, castle, `ROAD` + space            |
| `pass`      | `PASS`                 | (CAY-062)                                                             |
| `move`      | `MOVE` + place         | where the gate's worker goes (CAY-092)                                |
| `provost`   | `PROVOST` + 0 … 5      | 3, 2, 1 spaces back, 1, 2, 3 spaces forward (CAY-101, CAY-121)        |
| `joust`     | `JOUST`                | (CAY-105)                                                             |
| `inn`       | `INN_STAY`, `INN_HOME` | (CAY-115)                                                             |
| `take`      | `TAKE` + 0 … 3         | cube: which production, or which of a favour                          |
| `bonus`     | `BONUS` + 0 … 3        | cube for the owner (CAY-140)                                          |
| `sell`      | `SELL` + 0 … 4         | cube (CAY-404, CAY-414)                                               |
| `buy`       | `BUY` + 0 … 3          | cube (CAY-406, CAY-415)                                               |
| `offer`     | `OFFER` + 0 … 1        | which printed offer (CAY-425 to CAY-431)                              |
| `build`     | `BUILD` + 0 … 26       | building that is built (CAY-150 to CAY-155)                           |
| `on`        | `SITE` + space         | residence that a prestige building replaces (CAY-161)                 |
| `transform` | `TRANSFORM` + space    | building that becomes a residence (CAY-170)                           |
| `pay`       | `PAY` + 0 … 4          | cube of an open part of a price                                       |
| `batch`     | `BATCH` + 0 … 5        | the two cubes beside the food (CAY-203)                               |
| `done`      | `DONE`                 | no further batch (CAY-202)                                            |
| `favour`    | `FAVOUR` + 6 * line + column | line of the table, effect used, 0 for none (CAY-252, CAY-257)   |
| `skip`      | `SKIP`                 | an optional effect is not used (CAY-134)                              |
"""

from typing import Final

SEATS: Final = 5
SPACES: Final = 28
CUBES: Final = 5
PLAIN: Final = 4
"""Kinds of cube without gold."""
NEUTRALS: Final = 6
LINES: Final = 4
COLUMNS: Final = 5
LINE_CODES: Final = 6
"""Codes of a line: no effect, then the columns."""

GATE: Final = 0
TRADING_POST: Final = 1
GUILD: Final = 2
JOUST_FIELD: Final = 3
STABLES: Final = 4
INN: Final = 5
CASTLE: Final = 6
ROAD: Final = 6
"""Space n of the road is place ROAD + n."""
PLACES: Final = 35

TILE: Final = 0
ORDER: Final = 6
WORKER: Final = 11
PASS: Final = 46
MOVE: Final = 47
PROVOST: Final = 82
STEPS: Final = 3
"""PROVOST + STEPS is the code for one space forward."""
JOUST: Final = 88
INN_STAY: Final = 89
INN_HOME: Final = 90
TAKE: Final = 91
BONUS: Final = 95
SELL: Final = 99
BUY: Final = 104
OFFER: Final = 108
BUILD: Final = 110
FIRST_BUILT: Final = 9
"""BUILD + kind - FIRST_BUILT is the code for a kind of building."""
SITE: Final = 136
"""SITE + space, of which SITE + 1 is the first."""
TRANSFORM: Final = 164
PAY: Final = 193
BATCH: Final = 198
BATCHES: Final = 6
DONE: Final = 204
FAVOUR: Final = 205
SKIP: Final = 229
ACTIONS: Final = 230
