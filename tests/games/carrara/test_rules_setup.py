"""Sections 1 and 2: modes, what is in the box, and how it is set up."""

from collections import Counter
from typing import Any

import pytest

import bastide
from bastide.games.carrara.kernel.setup import modules
from bastide.testing import random_games

from .slow_box import CITIES, COLOURS, DATA, GREAT, KINDS, STACK
from .table import advanced, letters, new, seat, table

ALL = {"rotation", "cost8", "upgrades", "rebuild", "categories", "cards", "bonus", "surplus"}


def on(**options: object) -> set[str]:
    game = bastide.load_game("carrara", options=options)
    return {name for name, value in modules(game.options).items() if value}


@pytest.mark.rule("CRR-001")
def test_modes_and_single_parts() -> None:
    assert on() == set()
    assert on(mode="advanced") == ALL
    assert on(mode="advanced", rebuild=False) == ALL - {"rebuild"}
    assert on(rebuild=True) == {"rebuild"}
    assert on(mode="advanced", cost8=False) == ALL - {"cost8", "upgrades"}
    assert on(mode="advanced", cards=False) == ALL - {"cards", "surplus"}
    for name, needed in (("upgrades", "cost8"), ("surplus", "cards")):
        with pytest.raises(bastide.InvalidOption, match=needed):
            bastide.load_game("carrara", options={name: True})
        with pytest.raises(bastide.InvalidOption, match=needed):
            bastide.load_game("carrara", options={"mode": "advanced", name: True, needed: False})
        assert on(**{name: True, needed: True}) == {name, needed}


@pytest.mark.rule("CRR-001")
def test_expansion_rules_do_not_apply_in_the_base_game() -> None:
    for played in random_games(bastide.load_game("carrara", players=3), 20, seed=4):
        kinds = {played.action_to_string(action).split()[0] for action in played.history()}
        assert not kinds & {"stay", "rebuild", "upgrade", "card"}
        view = played.view(None)
        assert view["cost8"] == view["upgrades"] == []
        assert not any(row["categories_scored"] for row in view["seats"])


@pytest.mark.rule("CRR-002")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert len(new(players).view["seats"]) == players
    for players in (1, 5):
        with pytest.raises(bastide.InvalidOption, match="2 to 4"):
            bastide.load_game("carrara", players=players)
    drawn = table(phase="start", options={"start_player": "random"}, display="-")
    assert drawn.legal == {"start 0", "start 1"}
    assert drawn.refused("start 2") == "CRR-002"


@pytest.mark.rule("CRR-003")
def test_six_colours_from_white_to_black() -> None:
    assert COLOURS == ["white", "yellow", "red", "green", "blue", "black"]
    assert list(new().view["wheel"][0]["blocks"]) == COLOURS
    first = [new().view["wheel"][0]["prices"][colour] for colour in COLOURS]
    assert first == sorted(first, reverse=True)
    assert len(set(first)) == 6


@pytest.mark.rule("CRR-004")
def test_forty_two_blocks_seven_of_each() -> None:
    assert {row["count"] for row in DATA["marble"]} == {7}
    assert sum(row["count"] for row in DATA["marble"]) == 42
    with pytest.raises(bastide.PositionError, match="CRR-004"):
        table(seat(marble="WWWW"), seat(marble="WWWW"))


@pytest.mark.rule("CRR-005", "CRR-006", "CRR-007", "CRR-008")
def test_thirty_tiles_each_type_with_each_cost() -> None:
    tiles = new().view["tiles"]
    costs: dict[str, list[int]] = {}
    for tile in tiles.values():
        costs.setdefault(tile["type"], []).append(tile["cost"])
    assert costs == {
        name: [1, 2, 3, 4, 5] for name in ("palazzo", "porta", "biblioteca", "cattedrale", "castello", "villa")
    }
    assert len(tiles) == 30
    assert sum(tile["cost"] for tile in tiles.values()) == 90
    of = {tile["type"]: tile["category"] for tile in tiles.values()}
    assert {name for name, category in of.items() if category == "city"} == {
        "palazzo", "porta", "biblioteca", "cattedrale"
    }  # fmt: skip
    assert {name for name, category in of.items() if category == "land"} == {"castello", "villa"}
    assert Counter(tile["category"] for tile in tiles.values()) == {"city": 20, "land": 10}


@pytest.mark.rule("CRR-009", "CRR-010", "CRR-011")
def test_every_tile_shows_the_object_of_its_type() -> None:
    shows = {(tile["type"], tile["object"]) for tile in advanced().view["tiles"].values()}
    assert shows == {
        ("palazzo", "crown"), ("biblioteca", "book"), ("cattedrale", "cup"), ("porta", "gate"), ("castello", "flag"),
        ("villa", "coat_of_arms"),
    }  # fmt: skip
    view = new().view
    assert [row["id"] for row in view["objects"]] == KINDS
    assert sum(row["supply"] + row["sale"] for row in view["objects"]) == 36


@pytest.mark.rule("CRR-012")
def test_six_cities_from_left_to_right() -> None:
    cities = new().view["cities"]
    assert [row["id"] for row in cities] == ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]
    assert [row["colour"] for row in cities] == COLOURS


@pytest.mark.rule("CRR-013")
def test_a_city_accepts_its_own_and_more_valuable_marble() -> None:
    for number, city in enumerate(CITIES):
        for at, letter in enumerate("WYRGBK"):
            here = table(seat(marble=letter), display="villa_1")
            assert (f"build villa_1 in {city}" in here.legal) == (at <= number), (city, letter)


@pytest.mark.rule("CRR-014")
def test_city_values() -> None:
    values = {row["id"]: (row["value"], row["currency"]) for row in new().view["cities"]}
    assert values == {
        "livorno": (3, "vp"), "pisa": (3, "coins"), "lucca": (2, "vp"), "viareggio": (2, "coins"), "massa": (1, "vp"),
        "lerici": (1, "coins"),
    }  # fmt: skip


@pytest.mark.rule("CRR-015", "CRR-016")
def test_every_city_needs_its_minimum_of_buildings() -> None:
    villas = ["villa_1", "villa_2", "villa_3"]
    for city, row in CITIES.items():
        least = row["min_buildings_to_score"]
        assert least in (2, 3)
        few = table(seat(built=" ".join(f"{tile}@{city}" for tile in villas[: least - 1])), seat(marble="K"))
        assert few.refused(f"score city {city}") == "CRR-070"
        enough = table(seat(built=" ".join(f"{tile}@{city}" for tile in villas[:least])), seat(marble="K"))
        assert f"score city {city}" in enough.legal
        assert enough.view["cities"][list(CITIES).index(city)]["minimum"] == least


@pytest.mark.rule("CRR-017", "CRR-019", "CRR-024")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_by_player_count(players: int) -> None:
    start = new(players, open=True)
    assert start.view["bag"]["total"] == 42 - 6 - players
    assert [start.marble(number) for number in range(players)] == ["K", "B", "G", "R"][:players]
    other = new(2, open=True).view
    for key in ("wheel", "objects", "cities", "stack", "display", "price"):
        assert start.view[key] == other[key], "no other component depends on the number of players"


@pytest.mark.rule("CRR-018")
def test_one_block_of_each_colour_on_segment_one() -> None:
    assert new().wheel == "WYRGBK,-,-,-,-,-"
    assert [row["segment"] for row in new().view["wheel"]] == ["I", "II", "III", "IV", "V", "VI"]


@pytest.mark.rule("CRR-020")
def test_nine_buildings_lie_open() -> None:
    start = bastide.load_game("carrara", options={"start_player": 0}).new_initial_state()
    shown = []
    for number in range(9):
        assert start.current_player() == bastide.CHANCE
        assert len(start.legal_actions()) == 30 - number
        assert {round(p, 9) for _, p in start.chance_outcomes()} == {round(1 / (30 - number), 9)}
        shown.append(start.action_to_string(start.legal_actions()[-1]).split()[1])
        start.apply_action(start.legal_actions()[-1])
    assert start.view(None)["display"] == shown
    assert start.view(None)["stack"] == 21
    assert start.current_player() == 0
    setup = table(phase="display", display="-")
    assert setup.refused("rotate") == "CRR-020"
    assert setup.play("reveal villa_1").refused("reveal villa_1") == "CRR-006"


@pytest.mark.rule("CRR-021")
def test_one_object_of_each_kind_on_sale_five_in_the_supply() -> None:
    for players in (2, 3, 4):
        assert all((row["supply"], row["sale"]) == (5, True) for row in new(players).view["objects"])


@pytest.mark.rule("CRR-022", "CRR-023")
def test_every_player_starts_with_twenty_coins_and_six_markers() -> None:
    for number in range(4):
        mine = new(4).me(number)
        assert (mine["coins"], mine["markers"], mine["score"]) == (20, 6, 0)
        assert sum(mine["objects"].values()) == 0


@pytest.mark.rule("CRR-024", "CRR-025")
def test_the_start_player_is_drawn_or_given() -> None:
    game = bastide.load_game("carrara", players=3)
    state = game.new_initial_state()
    expected: list[tuple[int, Any]]
    expected = [(state.string_to_action(f"start {n}"), pytest.approx(1 / 3)) for n in range(3)]
    assert state.chance_outcomes() == expected
    state.apply("start 2")
    assert state.view(None)["first"] == 2
    held = [letters(state.view(number)["seats"][number]["marble"]) for number in range(3)]
    assert held == ["B", "G", "K"], "black for the first in turn order"
    with pytest.raises(bastide.InvalidOption, match="start_player"):
        bastide.load_game("carrara", players=2, options={"start_player": 2})
    first = {int(s.view(None)["first"]) for s in random_games(game, 30, seed=1)}
    assert first == {0, 1, 2}


@pytest.mark.rule("CRR-026")
def test_goods_are_behind_screens_and_everything_else_is_open() -> None:
    state = advanced(
        seat(coins=7, points=3, marble="WK", objects={"cup": 1}, built="villa_8@pisa", upgrades="upgrade_lucca"),
        seat(coins=9, marble="Y"),
    ).state
    for viewer in (1, None):
        hidden = state.view(viewer)["seats"][0]
        assert (hidden["coins"], hidden["marble"], hidden["objects"]) == (None, None, None)
        assert (hidden["if_ended"], hidden["final"]) == (None, None)
        assert hidden["score"] == 3
        assert hidden["buildings"]["pisa"] == ["villa_8"]
        assert hidden["upgrades"] == ["upgrade_lucca"]
        assert hidden["markers"] == 6
        assert state.view(viewer)["bag"] == {"empty": False, "total": None, "blocks": None}
    own = state.view(0)["seats"][0]
    assert (own["coins"], letters(own["marble"]), own["objects"]["cup"]) == (7, "WK", 1)
    opened = advanced(seat(coins=7), seat(coins=9), options={"open": "true"}).state.view(None)
    assert [row["coins"] for row in opened["seats"]] == [7, 9]
    assert opened["bag"]["total"] == 42


@pytest.mark.rule("CRR-026")
def test_what_happens_in_the_open_is_told_to_all() -> None:
    state = table(seat(marble="WW"), display="villa_2", wheel="RRR").play("build villa_2 in livorno").state
    entry = state.story()[-1]
    assert entry.key == "carrara-log-build"
    assert (entry.args["white"], entry.args["paid"]) == (2, 2)
    assert all(line.seen_by is None for line in state.story())


def test_stack_and_side_board_hold_what_the_data_say() -> None:
    assert set(advanced().view["cost8"]) == set(GREAT)
    assert set(new().view["tiles"]) == set(STACK)
