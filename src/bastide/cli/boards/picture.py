"""A picture made of coloured characters, two square pixels in each."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

Colour = str | None
"""`#rrggbb`, or None for the terminal's own."""

UPPER = "▀"


@dataclass(slots=True)
class Glyph:
    """One character with its colours; `bold` lifts what was drawn on top."""

    char: str = " "
    ink: Colour = None
    ground: Colour = None
    bold: bool = False


@dataclass(slots=True)
class Picture:
    """A grid of glyphs; (0, 0) is the upper left corner."""

    columns: int
    rows: int
    glyphs: list[list[Glyph]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with an empty sheet."""
        self.glyphs = [[Glyph() for _ in range(self.columns)] for _ in range(self.rows)]

    def pixel(self, column: int, row: int, colour: Colour) -> None:
        """Colour one pixel; there are twice as many rows of pixels as of characters."""
        glyph = self.glyphs[row // 2][column]
        glyph.char = UPPER
        if row % 2:
            glyph.ground = colour
        else:
            glyph.ink = colour

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

    def to_text(self, left: int = 0, top: int = 0, columns: int | None = None, rows: int | None = None) -> "Text":
        """Return the picture, or a window of it, as Rich text."""
        from rich.style import Style
        from rich.text import Text

        styles: dict[tuple[Colour, Colour, bool], Style] = {}
        text = Text(no_wrap=True, end="")
        bottom = self.rows if rows is None else min(self.rows, top + rows)
        right = self.columns if columns is None else min(self.columns, left + columns)
        for row in range(max(0, top), bottom):
            if row > max(0, top):
                text.append("\n")
            for glyph in self.glyphs[row][max(0, left) : right]:
                key = (glyph.ink, glyph.ground, glyph.bold)
                if key not in styles:
                    styles[key] = Style(color=glyph.ink, bgcolor=glyph.ground, bold=glyph.bold or None)
                text.append(glyph.char, styles[key])
        return text
