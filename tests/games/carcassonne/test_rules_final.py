"""Section J: final scoring of what is unfinished."""

from typing import Any

import pytest

from .table import play


@pytest.mark.rule("CAR-100")
def test_only_features_with_meeples_score_at_the_end() -> None:
    table = play("U@(1,0) r1 [road.0]; G@(0,-1) r1")
    assert table.final == [(0, 2, "road-open")]


@pytest.mark.rule("CAR-100")
def test_nothing_unfinished_is_scored_before_the_end() -> None:
    table = play("U@(1,0) r1 [road.0]; G@(0,-1) r1 [city.0]; B@(0,1) r0 [cloister]", then="B")
    assert table.scores == [0, 0]
    table.move("B@(0,2) r0")
    assert table.final == sorted([(0, 2, "road-open"), (0, 4, "cloister-open"), (1, 2, "city-open")])


@pytest.mark.rule("CAR-101")
@pytest.mark.parametrize("length", [1, 2, 5])
def test_an_unfinished_road_scores_one_per_tile(length: int) -> None:
    moves = "U@(1,0) r1 [road.0]" + "".join(f"; U@({x},0) r1" for x in range(2, length + 1))
    for preset in ("seed", "modern", "first"):
        assert play(moves, preset=preset).final == [(0, length + 1, "road-open")]


@pytest.mark.rule("CAR-102")
@pytest.mark.parametrize("length", [1, 2])
def test_an_unfinished_city_scores_one_per_tile(length: int) -> None:
    moves = "; ".join(["G@(0,-1) r1 [city.0]", "R@(0,-2) r2"][:length])
    for preset in ("seed", "modern", "first"):
        assert play(moves, preset=preset).final == [(0, length + 1, "city-open")]


@pytest.mark.rule("CAR-103", "CAR-134")
@pytest.mark.parametrize(("options", "extra"), [({}, 0), ({"incomplete_pennant": 1}, 1)])
def test_pennants_in_an_unfinished_city(options: dict[str, Any], extra: int) -> None:
    assert play("F@(0,-1) r1 [city.0]", **options).scores == [2 + extra, 0]
    assert play("F@(0,-1) r1 [city.0]; F@(0,-2) r1", **options).scores == [3 + 2 * extra, 0]
    assert play("G@(0,-1) r1 [city.0]", **options).scores == [2, 0]


@pytest.mark.rule("CAR-104")
def test_an_unfinished_cloister_counts_the_tiles_around_it() -> None:
    assert play("B@(0,1) r0 [cloister]").scores == [2, 0], "itself and the start tile"
    assert play("B@(0,1) r0 [cloister]; U@(1,0) r1").scores == [3, 0], "a corner counts"
    assert play("B@(0,1) r0 [cloister]; U@(1,0) r1; U@(2,0) r1").scores == [3, 0], "two cells away does not"
    eight = "B@(0,1) r0 [cloister]; U@(1,0) r1; U@(-1,0) r1; E@(1,1) r1; B@(-1,1) r0; E@(1,2) r1; B@(-1,2) r0"
    assert play(eight).final == [(0, 8, "cloister-open")]


@pytest.mark.rule("CAR-105")
def test_outnumbered_at_the_end() -> None:
    row = "B@(0,1) r0; B@(1,1) r0; B@(2,1) r0; B@(3,1) r0; U@(2,0) r1 [road.0]; U@(-1,0) r1 [road.0];"
    assert play(row + "U@(1,0) r1").final == [(0, 4, "road-open"), (1, 4, "road-open")], "a tie pays both in full"
    floor = row.replace("U@(2,0)", "E@(4,1) r2; U@(2,0)")
    two = play(floor + "U@(4,0) r1 [road.0]; U@(1,0) r1; U@(3,0) r1")
    assert two.final == [(1, 6, "road-open")], "two robbers against one"
    assert two.supply == [7, 7]


@pytest.mark.rule("CAR-105", "CAR-054")
def test_two_own_meeples_count_once_at_the_end() -> None:
    table = play("B@(0,1) r0; B@(1,1) r0; U@(-1,0) r1 [road.0]; B@(2,1) r0; U@(2,0) r1 [road.0]; U@(1,0) r1")
    assert table.final == [(0, 4, "road-open")]


@pytest.mark.rule("CAR-106")
def test_a_tile_counts_once_for_an_unfinished_city() -> None:
    """The I lies in it with both its segments; the R leaves it open to the west."""
    for value in (2, 4):
        table = play("R@(0,1) r2 [city.0]; N@(1,1) r2; N@(0,2) r0; I@(1,2) r0", two_tile_city=value)
        assert table.final == [(0, 4, "city-open")]


@pytest.mark.rule("CAR-106")
def test_a_tile_counts_once_for_an_unfinished_road() -> None:
    """No road can cross a tile twice and stay open: the loop at the X is finished, its other arm one tile long."""
    table = play("X@(1,0) r0 [road.0]; V@(2,0) r0; V@(2,1) r1; V@(1,1) r2")
    assert table.final == [(0, 1, "road-open")], "the arm to the north is one tile long"


@pytest.mark.rule("CAR-106", "CAR-131")
def test_two_unfinished_city_tiles_score_two_with_any_option() -> None:
    for value in (2, 4):
        assert play("G@(0,-1) r1 [city.0]", two_tile_city=value).scores == [2, 0]


@pytest.mark.rule("CAR-107")
def test_scored_meeples_are_taken_off_and_only_farmers_remain() -> None:
    table = play("U@(1,0) r1 [road.0]; G@(0,-1) r1 [city.0]; B@(0,1) r0 [cloister]; B@(0,2) r0 [field.0]")
    assert table.state.is_terminal()
    assert all(spot.startswith("field") for *_, spot in table.meeples)
    assert table.supply[0] == 7
