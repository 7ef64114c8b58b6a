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
    (put("wall", "W1-01", "edges", ["gold"]), "wall W1-01 has 1 edges: write six, clockwise from the north-east"),
    (put("wall", "W1-01", "edges", ["egg"] * 6), "wall W1-01 has 'egg' on an edge: possible are silver_window,"),
    (put("building", "B1-01", "corners", [6]), "building B1-01 has a corner that is not 0 (top) to 5, clockwise"),
    (put("building", "B1-01", "corners", [-1]), "building B1-01 has a corner that is not 0 (top) to 5, clockwise"),
    (put("building", "B1-01", "corners", [2, 2]), "building B1-01 lists a corner twice"),
    (put("upgrade", "U1-01", "action", "bank"), "upgrade U1-01 upgrades 'bank', which is no action"),
    (put("wall", "W1-01", "cost", {"stone": -1}), "wall W1-01 has a cost below zero"),
    (put("wall", "W1-01", "cost", {"wood": 1}), "wall W1-01 costs 'wood': possible are gold, stone, egg"),
    (put("seal", "SE-1", "cost", {"points": 1}), "seal SE-1 costs 'points': possible are"),
    (put("wall", "W1-01", "reward", [{"kind": "fish", "n": 1}]), "wall W1-01 gives 'fish': possible are points, gold"),
    (put("plaza", "P-Y1", "top", [{"kind": "gold", "n": 0}]), "plaza P-Y1 (top) gives 0 gold: leave out what it does"),
    (put("technology", "T1-1", "when", "on_sunday"), "technology T1-1: when 'on_sunday' is none of wheel_reward"),
    (put("technology", "T3-1", "perform", "sleep"), "technology T3-1 performs 'sleep', which is no action"),
    (put("bridge", "BR5-1", "final", {"per": "fish", "points": 1}), "bridge BR5-1 counts 'fish': possible are"),
    (at("dance", "wheel", "sectors", 2, "bonus"), "sector 2 of the wheel has 'dance': possible are blocked"),
    (moved, "space N_L1 says plaza P_L, but is beside P_F"),
    (overlaid, "city hex (0, -1) is both N_A1 and N_A2"),
    (elsewhere, "space O_3 says plaza P_K, but is beside P_S"),
    (aside, "space O_3 is on side 'castle': write old_town or new_town"),
    (at("E", "city", "blue_corners", "list", 0, "corner"), "blue corner at [3, -3]: 'E' is none of N, NE, SE"),
    (at(["O_4"], "city", "blue_corners", "list", 0, "touches"), "touches ['O_3', 'O_4'], not ['O_4']"),
    (at("gold", "city", "plazas", "list", 0, "colour"), "2 plaza spaces are gold, plaza_hexes says 1"),
    (at(9, "plaza_hexes", "used_by_players", "p2"), "8 plaza spaces are used with 2 players"),
    (at(9, "clock", "hole_position"), "with 2 players the cube drops after turns [11, 22, 33]; the last must be 32"),
    (at(4, "clock", "players", "4", "platform_start"), "with 4 players the cube drops after turns"),
    (at(17, "clock", "players", "2", "era2_after_turn"), "with 2 players era II begins after turn 16, not 17"),
    (at(9, "player_board", "mines", "start_space"), "track mines: start, production token, seal and last space must"),
    (at([0, 1], "player_board", "university", "multiplier"), "the University needs 9 multipliers, one for every"),
    (at(11, "player_board", "technology", "books", "IV"), "book IV is at step 11, beyond the technology track"),
    (at(2, "action_board", "hexes", 0, "q"), "the six hexes of the action board are not the six neighbours"),
    (at("road", "action_board", "hexes", 0, "action"), "the action board does not have each action once"),
    (at([["."]], "cathedral", "original"), "cathedral original is not 6 rows of 6 cells"),
    (at("down", "hunger_wall", "alt_A", 2, 3), "hunger_wall alt_A has a cell 'down': write '.', 'p2' for 2 points"),
    (at([1], "hunger_wall", "row_points"), "hunger_wall needs 6 row points"),
    (at([1], "grids", "column_value"), "grids: column_value has 1 values, it needs 6"),
    (at([0, 1], "crane", "red"), "the zones of the crane are"),
    (at([1], "crane", "red_cost"), "every red space needs a cost, every blue one its points"),
    (at(7, "wheel", "sectors", 3, "k"), "the sectors of the wheel are not numbered one after the other"),
    (put("action_tile", "A-1", "b", ["wall", "wall"]), "action tile A-1 side B does not show two different actions"),
    (put("action_tile", "A-1", "recommended_order", 2), "the recommended order of the action tiles is [2, 2, 3"),
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
    assert any(said in sentence for sentence in found), found


def test_icon_and_cube_space_go_together() -> None:
    box = copy.deepcopy(BOX)
    tile = next(tile for tile in box["building"] if tile["cathedral"])
    tile["cube_slot"] = False
    assert problems(box) == [
        f"building {tile['id']}: Cathedral icon and cube space go together, the crown with a question mark without them"
    ]


def test_a_printed_value_may_be_anything() -> None:
    """Costs, rewards, edges and corners are what people correct: any value within its range is taken."""
    box = copy.deepcopy(BOX)
    row(box, "wall", "W1-01").update(cost={"stone": 3}, reward=[{"kind": "egg", "n": 2}], corners=[0, 1, 2])
    row(box, "wall", "W1-01").update(edges=["gold", "stone", "technology", "silver_window", "", ""])
    row(box, "plaza", "P-Y1")["top"] = [{"kind": "university", "n": 3}]
    box["crane"]["red_cost"] = [3, 2, 2, 1]
    assert problems(box) == []
