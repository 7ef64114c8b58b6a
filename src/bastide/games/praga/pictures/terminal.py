"""Praga Caput Regni in coloured characters: crane and rows, the city, the two grids, and every seat's action board.

Whatever can be typed is written as it is typed (`A-1`, `W1-03`, `N_L2`, `w7`); goods are short signs, explained in the
last line.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import MARKS, PLAIN, SEATS, Picture, Terminal, shortened, t, width, write
from bastide.games.praga.kernel import places
from bastide.games.praga.pictures.terminal_boards import draw_grids, draw_sides
from bastide.games.praga.pictures.terminal_crane import draw_crane, draw_plazas, draw_rows
from bastide.games.praga.pictures.terminal_layout import (
    COLUMNS,
    NARROW,
    ROW_HIGH,
    ROWS_AT,
    SLOT,
    city_top,
    grids_top,
    is_narrow,
    plazas_top,
    rows_corner,
    seat_corner,
    step_for,
)
from bastide.games.praga.pictures.terminal_map import (
    BOARD_HIGH,
    BOARD_WIDE,
    MARGIN,
    WIDE,
    board_spot,
    city_spot,
    draw_board,
    draw_city,
    goods_line,
)
from bastide.games.praga.pictures.terminal_more import WORDS, headline, losses
from bastide.games.praga.pictures.terminal_words import arguments, context, goods, sign, supply
from bastide.games.praga.words.titles import PLACE_TITLES

Fields = Mapping[str, Any]


def parts(_view: Fields, size: int) -> dict[str, int]:
    """Return the lines at which the parts of the board begin, by the words that are typed."""
    rows = rows_corner(size)[1]
    boards = seat_corner(0, size)[1] - 2
    found = {"crane": 0, "rows": rows, "city": city_top(size), "plazas": plazas_top(size)}
    return {**found, "grids": grids_top(size), "boards": boards}


def purse(view: Fields, seat: int) -> str:
    """Return what a seat has, in one line."""
    return t("praga-cli-join").join(goods(view, seat)[:4])


def point(view: Fields, _legal: Sequence[Fields], where: Fields, size: int) -> tuple[int, int] | None:
    """Return the column and line of a place, a tile of the rows or the crane; None for what has no place."""
    step, place = step_for(size), where.get("place")
    if place in PLACE_TITLES:
        seat = where.get("seat", max(view["current"], 0))
        data = view["seats"][seat]
        for row in (*data["hexes"], *data["walls"]):
            if place in (row.get("place"), row.get("action")):
                (left, top), (column, line) = seat_corner(seat, size), board_spot(row["q"], row["r_"], step)
                return left + column, top + line
        spot = next(row for row in places.SPACE_BOX if row["id"] == place)
        return city_spot(spot["q"], spot["r"], step, city_top(size))
    if where.get("kind") == "take":
        left, top = rows_corner(size)
        return left + SLOT * 2, top + ROW_HIGH
    return (ROWS_AT // 2, 3) if where.get("kind") == "tile" else None


def _may(legal: Sequence[Fields], ghost: Fields | None) -> set[str]:
    """Return what stands out: places, tiles and action tiles that may be chosen, or the one being looked at."""
    chosen = [ghost] if ghost else legal
    return {str(fields[name]) for fields in chosen for name in ("place", "tile") if fields.get(name)}


def draw(view: Fields, size: int, legal: Sequence[Fields] = (), ghost: Fields | None = None) -> Picture:
    """Return the whole position: what may be done now stands out."""
    step, wide = step_for(size), NARROW if is_narrow(size) else COLUMNS
    last = seat_corner(len(view["seats"]) - 1, size)[1]
    key = t("praga-cli-signs")
    below = last + BOARD_HIGH + 1
    notes = [line for seat in range(len(view["seats"])) for line in _lying(view, seat, wide)] if size == PLAIN else []
    lines = len(notes) + width(key) // (wide - 20) + 1
    picture = Picture(max(wide, WIDE * step // 2), below + lines)
    may = _may(legal, ghost)
    draw_crane(picture, view, may)
    draw_rows(picture, view, may, rows_corner(size))
    draw_city(picture, view, (step, city_top(size)), sorted(may))
    draw_plazas(picture, view, size)
    draw_grids(picture, view, grids_top(size))
    draw_sides(picture, view, size)
    for seat, data in enumerate(view["seats"]):
        left, top = seat_corner(seat, size)
        turn = "→" if seat == view["current"] else ""
        column = write(picture, (left, top - 2), f"{MARKS[seat]}{turn} {data['score']}  ", SEATS[seat])
        write(picture, (column, top - 2), shortened(goods_line(data), BOARD_WIDE * step // 2 - (column - left)))
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
