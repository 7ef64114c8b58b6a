"""The picture of a tile kind as geometry: where its walls, roads, houses and meeples are, however it is turned.

A tile is 100 by 100, x to the east and y to the south. The lines are the project's own; the facts
(which edges a city or road reaches, the spots for meeples) come from the components.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from bastide.games.carcassonne.kernel import tables

Point = tuple[float, float]

SIDE: Final = 100
EDGES: Final = "NESW"
STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
MIDDLE: Final[tuple[Point, ...]] = ((50, 0), (100, 50), (50, 100), (0, 50))
HALF_TURN: Final = 2
"""In quarter turns, as far as an edge is from the one across the tile."""
CROSSING: Final = "crossing"

# The walls of a city segment in one orientation, from corner to corner.
CAP: Final[tuple[Point, ...]] = ((0, 0), (16, 17), (36, 25), (64, 25), (84, 17), (100, 0))
CORNER: Final[tuple[Point, ...]] = ((0, 0), (20, 27), (45, 46), (54, 55), (73, 80), (100, 100))
BOW: Final[tuple[Point, ...]] = ((0, 0), (17, 11), (38, 16), (62, 16), (83, 11), (100, 0))
THREE: Final[tuple[Point, ...]] = ((0, 100), (17, 84), (38, 77), (62, 77), (83, 84), (100, 100))
SQUARE: Final[tuple[Point, ...]] = ((0, 0), (100, 0), (100, 100), (0, 100))

# How far houses and trees keep from what else is on the tile; `SPOT` is where a meeple may stand.
HOUSE_TO_WALL: Final = 9.5
HOUSE_TO_EDGE: Final = 8
HOUSE_TO_SPOT: Final = 13
TREE_TO_WALL: Final = 10
TREE_TO_ROAD: Final = 12
TREE_TO_SPOT: Final = 17
TREE_TO_CROSSING: Final = 20
TREE_TO_CLOISTER: Final = 30


def turn(point: Point, turns: int) -> Point:
    """Turn a point of a tile clockwise about its middle by quarter turns."""
    x, y = point
    for _ in range(turns % 4):
        x, y = SIDE - y, x
    return x, y


def _across(edges: Sequence[int]) -> bool:
    """Return whether the two edges lie across the tile from each other."""
    return (edges[1] - edges[0]) % len(EDGES) == HALF_TURN


class Drawing:
    """What one tile kind contributes to the layers, in the orientation `turns`, at the origin."""

    def __init__(self, kind: Mapping[str, Any], turns: int) -> None:
        self.turns = turns
        self.areas: list[tuple[Point, ...]] = []
        self.walls: list[tuple[Point, ...]] = []
        self.pennants: list[Point] = []
        self.roads: list[tuple[Point, Point, Point, Point]] = []
        self.crossing: Point | None = None
        self.gates: list[Point] = []
        self.cloister: Point | None = None
        self.spots: dict[str, Point] = {}
        for index, city in enumerate(kind["cities"]):
            self._city([EDGES.index(edge) for edge in city["edges"]])
            self.spots[f"city.{index}"] = spot = self._at(city["spot"])
            if city["pennant"]:
                self.pennants.append(spot)
        cap = any(len(city["edges"]) == 1 for city in kind["cities"])
        for index, road in enumerate(kind["roads"]):
            self._road([EDGES.index(edge) for edge in road["edges"]], road["terminus"], cap)
            self.spots[f"road.{index}"] = self._at(road["spot"])
        for index, field in enumerate(kind["fields"]):
            self.spots[f"field.{index}"] = self._at(field["spot"])
        if kind["cloister"]["present"]:
            self.cloister = self.spots["cloister"] = self._at(kind["cloister"]["spot"])

    def _at(self, spot: Sequence[float]) -> Point:
        return turn((spot[0] * SIDE, spot[1] * SIDE), self.turns)

    def _city(self, edges: list[int]) -> None:
        """Add ground and walls of a city segment that reaches these edges."""
        gaps = [edge for edge in range(len(EDGES)) if edge not in edges]
        if not gaps:
            self.areas.append(SQUARE)
            return
        rest: tuple[Point, ...] = ()
        if len(gaps) == 1:
            walls, rest, turns = [THREE], ((100.0, 0.0), (0.0, 0.0)), gaps[0] - HALF_TURN
        elif len(edges) == 1:
            walls, turns = [CAP], edges[0]
        elif _across(edges):
            # A band from edge to edge: the two walls face each other across it.
            other = tuple((SIDE - x, SIDE - y) for x, y in BOW)
            walls, turns = [BOW, other], 1 - edges[0] % 2
        else:
            first = 3 if {0, 3} == set(edges) else min(edges)
            walls, rest, turns = [CORNER], ((100.0, 0.0),), first
        turns += self.turns
        turned = [tuple(turn(point, turns) for point in wall) for wall in walls]
        self.walls.extend(turned)
        area = sum(turned, ()) + tuple(turn(point, turns) for point in rest)
        self.areas.append(area)

    def _road(self, edges: list[int], terminus: str, cap: bool) -> None:
        """Add a road as one cubic curve that leaves every edge at its middle and at a right angle."""
        middle: Point = (50, 56) if cap else (50, 50)
        start = MIDDLE[edges[0]]
        if len(edges) > 1:
            end = MIDDLE[edges[1]]
            if _across(edges):
                # A straight road sags a little where a city's wall comes close.
                sag = 8 if cap else 0
                curve = (
                    start,
                    *(((end[i] - start[i]) * t + start[0], 50.0 + sag) for i, t in ((0, 0.3), (0, 0.7))),
                    end,
                )
                if start[0] == end[0]:
                    curve = (start, (start[0] + 4, 30), (start[0] - 4, 70), end)
            else:
                curve = (start, self._inwards(start, edges[0], 27), self._inwards(end, edges[1], 27), end)
        else:
            stop = middle if terminus == CROSSING else (50.0, 76.0) if terminus == "city" else (50.0, 66.0)
            dx, dy = STEP[edges[0]]
            curve = (start, self._inwards(start, edges[0], 16), (stop[0] + dx * 16, stop[1] + dy * 16), stop)
            if terminus == CROSSING:
                self.crossing = turn(middle, self.turns)
            elif terminus == "city":
                self.gates.append(turn((50, 79), self.turns))
        a, b, c, d = (turn(point, self.turns) for point in curve)
        self.roads.append((a, b, c, d))

    @staticmethod
    def _inwards(point: Point, edge: int, length: float) -> Point:
        dx, dy = STEP[edge]
        return point[0] - dx * length, point[1] - dy * length


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
    roads = [bezier(curve) for curve in tile.roads]
    keep = [tile.spots[name] for name in tile.spots]
    houses: list[Point] = []
    trees: list[Point] = []
    for row in range(6):
        for column in range(6):
            # A slightly shaken grid; the same tile always looks the same.
            shake = (row * 7 + column * 13 + ord(kind)) % 5 - 2
            point = (9.0 + column * 16.4 + shake * 1.4, 15.0 + row * 15.6 + (shake * 3 % 5 - 2))
            wall = distance((point[0], point[1] - 4), tile.walls)
            if any(inside((point[0], point[1] - 4), area) for area in tile.areas):
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
