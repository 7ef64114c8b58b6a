"""Sections 5 to 8: the turn in free order, action tiles, wheel bonuses, windows, the extra action."""

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import codes

from .table import table, taking

CRANE = BOX["crane"]


@pytest.mark.rule("PRA-053", "PRA-054", "PRA-055", "PRA-062")
def test_one_tile_and_one_of_its_two_actions() -> None:
    turn = taking("A-2", 7)
    assert turn.refused("act mines") == "PRA-054", "a tile first"
    turn.do("tile A-2")
    assert turn.refused("tile A-1") == "PRA-054"
    assert turn.kinds("act") == {"wall", "mines"}
    assert turn.refused("act upgrade") == "PRA-054"
    turn.do("act mines", "produce mines")
    assert turn.refused("act wall") == "PRA-054", "only one of the two"
    assert turn.refused("act mines") == "PRA-054"
    turn.end()
    assert turn.view["active"] == 1
    assert turn.view["crane"]["taken"] is None


@pytest.mark.rule("PRA-055", "PRA-302")
def test_the_turn_cannot_end_before_its_action() -> None:
    turn = taking("A-2", 7)
    assert turn.refused("end turn") == "PRA-302"
    turn.do("tile A-2")
    assert turn.refused("end turn") == "PRA-302"
    turn.do("act mines", "grow mines")
    assert "end turn" in turn.legal


@pytest.mark.rule("PRA-056", "PRA-302", "PRA-304")
def test_an_impossible_action_is_forfeited() -> None:
    turn = taking("A-1", 7, gold=0, stone=0).give(region=5).row("upgrade", None, None, None, "U1-S1")
    turn.do("tile A-1")
    assert turn.kinds("act") == set()
    assert {"what": "action"} in turn.view["lost_at_end"], "the client asks before it is lost"
    assert turn.state.preview(turn.state.string_to_action("end turn"))["lost"] == turn.view["lost_at_end"]
    turn.end()
    assert turn.view["active"] == 1


@pytest.mark.rule("PRA-302", "PRA-305")
def test_owed_counts_the_own_reward_but_no_other_purchase() -> None:
    row = ("W1-01", "W1-02", None, None)
    bare = table().sector("A-2", 4).row("wall", *row)
    bare.board(wall="U1-07 r0").give(stone=0)
    bare.do("tile A-2")
    assert "wall" in bare.kinds("act"), "1 stone of the reward pays for a wall of 1 stone"


@pytest.mark.rule("PRA-057", "PRA-061", "PRA-083", "PRA-144")
def test_free_order() -> None:
    start = table().give(gold_window=3, silver_window=3, rights=1).technology("T3-3")
    for text in ("buy gold", "buy silver", "climb cathedral", "climb hunger_wall", "use T3-3", "claim seal SE-1",
                 "refresh wall 1 2 pay gold", "tile A-5"):  # fmt: skip
        assert text in start.legal, "before a tile is taken"
    start.do("use T3-3", "buy gold", "extra mines", "produce mines", "climb cathedral", "tile A-5", "claim seal SE-1")
    start.do("act mines", "grow mines", "refresh wall 1 2 pay stone")
    assert "end turn" in start.legal


@pytest.mark.rule("PRA-058", "PRA-065", "PRA-303")
def test_nothing_is_used_before_it_is_paid() -> None:
    poor = taking("A-2", 9, position=1, gold=0)
    assert poor.refused("tile A-2") == "PRA-065", "the 2 gold of the sector cannot pay the red space"
    assert taking("A-2", 9, position=1, gold=2).gained("tile A-2") == {"gold": -2}
    wall = taking("A-2", 4, stone=0).row("wall", "W2-14", None, None, None)
    wall.do("tile A-2")
    assert wall.kinds("act") == {"mines"}, "the tile's 3 gold do not help"


@pytest.mark.rule("PRA-059", "PRA-152", "PRA-294")
def test_what_waits_at_the_end_of_the_turn() -> None:
    turn = taking("A-5", 6, gold=3, stone=3).row("wall", "W1-04", None, None, None)
    turn.do("tile A-5", "act wall", "take W1-04", "onto w1 r0")
    waiting = turn.view["waiting"]
    assert waiting["steps"] == {"hunger_wall": 1, "cathedral": 0, "hunger_wall_or_cathedral": 0}
    assert waiting["bonus"]["what"] == "buy_egg"
    assert {"what": "egg"} in turn.view["lost_at_end"]
    assert {"what": "step", "grid": "hunger_wall", "count": 1} in turn.view["lost_at_end"]
    turn.end()
    seat = turn.seat(0)
    assert (seat["egg"], seat["hunger_wall"]["column"]) == (0, 1), "purchase and move are lost"


@pytest.mark.rule("PRA-059", "PRA-140", "PRA-141")
def test_plain_gains_are_made_at_the_end_of_the_turn() -> None:
    gold = taking("A-2", 9, gold=0).do("tile A-2", "act mines", "grow mines")
    assert gold.goods()["gold"] == 1
    assert gold.view["lost_at_end"] == []
    assert gold.gained("end turn") == {"gold": 2}
    points = taking("A-2", 4).do("tile A-2", "act mines", "grow mines")
    assert points.gained("end turn") == {"score": 2}, "an S that was not used scores"


@pytest.mark.rule("PRA-059", "PRA-195")
def test_what_cannot_be_paid_for_is_not_lost() -> None:
    """Of the street what can be paid is named, by what comes by itself too; the wheel's egg only with its price."""
    free, egg = ({"what": "road", "region": 2, "effect": effect} for effect in ("free", "egg"))
    rest = ("tile A-1", "act road")
    poor = table(road_1="a").give(region=1, gold=0).sector("A-1", 7).do(*rest)
    assert poor.view["lost_at_end"] == []
    assert [row["comes"] for row in poor.view["waiting"]["road"]] == [False, False], "nor does it come by itself"
    assert table(road_1="a").give(region=1, gold=1).sector("A-1", 7).do(*rest).view["lost_at_end"] == [free]
    paid = table(road_1="a").give(region=1, gold=0).sector("A-1", 9).do(*rest)
    assert paid.view["lost_at_end"] == [free], "2 gold of the wheel come by themselves"
    bought = table(road_1="a").give(region=1, gold=1, stone=1).sector("A-1", 6).do(*rest)
    assert bought.view["lost_at_end"] == [{"what": "egg"}, free, egg], "the egg of the wheel can be paid with"
    broke = table(road_1="a").give(region=1, gold=0, stone=0).sector("A-1", 6).do(*rest)
    assert broke.view["lost_at_end"] == []


@pytest.mark.rule("PRA-245")
def test_a_move_without_effect_is_not_lost() -> None:
    turn = taking("A-5", 7, gold=3, stone=3).row("wall", "W1-04", None, None, None)
    turn.put(0, codes.GRID + 1, 6)
    turn.do("tile A-5", "act wall", "take W1-04", "onto w1 r0")
    assert turn.view["waiting"]["steps"]["hunger_wall"] == 1
    assert turn.view["lost_at_end"] == []


@pytest.mark.rule("PRA-059", "PRA-250")
def test_plain_gains_come_before_the_windows_are_counted() -> None:
    turn = taking("A-2", 10, silver_window=2).do("tile A-2", "act mines", "grow mines", "end turn")
    assert turn.seat(0)["silver_window"] == 2, "three, and one is discarded"


@pytest.mark.rule("PRA-060", "PRA-085", "PRA-222")
def test_at_most_two_actions_and_those_of_technologies() -> None:
    turn = taking("A-2", 7, gold_window=4).technology("T4-3", "T3-4")
    turn.do("buy gold", "extra mines", "grow mines", "tile A-2", "act mines", "grow mines")
    turn.do("token PT-1")
    assert turn.refused("extra mines") == "PRA-081"
    assert turn.refused("buy gold") == "PRA-081"
    turn.do("use T4-3 mines", "grow mines", "use T3-4", "take U1-01", "onto mines r0")
    assert turn.seat()["mine"] == 7


@pytest.mark.rule("PRA-063", "PRA-064", "PRA-067", "PRA-070")
def test_the_wheel_bonus_waits() -> None:
    now = taking("A-2", 2)
    assert now.gained("tile A-2") == {}, "green: no cost, no further reward"
    assert now.gained("bonus gain") == {"stone": 2}
    assert now.refused("bonus gain") == "PRA-063"
    assert taking("A-2", 2).do("tile A-2").refused("bonus points") == "PRA-070", "another bonus than the sector's"
    later = taking("A-2", 2).do("tile A-2", "act mines", "produce mines")
    assert later.gained("bonus gain") == {"stone": 2}


@pytest.mark.rule("PRA-066")
@pytest.mark.parametrize("position", range(7))
def test_red_costs(position: int) -> None:
    cost = dict(zip(CRANE["red"], CRANE["red_cost"], strict=True)).get(position, 0)
    turn = taking("A-2", 7, position, gold=5)
    assert turn.gained("tile A-2").get("gold", 0) == -cost


@pytest.mark.rule("PRA-068", "PRA-069")
@pytest.mark.parametrize("position", range(6, 11))
def test_blue_points(position: int) -> None:
    points = dict(zip(CRANE["blue"], CRANE["blue_points"], strict=True)).get(position, 0)
    assert position != CRANE["blue"][-1] or points == 5
    turn = taking("A-2", 7, position)
    assert turn.gained("tile A-2").get("score", 0) == points


@pytest.mark.rule("PRA-070")
def test_wheel_bonuses() -> None:
    found = []
    for sector in table().view["crane"]["sectors"][1:]:
        bonus = sector["bonus"]
        gain = "+".join(f"{row['n']} {row['kind']}" for row in bonus["gain"])
        pay = "+".join(f"{row['n']} {row['kind']}" for row in bonus["pay"])
        found.append(f"S or {bonus['points']}" if bonus["points"] else f"{pay}: {gain}" if pay else gain)
    assert found == ["S or 1", "2 stone", "1 gold", "S or 2", "1 silver_window", "1 gold: 1 egg", "1 stone", "S or 1",
                     "2 gold", "1 silver_window", "1 stone: 1 egg"]  # fmt: skip


@pytest.mark.rule("PRA-071", "PRA-072", "PRA-075")
def test_an_egg_is_bought_later() -> None:
    turn = taking("A-2", 6, gold=0).do("tile A-2")
    assert turn.refused("bonus egg") == "PRA-071"
    turn.do("act mines", "grow mines")
    assert turn.gained("bonus egg") == {"gold": -1, "egg": 1}
    assert turn.refused("bonus egg") == "PRA-063", "exactly one"
    declined = taking("A-2", 6).do("tile A-2", "act mines", "grow mines").end()
    assert (declined.seat(0)["egg"], declined.seat(0)["gold"]) == (0, 3)
    stone = taking("A-2", 11).do("tile A-2")
    assert stone.gained("bonus egg") == {"stone": -1, "egg": 1}


@pytest.mark.rule("PRA-073", "PRA-074", "PRA-139")
def test_s_or_points() -> None:
    row = ("B1-11", "B1-08", None, "B1-S3")
    points = taking("A-3", 1, gold=3).row("building", *row).do("tile A-3", "act building")
    assert {"B1-11", "B1-S3"} <= points.kinds("take")
    points.do("take B1-11", "onto N_A1 r0")
    assert points.gained("end turn")["score"] == 1
    special = taking("A-3", 1, gold=3).row("building", *row).do("tile A-3", "act building", "take B1-S3")
    special.do("onto N_A1 r0")
    assert special.refused("bonus points") == "PRA-063"
    before = special.seat(0)["score"]
    special.end()
    assert special.seat(0)["score"] == before, "no point"
    early = taking("A-3", 1, gold=3).row("building", *row).do("tile A-3", "bonus points", "act building")
    assert early.refused("take B1-S3") == "PRA-139"


@pytest.mark.rule("PRA-139", "PRA-084", "PRA-296")
def test_special_tiles_need_the_tile_action() -> None:
    row = ("U1-01", "U1-02", "U1-03", "U1-S1")
    extra = taking("A-1", 1, gold_window=2).row("upgrade", *row).do("tile A-1", "buy gold", "extra upgrade")
    assert extra.kinds("take") == {"U1-01", "U1-02", "U1-03"}
    assert extra.refused("take U1-S1") == "PRA-139"
    extra.do("take U1-01", "onto mines r0", "act upgrade")
    assert "U1-S1" in extra.kinds("take"), "the bonus still waits for the action of the tile"
    granted = taking("A-1", 1).technology("T3-4").row("upgrade", *row).do("tile A-1", "use T3-4")
    assert granted.refused("take U1-S1") == "PRA-139"
    other = taking("A-1", 2).row("upgrade", *row).do("tile A-1", "act upgrade")
    assert other.refused("take U1-S1") == "PRA-139", "another sector"


@pytest.mark.rule("PRA-076", "PRA-080")
def test_silver_windows_for_a_move_up() -> None:
    turn = table().give(silver_window=3)
    assert turn.gained("climb cathedral") == {"silver_window": -2}
    assert turn.refused("climb cathedral") == "PRA-236"
    assert table().give(silver_window=1, gold_window=5).refused("climb cathedral") == "PRA-236"
    gold = table().give(gold_window=4, rights=1)
    assert gold.refused("claim seal SE-2") == "PRA-108", "gold windows are no silver ones"


@pytest.mark.rule("PRA-077", "PRA-081", "PRA-082")
def test_the_extra_action() -> None:
    gold = table().give(gold_window=2)
    assert gold.kinds("buy") == {"gold"}
    assert gold.gained("buy gold") == {"gold_window": -2}
    assert gold.kinds("extra") >= {"mines", "quarries", "upgrade", "wall", "road"}
    both = table().give(gold_window=1, silver_window=1)
    assert both.gained("buy silver") == {"gold_window": -1, "silver_window": -1}
    silver = table().give(silver_window=2)
    assert silver.refused("buy gold") == "PRA-077"
    assert silver.refused("buy silver") == "PRA-077"
    again = taking("A-2", 7, gold_window=4).do("tile A-2", "act mines", "grow mines", "buy gold", "extra mines")
    assert again.do("grow mines", "token PT-1").seat()["mine"] == 6, "the same action once more"
    assert again.refused("buy gold") == "PRA-081", "once per turn"


@pytest.mark.rule("PRA-078", "PRA-079")
def test_windows_kept() -> None:
    turn = taking("A-2", 7, gold_window=3, silver_window=3)
    assert turn.seat()["silver_window"] == 3, "no limit during the turn"
    turn.do("tile A-2", "act mines", "grow mines", "end turn")
    assert turn.legal == {"discard gold", "discard silver"}
    assert turn.refused("end turn") == "PRA-078"
    turn.do("discard gold", "discard silver", "discard gold", "discard silver")
    assert (turn.seat(0)["gold_window"], turn.seat(0)["silver_window"]) == (1, 1)
    assert turn.view["active"] == 1


@pytest.mark.rule("PRA-295", "PRA-128")
@pytest.mark.parametrize("origin", ["tile", "extra", "technology"])
def test_upgrade_rewards_whatever_the_origin(origin: str) -> None:
    turn = taking("A-2", 7, gold_window=2).board(mines="U1-01 r0").technology("T4-3")
    turn.do(
        *{"tile": ("tile A-2", "act mines"), "extra": ("buy gold", "extra mines"), "technology": ("use T4-3 mines",)}[
            origin
        ]
    )
    turn.do("grow mines")
    assert turn.gained("reward U1-01") == {"stone": 1}


@pytest.mark.rule("PRA-301", "PRA-097")
def test_there_is_always_a_free_tile_and_mines_can_always_be_managed() -> None:
    broke = table().give(gold=0, stone=0, mine=9, quarry=8)
    assert broke.kinds("tile") == {"A-5", "A-6"}, "those outside the red zone"
    broke.do("tile A-5")
    assert "mines" in broke.kinds("act")
    broke.do("act mines")
    assert broke.gained("grow mines") == {"gold": 1}


@pytest.mark.rule("PRA-309")
def test_a_five_point_token_goes_with_its_tile() -> None:
    turn = table().crane(3, P4="A-2+5", P5="A-1", P6="A-3", P7="A-4+10", P8="A-5", P0="A-6")
    assert turn.gained("tile A-2") == {"score": 5}
    assert turn.causes() == {"five-point-token": 5}
    blue = table().crane(3, P4="A-2+5", P5="A-1", P6="A-3", P7="A-4+10", P8="A-5", P0="A-6")
    assert blue.gained("tile A-4") == {"score": 11}, "blue space and both tokens"
    blue.do("act road").end()
    tiles = {tile["tile"]: tile["token"] for tile in blue.view["crane"]["tiles"]}
    assert tiles["A-4"] == 0, "afterwards it carries none"


@pytest.mark.rule("PRA-310", "PRA-227")
def test_technology_for_points_of_the_action_tile() -> None:
    blue = taking("A-2", 4, 7).technology("T1-6").do("tile A-2")
    assert blue.causes() == {"blue-zone": 1, "technology": 1}
    blue.do("bonus points")
    assert blue.causes() == {"blue-zone": 1, "technology": 1, "wheel": 2}, "once per turn"
    wheel = taking("A-2", 4, 5).technology("T1-6").do("tile A-2")
    assert wheel.causes() == {}
    assert wheel.gained("bonus points") == {"score": 3}
    token = table().technology("T1-6").crane(3, P4="A-2+5", P5="A-1", P6="A-3", P1="A-4", P2="A-5", P0="A-6")
    assert token.gained("tile A-2") == {"score": 6}
    used = taking("A-3", 4, 5, gold=9).technology("T1-6").row("building", None, None, None, "B1-S3")
    used.do("tile A-3", "act building", "take B1-S3", "onto N_A1 r0", "end turn")
    assert "technology" not in used.causes(), "S used: no points of the wheel"


@pytest.mark.rule("PRA-313")
def test_an_action_is_finished_before_another_begins() -> None:
    turn = taking("A-1", 4, gold_window=2, silver_window=2, gold=3).do("tile A-1", "buy gold", "act upgrade")
    for text in ("climb cathedral", "extra mines", "bonus points", "end turn", "act road"):
        assert turn.refused(text) == "PRA-313"
    assert {text.split()[0] for text in turn.legal} == {"take", "refresh"}
    turn.do("take U1-01")
    assert {text.split()[0] for text in turn.legal} == {"onto"}
    assert turn.refused("refresh wall 1 2 pay gold") == "PRA-312"


@pytest.mark.rule("PRA-313", "PRA-142")
def test_a_refresh_must_leave_the_action_possible() -> None:
    turn = taking("A-2", 7, gold=1, stone=1).row("wall", "W1-01", "W1-03", "W1-13", "W1-S2").do("tile A-2", "act wall")
    assert turn.refused("refresh wall 1 2 pay gold") == "PRA-313", "only the first wall can be paid"
    assert turn.refused("refresh wall 2 3 pay stone") == "PRA-313", "the stone is needed"
    assert "refresh wall 2 3 pay gold" in turn.legal
    assert "refresh building 1 2 pay gold" in turn.legal
    turn.do("refresh wall 2 3 pay gold", "take W1-01", "onto w1 r0")
    assert turn.refused("refresh building 1 2 pay gold") == "PRA-142"
