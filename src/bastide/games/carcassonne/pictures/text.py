"""The board drawn in plain characters, for terminals and for `print(state)`.

City `#`, pennant `!`, field `.`, road `-` `|` and `+`, crossing `*`, cloister `@`; meeples are the letters of
their seats, `A` for seat 0. Columns and rows carry their coordinates.
"""

from collections.abc import Mapping
from typing import Any, Final

from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.view import turn
from bastide.games.carcassonne.words.view import view as view_of

WIDE: Final = 7
HIGH: Final = 3
SEAT_LETTERS: Final = "ABCDE"
MARGIN: Final = 5
CITY_DEPTH: Final = 0.28
"""How far a city at one edge reaches into its tile, whose side is 1."""
WALL_DEPTH: Final = 0.2
"""How far a city at several edges stays away from the others."""
NEIGHBOURS: Final = tuple(map(set, ("NE", "ES", "SW", "WN")))
"""The pairs of edges that meet in a corner."""


def _turn(x: float, y: float, quarters: int) -> tuple[float, float]:
    """Turn a point of the unit square clockwise."""
    for _ in range(quarters % 4):
        x, y = 1 - y, x
    return x, y


def _in_city(edges: list[str], x: float, y: float) -> bool:
    depth = {"N": y, "E": 1 - x, "S": 1 - y, "W": x}
    nearest = min(depth, key=lambda edge: depth[edge])
    if len(edges) == 1:
        return nearest == edges[0] and depth[nearest] < CITY_DEPTH
    if set(edges) in NEIGHBOURS:
        return min(depth[edge] for edge in edges) < min(depth[edge] for edge in depth if edge not in edges)
    return all(depth[edge] > WALL_DEPTH for edge in depth if edge not in edges)


def _ground(tile: dict[str, Any], turn: int) -> list[list[str]]:
    """Return the tile's cities and fields."""
    rows = []
    for row in range(HIGH):
        line = []
        for column in range(WIDE):
            x, y = _turn((column + 0.5) / WIDE, (row + 0.5) / HIGH, -turn)
            line.append("#" if any(_in_city(city["edges"], x, y) for city in tile["cities"]) else ".")
        rows.append(line)
    return rows


def _put(rows: list[list[str]], spot: list[float], turn: int, mark: str) -> None:
    x, y = _turn(spot[0], spot[1], turn)
    rows[min(int(y * HIGH), HIGH - 1)][min(int(x * WIDE), WIDE - 1)] = mark


def draw_tile(kind: int, turn: int, meeple: str = "", spot: list[float] | None = None) -> list[str]:
    """Return a turned tile as three lines of seven characters, with a meeple's letter on a spot if given."""
    tile = tables.TILES[kind]
    rows = _ground(tile, turn)
    middle_row, middle = HIGH // 2, WIDE // 2
    for road in tile["roads"]:
        edges = [tables.EDGE_LETTERS[(tables.EDGE_LETTERS.index(edge) + turn) % 4] for edge in road["edges"]]
        for edge in edges:
            if edge in "NS":
                rows[0 if edge == "N" else HIGH - 1][middle] = "|"
            else:
                for column in range(middle + 1, WIDE) if edge == "E" else range(middle):
                    rows[middle_row][column] = "-"
        centre = {"NS": "|", "EW": "-"}.get("".join(sorted(edges, key=tables.EDGE_LETTERS.index)), "+")
        if road["terminus"] == "crossing":
            centre = "*"
        if road["terminus"] in ("none", "crossing"):
            rows[middle_row][middle] = centre
    for city in tile["cities"]:
        if city["pennant"]:
            _put(rows, city["spot"], turn, "!")
    if tile["cloister"]["present"]:
        rows[middle_row][middle] = "@"
    if spot:
        _put(rows, spot, turn, meeple)
    return ["".join(line) for line in rows]


def segment_spot(kind: int, name: str) -> list[float]:
    """Return where a meeple stands on a segment of the unturned tile."""
    what, _, number = name.partition(".")
    tile = tables.TILES[kind]
    group = {"city": "cities", "road": "roads", "field": "fields"}
    found = tile["cloister"] if what == "cloister" else tile[group[what]][int(number)]
    return [float(part) for part in found["spot"]]


def _drawn_tiles(view: Mapping[str, Any]) -> dict[tuple[int, int], list[str]]:
    meeples = {(meeple["x"], meeple["y"]): meeple for meeple in view["meeples"]}
    drawn = {}
    for tile in view["tiles"]:
        at, kind = (tile["x"], tile["y"]), tables.LETTERS.index(tile["kind"])
        if at in meeples:
            letter, spot = SEAT_LETTERS[meeples[at]["seat"]], segment_spot(kind, meeples[at]["segment"])
            drawn[at] = draw_tile(kind, tile["r"], letter, spot)
        else:
            drawn[at] = draw_tile(kind, tile["r"])
    return drawn


def text(state: Position) -> str:
    """Return the board, the points and what comes next, as lines of text."""
    view = view_of(state, None)
    drawn = _drawn_tiles(view)
    columns = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    lines = [" " * MARGIN + "".join(f"{x:^{WIDE}}" for x in columns).rstrip()]
    for y in range(min(y for _, y in drawn), max(y for _, y in drawn) + 1):
        for row in range(HIGH):
            margin = f"{y:>{MARGIN - 1}} " if row == HIGH // 2 else " " * MARGIN
            line = "".join(drawn[x, y][row] if (x, y) in drawn else " " * WIDE for x in columns)
            lines.append((margin + line).rstrip())
    seats = (f"{SEAT_LETTERS[seat]} {row['score']} ({row['supply']} meeples)" for seat, row in enumerate(view["seats"]))
    now: str = view["phase"]
    if view["tile"] is not None:
        now += f" {view['tile']}"
    if state.phase != codes.OVER:
        now += f", {SEAT_LETTERS[turn(state).seat]} to play, {view['stack']['total']} tiles left"
    return "\n".join([*lines, "", "  ".join(seats), now])
