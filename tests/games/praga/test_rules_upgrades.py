"""Sections 12, 14 and 15: upgrades, walls, what meets at edges and corners."""

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import places, tables

from .table import Table, printed, table

pytestmark = pytest.mark.usefixtures("known_edges_and_corners")


def upgrading(*row: str | None, **goods: int) -> Table:
    """Return a table at which this row lies and several upgrades can be made in one turn."""
    turn = table().row("upgrade", *row, *[None] * (4 - len(row))).give(technology=7, **goods)
    return turn.give(gold_window=2).technology("T3-4", "T4-3").sector("A-1", 7)


FIRST_EDGE = {
    "mines": ("U1-02", "technology"),
    "quarries": ("U1-04", "silver_window"),
    "upgrade": ("U2-01", "silver_window"),
    "wall": ("U1-08", "stone"),
    "building": ("U1-10", "technology"),
    "road": ("U1-11", "silver_window"),
}
"""A tile for every action, and the icon on its first edge."""
ONE_CORNER = {
    "mines": ("U1-01", 1),
    "quarries": ("U1-03", 2),
    "upgrade": ("U1-05", 3),
    "wall": ("U1-07", 4),
    "building": ("U1-09", 5),
    "road": ("U2-10", 2),
}
"""A tile for every action, and the one corner of it that has an icon."""
MAIN = ("tile A-1", "act upgrade")
EXTRA = ("buy gold", "extra upgrade")


@pytest.mark.rule("PRA-119", "PRA-120", "PRA-121")
def test_an_upgrade() -> None:
    turn = upgrading("U1-01", "U1-05", "U1-09", gold=0, stone=0).do(*MAIN)
    assert turn.kinds("take") == {"U1-01", "U1-05", "U1-09"}, "upgrades cost nothing"
    turn.do("take U1-09")
    assert turn.kinds("onto") == {f"building r{r}" for r in range(6)}
    assert turn.refused("onto mines r0") == "PRA-119"
    turn.do("onto building r4")
    hexes = {row["action"]: (row["tile"], row["r"]) for row in turn.seat()["hexes"]}
    assert hexes["building"] == ("U1-09", 4)
    assert "turn r0" not in turn.legal


@pytest.mark.rule("PRA-122")
def test_the_university_marker() -> None:
    assert upgrading("U1-01", None, None).do(*MAIN).gained("take U1-01", "onto mines r0") == {"university": 1}
    assert upgrading("U2-04", None, None).do(*MAIN).gained("take U2-04", "onto mines r0") == {"university": 2}


@pytest.mark.rule("PRA-123")
def test_covering() -> None:
    turn = upgrading("U1-02", None, None).board(mines="U1-01 r0").do(*MAIN, "take U1-02", "onto mines r0").end()
    turn.play_turn()
    assert turn.seat()["upgrades"] == ["U1-01", "U1-02"]
    turn.sector("A-2", 7).do("tile A-2", "act mines", "produce mines")
    assert turn.kinds("reward") == {"U1-02"}, "from the next turn on only the top tile counts"


@pytest.mark.rule("PRA-124", "PRA-125", "PRA-126")
def test_used_connections_give_nothing_again() -> None:
    turn = upgrading("U2-03", "U1-06", "U2-02").board(upgrade="U1-05 r0")
    first = turn.gained(*MAIN, "take U2-03", "onto wall r0")
    assert first == {"university": 2, "silver_window": 1, "technology": 1}, "A and B"
    second = turn.gained(*EXTRA, "take U1-06", "onto upgrade r3")
    assert second == {"university": 1, "gold_window": -2}, "C meets B's icon, which has been used"
    third = turn.gained("use T3-4", "take U2-02", "onto wall r0")
    assert third == {"university": 2, "score": 3, "gold": 1, "stone": 1, "red_token": 1}, (
        "C and D are new to each other"
    )


@pytest.mark.rule("PRA-059", "PRA-128")
def test_the_reward_in_the_centre() -> None:
    turn = table().board(mines="U1-01 r0").sector("A-2", 7).do("tile A-2", "act mines", "produce mines")
    assert turn.view["waiting"]["rewards"] == [{"action": "mines", "count": 1, "tiles": ["U1-01"]}]
    waits = Table(turn.state.clone()).do("bonus gain")
    assert turn.gained("reward U1-01") == {"stone": 1}
    assert turn.refused("reward U1-01") == "PRA-128"
    assert waits.gained("end turn") == {"stone": 1}, "it comes by itself at the end of the turn"


@pytest.mark.rule("PRA-129", "PRA-307")
def test_twice_performed_twice_rewarded() -> None:
    turn = table().board(mines="U1-01 r0").give(gold_window=2).sector("A-2", 7)
    turn.do("tile A-2", "act mines", "produce mines", "buy gold", "extra mines", "produce mines")
    assert turn.gained("reward U1-01", "reward U1-01") == {"stone": 2}
    later = upgrading("U1-02", None, None).do("buy gold", "extra mines", "grow mines", "use T4-3 mines", "grow mines")
    if later.phase == "token":
        later.do("token PT-1")
    later.do(*MAIN, "take U1-02", "onto mines r0")
    assert later.gained("reward U1-02", "reward U1-02") == {"score": 2}


@pytest.mark.rule("PRA-130")
def test_retroactive_reward() -> None:
    turn = upgrading("U1-02", None, None).do("buy gold", "extra mines", "grow mines")
    assert turn.kinds("reward") == set()
    turn.do(*MAIN, "take U1-02", "onto mines r0")
    assert turn.gained("reward U1-02") == {"score": 1}


@pytest.mark.rule("PRA-131")
def test_an_upgrade_of_upgrading_rewards_itself() -> None:
    turn = upgrading("U1-05", None, None).do(*MAIN, "take U1-05", "onto upgrade r0")
    assert turn.gained("reward U1-05") == printed("U1-05", "bonus")


@pytest.mark.rule("PRA-132", "PRA-133")
def test_old_or_new_reward() -> None:
    def mines() -> Table:
        return upgrading("U1-02", None, None).board(mines="U1-01 r0").sector("A-2", 7)

    early = mines().do("tile A-2", "act mines", "produce mines", "reward U1-01")
    early.do(*EXTRA, "take U1-02", "onto mines r0")
    assert early.kinds("reward") == set(), "not both for the same performance"
    late = mines().do("tile A-2", "act mines", "produce mines", *EXTRA, "take U1-02", "onto mines r0")
    assert late.kinds("reward") == {"U1-01", "U1-02"}
    assert late.gained("reward U1-01") == {"stone": 1}
    assert late.kinds("reward") == set()
    lost = mines().do("tile A-2", "act mines", "produce mines", *EXTRA, "take U1-02", "onto mines r0")
    assert {"what": "choice", "action": "mines"} in lost.view["lost_at_end"]
    before = lost.goods()
    lost.end()
    assert lost.goods(0).get("score", 0) == before.get("score", 0), "a choice that waits is lost"


@pytest.mark.rule("PRA-134")
def test_the_first_upgrade_of_era_two() -> None:
    turn = upgrading("U2-01", None, None, stone=0)
    assert turn.gained(*MAIN, "take U2-01", "onto upgrade r0") == {"university": 2}
    assert turn.gained("reward U2-01") == {"stone": 2}


@pytest.mark.rule("PRA-154", "PRA-157", "PRA-158")
@pytest.mark.parametrize("there", FIRST_EDGE)
def test_edges_meet_at_every_hex_of_the_action_board(there: str) -> None:
    beside = places.BESIDE[6 * tables.ACTION_NAMES.index(there) :]
    edge = next(edge for edge in range(6) if 0 <= beside[edge] < 6)
    here = tables.ACTION_NAMES[beside[edge]]
    (old, one), (new, other) = FIRST_EDGE[there], FIRST_EDGE[here]
    turn = upgrading(new).board(seat=0, **{there: f"{old} r{edge}"})
    gained = turn.gained(*MAIN, f"take {new}", f"onto {here} r{(edge + 3) % 6}")
    assert {kind: gained.get(kind, 0) for kind in ("stone", "silver_window", "technology")} == {
        kind: [one, other].count(kind) for kind in ("stone", "silver_window", "technology")
    }


@pytest.mark.rule("PRA-158", "PRA-160")
@pytest.mark.parametrize("there", ONE_CORNER)
@pytest.mark.parametrize("end", [0, 1])
def test_corners_meet_at_every_hex_of_the_action_board(there: str, end: int) -> None:
    """Two hexes side by side share both ends of their edge: the corner before it and the one after it."""
    beside = places.BESIDE[6 * tables.ACTION_NAMES.index(there) :]
    edge = next(edge for edge in range(6) if 0 <= beside[edge] < 6)
    here = tables.ACTION_NAMES[beside[edge]]
    (old, one), (new, other) = ONE_CORNER[there], ONE_CORNER[here]
    turn = upgrading(new).board(seat=0, **{there: f"{old} r{(edge + end - one) % 6}"})
    gained = turn.gained(*MAIN, f"take {new}", f"onto {here} r{(edge + 3 + 1 - end - other) % 6}")
    assert gained["red_token"] == 1
    apart = upgrading(new).board(seat=0, **{there: f"{old} r{(edge + 3 - one) % 6}"})
    assert "red_token" not in apart.gained(*MAIN, f"take {new}", f"onto {here} r{(edge + 3 + 1 - end - other) % 6}")


@pytest.mark.rule("PRA-135")
def test_the_cap_is_no_icon() -> None:
    assert all(tile["edges"][3] == "" for tile in BOX["upgrade"])
    assert {tile["caps"] for tile in BOX["upgrade"] if tile["era"] == 1} == {1}
    turn = upgrading("U1-05", None, None).board(wall="U2-03 r0")
    assert turn.gained(*MAIN, "take U1-05", "onto upgrade r4") == {"university": 1}, "edge 3 meets an icon: nothing"


@pytest.mark.rule("PRA-306")
def test_covered_first_and_performed_afterwards() -> None:
    turn = upgrading("U1-02", None, None).board(mines="U1-01 r0").sector("A-2", 7)
    turn.do(*EXTRA, "take U1-02", "onto mines r0", "tile A-2", "act mines", "produce mines")
    assert turn.kinds("reward") == {"U1-01", "U1-02"}
    assert turn.gained("reward U1-02") == {"score": 1}


@pytest.mark.rule("PRA-305")
def test_the_reward_helps_to_pay_for_its_own_action() -> None:
    turn = table().board(wall="U1-07 r0").give(stone=1).row("wall", "W1-03", None, None, None).sector("A-2", 7)
    turn.do("tile A-2", "act wall")
    assert turn.kinds("take") == set()
    assert turn.kinds("reward") == {"U1-07"}
    turn.do("reward U1-07", "take W1-03", "onto w1 r0")
    assert turn.seat()["stone"] == 0
    stuck = upgrading("U1-08", None, None).board(wall="U1-07 r0").row("wall", "W1-03", None, None, None).give(stone=1)
    stuck.do(*MAIN, "take U1-08", "onto wall r0", *EXTRA[:1], "extra wall")
    assert stuck.kinds("reward") == {"U1-07"}, "the other reward would leave the action unpayable"
    assert stuck.refused("reward U1-08") == "PRA-313"


@pytest.mark.rule("PRA-145", "PRA-146", "PRA-312")
def test_a_wall_is_paid_then_rewards() -> None:
    turn = table().give(stone=2, mine=5).row("wall", "W1-01", "W1-04", "W1-07", None).sector("A-2", 7)
    turn.do("tile A-2", "act wall")
    assert turn.refused("take W1-07") == "PRA-145"
    assert turn.gained("take W1-04") == {"stone": -2, "gold": 2}
    order = table().give(stone=3, mine=5).row("wall", "W1-07", None, None, None).sector("A-2", 7)
    order.do("tile A-2", "act wall", "take W1-07")
    assert order.phase == "token", "the green window first"
    order.do("token PT-1")
    assert order.phase == "onto"
    assert order.refused("end turn") == "PRA-312"


@pytest.mark.rule("PRA-147", "PRA-148", "PRA-149")
def test_where_walls_stand() -> None:
    turn = table().board(w3="W1-02 r0").give(stone=2).row("wall", "W1-01", None, None, None).sector("A-2", 7)
    turn.do("tile A-2", "act wall", "take W1-01")
    assert turn.kinds("onto") == {f"w{n} r{r}" for n in range(1, 13) if n != 3 for r in range(6)}
    assert turn.refused("onto w3 r0") == "PRA-147", "no overlap"
    assert turn.refused("onto wall r0") == "PRA-147"
    touching = [sum(0 <= int(places.BESIDE[6 * place + edge]) < 6 for edge in range(6)) for place in range(6, 18)]
    assert sorted(touching) == [1] * 6 + [2] * 6
    assert len([name for name in places.PLACE_NAMES if name.startswith("w") and name != "wall"]) == 12, "one ring only"


@pytest.mark.rule("PRA-150", "PRA-154")
def test_a_wall_meets_walls_and_upgrades() -> None:
    # w1 lies across edge 0 of the upgrade hex and across edge 4 of w2
    turn = table().give(stone=2, technology=7).board(upgrade="U1-S1 r0", w2="W1-06 r4")
    turn.row("wall", "W1-01", None, None, None).sector("A-2", 7).do("tile A-2", "act wall", "take W1-01")
    gained = turn.gained("onto w1 r3")
    assert gained == {"technology": 1, "stone": 1, "red_token": 1}, "edge 3 shows stone to the book, a corner meets too"
    other = table().give(stone=2, technology=6).board(w2="W1-06 r4")
    other.row("wall", "W1-01", None, None, None).sector("A-2", 7).do("tile A-2", "act wall", "take W1-01")
    assert other.gained("onto w1 r0") == {"technology": 1, "gold": 1}, "edge 1 shows gold to the book of the wall"


@pytest.mark.rule("PRA-151", "PRA-152", "PRA-235")
def test_the_hunger_wall_icon() -> None:
    turn = table().give(stone=2).row("wall", "W1-04", None, None, None).sector("A-2", 7)
    turn.do("tile A-2", "act wall", "take W1-04", "onto w1 r0")
    assert turn.view["waiting"]["steps"]["hunger_wall"] == 1
    turn.do("step hunger_wall")
    assert turn.seat()["hunger_wall"]["column"] == 2
    assert turn.refused("step hunger_wall") == "PRA-235"
    plain = table().row("wall", "W1-01", None, None, None).sector("A-2", 7)
    plain.do("tile A-2", "act wall", "take W1-01", "onto w1 r0")
    assert plain.view["waiting"]["steps"]["hunger_wall"] == 0


@pytest.mark.rule("PRA-153", "PRA-304")
def test_twelve_walls_are_all() -> None:
    walls = {f"w{n}": f"W2-{n:02} r0" for n in range(1, 13)}
    turn = (
        table()
        .board(seat=0, **walls)
        .give(stone=9)
        .row("wall", "W1-01", None, None, None)
        .sector("A-2", 7)
        .do("tile A-2")
    )
    assert turn.kinds("act") == {"mines"}
    assert turn.refused("act wall") == "PRA-153"
    last = table().board(seat=0, **{place: tile for place, tile in walls.items() if place != "w12"}).give(stone=9)
    last.row("wall", "W1-01", None, None, None).sector("A-2", 7).do("tile A-2", "act wall", "take W1-01")
    assert last.kinds("onto") == {f"w12 r{r}" for r in range(6)}, "the twelfth place is one like the others"


@pytest.mark.rule("PRA-155")
def test_a_window_against_a_book() -> None:
    turn = upgrading("U1-05", None, None).board(wall="U2-03 r0")
    gained = turn.gained(*MAIN, "take U1-05", "onto upgrade r0")
    assert gained == {"university": 1, "silver_window": 1, "technology": 1}


@pytest.mark.rule("PRA-156", "PRA-158")
def test_an_icon_alone_gives_nothing() -> None:
    turn = upgrading("U1-05", None, None).board(wall="U2-03 r0")
    gained = turn.gained(*MAIN, "take U1-05", "onto upgrade r1")
    assert gained == {"university": 1}, "its window faces the centre, its plain edge the book"


@pytest.mark.rule("PRA-157")
def test_every_pair_of_one_placement() -> None:
    turn = upgrading("U1-05", None, None, gold=1).give(technology=6).board(wall="U2-03 r0", w11="W1-01 r0")
    gained = turn.gained(*MAIN, "take U1-05", "onto upgrade r0")
    assert gained == {"university": 1, "silver_window": 1, "technology": 2, "gold": 1}


@pytest.mark.rule("PRA-159")
def test_a_bare_hex_has_no_icons() -> None:
    turn = upgrading("U1-05", None, None)
    for turned in range(6):
        bare = upgrading("U1-05", None, None)
        assert bare.gained(*MAIN, "take U1-05", f"onto upgrade r{turned}") == {"university": 1}
    assert turn.seat()["hexes"][2]["tile"] is None


@pytest.mark.rule("PRA-160")
def test_red_corners() -> None:
    turn = upgrading("U1-05", None, None).board(wall="U1-07 r1")
    assert turn.gained(*MAIN, "take U1-05", "onto upgrade r4") == {"university": 1, "red_token": 1}
    beside = upgrading("U1-05", None, None).board(wall="U1-07 r2")
    assert beside.gained(*MAIN, "take U1-05", "onto upgrade r4") == {"university": 1}


@pytest.mark.rule("PRA-162")
def test_two_other_corners() -> None:
    turn = upgrading("U1-05", None, None).board(wall="U1-07 r1", w1="W1-01 r2")
    assert turn.gained(*MAIN, "take U1-05", "onto upgrade r4") == {"university": 1, "red_token": 2}


@pytest.mark.rule("PRA-163")
def test_several_corners_are_added_up() -> None:
    turn = upgrading("U1-06", None, None).board(wall="U1-07 r1", w1="W1-08 r0")
    assert turn.gained(*MAIN, "take U1-06", "onto upgrade r3") == {"university": 1, "red_token": 3}


@pytest.mark.rule("PRA-127", "PRA-164")
def test_a_third_corner_joins() -> None:
    turn = upgrading("U1-05", None, None).board(wall="U1-07 r1").row("wall", "W1-01", None, None, None)
    assert turn.gained(*MAIN, "take U1-05", "onto upgrade r4")["red_token"] == 1
    turn.do("buy gold", "extra wall", "take W1-01")
    assert turn.gained("onto w1 r2") == {"red_token": 2}


@pytest.mark.rule("PRA-124", "PRA-126")
def test_a_used_corner_gives_nothing_through_covering() -> None:
    turn = upgrading("U1-05", "U1-06", None).board(wall="U1-07 r1")
    assert turn.gained(*MAIN, "take U1-05", "onto upgrade r4")["red_token"] == 1
    covered = turn.gained(*EXTRA, "take U1-06", "onto upgrade r4")
    assert "red_token" not in covered, "corner 1 again, which the other tile has spent"
