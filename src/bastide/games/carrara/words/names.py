"""Names that several files of words use: of scorings, upgrade tiles, and what final scoring gives points for."""

from typing import Any, Final

from bastide.games.carrara.kernel import tables

SCORINGS: Final = (
    *(("type", name) for name in tables.TYPE_NAMES),
    *(("city", name) for name in tables.CITY_NAMES),
    *(("category", name) for name in tables.CATEGORY_NAMES),
)
"""[scoring] what it scores: a type, a city or a category, and which."""
PLACE_NAMES: Final = (*tables.CITY_NAMES, *tables.CATEGORY_NAMES)
"""Where values stand: in the cities, then in the categories."""
CAUSES: Final = ("object-card", "building-card", "bonus-card", "surplus", "coins")
"""[cause] the name of what final scoring gives points for."""


TILE_FIELDS: Final = ("type", "cost", "old_type", "old_cost")
"""What an action tells of its tiles besides their names."""


def tile_fields(tile: int) -> dict[str, Any]:
    """Return a building tile as named fields: which one, its type and its cost."""
    row = tables.TILE_ROWS[tile]
    return {"tile": row["id"], "type": row["type"], "cost": row["cost"]}


def scoring_text(number: int) -> str:
    """Return a scoring as it is written: `type palazzo`, `city pisa`, `land`."""
    what, which = SCORINGS[number]
    return which if what == "category" else f"{what} {which}"


def upgrade_target(number: int) -> tuple[str, str]:
    """Return what an upgrade tile improves: a city or a category, and which."""
    return tables.UPGRADE_ROWS[number]["target_kind"], tables.UPGRADE_ROWS[number]["target"]
