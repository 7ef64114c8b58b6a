"""The picture of a tile kind as geometry: where its walls, roads, houses and meeples are, however it is turned.

A tile is 100 by 100, x to the east and y to the south. It is put together out of the pieces in `symbols.svg`; which
pieces, and the spots for meeples, come from the components.
"""

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from bastide.engine.drawing import Symbols
from bastide.games.carcassonne.kernel import tables

Point = tuple[float, float]
Line = tuple[Point, ...]

SYMBOLS: Final = Symbols("bastide.games.carcassonne")
SIDE: Final = 100
EDGES: Final = "NESW"
ALL: Final = len(EDGES)
HALF_TURN: Final = 2
"""In quarter turns, as far as an edge is from the one across the tile."""
AWAY: Final = 6
"""How far a crossing keeps from the gable of a town at one edge."""
STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
GATE: Final[Point] = (50, 78)
BESIDE_A_GABLE: Final = ("", "right", "ahead", "left")
"""[quarters from the gable to the edge] the road to a crossing."""
ENDS: Final = {"city": "to-gate", "cloister": "to-abbey", "crossing": "end"}
"""[terminus] the road that ends there, away from any gable."""
COMMAND: Final = re.compile(r"([MLC])([^MLCZ]*)")
NUMBER: Final = re.compile(r"-?[0-9.]+")

# How far houses and trees keep from what else is on the tile; `SPOT` is where a meeple may stand.
HOUSE_TO_WALL: Final = 9.5
HOUSE_TO_EDGE: Final = 8
HOUSE_TO_SPOT: Final = 13
TREE_TO_WALL: Final = 10
TREE_TO_ROAD: Final = 12
TREE_TO_SPOT: Final = 17
TREE_TO_CROSSING: Final = 20
TREE_TO_CLOISTER: Final = 30


SEGMENTS: Final = {"cities": "city", "roads": "road", "fields": "field"}


def turn(point: Point, turns: int) -> Point:
    """Turn a point of a tile clockwise about its middle by quarter turns."""
    x, y = point
    for _ in range(turns % 4):
        x, y = SIDE - y, x
    return x, y


class Piece(NamedTuple):
    """A piece of a tile: the symbol, and by how many quarters it is turned clockwise."""

    name: str
    turns: int


@cache
def lines_of(name: str) -> tuple[Line, ...]:
    """Return the lines of a piece, its curves in seven points each."""
    lines: list[list[Point]] = []
    for command, words in COMMAND.findall(SYMBOLS.known[f"carcassonne-{name}"].markup.split('"')[1]):
        numbers = [float(number) for number in NUMBER.findall(words)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            lines.append(points)
        elif command == "L":
            lines[-1] += points
        else:
            lines[-1] += bezier((lines[-1][-1], *points))[1:]
    return tuple(map(tuple, lines))


def town(edges: Sequence[int]) -> Piece:
    """Return the piece of a town that reaches these edges."""
    gaps = [edge for edge in range(ALL) if edge not in edges]
    if not gaps:
        return Piece("whole", 0)
    if len(gaps) == 1:
        return Piece("three", gaps[0] + HALF_TURN)
    if len(edges) == 1:
        return Piece("cap", edges[0])
    if (edges[1] - edges[0]) % ALL == HALF_TURN:
        return Piece("band", 1 - edges[0] % 2)
    return Piece("corner", next(edge for edge in edges if (edge + 1) % ALL in edges))


def road(edges: Sequence[int], terminus: str, gable: int | None) -> Piece:
    """Return the piece of a road; beside the gable of a town at one edge it keeps away."""
    if len(edges) == 1:
        if terminus == "crossing" and gable is not None:
            return Piece(BESIDE_A_GABLE[(edges[0] - gable) % ALL], gable)
        return Piece(ENDS[terminus], edges[0] - HALF_TURN)
    if (edges[1] - edges[0]) % ALL == HALF_TURN:
        return Piece("straight", edges[0]) if gable is None else Piece("beside", gable)
    return Piece("bend", next(edge for edge in edges if (edge + 1) % ALL in edges))


class Drawing:
    """What one tile kind contributes to the layers, in the orientation `turns`, at the origin."""

    def __init__(self, kind: Mapping[str, Any], turns: int) -> None:
        self.turns = turns
        self.crossing: Point | None = None
        self.cloister: Point | None = None
        self.spots: dict[str, Point] = {}
        cities = [[EDGES.index(edge) for edge in city["edges"]] for city in kind["cities"]]
        roads = [[EDGES.index(edge) for edge in row["edges"]] for row in kind["roads"]]
        gables = [edges[0] for edges in cities if len(edges) == 1]
        gable = gables[0] if len(gables) == 1 else None
        self.towns = [self._turned(town(edges)) for edges in cities]
        self.ways = [
            self._turned(road(edges, row["terminus"], gable)) for edges, row in zip(roads, kind["roads"], strict=True)
        ]
        for group in ("cities", "roads", "fields"):
            for index, row in enumerate(kind[group]):
                self.spots[f"{SEGMENTS[group]}.{index}"] = self._at(row["spot"])
        self.pennants = [self._at(city["spot"]) for city in kind["cities"] if city["pennant"]]
        ends = [(edges[0], row["terminus"]) for edges, row in zip(roads, kind["roads"], strict=True)]
        self.gates = [turn(GATE, edge - HALF_TURN + turns) for edge, terminus in ends if terminus == "city"]
        if any(terminus == "crossing" for _, terminus in ends):
            dx, dy = (0, 0) if gable is None else STEP[gable]
            self.crossing = turn((50 - dx * AWAY, 50 - dy * AWAY), turns)
        if kind["cloister"]["present"]:
            self.cloister = self.spots["cloister"] = self._at(kind["cloister"]["spot"])

    def _at(self, spot: Sequence[float]) -> Point:
        return turn((spot[0] * SIDE, spot[1] * SIDE), self.turns)

    def _turned(self, piece: Piece) -> Piece:
        return Piece(piece.name, (piece.turns + self.turns) % ALL)

    @property
    def areas(self) -> list[Line]:
        """The ground of each town."""
        return [line for piece in self.towns for line in _lines(f"{piece.name}-ground", piece.turns)]

    @property
    def walls(self) -> list[Line]:
        """The walls of the towns, from corner to corner of the tile."""
        return [
            line for piece in self.towns if piece.name != "whole" for line in _lines(f"{piece.name}-wall", piece.turns)
        ]

    @property
    def roads(self) -> list[Line]:
        """The middle of each road."""
        return [line for piece in self.ways for line in _lines(f"{piece.name}-line", piece.turns)]


@cache
def _lines(name: str, turns: int) -> tuple[Line, ...]:
    return tuple(tuple(turn(point, turns) for point in line) for line in lines_of(name))


def inside(point: Point, area: Sequence[Point]) -> bool:
    """Return whether a point lies in a polygon (even-odd)."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(area, (*area[1:], area[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def distance(point: Point, lines: Iterable[Sequence[Point]]) -> float:
    """Return the distance from a point to the nearest of some polylines."""
    best = math.inf
    for line in lines:
        for (ax, ay), (bx, by) in pairwise(line):
            dx, dy = bx - ax, by - ay
            share = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy or 1)
            share = min(1.0, max(0.0, share))
            best = min(best, math.hypot(point[0] - ax - share * dx, point[1] - ay - share * dy))
    return best


def bezier(curve: Sequence[Point], steps: int = 6) -> list[Point]:
    """Return points along a cubic curve."""
    a, b, c, d = curve
    points = []
    for i in range(steps + 1):
        u = i / steps
        v = 1 - u
        w = (v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
        points.append(
            (
                sum(p[0] * k for p, k in zip((a, b, c, d), w, strict=True)),
                sum(p[1] * k for p, k in zip((a, b, c, d), w, strict=True)),
            )
        )
    return points


@cache
def drawing(kind: str, turns: int) -> Drawing:
    """Return the drawing of a tile kind turned clockwise by quarter turns."""
    return Drawing(tables.TILES[tables.LETTERS.index(kind)], turns)


@cache
def scatter(kind: str, turns: int) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """Return where a tile's houses and trees stand: upright whatever its turn, clear of walls and roads."""
    tile = drawing(kind, turns)
    roads, walls, areas = tile.roads, tile.walls, tile.areas
    keep = [tile.spots[name] for name in tile.spots]
    houses: list[Point] = []
    trees: list[Point] = []
    for row in range(6):
        for column in range(6):
            # A slightly shaken grid; the same tile always looks the same.
            shake = (row * 7 + column * 13 + ord(kind)) % 5 - 2
            point = (9.0 + column * 16.4 + shake * 1.4, 15.0 + row * 15.6 + (shake * 3 % 5 - 2))
            wall = distance((point[0], point[1] - 4), walls)
            if any(inside((point[0], point[1] - 4), area) for area in areas):
                free = all(math.dist(point, (x, y + 6)) > HOUSE_TO_SPOT for x, y in keep)
                if wall > HOUSE_TO_WALL and free and HOUSE_TO_EDGE < point[0] < SIDE - HOUSE_TO_EDGE:
                    houses.append(point)
            elif (
                (row * 5 + column * 3 + ord(kind)) % 6 == 0
                and wall > TREE_TO_WALL
                and distance(point, roads) > TREE_TO_ROAD
                and all(math.dist(point, spot) > TREE_TO_SPOT for spot in keep)
                and (tile.crossing is None or math.dist(point, tile.crossing) > TREE_TO_CROSSING)
                and (tile.cloister is None or math.dist(point, tile.cloister) > TREE_TO_CLOISTER)
            ):
                trees.append(point)
    return tuple(houses), tuple(trees)
