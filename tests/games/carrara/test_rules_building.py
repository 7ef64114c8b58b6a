"""Section 5: constructing a building."""

from typing import Any

import pytest

import bastide
from bastide.engine.outlook import clause_of
from bastide.engine.phrases import Phrases
from bastide.texts import Texts

from .table import advanced, letters, seat, table

FULL = "WYRGBK,WYRGB,-,-,-,-"


@pytest.mark.rule("CRR-049")
def test_only_what_lies_in_the_display() -> None:
    here = table(seat(marble="WWW"), display="villa_1 villa_3")
    open_tiles = {tile for tile in here.view["display"] if tile}
    assert {text.split()[1] for text in here.legal if text.startswith("build")} <= open_tiles
    assert "villa_5" not in open_tiles
    assert here.refused("build villa_5 in pisa") == "CRR-049"
    assert here.refused("build palazzo_8 in pisa") == "CRR-107"


@pytest.mark.rule("CRR-050")
def test_one_building_per_action() -> None:
    here = table(seat(marble="WWW"), display="villa_1 porta_1").play("build villa_1 in pisa", "reveal villa_5")
    assert here.phase == "after"
    assert here.refused("build porta_1 in pisa") == "CRR-028"


@pytest.mark.rule("CRR-051", "CRR-052", "CRR-058")
def test_any_type_in_any_city_as_often_as_wanted() -> None:
    here = table(
        seat(marble="W", built="villa_2@livorno villa_3@livorno villa_4@livorno", scored="type villa"),
        seat(built="palazzo_1@livorno palazzo_2@livorno", scored="city livorno"), display="villa_1",
    )  # fmt: skip
    for city in ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici"):
        assert f"build villa_1 in {city}" in here.legal
    here.play("build villa_1 in livorno")
    assert here.me()["buildings"]["livorno"] == ["villa_1", "villa_2", "villa_3", "villa_4"]
    here.play("reveal villa_5", "end", "rotate")
    scored = table(seat(built="villa_2@pisa", scored="type villa"), wheel=FULL)
    assert scored.refused("score type villa") == "CRR-063", "that scoring is not repeated"


@pytest.mark.rule("CRR-053")
@pytest.mark.parametrize("cost", [1, 2, 3, 4, 5])
def test_the_cost_is_the_number_of_blocks(cost: int) -> None:
    here = table(seat(marble="R" * cost, coins=3), display=f"villa_{cost}")
    fewer = table(seat(marble="R" * (cost - 1), coins=30), display=f"villa_{cost}")
    assert fewer.refused(f"build villa_{cost} in lucca") == "CRR-054"
    here.play(f"build villa_{cost} in lucca")
    assert here.marble() == "-"
    assert here.has() == (0, 3), "coins are not touched"


@pytest.mark.rule("CRR-054")
def test_any_combination_of_accepted_colours() -> None:
    here = table(seat(marble="WWYRRGK"), display="porta_3").play("build porta_3 in lucca")
    assert here.phase == "pay"
    assert here.legal == {"pay white", "pay yellow"}, "two red are not enough"
    assert here.refused("pay green") == "CRR-013"
    assert here.refused("pay red") == "CRR-053", "the cost would not be met"
    here.play("pay yellow")
    assert here.phase == "display", "two red are the only way left"
    assert here.marble() == "WWGK"
    entry = here.state.story()[-1]
    assert (entry.args["yellow"], entry.args["red"], entry.args["paid"]) == (1, 2, 3)


@pytest.mark.rule("CRR-054")
def test_a_payment_has_one_spelling() -> None:
    here = table(seat(marble="WWYYRR"), display="porta_3").play("build porta_3 in lucca", "pay yellow")
    assert here.legal == {"pay yellow", "pay red"}
    assert here.refused("pay white") == "CRR-054"
    here.play("pay yellow")
    assert here.view["display"].count(None) == 1, "with yellow twice, only red is left to pay with"
    assert here.marble() == "WWR"


@pytest.mark.rule("CRR-053", "CRR-054")
def test_all_payments_are_offered_once() -> None:
    here = table(seat(marble="WWYRR"), display="porta_3")
    action = here.state.string_to_action("build porta_3 in lucca")
    listed = {letters(way) for way in here.state.preview(action)["payments"]}
    found = set()

    def follow(state: bastide.State) -> None:
        if state.view(0)["phase"] != "pay":
            found.add(letters(state.view(0)["seats"][0]["marble"]))
            return
        for choice in state.legal_actions():
            other = state.clone()
            other.apply_action(choice)
            follow(other)

    state = here.state.clone()
    state.apply_action(action)
    follow(state)
    assert listed == {"WWY", "WWR", "WYR", "WRR", "YRR"}
    assert found == {"RR", "YR", "WR", "WY", "WW"}, "what is left, once for each payment"


@pytest.mark.rule("CRR-055")
def test_nothing_replaces_marble() -> None:
    """Neither coins nor two blocks of another colour."""
    here = table(seat(marble="KKKKKK", coins=99), display="villa_1", wheel=FULL)
    assert here.legal == {"rotate", "build villa_1 in lerici"} | {
        text for text in here.legal if text.endswith("in lerici")
    }
    assert here.refused("build villa_1 in massa") == "CRR-054"


@pytest.mark.rule("CRR-056", "CRR-004")
def test_paid_blocks_go_into_the_bag() -> None:
    here = table(seat(marble="WWY"), display="villa_3", options={"open": "true"})
    before = here.view["bag"]["blocks"]
    after = here.play("build villa_3 in pisa").view["bag"]["blocks"]
    assert (after["white"] - before["white"], after["yellow"] - before["yellow"]) == (2, 1)


@pytest.mark.rule("CRR-057")
def test_the_display_is_filled_from_the_stack() -> None:
    here = table(seat(marble="W"), display="porta_1 villa_1").play("build villa_1 in pisa")
    assert here.view["display"][1] is None
    assert here.state.current_player() == bastide.CHANCE
    assert here.refused("end") == "CRR-057"
    assert all(text.startswith("reveal") for text in here.legal)
    assert {round(p, 9) for _, p in here.state.chance_outcomes()} == {round(1 / len(here.legal), 9)}
    here.play("reveal castello_5")
    assert here.view["display"][:2] == ["porta_1", "castello_5"], "the new tile comes to the free site"
    assert here.view["stack"] == 20


@pytest.mark.rule("CRR-057")
def test_without_a_stack_the_display_shrinks() -> None:
    built = [
        f"{kind}_{cost}@lerici" for kind in ("palazzo", "porta", "biblioteca", "cattedrale") for cost in range(1, 6)
    ]
    here = table(seat(marble="W"), seat(built=" ".join([*built, "villa_5@pisa"])), display="villa_1 castello_1")
    assert here.view["stack"] == 0
    here.play("build villa_1 in pisa")
    assert here.phase == "after"
    assert here.view["display"].count(None) == 1


@pytest.mark.rule("CRR-059")
def test_what_nobody_could_pay_is_not_offered() -> None:
    here = table(seat(marble="KK"), display="villa_1 villa_2 villa_3 villa_4 villa_5", wheel=FULL)
    mine = {text for text in here.legal if "villa" in text}
    assert mine == {"build villa_1 in lerici", "build villa_2 in lerici"}
    assert not table(wheel=FULL).kinds() & {"build"}
    rich = advanced(seat(marble="KKKKKKB", built="villa_1@lerici"), wheel=FULL, display="villa_2")
    assert "build villa_8 in lerici" not in rich.legal
    assert "rebuild villa_1 as villa_8" in rich.legal
    poor = advanced(seat(marble="KKKKKK", built="villa_1@lerici"), wheel=FULL, display="villa_2")
    assert poor.refused("rebuild villa_1 as villa_8") == "CRR-115"


@pytest.mark.rule("CRR-054")
def test_one_block_is_paid_as_one() -> None:
    here = table(seat(marble="WR"), display="porta_1")
    told = here.state.preview(here.state.string_to_action("build porta_1 in lucca"))["told"]
    said = Phrases("carrara", ["Ann", "Ben"], Texts("en")).clause(clause_of(told[0]))
    assert said == "pay 1 block, 2 ways"


@pytest.mark.rule("CRR-067")
def test_the_preview_promises_no_object_that_the_supply_has_no_more_of() -> None:
    def promised(held: int) -> dict[str, Any]:
        here = table(seat(marble="K", objects={"crown": held}), display="palazzo_1")
        told = here.state.preview(here.state.string_to_action("build palazzo_1 in lerici"))["told"]
        return next(clause for clause in told if clause["key"].startswith("carrara-then-worth"))

    assert promised(4) == {"key": "carrara-then-worth", "args": {"what": {"coins": 1}, "object": {"crown": 1}}}
    assert promised(5) == {"key": "carrara-then-worth-alone", "args": {"what": {"coins": 1}}}
