"""Caylus in coloured characters: the castle, the favours, the street to the bridge, the winding road.

The road runs as on the sheet: from the bridge at the upper right, in rows of seven, to and fro. Every building is
named as it is typed, or in the reader's language where the cell is wide enough. Without colours it runs in rows of
four, in which everything is named as it is typed.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bastide.engine.terminal import MARKS, PLAIN, SEATS, Picture, Terminal, t, width
from bastide.games.caylus.pictures.terminal_more import WORDS, expand, headline
from bastide.games.caylus.pictures.terminal_words import arguments, context, goods, supply
from bastide.games.caylus.pictures.text import effect, typed
from bastide.games.caylus.words.names import PLACE_IDS, PLACE_NAMES

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

SPACES: Final = 28
TOP: Final = 9
"""Lines above the road: the castle and the favours, the special buildings, the bridge."""


class Frame(NamedTuple):
    """How the road is laid out at a size."""

    wide: int
    """Columns of one space."""
    along: int = 7
    """Spaces in a row."""
    high: int = 4
    """Lines of one space; the last is the road with its number."""
    figures: tuple[int, int] = (0, 2)
    """The column and line in a space of who stands there."""

    @property
    def columns(self) -> int:
        """The columns of the whole board."""
        return self.wide * self.along

    @property
    def rows(self) -> int:
        """The lines of the whole board."""
        return TOP + SPACES // self.along * self.high


FRAMES: Final = {PLAIN: Frame(20, 4, 3, (11, 1)), 6: Frame(9), 10: Frame(12), 16: Frame(17)}
PLACES: Final = PLACE_IDS[:6]
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


def space_corner(space: int, frame: Frame) -> tuple[int, int]:
    """Return the column and row at which a road space begins."""
    row, along = divmod(space - 1, frame.along)
    column = frame.along - 1 - along if row % 2 == 0 else along
    return column * frame.wide, TOP + row * frame.high


def _special_corner(number: int, frame: Frame) -> tuple[int, int]:
    return number * (frame.columns // len(PLACES)), TOP - 4


def _spot(fields: Mapping[str, Any], frame: Frame) -> tuple[int, int] | None:
    """Return where an action's place is drawn, if it has one."""
    if fields.get("space"):
        return space_corner(int(fields["space"]), frame)
    place = fields.get("place")
    if place in PLACES:
        return _special_corner(PLACES.index(str(place)), frame)
    return (0, 0) if place == "castle" or fields.get("kind") in {"batch", "done"} else None


def point(
    _view: Mapping[str, Any], _legal: Sequence[Mapping[str, Any]], where: Mapping[str, Any], size: int
) -> tuple[int, int] | None:
    """Return the middle of the place that an action is about, if it is about one."""
    frame = FRAMES[size]
    corner = _spot(where, frame)
    return (corner[0] + frame.wide // 2, corner[1] + 1) if corner else None


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
        name = t("caylus-name-section", section=section["id"]) + ("⚑" if now else "")
        column = sheet.write(0, row, name, INK if now else MARGIN)
        column = max(column + 1, 9)
        for seat, count in enumerate(section["houses"]):
            column = sheet.write(column, row, MARKS[seat] * count, SEATS[seat], "#EDE7D9")
        column = sheet.write(column, row, ("□" if now else "·") * section["free"], INK if now else MARGIN)
        sheet.write(column + 1, row, f"+{section['points']}", MAY if now else MARGIN)
    ground = GLOW if "castle" in may else None
    column = sheet.write(0, 3, place_name("castle"), INK, ground)
    _figures(sheet, max(column + 1, 9), 3, view["castle"]["workers"], ground)


def _favours(sheet: Sheet, view: Mapping[str, Any], left: int) -> None:
    """Draw the favour lines with every seat's marker; columns that are not open yet are hatched.

    Where every favour is worth the same the table is not used, and that is said instead (CAY-300).
    """
    if view["options"]["simplified_favour"]:
        sheet.write(left, 0, t("caylus-option-simplified-favour"), INK)
        return
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


def _street(sheet: Sheet, view: Mapping[str, Any], frame: Frame, may: set[str]) -> None:
    """Draw the special buildings, and below them the bridge with who has passed."""
    step = frame.columns // len(PLACES)
    for number, place in enumerate(PLACES):
        column, row = _special_corner(number, frame)
        ground = GLOW if place in may else SPECIAL_GROUND
        sheet.fill(column, row, step - 1, 2, ground)
        words = PLACE_NAMES[number] if frame is FRAMES[PLAIN] else place_name(place)
        sheet.write(column, row, _cut(words, step - 1), INK, ground)
        held = view["special"][place]
        _figures(sheet, column + 1, row + 1, held if isinstance(held, list) else [held], ground)
    column = sheet.write(0, TOP - 2, "═" * 2, ROAD)
    column = sheet.write(column + 1, TOP - 2, t("caylus-cli-order"), FAINT)
    column = _figures(sheet, column + 1, TOP - 2, view["order"])
    column = sheet.write(column + 1, TOP - 2, t("caylus-cli-passed"), FAINT)
    column = _figures(sheet, column + 1, TOP - 2, [*view["passed"], *[None] * (5 - len(view["passed"]))])
    if view["phase_name"] == "place":  # at other times none is paid
        sheet.write(column + 1, TOP - 2, t("caylus-cli-price", price=view["price"]), MAY)


def _building(sheet: Sheet, data: Mapping[str, Any], frame: Frame, ground: str) -> None:
    """Draw what stands on a space: the building's name and effect, its worker, what it is to become, its owner."""
    column, row = space_corner(data["space"], frame)
    room, building = frame.wide - 1, data["building"]
    sheet.fill(column, row, room, frame.high - 1, ground)
    words = name_of(building)
    typing = frame is FRAMES[PLAIN] or width(words) > room
    sheet.write(column, row, _cut(typed(building) if typing else words, room), INK, ground)
    sheet.write(column, row + 1, _cut(effect(building), room - 1), FAINT, ground)
    aside, down = frame.figures
    for name, sign, left in (("worker", "", aside), ("pending", "→", aside + 2), ("owner", "⌂", room - 2)):
        if data[name] is not None:
            sheet.write(column + left, row + down, sign + MARKS[data[name]], SEATS[data[name]], ground)


def _space(sheet: Sheet, view: Mapping[str, Any], data: Mapping[str, Any], frame: Frame, glow: bool) -> None:
    """Draw one space of the road."""
    space = data["space"]
    column, row = space_corner(space, frame)
    if data["building"]:
        _building(sheet, data, frame, GLOW if glow else GROUNDS[data["class"]])
    elif glow:
        sheet.fill(column, row, frame.wide - 1, frame.high - 1, GLOW)
    row += frame.high - 1
    sheet.write(column, row, "─" * frame.wide, ROAD)
    end = sheet.write(column + 1, row, str(space), INK)
    if data["trigger"]:
        end = sheet.write(end, row, "⚑" + _cut(t("caylus-name-section", section=data["trigger"]), frame.wide - 5), MAY)
    for name, sign in (("provost", "◎"), ("bailiff", "▮")):
        if view[name] == space:
            end = sheet.write(end + 1, row, sign, INK, "#FCF9F1")


def draw(
    view: Mapping[str, Any],
    size: int,
    legal: Sequence[Mapping[str, Any]] = (),
    ghost: Mapping[str, Any] | None = None,
) -> Picture:
    """Return the town; places that may be chosen glow, and so does only the one being looked at if there is one."""
    frame = FRAMES[size]
    sheet = Sheet(frame.columns, frame.rows + (size == PLAIN))
    pointed = [ghost] if ghost else list(legal)
    may = {str(fields["place"]) for fields in pointed if fields.get("place")}
    spaces = {int(fields["space"]) for fields in pointed if fields.get("space")}
    if ghost and ghost.get("kind") == "provost":
        spaces.add(view["provost"] + int(ghost["steps"]))
    _castle(sheet, view, may)
    _favours(sheet, view, min(34, frame.columns - 36))
    _street(sheet, view, frame, may)
    for data in view["road"]:
        _space(sheet, view, data, frame, data["space"] in spaces)
    if size == PLAIN:
        sheet.write(0, frame.rows, t("caylus-cli-signs"), FAINT)
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
