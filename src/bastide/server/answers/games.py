"""Answers about games: what can be played here, with which values, by which rules, and the lessons that teach it."""

from typing import Literal

from pydantic import JsonValue

from bastide.server.answers.base import Answer, Data


class OptionInfo(Answer):
    """A switch of a game's rules; without choices any text may be given."""

    name: str
    default: str
    choices: list[str] | None
    text: bool
    """Any text may be given."""
    rule: str


class GameInfo(Answer):
    """A game that can be played here; `chooses_start` tells whether people may say who begins."""

    name: str
    title: str
    rules_version: str
    min_players: int
    max_players: int
    options: list[OptionInfo]
    presets: dict[str, dict[str, str]]
    levels: list[str]
    chooses_start: bool
    reconstructed: bool
    """Some of its values are stand-ins."""
    corrected: int
    """How many values were corrected on this server."""
    lessons: list[str]
    """The lessons that teach it, by name."""


class GamesAnswer(Answer):
    """The games."""

    games: list[GameInfo]


class LessonRemark(Answer):
    """What answers actions that are legal, but not what a step teaches."""

    tries: str
    """Which: notation, with `*` for anything."""
    say: str


class LessonStep(Answer):
    """A decision of the one who learns."""

    ply: int
    """How many actions come before it."""
    say: str
    """The message that says what is to be done and why."""
    show: list[str]
    """The things on the table that it speaks of."""
    do: str
    """The right action, in notation."""
    wrong: list[LessonRemark]
    """What other actions are told; the first that fits."""


class LessonAnswer(Answer):
    """A lesson: a game that is laid down, and what is said on the way."""

    game: str
    name: str
    learner: int
    steps: list[LessonStep]
    plies: int
    """How many actions it has."""
    end: str
    """The message once everything has been done."""


class GuideStation(Answer):
    """A step of a turn, to be told in a picture and a sentence."""

    name: str
    title: str
    """The message that names it."""
    text: str
    """The message that says what happens; empty where the rules have to."""
    rules: list[str]
    drawing: str
    """An SVG document; empty where the board draws it, or nobody has."""


class GuideTerm(Answer):
    """A word of the rulebook; both are messages."""

    title: str
    text: str
    rules: list[str]
    """Those that define it."""


class GuideAnswer(Answer):
    """A turn in pictures, and the words of the rulebook."""

    game: str
    stations: list[GuideStation]
    terms: list[GuideTerm]


class CorrectionInfo(Answer):
    """A value that whoever runs this server has put in the place of the package's."""

    path: str
    before: JsonValue
    after: JsonValue
    note: str


class BoxAnswer(Answer):
    """What a game is played with here; `box` changes whenever any of it does."""

    game: str
    box: str
    corrections: list[CorrectionInfo]
    components: Data


class ValueInfo(Answer):
    """A value of the components that is not known to be the printed one, with where it comes from."""

    table: str
    id: str
    field: str
    value: JsonValue
    confidence: Literal["reconstructed", "corrected"]
    source: str


class ValuesAnswer(Answer):
    """The values of a game that are not known to be the printed ones."""

    game: str
    values: list[ValueInfo]


class AppendixInfo(Answer):
    """A table of a rulebook, or worked examples."""

    section: str
    """The heading with its letter; several may stand under one."""
    note: str
    """What the rulebook says before it; mostly empty."""
    head: list[str]
    """What its columns are called; empty where each row is an example: its name, and its text."""
    rows: list[list[str]]


class RuleInfo(Answer):
    """One numbered rule."""

    id: str
    section: str
    """The heading with its letter, by which rules cite it."""
    part: str
    """The heading of a part of the section; empty where it has none."""
    note: str
    """What the rulebook says before this rule of it and those that follow; mostly empty."""
    text: str
    tags: list[str]
