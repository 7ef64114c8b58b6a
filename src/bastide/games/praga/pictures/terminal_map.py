"""The hexes of Praga in coloured characters: the city, and the action board of every seat.

A hex is `step` columns wide and two lines high; the next row is half a hex aside.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import MARKS, SEATS, Colour, Picture, fit, t, write
from bastide.games.praga.box import BOX
from bastide.games.praga.kernel import places
from bastide.games.praga.pictures.terminal_words import sign, signs
from bastide.games.praga.words.titles import TILE_TITLES

Fields = Mapping[str, Any]
Lines = tuple[str, str]

MAY: Final = "#CE5C1C"
MAY_INK: Final = "#FBF8EE"
INK: Final = "#26221F"
MARGIN: Final = "#8A8272"
FREE: Final = {"old_town": "#F4E7CC", "new_town": "#F4F0E4"}
PLAZAS: Final = {"tan": "#E8CF9C", "silver": "#C9D1DA", "gold": "#E3A824", "blue": "#A9C1E4"}
BLOCKED: Final = {"walled": "#B9AE98", "road": "#D9C08A", "green": "#A9BE8E"}
BUILT: Final = "#E4CDB0"
TILES: Final = {"U": "#CBD6EC", "W": "#CFCFCB", "B": BUILT}
"""The ground of a tile by the first letter of its id: upgrades, walls, buildings."""

_cells = [(row["q"], row["r"]) for row in (*places.SPACE_BOX, *places.PLAZA_SPACE_BOX)]
_cells += [(q, r) for kind in BLOCKED for q, r in BOX["city"]["blocked"][kind]]
LEFT: Final[int] = min(2 * q + r for q, r in _cells)
TOP: Final[int] = min(r for _, r in _cells)
WIDE: Final[int] = max(2 * q + r for q, r in _cells) - LEFT + 2
"""Half hexes from the western edge of the city to the eastern one."""
HIGH: Final[int] = 2 * (max(r for _, r in _cells) - TOP + 1)
"""Lines of the city."""
CITY: Final = 10
"""The line at which the city begins, below crane and rows."""
BOARD_WIDE: Final = 10
"""Half hexes of an action board."""
BOARD_HIGH: Final = 10


def city_spot(q: int, r: int, step: int, top: int = CITY) -> tuple[int, int]:
    """Return the column and line at which a hex of the city begins."""
    return (2 * q + r - LEFT) * step // 2, top + 2 * (r - TOP)


def board_spot(q: int, r: int, step: int) -> tuple[int, int]:
    """Return the column and line at which a hex of an action board begins, from the board's own corner."""
    return (2 * q + r + 4) * step // 2, 2 * (r + 2)


def draw_city(picture: Picture, view: Fields, place: tuple[int, int], may: Sequence[str]) -> None:
    """Draw every hex of the city: buildings with their cube, free spaces, plazas, street, what is never built on."""
    step, top = place
    for kind, ground in BLOCKED.items():
        for q, r in BOX["city"]["blocked"][kind]:
            paint(picture, city_spot(q, r, step, top), ("", ""), (step, ground, INK))
    _street(picture, view, step, top)
    there = {building["space"]: building for building in view["city"]["buildings"]}
    for row in places.SPACE_BOX:
        spot = city_spot(row["q"], row["r"], step, top)
        if row["id"] in there:
            _building(picture, spot, there[row["id"]], step)
            continue
        price = [{"kind": "gold", "n": row.get("cost_gold", 0)}, {"kind": "points", "n": row.get("points", 0)}]
        glow = row["id"] in may
        look = (step, MAY if glow else FREE[row["side"]], MAY_INK if glow else INK)
        paint(picture, spot, (row["id"], signs([gain for gain in price if gain["n"]])), look)
    for row, plaza in zip(places.PLAZA_SPACE_BOX, view["city"]["plazas"], strict=True):
        count = f"{plaza['buildings']}/{plaza['spaces']}" if plaza["used"] else ""
        lines = (row["id"], t("praga-cli-done") if plaza["resolved"] else count)
        look = (step, PLAZAS[row["colour"]] if plaza["tile"] else BLOCKED["walled"], INK)
        paint(picture, city_spot(row["q"], row["r"], step, top), lines, look)


def _building(picture: Picture, spot: tuple[int, int], building: Fields, step: int) -> None:
    paint(picture, spot, (building["tile"], ""), (step, BUILT, INK))
    seat = building["cube"]
    if seat is not None:
        write(picture, (spot[0], spot[1] + 1), MARKS[seat], SEATS[seat], BUILT)


def _street(picture: Picture, view: Fields, step: int, top: int) -> None:
    """Write the numbers of the regions and the pawns that stand in them."""
    for region in BOX["kings_road"]["region"][:3]:
        q, r = region["stand_hex"]
        column, line = city_spot(q, r, step, top)
        write(picture, (column, line), "I" * region["number"], INK, BLOCKED["road"])
        here = [seat for seat, data in enumerate(view["seats"]) if data["region"] == region["number"]]
        for number, seat in enumerate(here):
            write(picture, (column + number, line + 1), MARKS[seat], SEATS[seat], BLOCKED["road"])


def paint(picture: Picture, spot: tuple[int, int], lines: Lines, look: tuple[int, Colour, Colour]) -> None:
    """Draw one hex with two short lines of text on its ground."""
    step, ground, ink = look
    for number, text in enumerate(lines):
        write(picture, (spot[0], spot[1] + number), fit(text, step - 1), ink, ground)


def draw_board(picture: Picture, view: Fields, seat: int, place: tuple[int, int, int], may: Sequence[str]) -> None:
    """Draw a seat's action board from a corner: the six actions, the tiles on them, the walls around."""
    left, top, step = place
    data = view["seats"][seat]
    for row in data["hexes"]:
        name = t("praga-cli-hex", action=row["action"])
        lines = (name, row["tile"] or "")
        _place(picture, row, lines, (left, top, step, row["action"] in may))
    for row in data["walls"]:
        lines = (row["tile"] or row["place"], _reward(row["tile"]))
        _place(picture, row, lines, (left, top, step, row["place"] in may))
    column, line = board_spot(0, 0, step)
    write(picture, (left + column + step // 2 - 1, top + line), MARKS[seat], SEATS[seat])


def _reward(tile: str | None) -> str:
    return signs(TILE_TITLES[tile]["gains"]) if tile else ""


def _place(picture: Picture, row: Fields, lines: Lines, how: tuple[int, int, int, bool]) -> None:
    left, top, step, glow = how
    column, line = board_spot(row["q"], row["r_"], step)
    ground = TILES[row["tile"][0]] if row["tile"] else None if "place" in row else "#E6DDC8"
    ink = INK if ground else MARGIN
    if glow:
        ground, ink = MAY, MAY_INK
    paint(picture, (left + column, top + line), lines, (step, ground, ink))


def goods_line(data: Fields) -> str:
    """Return what a seat has in signs."""
    kinds = ("gold", "stone", "egg", "silver_window", "gold_window", "red_token", "blue_token")
    tracks = (("mine", "mines"), ("quarry", "quarries"), ("technology", "technology"), ("university", "university"))
    parts = [sign(kind, data[kind]) for kind in kinds if data[kind]]
    parts += [sign(kind, data[field]) for kind, field in tracks if data[field]]
    return " ".join(parts)
