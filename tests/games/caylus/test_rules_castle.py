"""Sections I and J of the rulebook: building the castle, end of turn and scoring."""

from typing import Any

import pytest

from .table import Table, at, evening

RICH = "30 food 30 wood 30 stone 30 cloth 30 gold"
SIX = "2 food 2 wood 2 cloth"


def castle(players: int = 3, **given: Any) -> Table:
    """Return a table at the beginning of phase 6."""
    return evening(players, **given)


@pytest.mark.rule("CAY-200", "CAY-201")
def test_who_takes_part_in_which_order() -> None:
    table = castle(castle="2,0,-,-,-", cubes={0: SIX, 1: SIX, 2: SIX})
    assert (table.ask, table.seat) == ("batch", 2)
    table.do("batch food wood cloth", "done")
    assert (table.ask, table.seat) == ("batch", 0), "once each"
    table.do("done")
    assert (table.ask, table.seat) == ("favour", 2), "and the third has no worker there"
    assert not castle(cubes={0: SIX}).log("batch")


@pytest.mark.rule("CAY-202", "CAY-314")
def test_any_number_of_batches() -> None:
    for number in range(3):
        table = castle(castle="0,-,-,-,-", cubes={0: SIX})
        table.do(*["batch food wood cloth"] * number)
        if number < 2:
            assert "done" in table.legal
            table.do("done")
        assert len(table.log("batch")) == number
        assert table.scores[0] == (10 + 5 * number if number else 8)


@pytest.mark.rule("CAY-203", "CAY-204")
def test_what_a_batch_is() -> None:
    table = castle(castle="0,-,-,-,-", cubes={0: RICH})
    assert table.legal - {"done"} == {
        "batch food wood stone", "batch food wood cloth", "batch food wood gold", "batch food stone cloth",
        "batch food stone gold", "batch food cloth gold",
    }  # fmt: skip
    table.do("batch food cloth gold")
    assert table.cubes(0) == {"food": 29, "wood": 30, "stone": 30, "cloth": 29, "gold": 29}
    for cubes in ("9 food", "9 food 9 wood", "9 wood 9 stone 9 cloth 9 gold", "9 food 9 gold"):
        assert castle(castle="0,-,-,-,-", cubes={0: cubes}).log("no-batch")
    assert castle(castle="0,-,-,-,-", cubes={0: "1 food 1 wood 1 gold"}).refused("batch food wood stone") == "CAY-203"


@pytest.mark.rule("CAY-205", "CAY-206", "CAY-209")
@pytest.mark.parametrize(("scored", "bailiff", "section", "points"), [(0, 6, 0, 5), (1, 12, 1, 4), (2, 18, 2, 3)])
def test_a_house_in_the_current_section(scored: int, bailiff: int, section: int, points: int) -> None:
    table = castle(castle="0,-,-,-,-", cubes={0: SIX}, scored=scored, bailiff=bailiff)
    sections = table.view["castle"]["sections"]
    assert [row["current"] for row in sections] == [n == section for n in range(3)]
    table.do("batch food wood cloth")
    assert table.scores[0] == 10 + points, "immediately"
    assert table.view["seats"][0]["houses"] == [int(n == section) for n in range(3)]
    assert table.view["castle"]["sections"][section]["free"] == (5, 9, 13)[section]


@pytest.mark.rule("CAY-207", "CAY-208")
def test_a_full_section_sends_houses_to_the_next() -> None:
    table = castle(castle="0,-,-,-,-", cubes={0: RICH}, houses={1: "5.0.0"})
    table.do(*["batch food wood cloth"] * 12)
    assert [row["houses"] for row in table.view["castle"]["sections"]] == [[1, 5, 0], [10, 0, 0], [1, 0, 0]]
    assert table.scores[0] == 10 + 5 + 10 * 4 + 3
    assert [args["section"] for _, args in table.log("batch")] == ["dungeon"] + ["walls"] * 10 + ["towers"]


@pytest.mark.rule("CAY-207", "CAY-235")
def test_the_houses_of_all_five_players_fill_a_section() -> None:
    table = castle(5, castle="0,-,-,-,-", cubes={0: SIX}, houses={3: "3.0.0", 4: "2.0.0"})
    table.do(*["batch food wood cloth"] * 2)
    assert table.scores[0] == 10 + 5 + 4, "the sixth part of the dungeon, then the walls"
    assert table.do("favour prestige 1").log("section") == [(None, {"section": "dungeon"})]


@pytest.mark.rule("CAY-210")
def test_no_batch_costs_two_points() -> None:
    table = castle(castle="0,1,-,-,-", cubes={0: SIX})
    table.do("done")
    assert table.scores == [8, 8, 10]
    assert table.points == [(0, -2, "penalty"), (1, -2, "penalty")]


@pytest.mark.rule("CAY-210", "CAY-214")
def test_a_batch_counts_in_its_turn_only() -> None:
    table = castle(castle="0,-,-,-,-", cubes={0: "1 food 1 wood 1 cloth"}).do(
        "batch food wood cloth", "favour deniers 1"
    )
    assert table.ask == "worker"
    before = table.scores[0]
    table.do("worker castle").until("batch")
    assert (0, -2, "penalty") in table.points
    assert len(table.log("best-builder")) == 1, "nobody built in the second turn"
    assert before == 15


@pytest.mark.rule("CAY-211", "CAY-212", "CAY-213")
def test_when_the_towers_are_full() -> None:
    full = {2: "0.0.13"}
    table = castle(castle="0,1,2,-,-", cubes={0: RICH, 1: SIX}, scored=2, bailiff=18, houses=full)
    table.do("batch food wood cloth")
    assert table.log("exempt") == [(1, {})], "seat 1 has a batch, but there is no room"
    assert table.log("no-batch") == [(2, {"points": 2})], "seat 2 has none"
    assert table.cubes(1) == {"food": 2, "wood": 2, "cloth": 2}, "cubes are kept"
    assert table.scores[:2] == [13, 10]


@pytest.mark.rule("CAY-214", "CAY-216")
def test_the_best_builder() -> None:
    table = castle(castle="0,1,-,-,-", cubes={0: "1 food 1 wood 1 cloth", 1: RICH}, houses={2: "4.0.0"})
    table.do("batch food wood cloth", *["batch food wood gold"] * 2)
    assert table.section("walls")["houses"][1] == 1, "whichever section they went to"
    table.do("done")
    assert table.log("best-builder") == [(1, {"batches": 2})]
    assert (table.ask, table.seat, table.view["favours_waiting"]) == ("favour", 1, 1)


@pytest.mark.rule("CAY-215")
def test_a_tie_goes_to_the_lowest_castle_space() -> None:
    table = castle(castle="2,0,1,-,-", cubes=dict.fromkeys(range(3), "1 food 1 wood 1 cloth"))
    table.do(*["batch food wood cloth"] * 3)
    assert table.seat == 2
    table = castle(castle="2,0,1,-,-", cubes={2: SIX, 0: SIX, 1: "1 food 1 wood 1 cloth"})
    table.do("batch food wood cloth", "done", *["batch food wood cloth"] * 3)
    assert table.seat == 0


@pytest.mark.rule("CAY-201", "CAY-214", "CAY-218")
def test_all_five_places_of_the_castle_count() -> None:
    one = "1 food 1 wood 1 cloth"
    table = castle(5, castle="3,1,4,0,2", cubes={3: one, 1: one, 4: one, 0: one, 2: SIX})
    table.do(*["batch food wood cloth"] * 6)
    assert [seat for seat, _ in table.log("batch")] == [3, 1, 4, 0, 2, 2]
    assert table.log("best-builder") == [(2, {"batches": 2})], "on the last place"
    assert table.do("favour prestige 1").workers == [6] * 5


@pytest.mark.rule("CAY-217")
def test_nobody_built() -> None:
    table = castle(castle="0,1,-,-,-")
    assert not table.log("best-builder")
    assert table.ask == "worker"


@pytest.mark.rule("CAY-218")
def test_castle_workers_return() -> None:
    table = castle(castle="0,1,-,-,-", cubes={0: SIX, 1: SIX})
    assert table.workers == [5, 5, 6]
    table.do("done", "done")
    assert table.workers == [6, 6, 6]
    assert table.view["castle"]["workers"] == [None] * 5


@pytest.mark.rule("CAY-219")
def test_empty_parts_of_a_scored_section_stay_empty() -> None:
    table = castle(castle="0,-,-,-,-", cubes={0: RICH}, scored=1, bailiff=12, houses={1: "2.0.0"})
    table.do(*["batch food wood cloth"] * 24)
    assert [row["houses"] for row in table.view["castle"]["sections"]] == [[0, 2, 0], [10, 0, 0], [14, 0, 0]]
    assert table.section("dungeon")["free"] == 4


@pytest.mark.rule("CAY-230", "CAY-231", "CAY-233")
@pytest.mark.parametrize(("provost", "to"), [(9, 10), (28, 10), (8, 9), (7, 9), (1, 9)])
def test_the_bailiff_moves(provost: int, to: int) -> None:
    table = evening(bailiff=8, provost=provost)
    assert table.view["bailiff"] == table.view["provost"] == to
    assert table.log("bailiff") == [(None, {"from": 8, "to": to})]


@pytest.mark.rule("CAY-232")
def test_the_bailiff_stops_on_unbuilt_spaces() -> None:
    table = evening(bailiff=8, provost=8)
    assert table.space(9)["building"] is None
    assert table.view["bailiff"] == 9


@pytest.mark.rule("CAY-234")
@pytest.mark.parametrize(
    ("bailiff", "provost", "scored"), [(10, 10, False), (10, 11, True), (11, 11, True), (11, 12, True)]
)
def test_reached_or_passed(bailiff: int, provost: int, scored: bool) -> None:
    table = evening(bailiff=bailiff, provost=provost)
    assert table.section("dungeon")["scored"] is scored


@pytest.mark.rule("CAY-235", "CAY-236", "CAY-242", "CAY-241")
@pytest.mark.parametrize(("name", "bailiff", "scored"), [("dungeon", 6, 0), ("walls", 12, 1), ("towers", 18, 2)])
def test_a_full_section_is_scored(name: str, bailiff: int, scored: int) -> None:
    parts = {"dungeon": 6, "walls": 10, "towers": 14}[name]
    houses = ".".join(str(parts - 1) if n == scored else "0" for n in range(3))
    table = castle(castle="0,-,-,-,-", cubes={0: SIX}, houses={1: houses}, bailiff=bailiff, scored=scored, provost=1)
    table.do("batch food wood cloth")
    if name != "towers":
        table.do("done")
    assert not table.section(name)["scored"], "never inside phase 6"
    assert table.ask == "favour"
    table.do("favour prestige 1")
    keys = [key for key in table.keys if key in ("batch", "best-builder", "bailiff", "section")]
    assert keys == ["batch", "best-builder", "bailiff", "section"]
    assert table.log("section") == [(None, {"section": name})]


@pytest.mark.rule("CAY-237", "CAY-243")
def test_each_section_once() -> None:
    table = evening(bailiff=11, provost=12, scored=1, houses={0: "6.0.0"}, turn=5)
    assert table.view["bailiff"] == 13
    assert not table.log("section")
    assert table.section("walls")["current"], "wherever the bailiff is"


@pytest.mark.rule("CAY-238", "CAY-251")
def test_one_after_the_other_in_turn_order() -> None:
    table = evening(bailiff=11, order="2,0,1", houses={2: "2.0.0", 0: "2.0.0"})
    assert (table.ask, table.seat) == ("favour", 2)
    assert not table.log("section-penalty")
    table.do("favour deniers 1")
    assert (table.ask, table.seat) == ("favour", 0)
    table.do("favour deniers 1")
    assert [seat for seat, _ in table.log("section-penalty")] == [1]


@pytest.mark.rule("CAY-238", "CAY-240")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_scored_however_many_play(players: int) -> None:
    order = [*range(1, players), 0]
    table = evening(players, bailiff=11, order=",".join(map(str, order)), scores=",".join(["9"] * players))
    assert [seat for seat, _ in table.log("section-penalty")] == order
    last = evening(players, bailiff=11, order=",".join(map(str, order)), houses={0: "2.0.0"})
    assert (last.ask, last.seat) == ("favour", 0)
    assert [seat for seat, _ in last.log("section-penalty")] == order[:-1]


@pytest.mark.rule("CAY-239")
def test_only_houses_of_the_section_count() -> None:
    course: dict[str, Any]
    course = {"ask": "batch", "phase": "castle", "at": 0, "castle": "2,-,-,-,-", "passed": "0,1,2", "seat": 2}
    houses = {0: "0.3.0", 1: "5.0.0", 2: "1.0.0"}
    table = at(**course, cubes={2: SIX}, houses=houses).do("done", "favour prestige 1")
    assert table.log("section-penalty") == [(0, {"section": "dungeon", "points": 2})]


@pytest.mark.rule("CAY-240", "CAY-241", "CAY-242")
@pytest.mark.parametrize(
    ("section", "favours"),
    [(0, [-2, 0, 1, 1, 1, 1]), (1, [-3, 0, 1, 2, 2, 3, 3]), (2, [-4, 0, 1, 1, 2, 2, 3, 3, 3, 3])],
)
def test_what_the_sections_bring(section: int, favours: list[int]) -> None:
    for houses, found in enumerate(favours):
        mine = ".".join(str(houses) if n == section else "0" for n in range(3))
        others = ".".join("1" if n == section else "0" for n in range(3))
        given = {0: mine} if section == 0 and houses > 3 else {0: mine, 1: others, 2: others}
        table = evening(bailiff=(11, 17, 23)[section], provost=1, scored=section, houses=given)
        if found < 0:
            assert (0, found, "penalty") in table.points
        elif found:
            assert (table.seat, table.view["favours_waiting"]) == (0, found)
        else:
            assert not table.log("section-favours")
            assert 0 not in [seat for seat, *_ in table.log("section-penalty")]


@pytest.mark.rule("CAY-244", "CAY-255")
def test_columns_open_when_everybody_has_been_scored() -> None:
    table = evening(bailiff=11, houses={0: "2.0.0", 1: "2.0.0"}, favours={0: "2.2.2.2", 1: "2.2.2.2"})
    assert (table.seat, table.view["columns"]) == (0, 2)
    assert "favour prestige 3" not in table.legal
    table.do("favour prestige 2")
    assert (table.seat, table.view["columns"]) == (1, 2)
    assert table.refused("favour prestige 3") == "CAY-254"
    table.do("favour prestige 2")
    assert table.view["columns"] == 4


@pytest.mark.rule("CAY-245", "CAY-246")
def test_two_sections_in_one_turn() -> None:
    houses = {0: "3.10.0", 1: "3.0.0"}
    table = at(
        ask="batch", phase="castle", at=0, castle="2,-,-,-,-", passed="0,1,2", seat=2, cubes={2: SIX}, provost=6,
        houses=houses,
        favours={0: "2.2.2.2"},
    )  # fmt: skip
    table.do("done")
    assert table.view["scoring"] == "dungeon"
    assert (table.seat, table.view["favours_waiting"], table.view["columns"]) == (0, 1, 2)
    table.do("favour prestige 2")
    assert table.seat == 1
    table.do("favour deniers 1")
    assert table.view["scoring"] == "walls"
    assert (table.seat, table.view["favours_waiting"]) == (0, 3)
    assert table.view["columns"] == 4, "the columns that the dungeon opens are open"
    assert "favour deniers 3" in table.legal
    assert table.refused("favour prestige 3") == "CAY-260", "all favours of phase 7 are of one phase"
    table.do("favour deniers 3", "favour resources 3", "favour buildings 1")
    assert table.view["columns"] == 5
    assert [args["section"] for _, args in table.log("section")] == ["dungeon", "walls"]


@pytest.mark.rule("CAY-247")
def test_a_new_turn_begins() -> None:
    table = evening(bailiff=17, provost=1, scored=1)
    assert table.ask == "worker"
    assert table.view["turn"] == 1 + (17 - 6 + 1) // 2 + 1
    assert table.log("turn")
