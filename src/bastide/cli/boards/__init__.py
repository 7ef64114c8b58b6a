"""Games in the terminal, one module per game: its board, and whatever else has to be said in its own way.

Every module has `draw` and `point`. It may have any of these, for what the common words cannot tell:

- `plain(view) -> text`: the board where there are no colours, instead of the state's own
- `arguments(args, view) -> {name: word}`: more arguments for a sentence of the log, such as names for ids
- `context(view) -> {name: word or number}`: more arguments for the sentence that says what is asked
- `goods(view, seat) -> [line]`: what a seat has, in short lines
- `supply(view) -> text`: what is still to come or to be had, for `tiles`
- `brings(view, fields, preview, names) -> text`: what an action costs and brings, for `help`
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from bastide.cli.boards.picture import Picture

SIZES: Final = (6, 10, 16)
"""How many columns a cell of the board may take; the screen's zoom."""


def own(game: str, what: str) -> Callable[..., Any] | None:
    """Return a game's own function for something, or None if the common words do."""
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
