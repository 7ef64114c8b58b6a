"""What the seats have in the drawing: action board with upgrades and walls, goods, tracks, technologies."""

import math
from collections.abc import Mapping
from typing import Any, Final

from bastide.engine.drawing import path, rect, short, write
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import tables
from bastide.games.praga.pictures.strokes import draw_gains, draw_tile, hexagon, mark, use

RADIUS: Final = 29.0
WIDTH: Final = 555
BOARD_WIDTH: Final = 5 * RADIUS * math.sqrt(3)
BOARD_HEIGHT: Final = 8 * RADIUS
HEIGHT: Final = BOARD_HEIGHT + 44
STEP: Final = 22
GOODS: Final = ("gold", "stone", "egg", "silver_window", "gold_window", "red_token", "blue_token")
TRACKS: Final = (("mine", "mines", "Gold mines"), ("quarry", "quarries", "Quarries"))
LEARNED: Final = (("technology", "Technology"), ("university", "University"))


def draw_holding(view: Mapping[str, Any], seat: int, at: tuple[float, float]) -> list[str]:
    """Draw everything of a seat, the upper left corner at a point."""
    x, y = at
    data = view["seats"][seat]
    on_turn = seat == view["current"] or seat in view["winners"]
    width = 'stroke-width="4"' if on_turn else 'stroke-width="1.6"'
    drawn = [
        path(f"M{short(x)} {short(y)}h{WIDTH}", f"f-none s-p{seat + 1}", more=width),
        mark(seat, x + 14, y + 24, 1.2),
        write(x + 32, y + 32, data["score"], 26, font_family="Georgia,serif"),
    ]
    drawn += _board(data, seat, (x, y + 42))
    left = x + BOARD_WIDTH + 24
    drawn += _goods(data, (left, y + 24))
    drawn += _tracks(data, seat, (left, y + 64))
    drawn += _owned(data, (left, y + 178))
    return drawn


def _board(data: Mapping[str, Any], seat: int, at: tuple[float, float]) -> list[str]:
    """Draw the six actions around the middle, the tiles on them and the walls outside."""
    x, y = at[0] + BOARD_WIDTH / 2, at[1] + BOARD_HEIGHT / 2 - 4
    drawn = [mark(seat, x, y, 1.1)]
    for row in (*data["walls"], *data["hexes"]):
        hx = x + (row["q"] + row["r_"] / 2) * RADIUS * math.sqrt(3)
        hy = y + row["r_"] * RADIUS * 1.5
        if row["tile"]:
            drawn.append(draw_tile(hx, hy, RADIUS - 0.5, row["tile"], row["r"]))
        elif "place" in row:
            drawn.append(hexagon(hx, hy, RADIUS - 3, "f-none s-line-2", more='stroke-dasharray="2 4"'))
            drawn.append(write(hx, hy + 4, row["place"], 9, "middle", kind="f-ink-3"))
        else:
            drawn.append(hexagon(hx, hy, RADIUS - 1, "f-sheet-2 s-draw"))
            drawn.append(use(row["action"], hx, hy - 2))
    return drawn


def _goods(data: Mapping[str, Any], at: tuple[float, float]) -> list[str]:
    """Draw the goods, each with its number."""
    drawn = []
    for number, kind in enumerate(GOODS):
        x = at[0] + 8 + number * 41
        faint = "" if data[kind] else ' opacity=".3"'
        drawn.append(f"<g{faint}>{use(kind, x, at[1])}{write(x + 12, at[1] + 5, data[kind], 14)}</g>")
    return drawn


def _tracks(data: Mapping[str, Any], seat: int, at: tuple[float, float]) -> list[str]:
    """Draw the four tracks with the seat's marker, books, multipliers and the place of the production token."""
    drawn = []
    board = BOX["player_board"]
    for number, (kind, name, words) in enumerate(TRACKS):
        track, top = board[name], at[1] + number * 27
        cells = [(str(space - 1), _bonus(track, space)) for space in range(2, int(tables.TRACK_LAST[number]) + 1)]
        marked = [track["production_token_at_space"] - 2, track["seal_at_space"] - 2]
        drawn += _track((at[0], top), words, cells, marked)
        drawn.append(mark(seat, at[0] + 86 + (data[kind] - 2) * STEP, top, 0.8))
    for number, (kind, words) in enumerate(LEARNED):
        top = at[1] + (number + 2) * 27
        steps = range(board[kind]["steps"] + 1)
        books = {step: level for level, step in board["technology"]["books"].items()}
        labels = [books.get(step, "·") if kind == "technology" else f"×{tables.MULTIPLIER[step]}" for step in steps]
        marked = sorted(books) if kind == "technology" else []
        drawn += _track((at[0], top), words, [(label, []) for label in labels], marked)
        drawn.append(mark(seat, at[0] + 86 + data[kind] * STEP, top, 0.8))
    return drawn


def _bonus(track: Mapping[str, Any], space: int) -> list[dict[str, Any]]:
    gains = [row["gain"] for row in track["production_bonus"] if row["left_of_space"] == space]
    return [{"kind": kind, "n": n} for gain in gains for kind, n in gain.items()]


def _track(
    at: tuple[float, float], words: str, cells: list[tuple[str, list[dict[str, Any]]]], marked: list[int]
) -> list[str]:
    drawn = [write(at[0], at[1] + 4, words, 12)]
    for number, (label, bonus) in enumerate(cells):
        x = at[0] + 75 + number * STEP
        drawn.append(rect(x, at[1] - 10, STEP, 20, "f-sheet s-line-2"))
        drawn.append(write(x + STEP / 2, at[1] + 4, label, 11, "middle", kind="f-ink-3"))
        if number in marked:
            line = f"M{short(x + 2)} {short(at[1] + 11)}h{STEP - 4}"
            drawn.append(path(line, "f-none s-ochre", more='stroke-width="3"'))
        if bonus:
            drawn.append(draw_gains(x + 1, at[1] - 12, bonus, 0.5))
    return drawn


def _owned(data: Mapping[str, Any], at: tuple[float, float]) -> list[str]:
    """Write the technologies, tokens, seals, V tiles and cubes that a seat has."""
    lasting = [row["tile"] for row in data["technologies"]]
    v_tiles = [tile for tile in (data["v_bridge"], data["v_cathedral"]) if tile]
    tokens = [tile for tile in data["tokens"].values() if tile]
    drawn = [write(at[0], at[1] + 4, f"cubes {data['cubes']}, region {data['region']}, turns {data['turns']}", 12)]
    x, y = at[0], at[1] + 14
    for tile in (*lasting, *data["one_time"], *v_tiles, *tokens, *data["seals"]):
        if x > at[0] + 250:
            x, y = at[0], y + 24
        kind = "f-ochre" if tile in data["seals"] else "f-k-royal" if tile in lasting else "f-white"
        drawn.append(rect(x, y, 46, 20, f"{kind} s-line-2") + write(x + 23, y + 14, tile, 11, "middle"))
        x += 51
    return drawn
