"""Names that several files of words use: of phases, and of what final scoring gives points for."""

from typing import Final

from bastide.games.carrara.kernel import codes, tables

PHASES: Final = {
    "start": codes.STARTING,
    "cards": codes.DEALING,
    "display": codes.DISPLAYING,
    "refill": codes.REFILLING,
    "reveal": codes.REVEALING,
    "turn": codes.TURNING,
    "buy": codes.BUYING,
    "pay": codes.PAYING,
    "upgrade": codes.UPGRADING,
    "after": codes.CLOSING,
    "over": codes.OVER,
}
"""The phases by the first word of a position's line."""
PHASE_NAMES: Final = {number: name for name, number in PHASES.items()} | {codes.REVEALING: "display"}
"""[phase] its name in a view: turning tiles up has one name, in set-up and later."""
PLACE_NAMES: Final = (*tables.CITY_NAMES, *tables.CATEGORY_NAMES)
"""Where values stand: in the cities, then in the categories."""
CAUSES: Final = ("object-card", "building-card", "bonus-card", "surplus", "coins")
"""[cause] the name of what final scoring gives points for."""
