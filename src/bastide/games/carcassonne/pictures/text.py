"""The board drawn in plain characters, for terminals and for `print(state)`.

City `#`, pennant `!`, field `.`, road `-` `|` and `+`, crossing `*`, cloister `@`; meeples are the letters of
their seats, `A` for seat 0. Columns and rows carry their coordinates.
"""

from typing import Any, Final

from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import State
from bastide.games.carcassonne.words.notation import node_name
from bastide.games.carcassonne.words.position import PHASE_NAMES

WIDE: Final = 7
HIGH: Final = 3
SEAT_LETTERS: Final = "ABCDE"
MARGIN: Final = 5
CITY_DEPTH: Final = 0.28
"""How far a city at one edge reaches into its tile, whose side is 1."""
WALL_DEPTH: Final = 0.2
"""How far a city at several edges stays away from the others."""


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
    if len(edges) == 2 and "".join(edges) not in ("NS", "EW"):
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


def _drawn_tiles(state: State) -> dict[tuple[int, int], list[str]]:
    drawn = {}
    for tile in range(state.tiles):
        kind, turn = divmod(int(state.tile_kr[tile]), 4)
        end = state.tile_base[tile + 1] if tile + 1 < state.tiles else state.nodes
        meeple, spot = "", None
        for node in range(state.tile_base[tile], end):
            if state.meeple[node]:
                meeple, spot = SEAT_LETTERS[state.meeple[node] - 1], segment_spot(kind, node_name(state, node))
        drawn[int(state.tile_x[tile]), int(state.tile_y[tile])] = draw_tile(kind, turn, meeple, spot)
    return drawn


def draw_board(state: State) -> str:
    """Return the board, the points and what comes next, as lines of text."""
    drawn = _drawn_tiles(state)
    columns = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    lines = [" " * MARGIN + "".join(f"{x:^{WIDE}}" for x in columns).rstrip()]
    for y in range(min(y for _, y in drawn), max(y for _, y in drawn) + 1):
        for row in range(HIGH):
            margin = f"{y:>{MARGIN - 1}} " if row == HIGH // 2 else " " * MARGIN
            line = "".join(drawn[x, y][row] if (x, y) in drawn else " " * WIDE for x in columns)
            lines.append((margin + line).rstrip())
    seats = (
        f"{SEAT_LETTERS[seat]} {points} ({state.supply[seat]} meeples)" for seat, points in enumerate(state.scores())
    )
    now = PHASE_NAMES[state.phase]
    if state.hand != codes.NOBODY:
        now += f" {tables.LETTERS[state.hand]}"
    if state.phase != codes.OVER:
        now += f", {SEAT_LETTERS[state.player]} to play, {state.unseen} tiles left"
    return "\n".join([*lines, "", "  ".join(seats), now])
