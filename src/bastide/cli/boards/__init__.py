"""Games in the terminal, one module per game: its board, and whatever else has to be said in its own way.

Every module has `draw` and `point`. It may have any of these, for what the common words cannot tell:

- `plain(view) -> text`: the board where there are no colours, instead of the state's own
- `arguments(args, view) -> {name: word}`: more arguments for a sentence of the log, such as names for ids
- `context(view) -> {name: word or number}`: more arguments for the sentence that says what is asked
- `goods(view, seat) -> [line]`: what a seat has, in short lines
- `supply(view) -> text`: what is still to come or to be had, for `tiles`
- `brings(view, fields, preview, names) -> text`: what an action costs and brings, for `help`
- `headline(view) -> text`: turn and phase in a few words, above the board
- `needs(view) -> [columns]`: how many columns the board asks for at each size, if it may grow beyond
- `parts(view, size) -> {word: row}`: where the parts of a high board begin, for `board WORD`
- `LEGAL_FIRST`: whether the board shows where one may go now rather than where the last move was
- `FOLDED: {word: count}`: choices that stand on one line if their first so many words are the same
- `WORDS: {word: (view, rest) -> text}`: more words that may be typed to look something up
- `expand(state, line) -> [action] | None`: what a shorthand stands for
- `losses(preview) -> (text, rule)`: what is lost by an action, so that one is asked before
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from bastide.cli.boards.picture import Picture

SIZES: Final = (6, 10, 16)
"""How many columns a cell of the board may take; the screen's zoom."""


def own(game: str, what: str) -> Any:
    """Return a game's own function or table for something, or None if the common words do."""
    name = f"{__name__}.{game}"
    return getattr(import_module(name), what, None) if find_spec(name) else None


def draw(
    view: Mapping[str, Any],
    size: int = SIZES[1],
    legal: Sequence[Mapping[str, Any]] = (),
    ghost: Mapping[str, Any] | None = None,
) -> Picture | None:
    """Return the drawn board of a view, or None for a game that nobody has drawn yet.

    `legal` are the fields of the actions that may be taken, `ghost` those of the one being looked at.
    """
    drawn = own(view["game"], "draw")
    if drawn is None:
        return None
    picture = drawn(view, size, legal, ghost)
    assert isinstance(picture, Picture)
    return picture


def point(
    view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]], where: Mapping[str, Any], size: int
) -> tuple[int, int] | None:
    """Return the column and row at which `where` (the fields of an action, or the last move) is drawn, if anywhere."""
    pointed = own(view["game"], "point")
    place = pointed(view, legal, where, size) if pointed else None
    return (int(place[0]), int(place[1])) if place else None


def focus(view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]], size: int) -> tuple[int, int] | None:
    """Return the column and row to look at now: where the last move was, or where one may go."""
    last = [view["last"]] if view.get("last") else []
    wanted = [*legal, *last] if own(view["game"], "LEGAL_FIRST") else [*last, *legal]
    places = (point(view, legal, where, size) for where in wanted)
    return next((place for place in places if place), None)


def needs(view: Mapping[str, Any]) -> list[int]:
    """Return how many columns the board asks for at each size, with one for a scroll bar."""
    asked = own(view["game"], "needs")
    if asked:
        return [int(columns) for columns in asked(view)]
    pictures = (draw(view, size) for size in SIZES)
    return [picture.columns + 1 if picture else 0 for picture in pictures]


def part(view: Mapping[str, Any], word: str, size: int) -> int | None:
    """Return the row at which a part of the board begins, or None if the board has no such part."""
    named = own(view["game"], "parts")
    found: Mapping[str, int] = named(view, size) if named else {}
    return next((row for name, row in found.items() if word and name.startswith(word.lower())), None)


def rows_of(view: Mapping[str, Any], word: str, size: int) -> slice:
    """Return the rows of the board that a part takes; all of them if the board has no such part."""
    first = part(view, word, size)
    if first is None:
        return slice(None)
    named = own(view["game"], "parts")
    return slice(first, min((row for row in named(view, size).values() if row > first), default=None))
