"""Section H of the rulebook: activation of the buildings, owner bonus, construction, lawyer."""

from typing import Any

import pytest

from bastide.games.caylus.kernel import tables

from .table import at, evening, special

RICH = "9 food 9 wood 9 stone 9 cloth 9 gold"
FULL = dict.fromkeys((*range(9, 16), *range(17, 29)), "residence@1")
"""Every space of the road is built."""


@pytest.mark.rule("CAY-130", "CAY-131", "CAY-139", "CAY-136")
def test_up_to_and_including_the_provost() -> None:
    road = {1: "farm+0", 2: "forest+1", 3: "sawmill+2", 4: "quarry+0", 7: "fixed-peddler+1"}
    table = evening(road=road, provost=3)
    assert (table.ask, table.seat, table.view["active"]["space"]) == ("take", 0, 1)
    table.do("take cloth")
    assert (table.seat, table.view["active"]["space"]) == (1, 2)
    table.do("take wood")
    assert [table.cubes(seat) for seat in range(3)] == [{"cloth": 1}, {"wood": 1}, {"wood": 1}]
    assert [args["space"] for _, args in table.log("produce")] == [1, 2, 3]
    assert [(seat, args["space"]) for seat, args in table.log("idle")] == [(0, 4), (1, 7)]
    assert table.workers == [6, 6, 6], "ahead of the provost they return without compensation"
    assert not [row["space"] for row in table.view["road"] if row["worker"] is not None], "and leave their places free"


@pytest.mark.rule("CAY-132", "CAY-143")
def test_the_workers_player_uses_the_effect() -> None:
    table = evening(road={9: "wood-quarry@1+0", 10: "stone-farm@1+2"})
    assert table.cubes(0) == {"stone": 2}
    assert (table.ask, table.seat) == ("bonus", 1)
    table.do("bonus food")
    assert table.cubes(2) == {"food": 2, "cloth": 1}, "the bonus takes nothing away"
    assert table.cubes(1) == {"food": 1}


@pytest.mark.rule("CAY-133")
def test_production_is_mandatory() -> None:
    table = evening(road={1: "farm+0"})
    assert table.legal == {"take food", "take cloth"}
    assert table.refused("skip") == "CAY-133"


@pytest.mark.rule("CAY-134", "CAY-318")
@pytest.mark.parametrize(
    ("building", "cubes"),
    [
        ("5 marketplace", "1 food"),
        ("6 carpenter", RICH),
        ("7 fixed-peddler", ""),
        ("9 mason@1", RICH),
        ("9 architect@1", RICH),
        ("9 lawyer@1", RICH),
        ("9 church@1", ""),
        ("9 tailor@1", RICH),
        ("9 bank@1", ""),
        ("9 alchemist@1", RICH),
    ],
)
def test_all_else_is_optional(building: str, cubes: str) -> None:
    space, name = building.split()
    road = {1: "residence@0", int(space): f"{name}+0"}
    table = evening(road=road, cubes={0: cubes})
    assert table.seat == 0
    assert "skip" in table.legal
    table.do("skip")
    assert len(table.log("unused")) == 1
    assert table.workers == [6, 6, 6]
    assert table.scores == [10, 10, 10]
    poor = evening(road={**road, 1: "farm"}, deniers="0,0,1")
    if poor.ask != "worker":
        assert name == "lawyer"
    else:
        assert len(poor.log("unused")) == 1, "without means the worker is simply taken back"


@pytest.mark.rule("CAY-135")
def test_the_worker_returns_before_the_next_building() -> None:
    table = evening(road={1: "farm+0", 2: "forest+0"})
    assert table.workers[0] == 4
    table.do("take food")
    assert table.workers[0] == 5
    assert table.space(1)["worker"] is None
    assert table.space(2)["worker"] == 0


@pytest.mark.rule("CAY-136")
def test_the_effect_once() -> None:
    table = evening(road={5: "marketplace+0", 9: "mason@0+0", 10: "bank@0+0"}, cubes={0: RICH}, deniers="9,0,1")
    table.do("sell gold")
    assert table.ask == "build"
    table.do("build park")
    assert table.ask == "offer"
    table.do("offer 1")
    assert table.ask == "worker"


@pytest.mark.rule("CAY-137")
def test_what_is_gained_earlier_may_be_spent_later() -> None:
    table = evening(road={3: "sawmill+0", 1: "farm+0", 8: "fixed-carpenter+0"})
    table.do("take food")
    assert "build mason" in table.legal


@pytest.mark.rule("CAY-138")
def test_a_new_building_is_not_activated() -> None:
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: "1 wood 1 food"}).do("build wood-quarry")
    assert table.space(9)["building"] == "wood_quarry"
    assert not table.log("produce")
    assert table.ask == "worker"


@pytest.mark.rule("CAY-140", "CAY-141")
@pytest.mark.parametrize(
    ("building", "bonus"),
    [("stone-farm", {"food", "cloth"}), ("park", {"wood", "food"}), ("workshop", {"stone", "cloth"})],
)
def test_the_owner_bonus(building: str, bonus: set[str]) -> None:
    table = evening(road={9: f"{building}@1+0"})
    assert table.legal == {f"bonus {cube}" for cube in bonus}
    assert table.refused("skip") == "CAY-140"
    assert table.refused("bonus food" if "food" not in bonus else "bonus stone") == "CAY-140"
    cube = min(bonus)
    table.do(f"bonus {cube}")
    assert table.cubes(1) == {cube: 1}
    own = evening(road={9: f"{building}@0+0"})
    assert own.ask == "worker"
    assert not own.log("bonus")


@pytest.mark.rule("CAY-142")
def test_no_bonus_elsewhere() -> None:
    road = {3: "sawmill+0", 9: "wood-quarry@1+0", 10: "wood-sawmill@1+0", 16: "gold-mine+0"}
    table = evening(road=road)
    assert table.ask == "worker"
    assert table.cubes(1) == {}
    assert len(table.log("produce")) == 4


@pytest.mark.rule("CAY-150", "CAY-151", "CAY-152", "CAY-153", "CAY-154", "CAY-158")
@pytest.mark.parametrize(
    ("builder", "what"), [("fixed-carpenter", "wood"), ("mason", "stone"), ("architect", "prestige")]
)
def test_who_builds_what(builder: str, what: str) -> None:
    road = {1: "residence@0", 9: f"{builder}@1+0"} if what != "wood" else {8: "fixed-carpenter+0"}
    table = evening(road=road, cubes={0: RICH})
    choices = {row["building"] for row in map(table.state.action_fields, table.state.legal_actions()) if len(row) > 1}
    assert choices == {row["id"] for row in tables.ROWS if row["class"] == what and row["count"]} - {builder} | (
        {"architect"} if builder == "architect" and what == "stone" else set()
    )
    name = {"wood": "food-farm", "stone": "park", "prestige": "statue"}[what]
    table.do(f"build {name}")
    cost = {"wood": {"food": 8, "wood": 8}, "stone": {"food": 8, "stone": 8}, "prestige": {"stone": 7, "gold": 8}}[what]
    assert {cube: table.cubes(0)[cube] for cube in cost} == cost
    assert table.scores[0] == 10 + {"wood": 2, "stone": 3, "prestige": 7}[what]
    space = next(
        row
        for row in table.view["road"]
        if row["building"] and row["building"].replace("_", "-") in (name, "wood-farm-food")
    )
    assert space["owner"] == 0
    other = {"wood": "park", "stone": "statue", "prestige": "food-farm"}[what]
    again = evening(road=road, cubes={0: RICH})
    assert again.refused(f"build {other}") == {"wood": "CAY-150", "stone": "CAY-151", "prestige": "CAY-152"}[what]


@pytest.mark.rule("CAY-155", "CAY-424", "CAY-250")
def test_favours_come_after_the_points() -> None:
    table = evening(road={9: "mason@1+0"}, cubes={0: "1 stone 1 cloth"}).do("build church")
    assert table.scores[0] == 13
    assert table.space(10)["building"] == "church"
    assert (table.ask, table.seat) == ("favour", 0)


@pytest.mark.rule("CAY-156", "CAY-157", "CAY-311")
def test_the_lowest_unbuilt_space() -> None:
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: RICH}, provost=8)
    assert table.state.preview(table.state.string_to_action("build mason"))["build"]["space"] == 9
    table.do("build mason")
    assert table.space(9)["building"] == "mason", "ahead of the provost"
    names = ("park", "bank", "tailor", "church", "lawyer", "mason", "workshop")
    built = {space: f"{name}@1" for space, name in enumerate(names, 9)}
    table = evening(road={8: "fixed-carpenter+0", **built}, cubes={0: RICH}).do("build food-farm")
    assert table.space(16)["building"] == "gold_mine", "fixed buildings are never covered"
    assert table.space(17)["building"] == "wood_farm_food"


@pytest.mark.rule("CAY-160")
def test_a_full_road() -> None:
    table = evening(road={**FULL, 8: "fixed-carpenter+0"}, cubes={0: RICH})
    assert table.log("unused")
    table = evening(
        road=FULL, castle="0,-,-,-,-", cubes={0: RICH}, favours={0: "0.0.0.1"}
    ).do("batch food wood gold", "done")  # fmt: skip
    assert table.ask == "favour"
    assert table.refused("favour buildings 2") == "CAY-274", "by favour neither"
    table = evening(road={**FULL, 28: "-", 8: "fixed-carpenter+0"}, cubes={0: RICH})
    assert "build mason" in table.legal


@pytest.mark.rule("CAY-163", "CAY-171", "CAY-442", "CAY-447")
def test_the_preview_tells_what_a_building_changes_in_the_income() -> None:
    here = evening(road={1: "residence@0", 9: "architect@0+0", 10: "lawyer@0+0"}, provost=10, cubes={0: RICH})
    for text, more in (("build library", 0), ("build hotel", 1), ("build monument", -1), ("build statue", -1)):
        after = here.state.clone()
        after.apply(text)
        assert after.view(None)["seats"][0]["income"] - here.view["seats"][0]["income"] == more
        assert here.state.preview(here.state.string_to_action(text))["build"]["income"] == more, text


@pytest.mark.rule("CAY-161", "CAY-163")
def test_a_prestige_building_replaces_a_residence() -> None:
    table = evening(road={1: "residence@0", 2: "residence@0", 3: "residence@1", 9: "architect@0+0"}, cubes={0: RICH})
    assert table.view["seats"][0]["income"] == 4
    table.do("build monument")
    assert table.ask == "site"
    assert table.legal == {"on 1", "on 2"}
    assert table.refused("on 3") == "CAY-162"
    table.do("on 2")
    assert table.space(2)["building"] == "monument"
    assert table.view["seats"][0]["income"] == 3, "the residence's denier is lost"
    one = evening(road={1: "residence@0", 9: "architect@0+0"}, cubes={0: RICH}).do("build granary")
    assert one.space(1)["building"] == "granary", "with one residence there is nothing to ask"


@pytest.mark.rule("CAY-162", "CAY-320")
def test_only_on_an_own_residence() -> None:
    table = evening(road={1: "residence@1", 2: "statue@0", 9: "architect@0+0", 10: "park@0"}, cubes={0: RICH})
    assert table.log("unused")
    assert table.ask == "worker"


@pytest.mark.rule("CAY-170", "CAY-171", "CAY-172", "CAY-174", "CAY-185", "CAY-315")
def test_the_lawyer_transforms_a_neutral_building() -> None:
    table = evening(road={9: "lawyer@1+0", 10: "mason@1", 11: "park@0"}, cubes={0: "2 cloth"}, deniers="3,0,1")
    assert table.legal == {
        "transform farm", "transform forest", "transform sawmill", "transform quarry", "transform marketplace",
        "transform carpenter", "transform park", "skip",
    }  # fmt: skip
    preview = table.state.preview(table.state.string_to_action("transform forest"))
    assert preview["build"]["cost"]["cloth"] == preview["build"]["cost"]["deniers"] == 1
    stock = table.view["stock"]
    table.do("transform forest")
    assert table.points == [(0, 2, "residences")]
    assert (table.space(2)["building"], table.space(2)["owner"]) == ("residence", 0)
    assert table.cubes(0) == {"cloth": 1}
    assert table.deniers[0] == 3 - 1 + 3, "and its denier comes with the next income"
    assert table.view["stock"] == stock, "the neutral tile is out of the game"


@pytest.mark.rule("CAY-173", "CAY-316")
def test_an_own_craft_building_returns_to_the_stock() -> None:
    road = {9: "church@0", 10: "lawyer@1+0", 11: "mason@1+1"}
    table = evening(road=road, cubes={0: "1 cloth", 1: "1 stone 1 cloth"})
    assert table.view["stock"]["church"] == 0
    table.do("transform church")
    assert table.view["stock"]["church"] == 1
    assert (table.ask, table.seat) == ("build", 1)
    table.do("build church")
    assert table.scores == [12, 13, 10]
    assert table.ask == "favour", "points and favours again"
    assert table.space(12)["building"] == "church"


@pytest.mark.rule("CAY-014", "CAY-173")
def test_of_two_architects_one_is_built_or_comes_back() -> None:
    built = evening(road={9: "mason@1+0"}, cubes={0: "1 stone 1 food"})
    assert built.view["stock"]["architect"] == 2
    assert built.do("build architect").view["stock"]["architect"] == 1
    back = evening(road={9: "architect@0", 10: "lawyer@1+0"}, cubes={0: "1 cloth"}, provost=10)
    assert back.view["stock"]["architect"] == 1
    assert back.do("transform architect").view["stock"]["architect"] == 2


@pytest.mark.rule("CAY-175", "CAY-176", "CAY-177", "CAY-311")
def test_what_cannot_be_transformed() -> None:
    road = {1: "residence@0", 2: "residence@0", 3: "statue@0", 9: "lawyer@0+0", 10: "mason@1"}
    table = evening(road=road, cubes={0: "1 cloth"})
    assert table.refused("transform 1") == table.refused("transform statue") == "CAY-175"
    assert table.refused("transform gold-mine") == table.refused("transform fixed-carpenter") == "CAY-175"
    assert table.refused("transform fixed-peddler") == "CAY-175"
    assert table.refused("transform lawyer") == "CAY-176"
    assert table.refused("transform mason") == "CAY-177"
    assert table.refused("transform 20") == "CAY-170"


@pytest.mark.rule("CAY-178", "CAY-179", "CAY-181", "CAY-182", "CAY-184")
def test_a_target_with_a_worker_waits() -> None:
    road = {9: "lawyer@1+0", 10: "wood-quarry@0+1", 11: "mason@2+2"}
    table = evening(road=road, cubes={0: "2 cloth", 2: "1 stone 1 food"}, deniers="5,0,1")
    table.do("transform wood-quarry")
    assert table.cubes(0) == {"cloth": 1}
    assert table.cubes(1) == {"stone": 2}, "the worker there still uses it"
    keys = [key for key in table.keys if key in ("lawyer", "produce", "residence")]
    assert keys == ["lawyer", "produce", "residence"], "paid at once, transformed after the activation"
    assert table.log("lawyer")[0][1]["delayed"] == 1
    assert table.ask == "build", "before the next building"
    assert table.scores == [12, 10, 10]
    assert table.space(10)["building"] == "residence"


@pytest.mark.rule("CAY-179", "CAY-182", "CAY-184", "CAY-117")
def test_a_pending_transformation() -> None:
    road = {9: "wood-quarry@0+1", 10: "mason@1+2", 11: "lawyer@2+0"}
    table = special(
        road=road, special="-,-,-,0", cubes={0: "3 cloth", 2: RICH}, favours={0: "0.0.0.3"}, scored=1, bailiff=12,
        deniers="5,1,1", turn=4,
    )  # fmt: skip
    table.do("joust", "favour buildings 4", "transform wood-quarry")
    assert table.space(9)["pending"] == 0
    assert table.view["stock"]["wood_quarry"] == 0, "it is still on the road"
    assert table.scores == [10, 10, 10], "no points yet"
    assert table.deniers[0] == 4, "by favour the lawyer takes no denier"
    table.until("build")
    assert table.space(9)["building"] == "residence"
    assert table.scores == [12, 10, 10]
    table = at(ask="transform", phase="activate", at=9, provost=12, passed="0,1,2", cubes={0: "1 cloth"},
               road={9: "lawyer@0+0", 10: "park@0+1~0"})  # fmt: skip
    assert table.refused("transform park") == "CAY-182"


@pytest.mark.rule("CAY-174", "CAY-178", "CAY-181")
def test_a_neutral_building_with_a_worker_waits_too() -> None:
    past: dict[str, Any] = {"scored": 1, "bailiff": 12, "turn": 4}
    table = special(road={1: "farm+1"}, special="-,-,-,0", cubes={0: "2 cloth"}, favours={0: "0.0.0.3"}, **past)
    table.do("joust", "favour buildings 4", "transform farm")
    assert (table.space(1)["building"], table.space(1)["pending"]) == ("neutral_farm", 0)
    table.until("take")
    assert table.seat == 1, "its worker still uses it"
    table.do("take cloth")
    assert (table.cubes(1), table.space(1)["building"], table.space(1)["owner"]) == ({"cloth": 1}, "residence", 0)


@pytest.mark.rule("CAY-178", "CAY-278")
def test_a_favour_may_choose_the_building_at_work() -> None:
    table = evening(
        road={9: "mason@0+0"}, cubes={0: "1 stone 3 cloth"}, favours={0: "0.0.0.3"}, scored=1, bailiff=12, turn=4
    )  # fmt: skip
    table.do("build church", "favour buildings 4", "transform mason")
    assert table.space(9)["building"] == "residence"
    keys = [key for key in table.keys if key in ("build", "lawyer", "residence")]
    assert keys == ["build", "lawyer", "residence"]
    assert table.log("lawyer")[0][1]["delayed"] == 1, "it still held its worker"
    assert table.scores[0] == 10 + 3 + 2


@pytest.mark.rule("CAY-170")
@pytest.mark.parametrize("space", range(1, 7))
def test_the_last_neutral_building_can_be_transformed_wherever_it_stands(space: int) -> None:
    others = {number: "residence@1" for number in range(1, 7) if number != space}
    table = evening(road={**others, 9: "lawyer@1+0"}, cubes={0: "1 cloth"})
    name = ("farm", "forest", "sawmill", "quarry", "marketplace", "carpenter")[space - 1]
    assert table.legal == {f"transform {name}", "skip"}


@pytest.mark.rule("CAY-131", "CAY-171", "CAY-183")
def test_a_residence_ahead_of_the_provost_scores_once() -> None:
    table = evening(road={9: "lawyer@1+0", 10: "park@0"}, cubes={0: "1 cloth"}, provost=9).do("transform park")
    assert table.points == [(0, 2, "residences")]
    assert (table.space(10)["building"], table.space(10)["pending"]) == ("residence", None)


@pytest.mark.rule("CAY-180")
def test_a_target_that_is_not_activated() -> None:
    table = evening(road={9: "lawyer@1+0", 10: "wood-quarry@0+1"}, cubes={0: "1 cloth"}, provost=9)
    table.do("transform wood-quarry")
    assert table.cubes(1) == {}
    assert table.scores[0] == 12
    keys = [key for key in table.keys if key in ("idle", "residence", "bailiff")]
    assert keys == ["idle", "residence", "bailiff"]


@pytest.mark.rule("CAY-181", "CAY-324")
def test_the_owner_bonus_comes_before_the_transformation() -> None:
    table = evening(road={9: "lawyer@1+0", 10: "park@0+1"}, cubes={0: "1 cloth"})
    table.do("transform park")
    assert (table.ask, table.seat) == ("bonus", 0)
    assert table.space(10)["building"] == "park"
    table.do("bonus wood")
    assert table.space(10)["building"] == "residence"
    assert table.cubes(0) == {"wood": 1}


@pytest.mark.rule("CAY-183")
def test_a_target_whose_worker_is_home_changes_at_once() -> None:
    table = evening(road={1: "farm+1", 9: "lawyer@1+0", 10: "mason@2+2"}, cubes={0: "1 cloth", 2: RICH})
    table.do("take food", "transform farm")
    assert table.log("lawyer")[0][1]["delayed"] == 0
    assert table.ask == "build"
    assert table.space(1)["building"] == "residence"
