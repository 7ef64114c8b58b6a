"""The city as an SVG drawing for notebooks: spaces, buildings, cubes and plazas, with the seats below."""

import math
from typing import Any, Final
from xml.sax.saxutils import escape

from bastide.games.praga.box import BOX
from bastide.games.praga.state import State
from bastide.games.praga.tables import PLAZA_SPACE_BOX, SPACE_BOX
from bastide.games.praga.view import view

SIZE: Final = 26.0
"""Radius of a hex in pixels."""
LEFT: Final = 3
"""Columns of room left of the middle hex."""
SEAT_COLOURS: Final = ("#b2432f", "#2f6f9f", "#4f7f3a", "#8a6d2f")
GROUND: Final = {"old_town": "#e6d3b3", "new_town": "#dfe3d2"}
PLAZA_GROUND: Final = {"tan": "#d8b98a", "silver": "#c9ccd0", "gold": "#e2c25a", "blue": "#8fb3cf"}


def _middle(q: int, r: int) -> tuple[float, float]:
    return (q + r / 2 + LEFT) * math.sqrt(3) * SIZE, (r + 5) * 1.5 * SIZE


def _hexagon(q: int, r: int, fill: str) -> str:
    x, y = _middle(q, r)
    points = " ".join(
        f"{x + SIZE * math.sin(math.pi / 3 * i):.1f},{y - SIZE * math.cos(math.pi / 3 * i):.1f}" for i in range(6)
    )
    return f'<polygon points="{points}" fill="{fill}" stroke="#54493a" stroke-width="1"/>'


def _words(x: float, y: float, words: str, size: int = 9, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" font-family="sans-serif"'
        f' fill="#2b241a">{escape(words)}</text>'
    )


def _spaces(data: dict[str, Any]) -> list[str]:
    there = {building["space"]: building for building in data["city"]["buildings"]}
    parts = [_hexagon(q, r, "#bba98a") for q, r in BOX["city"]["blocked"]["road"]]
    for row in SPACE_BOX:
        parts.append(_hexagon(row["q"], row["r"], "#f4ecd9" if row["id"] in there else GROUND[row["side"]]))
        x, y = _middle(row["q"], row["r"])
        if row["id"] not in there:
            parts.append(_words(x, y + 3, row["id"], 7))
            continue
        building = there[row["id"]]
        parts.append(_words(x, y - 4, building["tile"]))
        if building["cube"] is not None:
            colour = SEAT_COLOURS[building["cube"]]
            parts.append(f'<rect x="{x - 5:.1f}" y="{y + 2:.1f}" width="10" height="10" fill="{colour}"/>')
            parts.append(_words(x + 11, y + 11, str(building["cube"]), 8))
    return parts


def _plazas(data: dict[str, Any]) -> list[str]:
    parts = []
    for row, plaza in zip(PLAZA_SPACE_BOX, data["city"]["plazas"], strict=True):
        parts.append(_hexagon(row["q"], row["r"], PLAZA_GROUND[row["colour"]] if plaza["tile"] else "#cfc8ba"))
        x, y = _middle(row["q"], row["r"])
        parts.append(_words(x, y - 2, plaza["tile"] or "", 9))
        done = "done" if plaza["resolved"] else f"{plaza['buildings']}/{plaza['spaces']}"
        parts.append(_words(x, y + 10, done, 8))
    return parts


def to_svg(state: State) -> str:
    """Return the city and a line for every seat as an SVG drawing."""
    data = view(state)
    width, city = (LEFT + 13) * math.sqrt(3) * SIZE, 10.5 * 1.5 * SIZE
    height = city + 18 * len(data["seats"]) + 10
    parts = [f'<rect width="{width:.0f}" height="{height:.0f}" fill="#f7f2e6"/>', *_spaces(data), *_plazas(data)]
    for number, seat in enumerate(data["seats"]):
        y = city + 18 * number + 8
        parts.append(f'<rect x="10" y="{y - 9:.1f}" width="10" height="10" fill="{SEAT_COLOURS[number]}"/>')
        goods = f"{seat['gold']} gold, {seat['stone']} stone, {seat['egg']} eggs"
        words = f"{number}: {seat['score']} points, {goods}, region {seat['region']}"
        parts.append(_words(26, y, words, 11, "start"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}">'
        + "".join(parts)
        + "</svg>"
    )
