"""Whatever is typed, the answer is a named error and an unchanged position, or a position of the game."""

import random

import pytest

import bastide
from bastide.testing import random_positions

from .compare import choose
from .table import Table, at, evening, fresh, line

UNREADABLE = [
    "", " ", "worker", "worker ", "worker  farm", "worker Farm", "worker farm\n", "worker 0", "worker 29",
    "worker 01", "worker ٣", "worker farm 2", "worker farm 1 ", "worker residence-2", "WORKER farm", "move",
    "provost", "provost 2", "provost +0", "provost +4", "provost ++1", "provost +٣", "build", "build farm",
    "build gold-mine", "build 3", "batch", "batch food", "batch food wood", "batch food wood wood",
    "batch wood stone cloth", "batch food food wood", "favour", "favour deniers", "favour deniers 0",
    "favour deniers 6", "favour money 1", "favour deniers  1", "take gold", "buy gold", "bonus gold", "pay",
    "offer 3", "offer", "on 0", "on 29", "transform", "transform 0", "tile mason", "tile 1", "order 5", "order -1",
    "inn", "inn left", "skip it", "activate", "activate farm", "activate mason build park", "\x00", "\ud800",
]  # fmt: skip


@pytest.mark.parametrize("text", UNREADABLE)
def test_texts_that_are_no_action(text: str) -> None:
    for table in (fresh(), evening(road={1: "farm+0"})):
        before, refusal = table.state.to_text(), table.state.explain(text)
        assert refusal is not None
        assert refusal.reason
        with pytest.raises(bastide.IllegalAction):
            table.state.apply(text)
        assert table.state.to_text() == before


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("worker neutral_farm", "worker farm"), ("worker 1", "worker farm"), ("worker farm 1", "worker farm"),
        ("worker trading_post", "worker trading-post"), ("worker merchants_guild", "worker guild"),
        ("worker 16", "worker gold-mine"),
        ("worker gold_mine", "worker gold-mine"),
    ],
)  # fmt: skip
def test_other_ways_to_say_it(text: str, same: str) -> None:
    state = fresh().state
    assert state.string_to_action(text) == state.string_to_action(same)


IMPOSSIBLE = [
    ("batch food cloth cloth", "CAY-203"), ("batch food food gold", "CAY-203"), ("take gold", "CAY-271"),
    ("bonus gold", "CAY-140"), ("buy gold", "CAY-406"), ("transform gate", "CAY-175"), ("transform castle", "CAY-170"),
    ("build farm", "CAY-159"), ("build gold-mine", "CAY-159"), ("provost +4", "CAY-121"), ("provost 0", "CAY-121"),
    ("favour deniers 6", "CAY-254"), ("worker 29", "CAY-020"), ("on 29", "CAY-020"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "rule"), IMPOSSIBLE)
@pytest.mark.rule("CAY-020", "CAY-121", "CAY-140", "CAY-159", "CAY-170", "CAY-175", "CAY-203", "CAY-254", "CAY-271")
def test_what_is_made_like_an_action_is_refused_by_its_rule(text: str, rule: str) -> None:
    assert fresh().refused(text) == rule


def test_the_rule_is_the_one_of_the_moment() -> None:
    peddler = evening(road={9: "wood-peddler@1+0"})
    assert (peddler.ask, peddler.refused("buy gold")) == ("buy", "CAY-415")
    farm = evening(road={9: "food-farm@1+0"})
    assert (farm.ask, farm.refused("take gold")) == ("take", "CAY-410")
    guild = at(ask="guild", phase="special", at=2, passed="0,1,2", special="-,-,0,-")
    assert guild.refused("provost +4") == "CAY-101"


def test_the_cubes_of_a_batch_in_any_order() -> None:
    state = fresh().state
    assert state.string_to_action("batch cloth food wood") == state.string_to_action("batch food wood cloth")


def test_activating_is_said_only_of_the_active_building() -> None:
    table = evening(road={8: "fixed-carpenter+0"}, cubes={0: "1 wood 1 food"})
    assert table.refused("activate mason build mason") == ""
    assert table.refused("activate fixed-carpenter activate fixed-carpenter build mason") == ""
    table.do("activate fixed_carpenter build mason")
    assert table.space(9)["building"] == "mason"


def test_an_ambiguous_building_is_asked_for() -> None:
    table = at(road={9: "architect@0", 10: "architect@1"})
    refusal = table.state.explain("worker architect")
    assert refusal
    assert refusal.key == "caylus-refusal-ambiguous"
    assert refusal.args["spaces"] == [9, 10]
    assert table.refused("worker mason") == "CAY-075"


BAD = [
    ("", "what"),
    ("wroker", "what"),
    (line(seat=3), "seat"),
    (line(turn=0), "turn"),
    (line(turn=9), "bailiff"),
    (line(phase="dinner"), "phase"),
    (line(phase="income"), "phase"),
    (line(ask="favour"), "what"),
    (line(ask="tile"), "what"),
    (line(at=2), "at"),
    (line(kind="mason"), "kind"),
    (line(kind="castle"), "kind"),
    (line(left=1), "left"),
    (line(number=1), "number"),
    (line(favour="deniers.2"), "favour"),
    (line(favour="money.2"), "favour"),
    (line(waiting=1), "waiting"),
    (line(provost=7), "provost"),
    (line(order="0,1"), "order"),
    (line(order="0,1,1"), "order"),
    (line(passed="0"), "seat"),
    (line(passed="0,1,2"), "passed"),
    (line(special="-,-,-"), "special"),
    (line(stables="-,1,-"), "stables"),
    (line(stables="1,1,-"), "stables"),
    (line(castle="1,2,1,-,-"), "castle"),
    (line(inn="-"), "inn"),
    (line(road={1: "-"}), "road"),
    (line(road={1: "forest"}), "road"),
    (line(road={1: "mason@1"}), "road"),
    (line(road={9: "farm"}), "road"),
    (line(road={9: "mason"}), "road"),
    (line(road={10: "mason@1"}), "road"),
    (line(road={9: "mason@1", 10: "mason@2"}), "road"),
    (line(road={9: "jeweller@1"}), "road"),
    (line(road={1: "farm@1"}), "road"),
    (line(road={9: "residence@0+1"}), "road"),
    (line(road={1: "farm+1~0"}), "road"),
    (line(road={1: "farm+4"}), "road"),
    (line(houses={0: "7.0.0"}), "houses"),
    (line(houses={0: "0.1.0"}), "houses"),
    (line(houses={0: "6.0.0"}), "scored"),
    (line(scored=1), "scored"),
    (line(bailiff=12), "scored"),
    (line(scores="1,2"), "scores"),
    (line(scores="1,2,-3"), "scores"),
    (line(deniers="1,2,x"), "deniers"),
    (line(favours={0: "3.0.0.0"}), "favours"),
    (line(used={0: "p"}), "used"),
    (line(given="1,0,0"), "given"),
    (line() + " more=1", "line"),
    (line().rpartition(" ")[0], "given"),
    (line(ask="batch", phase="castle", at=0, passed="0,1,2"), "seat"),
    (line(ask="sell", phase="activate", at=1, passed="0,1,2", road={1: "farm+0"}), "what"),
    (line(ask="take", phase="activate", at=1, passed="0,1,2", road={1: "farm+1"}), "seat"),
    (line(ask="take", phase="activate", at=7, passed="0,1,2", road={7: "fixed-peddler+0"}), "at"),
    (line(ask="inn", phase="special", at=5, passed="0,1,2"), "seat"),
    (line(ask="over", phase="over", passed="0,1,2", at=0, seat="-"), "scored"),
]
LONELY = {
    "joust": line(ask="joust", phase="special", at=3, passed="0,1,2", special="-,-,-,0", cubes={0: "1 wood"}),
    "take": line(ask="take", phase="activate", at=3, passed="0,1,2", road={3: "sawmill+0"}),
    "build": line(ask="build", phase="activate", at=6, passed="0,1,2", road={6: "carpenter+0"}),
    "transform": line(
        ask="transform", phase="activate", at=9, passed="0,1,2", provost=9, bailiff=8, road={9: "lawyer@1+0"}
    ),
    "site": line(
        ask="site", phase="activate", at=9, passed="0,1,2", provost=9, bailiff=8, kind="granary",
        road={1: "residence@0", 9: "architect@1+0"},
    ),
}  # fmt: skip
"""Positions in which the game would not ask: there is one answer."""


@pytest.mark.parametrize(("text", "word"), BAD)
def test_positions_that_cannot_be_are_named(text: str, word: str) -> None:
    with pytest.raises(bastide.PositionError) as caught:
        bastide.load_game("caylus", players=3).from_text(text)
    assert str(caught.value).startswith(f"{word}:")


@pytest.mark.parametrize("ask", LONELY)
@pytest.mark.rule("CAY-105", "CAY-318")
def test_positions_that_ask_what_nobody_can_choose_are_refused(ask: str) -> None:
    with pytest.raises(bastide.PositionError, match=r"^what: "):
        bastide.load_game("caylus", players=3).from_text(LONELY[ask])


@pytest.mark.parametrize("options", [{}, {"jeweller": True}, {"simplified_favour": True}])
def test_damaged_positions_are_refused_or_are_positions(options: dict[str, object]) -> None:
    """Every damage to a line is named, or the line means what it says and can be played on."""
    game, rng = bastide.load_game("caylus", players=3, options=options), random.Random(1)
    lines = [state.to_text() for state in random_positions(game, 8, seed=3)]
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply(choose(state, rng, 0.9))
        if rng.random() < 0.1:
            lines.append(state.to_text())
    for text in lines:
        for _ in range(25):
            at_char = rng.randrange(len(text))
            damaged = (
                text[:at_char]
                + rng.choice(["", "0", "1", "2", "-", ",", ";", "+", "@", "x", " "])
                + text[at_char + 1 :]
            )
            try:
                other = game.from_text(damaged)
            except bastide.PositionError:
                continue
            assert other.to_text() == damaged
            assert Table(other).legal or other.is_terminal()
            other.playout(1)
            assert min(other.scores()) >= 0


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"deniers": [20, 20]}, "deniers"),
        ({"provost": 5}, "provost"),
        ({"what": "worker"}, "what"),
        ({"turn": 3}, "turn"),
    ],
    ids=str,
)
def test_what_cannot_be_before_the_first_turn_names_the_field(fields: dict[str, object], where: str) -> None:
    with pytest.raises(bastide.PositionError, match=f"^{where}: it is '.*' before the first turn, not "):
        bastide.position("caylus", fields)
