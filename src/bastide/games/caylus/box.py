"""What is in the box, as read from `components.toml` with a host's corrections: the one source of every value."""

from typing import Any, Final

from bastide.engine.box import open_box
from bastide.games.caylus.checks import problems

CORRECTABLE: Final = (
    *(f"building.*.{field}" for field in ("cost", "points", "favours", "income_deniers", "count", "effect")),
    "building.*.owner_bonus", "special_building.trading_post.deniers", "special_building.joust_field.cost",
    "castle_section.*.parts", "castle_section.*.points_per_batch", "castle_section.*.penalty_no_house",
    "castle_section.*.favours_by_houses", "castle.no_batch_penalty",
    "favour_line.prestige.rewards", "favour_line.deniers.rewards", "setup.cubes_per_player",
    "setup.deniers_by_turn_position", "setup.deniers_two_players", "income.deniers_per_player",
    "bridge.first_to_pass_bonus_deniers", "end_game.points_per_gold", "end_game.cubes_per_point",
    "end_game.deniers_per_point",
)  # fmt: skip
"""What may be corrected, by its path: what board and tiles print. What the rulebook says in words is fixed."""
OPENED: Final = open_box("caylus", problems, CORRECTABLE, package="bastide.games.caylus")
BOX: Final[dict[str, Any]] = OPENED.components
"""All tables of `components.toml`, checked for contradictions."""
