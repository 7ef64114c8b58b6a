"""Names that several files of words use: of phases, and of what final scoring gives points for."""

from typing import Final

from bastide.games.carrara.kernel import codes

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
CAUSES: Final = ("object-card", "building-card", "bonus-card", "surplus", "coins")
"""[cause] the name of what final scoring gives points for."""
