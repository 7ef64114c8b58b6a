"""The numbers that actions, phases and events are written in, and how many there are of everything."""

from typing import Final

from bastide_harbour.box import BOX

GOODS: Final = tuple(str(good["id"]) for good in BOX["good"])
KINDS: Final = len(GOODS)
COUNT: Final = tuple(int(good["count"]) for good in BOX["good"])
"""[kind] goods in the box (HAR-002)."""
SEATS: Final = int(BOX["players_max"])
DEALT: Final = int(BOX["dealt"])
WORKED: Final = int(BOX["worked"])
PRICE_MAX: Final = int(BOX["price_max"])
TAXED: Final = int(BOX["tax"])
ROUNDS_MAX: Final = 3

# Actions: the first of each kind.
DRAW: Final = 0
SELL: Final = DRAW + KINDS
STORE: Final = SELL + KINDS
WORK: Final = STORE + KINDS
PRICE: Final = WORK + 1
TAX: Final = PRICE + PRICE_MAX
WAIVE: Final = TAX + 1
END: Final = WAIVE + 1
ACTIONS: Final = END + 1

# Phases: what is decided now.
DEALING: Final = 0
TURN: Final = 1
WORKING: Final = 2
PRICING: Final = 3
TAXING: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("deal", "turn", "work", "price", "tax", "over")
"""[phase] its name in lines, views and observations."""

# What is told of an action.
DRAWN: Final = 0
SOLD: Final = 1
STORED: Final = 2
SALE: Final = 3
PAID_TAX: Final = 4
GOT_TAX: Final = 5
KINDS_STORED: Final = 6

NO_GOOD: Final = -1
ALL: Final = -1
"""Everybody knows which action was made."""
