"""Sections F and G of the rulebook: special buildings and the provost's move."""

from typing import Any

import pytest

from .table import NEUTRAL, at, fresh, special


@pytest.mark.rule("CAY-090", "CAY-091", "CAY-100", "CAY-101")
def test_special_buildings_in_their_order() -> None:
    table = special(special="0,1,2,0", stables="1,2,-", inn="1,-", cubes={0: "1 cloth"})
    assert table.ask == "gate"
    table.do("skip")
    assert table.log("trading-post") == [(1, {"deniers": 3})], "it needs no decision"
    assert table.ask == "guild"
    table.do("provost +1")
    assert table.ask == "joust"
    table.do("skip")
    order = ["unused", "trading-post", "provost", "unused", "stables", "inn"]
    assert [key for key in table.keys if key in order] == order
    assert table.workers == [6, 5, 6], "all are home but the one in the inn"


@pytest.mark.rule("CAY-092", "CAY-076", "CAY-094")
def test_the_gate_moves_its_worker_free_of_charge() -> None:
    table = special(special="0,-,-,-", road={2: "forest+1", 9: "mason@0"}, castle="1,-,-,-,-")
    assert table.seat == 0
    assert table.legal == {
        *(f"move {name}" for name in NEUTRAL if name != "forest"),
        *(f"move {name}" for name in ("trading-post", "guild", "joust", "stables", "inn", "castle", "mason")),
        *(f"move {name}" for name in ("fixed-peddler", "fixed-carpenter", "gold-mine")),
        "skip",
    }
    assert table.refused("move forest") == "CAY-076"
    assert table.refused("move gate") == "CAY-092"
    assert table.refused("move 12") == "CAY-075"
    table.do("move gold-mine")
    assert table.deniers[0] == 5
    assert table.workers[0] == 5
    assert table.space(16)["worker"] == 0


@pytest.mark.rule("CAY-093")
def test_the_gate_brings_the_owner_a_point() -> None:
    table = special(special="0,-,-,-", road={9: "mason@1"}).do("move mason")
    assert table.points == [(1, 1, "visitors")]
    assert special(special="0,-,-,-", road={9: "mason@0"}).do("move mason").points == []


@pytest.mark.rule("CAY-094")
def test_the_gate_is_optional() -> None:
    table = special(special="0,-,-,-").do("skip")
    assert table.workers == [6, 6, 6]
    assert table.ask == "provost"


@pytest.mark.rule("CAY-094", "CAY-095")
def test_a_worker_at_the_gate_that_has_nowhere_to_go_is_not_asked() -> None:
    names = {**dict(enumerate(NEUTRAL, 1)), 7: "fixed-peddler", 8: "fixed-carpenter", 16: "gold-mine"}
    road = {space: f"{name}+{seat % 3}" for seat, (space, name) in enumerate(names.items())}
    course: dict[str, Any] = {"special": "0,1,2,1", "stables": "0,-,-", "castle": "0,-,-,-,-"}
    table = special(**course, inn="1,-", road=road)
    assert [(seat, args["place"]) for seat, args in table.log("unused")] == [(0, "gate")]
    assert (table.ask, table.seat, table.workers[0]) == ("guild", 2, 1)
    one_free = special(**course, inn="-,1", road=road)
    assert one_free.legal == {"move inn", "skip"}


@pytest.mark.rule("CAY-095", "CAY-323")
def test_the_gate_keeps_to_the_limits() -> None:
    table = special(special="0,-,-,-", stables="1,0,-", castle="0,-,-,-,-", inn="2,-")
    assert table.refused("move stables") == "CAY-078"
    assert table.refused("move castle") == "CAY-082"
    assert table.refused("move inn") == "CAY-079"
    assert special(4, special="0,-,-,-", stables="1,2,3").refused("move stables") == "CAY-077"


@pytest.mark.rule("CAY-096")
@pytest.mark.parametrize("place", ["trading-post", "guild", "joust", "stables", "inn"])
def test_the_gates_worker_is_resolved_where_it_goes(place: str) -> None:
    table = special(special="0,-,-,-", cubes={0: "1 cloth"}, order="2,1,0").do(f"move {place}")
    if place == "trading-post":
        assert table.deniers == [8, 5, 5]
    elif place == "stables":
        assert table.view["order"] == [0, 2, 1]
    elif place == "inn":
        assert table.view["special"]["inn"] == [None, 0]
    else:
        assert (table.ask, table.seat) == (place, 0)


@pytest.mark.rule("CAY-097")
def test_the_gates_worker_stands_last_in_the_castle() -> None:
    table = special(special="0,-,-,-", castle="2,1,-,-,-").do("move castle")
    assert table.view["castle"]["workers"] == [2, 1, 0, None, None]


@pytest.mark.rule("CAY-100")
def test_the_trading_post() -> None:
    assert special(special="-,0,-,-").deniers == [8, 5, 5]


@pytest.mark.rule("CAY-101", "CAY-102", "CAY-103")
def test_the_merchants_guild() -> None:
    table = special(special="-,-,0,-", bailiff=8)
    steps = {f"provost {n:+d}" for n in (-3, -2, -1, 1, 2, 3)}
    assert table.legal == steps | {"skip"}
    moved = special(special="-,-,0,-", bailiff=8).do("provost -3")
    assert moved.view["provost"] == 5
    assert moved.deniers == [5, 5, 5], "free of charge"
    assert special(special="-,-,0,-", bailiff=8).do("skip").view["provost"] == 8


@pytest.mark.rule("CAY-103")
def test_the_guild_keeps_the_provost_on_the_road() -> None:
    course: dict[str, Any] = {"ask": "guild", "phase": "special", "at": 2, "passed": "0,1,2", "special": "-,-,0,-"}
    table = at(**course, provost=2)
    assert table.refused("provost -2") == table.refused("provost -3") == "CAY-103"
    assert "provost -1" in table.legal
    table = at(**course, provost=27)
    assert table.refused("provost +2") == "CAY-103"
    assert "provost +1" in table.legal


@pytest.mark.rule("CAY-105", "CAY-106", "CAY-117", "CAY-250")
def test_the_joust_field() -> None:
    table = special(special="-,-,-,0", cubes={0: "2 cloth"}, deniers="5,5,5")
    assert table.legal == {"joust", "skip"}
    table.do("joust")
    assert table.ask == "favour"
    assert (table.deniers[0], table.cubes(0)) == (4, {"cloth": 1})
    assert table.view["phase_name"] == "special", "the favour is resolved at once"
    table.do("favour prestige 1")
    assert table.ask == "provost", "only once, although there is another cloth"


@pytest.mark.rule("CAY-117", "CAY-274", "CAY-278")
def test_a_building_by_favour_in_phase_3() -> None:
    table = special(special="-,-,-,0", cubes={0: "1 cloth 1 food"}, favours={0: "0.0.0.1"})
    table.do("joust", "favour buildings 2")
    assert table.legal == {
        "build food-farm", "build cloth-farm", "build mason", "build wood-quarry", "build wood-sawmill",
        "build wood-marketplace", "build wood-peddler",
    }  # fmt: skip
    table.do("build mason")
    assert table.space(9)["owner"] == 0
    assert table.view["phase_name"] == "provost"


@pytest.mark.rule("CAY-107")
def test_the_joust_field_may_be_declined() -> None:
    table = special(special="-,-,-,0", cubes={0: "1 cloth"}).do("skip")
    assert table.workers == [6, 6, 6]
    assert table.cubes(0) == {"cloth": 1}
    for poor in ({"cubes": {0: "5 food"}}, {"cubes": {0: "1 cloth"}, "deniers": "0,5,5"}):
        table = special(special="-,-,-,0", **poor)
        assert table.log("unused") == [(0, {"place": "joust_field", "space": None, "building": None})]
        assert table.workers == [6, 6, 6], "the worker still returns"


@pytest.mark.rule("CAY-110")
@pytest.mark.parametrize(
    ("stables", "order"), [("3,-,-", [3, 0, 1, 2, 4]), ("4,2,-", [4, 2, 0, 1, 3]), ("2,4,0", [2, 4, 0, 1, 3])]
)
def test_the_stables(stables: str, order: list[int]) -> None:
    table = special(5, stables=stables)
    assert table.view["order"] == order
    assert table.log("stables") == [(None, {"players": order})]
    assert table.workers == [6] * 5
    assert table.view["special"]["stables"] == [None] * 3, "they stand empty for the next turn"


@pytest.mark.rule("CAY-111", "CAY-238")
def test_the_new_order_counts_in_the_same_turn() -> None:
    table = special(stables="2,-,-", bailiff=11, deniers="0,0,0", scores="9,9,9").until("nothing")
    seats = [seat for seat, _ in table.log("section-penalty")][:3]
    assert seats == [2, 0, 1]


@pytest.mark.rule("CAY-112")
def test_the_passing_order_stays() -> None:
    table = special(stables="2,-,-")
    assert table.view["passed"] == [0, 1, 2]
    assert (table.ask, table.seat) == ("provost", 0)


@pytest.mark.rule("CAY-113", "CAY-114")
def test_the_inn_moves_up() -> None:
    table = special(inn="1,0")
    assert table.view["special"]["inn"] == [None, 1]
    assert table.workers == [6, 5, 6]
    assert [(seat, args["what"]) for seat, args in table.log("inn")] == [(0, "out"), (1, "in")]
    table.until("worker")
    assert table.view["turn"] == 2
    assert table.view["special"]["inn"] == [None, 1], "it stays for the next turn"
    assert table.workers == [6, 5, 6]


@pytest.mark.rule("CAY-080", "CAY-113", "CAY-114")
def test_the_inn_moves_up_a_second_worker_of_the_same_player() -> None:
    table = special(inn="0,0")
    assert table.view["special"]["inn"] == [None, 0]
    assert table.workers == [5, 6, 6], "the first one is home"


@pytest.mark.rule("CAY-115", "CAY-116")
def test_whoever_holds_the_inn_may_stay() -> None:
    table = special(inn="-,1")
    assert (table.ask, table.seat) == ("inn", 1)
    assert table.legal == {"inn stay", "inn return"}
    stays = special(inn="-,1").do("inn stay")
    assert stays.view["special"]["inn"] == [None, 1]
    assert stays.workers == [6, 5, 6]
    table.do("inn return")
    assert table.view["special"]["inn"] == [None, None]
    assert table.workers == [6, 6, 6]


@pytest.mark.rule("CAY-120", "CAY-125")
def test_everybody_once_in_passing_order() -> None:
    table = special(order="1,0,2", stables="0,-,-")
    seats, spaces = [], []
    for text in ("provost +2", "provost -1", "skip"):
        assert table.view["phase_name"] == "provost"
        seats.append(table.seat)
        table.do(text)
        spaces.append(table.view["provost"])
    assert seats == [1, 0, 2]
    assert spaces[:2] == [8, 7], "each from where the one before left it"
    assert table.log("provost") == [
        (1, {"from": 6, "to": 8, "steps": 2, "deniers": 2}),
        (0, {"from": 8, "to": 7, "steps": -1, "deniers": 1}),
    ]


@pytest.mark.rule("CAY-120")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_may_move_the_provost_however_many_play(players: int) -> None:
    table, seats = fresh(players).do(*["pass"] * players), []
    while table.ask == "provost":
        seats.append(table.seat)
        table.do("skip")
    assert seats == [*range(players)]


@pytest.mark.rule("CAY-121", "CAY-122")
def test_one_denier_a_space() -> None:
    table = at(ask="provost", phase="provost", at=1, passed="0,1,2", deniers="2,5,0")
    assert table.legal == {"provost -2", "provost -1", "provost +1", "provost +2", "skip"}
    assert table.refused("provost +3") == "CAY-121"
    table.do("provost -2")
    assert table.deniers == [0, 5, 0]
    assert table.seat == 1, "one direction, one move"


@pytest.mark.rule("CAY-123", "CAY-124")
def test_the_provosts_bounds() -> None:
    course: dict[str, Any] = {"ask": "provost", "phase": "provost", "at": 1, "passed": "0,1,2"}
    low, high = at(**course, provost=1), at(**course, provost=28)
    assert low.legal == {"provost +1", "provost +2", "provost +3", "skip"}
    assert high.legal == {"provost -1", "provost -2", "provost -3", "skip"}
    assert low.refused("provost -1") == high.refused("provost +1") == "CAY-123"
    to_the_bridge, to_the_end = at(**course, provost=3), at(**course, provost=26)
    assert (to_the_bridge.refused("provost -3"), to_the_end.refused("provost +3")) == ("CAY-123", "CAY-123")
    assert to_the_bridge.do("provost -2").view["provost"] == 1
    assert to_the_end.do("provost +2").view["provost"] == 28
    unbuilt = at(**course, provost=9).do("provost +3")
    assert unbuilt.view["provost"] == 12, "over and onto unbuilt spaces"


def test_the_provosts_preview_names_what_is_activated() -> None:
    course: dict[str, Any] = {"ask": "provost", "phase": "provost", "at": 1, "passed": "0,1,2"}
    table = at(**course, provost=6, road={2: "forest+1", 7: "fixed-peddler+0", 8: "fixed-carpenter+2"})
    preview = table.state.preview(table.state.string_to_action("provost +1"))
    assert preview["provost"] == {"from": 6, "to": 7, "active": [2, 7], "idle": [8]}
    assert preview["changes"][0]["deniers"] == -1


@pytest.mark.rule("CAY-120")
def test_without_a_denier_there_is_nothing_to_ask() -> None:
    course: dict[str, Any] = {"ask": "provost", "phase": "provost", "at": 1, "passed": "0,2,1"}
    assert at(**course, deniers="5,5,0").do("skip").seat == 1
    one = at(**course, deniers="5,5,1").do("skip")
    assert (one.seat, one.legal) == (2, {"provost -1", "provost +1", "skip"})


def test_a_whole_turn_by_hand() -> None:
    table = fresh(3).do("worker trading-post", "worker sawmill", "worker fixed-carpenter", "pass", "pass", "pass")
    table.do("skip", "skip", "provost +2")
    assert table.view["provost"] == 8
    assert table.ask == "build"
    assert table.seat == 2
    assert table.cubes(1) == {"food": 2, "wood": 2}
    table.do("activate fixed-carpenter build mason")
    assert table.space(9) == {
        "space": 9, "building": "mason", "class": "wood", "owner": 2, "worker": None, "pending": None, "trigger": None,
    }  # fmt: skip
    assert table.scores == [0, 0, 4]
    assert table.view["bailiff"] == table.view["provost"] == 8
