"""The table in plain characters, for terminals and for `print(state)`.

Everything is written as it is typed: `A-1`, `U1-05`, `N_L2`, `w7`. Goods are letters: g gold, s stone, e egg, w silver
and W gold window, r and b tokens, * points, T technology, U University, M mine, Q quarry, H Hunger Wall, C Cathedral.
Seats are the numbers 0 to 3; a cube stands behind its building in brackets.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import places
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.pictures.titles import TILE_TITLES, find
from bastide.games.praga.words.view import view

View = Mapping[str, Any]

LETTERS: Final = {
    "gold": "g", "stone": "s", "egg": "e", "silver_window": "w", "gold_window": "W", "red_token": "r",
    "blue_token": "b",
    "points": "*", "technology": "T", "university": "U", "mine": "M", "quarry": "Q", "hunger_wall": "H",
    "cathedral": "C", "hunger_wall_or_cathedral": "H/C",
}  # fmt: skip
GOODS: Final = ("gold", "stone", "egg", "silver_window", "gold_window")
CELLS: Final = {"up": "^", "side": ">"}
HALF: Final = 4
"""Columns of half a hex of the city."""


def signs(gains: Sequence[Mapping[str, Any]]) -> str:
    """Return gains as letters.

    >>> signs([{"kind": "gold", "n": 2}, {"kind": "points", "n": 1}])
    '2g 1*'
    """
    return " ".join(f"{row['n']}{LETTERS[row['kind']]}" for row in gains)


def _crane(data: View) -> list[str]:
    lines = [f"crane   arrow P{data['arrow']}, platform {data['platform']}"]
    for tile in data["tiles"]:
        bonus = tile["bonus"]
        says = f"S or {bonus['points']}*" if bonus["points"] else signs(bonus["gain"])
        says += f" for {signs(bonus['pay'])}" if bonus["pay"] else ""
        more = f", costs {tile['cost']}g" if tile["cost"] else ""
        points = tile["points"] + tile["token"]
        more += f", {points}*" if points else ""
        lines.append(f"  P{tile['position']:<2} {tile['tile']} {'/'.join(tile['actions']):<18} wheel {says}{more}")
    if data["taken"]:
        lines.append(f"  taken {data['taken']} {'/'.join(data['taken_actions'])}")
    return lines


def _tile(name: str | None) -> str:
    """Return a hex tile with its price and what it brings: `W1-01 1s>1w`."""
    if name is None:
        return "-"
    row, title = find(name), TILE_TITLES[name]
    cost = "".join(f"{n}{LETTERS[kind]}" for kind, n in row.get("cost", {}).items() if n)
    icon = {"wall": " H", "building": " C"}.get(title["kind"], "") if title.get("icon") == "yes" else ""
    what = f"{title['action']}:" if "action" in title else f"{cost}>"
    return f"{name} {what}{signs(title['gains'])}{icon}"


def _rows(rows: View) -> list[str]:
    return [f"{row:<9}" + "".join(f"{_tile(tile):<22}" for tile in tiles).rstrip() for row, tiles in rows.items()]


def _city(data: View) -> list[str]:
    """Return the map: an id where a building may stand, the tile where one does, plazas with their progress."""
    cells: dict[tuple[int, int], str] = {}
    for q, r in BOX["city"]["blocked"]["road"]:
        cells[q, r] = "  =="
    there = {building["space"]: building for building in data["buildings"]}
    for row in places.SPACE_BOX:
        building = there.get(row["id"])
        cube = "" if building is None or building["cube"] is None else f"({building['cube']})"
        cells[row["q"], row["r"]] = f"{building['tile']}{cube}" if building else row["id"]
    for row, plaza in zip(places.PLAZA_SPACE_BOX, data["plazas"], strict=True):
        done = "done" if plaza["resolved"] else f"{plaza['buildings']}/{plaza['spaces']}"
        cells[row["q"], row["r"]] = f"{row['id']}:{done}" if plaza["used"] else ""
    west = min(2 * q + r for q, r in cells)
    lines = ["city"]
    for height in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        line = ""
        for q, r in sorted(cell for cell in cells if cell[1] == height):
            line = line.ljust((2 * q + r - west) * HALF) + cells[q, r]
        lines.append(f"  {line}".rstrip())
    return lines


def _plazas(data: View) -> list[str]:
    lines = []
    for plaza in data["plazas"]:
        if plaza["tile"] and not plaza["resolved"]:
            title = TILE_TITLES[plaza["tile"]]
            cubes = ", ".join(f"{seat}: {n}" for seat, n in enumerate(plaza["cubes"]) if n)
            what = f"{signs(title['top'])} or {signs(title['bottom'])}"
            lines.append(f"  {plaza['plaza']} {plaza['tile']} {what}" + (f", cubes of {cubes}" if cubes else ""))
    half = (len(lines) + 1) // 2
    pairs = zip(lines[:half], [*lines[half:], ""], strict=False)
    return [f"{left:<46}{right}".rstrip() for left, right in pairs]


def _grids(data: View, seats: Sequence[View]) -> list[str]:
    """Return both grids, the top row first; `>` is sideways, `^` upwards, seats stand behind the cell."""
    names = list(data)
    lines = ["".join(f"{name.replace('_', ' '):<40}" for name in names).rstrip()]
    for row in range(len(data[names[0]]["cells"]), 0, -1):
        line = ""
        for number, name in enumerate(names):
            line = line.ljust(40 * number) + f"  {data[name]['row_points'][row - 1]:>2} "
            for column, cell in enumerate(data[name]["cells"][row - 1], 1):
                here = "".join(
                    str(seat)
                    for seat, has in enumerate(seats)
                    if (has[name]["row"], has[name]["column"]) == (row, column)
                )
                line += f"{CELLS.get(cell, cell.removeprefix('p'))}{f'({here})' if here else ''}".ljust(5)
        lines.append(line.rstrip())
    return lines


def _sides(data: View) -> list[str]:
    bridge = (f"{space['space']}:{space['tile'] or signs(space['gain'])}" for space in data["bridge"]["spaces"])
    seals = (f"{seal['seal']}" + ("" if seal["seat"] is None else f"({seal['seat']})") for seal in data["seals"])
    river = (f"{token} {signs(TILE_TITLES[token]['gains'])} x{n}" for token, n in data["river"].items() if n)
    return [f"bridge  {', '.join(bridge)}", f"seals   {' '.join(seals)}", f"river   {', '.join(river)}"]


def _seat(number: int, seat: View, current: int) -> list[str]:
    goods = ", ".join(f"{seat[kind]} {kind.replace('_', ' ')}" for kind in GOODS)
    hexes = " ".join(f"{row['action']}:{row['tile']}r{row['r']}" for row in seat["hexes"] if row["tile"])
    walls = [f"{row['place']}:{row['tile']}r{row['r']}" if row["tile"] else "" for row in seat["walls"]]
    built = " ".join(wall for wall in walls if wall)
    free = " ".join(row["place"] for row in seat["walls"] if not row["tile"])
    owned = [row["tile"] for row in seat["technologies"]] + seat["one_time"] + seat["seals"]
    owned += [tile for tile in (seat["v_bridge"], seat["v_cathedral"], *seat["tokens"].values()) if tile]
    turn = "*" if number == current else " "
    lines = [
        f"seat {number}{turn} {seat['score']} points, {goods}, tokens {seat['red_token']}r {seat['blue_token']}b",
        f"  mines {seat['mines']}, quarries {seat['quarries']}, technology {seat['technology']},"
        f" university {seat['university']} (x{seat['multiplier']}), region {seat['region']}, cubes {seat['cubes']}",
    ]
    if hexes or built:
        lines.append(f"  board {hexes} {built}".replace("  board  ", "  board "))
    if number == current:
        lines.append(f"  free places {free}")
    return [*lines, *([f"  has {' '.join(owned)}"] if owned else [])]


def text(state: Position) -> str:
    """Return the whole table as lines of text."""
    data = view(state, None)
    lines = [f"Praga Caput Regni, turn {data['turn']}, era {'I' * data['era']}, {data['phase']}"]
    lines += [*_crane(data["crane"]), *_rows(data["rows"]), *_city(data["city"]), *_plazas(data["city"])]
    lines += [*_grids(data["grids"], data["seats"]), *_sides(data)]
    for number, seat in enumerate(data["seats"]):
        lines += _seat(number, seat, data["current"])
    return "\n".join(line.rstrip() for line in lines)
