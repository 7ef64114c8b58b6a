"""The whole position as one SVG drawing, for notebooks and records: crane, rows, city, grids, bridge, every seat.

The same hand as the browser's board, simplified, and all from the view. The colours are the drawing's own (vellum), so
it looks the same on any page.
"""

import math
from collections.abc import Mapping
from typing import Any, Final

from bastide.engine.drawing import path, rect, short, write
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import codes
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.pictures.holdings import HEIGHT, draw_holding
from bastide.games.praga.pictures.holdings import WIDTH as HOLDING
from bastide.games.praga.pictures.strokes import (
    SYMBOLS,
    draw_gains,
    draw_tile,
    figure,
    heading,
    hexagon,
    mark,
    use,
)
from bastide.games.praga.pictures.town import TOWN_HEIGHT, TOWN_WIDTH, draw_town
from bastide.games.praga.words.titles import ON_BRIDGE, TILE_TITLES
from bastide.games.praga.words.view import view

MARGIN: Final = 24
WHEEL: Final = 150
"""Radius of the crane."""
LEFT: Final = 2 * WHEEL + 2 * MARGIN
"""Where the city begins."""
WIDTH: Final = round(LEFT + TOWN_WIDTH + MARGIN)
TILE: Final = 36
SLOT: Final = 78
ROWS_TOP: Final = 2 * WHEEL + 92
CELL: Final = 24
ABREAST: Final = 2
"""Markers beside each other on a cell; more stand in a second line."""
GRIDS_TOP: Final = round(TOWN_HEIGHT) + 56
SEATS_TOP: Final = GRIDS_TOP + 210
ZONES: Final = {"red": "f-madder-wash", "green_three": "f-verdigris-wash", "blue": "f-lapis-wash"}
TIERS: Final = ("f-sheet", "f-sheet-2", "f-sheet-3")


def _zone(position: int) -> str:
    crane = BOX["crane"]
    return next((kind for name, kind in ZONES.items() if position in crane[name]), ZONES["green_three"])


def _ring(inner: float, outer: float, number: int, kind: str) -> str:
    """Draw one of twelve sectors of a ring, number 0 beginning at the top."""
    x = y = MARGIN + WHEEL
    turn = math.pi / 6
    spots = [(inner, number), (outer, number), (outer, number + 1), (inner, number + 1)]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (
        (x + r * math.sin(n * turn), y - r * math.cos(n * turn)) for r, n in spots
    )
    big, small = (f"A{short(r)} {short(r)} 0 0" for r in (outer, inner))
    line = f"M{short(ax)} {short(ay)}L{short(bx)} {short(by)}{big} 1 {short(cx)} {short(cy)}L{short(dx)} {short(dy)}"
    return path(f"{line}{small} 0 {short(ax)} {short(ay)}Z", kind)


def _spot(away: float, number: float) -> tuple[float, float]:
    angle = (number + 0.5) * math.pi / 6
    return MARGIN + WHEEL + away * math.sin(angle), MARGIN + WHEEL - away * math.cos(angle)


def _crane(view: Mapping[str, Any]) -> list[str]:
    """Draw the frame with its zones and prices, and the wheel: bonuses inside, action tiles where they hang."""
    crane, drawn = view["crane"], []
    red, blue = BOX["crane"]["red"], BOX["crane"]["blue"]
    for position in range(BOX["crane"]["positions"]):
        drawn.append(_ring(WHEEL - 22, WHEEL, position, f"{_zone(position)} s-draw"))
        gain = []
        if position in red:
            gain = [{"kind": "gold", "n": BOX["crane"]["red_cost"][red.index(position)]}]
        elif position in blue:
            gain = [{"kind": "points", "n": BOX["crane"]["blue_points"][blue.index(position)]}]
        drawn.append(draw_gains(*_spot(WHEEL - 11, position), gain, 0.9))
    tiles = {tile["tile"]: tile for tile in crane["tiles"]}
    for sector in crane["sectors"]:
        position, tile = sector["position"], sector["tile"]
        drawn.append(_ring(70, WHEEL - 24, position, f"{'f-white' if tile else 'f-sheet-2'} s-draw"))
        drawn.append(_ring(22, 70, position, "f-sheet s-draw"))
        drawn.append(_bonus(sector["bonus"], position))
        if tile:
            first, second = tiles[tile]["actions"]
            drawn += [use(first, *_spot(113, position), 0.85)]
            drawn += [use(second, *_spot(91, position), 0.85)]
            if tiles[tile]["token"]:
                drawn.append(
                    write(*_spot(123, position + 0.32), f"+{tiles[tile]['token']}", 10, "middle", kind="f-may-ink")
                )
    x = y = MARGIN + WHEEL
    drawn.append(f'<circle cx="{x}" cy="{y}" r="22" class="f-roof-2 s-draw"/>')
    ax, ay = _spot(47, crane["arrow"])
    turn = round((crane["arrow"] + 0.5) * 30 - 90)
    drawn.append(
        f'<g transform="translate({short(ax)} {short(ay)}) rotate({turn})"><path d="M-11-8 13 0-11 8Z" '
        f'class="f-ink"/></g>'
    )
    where = f"Turn {view['turn']}, era {'I' * view['era']}"
    drawn.append(write(MARGIN, 2 * WHEEL + MARGIN + 24, where, 13, kind="f-ink-3"))
    return drawn


def _bonus(bonus: Mapping[str, Any] | None, position: int) -> str:
    """Draw what a sector of the wheel offers: gains, a special tile or points, or an egg for its price."""
    if bonus is None:
        return ""
    x, y = _spot(54, position)
    if bonus["what"] == "special_or_points":
        inner = _spot(37, position)
        disc = f'<circle cx="{short(x)}" cy="{short(y)}" r="8" class="f-white s-ochre" stroke-width="2"/>'
        return (
            disc
            + write(x, y + 4, "S", 11, "middle", font_weight="700")
            + draw_gains(*inner, [{"kind": "points", "n": bonus["points"]}], 0.7)
        )
    if bonus["pay"]:
        return draw_gains(x, y, bonus["gain"], 0.85) + draw_gains(*_spot(36, position), bonus["pay"], 0.65)
    return draw_gains(x - 1, y, bonus["gain"], 0.75)


def _rows(view: Mapping[str, Any]) -> list[str]:
    """Draw the three rows: three tiles each, and the special one."""
    drawn = [heading(MARGIN, ROWS_TOP - 12, "Upgrades, walls, buildings")]
    for number, tiles in enumerate(view["rows"].values()):
        for slot, tile in enumerate(tiles):
            x = MARGIN + TILE + slot * SLOT + (8 if slot == codes.SPECIAL_SLOT else 0)
            y = ROWS_TOP + TILE + 2 + number * 88
            if tile:
                drawn += [draw_tile(x, y, TILE, tile), write(x, y + TILE + 9, tile, 9, "middle", kind="f-ink-3")]
            else:
                drawn.append(hexagon(x, y, TILE - 2, "f-none s-line-2", more='stroke-dasharray="2 4"'))
    return drawn


def _grids(view: Mapping[str, Any]) -> list[str]:
    """Draw Hunger Wall and Cathedral: arrows, points and markers, the points of the rows, the worth of the columns."""
    drawn = []
    for number, (name, words) in enumerate((("hunger_wall", "Hunger Wall"), ("cathedral", "Cathedral"))):
        grid, left = view["grids"][name], LEFT + number * (6 * CELL + 58)
        drawn.append(heading(left + 24, GRIDS_TOP - 10, words))
        drawn.append(use(name, left + 12, GRIDS_TOP - 15, 1))
        rows = len(grid["cells"])
        for row in range(rows):
            top = GRIDS_TOP + (rows - 1 - row) * CELL
            drawn.append(write(left + 18, top + 17, grid["row_points"][row], 12, "end", font_weight="600"))
            for column, cell in enumerate(grid["cells"][row]):
                at = 5 - column if name == "hunger_wall" else column
                x = left + 24 + at * CELL
                drawn.append(rect(x, top, CELL, CELL, f"{TIERS[grid['tier_of_row'][row] - 1]} s-line-2"))
                drawn.append(_cell(cell, (x + CELL / 2, top + CELL / 2), name == "hunger_wall"))
                here = [
                    seat
                    for seat, data in enumerate(view["seats"])
                    if (data[name]["row"], data[name]["column"]) == (row + 1, column + 1)
                ]
                for i, seat in enumerate(here):
                    mx = x + CELL / 2 + (i % ABREAST - 0.5) * 10 * (len(here) > 1)
                    my = top + CELL / 2 + (i // ABREAST - 0.5) * 10 * (len(here) > ABREAST)
                    drawn.append(mark(seat, mx, my, 0.62 if len(here) > 1 else 0.85))
        for column, value in enumerate(grid["column_value"]):
            at = 5 - column if name == "hunger_wall" else column
            drawn.append(
                write(
                    left + 24 + at * CELL + CELL / 2,
                    GRIDS_TOP + rows * CELL + 14,
                    f"×{value}",
                    11,
                    "middle",
                    kind="f-ink-3",
                )
            )
    return drawn


def _cell(cell: str, at: tuple[float, float], mirrored: bool) -> str:
    x, y = at
    if cell in ("up", "side"):
        return use("up" if cell == "up" else "left" if mirrored else "right", x, y, 0.9)
    return draw_gains(x, y, [{"kind": "points", "n": int(cell[1:])}], 0.85) if cell.startswith("p") else ""


def _sides(view: Mapping[str, Any]) -> list[str]:
    """Draw the bridge with the pawns on it, the seals and the production tokens of the river."""
    left = LEFT + 2 * (6 * CELL + 58) + 8
    drawn = [heading(left, GRIDS_TOP - 10, "Charles Bridge")]
    for number, space in enumerate(view["bridge"]["spaces"]):
        x = left + number * 66
        drawn.append(rect(x, GRIDS_TOP, 62, 34, f"{'f-sheet' if space['tile'] else 'f-sheet-2'} s-draw"))
        if space["tile"]:
            drawn.append(write(x + 31, GRIDS_TOP + 22, space["tile"], 13, "middle", font_weight="600"))
        else:
            drawn.append(draw_gains(x + 31, GRIDS_TOP + 17, space["gain"], 0.95))
    walkers = [(seat, data["region"]) for seat, data in enumerate(view["seats"]) if data["region"] in ON_BRIDGE]
    for number, (seat, region) in enumerate(walkers):
        x = left + 14 + number * 54
        drawn += [
            figure(seat, x, GRIDS_TOP + 64),
            write(x + 12, GRIDS_TOP + 58, ON_BRIDGE[region], 12),
        ]
    drawn.append(heading(left, GRIDS_TOP + 92, "Seals"))
    for number, seal in enumerate(view["seals"]):
        x, y = left + number * 66, GRIDS_TOP + 102
        title = TILE_TITLES[seal["seal"]]
        kind = "f-sheet" if seal["seat"] is None else f"f-p{seal['seat'] + 1}"
        drawn.append(rect(x, y, 62, 24, f"{kind} s-draw", more='rx="5"'))
        drawn.append(draw_gains(x + 31, y + 12, [*title["pay"], *title["gains"]], 0.8))
    drawn.append(heading(left, GRIDS_TOP + 152, "On the river"))
    here = [token for token, count in view["river"].items() for _ in range(count)]
    for number, token in enumerate(here):
        x, y = left + 20 + number * 44, GRIDS_TOP + 174
        drawn += [use("token", x, y), draw_gains(x, y, TILE_TITLES[token]["gains"], 0.75)]
    return drawn


def draw(view: Mapping[str, Any]) -> str:
    """Return the drawing of a view."""
    lines = (len(view["seats"]) + 1) // 2
    height = round(SEATS_TOP + lines * (HEIGHT + 20) + MARGIN)
    parts = [
        rect(0, 0, WIDTH, height, "f-sheet"),
        *_crane(view),
        *_rows(view),
        *draw_town(view, (LEFT, MARGIN)),
        *_grids(view),
        *_sides(view),
    ]
    for seat in range(len(view["seats"])):
        column, line = seat % 2, seat // 2
        at = (WIDTH - MARGIN - HOLDING if column else MARGIN, SEATS_TOP + line * (HEIGHT + 20))
        parts += draw_holding(view, seat, at)
    scores = ", ".join(str(seat["score"]) for seat in view["seats"])
    built = len(view["city"]["buildings"])
    label = f"Praga Caput Regni, turn {view['turn']}: {built} buildings in the city, scores {scores}"
    return SYMBOLS.sheet((0, 0, WIDTH, height), parts, label)


def svg(state: Position) -> str:
    """Return the position as a self-contained SVG drawing of the table and what everybody has."""
    return draw(view(state, None))
