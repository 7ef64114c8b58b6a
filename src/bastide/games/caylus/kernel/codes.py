"""The action codes of Caylus: every decision and every draw is one integer.

How they are written, what they mean and which question they answer stands in `words/decisions.py`. After them names
for what the kernel counts: phases, questions, events.
"""

from typing import Final

from bastide.engine.arrays import i64, vec

SEATS: Final = 5
TWO_PLAYERS: Final = 2
"""Players for whom section M of the rulebook holds."""
SPACES: Final = 28
"""Spaces of the road, from 1 at the bridge (CAY-020)."""
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
STABLE_CIRCLES: Final = 3
"""Circles of the stables (CAY-077)."""

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

SETUP: Final = 0
INCOME: Final = 1
PLACING: Final = 2
SPECIAL: Final = 3
MOVING: Final = 4
ACTIVATING: Final = 5
BUILDING: Final = 6
ENDING: Final = 7
OVER: Final = 8
"""Phases 1 to 7 are those of the turn (CAY-045)."""
PHASE_NAMES: Final[tuple[str, ...]] = (
    "setup",
    "income",
    "place",
    "special",
    "provost",
    "activate",
    "castle",
    "end",
    "over",
)

NOTHING: Final = 0
ASK_TILE: Final = 1
ASK_ORDER: Final = 2
ASK_WORKER: Final = 3
ASK_GATE: Final = 4
ASK_GUILD: Final = 5
ASK_JOUST: Final = 6
ASK_INN: Final = 7
ASK_PROVOST: Final = 8
ASK_TAKE: Final = 9
ASK_BONUS: Final = 10
ASK_SELL: Final = 11
ASK_BUY: Final = 12
ASK_OFFER: Final = 13
ASK_BUILD: Final = 14
ASK_SITE: Final = 15
ASK_TRANSFORM: Final = 16
ASK_PAY: Final = 17
ASK_BATCH: Final = 18
ASK_FAVOUR: Final = 19
ASK_NAMES: Final[tuple[str, ...]] = (
    "over", "tile", "order", "worker", "gate", "guild", "joust", "inn", "provost", "take", "bonus", "sell", "buy",
    "offer", "build", "site", "transform", "pay", "batch", "favour",
)  # fmt: skip
"""[question] what it is called; nothing is asked only once the game is over."""

NOBODY: Final = -1
SECTIONS: Final = 3
DUNGEON: Final = 0
WALLS: Final = 1
TOWERS: Final = 2

PRESTIGE: Final = 0
DENIERS: Final = 1
RESOURCES: Final = 2
BUILDINGS: Final = 3
ALL_LINES: Final = 15

FAVOUR_FOOD: Final = 13
"""Codes of effects of the favour table: 6 * line + column."""
FAVOUR_WOOD_OR_STONE: Final = 14
FAVOUR_CLOTH: Final = 15
FAVOUR_SWAP: Final = 16
FAVOUR_GOLD: Final = 17
FAVOUR_CARPENTER: Final = 20
FAVOUR_MASON: Final = 21
FAVOUR_LAWYER: Final = 22
FAVOUR_ARCHITECT: Final = 23

PLIES: Final = 256
"""Room for the history at first; it is doubled when it is full."""

BIT: Final = vec[i64]([1, 2, 4, 8, 16])
"""[seat, line or cube] its bit in a mask. A table, since mypyc 2.4.1 shifts a literal as a C int of 32 bits."""

EVENT_SIZE: Final = 6
"""An event: what, seat, three numbers, points."""
EV_TILE: Final = 0
EV_ORDER: Final = 1
EV_START: Final = 2
EV_TURN: Final = 3
EV_INCOME: Final = 4
EV_WORKER: Final = 5
EV_VISITOR: Final = 6
EV_PASS: Final = 7
EV_FIRST_PASS: Final = 8
EV_GATE: Final = 9
EV_TRADING_POST: Final = 10
EV_PROVOST: Final = 11
EV_JOUST: Final = 12
EV_STABLES: Final = 13
EV_INN: Final = 14
EV_IDLE: Final = 15
EV_UNUSED: Final = 16
EV_PRODUCE: Final = 17
EV_BONUS: Final = 18
EV_SELL: Final = 19
EV_BUY: Final = 20
EV_OFFER: Final = 21
EV_BUILD: Final = 22
EV_LAWYER: Final = 23
EV_RESIDENCE: Final = 24
EV_BATCH: Final = 25
EV_NO_BATCH: Final = 26
EV_EXEMPT: Final = 27
EV_BEST: Final = 28
EV_BAILIFF: Final = 29
EV_SECTION: Final = 30
EV_SECTION_PENALTY: Final = 31
EV_SECTION_FAVOURS: Final = 32
EV_FAVOUR: Final = 33
EV_FAVOUR_POINTS: Final = 34
EV_FAVOUR_DENIERS: Final = 35
EV_FAVOUR_CUBE: Final = 36
EV_FAVOUR_SWAP: Final = 37
EV_FAVOUR_LOST: Final = 38
EV_FAVOUR_SIMPLE: Final = 39
EV_FINAL: Final = 40
EV_OVER: Final = 41
INN_IN: Final = 0
INN_OUT: Final = 1
INN_STAYS: Final = 2
INN_LEAVES: Final = 3
FINAL_GOLD: Final = 0
FINAL_CUBES: Final = 1
FINAL_DENIERS: Final = 2
