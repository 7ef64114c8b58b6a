"""What is in the box, as read from `components.toml` with a host's corrections: the one source of every value."""

from typing import Any, Final

from bastide.engine.box import open_box
from bastide.games.praga.checks import problems
from bastide.games.praga.fields import CONDITIONS, FINALS, SPECIALS

__all__ = ["BOX", "CONDITIONS", "CORRECTABLE", "FINALS", "OPENED", "SPECIALS"]

CORRECTABLE: Final = (
    *(f"upgrade.*.{field}" for field in ("action", "bonus", "edges", "corners", "caps")),
    *(f"wall.*.{field}" for field in ("cost", "reward", "hunger_wall", "edges", "corners")),
    *(f"building.*.{field}" for field in ("cost", "reward", "cathedral", "cube_slot", "crown_per_building", "corners")),
    *(f"technology.*.{field}" for field in ("when", "match", "once_per_turn", "gain", "perform", "special_effect")),
    "technology.*.discount", "plaza.*.top", "plaza.*.bottom", "bridge.*.now", "bridge.*.final",
    "production_token.*.gain", "production_token.*.count", "seal.*.cost", "seal.*.points", "seal.*.exchange",
    "kings_road_tile.*.faces", "kings_road.region.*.free", "kings_road.region.*.egg", "kings_road.region.*.entry_cost",
    "action_tile.*.a", "action_tile.*.b", "action_tile.*.recommended_order",
    *(f"crane.{field}" for field in ("red", "red_cost", "blue", "blue_points", "green_three", "green_single")),
    "crane.recycle_order", "crane.recycle_points", "crane.star_position", "wheel.sectors",
    "clock.hole_position", "clock.players", "player_board",
    "hunger_wall.original", "hunger_wall.alt_A", "hunger_wall.alt_B", "hunger_wall.row_points",
    "cathedral.original", "cathedral.alt_A", "cathedral.alt_B", "cathedral.row_points",
    "grids.tier_of_row", "grids.column_value", "grids.tier_cost_1_2", "grids.tier_cost_2_3", "grids.up_cost",
    "city.building_spaces.list", "city.plazas.list", "city.blue_corners.list", "city.blocked", "plaza_hexes",
    "charles_bridge.rewards", "final_scoring.walls", "final_scoring.eggs", "limits.start_gold", "limits.start_stone",
)  # fmt: skip
"""What may be corrected, by its path: all that the rules read and the box prints. Numbers of pieces are fixed."""
OPENED: Final = open_box("praga", problems, CORRECTABLE, package="bastide.games.praga")
BOX: Final[dict[str, Any]] = OPENED.components
"""All tables of `components.toml`, checked for contradictions."""
