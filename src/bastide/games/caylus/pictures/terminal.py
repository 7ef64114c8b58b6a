"""Caylus in coloured characters: the castle, the favours, the street to the bridge, the winding road.

The road runs as on the sheet: from the bridge at the upper right, in rows of seven, to and fro. Every building is
named as it is typed, or in the reader's language where the cell is wide enough.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine.terminal import Picture, Terminal, t, width
from bastide.games.caylus.pictures.terminal_more import WORDS, expand, headline
from bastide.games.caylus.pictures.terminal_words import arguments, context, goods, supply
from bastide.games.caylus.pictures.text import effect, typed

MARKS: Final = "●▲■◆✚"
SEATS: Final = ("#2A55A8", "#C4343F", "#1F7A62", "#A86F00", "#26221F")
GROUNDS: Final = {
    "neutral": "#F1D9D2",
    "fixed": "#E3DAC4",
    "wood": "#E4CDB0",
    "stone": "#DDDCD7",
    "residential": "#D2E1CC",
    "prestige": "#D3DDEE",
}
SPECIAL_GROUND: Final = "#EAE4D4"
"""Grounds of the tiles, by kind of building."""
INK: Final = "#1B2030"
FAINT: Final = "#5E5546"
MAY: Final = "#AE3F16"
GLOW: Final = "#F6C9A8"
ROAD: Final = "#B9A27A"
MARGIN: Final = "#8A8272"

ROWS: Final = 4
COLUMNS: Final = 7
HIGH: Final = 4
"""Lines of one space: name, effect, who stands there, the road with its number."""
TOP: Final = 9
"""Lines above the road: the castle and the favours, the special buildings, the bridge."""
WIDTHS: Final = {6: 9, 10: 12, 16: 17}
"""Columns of one space by the screen's zoom."""
PLACES: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
LINES: Final = ("prestige", "deniers", "resources", "buildings")


def name_of(building: str) -> str:
    """Return a building's name in the reader's language."""
    return t("caylus-name-building", building=building)


def place_name(place: str) -> str:
    """Return the name of a special building or of the castle."""
    return t("caylus-name-place", place=place)


def _cut(words: str, room: int) -> str:
    """Shorten words to so many columns of the terminal."""
    if width(words) <= room:
        return words
    while words and width(words) > room - 1:
        words = words[:-1]
    return words + "…"


class Sheet:
    """A picture on which wide characters take two columns."""

    def __init__(self, columns: int, rows: int) -> None:
        self.picture: Final = Picture(columns, rows)

    def write(self, column: int, row: int, words: str, ink: str = INK, ground: str | None = None) -> int:
        """Write and return the column after the words."""
        for char in words:
            self.picture.write(column, row, char, ink, ground)
            column += 1
            if width(char) > 1:
                if 0 <= row < self.picture.rows and 0 <= column < self.picture.columns:
                    self.picture.glyphs[row][column].char = ""
                column += 1
        return column

    def fill(self, column: int, row: int, wide: int, high: int, ground: str) -> None:
        """Colour a field."""
        for down in range(high):
            for along in range(wide):
                self.picture.write(column + along, row + down, " ", INK, ground)


def space_corner(space: int, wide: int) -> tuple[int, int]:
    """Return the column and row at which a road space begins."""
    row, along = divmod(space - 1, COLUMNS)
    column = COLUMNS - 1 - along if row % 2 == 0 else along
    return column * wide, TOP + row * HIGH


def _special_corner(number: int, wide: int) -> tuple[int, int]:
    return number * (wide * COLUMNS // len(PLACES)), TOP - 4


def _spot(fields: Mapping[str, Any], wide: int) -> tuple[int, int] | None:
    """Return where an action's place is drawn, if it has one."""
    if fields.get("space"):
        return space_corner(int(fields["space"]), wide)
    place = fields.get("place")
    if place in PLACES:
        return _special_corner(PLACES.index(str(place)), wide)
    return (0, 0) if place == "castle" or fields.get("kind") in {"batch", "done"} else None


def point(
    _view: Mapping[str, Any], _legal: Sequence[Mapping[str, Any]], where: Mapping[str, Any], size: int
) -> tuple[int, int] | None:
    """Return the middle of the place that an action is about, if it is about one."""
    wide = WIDTHS[size]
    corner = _spot(where, wide)
    return (corner[0] + wide // 2, corner[1] + 1) if corner else None


def _figures(sheet: Sheet, column: int, row: int, seats: Sequence[int | None], ground: str | None = None) -> int:
    """Draw who stands in a row of places; an empty place is a dot."""
    for seat in seats:
        mark, ink = ("·", FAINT) if seat is None else (MARKS[seat], SEATS[seat])
        column = sheet.write(column, row, mark, ink, ground) + 1
    return column


def _castle(sheet: Sheet, view: Mapping[str, Any], may: set[str]) -> None:
    """Draw the castle's sections and its five places, in the first lines."""
    for row, section in enumerate(reversed(view["castle"]["sections"])):
        now = section["current"]
        column = sheet.write(0, row, t("caylus-name-section", section=section["id"]), INK if now else MARGIN)
        column = max(column + 1, 9)
        for seat, count in enumerate(section["houses"]):
            column = sheet.write(column, row, MARKS[seat] * count, SEATS[seat], "#EDE7D9")
        column = sheet.write(column, row, ("□" if now else "·") * section["free"], INK if now else MARGIN)
        sheet.write(column + 1, row, f"+{section['points']}", MAY if now else MARGIN)
    ground = GLOW if "castle" in may else None
    column = sheet.write(0, 3, place_name("castle"), INK, ground)
    _figures(sheet, max(column + 1, 9), 3, view["castle"]["workers"], ground)


def _favours(sheet: Sheet, view: Mapping[str, Any], left: int) -> None:
    """Draw the favour lines with every seat's marker; columns that are not open yet are hatched."""
    for row, line in enumerate(LINES):
        column = sheet.write(left, row, t("caylus-name-line", line=line), INK)
        column = left + 11
        for level in range(6):
            here = [seat for seat, data in enumerate(view["seats"]) if data["favours"][line] == level]
            shut = level > view["columns"]
            start = column
            sheet.write(column, row, "░" if shut else str(level), MARGIN)
            column += 1
            for seat in here:
                column = sheet.write(column, row, MARKS[seat], SEATS[seat])
            column = max(column + 1, start + 3)


def _street(sheet: Sheet, view: Mapping[str, Any], wide: int, may: set[str]) -> None:
    """Draw the special buildings, and below them the bridge with who has passed."""
    step = wide * COLUMNS // len(PLACES)
    for number, place in enumerate(PLACES):
        column, row = _special_corner(number, wide)
        ground = GLOW if place in may else SPECIAL_GROUND
        sheet.fill(column, row, step - 1, 2, ground)
        sheet.write(column, row, _cut(place_name(place), step - 1), INK, ground)
        held = view["special"][place]
        _figures(sheet, column + 1, row + 1, held if isinstance(held, list) else [held], ground)
    column = sheet.write(0, TOP - 2, "═" * 2, ROAD)
    column = sheet.write(column + 1, TOP - 2, t("caylus-cli-order"), FAINT)
    column = _figures(sheet, column + 1, TOP - 2, view["order"])
    column = sheet.write(column + 1, TOP - 2, t("caylus-cli-passed"), FAINT)
    column = _figures(sheet, column + 1, TOP - 2, [*view["passed"], *[None] * (5 - len(view["passed"]))])
    sheet.write(column + 1, TOP - 2, t("caylus-cli-price", price=view["price"]), MAY)


def _space(sheet: Sheet, view: Mapping[str, Any], data: Mapping[str, Any], wide: int, glow: bool) -> None:
    """Draw one space of the road."""
    space, building = data["space"], data["building"]
    column, row = space_corner(space, wide)
    room = wide - 1
    if building:
        ground = GLOW if glow else GROUNDS[data["class"]]
        sheet.fill(column, row, room, HIGH - 1, ground)
        words = name_of(building)
        sheet.write(column, row, _cut(words if width(words) <= room else typed(building), room), INK, ground)
        sheet.write(column, row + 1, _cut(effect(building), room - 1), FAINT, ground)
        if data["worker"] is not None:
            sheet.write(column, row + 2, MARKS[data["worker"]], SEATS[data["worker"]], ground)
        if data["pending"] is not None:
            sheet.write(column + 2, row + 2, "→" + MARKS[data["pending"]], SEATS[data["pending"]], ground)
        if data["owner"] is not None:
            sheet.write(column + room - 2, row + 2, "⌂" + MARKS[data["owner"]], SEATS[data["owner"]], ground)
    elif glow:
        sheet.fill(column, row, room, HIGH - 1, GLOW)
    sheet.write(column, row + 3, "─" * wide, ROAD)
    end = sheet.write(column + 1, row + 3, str(space), INK)
    if data["trigger"]:
        end = sheet.write(end, row + 3, "⚑" + _cut(t("caylus-name-section", section=data["trigger"]), wide - 5), MAY)
    for name, sign in (("provost", "◎"), ("bailiff", "▮")):
        if view[name] == space:
            end = sheet.write(end + 1, row + 3, sign, INK, "#FCF9F1")


def draw(
    view: Mapping[str, Any],
    size: int,
    legal: Sequence[Mapping[str, Any]] = (),
    ghost: Mapping[str, Any] | None = None,
) -> Picture:
    """Return the town; places that may be chosen glow, and so does only the one being looked at if there is one."""
    wide = WIDTHS[size]
    sheet = Sheet(wide * COLUMNS, TOP + ROWS * HIGH)
    pointed = [ghost] if ghost else list(legal)
    may = {str(fields["place"]) for fields in pointed if fields.get("place")}
    spaces = {int(fields["space"]) for fields in pointed if fields.get("space")}
    if ghost and ghost.get("kind") == "provost":
        spaces.add(view["provost"] + int(ghost["steps"]))
    _castle(sheet, view, may)
    _favours(sheet, view, min(34, wide * COLUMNS - 36))
    _street(sheet, view, wide, may)
    for data in view["road"]:
        _space(sheet, view, data, wide, data["space"] in spaces)
    return sheet.picture


TERMINAL: Final = Terminal(
    draw=draw,
    point=point,
    headline=headline,
    goods=goods,
    supply=supply,
    arguments=arguments,
    context=context,
    expand=expand,
    legal_first=True,
    words=WORDS,
)
