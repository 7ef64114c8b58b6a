"""Drawings: symbols by name, colours by class, a sheet that brings all it shows; text boards and their language."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import bastide
from bastide.cli import texts
from bastide.engine import terminal
from bastide.engine.drawing import PLACED, Symbols, palette, path, rect, write

PACKAGE = Path(bastide.__file__).parent
CLIENT = Path(__file__).parents[2] / "web/src/lib"
COMMON = Symbols("bastide")


def test_a_symbols_own_origin_comes_to_where_it_is_placed() -> None:
    left, top, width, height = COMMON.known["bastide-coin"].box
    placed = re.findall(r'([a-z]+)="([-\d.]+)"', COMMON.use("bastide-coin", 100, 50, 2))
    assert dict(placed) == {
        "x": f"{100 + 2 * left:g}", "y": f"{50 + 2 * top:g}", "width": f"{2 * width:g}", "height": f"{2 * height:g}",
    }  # fmt: skip
    with pytest.raises(KeyError):
        COMMON.use("bastide-nothing")


def test_a_sheet_brings_the_symbols_it_needs_and_no_others() -> None:
    sheet = COMMON.sheet((0, 0, 40, 20), [COMMON.use("bastide-figure-1", 10, 15)], 'A "worker" <1>')
    assert set(re.findall(r'<symbol id="([^"]+)"', sheet)) == {
        "bastide-figure-1", "bastide-mark-1", "bastide-robe", "bastide-shape-1",
    }  # fmt: skip
    title = ET.fromstring(sheet).find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == 'A "worker" <1>'


def test_colours_are_resolved_and_transparency_stands_apart() -> None:
    known = palette()
    assert known["f-p1"] == known["f-lapis"] == "fill:#2A55A8"
    assert known["s-draw"] == "stroke:#3A342C"
    assert known["f-shade"] == "fill:#322614;fill-opacity:.16"
    parts = [rect(0, 0, 9, 9, "f-shade"), path("M0 0H9", "s-draw"), write(1, 2, "a < b")]
    style = re.search("<style>(.*)</style>", COMMON.sheet((0, 0, 9, 9), parts, ""))
    assert style
    assert sorted(re.findall(r"\.([\w-]+)\{", style[1])) == ["f-ink", "f-shade", "s-draw"]


def test_every_colour_has_both_classes_and_one_at_night() -> None:
    source = (PACKAGE / "pictures/palette.css").read_text("utf-8")
    day, night = (set(re.findall(r"--([\w-]+):", part)) for part in source.split('[data-theme="night"]'))
    assert night <= day
    named = {name[2:] for name in palette()} - {"none"}
    assert named <= day
    assert all(f"{letter}-{name}" in palette() for name in named for letter in "fs")


def test_symbols_are_paths_groups_and_other_symbols() -> None:
    """The browser writes them out elsewhere and larger: it knows no other shape, and no frame of reference in them."""
    for file in [PACKAGE / "pictures/symbols.svg", *PACKAGE.glob("games/*/pictures/symbols.svg")]:
        source = re.sub(r"<!--.*?-->", "", file.read_text("utf-8"), flags=re.DOTALL)
        assert set(re.findall(r"<(\w+)", source)) <= {"svg", "symbol", "g", "path", "use"}, file
        assert "transform=" not in source, file
        assert not re.search(r"<g [^>]*>(?:(?!</g>).)*<use", source, flags=re.DOTALL), file


def test_every_common_symbol_is_used() -> None:
    sources = [file.read_text("utf-8") for file in (CLIENT / "art").glob("*.ts")]
    sources += [file.read_text("utf-8") for file in PACKAGE.glob("games/*/pictures/*.py")]
    sources += [file.read_text("utf-8") for file in PACKAGE.glob("games/*/pictures/symbols.svg")]
    placed = {name for symbol in COMMON.known.values() for name in PLACED.findall(symbol.markup)}
    for name in COMMON.known.keys() - placed:
        stem = name.rpartition("-")[0]
        assert any(name in source or f"{stem}-${{" in source or f"{stem}-{{" in source for source in sources), name


@pytest.mark.parametrize("game", ["carcassonne", "carrara", "caylus", "praga"])
def test_text_boards_speak_english_until_a_language_is_set(game: str) -> None:
    state = bastide.load_game(game, 2).new_initial_state()
    english = str(state)
    texts.use("ja")
    try:
        japanese = str(state)
    finally:
        texts.use("en")
    assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", english)
    assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", japanese)
    assert not re.search(rf"\b(cli|{game})-[a-z]+-", english + japanese), "a message without words"
    assert max(terminal.width(line) for line in [*english.splitlines(), *japanese.splitlines()]) <= terminal.COLUMNS
