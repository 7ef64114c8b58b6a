"""The grids of the Hunger Wall and the cathedral, and the boards of the seats, in characters."""

from collections.abc import Mapping
from typing import Any

from bastide.engine.terminal import MARKS, SEATS, Picture, fit, t, width, write
from bastide.games.praga.pictures.terminal_layout import GRID_CELL, GRID_WIDE, grids_top, is_narrow
from bastide.games.praga.pictures.terminal_map import INK, MARGIN
from bastide.games.praga.pictures.terminal_words import signs
from bastide.games.praga.words.titles import ON_BRIDGE, TILE_TITLES

Fields = Mapping[str, Any]


def draw_grids(picture: Picture, view: Fields, grids_top: int) -> None:
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


def draw_sides(picture: Picture, view: Fields, size: int) -> None:
    """Write what lies beside the grids: bridge, pawns on it, seals, production tokens."""
    left, line = 2 * (GRID_WIDE + 2), grids_top(size)
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
    abreast, down = (2, 5) if is_narrow(size) else (3, 6)
    write(picture, (left, line + down), t("praga-cli-river"), MARGIN)
    here = [f"{token} {signs(TILE_TITLES[token]['gains'])} ×{n}" for token, n in view["river"].items() if n]
    for row in range(0, len(here), abreast):
        write(picture, (left, line + down + 1 + row // abreast), "  ".join(here[row : row + abreast]))
