"""The one-line position in named fields: read into plain values, written from them.

Every line is a word, what is asked, and `name=value` for each field. A `LineField` says how a value is made up, so that
one reader and one writer serve all games; what a position means is left to the game's own parser.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bastide.engine.errors import PositionError, require
from bastide.engine.whole import whole

WHAT: Final = "what"
"""The name of the first word of a line among its fields."""
NONE: Final = "-"
PART: Final = ":"
"""Stands between the parts of a record."""
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]*")


@dataclass(frozen=True, slots=True)
class LineField:
    """One field of a line: a word or a number, or a list of such, one mark for each level from the outside in."""

    name: str
    marks: str = ""
    names: tuple[str, ...] = ()
    """Names of the numbers in the innermost list, which is then a dict."""
    parts: tuple["LineField", ...] = ()
    """What an item is made of, if it is a record: a dict of these."""
    each_seat: bool = False
    """Whether the line has the field once for each seat, numbered from 0."""


def line_fields(named: Sequence[LineField], players: int, game: str) -> tuple[LineField, ...]:
    """Return the fields of a line for so many players; raise `PositionError` if the game names none."""
    found: list[LineField] = []
    for field in named:
        if field.each_seat:
            found += [LineField(f"{field.name}{seat}", field.marks, field.names) for seat in range(players)]
        else:
            found.append(field)
    if not found:
        raise PositionError(f"line: the positions of {game} have no named fields, use its line of text")
    return tuple(found)


def split_line(line: str, words: Sequence[str], names: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Return the first word of a line and the text of each field by its name, before any of it is read.

    Raises `PositionError` naming the first part that is wrong: a word that is none of `words`, a field that is missing
    or not in its place in `names`, or something after the last one.
    """
    word, *rest = line.split(" ")
    require(word in words, WHAT, f"{word!r} is none of {', '.join(dict.fromkeys(words))}")
    values: dict[str, str] = {}
    for name, part in zip(names, rest, strict=False):
        key, mark, value = part.partition("=")
        require(key == name and mark, name, f"expected '{name}=…', found {part!r}")
        values[name] = value
    missing = names[len(rest)] if len(rest) < len(names) else ""
    require(not missing, missing, "is missing")
    require(len(rest) == len(names), "line", f"there is more after {names[-1]!r}: {rest[-1]!r}")
    return word, values


def read_fields(fields: Sequence[LineField], line: str) -> dict[str, Any]:
    """Return the fields of a line as plain values, `what` first; `write_line` is the inverse."""
    word, *rest = line.split(" ")
    found: dict[str, Any] = {WHAT: word}
    for field, part in zip(fields, rest, strict=True):
        found[field.name] = _read(field, part.partition("=")[2], field.marks)
    return found


def write_line(fields: Sequence[LineField], values: Mapping[str, object], like: Mapping[str, Any], title: str) -> str:
    """Return the line of these fields; those that are not given are taken from `like`.

    Raises `PositionError` naming a field that the game has not, or whose value cannot be written.
    """
    known = (WHAT, *(field.name for field in fields))
    for name in values:
        require(name in known, str(name), f"{title} has no such field; it has {', '.join(known)}")
    word = values.get(WHAT, like[WHAT])
    require(isinstance(word, str), WHAT, f"{word!r} is not a word")
    parts = [str(word)]
    for field in fields:
        value = values.get(field.name, like[field.name])
        text = _write(field, value, field.marks, like[field.name], field.name)
        require(" " not in text, field.name, f"{text!r} has a blank in it")
        parts.append(f"{field.name}={text}")
    return " ".join(parts)


def _read(field: LineField, text: str, marks: str) -> Any:
    if marks and not (text == NONE and len(marks) == 1 and not field.names and not field.parts):
        items = [_read(field, item, marks[1:]) for item in text.split(marks[0])]
        named = field.names and len(marks) == 1
        return dict(zip(field.names, items, strict=True)) if named else items
    if marks:
        return []
    if field.parts:
        texts = text.split(PART)
        return {part.name: _read(part, item, part.marks) for part, item in zip(field.parts, texts, strict=True)}
    if text == NONE:
        return None
    return int(text) if NUMBER.fullmatch(text) else text


def _write(field: LineField, value: object, marks: str, like: Any, path: str) -> str:
    """Return a value as its field has it; `path` names the place in an error, `like` has what a dict leaves out."""
    if isinstance(value, str):
        return value
    if value is None:
        return NONE
    if isinstance(value, Mapping):
        return _write_named(field, value, marks, like, path)
    if isinstance(value, Sequence) and marks:
        others = like if isinstance(like, list) else []
        items = [
            _write(field, item, marks[1:], others[at] if at < len(others) else None, f"{path}[{at}]")
            for at, item in enumerate(value)
        ]
        return marks[0].join(items) or NONE
    number = whole(value)
    require(number is not None and not marks, path, f"{value!r} does not fit here")
    return str(number)


def _write_named(field: LineField, value: Mapping[Any, object], marks: str, like: Any, path: str) -> str:
    """Return a record, or a list of numbers with names, given as a dict."""
    record = bool(field.parts) and not marks
    require(record or (field.names and len(marks) == 1), path, f"{value!r} does not fit here")
    inner = field.parts if record else tuple(map(LineField, field.names))
    known = [part.name for part in inner]
    for name in value:
        require(name in known, path, f"{name!r} is none of {', '.join(known)}")
    rest = like if isinstance(like, Mapping) else {}
    texts = []
    for part in inner:
        old = rest.get(part.name, [] if part.marks else 0)
        texts.append(_write(part, value.get(part.name, old), part.marks, old, f"{path}.{part.name}"))
    return (PART if record else marks).join(texts)
