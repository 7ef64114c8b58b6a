"""The few strokes that every part of the drawing is made of: words, pictures, hexes, rows of gains, hex tiles."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.strokes import rect, short, write
from bastide.games.praga.pictures.symbols import ACTION_PICTURES, DRAW, LAPIS, MADDER
from bastide.games.praga.pictures.titles import find

CAPTION: Final = "#5E5546"
SHEET: Final = "#F4F0E4"
RECESS: Final = "#EAE4D4"
LINE: Final = "#C3B9A3"
BORDER: Final = "#7A6F5C"
MAY: Final = "#AE3F16"
TILES: Final = {"upgrade": "#CBD6EC", "wall": "#D9D8D3", "building": "#E4CDB0"}
SPECIAL: Final = "#D9A21E"
"""The edge of a special tile."""
COUNTED: Final = ("gold", "stone", "points", "technology", "university")
"""Goods whose number is written on or beside them; the others are drawn as often as there are."""
BIG: Final = 4
Gain = Mapping[str, Any]


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    """Place something that was defined, its middle at (x, y)."""
    size = "" if scale == 1 else f" scale({scale})"
    return f'<use href="#bastide-praga-{name}" transform="translate({short(x)} {short(y)}){size}"/>'


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


def hexagon(x: float, y: float, radius: float, style: str) -> str:
    """Draw a pointy-top hex."""
    points = " ".join(",".join(map(short, corner(x, y, radius, number))) for number in range(6))
    return f'<polygon points="{points}" {style}/>'


def gain_width(gains: Sequence[Gain], scale: float) -> float:
    """Return how wide a row of gains is."""
    return sum(_span(gain, scale) for gain in gains)


def _span(gain: Gain, scale: float) -> float:
    kind, n = gain["kind"], gain["n"]
    if kind in ("gold", "points"):
        return 18 * scale
    if kind in COUNTED or n >= BIG:
        return (18 + (9 if n > 1 else 0)) * scale
    return float(16 * n * scale)


def draw_gains(x: float, y: float, gains: Sequence[Gain], scale: float = 1) -> str:
    """Draw a row of gains with its middle at (x, y): coins and points with their number, others one by one."""
    at = x - gain_width(gains, scale) / 2
    drawn = []
    for gain in gains:
        kind, n, span = gain["kind"], gain["n"], _span(gain, scale)
        if kind in ("gold", "points"):
            drawn.append(use(kind, at + span / 2, y, scale))
            drawn.append(write(at + span / 2, y + 4 * scale, n, round(11 * scale, 1), "middle", font_weight="600"))
        elif kind in COUNTED or n >= BIG:
            drawn.append(use(kind, at + 9 * scale, y, scale))
            if n > 1:
                drawn.append(write(at + 18 * scale, y + 4 * scale, n, round(11 * scale, 1), font_weight="600"))
        else:
            drawn += [use(kind, at + 8 * scale + 16 * scale * i, y, scale) for i in range(n)]
        at += span
    return "".join(drawn)


def _icons(x: float, y: float, radius: float, row: Mapping[str, Any], turn: int) -> str:
    """Draw the icons on the edges and corners of a tile that is turned so many steps."""
    drawn = []
    fill = LAPIS if "edges" not in row else MADDER
    for number in row["corners"]:
        at = (number + turn) % 6
        tip = corner(x, y, radius - 1, at)
        left, right = (edge(x, y, radius - 1, at - 1), edge(x, y, radius - 1, at))
        sides = [(tip[0] + 0.42 * (side[0] - tip[0]), tip[1] + 0.42 * (side[1] - tip[1])) for side in (left, right)]
        path = "L".join(f"{short(px)} {short(py)}" for px, py in (sides[0], tip, sides[1]))
        drawn.append(f'<path d="M{path}Z" fill="{fill}"/>')
    for number, icon in enumerate(row.get("edges", ())):
        if icon:
            ex, ey = edge(x, y, radius * 0.82, (number + turn) % 6)
            drawn.append(use(icon, ex, ey, round(radius / 58, 2)))
    return "".join(drawn)


def draw_tile(x: float, y: float, radius: float, tile: str, turn: int = 0) -> str:
    """Draw a hex tile: what it is, what it brings, its edges and corners, its printed cost at the top."""
    row = find(tile)
    kind = "upgrade" if "action" in row else "wall" if "edges" in row else "building"
    border = f'stroke="{SPECIAL}" stroke-width="2.4"' if row["special"] else f'stroke="{DRAW}" stroke-width="1.1"'
    scale = round(radius / 43, 2)
    drawn = [hexagon(x, y, radius, f'fill="{TILES[kind]}" {border}'), _icons(x, y, radius, row, turn)]
    picture = ACTION_PICTURES[row["action"]] if kind == "upgrade" else "hunger_wall" if kind == "wall" else "house"
    gains = list(row["bonus"] if kind == "upgrade" else row["reward"])
    if kind != "upgrade" and row.get("hunger_wall", row.get("cathedral")):
        gains.append({"kind": "hunger_wall" if kind == "wall" else "cathedral", "n": 1})
    drawn.append(use(picture, x, y - radius * 0.14, round(scale * 1.25, 2)))
    drawn.append(draw_gains(x, y + radius * 0.3, gains, round(scale * 0.8, 2)))
    if row.get("crown_per_building"):
        drawn.append(use("crown", x + radius * 0.42, y - radius * 0.14, round(scale * 0.62, 2)))
    cost = [{"kind": what, "n": n} for what, n in row.get("cost", {}).items() if n]
    if cost:
        drawn.append(_price(x, y - radius * 0.62, cost, round(scale * 0.78, 2)))
    return f"<g>{''.join(drawn)}</g>"


def _price(x: float, y: float, cost: Sequence[Gain], scale: float) -> str:
    """Draw what a tile costs: a coin or a stone with its number each."""
    drawn = []
    for number, gain in enumerate(cost):
        at = x + (number - (len(cost) - 1) / 2) * 19 * scale
        if gain["kind"] == "gold":
            drawn.append(use("gold", at, y, scale))
        else:
            box = f'fill="#AEB8C2" stroke="{DRAW}"'
            drawn.append(rect(at - 7.5 * scale, y - 7 * scale, 15 * scale, 14 * scale, box))
        drawn.append(write(at, y + 4 * scale, gain["n"], round(11 * scale, 1), "middle", font_weight="700"))
    return "".join(drawn)
