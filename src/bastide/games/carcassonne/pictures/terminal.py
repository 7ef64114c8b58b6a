"""Carcassonne's board in coloured characters: the geometry of the drawing, sampled pixel by pixel."""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from bastide.engine.terminal import Colour, Picture, Terminal
from bastide.games.carcassonne.pictures.geometry import SIDE, Point, bezier, distance, drawing, inside, scatter

MARKS: Final = "●▲■◆✚"
FARMERS: Final = "○△□◇✢"
"""A seat's mark, filled for whoever stands, hollow for a farmer, who lies in the field (CAR-007)."""

SEATS: Final = ("#2A55A8", "#C4343F", "#1F7A62", "#A86F00", "#26221F")
HALO: Final = "#FBF8EE"
MAY: Final = "#CE5C1C"
MARGIN: Final = "#8A8272"
LAST: Final = "#1B2030"

FIELD: Final = "#BBC98F"
TREE: Final = "#7E9A58"
ROAD: Final = "#F6EAD0"
PAVED: Final = "#A79C86"
CITY: Final = "#E2BC84"
ROOF: Final = "#B4552F"
WALL: Final = "#7D715C"
ABBEY: Final = "#FAF4E4"
ABBEY_RADIUS: Final = 20
"""How far an abbey reaches around its spot on a tile of 100."""
ABBEY_ROOF: Final = "#5B6874"
PENNANT: Final = ("⚑", "#FBF8EE", "#2A3A6A")

FRAME_LEFT: Final = 4
FRAME_TOP: Final = 1
SHEET: Final = (48, 70, 90)
"""Columns that the board asks for at each size; it grows beyond them as the game goes on."""


@cache
def raster(kind: str, turns: int, size: int) -> tuple[tuple[str, ...], ...]:
    """Return a tile as `size` rows of `size` pixels."""
    art = drawing(kind, turns)
    houses, trees = scatter(kind, turns)
    roads = [bezier(curve) for curve in art.roads]
    step = SIDE / size

    def colour(point: Point) -> str:
        x, y = point
        if art.cloister and math.dist(point, (art.cloister[0], art.cloister[1])) < ABBEY_RADIUS:
            return ABBEY_ROOF if y < art.cloister[1] - 4 else ABBEY
        if any(math.dist(point, gate) < step * 0.8 for gate in art.gates):
            return PAVED
        if art.walls and distance(point, art.walls) < step * 0.62:
            return WALL
        if any(inside(point, area) for area in art.areas):
            near = min(step * 0.5, 6)
            return ROOF if any(abs(x - hx) < near and abs(y - hy + 5) < near for hx, hy in houses) else CITY
        if art.crossing and math.dist(point, art.crossing) < step * 1.1:
            return PAVED
        if roads and distance(point, roads) < step * 0.55:
            return ROAD
        return TREE if any(abs(x - tx) < step * 0.6 and abs(y - ty) < step * 0.6 for tx, ty in trees) else FIELD

    return tuple(
        tuple(colour(((column + 0.5) * step, (row + 0.5) * step)) for column in range(size)) for row in range(size)
    )


def _bounds(view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]]) -> tuple[int, int, int, int]:
    """Return the first and last column and row of cells that the picture has."""
    cells = [(tile["x"], tile["y"]) for tile in view["tiles"]]
    cells += [(fields["x"], fields["y"]) for fields in legal if fields.get("kind") == "place"]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), min(ys), max(xs), max(ys)


def needs(_view: Mapping[str, Any]) -> tuple[int, ...]:
    """Return how many columns the board asks for at each size: this one grows, and is moved about."""
    return SHEET


def point(
    view: Mapping[str, Any], legal: Sequence[Mapping[str, Any]], where: Mapping[str, Any], size: int
) -> tuple[int, int] | None:
    """Return the column and row of the middle of a cell; a meeple is placed where one is looking already."""
    if "x" not in where:
        return None
    x0, y0, _, _ = _bounds(view, legal)
    column, row = FRAME_LEFT + (where["x"] - x0) * size, FRAME_TOP + (where["y"] - y0) * size // 2
    return column + size // 2, row + size // 4


def draw(
    view: Mapping[str, Any],
    size: int,
    legal: Sequence[Mapping[str, Any]] = (),
    ghost: Mapping[str, Any] | None = None,
) -> Picture:
    """Return the board: tiles, meeples, last move; cells that may be taken, and the action being looked at."""
    tiles = list(view["tiles"])
    may = sorted({(fields["x"], fields["y"]) for fields in legal if fields.get("kind") == "place"})
    x0, y0, x1, y1 = _bounds(view, legal)
    x1, y1 = x1 + 1, y1 + 1
    picture = Picture(FRAME_LEFT + (x1 - x0) * size, FRAME_TOP + (y1 - y0) * size // 2)

    def corner(x: int, y: int) -> tuple[int, int]:
        return FRAME_LEFT + (x - x0) * size, FRAME_TOP + (y - y0) * size // 2

    for x in range(x0, x1):
        picture.write(corner(x, y0)[0] + size // 2 - 1, 0, str(x), MARGIN)
    for y in range(y0, y1):
        picture.write(0, corner(x0, y)[1] + size // 4, f"{y:>3}", MARGIN)
    turns_of: dict[tuple[int, int], int] = {}
    for fields in legal:
        if fields.get("kind") == "place":
            turns_of[fields["x"], fields["y"]] = turns_of.get((fields["x"], fields["y"]), 0) + 1
    for cell in may:
        _outline(picture, *corner(*cell), size, MAY)
        column, row = corner(*cell)
        picture.write(column + size // 2 - 1, row + size // 4, "·" * turns_of[cell], MAY)
    if ghost and ghost.get("kind") == "place":
        tiles.append({"kind": ghost["tile"], "x": ghost["x"], "y": ghost["y"], "r": ghost["r"]})
    for tile in tiles:
        column, row = corner(tile["x"], tile["y"])
        for down, line in enumerate(raster(tile["kind"], tile["r"], size)):
            for along, colour in enumerate(line):
                picture.pixel(column + along, (row * 2) + down, colour)
        for spot in drawing(tile["kind"], tile["r"]).pennants:
            picture.write(column + int(spot[0] * size / SIDE) + 1, row + int(spot[1] * size / SIDE / 2), *PENNANT)
    last = view.get("last")
    if last:
        _outline(picture, *corner(last["x"], last["y"]), size, LAST)
    if ghost and ghost.get("kind") == "place":
        _outline(picture, *corner(ghost["x"], ghost["y"]), size, MAY)
    at = {(tile["x"], tile["y"]): tile for tile in tiles}
    meeples = [(meeple, HALO) for meeple in view["meeples"]]
    if ghost and ghost.get("kind") == "meeple" and ghost.get("segment") and last:
        meeples.append(({**last, "segment": ghost["segment"], "seat": view["current"]}, MAY))
    for meeple, ground in meeples:
        tile = at[meeple["x"], meeple["y"]]
        spot = drawing(tile["kind"], tile["r"]).spots[meeple["segment"]]
        column, row = corner(meeple["x"], meeple["y"])
        ink: Colour = SEATS[meeple["seat"]] if ground == HALO else HALO
        mark = (FARMERS if str(meeple["segment"]).startswith("field") else MARKS)[meeple["seat"]]
        picture.write(column + int(spot[0] * size / SIDE), row + int(spot[1] * size / SIDE / 2), mark, ink, ground)
    return picture


def _outline(picture: Picture, column: int, row: int, size: int, ink: str) -> None:
    """Mark the four corners of a cell."""
    right, bottom = column + size - 1, row + size // 2 - 1
    for x, y, mark in ((column, row, "┌"), (right, row, "┐"), (column, bottom, "└"), (right, bottom, "┘")):
        picture.write(x, y, mark, ink)


TERMINAL: Final = Terminal(
    draw=draw,
    point=point,
    needs=needs,
)
