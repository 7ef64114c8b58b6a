"""The action codes of Carrara: every decision and every draw is one integer.

How they are written, what they mean and which question they answer stands in `words/decisions.py`.
Tiles, colours, cities, cards are numbered as they stand in `components.toml`; tiles of cost 8 come last.

After them names for what the kernel counts: phases, events, quantities that cards ask for, causes of points.
"""

from typing import Final

COLOURS: Final = 6
SEGMENTS: Final = 6
CITIES: Final = 6
TYPES: Final = 6
CATEGORIES: Final = 2
KINDS: Final = 6
SEATS: Final = 4
STACK_TILES: Final = 30
TILES: Final = 36
UPGRADES: Final = 8
SCORINGS: Final = 14

DRAW: Final = 0
REVEAL: Final = 6
START: Final = 36
ROTATE: Final = 40
STAY: Final = 41
RELIEF: Final = 42
DONE: Final = 43
ANNOUNCE: Final = 44
END: Final = 45
BUY: Final = 46
PAY: Final = 82
SCORE: Final = 88
SCORE_CITY: Final = 94
SCORE_CATEGORY: Final = 100
PURCHASE: Final = 102
UPGRADE: Final = 108
BUILD: Final = 116
REBUILD: Final = 332
CARD: Final = 1628

STARTING: Final = 0
DEALING: Final = 1
DISPLAYING: Final = 2
REFILLING: Final = 3
REVEALING: Final = 4
TURNING: Final = 5
BUYING: Final = 6
PAYING: Final = 7
UPGRADING: Final = 8
CLOSING: Final = 9
OVER: Final = 10
PHASES: Final = 11
PHASE_NAMES: Final[tuple[str, ...]] = (
    "start", "cards", "display", "refill", "reveal", "turn", "buy", "pay", "upgrade", "after", "over",
)  # fmt: skip
"""[phase] what it is called, and what it asks for; but `display` is asked for whenever a tile is turned up."""
LAST_CHANCE: Final = 4
"""Up to this phase it is chance that decides."""

NOBODY: Final = -1
NOTHING: Final = -1

NOT_BUYING: Final = 0
ROTATED: Final = 1
STAYED: Final = 2
TURNED: Final = 3
"""How many ways there are to be about the wheel."""

RUNNING: Final = 0
BY_BUILDINGS: Final = 1
BY_ANNOUNCEMENT: Final = 2
ENDINGS: Final = 3

POINTS: Final = 0
COINS: Final = 1

BOUGHT: Final = 0
RELIEVED: Final = 1
BUILT: Final = 2
SCORED: Final = 3
ANNOUNCED: Final = 4
ENDING: Final = 5
FINAL: Final = 6
EVENT_SIZE: Final = 6
"""An event: its kind, the seat, and four numbers that `story.py` reads."""

TOP_CLASS: Final = 0
OBJECT_CLASS: Final = 1
BUILDING_CLASS: Final = 2
BONUS_CLASS: Final = 3
CLASSES: Final = 4

OBJECT_CARD: Final = 0
BUILDING_CARD: Final = 1
BONUS_CARD: Final = 2
SURPLUS: Final = 3
COINS_LEFT: Final = 4
CAUSES: Final = 5
"""What final scoring gives points for, in its order (CRR-098, CRR-099, CRR-131, CRR-130, CRR-102)."""

Q_NONE: Final = 0
Q_SCORINGS: Final = 1
Q_CITIES_SCORED: Final = 2
Q_TYPES_SCORED: Final = 3
Q_CATEGORIES_SCORED: Final = 4
Q_POINTS: Final = 5
Q_COINS: Final = 6
Q_GROUPS: Final = 7
Q_SETS: Final = 8
Q_KINDS: Final = 9
Q_OBJECTS: Final = 10
Q_OBJECT_KINDS: Final = 11
Q_COST: Final = 12
Q_CATEGORY_COST: Final = 13
Q_COST_AT_LEAST: Final = 14
Q_LARGEST_TYPE: Final = 15
Q_LARGEST_CITY: Final = 16
Q_BUILDINGS: Final = 17
Q_CITIES_BUILT: Final = 18
Q_TYPES: Final = 19
Q_IN_CITIES: Final = 20
Q_OF_CATEGORY: Final = 21
Q_BLOCKS: Final = 22
Q_UPGRADES: Final = 23
Q_COIN_RATE: Final = 24
