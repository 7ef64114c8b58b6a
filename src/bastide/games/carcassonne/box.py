"""What is in the box, as read from `components.toml` with a host's corrections: the one source of every value."""

from typing import Any, Final

from bastide.engine.box import open_box
from bastide.games.carcassonne.checks import problems

CORRECTABLE: Final = (
    "tile.*.count", "tile.*.fields", "tile.*.cities", "meeples_per_colour",
)  # fmt: skip
"""What may be corrected, by its path: how many tiles there are of a kind, and how its segments touch."""
OPENED: Final = open_box("carcassonne", problems, CORRECTABLE, package="bastide.games.carcassonne")
BOX: Final[dict[str, Any]] = OPENED.components
"""All tables of `components.toml`, checked for contradictions."""
