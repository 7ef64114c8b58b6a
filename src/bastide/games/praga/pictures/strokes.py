"""The few strokes that every part of the drawing is made of: words, symbols, hexes, rows of gains, hex tiles."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.drawing import Symbols, path, short, write
from bastide.games.praga.words.titles import find

SYMBOLS: Final = Symbols("bastide.games.praga")
COMMON: Final = {
    "gold": "bastide-coin",
    "points": "bastide-point",
    "stone": "bastide-good-stone",
    "crown": "bastide-crown",
    "tree": "bastide-tree",
}
"""Signs that all games have; the others are Praga's own and have the names of the components."""
GROUND: Final = {"upgrade": "f-k-royal", "wall": "f-k-stone", "building": "f-k-wood"}
NUMBERED: Final = {"points": ("point", 4.6, 13), "gold": ("coin", 4.4, 12.5)}
"""Signs that have their number written over them: its ink, how far down it stands, and its size."""
STEP: Final = 18
"""From one sign of a row to the next."""
Gain = Mapping[str, Any]


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    """Place a symbol, its middle at (x, y)."""
    return SYMBOLS.use(COMMON.get(name, f"praga-{name}"), x, y, scale)


def mark(seat: int, x: float, y: float, scale: float = 1) -> str:
    """Draw the mark of a seat."""
    return SYMBOLS.use(f"bastide-mark-{seat}", x, y, scale)


def figure(seat: int, x: float, y: float, scale: float = 0.56) -> str:
    """Draw the pawn of a seat, its foot at (x, y)."""
    return SYMBOLS.use(f"bastide-figure-{seat}", x, y, scale)


def heading(x: float, y: float, words: str) -> str:
    """Write the name of a part of the sheet."""
    return write(x, y, words, 15, font_weight="600", font_family="Palatino,Georgia,serif")


def corner(x: float, y: float, radius: float, number: int) -> tuple[float, float]:
    """Return corner 0 … 5 of a pointy-top hex, clockwise from the top."""
    angle = math.pi / 3 * number
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def edge(x: float, y: float, radius: float, number: int) -> tuple[float, float]:
    """Return the middle of edge 0 … 5, clockwise from the north-east."""
    angle = math.pi / 3 * number + math.pi / 6
    away = radius * math.sqrt(3) / 2
    return x + away * math.sin(angle), y - away * math.cos(angle)


def hexagon(x: float, y: float, radius: float, kind: str, *, more: str = "") -> str:
    """Draw a pointy-top hex in the colours of its classes."""
    points = " ".join(",".join(map(short, corner(x, y, radius, number))) for number in range(6))
    return f'<polygon points="{points}" class="{kind}"{more and " " + more}/>'


def sign(kind: str, n: int, x: float, y: float, scale: float = 1) -> str:
    """Draw so much of something: points, money and stone have their number on them, others beside them."""
    if kind == "points" or (kind == "gold" and n > 1):
        ink, down, size = NUMBERED[kind]
        return use(kind, x, y, scale) + _number(n, x, y + down * scale, size * scale, f"f-{ink}-on")
    if n == 1:
        return use(kind, x, y, scale)
    if kind == "stone":
        return use("stones", x, y, scale) + _number(n, x, y + 4.8 * scale, 12.5 * scale, "f-stone-on")
    beside = _number(n, x + 6.6 * scale, y + 10.2 * scale, 12 * scale, "f-point-on")
    return use(kind, x, y, scale) + use("badge", x, y, scale) + beside


def _number(n: int, x: float, y: float, size: float, kind: str) -> str:
    return write(x, y, n, round(size, 1), "middle", kind=kind, font_weight="600")


def draw_gains(x: float, y: float, gains: Sequence[Gain], scale: float = 1) -> str:
    """Draw a row of gains with its middle at (x, y)."""
    left = x - (len(gains) - 1) / 2 * STEP * scale
    return "".join(sign(gain["kind"], gain["n"], left + i * STEP * scale, y, scale) for i, gain in enumerate(gains))


def _icons(x: float, y: float, radius: float, row: Mapping[str, Any], turn: int) -> str:
    """Draw the icons on the edges and corners of a tile that is turned so many steps."""
    drawn = []
    kind = "f-lapis s-piece-line" if "edges" not in row else "f-madder s-piece-line"
    for number in row["corners"]:
        at = (number + turn) % 6
        tip = corner(x, y, radius - 1, at)
        left, right = (edge(x, y, radius - 1, at - 1), edge(x, y, radius - 1, at))
        sides = [(tip[0] + 0.42 * (side[0] - tip[0]), tip[1] + 0.42 * (side[1] - tip[1])) for side in (left, right)]
        line = "L".join(f"{short(px)} {short(py)}" for px, py in (sides[0], tip, sides[1]))
        drawn.append(path(f"M{line}Z", kind, more='stroke-width=".8"'))
    for number, icon in enumerate(row.get("edges", ())):
        if icon:
            ex, ey = edge(x, y, radius * 0.82, (number + turn) % 6)
            drawn.append(use(icon, ex, ey, round(radius / 58, 2)))
    return "".join(drawn)


def draw_tile(x: float, y: float, radius: float, tile: str, turn: int = 0) -> str:
    """Draw a hex tile: what it is, what it brings, its edges and corners, its printed cost at the top."""
    row = find(tile)
    kind = "upgrade" if "action" in row else "wall" if "edges" in row else "building"
    border = ("s-ochre", "2.4") if row["special"] else ("s-draw", "1.1")
    scale = round(radius / 43, 2)
    ground = hexagon(x, y, radius, f"{GROUND[kind]} {border[0]}", more=f'stroke-width="{border[1]}"')
    drawn = [ground, _icons(x, y, radius, row, turn)]
    picture = {"upgrade": row.get("action", ""), "wall": "rampart", "building": "building"}[kind]
    gains = list(row["bonus"] if kind == "upgrade" else row["reward"])
    if kind != "upgrade" and row.get("hunger_wall", row.get("cathedral")):
        gains.append({"kind": "hunger_wall" if kind == "wall" else "cathedral", "n": 1})
    drawn.append(use(picture, x, y - radius * 0.14, round(scale * (0.8 if kind == "wall" else 1), 2)))
    drawn.append(draw_gains(x, y + radius * 0.36, gains, round(scale * 0.8, 2)))
    if row.get("crown_per_building"):
        drawn.append(use("crown", x + radius * 0.42, y - radius * 0.14, round(scale * 0.62, 2)))
    cost = [{"kind": what, "n": n} for what, n in row.get("cost", {}).items() if n]
    drawn.append(draw_gains(x, y - radius * 0.62, cost, round(scale * 0.78, 2)))
    return f"<g>{''.join(drawn)}</g>"
