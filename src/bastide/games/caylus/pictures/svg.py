"""The town as one SVG drawing, for notebooks and records: castle, favours, street, bridge, road, seats.

The symbols of the browser's board, the rest simplified, and all from the view. The road leaves the bridge at the upper
right and winds down in four rows of seven spaces.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.drawing import path, rect, short, write
from bastide.games.caylus.box import BOX
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.pictures.signs import ROW_OF, SYMBOLS, Token, draw_sign, draw_signs, signs_of
from bastide.games.caylus.words.view import view as view_of

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
CLASSES: Final = {
    "neutral": "neutral",
    "fixed": "fixed",
    "wood": "wood",
    "stone": "stone",
    "residential": "home",
    "prestige": "royal",
}
"""What a kind of building is called in the names of colours."""
SPECIALS: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
NUMBERED: Final = "stables"
"""The special building whose circles have numbers, for they are an order of seats."""
SPECIAL_NAMES: Final = {row["id"]: row["name"] for row in BOX["special_building"]}

use: Final = SYMBOLS.use


# ---------------------------------------------------------------- the parts of the sheet


def _place(x: float, y: float, seat: int | None, number: object = "") -> str:
    """Draw a place for a worker: who stands there, or an empty circle."""
    if seat is not None:
        return use(f"bastide-figure-{seat}", x, y + 10, 0.62)
    ring = f'<circle cx="{short(x)}" cy="{short(y)}" r="9" class="f-none s-line-2" stroke-dasharray="2 2"/>'
    return ring + (write(x, y + 4, number, 10, "middle", kind="f-ink-3") if number else "")


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
                drawn.append(rect(x, y, wide, high, "f-wall-top s-draw"))
                drawn.append(rect(x + 2, y + 2, wide - 4, high - 4, f"f-p{seat + 1}", more='opacity=".28"'))
                drawn.append(use(f"bastide-mark-{seat}", x + wide / 2, y + high / 2, 0.62))
            else:
                now = section["current"]
                ground_class = "f-none" if section["scored"] or not now else "f-sheet-2"
                kind = f"{ground_class} {'s-ink' if now else 's-line'}"
                drawn.append(rect(x, y, wide, high, kind, more='stroke-dasharray="3 3"'))
        low, top = {"dungeon": (0, 20), "walls": (20, 64), "towers": (64, 115)}[name]
        middle = ground - (low + top) / 2
        weight = "1.8" if section["current"] else "1"
        drawn.append(
            f'<path d="M{left - 16} {ground - low}V{ground - top}m-4 0h8M{left - 20} {ground - low}h8" '
            f'class="f-none s-ink" stroke-width="{weight}"/>'
        )
        tall = top - low > TWO_LINES
        drawn.append(write(left - 24, middle + (-1 if tall else 4), name.capitalize(), 12, "end", font_weight="600"))
        if tall:
            count = f"{len(builders)} / {section['parts']}"
            drawn.append(write(left - 24, middle + 12, count, 11, "end", kind="f-ink-3"))
        drawn.append(
            use("bastide-point", left + 228, middle, 0.9)
            + write(left + 228, middle + 4, section["points"], 11, "middle")
        )
    drawn.append(path(f"M{left - 14} {ground}H{left + 218}", "s-ink", more='stroke-width="2"'))
    return drawn


def _yard(view: Mapping[str, Any]) -> list[str]:
    """Draw the five places at the castle."""
    drawn = [write(352, 26, "At the castle", 14)]
    for number, seat in enumerate(view["castle"]["workers"]):
        x, y = 367 + number % 3 * 38, 60 + number // 3 * 46
        drawn.append(rect(x - 15, y - 18, 30, 36, "f-sheet-2 s-line-2") + _place(x, y, seat, number + 1))
    drawn.append(write(352, 160, f"Turn {view['turn']}, {PHASES[view['phase_name']]}", 13))
    return drawn


def _favours(view: Mapping[str, Any]) -> list[str]:
    """Draw the favour table: what each column gives, which are open, and every marker."""
    x, y, label, first, high = 492, 12, 62, 34, 36
    wide = (WIDTH - 22 - x - label - first) / 5
    if view["options"]["simplified_favour"]:
        return [write(x, y + 12, "Royal favours: 3 points each", 14)]
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
        drawn.append(rect(x + label, top, first, high, "f-sheet-2 s-line-2"))
        for column, signs in enumerate(rewards[line]):
            left = x + label + first + column * wide
            shut = column >= view["columns"]
            drawn.append(rect(left, top, wide, high, f"{'f-sheet-2' if shut else 'f-sheet'} s-line-2"))
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
            drawn.append(use(f"bastide-mark-{seat}", *spot, 0.48))
    return drawn


def _street(view: Mapping[str, Any]) -> list[str]:
    """Draw the special buildings before the bridge, with who stands where."""
    drawn = []
    step = (WIDTH - 150) / len(SPECIALS)
    for number, place in enumerate(SPECIALS):
        x, wide = 22 + number * step, step - 8
        held = view["special"][place]
        seats = held if isinstance(held, list) else [held]
        drawn.append(rect(x, STREET, wide, 62, "f-sheet-2 s-draw"))
        drawn.append(write(x + 8, STREET + 15, SPECIAL_NAMES[place], 12.5, font_weight="600"))
        drawn.append(use(f"caylus-{place}", x + 27, STREET + 56, 0.86))
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
    drawn = [path(f"M-20 {RIVER}{wave}v30H-20Z", "f-water")]
    drawn += [
        path(f"M-20 {RIVER + d}{wave}", "f-none s-water-line", more='stroke-dasharray="26 30"') for d in (8, 16, 24)
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
    band = _curve(points)
    drawn += [
        path(band, f"f-none {kind}", more=f'stroke-width="{width}" stroke-linejoin="round"')
        for kind, width in (("s-road-line", 24), ("s-road", 21.5))
    ]
    drawn.append(
        f'<g transform="translate({BRIDGE} {RIVER - 6})">{path("M-2 6H56V36H-2Z", "f-road s-draw")}'
        + path("M10 6V36M22 6V36M34 6V36M46 6V36", "s-road-line")
        + path("M-4 0H58V6H-4ZM-4 36H58V42H-4Z", "f-wall s-draw")
        + "</g>"
    )
    left = BRIDGE - 5 * 32 - 96
    drawn.append(rect(left - 10, RIVER + 4, 62, 22, "f-sheet s-water-line"))
    drawn.append(write(left + 21, RIVER + 19, "Passed", 12, "middle"))
    for number in range(5):
        x = left + 74 + number * 32
        drawn.append(rect(x - 12, RIVER + 4, 24, 22, "f-sheet s-water-line"))
        if number < len(view["passed"]):
            drawn.append(use(f"bastide-mark-{view['passed'][number]}", x, RIVER + 15, 0.72))
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
            colour = f"k-{CLASSES[data['class']]}"
            outline, width = ("s-may", 2.4) if space == active else ("s-draw", 1)
            drawn.append(
                rect(x, y, TILE_WIDTH, TILE_HEIGHT, f"f-{colour} {outline}", more=f'stroke-width="{width}"')
                + path(f"M{short(x + 1)} {short(y + 1)}h4v{TILE_HEIGHT - 2}h-4Z", f"f-{colour}-2")
            )
            name = ROW_OF[building]["name"].split(" (")[0]
            drawn.append(write(x + 12, y + 16, name, 12.5, font_weight="600"))
            drawn.append(use(f"caylus-{building}", x + 33, y + 53, 0.86))
            drawn.append(draw_signs(x + 18, y + TILE_HEIGHT - 10, signs_of(building)))
            if data["owner"] is not None:
                drawn.append(use(f"bastide-house-{data['owner']}", x + TILE_WIDTH - 13, y + 14, 0.95))
            if data["pending"] is not None:
                drawn.append(draw_signs(x + TILE_WIDTH - 60, y + 32, [("text", "→"), ("class", "residential")]))
            if ROW_OF[building]["worker_allowed"]:
                drawn.append(_place(x + TILE_WIDTH - 16, y + TILE_HEIGHT - 24, data["worker"]))
        else:
            drawn.append(rect(x, y, TILE_WIDTH, TILE_HEIGHT, "f-none s-line-2", more='stroke-dasharray="2 4"'))
        under = y + TILE_HEIGHT + 14
        middle = x + TILE_WIDTH / 2
        drawn.append(rect(middle - 11, under - 8, 22, 16, "f-wall-top s-draw", more='rx="3" stroke-width=".9"'))
        drawn.append(write(middle, under + 4.5, space, 12.5, "middle", font_weight="600"))
        if data["trigger"]:
            flag = x + TILE_WIDTH + 4
            drawn.append(
                path(
                    f"M{short(flag)} {short(under + 8)}v-30M{short(flag)} {short(under - 19)}h-58l4 7-4 7h58Z",
                    "f-madder-wash s-draw",
                )
                + write(flag - 4, under - 8, data["trigger"].capitalize(), 11.5, "end")
            )
    for name, aside, scale in (("provost", TILE_WIDTH - 20, 1), ("bailiff", 21, 0.84)):
        x, y = space_corner(view[name])
        drawn.append(use(f"caylus-{name}", x + aside, y + TILE_HEIGHT + 21, scale))
    return drawn


def _title_block(view: Mapping[str, Any], top: float) -> list[str]:
    """Draw every seat's mark, points, deniers, cubes and workers; the seat on turn is underlined, so are winners."""
    drawn = [path(f"M22 {short(top)}H{WIDTH - 22}", "s-ink", more='stroke-width="2"')]
    step = (WIDTH - 44) / len(view["seats"])
    for seat, data in enumerate(view["seats"]):
        x = 22 + step * seat
        drawn.append(use(f"bastide-figure-{seat}", x + 14, top + 46))
        drawn.append(write(x + 30, top + 40, data["score"], 28, font_family="Palatino,Georgia,serif"))
        drawn.append(
            write(x + 36 + 15 * len(str(data["score"])), top + 40, f"{data['workers']} workers", 12, kind="f-ink-3")
        )
        goods = [("coin", data["deniers"]), *((name, count) for name, count in data["cubes"].items() if count)]
        for number, (name, count) in enumerate(goods):
            left, low = x + 8 + number % 3 * 44, top + 66 + number // 3 * 22
            drawn.append(draw_sign(name, left, low, 0.9) + write(left + 12, low + 4.5, count, 13))
        if seat == view["current"] or seat in view["winners"]:
            drawn.append(
                path(f"M{short(x)} {short(top + 102)}h{short(step - 10)}", f"s-p{seat + 1}", more='stroke-width="4"')
            )
    return drawn


def svg(state: Position) -> str:
    """Return the position as a self-contained SVG drawing of the whole town and what everybody has."""
    return draw(view_of(state, None))


def draw(view: Mapping[str, Any]) -> str:
    """Return the drawing of a view."""
    below = FIRST_ROW + 4 * ROW + 4
    height = below + 116
    parts = [
        rect(0, 0, WIDTH, height, "f-sheet"),
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
    return SYMBOLS.sheet((0, 0, WIDTH, height), parts, label)
