"""Sections I and K: fields, their owners and what they bring; the winner."""

from typing import Any

import pytest

import bastide

from .table import play


@pytest.mark.rule("CAR-090", "CAR-094")
def test_farmers_stay_until_the_end() -> None:
    """Even in a field that is closed all round, and beside a city and a road that are finished."""
    table = play("V@(0,1) r3 [field.1]; V@(1,1) r0; V@(1,2) r1; V@(0,2) r2; E@(0,-1) r2 [field.0]", then="B")
    field = next(f for f in table.view["features"] if f["type"] == "field" and [0, 1, "field.1"] in _lists(f))
    assert field["tiles"] == 4
    assert table.scores == [0, 0]
    assert table.meeples == {(0, 1, "field.1"): 0, (0, -1, "field.0"): 0}
    assert table.supply == [5, 7]


def _lists(feature: dict[str, Any]) -> list[list[object]]:
    return [list(segment) for segment in feature["segments"]]


@pytest.mark.rule("CAR-091", "CAR-112")
def test_a_field_need_not_be_closed() -> None:
    table = play("E@(0,-1) r2 [field.0]; B@(0,1) r0")
    assert table.final == [(0, 3, "field")], "open to the north, east and west"


@pytest.mark.rule("CAR-091")
def test_walls_and_roads_bound_a_field() -> None:
    """The strip above the start tile's road, the field below it and the field behind the wall are three."""
    table = play("E@(0,-1) r2 [field.0]; U@(1,0) r1 [field.1]; U@(-1,0) r1 [?]", then="B")
    assert "field.1" not in table.spots, "the strip is seat 1's already"
    assert "field.0" in table.spots, "below the road nobody stands"


@pytest.mark.rule("CAR-092")
def test_along_a_road_only_the_same_sides_connect() -> None:
    north = play("U@(1,0) r1 [field.1]; U@(2,0) r1 [?]", then="B")
    assert north.spots == {"road.0", "field.0"}
    south = play("U@(1,0) r1 [field.0]; U@(2,0) r1 [?]", then="B")
    assert south.spots == {"road.0", "field.1"}
    for x, before in ((1, "V@(1,0) r0"), (1, "J@(1,0) r1")):
        turned = play(f"{before} [field.1]; U@({x},1) r0 [?]", then="B")
        assert turned.spots == {"road.0", "field.0"}, "the inner side of a bend is its western side further south"


@pytest.mark.rule("CAR-092")
def test_across_a_field_edge_both_halves_connect() -> None:
    for tile in ("B@(0,2) r0", "E@(0,2) r2", "A@(0,2) r0", "V@(0,2) r0"):
        table = play(f"B@(0,1) r0 [field.0]; {tile} [?]", then="B")
        assert "field.0" not in table.spots


@pytest.mark.rule("CAR-093")
@pytest.mark.parametrize(
    ("tile", "fields"),
    [("A@(1,0) r1", 1), ("X@(1,0) r0", 4), ("W@(1,0) r0", 3), ("L@(1,0) r0", 3), ("S@(1,0) r1", 2), ("T@(1,0) r1", 2)],
)
def test_what_divides_the_field_of_a_tile(tile: str, fields: int) -> None:
    table = play(f"{tile} [?]", then="B")
    assert {spot for spot in table.spots if spot.startswith("field")} == {f"field.{i}" for i in range(fields)}


@pytest.mark.rule("CAR-093")
def test_the_field_around_a_cloister_joins_both_sides_of_its_road() -> None:
    for side in ("field.0", "field.1"):
        table = play(f"U@(1,0) r1 [{side}]; A@(2,0) r1 [?]", then="B")
        assert table.spots == {"road.0", "cloister"}


@pytest.mark.rule("CAR-093")
def test_a_gate_keeps_left_and_right_apart() -> None:
    """The road ends in the wall, so the field on one side of it does not reach the other."""
    south, north = "field.0", "field.1"  # of both tiles, turned once
    for side, other in ((south, north), (north, south)):
        table = play(f"U@(1,0) r1 [{side}]; T@(2,0) r1 [?]", then="B")
        assert table.spots == {"road.0", "city.0", other}


@pytest.mark.rule("CAR-094")
def test_a_farmer_takes_no_part_in_road_city_or_cloister() -> None:
    table = play("A@(-1,0) r3 [field.0]; A@(1,0) r1; E@(0,-1) r2", then="B")
    assert table.scores == [0, 0]
    assert table.meeples == {(-1, 0, "field.0"): 0}


# K. Final scoring of fields


@pytest.mark.rule("CAR-110")
def test_a_field_without_farmers_scores_for_nobody() -> None:
    assert play("E@(0,-1) r2; B@(0,1) r0").state.ledger() == []


@pytest.mark.rule("CAR-110", "CAR-100", "CAR-107")
def test_fields_come_last() -> None:
    table = play("E@(0,-1) r2 [field.0]; U@(1,0) r1 [road.0]; B@(0,1) r0 [cloister]")
    causes = [entry.cause for entry in table.state.ledger()]
    assert causes[-1] == "field"
    assert sorted(causes[:-1]) == ["cloister-open", "road-open"]
    assert table.final == [(0, 3, "cloister-open"), (0, 3, "field"), (1, 2, "road-open")]


@pytest.mark.rule("CAR-111")
@pytest.mark.parametrize(
    ("second", "third", "scores"),
    [("", "", [6, 0]), (" [field.0]", "", [6, 6]), (" [field.0]", " [field.1]", [0, 6])],
)
def test_most_farmers_own_a_field(second: str, third: str, scores: list[int]) -> None:
    """Three fields, kept apart until the last tile, an A, joins them."""
    table = play(
        f"E@(0,-1) r2 [field.0]; E@(0,1) r2; E@(0,-2) r0; E@(0,-3) r2{second}; B@(1,1) r0; U@(-1,-3) r0{third};"
        "A@(-1,-2) r2",
        two_tile_city=2,
    )
    assert table.scores == scores


@pytest.mark.rule("CAR-112")
@pytest.mark.parametrize("cities", [0, 1, 2])
def test_three_points_for_each_completed_city(cities: int) -> None:
    moves = "U@(1,0) r1 [field.1]; D@(-1,0) r0" + "".join(f"; E@({-n},-1) r2" for n in range(cities))
    assert play(moves).scores == [3 * cities, 0]


@pytest.mark.rule("CAR-111", "CAR-112", "CAR-133")
@pytest.mark.parametrize(("scoring", "points"), [("field_city_once", 3), ("field_each", 3), ("city_majority", 4)])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_seat_scores_its_field_however_many_play(players: int, scoring: str, points: int) -> None:
    floor = "; ".join(f"B@(0,{y}) r0" for y in range(1, players))
    table = play(f"{floor}; E@(0,-1) r2 [field.0]", players=players, field_scoring=scoring)
    assert table.scores == [0] * (players - 1) + [points]


@pytest.mark.rule("CAR-113")
def test_a_field_that_does_not_border_the_city_gets_nothing() -> None:
    """The field below the road lies on a tile of the city, but the road is between."""
    assert play("B@(0,1) r0 [field.0]; E@(0,-1) r2").scores == [0, 0]


@pytest.mark.rule("CAR-113", "CAR-117")
@pytest.mark.parametrize("scoring", ["field_city_once", "field_each", "city_majority"])
def test_touching_a_city_on_several_tiles_counts_once(scoring: str) -> None:
    table = play("E@(0,-1) r2 [field.0]; U@(1,0) r1; B@(1,-1) r0", field_scoring=scoring)
    assert table.scores == [4 if scoring == "city_majority" else 3, 0]


@pytest.mark.rule("CAR-113")
@pytest.mark.parametrize("scoring", ["field_city_once", "field_each", "city_majority"])
def test_touching_a_city_with_both_segments_of_a_tile_counts_once(scoring: str) -> None:
    table = play("N@(0,1) r1; N@(1,1) r2; N@(0,2) r0; I@(1,2) r0 [field.0]", field_scoring=scoring)
    assert table.final == [(1, 4 if scoring == "city_majority" else 3, "field")]


@pytest.mark.rule("CAR-114")
def test_one_city_pays_on_every_side() -> None:
    table = play("E@(0,-1) r2 [field.0]; U@(1,0) r1 [field.1]")
    assert table.scores == [3, 3]


@pytest.mark.rule("CAR-115")
def test_one_player_gets_one_city_once() -> None:
    moves = "E@(0,-1) r2 [field.0]; B@(0,1) r0; U@(1,0) r1 [field.1]"
    assert play(moves).scores == [3, 0]
    assert play(moves, field_scoring="field_each").scores == [6, 0]


@pytest.mark.rule("CAR-115")
def test_once_for_each_owner_of_several_fields() -> None:
    """Both have two fields at the same city: each gets it once, whoever shares which."""
    moves = (
        "E@(0,-1) r2 [field.0]; U@(1,0) r1 [field.1]; E@(0,-2) r0; E@(0,-3) r2 [field.0]; B@(0,1) r0; B@(0,2) r0;"
        "U@(-1,-3) r0; A@(-1,-2) r2"
    )
    once, each = play(moves), play(moves, field_scoring="field_each")
    assert once.scores == [6, 6]
    assert each.scores == [6, 9]


@pytest.mark.rule("CAR-115")
def test_a_city_is_paid_once_to_a_player_though_another_ones_field_comes_between() -> None:
    """Fields score in the order in which they were begun: seat 0's, seat 1's, and seat 0's once more."""
    moves = "G@(0,-1) r1 [field.0]; E@(0,-2) r2 [field.0]; U@(1,0) r1 [field.1]"
    assert play(moves).scores == [3, 3]
    assert play(moves, field_scoring="field_each").scores == [6, 3]


@pytest.mark.rule("CAR-116", "CAR-133")
@pytest.mark.parametrize(("scoring", "points"), [("field_city_once", 3), ("field_each", 3), ("city_majority", 4)])
def test_an_unfinished_city_gives_nothing(scoring: str, points: int) -> None:
    assert play("U@(1,0) r1 [field.1]; G@(0,-1) r1", field_scoring=scoring).scores == [0, 0]
    assert play("U@(1,0) r1 [field.1]; G@(0,-1) r1; E@(0,-2) r2", field_scoring=scoring).scores == [points, 0]


@pytest.mark.rule("CAR-117")
@pytest.mark.parametrize("knight", ["", " [city.0]"])
def test_a_city_counts_whether_or_not_anybody_scored_it(knight: str) -> None:
    table = play(f"U@(1,0) r1 [field.1]; E@(0,-1) r2{knight}")
    assert table.scores == [3, 2 if knight else 0]


@pytest.mark.rule("CAR-121")
def test_the_highest_total_wins() -> None:
    table = play("A@(-1,0) r3; A@(1,0) r1 [road.0]; B@(0,1) r0", players=3)
    assert table.scores == [0, 3, 0]
    assert table.state.returns() == [0.0, 1.0, 0.0]
    assert table.view["winners"] == [1]


@pytest.mark.rule("CAR-121")
def test_final_scoring_decides_the_winner() -> None:
    table = play("A@(-1,0) r3 [road.0]; A@(1,0) r1 [cloister]; B@(0,1) r0; B@(1,1) r0")
    assert table.scores == [3, 4]
    assert table.state.returns() == [0.0, 1.0]


@pytest.mark.rule("CAR-122")
def test_equal_totals_share_the_win() -> None:
    table = play("E@(0,-1) r2 [field.0]; U@(1,0) r1 [field.1]; B@(0,1) r0", players=3)
    assert table.scores == [3, 3, 0]
    assert table.state.returns() == [0.5, 0.5, 0.0]
    assert table.view["winners"] == [0, 1]
    nobody = play("B@(0,1) r0", players=5)
    assert nobody.state.returns() == pytest.approx([0.2] * 5)
    assert isinstance(nobody.state, bastide.State)


@pytest.mark.rule("CAR-112", "CAR-114")
def test_a_field_that_grew_after_another_one_scores_beside_it() -> None:
    """The farmer north of the city came first, but his field got its last tile after the strip south of it."""
    assert play("E@(0,-1) r2 [field.0]; U@(1,0) r1 [field.1]; B@(0,-2) r0").scores == [3, 3]
