"""How the pieces of the drawing look: six façades, six objects, six kinds of marble, coins and keystones.

Every figure is defined once in a drawing and used by name, so that a tile costs a few dozen bytes. A façade is 60
wide and 58 high with its foot at the origin; everything else is drawn around the origin, some 20 across. The colours
are the drawing's own (vellum), so it looks the same on any page; marble and seats are told apart without colour, too.
"""

from collections.abc import Iterable
from typing import Final

SHEET: Final = "#F4F0E4"
SHADE: Final = "#EBE5D5"
CAPTION: Final = "#5E5546"
LINE: Final = "#C3B9A3"
DRAW: Final = "#3A342C"
OUTLINE: Final = 'stroke="#1B1A1E" stroke-linejoin="round"'
HALO: Final = "#FBF8EE"
MAY: Final = "#CE5C1C"
WHITE: Final = "#FCF9F1"
OCHRE: Final = "#E3A824"
MADDER: Final = "#C4343F"
LAPIS: Final = "#2A55A8"
FIELD: Final = "#D3DAB6"
TREE: Final = "#8BA368"
PLASTER: Final = "#FAF4E4"
ROOF: Final = "#BC6143"
SLATE: Final = "#6F7C8A"
WALL: Final = "#CFC7B6"
WALL_TOP: Final = "#EDE7D9"

GROUND: Final = {"city": "#E4CDB0", "land": "#D2E1CC"}
"""City buildings stand on orange, land buildings on green (CRR-007, CRR-008)."""
FOOT: Final = {"city": "#7A4C28", "land": "#3F7A55"}
CLASSES: Final = {"top": "#7A4C28", "object": "#5B3A8E", "building": "#66686B", "bonus": "#3F7A55"}
"""Objective cards: brown, purple, grey and green (CRR-083, CRR-128)."""

MARBLE: Final = {
    "white": ("#FBF8F1", "#8d8676", "M-6 3-1-1 1 2 6-4"),
    "yellow": ("#E8BC4E", "#5c4200", "M-4-3h.1M3-4h.1M-1 1h.1M4 2h.1M-5 4h.1M1 5h.1"),
    "red": ("#B23A34", "#ffe9e4", "M-6-3C-3-6-1 0 2-3S6-3 6-3M-6 3C-3 0-1 6 2 3S6 3 6 3"),
    "green": ("#5FA079", "#06210f", "M-6 0H6M0-6V6"),
    "blue": ("#3A5FA8", "#eaf0ff", "M-6-3.5H6M-6 0H6M-6 3.5H6"),
    "black": ("#2A2A2E", "#F4F0E4", "M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5"),
}
"""A colour's ground, its vein's ink and its vein."""

SEATS: Final = (LAPIS, MADDER, "#3FA088", OCHRE)
ON_SEAT: Final = ("#fff", "#fff", "#0d1f1a", "#2a1d00")
MARKS: Final = ("M0-8.8A8.8 8.8 0 1 1-.01-8.8Z", "M0-10 10 7.6H-10Z", "M-8-8H8V8H-8Z", "M0-11 9.4 0 0 11-9.4 0Z")
"""A seat's mark: compass, gable, ashlar, lozenge."""
CUTS: Final = ("", "M0-9V7M-5 7V1M5 7V1", "M-8-2H8M-8 3H8", "M-4 0H4M0-5V5")


def _path(d: str, fill: str = "none", width: float = 0.9) -> str:
    """Draw a path with the outline that everything drawn has."""
    return f'<path d="{d}" fill="{fill}" stroke="{DRAW}" stroke-linejoin="round" stroke-width="{width:g}"/>'


def _arch(x: float, y: float, w: float, h: float) -> str:
    """Return the path of a round-headed opening; (x, y) is the middle of its sill."""
    half = w / 2
    return f"M{x - half:g} {y:g}V{y - h + half:g}A{half:g} {half:g} 0 0 1 {x + half:g} {y - h + half:g}V{y:g}Z"


def _arches(xs: Iterable[float], y: float, w: float, h: float) -> str:
    return "".join(_arch(x, y, w, h) for x in xs)


def _cypress(x: float) -> str:
    return _path(f"M{x:g} 0V-3M{x:g}-34C{x + 5:g}-22 {x + 5:g}-8 {x:g}-2C{x - 5:g}-8 {x - 5:g}-22 {x:g}-34Z", TREE)


FACADES: Final = {
    "palazzo": _path("M-26 0V-42H26V0Z", PLASTER)
    + _path("M-29-42H29V-46H-29Z", WALL_TOP)
    + _path("M-26-16H26M-26-29H26")
    + _path(_arches((-18, -6, 6, 18), 0, 8, 12), DRAW)
    + _path(_arches((-18, -6, 6, 18), -18, 5, 8) + _arches((-18, -6, 6, 18), -31.5, 5, 7), SLATE)
    + _path("M-24-46-20-52H20L24-46Z", ROOF),
    "porta": _path("M-14 0V-32H14V0Z", PLASTER)
    + _path("M-28 0V-44H-13V0ZM13 0V-44H28V0Z", WALL)
    + _path(
        "M-30-44V-51H-26V-47H-22.5V-51H-18.5V-47H-15V-51H-11V-44ZM11-44V-51H15V-47H18.5V-51H22.5V-47H26V-51H30V-44Z",
        WALL_TOP,
    )
    + _path(_arch(0, 0, 17, 25), DRAW)
    + _path("M-14-32V-37H14V-32M-10-37V-34M-4-37V-34M3-37V-34M9-37V-34", WALL_TOP)
    + _path(_arches((-20.5, 20.5), -22, 4, 9), DRAW)
    + f'<path d="M-5 0V-20M0 0V-24M5 0V-20M-8-8H8M-8-15H8" stroke="{WALL_TOP}" stroke-width=".9"/>',
    "biblioteca": _path("M-30 0V-4H30V0ZM-27-4V-8H27V-4Z", WALL_TOP)
    + _path("M-24-8V-34H24V-8Z", PLASTER)
    + _path("M-28-34H28V-39H-28Z", WALL_TOP)
    + _path("M-28-39 0-54 28-39Z", PLASTER)
    + _path("M-3-44a3 3 0 1 0 6 0a3 3 0 1 0-6 0", SLATE)
    + _path("".join(f"M{x - 2.2:g}-8V-34H{x + 2.2:g}V-8Z" for x in (-20, -8.5, 8.5, 20)), WALL_TOP)
    + _path(_arch(0, -8, 9, 19), DRAW)
    + _path("M-16-14V-26H-12.5V-14ZM12.5-14V-26H16V-14Z", SLATE),
    "cattedrale": _path("M-28 0V-24L-14-32V0ZM6 0V-32L20-24V0Z", PLASTER)
    + _path("M-14 0V-40L-4-50 6-40V0Z", PLASTER)
    + f'<path d="M-28-5H20M-28-10H20M-28-15H20M-28-20H20M-14-25H6M-14-30H6M-14-35H6" stroke="{SLATE}" '
    'stroke-width="1.6" opacity=".8"/>'
    + _path("M-28-24-14-32M6-32 20-24M-14-40-4-50 6-40", "none", 1.6)
    + _path("M-9-33a5 5 0 1 0 10 0a5 5 0 1 0-10 0", LAPIS)
    + _path(_arch(-4, 0, 8, 14) + _arches((-21, 13), 0, 6, 10), DRAW)
    + '<g transform="rotate(4 25 0)">'
    + _path("M21 0V-45H31V0Z", PLASTER)
    + _path("M20-45H32M21-36H31M21-27H31M21-18H31M21-9H31")
    + _path("M22-45V-51H30V-45Z", WALL_TOP)
    + "</g>",
    "castello": _path("M-32 0C-20-10-12-13 0-13S22-10 32 0Z", FIELD)
    + _path("M-22-8V-28H22V-8C10-13-10-13-22-8Z", WALL)
    + _path("M-22-28V-32H-18V-29H-14V-32H-10V-29H10V-32H14V-29H18V-32H22V-28Z", WALL_TOP)
    + _path("M-8-11V-46H8V-11Z", PLASTER)
    + _path("M-10-46V-53H-5.5V-49H-2.2V-53H2.2V-49H5.5V-53H10V-46Z", WALL_TOP)
    + _path(_arch(0, -11.5, 7, 11) + _arch(0, -33, 4, 7) + _arches((-15, 15), -18, 3, 6), DRAW)
    + _path("M0-53V-61L9-58 0-55.5", MADDER, 0.8),
    "villa": _path("M-32 0C-18-5 18-5 32 0Z", FIELD)
    + _path("M-20-2V-26H20V-2Z", PLASTER)
    + _path("M-24-26-15-36H15L24-26Z", ROOF)
    + _path("M-7-36V-44H7V-36Z", PLASTER)
    + _path("M-9-44 0-50 9-44Z", ROOF)
    + _path(_arches((-13, -4.5, 4.5, 13), -2, 6, 11), DRAW)
    + _path("M-20-15.5H20M-15-18V-23H-11V-18ZM-2-18V-23H2V-18ZM11-18V-23H15V-18Z", SLATE)
    + _cypress(-26)
    + _cypress(27),
}

OBJECTS: Final = {
    "crown": _path("M-9 7-10-4-5 0 0-8 5 0 10-4 9 7Z", OCHRE, 1.2) + f'<circle cy="3.5" r="1.5" fill="{MADDER}"/>',
    "book": _path("M0-6C-4-9-9-8-10-7V7C-6 5-3 6 0 8C3 6 6 5 10 7V-7C9-8 4-9 0-6V8", PLASTER, 1.2)
    + _path("M-7-3.5h4M-7 0h4M3-3.5h4M3 0h4"),
    "gate": _path("M-9 8V-3A9 9 0 0 1 9-3V8H5V-3A5 5 0 0 0-5-3V8Z", WALL_TOP, 1.2)
    + _path("M-2.5 8V-7M2.5 8V-7M-5-1H5M-5 4H5", "none", 1.2),
    "cup": _path("M-7-9H7C7-1 3 1 1.5 2V6H5V9H-5V6H-1.5V2C-3 1-7-1-7-9Z", OCHRE, 1.2) + _path("M-6-5H6"),
    "flag": _path("M-7 10V-9", "none", 1.8)
    + _path("M-7-9H9L5-3.5 9 2H-7Z", MADDER, 1.2)
    + f'<path d="M-3-3.5H4" stroke="{WHITE}" stroke-width="1.4"/>',
    "coat_of_arms": _path("M-8-9H8V0C8 6 3 8.5 0 10C-3 8.5-8 6-8 0Z", LAPIS, 1.2)
    + f'<path d="M-8-4 8 4V0L-4-9H-8Z" fill="{WHITE}"/>',
}


def _block(colour: str) -> str:
    """Draw a block of marble with its vein."""
    ground, ink, vein = MARBLE[colour]
    edge = LINE if colour == "black" else "#1B1A1E"
    cap = ' stroke-width="2.2" stroke-linecap="round"' if colour == "yellow" else ' stroke-width="1.5"'
    return (
        f'<g stroke="{edge}" stroke-width="1.1" stroke-linejoin="round" fill="{ground}">'
        '<path d="M-9-6-5-11H12L8-6Z"/><path d="M-9-6-5-11H12L8-6Z" fill="#fff" fill-opacity=".32"/>'
        '<path d="M8-6 12-11V5L8 11Z"/><path d="M8-6 12-11V5L8 11Z" fill="#000" fill-opacity=".26"/>'
        f'<path d="M-9-6H8V11H-9Z"/></g><path d="{vein}" transform="translate(-.5 2.5)" fill="none" '
        f'stroke="{ink}"{cap}/>'
    )


def _mark(seat: int) -> str:
    """Draw a seat's mark."""
    cut = f'<path d="{CUTS[seat]}" fill="none" stroke="{ON_SEAT[seat]}" stroke-width="1.8"/>' if CUTS[seat] else ""
    return f'<path d="{MARKS[seat]}" fill="{SEATS[seat]}" {OUTLINE} stroke-width="1.4"/>{cut}'


COIN: Final = (
    f'<circle r="8.4" fill="{OCHRE}" stroke="#1B1A1E" stroke-width="1.2"/>'
    '<circle r="6.4" fill="none" stroke="#6b4a00" stroke-width=".8"/>'
)
KEYSTONE: Final = f'<path d="M-9.5-8.5H9.5L6.5 8.5H-6.5Z" fill="{WHITE}" {OUTLINE} stroke-width="1.3"/>'
"""Victory points are keystones, as everywhere in Bastide."""
COST: Final = (
    f'<path d="M-9-7-5-11H12L8-7V9L12 5V-11M-9-7H8V10H-9Z" fill="{WHITE}" stroke="#1B1A1E" stroke-width="1.2" '
    'stroke-linejoin="round"/>'
)


def definitions(seats: int) -> str:
    """Return everything that a drawing for so many seats may use, each by its name."""
    figures = {f"facade-{kind}": art for kind, art in FACADES.items()}
    figures |= {f"object-{kind}": art for kind, art in OBJECTS.items()}
    figures |= {f"block-{colour}": _block(colour) for colour in MARBLE}
    figures |= {f"mark-{seat}": _mark(seat) for seat in range(seats)}
    figures |= {"coin": COIN, "vp": KEYSTONE, "cost": COST}
    return "".join(f'<g id="bastide-carrara-{name}">{art}</g>' for name, art in figures.items())


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    """Place a defined figure."""
    size = "" if scale == 1 else f" scale({scale:g})"
    return f'<use href="#bastide-carrara-{name}" transform="translate({x:.4g} {y:.4g}){size}"/>'


def words(x: float, y: float, text: object, size: float = 13, style: str = "") -> str:
    """Write a word or a number; `style` are further attributes."""
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:g}"{" " + style if style else ""}>{text}</text>'
