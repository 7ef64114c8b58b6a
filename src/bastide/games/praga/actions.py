"""The action codes of Praga Caput Regni: every decision and every draw is one integer.

| kind      | codes                                | argument                                              |
| --------- | ------------------------------------ | ----------------------------------------------------- |
| `draw`    | `DRAW` + tile                        | any shuffled tile (chance)                            |
| `start`   | `START` + seat                       | who begins (chance, PRA-052)                          |
| `turn`    | `TURN` + rotation                    | of a neutral building (chance, PRA-031)               |
| `side`    | `SIDE` + 0, 1                        | of the next bridge space (chance, PRA-015)            |
| `crane`   | `CRANE` + action tile                | next on the crane (chance, PRA-041)                   |
| `tile`    | `TILE` + action tile                 | take it (PRA-054)                                     |
| `act`     | `ACT` + action                       | one of the taken tile's two                           |
| `buy`     | `BUY` + 0 gold, 1 silver             | the extra action (PRA-077)                            |
| `extra`   | `EXTRA` + action                     | perform it (PRA-082)                                  |
| `bonus`   | `BONUS` + 0 gain, 1 points, 2 egg    | of the wheel (PRA-063)                                |
| `reward`  | `REWARD` + upgrade tile              | of an upgraded action (PRA-128)                       |
| `step`    | `STEP` + grid                        | one sideways (PRA-235)                                |
| `climb`   | `CLIMB` + grid                       | one up (PRA-236, PRA-240)                             |
| `road`    | `ROAD` + 4 * region + 2 * egg + choice | effects of the street (PRA-193)                     |
| `use`     | `USE` + 10 * technology + choice     | a one-time technology (PRA-221)                       |
| `claim`   | `CLAIM` + seal                       | (PRA-108)                                             |
| `refresh` | `REFRESH` + 12 * row + 2 * pair + pay | two tiles of a row (PRA-142)                         |
| `choose`  | `CHOOSE` + technology or bridge tile | of those drawn (PRA-215, PRA-201)                     |
| `take`    | `TAKE` + hex tile                    | (PRA-119, PRA-145, PRA-165)                           |
| `onto`    | `ONTO` + 6 * place + rotation        | places: six hexes, twelve walls, the city's spaces    |
| `grow`, `produce` | + 0 mines, 1 quarries        | (PRA-086, PRA-230)                                    |
| `span`    | `SPAN` + space                       | of Charles Bridge (PRA-202)                           |
| `token`   | `TOKEN` + kind                       | production token (PRA-095)                            |
| `plaza`   | `HALF` + 0 top, 1 bottom             | (PRA-182)                                             |
| `gain`    | `COIN` + 0, 1                        | choice of a King's Road tile (PRA-284)                |
| `discard` | `DISCARD` + 0 gold, 1 silver         | a window too many (PRA-078)                           |
| `stay`, `enter`, `pass`, `end` | one code each           | (PRA-241, PRA-200, PRA-243, PRA-250)                  |
"""

from typing import Final

ROTATIONS: Final = 6
ACTION_KINDS: Final = 6
SEATS: Final = 4

UPGRADE_TILES: Final = 30
WALL_TILES: Final = 36
BUILDING_TILES: Final = 36
HEX_TILES: Final = 102
TECHNOLOGIES: Final = 24
BRIDGE_TILES: Final = 12
PLAZA_TILES: Final = 11
FIRST_WALL: Final = 30
FIRST_BUILDING: Final = 66
FIRST_TECHNOLOGY: Final = 102
FIRST_BRIDGE: Final = 126
FIRST_PLAZA_TILE: Final = 138
SHUFFLED: Final = 149
"""Upgrades, walls, buildings, technologies, bridge and plaza tiles, numbered in this order."""

HEXES: Final = 6
WALL_PLACES: Final = 12
BOARD_PLACES: Final = 18
"""Places of an action board: the six hexes by their action, then the walls around, clockwise from the north."""
SPACES: Final = 30
"""Building spaces of the city."""
USE_CHOICES: Final = 10

DRAW: Final = 0
START: Final = 149
TURN: Final = 153
SIDE: Final = 159
CRANE: Final = 161
TILE: Final = 167
ACT: Final = 173
BUY: Final = 179
EXTRA: Final = 181
BONUS: Final = 187
REWARD: Final = 190
STEP: Final = 220
CLIMB: Final = 222
STAY: Final = 224
ROAD: Final = 225
USE: Final = 237
CLAIM: Final = 477
REFRESH: Final = 482
CHOOSE: Final = 518
TAKE: Final = 554
ONTO: Final = 656
GROW: Final = 944
PRODUCE: Final = 946
ENTER: Final = 948
SPAN: Final = 949
TOKEN: Final = 954
HALF: Final = 959
COIN: Final = 961
DISCARD: Final = 963
PASS: Final = 965
END: Final = 966
ACTIONS: Final = 967
"""The size of the action space."""

LEGAL_MAX: Final = 192
"""No position has more legal actions than this: 180 ways to place a building, or all that a free turn offers."""

FIRST_CODES: Final = (
    ("draw", DRAW), ("start", START), ("turn", TURN), ("side", SIDE), ("crane", CRANE), ("tile", TILE), ("act", ACT),
    ("buy", BUY), ("extra", EXTRA), ("bonus", BONUS), ("reward", REWARD), ("step", STEP), ("climb", CLIMB),
    ("stay", STAY), ("road", ROAD), ("use", USE), ("claim", CLAIM), ("refresh", REFRESH), ("choose", CHOOSE),
    ("take", TAKE), ("onto", ONTO), ("grow", GROW), ("produce", PRODUCE), ("enter", ENTER), ("span", SPAN),
    ("token", TOKEN), ("plaza", HALF), ("gain", COIN), ("discard", DISCARD), ("pass", PASS), ("end", END),
    ("", ACTIONS),
)  # fmt: skip
"""Kinds of action with their first code, in the order of the codes."""
