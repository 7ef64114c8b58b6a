"""What is in the box, as read from `components.toml` with a host's corrections: the one source of every value."""

from typing import Any, Final

from bastide.engine.box import open_box
from bastide.games.carrara.checks import problems

CORRECTABLE: Final = (
    "wheel_price.*.white", "wheel_price.*.yellow", "wheel_price.*.red", "wheel_price.*.green", "wheel_price.*.blue",
    "wheel_price.*.black", "city.*.accepts", "city.*.currency", "city.*.value", "city.*.min_buildings_to_score",
    "building.*.cost", "expansion_building.*.type", "expansion_building.*.category", "expansion_building.*.object",
    "base_objective.*.condition", "base_objective.*.final_scoring",
    "expansion_card.*.condition", "expansion_card.*.final_scoring",
    "expansion_category.*.currency", "expansion_category.*.value",
    "upgrade_tile.*.currency", "upgrade_tile.*.new_value", "player_setup.start_coins", "player_setup.start_vp",
    "relief.coins", "objects.sale_price_coins", "final_scoring.coins_per_vp", "final_scoring.announcer_bonus_vp",
    "final_scoring.surplus_object_vp_expansion_only",
)  # fmt: skip
"""What may be corrected, by its path: all that the rules read and the box prints. Numbers of pieces are fixed."""
OPENED: Final = open_box("carrara", problems, CORRECTABLE, package="bastide.games.carrara")
BOX: Final[dict[str, Any]] = OPENED.components
"""All tables of `components.toml`, checked for contradictions."""
