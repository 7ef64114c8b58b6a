"""Sections 18.2 to 18.4: technologies, University, Hunger Wall and Cathedral."""

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import codes

from .table import Table, table

pytestmark = pytest.mark.usefixtures("known_edges_and_corners")


def books(level: int, **goods: int) -> Table:
    """Return a table whose active seat enters the book of a level by region II's egg effect."""
    step = BOX["player_board"]["technology"]["books"][("I", "II", "III", "IV")[level - 1]]
    turn = table().give(technology=step - 1, region=1, egg=1, **goods).sector("A-1", 7)
    return turn.do("tile A-1", "act road")


@pytest.mark.rule("PRA-215", "PRA-216", "PRA-314")
@pytest.mark.parametrize(("level", "step"), [(1, 1), (2, 2), (3, 4), (4, 6)])
def test_books(level: int, step: int) -> None:
    turn = books(level).do("road 2 egg", f"draw T{level}-4", f"draw T{level}-1", f"draw T{level}-6")
    assert turn.seat()["technology"] == step
    assert turn.view["technologies_open"] == [{"level": level, "tiles": [f"T{level}-4", f"T{level}-1", f"T{level}-6"]}]
    turn.do(f"choose T{level}-1")
    stack = turn.view["stacks"][("I", "II", "III", "IV")[level - 1]]
    assert stack["under"] == [f"T{level}-4", f"T{level}-6"]
    assert len(stack["unseen"]) == 3
    assert (
        table().give(technology=2, region=1, egg=1).sector("A-1", 7).do("tile A-1", "act road", "road 2 egg").phase
        == "free"
    )
    assert BOX["player_board"]["technology"]["steps"] == 8


@pytest.mark.rule("PRA-217", "PRA-223")
def test_above_the_fourth_book() -> None:
    turn = table().give(technology=6, region=1, egg=1).sector("A-1", 7).do("tile A-1", "act road", "road 2 egg")
    assert turn.seat()["technology"] == 7 == BOX["player_board"]["technology"]["books"]["IV"] + 1
    assert turn.view["technologies_open"] == []
    low, high = table().give(technology=6, university=8).finish(), table().give(technology=7, university=8).finish()
    assert high.causes()["university"] > low.causes()["university"]


@pytest.mark.rule("PRA-218", "PRA-297", "PRA-219")
def test_lasting_technologies_work_from_the_next_turn_on() -> None:
    turn = books(1, silver_window=2).do("road 2 egg", "draw T1-5", "draw T1-1", "draw T1-2", "choose T1-5")
    assert turn.seat()["technologies"] == [{"tile": "T1-5", "active": False, "used": False}]
    assert turn.gained("climb cathedral") == {"silver_window": -2}
    turn.end()
    turn.play_turn()
    assert turn.seat(0)["technologies"][0]["active"]
    turn.give(silver_window=2)
    turn.do("climb cathedral")
    assert turn.causes()["technology"] == 2


@pytest.mark.rule("PRA-218", "PRA-297")
def test_a_technology_gained_in_anothers_turn_waits_for_the_own_turn() -> None:
    turn = table(3).technology("T1-6", seat=2, fresh=True)
    for active in (False, False, True):
        assert turn.seat(2)["technologies"] == [{"tile": "T1-6", "active": active, "used": False}]
        turn.play_turn()


@pytest.mark.rule("PRA-220", "PRA-219")
def test_the_choice_may_be_the_last_step_of_the_turn() -> None:
    turn = books(2).do("road 2 egg")
    assert turn.phase == "free"
    assert len(turn.kinds("choose")) == 3
    turn.do("end turn")
    assert turn.phase == "technology"
    assert turn.refused("end turn") == "PRA-215"
    turn.do(turn.texts[0])
    assert turn.view["active"] == 1
    assert len(turn.seat(0)["technologies"]) == 1


@pytest.mark.rule("PRA-221", "PRA-297", "PRA-229")
def test_one_time_technologies() -> None:
    turn = books(3).do("road 2 egg", "draw T3-3", "draw T3-1", "draw T3-2", "choose T3-3")
    assert turn.gained("use T3-3") == {"university": 4}, "at once"
    assert turn.refused("use T3-3") == "PRA-221", "then discarded"
    assert "T3-3" not in turn.view["stacks"]["III"]["unseen"]
    later = table().technology("T3-3").play_turn().play_turn()
    assert "use T3-3" in later.legal


@pytest.mark.rule("PRA-224", "PRA-225")
def test_the_top_of_the_technology_track() -> None:
    turn = table().give(technology=7, stone=4).row("wall", "W1-13", None, None, None).sector("A-2", 7)
    turn.do("tile A-2", "act wall")
    assert turn.gained("take W1-13") == {"stone": -4, "technology": 1, "score": 2}, "two steps, each by itself"
    assert turn.causes() == {"overflow": 2}
    both = table().give(technology=0, stone=4).row("wall", "W1-13", None, None, None).sector("A-2", 7)
    both.do("tile A-2", "act wall", "take W1-13", "onto w1 r0")
    assert [row["level"] for row in both.view["technologies_open"]] == [1, 2]


@pytest.mark.rule("PRA-226")
def test_three_can_always_be_drawn() -> None:
    turn = table(4)
    for seat, tile in ((1, "T1-1"), (2, "T1-2"), (3, "T1-3")):
        turn.technology(tile, seat=seat)
    turn.give(region=1, egg=1).sector("A-1", 7).do("tile A-1", "act road", "road 2 egg")
    assert turn.kinds("choose") == {"T1-4", "T1-5", "T1-6"}


@pytest.mark.rule("PRA-227")
@pytest.mark.parametrize(("tile", "sector", "gain"), [("T1-1", 9, "gold"), ("T1-2", 2, "stone")])
def test_wheel_reward_and_one_more(tile: str, sector: int, gain: str) -> None:
    turn = table().technology(tile).sector("A-2", sector).do("tile A-2")
    assert turn.gained("bonus gain") == {gain: 3, "score": 1}
    other = table().technology(tile).sector("A-2", 5).do("tile A-2")
    assert other.gained("bonus gain") == {"silver_window": 1}


@pytest.mark.rule("PRA-227", "PRA-318")
def test_points_for_steps() -> None:
    turn = table().technology("T1-4").give(university=7, stone=3).technology("T3-3")
    assert turn.gained("use T3-3") == {"university": 1, "score": 2 + 3 * 2}, "one real step, three overflows"
    assert turn.causes() == {"technology": 2, "overflow": 6}
    book = table().technology("T1-3").give(technology=6, region=1, egg=1).sector("A-1", 7)
    book.do("tile A-1", "act road", "road 2 egg")
    assert book.causes() == {"technology": 2}
    last = table().technology("T1-3").give(technology=8, region=1, egg=1).sector("A-1", 7)
    assert last.do("tile A-1", "act road", "road 2 egg").causes() == {"overflow": 2}, "no step, no points for it"


@pytest.mark.rule("PRA-227", "PRA-319", "PRA-231")
def test_points_for_upward_moves() -> None:
    turn = table().technology("T1-5", "T3-2").give(silver_window=2, cathedral_column=3, gold=1, stone=1)
    turn.do("climb cathedral")
    assert (turn.causes()["technology"], turn.phase) == (2, "arrow"), "bought"
    turn.do("climb cathedral")
    assert turn.causes()["technology"] == 4, "by an arrow"
    turn.do("use T3-2 cathedral")
    assert turn.causes()["technology"] == 6, "by a technology"
    free = table().technology("T3-2").give(cathedral_row=2, gold=0, stone=0)
    assert free.gained("use T3-2 cathedral") == {"score": 1}, "no windows, no gold, no stone; the cell gives 1 point"
    assert free.seat()["cathedral"]["row"] == 3
    arrow = table().technology("T3-2").give(cathedral_column=3, gold=0, stone=0).do("use T3-2 cathedral")
    assert arrow.phase == "free", "the arrow that follows crosses a tier and is to be paid"


@pytest.mark.slow
@pytest.mark.rule("PRA-228")
def test_level_two_technologies() -> None:
    def build(technology: str, tile: str) -> dict[str, int]:
        turn = (
            table()
            .clear_city()
            .technology(technology)
            .give(gold=5, wealth=7, cubes=5)
            .row("building", tile, None, None, None)
        )
        turn.sector("A-3", 7).do("tile A-3", "act building", f"take {tile}", "onto N_W1 r5")
        return turn.causes() | {"gold": turn.seat()["gold"], "stone": turn.seat()["stone"]}

    assert build("T2-1", "B1-04") == {"tile": 2, "technology": 1, "gold": 1, "stone": 3}
    assert build("T2-1", "B1-11") == {"crown": 1, "gold": 3, "stone": 2}
    assert build("T2-4", "B1-11") == {"crown": 1, "technology": 1, "gold": 4, "stone": 2}
    assert build("T2-4", "B1-04") == {"tile": 2, "gold": 1, "stone": 2}
    egg = table().technology("T2-5").sector("A-2", 6).do("tile A-2")
    assert egg.gained("bonus egg") == {"gold": -1, "egg": 1, "stone": 1, "score": 1}
    wall = table().technology("T2-6").row("wall", "W1-04", "W1-01", None, None).give(gold=0).sector("A-2", 7)
    wall.do("tile A-2", "act wall", "take W1-04")
    assert wall.gained("onto w1 r0") == {"gold": 1, "score": 1}
    token = table().technology("T2-2").board(wall="U1-07 r1", w1="W1-01 r2").row("upgrade", "U1-05", None, None, None)
    token.sector("A-1", 7).do("tile A-1", "act upgrade", "take U1-05")
    assert token.gained("onto upgrade r4") == {"red_token": 2, "gold": 1, "score": 1}, "once per turn"


@pytest.mark.rule("PRA-229")
def test_level_three_technologies() -> None:
    road = table().technology("T3-1").give(region=3)
    road.do("use T3-1", "enter")
    assert (road.seat()["region"], road.seat()["egg"]) == (4, 0), "its egg pays the way"
    up = table().technology("T3-4").row("upgrade", "U1-01", None, None, None)
    assert up.gained("use T3-4", "take U1-01", "onto mines r0") == {"score": 3, "university": 1}
    gold = table().technology("T3-5").board(mines="U1-01 r0")
    assert gold.gained("use T3-5") == {"gold": 3, "stone": 2}
    assert gold.kinds("reward") == set(), "no manage action"
    stone = table().technology("T3-6")
    assert stone.gained("use T3-6") == {"stone": 2, "gold": 2}


@pytest.mark.rule("PRA-230")
def test_level_four_technologies() -> None:
    build = table().clear_city().technology("T4-1").give(gold=1, stone=0).row("building", "B1-09", None, None, None)
    build.do("use T4-1", "take B1-09")
    assert build.gained("onto O_3 r3") == {"gold": -1, "egg": 1, "score": 2}, "2 + 1 gold, less 2"
    floor = table().technology("T4-2").give(stone=0).row("wall", "W1-01", None, None, None).do("use T4-2")
    assert floor.gained("take W1-01") == {"silver_window": 1}, "not below zero"
    anything = table().technology("T4-3")
    assert set(anything.kinds("use")) >= {"T4-3 mines", "T4-3 quarries", "T4-3 upgrade", "T4-3 road"}
    assert anything.refused("use T4-3 choice 7") == "PRA-221"
    window = table().technology("T4-4").row("upgrade", "U1-01", None, None, None)
    assert window.gained("use T4-4", "take U1-01", "onto mines r0") == {"gold_window": 1, "university": 1}
    plaza = table().technology("T4-5").plaza("P_A", "P-Y7")
    assert plaza.gained("use T4-5 P_A") == {"stone": 2, "gold": 2, "score": 3}
    assert table().technology("T4-5").refused("use T4-5 P_Z") == "PRA-230"
    order = table().technology("T4-5").plaza("P_S", "P-G1").give(gold=0).do("use T4-5 P_S")
    assert (order.phase, order.seat()["gold"]) == ("free", 3)
    assert order.kinds("step") == {"hunger_wall", "cathedral"}, "the move waits (PRA-189)"
    grow = table().technology("T4-6").do("use T4-6")
    assert grow.legal == {"grow mines", "grow quarries"}
    assert grow.gained("grow mines") == {"mine": 1}
    assert grow.refused("grow mines") == "PRA-230"
    assert grow.gained("produce quarries") == {"stone": 2}, "independent choices"
    assert grow.view["waiting"]["rewards"] == []


@pytest.mark.rule("PRA-222", "PRA-085")
def test_technologies_do_not_count_as_the_bought_action() -> None:
    turn = table().technology("T4-3").give(gold_window=2).do("use T4-3 mines", "grow mines")
    assert "buy gold" in turn.legal
    assert turn.view["bought"] is False


@pytest.mark.rule("PRA-232", "PRA-233")
def test_the_university() -> None:
    turn = table().technology("T3-3").give(university=2)
    assert turn.gained("use T3-3") == {"university": 4}, "nothing at once"
    top = table().technology("T3-3").give(university=6)
    assert top.gained("use T3-3") == {"university": 2, "score": 4}
    assert BOX["player_board"]["university"]["steps"] == 8


@pytest.mark.rule("PRA-234")
def test_directions() -> None:
    assert (BOX["hunger_wall"]["direction"], BOX["cathedral"]["direction"]) == ("left", "right")
    turn = table().now()
    turn.state.position.waiting[codes.STEPS] = turn.state.position.waiting[codes.STEPS + 1] = 1
    turn.reload().do("step hunger_wall", "step cathedral")
    assert (turn.seat()["hunger_wall"]["column"], turn.seat()["cathedral"]["column"]) == (2, 2)


@pytest.mark.rule("PRA-236")
def test_upward_moves_any_number_of_times() -> None:
    turn = table().give(silver_window=6, gold=5, stone=5)
    turn.do("climb cathedral", "climb cathedral", "climb hunger_wall")
    assert (turn.seat()["cathedral"]["row"], turn.seat()["hunger_wall"]["row"]) == (3, 2)
    assert turn.refused("climb hunger_wall") == "PRA-236"


@pytest.mark.rule("PRA-237")
def test_crossing_tiers() -> None:
    first = table().give(silver_window=2, cathedral_row=2)
    assert first.gained("climb cathedral") == {"silver_window": -2, "gold": -1, "stone": -1, "score": 1}
    second = table().give(silver_window=2, cathedral_row=5, stone=2)
    second.do("climb cathedral")
    assert (second.seat()["gold"], second.seat()["stone"]) == (1, 0)
    assert table().give(silver_window=2, cathedral_row=5, stone=1).refused("climb cathedral") == "PRA-237"
    within = table().give(silver_window=2, cathedral_row=3)
    assert "gold" not in within.gained("climb cathedral")


def stepping(grid: str, row: int, column: int, **goods: int) -> Table:
    """Return a table with a sideways move waiting."""
    short = {"hunger_wall": "hw", "cathedral": "cathedral"}[grid]
    turn = table().give(**{f"{short}_row": row, f"{short}_column": column}, **goods)
    turn.state.position.waiting[codes.STEPS + (grid != "hunger_wall")] = 1
    return turn.reload()


@pytest.mark.rule("PRA-238", "PRA-239", "PRA-242")
def test_cells() -> None:
    assert stepping("cathedral", 1, 1).gained("step cathedral") == {"score": 1}
    arrow = stepping("cathedral", 1, 4)
    assert arrow.gained("step cathedral") == {"score": 2}, "a sideways arrow, then 2 points"
    assert arrow.seat()["cathedral"]["column"] == 6
    chain = stepping("cathedral", 4, 1, gold=0)
    assert chain.gained("step cathedral") == {"score": 2}, "the arrow leads to a cell with points"


@pytest.mark.rule("PRA-240", "PRA-241")
def test_upward_arrows() -> None:
    turn = stepping("cathedral", 2, 2)
    turn.do("step cathedral")
    assert turn.legal == {"climb cathedral", "stay"}
    assert turn.refused("end turn") == "PRA-241"
    assert turn.refused("climb hunger_wall") == "PRA-240"
    other = turn.state.explain("climb hunger_wall")
    assert other is not None
    assert (other.key, other.args) == ("praga-refusal-other-arrow", {"grid": "cathedral"})
    assert turn.gained("climb cathedral") == {"gold": -1, "stone": -1}, "no windows, but the tier"
    stays = stepping("cathedral", 2, 2).do("step cathedral", "stay")
    assert stays.refused("climb cathedral") == "PRA-236", "it cannot be saved"
    poor = stepping("cathedral", 2, 2, gold=0).do("step cathedral")
    assert poor.phase == "free"
    within = stepping("hunger_wall", 4, 2, gold=0).do("step hunger_wall")
    assert within.gained("climb hunger_wall")["score"] == 2, "within a tier nothing is paid"


@pytest.mark.rule("PRA-205", "PRA-243", "PRA-244")
def test_the_top_of_the_cathedral() -> None:
    turn = table().give(silver_window=2, cathedral_row=5, stone=2).do("climb cathedral")
    assert turn.phase == "five"
    assert len(turn.kinds("choose")) == 3
    assert "pass" in turn.legal, "may"
    assert turn.refused("end turn") == "PRA-204"
    chosen = turn.texts[0].removeprefix("choose ")
    turn.do(f"choose {chosen}")
    assert turn.seat()["v_cathedral"] == chosen
    assert turn.view["bridge"]["v_cathedral_left"] == 2
    now = table().give(silver_window=2, cathedral_row=5, stone=2)
    now.do("climb cathedral", "draw BR5-1", "draw BR5-2", "draw BR5-6")
    assert now.gained("choose BR5-1") == {"score": 3}, "its points now (PRA-205)"
    second = table().v_tile("BR5-2", 1).give(silver_window=2, cathedral_row=5, stone=2).do("climb cathedral")
    assert second.phase == "free", "one is all"
    passed = table().give(silver_window=2, cathedral_row=5, stone=2).do("climb cathedral", "pass")
    assert passed.seat()["v_cathedral"] is None
    wall = table().give(silver_window=2, hw_row=5, stone=2).do("climb hunger_wall")
    assert wall.phase == "free", "the Hunger Wall has no such tiles"
    once = stepping("cathedral", 6, 1).v_tile("BR5-2", 1).do("step cathedral")
    assert once.phase == "free"


@pytest.mark.rule("PRA-245")
def test_edges_of_the_grids() -> None:
    assert stepping("cathedral", 1, 6).refused("step cathedral") == "PRA-245"
    assert table().give(silver_window=2, hw_row=6).refused("climb hunger_wall") == "PRA-245"


@pytest.mark.rule("PRA-246")
def test_row_numerals_have_no_effect() -> None:
    for row in range(2, 6):
        turn = table().give(silver_window=2, gold=9, stone=9, hw_row=row - 1, hw_column=6, wealth=7, cubes=5)
        turn.do("climb hunger_wall")
        cell = BOX["hunger_wall"]["original"][row - 1][5]
        assert turn.causes().get("grid", 0) == (int(cell[1:]) if cell.startswith("p") else 0)


@pytest.mark.rule("PRA-247")
def test_markers_share_cells() -> None:
    turn = table(3).give(cathedral_column=2).give(1, cathedral_column=2).give(2, cathedral_column=2)
    assert {seat["cathedral"]["column"] for seat in turn.view["seats"]} == {2}


@pytest.mark.rule("PRA-248", "PRA-237")
def test_the_grids() -> None:
    grids = table().view["grids"]
    for project in ("hunger_wall", "cathedral"):
        assert grids[project]["cells"] == BOX[project]["original"]
        assert grids[project]["tier_of_row"] == [1, 1, 2, 2, 2, 3]
        assert [len(row) for row in grids[project]["cells"]] == [6] * 6


@pytest.mark.rule("PRA-249")
def test_scenario_window_arrow_and_sideways_move() -> None:
    def begin() -> Table:
        turn = table().clear_city().give(gold=5, stone=1, cathedral_column=3).row("building", "B1-01", None, None, None)
        turn.sector("A-3", 5).do("tile A-3", "bonus gain", "act building", "take B1-01", "onto N_W1 r0")
        assert turn.seat()["silver_window"] == 2
        return turn

    turn = begin().do("climb cathedral")
    assert turn.phase == "arrow"
    turn.do("climb cathedral")
    assert (turn.seat()["gold"], turn.seat()["stone"], turn.seat()["score"]) == (0, 0, 0)
    assert turn.gained("step cathedral") == {"score": 2}
    assert (turn.seat()["cathedral"]["row"], turn.seat()["cathedral"]["column"]) == (3, 4)
    missed = begin().do("step cathedral", "climb cathedral")
    assert missed.phase == "free", "sideways first would miss the arrow"


@pytest.mark.rule("PRA-289")
def test_alternative_tiers() -> None:
    grids = table(hunger_wall="B", cathedral="A").view["grids"]
    assert grids["hunger_wall"]["cells"] == BOX["hunger_wall"]["alt_B"]
    assert grids["cathedral"]["cells"] == BOX["cathedral"]["alt_A"]
    turn = table(cathedral="A").give(cathedral_column=2)
    turn.state.position.waiting[codes.STEPS + 1] = 1
    assert turn.reload().gained("step cathedral") == {"score": 1}, "a sideways arrow to 1 point"
