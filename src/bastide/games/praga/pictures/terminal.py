"""Praga Caput Regni in coloured characters: crane and rows, the city, the two grids, and every seat's action board.

Whatever can be typed is written as it is typed (`A-1`, `W1-03`, `N_L2`, `w7`); goods are short signs, explained in the
last line.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import MARKS, PLAIN, SEATS, Picture, Terminal, fit, t, width, write
from bastide.games.praga.kernel import places
from bastide.games.praga.pictures.terminal_map import (
    BOARD_HIGH,
    BOARD_WIDE,
    CITY,
    HIGH,
    INK,
    MARGIN,
    MAY,
    MAY_INK,
    TILES,
    WIDE,
    board_spot,
    city_spot,
    draw_board,
    draw_city,
    goods_line,
)
from bastide.games.praga.pictures.terminal_more import WORDS, headline, losses
from bastide.games.praga.pictures.terminal_words import (
    arguments,
    bonus,
    context,
    goods,
    plaza_name,
    sign,
    signs,
    supply,
)
from bastide.games.praga.words.titles import ON_BRIDGE, PLACE_TITLES, TILE_TITLES, find

Fields = Mapping[str, Any]

STEPS: Final = {PLAIN: 6, 6: 6, 10: 6, 16: 8}
"""Columns of a hex at each size."""
NARROWED: Final = (PLAIN, 6)
ROWS_AT: Final = 44
"""The column of the three rows, beside the crane."""
SLOT: Final = 13
PLAZAS_HIGH: Final = 5
GRID_CELL: Final = 3
GRID_WIDE: Final = 6 * GRID_CELL + 5
GRIDS_HIGH: Final = 9
COLUMNS: Final = 100
"""Columns of the whole at the usual size."""
NARROW: Final = 79
"""Columns of the whole at the smallest sizes: there the rows stand below the crane, and the plazas in one column."""
ROW_HIGH: Final = 3
CRANE_HIGH: Final = 9


def _step(size: int) -> int:
    return STEPS.get(size, STEPS[10])


def _narrow(size: int) -> bool:
    return size in NARROWED


def _rows_corner(size: int) -> tuple[int, int]:
    return (0, CRANE_HIGH) if _narrow(size) else (ROWS_AT, 0)


def _city_top(size: int) -> int:
    return CRANE_HIGH + 3 * ROW_HIGH + 1 if _narrow(size) else CITY


def _plazas_top(size: int) -> int:
    return _city_top(size) + HIGH + 1


def _plazas_high(size: int) -> int:
    return 2 * PLAZAS_HIGH if _narrow(size) else PLAZAS_HIGH


def _grids_top(size: int) -> int:
    return _plazas_top(size) + _plazas_high(size) + 1


def _abreast(size: int) -> int:
    return (NARROW if _narrow(size) else COLUMNS) // (BOARD_WIDE * _step(size) // 2 + 2)


def _seat_corner(seat: int, size: int) -> tuple[int, int]:
    """Return the corner of a seat's board; its name stands in the two lines above."""
    across = _abreast(size)
    top = _grids_top(size) + GRIDS_HIGH + 2
    return seat % across * (BOARD_WIDE * _step(size) // 2 + 2), top + seat // across * (BOARD_HIGH + 3)


def parts(_view: Fields, size: int) -> dict[str, int]:
    """Return the lines at which the parts of the board begin, by the words that are typed."""
    rows = _rows_corner(size)[1]
    boards = _seat_corner(0, size)[1] - 2
    found = {"crane": 0, "rows": rows, "city": _city_top(size), "plazas": _plazas_top(size)}
    return {**found, "grids": _grids_top(size), "boards": boards}


def purse(view: Fields, seat: int) -> str:
    """Return what a seat has, in one line."""
    return t("praga-cli-join").join(goods(view, seat)[:4])


def point(view: Fields, _legal: Sequence[Fields], where: Fields, size: int) -> tuple[int, int] | None:
    """Return the column and line of a place, a tile of the rows or the crane; None for what has no place."""
    step, place = _step(size), where.get("place")
    if place in PLACE_TITLES:
        seat = where.get("seat", max(view["current"], 0))
        data = view["seats"][seat]
        for row in (*data["hexes"], *data["walls"]):
            if place in (row.get("place"), row.get("action")):
                (left, top), (column, line) = _seat_corner(seat, size), board_spot(row["q"], row["r_"], step)
                return left + column, top + line
        spot = next(row for row in places.SPACE_BOX if row["id"] == place)
        return city_spot(spot["q"], spot["r"], step, _city_top(size))
    if where.get("kind") == "take":
        left, top = _rows_corner(size)
        return left + SLOT * 2, top + ROW_HIGH
    return (ROWS_AT // 2, 3) if where.get("kind") == "tile" else None


def _may(legal: Sequence[Fields], ghost: Fields | None) -> set[str]:
    """Return what stands out: places, tiles and action tiles that may be chosen, or the one being looked at."""
    chosen = [ghost] if ghost else legal
    return {str(fields[name]) for fields in chosen for name in ("place", "tile") if fields.get(name)}


def draw(view: Fields, size: int, legal: Sequence[Fields] = (), ghost: Fields | None = None) -> Picture:
    """Return the whole position: what may be done now stands out."""
    step, wide = _step(size), NARROW if _narrow(size) else COLUMNS
    last = _seat_corner(len(view["seats"]) - 1, size)[1]
    key = t("praga-cli-signs")
    below = last + BOARD_HIGH + 1
    notes = [line for seat in range(len(view["seats"])) for line in _lying(view, seat, wide)] if size == PLAIN else []
    lines = len(notes) + width(key) // (wide - 20) + 1
    picture = Picture(max(wide, WIDE * step // 2), below + lines)
    may = _may(legal, ghost)
    _crane(picture, view, may)
    _rows(picture, view, may, _rows_corner(size))
    draw_city(picture, view, (step, _city_top(size)), sorted(may))
    _plazas(picture, view, size)
    _grids(picture, view, _grids_top(size))
    _sides(picture, view, size)
    for seat, data in enumerate(view["seats"]):
        left, top = _seat_corner(seat, size)
        turn = "→" if seat == view["current"] else ""
        column = write(picture, (left, top - 2), f"{MARKS[seat]}{turn} {data['score']}  ", SEATS[seat])
        write(picture, (column, top - 2), fit(goods_line(data), BOARD_WIDE * step // 2 - (column - left)))
        draw_board(picture, view, seat, (left, top, step), sorted(may) if seat == view["current"] else ())
    for number, (line, seat) in enumerate(notes):
        write(picture, (0, below + number), line, SEATS[seat])
    _key(picture, key, below + len(notes), wide)
    return picture


def _lying(view: Fields, seat: int, wide: int) -> list[tuple[str, int]]:
    """Return in lines how the tiles on a seat's board are turned, and what its University multiplies."""
    data = view["seats"][seat]
    lines = [f"{MARKS[seat]} {sign('university', data['university'])} ×{data['multiplier']}"]
    for row in (*data["hexes"], *data["walls"]):
        if row["tile"]:
            part = f"  {row['tile']} r{row['r']}"
            if width(lines[-1] + part) > wide:
                lines.append(" ")
            lines[-1] += part
    return [(line, seat) for line in lines]


def _key(picture: Picture, words: str, top: int, wide: int) -> None:
    """Write what the signs mean, in as many lines as it takes."""
    column = line = 0
    for part in re.split(r"(?<=[,，、])", words):
        fits = column + width(part) <= wide
        line += not fits
        column = write(picture, (column * fits, top + line), part if fits else part.lstrip(), MARGIN)


def _crane(picture: Picture, view: Fields, may: set[str]) -> None:
    """Write the tiles on the crane: position, id, actions, bonus of the wheel, price or points."""
    crane = view["crane"]
    cube = crane["platform"] if crane["platform"] >= 0 else "none"
    write(picture, (0, 0), t("praga-cli-crane", arrow=f"P{crane['arrow']}", era="I" * view["era"], cube=cube), MARGIN)
    for number, tile in enumerate(crane["tiles"]):
        glow = tile["tile"] in may
        pair = t("praga-pair", first=tile["actions"][0], second=tile["actions"][1])
        extra = sign("gold", -tile["cost"]) if tile["cost"] else ""
        if tile["points"] + tile["token"]:
            extra = sign("points", tile["points"] + tile["token"])
        write(picture, (0, 1 + number), f"P{tile['position']:<3}", MARGIN)
        look = (MAY_INK, MAY) if glow else (None, None)
        write(picture, (4, 1 + number), tile["tile"], *look)
        write(picture, (8, 1 + number), fit(pair, 22))
        write(picture, (31, 1 + number), fit(bonus(tile["bonus"]), 8))
        write(picture, (39, 1 + number), extra, MARGIN)
    if crane["taken"]:
        first, second = crane["taken_actions"]
        pair = f"{t('praga-pair', first=first, second=second)} [{crane['taken']}]"
        write(picture, (0, 2 + len(crane["tiles"])), fit(t("praga-cli-taken", pair=pair), ROWS_AT - 1), MAY)


def _rows(picture: Picture, view: Fields, may: set[str], corner: tuple[int, int]) -> None:
    """Write the three rows: each tile with its price and what it brings."""
    left = corner[0]
    for number, (row, tiles) in enumerate(view["rows"].items()):
        top = corner[1] + ROW_HIGH * number
        write(picture, (left, top), fit(t("praga-cli-row", row=row), 12), MARGIN)
        for slot, tile in enumerate(tiles):
            column = left + slot * (SLOT + 1)
            if not tile:
                write(picture, (column, top + 1), fit("-", SLOT), MARGIN)
                continue
            ground, ink = (MAY, MAY_INK) if tile in may else (TILES[tile[0]], INK)
            write(picture, (column, top + 1), fit(f"{tile} {_price(tile)}", SLOT), ink, ground)
            write(picture, (column, top + 2), fit(_content(tile), SLOT), ink, ground)


def _price(tile: str) -> str:
    cost = find(tile).get("cost", {})
    return "".join(sign(kind, n) for kind, n in cost.items() if n)


def _content(tile: str) -> str:
    """Return what a hex tile brings, in signs."""
    title, row = TILE_TITLES[tile], find(tile)
    won = signs(title["gains"])
    if title["kind"] == "upgrade":
        return f"{t('praga-cli-hex', action=title['action'])} {won}"
    if title["kind"] == "wall":
        return f"{won} {sign('hunger_wall', 1)}" if row["hunger_wall"] else won
    return f"{won} {sign('cathedral', 1) if row['cathedral'] else '+'}"


def _plazas(picture: Picture, view: Fields, size: int) -> None:
    """Write the plazas in one or two columns: what their tile gives, and whose cubes claim it."""
    used = [plaza for plaza in view["city"]["plazas"] if plaza["tile"]]
    for number, plaza in enumerate(used):
        column, line = number // _plazas_high(size) * 50, _plazas_top(size) + number % _plazas_high(size)
        title = TILE_TITLES[plaza["tile"]]
        at = write(picture, (column, line), fit(plaza_name(plaza["plaza"]), 15), MARGIN)
        what = f"{signs(title['top'])} / {signs(title['bottom'])}"
        if plaza["resolved"]:
            what = t("praga-cli-done")
        at = write(picture, (at, line), fit(what, 19))
        for seat, cubes in enumerate(plaza["cubes"]):
            if cubes:
                at = write(picture, (at, line), f"{MARKS[seat]}{cubes} ", SEATS[seat])


def _grids(picture: Picture, view: Fields, grids_top: int) -> None:
    """Draw Hunger Wall and Cathedral: points, arrows, markers; the worth of the columns below."""
    for number, (name, grid) in enumerate(view["grids"].items()):
        left, top = number * (GRID_WIDE + 2), grids_top
        mirrored = name == "hunger_wall"
        write(picture, (left, top), t("praga-cli-grid-head", grid=name), MARGIN)
        count = len(grid["cells"])
        for row in range(count):
            line = top + count - row
            write(picture, (left, line), f"{grid['row_points'][row]:>3}", MARGIN)
            for column, cell in enumerate(grid["cells"][row]):
                at = 5 - column if mirrored else column
                here = _here(view, name, row + 1, column + 1)
                spot = (left + 4 + at * GRID_CELL, line)
                ground = ("#EAE0C9", "#DCD0B6", "#CFC19F")[grid["tier_of_row"][row] - 1]
                write(picture, spot, fit("" if here else _cell(cell, mirrored), GRID_CELL), INK, ground)
                for offset, seat in enumerate(here[:GRID_CELL]):
                    write(picture, (spot[0] + offset, line), MARKS[seat], SEATS[seat], ground)
        for column, value in enumerate(grid["column_value"]):
            at = 5 - column if mirrored else column
            write(picture, (left + 4 + at * GRID_CELL, top + count + 1), f"×{value}", MARGIN)


def _cell(cell: str, mirrored: bool) -> str:
    return {".": " ·", "up": " ↑", "side": " ←" if mirrored else " →"}.get(cell, f" {cell[1:]}")


def _here(view: Fields, grid: str, row: int, column: int) -> list[int]:
    return [
        seat for seat, data in enumerate(view["seats"]) if data[grid]["row"] == row and data[grid]["column"] == column
    ]


def _sides(picture: Picture, view: Fields, size: int) -> None:
    """Write what lies beside the grids: bridge, pawns on it, seals, production tokens."""
    left, line = 2 * (GRID_WIDE + 2), _grids_top(size)
    at = write(picture, (left, line), t("praga-cli-bridge") + " ", MARGIN)
    for seat, data in enumerate(view["seats"]):
        if data["region"] in ON_BRIDGE:
            at = write(picture, (at, line), f"{MARKS[seat]}{ON_BRIDGE[data['region']]} ", SEATS[seat])
    at, down = left, 1
    for space in view["bridge"]["spaces"]:
        words = f"{space['space']} {space['tile'] or signs(space['gain'])}"
        if at + width(words) > picture.columns:
            at, down = left, down + 1
        at = write(picture, (at, line + down), f"{words}  ", None)
    write(picture, (left, line + 3), t("praga-cli-seals"), MARGIN)
    at = left
    for seal in view["seals"]:
        ink = None if seal["seat"] is None else SEATS[seal["seat"]]
        mark = "" if seal["seat"] is None else MARKS[seal["seat"]]
        at = write(picture, (at, line + 4), f"{seal['seal']}{mark} ", ink)
    abreast, down = (2, 5) if _narrow(size) else (3, 6)
    write(picture, (left, line + down), t("praga-cli-river"), MARGIN)
    here = [f"{token} {signs(TILE_TITLES[token]['gains'])} ×{n}" for token, n in view["river"].items() if n]
    for row in range(0, len(here), abreast):
        write(picture, (left, line + down + 1 + row // abreast), "  ".join(here[row : row + abreast]))


TERMINAL: Final = Terminal(
    draw=draw,
    point=point,
    parts=parts,
    headline=headline,
    goods=goods,
    purse=purse,
    supply=supply,
    arguments=arguments,
    context=context,
    losses=losses,
    legal_first=True,
    words=WORDS,
    folded={"refresh": 2},
)
