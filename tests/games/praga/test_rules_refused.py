"""PRA-304 and sections 5 to 8: what a refusal says is missing, and how to get there."""

from typing import Any

import pytest

from bastide.texts import Texts

from .table import Table, table, taking


def why(turn: Table, text: str) -> tuple[str, dict[str, Any]]:
    """Return the message of a refusal and its arguments."""
    refusal = turn.state.explain(text)
    assert refusal is not None, f"{text!r} is legal"
    return refusal.key.removeprefix("praga-refusal-"), dict(refusal.args)


@pytest.mark.rule("PRA-304", "PRA-165", "PRA-077")
def test_a_refusal_says_what_is_missing() -> None:
    turn = table().clear_city().row("building", "B1-01", "B1-11", None, None).give(gold=1, stone=0)
    key, args = why(turn, "take B1-01")
    assert (key, args["what"], args["count"], args["has"]) == ("cannot-pay", "gold", 4, 1)
    assert why(turn.give(gold=9), "take B1-01") == ("needs-action", {"action": "building", "way": "tile"})
    assert turn.refused("take B1-01") == "PRA-165"
    assert (turn.refused("onto w1 r0"), turn.refused("grow mines")) == ("PRA-119", "PRA-086")
    assert turn.refused("enter") == "PRA-192"
    assert why(turn, "extra wall") == ("extra-too-dear", {"gold": 0, "silver": 0})
    used = table().give(gold_window=3).do("buy gold", "extra mines", "grow mines")
    assert why(used, "extra wall") == ("bought", {}), "nobody can buy another one this turn"
    poor = table().clear_city().row("building", "B1-01", "B1-11", None, None).give(gold=1).sector("A-3", 7)
    key, args = why(poor.do("tile A-3"), "act building")
    assert (key, args["tile"], args["count"], args["has"]) == ("too-dear", "B1-11", 2, 1), "the nearest one"
    assert poor.refused("act building") == "PRA-304"
    empty = table().row("wall", None, None, None, None)
    assert why(empty.sector("A-2", 7).do("tile A-2"), "act wall") == ("row-empty", {"action": "wall", "row": "wall"})
    special = table().row("wall", None, None, None, "W1-S1").give(stone=9).sector("A-2", 7).do("tile A-2")
    assert why(special, "act wall")[0] == "special-only"
    assert special.refused("act wall") == "PRA-139"


@pytest.mark.rule("PRA-304")
@pytest.mark.parametrize(("language", "no"), [("en", "cheapest"), ("zh-Hant", "最便宜"), ("ja", "いちばん安い")])
def test_a_refusal_speaks_of_the_nearest_tile_even_if_another_is_cheaper(language: str, no: str) -> None:
    turn = table().clear_city().row("building", "B1-02", "B1-05", None, None).give(gold=4, stone=0).sector("A-3", 7)
    key, args = why(turn.do("tile A-3"), "act building")
    assert (key, args["tile"]) == ("too-dear", "B1-05"), "it lacks 1 gold, B1-02 lacks 2 stone and costs less in all"
    said = Texts(language)("praga-refusal-too-dear", **args)
    assert no not in said
    assert "5" in said


@pytest.mark.rule("PRA-119", "PRA-136", "PRA-145")
def test_only_what_lies_in_the_row_is_taken_wherever_it_lies() -> None:
    turn = table().row("wall", "W1-09", "W1-03", "W1-02", None).give(gold=9, stone=9).sector("A-2", 7)
    assert turn.refused("take W1-05") == "PRA-136"
    turn.do("tile A-2", "act wall")
    assert [text for text in turn.texts if text.startswith("take")] == ["take W1-02", "take W1-03", "take W1-09"]
    assert turn.refused("take W1-05") == "PRA-136"


@pytest.mark.rule("PRA-054", "PRA-086", "PRA-302")
def test_a_refusal_says_how_to_get_there() -> None:
    """By the tile that is taken, by another one, by an extra action, or not any more."""
    turn = taking("A-2", 7, gold=3, stone=3, gold_window=2).row("wall", "W1-02", "W1-03", "W1-09", "W1-S2")
    assert why(turn, "grow mines")[1]["way"] == "tile"
    turn.do("tile A-2")
    assert why(turn, "grow mines")[1]["way"] == "choose"
    assert why(turn, "grow quarries")[1]["way"] == "buy"
    key, args = why(turn, "act road")
    assert (key, args["first"], args["second"]) == ("not-on-tile", "wall", "mines")
    key, args = why(turn, "end turn")
    assert (key, args["first"], args["second"]) == ("owed", "wall", "mines")
    turn.do("act wall", "take W1-02")
    assert why(turn, "onto upgrade r0") == ("other-hex", {"kind": "wall"})
    turn.do("onto w1 r0")
    assert why(turn, "act mines")[0] == "action-done"
    turn.do("buy gold")
    assert why(turn, "grow mines")[1]["way"] == "choose"
    turn.do("extra mines", "produce mines")
    assert why(turn, "grow mines")[1]["way"] == "none"
    assert why(turn, "step hunger_wall") == ("no-step", {"grid": "hunger_wall"})


@pytest.mark.rule("PRA-056", "PRA-304")
def test_a_tile_tells_which_half_cannot_be_done() -> None:
    turn = table().clear_city().row("building", "B1-01", None, None, None).give(gold=4).sector("A-3", 7, position=2)
    said = turn.state.preview(turn.state.string_to_action("tile A-3"))["halves"]
    building, quarries = said
    assert (building["action"], building["can"], building["why"]) == ("building", "no", "too-dear")
    assert (building["args"]["count"], building["args"]["has"]) == (4, 3), "the red space costs 1"
    assert quarries == {"action": "quarries", "can": "now", "rule": None, "why": None, "args": {}}
    assert turn.view["crane"]["halves"] == []
    turn.do("tile A-3")
    assert turn.view["crane"]["halves"] == said
    assert turn.kinds("act") == {"quarries"}
    helped = table().clear_city().row("building", "B1-01", None, None, None).give(gold=3).sector("A-3", 3)
    halves = helped.state.preview(helped.state.string_to_action("tile A-3"))["halves"]
    assert [row["can"] for row in halves] == ["bonus", "now"], "1 gold of the wheel"
    assert halves[0]["rule"] == "PRA-064"
    helped.do("tile A-3", "bonus gain")
    assert "building" in helped.kinds("act")


@pytest.mark.rule("PRA-324")
@pytest.mark.parametrize("tile", ["T3-1", "T3-4", "T4-4"])
def test_a_technology_whose_action_is_impossible_is_kept(tile: str) -> None:
    ready = table().technology(tile)
    assert f"use {tile}" in ready.legal
    turn = table().technology(tile).give(region=5).row("upgrade", None, None, None, None)
    assert turn.refused(f"use {tile}") == "PRA-324"
    assert why(turn, f"use {tile}")[0] == ("road-end" if tile == "T3-1" else "row-empty")
    assert turn.seat()["one_time"] == [tile]
