"""The drawing for notebooks: valid, complete, small, and alone on its page."""

import re
import xml.etree.ElementTree as ET

import pytest

import bastide
from bastide.cli import boards
from bastide.games.carcassonne.kernel import tables
from bastide.games.carcassonne.pictures import terminal
from bastide.games.carcassonne.pictures.geometry import SYMBOLS, drawing
from tests.games.pictures import assert_no_colour_of_its_own, assert_symbols_are_used, assert_symbols_are_whole

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
    left, top, width, height = SYMBOLS.known["bastide-figure-0"].box
    placed = r'<use href="#bastide-figure-0" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"([^/]*)/>'
    [upright], [turned] = (
        [found for found in re.findall(placed, text) if float(found[2]) == pytest.approx(width * 0.92)]
        for text in (standing, lying)
    )
    assert tuple(map(float, upright[:4])) == pytest.approx(
        (182 + left * 0.92, 62 + top * 0.92, width * 0.92, height * 0.92), abs=0.01
    )
    assert "rotate" not in upright[4]
    assert "rotate(-90)" in turned[4]


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
    text = position("draw X", "place X 1,0 r0", "meeple road.1").to_svg()
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in text
    assert_no_colour_of_its_own(text)


def test_two_drawings_on_one_page_do_not_mix() -> None:
    pictures = [position("draw X", "place X 1,0 r0").to_svg(), position("draw X", "place X -1,0 r0").to_svg()]
    symbols = [dict(re.findall(r'<symbol id="([^"]+)"(.*?)</symbol>', picture)) for picture in pictures]
    assert symbols[0].keys() & symbols[1].keys()
    assert all(symbols[0][name] == symbols[1][name] for name in symbols[0].keys() & symbols[1].keys())


def test_every_symbol_is_used_and_every_symbol_used_is_there() -> None:
    assert_symbols_are_whole("carcassonne")
    assert_symbols_are_used("carcassonne", (_whole_game(players) for players in (2, 3, 4, 5)))


def _whole_game(players: int) -> str:
    state = bastide.load_game("carcassonne", players).new_initial_state()
    state.playout(players)
    return state.to_svg()


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
    assert "○" in picture.plain()
    assert any(glyph.char == "▀" for row in picture.glyphs for glyph in row)
    assert "▀" not in picture.plain(), "without colours every character says what is there"


@pytest.mark.parametrize("size", terminal.PLAIN_SIZES)
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("kind", tables.LETTERS)
def test_without_colours_every_edge_tells_what_leads_to_it(kind: str, turns: int, size: int) -> None:
    drawn = {(column, row): letter for column, row, _, letter in terminal._characters(kind, turns, size)}
    middle, right, bottom = size // 2, size - 1, size // 2 - 1
    beside = (size // 4, (size // 2 - 1) // 2)
    at = {
        "N": [(middle - 1, 0), (middle, 0)],
        "E": [(right, row) for row in beside],
        "S": [(middle - 1, bottom), (middle, bottom)],
        "W": [(0, row) for row in beside],
    }
    tile = tables.TILES[tables.LETTERS.index(kind)]
    letters = {"city": set(":#"), "road": set("-|/\\n"), "field": set(".@")}  # an abbey stands in its field
    for number, what in enumerate(tile["edges"]):
        found = {drawn[spot] for spot in at["NESW"[(number + turns) % 4]]}
        assert found & letters[what], f"{kind} r{turns} edge {number}: {found}"
        assert not found & letters["road" if what == "city" else "city"], f"{kind} r{turns} edge {number}: {found}"
    shown = set(drawn.values())
    assert ("@" in shown) == tile["cloister"]["present"]
    assert ("+" in shown) == any(road["terminus"] == "crossing" for road in tile["roads"])


def test_the_board_in_characters_has_meeples_pennants_scores_and_what_is_asked() -> None:
    moves = ("draw C", "place C 0,-1 r0", "meeple none", "draw X", "place X 1,0 r0", "meeple field.1", "draw V")
    text = str(position(*moves, stack="CXVA"))
    assert all(len(line) <= 80 for line in text.splitlines())
    assert ("⚑" in text, "△" in text) == (True, True)
    assert text.splitlines()[0] == "Turn 3 · 1 tile to come"
    assert [line for line in text.splitlines() if "meeples" in line] == [
        "→ ●   0  meeples 7 · if it ended now 0",
        "  ▲   0  meeples 6 · if it ended now 0",
    ]
    assert text.splitlines()[-1] == "● place the tile V"


@pytest.mark.parametrize("kind", tables.LETTERS)
def test_the_text_has_the_tile_in_hand_each_way_and_then_its_segments_by_name(kind: str) -> None:
    state = bastide.load_game("carcassonne").new_initial_state()
    state.apply(f"draw {kind}")
    ways = {state.action_fields(action)["r"] for action in state.legal_actions()}
    board, held = str(state).split("\n\n")[1:3]
    assert "##" in board
    head, *rows = held.splitlines()
    assert ways <= {int(turns) for turns in re.findall(rf"{kind} r(\d)", head)}
    assert len(rows) == 5
    state.apply_action(state.legal_actions()[0])
    segments = [state.action_to_string(action).split()[1] for action in state.legal_actions()]
    assert all(name in str(state).split("\n\n")[2] for name in segments if name != "none")
    state.apply("meeple none")
    assert str(state).split("\n\n")[2].lstrip(" →").startswith("●"), "then nothing is in hand"
