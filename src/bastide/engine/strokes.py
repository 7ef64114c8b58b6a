"""The plainest strokes of a position drawn as SVG: coordinates, words, rectangles."""

from typing import Final
from xml.sax.saxutils import escape

INK: Final = "#1B2030"


def short(value: float) -> str:
    """Write a coordinate as short as it goes.

    >>> short(3.0), short(2.26)
    ('3', '2.3')
    """
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def write(x: float, y: float, words: object, size: float = 12, anchor: str = "", **style: str) -> str:
    """Write words; `style` is any further attributes, with `_` for `-`."""
    where = f' text-anchor="{anchor}"' if anchor else ""
    more = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in ({"fill": INK} | style).items())
    return f'<text x="{short(x)}" y="{short(y)}" font-size="{size}"{where}{more}>{escape(str(words))}</text>'


def rect(x: float, y: float, width: float, height: float, style: str) -> str:
    """Draw a rectangle from its upper left corner."""
    return f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" {style}/>'
