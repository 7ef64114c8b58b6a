"""Corrected values: what a file says, told value by value, compared with what it corrects, and put in its place.

A value is named by its path, `wall.W1-03.cost` or `crane.red_cost`: tables, then the name of a row, then its field.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

Path = tuple[str, ...]
Table = Mapping[str, Any]

NAMING: Final = ("id", "number", "k", "space", "segment", "seat", "action", "section")
"""Fields that name a row, the first that all rows of a list have."""
REMARKS: Final = ("confidence", "source", "note")
"""What a correction may say about itself."""
LARGEST: Final = 999
"""No number of a box is larger."""


class Wrong(ValueError):
    """A correction that cannot be; the message names the row and the field.

    `key` and `args_` are the same as a Fluent message of the terminal.
    """

    def __init__(self, reason: str, key: str, **args: object) -> None:
        super().__init__(reason)
        self.key = key
        self.args_: dict[str, object] = args


def beyond(path: str, value: float, least: float, most: float = LARGEST) -> Wrong:
    """Return that a number is too small or too large."""
    said = f"{path} is {value}, it should be from {least} to {most}"
    return Wrong(said, "box-bounds", path=path, value=str(value), least=str(least), most=str(most))


def strange(path: str, name: object, possible: Iterable[object]) -> Wrong:
    """Return that something stands in a list or table that cannot be in it."""
    words = ", ".join(map(str, possible))
    said = f"{path} has {name!r}, possible are {words}"
    return Wrong(said, "box-not-possible", path=path, name=str(name), possible=words)


def none_of(path: str, value: object, possible: Iterable[object]) -> Wrong:
    """Return that a value is none of those that the rules know."""
    words = ", ".join(map(str, possible))
    return Wrong(
        f"{path} is {value!r}, possible are {words}", "box-none-of", path=path, value=str(value), possible=words
    )


def lacking(path: str, name: str) -> Wrong:
    """Return that a table has not all that belongs to it."""
    return Wrong(f"{path} has no {name!r}", "box-lacks", path=path, name=name)


def entries(path: str, count: int, wanted: object) -> Wrong:
    """Return that a list or table is too short or too long; `wanted` is a number, or the least and the most: 1–6."""
    said = f"{path} has {count} {'entry' if count == 1 else 'entries'}, it needs {wanted}"
    return Wrong(said, "box-entries", path=path, count=count, wanted=str(wanted))


def altogether(path: str, count: int, wanted: object) -> Wrong:
    """Return that the numbers of all rows do not add up to what they should."""
    said = f"{path}: {count} altogether, there should be {wanted}"
    return Wrong(said, "box-altogether", path=path, count=count, wanted=str(wanted))


def twice(path: str, name: object) -> Wrong:
    """Return that something is listed twice where each is another one."""
    return Wrong(f"{path} has {name} twice", "box-twice", path=path, name=str(name))


def both(path: str, other: str, value: object) -> Wrong:
    """Return that two have what only one can have."""
    return Wrong(f"{path} and {other} are both {value}", "box-both", path=path, other=other, value=str(value))


def unfit(path: str, value: object, wanted: object, other: str = "", because: object = None) -> Wrong:
    """Return that a value does not go with the others; `other` is the one that it goes by, and its value."""
    said = f"{path} is {value}, it should be {wanted}"
    if not other:
        return Wrong(said, "box-unfit", path=path, value=str(value), wanted=str(wanted))
    args = {"path": path, "value": str(value), "wanted": str(wanted), "other": other, "because": str(because)}
    return Wrong(f"{said}, because {other} is {because}", "box-unfit-by", **args)


def unreadable(error: ValueError) -> Wrong:
    """Return why a file cannot be read: it is not UTF-8, or at which place it is no TOML."""
    if isinstance(error, UnicodeDecodeError):
        return Wrong(str(error), "setting-encoding")
    said, _, place = str(error).rpartition(" (at ")
    found_place = re.match(r"line (\d+), column (\d+)", place)
    line, column = found_place.groups() if found_place else ("end", "")
    return Wrong(str(error), "setting-toml", said=said, line=line, column=column)


def text_of(path: Path) -> str:
    """Return a path as it is written."""
    return ".".join(path)


def naming_of(value: object) -> str | None:
    """Return the field by which the rows of a list are told apart; None for a list that is one value."""
    if not isinstance(value, list) or not value or not all(isinstance(row, dict) for row in value):
        return None
    for field in NAMING:
        names = [row.get(field) for row in value]
        if all(isinstance(name, str | int) for name in names):
            return field if len(set(names)) == len(names) else None
    return None


def spread(known: Table, given: Table, wrong: list[Wrong], path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield each value that is given, with its path; what the box does not have is added to `wrong`."""
    for key, value in given.items():
        here = (*path, key)
        if key in REMARKS and path:
            continue
        if key not in known:
            said = f"{text_of(here)}: the box has nothing of this name"
            wrong.append(_unknown(said, "box-unknown", key, known, path=text_of(here)))
            continue
        naming = naming_of(known[key])
        if isinstance(known[key], dict):
            if isinstance(value, dict):
                yield from spread(known[key], value, wrong, here)
            else:
                said = f"{text_of(here)} is {value!r}, it should be a table"
                wrong.append(Wrong(said, "box-no-table", path=text_of(here), value=repr(value)))
        elif naming is not None:
            yield from _spread_rows(known[key], value, naming, wrong, here)
        else:
            yield here, value


def _spread_rows(
    known: Sequence[Table], given: object, naming: str, wrong: list[Wrong], path: Path
) -> Iterator[tuple[Path, Any]]:
    where = text_of(path)
    if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
        said = f"{where}: write each row as [[{where}]] with its {naming}"
        wrong.append(Wrong(said, "box-no-rows", path=where, naming=naming))
        return
    names = {str(row[naming]) for row in known}
    fields = {field for row in known for field in row}
    seen: set[str] = set()
    for row in given:
        if naming not in row:
            said = f"{where}: a row has no {naming}, which says what it corrects"
            wrong.append(Wrong(said, "box-row-unnamed", path=where, naming=naming))
            continue
        name = str(row[naming])
        if name not in names:
            wrong.append(_unknown(f"{where} has no row {name!r}", "box-no-row", name, names, path=where, name=name))
            continue
        if name in seen:
            wrong.append(Wrong(f"{where} has the row {name!r} twice", "box-row-twice", path=where, name=name))
            continue
        seen.add(name)
        row_at = text_of((*path, name))
        for field, value in row.items():
            if field == naming or field in REMARKS:
                continue
            if field in fields:
                yield (*path, name, field), value
            else:
                said = f"{row_at} has no field {field!r}"
                wrong.append(_unknown(said, "box-no-field", field, fields, path=row_at, name=field))


def _unknown(said: str, key: str, word: str, known: Mapping[str, Any] | set[str], **args: object) -> Wrong:
    """Return that there is nothing of a name, with the name that is most like it."""
    near = get_close_matches(word, sorted(known), 1)
    more = f"; did you mean {near[0]!r}?" if near else ""
    return Wrong(said + more, key, **args, similar=len(near), near="".join(near))


def remarks(known: Table, given: Table, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Yield what a correction notes about its rows and tables."""
    if path and "note" in given:
        yield path, " ".join(str(given["note"]).split())
    for key, value in given.items():
        naming = naming_of(known.get(key))
        if isinstance(value, dict) and isinstance(known.get(key), dict):
            yield from remarks(known[key], value, (*path, key))
        elif naming is not None:
            yield from (
                ((*path, key, str(row[naming])), " ".join(str(row["note"]).split())) for row in value if "note" in row
            )


def _holder(components: Table, path: Path) -> tuple[dict[str, Any], list[Table]]:
    """Return the table or row that holds a value, with its like: all rows of its list, or itself alone."""
    here: Any = components
    like: list[Table] = [components]
    for step in path[:-1]:
        naming = naming_of(here)
        if naming is not None:
            like = here
            here = next((row for row in here if str(row[naming]) == step), None)
        else:
            here = here.get(step) if isinstance(here, dict) else None
            like = [here] if isinstance(here, dict) else []
        if here is None:
            break
    if not isinstance(here, dict) or not any(path[-1] in row for row in like):
        said = f"{text_of(path)}: the box has nothing of this name"
        raise Wrong(said, "box-unknown", path=text_of(path), similar=0, near="")
    return here, like


def found(components: Table, path: Path) -> Any:
    """Return the value at a path, None for a field that this row lacks."""
    return _holder(components, path)[0].get(path[-1])


def check(components: Table, path: Path, value: object, correctable: Sequence[str]) -> Iterator[Wrong]:
    """Yield `Wrong` for a value that nothing reads, and for all in which it is of another kind or out of bounds."""
    where = text_of(path)
    try:
        _, like = _holder(components, path)
    except Wrong as wrong:
        yield wrong
        return
    if not any(_fits(pattern.split("."), path) for pattern in correctable):
        yield Wrong(f"{where} is fixed in this game and cannot be corrected", "box-fixed", path=where)
    else:
        yield from _unlike(value, [row[path[-1]] for row in like if path[-1] in row], where)


def _fits(pattern: Sequence[str], path: Path) -> bool:
    return len(pattern) <= len(path) and all(step in ("*", at) for step, at in zip(pattern, path, strict=False))


def _unlike(value: object, models: Sequence[Any], where: str) -> Iterator[Wrong]:
    """Yield an error for everything in which a value is not of the kind of these."""
    kinds = {type(model) for model in models}
    if type(value) not in kinds and not (type(value) is int and float in kinds):
        said = f"{where} is {value!r}, it should be like {models[0]!r}"
        yield Wrong(said, "box-unlike", path=where, value=repr(value), model=repr(models[0]))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        least = min([0, *models])
        if not least <= value <= LARGEST:
            yield beyond(where, value, least)
    elif isinstance(value, list):
        parts = [part for model in models if isinstance(model, list) for part in model]
        for number, part in enumerate(value):
            yield from _unlike(part, parts, f"{where}[{number}]") if parts else ()
    elif isinstance(value, dict):
        yield from _unlike_table(value, [model for model in models if isinstance(model, dict)], where)


def _unlike_table(value: Table, models: Sequence[Table], where: str) -> Iterator[Wrong]:
    parts = [part for model in models for part in model.values()]
    amounts = all(type(part) is int for part in parts)
    for key, part in value.items():
        same = [model[key] for model in models if key in model]
        if not same and not amounts:
            yield strange(where, key, sorted({key for model in models for key in model}))
        elif same or parts:
            yield from _unlike(part, same or parts, f"{where}.{key}")
    needed = set.intersection(*(set(model) for model in models)) if models and not amounts else set()
    for key in sorted(needed - set(value)):
        yield lacking(where, key)


def put(components: Table, path: Path, value: Any) -> None:
    """Put a value in its place."""
    holder, _ = _holder(components, path)
    holder[path[-1]] = ordered(value, holder.get(path[-1]))


def ordered(value: Any, before: Any) -> Any:
    """Return a value with its entries in the order of the one before: equal corrections are written alike.

    >>> ordered({"points": 3, "deniers": 2}, {"deniers": 4, "points": 5})
    {'deniers': 2, 'points': 3}
    """
    if isinstance(value, dict):
        old = before if isinstance(before, dict) else {}
        keys = [*(key for key in old if key in value), *sorted(key for key in value if key not in old)]
        return {key: ordered(value[key], old.get(key)) for key in keys}
    if isinstance(value, list):
        olds = before if isinstance(before, list) else []
        return [ordered(part, olds[i] if i < len(olds) else None) for i, part in enumerate(value)]
    return value
