"""Boards in the terminal: what games show of themselves by their `Terminal`, and what stands in for the rest."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from bastide.cli.table import Table
from bastide.engine.registry import game_type
from bastide.engine.terminal import NOTHING_OF_ITS_OWN, PLAIN, SIZES, Colour, Picture, Terminal, board, width
from bastide.engine.terminal import text as told

if TYPE_CHECKING:
    from rich.text import Text

__all__ = [
    "SIZES", "Needs", "draw", "focus", "in_parts", "needs", "of", "part", "parts_of", "plain", "point", "rows_of",
    "text_of",
]  # fmt: skip

TEXT: Final = 32
"""Columns that a board of a game without a picture has at least."""


def of(game: str) -> Terminal:
    """Return how a game shows itself."""
    return game_type(game).terminal or NOTHING_OF_ITS_OWN


def text_of(picture: Picture, top: int = 0, rows: int | None = None, *, colours: bool = True) -> "Text":
    """Return a picture, or some of its rows, as Rich text; without colours letters stand where colours alone tell."""
    from rich.style import Style
    from rich.text import Text

    styles: dict[tuple[Colour, Colour, bool], Style] = {}
    text = Text(no_wrap=True, end="")
    bottom = picture.rows if rows is None else min(picture.rows, top + rows)
    for row in range(max(0, top), bottom):
        if row > max(0, top):
            text.append("\n")
        for glyph in picture.glyphs[row]:
            if glyph.plain and not colours:
                text.append(glyph.plain)
                continue
            key = (glyph.ink, glyph.ground, glyph.bold)
            if key not in styles:
                styles[key] = Style(color=glyph.ink, bgcolor=glyph.ground, bold=glyph.bold or None)
            text.append(glyph.char, styles[key])
    return text


def in_parts(game: str, picture: Picture, size: int, columns: int) -> list[Picture]:
    """Return a board that has grown beyond so many columns in parts, cut between cells; each has the labels of rows."""
    if picture.columns <= columns or of(game).needs is None:
        return [picture]
    labels = picture.columns % size
    room = max(1, (columns - labels) // size) * size
    parts = []
    for begin in range(labels, picture.columns, room):
        part = Picture(labels + min(room, picture.columns - begin), picture.rows)
        part.glyphs = [row[:labels] + row[begin : begin + room] for row in picture.glyphs]
        parts.append(part)
    return parts


def draw(
    view: Mapping[str, Any],
    size: int = SIZES[1],
    legal: Sequence[Mapping[str, Any]] = (),
    ghost: Mapping[str, Any] | None = None,
) -> Picture | None:
    """Return the drawn board of a view, or None for a game that nobody has drawn yet.

    `legal` are the fields of the actions that may be taken, `ghost` those of the one being looked at.
    """
    drawn = of(view["game"]).draw
    return None if drawn is None else drawn(view, size, legal, ghost)


def plain(view: Mapping[str, Any], text: str | None, part: str = "", *, seats: bool = True) -> str | None:
    """Return the board of a view, or one of its parts, in characters alone; `text` is the position's own drawing.

    Without `seats` it leaves out what everybody has and what is asked, for those who say it otherwise.
    """
    shown, own = of(view["game"]), game_type(view["game"]).pictures.text
    if not shown.draw or (own and text is not None):
        return text
    if part:
        return "\n".join(shown.draw(view, PLAIN, (), None).lines()[rows_of(view, part, PLAIN)])
    return told(shown, view) if seats else "\n".join(board(shown, view)).rstrip("\n")


def point(
    view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]], where: Mapping[str, Any], size: int
) -> tuple[int, int] | None:
    """Return the column and row at which `where` (the fields of an action, or the last move) is drawn, if anywhere."""
    pointed = of(view["game"]).point
    place = pointed(view, legal, where, size) if pointed else None
    return (int(place[0]), int(place[1])) if place else None


def focus(view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]], size: int) -> tuple[int, int] | None:
    """Return the column and row to look at now: where the last move was, or where one may go."""
    last = [view["last"]] if view.get("last") else []
    wanted = [*legal, *last] if of(view["game"]).legal_first else [*last, *legal]
    places = (point(view, legal, where, size) for where in wanted)
    return next((place for place in places if place), None)


def needs(view: Mapping[str, Any]) -> list[int]:
    """Return how many columns the board asks for at each size, with one for a scroll bar."""
    asked = of(view["game"]).needs
    if asked:
        return [int(columns) for columns in asked(view)]
    pictures = (draw(view, size) for size in SIZES)
    return [picture.columns + 1 if picture else 0 for picture in pictures]


class Needs:
    """What the board of a table asks for, drawn once for each position to find it out."""

    def __init__(self, local: Table) -> None:
        self._local: Final = local
        self._known: tuple[object, list[int]] = (None, [])

    def __call__(self) -> list[int]:
        """Return how many columns that is at each size."""
        state, eyes = self._local.state, self._local.eyes
        if self._known[0] != (shown := (self._local.moment, eyes)):
            drawn = of(self._local.game.name).draw is not None
            self._known = shown, needs(state.view(eyes)) if drawn else _needs_of_text(self._local.drawing() or "")
        return self._known[1]


def _needs_of_text(text: str) -> list[int]:
    """Return the columns for a board that is text, which may grow, with one for a scroll bar: the same at each size."""
    return [max(TEXT, *map(width, text.split("\n"))) + 1] * len(SIZES)


def parts_of(view: Mapping[str, Any], size: int) -> Mapping[str, int]:
    """Return the row at which each part of the board begins."""
    named = of(view["game"]).parts
    return named(view, size) if named else {}


def part(view: Mapping[str, Any], word: str, size: int) -> int | None:
    """Return the row at which a part of the board begins, or None if the board has no such part."""
    return next((row for name, row in parts_of(view, size).items() if word and name.startswith(word.lower())), None)


def rows_of(view: Mapping[str, Any], word: str, size: int) -> slice:
    """Return the rows of the board that a part takes; all of them if the board has no such part."""
    first = part(view, word, size)
    if first is None:
        return slice(None)
    rows = parts_of(view, size)
    return slice(first, min((row for row in rows.values() if row > first), default=None))
