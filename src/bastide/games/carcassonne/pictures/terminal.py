r"""Carcassonne's board in characters: the geometry of the drawing, sampled pixel by pixel.

With colours a character is two pixels; without, it is the letter of what is there: city `:` and its wall `#`,
field `.`, road `-` `|` `/` and `\`, crossing `+`, gate `n`, cloister `@`.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from bastide.engine.terminal import COLUMNS, MARKS, PLAIN, SEATS, Colour, Picture, Terminal, is_over, t
from bastide.games.carcassonne.kernel import tables
from bastide.games.carcassonne.pictures.geometry import SIDE, Point, distance, drawing, inside, scatter

FARMERS: Final = "○△□◇✢"
"""A seat's mark, hollow for a farmer, who lies in the field (CAR-007)."""

HALO: Final = "#FBF8EE"
MAY: Final = "#CE5C1C"
MARGIN: Final = "#8A8272"
LAST: Final = "#1B2030"

ROAD: Final = "#F6EAD0"
PAVED: Final = "#A79C86"
LOOK: Final = {
    "n": PAVED,
    "A": "#5B6874",
    "@": "#FAF4E4",
    "+": PAVED,
    "-": ROAD,
    "|": ROAD,
    "/": ROAD,
    "\\": ROAD,
    "#": "#7D715C",
    "^": "#B4552F",
    ":": "#E2BC84",
    ",": "#7E9A58",
    ".": "#BBC98F",
}
"""The colour of what a pixel shows; of two pixels, the one named first gives the letter without colours."""
ADORNED: Final = {"A": "@", "^": ":", ",": "."}
"""Roofs and trees, left out without colours."""
ABBEY_RADIUS: Final = 20
"""How far an abbey reaches around its spot on a tile of 100."""
STEEP: Final = 2
"""How many times as far down as along a road leads that is drawn straight down."""
PENNANT: Final = ("⚑", "#FBF8EE", "#2A3A6A")

FRAME_LEFT: Final = 4
FRAME_TOP: Final = 1
SHEET: Final = (48, 70, 90)
"""Columns that the board asks for at each size; it grows beyond them as the game goes on."""
PLAIN_SIZES: Final = (10, 6)
"""Without colours, the first at which the board is narrow enough, or the last."""
HELD: Final = 10
"""Columns of a tile in hand, which is shown beside the board without colours."""
GAP: Final = 2
NAMED: Final = 24
"""Columns of a tile on which every segment is named."""


def _way(point: Point, roads: Sequence[Sequence[Point]]) -> str:
    """Return the letter of the nearest road: how it runs where it is nearest."""
    (ax, ay), (bx, by) = min(
        (piece for road in roads for piece in pairwise(road)), key=lambda ab: distance(point, [ab])
    )
    along, down = bx - ax, by - ay
    if abs(along) > STEEP * abs(down):
        return "-"
    return "|" if abs(down) > STEEP * abs(along) else "\\" if along * down > 0 else "/"


@cache
def raster(kind: str, turns: int, size: int) -> tuple[str, ...]:
    """Return a tile as `size` rows of `size` pixels, each the letter of what it shows."""
    art = drawing(kind, turns)
    houses, trees = scatter(kind, turns)
    roads, walls, areas = art.roads, art.walls, art.areas
    step = SIDE / size

    def letter(point: Point) -> str:
        x, y = point
        if art.cloister and math.dist(point, (art.cloister[0], art.cloister[1])) < ABBEY_RADIUS:
            return "A" if y < art.cloister[1] - 4 else "@"
        if any(math.dist(point, gate) < step * 0.8 for gate in art.gates):
            return "n"
        town = any(inside(point, area) for area in areas)
        rim = min(x, y, SIDE - x, SIDE - y) < step  # there a wall must not hide what the edge is
        if walls and (town or not rim) and distance(point, walls) < step * 0.62:
            return "#"
        if town:
            near = min(step * 0.5, 6)
            return "^" if any(abs(x - hx) < near and abs(y - hy + 5) < near for hx, hy in houses) else ":"
        if art.crossing and math.dist(point, art.crossing) < step * 1.1:
            return "+"
        if roads and distance(point, roads) < step * 0.55:
            return _way(point, roads)
        return "," if any(abs(x - tx) < step * 0.6 and abs(y - ty) < step * 0.6 for tx, ty in trees) else "."

    return tuple(
        "".join(letter(((column + 0.5) * step, (row + 0.5) * step)) for column in range(size)) for row in range(size)
    )


def _characters(kind: str, turns: int, size: int) -> Iterator[tuple[int, int, tuple[Colour, Colour], str]]:
    """Yield the characters of a tile: column, row, the colours of both halves, the letter without colours."""
    rows = raster(kind, turns, size)
    order = "".join(LOOK)
    rim = {0: 0, size // 2 - 1: 1}
    for row in range(size // 2):
        for column, pair in enumerate(zip(rows[2 * row], rows[2 * row + 1], strict=True)):
            letter = min(pair, key=order.index)
            if letter == "#" and row in rim and pair[rim[row]] in ",.":
                letter = "."  # what leads to the edge is field
            yield column, row, (LOOK[pair[0]], LOOK[pair[1]]), ADORNED.get(letter, letter)


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
    if size == PLAIN:
        fits = (size for size in PLAIN_SIZES if FRAME_LEFT + (x1 - x0) * size <= COLUMNS)
        size = next(fits, PLAIN_SIZES[-1])
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
        _tile(picture, corner(tile["x"], tile["y"]), tile["kind"], tile["r"], size)
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


def _tile(picture: Picture, at: tuple[int, int], kind: str, turns: int, size: int) -> None:
    """Draw one tile."""
    column, row = at
    for along, down, colours, letter in _characters(kind, turns, size):
        picture.pixels(column + along, row + down, colours, letter)
    for spot in drawing(kind, turns).pennants:
        picture.write(column + int(spot[0] * size / SIDE) + 1, row + int(spot[1] * size / SIDE / 2), *PENNANT)


def hand(view: Mapping[str, Any]) -> list[str]:
    """Return the tile in hand, turned each way it can lie; once it is placed, larger, with its segments named."""
    if view["tile"]:
        ways = [turns for turns in range(4) if tables.FITS[256 * tables.LETTERS.index(view["tile"])] >> turns & 1]
        picture = Picture(FRAME_LEFT + len(ways) * (HELD + GAP), FRAME_TOP + HELD // 2)
        for place, turns in enumerate(ways):
            column = FRAME_LEFT + place * (HELD + GAP)
            picture.write(column, 0, f"{view['tile']} r{turns}", MARGIN)
            _tile(picture, (column, FRAME_TOP), view["tile"], turns, HELD)
        return picture.lines()
    if view["phase"] != "meeple":
        return []
    last = view["last"]
    kind, turns = next(
        (tile["kind"], tile["r"]) for tile in view["tiles"] if (tile["x"], tile["y"]) == (last["x"], last["y"])
    )
    picture = Picture(FRAME_LEFT + NAMED, FRAME_TOP + NAMED // 2)
    picture.write(FRAME_LEFT, 0, f"{kind} r{turns}", MARGIN)
    _tile(picture, (FRAME_LEFT, FRAME_TOP), kind, turns, NAMED)
    taken: set[tuple[int, int]] = set()
    for name, (x, y) in sorted(drawing(kind, turns).spots.items(), key=lambda spot: (spot[1][1], spot[1][0])):
        wide = len(name) + 2
        column = min(max(0, round(x * NAMED / SIDE - wide / 2)), NAMED - wide)
        rows = sorted(range(NAMED // 2), key=lambda row: abs(row + 0.5 - y * NAMED / SIDE / 2))
        room = {row: {(row, column + at) for at in range(wide)} for row in rows}
        row = next(row for row in rows if not taken & room[row])
        taken |= room[row]
        picture.write(FRAME_LEFT + column, FRAME_TOP + row, f" {name} ")
    return picture.lines()


def _outline(picture: Picture, column: int, row: int, size: int, ink: str) -> None:
    """Mark the four corners of a cell."""
    right, bottom = column + size - 1, row + size // 2 - 1
    for x, y, mark in ((column, row, "┌"), (right, row, "┐"), (column, bottom, "└"), (right, bottom, "┘")):
        picture.write(x, y, mark, ink)


def headline(view: Mapping[str, Any]) -> str:
    """Return the turn, and how many tiles are to come."""
    return t("cli-headline", turn=view["turn"], total=view["stack"]["total"])


def goods(view: Mapping[str, Any], seat: int) -> list[str]:
    """Return what a seat has besides its points."""
    row = view["seats"][seat]
    at_once = [] if is_over(view) else [f"{t('cli-seat-if-ended')} {row['if_ended']}"]
    return [f"{t('cli-seat-supply')} {row['supply']}", *at_once]


TERMINAL: Final = Terminal(
    draw=draw,
    point=point,
    needs=needs,
    headline=headline,
    goods=goods,
    hand=hand,
)
