"""Shapes of JSON data: typed dictionaries in which every key says what it means, for checks and for writers.

A game describes what it shows in its `words/shape.py`: one `TypedDict` a kind of object, with a docstring, and for each
key its type and a line of text, `price: Annotated[int, "deniers that a placement costs now (CAY-066)"]`. mypy holds the
code to it, `mismatch` holds real data to it, and the client's types and the manual's tables are written from it.

Texts that are always one of certain words are `Annotated[str, OneOf(...)]`, from the tuple by which the code goes. A
mapping whose keys are such words has every one of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from inspect import getdoc
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

PLAIN: Final = (bool, int, str, NoneType)


@dataclass(frozen=True, slots=True)
class OneOf:
    """Marks a text that is one of some words, which together have a name."""

    name: str
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IdOf(OneOf):
    """Marks a text that is one of many ids of the components, which nobody wants listed: `name` says of what."""


class Each:
    """Marks a list that has one item of each of these types, in this order."""

    def __init__(self, *types: Any) -> None:
        self.types: Final = types


@dataclass(frozen=True, slots=True)
class Plain:
    """A bool, an int, a str or None."""

    type: type


@dataclass(frozen=True, slots=True)
class Fixed:
    """One of a few words or numbers that stand in the shape itself."""

    words: tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Many:
    """A list of any length."""

    of: "Kind"


@dataclass(frozen=True, slots=True)
class Row:
    """A list with one item of each kind, in this order."""

    of: tuple["Kind", ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A mapping; of words that are listed it has every one."""

    key: "Kind"
    of: "Kind"


@dataclass(frozen=True, slots=True)
class Object:
    """What a typed dictionary describes."""

    type: type


@dataclass(frozen=True, slots=True)
class Either:
    """One of several kinds."""

    of: tuple["Kind", ...]


@dataclass(frozen=True, slots=True)
class Anything:
    """Any JSON data."""


Kind = Plain | Fixed | OneOf | Many | Row | Table | Object | Either | Anything


@dataclass(frozen=True, slots=True)
class Key:
    """A key of an object."""

    name: str
    kind: Kind
    meaning: str
    required: bool


class AnyView(TypedDict):
    """What the view of every game has; `seats`, with `score` and `if_ended` of each, is the game's own."""

    game: Annotated[str, "the name of the game"]
    players: Annotated[int, "how many seats there are"]
    ply: Annotated[int, "how many actions were made, chance included"]
    current: Annotated[int, "the seat that decides; -1 while chance does, -4 once the game is over"]
    scores: Annotated[list[int], "points by seat"]
    winners: Annotated[list[int], "the seats that won; none before the end"]


class ClauseData(TypedDict):
    """A part of a sentence: a Fluent message and its arguments, see `bastide.engine.outlook`."""

    key: Annotated[str, "the id of the message"]
    args: Annotated[
        dict[str, Any],
        "its arguments: words and numbers, goods by name, clauses, lists of them to choose from, seats under `seats`",
    ]
    seat: NotRequired[Annotated[int, "whom it is about, `$name` in the message"]]


class AnyOutlook(TypedDict):
    """What the outlook of every game has, before the game goes on: nothing of later decisions."""

    changes: Annotated[
        list[dict[str, int]], "by seat what it wins or loses, `points` and goods by name; zeros left out"
    ]
    told: Annotated[list[ClauseData], "what there is to say beyond these numbers"]
    plain: Annotated[bool, "whether the numbers of the seat that acts are worth saying; not where a clause says them"]


def kind_of(annotation: Any) -> Kind:
    """Return what an annotation describes; raise `TypeError` if JSON has no such thing."""
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        mark = next((mark for mark in args[1:] if isinstance(mark, (OneOf, Each))), None)
        return Row(tuple(map(kind_of, mark.types))) if isinstance(mark, Each) else mark or kind_of(args[0])
    if origin in (Union, UnionType):
        return Either(tuple(map(kind_of, args)))
    if origin is Literal:
        return Fixed(args)
    if origin is list:
        return Many(kind_of(args[0]))
    if origin is dict:
        return Table(kind_of(args[0]), kind_of(args[1]))
    if annotation is Any:
        return Anything()
    if annotation in PLAIN:
        return Plain(annotation)
    if is_typeddict(annotation):
        return Object(annotation)
    raise TypeError(f"{annotation!r} describes nothing of JSON")


@cache
def keys(shape: type) -> tuple[Key, ...]:
    """Return the keys of a typed dictionary, those it inherits first."""
    found = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        texts = (
            [mark for mark in get_args(inner)[1:] if isinstance(mark, str)] if get_origin(inner) is Annotated else []
        )
        required = name in shape.__required_keys__  # type: ignore[attr-defined]
        found.append(Key(name, kind_of(inner), texts[0] if texts else "", required))
    return tuple(found)


def about(shape: type) -> str:
    """Return the docstring of a typed dictionary."""
    return getdoc(shape) or ""


def _within(kind: Kind) -> Iterator[Kind]:
    yield kind
    match kind:
        case Many(of):
            yield from _within(of)
        case Table(key, of):
            yield from _within(key)
            yield from _within(of)
        case Row(of) | Either(of):
            for one in of:
                yield from _within(one)
        case _:
            pass


def objects(*shapes: type) -> list[type]:
    """Return these typed dictionaries and all that they are made of, each once."""
    found = list(shapes)
    for shape in found:
        inside = [kind.type for key in keys(shape) for kind in _within(key.kind) if isinstance(kind, Object)]
        found += dict.fromkeys(one for one in inside if one not in found)
    return found


def vocabularies(*shapes: type) -> list[OneOf]:
    """Return the words that texts in these shapes may be, each list once; ids are none."""
    kinds = [kind for shape in objects(*shapes) for key in keys(shape) for kind in _within(key.kind)]
    return list(dict.fromkeys(kind for kind in kinds if type(kind) is OneOf))


def mismatch(shape: type, data: object) -> str:
    """Return where data differ from a typed dictionary and how, or nothing if they are as it says.

    >>> class Seal(TypedDict):
    ...     seat: int | None
    ...     cost: dict[Annotated[str, OneOf("Good", ("gold", "stone"))], int]
    >>> mismatch(Seal, {"seat": None, "cost": {"gold": 1, "stone": 0}})
    ''
    >>> mismatch(Seal, {"seat": 0, "cost": {"gold": 1}})
    '.cost: not the keys gold, stone'
    >>> mismatch(Seal, {"seat": True, "cost": {"gold": 1, "stone": 0}})
    '.seat: True is no int'
    """
    return _differs(Object(shape), data, "")


def _differs(kind: Kind, data: object, at: str) -> str:
    match kind:
        case Anything():
            return ""
        case Plain(of):
            return "" if type(data) is of else f"{at}: {data!r} is no {of.__name__}"
        case Fixed(words):
            fits = any(type(data) is type(word) and data == word for word in words)
            return "" if fits else f"{at}: {data!r} is none of {', '.join(map(str, words))}"
        case OneOf(name, words):
            return "" if type(data) is str and data in words else f"{at}: {data!r} is no {name}"
        case Either(of):
            found = [_differs(one, data, at) for one in of]
            return "" if "" in found else max(found, key=lambda text: text.index(": "))  # what gets furthest is meant
        case Object(of):
            return _object_differs(of, data, at)
        case Many(of):
            inside = [(of, item) for item in data] if type(data) is list else None
        case Row(of):
            inside = list(zip(of, data, strict=True)) if type(data) is list and len(data) == len(of) else None
        case Table():
            return _table_differs(kind, data, at)
    if inside is None:
        return f"{at}: {data!r} is no such list"
    return next(filter(None, (_differs(of, item, f"{at}[{n}]") for n, (of, item) in enumerate(inside))), "")


def _object_differs(shape: type, data: object, at: str) -> str:
    if type(data) is not dict:
        return f"{at}: {data!r} is no {shape.__name__}"
    known = {key.name: key for key in keys(shape)}
    if extra := [name for name in data if name not in known]:
        return f"{at}: nothing is said of {', '.join(map(repr, extra))}"
    if gone := [name for name, key in known.items() if key.required and name not in data]:
        return f"{at}: {', '.join(map(repr, gone))} is not there"
    return next(filter(None, (_differs(known[name].kind, data[name], f"{at}.{name}") for name in data)), "")


def _table_differs(table: Table, data: object, at: str) -> str:
    if type(data) is not dict:
        return f"{at}: {data!r} is no mapping"
    words = table.key.words if type(table.key) is OneOf or isinstance(table.key, Fixed) else None
    if words is not None and set(data) != set(words):
        return f"{at}: not the keys {', '.join(map(str, words))}"
    inside = (
        (kind, item, name) for name, value in data.items() for kind, item in ((table.key, name), (table.of, value))
    )
    return next(filter(None, (_differs(kind, item, f"{at}.{name}") for kind, item, name in inside)), "")
