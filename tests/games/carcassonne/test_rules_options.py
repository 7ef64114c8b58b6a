"""Section L: options and presets."""

import pytest

import bastide

from .table import play

ONE_SWITCH = {
    "two_tile_city": ("J@(0,-1) r2 [city.0]", 2, {"2": [2, 0], "4": [4, 0]}),
    "incomplete_pennant": ("F@(0,-1) r1 [city.0]", 2, {"0": [2, 0], "1": [3, 0]}),
    "field_scoring": (
        "E@(0,-1) r2 [field.0]; B@(0,1) r0; U@(1,0) r1 [field.1]",
        2,
        {"field_city_once": [3, 0], "field_each": [6, 0], "city_majority": [4, 0]},
    ),
}
"""A game of a few moves on which each switch shows: moves, players, scores by value."""

PRESETS = {
    "seed": {"two_tile_city": "2", "field_scoring": "field_city_once", "incomplete_pennant": "0"},
    "modern": {"two_tile_city": "4", "field_scoring": "field_each", "incomplete_pennant": "1"},
    "first": {"two_tile_city": "2", "field_scoring": "city_majority", "incomplete_pennant": "0"},
}


@pytest.mark.rule("CAR-130")
def test_the_defaults() -> None:
    options = bastide.load_game("carcassonne").options
    assert {name: options[name] for name in (*PRESETS["seed"], "farmers")} == {**PRESETS["seed"], "farmers": "true"}
    assert options["preset"] == "seed"
    for moves, players, scores in ONE_SWITCH.values():
        assert play(moves, players=players).scores == next(iter(scores.values()))


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, (*_, scores) in ONE_SWITCH.items() for value in scores]
)
@pytest.mark.rule("CAR-130", "CAR-131", "CAR-132", "CAR-133", "CAR-134")
def test_each_switch_alone(name: str, value: str) -> None:
    for other, (moves, players, scores) in ONE_SWITCH.items():
        expected = scores[value] if other == name else next(iter(scores.values()))
        assert play(moves, players=players, **{name: value}).scores == expected


@pytest.mark.rule("CAR-130")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("two_tile_city", "3"),
        ("two_tile_city", ""),
        ("field_scoring", "field_never"),
        ("incomplete_pennant", "2"),
        ("farmers", "maybe"),
        ("preset", "hunters"),
        ("stack", "ABZ"),
        ("stack", "a"),
        ("stack", "XX"),
        ("stack", "DDDD"),
        ("expansion", "river"),
    ],
)
def test_impossible_values_are_named(name: str, value: str) -> None:
    with pytest.raises(bastide.InvalidOption) as caught:
        bastide.load_game("carcassonne", options={name: value})
    assert caught.value.option == name


@pytest.mark.rule("CAR-131")
def test_two_tile_city_four() -> None:
    for tile in "DEJKL":
        assert play(f"{tile}@(0,-1) r2 [city.0]", then="B", two_tile_city=4).scored == [(0, 4, "city")]
    assert play("G@(0,-1) r1 [city.0]; E@(0,-2) r2", then="B", two_tile_city=4).scored == [(0, 6, "city")]


@pytest.mark.rule("CAR-132")
def test_field_each_pays_every_field_of_a_player() -> None:
    """Three fields of seat 0 at one city: north of it, and the strips on the start tile and on the next."""
    moves = "G@(0,-1) r1 [field.0]; B@(0,1) r0; E@(0,-2) r2 [field.0]; B@(0,2) r0; U@(1,0) r1 [field.1]"
    assert play(moves).scores == [3, 0]
    assert play(moves, field_scoring="field_each").scores == [9, 0]
    assert play(moves, field_scoring="city_majority").scores == [4, 0]


MAJORITY = "E@(0,-1) r2 [field.0]; U@(1,0) r1 [field.1]; B@(0,1) r0; B@(0,2) r0"


@pytest.mark.rule("CAR-133")
def test_city_majority_counts_the_farmers_of_all_fields_together() -> None:
    """One farmer each on two fields of one city: both score; a second farmer on a third field decides."""
    assert play(MAJORITY, field_scoring="city_majority").scores == [4, 4]
    three = "G@(0,-1) r1 [field.0]; E@(0,-2) r2 [field.0]; U@(1,0) r1 [field.1]"
    assert play(three, field_scoring="city_majority").scores == [4, 0]
    assert play(three).scores == [3, 3]


@pytest.mark.rule("CAR-115", "CAR-132", "CAR-133")
@pytest.mark.parametrize(("scoring", "more"), [("field_city_once", 0), ("field_each", 3), ("city_majority", 0)])
def test_the_preview_of_a_second_farmer_at_a_city_tells_what_he_adds(scoring: str, more: int) -> None:
    """Seat 0 has the city already by the field at its other side."""
    table = play("E@(0,-1) r2 [field.0]; B@(0,1) r0; U@(1,0) r1 [?]", then="B", field_scoring=scoring)
    told = table.state.preview(table.state.string_to_action("meeple field.1"))
    assert told["feature"]["points"] == told["told"][0]["args"]["points"] == more
    assert told["brings"] == bool(more)


@pytest.mark.rule("CAR-133")
def test_city_majority_ignores_who_owns_the_field() -> None:
    """Outnumbered on the large field, seat 1 still ties at the city with a farmer on the strip."""
    moves = (
        "E@(0,-1) r2 [field.0]; U@(1,0) r1 [field.1]; E@(0,-2) r0; E@(0,-3) r2 [field.0]; U@(-1,-3) r0 [field.1];"
        "B@(0,1) r0; A@(-1,-2) r2"
    )
    assert play(moves).scores == [6, 3]
    assert play(moves, field_scoring="city_majority").scores == [8, 4]
    assert (5, [0, 1], 8, [8, 4]) in farmed(moves)


def farmed(moves: str, scoring: str = "city_majority") -> list[tuple[int, list[int], int, list[int] | None]]:
    """Return of each field with farmers how many tiles it has, its owners, its points, and those of every seat."""
    view = play(moves, then="B", field_scoring=scoring).state.view(None)
    fields = [f for f in view["features"] if f["type"] == "field" and any(f["meeples"])]
    return sorted((f["tiles"], f["owners"], f["points"], f.get("scores")) for f in fields)


@pytest.mark.rule("CAR-133")
def test_a_field_shows_whoever_has_most_farmers_around_its_cities() -> None:
    """The last farmer stands alone on his strip, and scores nothing; a tie at the city is one for both fields."""
    lost = "G@(0,-1) r1 [field.0]; E@(0,-2) r2 [field.0]; U@(1,0) r1 [field.1]; B@(0,1) r0 [field.0]; B@(0,2) r0"
    two = [(1, [0], 4, [4, 0]), (2, [0], 4, [4, 0])]
    assert farmed(lost) == [(1, [], 0, [0, 0]), *two, (4, [1], 0, None)], "beside no city, the field is its farmer's"
    assert {points for _, _, points, _ in farmed(lost, "field_each")} == {0, 3}
    assert [(owners, points) for _, owners, points, _ in farmed(MAJORITY)] == [([0], 4), ([1], 4)]


@pytest.mark.rule("CAR-115", "CAR-132")
def test_a_city_is_worth_something_to_a_seat_at_one_of_its_fields_alone() -> None:
    """Seat 0 has the fields on both sides of the only city; together they are worth what the end gives."""
    moves = "E@(0,-1) r2 [field.0]; B@(0,1) r0; U@(1,0) r1 [field.1]; B@(0,2) r0"
    assert play(moves).scores == [3, 0]
    once = farmed(moves, "field_city_once")
    assert [owners for _, owners, _, _ in once] == [[0], [0]]
    assert sorted((points, scores) for _, _, points, scores in once) == [(0, [0, 0]), (3, None)]
    assert [(points, scores) for _, _, points, scores in farmed(moves, "field_each")] == [(3, None), (3, None)]


@pytest.mark.rule("CAR-134")
def test_pennants_of_a_finished_city_do_not_depend_on_the_option() -> None:
    for value in (0, 1):
        table = play("F@(0,-1) r1 [city.0]; E@(0,-2) r2", then="B", incomplete_pennant=value)
        assert table.scored == [(0, 8, "city")]


@pytest.mark.rule("CAR-135")
@pytest.mark.parametrize("farmers", [False, "false"])
def test_without_farmers(farmers: object) -> None:
    table = play("A@(1,0) r1 [?]", then="B", farmers=farmers)
    assert table.spots == {"road.0", "cloister"}
    assert table.refused("meeple field.0") == "CAR-135"
    whole = play("", farmers=farmers).state
    whole.playout(4)
    assert not [entry for entry in whole.ledger() if entry.cause == "field"]
    assert not [meeple for meeple in whole.view(None)["meeples"] if meeple["segment"].startswith("field")]


@pytest.mark.rule("CAR-135")
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_farmers_go_with_every_preset(preset: str) -> None:
    assert "field.0" in play("A@(1,0) r1 [?]", then="B", preset=preset).spots
    assert "field.0" not in play("A@(1,0) r1 [?]", then="B", preset=preset, farmers=False).spots


@pytest.mark.rule("CAR-136")
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_presets(preset: str) -> None:
    options = bastide.load_game("carcassonne", options={"preset": preset}).options
    assert {name: options[name] for name in PRESETS[preset]} == PRESETS[preset]
    assert options["farmers"] == "true"
    for name, (moves, players, scores) in ONE_SWITCH.items():
        assert play(moves, players=players, preset=preset).scores == scores[PRESETS[preset][name]]


@pytest.mark.rule("CAR-136")
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_single_option_overrides_the_preset(preset: str) -> None:
    for name, (moves, players, scores) in ONE_SWITCH.items():
        for value, expected in scores.items():
            assert play(moves, players=players, preset=preset, **{name: value}).scores == expected


@pytest.mark.rule("CAR-137")
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_tie_never_shares_the_points(preset: str) -> None:
    row = "B@(0,1) r0; B@(1,1) r0; B@(2,1) r0; U@(2,0) r1 [road.0]; U@(-1,0) r1 [road.0]; U@(1,0) r1"
    assert play(row, preset=preset).scores == [4, 4]
    assert [option for option in bastide.game_type("carcassonne").options if "share" in option.name] == []


@pytest.mark.rule("CAR-113", "CAR-133")
def test_by_city_a_farmer_counts_once_on_however_many_tiles_the_field_touches_it() -> None:
    """The field west of the city lies on its second and third tile, the one east of it on the second alone."""
    table = play(
        "G@(0,-1) r1; B@(-1,-1) r0; B@(-1,-2) r0 [field.0]; E@(0,-2) r2; B@(-1,-3) r0; B@(1,-1) r0 [field.0]",
        field_scoring="city_majority",
    )
    assert table.scores == [4, 4], "one farmer each"
