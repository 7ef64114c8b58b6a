"""Section 18.1: King's Road and Charles Bridge."""

import pytest

from bastide.games.praga.box import BOX

from .table import Table, names, short_of_v, table

ROAD = ("tile A-1", "act road")


def road(region: int = 0, players: int = 2, **goods: int) -> Table:
    """Return a table with the pawn in a region and the tile to move it at hand."""
    turn = table(players).give(region=region, **goods).give(1, region=0)
    return turn.sector("A-1", 7)


@pytest.mark.rule("PRA-192", "PRA-193", "PRA-194", "PRA-198", "PRA-199")
def test_region_one() -> None:
    turn = road(egg=2).do(*ROAD)
    assert turn.seat()["region"] == 1
    assert turn.kinds("road") == {"1 free stone", "1 free gold", "1 egg quarry", "1 egg mine"}
    assert turn.gained("road 1 egg mine") == {"egg": -1, "mine": 1}
    assert turn.kinds("road") == {"1 free stone", "1 free gold"}, "not twice for more eggs"
    assert turn.refused("road 1 egg quarry") == "PRA-193"
    assert turn.gained("road 1 free gold") == {"gold": 1}
    assert turn.kinds("road") == set()
    waits = road(gold_window=2).do(*ROAD, "buy gold", "extra mines", "grow mines")
    assert waits.kinds("road") == {"1 free stone", "1 free gold"}, "later in the turn, and without an egg"
    waits.end()
    assert waits.seat(0)["stone"] == 3, "that of the wheel: the choice was lost"


@pytest.mark.rule("PRA-193", "PRA-195")
def test_region_two() -> None:
    turn = road(1, egg=1, technology=2).do(*ROAD)
    assert turn.kinds("road") == {"2 free", "2 egg"}
    assert turn.gained("road 2 egg") == {"egg": -1, "gold_window": 1, "technology": 1}
    assert turn.gained("road 2 free") == {"gold": -1, "score": 4}
    assert turn.causes() == {"road": 4}
    assert turn.refused("road 2 free") == "PRA-193", "once"
    assert road(1, gold=0).do(*ROAD).refused("road 2 free") == "PRA-193"


@pytest.mark.rule("PRA-196", "PRA-197")
def test_region_three() -> None:
    def arrive(**goods: int) -> Table:
        turn = road(2, **goods).board(mines="U1-01 r0", upgrade="U2-01 r0", road="U1-11 r0")
        turn.row("upgrade", "U1-02", None, None, None).sector("A-1", 7).technology("T3-4")
        turn.do("use T3-4", "take U1-02", "onto mines r3")
        return turn.do(*ROAD)

    turn = arrive(egg=1)
    assert turn.kinds("road") == {"3 free", "3 egg windows", "3 egg tracks"}
    assert turn.gained("road 3 free") == {"score": 9}, "three of era I, the covered one included"
    assert turn.gained("road 3 egg windows") == {"egg": -1, "silver_window": 2}
    assert arrive(egg=1).gained("road 3 egg tracks") == {"egg": -1, "mine": 1, "quarry": 1}
    auto = arrive(egg=0)
    assert auto.gained("end turn")["score"] >= 9, "a plain gain is made at the end of the turn"


@pytest.mark.rule("PRA-200", "PRA-305")
def test_entering_the_bridge_costs_an_egg() -> None:
    bare = road(3).do("tile A-1")
    assert bare.refused("act road") == "PRA-200"
    turn = road(3, egg=1).do(*ROAD)
    assert (turn.phase, turn.legal) == ("enter", {"enter"})
    turn.do("enter")
    assert (turn.seat()["egg"], turn.seat()["region"]) == (0, 4)
    paid = road(3).board(road="U1-11 r0").sector("A-1", 7).do(*ROAD)
    assert paid.legal == {"reward U1-11"}
    paid.do("reward U1-11", "enter")
    assert paid.seat()["region"] == 4


@pytest.mark.rule("PRA-200", "PRA-220")
def test_a_technology_chosen_before_the_bridge_is_entered_does_not_replace_entering_it() -> None:
    turn = road(3, egg=1, gold_window=2, stone=4).give(technology=0).row("wall", "W1-13", None, None, None)
    turn.do("buy gold", "extra wall", "take W1-13", "onto w1 r0", *ROAD)
    assert turn.phase == "enter"
    assert len(turn.kinds("choose")) == 6, "books I and II"
    turn.do(turn.texts[0])
    assert (len(turn.seat()["technologies"]), turn.phase) == (1, "enter")
    turn.do("enter")
    assert (turn.seat()["egg"], turn.seat()["region"]) == (0, 4)


@pytest.mark.rule("PRA-201", "PRA-202", "PRA-213")
def test_region_four() -> None:
    turn = road(3, egg=1, gold=0, stone=0).do(*ROAD, "enter", "draw BR4-5", "draw BR4-1", "draw BR4-6")
    assert turn.kinds("choose") == {"BR4-1", "BR4-5", "BR4-6"}
    turn.do("choose BR4-5")
    assert turn.kinds("span") == {"1", "2", "3", "4", "5"}
    assert turn.gained("span 1") == {"gold": 5, "score": 3}, "2 gold covered, 3 gold and 3 points of the tile"
    assert turn.view["bridge"]["spaces"][0]["tile"] == "BR4-5"
    assert turn.view["stacks"]["bridge_IV"]["under"] == ["BR4-1", "BR4-6"]
    next_one = road(3, egg=1).do(*ROAD, "enter", "draw BR4-3", "draw BR4-2", "draw BR4-1", "choose BR4-1", "span 5")
    assert next_one.view["waiting"]["steps"]["hunger_wall"] == 1
    assert next_one.causes() == {"bridge": 2}
    rewards = {tile["id"]: tile["now"] for tile in BOX["bridge"]}
    assert rewards["BR4-2"] == [
        {"kind": "cathedral", "n": 1},
        {"kind": "silver_window", "n": 1},
        {"kind": "points", "n": 2},
    ]
    assert rewards["BR4-3"] == [{"kind": "technology", "n": 3}]
    three = road(3, egg=1).give(technology=4)
    three.do(*ROAD, "enter", "draw BR4-3", "draw BR4-2", "draw BR4-1", "choose BR4-3")
    assert three.gained("span 1")["technology"] == 3
    assert next_one.refused("span 5") == "PRA-057"


@pytest.mark.rule("PRA-014", "PRA-015", "PRA-201")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_side_of_the_bridge_that_is_up_gives_its_reward(side: str) -> None:
    printed = BOX["charles_bridge"]["rewards"][0]
    assert printed["A"] != printed["B"]
    turn = table(bridge=side).give(region=3, egg=1, gold=0, stone=0, technology=7).sector("A-1", 7)
    turn.do(*ROAD, "enter", "draw BR4-5", "draw BR4-1", "draw BR4-6")
    assert turn.refused("choose BR4-2") == "PRA-201", "one of the three drawn"
    turn.do("choose BR4-5")
    wanted = {"gold": 3, "score": 3}
    for kind, count in printed[side].items():
        name = "score" if kind == "points" else kind
        wanted[name] = wanted.get(name, 0) + count
    assert turn.gained("span 1") == wanted, "what it covers, and 3 gold and 3 points of the tile"


@pytest.mark.rule("PRA-202")
def test_a_covered_space_stays_covered() -> None:
    turn = road(3, egg=1)
    turn.state.position.bridge[2] = 6
    turn.state.position.unseen[16] -= 1 << 5
    turn.reload().do(*ROAD, "enter")
    turn.do(turn.texts[0])
    assert turn.kinds("span") == {"1", "2", "4", "5"}
    assert turn.refused("span 3") == "PRA-202"


@pytest.mark.rule("PRA-203")
def test_the_last_arrival_still_draws_three() -> None:
    turn = road(3, 4, egg=1)
    for tile in range(3):
        turn.state.position.bridge[tile] = tile + 1
        turn.state.position.unseen[16] -= 1 << tile
    turn.reload().do(*ROAD, "enter")
    assert turn.kinds("choose") == {"BR4-4", "BR4-5", "BR4-6"}


@pytest.mark.rule("PRA-204", "PRA-205", "PRA-214")
def test_region_five() -> None:
    assert road(4).do("tile A-1").refused("act road") == "PRA-204"
    turn = road(4, egg=1).do(*ROAD, "enter", "draw BR5-1", "draw BR5-4", "draw BR5-6")
    assert turn.kinds("choose") == {"BR5-1", "BR5-4", "BR5-6"}, "all of the stack"
    assert turn.refused("pass") == "PRA-204"
    turn.do("choose BR5-4")
    assert turn.gained("span 4") == {"gold_window": 1, "score": 3}, "3 points now"
    assert turn.seat()["v_bridge"] == "BR5-4"
    assert turn.view["bridge"]["v_bridge"] == ["BR5-1", "BR5-6"]
    assert turn.view["bridge"]["v_cathedral"] == ["BR5-2", "BR5-3", "BR5-5"]
    for tile in ("BR5-2", "BR5-3", "BR5-6"):
        assert next(row["now"] for row in BOX["bridge"] if row["id"] == tile) == []


@pytest.mark.rule("PRA-206")
def test_no_way_beyond_region_five() -> None:
    turn = road(5, egg=5).do("tile A-1")
    assert turn.kinds("act") == {"upgrade"}
    assert turn.refused("act road") == "PRA-206"


def complete(turn: Table) -> Table:
    """Cover all five spaces of the bridge."""
    for space in range(5):
        turn.state.position.bridge[space] = space + 1
        turn.state.position.unseen[16] -= 1 << space
    turn.state.position.unseen[16] = 32
    return turn.reload()


@pytest.mark.rule("PRA-207", "PRA-208", "PRA-298")
def test_arriving_at_four_after_completion() -> None:
    turn = complete(road(3, egg=1))
    assert turn.view["bridge"]["complete"]
    turn.do(*ROAD, "enter")
    assert turn.gained("choose BR4-6") == {"stone": 3, "score": 3}, "only its own reward"
    assert turn.phase == "free"
    assert names(turn.view["bridge"]["spaces"], "tile") == ["BR4-1", "BR4-2", "BR4-3", "BR4-4", "BR4-5"]


@pytest.mark.rule("PRA-209", "PRA-298")
def test_arriving_at_five_after_completion() -> None:
    turn = complete(road(4, egg=1)).do(*ROAD, "enter", "draw BR5-1", "draw BR5-4", "draw BR5-6")
    assert turn.gained("choose BR5-1") == {"score": 3}
    assert (turn.phase, turn.seat()["v_bridge"], turn.seat()["region"]) == ("free", "BR5-1", 5)


@pytest.mark.rule("PRA-210")
def test_the_upgrade_reward_of_the_road() -> None:
    turn = road(3, egg=1).board(road="U2-10 r0").sector("A-1", 7).do(*ROAD, "enter")
    turn.do(turn.texts[0], "span 5")
    assert turn.kinds("reward") == {"U2-10"}


@pytest.mark.rule("PRA-211", "PRA-212")
def test_the_fourth_arrival_finds_no_tile() -> None:
    turn = short_of_v(3)
    assert turn.view["bridge"]["v_short"] == 0
    assert turn.view["bridge"]["v_bridge_left"] == 0, "the view warns"
    assert turn.gained(*ROAD, "enter") == {"egg": -1}
    assert (turn.phase, turn.seat()["region"], turn.seat()["v_bridge"]) == ("free", 5, None)


@pytest.mark.slow
@pytest.mark.rule("PRA-212")
def test_it_is_said_before_the_v_tiles_are_gone() -> None:
    assert [short_of_v(taken).view["bridge"]["v_short"] for taken in range(4)] == [None, None, 1, 0]
    assert table(3).view["bridge"]["v_short"] is None
    turn = short_of_v(1)
    turn.do(*ROAD, "enter")
    tile = turn.texts[0]
    turn.do(tile)
    assert turn.view["bridge"]["v_short"] == 1
    told = [(entry.key, entry.args, entry.rule) for entry in turn.state.story() if "v-short" in entry.key]
    assert told == [("praga-log-v-short", {"left": 1}, "PRA-212")]


@pytest.mark.rule("PRA-283", "PRA-285", "PRA-286", "PRA-284", "PRA-287", "PRA-288")
def test_kings_road_tiles() -> None:
    assert [len(tile["faces"]) for tile in BOX["kings_road_tile"]] == [2, 2, 2]
    one = table(road_1="a").give(region=1).sector("A-1", 7).row("upgrade", "U1-01", None, None, None)
    one.do("tile A-1", "act upgrade", "take U1-01", "onto mines r0")
    assert one.legal == {"gain gold", "gain stone"}
    assert one.refused("end turn") == "PRA-284"
    one.do("gain stone")
    assert one.causes() == {"road-tile": 2}
    assert one.seat()["stone"] == 3
    passive = table(road_1="a").give(egg=1).sector("A-1", 7).do(*ROAD)
    assert passive.kinds("road") == {"1 egg quarry", "1 egg mine"}, "the free effect is replaced, the other is not"
    silver = table(road_2="a").give(region=1, silver_window=3, gold_window=1).sector("A-1", 7).do(*ROAD)
    assert silver.gained("road 2 free") == {"score": 6}, "nothing is paid, and gold windows do not count"
    assert silver.causes() == {"road-tile": 6}
    wall = table(road_2="b").give(region=2).sector("A-2", 7).row("wall", "W1-01", None, None, None)
    wall.do("tile A-2", "act wall", "take W1-01", "onto w1 r0")
    assert wall.causes() == {"road-tile": 2}
    elsewhere = table(road_2="b").give(region=3).sector("A-2", 7).row("wall", "W1-01", None, None, None)
    elsewhere.do("tile A-2", "act wall", "take W1-01", "onto w1 r0")
    assert elsewhere.causes() == {}
    third = table(road_3="a").clear_city().give(region=3, gold=5).sector("A-3", 7)
    third.row("building", "B1-11", None, None, None).do("tile A-3", "act building", "take B1-11", "onto N_A1 r3")
    assert third.causes()["road-tile"] == 3
    icon = table(road_3="a").clear_city().give(region=3, gold=5).sector("A-3", 7)
    icon.row("building", "B1-01", None, None, None).do("tile A-3", "act building", "take B1-01", "onto N_A1 r3")
    assert "road-tile" not in icon.causes()
    plain = table(road_1="b", road_3="b").sector("A-1", 7).do(*ROAD)
    assert plain.gained("road 1 free stone") == {"silver_window": 1, "score": 1}
