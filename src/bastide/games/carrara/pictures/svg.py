"""The whole board as one SVG drawing, for notebooks and records: wheel, sites, objects, cards, every seat's cities.

It draws a view, so goods behind a screen are drawn only where the view shows them. Units are those of the art, a
façade being 60 wide; the drawing is 890 across and as high as the seats need.
"""

import math
from collections.abc import Mapping
from typing import Any, Final

from bastide.engine import answers
from bastide.engine.drawing import Symbols, path, rect, write
from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.view import view as view_of

SYMBOLS: Final = Symbols("bastide.games.carrara")
use: Final = SYMBOLS.use
GROUND: Final = {"city": "wood", "land": "home"}
"""City buildings stand on orange, land buildings on green (CRR-007, CRR-008)."""
CLASSES: Final = {"top": "f-wood", "object": "f-cloth", "building": "f-k-stone-2", "bonus": "f-verdigris"}
"""Objective cards: brown, purple, grey and green (CRR-083, CRR-128)."""

WIDTH: Final = 890
EDGE: Final = 16
BOLD: Final = "600"
SERIF: Final = "Palatino,Georgia,serif"
CENTRE: Final = (180.0, 184.0)
RADIUS: Final = 166
HUB: Final = 36
"""How wide the middle of the wheel is, where the bag stands."""
LARGE: Final = 4
"""Up to so many blocks of a segment are drawn large."""
ONE_ROW: Final = 2
"""Up to so many blocks of a segment lie in one row."""
TWO_ROWS: Final = 5
"""Up to so many lie in two rows, more in three."""
COLUMN: Final = (WIDTH - 2 * EDGE) / 6
TILE: Final = 46
"""How high a tile on a player's board is."""
PANEL: Final = 62
"""How high the strip with the cities' names and values is."""
HEAD: Final = 54
"""How high the line of a seat is."""
NAMES: Final = {"lerici": "Lérici"}
"""Cities whose name is more than the id with a capital."""


def _polar(radius: float, degrees: float) -> tuple[float, float]:
    """Return a point around the wheel's middle, clockwise from the top."""
    angle = math.radians(degrees)
    return CENTRE[0] + radius * math.sin(angle), CENTRE[1] - radius * math.cos(angle)


def circle(x: float, y: float, radius: float, kind: str, width: float = 1) -> str:
    """Draw a circle in the colours of its classes."""
    return f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius}" class="{kind}" stroke-width="{width:g}"/>'


def _price(x: float, y: float, price: int) -> str:
    if price:
        return use("bastide-coin", x, y, 0.95) + write(x, y + 4.2, price, 11.5, "middle", font_weight=BOLD)
    return circle(x, y, 7.4, "f-light s-draw") + write(x, y + 4, 0, 11, "middle", font_weight=BOLD)


def _wheel(view: Mapping[str, Any]) -> list[str]:
    """Draw the wheel: prices round the rim, blocks with what each costs, the bag in the middle."""
    cx, cy = CENTRE
    parts = [
        circle(cx, cy, RADIUS, "f-sheet-2 s-ink-3", 1.5),
        circle(cx, cy, RADIUS - 26, "f-wall-top s-ink-3"),
    ]
    for number, segment in enumerate(view["wheel"]):
        middle = number * 60
        (x0, y0), (x1, y1) = _polar(HUB, middle - 30), _polar(RADIUS, middle - 30)
        parts.append(path(f"M{x0:.4g} {y0:.4g}L{x1:.4g} {y1:.4g}", "s-ink-3"))
        priced = [(colour, price) for colour, price in segment["prices"].items() if price]
        for place, (colour, price) in enumerate(priced):
            turned = -1 if number in (2, 3, 4) else 1
            x, y = _polar(RADIUS - 13, middle + turned * (place - (len(priced) - 1) / 2) * 7.6)
            ink = "f-ink" if colour == "white" else f"f-m-{colour}-on"
            parts.append(
                rect(x - 7.5, y - 8, 15, 16, f"f-m-{colour} s-line")
                + write(x, y + 4.5, price, 12, "middle", kind=ink, font_weight=BOLD)
            )
        x, y = _polar(HUB + 14, middle)
        parts.append(write(x, y + 5, segment["segment"], 15, "middle", font_family=SERIF))
        blocks = [colour for colour, count in segment["blocks"].items() for _ in range(count)]
        for place, colour in enumerate(blocks):
            x, y = _spot(len(blocks), place, middle)
            scale = 1.15 if len(blocks) <= LARGE else 0.95
            parts.append(use(f"carrara-block-{colour}", x, y, scale))
            parts.append(_price(x + 11 * scale, y + 11 * scale, segment["prices"][colour]))
    bag = view["bag"]["total"]
    parts.append(circle(cx, cy, HUB, "f-sheet s-ink-3", 1.5))
    parts.append(path(f"M{cx - 9:g} {cy - 4:g}q-6 16 9 17q15-1 9-17q-5-4-9-3q-4-1-9 3Z", "f-none s-draw"))
    parts.append(write(cx, cy - 12, "?" if bag is None else bag, 17, "middle", font_weight=BOLD))
    a, b = _polar(RADIUS + 7, 14), _polar(RADIUS + 7, 40)
    parts.append(
        path(
            f"M{a[0]:.4g} {a[1]:.4g}A{RADIUS + 7} {RADIUS + 7} 0 0 1 {b[0]:.4g} {b[1]:.4g}m-7-5l7 5l-2-9",
            "f-none s-ink",
            more='stroke-width="1.6"',
        )
    )
    return parts


def _spot(count: int, place: int, middle: float) -> tuple[float, float]:
    """Return where the block at this place lies, when so many lie in the segment around `middle` degrees."""
    if count <= ONE_ROW:
        rows = [count]
    elif count <= TWO_ROWS:
        rows = [count - count // 2, count // 2]
    else:
        rows = [5, min(4, count - 5), max(0, count - 9)]
    row = 0
    while place >= rows[row]:
        place -= rows[row]
        row += 1
    radius = {1: 96.0, 2: 114.0 - 38 * row, 3: 121.0 - 31 * row}[len([n for n in rows if n])]
    step = 2300 / radius / (1 if count <= TWO_ROWS else 1.45)
    return _polar(radius, middle + (place - (rows[row] - 1) / 2) * min(step, 26))


def _tile(view: Mapping[str, Any], tile: str, x: float, y: float, size: tuple[float, float]) -> str:
    """Draw a building tile: ground of its category, façade, object and cost."""
    data = view["tiles"][tile]
    w, h = size
    category, scale = data["category"], min(1.0, (h - 6) / 62, (w - 48) / 62)
    return (
        rect(x, y, w, h, f"f-k-{GROUND[category]} s-draw")
        + rect(x + 0.5, y + h - 4, w - 1, 3.5, f"f-k-{GROUND[category]}-2")
        + use(f"carrara-{data['type']}", x + w / 2 - 4, y + h - 4, scale)
        + use(f"carrara-object-{data['object']}", x + 14, y + h - 16, 0.8)
        + use("carrara-cost", x + w - 14, y + 15, 0.95)
        + write(x + w - 14.5, y + 20.5, data["cost"], 13, "middle", font_weight=BOLD)
    )


def _sites(view: Mapping[str, Any]) -> list[str]:
    """Draw the nine sites of the display, and how many tiles the stack holds."""
    parts = [
        rect(844, 8, 22, 15, "f-k-wood s-draw") + rect(848, 4, 22, 15, "f-k-home s-draw"),
        write(838, 20, f"×{view['stack']}", 14, "end", kind="f-ink-3"),
    ]
    for site, tile in enumerate(view["display"]):
        x, y = 380 + site % 3 * 167, 32 + site // 3 * 106
        if tile:
            parts.append(_tile(view, tile, x, y, (160, 99)))
        else:
            parts.append(rect(x, y, 160, 99, "f-sheet-2 s-line", more='stroke-dasharray="4 4"'))
    return parts


def _objects(view: Mapping[str, Any], top: int) -> list[str]:
    """Draw the supply of objects, each with the price of the one on sale."""
    parts = []
    for number, data in enumerate(view["objects"]):
        x = EDGE + number * COLUMN
        parts.append(
            rect(x, top, COLUMN - 6, 38, "f-sheet s-line")
            + use(f"carrara-object-{data['id']}", x + 20, top + 19)
            + write(x + 38, top + 24, f"×{data['supply']}", 14)
        )
        if data["sale"]:
            spot = x + COLUMN - 26
            price = write(spot, top + 23, view["price"], 10.5, "middle", font_weight=BOLD)
            parts.append(use("bastide-coin", spot, top + 19, 1.1) + price)
    return parts


def _side(view: Mapping[str, Any], top: int) -> list[str]:
    """Draw what only the advanced game has: buildings of cost 8, and upgrade tiles still to be had."""
    parts = [_tile(view, tile, EDGE + place * 84, top, (80, TILE)) for place, tile in enumerate(view["cost8"])]
    free = [upgrade for upgrade in view["upgrades"] if upgrade["seat"] is None]
    for place, upgrade in enumerate(free):
        parts += _upgrade(view, upgrade, EDGE + 6 * 84 + 14 + place * 42, top + 4)
    return parts


def _upgrade(view: Mapping[str, Any], upgrade: Mapping[str, Any], x: float, y: float) -> list[str]:
    """Draw an upgrade tile: the colour of its city, or the ground of its category, and the new value."""
    cities = {city["id"]: city["colour"] for city in view["cities"]}
    which = upgrade["which"]
    ground = f"f-m-{cities[which]}" if upgrade["what"] == "city" else f"f-k-{GROUND[which]}"
    return [
        rect(x, y, 36, 38, "f-sheet s-draw") + rect(x, y, 36, 9, f"{ground} s-draw"),
        _value(x + 18, y + 24, upgrade["value"], upgrade["currency"]),
    ]


def _value(x: float, y: float, value: int, currency: str) -> str:
    """Draw what a point of cost brings: a keystone of victory points, or a coin."""
    figure = "bastide-point" if currency == "vp" else "bastide-coin"
    return use(figure, x, y, 1.15) + write(x, y + 4.8, value, 13, "middle", font_weight=BOLD)


def _cities(view: Mapping[str, Any], top: int) -> list[str]:
    """Draw the strip of the six cities: name, value, accepted marble, and who has scored it or what it asks for."""
    parts = []
    for number, city in enumerate(view["cities"]):
        x = EDGE + number * COLUMN
        parts.append(
            rect(x, top, COLUMN - 6, PANEL, "f-sheet s-line")
            + rect(x, top, 8, PANEL, f"f-m-{city['colour']} s-line")
            + write(x + 16, top + 19, NAMES.get(city["id"], city["id"].capitalize()), 15, font_family=SERIF)
            + _value(x + COLUMN - 22, top + 16, city["value"], city["currency"])
        )
        parts += [
            use(f"carrara-block-{colour}", x + 22 + 15 * at, top + 36, 0.52)
            for at, colour in enumerate(city["accepts"])
        ]
        if city["scored_by"] is not None:
            parts.append(use(f"bastide-mark-{city['scored_by']}", x + COLUMN - 22, top + 44, 0.8))
        else:
            parts.append(write(x + COLUMN - 14, top + 54, f"≥ {city['minimum']}", 12, "end", kind="f-ink-3"))
    return parts


def _goods(data: Mapping[str, Any], x: float, y: float) -> list[str]:
    """Draw the coins, marble and objects of a seat, or its screen."""
    if data["coins"] is None:
        return [use("carrara-screen", x + 31, y, 1.2), write(x + 31, y + 7, "?", 14, "middle", kind="f-ink-3")]
    parts = [use("bastide-coin", x + 8, y), write(x + 21, y + 5, data["coins"], 14)]
    x += 50
    for group, goods in (("block", data["marble"]), ("object", data["objects"])):
        for kind, count in goods.items():
            if count:
                parts.append(use(f"carrara-{group}-{kind}", x + 9, y, 0.8))
                parts.append(write(x + 20, y + 5, count, 13))
                x += 35
    return parts


def _seat(view: Mapping[str, Any], seat: int, top: float) -> tuple[list[str], float]:
    """Draw a seat: points, markers, scored types and categories, objectives, goods, and its six cities."""
    data = view["seats"][seat]
    tallest = max(1, *(len(tiles) for tiles in data["buildings"].values()))
    height = HEAD + 26 + tallest * (TILE + 3)
    on_turn = seat == view["seat"] and view["current"] != answers.TERMINAL
    won = seat in view.get("winners", ())
    width = f'stroke-width="{4 if on_turn or won else 1.5}"'
    parts = [path(f"M{EDGE} {top:.4g}h{WIDTH - 2 * EDGE}", f"s-p{seat + 1}", more=width)]
    parts.append(use(f"bastide-mark-{seat}", EDGE + 14, top + 25, 1.2))
    parts.append(write(EDGE + 34, top + 35, data["score"], 28, font_family=SERIF))
    x = EDGE + 92.0
    for number in range(6):
        left = number < data["markers"]
        parts.append(
            use(f"bastide-mark-{seat}", x + number * 15, top + 17, 0.55)
            if left
            else circle(x + number * 15, top + 17, 4.4, "f-none s-line")
        )
    for place, kind in enumerate(data["types_scored"]):
        parts.append(use(f"carrara-{kind}", x + place * 26, top + 46, 0.36))
    for place, category in enumerate(data["categories_scored"]):
        left = x + (len(data["types_scored"]) + place) * 26 - 9
        parts.append(rect(left, top + 30, 16, 16, f"f-k-{GROUND[category]} s-draw"))
    x = EDGE + 256.0
    for goal in data["objectives"]:
        have = "?" if goal["have"] is None else goal["have"]
        parts.append(
            rect(x, top + 12, 7, 26, CLASSES[goal["class"]])
            + write(x + 12, top + 31, f"{have}/{goal['need']}", 14, font_weight=BOLD if goal["met"] else "400")
        )
        x += 62
    parts += _goods(data, EDGE + 450, top + 25)
    for number, city in enumerate(view["cities"]):
        x = EDGE + number * COLUMN
        floor = top + HEAD + tallest * (TILE + 3)
        for place, tile in enumerate(data["buildings"][city["id"]]):
            parts.append(_tile(view, tile, x, floor - (place + 1) * (TILE + 3), (COLUMN - 6, TILE)))
        parts.append(rect(x, floor, COLUMN - 6, 6, f"f-m-{city['colour']} s-line"))
        value = data["values"][city["id"]]
        if value["upgraded"]:
            parts.append(_value(x + COLUMN / 2 - 3, floor + 11, value["value"], value["currency"]))
    return parts, height


def _last(view: Mapping[str, Any]) -> str:
    """Frame the building or the city of the last action, where it has one."""
    last = view.get("last")
    city = last and (last.get("city") or (last.get("which") if last.get("what") == "city" else None))
    columns = [data["id"] for data in view["cities"]]
    return "" if city not in columns else str(EDGE + columns.index(city) * COLUMN)


def svg(state: Position) -> str:
    """Return the position as a self-contained SVG drawing: the main board, the cards' requirements, every seat.

    It shows what a spectator may see: goods behind a screen are drawn as a screen (CRR-026).
    """
    return draw(view_of(state, None))


def draw(view: Mapping[str, Any]) -> str:
    """Return the drawing of a view."""
    parts = [*_wheel(view), *_sites(view), *_objects(view, 362)]
    top = 412
    if view["cost8"] or view["upgrades"]:
        parts += _side(view, top)
        top += TILE + 14
    parts += _cities(view, top)
    column = _last(view)
    if column:
        parts.append(rect(float(column) - 2, top - 2, COLUMN - 2, PANEL + 4, "f-none s-may", more='stroke-width="2.4"'))
    height = top + PANEL + 14.0
    for seat in range(len(view["seats"])):
        drawn, seat_height = _seat(view, seat, height)
        parts += drawn
        height += seat_height
    scores = ", ".join(str(seat["score"]) for seat in view["seats"])
    label = f"The Palaces of Carrara: turn {view['turn']}, scores {scores}"
    return SYMBOLS.sheet((0, 0, WIDTH, height), [rect(0, 0, WIDTH, height, "f-sheet"), *parts], label)
