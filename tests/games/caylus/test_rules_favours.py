"""Section K of the rulebook: royal favours."""

from typing import Any

import pytest

from .table import Table, at, evening, special

OPEN = {2: {"scored": 0, "bailiff": 6}, 4: {"scored": 1, "bailiff": 12}, 5: {"scored": 2, "bailiff": 18}}
"""How many columns are open, by what has been scored."""


def favour(columns: int = 2, levels: str = "0.0.0.0", cubes: str = "", **given: object) -> Table:
    """Return a table at which seat 0 has a favour, from the joust field, with these cubes left."""
    counts = dict(zip(cubes.split()[1::2], map(int, cubes.split()[::2]), strict=True))
    counts["cloth"] = counts.get("cloth", 0) + 1
    text = " ".join(f"{count} {cube}" for cube, count in counts.items())
    course: dict[str, Any] = {"special": "-,-,-,0", "favours": {0: levels}, "cubes": {0: text}, **OPEN[columns]}
    return special(**{**course, **given}).do("joust")


@pytest.mark.rule("CAY-250")
def test_where_favours_come_from() -> None:
    sources = {
        "joust": favour(),
        "building": evening(road={9: "mason@1+0"}, cubes={0: "1 stone 1 cloth"}).do("build church"),
        "castle": evening(castle="0,-,-,-,-", cubes={0: "1 food 1 wood 1 cloth"}).do("batch food wood cloth"),
        "scoring": evening(bailiff=11, houses={0: "2.0.0"}),
    }
    for table in sources.values():
        assert (table.ask, table.seat) == ("favour", 0)


@pytest.mark.rule("CAY-251", "CAY-446")
def test_several_favours_one_after_the_other() -> None:
    table = evening(road={1: "residence@0", 9: "architect@1+0"}, cubes={0: "4 stone 2 gold"}).do("build monument")
    assert table.view["favours_waiting"] == 2
    table.do("favour deniers 1")
    assert (table.ask, table.view["favours_waiting"]) == ("favour", 1)
    table.do("favour prestige 1")
    assert table.ask == "worker"


@pytest.mark.rule("CAY-252", "CAY-253", "CAY-264")
@pytest.mark.parametrize(
    ("line", "levels"), [(0, [1, 0, 0, 0]), (1, [0, 1, 0, 0]), (2, [0, 0, 1, 0]), (3, [0, 0, 0, 1])]
)
def test_one_of_four_lines(line: int, levels: list[int]) -> None:
    table = favour()
    name = ("prestige", "deniers", "resources", "buildings")[line]
    assert {text.split()[1] for text in table.legal} == {"prestige", "deniers", "resources", "buildings"}
    table.do(f"favour {name} 1")
    assert table.favours(0) == levels
    both = favour(favours={0: "0.0.0.0", 1: "1.1.1.1"}).do(f"favour {name} 1")
    assert both.favours(0)[line] == both.favours(1)[line] == 1, "several markers on one square"


@pytest.mark.rule("CAY-253", "CAY-265", "CAY-313")
@pytest.mark.parametrize("text", ["prestige none", "deniers none", "resources none", "buildings 1"])
def test_the_marker_moves_even_if_nothing_is_used(text: str) -> None:
    table = favour()
    before, goods = table.deniers, table.cubes(0)
    table.do(f"favour {text}")
    assert sum(table.favours(0)) == 1
    assert (table.deniers, table.cubes(0), table.scores) == (before, goods, [10, 10, 10])


@pytest.mark.rule("CAY-254", "CAY-255")
@pytest.mark.parametrize("columns", [2, 4, 5])
def test_the_highest_open_column(columns: int) -> None:
    level = f"{columns}.{columns}.{columns}.{columns}"
    table = favour(columns, level)
    assert table.view["columns"] == columns
    assert f"favour prestige {columns}" in table.legal
    if columns < 5:
        assert table.refused(f"favour prestige {columns + 1}") == "CAY-254"
    table.do(f"favour prestige {columns}")
    assert table.favours(0) == [columns] * 4, "the marker stays"


@pytest.mark.rule("CAY-256")
def test_houses_ahead_open_nothing() -> None:
    course: dict[str, Any] = {"ask": "batch", "phase": "castle", "at": 0, "castle": "0,-,-,-,-", "passed": "0,1,2"}
    table = at(**course, cubes={0: "2 food 2 wood 2 cloth"}, houses={1: "6.3.0"}, favours={0: "2.2.2.2"})
    table.do("batch food wood cloth", "done")
    assert table.section("walls")["houses"] == [1, 3, 0]
    assert table.view["columns"] == 2
    assert table.refused("favour prestige 3") == "CAY-254"


@pytest.mark.rule("CAY-257", "CAY-259")
def test_any_column_up_to_the_marker() -> None:
    table = favour(4, "2.0.0.0")
    assert {text for text in table.legal if "prestige" in text} == {
        "favour prestige none", "favour prestige 1", "favour prestige 2", "favour prestige 3",
    }  # fmt: skip
    assert table.refused("favour prestige 4") == "CAY-257"
    assert table.refused("favour deniers 2") == "CAY-257"
    table.do("favour prestige 2")
    assert table.scores[0] == 12, "of the same line, and only once"
    assert table.deniers[0] == 4


@pytest.mark.rule("CAY-258")
def test_a_line_whose_marker_cannot_move() -> None:
    table = favour(5, "5.0.0.0").do("favour prestige 5")
    assert table.scores[0] == 15
    table = favour(2, "0.2.0.0").do("favour deniers 2")
    assert table.deniers[0] == 5 - 1 + 4


@pytest.mark.rule("CAY-260", "CAY-262", "CAY-325")
def test_each_line_once_in_a_phase() -> None:
    table = evening(
        road={1: "residence@0", 9: "architect@1+0", 10: "mason@1+0"}, cubes={0: "6 stone 2 gold 1 cloth 1 food"}
    )  # fmt: skip
    table.do("build monument", "favour prestige 1")
    assert table.view["seats"][0]["used"] == ["prestige"]
    assert table.refused("favour prestige 1") == "CAY-260"
    table.do("favour deniers 1", "build church")
    assert table.refused("favour deniers 1") == "CAY-260"
    assert table.legal == {"favour resources none", "favour resources 1", "favour buildings 1"}


@pytest.mark.rule("CAY-262", "CAY-325", "CAY-261")
def test_favours_of_favours() -> None:
    """A church built by one favour of a monument brings another; the four lines suffice for three."""
    table = evening(
        road={1: "residence@0", 9: "architect@1+0"}, cubes={0: "5 stone 2 gold 1 cloth"}, favours={0: "0.0.0.2"},
        scored=1, bailiff=12,
    )  # fmt: skip
    table.do("build monument", "favour buildings 3", "build church")
    assert table.view["favours_waiting"] == 2, "one of the church and one still of the monument"
    assert table.refused("favour buildings 1") == "CAY-260"
    table.do("favour prestige 1", "favour deniers 1")
    assert table.ask == "worker"


@pytest.mark.rule("CAY-261")
def test_more_than_four_are_lost() -> None:
    table = evening(
        road={1: "residence@0", 9: "architect@1+0"}, cubes={0: "4 stone 2 gold"}, used={0: "-"}, favours={0: "1.1.1.1"},
    )  # fmt: skip
    assert table.ask == "build"
    line = table.state.to_text().replace("used=-,-,-", "used=pdr,-,-")
    table = Table(table.state.game.from_text(line)).do("build monument")
    assert table.view["favours_waiting"] == 2
    table.do("favour buildings 1")
    assert table.log("favour-lost") == [(0, {})]
    assert table.ask == "worker"
    assert table.favours(0) == [1, 1, 1, 2]


@pytest.mark.rule("CAY-263")
def test_another_phase_another_favour() -> None:
    table = evening(
        castle="0,-,-,-,-", cubes={0: "1 food 1 wood 1 cloth"}, bailiff=11, houses={0: "2.0.0"}, provost=12
    )  # fmt: skip
    table.do("batch food wood cloth", "favour prestige 1")
    assert table.view["scoring"] == "dungeon"
    table.do("favour prestige 2")
    assert table.favours(0) == [2, 0, 0, 0]


@pytest.mark.rule("CAY-263")
def test_each_line_again_in_phase_five_and_in_the_next_turn() -> None:
    table = special(special="-,-,-,0", road={9: "mason@1+0"}, cubes={0: "2 cloth 1 stone"}, bailiff=9)
    table.do("joust", "favour prestige 1").until("build").do("build church")
    assert "favour prestige 2" in table.legal, "phases 3 and 5"
    table = evening(bailiff=11, houses={0: "2.0.0"}, cubes={0: "1 cloth"}).do("favour prestige 1")
    table.do("worker joust").until("joust").do("joust")
    assert table.view["turn"] > 1
    assert "favour prestige 2" in table.legal, "phase 7 and phase 3 of the next turn"


@pytest.mark.rule("CAY-266", "CAY-267")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_points_and_deniers(column: int) -> None:
    table = favour(5, "4.4.0.0").do(f"favour prestige {column}")
    assert table.points == [(0, column, "favours")]
    assert table.scores == [10 + column, 10, 10]
    table = favour(5, "4.4.0.0").do(f"favour deniers {column}")
    assert table.deniers[0] == 5 - 1 + 2 + column


@pytest.mark.rule("CAY-268", "CAY-269", "CAY-270", "CAY-272")
def test_resources() -> None:
    assert favour(5, "0.0.4.0").do("favour resources 1").cubes(0) == {"food": 1}
    assert favour(5, "0.0.4.0").do("favour resources 3").cubes(0) == {"cloth": 1}
    assert favour(5, "0.0.4.0").do("favour resources 5").cubes(0) == {"gold": 1}
    for cube in ("wood", "stone"):
        table = favour(5, "0.0.4.0").do("favour resources 2")
        assert table.legal == {"take wood", "take stone"}
        assert table.refused("take food") == "CAY-269"
        table.do(f"take {cube}")
        assert table.cubes(0) == {cube: 1}


@pytest.mark.rule("CAY-271")
def test_a_swap() -> None:
    table = favour(5, "0.0.4.0", "1 gold 1 wood").do("favour resources 4")
    assert table.legal == {"pay gold", "pay wood"}, "gold included"
    table.do("pay gold")
    assert table.legal == {"take food", "take wood", "take stone", "take cloth"}, "never gold"
    table.do("take food", "take cloth")
    assert table.cubes(0) == {"food": 1, "wood": 1, "cloth": 1}
    assert table.ask == "provost"
    assert favour(5, "0.0.4.0").refused("favour resources 4") == "CAY-271"
    only = favour(5, "0.0.4.0", "1 gold").do("favour resources 4", "take food", "take food")
    assert only.cubes(0) == {"food": 2}, "nothing but gold is enough"


@pytest.mark.rule("CAY-271")
def test_a_swap_of_the_only_kind_of_cube() -> None:
    table = favour(5, "0.0.4.0", "2 wood").do("favour resources 4")
    assert table.ask == "take", "which cube to give is no question"
    assert table.cubes(0) == {"wood": 1}
    line = table.state.to_text()
    assert table.state.game.from_text(line).to_text() == line
    told = [entry for entry in table.state.story() if entry.key == "caylus-log-favour-swap"]
    assert [entry.args["cube"] for entry in told] == ["wood"]
    table.do("take stone", "take stone")
    assert table.cubes(0) == {"wood": 1, "stone": 2}


@pytest.mark.rule("CAY-273")
def test_column_one_of_buildings() -> None:
    table = favour()
    assert table.refused("favour buildings none") == "CAY-273"
    text = table.do("favour buildings 1").state.to_text()
    assert "favours=0.0.0.1" in text
    assert table.ask == "provost"


@pytest.mark.rule("CAY-274", "CAY-278")
def test_a_wood_building_for_less() -> None:
    table = favour(2, "0.0.0.1", "1 food").do("favour buildings 2")
    preview = table.state.preview(table.state.string_to_action("build mason"))
    assert preview["build"]["cost"]["wood"] == 0
    assert table.refused("build park") == "CAY-274"
    table.do("build mason")
    assert table.cubes(0) == {}
    assert table.scores[0] == 14
    assert table.space(9)["owner"] == 0
    assert favour(2, "0.0.0.1").refused("favour buildings 2") == "CAY-274", "what cannot be paid cannot be chosen"


@pytest.mark.rule("CAY-153", "CAY-274")
def test_what_is_built_later_costs_the_wood_again() -> None:
    road = {8: "fixed-carpenter+0"}
    table = special(special="-,-,-,0", road=road, cubes={0: "1 cloth 2 food"}, favours={0: "0.0.0.1"}, bailiff=9)
    table.do("joust", "favour buildings 2", "build wood-quarry").until("worker")
    assert "fixed_carpenter" in [args["building"] for _, args in table.log("unused")], "1 food, and no wood"
    assert table.cubes(0) == {"food": 1}


@pytest.mark.rule("CAY-275")
def test_a_stone_building_for_less() -> None:
    table = favour(4, "0.0.0.2", "1 food").do("favour buildings 3")
    assert table.refused("build mason") == "CAY-275"
    table.do("build alchemist")
    assert table.cubes(0) == {}
    assert table.scores[0] == 16


@pytest.mark.rule("CAY-276", "CAY-278")
def test_the_lawyer_for_cloth_only() -> None:
    table = favour(4, "0.0.0.3", "1 cloth").do("favour buildings 4")
    table.do("transform farm")
    assert (table.cubes(0), table.deniers[0], table.scores[0]) == ({}, 4, 12)
    assert favour(4, "0.0.0.3").refused("favour buildings 4") == "CAY-276"


@pytest.mark.rule("CAY-277")
def test_a_prestige_building_at_normal_cost() -> None:
    table = favour(5, "0.0.0.4", "3 food 1 gold", road={1: "residence@0"}).do("favour buildings 5")
    assert table.legal == {"build granary"}
    assert table.refused("skip") == "CAY-257"
    table.do("build granary")
    assert (table.cubes(0), table.scores[0]) == ({}, 20)
    assert favour(5, "0.0.0.4", "3 food 1 gold").refused("favour buildings 5") == "CAY-277", "no residence"
    dear = favour(5, "0.0.0.4", "3 food 1 stone 2 gold", road={1: "residence@0"}).do("favour buildings 5")
    assert dear.refused("build statue") == "CAY-153", "2 stone: the cube that column 3 saves is not saved here"


@pytest.mark.rule("CAY-278")
def test_buildings_by_favour_bring_points_and_favours() -> None:
    table = favour(4, "0.0.0.2", "1 cloth").do("favour buildings 3", "build church")
    assert table.scores[0] == 13
    assert table.ask == "favour"
    assert table.view["special"]["joust_field"] == 0, "the joust field is still being resolved"
    table.do("favour deniers 1")
    assert table.view["special"]["joust_field"] is None
