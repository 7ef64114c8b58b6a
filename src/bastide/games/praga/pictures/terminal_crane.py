"""The crane, the rows of tiles and the plazas in characters."""

from collections.abc import Mapping
from typing import Any

from bastide.engine.terminal import MARKS, SEATS, Picture, fit, t, write
from bastide.games.praga.pictures.terminal_layout import ROW_HIGH, ROWS_AT, SLOT, plazas_high, plazas_top
from bastide.games.praga.pictures.terminal_map import INK, MARGIN, MAY, MAY_INK, TILES
from bastide.games.praga.pictures.terminal_words import bonus, plaza_name, sign, signs
from bastide.games.praga.words.titles import TILE_TITLES, find

Fields = Mapping[str, Any]


def draw_crane(picture: Picture, view: Fields, may: set[str]) -> None:
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


def draw_rows(picture: Picture, view: Fields, may: set[str], corner: tuple[int, int]) -> None:
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


def draw_plazas(picture: Picture, view: Fields, size: int) -> None:
    """Write the plazas in one or two columns: what their tile gives, and whose cubes claim it."""
    used = [plaza for plaza in view["city"]["plazas"] if plaza["tile"]]
    for number, plaza in enumerate(used):
        column, line = number // plazas_high(size) * 50, plazas_top(size) + number % plazas_high(size)
        title = TILE_TITLES[plaza["tile"]]
        at = write(picture, (column, line), fit(plaza_name(plaza["plaza"]), 15), MARGIN)
        what = f"{signs(title['top'])} / {signs(title['bottom'])}"
        if plaza["resolved"]:
            what = t("praga-cli-done")
        at = write(picture, (at, line), fit(what, 19))
        for seat, cubes in enumerate(plaza["cubes"]):
            if cubes:
                at = write(picture, (at, line), f"{MARKS[seat]}{cubes} ", SEATS[seat])
