"""The drawing for notebooks: valid, complete, small, and alone on its page."""

import re
import xml.etree.ElementTree as ET

import pytest

import bastide
from bastide.cli import boards
from bastide.games.carcassonne.kernel import tables
from bastide.games.carcassonne.pictures.geometry import drawing

SVG = "{http://www.w3.org/2000/svg}"


def position(*actions: str, players: int = 2, stack: str = "XVA") -> bastide.State:
    """Return the position after some actions."""
    state = bastide.load_game("carcassonne", players, {"stack": stack}).new_initial_state()
    for action in actions:
        state.apply(action)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_are_valid_small_drawings(players: int) -> None:
    state = bastide.load_game("carcassonne", players).new_initial_state()
    state.playout(players)
    text = state.to_svg()
    root = ET.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert len(text) / len(state.view(None)["tiles"]) < 900
    assert state._repr_svg_() == text


def test_every_meeple_is_drawn_where_it_stands_and_farmers_lie() -> None:
    standing = position("draw X", "place X 1,0 r0", "meeple road.1").to_svg()
    lying = position("draw X", "place X 1,0 r0", "meeple field.1").to_svg()
    on_board = re.compile(r'<use href="#bastide-m0" transform="translate\((\S+) (\S+)\) scale\(\.?\d*\.?92\)([^"]*)"')
    [(x, y, turned)] = on_board.findall(standing)
    assert (float(x), float(y), turned) == (182, 62, "")
    [(_, _, turned)] = on_board.findall(lying)
    assert "rotate(-90)" in turned


def test_scores_hand_and_last_move_are_shown() -> None:
    text = position("draw X", "place X 1,0 r0", "meeple road.2", "draw V").to_svg()
    root = ET.fromstring(text)
    words = [element.text for element in root.iter(f"{SVG}text")]
    assert words.count("0") >= 2
    assert {"×6", "×7"} <= set(words)
    assert "scale(.62)" in text
    assert "M95 14v-19" in text
    assert root.find(f"{SVG}title") is not None


def test_a_drawing_brings_everything_with_it() -> None:
    text = position("draw X", "place X 1,0 r0").to_svg()
    defined = set(re.findall(r'id="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= defined
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<style" not in text
    assert "<script" not in text


def test_two_drawings_on_one_page_do_not_mix() -> None:
    pictures = [position("draw X", "place X 1,0 r0").to_svg(), position("draw X", "place X -1,0 r0").to_svg()]
    paths = [dict(re.findall(r'<path id="([^"]+)" d="([^"]+)"', picture)) for picture in pictures]
    assert paths[0] != paths[1]
    assert all(paths[0][name] == paths[1][name] for name in paths[0].keys() & paths[1].keys())


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("kind", tables.LETTERS)
def test_every_segment_of_every_tile_has_a_place_on_it(kind: str, turns: int) -> None:
    spots = drawing(kind, turns).spots
    assert spots
    assert all(5 <= x <= 95 and 5 <= y <= 95 for x, y in spots.values())


@pytest.mark.parametrize("size", boards.SIZES)
def test_the_terminals_board_has_every_tile(size: int) -> None:
    view = position("draw X", "place X 1,0 r0", "meeple field.1").view(None)
    picture = boards.draw(view, size)
    assert picture is not None
    assert (picture.columns, picture.rows) == (4 + 2 * size, 1 + size // 2)
    text = picture.plain()
    assert "○" in text
    assert "▀" in text
