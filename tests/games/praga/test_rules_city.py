"""Sections 15 to 17 and their additions: buildings, blue corners, plazas."""

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import places
from bastide.games.praga.words.titles import find

from .table import Table, names, printed, table

pytestmark = pytest.mark.usefixtures("known_edges_and_corners")


def building(*row: str, players: int = 2, **goods: int) -> Table:
    """Return a table with an empty city at which these buildings are in the row and the tile to build is at hand."""
    turn = table(players).clear_city().row("building", *row, *[None] * (4 - len(row)))
    return turn.give(**{"gold": 9, "stone": 9, "wealth": 7, "cubes": 5} | goods).sector("A-3", 7)


BUILD = ("tile A-3", "act building")


def built(turn: Table, tile: str, place: str) -> dict[str, int]:
    """Return what seat 0 gains by building."""
    return turn.gained(*BUILD, f"take {tile}", f"onto {place}")


@pytest.mark.rule("PRA-165", "PRA-311", "PRA-312")
def test_price_and_surcharge_are_one_payment() -> None:
    turn = building("B1-11", "B1-04", gold=2)
    turn.do(*BUILD)
    assert turn.refused("take B1-04") == "PRA-165"
    turn.do("take B1-11")
    assert all(place[0] == "N" for place in turn.kinds("onto"))
    assert turn.refused("onto O_3 r0") == "PRA-170"
    assert turn.gained("onto N_A1 r0") == {"gold": -2, "silver_window": 1, "score": 1}
    assert built(building("B1-11", gold=3), "B1-11", "O_3 r0") == {"gold": -3, "silver_window": 1, "score": 2}
    later = building("B1-03").give(mine=5, gold=9).do(*BUILD, "take B1-03", "onto O_5 r0")
    assert later.phase == "token", "the green window comes before the points of the old town"
    assert later.seat()["score"] == 0
    later.do("token PT-4")
    assert later.seat()["score"] == 2


@pytest.mark.rule("PRA-166", "PRA-167")
def test_green_window_and_orientation() -> None:
    turn = building("B1-09").do(*BUILD, "take B1-09")
    assert {place.split()[1] for place in turn.kinds("onto")} == {f"r{r}" for r in range(6)}
    assert turn.gained("onto N_A1 r4") == {"gold": -2, "egg": 1, "score": 1}
    assert turn.view["city"]["buildings"] == [
        {"space": "N_A1", "q": 0, "r_": -2, "tile": "B1-09", "r": 4, "cube": None}
    ]


@pytest.mark.rule("PRA-168", "PRA-169")
def test_where_buildings_stand() -> None:
    turn = building("B1-09").city("N_L1:B1-08 r0").do(*BUILD, "take B1-09")
    open_to = {place.split()[0] for place in turn.kinds("onto")}
    spaces = {row["id"] for row in BOX["city"]["building_spaces"]["list"]}
    assert open_to == spaces - {"N_L1"}
    assert turn.refused("onto N_L1 r0") == "PRA-168"
    assert turn.refused("onto w1 r0") == "PRA-167"
    blocked = {
        tuple(cell) for kind in ("walled", "road", "riverside", "green") for cell in BOX["city"]["blocked"][kind]
    }
    cells = {(row["q"], row["r"]) for row in BOX["city"]["building_spaces"]["list"]}
    assert not cells & blocked


@pytest.mark.slow
@pytest.mark.rule("PRA-170", "PRA-171", "PRA-172")
def test_old_town_and_new_town() -> None:
    rows = {row["id"]: row for row in BOX["city"]["building_spaces"]["list"]}
    for space, row in rows.items():
        turn = building("B1-04").sector("A-3", 1).row("building", None, None, None, "B1-S4")
        gained = built(turn, "B1-S4", f"{space} r0")
        old = row["side"] == "old_town"
        assert gained["gold"] == -4 - old
        assert turn.causes().get("old-town", 0) == (row["points"] if old else 0)
        assert not old or (row["cost_gold"] == 1 and row["points"] in (1, 2))


@pytest.mark.rule("PRA-174", "PRA-321")
def test_beside_an_unused_plaza() -> None:
    turn = building("B1-11", "B1-04", gold=9).city("N_U2:B1-06 r0 +0")
    assert turn.view["city"]["plazas"][8]["used"] is False
    gained = built(turn, "B1-11", "N_U1 r0")
    assert gained["score"] == 2, "its buildings count"
    assert turn.phase == "free", "no reward"
    assert turn.seat()["cubes"] == 5, "the cube comes back"
    assert turn.view["city"]["plazas"][8]["cubes"] == [0, 0], "and stands nowhere any more"


@pytest.mark.rule("PRA-175", "PRA-235")
def test_the_cathedral_icon() -> None:
    turn = building("B1-04")
    built(turn, "B1-04", "N_A1 r0")
    assert turn.view["waiting"]["steps"] == {"hunger_wall": 0, "cathedral": 1, "hunger_wall_or_cathedral": 0}
    turn.do("step cathedral")
    assert turn.seat()["cathedral"]["column"] == 2
    plain = building("B1-11")
    built(plain, "B1-11", "N_A1 r0")
    assert plain.view["waiting"]["steps"]["cathedral"] == 0


@pytest.mark.rule("PRA-176")
def test_icons_that_go_together() -> None:
    for tile in BOX["building"]:
        assert tile["cathedral"] == tile["cube_slot"]
        assert tile["crown_per_building"] != tile["cube_slot"]


@pytest.mark.rule("PRA-177", "PRA-178", "PRA-010")
def test_cubes_on_buildings() -> None:
    turn = building("B1-04")
    built(turn, "B1-04", "N_A1 r0")
    assert turn.seat()["cubes"] == 4
    assert turn.view["city"]["buildings"][0]["cube"] == 0
    bare = table().clear_city().city("N_B1:B1-06 r0 +0", "N_L1:B1-07 r0 +0").give(gold=5)
    bare.row("building", "B1-04", None, None, None).sector("A-3", 7).do(*BUILD, "take B1-04", "onto N_A1 r0")
    assert names(bare.view["city"]["buildings"], "cube") == [None, 0, 0], "built, but no claim"


@pytest.mark.rule("PRA-179", "PRA-180")
def test_the_crown() -> None:
    assert built(building("B1-11"), "B1-11", "N_L1 r0")["score"] == 1, "itself"
    turn = building("B1-11").city("N_L2:B1-06 r0", "N_L3:B1-08 r0")
    assert built(turn, "B1-11", "N_L1 r0")["score"] == 3, "neutral ones too"
    assert turn.causes() == {"crown": 3}


@pytest.mark.rule("PRA-161", "PRA-163", "PRA-181")
def test_blue_corners() -> None:
    printed = building("B1-11")
    assert built(printed, "B1-11", "N_A2 r0")["blue_token"] == 1, "corner 2 meets the printed icon"
    assert "blue_token" not in built(building("B1-11"), "B1-11", "N_A2 r1")
    # N_L2 lies across edge 3 of N_L1: corner 3 of the one is corner 1 of the other
    met = building("B1-14").city("N_L2:B1-09 r0")
    assert built(met, "B1-14", "N_L1 r0")["blue_token"] == 1
    other = building("B1-09").city("N_L1:B1-14 r0")
    assert built(other, "B1-09", "N_L2 r0")["blue_token"] == 1, "whichever of the two comes first"
    turned = building("B1-09").city("O_3:B1-14 r3")
    assert built(turned, "B1-09", "O_4 r3")["blue_token"] == 2, (
        "the other tile's, turned like this one, and a printed one"
    )
    assert built(building("B1-09"), "B1-09", "O_4 r3")["blue_token"] == 1, "the printed one alone"
    several = building("B1-13").city("N_L2:B1-09 r0", "N_L3:B1-08 r0")
    assert several.phase == "free"


@pytest.mark.rule("PRA-322", "PRA-162", "PRA-032")
def test_a_printed_corner_between_two_spaces() -> None:
    turn = building("B1-11", "B1-08").give(gold_window=2)
    assert built(turn, "B1-11", "N_A2 r0")["blue_token"] == 1
    turn.do("buy gold", "extra building", "take B1-08")
    assert turn.gained("onto N_B1 r0")["blue_token"] == 2
    neutral = building("B1-08").city("N_A2:B1-11 r0")
    assert built(neutral, "B1-08", "N_B1 r0")["blue_token"] == 2, "whoever owns the other tile"


def plaza(tile: str, *city: str, own: str = "B1-01", players: int = 2, **goods: int) -> Table:
    """Return a table at which seat 0 completes plaza P_A with a building on N_A2."""
    turn = building(own, players=players, **goods).plaza("P_A", tile).city(*city)
    turn.do(*BUILD, f"take {own}", "onto N_A2 r3")
    return turn


@pytest.mark.rule("PRA-182", "PRA-183", "PRA-187", "PRA-191")
def test_a_plaza_is_resolved() -> None:
    turn = building("B1-01", "B1-04").plaza("P_B", "P-Y2").city("N_B1:B1-06 r0 +0", "N_B2:B1-05 r0 +1")
    turn.do(*BUILD, "take B1-01", "onto N_B3 r3")
    assert (turn.seat()["egg"], turn.seat()["blue_token"], turn.seat()["score"]) == (1, 1, 2), "most cubes: both"
    assert turn.state.current_player() == 1
    assert turn.legal == {"plaza top", "plaza bottom"}
    assert turn.gained("plaza bottom", seat=1) == {"blue_token": 1}
    assert turn.state.current_player() == 0
    shown = turn.view["city"]["plazas"][1]
    assert (shown["resolved"], shown["cubes"]) == (True, [0, 0])
    assert (turn.seat(0)["cubes"], turn.seat(1)["cubes"]) == (5, 2)


@pytest.mark.rule("PRA-184")
def test_a_tie_is_broken_by_printed_cost() -> None:
    turn = plaza("P-Y2", "N_A1:B1-06 r0 +1")
    assert turn.seat()["blue_token"] == 1, "4 gold against 3"
    assert turn.state.current_player() == 1
    loses = plaza("P-Y2", "N_A1:B1-05 r0 +1")
    assert loses.state.current_player() == 0, "4 gold against 5: one half"
    assert loses.phase == "plaza"
    old = building("B1-01").plaza("P_S", "P-G1").city("O_3:B1-06 r0 +1")
    old.do(*BUILD, "take B1-01", "onto O_4 r0")
    assert old.view["city"]["plazas"][2]["cost"] == [4, 3], "surcharges do not count"
    ignored = building("B1-10").plaza("P_B", "P-Y2").city("N_B1:B1-06 r0 +0", "N_B2:B1-05 r0 +1")
    ignored.do(*BUILD, "take B1-10", "onto N_B3 r3")
    assert ignored.view["city"]["plazas"][1]["resolved"]
    assert (ignored.state.current_player(), ignored.phase) == (0, "plaza"), "3 against 5: no cube, no cost"


@pytest.mark.rule("PRA-185")
def test_still_tied_all_gain_both() -> None:
    turn = plaza("P-Y2", "N_A1:B1-02 r0 +1")
    assert turn.phase == "free"
    assert [turn.seat(seat)["blue_token"] for seat in (0, 1)] == [1, 1]
    assert [turn.seat(seat)["egg"] for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("PRA-183", "PRA-187")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_seat_may_have_most_cubes_however_many_play(players: int) -> None:
    last = players - 1
    turn = building("B1-11", players=players).plaza("P_B", "P-Y2").city(f"N_B1:B1-06 r0 +{last}", "N_B2:B1-08 r0")
    turn.do(*BUILD, "take B1-11", "onto N_B3 r3")
    seat = turn.seat(last)
    assert (seat["egg"], seat["blue_token"], seat["cubes"]) == (1, 1, 2), "both halves, and the cube is home"


@pytest.mark.rule("PRA-186")
def test_without_a_cube_nothing() -> None:
    turn = plaza("P-Y1", "N_A1:B1-06 r0 +1", own="B1-11")
    assert turn.phase == "free"
    assert turn.causes(0) == {"crown": 2}
    assert (turn.seat(1)["stone"], turn.causes(1)) == (
        2 + printed("P-Y1", "bottom")["stone"],
        {"plaza": printed("P-Y1", "top")["points"]},
    )


@pytest.mark.rule("PRA-183", "PRA-186")
def test_where_nobody_has_a_cube_nobody_has_most() -> None:
    turn = building("B1-11").plaza("P_A", "P-Y6").city("N_A1:B1-08 r0").do(*BUILD, "take B1-11", "onto N_A2 r3")
    assert turn.view["city"]["plazas"][0]["resolved"]
    assert [turn.causes(seat).get("plaza", 0) + turn.seat(seat)["silver_window"] for seat in (0, 1)] == [1, 0], (
        "one window of the building"
    )
    assert [turn.causes(seat) for seat in (0, 1)] == [{"crown": 2}, {}]


@pytest.mark.rule("PRA-188")
def test_a_sideways_move_on_either_grid() -> None:
    turn = building("B1-01").plaza("P_S", "P-G1").city("O_3:B1-06 r0 +0", "O_5:B1-05 r0 +1")
    gold = turn.seat()["gold"]
    turn.do(*BUILD, "take B1-01", "onto O_4 r0")
    assert (turn.state.current_player(), turn.phase) == (1, "plaza"), "the active seat's two halves need no order"
    cost = find("B1-01")["cost"]["gold"] + int(places.SPACE_GOLD[places.SPACE_NAMES.index("O_4")])
    assert turn.seat()["gold"] == gold - cost + 3, "the lower half"
    turn.do("plaza top")
    assert turn.legal == {"step hunger_wall", "step cathedral"}, "in another's turn it is decided at once (PRA-315)"
    turn.do("step cathedral")
    assert turn.seat(1)["cathedral"]["column"] == 2
    assert turn.seat(1)["score"] == 1, "the cell works at once"
    assert turn.view["waiting"]["steps"]["hunger_wall_or_cathedral"] == 1
    turn.do("step hunger_wall")
    assert turn.seat()["hunger_wall"]["column"] == 2, "and the upper half, on one of the two"
    assert turn.kinds("step") == {"cathedral"}, "that of the tile waits too"


def either(*technologies: str) -> Table:
    """Return the table after the active seat alone has resolved the plaza with the sideways move."""
    turn = building("B1-11").plaza("P_S", "P-G1").city("O_3:B1-06 r0 +0", "O_5:B1-05 r0 +0")
    return turn.technology(*technologies).do(*BUILD, "take B1-11", "onto O_4 r0")


@pytest.mark.rule("PRA-189", "PRA-059")
def test_the_own_sideways_move_of_a_plaza_may_wait() -> None:
    turn = either()
    assert (turn.phase, turn.state.current_player()) == ("free", 0)
    assert turn.view["waiting"]["steps"] == {"hunger_wall": 0, "cathedral": 0, "hunger_wall_or_cathedral": 1}
    assert turn.kinds("step") == {"hunger_wall", "cathedral"}
    up = Table(turn.state.clone()).give(silver_window=2).do("climb cathedral")
    assert up.kinds("step") == {"hunger_wall", "cathedral"}, "the upward move comes first if one likes"
    again = up.state.game.from_text(up.state.to_text())
    assert again.legal_actions() == up.state.legal_actions()
    used = Table(turn.state.clone()).do("step cathedral")
    assert (used.kinds("step"), used.seat()["cathedral"]["column"]) == (set(), 2)
    assert used.refused("step hunger_wall") == "PRA-235"
    assert {"what": "step", "grid": "hunger_wall_or_cathedral", "count": 1} in turn.view["lost_at_end"]
    turn.end()
    assert turn.seat()["cathedral"]["column"] == turn.seat()["hunger_wall"]["column"] == 1, "lost"
    assert turn.view["waiting"]["steps"]["hunger_wall_or_cathedral"] == 0


@pytest.mark.rule("PRA-189")
def test_a_move_on_one_grid_is_used_before_one_on_either() -> None:
    turn = building("B1-01").plaza("P_S", "P-G1").city("O_3:B1-06 r0 +0", "O_5:B1-05 r0 +0")
    turn.do(*BUILD, "take B1-01", "onto O_4 r0")
    assert turn.view["waiting"]["steps"] == {"hunger_wall": 0, "cathedral": 1, "hunger_wall_or_cathedral": 1}
    turn.do("step cathedral")
    assert turn.view["waiting"]["steps"] == {"hunger_wall": 0, "cathedral": 0, "hunger_wall_or_cathedral": 1}
    assert turn.kinds("step") == {"hunger_wall", "cathedral"}


@pytest.mark.rule("PRA-189")
def test_rewards_in_turn_order_before_the_turn_goes_on() -> None:
    turn = building("B1-11", players=3).plaza("P_B", "P-Y2")
    turn.city("N_B1:B1-06 r0 +2", "N_B2:B1-02 r0 +1").give(1, rights=1, silver_window=4).give(2, rights=1)
    turn.do(*BUILD, "take B1-11", "onto N_B3 r3")
    assert turn.view["active"] == 0
    assert turn.state.current_player() == 2, "seat 1 has the dearer building and both halves"
    assert turn.seat(1)["blue_token"] == 1
    for text in ("claim seal SE-1", "climb cathedral", "end turn", "buy gold"):
        assert turn.refused(text) == "PRA-315"
    turn.do("plaza top")
    assert turn.state.current_player() == 0


@pytest.mark.rule("PRA-189")
def test_the_turn_order_of_rewards_begins_with_the_active_player() -> None:
    turn = building("B1-11", players=3).plaza("P_L", "P-Y2").now(active=1).give(1, gold=9)
    turn.city("N_L1:B1-06 r0 +1", "N_L2:B1-02 r0 +1", "N_L3:B1-05 r0 +2", "N_L4:B1-04 r0 +0")
    turn.do(*BUILD, "take B1-11", "onto N_L5 r3")
    assert turn.seat(1)["blue_token"] == 1, "both halves"
    assert (turn.phase, turn.state.current_player()) == ("plaza", 2)
    turn.do("plaza top")
    assert (turn.phase, turn.state.current_player()) == ("plaza", 0), "though seat 0 began the game"
    assert turn.do("plaza top").state.current_player() == 1


@pytest.mark.rule("PRA-315", "PRA-188")
@pytest.mark.parametrize("first", ["top", "bottom"])
def test_another_player_with_both_halves_says_which_comes_first(first: str) -> None:
    """The gold of one half may pay for a tier that the move of the other leads to."""
    turn = building("B1-11").plaza("P_S", "P-G1").city("O_3:B1-06 r0 +1", "O_5:B1-05 r0 +1")
    turn.give(1, cathedral_row=2, cathedral_column=2, gold=0, stone=1).do(*BUILD, "take B1-11", "onto O_4 r0")
    assert (turn.state.current_player(), turn.legal) == (1, {"plaza top", "plaza bottom"})
    turn.do(f"plaza {first}", "step cathedral")
    assert (turn.phase == "arrow") is (first == "bottom"), "an upward arrow, and 1 gold to follow it"
    if first == "bottom":
        turn.do("climb cathedral")
    assert turn.seat(1)["gold"] == (2 if first == "bottom" else 3)
    assert turn.seat(1)["cathedral"]["row"] == (3 if first == "bottom" else 2)


@pytest.mark.rule("PRA-190")
def test_windows_from_another_turn_are_kept() -> None:
    turn = building("B1-11").plaza("P_A", "P-Y6").city("N_A1:B1-06 r0 +1").give(1, silver_window=2)
    turn.do(*BUILD, "take B1-11", "onto N_A2 r3").end()
    assert turn.seat(1)["silver_window"] == 4
    turn.play_turn()
    assert turn.seat(1)["silver_window"] <= 2


@pytest.mark.rule("PRA-315", "PRA-226")
def test_another_player_resolves_all_at_once() -> None:
    turn = building("B1-11").plaza("P_A", "P-Y3").city("N_A1:B1-06 r0 +1").give(1, technology=3)
    turn.do(*BUILD, "take B1-11", "onto N_A2 r3")
    assert (turn.phase, turn.state.current_player()) == ("technology", 1)
    assert len(turn.kinds("choose")) == 3
    assert turn.refused("end turn") == "PRA-315"
    chosen = turn.texts[0].removeprefix("choose ")
    turn.do(f"choose {chosen}")
    assert turn.seat(1)["one_time"] == [chosen], "a one-time tile is kept for the own turn"
    assert turn.seat(1)["technology"] == 5


@pytest.mark.rule("PRA-323", "PRA-228")
def test_lasting_technologies_in_other_turns() -> None:
    turn = building("B1-11").technology("T2-3", seat=1).plaza("P_A", "P-Y2").city("N_A1:B1-06 r0 +1")
    turn.do(*BUILD, "take B1-11", "onto N_A2 r3")
    assert (turn.seat(1)["stone"], turn.causes(1)) == (3, {"plaza": 2, "technology": 1})
    assert turn.seat(1)["technologies"] == [{"tile": "T2-3", "active": True, "used": True}]
    turn.end()
    assert turn.seat(1)["technologies"][0]["used"] is False, "once in each turn of the game"
    own = building("B1-11").technology("T2-3", seat=0).plaza("P_A", "P-Y2").city("N_A1:B1-06 r0 +0")
    own.do(*BUILD, "take B1-11", "onto N_A2 r3")
    assert own.seat(0)["technologies"][0]["used"] is True
    own.end()
    assert own.seat(0)["technologies"][0]["used"] is False, "in the turns of others as well"
    third = building("B1-11", players=3).technology("T2-3", seat=2).plaza("P_A", "P-Y2").city("N_A1:B1-06 r0 +2")
    third.do(*BUILD, "take B1-11", "onto N_A2 r3")
    assert third.seat(2)["technologies"][0]["used"] is True
    third.end()
    assert third.seat(2)["technologies"][0]["used"] is False, "whoever it belongs to"


@pytest.mark.rule("PRA-315", "PRA-220")
def test_open_tiles_of_the_active_seat_are_chosen_before_others_draw() -> None:
    turn = building("B1-12").plaza("P_A", "P-Y3").city("N_A1:B1-06 r0 +1").give(0, technology=3).give(1, technology=3)
    turn.do(*BUILD, "take B1-12", "onto N_A2 r3")
    assert (turn.phase, turn.state.current_player()) == ("technology", 0)
    own = turn.kinds("choose")
    turn.do(turn.texts[0])
    assert (turn.phase, turn.state.current_player()) == ("technology", 1)
    assert len(turn.kinds("choose")) == 3
    assert not turn.kinds("choose") & own or len(own) == 3
