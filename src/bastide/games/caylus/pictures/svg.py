"""The town as one SVG drawing, for notebooks and records: castle, favours, street, bridge, road, seats.

The same hand as the browser's board, simplified, and all from the view. The colours are the drawing's own
(vellum), so it looks the same on any page. The road leaves the bridge at the upper right and winds down in four
rows of seven spaces. The file is longer than others, since it is one picture.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.engine.strokes import INK, rect, short, write
from bastide.games.caylus.box import BOX
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.pictures.signs import CAPTION, CLASSES, ROW_OF, Token, draw_signs, signs_of, use
from bastide.games.caylus.pictures.symbols import (
    BAILIFF,
    DRAW,
    PROVOST,
    SPECIAL,
    WALL,
    WALL_TOP,
    good_definitions,
    picture_definitions,
    picture_of,
)
from bastide.games.caylus.words.view import view as view_of

SHEET: Final = "#F4F0E4"
RECESS: Final = "#EAE4D4"
LINE: Final = "#C3B9A3"
BORDER: Final = "#7A6F5C"
WATER: Final = "#C3D6D8"
WATER_LINE: Final = "#7C9CA3"
ROAD: Final = "#F0E3C6"
ROAD_LINE: Final = "#9C8660"
HALO: Final = "#FBF8EE"
MAY: Final = "#AE3F16"
PENNON: Final = "#F0DAD3"
SEATS: Final = ("#2A55A8", "#C4343F", "#3FA088", "#E3A824", "#26221F")
BLACK_SEAT: Final = 4
"""The seat whose figures are black, so that their edge is light."""
ON_SEAT: Final = ("#fff", "#fff", "#0d1f1a", "#2a1d00", "#F4F0E4")
MARKS: Final = (
    "M0-8.8A8.8 8.8 0 1 1-.01-8.8Z",
    "M0-10 10 7.6H-10Z",
    "M-8-8H8V8H-8Z",
    "M0-11 9.4 0 0 11-9.4 0Z",
    "M-3.4-9.4H3.4V-3.4H9.4V3.4H3.4V9.4H-3.4V3.4H-9.4V-3.4H-3.4Z",
)
"""A seat's mark: compass, gable, ashlar, lozenge, cramp; told apart without colour."""
CUTS: Final = ("", "M-7.4-2.4 3-14M-1-2.4 6-10", "M-8-5.4H8", "M-7-3 0-10 7-3", "M0-15V-1")
ROBE: Final = "M-10 0C-10-8-6-10-5-16H5C6-10 10-8 10 0Z"

WIDTH: Final = 890
ROWS: Final = 4
COLUMNS: Final = 7
MARGIN: Final = 32
PITCH: Final = (WIDTH - 2 * MARGIN) / COLUMNS
TILE_WIDTH: Final = 108
TILE_HEIGHT: Final = 74
ROW: Final = TILE_HEIGHT + 33
STREET: Final = 192
RIVER: Final = STREET + 98
FIRST_ROW: Final = RIVER + 40
BRIDGE: Final = WIDTH - 74
TWO_LINES: Final = 30
"""A section of the castle that is higher has room for two lines of words."""
SECTION_AT: Final = {"dungeon": 0, "walls": 1, "towers": 2}
PHASES: Final = {
    "setup": "set-up",
    "income": "income",
    "place": "workers",
    "special": "special buildings",
    "provost": "provost",
    "activate": "buildings",
    "castle": "castle",
    "end": "scoring",
    "over": "over",
}
LINES: Final = ("prestige", "deniers", "resources", "buildings")
NUMBERED: Final = "stables"
"""The special building whose circles have numbers, for they are an order of seats."""
SPECIAL_NAMES: Final = {row["id"]: row["name"] for row in BOX["special_building"]}


def _seat_definitions(seats: Iterable[int]) -> str:
    """Define a seat's worker (a robe with its cut, the mark for a head), its mark and its house."""
    found = []
    for seat in seats:
        edge = ON_SEAT[seat] if seat == BLACK_SEAT else "#1B1A1E"
        body = f'<path d="{ROBE}"/><path d="{MARKS[seat]}" transform="translate(0 -23) scale(.86)"/>'
        cut = f'<path d="{CUTS[seat]}" fill="none" stroke="{ON_SEAT[seat]}" stroke-width="1.6"/>' if CUTS[seat] else ""
        style = f'fill="{SEATS[seat]}" stroke="{edge}" stroke-linejoin="round"'
        found.append(
            f'<g id="bastide-m{seat}" stroke-linejoin="round">'
            f'<g fill="none" stroke="{HALO}" stroke-width="5.5">{body}</g>'
            f'<g fill="{SEATS[seat]}" stroke="{edge}" stroke-width="1.7">{body}</g>{cut}</g>'
            f'<path id="bastide-mark{seat}" d="{MARKS[seat]}" {style} stroke-width="1.6"/>'
            f'<path id="bastide-house{seat}" d="M-6 4V-3L0-9 6-3V4Z" {style} stroke-width="1.4"/>'
        )
    return "".join(found)


# ---------------------------------------------------------------- the parts of the sheet


def _place(x: float, y: float, seat: int | None, number: object = "") -> str:
    """Draw a place for a worker: who stands there, or an empty circle."""
    if seat is not None:
        return use(f"m{seat}", x, y + 10, 0.62)
    ring = f'<circle cx="{short(x)}" cy="{short(y)}" r="9" fill="none" stroke="{BORDER}" stroke-dasharray="2 2"/>'
    return ring + (write(x, y + 4, number, 10, "middle", fill=CAPTION) if number else "")


def _castle(view: Mapping[str, Any]) -> list[str]:
    """Draw the castle as an elevation: what is built in ink with its builder's mark, the rest as a dashed outline."""
    left, ground = 84, 170
    spots: dict[str, Sequence[tuple[float, float, float, float]]] = {
        "dungeon": [(left + i * 34, ground - 20, 34, 20) for i in range(6)],
        "walls": [(left + 6 + i % 5 * 38.4, ground - 42 - i // 5 * 22, 38.4, 22) for i in range(10)],
        "towers": [(left + 6 + i % 2 * 22, ground - 81 - i // 2 * 17, 22, 17) for i in range(6)]
        + [(left + 154 + i % 2 * 22, ground - 81 - i // 2 * 17, 22, 17) for i in range(6)]
        + [(left + 73 + i * 29, ground - 84, 29, 20) for i in range(2)],
    }
    drawn = []
    for section in view["castle"]["sections"]:
        name, houses = section["id"], section["houses"]
        builders = [seat for seat, count in enumerate(houses) for _ in range(count)]
        for number, (x, y, wide, high) in enumerate(spots[name]):
            if number < len(builders):
                seat = builders[number]
                drawn.append(rect(x, y, wide, high, f'fill="{WALL_TOP}" stroke="{DRAW}"'))
                drawn.append(rect(x + 2, y + 2, wide - 4, high - 4, f'fill="{SEATS[seat]}" opacity=".28"'))
                drawn.append(use(f"mark{seat}", x + wide / 2, y + high / 2, 0.62))
            else:
                now = section["current"]
                ground_colour = "none" if section["scored"] or not now else RECESS
                drawn.append(
                    rect(
                        x,
                        y,
                        wide,
                        high,
                        f'fill="{ground_colour}" stroke="{INK if now else LINE}" stroke-dasharray="3 3"',
                    )
                )
        low, top = {"dungeon": (0, 20), "walls": (20, 64), "towers": (64, 115)}[name]
        middle = ground - (low + top) / 2
        weight = "1.8" if section["current"] else "1"
        drawn.append(
            f'<path d="M{left - 16} {ground - low}V{ground - top}m-4 0h8M{left - 20} {ground - low}h8" '
            f'stroke="{INK}" stroke-width="{weight}" fill="none"/>'
        )
        tall = top - low > TWO_LINES
        drawn.append(write(left - 24, middle + (-1 if tall else 4), name.capitalize(), 12, "end", font_weight="600"))
        if tall:
            count = f"{len(builders)} / {section['parts']}"
            drawn.append(write(left - 24, middle + 12, count, 11, "end", fill=CAPTION))
        drawn.append(
            use("point", left + 228, middle, 0.9) + write(left + 228, middle + 4, section["points"], 11, "middle")
        )
    drawn.append(f'<path d="M{left - 14} {ground}H{left + 218}" stroke="{INK}" stroke-width="2"/>')
    return drawn


def _yard(view: Mapping[str, Any]) -> list[str]:
    """Draw the five places at the castle."""
    drawn = [write(352, 26, "At the castle", 14)]
    for number, seat in enumerate(view["castle"]["workers"]):
        x, y = 367 + number % 3 * 38, 60 + number // 3 * 46
        drawn.append(
            rect(x - 15, y - 18, 30, 36, f'fill="{RECESS}" stroke="{BORDER}"') + _place(x, y, seat, number + 1)
        )
    drawn.append(write(352, 160, f"Turn {view['turn']}, {PHASES[view['phase_name']]}", 13))
    return drawn


def _favours(view: Mapping[str, Any]) -> list[str]:
    """Draw the favour table: what each column gives, which are open, and every marker."""
    x, y, label, first, high = 492, 12, 62, 34, 36
    wide = (WIDTH - 22 - x - label - first) / 5
    drawn = [write(x, y + 12, "Royal favours", 14)]
    rewards: dict[str, list[list[Token]]] = {
        "prestige": [[("point", str(n))] for n in range(1, 6)],
        "deniers": [[("coin", str(n))] for n in range(3, 8)],
        "resources": [
            [("food", "")],
            [("wood", ""), ("text", "/"), ("stone", "")],
            [("cloth", "")],
            [("any", ""), ("text", "→"), ("plain", ""), ("plain", "")],
            [("gold", "")],
        ],
        "buildings": [[("text", "–")], *([("class", name)] for name in ("wood", "stone", "residential", "prestige"))],
    }
    for row, line in enumerate(LINES):
        top = y + 19 + row * high
        drawn.append(write(x, top + 22, line.capitalize(), 12))
        drawn.append(rect(x + label, top, first, high, f'fill="{RECESS}" stroke="{BORDER}"'))
        for column, signs in enumerate(rewards[line]):
            left = x + label + first + column * wide
            shut = column >= view["columns"]
            fill = RECESS if shut else SHEET
            drawn.append(rect(left, top, wide, high, f'fill="{fill}" stroke="{BORDER}"'))
            span = sum({"text": 12 if value == "→" else 8}.get(name, 16) for name, value in signs)
            faint = ' opacity=".45"' if shut else ""
            drawn.append(f"<g{faint}>{draw_signs(left + (wide - span) / 2 + 8, top + 12, signs, 0.8)}</g>")
        here: dict[int, int] = {}
        for seat, data in enumerate(view["seats"]):
            level = data["favours"][line]
            place = here[level] = here.get(level, -1) + 1
            if level:
                spot = (x + label + first + (level - 1) * wide + 7 + place * 11, top + high - 8)
            else:
                spot = (x + label + 7 + place % 3 * 10, top + 11 + place // 3 * 13)
            drawn.append(use(f"mark{seat}", *spot, 0.48))
    return drawn


def _street(view: Mapping[str, Any]) -> list[str]:
    """Draw the special buildings before the bridge, with who stands where."""
    drawn = []
    step = (WIDTH - 150) / len(SPECIAL)
    for number, (place, picture) in enumerate(SPECIAL.items()):
        x, wide = 22 + number * step, step - 8
        held = view["special"][place]
        seats = held if isinstance(held, list) else [held]
        drawn.append(rect(x, STREET, wide, 62, f'fill="{RECESS}" stroke="{DRAW}"'))
        drawn.append(write(x + 8, STREET + 15, SPECIAL_NAMES[place], 12.5, font_weight="600"))
        drawn.append(use(f"pic-{picture}", x + 27, STREET + 56, 0.86))
        for circle, seat in enumerate(seats):
            away = wide - 16 - (len(seats) - 1 - circle) * 21
            drawn.append(_place(x + away, STREET + 42, seat, circle + 1 if place == NUMBERED else ""))
    return drawn


def _curve(points: Sequence[tuple[float, float]]) -> str:
    """Return a smooth path through the points."""
    path = f"M{short(points[0][0])} {short(points[0][1])}"
    last = len(points) - 1
    for i in range(last):
        before, here, there, after = points[max(0, i - 1)], points[i], points[i + 1], points[min(last, i + 2)]
        handles = [here[k] + (there[k] - before[k]) / 7 for k in (0, 1)] + [
            there[k] - (after[k] - here[k]) / 7 for k in (0, 1)
        ]
        path += "C" + " ".join(map(short, (*handles, *there)))
    return path


def space_corner(space: int) -> tuple[float, float]:
    """Return the upper left corner of a road space's tile."""
    row, column = divmod(space - 1, COLUMNS)
    if row % 2 == 0:
        return WIDTH - MARGIN - (column + 1) * PITCH + 5, FIRST_ROW + row * ROW
    return MARGIN + column * PITCH + 5, FIRST_ROW + row * ROW


def _ground(view: Mapping[str, Any]) -> list[str]:
    """Draw what lies under the buildings: river, road, bridge and the passing scale on it."""
    wave = "q10 5 20 0t20 0" * (WIDTH // 40 + 2)
    drawn = [f'<path d="M-20 {RIVER}{wave}v30H-20Z" fill="{WATER}"/>']
    drawn += [
        f'<path d="M-20 {RIVER + d}{wave}" fill="none" stroke="{WATER_LINE}" stroke-dasharray="26 30"/>'
        for d in (8, 16, 24)
    ]
    points: list[tuple[float, float]] = [
        (-8, STREET + 76), (WIDTH - 130, STREET + 77), (BRIDGE + 10, STREET + 80),
        (BRIDGE + 26, RIVER - 2), (BRIDGE + 26, RIVER + 34), (WIDTH - 22, FIRST_ROW + 18),
    ]  # fmt: skip
    for row in range(ROWS):
        middle = FIRST_ROW + row * ROW + TILE_HEIGHT + 13
        near, far = (WIDTH - 14, 14) if row % 2 == 0 else (14, WIDTH - 14)
        points += [(near, middle - (TILE_HEIGHT - 18 if row else 34)), (near, middle - 16)]
        for column in range(COLUMNS):
            along = (column + 0.5) * PITCH
            points.append(
                (WIDTH - MARGIN - along if row % 2 == 0 else MARGIN + along, middle + (2 if column % 2 else -2))
            )
        if row < ROWS - 1:
            points.append((far, middle + 14))
    path = _curve(points)
    drawn += [
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'
        for colour, width in ((ROAD_LINE, 24), (ROAD, 21.5))
    ]
    drawn.append(
        f'<g transform="translate({BRIDGE} {RIVER - 6})" stroke="{DRAW}"><path d="M-2 6H56V36H-2Z" fill="{ROAD}"/>'
        f'<path d="M10 6V36M22 6V36M34 6V36M46 6V36" stroke="{ROAD_LINE}"/>'
        f'<path d="M-4 0H58V6H-4ZM-4 36H58V42H-4Z" fill="{WALL}"/></g>'
    )
    left = BRIDGE - 5 * 32 - 96
    drawn.append(rect(left - 10, RIVER + 4, 62, 22, f'fill="{SHEET}" stroke="{WATER_LINE}"'))
    drawn.append(write(left + 21, RIVER + 19, "Passed", 12, "middle"))
    for number in range(5):
        x = left + 74 + number * 32
        drawn.append(rect(x - 12, RIVER + 4, 24, 22, f'fill="{SHEET}" stroke="{WATER_LINE}"'))
        if number < len(view["passed"]):
            drawn.append(use(f"mark{view['passed'][number]}", x, RIVER + 15, 0.72))
        else:
            bold = "700" if number == len(view["passed"]) else "400"
            drawn.append(write(x, RIVER + 19, number + 1, 12, "middle", font_weight=bold))
    return drawn


def _road(view: Mapping[str, Any]) -> list[str]:
    """Draw the 28 spaces: building, owner, worker, what waits; numbers, scoring flags, provost and bailiff."""
    drawn = []
    active = (view["active"] or {}).get("space")
    for data in view["road"]:
        space, building = data["space"], data["building"]
        x, y = space_corner(space)
        if building:
            wash, edge = CLASSES[data["class"]]
            outline, width = (MAY, 2.4) if space == active else (DRAW, 1)
            drawn.append(
                rect(x, y, TILE_WIDTH, TILE_HEIGHT, f'fill="{wash}" stroke="{outline}" stroke-width="{width}"')
            )
            drawn.append(f'<path d="M{short(x + 1)} {short(y + 1)}h4v{TILE_HEIGHT - 2}h-4Z" fill="{edge}"/>')
            name = ROW_OF[building]["name"].split(" (")[0]
            drawn.append(write(x + 12, y + 16, name, 12.5, font_weight="600"))
            drawn.append(use(f"pic-{picture_of(building)}", x + 33, y + 53, 0.86))
            drawn.append(draw_signs(x + 18, y + TILE_HEIGHT - 10, signs_of(building)))
            if data["owner"] is not None:
                drawn.append(use(f"house{data['owner']}", x + TILE_WIDTH - 13, y + 14, 0.95))
            if data["pending"] is not None:
                drawn.append(draw_signs(x + TILE_WIDTH - 60, y + 32, [("text", "→"), ("class", "residential")]))
            if ROW_OF[building]["worker_allowed"]:
                drawn.append(_place(x + TILE_WIDTH - 16, y + TILE_HEIGHT - 24, data["worker"]))
        else:
            drawn.append(rect(x, y, TILE_WIDTH, TILE_HEIGHT, f'fill="none" stroke="{BORDER}" stroke-dasharray="2 4"'))
        under = y + TILE_HEIGHT + 14
        middle = x + TILE_WIDTH / 2
        drawn.append(
            rect(middle - 11, under - 8, 22, 16, f'rx="3" fill="{WALL_TOP}" stroke="{DRAW}" stroke-width=".9"')
        )
        drawn.append(write(middle, under + 4.5, space, 12.5, "middle", font_weight="600"))
        if data["trigger"]:
            flag = x + TILE_WIDTH + 4
            drawn.append(
                f'<path d="M{short(flag)} {short(under + 8)}v-30M{short(flag)} {short(under - 19)}h-58l4 7-4 7h58Z" '
                f'fill="{PENNON}" stroke="{DRAW}"/>'
                + write(flag - 4, under - 8, data["trigger"].capitalize(), 11.5, "end")
            )
    for name, aside, scale in (("provost", TILE_WIDTH - 20, 1), ("bailiff", 21, 0.84)):
        x, y = space_corner(view[name])
        drawn.append(use(name, x + aside, y + TILE_HEIGHT + 21, scale))
    return drawn


def _title_block(view: Mapping[str, Any], top: float) -> list[str]:
    """Draw every seat's mark, points, deniers, cubes and workers; the seat on turn is underlined, so are winners."""
    drawn = [f'<path d="M22 {short(top)}H{WIDTH - 22}" stroke="{INK}" stroke-width="2"/>']
    step = (WIDTH - 44) / len(view["seats"])
    for seat, data in enumerate(view["seats"]):
        x = 22 + step * seat
        drawn.append(use(f"m{seat}", x + 14, top + 46))
        drawn.append(write(x + 30, top + 40, data["score"], 28, font_family="Palatino,Georgia,serif"))
        drawn.append(
            write(x + 36 + 15 * len(str(data["score"])), top + 40, f"{data['workers']} workers", 12, fill=CAPTION)
        )
        goods = [("coin", data["deniers"]), *((name, count) for name, count in data["cubes"].items() if count)]
        for number, (name, count) in enumerate(goods):
            left, low = x + 8 + number % 3 * 44, top + 66 + number // 3 * 22
            drawn.append(use(name, left, low, 0.9) + write(left + 12, low + 4.5, count, 13))
        if seat == view["current"] or seat in view["winners"]:
            drawn.append(
                f'<path d="M{short(x)} {short(top + 102)}h{short(step - 10)}" stroke="{SEATS[seat]}" stroke-width="4"/>'
            )
    return drawn


def svg(state: Position) -> str:
    """Return the position as a self-contained SVG drawing of the whole town and what everybody has."""
    return draw(view_of(state, None))


def draw(view: Mapping[str, Any]) -> str:
    """Return the drawing of a view."""
    below = FIRST_ROW + 4 * ROW + 4
    height = below + 116
    pictures = {picture_of(data["building"]) for data in view["road"] if data["building"]} | set(SPECIAL.values())
    definitions = (
        good_definitions()
        + picture_definitions(pictures)
        + _seat_definitions(range(view["players"]))
        + PROVOST
        + BAILIFF
    )
    parts = [
        rect(0, 0, WIDTH, height, f'fill="{SHEET}"'),
        *_castle(view),
        *_yard(view),
        *_favours(view),
        *_ground(view),
        *_street(view),
        *_road(view),
        *_title_block(view, below),
    ]
    scores = ", ".join(str(seat["score"]) for seat in view["seats"])
    built = sum(1 for data in view["road"] if data["building"])
    label = f"Caylus, turn {view['turn']}: {built} buildings on the road, scores {scores}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'style="max-width:100%;height:auto" font-family="sans-serif" role="img" aria-label="{label}">'
        f"<title>{label}</title><defs>{definitions}</defs>{''.join(parts)}</svg>"
    )
