"""A position drawn as SVG: strokes, symbols placed by name, and a sheet that brings all that it shows with it.

Colours are classes, `f-wall` to fill and `s-draw` to stroke; what they mean stands in `pictures/palette.css`. Symbols
stand in `pictures/symbols.svg` and in the `pictures/symbols.svg` of each game. The browser reads the same files.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

ROOT: Final = "bastide"
"""The class of every drawing."""
NIGHT: Final = '[data-theme="night"]'
SYMBOL_STYLE: Final = 'overflow="visible" stroke-linejoin="round"'
"""What `palette.css` says of every symbol."""
SYMBOL: Final = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
PLACED: Final = re.compile(r'<use href="#([^"]+)"')
CLASSES: Final = re.compile(r'class="([^"]+)"')
TOKEN: Final = re.compile(r"--([\w-]+): ([^;]+);")
RULE: Final = re.compile(r"\.([fs]-[\w-]+) \{ (fill|stroke): ([^;]+); \}")
SEE_THROUGH: Final = re.compile(r"rgba\((\d+), (\d+), (\d+), ([\d.]+)\)")


def short(value: float) -> str:
    """Write a coordinate as short as it goes.

    >>> short(3.0), short(2.26)
    ('3', '2.3')
    """
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def write(
    x: float, y: float, words: object, size: float = 12, anchor: str = "", *, kind: str = "f-ink", **more: str
) -> str:
    """Write words in a colour; `more` is any further attributes, with `_` for `-`."""
    where = f' text-anchor="{anchor}"' if anchor else ""
    style = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
    return (
        f'<text x="{short(x)}" y="{short(y)}" font-size="{size}"{where} class="{kind}"{style}>'
        f"{escape(str(words))}</text>"
    )


def rect(x: float, y: float, width: float, height: float, kind: str, *, more: str = "") -> str:
    """Draw a rectangle from its upper left corner, in the colours of its classes."""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" class="{kind}"'
        f"{more and ' ' + more}/>"
    )


def path(d: str, kind: str, *, more: str = "") -> str:
    """Draw a path in the colours of its classes."""
    return f'<path d="{d}" class="{kind}"{more and " " + more}/>'


# ---------------------------------------------------------------- colours


def _declared(name: str, value: str) -> str:
    """Return a colour as every reader of SVG knows it: transparency apart."""
    found = SEE_THROUGH.fullmatch(value)
    if not found:
        return f"{name}:{value}"
    red, green, blue = map(int, found.groups()[:3])
    return f"{name}:#{red:02X}{green:02X}{blue:02X};{name}-opacity:{found[4]}"


@cache
def palette() -> Mapping[str, str]:
    """Return what each class declares on vellum."""
    source = (files("bastide") / "pictures" / "palette.css").read_text("utf-8")
    tokens = dict(TOKEN.findall(source.partition(NIGHT)[0]))

    def value(given: str) -> str:
        return value(tokens[given[6:-1]]) if given.startswith("var(--") else given

    return {name: _declared(what, value(given)) for name, what, given in RULE.findall(source)}


def _style(markup: str) -> str:
    """Return the style sheet of the classes that stand in the markup; a selector of two does not reach into a `use`."""
    used = {name for classes in CLASSES.findall(markup) for name in classes.split()}
    known = palette()
    return "".join(f".{name}{{{known[name]}}}" for name in sorted(used & known.keys()))


# ---------------------------------------------------------------- symbols


class Symbol(NamedTuple):
    """A drawing that is placed by name; its box is left, top, width and height."""

    box: tuple[float, ...]
    markup: str


@cache
def _symbols(package: str) -> Mapping[str, Symbol]:
    source = COMMENT.sub("", (files(package) / "pictures" / "symbols.svg").read_text("utf-8"))
    return {
        name: Symbol(tuple(map(float, box.split())), re.sub(r">\s+<", "><", markup.strip()))
        for name, box, markup in SYMBOL.findall(source)
    }


class Symbols:
    """The symbols of a game, with those that all games have."""

    def __init__(self, package: str) -> None:
        """Take the symbols in a package's folder `pictures`; they are read when the first is placed."""
        self.package: Final = package

    @property
    def known(self) -> Mapping[str, Symbol]:
        """Every symbol by its name."""
        return {**_symbols("bastide"), **_symbols(self.package)}

    def use(self, name: str, x: float = 0, y: float = 0, scale: float = 1, more: str = "") -> str:
        """Place a symbol so that its own (0, 0) comes to (x, y)."""
        left, top, width, height = (side * scale for side in self.known[name].box)
        return (
            f'<use href="#{name}" x="{_fine(x + left)}" y="{_fine(y + top)}" width="{_fine(width)}" '
            f'height="{_fine(height)}"{more and " " + more}/>'
        )

    def definitions(self, markup: str) -> str:
        """Return every symbol that the markup places, and those placed by them, each once."""
        ahead, found = [markup], dict[str, str]()
        while ahead:
            for name in PLACED.findall(ahead.pop()):
                if name not in found:
                    box, inside = self.known[name]
                    sides = " ".join(map(_fine, box))
                    found[name] = f'<symbol id="{name}" viewBox="{sides}" {SYMBOL_STYLE}>{inside}</symbol>'
                    ahead.append(inside)
        return "".join(found[name] for name in sorted(found))

    def sheet(self, box: tuple[float, float, float, float], parts: Iterable[str], label: str) -> str:
        """Return a drawing of its own, as wide as its box, with the symbols and colours that it uses."""
        body = "".join(parts)
        symbols = self.definitions(body)
        label = escape(label, {'"': "&quot;"})
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(short, box))}" width="{short(box[2])}" '
            f'style="max-width:100%;height:auto" class="{ROOT}" font-family="sans-serif" role="img" '
            f'aria-label="{label}"><title>{label}</title><style>{_style(symbols + body)}</style>'
            f"<defs>{symbols}</defs>{body}</svg>"
        )


def _fine(value: float) -> str:
    """Write a length with two decimals at most, since one that is cut short would shrink what it holds."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.00", "0")
