"""Sections E to H: scoring during the game, roads, cities and cloisters."""

import pytest

from .table import play

FLOOR_7 = "B@(0,1) r0; B@(1,1) r0; B@(2,1) r0; B@(3,1) r0; E@(4,1) r2; E@(5,1) r2; E@(6,1) r2"
FLOOR_9 = FLOOR_7 + "; E@(7,1) r2; E@(8,1) r2"
"""A row of fields below the road, so that pieces of the road can be laid apart from each other."""

ALL_AT_ONCE = (
    "A@(-1,0) r3 [road.0]; B@(0,1) r0; B@(1,1) r0 [cloister]; E@(2,1) r1; A@(2,0) r1; E@(0,-1) r2; B@(0,2) r0;"
    "E@(1,-1) r2 [city.0]; B@(1,2) r0; E@(2,2) r1; D@(1,0) r0"
)


@pytest.mark.rule("CAR-050", "CAR-021")
def test_a_completed_feature_is_scored_in_the_same_turn() -> None:
    assert play("X@(1,0) r0 [road.3]", then="AB").scores == [0, 0]
    table = play("X@(1,0) r0 [road.3]; A@(-1,0) r3", then="B")
    assert table.scored == [(0, 3, "road")]


@pytest.mark.rule("CAR-051", "CAR-057")
def test_one_tile_completes_a_city_a_road_and_a_cloister() -> None:
    table = play(ALL_AT_ONCE, then="V")
    assert table.scored == [(0, 4, "road"), (0, 9, "cloister"), (1, 2, "city")]
    assert table.scores == [13, 2]
    assert table.meeples == {}


@pytest.mark.rule("CAR-051", "CAR-065")
def test_one_crossing_completes_two_roads() -> None:
    """The crossing ends the road from the west and the one to the south, each with its own robber."""
    table = play("A@(-1,0) r3 [road.0]; B@(0,1) r0; U@(0,2) r1; A@(1,1) r2 [road.0]; X@(1,0) r0", then="B")
    assert table.scored == [(0, 3, "road"), (1, 2, "road")]


@pytest.mark.rule("CAR-052", "CAR-055", "CAR-057")
def test_most_meeples_win_half_is_not_needed() -> None:
    """Seat 0 has two robbers of four, seats 1 and 2 have one each; seat 1 lays the last tile."""
    table = play(
        FLOOR_7 + "; A@(-1,0) r3 [road.0]; U@(2,0) r1 [road.0]; U@(4,0) r1 [road.0]; U@(1,0) r1; U@(3,0) r1;"
        "A@(6,0) r1 [road.0]; U@(5,0) r1",
        players=3,
        then="V",
    )
    assert table.scored == [(0, 8, "road")]
    assert table.scores == [8, 0, 0]
    assert table.supply == [7, 7, 7], "the robbers who got nothing are home too"


@pytest.mark.rule("CAR-053", "CAR-054", "CAR-055", "CAR-137")
def test_a_tie_of_two_beside_a_third_with_fewer() -> None:
    """2, 2 and 1 robbers: the two get everything each, the third nothing."""
    table = play(
        FLOOR_9 + "; A@(-1,0) r3 [road.0]; U@(2,0) r1 [road.0]; U@(4,0) r1 [road.0]; U@(6,0) r1 [road.0];"
        "A@(8,0) r1 [road.0]; U@(1,0) r1; U@(3,0) r1; U@(5,0) r1; U@(7,0) r1",
        players=3,
        then="V",
    )
    assert table.scored == [(0, 10, "road"), (1, 10, "road")]
    assert table.scores == [10, 10, 0]
    assert table.supply == [7, 7, 7]


@pytest.mark.rule("CAR-054")
def test_two_own_meeples_bring_the_points_once() -> None:
    table = play("B@(0,1) r0; B@(1,1) r0; A@(-1,0) r3 [road.0]; B@(2,1) r0; A@(2,0) r1 [road.0]; U@(1,0) r1", then="B")
    assert table.scored == [(0, 4, "road")]
    assert table.supply == [7, 7]


@pytest.mark.rule("CAR-052", "CAR-054")
def test_four_own_meeples_on_one_road() -> None:
    table = play(
        FLOOR_7 + "; A@(-1,0) r3 [road.0]; E@(7,1) r2; U@(2,0) r1 [road.0]; E@(8,1) r2; U@(4,0) r1 [road.0];"
        "V@(0,2) r0; A@(6,0) r1 [road.0]; U@(1,0) r1; U@(3,0) r1; U@(5,0) r1",
        then="V",
    )
    assert table.scored == [(1, 8, "road")]
    assert table.supply == [7, 7]


@pytest.mark.rule("CAR-055")
def test_meeples_of_those_who_got_nothing_go_home() -> None:
    table = play(
        FLOOR_7.replace("; E@(5,1) r2; E@(6,1) r2", "")
        + "; A@(-1,0) r3 [road.0]; U@(2,0) r1 [road.0]; A@(4,0) r1 [road.0]; U@(1,0) r1; U@(3,0) r1",
        then="V",
    )
    assert table.scored == [(1, 6, "road")]
    assert table.supply == [7, 7]
    assert table.meeples == {}


@pytest.mark.rule("CAR-056")
@pytest.mark.parametrize(
    ("moves", "scored"),
    [
        ("J@(0,-1) r2 [city.0]", (0, 2, "city")),
        ("A@(-1,0) r3; A@(1,0) r1 [road.0]", (1, 3, "road")),
        (
            "U@(1,0) r1; U@(-1,0) r1; E@(1,1) r1; B@(-1,1) r0; E@(1,2) r1; B@(-1,2) r0; B@(0,2) r0;"
            "B@(0,1) r0 [cloister]",
            (1, 9, "cloister"),
        ),
    ],
)
def test_complete_occupy_score_and_take_back_in_one_turn(moves: str, scored: tuple[int, int, str]) -> None:
    table = play(moves, then="U")
    assert table.scored == [scored]
    assert table.supply == [7, 7]
    assert table.meeples == {}


@pytest.mark.rule("CAR-057")
def test_whoever_lays_the_last_tile_the_owner_scores() -> None:
    table = play("A@(-1,0) r3 [road.0]; A@(1,0) r1 [?]", then="B")
    assert table.refused("meeple road.0") == "CAR-037"
    table.state.apply("meeple cloister")
    assert table.scored == [(0, 3, "road")]


@pytest.mark.rule("CAR-058")
def test_a_completed_feature_without_meeples_scores_for_nobody() -> None:
    table = play("A@(-1,0) r3; A@(1,0) r1; E@(0,-1) r2", then="B")
    assert table.state.ledger() == []
    assert table.scores == [0, 0]
    done = [f for f in table.view["features"] if f["complete"]]
    assert {f["type"] for f in done} == {"road", "city"}
    assert all(f["owners"] == [] and f["open"] == 0 for f in done)
    table.move("B@(0,1) r0 [cloister]")
    assert table.final == [(1, 4, "cloister-open")], "nothing for the finished road and city at the end either"


# F. Roads


@pytest.mark.rule("CAR-060")
def test_a_road_is_complete_when_both_ends_are_closed() -> None:
    table = play("A@(-1,0) r3 [road.0]; U@(1,0) r1; U@(2,0) r1", then="AB")
    assert table.scores == [0, 0], "the eastern end is open"
    table.move("A@(3,0) r1")
    assert table.scored == [(0, 5, "road")]


@pytest.mark.rule("CAR-061", "CAR-063")
def test_a_ring_has_no_ends_and_is_complete() -> None:
    table = play("V@(0,1) r3 [road.0]; V@(1,1) r0; V@(1,2) r1", then="VB")
    assert table.scores == [0, 0]
    table.move("V@(0,2) r2")
    assert table.scored == [(0, 4, "road")]


@pytest.mark.rule("CAR-062", "CAR-063")
@pytest.mark.parametrize(
    "end",
    ["W@(1,0) r0", "X@(1,0) r0", "L@(1,0) r0", "T@(1,0) r1", "S@(1,0) r1", "A@(1,0) r1"],
    ids=["three roads", "four roads", "crossing below a city", "gate", "gate with pennant", "cloister"],
)
def test_where_a_road_ends_and_the_end_tile_counts(end: str) -> None:
    table = play(f"A@(-1,0) r3 [road.0]; {end}", then="B")
    assert table.scored == [(0, 3, "road")]


@pytest.mark.rule("CAR-062", "CAR-060")
@pytest.mark.parametrize(
    "through", ["U@(1,0) r1", "V@(1,0) r0", "D@(1,0) r0", "J@(1,0) r1", "K@(1,0) r0", "O@(1,0) r1", "P@(1,0) r1"]
)
def test_where_a_road_goes_on(through: str) -> None:
    table = play(f"A@(-1,0) r3 [road.0]; {through}", then="B")
    assert table.scored == []
    assert table.meeples == {(-1, 0, "road.0"): 0}


@pytest.mark.rule("CAR-064", "CAR-065")
def test_a_road_that_comes_back_to_its_crossing_counts_it_once() -> None:
    table = play("X@(1,0) r0 [road.1]; V@(2,0) r0; V@(2,1) r1; V@(1,1) r2", then="B")
    assert table.scored == [(0, 4, "road")]


@pytest.mark.rule("CAR-065")
def test_a_crossing_separates_its_roads() -> None:
    table = play("X@(1,0) r0 [road.3]; U@(2,0) r1 [road.0]; A@(-1,0) r3", then="B")
    assert table.scored == [(0, 3, "road")], "the road to the east is another one"
    assert table.meeples == {(2, 0, "road.0"): 1}


@pytest.mark.rule("CAR-066")
def test_a_road_of_fourteen_tiles() -> None:
    row = "; ".join(f"U@({x},0) r1" for x in range(1, 9)) + "; " + "; ".join(f"D@({x},0) r0" for x in range(9, 12))
    table = play(f"A@(-1,0) r3 [road.0]; {row}; A@(12,0) r1", then="B")
    assert table.scored == [(0, 14, "road")]


# G. Cities


@pytest.mark.rule("CAR-070")
def test_a_city_is_complete_when_its_wall_has_no_gap() -> None:
    table = play("N@(0,-1) r1 [city.0]; K@(1,0) r0", then="NB")
    assert table.scores == [0, 0]
    city = next(f for f in table.view["features"] if f["type"] == "city")
    assert (city["tiles"], city["open"], city["complete"]) == (2, 1, False)
    table = play("N@(0,-1) r1 [city.0]; R@(1,-1) r0", then="B")
    assert table.scored == [], "the R opens it in two more places"


@pytest.mark.rule("CAR-071")
@pytest.mark.parametrize("tile", ["C@(0,-1) r0", "E@(0,1) r2", "M@(0,1) r1", "H@(0,1) r1", "I@(0,1) r2", "T@(1,0) r1"])
def test_a_city_on_one_tile_is_never_complete(tile: str) -> None:
    table = play(f"{tile} [city.0]", then="B")
    assert table.scored == []
    assert all(f["tiles"] >= 2 for f in table.view["features"] if f["type"] == "city" and f["complete"])


@pytest.mark.rule("CAR-072")
@pytest.mark.parametrize(
    ("moves", "points"),
    [
        ("G@(0,-1) r1 [city.0]; E@(0,-2) r2", 6),
        ("G@(0,-1) r1 [city.0]; N@(0,-2) r1; E@(1,-2) r3", 8),
        ("R@(0,-1) r2 [city.0]; E@(-1,-1) r1; E@(1,-1) r3", 8),
    ],
)
def test_two_points_per_tile_of_a_completed_city(moves: str, points: int) -> None:
    assert play(moves, then="B").scored == [(0, points, "city")]


@pytest.mark.rule("CAR-073")
@pytest.mark.parametrize(
    ("moves", "points"),
    [
        ("F@(0,-1) r1 [city.0]; E@(0,-2) r2", 8),
        ("F@(0,-1) r1 [city.0]; F@(0,-2) r1; E@(0,-3) r2", 12),
        ("C@(0,-1) r0 [city.0]; E@(-1,-1) r1; E@(1,-1) r3; E@(0,-2) r2", 12),
    ],
)
def test_two_points_more_for_each_pennant(moves: str, points: int) -> None:
    for preset in ("seed", "modern", "first"):
        assert play(moves, then="B", preset=preset).scored == [(0, points, "city")]


@pytest.mark.rule("CAR-074")
@pytest.mark.parametrize("tile", ["D", "E", "H", "I", "J", "K", "L"])
def test_a_city_of_two_segments_scores_two(tile: str) -> None:
    table = play(f"{tile}@(0,-1) r{0 if tile == 'H' else 2} [{'city.1' if tile == 'H' else 'city.0'}]", then="B")
    assert table.scored == [(0, 2, "city")]


@pytest.mark.rule("CAR-074", "CAR-131")
def test_a_city_of_three_is_no_exception() -> None:
    for value in (2, 4):
        assert play("G@(0,-1) r1 [city.0]; E@(0,-2) r2", then="B", two_tile_city=value).scored == [(0, 6, "city")]


@pytest.mark.rule("CAR-075")
@pytest.mark.parametrize("value", [2, 4])
def test_a_tile_with_both_segments_in_the_city_counts_once(value: int) -> None:
    table = play("N@(0,1) r1 [city.0]; N@(1,1) r2; N@(0,2) r0; I@(1,2) r0", then="B", two_tile_city=value)
    assert table.scored == [(0, 8, "city")]


@pytest.mark.rule("CAR-076")
def test_two_segments_on_one_tile_are_two_cities() -> None:
    table = play("H@(0,-1) r0 [city.1]; E@(0,-2) r2 [city.0]", then="B")
    assert table.scored == [(1, 2, "city")]
    assert table.scores == [2, 2]
    table = play("I@(0,-1) r2 [city.0]; E@(1,-1) r3 [city.0]", then="B")
    assert table.scores == [2, 2]


@pytest.mark.rule("CAR-076", "CAR-038")
def test_one_of_them_is_occupied_the_other_free() -> None:
    table = play("G@(0,-1) r1 [city.0]; H@(0,-2) r0 [?]", then="B")
    assert table.spots == {"city.0", "field.0"}
    assert table.refused("meeple city.1") == "CAR-037"


@pytest.mark.rule("CAR-077", "CAR-072", "CAR-073")
def test_a_large_city() -> None:
    table = play("F@(0,-1) r1 [city.0]; F@(0,-2) r1; G@(0,-3) r1; N@(0,-4) r1; N@(1,-4) r2; E@(1,-3) r0", then="B")
    assert table.scored == [(0, 18, "city")], "seven tiles and two pennants"


# H. Cloisters

AROUND_ONE = "B@(0,1) r0 [cloister]; U@(1,0) r1; U@(-1,0) r1; E@(1,1) r1; B@(-1,1) r0; E@(1,2) r1; B@(-1,2) r0"


@pytest.mark.rule("CAR-080", "CAR-081")
def test_a_cloister_needs_all_eight_cells() -> None:
    table = play(AROUND_ONE, then="BU")
    assert table.scores == [0, 0], "seven of eight"
    table.move("B@(0,2) r0")
    assert table.scored == [(0, 9, "cloister")]


@pytest.mark.rule("CAR-080")
def test_a_corner_cell_completes_a_cloister_too() -> None:
    table = play(AROUND_ONE.replace("B@(-1,2) r0", "B@(0,2) r0"), then="EU")
    assert table.scores == [0, 0]
    table.move("E@(-1,2) r3")
    assert table.scored == [(0, 9, "cloister")]


@pytest.mark.rule("CAR-082")
def test_what_lies_around_a_cloister_does_not_matter() -> None:
    """Unfinished roads and cities all around it, held by somebody else."""
    table = play(
        "B@(0,1) r0 [cloister]; U@(1,0) r1 [road.0]; U@(-1,0) r1; E@(1,1) r1 [city.0]; E@(-1,1) r3; E@(1,2) r1;"
        "E@(-1,2) r3; E@(0,2) r2 [city.0]",
        then="U",
    )
    assert table.scored == [(0, 9, "cloister")]
    assert table.supply == [7, 4]


@pytest.mark.rule("CAR-083")
def test_one_tile_completes_two_cloisters() -> None:
    table = play(
        "B@(0,1) r0 [cloister]; B@(1,1) r0 [cloister]; U@(1,0) r1; U@(2,0) r1; U@(-1,0) r1; E@(-1,1) r3; E@(2,1) r1;"
        "E@(-1,2) r3; E@(2,2) r1; B@(0,2) r0; B@(1,2) r0",
        then="U",
    )
    assert table.scored == [(0, 9, "cloister"), (1, 9, "cloister")]
    assert table.supply == [7, 7]


@pytest.mark.rule("CAR-080", "CAR-083")
@pytest.mark.parametrize(("last", "owner"), [("E@(2,2) r1", 0), ("E@(-1,2) r3", 1)])
def test_of_two_cloisters_side_by_side_the_other_one_is_completed_later(last: str, owner: int) -> None:
    corners = "E@(-1,2) r3; E@(2,2) r1".replace(last, "").strip("; ")
    table = play(
        "B@(0,1) r0 [cloister]; B@(1,1) r0 [cloister]; U@(1,0) r1; U@(2,0) r1; U@(-1,0) r1; E@(-1,1) r3; E@(2,1) r1;"
        f"{corners}; B@(0,2) r0; B@(1,2) r0",
        then="EU",
    )
    assert table.scored == [(owner, 9, "cloister")]
    table.move(last)
    assert table.scored == [(1 - owner, 9, "cloister")]
    assert (table.scores, table.supply) == ([9, 9], [7, 7])
