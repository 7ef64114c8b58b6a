"""Sections L, M and N of the rulebook: the end, two players, variants."""

from typing import Any

import pytest

import bastide
from bastide.games.caylus.kernel import habits

from .table import at, evening, fresh, special

RICH = "9 food 9 wood 9 stone 9 cloth 9 gold"
LAST: dict[str, Any] = {"bailiff": 23, "scored": 2, "provost": 1, "houses": {0: "0.0.1", 1: "0.0.1", 2: "0.0.1"}}


@pytest.mark.rule("CAY-280", "CAY-317")
def test_the_bailiff_ends_the_game() -> None:
    table = evening(**LAST)
    assert table.state.is_terminal()
    assert table.view["bailiff"] == 24
    assert table.log("over")[0][1]["cause"] == "bailiff"
    assert evening(**{**LAST, "provost": 28}).view["bailiff"] == 25, "never beyond"
    assert not evening(**{**LAST, "bailiff": 22}).state.is_terminal()


@pytest.mark.rule("CAY-280")
def test_full_towers_end_the_game() -> None:
    table = evening(castle="0,-,-,-,-", cubes={0: "1 food 1 wood 1 cloth"}, scored=2, bailiff=18, houses={1: "0.0.13"})
    table.do("batch food wood cloth", "favour prestige none")
    assert (table.ask, table.seat) == ("favour", 1)
    table.do("favour prestige 1", "favour deniers 1", "favour resources 1")
    assert table.state.is_terminal(), "at once, after the favours of the towers"
    assert table.log("over")[0][1]["cause"] == "full"
    assert table.view["bailiff"] == 20


@pytest.mark.rule("CAY-281", "CAY-282", "CAY-283")
def test_what_is_left() -> None:
    goods = {0: "2 gold 1 food 1 wood 1 stone 2 cloth", 1: "2 food", 2: "3 stone 1 gold"}
    table = evening(**LAST, cubes=goods, deniers="4,3,9", scores="0,0,0")
    assert table.scores == [6 + 1 + 1, 0 + 0 + 0, 3 + 1 + 2]
    assert (0, 6, "final-gold") in table.points
    assert (0, 1, "final-cubes") in table.points
    assert (2, 2, "final-deniers") in table.points
    last = {**LAST, "houses": dict.fromkeys(range(5), "0.0.1")}
    five = evening(5, **last, cubes={4: "1 gold"}, deniers="0,0,0,4,3", scores="0,0,0,0,0")
    assert five.scores == [0, 0, 0, 1, 3], "everybody's, however many play"
    before = at(cubes=goods, deniers="4,3,9", scores="0,0,0").view["seats"]
    assert [seat["if_ended"] for seat in before] == [8, 0, 6]


@pytest.mark.rule("CAY-284", "CAY-285")
def test_who_wins() -> None:
    table = evening(**LAST, scores="5,7,6", deniers="0,0,1")
    assert table.view["winners"] == [1]
    assert table.state.returns() == [0.0, 1.0, 0.0]
    tied = evening(**LAST, scores="7,7,6", deniers="0,0,1")
    assert tied.view["winners"] == [0, 1]
    assert tied.state.returns() == [0.5, 0.5, 0.0]
    assert tied.log("over")[0][1]["winners"] == [0, 1]


@pytest.mark.rule("CAY-290")
def test_two_players_play_the_same_game() -> None:
    table = fresh(2)
    assert table.cubes(0) == {"food": 2, "wood": 1}
    table.do("worker inn", "worker castle", "pass", "pass")
    assert table.view["special"]["inn"] == [None, 0]
    table.until("worker")
    assert table.view["turn"] == 2


@pytest.mark.rule("CAY-291")
def test_two_players_start_with_five() -> None:
    assert [args["deniers"] for _, args in fresh(2, [1, 0]).log("start")] == [5, 5]
    assert fresh(2).deniers == [7, 7]


@pytest.mark.rule("CAY-292")
def test_two_players_swap_the_order() -> None:
    table = fresh(2, [1, 0])
    orders = [table.view["order"]]
    for turn in (2, 3, 4):
        while table.view["turn"] < turn:
            table.do(next(t for t in ("pass", "skip", min(table.legal)) if t in table.legal))
        orders.append(table.view["order"])
    assert orders == [[1, 0], [0, 1], [1, 0], [0, 1]]
    assert evening(3, order="1,0,2").view["order"] == [1, 0, 2]


@pytest.mark.rule("CAY-293")
def test_two_players_have_no_stables() -> None:
    assert fresh(2).refused("worker stables") == "CAY-293"
    assert special(2, special="0,-,-,-").refused("move stables") == "CAY-293"


@pytest.mark.rule("CAY-294", "CAY-295", "CAY-296", "CAY-297")
def test_two_players_pay_three_after_a_pass() -> None:
    road = {9: "mason@0", 10: "park@1"}
    for place, cost in (("farm", 3), ("gate", 3), ("castle", 3), ("park", 3), ("mason", 1), ("gold-mine", 3)):
        table = at(2, passed="1", road=road)
        assert table.view["price"] == 3
        table.do(f"worker {place}")
        assert table.deniers[0] == 5 - cost
        assert at(2, passed="1", road=road, inn="-,0").do(f"worker {place}").deniers[0] == 4
        assert at(2, road=road).do(f"worker {place}").deniers[0] == 4, "before, everything costs 1"
    poor = at(2, passed="1", road=road, deniers="2,0")
    assert poor.refused("worker farm") == "CAY-294"
    assert poor.refused("worker castle") == "CAY-295"
    assert at(2, road=road, deniers="0,0").refused("worker mason") == "CAY-296"
    assert at(2, passed="1", inn="-,0", deniers="0,0").refused("worker farm") == "CAY-297"


@pytest.mark.rule("CAY-298")
def test_two_players_the_first_to_pass() -> None:
    table = fresh(2).do("pass")
    assert table.deniers == [8, 7]


@pytest.mark.rule("CAY-300")
def test_simplified_favour() -> None:
    options = {"simplified_favour": True}
    table = special(options=options, special="-,-,-,0", cubes={0: "1 cloth"}).do("joust")
    assert table.ask == "provost"
    assert table.points == [(0, 3, "favours")]
    table = evening(options=options, road={1: "residence@0", 9: "architect@1+0"}, cubes={0: "4 stone 2 gold"})
    assert table.do("build monument").scores[0] == 10 + 14 + 6
    table = evening(options=options, bailiff=23, scored=2, provost=1, houses={0: "0.0.6"}, deniers="0,0,1")
    assert (0, 3, "favours") in table.points
    assert table.scores[0] == 10 + 9, "without limit"


@pytest.mark.rule("CAY-301", "CAY-431")
def test_the_jeweller() -> None:
    road = {9: "mason@1+0"}
    assert evening(road=road, cubes={0: RICH}).refused("build jeweller") == "CAY-301"
    table = evening(options={"jeweller": True}, road=road, cubes={0: "1 stone 1 cloth"})
    assert table.view["stock"]["jeweller"] == 1
    table.do("build jeweller")
    assert (table.scores[0], table.cubes(0)) == (16, {})
    for offer, gold, points in (("offer 1", 2, 5), ("offer 2", 1, 9)):
        table = evening(options={"jeweller": True}, road={9: "jeweller@1+0"}, cubes={0: "3 gold"}).do(offer)
        assert (table.cubes(0), table.points) == ({"gold": gold}, [(0, points, "jeweller")])
    one = evening(options={"jeweller": True}, road={9: "jeweller@1+0"}, cubes={0: "1 gold"})
    assert one.refused("offer 2") == "CAY-431"


@pytest.mark.rule("CAY-302", "CAY-416")
@pytest.mark.parametrize(("late", "points"), [(False, 4), (True, 3)])
def test_the_late_lawyer(late: bool, points: int) -> None:
    table = evening(options={"late_lawyer": late}, road={8: "fixed-carpenter+0"}, cubes={0: "1 wood 1 cloth"})
    assert table.state.preview(table.state.string_to_action("build lawyer"))["build"]["points"] == points
    table.do("build lawyer")
    assert table.points == [(0, points, "buildings")]


def test_bots_count_the_late_lawyer_as_what_he_gives() -> None:
    """A turn is finished by what its choices are worth; where he gives 3 points he is one point less."""
    worth = {}
    for late in (False, True):
        table = evening(options={"late_lawyer": late}, road={8: "fixed-carpenter+0"}, cubes={0: "1 wood 1 cloth"})
        names = {table.state.action_to_string(code): code for code in table.state.legal_actions()}
        worth[late] = {name: habits.worth_of(table.state.position, 0, code) for name, code in names.items()}
    assert worth[False] == worth[True] | {"build lawyer": worth[True]["build lawyer"] + habits.HUNDREDTHS}


@pytest.mark.rule("CAY-300", "CAY-301", "CAY-302")
def test_variants_are_off_by_default() -> None:
    options = bastide.load_game("caylus").options
    assert dict(options) == {"simplified_favour": "false", "jeweller": "false", "late_lawyer": "false"}
    assert fresh().view["options"] == dict.fromkeys(options, False)
