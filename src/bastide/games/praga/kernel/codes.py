"""The action codes of Praga Caput Regni: every decision and every draw is one integer.

How they are written, what they mean and which question they answer stands in `words/decisions.py`. After them names
for what the kernel counts: goods, fields of a seat, tasks, phases, events, causes of points. The file is longer than
others, since it is one list of names.
"""

from typing import Final

ROTATIONS: Final = 6
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
"""Places of an action board: six hexes by their action (PRA-044), then the walls around, clockwise from the north."""
SPACES: Final = 30
"""Building spaces of the city."""
USE_CHOICES: Final = 10
ACTION_TILES: Final = 6
"""Action tiles of the crane."""
HEX_ROWS: Final = 3
"""Rows of hex tiles on offer: upgrades, walls, buildings."""
WALL_ROW: Final = 1
BUILDING_ROW: Final = 2
SLOTS: Final = 4
"""Places of a row."""
SPECIAL_SLOT: Final = 3
"""The last of them, for the special tile (PRA-028)."""
PAIRS: Final = 6
"""Pairs of slots, as `tables.PAIRS` has them."""
LEVELS: Final = 4
"""Levels of technology."""

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

NOTHING: Final = -1

GAIN_BONUS: Final = 0
POINTS_BONUS: Final = 1
EGG_BONUS: Final = 2
"""In which way the bonus of the wheel is used, as `BONUS` counts them."""
EXTRA_WINDOWS: Final = 2
"""Gold windows that buy the extra action; a silver one may stand for one of them (PRA-077)."""
EITHER_WEALTH: Final = 2
"""The wealth bonus for much of gold or of stone; those before it are for some gold and for some stone."""

# -- kinds of goods; the first twelve are fields of a seat too ------------------------------------

GOLD: Final = 0
STONE: Final = 1
EGG: Final = 2
SILVER: Final = 3
GOLD_WINDOW: Final = 4
RED: Final = 5
BLUE: Final = 6
SCORE: Final = 7
TECHNOLOGY: Final = 8
UNIVERSITY: Final = 9
MINE: Final = 10
QUARRY: Final = 11
HUNGER_WALL: Final = 12
CATHEDRAL: Final = 13
EITHER_GRID: Final = 14
EITHER_STEP: Final = 2
"""Where the sideways moves wait that may be made on either grid, after those on each (PRA-189)."""

# -- what waits in a turn ---------------------------------------------------------------------------

OWED: Final = 0
"""For each action how many rewards for performing it have not been taken yet."""
COVERED: Final = 6
"""For each action the upgrade tiles covered this turn, packed."""
STEPS: Final = 12
"""The sideways moves waiting: on each grid, and on either."""
WAITING: Final = 15
KIND_NAMES: Final[tuple[str, ...]] = (
    "gold", "stone", "egg", "silver_window", "gold_window", "red_token", "blue_token", "points", "technology",
    "university", "mine", "quarry", "hunger_wall", "cathedral", "hunger_wall_or_cathedral",
)  # fmt: skip

# -- further fields of a seat --------------------------------------------------------------------------

GRID: Final = 12
"""Row and column on the Hunger Wall, then on the Cathedral: `GRID + 2 * grid`, from 1."""
PAWN: Final = 16
"""Region of the King's Road, 0 before the first."""
CUBES: Final = 17
"""Free cubes (PRA-008)."""
WEALTH: Final = 18
"""Bit mask of the wealth bonuses gained."""
RIGHTS: Final = 19
"""Rights to a seal not used yet."""
SEAL_MASK: Final = 20
TOKEN_FIELD: Final = 21
"""1 + production token on the gold-mine track, then on the quarry track; 0 for none."""
LASTING: Final = 23
"""Bit mask of technologies of levels I and II."""
FRESH: Final = 24
"""Those of them that do not work before the owner's next turn (PRA-218)."""
USED: Final = 25
"""Those that work once per turn and have (PRA-323)."""
ONE_TIME: Final = 26
"""Bit mask of technologies of levels III and IV, not used yet."""
V_BRIDGE: Final = 27
"""1 + V tile on or from the bridge, then 1 + V tile from the Cathedral; 0 for none."""
V_CATHEDRAL: Final = 28
UPGRADE_MASK: Final = 29
"""Bit mask of the upgrade tiles owned, covered ones too."""
WALL_COUNT: Final = 30
TURNS: Final = 31
"""Turns finished."""
SEAL_CUBES: Final = 32
"""Cubes lying on seals (PRA-011)."""
BOARD: Final = 33
"""For each of the 18 places 1 + 6 * tile + rotation, or 0."""
SPENT: Final = 51
"""For each place the connections of its tile that were rewarded: six edges, then twice six corners."""
FIELDS: Final = 69
"""Integers of one seat."""

SPENT_CORNER: Final = 6
"""Bit of corner c with the neighbour across edge c; six further on with the one across edge c - 1."""

# -- conditions of technologies and King's Road tiles -----------------------------------------------

WHEN_WHEEL: Final = 1
WHEN_STEP: Final = 2
WHEN_CLIMB: Final = 3
WHEN_TAKING: Final = 4
WHEN_BUILDING_WITH: Final = 5
WHEN_BUILDING_WITHOUT: Final = 6
WHEN_WALL_WITH: Final = 7
WHEN_CORNER: Final = 8
WHEN_EGG: Final = 9
WHEN_PERFORM: Final = 10
ANY_ACTION: Final = 6
SPECIAL_CLIMB: Final = 1
SPECIAL_PRODUCE_GOLD: Final = 2
SPECIAL_PRODUCE_STONE: Final = 3
SPECIAL_BOTH_PLAZA: Final = 4
SPECIAL_GROW: Final = 5
PER_ERA1_UPGRADE: Final = 1
PER_SILVER_WINDOW: Final = 2
PER_UNIVERSITY: Final = 1
PER_UPGRADE: Final = 2
PER_WALL: Final = 3
PER_MINES: Final = 4
PER_QUARRIES: Final = 5
PER_ROWS: Final = 6

# -- tasks: what is still to be done before the turn goes on freely -------------------------------------

FREE: Final = 0
"""No task: the active seat may do what it likes."""
BUNDLE_TASK: Final = 1
"""Gain a bundle from item a on; cause b."""
GAIN_TASK: Final = 2
"""Gain b of a kind a, one after the other; cause c."""
REFILL: Final = 3
"""Draw a tile for slot b of row a."""
DRAW_TECHNOLOGY: Final = 4
"""Draw until three tiles of level a are open."""
CHOOSE_TECHNOLOGY: Final = 5
"""Choose one of the open tiles of level a now."""
DRAW_FOUR: Final = 6
"""Draw bridge tiles IV until three are open."""
CHOOSE_FOUR: Final = 7
OPEN_FIVE: Final = 8
"""Look at a stack of V tiles: a 0 at the bridge, 1 at the Cathedral."""
CHOOSE_FIVE: Final = 9
SPAN_TASK: Final = 10
"""Put bridge tile a on the bridge."""
ARROW: Final = 11
"""Follow the upward arrow on grid a, or stay."""
EITHER: Final = 12
"""Choose the grid for a sideways move."""
TOKEN_TASK: Final = 13
"""Choose a production token for track a."""
PLAZA_TASK: Final = 14
"""Choose one half of plaza a, or with b the one to be gained first; cause c."""
MANAGE: Final = 15
"""Manage track a: grow or produce."""
GROW_TASK: Final = 16
PRODUCE_TASK: Final = 17
COIN_TASK: Final = 18
"""Choose one of the two gains of King's Road face a."""
TAKE_TASK: Final = 19
"""Take a hex tile for action a."""
PLACE_TASK: Final = 20
"""Place hex tile a."""
ENTER_TASK: Final = 21
"""Pay for the way onto the bridge."""
BUILT: Final = 22
"""What a building placed on space a brings after its green window, stage b."""
SURROUNDED: Final = 23
"""What an upgrade or wall on place a brings by its edges and corners."""
LANDED: Final = 24
"""A marker has arrived on a cell of grid a."""
ENDING: Final = 25
"""The turn ends: plain gains, open choices, then the windows."""
DISCARDING: Final = 26
TURNING: Final = 27
"""The crane turns, the next turn begins."""
STARTING: Final = 28
CRANE_TASK: Final = 29
"""Place an action tile on crane space number a of the setup."""
SIDE_TASK: Final = 30
"""Turn up a side of bridge space a."""
PLAZA_TILE: Final = 31
"""Draw a tile for plaza space a."""
NEUTRAL: Final = 32
"""Draw a building for the occupied space a."""
NEUTRAL_TURN: Final = 33
"""Turn the building just placed on space a."""
FINAL: Final = 34
"""Score the end of the game after the plazas."""
STREET_TASK: Final = 35
"""Region a of the street has been reached."""
TAKE_FIVE: Final = 36
"""Bridge tile a has been chosen."""
AFTER_ACTION: Final = 37
"""Action a with hex tile b has been carried out: technologies and King's Road tiles that count it."""
OVER: Final = 38
AGENDA_MAX: Final = 64
"""Tasks that can wait at once."""

PHASE_NAMES: Final[tuple[str, ...]] = (
    "free", "chance", "chance", "chance", "chance", "technology", "chance", "four", "chance", "five", "span", "arrow",
    "step", "token", "plaza", "manage", "grow", "produce", "coin", "take", "onto", "enter", "chance", "chance",
    "chance", "chance", "discard", "chance", "chance", "chance", "chance", "chance", "chance", "chance", "chance",
    "chance", "chance", "chance", "over",
)  # fmt: skip
"""[task] what the position is called while the task waits."""

SEAT_SHIFT: Final = 6
ARG_SHIFT: Final = 9
ARG_BITS: Final = 10
"""A task is 6 bits what, 3 bits who, then arguments of 10 bits each."""
TASK_MASK: Final = 63
SEAT_MASK: Final = 7
ARG_MASK: Final = 1023

# -- where an action comes from --------------------------------------------------------------------------

FROM_TILE: Final = 0
FROM_EXTRA: Final = 1
FROM_TECHNOLOGY: Final = 2
SOURCE_NAMES: Final[tuple[str, ...]] = ("tile", "extra", "technology")

# -- events, while somebody records --------------------------------------------------------------------------

EVENT_SIZE: Final = 5
"""What, seat, and three numbers."""
EVENT_POINTS: Final = 0
"""Points, cause, detail."""
EVENT_GOODS: Final = 1
"""Kind, amount (signed), cause."""
EVENT_MOVED: Final = 2
"""Grid, row, column."""
EVENT_ARRIVED: Final = 3
"""Region."""
EVENT_PLAZA: Final = 4
"""Plaza, mask of seats that gain both, mask of those that gain one."""
EVENT_ERA: Final = 5
EVENT_DUMMY: Final = 6
"""Action tile."""
EVENT_WEALTH: Final = 7
"""Which bonus."""
EVENT_OVERFLOW: Final = 8
"""Track."""
EVENT_OPEN: Final = 9
"""Stack whose drawn tiles now lie open; the tiles, packed."""
EVENT_MATCH: Final = 10
"""Place or 100 + space, 6 * edge or 1 at a corner, neighbour (or -1 for the board)."""
EVENT_NEUTRAL: Final = 11
"""Tile, space."""
EVENT_SEATED: Final = 12
"""Tile kept, by somebody who chose it or had no choice."""
EVENT_END: Final = 13
"""Position of the arrow after a turn."""

# -- causes of points (and of goods) -----------------------------------------------------------------------

CAUSE_NAMES: Final = (
    "wheel", "blue-zone", "five-point-token", "upgrade-reward", "tile", "old-town", "crown", "production", "plaza",
    "road", "road-tile", "bridge", "technology", "overflow", "grid", "university", "rows", "tokens-blue", "tokens-red",
    "walls", "v-tile", "seal", "eggs", "plaza-end", "edge", "corner", "wealth", "action", "price",
)  # fmt: skip
BY_WHEEL: Final = 0
BY_BLUE: Final = 1
BY_FIVE: Final = 2
BY_UPGRADE: Final = 3
BY_TILE: Final = 4
BY_OLD_TOWN: Final = 5
BY_CROWN: Final = 6
BY_PRODUCTION: Final = 7
BY_PLAZA: Final = 8
BY_ROAD: Final = 9
BY_ROAD_TILE: Final = 10
BY_BRIDGE: Final = 11
BY_TECHNOLOGY: Final = 12
BY_OVERFLOW: Final = 13
BY_GRID: Final = 14
BY_UNIVERSITY: Final = 15
BY_ROWS: Final = 16
BY_BLUE_TOKENS: Final = 17
BY_RED_TOKENS: Final = 18
BY_WALLS: Final = 19
BY_V_TILE: Final = 20
BY_SEAL: Final = 21
BY_EGGS: Final = 22
BY_PLAZA_END: Final = 23
BY_EDGE: Final = 24
BY_CORNER: Final = 25
BY_WEALTH: Final = 26
BY_ACTION: Final = 27
BY_PRICE: Final = 28
