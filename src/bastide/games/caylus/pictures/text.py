"""The town in plain characters, for terminals and for `print(state)`.

Seats are letters, `A` for seat 0: a letter before the building is its owner, one in brackets a worker, `>A` who is
going to have a residence there. Cubes are `F W S C G` (food, wood, stone, cloth, gold), `o` one of the first four,
`?` any cube; `$` is deniers, `*` points, `+wood` builds a wood building. `P` and `B` stand before the spaces of
provost and bailiff; unbuilt scoring spaces name their section, and `!` marks the current one.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.games.caylus.kernel import tables
from bastide.games.caylus.kernel.state import Position
from bastide.games.caylus.pictures.signs import signs_of
from bastide.games.caylus.words.names import NAMES, PLACE_NAMES
from bastide.games.caylus.words.view import view as view_of

SEAT_LETTERS: Final = "ABCDE"
EMPTY: Final = "."
LETTER_OF: Final = {"food": "F", "wood": "W", "stone": "S", "cloth": "C", "gold": "G", "plain": "o", "any": "?"}
AFTER: Final = {"coin": "$", "point": "*"}
HALF: Final = 14
"""How many spaces of the road stand in one column."""
CELL: Final = 40


def letter(seat: int | None) -> str:
    """Return a seat's letter, or a dot for nobody."""
    return EMPTY if seat is None else SEAT_LETTERS[seat]


def typed(building: str) -> str:
    """Return how a building is called in the notation."""
    return NAMES[tables.KIND_OF[building]]


def effect(building: str) -> str:
    """Return what a building does, in signs of one character: `F/C`, `?>4$`, `+wood`."""
    found = ""
    for name, value in signs_of(building):
        if name == "text":
            found += ">" if value == "→" else value
        elif name == "class":
            found += "+home" if value == "residential" else f"+{value}"
        else:
            found += value + AFTER.get(name, LETTER_OF.get(name, ""))
    return found


def _space(view: Mapping[str, Any], data: Mapping[str, Any]) -> str:
    """Return one space of the road."""
    space, building = data["space"], data["building"]
    people = ("P" if view["provost"] == space else "") + ("B" if view["bailiff"] == space else "")
    if building is None:
        flag = f"({data['trigger']})" if data["trigger"] else EMPTY
        return f"{people:>2}{space:>3}   {flag}"
    owner = " " if data["owner"] is None else letter(data["owner"])
    worker = f"({letter(data['worker'])})" if data["worker"] is not None else ""
    waiting = f">{letter(data['pending'])}" if data["pending"] is not None else ""
    return f"{people:>2}{space:>3} {owner} {typed(building):<16} {effect(building):<9}{worker}{waiting}"


def _seats_of(held: Sequence[int | None] | int | None) -> str:
    return "".join(map(letter, held)) if isinstance(held, Sequence) else letter(held)


def _seat(view: Mapping[str, Any], seat: int) -> str:
    """Return what a seat has: points, deniers, workers, cubes, markers on the favour lines."""
    data = view["seats"][seat]
    cubes = " ".join(f"{LETTER_OF[name]}{count}" for name, count in data["cubes"].items())
    levels = " ".join(f"{line} {level}" for line, level in data["favours"].items())
    return f"{letter(seat)} {data['score']:>3}  {data['deniers']:>2}$  {data['workers']} workers  {cubes}   {levels}"


def text(state: Position) -> str:
    """Return the town, what everybody has and what comes next, as lines of text."""
    return draw(view_of(state, None))


def draw(view: Mapping[str, Any]) -> str:
    """Return the drawing of a view."""
    sections = []
    for section in view["castle"]["sections"]:
        houses = "".join(letter(seat) * count for seat, count in enumerate(section["houses"]))
        mark = "!" if section["current"] else ""
        sections.append(f"{section['id']}{mark} {houses}{EMPTY * section['free']}")
    places = [
        f"{name} {_seats_of(view['special'][place])}"
        for name, place in zip(PLACE_NAMES[:6], tables.SPECIAL_IDS, strict=True)
    ]
    places.append(f"castle {_seats_of(view['castle']['workers'])}")
    lines = ["   ".join(sections), "   ".join(places), ""]
    spaces = [_space(view, data) for data in view["road"]]
    lines += [f"{spaces[row]:<{CELL}} {spaces[row + HALF]}".rstrip() for row in range(HALF)]
    lines += ["", *(_seat(view, seat) for seat in range(view["players"])), ""]
    order = "".join(map(letter, view["order"])) or "-"
    passed = "".join(map(letter, view["passed"])) or "-"
    now = f"turn {view['turn']}, {view['phase_name']}: {view['ask']}"
    if view["current"] >= 0:
        now += f", {letter(view['current'])} to play"
    lines.append(f"{now}; order {order}, passed {passed}, price {view['price']}, columns {view['columns']}")
    return "\n".join(lines)
