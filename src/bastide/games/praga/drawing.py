"""The table in text, for a terminal and for `print(state)`."""

from typing import Any

from bastide.games.praga.state import State
from bastide.games.praga.view import view


def _crane(data: dict[str, Any]) -> list[str]:
    lines = [f"crane   arrow P{data['arrow']}, platform {data['platform']}"]
    for tile in data["tiles"]:
        price = f" -{tile['cost']} gold" if tile["cost"] else ""
        points = f" +{tile['points'] + tile['token']}" if tile["points"] + tile["token"] else ""
        bonus = tile["bonus"]
        gains = " ".join(f"{row['n']} {row['kind']}" for row in bonus["gain"])
        says = f"S or {bonus['points']}" if bonus["points"] else gains
        if bonus["pay"]:
            says += " for " + " ".join(f"{row['n']} {row['kind']}" for row in bonus["pay"])
        lines.append(f"  P{tile['position']:<2} {tile['tile']} {'/'.join(tile['actions']):<18} {says}{price}{points}")
    if data["taken"]:
        lines.append(f"  taken {data['taken']} {'/'.join(data['taken_actions'])}")
    return lines


def _city(data: dict[str, Any]) -> list[str]:
    around: dict[str, list[str]] = {}
    for building in data["buildings"]:
        cube = "" if building["cube"] is None else f"({building['cube']})"
        around.setdefault(building["space"], []).append(f"{building['tile']}{cube}")
    lines = ["city    " + (" ".join(f"{space}:{tiles[0]}" for space, tiles in around.items()) or "empty")]
    for plaza in data["plazas"]:
        if plaza["used"]:
            state = "resolved" if plaza["resolved"] else f"{plaza['buildings']}/{plaza['spaces']}"
            lines.append(f"  {plaza['plaza']} {plaza['tile'] or '-':<5} {state:<9} cubes {plaza['cubes']}")
    return lines


def _seat(number: int, seat: dict[str, Any]) -> list[str]:
    goods = " ".join(f"{seat[kind]} {kind}" for kind in ("gold", "stone", "egg", "silver_window", "gold_window"))
    grids = " ".join(f"{grid} {seat[grid]['row']}.{seat[grid]['column']}" for grid in ("hunger_wall", "cathedral"))
    hexes = " ".join(f"{row['action']}:{row['tile']}" for row in seat["hexes"] if row["tile"])
    walls = " ".join(f"{row['place']}:{row['tile']}" for row in seat["walls"] if row["tile"])
    return [
        f"seat {number}  {seat['score']} points, {goods}, tokens {seat['red_token']} red {seat['blue_token']} blue",
        f"  mines {seat['mines']} quarries {seat['quarries']} technology {seat['technology']}"
        f" university {seat['university']} region {seat['region']} {grids} cubes {seat['cubes']}",
        *([f"  board {hexes} {walls}".rstrip()] if hexes or walls else []),
    ]


def draw_board(state: State) -> str:
    """Return the whole table as lines of text."""
    data = view(state)
    lines = [f"Praga Caput Regni  turn {data['turn']}, era {data['era']}, {data['phase']}"]
    lines += _crane(data["crane"])
    for row, tiles in data["rows"].items():
        lines.append(f"{row:<8}" + " ".join(tile or "-" for tile in tiles))
    lines += _city(data["city"])
    lines.append("bridge  " + " ".join(space["tile"] or space["side"] for space in data["bridge"]["spaces"]))
    for number, seat in enumerate(data["seats"]):
        lines += _seat(number, seat)
    return "\n".join(lines)
