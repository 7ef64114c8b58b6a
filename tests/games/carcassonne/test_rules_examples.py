"""The worked examples of the rulebook, one to one (section M)."""

import tomllib
from typing import Any

import pytest

from .slow_tiles import DATA
from .table import play

EX_3 = "N@(0,-1) r1 [city.0]; K@(1,0) r0; N@(1,-1) r2"
EX_5 = "F@(0,-1) r1 [city.0]; U@(1,0) r1; B@(1,-1) r0; B@(1,-2) r0; B@(1,-3) r0; E@(0,-3) r2 [city.0]; F@(0,-2) r1 [{}]"
EX_6 = "A@(0,1) r0 [cloister]; V@(1,0) r0; U@(1,1) r0; V@(1,2) r1; V@(0,2) r2; V@(-1,0) r3; V@(-1,1) r1"
EX_9 = "U@(1,0) r1 [field.1]; D@(-1,0) r0; E@(0,-1) r2"
EVERY_PRESET = pytest.mark.parametrize("preset", ["seed", "modern", "first"])


@EVERY_PRESET
@pytest.mark.rule("CAR-062", "CAR-063", "CAR-050", "CAR-055")
def test_ex_01_road_of_two_between_crossing_and_cloister(preset: str) -> None:
    table = play("X@(1,0) r0 [road.2]; V@(-1,0) r3; A@(1,1) r2", then="B", preset=preset)
    assert table.scored == [(0, 2, "road")]
    assert table.scores == [2, 0]
    assert table.supply == [7, 7]


@EVERY_PRESET
@pytest.mark.rule("CAR-062", "CAR-063")
def test_ex_02_road_of_three(preset: str) -> None:
    table = play("X@(1,0) r0 [road.3]; A@(-1,0) r3", then="B", preset=preset)
    assert table.scored == [(0, 3, "road")]
    assert table.scores == [3, 0]


@EVERY_PRESET
@pytest.mark.rule("CAR-070", "CAR-072")
def test_ex_03_city_of_four(preset: str) -> None:
    table = play(EX_3, then="B", preset=preset)
    assert table.scored == [(0, 8, "city")]
    assert table.scores == [8, 0]
    assert table.supply == [7, 7]


@pytest.mark.parametrize(
    ("options", "points"),
    [({}, 2), ({"preset": "first"}, 2), ({"two_tile_city": 4}, 4), ({"preset": "modern"}, 4)],
)
@pytest.mark.rule("CAR-074", "CAR-131", "CAR-046", "CAR-056")
def test_ex_04_city_of_two(options: dict[str, Any], points: int) -> None:
    table = play("J@(0,-1) r2 [city.0]", then="B", **options)
    assert table.scored == [(0, points, "city")]
    assert table.scores == [points, 0]
    assert table.supply == [7, 7], "the knight is home in the same turn"


@EVERY_PRESET
@pytest.mark.rule("CAR-053", "CAR-073", "CAR-037", "CAR-137")
def test_ex_05_tie_gives_both_the_full_points(preset: str) -> None:
    open_decision = play(EX_5.format("?"), then="B", preset=preset)
    assert open_decision.spots == {"field.0", "field.1"}
    table = play(EX_5.format("none"), then="B", preset=preset)
    assert table.scored == [(0, 12, "city"), (1, 12, "city")]
    assert table.scores == [12, 12]
    assert table.supply == [7, 7]


@EVERY_PRESET
@pytest.mark.rule("CAR-080", "CAR-081", "CAR-082")
def test_ex_06_cloister(preset: str) -> None:
    table = play(EX_6 + "; B@(-1,2) r0", then="B", preset=preset)
    assert table.scored == [(0, 9, "cloister")]
    assert table.scores == [9, 0]
    assert table.supply == [7, 7]


@pytest.mark.rule("CAR-037", "CAR-039", "CAR-093")
def test_ex_07_joined_fields() -> None:
    table = play("U@(1,0) r1 [field.1]; V@(-1,0) r3 [field.1]; A@(2,0) r1 [?]")
    assert table.spots == {"road.0", "cloister"}
    assert table.refused("meeple field.0") == "CAR-037"


@EVERY_PRESET
@pytest.mark.rule("CAR-100", "CAR-101", "CAR-104", "CAR-107")
def test_ex_08_final_scoring(preset: str) -> None:
    table = play("B@(0,1) r0 [cloister]; U@(1,0) r1 [road.0]; E@(1,1) r1; U@(-1,0) r1", preset=preset)
    assert table.state.is_terminal()
    assert table.final == [(0, 5, "cloister-open"), (1, 3, "road-open")]
    assert table.scores == [5, 3]


@pytest.mark.parametrize(("preset", "points"), [("seed", 3), ("modern", 3), ("first", 4)])
@pytest.mark.rule("CAR-112", "CAR-116", "CAR-117", "CAR-133")
def test_ex_09_farm_with_one_finished_and_one_unfinished_city(preset: str, points: int) -> None:
    assert play(EX_9, preset=preset).scores == [points, 0]


@pytest.mark.parametrize(("preset", "points"), [("seed", 6), ("modern", 6), ("first", 8)])
@pytest.mark.rule("CAR-112", "CAR-133")
def test_ex_10_farm_with_two_finished_cities(preset: str, points: int) -> None:
    assert play(EX_9 + "; E@(-1,-1) r2", preset=preset).scores == [points, 0]


@pytest.mark.parametrize(
    ("options", "points"),
    [({}, 3), ({"field_scoring": "field_each"}, 6), ({"preset": "modern"}, 6), ({"preset": "first"}, 4)],
)
@pytest.mark.rule("CAR-115", "CAR-132", "CAR-133")
def test_ex_11_two_fields_of_one_player_at_one_city(options: dict[str, Any], points: int) -> None:
    table = play(EX_9 + " [field.0]", **options)
    assert table.scores == [points, 0]
    assert table.final == [(0, points, "field")]


@pytest.mark.rule("CAR-037")
def test_ex_12_blue_extends_the_red_knights_city() -> None:
    table = play("N@(0,-1) r1 [city.0]; R@(1,-1) r0 [?]")
    assert table.spots == {"field.0"}
    assert table.refused("meeple city.0") == "CAR-037"


@pytest.mark.rule("CAR-038", "CAR-035", "CAR-036")
def test_ex_13_two_fields_of_which_one_is_farmed() -> None:
    table = play("B@(0,1) r0 [field.0]; J@(1,1) r0 [?]")
    assert table.spots == {"city.0", "road.0", "field.1"}
    assert table.refused("meeple field.0") == "CAR-037"


EX_14 = (
    "E@(0,1) r2 [city.0]; U@(-1,0) r1; U@(1,0) r1; N@(0,2) r0; E@(-1,-1) r1 [city.0]; E@(1,-1) r3 [city.0];"
    "B@(1,-2) r0; B@(-1,1) r0; G@(0,-2) r1 [city.0]; C@(0,-1) r0"
)


@pytest.mark.parametrize(
    ("options", "green"), [({}, 5), ({"preset": "first"}, 5), ({"incomplete_pennant": 1}, 6), ({"preset": "modern"}, 6)]
)
@pytest.mark.rule("CAR-102", "CAR-103", "CAR-105", "CAR-134")
def test_ex_14_unfinished_cities(options: dict[str, Any], green: int) -> None:
    table = play(EX_14, players=3, **options)
    assert table.final == [(0, 2, "city-open"), (2, green, "city-open")]
    assert table.scores == [2, 0, green]


EX_15 = (
    "E@(0,-1) r2 [field.0]; B@(0,1) r0; U@(1,0) r1 [field.1]; E@(0,-2) r0; E@(0,-3) r2 [field.0]; B@(0,2) r0;"
    "U@(-1,-3) r0 [field.1]"
)


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({}, [6, 0, 3]),
        ({"field_scoring": "field_each"}, [6, 0, 3]),
        ({"field_scoring": "city_majority"}, [8, 0, 0]),
        ({"preset": "first"}, [8, 0, 0]),
        ({"farmers": False}, None),
    ],
)
@pytest.mark.rule("CAR-111", "CAR-112", "CAR-114", "CAR-133")
def test_ex_15_large_field_small_field(options: dict[str, Any], scores: list[int] | None) -> None:
    moves = EX_15 + "; A@(-1,-2) r2"
    if scores is None:
        moves = moves.replace(" [field.0]", "").replace(" [field.1]", "")
    table = play(moves, players=3, **options)
    assert table.state.is_terminal()
    assert table.scores == (scores or [0, 0, 0])


@pytest.mark.parametrize(("options", "scores"), [({}, [6, 6, 3]), ({"field_scoring": "city_majority"}, [8, 8, 0])])
@pytest.mark.rule("CAR-111", "CAR-133")
def test_ex_16_as_many_yellow_as_red_farmers(options: dict[str, Any], scores: list[int]) -> None:
    table = play(EX_15 + "; U@(1,-3) r0 [field.0]; A@(-1,-2) r2; A@(1,-2) r2", players=3, **options)
    assert table.scores == scores


LAP = (
    "F@(0,-1) r1 [city.0]; F@(0,-2) r1; G@(0,-3) r1; N@(0,-4) r1; N@(1,-4) r2; E@(1,-3) r0;"  # a city: 18
    "A@(-1,0) r3 [road.0];"
    + "".join(f"U@({x},0) r1;" for x in range(1, 9))
    + "D@(9,0) r0; D@(10,0) r0; D@(11,0) r0; B@(0,1) r0 [cloister]; A@(12,0) r1;"  # a road: 14
    "B@(1,1) r0 [cloister]; E@(-1,1) r3; E@(2,1) r1; V@(-1,2) r0; E@(2,2) r1; B@(0,2) r0; B@(1,2) r0;"  # 9 and 9
    "R@(9,-1) r2; N@(10,-1) r2 [city.0]; E@(8,-1) r1"  # a city: 10
)


@pytest.mark.rule("CAR-059", "CAR-006")
def test_ex_17_laps() -> None:
    table = play(LAP)
    assert table.state.is_terminal()
    lap = tomllib.loads(DATA.read_text(encoding="utf-8"))["score_track_lap"]
    assert table.scores[0] == 60, "the total goes on after the first lap"
    assert divmod(table.scores[0], lap) == (1, 10), "the marker stands on space 10 of the second lap"
    running = 0
    for entry in table.state.ledger():
        running += entry.points
    assert (running, entry.points) == (60, 10), "the last 10 were scored on top of 50"


@pytest.mark.parametrize("options", [{}, {"field_scoring": "field_each"}])
@pytest.mark.rule("CAR-039", "CAR-111", "CAR-042")
def test_ex_18_three_farmers_on_a_joined_field(options: dict[str, Any]) -> None:
    before = (
        "E@(0,-1) r2 [field.0]; B@(0,1) r0; B@(0,2) r0; E@(0,-2) r0; E@(0,-3) r2 [field.0]; U@(-1,-3) r0 [field.1];"
    )
    table = play(before + "A@(-1,-2) r2 [?]", players=3, then="B", **options)
    farmers = {(0, -1, "field.0"): 0, (0, -3, "field.0"): 1, (-1, -3, "field.1"): 2}
    assert table.meeples == farmers
    assert table.spots == {"road.0", "cloister"}
    assert table.refused("meeple field.0") == "CAR-037"
    table.state.apply("meeple none")
    assert table.meeples == farmers, "all three farmers stay"
    assert play(before + "A@(-1,-2) r2", players=3, **options).scores == [6, 6, 6]
