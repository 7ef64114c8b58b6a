"""What a game needs to show itself in a terminal: coloured characters, words in the reader's language, its table."""

import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Protocol

from bastide.engine.answers import TERMINAL

Colour = str | None
"""`#rrggbb`, or None for the terminal's own."""

UPPER: Final = "▀"
MARKS: Final = "●▲■◆✚"
"""The marks of the seats."""
SEATS: Final = ("#2A55A8", "#C4343F", "#1F7A62", "#A86F00", "#26221F")
"""The colours of the seats, dark enough for characters on the ground of a board."""
SIZES: Final = (6, 10, 16)
"""How many columns a cell of the board may take; the screen's zoom."""
PLAIN: Final = 0
"""The size of a board without colours: characters tell everything, and it is at most `COLUMNS` wide."""
COLUMNS: Final = 80


@dataclass(slots=True)
class Glyph:
    """One character with its colours; `bold` lifts what was drawn on top."""

    char: str = " "
    ink: Colour = None
    ground: Colour = None
    bold: bool = False
    plain: str = ""
    """What stands here where there are no colours, if two colours alone tell what is here."""


@dataclass(slots=True)
class Picture:
    """A grid of glyphs; (0, 0) is the upper left corner."""

    columns: int
    rows: int
    glyphs: list[list[Glyph]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with an empty sheet."""
        self.glyphs = [[Glyph() for _ in range(self.columns)] for _ in range(self.rows)]

    def pixels(self, column: int, row: int, colours: tuple[Colour, Colour], plain: str) -> None:
        """Colour the upper and the lower half of a character; `plain` stands there without colours."""
        self.glyphs[row][column] = Glyph(UPPER, *colours, plain=plain)

    def write(self, column: int, row: int, text: str, ink: Colour = None, ground: Colour = None) -> None:
        """Write on the picture; without a ground of its own the text stands on the pixels that are there."""
        if not 0 <= row < self.rows:
            return
        for offset, char in enumerate(text):
            if not 0 <= column + offset < self.columns:
                continue
            under = self.glyphs[row][column + offset]
            keep = under.ground or (under.ink if under.char == UPPER else None)
            self.glyphs[row][column + offset] = Glyph(char, ink, ground or keep, bold=True)

    def plain(self) -> str:
        """Return the characters alone."""
        return "\n".join("".join(glyph.plain or glyph.char for glyph in row) for row in self.glyphs)

    def lines(self) -> list[str]:
        """Return the characters of each row without the blanks at its end."""
        return [row.rstrip() for row in self.plain().split("\n")]


def width(text: str) -> int:
    """Return how many columns a text takes; Chinese and Japanese characters take two."""
    return len(text) if text.isascii() else sum(map(_width, text))


@cache
def _width(letter: str) -> int:
    return 0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1


def write(picture: Picture, at: tuple[int, int], text: str, ink: Colour = None, ground: Colour = None) -> int:
    """Write words that may be Chinese or Japanese, two columns a letter; return the column behind them."""
    column, row = at
    for letter in text:
        wide = width(letter)
        if not (0 <= row < picture.rows and column >= 0 and column + wide <= picture.columns):
            return column
        picture.glyphs[row][column] = Glyph(letter, ink, ground, bold=ground is not None)
        if wide == 2:
            picture.glyphs[row][column + 1] = Glyph("", ink, ground)
        column += wide
    return column


def fit(text: str, columns: int) -> str:
    """Return text cut or filled up to so many columns."""
    while width(text) > columns:
        text = text[:-1]
    return text + " " * (columns - width(text))


def shortened(text: str, columns: int) -> str:
    """Return text in at most so many columns; one that was cut says so.

    >>> shortened("Matilda", 7), shortened("Matilda", 5)
    ('Matilda', 'Mati…')
    """
    if width(text) <= columns:
        return text
    while width(text) > columns - 1:
        text = text[:-1]
    return text.rstrip() + "…"


class Speaker(Protocol):
    """Has the messages of one language."""

    def has(self, key: str) -> bool:
        """Return whether there is a message of this id."""

    def __call__(self, key: str, /, **args: object) -> str:
        """Return a message with its arguments."""


class Plain:
    """Says ids and arguments, as long as nobody has told which language the reader wants."""

    def has(self, key: str) -> bool:
        """Return that there is no message."""
        return False

    def __call__(self, key: str, /, **args: object) -> str:
        """Return the id and the arguments."""
        return " ".join([key, *(f"{name}={value}" for name, value in args.items())])


_speaker: Speaker = Plain()


def speak(speaker: Speaker) -> None:
    """Say everything by this speaker from now on."""
    global _speaker  # noqa: PLW0603  (one terminal, one reader)
    _speaker = speaker


def t(key: str, /, **args: object) -> str:
    """Return a message in the language in use."""
    return _speaker(key, **args)


def has(key: str) -> bool:
    """Return whether the message exists."""
    return _speaker.has(key)


View = Mapping[str, Any]
Fields = Mapping[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Terminal:
    """How a game shows itself in a terminal, for what the common words cannot tell. Everything may be left out."""

    draw: Callable[[View, int, Any, Fields | None], Picture] | None = None
    """Return the board of a view: how many columns a cell may take, the fields of legal actions, those looked at."""
    point: Callable[[View, Any, Fields, int], tuple[int, int] | None] | None = None
    """Return the column and row at which an action, or the last move, is drawn."""
    needs: Callable[[View], Any] | None = None
    """Return how many columns the board asks for at each size, if it may grow beyond."""
    parts: Callable[[View, int], Mapping[str, int]] | None = None
    """Return where the parts of a high board begin, for `board WORD`."""
    hand: Callable[[View], list[str]] | None = None
    """Return what the decision is about and the board does not have, such as a tile that was drawn, without colours."""
    legal_first: bool = False
    """Whether the board shows where one may go now rather than where the last move was."""
    headline: Callable[[View], str] | None = None
    """Return turn and phase in a few words, above the board."""
    goods: Callable[[View, int], Any] | None = None
    """Return what a seat has, in short lines."""
    purse: Callable[[View, int], str] | None = None
    """Return what a seat has, on one line."""
    supply: Callable[[View], str] | None = None
    """Return what is still to come or to be had, for `tiles`."""
    arguments: Callable[[Fields, View], Mapping[str, object]] | None = None
    """Return more arguments for a sentence of the log, such as names for ids."""
    context: Callable[[View], Mapping[str, object]] | None = None
    """Return more arguments for the sentence that says what is asked."""
    losses: Callable[[Mapping[str, Any]], tuple[str, str]] | None = None
    """Return what is lost by an action and the rule, so that one is asked before."""
    expand: Callable[[Any, str], list[str]] | None = None
    """Return the actions that a shorthand stands for."""
    words: Mapping[str, Callable[..., str]] = field(default_factory=dict)
    """More words that may be typed to look something up."""
    folded: Mapping[str, int] = field(default_factory=dict)
    """Choices that stand on one line if their first so many words are the same."""


NOTHING_OF_ITS_OWN: Final = Terminal()


def is_over(view: View) -> bool:
    """Return whether a game has ended: nothing is said then of what there would be if it ended now."""
    return bool(view["current"] == TERMINAL)


# ---------------------------------------------------------------- the board as text


def question(terminal: Terminal, view: View, name: str) -> str:
    """Return what is asked of the seat that decides, who is called by this name."""
    game, phase = view["game"], view.get("ask", view["phase"])
    ours = f"{game}-cli-ask-{phase}"
    key = ours if has(ours) else f"{game}-ask-{phase}"
    words = {key: value for key, value in view.items() if isinstance(value, str | int | float)}
    context = terminal.context(view) if terminal.context else {}
    asked = t(key, **{**words, **context, "name": name}) if has(key) else t("cli-ask", phase=str(phase))
    return asked + (f" {view['tile']}" if view.get("tile") else "")


def _filled(parts: list[str], indent: str) -> list[str]:
    """Return short parts as lines of at most `COLUMNS`, those after the first indented."""
    lines, between = [parts[0]], t("cli-goods-separator")
    for part in parts[1:]:
        if width(lines[-1] + between + part) <= COLUMNS:
            lines[-1] += between + part
        else:
            lines.append(indent + part)
    return lines


def _seat(terminal: Terminal, view: View, seat: int) -> list[str]:
    """Return a seat's mark, points and what it has; an arrow stands before the seat that decides."""
    goods = list(terminal.goods(view, seat)) if terminal.goods else []
    start = f"{'→' if seat == view['current'] else ' '} {MARKS[seat]} {view['scores'][seat]:>3}  "
    parts = goods or [""]
    return _filled([start + parts[0], *parts[1:]], " " * width(start))


def board(terminal: Terminal, view: View) -> list[str]:
    """Return turn and phase, the board and what is about to be placed, in characters alone; a blank line after each."""
    lines = [terminal.headline(view), ""] if terminal.headline else []
    if terminal.draw:
        drawn = "\n".join(terminal.draw(view, PLAIN, (), None).lines())
        lines += [drawn.rstrip("\n"), ""]
    if terminal.hand and (held := terminal.hand(view)):
        lines += [*held, ""]
    return lines


def text(terminal: Terminal, view: View) -> str:
    """Return what a view shows in characters alone: the board, the seats, what is asked."""
    lines = board(terminal, view)
    for seat in range(view["players"]):
        lines += [line.rstrip() for line in _seat(terminal, view, seat)]
    if view["current"] >= 0:
        mark = MARKS[view["current"]]
        lines += ["", f"{mark} {question(terminal, view, mark)}"]
    return "\n".join(lines)
