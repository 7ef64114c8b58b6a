"""What the ledger and the log say about points: cause, rule and what they were given for."""

from typing import Any

import pytest

import bastide

from .table import Table, play
from .test_rules_examples import EX_3, EX_5, EX_6, EX_9

# Moves, options, the last entry's cause, points and rule.
RULES: dict[str, tuple[str, dict[str, Any], str, int, str]] = {
    "road": ("X@(1,0) r0 [road.3]; A@(-1,0) r3", {}, "road", 3, "CAR-063"),
    "ring": ("V@(0,1) r3 [road.0]; V@(1,1) r0; V@(1,2) r1; V@(0,2) r2", {}, "road", 4, "CAR-063"),
    "city": (EX_3, {}, "city", 8, "CAR-072"),
    "pennants": (EX_5.format("none"), {}, "city", 12, "CAR-072"),
    "two tiles": ("J@(0,-1) r2 [city.0]", {}, "city", 2, "CAR-074"),
    "two tiles, 4": ("J@(0,-1) r2 [city.0]", {"two_tile_city": 4}, "city", 4, "CAR-131"),
    "cloister": (EX_6 + "; B@(-1,2) r0", {}, "cloister", 9, "CAR-081"),
    "open road": ("U@(1,0) r1 [road.0]", {}, "road-open", 2, "CAR-101"),
    "open city": ("G@(0,-1) r1 [city.0]", {}, "city-open", 2, "CAR-102"),
    "open cloister": ("B@(0,1) r0 [cloister]", {}, "cloister-open", 2, "CAR-104"),
    "field": (EX_9, {}, "field", 3, "CAR-112"),
    "each field": (EX_9, {"field_scoring": "field_each"}, "field", 3, "CAR-132"),
    "first edition": (EX_9, {"field_scoring": "city_majority"}, "field", 4, "CAR-133"),
}


@pytest.mark.parametrize("name", sorted(RULES))
@pytest.mark.rule("CAR-063", "CAR-072", "CAR-074", "CAR-081", "CAR-101", "CAR-102", "CAR-104", "CAR-112")
def test_every_point_names_its_rule(name: str) -> None:
    moves, options, cause, points, rule = RULES[name]
    table = play(moves, **options)
    entry = table.state.ledger()[-1]
    assert (entry.cause, entry.points, entry.rule) == (cause, points, rule)
    assert entry.ply == len(table.state.history()) - 1, "points come with the last action of the turn"
    told = [line for line in table.state.story() if line.points]
    assert (told[-1].points, told[-1].rule, told[-1].seat) == (points, rule, entry.seat)


def test_entries_tell_what_was_scored() -> None:
    entry = play(EX_5.format("none"), then="B").state.ledger()[-1]
    assert entry.args["type"] == "city"
    assert (entry.args["tiles"], entry.args["pennants"]) == (4, 2)
    assert sorted(entry.args["cells"]) == [[0, -3], [0, -2], [0, -1], [0, 0]]
    field = play(EX_9 + "; E@(-1,-1) r2").state.ledger()[-1]
    assert (field.args["type"], field.args["cities"], field.points) == ("field", 2, 6)


@pytest.mark.rule("CAR-055", "CAR-026", "CAR-021")
def test_the_log_tells_every_step_of_a_turn() -> None:
    table = play("E@(0,-1) r2 [city.0]; A@(-1,0) r3; A@(1,0) r1; C!; B@(0,1) r0 [cloister]", then="B")
    keys = [line.key.removeprefix("carcassonne-log-") for line in table.state.story()]
    assert keys == [
        *("draw", "place", "meeple", "score"),
        *("draw", "place", "draw", "place"),
        *("draw", "set-aside", "draw", "place", "meeple"),
    ]
    home = next(line for line in table.state.story() if line.key.endswith("score")).args["meeples"]
    assert home == [{"seat": 0, "x": 0, "y": -1, "segment": "city.0"}]


def test_a_loaded_position_carries_its_points() -> None:
    played = play("J@(0,-1) r2 [city.0]", then="AA").state
    loaded = played.game.from_text(played.to_text())
    assert loaded.scores() == [2, 0]
    assert [(e.ply, e.seat, e.points, e.cause) for e in loaded.ledger()] == [(-1, 0, 2, "carried")]
    table = Table(loaded)
    table.move("A@(-1,0) r3")
    table.move("A@(1,0) r1 [road.0]")
    assert [(e.seat, e.points, e.cause) for e in loaded.ledger()] == [(0, 2, "carried"), (0, 3, "road")]
    assert isinstance(loaded, bastide.State)
