"""The board in plain characters, for terminals and for `print(state)`.

Marble is written with the letters of `components.toml` (`W Y R G B K`, K for black), with its price behind it on the
wheel: `W6 K0`. A building is written as it is typed: `porta_3`. Seats are `A` to `D`; `?` is what stands behind a
screen that this viewer cannot look behind (CRR-026).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.games.carrara.kernel.state import Position
from bastide.games.carrara.words.view import view as view_of

LETTERS: Final = {"white": "W", "yellow": "Y", "red": "R", "green": "G", "blue": "B", "black": "K"}
CURRENCIES: Final = {"vp": "VP", "coins": "coins"}
NAMES: Final = {"lerici": "Lérici"}
"""Cities whose name is more than the id with a capital."""
SEAT_LETTERS: Final = "ABCD"
COLUMN: Final = 14
MARGIN: Final = 6


def marble(blocks: Mapping[str, int] | None) -> str:
    """Return blocks as letters: `W2 K1`.

    >>> marble({"white": 2, "yellow": 0, "red": 0, "green": 0, "blue": 0, "black": 1}), marble(None)
    ('W2 K1', '?')
    """
    if blocks is None:
        return "?"
    return " ".join(f"{LETTERS[colour]}{count}" for colour, count in blocks.items() if count) or "-"


def _wheel(view: Mapping[str, Any]) -> list[str]:
    """Return the six segments, the most expensive block first, each block with its price."""
    lines = []
    for segment in view["wheel"]:
        blocks = [
            f"{LETTERS[colour]}{segment['prices'][colour]}"
            for colour, count in segment["blocks"].items()
            for _ in range(count)
        ]
        lines.append(f"  {segment['segment']:<4}{' '.join(blocks) or '-'}")
    bag = view["bag"]["total"]
    lines.append("  bag " + ("empty" if view["bag"]["empty"] else "?" if bag is None else str(bag)))
    return lines


def _display(view: Mapping[str, Any]) -> list[str]:
    """Return the nine sites in their three rows, and what else can be constructed."""
    sites = [tile or "-" for tile in view["display"]]
    lines = ["  " + "".join(f"{tile:<{COLUMN}}" for tile in sites[at : at + 3]).rstrip() for at in range(0, 9, 3)]
    lines.append(f"  stack {view['stack']}")
    if view["cost8"]:
        lines.append("  " + " ".join(view["cost8"]))
    free = [upgrade["which"] for upgrade in view["upgrades"] if upgrade["seat"] is None]
    if free:
        lines.append("  upgrades " + " ".join(free))
    return lines


def _beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    rows = max(len(left), len(right))
    return [
        f"{left[row] if row < len(left) else '':<{width}}{right[row] if row < len(right) else ''}".rstrip()
        for row in range(rows)
    ]


def _columns(first: str, cells: Iterable[str]) -> str:
    return (f"{first:<{MARGIN}}" + "".join(f"{cell:<{COLUMN}}" for cell in cells)).rstrip()


def _cities(view: Mapping[str, Any]) -> list[str]:
    """Return the heads of the six columns: name, value, accepted marble, who scored it or what it asks for."""
    cities = view["cities"]
    return [
        _columns("", (NAMES.get(city["id"], city["id"].capitalize()) for city in cities)),
        _columns("", ("".join(LETTERS[colour] for colour in city["accepts"]) for city in cities)),
        _columns("", (f"{city['value']} {CURRENCIES[city['currency']]}" for city in cities)),
        _columns(
            "",
            (
                f"from {city['minimum']}"
                if city["scored_by"] is None
                else f"scored by {SEAT_LETTERS[city['scored_by']]}"
                for city in cities
            ),
        ),
    ]


def _seat(view: Mapping[str, Any], seat: int) -> list[str]:
    """Return a seat: its cities with buildings and upgraded values, then points, goods and what it has scored."""
    data = view["seats"][seat]
    columns = [list(data["buildings"][city["id"]]) for city in view["cities"]]
    for city, column in zip(view["cities"], columns, strict=True):
        value = data["values"][city["id"]]
        if value["upgraded"]:
            column.insert(0, f"now {value['value']} {CURRENCIES[value['currency']]}")
    rows = max(1, *(len(column) for column in columns))
    lines = [
        _columns(f"{SEAT_LETTERS[seat]}" if row == 0 else "", (c[row] if row < len(c) else "" for c in columns))
        for row in range(rows)
    ]
    coins = "?" if data["coins"] is None else data["coins"]
    objects = (
        "?"
        if data["objects"] is None
        else " ".join(f"{kind} {count}" for kind, count in data["objects"].items() if count) or "-"
    )
    upgraded = [
        f"{category['id']} now {data['values'][category['id']]['value']}"
        for category in view["categories"]
        if data["values"][category["id"]]["upgraded"]
    ]
    scored = [*data["types_scored"], *data["categories_scored"]]
    goals = " ".join(
        f"{goal['class']} {'?' if goal['have'] is None else goal['have']}/{goal['need']}" for goal in data["objectives"]
    )
    lines.append(
        f"{'':<{MARGIN}}{data['score']} VP, coins {coins}, marble {marble(data['marble'])}, objects {objects}, "
        f"markers {data['markers']}"
        + (f", scored {' '.join(scored)}" if scored else "")
        + (f", {', '.join(upgraded)}" if upgraded else "")
    )
    lines.append(f"{'':<{MARGIN}}{goals}")
    return lines


def draw_view(view: Mapping[str, Any]) -> str:
    """Return a view as lines of text: wheel and display, objects, cities, every seat, and what comes next."""
    lines = _beside(["wheel", *_wheel(view)], ["display", *_display(view)], 34)
    objects = (f"{data['id']} {data['supply']}{'+1' if data['sale'] else ''}" for data in view["objects"])
    lines += ["objects " + ", ".join(objects), "", *_cities(view)]
    for seat in range(len(view["seats"])):
        lines += _seat(view, seat)
    now = f"turn {view['turn']}, {view['phase']}"
    if view["phase"] != "over":
        now += f", {SEAT_LETTERS[view['seat']]} to play"
    if view["ending"] and view["phase"] != "over":
        now += f", last turn is {SEAT_LETTERS[view['ending']['last']]}'s"
    return "\n".join([*lines, "", now])


def text(state: Position) -> str:
    """Return the board as whoever decides now sees it; a spectator's view where nobody does."""
    seat = state.current_player()
    return draw_view(view_of(state, seat if seat >= 0 else None))
