"""Whether every row of `components.toml` has its fields, each of the right kind and within what is known."""

from collections.abc import Iterator
from typing import Any, Final

from bastide.engine.corrections import Wrong, beyond, entries, none_of, strange, twice

HEX: Final = {"id": str, "era": int, "special": bool, "corners": list}
FIELDS: Final[dict[str, dict[str, type]]] = {
    "upgrade": {**HEX, "action": str, "bonus": list, "edges": list, "caps": int},
    "wall": {**HEX, "cost": dict, "reward": list, "hunger_wall": bool, "edges": list},
    "building": {
        **HEX, "cost": dict, "reward": list, "cathedral": bool, "cube_slot": bool, "crown_per_building": bool
    },
    "technology": {"id": str, "level": int},
    "plaza": {"id": str, "colour": str, "top": list, "bottom": list},
    "bridge": {"id": str, "set": int, "now": list},
    "production_token": {"id": str, "gain": list, "count": int},
    "seal": {"id": str, "cost": dict},
    "kings_road_tile": {"id": str, "section": int, "faces": list},
    "action_tile": {"id": str, "a": list, "b": list, "recommended_order": int},
}  # fmt: skip
"""[kind of tile] fields that every one has, and what they are."""
WORDS: Final = {str: "a text", int: "a number", bool: "true or false", list: "a list [ ]", dict: "a table { }"}
CONDITIONS: Final = (
    "wheel_reward_of_kind", "each_step_on_track", "each_upward_move", "points_from_taking_action_tile",
    "build_building_with", "build_building_without", "build_wall_with", "gain_corner_token", "gain_or_buy_egg",
    "perform_action",
)  # fmt: skip
"""When a lasting technology, or a King's Road tile, gives something."""
SPECIALS: Final = (
    "move_up_one_free_of_windows_and_tier_cost", "produce_gold_not_as_action", "produce_stone_not_as_action",
    "both_rewards_of_one_plaza_tile_on_the_board_resolved_or_not",
    "advance_mine_or_quarry_by_1_then_produce_gold_or_stone_independent_choices_not_as_action",
)  # fmt: skip
"""What a one-time technology may do besides giving and performing."""
FINALS: Final = (
    "university_height", "upgrade_tile_including_covered", "wall_tile", "mine_count", "quarry_count",
    "row_on_hunger_wall_plus_row_on_cathedral",
)  # fmt: skip
"""What a V tile may count at the end."""
PAID: Final = ("gold", "stone", "egg", "silver_window", "gold_window")
BONUSES: Final = ("blocked", "special_or_points", "gain", "buy_egg")
SETS: Final = {"technology": ("level", (1, 2, 3, 4), 6), "bridge": ("set", (4, 5), 6)}
"""[kind of tile] the field by which its stacks are told apart, its values, tiles in each."""


def fields(box: dict[str, Any]) -> Iterator[str]:
    """Yield a sentence for every field that is missing or of the wrong kind."""
    for kind, wanted in FIELDS.items():
        for row in box[kind]:
            name = f"{kind} {row.get('id', '?')}"
            for field, what in wanted.items():
                if field not in row:
                    yield f"{name} has no {field}: write {field} = {WORDS[what]}"
                elif type(row[field]) is not what:
                    yield f"{name}: {field} is {row[field]!r}, it should be {WORDS[what]}"


def known(box: dict[str, Any]) -> Iterator[Wrong]:
    """Tell of everything named that the rules do not know."""
    for tile in box["technology"]:
        for field, names in (("when", CONDITIONS), ("special_effect", SPECIALS), ("perform", (*box["actions"], "any"))):
            if field in tile and tile[field] not in names:
                yield none_of(f"technology.{tile['id']}.{field}", tile[field], names)
    for tile in box["bridge"]:
        if "final" in tile and tile["final"]["per"] not in FINALS:
            yield none_of(f"bridge.{tile['id']}.final.per", tile["final"]["per"], FINALS)
    for kind in ("upgrade", "wall", "building", "seal"):
        for row in box[kind]:
            for good in row.get("cost", {}):
                if good not in PAID:
                    yield strange(f"{kind}.{row['id']}.cost", good, PAID)
    for row in box["wheel"]["sectors"]:
        if row["bonus"] not in BONUSES:
            yield none_of(f"wheel.sectors.{row['k']}.bonus", row["bonus"], BONUSES)


def stacks(box: dict[str, Any]) -> Iterator[Wrong | str]:
    """Tell of every stack of tiles that has too many or too few (PRA-005, PRA-024, PRA-288)."""
    for kind, (field, values, wanted) in SETS.items():
        for value in values:
            found = sum(tile[field] == value for tile in box[kind])
            if found != wanted:
                yield f"{found} tiles of kind {kind} have {field} {value}, there should be {wanted}"
    orders = {tile["id"]: tile["recommended_order"] for tile in box["action_tile"]}
    places = list(orders.values())
    yield from (twice("action_tile.*.recommended_order", n) for n in sorted(set(places)) if places.count(n) > 1)
    for name, order in orders.items():
        if not 1 <= order <= len(orders):
            yield beyond(f"action_tile.{name}.recommended_order", order, 1, len(orders))
    sections = sorted(tile["section"] for tile in box["kings_road_tile"])
    if sections != [1, 2, 3]:
        yield "there is one King's Road tile for each of the sections 1, 2 and 3"
    for tile in box["kings_road_tile"]:
        if len(tile["faces"]) != len("ab"):
            yield entries(f"kings_road_tile.{tile['id']}.faces", len(tile["faces"]), len("ab"))
