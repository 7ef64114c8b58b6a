"""What holds for the symbols and drawings of every game: one file of symbols, no colour that is not a class."""

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from bastide.engine.drawing import CLASSES, PLACED, Symbols, palette

CLIENT = Path(__file__).parents[2] / "web/src/lib"
SIZED = re.compile(r'<use href="#([^"]+)"[^>]* width="([^"]+)" height="([^"]+)"')
COLOUR = re.compile(r'(?:fill|stroke|color)="(?!none)|#[0-9a-fA-F]{3,8}\b|var\(')


def symbols_of(game: str) -> Symbols:
    """Return the symbols of a game that comes with Bastide."""
    return Symbols(f"bastide.games.{game}")


def in_client(game: str, name: str) -> bool:
    """Return whether the browser's code names a symbol, with the game's name before it or without."""
    sources = [
        path.read_text("utf-8") for path in (CLIENT / "games" / game).rglob("*") if path.suffix in {".ts", ".svelte"}
    ]
    return any(
        re.search(rf"['`\"]({game}-)?{re.escape(name.removeprefix(game + '-'))}['`\"]", text) for text in sources
    )


def assert_symbols_are_whole(game: str) -> None:
    """Every symbol that another places is there, every class has a colour, and nothing else has one."""
    known = symbols_of(game).known
    for name, symbol in known.items():
        for other, width, height in SIZED.findall(symbol.markup):
            box = known[other].box
            assert abs(float(width) / box[2] - float(height) / box[3]) < 0.01, (name, other)
        assert set(PLACED.findall(symbol.markup)) <= known.keys(), name
        classes = {one for found in CLASSES.findall(symbol.markup) for one in found.split()}
        assert classes <= palette().keys(), name
        assert not COLOUR.search(symbol.markup.replace('href="#', 'href="')), name
    source = (files(f"bastide.games.{game}") / "pictures/symbols.svg").read_text("utf-8")
    assert source.count("<symbol ") == sum(name.startswith(f"{game}-") for name in known), "a symbol that is not read"


def assert_symbols_are_used(game: str, drawings: Iterable[str]) -> None:
    """Every symbol of a game is placed by one of the drawings, or by the browser."""
    used = {name for drawing in drawings for name in PLACED.findall(drawing)}
    own = {name for name in symbols_of(game).known if name.startswith(f"{game}-")}
    assert not [name for name in sorted(own - used) if not in_client(game, name)]


def assert_no_colour_of_its_own(drawing: str) -> None:
    """A drawing names its colours by class; what they are stands in its style sheet alone."""
    start, style, rest = re.split(r"<style>(.*?)</style>", drawing, maxsplit=1, flags=re.DOTALL)
    assert not COLOUR.search(start + rest.replace('href="#', 'href="'))
    named = {one for found in CLASSES.findall(rest) for one in found.split()}
    assert named == set(re.findall(r"\.([\w-]+)\{", style))
    assert set(PLACED.findall(rest)) <= set(re.findall(r'<symbol id="([^"]+)"', rest))
