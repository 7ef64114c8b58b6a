"""The board as one small SVG drawing, for notebooks and records: tiles, meeples, last move and scores.

The same hand as the browser's board, simplified: every kind of stroke is one path over the whole
board, so that a tile costs a few hundred bytes. The colours are the drawing's own (vellum), so it
looks the same on any page. Points are in hundredths of a tile, x to the east and y to the south.
"""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.engine.strokes import INK
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.pictures.geometry import SIDE, Point, drawing, scatter
from bastide.games.carcassonne.words.view import view as view_of

SHEET: Final = "#F4F0E4"
CAPTION: Final = "#5E5546"
LINE: Final = "#C3B9A3"
FIELD: Final = "#D3DAB6"
SEAM: Final = "#93A372"
ROAD: Final = "#F0E3C6"
ROAD_LINE: Final = "#9C8660"
GROUND: Final = "#EBD7B0"
PLASTER: Final = "#FAF4E4"
ROOF: Final = "#BC6143"
SLATE: Final = "#6F7C8A"
TREE: Final = "#8BA368"
WALL: Final = "#CFC7B6"
WALL_LINE: Final = "#6B6252"
DRAW: Final = "#3A342C"
HALO: Final = "#FBF8EE"
OCHRE: Final = "#E3A824"

SEATS: Final = ("#2A55A8", "#C4343F", "#3FA088", "#E3A824", "#26221F")
BLACK_SEAT: Final = 4
"""The seat whose figures are black, so that their edge is light."""
ON_SEAT: Final = ("#fff", "#fff", "#0d1f1a", "#2a1d00", "#F4F0E4")
MARKS: Final = (
    "M0-8.8A8.8 8.8 0 1 1-.01-8.8Z",
    "M0-10 10 7.6H-10Z",
    "M-8-8H8V8H-8Z",
    "M0-11 9.4 0 0 11-9.4 0Z",
    "M-3.4-9.4H3.4V-3.4H9.4V3.4H3.4V9.4H-3.4V3.4H-9.4V-3.4H-3.4Z",
)
"""A seat's mark: compass, gable, ashlar, lozenge, cramp; told apart without colour."""
CUTS: Final = ("", "M-7.4-2.4 3-14M-1-2.4 6-10", "M-8-5.4H8", "M-7-3 0-10 7-3", "M0-15V-1")
ROBE: Final = "M-10 0C-10-8-6-10-5-16H5C6-10 10-8 10 0Z"


def _n(value: float) -> str:
    """Write a coordinate as short as it goes."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def _line(points: Iterable[Point], close: bool = False) -> str:
    """Return the path through the points."""
    return "M" + " ".join(f"{_n(x)} {_n(y)}" for x, y in points) + ("Z" if close else "")


def _figure(seat: int, x: float, y: float, lying: bool = False, scale: float = 0.92) -> str:
    """Draw a meeple with its foot at (x, y); a farmer lies down (CAR-007)."""
    turn = " rotate(-90) translate(0 14)" if lying else ""
    return f'<use href="#bastide-m{seat}" transform="translate({_n(x)} {_n(y)}) scale({scale}){turn}"/>'


def _figure_definition(seat: int) -> str:
    """Define a seat's meeple: a robe with its cut, the seat's mark for a head, a halo to lift it off the board."""
    body = f'<path d="{ROBE}"/><path d="{MARKS[seat]}" transform="translate(0 -23) scale(.86)"/>'
    cut = f'<path d="{CUTS[seat]}" fill="none" stroke="{ON_SEAT[seat]}" stroke-width="1.6"/>' if CUTS[seat] else ""
    edge = ON_SEAT[seat] if seat == BLACK_SEAT else "#1B1A1E"
    return (
        f'<g id="bastide-m{seat}" stroke-linejoin="round">'
        f'<g fill="none" stroke="{HALO}" stroke-width="5.5">{body}</g>'
        f'<g fill="{SEATS[seat]}" stroke="{edge}" stroke-width="1.7">{body}</g>{cut}</g>'
    )


ABBEY: Final = (
    '<g id="bastide-abbey" stroke-linejoin="round" stroke="' + DRAW + '" stroke-width=".9">'
    f'<ellipse cy="-3" rx="27" ry="10" fill="{GROUND}" stroke="{ROAD_LINE}"/>'
    f'<path d="M-6-6V-18H20V-6ZM-17-4V-27H-6V-4Z" fill="{PLASTER}"/><path d="M-2-27H16L20-18H-6Z" fill="{SLATE}"/>'
    f'<path d="M-18-27-11.5-42-5-27Z" fill="{ROOF}"/><path d="M-11.5-42V-47M-13.5-45H-9.5"/>'
    f'<path d="M-24 2H24V-1.5H-24Z" fill="{WALL}"/></g>'
)
PENNANT: Final = (
    f'<g id="bastide-pennant" stroke="{DRAW}"><path d="M0 0V-25" stroke-width="1.5"/>'
    f'<path d="M.5-24H15L11.5-18.5 15-13H.5Z" fill="{INK}" stroke="{PLASTER}"/>'
    f'<circle cx="6" cy="-18.5" r="2.6" fill="{OCHRE}" stroke="none"/></g>'
)


def _shared(d: str, *styles: str) -> str:
    """Draw one path several times; its id depends on the path, so that drawings on one page do not mix."""
    if not d:
        return ""
    name = f"bastide-{zlib.crc32(d.encode()):x}"
    first, *rest = styles
    uses = "".join(f'<use href="#{name}" {style}/>' for style in rest)
    return (
        f'<g fill="none" stroke-linejoin="round"><defs><path id="{name}" d="{d}"/></defs>'
        f'<use href="#{name}" {first}/>{uses}</g>'
    )


def _layers(tiles: Sequence[Mapping[str, Any]]) -> list[str]:
    """Draw the tiles, one path for each kind of stroke."""
    names = ("tile", "road", "round", "area", "wall", "house", "roof", "tree", "gate", "upright")
    paths: dict[str, list[str]] = {name: [] for name in names}
    for tile in tiles:
        left, top = tile["x"] * SIDE, tile["y"] * SIDE
        art = drawing(tile["kind"], tile["r"])

        def here(points: Iterable[Point], left: int = left, top: int = top) -> list[Point]:
            return [(x + left, y + top) for x, y in points]

        paths["tile"].append(f"M{left} {top}h100v100h-100Z")
        for curve in art.roads:
            a, b, c, d = here(curve)
            paths["road"].append(f"{_line([a])}C{_line([b, c, d])[1:]}")
        if art.crossing:
            x, y = here([art.crossing])[0]
            paths["round"].append(f"M{_n(x - 10)} {_n(y)}a10 10 0 1 0 20 0a10 10 0 1 0-20 0")
        paths["area"] += [_line(here(area), close=True) for area in art.areas]
        paths["wall"] += [_line(here(wall)) for wall in art.walls]
        for x, y in here(art.gates):
            paths["gate"].append(f"M{_n(x - 7)} {_n(y + 3)}v-14h3v3h2v-3h4v3h2v-3h3v14Z")
        houses, trees = scatter(tile["kind"], tile["r"])
        for x, y in here(houses):
            paths["house"].append(f"M{round(x) - 4} {round(y)}v-5h9v5Z")
            paths["roof"].append(f"M{round(x) - 5} {round(y) - 4}l2-5h7l2 5Z")
        for x, y in here(trees):
            paths["tree"].append(f"M{round(x) - 4} {round(y) - 5}a4 5 0 1 0 8 0a4 5 0 1 0-8 0m4 4v5")
        for x, y in here(art.pennants):
            paths["upright"].append(f'<use href="#bastide-pennant" x="{_n(x + 12)}" y="{_n(y + 9)}"/>')
        if art.cloister:
            x, y = here([art.cloister])[0]
            paths["upright"].append(f'<use href="#bastide-abbey" x="{_n(x)}" y="{_n(y + 13)}"/>')

    def path(name: str, style: str) -> str:
        return f'<path d="{"".join(paths[name])}" {style}/>' if paths[name] else ""

    thin = f'stroke="{DRAW}" stroke-width=".8"'
    cap = 'stroke-linecap="round"'
    return [
        path("tile", f'fill="{FIELD}"'),
        path("tree", f'fill="{TREE}" stroke="{DRAW}" stroke-width=".7"'),
        _shared(
            "".join(paths["road"]),
            f'stroke="{ROAD_LINE}" stroke-width="11.4"',
            f'stroke="{ROAD}" stroke-width="9"',
        ),
        path("round", f'fill="{WALL}" stroke="{ROAD_LINE}" stroke-width="1.4"'),
        path("area", f'fill="{GROUND}"'),
        path("tile", f'fill="none" stroke="{SEAM}" stroke-width="1" opacity=".6"'),
        path("house", f'fill="{PLASTER}" {thin}'),
        path("roof", f'fill="{ROOF}" {thin}'),
        _shared(
            "".join(paths["wall"]),
            f'stroke="{WALL_LINE}" stroke-width="7" {cap}',
            f'stroke="{WALL}" stroke-width="4.6" {cap}',
            f'stroke="{WALL_LINE}" stroke-width="1.2" stroke-dasharray="2.4 3.4"',
        ),
        path("gate", f'fill="{WALL}" {thin}'),
        *paths["upright"],
    ]


def _meeples(view: Mapping[str, Any]) -> list[str]:
    """Draw the meeples where they stand, the northern ones behind."""
    turned = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    drawn = []
    for meeple in view["meeples"]:
        tile = turned[meeple["x"], meeple["y"]]
        x, y = drawing(tile["kind"], tile["r"]).spots[meeple["segment"]]
        lying = str(meeple["segment"]).startswith("field")
        foot = meeple["y"] * SIDE + y + (3 if lying else 12)
        drawn.append((foot, _figure(meeple["seat"], meeple["x"] * SIDE + x, foot, lying)))
    return [figure for _, figure in sorted(drawn)]


def _margin(x0: int, y0: int, x1: int, y1: int) -> list[str]:
    """Draw the sheet's margin: the grid, and the same numbers that the record uses."""
    lines = [f"M{x * SIDE} {y0 * SIDE}V{y1 * SIDE}" for x in range(x0, x1 + 1)]
    lines += [f"M{x0 * SIDE} {y * SIDE}H{x1 * SIDE}" for y in range(y0, y1 + 1)]
    numbers = [(x * SIDE + 50, y0 * SIDE - 8, x) for x in range(x0, x1)]
    numbers += [(x0 * SIDE - 16, y * SIDE + 55, y) for y in range(y0, y1)]
    texts = "".join(f'<text x="{x}" y="{y}">{number}</text>' for x, y, number in numbers)
    return [
        f'<path d="{"".join(lines)}" fill="none" stroke="{LINE}" stroke-dasharray="1 5"/>',
        f'<g font-family="sans-serif" font-size="15" fill="{CAPTION}" text-anchor="middle">{texts}</g>',
    ]


def _title_block(view: Mapping[str, Any], left: int, top: int, width: int) -> list[str]:
    """Draw every seat's mark, score and meeples in hand; the seat on turn is underlined, winners framed."""
    seats = view["seats"]
    step = width / len(seats)
    parts = [f'<path d="M{left} {top}h{width}" stroke="{INK}" stroke-width="2"/>']
    for seat, data in enumerate(seats):
        x = left + step * seat
        parts.append(_figure(seat, x + 16, top + 44, scale=1))
        parts.append(
            f'<text x="{_n(x + 34)}" y="{top + 42}" font-family="Palatino,Georgia,serif" font-size="30" '
            f'fill="{INK}">{data["score"]}</text>'
            f'<text x="{_n(x + 42 + 16 * len(str(data["score"])))}" y="{top + 40}" font-family="sans-serif" '
            f'font-size="14" fill="{CAPTION}">×{data["supply"]}</text>'
        )
        if seat == view["current"] or seat in view.get("winners", ()):
            parts.append(f'<path d="M{_n(x)} {top + 54}h{_n(step - 8)}" stroke="{SEATS[seat]}" stroke-width="4"/>')
    return parts


def svg(state: Position) -> str:
    """Return the position as a self-contained SVG drawing: tiles, meeples, last move, scores.

    It shows what a spectator may see. Cells are 100 units; the title block below the board has every
    seat's mark, score and meeples in hand, and the tile in hand beside them.
    """
    return draw(view_of(state, None))


def draw(view: Mapping[str, Any]) -> str:
    """Return the drawing of a view."""
    tiles = view["tiles"]
    xs, ys = [tile["x"] for tile in tiles], [tile["y"] for tile in tiles]
    spare = max(0, 4 - (max(xs) - min(xs) + 1))
    x0, x1 = min(xs) - (spare + 1) // 2, max(xs) + 1 + spare // 2
    y0, y1 = min(ys), max(ys) + 1
    left, top, width = x0 * SIDE - 34, y0 * SIDE - 32, (x1 - x0) * SIDE + 54
    below = y1 * SIDE + 24
    height = below + 70 - top
    hand = view.get("tile")
    block = (x1 - x0) * SIDE - (84 if hand else 0)
    parts = [
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{SHEET}"/>',
        *_margin(x0, y0, x1, y1),
        *_layers(tiles),
    ]
    last = view.get("last")
    if last:
        x, y = last["x"] * SIDE, last["y"] * SIDE
        parts.append(
            f'<path d="M{x - 5} {y + 14}v-19h19M{x + 86} {y - 5}h19v19M{x + 105} {y + 86}v19h-19'
            f'M{x + 14} {y + 105}h-19v-19" fill="none" stroke="{INK}" stroke-width="2.6"/>'
        )
    parts += _meeples(view)
    parts += _title_block(view, x0 * SIDE, below, block)
    if hand:
        tile = "".join(_layers([{"kind": hand, "x": 0, "y": 0, "r": 0}]))
        parts.append(f'<g transform="translate({x1 * SIDE - 62} {below - 2}) scale(.62)">{tile}</g>')
    scores = ", ".join(str(seat["score"]) for seat in view["seats"])
    used = "".join(_figure_definition(seat) for seat in range(len(view["seats"])))
    label = f"Carcassonne: {len(tiles)} tiles, scores {scores}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{min(width, 900)}" style="max-width:100%;height:auto" role="img" aria-label="{label}">'
        f"<title>{label}</title><defs>{used}{ABBEY}{PENNANT}</defs>{''.join(parts)}</svg>"
    )
