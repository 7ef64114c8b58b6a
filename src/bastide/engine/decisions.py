"""What may be decided in a game, one row each: questions, and the kinds of action that answer them.

A row of `Kind` says how an action is written: `Kind(codes.SELL, "sell {cube}", "CAY-132", "sells a cube", cube=CUBE)`.
Its gaps are filled by arguments, and the code of an action counts through their values in the order of the form. From
the rows come notation and its inverse, the named fields of JSON data, the first half of every refusal (what is asked
for, and what was given), the tables of the manual and the types of the browser.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, Final, Literal

from bastide.engine.answers import Refusal
from bastide.engine.errors import IllegalAction

UNKNOWN: Final = -1
"""What reading an argument returns for a text that means none of its values."""

Why = Callable[[Any, int], Refusal]
"""Return why an action is not legal in a position, although its kind is asked for."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What fills a gap in the form of an action: values from 0 on, their names, and their fields in JSON data."""

    size: int
    text: Callable[[Any, int], str]
    """Return the name of a value in a position."""
    read: Callable[[Any, str], int]
    """Return the value that a name means in a position, `UNKNOWN` if none; raise `IllegalAction` with the reason."""
    data: Callable[[Any, int], Mapping[str, Any]]
    """Return a value as named fields."""
    types: Mapping[str, Any] = field(hash=False)
    """The type of every field, as in annotations."""
    spaced: bool = False
    """Whether names may have spaces in them."""
    pattern: str = ""
    """What names look like, for an argument whose reading must not be tried on any other text, since it may raise."""
    fixed: bool = True
    """Whether names are the same in every position."""


def one_of(values: Sequence[Any]) -> Any:
    """Return the type of a field that has one of these values.

    >>> one_of(["food", "wood"])
    typing.Literal['food', 'wood']
    """
    return Literal[tuple(dict.fromkeys(values))]


def named(
    field: str, names: Sequence[str], values: Sequence[Any] = (), also: Mapping[str, int] | None = None
) -> Argument:
    """Return an argument whose values have the same names everywhere.

    `values` are what JSON data has instead of the names; `also` are further names that are understood.

    >>> named("steps", ["-1", "+1"], [-1, 1]).data(None, 0)
    {'steps': -1}
    """
    known = {**{name: number for number, name in enumerate(names)}, **(also or {})}
    shown = [{field: value} for value in (values or names)]
    plain = all(isinstance(value, str | int | None) for value in (values or names))
    return Argument(
        len(names),
        lambda _position, number: names[number],
        lambda _position, text: known.get(text, UNKNOWN),
        lambda _position, number: shown[number],
        {field: one_of(values or names) if plain else list[str]},
        spaced=any(" " in name for name in known),
    )


def listed(names: Sequence[str], fields: Sequence[Mapping[str, Any]]) -> Argument:
    """Return an argument whose values are named by a table, with a row of fields for each of them.

    >>> listed(["a1", "a2"], [{"column": "a", "row": 1}, {"column": "a", "row": 2}]).data(None, 1)
    {'column': 'a', 'row': 2}
    """
    known = {name: number for number, name in enumerate(names)}
    return Argument(
        len(names),
        lambda _position, number: names[number],
        lambda _position, text: known.get(text, UNKNOWN),
        lambda _position, number: fields[number],
        {name: one_of([row[name] for row in fields]) for name in fields[0]},
        spaced=any(" " in name for name in names),
    )


@dataclass(frozen=True, slots=True, init=False)
class Kind:
    """A kind of action: its first code, how it is written, the rule that allows it, and what it does in a few words."""

    first: int
    form: str
    rule: str
    meaning: str
    name: str
    """What fields, views and refusals call it: the first word of the form, if nothing else is said."""
    arguments: Mapping[str, Argument] = field(hash=False)
    """By gap. One of a single value need not stand in the form: it adds fields that the position knows."""
    pattern: re.Pattern[str]
    size: int
    """How many actions are of this kind."""
    fixed: bool
    """Whether its actions are written the same in every position."""

    def __init__(self, first: int, form: str, rule: str, meaning: str, name: str = "", **arguments: Argument) -> None:
        gaps = re.findall(r"{(\w+)}", form)
        filled = [gap for gap, argument in arguments.items() if gap in gaps or argument.size > 1]
        assert gaps == filled, f"{form!r} has the gaps {gaps}, not {filled}"
        pattern = re.escape(form).replace(r"\{", "{").replace(r"\}", "}")
        for gap in gaps:
            names = arguments[gap].pattern or (".+" if arguments[gap].spaced else r"\S+")
            pattern = pattern.replace(f"{{{gap}}}", f"(?P<{gap}>{names})")
        self._set(
            first=first, form=form, rule=rule, meaning=meaning, name=name or form.split(" ", maxsplit=1)[0],
            arguments=arguments, pattern=re.compile(pattern),
            size=prod(argument.size for argument in arguments.values()),
            fixed=all(argument.fixed for argument in arguments.values()),
        )  # fmt: skip

    def _set(self, **values: Any) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def _split(self, code: int) -> Iterator[tuple[str, Argument, int]]:
        """Yield every argument's name and its value in an action."""
        number, stride = code - self.first, self.size
        for gap, argument in self.arguments.items():
            stride //= argument.size
            value, number = divmod(number, stride)
            yield gap, argument, value

    def text(self, position: Any, code: int) -> str:
        """Return the notation of an action of this kind."""
        return self.form.format(**{gap: argument.text(position, value) for gap, argument, value in self._split(code)})

    def fields(self, position: Any, code: int) -> dict[str, Any]:
        """Return an action of this kind as JSON data."""
        found: dict[str, Any] = {"kind": self.name}
        for _, argument, value in self._split(code):
            found |= argument.data(position, value)
        return found

    def read(self, position: Any, text: str) -> int:
        """Return the action that a notation of this kind means, `UNKNOWN` if none."""
        match = self.pattern.fullmatch(text)
        if not match:
            return UNKNOWN
        number = 0
        for gap, part in match.groupdict().items():
            argument = self.arguments[gap]
            value = argument.read(position, part)
            if value == UNKNOWN:
                return UNKNOWN
            number = number * argument.size + value
        return self.first + number


@dataclass(frozen=True, slots=True)
class Question:
    """What a position asks for: its number in the kernel, its name, the rule, the kinds of action that answer it."""

    number: int
    name: str
    rule: str
    answers: tuple[str, ...]
    reason: str
    """What is said of any other kind of action, in English."""
    rules: Mapping[str, str] = field(default_factory=dict, hash=False)
    """Kinds of action that another rule forbids here than the one that asks."""


class Decisions:
    """The questions and the kinds of action of a game: its notation, and the first half of its refusals."""

    def __init__(
        self,
        game: str,
        questions: Sequence[Question],
        kinds: Sequence[Kind],
        *,
        examples: str,
        asked: Callable[[Any], int],
        why: Mapping[str, Why],
        early: Callable[[Any, Question, int], Refusal | None] = lambda _position, _asked, _code: None,
        unread: Callable[[Any, str], IllegalAction | str | None] = lambda _position, _text: None,
    ) -> None:
        """Take the rows, in any order.

        `examples` are shown to whoever types something that is no action; `asked` returns the number of the question
        that a position asks; `why` says by kind why an action is not legal although it is asked for, `early` may say
        so before that is looked at; `unread` may tell what is wrong with a text that no form fits, or return the
        notation for which it stands.
        """
        self.game: Final = game
        self.questions: Final = {question.number: question for question in questions}
        self.kinds: Final = {kind.name: kind for kind in sorted(kinds, key=lambda kind: kind.first)}
        self._examples, self._asked = examples, asked
        self._why, self._early, self._unread = why, early, unread
        self._of_code = [kind for kind in self.kinds.values() for _ in range(kind.size)]
        self._by_word: dict[str, list[Kind]] = {}
        self._texts: dict[int, str] = {}
        first = 0
        for kind in self.kinds.values():
            assert kind.first == first, f"the codes of {kind.name!r} begin at {kind.first}, not at {first}"
            first += kind.size
            self._by_word.setdefault(kind.form.split(" ")[0], []).append(kind)
        for question in questions:
            assert set(question.answers) <= set(self.kinds), f"{question.name}: {question.answers}"
        assert set(why) <= set(self.kinds), f"no kinds of action: {set(why) - set(self.kinds)}"

    @property
    def actions(self) -> int:
        """The size of the action space."""
        return len(self._of_code)

    def kind(self, code: int) -> Kind:
        """Return the kind of an action."""
        return self._of_code[code]

    def question(self, position: Any) -> Question:
        """Return what a position asks for."""
        return self.questions[self._asked(position)]

    def text(self, position: Any, code: int) -> str:
        """Return the notation of an action of this position."""
        known = self._texts.get(code)
        if known is None:
            kind = self._of_code[code]
            known = kind.text(position, code)
            if kind.fixed:
                self._texts[code] = known
        return known

    def fields(self, position: Any, code: int) -> dict[str, Any]:
        """Return an action as JSON data with named fields, `kind` first."""
        return self._of_code[code].fields(position, code)

    def parse(self, position: Any, text: str) -> int:
        """Return the action a notation means in this position, legal or not; raise `IllegalAction` if it means none."""
        if isinstance(text, str):
            for kind in self._by_word.get(text.partition(" ")[0], ()):
                code = kind.read(position, text)
                if code != UNKNOWN:
                    return code
            found = self._unread(position, text)
            if isinstance(found, str):
                return self.parse(position, found)
            if found is not None:
                raise found
        reason = f"{text!r} is not an action; actions look like {self._examples}"
        raise IllegalAction("", reason, f"{self.game}-refusal-unreadable", {"text": str(text)})

    def why(self, position: Any, code: int) -> Refusal:
        """Return the first rule that forbids an action of the action space that is not legal, and the reason."""
        asked, given = self.question(position), self._of_code[code].name
        early = self._early(position, asked, code)
        if early is not None:
            return early
        if given in asked.answers:
            return self._why[given](position, code)
        key = f"{self.game}-refusal-time"
        return Refusal(asked.rules.get(given, asked.rule), asked.reason, key, {"asked": asked.name, "given": given})
