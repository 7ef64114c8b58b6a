"""The city in the drawing: river, hills, streets, building spaces with tiles and cubes, plazas, pawns on the road."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.drawing import path, rect, short, write
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import places
from bastide.games.praga.pictures.strokes import corner, draw_gains, draw_tile, figure, hexagon, mark, use
from bastide.games.praga.words.titles import TILE_TITLES

RADIUS: Final = 38.0
WIDTH: Final = RADIUS * math.sqrt(3)
SITE: Final = {"old_town": "f-pave s-ink-2", "new_town": "f-sheet s-line-2"}
BLOCKED: Final = {"walled": "f-wall", "road": "f-ground", "riverside": "f-ground", "green": "f-field"}
PLAZAS: Final = {"tan": "f-ground", "silver": "f-stone", "gold": "f-ochre", "blue": "f-lapis-wash"}

_cells = [(row["q"], row["r"]) for row in (*places.SPACE_BOX, *places.PLAZA_SPACE_BOX)]
_cells += [(q, r) for kind in BLOCKED for q, r in BOX["city"]["blocked"][kind]]
WEST: Final[int] = min(2 * q + r for q, r in _cells)
NORTH: Final[int] = min(r for _, r in _cells)
TOWN_WIDTH: Final = (max(2 * q + r for q, r in _cells) - WEST + 2) * WIDTH / 2
TOWN_HEIGHT: Final = (max(r for _, r in _cells) - NORTH) * RADIUS * 1.5 + 2 * RADIUS


def middle(q: int, r: int, at: tuple[float, float]) -> tuple[float, float]:
    """Return the middle of a hex of the city, whose upper left corner is `at`."""
    return at[0] + (2 * q + r - WEST + 1) * WIDTH / 2, at[1] + (r - NORTH) * RADIUS * 1.5 + RADIUS


def draw_town(view: Mapping[str, Any], at: tuple[float, float]) -> list[str]:
    """Draw the city with its upper left corner at a point."""
    drawn = [*_ground(at), *_street(view, at)]
    there = {building["space"]: building for building in view["city"]["buildings"]}
    for row in places.SPACE_BOX:
        x, y = middle(row["q"], row["r"], at)
        if row["id"] in there:
            drawn.append(_building(x, y, there[row["id"]], view))
        else:
            drawn.append(_free(x, y, row))
    drawn += _corners(at)
    for row, plaza in zip(places.PLAZA_SPACE_BOX, view["city"]["plazas"], strict=True):
        drawn.append(_plaza(*middle(row["q"], row["r"], at), row, plaza))
    return drawn


def _ground(at: tuple[float, float]) -> list[str]:
    """Draw the river behind the city, and every hex that is never built on."""
    x, y = at
    wave, look = "q14 7 28 0t28 0" * (int(TOWN_WIDTH) // 56), 'opacity=".7" stroke-dasharray="26 40"'
    drawn = [
        rect(x, y, TOWN_WIDTH, RADIUS * 3.4, "f-water"),
    ]
    drawn += [path(f"M{short(x)} {short(y + d)}{wave}", "f-none s-water-line", more=look) for d in (14, 44, 74)]
    for kind, ground in BLOCKED.items():
        for number, (q, r) in enumerate(BOX["city"]["blocked"][kind]):
            hx, hy = middle(q, r, at)
            drawn.append(hexagon(hx, hy, RADIUS, f"{ground} s-sheet"))
            if kind == "green":
                drawn += [use("tree", hx - 10, hy + 9, 1.1), use("tree", hx + 9, hy + number % 3 * 5)]
            elif kind != "road":
                drawn.append(use("terrace", hx, hy - 2, 1.1))
    return drawn


def _street(view: Mapping[str, Any], at: tuple[float, float]) -> list[str]:
    """Draw the King's Road, the numbers of its regions and the pawns on it."""
    points = [middle(q, r, at) for q, r in BOX["city"]["blocked"]["road"]]
    line = "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points)
    round_ = 'stroke-linejoin="round" stroke-linecap="round"'
    drawn = [path(line, "f-none s-road-line", more=f'{round_} stroke-width="17"')]
    drawn.append(path(line, "f-none s-road", more=f'{round_} stroke-width="14.5"'))
    for region in BOX["kings_road"]["region"][:3]:
        q, r = region["stand_hex"]
        x, y = middle(q, r, at)
        drawn.append(write(x, y + RADIUS * 0.72, "I" * region["number"], 13, "middle", kind="f-ink-3"))
        here = [seat for seat, data in enumerate(view["seats"]) if data["region"] == region["number"]]
        drawn += [figure(seat, x + (i - (len(here) - 1) / 2) * 13, y + 10) for i, seat in enumerate(here)]
    return drawn


def _free(x: float, y: float, row: Mapping[str, Any]) -> str:
    """Draw a space without a building: its price and points in the old town."""
    price = [{"kind": "gold", "n": row.get("cost_gold", 0)}, {"kind": "points", "n": row.get("points", 0)}]
    inside = draw_gains(x, y, [gain for gain in price if gain["n"]], 0.9)
    return (
        hexagon(x, y, RADIUS - 1, SITE[row["side"]])
        + inside
        + write(x, y + RADIUS * 0.66, row["id"], 8, "middle", kind="f-ink-3")
    )


def _building(x: float, y: float, building: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    drawn = draw_tile(x, y, RADIUS, building["tile"], building["r"])
    if building["cube"] is not None:
        drawn += mark(building["cube"], x - RADIUS * 0.5, y + RADIUS * 0.05, 0.85)
    last = view["last"]
    if last and last["place"] == building["space"]:
        drawn += hexagon(x, y, RADIUS - 2, "f-none s-may", more='stroke-width="2.4"')
    return drawn


def _corners(at: tuple[float, float]) -> list[str]:
    """Draw the blue icons printed at corners."""
    drawn = []
    for icon in BOX["city"]["blue_corners"]["list"]:
        q, r = icon["hex"]
        x, y = middle(q, r, at)
        number = places.CORNER_NAMES.index(icon["corner"])
        tip = corner(x, y, RADIUS - 1, number)
        sides = [corner(*tip, RADIUS * 0.38, number + turn) for turn in (2, 4)]
        line = "L".join(f"{short(px)} {short(py)}" for px, py in (sides[0], tip, sides[1]))
        drawn.append(path(f"M{line}Z", "f-lapis s-piece-line", more='stroke-width=".6"'))
    return drawn


def _plaza(x: float, y: float, row: Mapping[str, Any], plaza: Mapping[str, Any]) -> str:
    """Draw a plaza: its two rewards and how far it is; nothing where its place stays empty."""
    if not plaza["tile"]:
        return hexagon(x, y, RADIUS - 1, f"{BLOCKED['walled']} s-draw", more='stroke-dasharray="2 4"')
    title = TILE_TITLES[plaza["tile"]]
    faint = ' opacity=".45"' if plaza["resolved"] else ""
    drawn = hexagon(x, y, RADIUS - 1, f"{PLAZAS[row['colour']]} s-draw", more='stroke-width="1.4"')
    rewards = _half(x, y - RADIUS * 0.32, title["top"]) + _half(x, y + RADIUS * 0.22, title["bottom"])
    drawn += f"<g{faint}>{rewards}</g>"
    count = f"{plaza['plaza'].removeprefix('P_')} {plaza['buildings']}/{plaza['spaces']}"
    return drawn + write(x, y + RADIUS * 0.72, count, 9.5, "middle", font_weight="600")


def _half(x: float, y: float, gains: Sequence[Mapping[str, Any]]) -> str:
    return draw_gains(x, y, gains, 0.78)
