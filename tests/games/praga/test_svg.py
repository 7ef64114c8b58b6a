"""Praga drawn for notebooks and in plain characters: valid, complete, and alone on its page."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import bastide
from bastide.engine.terminal import width
from bastide.games.praga.kernel import places, tables
from bastide.games.praga.pictures.strokes import COMMON, SYMBOLS, corner, draw_tile, edge
from bastide.games.praga.pictures.svg import WIDTH, draw
from bastide.games.praga.words.titles import find
from bastide.testing import random_positions
from tests.games.pictures import assert_no_colour_of_its_own, assert_symbols_are_used, assert_symbols_are_whole

SVG = "{http://www.w3.org/2000/svg}"
ALIKE = {"neutral": "alike", "start_player": "0"}


def view_of(players: int = 2, **options: str) -> dict[str, object]:
    """Return the view after the set-up, every draw the first."""
    state = bastide.load_game("praga", players, {**ALIKE, **options}).new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    return dict(state.view(None))


def used(text: str) -> Counter[str]:
    """Return how often each symbol is placed in the drawing."""
    return Counter(re.findall(r'<use href="#([^"]+)"', text.partition("</defs>")[2]))


def words(text: str) -> list[str]:
    """Return everything that is written in the drawing."""
    return [element.text or "" for element in ET.fromstring(text).iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_valid_drawings_of_moderate_size(players: int) -> None:
    state = bastide.load_game("praga", players).new_initial_state()
    assert ET.fromstring(state.to_svg()).tag == f"{SVG}svg"
    state.playout(players)
    text = state.to_svg()
    assert ET.fromstring(text).tag == f"{SVG}svg"
    assert len(text) < 160_000
    assert state._repr_svg_() == text


@pytest.mark.parametrize("players", [1, 4])
def test_every_position_of_a_game_can_be_drawn_within_its_frame(players: int) -> None:
    game = bastide.load_game("praga", players, {"preset": "master"})
    for state in random_positions(game, 12, seed=players):
        text = state.to_svg()
        height = float(re.findall(r'viewBox="0 0 \S+ (\S+)"', text)[0])
        for element in ET.fromstring(re.sub("<defs>.*</defs>", "", text)).iter():
            if element.tag in (f"{SVG}text", f"{SVG}rect"):
                assert 0 <= float(element.get("x", "0")) <= WIDTH
                assert 0 <= float(element.get("y", "0")) <= height
        assert str(state).startswith("Round ")


def test_a_drawing_brings_everything_with_it() -> None:
    text = draw(view_of(4))
    defined = set(re.findall(r'id="([^"]+)"', text))
    assert all(name.startswith(("bastide-", "praga-")) for name in defined), (
        "drawings of other games may stand beside it"
    )
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text
    assert_no_colour_of_its_own(text)


def test_every_symbol_is_used_and_every_symbol_used_is_there() -> None:
    assert_symbols_are_whole("praga")
    assert_symbols_are_used("praga", (finished(players) for players in (1, 2, 3, 4)))


def finished(players: int) -> str:
    """Return the drawing of a finished game."""
    state = bastide.load_game("praga", players).new_initial_state()
    state.playout(players)
    return state.to_svg()


def test_definitions_do_not_depend_on_the_position() -> None:
    first, second = (
        dict(re.findall(r'<symbol id="([^"]+)"(.*?)</symbol>', draw(view), re.DOTALL))
        for view in (view_of(2), view_of(4, preset="master"))
    )
    shared = first.keys() & second.keys()
    assert len(shared) > 25
    assert not {name for name in shared if first[name] != second[name]}


def test_every_action_and_every_hex_tile_has_a_picture() -> None:
    assert {f"praga-{action}" for action in tables.ACTION_NAMES} <= SYMBOLS.known.keys()
    for tile in tables.HEX_BOX:
        ET.fromstring(draw_tile(0, 0, 30, tile["id"]))


def test_spaces_without_a_building_are_named_so_that_they_can_be_typed() -> None:
    view = view_of(2)
    there = {building["space"] for building in view["city"]["buildings"]}  # type: ignore[index]
    found = set(words(draw(view)))
    assert there
    assert set(places.SPACE_NAMES) - there <= found
    assert not there & found


@pytest.mark.parametrize("tile", ["W1-01", "W1-14", "U1-05"])
def test_a_turned_tile_carries_its_icons_around(tile: str) -> None:
    """Edge 0 is the one to the north-east; a clockwise turn of 60° brings its icon to the east."""
    icons = {number: icon for number, icon in enumerate(find(tile)["edges"]) if icon}
    assert icons
    for turn in range(6):
        drawn = draw_tile(0, 0, 50, tile, turn)
        for number, icon in icons.items():
            name = COMMON.get(icon, f"praga-{icon}")
            left, top, width, _ = SYMBOLS.known[name].box
            lying = re.findall(rf'#{name}" x="([^"]+)" y="([^"]+)" width="([^"]+)"', drawn)
            scaled = [(float(x), float(y), float(wide) / width) for x, y, wide in lying]
            found = [(x - left * scale, y - top * scale) for x, y, scale in scaled]
            assert any(place == pytest.approx(edge(0, 0, 50 * 0.82, number + turn), abs=0.06) for place in found)


def test_corners_count_clockwise_from_the_top() -> None:
    assert corner(0, 0, 10, 0) == pytest.approx((0, -10))
    assert corner(0, 0, 10, 3) == pytest.approx((0, 10))
    assert corner(0, 0, 10, 1)[0] > 0 > corner(0, 0, 10, 1)[1]


def test_pawns_markers_and_cubes_of_the_seats_are_drawn() -> None:
    view = view_of(3)
    bare = used(draw(view))
    seats = view["seats"]
    assert isinstance(seats, list)
    seats[1] = seats[1] | {"region": 2, "cathedral": {"row": 3, "column": 4}}
    seats[2] = seats[2] | {"region": 5}
    city = view["city"]
    assert isinstance(city, dict)
    city["buildings"][0] = city["buildings"][0] | {"cube": 1}
    now = used(draw(view))
    figures = [now[f"bastide-figure-{seat}"] - bare[f"bastide-figure-{seat}"] for seat in (1, 2)]
    assert figures == [1, 1]
    assert now["bastide-mark-1"] - bare["bastide-mark-1"] == 1, "the cube"


def test_goods_and_points_are_written() -> None:
    view = view_of(2)
    seats = view["seats"]
    assert isinstance(seats, list)
    seats[0] = seats[0] | {"score": 87, "gold": 9, "stone": 8}
    assert {"87", "9", "8"} <= set(words(draw(view)))


def test_the_table_in_plain_characters() -> None:
    state = bastide.load_game("praga", 2, ALIKE).new_initial_state()
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])
    text = str(state)
    assert max(map(width, text.splitlines())) <= 80
    for said in (
        *("Crane, arrow at P", "A-1 Upgrade · King’s Road", "N_L1", "Hunger Wall", "Cathedral", "Charles Bridge"),
        *("5 1r", "Seals", "SE-5", "Tokens", "2 gold", "w12", "0U ×0", "take an action tile"),
    ):
        assert said in text, said


def test_the_table_in_plain_characters_tells_how_tiles_are_turned() -> None:
    for state in random_positions(bastide.load_game("praga", 2), 6, seed=3):
        text = str(state)
        assert max(map(width, text.splitlines())) <= 80
        for seat in state.view(None)["seats"]:
            for row in (*seat["hexes"], *seat["walls"]):
                assert row["tile"] is None or f"{row['tile']} r{row['r']}" in text
        for building in state.view(None)["city"]["buildings"]:
            assert building["tile"] in text
