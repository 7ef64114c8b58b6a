"""The board as one small SVG drawing, for notebooks and records: tiles, meeples, last move and scores.

The symbols are the browser's. Houses and trees are simpler than its landscape, and one path each over the whole board,
so that a tile costs a few hundred bytes. Points are in hundredths of a tile, x to the east and y to the south.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.drawing import path, rect, short, write
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.pictures.geometry import SIDE, SYMBOLS, Drawing, Piece, drawing, scatter
from bastide.games.carcassonne.words.view import view as view_of

FOOT: Final = 12
"""How far below its spot a meeple stands."""
STANDING: Final = 0.92
Upright = tuple[float, str]
"""The y of its foot, by which the northern ones are drawn first, and the drawing."""


def _placed(piece: Piece, left: int, top: int) -> str:
    """Place a piece on the tile whose corner is there."""
    middle = SIDE // 2
    turned = f'transform="rotate({90 * piece.turns} {left + middle} {top + middle})"' if piece.turns else ""
    return SYMBOLS.use(f"carcassonne-{piece.name}", left, top, 1, turned)


def _layers(tiles: Sequence[Mapping[str, Any]]) -> list[str]:
    """Draw the tiles: fields, roads, towns, and what stands on them."""
    squares, houses, roofs, trees = "", "", "", ""
    flat: list[str] = []
    upright: list[Upright] = []
    for tile in tiles:
        left, top = tile["x"] * SIDE, tile["y"] * SIDE
        art = drawing(tile["kind"], tile["r"])
        squares += f"M{left} {top}h{SIDE}v{SIDE}h-{SIDE}Z"
        flat += [_placed(piece, left, top) for piece in (*art.ways, *art.towns)]
        if art.crossing:
            flat.append(SYMBOLS.use("carcassonne-crossing", left + art.crossing[0], top + art.crossing[1]))
        upright += [(top + y, SYMBOLS.use(name, left + x, top + y)) for name, x, y in _standing(art)]
        town, wood = scatter(tile["kind"], tile["r"])
        for x, y in town:
            houses += f"M{left + round(x) - 4} {top + round(y)}v-5h9v5Z"
            roofs += f"M{left + round(x) - 5} {top + round(y) - 4}l2-5h7l2 5Z"
        for x, y in wood:
            trees += f"M{left + round(x) - 4} {top + round(y) - 5}a4 5 0 1 0 8 0a4 5 0 1 0-8 0m4 4v5"
    return [
        path(squares, "f-field"),
        *flat,
        path(squares, "f-none s-field-line", more='opacity=".6"'),
        path(trees, "f-tree s-draw", more='stroke-width=".7"'),
        path(houses, "f-plaster s-draw", more='stroke-width=".8"'),
        path(roofs, "f-roof s-draw", more='stroke-width=".8"'),
        *(drawn for _, drawn in sorted(upright)),
    ]


def _standing(art: Drawing) -> list[tuple[str, float, float]]:
    """Return the symbols that stand on a tile, each with its foot."""
    found = [("carcassonne-gate", x, y + 2.4) for x, y in art.gates]
    found += [("carcassonne-pennant", x + FOOT, y + 9) for x, y in art.pennants]
    if art.crossing:
        found.append(("carcassonne-cross", art.crossing[0], art.crossing[1] + 2))
    if art.cloister:
        found.append(("carcassonne-abbey", art.cloister[0], art.cloister[1] + 13))
    return found


def _figure(seat: int, x: float, y: float, lying: bool = False, scale: float = STANDING) -> str:
    """Draw a meeple with its foot at (x, y); a farmer lies down (CAR-007)."""
    if not lying:
        return SYMBOLS.use(f"bastide-figure-{seat}", x, y, scale)
    pose = f'transform="translate({short(x)} {short(y)}) rotate(-90)"'
    return SYMBOLS.use(f"bastide-figure-{seat}", 0, 14 * scale, scale, pose)


def _meeples(view: Mapping[str, Any]) -> list[str]:
    """Draw the meeples where they stand, the northern ones behind."""
    turned = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    drawn: list[Upright] = []
    for meeple in view["meeples"]:
        tile = turned[meeple["x"], meeple["y"]]
        x, y = drawing(tile["kind"], tile["r"]).spots[meeple["segment"]]
        lying = str(meeple["segment"]).startswith("field")
        foot = meeple["y"] * SIDE + y + (3 if lying else FOOT)
        drawn.append((foot, _figure(meeple["seat"], meeple["x"] * SIDE + x, foot, lying)))
    return [figure for _, figure in sorted(drawn)]


def _margin(x0: int, y0: int, x1: int, y1: int) -> list[str]:
    """Draw the sheet's margin: the grid, and the same numbers that the record uses."""
    lines = [f"M{x * SIDE} {y0 * SIDE}V{y1 * SIDE}" for x in range(x0, x1 + 1)]
    lines += [f"M{x0 * SIDE} {y * SIDE}H{x1 * SIDE}" for y in range(y0, y1 + 1)]
    numbers = [(x * SIDE + 50, y0 * SIDE - 8, x) for x in range(x0, x1)]
    numbers += [(x0 * SIDE - 16, y * SIDE + 55, y) for y in range(y0, y1)]
    return [
        path("".join(lines), "f-none s-line", more='stroke-dasharray="1 5"'),
        *(write(x, y, number, 15, "middle", kind="f-ink-3") for x, y, number in numbers),
    ]


def _title_block(view: Mapping[str, Any], left: int, top: int, width: int) -> list[str]:
    """Draw every seat's mark, score and meeples in hand; the seat on turn is underlined, winners framed."""
    seats = view["seats"]
    step = width / len(seats)
    parts = [path(f"M{left} {top}h{width}", "f-none s-ink", more='stroke-width="2"')]
    for seat, data in enumerate(seats):
        x = left + step * seat
        supply = x + 42 + 16 * len(str(data["score"]))
        parts.append(_figure(seat, x + 16, top + 44, scale=1))
        parts.append(write(x + 34, top + 42, data["score"], 30, font_family="Palatino,Georgia,serif"))
        parts.append(write(supply, top + 40, f"×{data['supply']}", 14, kind="f-ink-3"))
        if seat == view["current"] or seat in view.get("winners", ()):
            line = f"M{short(x)} {top + 54}h{short(step - 8)}"
            parts.append(path(line, f"f-none s-p{seat + 1}", more='stroke-width="4"'))
    return parts


def svg(state: Position) -> str:
    """Return the board as a self-contained SVG drawing of what everybody sees."""
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
    parts = [rect(left, top, width, height, "f-sheet"), *_margin(x0, y0, x1, y1), *_layers(tiles)]
    last = view.get("last")
    if last:
        x, y = last["x"] * SIDE, last["y"] * SIDE
        corners = (
            f"M{x - 5} {y + 14}v-19h19M{x + 86} {y - 5}h19v19M{x + 105} {y + 86}v19h-19M{x + 14} {y + 105}h-19v-19"
        )
        parts.append(path(corners, "f-none s-ink", more='stroke-width="2.6"'))
    parts += _meeples(view)
    parts += _title_block(view, x0 * SIDE, below, block)
    if hand:
        tile = "".join(_layers([{"kind": hand, "x": 0, "y": 0, "r": 0}]))
        parts.append(f'<g transform="translate({x1 * SIDE - 62} {below - 2}) scale(.62)">{tile}</g>')
    scores = ", ".join(str(seat["score"]) for seat in view["seats"])
    return SYMBOLS.sheet((left, top, width, height), parts, f"Carcassonne: {len(tiles)} tiles, scores {scores}")
