"""What an action would bring, told once for everybody who asks: terminal, browser, screen reader, hint, language model.

An outlook has two halves: numbers of one shape in all games (what every seat wins and loses), and clauses, which are
Fluent messages with arguments as in the log. `bastide.engine.phrases` makes words of both; a browser does the same.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Goods = Mapping[str, int]
"""How many of each good, by name; `points` among them."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a sentence: a Fluent message and its arguments.

    An argument may be a word or a number, goods (`{"wood": 2}`), another clause, a list of goods or clauses among which
    one may choose, or seats (a list under `seats`).
    """

    key: str
    args: Mapping[str, Any] = field(default_factory=dict, hash=False)
    seat: int | None = None
    """Whom it is about, `$name` in the message."""

    def to_json(self) -> dict[str, Any]:
        """Return the clause as JSON data."""
        found = {"key": self.key, "args": {name: _json(value) for name, value in self.args.items()}}
        return found if self.seat is None else {**found, "seat": self.seat}


def _json(value: Any) -> Any:
    if isinstance(value, str | int):  # most are
        return value
    if isinstance(value, Clause):
        return value.to_json()
    if isinstance(value, Mapping):
        return dict(value)
    return [_json(one) for one in value] if isinstance(value, list | tuple) else value


@dataclass(frozen=True, slots=True)
class Outlook:
    """What an action brings by itself: nothing of what follows later."""

    changes: Sequence[Goods]
    """By seat what it wins, or loses where the number is negative; what does not change may be left out."""
    told: Sequence[Clause] = ()
    """What there is to say beyond these numbers, in the order in which it is said."""
    facts: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """What a board draws of it: places, cells, features."""
    plain: bool = True
    """Whether the numbers of the seat that acts are worth saying; not where a clause says them."""

    def to_json(self) -> dict[str, Any]:
        """Return the outlook as JSON data; of the changes only those that are some."""
        return {
            "changes": [{good: count for good, count in row.items() if count} for row in self.changes],
            "told": [clause.to_json() for clause in self.told],
            "plain": self.plain,
            **self.facts,
        }


def of_json(data: Mapping[str, Any]) -> Outlook:
    """Return the outlook of JSON data, without the facts."""
    return Outlook(data["changes"], [clause_of(one) for one in data["told"]], {}, data["plain"])


def facts_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts in the JSON data of an outlook."""
    return {key: value for key, value in data.items() if key not in ("changes", "told", "plain")}


def clause_of(data: Mapping[str, Any]) -> Clause:
    """Return the clause of JSON data; its arguments may stay data."""
    return Clause(data["key"], data["args"], data.get("seat"))
