"""Data that cannot be right is refused with a sentence that says what to look at, whatever the printed values are."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.checks import problems

Box = dict[str, Any]


def row(box: Box, kind: str, name: str) -> dict[str, Any]:
    """Return a tile of the box by its id."""
    return next(tile for tile in box[kind] if tile["id"] == name)


def space(box: Box, name: str) -> dict[str, Any]:
    """Return a building space by its id."""
    return next(place for place in box["city"]["building_spaces"]["list"] if place["id"] == name)


def put(kind: str, name: str, field: str, value: object) -> Callable[[Box], None]:
    """Return a change of one field of a tile."""

    def change(box: Box) -> None:
        row(box, kind, name)[field] = value

    return change


def at(value: object, *path: str | int) -> Callable[[Box], None]:
    """Return a change of what lies at a path."""

    def change(box: Box) -> None:
        here: Any = box
        for step in path[:-1]:
            here = here[step]
        here[path[-1]] = value

    return change


def away(kind: str, name: str, field: str = "") -> Callable[[Box], None]:
    """Return a change that removes a tile, or one of its fields."""

    def change(box: Box) -> None:
        if field:
            del row(box, kind, name)[field]
        else:
            box[kind].remove(row(box, kind, name))

    return change


def twice(box: Box) -> None:
    box["wall"].append(row(box, "wall", "W1-03"))


def moved(box: Box) -> None:
    space(box, "N_L1")["q"] += 3


def overlaid(box: Box) -> None:
    space(box, "N_A1").update(q=0, r=-1)


def elsewhere(box: Box) -> None:
    space(box, "O_3")["plaza"] = "P_K"


def aside(box: Box) -> None:
    space(box, "O_3")["side"] = "castle"


CASES: list[tuple[Callable[[Box], None], str]] = [
    (away("wall", "W1-03", "edges"), "wall W1-03 has no edges: write edges = a list [ ]"),
    (put("upgrade", "U1-01", "caps", "1"), "upgrade U1-01: caps is '1', it should be a number"),
    (away("wall", "W1-03"), "35 tiles of kind wall are listed, the box has 36: look for a missing or a double one"),
    (twice, "wall W1-03 is listed twice: number one of them anew"),
    (put("building", "B1-01", "era", 2), "era 1 has 13 normal building tiles, it should have 14"),
    (put("upgrade", "U1-01", "special", True), "era 1 has 5 special upgrade tiles, it should have 4"),
    (put("technology", "T1-1", "level", 2), "5 tiles of kind technology have level 1, there should be 6"),
    (put("bridge", "BR4-1", "set", 5), "7 tiles of kind bridge have set 5, there should be 6"),
    (put("wall", "W1-01", "edges", ["gold"]), "wall.W1-01.edges has 1 entry, it needs 6"),
    (put("wall", "W1-01", "edges", ["egg"] * 6), "wall.W1-01.edges has 'egg', possible are silver_window,"),
    (put("building", "B1-01", "corners", [6]), "building.B1-01.corners[0] is 6, it should be from 0 to 5"),
    (put("building", "B1-01", "corners", [-1]), "building.B1-01.corners[0] is -1, it should be from 0 to 5"),
    (put("building", "B1-01", "corners", [2, 2]), "building.B1-01.corners has 2 twice"),
    (put("upgrade", "U1-01", "action", "bank"), "upgrade.U1-01.action is 'bank', possible are mines"),
    (put("wall", "W1-01", "cost", {"stone": -1}), "wall.W1-01.cost.stone is -1, it should be from 0"),
    (put("wall", "W1-01", "cost", {"wood": 1}), "wall.W1-01.cost has 'wood', possible are gold, stone, egg"),
    (put("seal", "SE-1", "cost", {"points": 1}), "seal.SE-1.cost has 'points', possible are"),
    (
        put("wall", "W1-01", "reward", [{"kind": "fish", "n": 1}]),
        "wall.W1-01.reward[0].kind is 'fish', possible are points, gold",
    ),
    (put("plaza", "P-Y1", "top", [{"kind": "gold", "n": 0}]), "plaza.P-Y1.top[0].n is 0, it should be from 1"),
    (put("technology", "T1-1", "when", "on_sunday"), "technology.T1-1.when is 'on_sunday', possible are wheel_reward"),
    (put("technology", "T3-1", "perform", "sleep"), "technology.T3-1.perform is 'sleep', possible are"),
    (put("bridge", "BR5-1", "final", {"per": "fish", "points": 1}), "bridge.BR5-1.final.per is 'fish', possible are"),
    (at("dance", "wheel", "sectors", 2, "bonus"), "wheel.sectors.2.bonus is 'dance', possible are blocked"),
    (moved, "city.building_spaces.list.N_L1.plaza is P_L, it should be P_F, because"),
    (overlaid, "list.N_A1 and city.building_spaces.list.N_A2 are both (0, -1)"),
    (elsewhere, "city.building_spaces.list.O_3.plaza is P_K, it should be P_S, because"),
    (aside, "list.O_3.side is 'castle', possible are old_town, new_town"),
    (
        at("E", "city", "blue_corners", "list", 0, "corner"),
        "city.blue_corners.list[0].corner is 'E', possible are N, NE, SE",
    ),
    (
        at(["O_4"], "city", "blue_corners", "list", 0, "touches"),
        "list[0].touches is ['O_4'], it should be ['O_3', 'O_4'], because",
    ),
    (at("gold", "city", "plazas", "list", 0, "colour"), "plaza_hexes.gold is 1, it should be 2, because"),
    (at(9, "plaza_hexes", "used_by_players", "p2"), "plaza_hexes.used_by_players.p2 is 9, it should be 8"),
    (
        at(9, "clock", "hole_position"),
        "clock.players.2 (start_arrow, platform_start, turns): 33 altogether, there should be 32",
    ),
    (
        at(4, "clock", "players", "4", "platform_start"),
        "clock.players.4 (start_arrow, platform_start, turns): 53 altogether",
    ),
    (at(17, "clock", "players", "2", "era2_after_turn"), "clock.players.2.era2_after_turn is 17, it should be 16"),
    (
        at(9, "player_board", "mines", "start_space"),
        "player_board.mines.production_token_at_space is 6, it should be from 10",
    ),
    (
        at([0, 1], "player_board", "university", "multiplier"),
        "player_board.university.multiplier has 2 entries, it needs 9",
    ),
    (
        at(11, "player_board", "technology", "books", "IV"),
        "player_board.technology.books.IV is 11, it should be from 1 to 8",
    ),
    (at(2, "action_board", "hexes", 0, "q"), "the six hexes of the action board are not the six neighbours"),
    (at("road", "action_board", "hexes", 0, "action"), "the action board does not have each action once"),
    (at([["."]], "cathedral", "original"), "cathedral.original has 1 entry, it needs 6"),
    (at("down", "hunger_wall", "alt_A", 2, 3), "hunger_wall.alt_A has 'down', possible are ., side, up, p1, p2"),
    (at([1], "hunger_wall", "row_points"), "hunger_wall.row_points has 1 entry, it needs 6"),
    (at([1], "grids", "column_value"), "grids.column_value has 1 entry, it needs 6"),
    (at([0, 1], "crane", "red"), "crane.red, crane.green_three, crane.blue, crane.green_single is [0, 1, 4,"),
    (at([1], "crane", "red_cost"), "crane.red_cost has 1 entry, it needs 4"),
    (at(7, "wheel", "sectors", 3, "k"), "the sectors of the wheel are not numbered one after the other"),
    (put("action_tile", "A-1", "b", ["wall", "wall"]), "action_tile.A-1.b has wall twice"),
    (put("action_tile", "A-1", "recommended_order", 2), "action_tile.*.recommended_order has 2 twice"),
    (put("kings_road_tile", "KR-1", "section", 2), "there is one King's Road tile for each of the sections 1, 2 and 3"),
    (put("building", "B1-01", "cathedral", "yes"), "building B1-01: cathedral is 'yes', it should be true or false"),
]  # fmt: skip


def test_the_box_as_it_is_has_no_problem() -> None:
    assert problems(BOX) == []


@pytest.mark.parametrize(("change", "said"), CASES, ids=[said[:40] for _, said in CASES])
def test_what_cannot_be_right_is_told(change: Callable[[Box], None], said: str) -> None:
    box = copy.deepcopy(BOX)
    change(box)
    found = problems(box)
    assert any(said in str(wrong) for wrong in found), found


def test_icon_and_cube_space_go_together() -> None:
    box = copy.deepcopy(BOX)
    tile = next(tile for tile in box["building"] if tile["cathedral"])
    tile["cube_slot"] = False
    name = f"building.{tile['id']}"
    said = f"{name}.cube_slot is false, it should be true, because {name}.cathedral is true"
    assert [str(wrong) for wrong in problems(box)] == [said]


def test_a_printed_value_may_be_anything() -> None:
    """Costs, rewards, edges and corners are what people correct: any value within its range is taken."""
    box = copy.deepcopy(BOX)
    row(box, "wall", "W1-01").update(cost={"stone": 3}, reward=[{"kind": "egg", "n": 2}], corners=[0, 1, 2])
    row(box, "wall", "W1-01").update(edges=["gold", "stone", "technology", "silver_window", "", ""])
    row(box, "plaza", "P-Y1")["top"] = [{"kind": "university", "n": 3}]
    box["crane"]["red_cost"] = [3, 2, 2, 1]
    assert problems(box) == []
