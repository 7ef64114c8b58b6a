"""Sections 6 and 7: scoring, and the additional purchase."""

import pytest

import bastide

from .table import advanced, seat, table

FULL = "WYRGBK,WYRGB,-,-,-,-"
SIX = "type palazzo,type porta,type villa,type castello,type biblioteca,type cattedrale"


@pytest.mark.rule("CRR-060")
def test_six_markers() -> None:
    built = "palazzo_1@pisa porta_1@pisa villa_1@pisa castello_1@pisa"
    here = table(seat(built=built, scored="type palazzo,type porta"), wheel=FULL)
    assert here.me()["markers"] == 4
    assert here.play("score city pisa").me()["markers"] == 3
    none = table(seat(built=built, scored=SIX), wheel=FULL)
    assert none.me()["markers"] == 0
    assert none.refused("score city pisa") == "CRR-060"
    with pytest.raises(bastide.PositionError, match="CRR-060"):
        table(seat(built=built + " palazzo_2@pisa", scored=SIX + ",city pisa"))


@pytest.mark.rule("CRR-061")
def test_a_type_or_a_city() -> None:
    here = table(seat(built="palazzo_1@pisa villa_1@pisa"), wheel=FULL)
    assert {text for text in here.legal if text.startswith("score")} == {
        "score type palazzo", "score type villa", "score city pisa"
    }  # fmt: skip
    assert here.refused("score land") == "CRR-121"
    here.play("score city pisa")
    assert (here.me()["types_scored"], here.me()["cities_scored"]) == ([], ["pisa"])


@pytest.mark.rule("CRR-062")
def test_one_building_of_the_type_is_needed() -> None:
    here = table(seat(built="palazzo_1@pisa"), wheel=FULL)
    assert "score type palazzo" in here.legal
    assert here.refused("score type villa") == "CRR-062"


@pytest.mark.rule("CRR-063")
def test_each_type_once_for_each_player() -> None:
    here = table(
        seat(built="palazzo_1@pisa", scored="type palazzo"), seat(built="palazzo_2@pisa"), wheel=FULL, on_turn=0
    )
    assert here.refused("score type palazzo") == "CRR-063"
    other = table(
        seat(built="palazzo_1@pisa", scored="type palazzo"), seat(built="palazzo_2@pisa"), wheel=FULL, on_turn=1
    )
    assert "score type palazzo" in other.legal


@pytest.mark.rule("CRR-064", "CRR-065", "CRR-075")
def test_cost_times_the_value_of_the_city() -> None:
    built = "villa_2@livorno villa_3@pisa villa_1@lucca villa_4@viareggio villa_5@massa palazzo_5@livorno"
    here = table(seat(coins=1, points=4, built=built), wheel=FULL).play("score type villa")
    assert here.has() == (4 + 2 * 3 + 1 * 2 + 5 * 1, 1 + 3 * 3 + 4 * 2)
    assert here.state.view(1)["seats"][0]["coins"] is None, "the coins go behind the screen"
    entry = here.state.story()[-1]
    assert (entry.args["points"], entry.args["coins"], entry.args["count"]) == (13, 17, 5)


@pytest.mark.rule("CRR-066", "CRR-009", "CRR-011")
def test_one_object_for_each_building() -> None:
    here = table(seat(built="villa_2@livorno villa_3@pisa castello_1@pisa"), wheel=FULL).play("score type villa")
    assert here.objects() == {"coat_of_arms": 2}
    assert {row["id"]: row["supply"] for row in here.view["objects"]}["coat_of_arms"] == 3


@pytest.mark.rule("CRR-067", "CRR-068", "CRR-069")
def test_an_empty_supply_gives_nothing() -> None:
    villas = "villa_1@pisa villa_2@pisa villa_3@pisa"
    one_left = table(seat(built=villas), seat(objects={"coat_of_arms": 4}), wheel=FULL)
    assert one_left.play("score type villa").objects() == {"coat_of_arms": 1}
    none_left = table(seat(built=villas + " palazzo_1@pisa"), seat(objects={"coat_of_arms": 5}), wheel=FULL)
    none_left.play("score city pisa")
    assert none_left.objects() == {"crown": 1}, "no substitute"
    sale = {row["id"]: row["sale"] for row in none_left.view["objects"]}
    assert sale["coat_of_arms"], "the piece on the sale space is no supply"


@pytest.mark.rule("CRR-070", "CRR-015")
@pytest.mark.parametrize("place", range(6))
def test_a_city_needs_its_minimum_and_may_have_more(place: int) -> None:
    city = table().view["cities"][place]
    name, built = city["id"], [f"villa_{n}@{city['id']}" for n in range(1, 6)]
    for number in range(6):
        here = table(seat(built=" ".join(built[:number])), wheel=FULL)
        assert (f"score city {name}" in here.legal) == (number >= city["minimum"])
    other = table().view["cities"][place - 1]["id"]
    assert here.refused(f"score city {other}") == "CRR-070"


@pytest.mark.rule("CRR-071")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_city_is_scored_once_by_all_players_together(players: int) -> None:
    mine, theirs = "villa_1@pisa villa_2@pisa villa_3@pisa", "palazzo_1@pisa palazzo_2@pisa palazzo_3@pisa"
    here = table(seat(built=mine), seat(built=theirs), players=players, wheel=FULL).play("score city pisa", "end")
    assert here.view["cities"][1]["scored_by"] == 0
    assert here.refused("score city pisa") == "CRR-071"
    assert here.me(1)["buildings"]["pisa"] == ["palazzo_1", "palazzo_2", "palazzo_3"]
    here.play("score type palazzo")
    assert here.has(1) == (0, 20 + 3 * 6), "they still count in a type"
    with pytest.raises(bastide.PositionError, match="CRR-071"):
        table(seat(built=mine, scored="city pisa"), seat(built=theirs, scored="city pisa"))


@pytest.mark.rule("CRR-072")
def test_all_buildings_in_the_city_count() -> None:
    built = "villa_1@lucca palazzo_5@lucca porta_2@lucca villa_5@pisa"
    here = table(seat(built=built), wheel=FULL).play("score city lucca")
    assert here.has() == (2 * 8, 20)
    assert here.objects() == {"coat_of_arms": 1, "crown": 1, "gate": 1}


@pytest.mark.rule("CRR-073")
@pytest.mark.parametrize(("before", "after"), [("city lucca", "type villa"), ("type villa", "city lucca")])
def test_a_building_counts_in_several_scorings(before: str, after: str) -> None:
    here = table(seat(built="villa_3@lucca villa_2@lucca villa_1@lucca"), wheel=FULL)
    here.play(f"score {before}", "end", "rotate", "buy I white" if "buy I white" in here.legal else "buy II white")
    here.play(*(["done"] if here.phase == "buy" else []), "end", f"score {after}")
    assert here.has() == (2 * 12, 20)
    assert here.objects() == {"coat_of_arms": 5}, "three and the two that were left"


@pytest.mark.rule("CRR-074")
def test_points_are_marked_at_once_and_know_no_end_of_the_track() -> None:
    here = table(seat(points=99, built="villa_5@livorno villa_4@livorno"), wheel=FULL).play("score city livorno")
    assert here.state.scores() == [99 + 27, 0]
    assert here.state.ledger()[0].cause == "carried"
    assert here.state.ledger()[-1].points == 27


# -- section 7 ---------------------------------------------------------------------------


@pytest.mark.rule("CRR-076", "CRR-080")
def test_an_object_for_ten_coins_after_the_action() -> None:
    here = table(seat(coins=10, built="villa_1@livorno"), wheel=FULL)
    assert here.refused("purchase cup") == "CRR-077"
    here.play("score type villa")
    assert {text for text in here.legal if text.startswith("purchase")} == {
        f"purchase {kind}" for kind in ("crown", "book", "gate", "cup", "flag", "coat_of_arms")
    }
    here.play("purchase cup")
    assert (here.has()[1], here.objects()) == (0, {"cup": 1, "coat_of_arms": 1})
    assert {row["id"]: row["supply"] for row in here.view["objects"]}["cup"] == 5, "not from the supply"
    poor = table(seat(coins=9, built="villa_1@livorno"), wheel=FULL).play("score type villa")
    assert poor.refused("purchase cup") == "CRR-080"


@pytest.mark.rule("CRR-077", "CRR-078")
def test_one_purchase_a_turn_and_only_in_the_own_turn() -> None:
    here = table(seat(coins=40, built="villa_1@livorno"), seat(coins=40), wheel=FULL).play("score type villa")
    here.play("purchase cup")
    assert here.refused("purchase crown") == "CRR-078"
    here.play("end")
    assert here.refused("purchase crown") == "CRR-077", "the other player has to act first"
    late = table(seat(coins=40, built="villa_1@livorno"), wheel=FULL, ending="announcement@1", on_turn=1)
    late.play("rotate", "buy I white" if "buy I white" in late.legal else "buy II white")
    assert "done" in late.legal or "purchase cup" in late.legal
    late.play(*(["done"] if late.phase == "buy" else []))
    assert "purchase cup" in late.legal, "in the last round too"


@pytest.mark.rule("CRR-079")
def test_each_kind_is_sold_once_in_a_game() -> None:
    here = table(seat(coins=40, built="villa_1@livorno"), seat(coins=40, built="palazzo_1@pisa"), wheel=FULL)
    here.play("score type villa", "purchase cup", "end", "score type palazzo")
    assert here.refused("purchase cup") == "CRR-079"
    assert "purchase crown" in here.legal


@pytest.mark.rule("CRR-081")
def test_after_any_action_also_with_coins_just_scored() -> None:
    scored = table(seat(coins=0, built="villa_4@pisa"), wheel=FULL).play("score type villa")
    assert scored.has() == (0, 12)
    assert "purchase cup" in scored.legal
    built = table(seat(coins=10, marble="W"), display="villa_1").play("build villa_1 in pisa", "reveal villa_5")
    assert "purchase cup" in built.legal
    bought = table(seat(coins=10), wheel="WYRGB,WYRGB,-,-,-,K").play("rotate", "buy III blue")
    assert "purchase cup" in bought.legal
    relieved = table(seat(coins=3), wheel="WWWWWWWYYYY").play("rotate")
    assert relieved.legal == {"relief"}


@pytest.mark.rule("CRR-082")
def test_a_bought_object_counts_like_any_other() -> None:
    here = table(seat(coins=10, objects={"cup": 3}, built="villa_1@livorno"), wheel=FULL).play("score type villa")
    before = here.me()
    here.play("purchase cup")
    after = here.me()
    assert after["objectives"][1]["have"] == before["objectives"][1]["have"] + 1
    rate = here.view["cards"][1]["rate"]["vp"]
    assert after["if_ended"] == before["if_ended"] + rate - 2


# -- previews ----------------------------------------------------------------------------


def test_the_preview_of_a_scoring_is_what_it_brings() -> None:
    here = advanced(
        seat(built="villa_2@livorno villa_3@pisa palazzo_8@pisa", upgrades="upgrade_pisa"),
        seat(objects={"coat_of_arms": 4}), wheel=FULL,
    )  # fmt: skip
    for action in here.state.legal_actions():
        text = here.state.action_to_string(action)
        if not text.startswith("score"):
            continue
        seen, before = here.state.preview(action), here.me()
        after = type(here)(here.state.clone()).play(text).me()
        won = seen["changes"][0]
        points, coins = after["score"] - before["score"], after["coins"] - before["coins"]
        assert won.get("points", 0) == points == sum(row["points"] for row in seen["scored"])
        assert won.get("coins", 0) == coins == sum(row["coins"] for row in seen["scored"])
        gained = {kind: after["objects"][kind] - before["objects"][kind] for kind in after["objects"]}
        assert {kind: won.get(kind, 0) for kind in gained} == gained
        assert sum(gained.values()) == sum(row["object"] for row in seen["scored"])
        assert seen["objectives"] == after["objectives"]
