"""A small reader of Project Fluent: the messages of one language, said with their arguments.

Mozilla's parser knows the syntax. Their runtime would bring calendars, currencies and time zones of the whole world,
which are four times as large as all else together; what a game says needs words, whole numbers and plurals.
"""

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Final

from fluent.syntax import FluentParser, ast

Value = str | int | float
"""What an argument or a part of a sentence may be."""
Entry = ast.Message | ast.Term


BEGINNING: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""How a message or a term begins; whatever else belongs to it is indented."""


class Missing(str):
    """Stands in a sentence for what is not there: its name. It is never one of the choices."""

    __slots__ = ()


def _one(number: float) -> str:
    return "one" if abs(number) == 1 else "other"


def _other(_number: float) -> str:
    return "other"


PLURALS: Final[Mapping[str, Callable[[float], str]]] = {"en": _one, "ja": _other, "zh-Hant": _other}
"""By language: which form belongs to a number."""


def number(value: float) -> str:
    """Return a number as it is written in a sentence; never 1,234, for people type it back.

    >>> number(1234), number(-2), number(0.5), number(1 / 3), number(2.0)
    ('1234', '-2', '0.5', '0.333', '2')
    """
    if isinstance(value, int):
        return str(int(value))
    return f"{Decimal(str(value)):.3f}".rstrip("0").rstrip(".")


def shown(value: Value) -> str:
    """Return a part of a sentence as it is written."""
    return value if isinstance(value, str) else number(value)


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        """Begin without messages."""
        self.language: Final = language
        self._plural: Final = PLURALS[language]
        self._sources: Final[dict[str, str]] = {}
        self._entries: Final[dict[str, Entry | None]] = {}

    def add(self, source: str) -> None:
        """Take in a file; a message that is there already stays. Each is parsed when it is first said."""
        starts = [*BEGINNING.finditer(source)]
        ends = [*(start.start() for start in starts[1:]), len(source)]
        for start, end in zip(starts, ends, strict=False):
            self._sources.setdefault(start[1], source[start.start() : end])

    def names(self) -> list[str]:
        """Return the ids of all messages; that of a term begins with a hyphen."""
        return list(self._sources)

    def has(self, key: str) -> bool:
        """Return whether there is a message of this id."""
        return self.entry(key) is not None

    def entry(self, key: str) -> Entry | None:
        """Return a message or a term, None if there is none of this id that Fluent can read."""
        if key not in self._entries and key in self._sources:
            found = FluentParser(with_spans=False).parse_entry(self._sources[key])
            self._entries[key] = found if isinstance(found, Entry) else None
        return self._entries.get(key)

    def say(self, key: str, args: Mapping[str, Value]) -> str | None:
        """Return a message with its arguments, or None if there is none of this id or it has no text of its own."""
        found = self.entry(key)
        return None if found is None or found.value is None else self._text(found.value, args, (key,))

    def _text(self, pattern: ast.Pattern, args: Mapping[str, Value], within: tuple[str, ...]) -> str:
        """Return a text; `within` are the messages that are being said, so that none begins again inside itself."""
        return "".join(
            part.value if isinstance(part, ast.TextElement) else shown(self._value(part.expression, args, within))
            for part in pattern.elements
        )

    def _value(self, part: ast.SyntaxNode, args: Mapping[str, Value], within: tuple[str, ...]) -> Value:
        """Return what stands between braces."""
        match part:
            case ast.VariableReference():
                return args.get(part.id.name, Missing(part.id.name))
            case ast.MessageReference():
                return self._entry(part.id.name, part.attribute, args, within)
            case ast.SelectExpression():
                return self._text(self._chosen(part, args, within).value, args, within)
            case ast.StringLiteral():
                return str(part.parse()["value"])
            case ast.NumberLiteral():
                return float(part.value) if "." in part.value else int(part.value)
            case ast.TermReference():
                given = part.arguments.named if part.arguments else []
                own = {one.name.name: self._value(one.value, args, within) for one in given}
                return self._entry(f"-{part.id.name}", part.attribute, own, within)
            case ast.Placeable():
                return self._value(part.expression, args, within)
            case ast.FunctionReference():
                if part.id.name == "NUMBER" and part.arguments.positional:
                    return self._value(part.arguments.positional[0], args, within)
                return Missing(f"{part.id.name}()")
        raise TypeError(f"{type(part).__name__} is no expression")

    def _entry(
        self, name: str, attribute: ast.Identifier | None, args: Mapping[str, Value], within: tuple[str, ...]
    ) -> Value:
        """Return another message, a term, or an attribute of one."""
        full = f"{name}.{attribute.name}" if attribute else name
        if full in within:
            return Missing("???")
        found = self.entry(name)
        if found is not None:
            values = {one.id.name: one.value for one in found.attributes}
            pattern = values.get(attribute.name) if attribute else found.value
            if pattern is not None:
                return self._text(pattern, args, (*within, full))
        return Missing(f"{{{full}}}")

    def _chosen(self, choice: ast.SelectExpression, args: Mapping[str, Value], within: tuple[str, ...]) -> ast.Variant:
        """Return the first variant whose key is the value, or the plural form that belongs to it; else the default."""
        value = self._value(choice.selector, args, within)
        form = None if isinstance(value, str) else self._plural(value)
        for variant in choice.variants:
            key = variant.key
            if isinstance(key, ast.NumberLiteral):
                fits = not isinstance(value, str) and float(key.value) == value
            else:
                fits = key.name == form or (key.name == value and not isinstance(value, Missing))
            if fits:
                return variant
        return next(variant for variant in choice.variants if variant.default)
