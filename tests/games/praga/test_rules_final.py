"""Section 20 and PRA-316: final scoring; section 23: the worked turn."""

from collections.abc import Callable
from typing import Any

import pytest

from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import codes, tables

from .table import Table, table

pytestmark = pytest.mark.usefixtures("known_edges_and_corners")


def end(**goods: int) -> Table:
    """Return a finished game in which seat 0 has these goods and markers."""
    return table().give(gold=0, stone=0, **goods).finish()


@pytest.mark.rule("PRA-270", "PRA-281")
def test_unresolved_plazas_pay_first() -> None:
    turn = table().clear_city().city("N_A1:B1-06 r0 +0").plaza("P_A", "P-Y2").give(hw_column=3).finish()
    assert turn.causes()["tokens-blue"] == 2, "a token from the plaza, and then the column"
    assert "tokens-blue" not in turn.causes(1), "no claim, no reward"
    gold = table().clear_city().city("O_3:B1-06 r0 +0").plaza("P_S", "P-G1").give(gold=1).seal("SE-2").finish()
    assert gold.causes()["seal"] == 2 * 4, "its gold pays the seal"
    top = table().clear_city().city("N_A1:B1-06 r0 +0").plaza("P_A", "P-Y1").finish()
    assert "plaza-end" not in top.causes(), "the lower half only"
    done = table().clear_city().city("N_A1:B1-06 r0 +0").plaza("P_A", "P-Y6").finish()
    assert done.causes()["plaza-end"] == 4


@pytest.mark.rule("PRA-270")
@pytest.mark.parametrize(
    ("tile", "goods"), [("P-Y6", {}), ("P-Y2", {"hw_column": 3}), ("P-G3", {"technology": 3, "university": 8})]
)
def test_if_it_ended_now_claims_on_plazas_would_pay(tile: str, goods: dict[str, int]) -> None:
    turn = table().clear_city().city("N_A1:B1-06 r0 +0").plaza("P_A", tile).give(**goods)
    line, told = turn.state.to_text(), [seat["if_ended"] for seat in turn.view["seats"]]
    assert turn.state.to_text() == line
    turn.finish()
    assert turn.seat()["score"] > 0
    assert told == turn.state.scores()
    assert [seat["if_ended"] for seat in turn.view["seats"]] == turn.state.scores(), "nothing more once it is over"


@pytest.mark.rule("PRA-316", "PRA-281")
def test_the_game_is_over_in_step_one() -> None:
    book = table().clear_city().city("N_A1:B1-06 r0 +0").plaza("P_A", "P-G3").give(technology=3, university=8).finish()
    assert book.causes()["university"] == 4 * 3, "the step counts"
    assert book.seat()["one_time"] == [], "the book gives no tile"
    assert not [one for one in book.state.story() if one.key == "praga-log-open"], "and none is drawn to choose from"
    top = table().clear_city().city("N_A1:B1-06 r0 +0").plaza("P_A", "P-G3").give(technology=8).finish()
    assert top.causes()["overflow"] == 2
    blue = table().clear_city().technology("T2-3").city("N_A1:B1-06 r0 +0").plaza("P_A", "P-Y2").give(stone=0).finish()
    assert "technology" not in blue.causes()
    right = table().give(rights=1).finish()
    assert "seal" not in right.causes()


def plaza_number(tile: str) -> int:
    """Return the number of a plaza tile among them."""
    return tables.TILE_NAMES.index(tile) - codes.FIRST_PLAZA_TILE


def claims(tile: str) -> Table:
    """Return a table of three at which seat 1 has begun and everybody has a claim on this tile's plaza."""
    turn = table(3).now(first=1, active=1).clear_city().plaza("P_L", tile)
    return turn.city("N_L1:B1-06 r0 +0", "N_L3:B1-05 r0 +1", "N_L4:B1-02 r0 +2")


@pytest.mark.rule("PRA-174", "PRA-270", "PRA-321")
def test_a_cube_beside_an_unused_plaza_brings_nothing_at_the_end() -> None:
    turn = table().clear_city().city("N_U2:B1-06 r0 +0").finish()
    assert turn.view["city"]["plazas"][8]["used"] is False
    assert (turn.causes(), turn.goods()) == ({}, table().clear_city().finish().goods())


@pytest.mark.rule("PRA-270")
def test_claims_on_a_plaza_are_paid_in_turn_order() -> None:
    turn = claims("P-Y6").finish()
    assert [entry.seat for entry in turn.state.ledger() if entry.cause == "plaza-end"] == [1, 2, 0]


@pytest.mark.rule("PRA-270", "PRA-281")
def test_who_began_chooses_first_where_a_claim_leaves_a_choice(told: Callable[[Any, int, int], None]) -> None:
    told(tables.BOTTOM_BUNDLE, plaza_number("P-Y6"), tables.TOP_BUNDLE[plaza_number("P-G1")])
    turn, chose = claims("P-Y6").begin_scoring(), []
    while not turn.state.is_terminal():
        assert turn.legal == {"step hunger_wall", "step cathedral"}
        chose.append(turn.state.current_player())
        turn.do("step cathedral")
    assert chose == [1, 2, 0]
    assert [turn.seat(seat)["cathedral"]["column"] for seat in range(3)] == [2, 2, 2], "before rows and tokens score"


@pytest.mark.rule("PRA-316", "PRA-281")
@pytest.mark.parametrize(("mine", "after"), [(5, 6), (8, 9)])
def test_a_track_moved_in_step_one_brings_points_alone(
    mine: int, after: int, told: Callable[[Any, int, int], None]
) -> None:
    """Neither the production token's icon nor the seal's works any more; what counts the mines counts the new one."""
    told(tables.BOTTOM_BUNDLE, plaza_number("P-Y6"), tables.REWARD_BUNDLE[tables.TILE_NAMES.index("W1-07")])
    turn = table().clear_city().plaza("P_A", "P-Y6").city("N_A1:B1-06 r0 +0").v_tile("BR5-4", 1).give(mine=mine)
    turn.begin_scoring()
    assert turn.state.is_terminal(), "nothing is asked"
    seat = turn.seat()
    assert (seat["mine"], seat["rights"], seat["tokens"]["mines"]) == (after, 0, None)
    assert turn.causes()["v-tile"] == after - 1


@pytest.mark.rule("PRA-271", "PRA-272", "PRA-273")
@pytest.mark.parametrize(("height", "factor"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (8, 3)])
def test_technology_times_university(height: int, factor: int) -> None:
    assert end(technology=7, university=height).causes().get("university", 0) == 7 * factor


@pytest.mark.rule("PRA-274", "PRA-275", "PRA-276")
def test_rows_and_tokens() -> None:
    turn = end(cathedral_row=6, cathedral_column=4, red_token=3)
    assert turn.causes()["rows"] == 13
    assert turn.causes()["tokens-red"] == 9
    both = end(hw_row=4, hw_column=6, blue_token=2, cathedral_column=1, red_token=9)
    assert both.causes()["rows"] == BOX["hunger_wall"]["row_points"][3]
    assert both.causes()["tokens-blue"] == 10
    assert "tokens-red" not in both.causes(), "column 1 is worth nothing"


@pytest.mark.rule("PRA-277")
@pytest.mark.parametrize(("walls", "points"), [(0, 0), (2, 0), (3, 4), (4, 10), (5, 10), (6, 18), (8, 18)])
def test_walls(walls: int, points: int) -> None:
    places = {f"w{2 * n + 1 if n < 6 else 2 * (n - 5)}": f"W2-{n + 1:02} r0" for n in range(walls)}
    assert table().board(seat=0, **places).finish().causes().get("walls", 0) == points, "connected or not"


@pytest.mark.rule("PRA-278", "PRA-214")
@pytest.mark.parametrize(
    ("tile", "points"), [("BR5-1", 7), ("BR5-2", 6), ("BR5-3", 4), ("BR5-4", 8), ("BR5-5", 6), ("BR5-6", 16)]
)
def test_v_tiles(tile: str, points: int) -> None:
    turn = table().board(mines="U1-01 r0", wall="U2-02 r0", w5="W2-05 r0", w1="W1-12 r0")
    turn.give(university=7, mine=9, quarry=7, hw_row=5, cathedral_row=3)
    assert turn.v_tile(tile, 1).finish().causes()["v-tile"] == points


@pytest.mark.rule("PRA-279")
@pytest.mark.parametrize(("eggs", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (7, 10)])
def test_eggs(eggs: int, points: int) -> None:
    assert end(egg=eggs).causes().get("eggs", 0) == points


@pytest.mark.rule("PRA-279", "PRA-280")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_is_scored_however_many_play(players: int) -> None:
    turn = table(players)
    for seat in range(players):
        turn.give(seat, gold=0, stone=0, egg=seat + 1)
    turn.finish()
    assert turn.state.scores() == [1, 3, 6, 10][:players]
    assert turn.state.returns() == [0.0] * (players - 1) + [1.0]


@pytest.mark.rule("PRA-280")
def test_the_winner() -> None:
    turn = end(egg=3)
    assert turn.state.scores()[0] > turn.state.scores()[1]
    assert turn.state.returns() == [1.0, 0.0]
    assert turn.view["winners"] == [0]
    tied = end()
    assert tied.state.scores() == [0, 0]
    assert tied.state.returns() == [0.0, 1.0], "the later in turn order"
    assert [one.state.story()[-1].args["tied"] for one in (turn, tied)] == [0, 1], "and the log says that it was a tie"
    other = table(3).now(first=1, active=1).give(gold=0, stone=0).finish()
    assert other.state.scores() == [0, 0, 0]
    assert other.state.returns() == [1.0, 0.0, 0.0], "seat 0 sits to the right of the starting player"


@pytest.mark.rule("PRA-299")
def test_the_worked_turn() -> None:
    turn = table().now(era=2).give(gold=0, stone=4, technology=7, university=2)
    turn.board(upgrade="U1-S1 r1").row("upgrade", "U2-02", "U2-04", "U2-06", None)
    turn.row("wall", "W2-01", "W2-03", "W2-05", None).sector("A-1", 8, 5)
    turn.do("tile A-1")
    assert turn.kinds("act") == {"road", "upgrade"}
    turn.do("act upgrade")
    assert turn.gained("reward U1-S1") == {"gold_window": 1}
    assert turn.gained("take U2-02") == {"university": 2}
    assert turn.gained("onto wall r3") == {"technology": 1, "silver_window": 1}, "an edge, and no corner yet"
    assert turn.gained("buy silver") == {"gold_window": -1, "silver_window": -1}
    turn.do("extra wall")
    assert turn.gained("reward U2-02") == {"score": 1}
    assert turn.gained("take W2-01") == {"stone": -4, "score": 6}
    assert turn.gained("onto w2 r5") == {"red_token": 1}
    assert turn.legal == {"bonus points", "end turn"}
    arrow = turn.view["crane"]["arrow"]
    assert turn.gained("end turn") == {"score": 1}
    assert turn.view["crane"]["arrow"] == arrow + 1
    assert turn.view["crane"]["tiles"][0]["tile"] == "A-1", "returned to P0"
    assert turn.causes() == {"upgrade-reward": 1, "tile": 6, "wheel": 1}
