"""Sections D and E: the turn, income, placing workers."""

import pytest

from .table import NEUTRAL, at, evening, fresh


@pytest.mark.rule("CAY-045")
def test_seven_phases_in_their_order() -> None:
    table = fresh(3)
    table.do("worker guild", "worker farm", "worker castle", "pass", "pass", "pass")
    phases = [table.view["phase_name"]]
    while table.view["turn"] == 1:
        if table.view["phase_name"] != phases[-1]:
            phases.append(table.view["phase_name"])
        table.do("skip" if "skip" in table.legal else sorted(table.legal)[0])
    assert phases == ["special", "provost", "activate"], (
        "nothing is asked in the others: income, castle without a batch, end"
    )
    keys = [key for key in table.keys if key in ("turn", "income", "pass", "unused", "produce", "no-batch", "bailiff")]
    assert (
        keys.index("bailiff")
        > keys.index("no-batch")
        > keys.index("produce")
        > keys.index("pass")
        > keys.index("income")
    )
    assert keys[-4:] == ["turn", "income", "income", "income"]


@pytest.mark.rule("CAY-046")
def test_the_turn_order_carries_over() -> None:
    table = evening(order="2,0,1", passed="0,1,2")
    assert table.view["turn"] == 2
    assert table.view["order"] == [2, 0, 1]


@pytest.mark.rule("CAY-050", "CAY-051", "CAY-052", "CAY-053", "CAY-054", "CAY-442", "CAY-447")
def test_income() -> None:
    road = {1: "residence@0", 2: "residence@0", 9: "residence@1", 10: "library@1", 11: "hotel@2"}
    road |= dict.fromkeys((12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28), "residence@2")
    table = evening(road=road, deniers="0,0,1")
    assert [args["deniers"] for _, args in table.log("income")] == [2 + 2, 2 + 1 + 1, 2 + 2 + 16]
    assert table.deniers == [4, 4, 21]


@pytest.mark.rule("CAY-055")
def test_income_ahead_of_the_provost() -> None:
    road = {9: "residence@0", 10: "library@0", 11: "hotel@0"}
    table = evening(road=road, provost=1)
    assert table.log("income")[0] == (0, {"deniers": 6})


@pytest.mark.rule("CAY-060", "CAY-061")
def test_one_worker_at_a_time_in_turn_order() -> None:
    table = fresh(3, [1, 2, 0])
    seats, workers = [], [table.workers]
    for text in ("worker farm", "worker forest", "worker castle", "pass", "worker sawmill", "pass", "pass"):
        seats.append(table.seat)
        table.do(text)
        workers.append(table.workers)
    assert seats == [1, 2, 0, 1, 2, 0, 2]
    assert workers[:6] == [[6, 6, 6], [6, 5, 6], [6, 5, 5], [5, 5, 5], [5, 5, 5], [5, 5, 4]]
    assert table.view["phase_name"] != "place", "it ends when all have passed"


@pytest.mark.rule("CAY-061")
def test_whoever_has_passed_is_not_asked_again() -> None:
    table = fresh(3).do("pass")
    for _ in range(3):
        assert table.seat == 1
        table.do(sorted(table.legal - {"pass"})[0])
        assert table.seat == 2
        table.do(sorted(table.legal - {"pass"})[0])
    assert table.view["seats"][0]["passed"] == 1


@pytest.mark.rule("CAY-062", "CAY-063")
def test_the_first_to_pass_takes_number_one_and_a_denier() -> None:
    table = fresh(3)
    before = table.deniers
    table.do("worker farm", "pass")
    assert table.deniers == [before[0] - 1, before[1] + 1, before[2]]
    table.do("pass")
    assert table.deniers[2] == before[2], "only the first"
    assert [seat["passed"] for seat in table.view["seats"]] == [None, 1, 2]


@pytest.mark.rule("CAY-064")
def test_passing_is_always_possible_and_free() -> None:
    table = at(deniers="0,3,5")
    assert "pass" in table.legal
    table.do("pass")
    assert table.deniers[0] == 1
    table.do("worker farm", "worker forest", "pass")
    assert table.deniers[1] == 1


@pytest.mark.rule("CAY-065")
def test_who_cannot_place_must_pass() -> None:
    assert at(deniers="0,5,5").legal == {"pass"}, "no money"
    assert at(deniers="0,5,5").refused("worker farm") == "CAY-067"
    road = {n: f"{name}+0" for n, name in enumerate(NEUTRAL, 1)}
    table = at(road=road)
    assert table.legal == {"pass"}, "no worker"
    assert table.refused("worker gold-mine") == "CAY-065"


@pytest.mark.rule("CAY-066", "CAY-067", "CAY-069")
@pytest.mark.parametrize("passed", ["-", "3", "3,4", "3,4,2", "3,4,2,1"])
def test_the_price(passed: str) -> None:
    count = 0 if passed == "-" else passed.count(",") + 1
    for place in ("gate", "stables", "inn", "castle", "farm", "gold-mine", "fixed-peddler"):
        table = at(5, passed=passed)
        assert table.view["price"] == count + 1
        assert table.state.preview(table.state.string_to_action(f"worker {place}"))["price"] == count + 1
        table.do(f"worker {place}")
        assert table.deniers[0] == 5 - count - 1
    poor = at(5, passed=passed, deniers=f"{count},0,0,0,0")
    assert poor.refused("worker castle") == "CAY-069"
    assert poor.refused("worker farm") == "CAY-067"
    assert poor.refused("worker gate") == "CAY-067"


@pytest.mark.rule("CAY-068", "CAY-072")
def test_another_players_building() -> None:
    table = at(passed="2", road={9: "mason@1"}).do("worker mason")
    assert table.deniers == [3, 5, 5]
    assert table.scores == [10, 11, 10]
    assert table.points == [(1, 1, "visitors")]
    assert at(passed="2", road={9: "mason@1"}, deniers="1,5,5").refused("worker mason") == "CAY-068"


@pytest.mark.rule("CAY-070", "CAY-073")
def test_the_own_building() -> None:
    table = at(passed="1,2", road={9: "mason@0"}).do("worker mason")
    assert table.deniers == [4, 5, 5]
    assert table.scores == [10, 10, 10]
    assert at(passed="1,2", road={9: "mason@0"}, deniers="0,5,5").refused("worker mason") == "CAY-070"


@pytest.mark.rule("CAY-071", "CAY-074", "CAY-116")
def test_the_inns_right_circle() -> None:
    for place in ("castle", "farm", "gate", "inn", "mason"):
        table = at(passed="1,2", road={9: "mason@1"}, inn="-,0").do(f"worker {place}")
        assert table.deniers == [4, 5, 5]
        assert table.scores == [10, 10 + (place == "mason"), 10], "the owner's point is not saved"
    assert at(passed="1,2", inn="0,-").do("worker farm").deniers[0] == 2, "the left circle has no benefit"
    assert at(passed="1,2", inn="-,0", deniers="0,5,5").refused("worker farm") == "CAY-071"


@pytest.mark.rule("CAY-075")
def test_where_workers_may_be_placed() -> None:
    table = at(road={1: "residence@1", 9: "residence@0", 10: "statue@0", 11: "lawyer@0", 12: "church@1"})
    assert table.refused("worker 1") == table.refused("worker statue") == table.refused("worker 13") == "CAY-075"
    assert {"worker lawyer", "worker church", "worker gold-mine", "worker forest", "worker castle"} <= table.legal
    assert not [text for text in table.legal if "residence" in text or "statue" in text]


@pytest.mark.rule("CAY-076")
def test_one_worker_to_a_space() -> None:
    table = fresh(3).do("worker farm", "worker gate", "worker fixed-carpenter")
    for place in ("farm", "gate", "fixed-carpenter"):
        assert table.refused(f"worker {place}") == "CAY-076"
    for place in ("trading-post", "guild", "joust"):
        table = fresh(3).do(f"worker {place}")
        assert table.refused(f"worker {place}") == "CAY-076"


@pytest.mark.rule("CAY-077", "CAY-078")
def test_the_stables() -> None:
    table = fresh(5).do("worker stables", "worker farm", "worker stables", "worker stables")
    assert table.view["special"]["stables"] == [0, 2, 3]
    assert table.refused("worker stables") == "CAY-077"
    table = fresh(3).do("worker stables", "worker farm", "worker forest")
    assert table.refused("worker stables") == "CAY-078"
    full = fresh(3).do("worker stables", "worker stables", "worker stables")
    assert full.refused("worker stables") == "CAY-078"


@pytest.mark.rule("CAY-079", "CAY-080")
def test_the_inn() -> None:
    table = fresh(3).do("worker inn")
    assert table.view["special"]["inn"] == [0, None]
    assert table.refused("worker inn") == "CAY-079"
    both = at(inn="-,0").do("worker inn")
    assert both.view["special"]["inn"] == [0, 0], "who holds the right circle may take the left one too"


@pytest.mark.rule("CAY-081", "CAY-082")
def test_the_castle() -> None:
    table = fresh(3).do("worker farm", "worker castle", "worker castle")
    assert table.view["castle"]["workers"] == [1, 2, None, None, None]
    table.do("worker castle")
    assert table.view["castle"]["workers"] == [1, 2, 0, None, None]
    assert table.refused("worker castle") == "CAY-082"


@pytest.mark.rule("CAY-083")
def test_a_worker_in_the_inn_is_not_available() -> None:
    assert at(inn="-,0").workers == [5, 6, 6]
    road = {n: f"{name}+0" for n, name in enumerate(NEUTRAL[:5], 1)}
    assert at(inn="-,0", road=road).legal == {"pass"}


@pytest.mark.rule("CAY-084", "CAY-085", "CAY-131")
def test_ahead_of_the_provost() -> None:
    table = at(passed="2", bailiff=8, road={9: "mason@1", 10: "park@0"}, cubes={0: "1 stone 1 food"})
    action = table.state.string_to_action("worker mason")
    assert table.state.preview(action)["active"] is False
    assert table.state.preview(table.state.string_to_action("worker farm"))["active"] is True
    table.do("worker mason").until("nothing")
    assert table.log("idle")[0] == (0, {"space": 9, "building": "mason"})
    assert (1, 1, "visitors") in table.points, "the point is kept"
    assert table.scores[1] == table.scores[0] + 1
    assert not table.log("build")


@pytest.mark.rule("CAY-248")
def test_the_bridge_is_cleared() -> None:
    table = evening()
    assert table.view["passed"] == []
    assert table.view["price"] == 1
    assert [seat["passed"] for seat in table.view["seats"]] == [None] * 3
    table.do("pass")
    assert table.log("first-pass")


@pytest.mark.rule("CAY-065", "CAY-070")
def test_with_a_single_denier_only_the_own_building_is_left() -> None:
    table = at(passed="1", road={9: "mason@0", 10: "park@1"}, deniers="1,5,5")
    assert table.legal == {"worker mason", "pass"}
    assert table.do("worker mason").deniers == [0, 5, 5]
