"""Sections 3 and 4: the turn, and buying marble."""

import random
from collections import Counter

import pytest

import bastide

from .slow_box import COLOURS, PRICES, SEGMENTS
from .table import Table, advanced, built_out, new, seat, table

FULL = "WYRGBK,WYRGB,-,-,-,-"
"""Eleven blocks: nothing is refilled when this is turned."""


def refilled(here: Table, colours: str = "W") -> Table:
    """Draw blocks until no more is due; the first colours by name, then whatever comes."""
    for text in colours:
        if here.phase == "refill":
            here.play(f"draw {dict(zip('WYRGBK', COLOURS, strict=True))[text]}")
    while here.phase == "refill":
        here.play(sorted(here.legal)[0])
    return here


@pytest.mark.rule("CRR-027")
def test_turns_go_round() -> None:
    here = table(players=3, wheel=FULL, on_turn=2, first=1, turn=2)
    order = []
    for _ in range(5):
        order.append(here.view["seat"])
        refilled(here.play("rotate"))
        here.play(min(text for text in here.legal if text.startswith("buy")))
        if here.phase == "buy":
            here.play("done")
        here.play("end")
    assert order == [2, 0, 1, 2, 0]


@pytest.mark.rule("CRR-028")
def test_one_of_three_actions() -> None:
    here = table(seat(marble="K", built="villa_3@pisa"), wheel=FULL, display="villa_1")
    assert here.kinds() == {"rotate", "build", "score"}
    assert {"build villa_1 in lerici", "score type villa", "rotate"} <= here.legal
    assert here.refused("pay red") == "CRR-028"
    assert here.refused("buy I white") == "CRR-031", "first the wheel is turned"
    for text, rule in (("end", "CRR-030"), ("announce", "CRR-091"), ("purchase crown", "CRR-077")):
        assert here.refused(text) == rule, "that comes after the action"
    here.play("score type villa")
    assert here.refused("build villa_1 in lerici") == "CRR-028", "exactly one"
    assert here.refused("rotate") == "CRR-028"


@pytest.mark.rule("CRR-029", "CRR-077")
def test_purchase_then_announcement_then_the_turn_passes() -> None:
    here = ready().play("score type villa")
    assert here.kinds() == {"purchase", "announce", "end"}
    here.play("purchase crown")
    assert here.kinds() == {"announce", "end"}
    here.play("announce")
    assert (here.phase, here.view["seat"]) == ("turn", 1), "announcing is the last thing in a turn"
    other = ready().play("score type villa", "end")
    assert other.view["seat"] == 1
    assert other.refused("purchase crown") == "CRR-077"


def ready() -> Table:
    """A seat that meets the objectives of the base game with its fourth scoring."""
    built = "villa_5@massa villa_4@massa palazzo_5@massa palazzo_4@massa porta_5@massa porta_4@massa porta_3@massa"
    return table(
        seat(
            coins=30, objects=dict.fromkeys(["crown", "book", "cup", "gate"], 2), built=built,
            scored="type palazzo,type porta,city massa",
        ),
        wheel=FULL,
    )  # fmt: skip


@pytest.mark.rule("CRR-030")
def test_an_action_must_be_taken_if_any_is_possible() -> None:
    here = table(wheel=FULL)
    assert here.legal == {"rotate"}
    assert here.refused("end") == "CRR-030"
    assert here.refused("relief") == "CRR-030"


@pytest.mark.rule("CRR-031", "CRR-032")
def test_the_wheel_turns_and_what_lay_in_six_costs_the_full_price_again() -> None:
    here = table(seat(coins=20), wheel="K,B,GG,RR,YY,WWW").play("rotate")
    assert here.wheel == "WWW,K,B,GG,RR,YY"
    before = here.has()[1]
    here.play("buy I white")
    assert before - here.has()[1] == PRICES["I"]["white"] == 6


@pytest.mark.rule("CRR-031")
def test_in_the_base_game_the_wheel_is_always_turned() -> None:
    assert table(wheel=FULL).refused("stay") == "CRR-031"


@pytest.mark.rule("CRR-033")
def test_segment_one_is_filled_until_eleven_lie_on_the_wheel() -> None:
    here = table(wheel="WWW,-,-,-,-,RR").play("rotate")
    assert here.phase == "refill"
    assert here.state.current_player() == bastide.CHANCE
    for number in range(6):
        assert here.refused("buy I white") == "CRR-033"
        here.play("draw green")
        assert here.phase == ("refill" if number < 5 else "buy")
    assert here.wheel == "RRGGGGGG,WWW,-,-,-,-"


@pytest.mark.slow
@pytest.mark.rule("CRR-033", "CRR-004")
def test_every_block_of_the_bag_is_as_likely_as_any_other() -> None:
    here = table(seat(marble="WWWWWWYYY"), wheel="YYYY,-,-,-,-,-").play("rotate")
    chances = {here.state.action_to_string(action): p for action, p in here.state.chance_outcomes()}
    assert chances == {"draw white": 1 / 29, **{f"draw {name}": 7 / 29 for name in COLOURS[2:]}}
    assert here.refused("draw yellow") == "CRR-004"
    rng = random.Random(5)
    drawn = Counter(here.state.action_to_string(bastide.random_chance(here.state, rng)) for _ in range(6000))
    assert drawn["draw white"] / 6000 == pytest.approx(1 / 29, abs=0.01)
    played = Counter[str]()
    for seed in range(1500):
        other = here.state.clone()
        other.playout(seed)
        played[other.action_to_string(other.history()[1])] += 1
    assert played["draw white"] / 1500 == pytest.approx(1 / 29, abs=0.02)
    assert played["draw black"] / 1500 == pytest.approx(7 / 29, abs=0.05)


@pytest.mark.rule("CRR-034")
def test_nothing_is_drawn_where_eleven_or_more_lie() -> None:
    assert table(wheel=FULL).play("rotate").phase == "buy"
    assert table(wheel="WWWWYYYY,RRRRGGGG,-,-,-,-").play("rotate").phase == "buy"


BAG_EMPTY = "WWWWWWWYYYYYYYRRRRRRRGGGGGGGBBBBBBBKK"


@pytest.mark.rule("CRR-035", "CRR-045")
def test_an_empty_bag_fills_nothing_or_not_enough() -> None:
    here = table(seat(marble=BAG_EMPTY), wheel="-,-,KKK,-,-,-").play("rotate")
    assert here.phase == "refill"
    here.play("draw black", "draw black")
    assert (here.phase, here.wheel) == ("buy", "KK,-,-,KKK,-,-"), "partial refill"
    none = table(seat(marble=BAG_EMPTY), wheel="KK,-,KKK,-,-,-").play("rotate")
    assert (none.phase, none.wheel) == ("buy", "-,KK,-,KKK,-,-")


@pytest.mark.rule("CRR-034", "CRR-035", "CRR-026")
def test_the_preview_tells_that_nothing_is_drawn_where_everybody_sees_it() -> None:
    for here, told in (
        (table(wheel=FULL), ("rotate-drawn", {"count": 0})),
        (table(wheel="WWWWYYYY,RRRRGGGG,-,-,-,-"), ("rotate-drawn", {"count": 0})),
        (table(seat(marble=BAG_EMPTY), wheel="KK,-,KKK,-,-,-"), ("rotate-drawn", {"count": 0})),
        (table(seat(marble=BAG_EMPTY), wheel="-,-,KKK,-,-,-"), ("rotate", {})),  # nobody knows how many are left
    ):
        clause = here.state.preview(here.state.string_to_action("rotate"))["told"][0]
        assert (clause["key"].removeprefix("carrara-then-"), clause["args"]) == told


@pytest.mark.rule("CRR-045")
def test_an_empty_wheel_is_filled_from_the_bag() -> None:
    here = table(seat(marble="W")).play("rotate")
    assert here.phase == "refill"
    refilled(here)
    assert sum(sum(row["blocks"].values()) for row in here.view["wheel"]) == 11


@pytest.mark.rule("CRR-036", "CRR-040")
def test_blocks_of_one_segment_as_many_as_wanted() -> None:
    here = table(seat(coins=20), wheel="WYRGBK,WYRGB").play("rotate", "buy II white")
    assert here.legal == {"done", "buy II yellow", "buy II red", "buy II green", "buy II blue", "buy II black"}
    assert here.refused("buy III white") == "CRR-036"
    here.play("buy II red", "buy II black")
    assert (here.phase, here.marble()) == ("after", "WRK"), "nothing is left to be taken below black"
    assert here.wheel == "-,YGB,WYRGB,-,-,-", "what is not wanted is left"
    assert here.has() == (0, 20 - 5 - 3 - 0)


@pytest.mark.rule("CRR-036", "CRR-041")
@pytest.mark.parametrize("segment", SEGMENTS)
def test_whichever_segment_is_chosen_the_others_are_closed(segment: str) -> None:
    here = advanced(seat(coins=20), wheel="WY,WY,WY,WY,WY,WY").play("stay", f"buy {segment} white")
    assert here.legal == {"done", f"buy {segment} yellow"}


@pytest.mark.rule("CRR-036")
def test_a_purchase_has_one_spelling() -> None:
    here = table(seat(coins=20), wheel="WWYYRR,WYRGB").play("rotate", "buy II yellow")
    assert here.refused("buy II white") == "CRR-036"
    assert here.refused("buy II black") == "CRR-036"
    assert {"buy II yellow", "buy II red", "done"} == here.legal
    here.play("buy II yellow", "done")
    assert here.marble() == "YY"


@pytest.mark.rule("CRR-037", "CRR-038")
def test_the_price_table() -> None:
    table_of = {
        "white": [6, 5, 4, 3, 2, 1], "yellow": [5, 4, 3, 2, 1, 0], "red": [4, 3, 2, 1, 0, 0],
        "green": [3, 2, 1, 0, 0, 0], "blue": [2, 1, 0, 0, 0, 0], "black": [1, 0, 0, 0, 0, 0],
    }  # fmt: skip
    for number, segment in enumerate(SEGMENTS):
        for at, colour in enumerate(COLOURS):
            assert table_of[colour][number] == max(0, 6 - at - number), "the formula"
            blocks = ["-"] * 6
            blocks[(number - 1) % 6] = "WYRGBK"[at]
            blocks[(number + 2) % 6] = "WWWWWYYYYY" if at > 1 else "RRRRRGGGGG"
            here = table(seat(coins=30), wheel=",".join(blocks)).play("rotate")
            assert here.view["wheel"][number]["prices"][colour] == table_of[colour][number]
            here.play(f"buy {segment} {colour}")
            assert 30 - here.has()[1] == table_of[colour][number]


@pytest.mark.rule("CRR-039", "CRR-040")
def test_colours_without_a_price_are_free_and_taken_only_if_wanted() -> None:
    here = table(seat(coins=0), wheel="YYYYYYGB,-,-,-,WWW,-").play("rotate")
    assert here.legal == {"relief"}, "green costs 2 in segment II and blue 1"
    free = table(seat(coins=0), wheel="YYYY,-,-,GGBB,WWW,-").play("rotate")
    assert free.legal == {"buy V green", "buy V blue"}
    free.play("buy V green", "done")
    assert (free.marble(), free.has()) == ("G", (0, 0))
    assert free.wheel == "-,YYYY,-,-,GBB,WWW"


@pytest.mark.rule("CRR-041")
def test_at_least_one_block_must_be_taken() -> None:
    here = table(seat(coins=1), wheel="WWWWW,-,-,-,WWBBBB,-").play("rotate")
    assert here.legal == {"buy VI white", "buy VI blue"}, "no segment in which nothing can be taken"
    assert here.refused("done") == "CRR-041"
    assert here.refused("relief") == "CRR-041"
    assert here.refused("buy II white") == "CRR-043"
    here.play("buy VI white")
    assert here.legal == {"done", "buy VI blue"}


@pytest.mark.rule("CRR-042", "CRR-081")
def test_relief_where_nothing_can_be_taken() -> None:
    here = table(seat(coins=1, marble="K", objects={"cup": 1}), wheel="WWWWWWYYYYY", display="villa_1")
    assert {"rotate", "build villa_1 in lerici"} <= here.legal, "it may be chosen although another action is possible"
    here.play("rotate")
    assert here.legal == {"relief"}
    assert here.state.reveals(here.state.legal_actions()[0])
    here.play("relief")
    assert (here.has(), here.marble()) == ((0, 3), "K"), "2 coins, no block"
    assert here.phase == "after", "this ends the action"
    shown, relief = here.state.story()[-2:]
    assert (shown.key, relief.key) == ("carrara-log-shown", "carrara-log-relief")
    assert (shown.args["coins"], shown.args["black"], shown.args["cup"]) == (1, 1, 1), "all goods are shown"
    assert (relief.args["coins"], relief.rule) == (2, "CRR-042")
    assert here.state.view(1)["seats"][0]["coins"] is None, "what was shown goes back behind the screen"
    rich = table(seat(coins=20), wheel="WWWWWWYYYYY").play("rotate")
    assert "relief" not in rich.legal


@pytest.mark.rule("CRR-043")
def test_coins_never_go_below_zero() -> None:
    here = table(seat(coins=7), wheel="WWYYRRGGBBK").play("rotate", "buy II white")
    assert here.has() == (0, 2)
    assert here.refused("buy II white") == "CRR-043"
    assert here.refused("buy II yellow") == "CRR-043"
    assert "buy II green" in here.legal


EVERYTHING = "WWWWWWWYYYYYYYRRRRRRRGGGGGGGBBBBBBBKKKKKKK"


@pytest.mark.rule("CRR-044", "CRR-045")
@pytest.mark.parametrize("segment", range(6))
def test_the_last_block_of_the_wheel_can_be_bought_wherever_it_lies(segment: int) -> None:
    wheel = ",".join("K" if number == segment else "-" for number in range(6))
    here = table(seat(marble=EVERYTHING.replace("K", "", 1)), wheel=wheel)
    assert "rotate" in here.legal


@pytest.mark.rule("CRR-044")
def test_nothing_to_buy_where_bag_and_wheel_are_empty() -> None:
    here = table(seat(marble=EVERYTHING), display="villa_1")
    assert here.refused("rotate") == "CRR-044"
    assert "build villa_1 in pisa" in here.legal


@pytest.mark.rule("CRR-046", "CRR-081")
@pytest.mark.parametrize("ending", ["-", "announcement@1"])
def test_relief_where_nothing_at_all_can_be_done(ending: str) -> None:
    here = table(seat(marble=EVERYTHING), seat(coins=8), on_turn=1, ending=ending)
    assert here.legal == {"relief"}
    here.play("relief")
    assert here.has(1) == (0, 10)
    assert here.state.story()[-1].rule == "CRR-046"
    assert "purchase crown" in here.legal, "a purchase may follow"
    able = table(seat(marble=EVERYTHING[1:]), seat(coins=8, built="villa_3@pisa", marble="W"), on_turn=1)
    assert able.refused("relief") == "CRR-030"


@pytest.mark.rule("CRR-047", "CRR-048")
def test_the_bank_never_runs_out() -> None:
    """More coins than the box has (170) are paid out as well."""
    built = "villa_5@pisa castello_5@pisa palazzo_5@pisa porta_5@pisa"
    here = table(seat(coins=150, built=built), seat(coins=160), wheel=FULL).play("score city pisa")
    assert here.has() == (0, 150 + 3 * 20)


def test_built_out_helper_leaves_what_it_says() -> None:
    one, two = built_out("villa_1")
    assert len(one.split()) + len(two.split()) == 29
    assert new(2).phase == "turn"
    assert advanced(wheel=FULL).phase == "turn"
