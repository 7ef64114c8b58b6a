"""The Palaces of Carrara in coloured characters: wheel, sites, objects, and every seat's six cities.

Whatever can be typed is written as it is typed (`porta_3`, `II`); blocks of marble are chips with their price.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.engine import answers
from bastide.engine.terminal import MARKS, PLAIN, SEATS, Picture, Terminal, fit, shortened, t, width, write
from bastide.games.carrara.pictures.terminal_more import LETTERS, WORDS, expand, headline
from bastide.games.carrara.pictures.terminal_words import arguments, context, goods, name, purse, supply, value

MAY: Final = "#CE5C1C"
MAY_INK: Final = "#FBF8EE"
MARGIN: Final = "#8A8272"
INK: Final = "#26221F"
MARBLE: Final = {
    "white": ("#FBF8F1", INK),
    "yellow": ("#E8BC4E", INK),
    "red": ("#B23A34", "#FFE9E4"),
    "green": ("#5FA079", "#06210F"),
    "blue": ("#3A5FA8", "#EAF0FF"),
    "black": ("#2A2A2E", "#F4F0E4"),
}
"""A colour's ground and ink."""
GROUND: Final = {"city": "#E4CDB0", "land": "#C3DAB9"}
"""City buildings stand on orange, land buildings on green (CRR-007, CRR-008)."""

COLUMNS: Final = {PLAIN: 13, 6: 10, 10: 15, 16: 18}
"""How many columns a city takes at each size."""
SITES: Final = {**COLUMNS, 6: 9}
"""How many columns a site takes; three of them stand beside the wheel."""
WHEEL: Final = 40
"""How many columns the wheel takes; the sites are beside it."""
MIDDLE: Final = 8
"""The row of the objects, below the wheel and the sites."""
HEAD: Final = 4
"""How many lines the head of a city takes."""

Fields = Mapping[str, Any]


def _step(size: int) -> int:
    return COLUMNS.get(size, COLUMNS[10])


def _left(size: int) -> int:
    """Return the column at which the first city begins, behind the mark of a seat."""
    return 2 if size == PLAIN else 3


def _short(tile: str, columns: int) -> str:
    """Return a tile as it is typed, or by three letters and its cost where there is no room."""
    kind, _, cost = tile.rpartition("_")
    return tile if len(tile) < columns else f"{kind[:3]}{cost}"


def _within(said: str, columns: int) -> str:
    """Return words in just so many columns; those that were cut say so."""
    return fit(shortened(said, columns), columns)


def _object(good: str, columns: int) -> str:
    """Return the name of an object, in short where there is no room for it."""
    said = t(f"carrara-object-{good.replace('_', '-')}")
    return _within(said if width(said) <= columns or good != "coat_of_arms" else t("carrara-cli-arms"), columns)


def _tallest(view: Fields, seat: int, ghost: Fields | None) -> int:
    buildings = view["seats"][seat]["buildings"]
    upgraded = {city for city in buildings if view["seats"][seat]["values"][city]["upgraded"]}
    more = ghost["city"] if ghost and ghost.get("kind") == "build" and seat == view["seat"] else None
    return int(max(1, *(len(tiles) + (city in upgraded) + (city == more) for city, tiles in buildings.items())))


def _cities_top(view: Fields) -> int:
    return MIDDLE + 3 + (1 if view["cost8"] else 0) + (1 if _free(view) else 0)


def _free(view: Fields) -> list[Fields]:
    return [upgrade for upgrade in view["upgrades"] if upgrade["seat"] is None]


def _seat_top(view: Fields, seat: int, ghost: Fields | None) -> int:
    return _cities_top(view) + HEAD + sum(_tallest(view, other, ghost) + 1 for other in range(seat))


def _column(view: Fields, city: str, size: int) -> int:
    return _left(size) + [data["id"] for data in view["cities"]].index(city) * _step(size)


def point(view: Fields, _legal: Sequence[Fields], where: Fields, size: int) -> tuple[int, int] | None:
    """Return the column and row of a city, a site or the wheel; None for what has no place of its own."""
    kind = where.get("kind")
    if kind in {"rotate", "stay", "buy", "done"}:
        return WHEEL // 2, 3
    seat = where.get("seat", view["seat"])
    city = where.get("city") or (where.get("which") if where.get("what") == "city" else None)
    if city in view["seats"][seat]["buildings"]:
        return _column(view, str(city), size) + _step(size) // 2, _seat_top(view, seat, None)
    return None


def draw(view: Fields, size: int, legal: Sequence[Fields] = (), ghost: Fields | None = None) -> Picture:
    """Return the board: what may be done now stands out, and what the action looked at would do."""
    step = _step(size)
    rows = _seat_top(view, len(view["seats"]), ghost)
    picture = Picture(max(WHEEL + 3 * SITES.get(size, SITES[10]), _left(size) + 6 * step) + (size != PLAIN), rows)
    _wheel(picture, view, legal, ghost)
    _sites(picture, view, (size, legal, ghost))
    _objects(picture, view, (size, legal, ghost))
    _heads(picture, view, (size, legal, ghost))
    for seat in range(len(view["seats"])):
        _seat(picture, view, seat, (size, ghost))
    return picture


def _wheel(picture: Picture, view: Fields, legal: Sequence[Fields], ghost: Fields | None) -> None:
    """Draw the segments, every block with its price; what may be taken is pointed at."""
    may = {(fields["segment"], fields["colour"]) for fields in legal if fields.get("kind") == "buy"}
    pending = view.get("pending") or {}
    chosen = pending.get("segment") if pending.get("kind") == "buy" else None
    for row, segment in enumerate(view["wheel"]):
        number = segment["segment"]
        write(picture, (0, row), number, MAY if number == chosen else MARGIN)
        column = 4
        for colour, count in segment["blocks"].items():
            for _ in range(count):
                here = _looks(ghost, segment=number, colour=colour)
                if (number, colour) in may or here:
                    write(picture, (column, row), "▸", MAY)
                ground, ink = (MAY, MAY_INK) if here else MARBLE[colour]
                chip = t("carrara-cli-short", colour=colour) + str(segment["prices"][colour])
                column = write(picture, (column + 1, row), chip, ink, ground)
    bag = view["bag"]
    known = t("carrara-cli-bag", count=bag["total"]) if bag["total"] is not None else t("carrara-cli-bag-unknown")
    write(picture, (0, 6), t("carrara-cli-bag-empty") if bag["empty"] else known, MARGIN)


def _sites(picture: Picture, view: Fields, how: tuple[int, Sequence[Fields], Fields | None]) -> None:
    """Draw the nine sites, each tile as it is typed with its object below."""
    size, legal, ghost = how
    step = SITES.get(size, SITES[10])
    may = {fields["tile"] for fields in legal if fields.get("kind") in {"build", "rebuild"}}
    for site, tile in enumerate(view["display"]):
        column, row = WHEEL + site % 3 * step, site // 3 * 2
        if not tile:
            write(picture, (column, row), "·", MARGIN)
            continue
        data = view["tiles"][tile]
        here = _looks(ghost, tile=tile)
        ground, ink = (MAY, MAY_INK) if here else (GROUND[data["category"]], INK)
        write(picture, (column, row), fit(_short(tile, step), step - 1), ink, ground)
        write(picture, (column, row + 1), _object(data["object"], step - 2), MARGIN)
        if tile in may:
            write(picture, (column + step - 2, row + 1), "◂", MAY)
    write(picture, (WHEEL, 6), t("carrara-cli-stack", count=view["stack"]), MARGIN)


def _objects(picture: Picture, view: Fields, how: tuple[int, Sequence[Fields], Fields | None]) -> None:
    """Draw the supply of objects; below it the buildings of cost 8 and the upgrade tiles that are left."""
    size, legal, ghost = how
    step, row = _step(size), MIDDLE
    may = {fields["object"] for fields in legal if fields.get("kind") == "purchase"}
    for place, data in enumerate(view["objects"]):
        column = _left(size) + place * step
        here = _looks(ghost, object=data["id"])
        ink = MAY if here or data["id"] in may else None
        write(picture, (column, row), _object(data["id"], step - 1), ink)
        stock = t(
            "carrara-cli-sale" if data["sale"] else "carrara-cli-supply", supply=data["supply"], price=view["price"]
        )
        write(picture, (column, row + 1), _within(stock, step - 1), MAY if data["id"] in may else MARGIN)
    row += 2
    if view["cost8"]:
        column = write(picture, (0, row), t("carrara-cli-cost8") + " ", MARGIN)
        for tile in view["cost8"]:
            here = _looks(ghost, tile=tile)
            ground, ink = (MAY, MAY_INK) if here else (GROUND[view["tiles"][tile]["category"]], INK)
            column = write(picture, (column, row), _short(tile, step), ink, ground) + 1
        row += 1
    if _free(view):
        column = write(picture, (0, row), t("carrara-cli-upgrades") + " ", MARGIN)
        letters = 3 if step < COLUMNS[10] else None
        for upgrade in _free(view):
            column = write(picture, (column, row), f"{upgrade['which'][:letters]}={upgrade['value']}", None) + 1


def _heads(picture: Picture, view: Fields, how: tuple[int, Sequence[Fields], Fields | None]) -> None:
    """Draw the heads of the cities: name, accepted marble, value, and who scored it or what it asks for."""
    size, legal, ghost = how
    step, top = _step(size), _cities_top(view)
    letters = _letters(view, step)
    may = {fields.get("city") for fields in legal if fields.get("kind") == "build"}
    may |= {fields["which"] for fields in legal if fields.get("kind") == "score" and fields.get("what") == "city"}
    looked = {ghost.get("city"), ghost.get("which")} if ghost else set()
    for place, city in enumerate(view["cities"]):
        column = _left(size) + place * step
        ink = MAY if city["id"] in may or city["id"] in looked else None
        write(picture, (column, top), _within(t(f"carrara-city-{city['id']}"), step - 1), ink)
        at = column
        for colour in city["accepts"]:
            ground, letter = MARBLE[colour]
            at = write(picture, (at, top + 1), letters[colour], letter, ground)
        write(picture, (column, top + 2), _within(value(city["value"], city["currency"]), step - 1), MARGIN)
        if city["scored_by"] is None:
            write(picture, (column, top + 3), _within(t("carrara-cli-from", count=city["minimum"]), step - 1), MARGIN)
        else:
            seat = city["scored_by"]
            write(picture, (column, top + 3), _within(t("carrara-cli-scored", mark=MARKS[seat]), step - 1), SEATS[seat])


def _letters(view: Fields, step: int) -> Mapping[str, str]:
    """Return what stands for each colour in a head: the language's letter, or the one typed where that is too wide."""
    said = {colour: t("carrara-cli-short", colour=colour)[: step // 6] for colour in MARBLE}
    widest = max(sum(width(said[colour]) for colour in city["accepts"]) for city in view["cities"])
    return said if widest < step else {colour: letter for letter, colour in LETTERS.items()}


def _seat(picture: Picture, view: Fields, seat: int, how: tuple[int, Fields | None]) -> None:
    """Draw a seat's buildings, the first at the top, and below them the values of its own that are better."""
    size, ghost = how
    step, top = _step(size), _seat_top(view, seat, ghost)
    data = view["seats"][seat]
    mine = ghost if ghost and seat == view["seat"] else None
    on_turn = seat == view["seat"] and view["current"] != answers.TERMINAL
    write(picture, (0, top), MARKS[seat] + ("→" if on_turn else ""), SEATS[seat])
    for city, tiles in data["buildings"].items():
        column, row = _column(view, city, size), top
        own = data["values"][city]
        if own["upgraded"]:
            write(picture, (column, row), _within(_better(own), step - 1), MARGIN)
            row += 1
        shown = [(tile, _touched(view, tile, city, mine)) for tile in tiles]
        if mine and mine.get("kind") == "build" and mine.get("city") == city:
            shown.append((str(mine["tile"]), True))
        for tile, touched in shown:
            built = str(mine["tile"]) if mine and mine.get("kind") == "rebuild" and mine.get("old") == tile else tile
            ground, ink = (MAY, MAY_INK) if touched else (GROUND[view["tiles"][tile]["category"]], INK)
            write(picture, (column, row), fit(_short(built, step), step - 1), ink, ground)
            row += 1
    better = [
        f"{name('category', each['id'])} {_better(data['values'][each['id']])}"
        for each in view["categories"]
        if data["values"][each["id"]]["upgraded"]
    ]
    write(picture, (_left(size), top + _tallest(view, seat, ghost)), "  ".join(better), MARGIN)


def _better(own: Fields) -> str:
    """Return a value that an upgrade tile has raised."""
    return t("carrara-cli-upgraded", value=value(own["value"], own["currency"]))


def _looks(ghost: Fields | None, **what: str) -> bool:
    """Say whether the action looked at is about this."""
    return ghost is not None and all(ghost.get(name) == value for name, value in what.items())


def _touched(view: Fields, tile: str, city: str, ghost: Fields | None) -> bool:
    """Say whether the action looked at scores or replaces this building."""
    if not ghost:
        return False
    data = view["tiles"][tile]
    if ghost.get("kind") == "rebuild":
        return ghost.get("old") == tile
    scored = {"type": data["type"], "city": city, "category": data["category"]}
    return ghost.get("kind") == "score" and scored.get(str(ghost.get("what"))) == ghost.get("which")


TERMINAL: Final = Terminal(
    draw=draw,
    point=point,
    headline=headline,
    goods=goods,
    purse=purse,
    supply=supply,
    arguments=arguments,
    context=context,
    expand=expand,
    legal_first=True,
    words=WORDS,
)
