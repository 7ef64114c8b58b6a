"""A turn in pictures: the stations of a turn of a game, and the words of its rulebook, each with its rules.

A guide is data: `guide.toml` in a game's folder, with a `[[station]]` for each step of a turn and a `[[term]]` for each
word. Its texts are Fluent messages of the game in `words/guide.*.ftl`: `<game>-turn-<say>` and `<game>-turn-<say>-how`,
`<game>-word-<name>` and `<game>-word-<name>-is`. A board of Bastide's own draws the stations; of any other game
`guide/<say>.svg` is shown. A game that brings no guide has one made of what it asks, `<game>-ask-<question>`, with the
rules of the answers.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from bastide.engine.decisions import Decisions
from bastide.engine.registry import folder_of, game_type

MOST_RULES: Final = 6
"""Rules that are named at a station which nobody has written."""


@dataclass(frozen=True, slots=True)
class Station:
    """A step of a turn."""

    name: str
    title: str
    """The message that names it."""
    text: str
    """The message that says what happens; empty where the rules themselves have to."""
    rules: tuple[str, ...]
    drawing: str
    """An SVG document; empty where the board draws it, or nobody has."""


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the rulebook."""

    title: str
    text: str
    """The message that says in a sentence what it means."""
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    """A turn in pictures, and the words."""

    game: str
    stations: tuple[Station, ...]
    terms: tuple[Term, ...]


@cache
def guide(game: str) -> Guide:
    """Return the guide of a game; raise `UnknownGame` where there is none.

    >>> found = guide("carcassonne")
    >>> found.stations[0].title, found.terms[0].rules
    ('carcassonne-turn-draw', ('CAR-002', 'CAR-004', 'CAR-025'))
    """
    kind = game_type(game)
    folder = folder_of(game)
    written = folder.joinpath("guide.toml")
    if not written.is_file():
        return Guide(game, tuple(_asked(kind.words.decisions)), ())
    data = tomllib.loads(written.read_text("utf-8"))
    return Guide(
        game,
        tuple(_station(game, folder, row) for row in data["station"]),
        tuple(_term(game, row) for row in data.get("term", ())),
    )


def _station(game: str, folder: Traversable, row: Mapping[str, Any]) -> Station:
    key = f"{game}-turn-{row['say']}"
    drawing = folder.joinpath("guide", f"{row['say']}.svg")
    drawn = drawing.read_text("utf-8") if drawing.is_file() else ""
    return Station(row["say"], key, f"{key}-how", tuple(row["rules"]), drawn)


def _term(game: str, row: Mapping[str, Any]) -> Term:
    key = f"{game}-word-{row['name']}"
    return Term(key, f"{key}-is", tuple(row["rules"]))


def _asked(decisions: Decisions | None) -> Iterable[Station]:
    """Yield a station for each question, with the rules of whatever answers it; what has no message is not shown."""
    if decisions is None:
        return
    for question in decisions.questions.values():
        rules = dict.fromkeys((question.rule, *(decisions.kinds[name].rule for name in question.answers)))
        if question.answers:
            name = f"{decisions.game}-ask-{question.name}"
            yield Station(question.name, name, "", tuple(rules)[:MOST_RULES], "")
