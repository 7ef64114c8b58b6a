"""Section D: placing a meeple."""

import pytest

import bastide

from .table import play

SEVEN_OUT = (
    "W@(1,0) r0 [road.1]; U@(-1,0) r1; W@(2,0) r0 [road.1]; U@(-2,0) r1; W@(3,0) r0 [road.1]; U@(-3,0) r1;"
    "W@(4,0) r0 [road.1]; U@(-4,0) r1; L@(5,0) r0 [road.1]; U@(-5,0) r1; L@(6,0) r0 [road.1]; U@(-6,0) r1;"
    "L@(7,0) r0 [road.1]; U@(-7,0) r1"
)
"""Seat 0 has robbers on seven roads that go south, seat 1 has lengthened the road to the west."""


@pytest.mark.rule("CAR-031")
def test_at_most_one_meeple_and_none_is_allowed() -> None:
    table = play("X@(1,0) r0 [?]", then="VB")
    assert "meeple none" in table.legal
    table.state.apply("meeple road.0")
    assert table.legal == {"draw V"}, "no second meeple"
    assert len(table.meeples) == 1
    assert play("X@(1,0) r0 [none]", then="B").meeples == {}


@pytest.mark.rule("CAR-033")
def test_it_comes_from_the_own_supply() -> None:
    table = play("X@(1,0) r0 [road.1]; V@(-1,0) r3 [field.1]; U@(1,1) r0 [road.0]", players=3, then="B")
    assert table.supply == [6, 6, 6]
    assert play("X@(1,0) r0 [road.1]", players=3, then="B").supply == [6, 7, 7]


@pytest.mark.rule("CAR-034")
def test_only_on_the_tile_laid_in_this_turn() -> None:
    table = play("X@(1,0) r0 [road.0]; B@(0,1) r0 [?]", then="B")
    assert table.spots == {"cloister", "field.0"}, "the X of the last turn has three free roads; none is offered"
    assert table.refused("meeple road.1") in ("CAR-034", "CAR-035")
    table.state.apply("meeple cloister")
    assert table.meeples == {(1, 0, "road.0"): 0, (0, 1, "cloister"): 1}


@pytest.mark.rule("CAR-035", "CAR-043")
def test_on_one_segment_of_it() -> None:
    table = play("D@(1,0) r0 [?]", then="B")
    assert table.spots == {"city.0", "road.0", "field.0", "field.1"}
    assert table.refused("meeple city.1") == "CAR-035"
    assert table.refused("meeple road.1") == "CAR-035"
    assert table.refused("meeple cloister") == "CAR-035"
    crossing = play("W@(1,0) r1 [?]", then="B")
    assert {"road.0", "road.1", "road.2"} <= crossing.spots
    assert crossing.refused("meeple road.3") == "CAR-043", "each road that leaves a crossing, never the crossing"


@pytest.mark.rule("CAR-036")
@pytest.mark.parametrize("spot", ["city.0", "road.0", "field.0", "field.1"])
def test_the_player_chooses_the_segment(spot: str) -> None:
    table = play(f"D@(1,0) r0 [{spot}]", then="B")
    assert table.meeples == {(1, 0, spot): 0}


@pytest.mark.rule("CAR-037")
@pytest.mark.parametrize("third", ["U@(3,0) r1 [?]", "U@(3,0) r1; B@(0,1) r0; U@(4,0) r1 [?]"])
def test_not_on_an_occupied_road_however_far_the_meeple_is(third: str) -> None:
    table = play(f"U@(-1,0) r1 [road.0]; U@(1,0) r1; U@(2,0) r1; {third}", then="B")
    assert "road.0" not in table.spots
    assert table.refused("meeple road.0") == "CAR-037"
    assert {"field.0", "field.1"} <= table.spots


@pytest.mark.rule("CAR-037")
def test_not_even_beside_an_own_meeple() -> None:
    table = play("U@(1,0) r1 [road.0]; B@(0,1) r0; U@(2,0) r1 [?]", then="B")
    assert table.state.current_player() == 0
    assert table.refused("meeple road.0") == "CAR-037"


@pytest.mark.rule("CAR-037")
@pytest.mark.parametrize("seat_of_the_knight", [0, 1])
def test_not_in_an_occupied_city(seat_of_the_knight: int) -> None:
    first, second = ("[city.0]", "") if seat_of_the_knight == 0 else ("", "[city.0]")
    moves = f"G@(0,-1) r1 {first}; F@(0,-2) r1 {second}; E@(0,-3) r2 [?]"
    table = play(moves.replace(" ;", ";"), then="B")
    assert table.spots == {"field.0"}
    assert table.refused("meeple city.0") == "CAR-037"


@pytest.mark.rule("CAR-037")
def test_not_on_an_occupied_field() -> None:
    table = play("B@(0,1) r0 [field.0]; B@(0,2) r0; B@(0,3) r0 [?]", then="B")
    assert table.spots == {"cloister"}
    assert table.refused("meeple field.0") == "CAR-037"


@pytest.mark.rule("CAR-038")
def test_the_new_tile_itself_joins_the_occupied_feature() -> None:
    """The road of the V is empty until it is laid; laid, it is part of the robber's road."""
    table = play("X@(1,0) r0 [road.0]; V@(2,0) r0 [?]", then="B")
    assert "road.0" in table.spots, "another arm of the crossing"
    table = play("X@(1,0) r0 [road.1]; V@(2,0) r0 [?]", then="B")
    assert "road.0" not in table.spots
    assert {"field.0", "field.1"} <= table.spots, "each segment is asked for itself"


@pytest.mark.rule("CAR-038")
def test_two_open_segments_in_the_same_field_are_two_choices() -> None:
    """The road ends at the cloister, so the fields on its two sides are one."""
    table = play("A@(0,1) r0; U@(0,2) r0 [?]", then="B")
    assert table.spots == {"road.0", "field.0", "field.1"}
    for spot in ("field.0", "field.1"):
        assert play(f"A@(0,1) r0; U@(0,2) r0 [{spot}]", then="B").meeples == {(0, 2, spot): 1}
    farmed = play("A@(0,1) r0 [field.0]; U@(0,2) r0 [?]", then="B")
    assert farmed.spots == {"road.0"}, "one farmer closes both"


@pytest.mark.rule("CAR-038")
def test_two_open_segments_in_the_same_city_are_two_choices() -> None:
    ring = "N@(0,1) r1 [{}]; N@(1,1) r2; N@(0,2) r0; I@(1,2) r0 [?]"
    assert play(ring.format("none"), then="B").spots == {"city.0", "city.1", "field.0"}
    assert play(ring.format("city.0"), then="B").spots == {"field.0"}


@pytest.mark.rule("CAR-039")
def test_a_tile_joins_two_roads_with_robbers() -> None:
    table = play(
        "B@(0,1) r0; B@(1,1) r0; B@(2,1) r0; U@(2,0) r1 [road.0]; U@(-1,0) r1 [road.0]; U@(1,0) r1 [?]", then="B"
    )
    assert table.refused("meeple road.0") == "CAR-037"
    table.state.apply("meeple none")
    assert table.meeples == {(2, 0, "road.0"): 1, (-1, 0, "road.0"): 0}, "both stay"


@pytest.mark.rule("CAR-040")
def test_with_an_empty_supply_no_meeple_is_placed() -> None:
    table = play(SEVEN_OUT + "; X@(8,0) r0 [?]", then="B")
    assert table.supply == [0, 7]
    assert table.spots == set()
    assert table.legal == {"meeple none"}
    assert table.refused("meeple road.0") == "CAR-040"
    table.state.apply("meeple none")
    assert table.board[8, 0] == ("X", 0), "the tile was placed all the same"


@pytest.mark.rule("CAR-041", "CAR-040")
def test_a_meeple_that_came_home_is_placed_from_the_next_turn_on() -> None:
    table = play(SEVEN_OUT + "; A@(1,1) r2 [?]", then="BVB")
    assert table.legal == {"meeple none"}, "the road is finished, but its robber is not home yet"
    table.state.apply("meeple none")
    assert table.scored == [(0, 2, "road")]
    assert table.supply == [1, 7]
    assert table.legal == {"draw B"}, "the turn is over"
    table.move("B@(0,1) r0")
    table.state.apply("draw V")
    table.state.apply("place V 8,0 r0")
    assert table.spots == {"road.0", "field.0", "field.1"}


@pytest.mark.rule("CAR-042")
def test_a_placed_meeple_stays_where_it_is() -> None:
    table = play("E@(0,1) r2 [city.0]", then="UUUUUUUUB")
    for x in range(1, 9):
        table.state.apply("draw U")
        assert {text.split()[0] for text in table.legal} == {"place"}, "no move, swap or return is on offer"
        table.state.apply(f"place U {x},0 r1")
        assert all(text == "meeple none" or text.split()[1] in ("road.0", "field.0", "field.1") for text in table.legal)
        table.state.apply("meeple none")
        assert table.meeples == {(0, 1, "city.0"): 0}
        assert table.supply == [6, 7]


@pytest.mark.rule("CAR-043")
def test_a_crossing_holds_no_meeple() -> None:
    table = play("X@(1,0) r0 [?]", then="B")
    assert table.spots == {f"{kind}.{i}" for kind in ("road", "field") for i in range(4)}
    with pytest.raises(bastide.IllegalAction):
        table.state.apply("meeple crossing")
    assert table.state.explain("meeple crossing") is not None


@pytest.mark.rule("CAR-043", "CAR-065")
def test_each_road_at_a_crossing_holds_its_own() -> None:
    table = play("X@(1,0) r0 [road.0]; V@(2,0) r0 [road.0]; U@(1,1) r0 [road.0]; U@(-1,0) r1 [?]", then="B")
    assert table.meeples == {(1, 0, "road.0"): 0, (2, 0, "road.0"): 1, (1, 1, "road.0"): 0}
    assert "road.0" in table.spots, "the fourth arm is free as well"


@pytest.mark.rule("CAR-044")
def test_a_cloister_is_always_free_when_it_is_laid_and_never_extends() -> None:
    table = play("B@(0,1) r0 [cloister]; B@(0,2) r0 [cloister]; A@(1,1) r0 [?]", then="B")
    assert "cloister" in table.spots
    table.state.apply("meeple cloister")
    assert table.meeples == {(0, 1, "cloister"): 0, (0, 2, "cloister"): 1, (1, 1, "cloister"): 0}
    cloisters = [feature for feature in table.view["features"] if feature["type"] == "cloister"]
    assert [len(feature["segments"]) for feature in cloisters] == [1, 1, 1]
    assert [sum(feature["meeples"]) for feature in cloisters] == [1, 1, 1], "one meeple each"


@pytest.mark.rule("CAR-045")
@pytest.mark.parametrize("tile", ["A@(1,0) r1", "B@(0,1) r0"])
def test_the_field_around_a_cloister_is_farmed_instead(tile: str) -> None:
    table = play(f"{tile} [?]", then="B")
    assert {"field.0", "cloister"} <= table.spots
    table.state.apply("meeple field.0")
    assert [spot for *_, spot in table.meeples] == ["field.0"]


@pytest.mark.rule("CAR-046")
@pytest.mark.parametrize(
    ("moves", "scored"),
    [
        ("E@(0,-1) r2 [city.0]", (0, 2, "city")),
        ("A@(-1,0) r3; A@(1,0) r1 [road.0]", (1, 3, "road")),
        ("V@(0,1) r3; V@(1,1) r0; V@(1,2) r1; V@(0,2) r2 [road.0]", (1, 4, "road")),
    ],
)
def test_on_a_feature_that_this_tile_completes(moves: str, scored: tuple[int, int, str]) -> None:
    table = play(moves, then="B")
    assert table.scored == [scored]
    assert table.supply == [7, 7]
