"""Section 11: the advanced game."""

from itertools import pairwise

import pytest

import bastide
from bastide.testing import random_games

from .slow_box import CARDS, CATEGORIES, DATA, GREAT, UPGRADES
from .table import Table, advanced, seat, table

FULL = "WYRGBK,WYRGB,-,-,-,-"


@pytest.mark.rule("CRR-105")
def test_the_wheel_need_not_be_turned() -> None:
    here = advanced(seat(coins=20), wheel="WY,R")
    assert {"rotate", "stay"} <= here.legal
    here.play("stay")
    assert (here.phase, here.wheel) == ("buy", "WY,R,-,-,-,-"), "nothing is refilled"
    assert here.view["rotated"] is False
    assert here.legal == {"buy I white", "buy I yellow", "buy II red"}
    here.play("buy II red")
    assert here.has() == (0, 17)


@pytest.mark.rule("CRR-106")
def test_declining_needs_a_block_that_can_be_taken() -> None:
    here = advanced(seat(coins=2), wheel="WYR,WY")
    assert here.refused("stay") == "CRR-106"
    assert "stay" in advanced(seat(coins=3), wheel="WYR,R").legal
    assert "stay" in advanced(seat(coins=0), wheel="WYR,K").legal
    for played in random_games(bastide.load_game("carrara", options={"mode": "advanced"}), 10, seed=9):
        texts = [played.action_to_string(action) for action in played.history()]
        assert not any(a == "stay" and b == "relief" for a, b in pairwise(texts))


@pytest.mark.rule("CRR-107", "CRR-009")
def test_six_tiles_of_cost_eight_lie_open_from_the_start() -> None:
    here = advanced(seat(marble="WWWWWWWY"))
    assert here.view["cost8"] == list(GREAT)
    assert {GREAT[tile]["type"] for tile in GREAT} == {row["id"] for row in DATA["building_type"]}
    assert {here.view["tiles"][tile]["cost"] for tile in GREAT} == {8}
    assert "build palazzo_8 in pisa" in here.legal
    assert here.view["stack"] == 21, "they are not in the stack"
    assert table(seat(marble="WWWWWWWY")).refused("build palazzo_8 in pisa") == "CRR-107"


@pytest.mark.rule("CRR-108")
def test_cost_eight_is_constructed_like_any_other_and_not_refilled() -> None:
    few = advanced(seat(marble="WWWWWWW"))
    assert few.refused("build palazzo_8 in pisa") == "CRR-054"
    here = advanced(seat(marble="WWWWWWWY"))
    display = here.view["display"]
    here.play("build palazzo_8 in pisa")
    assert here.marble() == "-"
    assert here.view["display"] == display
    assert here.view["cost8"] == [tile for tile in GREAT if tile != "palazzo_8"]
    here.play("upgrade lucca")
    assert here.phase == "after"
    here.play("end")
    rich = advanced(seat(built="palazzo_8@pisa", upgrades="upgrade_lucca"), seat(marble="WWWWWWWY"), on_turn=1)
    assert rich.refused("build palazzo_8 in pisa") == "CRR-108"


@pytest.mark.rule("CRR-109")
def test_cost_eight_counts_in_all_scorings() -> None:
    here = advanced(seat(coins=0, built="villa_8@lucca", upgrades="upgrade_massa"), wheel=FULL)
    by_type = Table(here.state.clone()).play("score type villa")
    assert (by_type.has()[0], by_type.objects()) == (16, {"coat_of_arms": 1})
    assert Table(here.state.clone()).play("score land").has()[0] == 8


@pytest.mark.rule("CRR-110", "CRR-117")
def test_one_upgrade_tile_of_choice() -> None:
    here = advanced(
        seat(marble="WWWWWWWY"), seat(built="porta_8@pisa", upgrades="upgrade_pisa"), wheel="RRRR", turn=3
    ).play("build palazzo_8 in lucca")
    assert here.phase == "upgrade"
    assert here.view["pending"] == {"kind": "upgrade", "tile": "palazzo_8", "city": "lucca"}
    assert here.legal == {f"upgrade {which}" for which in UPGRADES if which != "pisa"}
    assert here.refused("upgrade pisa") == "CRR-110"
    assert here.refused("end") == "CRR-110"
    here.play("upgrade land")
    assert here.me()["upgrades"] == ["upgrade_category_land"]
    assert len(UPGRADES) > len(GREAT)
    off = advanced(seat(marble="WWWWWWWY"), cards="TOP-01,OBJ-01,BLD-01,BON-02", options={"upgrades": "false"})
    assert off.play("build palazzo_8 in lucca").phase == "after"


@pytest.mark.rule("CRR-111", "CRR-113")
def test_eight_tiles_one_for_each_city_and_category() -> None:
    rows = advanced().view["upgrades"]
    assert [row["which"] for row in rows] == [*(row["id"] for row in DATA["city"]), *CATEGORIES]
    assert len(rows) == 8
    printed = {row["id"]: row for row in DATA["city"]} | {row["id"] + "*": row for row in DATA["expansion_category"]}
    for row in rows:
        base = printed[row["which"] + ("*" if row["what"] == "category" else "")]
        assert (row["value"], row["currency"]) == (base["value"] + 1, base["currency"])


@pytest.mark.rule("CRR-111", "CRR-112")
@pytest.mark.parametrize("city", [row["id"] for row in DATA["city"]])
def test_an_upgrade_is_for_later_scorings_of_this_player(city: str) -> None:
    row, tile = {row["id"]: row for row in DATA["city"]}[city], UPGRADES[city]
    here = advanced(
        seat(coins=0, built=f"villa_8@livorno villa_3@{city}", upgrades=f"upgrade_{city}"),
        seat(coins=0, built=f"castello_3@{city}"), wheel=FULL,
    )  # fmt: skip
    mine, theirs = Table(here.state.clone()), here
    mine.play("score type villa")
    own = 8 * (tile["new_value"] if city == "livorno" else 3)
    gained = (own + 3 * tile["new_value"], 0) if row["currency"] == "vp" else (own, 3 * tile["new_value"])
    assert mine.has() == gained
    mine.play("end", "score type castello")
    other = (3 * row["value"], 0) if row["currency"] == "vp" else (0, 3 * row["value"])
    assert theirs.view["seats"][1]["values"][city]["upgraded"] is False
    assert mine.has(1) == other, "other players are not affected"


@pytest.mark.rule("CRR-112")
def test_earlier_scorings_are_not_affected() -> None:
    here = advanced(seat(points=6, marble="WWWWWWWY", built="villa_2@livorno", scored="type villa"))
    here.play("build palazzo_8 in pisa", "upgrade livorno")
    assert here.has()[0] == 6


@pytest.mark.rule("CRR-114", "CRR-115", "CRR-117")
def test_rebuilding_costs_the_difference() -> None:
    here = advanced(seat(marble="WYRRRK", built="porta_3@lucca"), wheel="GGGG")
    assert here.play("rebuild porta_3 as palazzo_8").phase == "upgrade"
    assert here.marble() == "K", "five blocks that the city accepts"
    assert here.me()["buildings"]["lucca"] == ["palazzo_8"]
    first = advanced(seat(marble="WW", built="palazzo_1@lucca"), wheel="GGGG", display="palazzo_2")
    assert first.play("rebuild palazzo_1 as palazzo_2").me()["buildings"]["lucca"] == ["palazzo_2"]
    assert first.marble() == "W"
    poor = advanced(seat(marble="WYRRGGGKKK", built="porta_3@lucca"))
    assert poor.refused("rebuild porta_3 as palazzo_8") == "CRR-115"
    assert poor.refused("rebuild villa_1 as palazzo_8") == "CRR-114"
    base = table(seat(marble="WWWWW", built="porta_3@lucca"), display="palazzo_5")
    assert base.refused("rebuild porta_3 as palazzo_5") == "CRR-114"


@pytest.mark.rule("CRR-116", "CRR-117")
def test_a_rebuild_may_change_the_type_and_comes_from_display_or_side_board() -> None:
    here = advanced(seat(marble="WWWWWW", built="porta_2@lucca"), display="porta_4 villa_3")
    assert {"rebuild porta_2 as porta_4", "rebuild porta_2 as villa_3", "rebuild porta_2 as villa_8"} <= here.legal
    here.play("rebuild porta_2 as villa_3")
    assert here.phase == "display", "a tile from the display is refilled as usual"
    assert here.refused("rebuild porta_2 as porta_4") == "CRR-057"
    assert advanced(seat(marble="WWWWWW", built="porta_2@lucca")).refused("rebuild porta_2 as villa_5") == "CRR-049"


@pytest.mark.rule("CRR-118", "CRR-119")
def test_the_replaced_tile_leaves_the_game() -> None:
    here = advanced(
        seat(points=7, marble="W", built="porta_2@lucca villa_1@lucca", objects={"gate": 1}, scored="type porta"),
        display="villa_3",
    )  # fmt: skip
    here.play("rebuild porta_2 as villa_3", "reveal villa_5")
    assert here.me()["buildings"]["lucca"] == ["villa_1", "villa_3"], "two buildings as before"
    assert (here.has()[0], here.objects()) == (7, {"gate": 1}), "what it brought is kept"
    assert "porta_2" not in here.view["display"]
    assert " gone=porta_2 " in here.state.to_text(), "a position that is written down knows where it is"
    assert here.view["stack"] == 30 - 9 - 3
    deeper = here.play("end", "rotate")
    while deeper.phase == "refill":
        deeper.play(min(deeper.legal))
    assert "porta_2" not in {text.split()[1] for text in deeper.legal if text.startswith("reveal")}


@pytest.mark.rule("CRR-120")
def test_only_a_higher_cost_replaces() -> None:
    here = advanced(seat(marble="WWWWWW", built="porta_3@lucca"), display="palazzo_3 palazzo_2 palazzo_4")
    assert here.refused("rebuild porta_3 as palazzo_3") == "CRR-120"
    assert here.refused("rebuild porta_3 as palazzo_2") == "CRR-120"
    assert "rebuild porta_3 as palazzo_4" in here.legal


@pytest.mark.rule("CRR-121", "CRR-133", "CRR-060")
def test_a_category_is_scored_with_a_marker() -> None:
    here = advanced(seat(built="villa_1@pisa porta_1@pisa"), wheel=FULL)
    assert {"score land", "score city"} <= here.legal
    here.play("score land")
    assert (here.me()["markers"], here.me()["categories_scored"]) == (5, ["land"])
    assert here.me()["objectives"][0]["have"] == 1, "it counts as a scoring"
    assert table(seat(built="villa_1@pisa"), wheel=FULL).refused("score land") == "CRR-121"


@pytest.mark.rule("CRR-122", "CRR-123", "CRR-124", "CRR-126")
def test_city_gives_coins_and_land_gives_points_and_no_objects() -> None:
    built = "villa_2@livorno castello_5@lerici porta_4@livorno biblioteca_1@pisa palazzo_3@massa cattedrale_2@lucca"
    here = advanced(seat(coins=0, built=built), wheel=FULL)
    land = Table(here.state.clone()).play("score land")
    assert (land.has(), land.objects()) == ((7, 0), {}), "city values do not matter"
    city = Table(here.state.clone()).play("score city")
    assert (city.has(), city.objects()) == ((0, 10), {})
    assert land.state.ledger()[-1].cause == "category"


@pytest.mark.rule("CRR-126")
@pytest.mark.parametrize("name", list(CATEGORIES))
def test_only_the_upgrade_of_the_category_changes_the_factor(name: str) -> None:
    tile = "villa_8" if name == "land" else "porta_8"
    here = advanced(seat(coins=0, built=f"{tile}@livorno", upgrades=f"upgrade_category_{name}"), wheel=FULL)
    here.play(f"score {name}")
    assert sum(here.has()) == 8 * UPGRADES[name]["new_value"]
    plain = advanced(seat(coins=0, built=f"{tile}@livorno", upgrades="upgrade_livorno"), wheel=FULL)
    assert sum(plain.play(f"score {name}").has()) == 8


@pytest.mark.rule("CRR-125", "CRR-127")
def test_each_category_once_for_each_player_and_with_a_building() -> None:
    here = advanced(seat(built="villa_1@pisa", scored="land"), seat(built="villa_2@pisa"), wheel=FULL)
    assert here.refused("score land") == "CRR-125"
    assert here.refused("score city") == "CRR-127"
    other = advanced(seat(built="villa_1@pisa", scored="land"), seat(built="villa_2@pisa"), wheel=FULL, on_turn=1)
    assert "score land" in other.legal


@pytest.mark.rule("CRR-128", "CRR-129")
def test_one_random_card_of_each_class() -> None:
    counts = {name: sum(row["class"] == name for row in DATA["expansion_card"]) for name in CLASSES}
    assert sum(counts.values()) == DATA["inventory"]["expansion_cards"] == 31
    assert counts == {"top": 7, "object": 8, "building": 8, "bonus": 8}
    state = bastide.load_game("carrara", options={"mode": "advanced", "start_player": 0}).new_initial_state()
    here = Table(state)
    for name in CLASSES:
        assert here.phase == "cards"
        assert here.legal == {
            f"card {card}" for card, row in CARDS.items() if row["class"] == name and card[:4] != "BASE"
        }
        assert {round(p, 9) for _, p in state.chance_outcomes()} == {round(1 / len(here.legal), 9)}
        assert here.refused("card TOP-01" if name != "top" else "card OBJ-01") == "CRR-128"
        here.play(max(here.legal))
    assert [card["id"] for card in here.view["cards"]] == ["TOP-07", "OBJ-08", "BLD-08", "BON-08"]
    assert here.phase == "display"


CLASSES = ["top", "object", "building", "bonus"]


@pytest.mark.rule("CRR-001", "CRR-128")
def test_cards_without_a_meaning_are_not_dealt() -> None:
    options = {"mode": "advanced", "start_player": 0, "cost8": False, "categories": False}
    here = Table(bastide.load_game("carrara", options=options).new_initial_state())
    assert here.refused("card TOP-05") == "CRR-128"
    here.play("card TOP-01", "card OBJ-01", "card BLD-03")
    assert not {"card BON-03", "card BON-08"} & here.legal
    only = Table(bastide.load_game("carrara", options={"bonus": True, "start_player": 0}).new_initial_state())
    assert {text.split("-")[0] for text in only.legal} == {"card BON"}
    only.play("card BON-01")
    assert [card["id"] for card in only.view["cards"]] == ["BASE-TOP", "BASE-OBJECT", "BASE-BUILDING", "BON-01"]


def at_end(card_line: str, mine: str, mode: str = "advanced", **options: object) -> Table:
    """End a game whose first seat is described, by the other one's last turn."""
    here = table(
        mine, seat(coins=0, built="villa_1@lerici"), on_turn=1, ending="announcement@1", cards=card_line,
        wheel=FULL, options={"mode": mode, **options},
    )  # fmt: skip
    return here.play("score type villa", "end")


def points(here: Table, cause: str) -> int:
    """The first seat's final points for a cause."""
    return sum(entry.points for entry in here.state.ledger() if entry.seat == 0 and entry.cause == cause)


@pytest.mark.rule("CRR-130")
def test_objects_that_the_purple_card_does_not_count_are_a_point_each() -> None:
    mine = seat(coins=0, objects={"crown": 3, "cup": 2, "flag": 1})
    pairs = at_end("TOP-01,OBJ-01,BLD-01,BON-02", mine)
    assert points(pairs, "object-card") == 2 * CARDS["OBJ-01"]["final_scoring"]["vp"]
    assert points(pairs, "surplus") == 2
    kinds = at_end("TOP-01,OBJ-06,BLD-01,BON-07", mine)
    assert points(kinds, "surplus") == 1, "the green card counts the flag too, which does not matter"
    assert points(kinds, "bonus-card") == 3 * CARDS["BON-07"]["final_scoring"]["vp"]
    off = at_end("TOP-01,OBJ-01,BLD-01,BON-02", mine, surplus="false")
    assert points(off, "surplus") == 0


@pytest.mark.rule("CRR-131", "CRR-098", "CRR-100")
def test_the_bonus_card_gives_points_and_is_no_condition() -> None:
    here = at_end("TOP-01,OBJ-05,BLD-01,BON-02", seat(coins=0, marble="KKBB"))
    assert points(here, "bonus-card") == 4 * CARDS["BON-02"]["final_scoring"]["vp"]
    assert len(here.me()["objectives"]) == 3


@pytest.mark.rule("CRR-132")
def test_two_coins_are_a_point_with_that_card() -> None:
    rate = CARDS["BON-01"]["final_scoring"]["coins_per_vp"]
    assert rate == 2
    assert points(at_end("TOP-01,OBJ-01,BLD-01,BON-01", seat(coins=13)), "coins") == 13 // rate
    assert points(at_end("TOP-01,OBJ-01,BLD-01,BON-02", seat(coins=13)), "coins") == 13 // 5


@pytest.mark.rule("CRR-112")
@pytest.mark.parametrize("seat_number", [0, 1])
def test_the_tile_lies_on_the_own_board(seat_number: int) -> None:
    seats = [seat(built="villa_1@pisa"), seat(built="villa_2@pisa")]
    seats[seat_number] = seat(marble="WWWWWWWY", built=f"villa_{seat_number + 1}@pisa")
    here = advanced(*seats, on_turn=seat_number).play("build palazzo_8 in lerici", "upgrade pisa")
    printed, better = next(r["value"] for r in DATA["city"] if r["id"] == "pisa"), UPGRADES["pisa"]["new_value"]
    values = [here.me(number)["values"]["pisa"]["value"] for number in range(2)]
    assert values == ([better, printed] if seat_number == 0 else [printed, better])
    assert here.view["upgrades"][1]["seat"] == seat_number
    assert here.view["cities"][1]["value"] == printed
