"""A position in one line, both ways, exactly."""

from typing import Any, Final

from bastide.engine.errors import PositionError
from bastide.engine.game import Setup
from bastide.engine.line import LineField, line_fields, read_fields
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.state import Position

FIELDS: Final = (
    LineField("seat"),
    LineField("round"),
    LineField("worked"),
    LineField("due"),
    LineField("good"),
    LineField("price"),
    LineField("bag", ".", codes.GOODS),
    LineField("hands", ",.", codes.GOODS),
    LineField("stores", ",.", codes.GOODS),
    LineField("scores", ","),
)


def line(position: Position) -> str:
    """Return the position in one line; `read` is the inverse."""
    good = "-" if position.good == codes.NO_GOOD else codes.GOODS[position.good]
    seats = range(position.players)
    return (
        f"{codes.PHASE_NAMES[position.phase]} seat={position.turn} round={position.round} "
        f"worked={int(position.worked)} due={position.due} good={good} price={position.price} "
        f"bag={_row(position.bag, '.')} hands={','.join(_row(position.hand(seat), '.') for seat in seats)} "
        f"stores={','.join(_row(position.store(seat), '.') for seat in seats)} "
        f"scores={_row(position.points, ',')}"
    )


def _row(numbers: list[int], mark: str) -> str:
    return mark.join(map(str, numbers))


def read(setup: Setup, text: str) -> Position:
    """Return the position of a line, without history; raise `PositionError` naming what is wrong."""
    word, *rest = text.split(" ")
    named = [part.partition("=")[0] for part in rest]
    _require(named == [field.name for field in FIELDS], "line", "it is a word and then " + ", ".join(_names()))
    _require(word in codes.PHASE_NAMES, "what", f"{word!r} is none of {', '.join(codes.PHASE_NAMES)}")
    try:
        values = read_fields(line_fields(FIELDS, setup.players, "harbour"), text)
    except ValueError as error:
        raise PositionError(f"line: {error}") from error
    position = Position(setup)
    position.phase = codes.PHASE_NAMES.index(word)
    _read_turn(position, values)
    _read_goods(position, values)
    position.points = _numbers(values["scores"], "scores", setup.players, low=-99)
    _require(line(position) == text, "line", f"it should be written {line(position)!r}")
    return position


def _names() -> list[str]:
    return [f"{field.name}=" for field in FIELDS]


def _require(good: object, field: str, reason: str) -> None:
    if not good:
        raise PositionError(f"{field}: {reason}")


def _number(value: object, field: str, low: int, high: int) -> int:
    good = isinstance(value, int) and low <= value <= high
    _require(good, field, f"{value!r} is not from {low} to {high}")
    return int(str(value))


def _numbers(values: object, field: str, size: int, low: int = 0) -> list[int]:
    _require(isinstance(values, list) and len(values) == size, field, f"there are not {size}")
    assert isinstance(values, list)
    return [_number(value, field, low, 99) for value in values]


def _read_turn(position: Position, values: dict[str, Any]) -> None:
    """Read whose turn it is and what is on sale or still to be drawn, as the phase allows."""
    last = int(position.setup.options["rounds"])
    over = position.phase == codes.OVER
    position.turn = _number(values["seat"], "seat", 0, 0 if over else position.players - 1)
    position.round = _number(values["round"], "round", last if over else 0, last if over else last - 1)
    position.worked = bool(_number(values["worked"], "worked", int(position.phase == codes.WORKING), 1))
    most = {codes.DEALING: codes.DEALT * position.players, codes.WORKING: codes.WORKED}.get(position.phase, 0)
    position.due = _number(values["due"], "due", min(most, 1), most)
    selling, taxing = position.phase in (codes.PRICING, codes.TAXING), position.phase == codes.TAXING
    good = values["good"]
    _require(good in codes.GOODS if selling else good is None, "good", f"{good!r} cannot be on sale now")
    position.good = codes.GOODS.index(good) if selling else codes.NO_GOOD
    position.price = _number(values["price"], "price", int(taxing), codes.PRICE_MAX if taxing else 0)


def _read_goods(position: Position, values: dict[str, Any]) -> None:
    """Read the goods in bag, hands and stores: no more of a kind than the box has (HAR-002)."""
    position.bag = _counts([values["bag"]], "bag", 1)
    position.hands = _counts(values["hands"], "hands", position.players)
    position.stores = _counts(values["stores"], "stores", position.players)
    for kind, name in enumerate(codes.GOODS):
        found = sum(sum(goods[kind :: codes.KINDS]) for goods in (position.bag, position.hands, position.stores))
        found += position.good == kind
        _require(found <= codes.COUNT[kind], "bag", f"there are {found} goods {name}, the box has {codes.COUNT[kind]}")
    _require(sum(position.bag) >= position.due, "due", f"the bag holds {sum(position.bag)} goods")


def _counts(rows: object, field: str, size: int) -> list[int]:
    _require(isinstance(rows, list) and len(rows) == size, field, f"there are not {size} of {', '.join(codes.GOODS)}")
    assert isinstance(rows, list)
    return [_number(count, field, 0, 99) for row in rows for count in row.values()]
