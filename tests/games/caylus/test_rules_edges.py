"""Section P of the rulebook: edge cases."""

from typing import Any

import pytest

from .table import NEUTRAL, Table, at, evening, special

RICH = "9 food 9 wood 9 stone 9 cloth 9 gold"


@pytest.mark.rule("CAY-310")
def test_space_one_is_always_activated() -> None:
    table = evening(road={1: "farm+0", 2: "forest+1"}, provost=1)
    assert table.ask == "take"
    table.do("take food")
    assert table.log("idle") == [(1, {"space": 2, "building": "neutral_forest"})]
    with pytest.raises(ValueError, match="provost"):
        at(ask="provost", phase="provost", at=1, passed="0,1,2", provost=0)


@pytest.mark.rule("CAY-311")
def test_fixed_buildings_stay() -> None:
    table = evening(road={9: "lawyer@0+0"}, cubes={0: RICH})
    for name in ("gold-mine", "fixed-peddler", "fixed-carpenter"):
        assert table.refused(f"transform {name}") == "CAY-175"
    with pytest.raises(ValueError, match="CAY-311"):
        at(road={16: "gold-mine@0"})


@pytest.mark.rule("CAY-312")
@pytest.mark.parametrize("name", ["wood-marketplace", "wood-peddler"])
def test_the_discount_is_the_printed_wood(name: str) -> None:
    course: dict[str, Any] = {"special": "-,-,-,0", "favours": {0: "0.0.0.1"}}
    none = special(**course, cubes={0: "1 cloth"}).do("joust")
    assert none.refused("favour buildings 2") == "CAY-274", "the other cube is still due"
    table = special(**course, cubes={0: "1 cloth 1 wood"}).do("joust", "favour buildings 2", f"build {name}")
    assert table.cubes(0) == {}, "and may itself be wood"
    table = special(**course, cubes={0: "1 cloth 1 wood 1 gold"}).do(
        "joust", "favour buildings 2", f"build {name}", "pay gold"
    )
    assert table.cubes(0) == {"wood": 1}


@pytest.mark.rule("CAY-313")
def test_an_unused_buildings_favour_moves_the_marker() -> None:
    table = special(special="-,-,-,0", cubes={0: "1 cloth 5 wood 5 food"}, favours={0: "0.0.0.1"})
    table.do("joust", "favour buildings 1")
    assert table.favours(0) == [0, 0, 0, 2]
    assert table.space(9)["building"] is None


@pytest.mark.rule("CAY-314")
def test_fewer_batches_than_possible() -> None:
    table = evening(castle="0,-,-,-,-", cubes={0: RICH}).do("done")
    assert table.scores[0] == 8


@pytest.mark.rule("CAY-315")
def test_a_residence_keeps_its_space() -> None:
    table = evening(road={2: "residence@0", 8: "fixed-carpenter+0"}, cubes={0: RICH}).do("build mason")
    assert table.space(2)["building"] == "residence"
    assert table.space(9)["building"] == "mason", "it counts as built"


@pytest.mark.rule("CAY-316")
def test_a_returned_tile_may_be_rebuilt_by_anybody() -> None:
    road = {9: "park@0", 10: "lawyer@1+0", 11: "mason@1+1"}
    table = evening(road=road, cubes={0: "1 cloth", 1: "1 stone 1 food"}).do("transform park", "build park")
    assert (table.space(9)["building"], table.space(12)["building"]) == ("residence", "park")
    assert (table.space(12)["owner"], table.scores) == (1, [12, 13, 10])


@pytest.mark.rule("CAY-317")
def test_the_bailiff_never_passes_25() -> None:
    course: dict[str, Any] = {"scored": 2, "houses": dict.fromkeys(range(3), "0.0.1")}
    for provost in range(1, 29):
        table = evening(bailiff=23, provost=provost, **course)
        assert table.view["bailiff"] == (25 if provost > 23 else 24)
        assert table.state.is_terminal()


@pytest.mark.rule("CAY-318")
def test_no_means_no_question() -> None:
    table = evening(road={5: "marketplace+0", 7: "fixed-peddler+1"}, deniers="0,1,2")
    assert [args["building"] for _, args in table.log("unused")] == ["neutral_marketplace", "fixed_peddler"]
    assert table.ask == "worker"


@pytest.mark.rule("CAY-319")
def test_no_space_left_means_pass() -> None:
    everything = {space: f"{name}+{space % 4 + 1}" for space, name in enumerate(NEUTRAL, 1)}
    everything |= {7: "fixed-peddler+1", 8: "fixed-carpenter+2", 16: "gold-mine+3"}
    table = at(
        5, road=everything, special="1,2,3,4", stables="1,2,3", inn="4,1", castle="0,1,2,3,-",
        deniers="50,5,5,5,5",
    )  # fmt: skip
    assert table.workers[0] == 5
    assert table.legal == {"pass"}
    assert table.refused("worker castle") == "CAY-082"
    assert table.refused("worker stables") == "CAY-077"


@pytest.mark.rule("CAY-320")
def test_no_prestige_on_prestige() -> None:
    table = evening(road={1: "statue@0", 9: "architect@0+0"}, cubes={0: RICH})
    assert table.log("unused")
    table = evening(road={1: "statue@0", 2: "residence@0", 9: "architect@0+0"}, cubes={0: RICH}).do("build granary")
    assert (table.space(1)["building"], table.space(2)["building"]) == ("statue", "granary")


@pytest.mark.rule("CAY-321")
def test_the_right_circle_is_in_nobodys_way() -> None:
    for holder in (0, 1):
        table = at(inn=f"-,{holder}").do("worker inn")
        assert table.view["special"]["inn"] == [0, holder]


@pytest.mark.rule("CAY-322")
def test_a_gate_worker_in_the_inn() -> None:
    table = special(special="0,-,-,-", inn="-,1").do("move inn")
    assert table.view["special"]["inn"] == [None, 0]
    assert table.workers == [5, 6, 6]


@pytest.mark.rule("CAY-323")
def test_a_gate_worker_and_the_own_castle_worker() -> None:
    assert special(special="0,-,-,-", castle="1,0,-,-,-").refused("move castle") == "CAY-082"
    assert special(special="0,-,-,-", stables="0,-,-").refused("move stables") == "CAY-078"
    table = special(special="0,-,-,-", castle="1,-,-,-,-").do("move castle")
    assert table.view["castle"]["workers"][:2] == [1, 0]


@pytest.mark.rule("CAY-324")
def test_a_pending_transformation_of_a_stone_production() -> None:
    table = evening(road={9: "lawyer@1+0", 10: "workshop@0+2"}, cubes={0: "1 cloth"}).do("transform workshop")
    assert (table.ask, table.seat, table.space(10)["building"]) == ("bonus", 0, "workshop")
    table.do("bonus stone")
    assert (table.cubes(0), table.cubes(2)) == ({"stone": 1}, {"stone": 2, "cloth": 1})
    assert table.space(10)["building"] == "residence"


@pytest.mark.rule("CAY-325", "CAY-262")
def test_the_favour_of_a_favour_comes_first() -> None:
    """Three lines are used: the college's favour builds a church, whose favour takes the last line."""
    table = evening(
        road={1: "residence@0", 9: "architect@1+0"}, cubes={0: "5 stone 2 gold 1 cloth"}, favours={0: "1.1.1.2"},
        scored=1, bailiff=12,
    )  # fmt: skip
    line = table.state.to_text().replace("used=-,-,-", "used=pd,-,-")
    table = Table(table.state.game.from_text(line)).do("build monument", "favour buildings 3", "build church")
    assert table.view["favours_waiting"] == 2
    table.do("favour resources 1")
    assert table.log("favour-lost") == [(0, {})], "the monument's second favour finds no line left"
    assert table.ask == "worker"
