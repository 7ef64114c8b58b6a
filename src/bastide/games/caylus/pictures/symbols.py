"""Small drawings of the buildings, goods and pieces, as SVG text: one hand, light from the west.

A picture of a building is about 44 wide and 32 high, its foot in the middle at (0, 0). Goods, coins and points are
about 16 wide, their middle at (0, 0). Everything is written once as a definition and placed with `use`; the
definitions never depend on a position, so that drawings on one page do not mix.
"""

from typing import Final

from bastide.engine.strokes import INK

DRAW: Final = "#3A342C"
WHITE: Final = "#FCF9F1"
PLASTER: Final = "#FAF4E4"
PLASTER_2: Final = "#E3D7BE"
WALL: Final = "#CFC7B6"
WALL_2: Final = "#AFA592"
WALL_TOP: Final = "#EDE7D9"
ROOF: Final = "#BC6143"
ROOF_2: Final = "#96593C"
SLATE: Final = "#6F7C8A"
THATCH: Final = "#C98A4B"
FIELD: Final = "#D3DAB6"
FIELD_LINE: Final = "#93A372"
TREE: Final = "#8BA368"
TREE_2: Final = "#6E8852"
MADDER: Final = "#C4343F"
LAPIS: Final = "#2A55A8"
OCHRE: Final = "#E3A824"
WOOD: Final = "#6E4323"
STONE: Final = "#C3CAD0"

GOODS: Final = {
    "food": ("#D9607A", "#3d0a17", "M0 6V-5M0-1 3.6-4.2M0-1-3.6-4.2M0 3 3.6-.2M0 3-3.6-.2"),
    "wood": (
        "#6E4323",
        "#fbeedd",
        "M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0",
    ),
    "stone": ("#C3CAD0", "#23282d", "M-6-2H6M-6 2.6H6M-1.5-2V2.6M2.6-6.6V-2M2.6 2.6V6.6M-4-6.6V-2M-4 2.6V6.6"),
    "cloth": ("#4F3A86", "#f3eefc", "M-5-3.4C-2.5-6 0-1 2.5-3.4S5-3.4 5-3.4M-5 1C-2.5-1.6 0 3.4 2.5 1S5 1 5 1"),
    "gold": ("#EDBE45", "#3b2700", "M0-5 1.5-1.5 5 0 1.5 1.5 0 5-1.5 1.5-5 0-1.5-1.5Z"),
    "plain": ("#F4F0E4", "#464038", ""),
    "any": ("#F4F0E4", "#464038", "M-2.6-2.4C-2.6-5.6 2.8-5.4 2.6-2.2C2.4 0 0-.2 0 2.4M0 5V5.6"),
}
"""A good's ground, its ink and its glyph: an ear, rings of a trunk, masonry, a weave, a star. `plain` is
any of the first four, shown as a square of their colours; a question mark is any cube, gold included."""

PLAIN: Final = "".join(
    f'<path d="M{x} {y}h6v6h-6Z" fill="{GOODS[name][0]}"/>'
    for name, x, y in (("food", -6, -6), ("wood", 0, -6), ("stone", -6, 0), ("cloth", 0, 0))
)


def _pen(d: str, fill: str = "none", width: float = 1) -> str:
    return f'<path d="{d}" fill="{fill}" stroke-width="{width}"/>'


def _disc(x: float, y: float, r: float, fill: str, width: float = 0.8) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke-width="{width}"/>'


def _house(x: float, y: float, size: tuple[int, int, int, int], roof: str = ROOF, flip: bool = False) -> str:
    """Draw a gabled house; (x, y) is the middle of its foot, the size is its width, gable, height and ridge."""
    wide, gable, high, ridge = size
    left, along = -wide / 2, wide - gable
    half = gable / 2
    turn = " scale(-1 1)" if flip else ""
    return (
        f'<g transform="translate({x} {y}){turn}" stroke-width=".75">'
        f'<path d="M{left + gable} 0H{left + wide}V{-high}H{left + gable}Z" fill="{PLASTER_2}"/>'
        f'<path d="M{left + half} {-high - ridge}h{along}L{left + wide} {-high}H{left + gable}Z" fill="{roof}"/>'
        f'<path d="M{left} 0V{-high}L{left + half} {-high - ridge} {left + gable} {-high}V0Z" fill="{PLASTER}"/></g>'
    )


def _tree(x: float, y: float, scale: float, fir: bool = False) -> str:
    crown = f'<path d="M0-12 3.4-2.4H-3.4Z" fill="{TREE_2}"/>' if fir else f'<circle cy="-5.6" r="3.8" fill="{TREE}"/>'
    return f'<g transform="translate({x} {y}) scale({scale})" stroke-width=".7"><path d="M0 0V-3"/>{crown}</g>'


def _good(name: str, x: float, y: float, scale: float) -> str:
    return f'<use href="#bastide-{name}" transform="translate({x} {y}) scale({scale})"/>'


def _coin(x: float, y: float) -> str:
    return _disc(x, y, 5, OCHRE)


PICTURES: Final = {
    "farm": f'<path d="M-21 0-14-9H20L21 0Z" fill="{FIELD}" stroke="none"/>'
    f'<path d="M-18-1-13-8M-12-1-9-8M-6-1-5-8" stroke="{FIELD_LINE}" stroke-width="1.4"/>'
    + _house(8, 0, (22, 9, 8, 8)),
    "forest": _tree(-13, 0, 1.7) + _tree(3, -3, 1.9, fir=True) + _tree(-3, 1, 1.6) + _tree(13, 0, 1.8),
    "sawmill": _house(-5, 0, (24, 9, 8, 8), ROOF_2)
    + "".join(_disc(x, y, 2.6, WOOD) + _disc(x, y, 0.9, PLASTER, 0) for x, y in ((10, -2), (15, -2), (12.5, -6))),
    "quarry": _pen("M-20 0-18-10H-8V-17H4V-23H15L20 0Z", WALL)
    + _pen("M-8-10H2V-17M4-17H13M2-10H16M-14-5H-2")
    + _pen("M-20 0h9v-6h-9Z", STONE)
    + _pen("M-10 0h8v-5h-8Z", WALL_TOP),
    "market": _pen("M-15 0V-14M15 0V-14M-15-7H15")
    + _pen("M-18-12-15-22H15L18-12Z", PLASTER)
    + _pen("M-12-22-11-12H-4V-22M4-22V-12H11L12-22", ROOF)
    + _good("food", -8, -4, 0.55)
    + _good("cloth", 1, -4, 0.55)
    + _good("wood", 9, -4, 0.55),
    "carpenter": _pen("M-15 0V-13L-4-24H14V0ZM-15-13H7V0M7-13-4-24M7-13 14-18M-15 0-4-13 7 0", "none", 1.4),
    "peddler": _pen("M-16-8H8L6-19H-14Z", THATCH)
    + _pen("M-13-14H7M8-8 19-12")
    + _disc(-8, -5, 5, PLASTER, 1)
    + _disc(3, -5, 5, PLASTER, 1)
    + _pen("M-8-10V0M-13-5H-3M3-10V0M-2-5H8", "none", 0.7),
    "mine": _pen("M-21 0C-17-16-8-25 2-24S18-12 21 0Z", WALL_2)
    + _pen("M-7 0V-9A7 7 0 0 1 7-9V0Z", DRAW)
    + _pen("M-8.5 0V-14H8.5V0", "none", 2)
    + _good("gold", 14, -4, 0.7),
    "mason": _pen("M-18 0V-11H-2V0Z", WALL)
    + _pen("M-18-11-14-15H2L-2-11M-2 0 2-4V-15", WALL_TOP)
    + _pen("M-18-5.5H-2M-10-11V-5.5M-13-5.5V0")
    + _pen("M8 0V-22M8 0H20", "none", 2.6)
    + _pen("M8-14 16 0", "none", 0.8),
    "lawyer": _pen("M-13-2V-24H11V-2Z", PLASTER)
    + _pen("M-9-20H7M-9-16H7M-9-12H7M-9-8H0", "none", 0.9)
    + _disc(8, -5, 5, MADDER, 1)
    + _pen("M5-1 4 4 8 2 11 4 10-1", MADDER, 0.8),
    "church": _house(5, 0, (24, 8, 10, 8), SLATE)
    + _pen("M-14 0V-17H-6V0Z", PLASTER)
    + _pen("M-15-17-10-28-5-17Z", SLATE)
    + _pen("M-10-28V-32M-12-30H-8", "none", 1.2)
    + _pen("M-11.5-9v-2a1.5 1.5 0 0 1 3 0v2Z", DRAW),
    "architect": _pen("M0-25-10 0M0-25 10 0M-6.5-9H6.5", "none", 2)
    + _disc(0, -25, 3, OCHRE)
    + _pen("M-19-1A19 12 0 0 1 19-1", "none", 0.7),
    "workshop": _house(-3, 0, (28, 11, 9, 8), SLATE)
    + _pen("M14 0V-20H20M18-20V-11", "none", 1.4)
    + _good("stone", 18, -6, 0.65),
    "park": _tree(-10, -1, 1.8)
    + _tree(6, -1, 2)
    + _pen("M-20 0v-5M-14 0v-5M-8 0v-5M-2 0v-5M4 0v-5M10 0v-5M16 0v-5M-20-3.5H18", "none", 1.3),
    "bank": _pen("M-17 0V-3H17V0ZM-15-15H15L0-25Z", WALL_TOP)
    + _pen("M-12-3V-15M-4-3V-15M4-3V-15M12-3V-15", "none", 3)
    + _disc(0, -18.5, 2.2, OCHRE),
    "tailor": _pen("M-9-3 9-23M9-3-9-23", "none", 1.8)
    + _disc(-11, -2, 3.6, "none", 1.6)
    + _disc(11, -2, 3.6, "none", 1.6)
    + _good("cloth", 0, -22, 0.6),
    "alchemist": _pen("M-3-24H3M-2-24V-15L-11-2Q-11 0-9 0H9Q11 0 11-2L2-15V-24", PLASTER)
    + _pen("M-8-6-11-2Q-11 0-9 0H9Q11 0 11-2L8-6Z", OCHRE),
    "jeweller": _pen("M-14-16-7-24H7L14-16 0 0Z", STONE)
    + _pen("M-14-16H14M-7-24-4-16 0 0 4-16 7-24M-4-16 0-24 4-16", "none", 0.8)
    + _good("gold", 15, -4, 0.6),
    "home": _house(-6, 0, (18, 8, 8, 7)) + _house(9, 1, (16, 7, 7, 7), THATCH, flip=True),
    "gate": _pen("M-13 0V-19H13V0Z", WALL)
    + _pen("M-15-19V-25H-9V-22H-3V-25H3V-22H9V-25H15V-19Z", WALL_TOP)
    + _pen("M-6 0V-8A6 6 0 0 1 6-8V0Z", DRAW),
    "trading": _house(-5, 0, (24, 9, 9, 8), THATCH) + _coin(12, -5) + _coin(16, -11),
    "guild": _pen("M-15 0V-16H15V0Z", PLASTER)
    + _pen("M-17-16-10-25H10L17-16Z", ROOF)
    + _pen("M-10-5v-4h4v4ZM-2 0v-9h5v9ZM7-5v-4h4v4Z", DRAW)
    + _pen("M0-25V-31L7-28.5 0-26.5", LAPIS, 0.9),
    "joust": _pen("M-20 0H20M-20-6H20M-18 0V-8M-6 0V-8M6 0V-8M18 0V-8", "none", 1.2)
    + _pen("M-19-12 19-22", "none", 1.6)
    + _pen("M-8-9Q-8-20 0-20T8-9Q4-5 0-4Q-4-5-8-9Z", MADDER)
    + _pen("M0-20V-4M-8-12H8", "none", 1.4),
    "stables": _pen("M-17 0V-12L0-24 17-12V0Z", ROOF_2)
    + _pen("M-12 0V-11H12V0Z", DRAW)
    + f'<path d="M-3-1C-6-6-3-9 0-9S6-6 3-1" fill="none" stroke="{WALL_TOP}" stroke-width="2.2"/>',
    "inn": _house(-4, 0, (26, 11, 10, 9))
    + _pen("M12-18H20M18-18V-15", "none", 1.3)
    + _pen("M14.5-15H21V-8H14.5Z", OCHRE),
    "statue": _pen("M-7 0V-7H7V0Z", WALL)
    + _pen("M-3-7C-4-14-4-17 0-18C4-17 4-14 3-7Z", STONE)
    + _disc(0, -21, 3, STONE, 1)
    + _pen("M4-16 8-24", "none", 1.4),
    "granary": _house(0, 0, (34, 13, 9, 10), THATCH)
    + _pen("M10-9v9M5-9v9M15-9v9", "none", 0.7)
    + _good("food", -9, -4, 0.55),
    "library": _pen("M-18 0V-15H18V0Z", PLASTER)
    + _pen("M-20-15-14-24H14L20-15Z", SLATE)
    + _pen("M-13-4v-6h3v6ZM-6-4v-6h3v6ZM3-4v-6h3v6ZM10-4v-6h3v6Z", DRAW),
    "weaver": _house(-4, 0, (28, 11, 10, 9), ROOF_2)
    + _pen("M13 0V-16H21V0M13-12H21M13-8H21M13-4H21", "none", 1)
    + _good("cloth", 5, -5, 0.55),
    "theatre": _pen("M-19 0V-13A19 9 0 0 1 19-13V0Z", PLASTER)
    + _pen("M-19-7H19", "none", 0.7)
    + _pen("M-14 0v-4a2 2 0 0 1 4 0v4ZM-2 0v-4a2 2 0 0 1 4 0v4ZM10 0v-4a2 2 0 0 1 4 0v4Z", DRAW)
    + _pen("M0-22V-29L8-26.5 0-24.5", MADDER, 0.9),
    "college": _pen("M-19 0V-12H19V0Z", PLASTER)
    + _pen("M-21-12-17-19H17L21-12Z", SLATE)
    + _pen("M-4 0V-22H4V0Z", PLASTER)
    + _pen("M-5-22 0-31 5-22Z", SLATE)
    + _pen("M-14-3v-5h3v5ZM11-3v-5h3v5Z", DRAW),
    "monument": _pen("M-12 0V-4H12V0ZM-8-4V-8H8V-4ZM-3-8-2-28 0-32 2-28 3-8Z", WALL_TOP),
    "hotel": _pen("M-17 0V-19H17V0Z", PLASTER)
    + _pen("M-19-19-12-28H12L19-19Z", ROOF)
    + _pen("M-12-11v-5h4v5ZM-2-11v-5h4v5ZM8-11v-5h4v5ZM-12-2v-5h4v5ZM-2 0v-7h4v7ZM8-2v-5h4v5Z", DRAW),
    "cathedral": _pen("M-15 0V-20L-11-28-7-20V0ZM7 0V-20L11-28 15-20V0Z", PLASTER)
    + _pen("M-7 0V-14L0-20 7-14V0Z", PLASTER)
    + _disc(0, -11, 3, LAPIS, 1)
    + _pen("M-2.5 0V-4A2.5 2.5 0 0 1 2.5-4V0Z", DRAW),
}

SAME: Final = {"marketplace": "market", "gold_mine": "mine", "residence": "home", "theater": "theatre"}
SPECIAL: Final = {
    "gate": "gate",
    "trading_post": "trading",
    "merchants_guild": "guild",
    "joust_field": "joust",
    "stables": "stables",
    "inn": "inn",
}
"""The picture of each special building."""


def picture_of(building: str) -> str:
    """Return the name of a building's picture: `wood_farm_food` and `neutral_farm` are both a farm."""
    name = building
    for kind in ("neutral_", "wood_", "stone_", "fixed_"):
        name = name.removeprefix(kind)
    if name.startswith("farm"):
        return "farm"
    return SAME.get(name, name)


def good_definitions() -> str:
    """Define every good, the coin, the keystone of points and the crown of a favour."""
    edge = f'stroke="{INK}" stroke-width="1.2"'
    goods = "".join(
        f'<g id="bastide-{name}"><path d="M-7.5-7.5H7.5V7.5H-7.5Z" fill="{ground}" {edge} stroke-linejoin="round"/>'
        + (
            f'<path d="{glyph}" fill="none" stroke="{ink}" stroke-width="1.5" stroke-linecap="round"/>'
            if glyph
            else PLAIN
        )
        + "</g>"
        for name, (ground, ink, glyph) in GOODS.items()
    )
    return (
        goods + f'<g id="bastide-coin"><circle r="8" fill="{OCHRE}" {edge}/>'
        '<circle r="6" fill="none" stroke="#6b4a00" stroke-width=".8"/></g>'
        f'<path id="bastide-point" d="M-9-8H9L6 8H-6Z" fill="{WHITE}" {edge} stroke-linejoin="round"/>'
        f'<path id="bastide-crown" d="M-8 6-9-4-4 0 0-7 4 0 9-4 8 6Z" fill="{OCHRE}" {edge} stroke-linejoin="round"/>'
    )


def picture_definitions(names: set[str]) -> str:
    """Define the pictures that a drawing uses."""
    style = f'fill="none" stroke="{DRAW}" stroke-linejoin="round" stroke-linecap="round"'
    return "".join(f'<g id="bastide-pic-{name}" {style}>{PICTURES[name]}</g>' for name in sorted(names))


PROVOST: Final = (
    f'<g id="bastide-provost" fill="{WHITE}" stroke="{INK}" stroke-width="1.4">'
    '<path d="M-11 0V-5H11V0A11 4.5 0 0 1-11 0Z"/>'
    f'<ellipse cy="-5" rx="11" ry="4.5"/><path d="M-4-5.5 0-8 4-5.5 0-3Z" fill="{INK}" stroke="none"/></g>'
)
BAILIFF: Final = (
    f'<g id="bastide-bailiff" fill="{WHITE}" stroke="{INK}" stroke-width="1.4"><path d="M-7 0V-22H7V0A7 3 0 0 1-7 0Z"/>'
    f'<ellipse cy="-22" rx="7" ry="3"/><path d="M-7-13A7 3 0 0 0 7-13" fill="none" stroke-width="3"/></g>'
)
