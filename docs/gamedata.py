"""What a game shows and says, as a page: options, views, outlooks, and the messages of log, ledger and refusals."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

import bastide
from bastide.cli.texts import Texts
from bastide.engine.game import GameType
from bastide.engine.registry import folder_of
from bastide.engine.shapes import (
    Either,
    Fixed,
    IdOf,
    Kind,
    Many,
    Object,
    OneOf,
    Plain,
    Row,
    Table,
    about,
    keys,
    objects,
    vocabularies,
)
from bastide.testing import all_configurations

SAMPLES: Final = 24
"""From so many random games the arguments of log and ledger are gathered; of what is too rare, from its sentence."""
PLAIN: Final = {bool: "true or false", int: "number", str: "text", type(None): "null"}
BY_READER: Final = "name"
"""The argument that whoever shows a message fills in: who sits on the seat of the entry."""


class Names(visitor.Visitor):
    """Gathers what a pattern names: arguments and other messages."""

    def __init__(self) -> None:
        self.arguments: dict[str, None] = {}
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)


@cache
def messages(game: str) -> dict[str, ast.Message]:
    """Return the English messages of a game by id, in the order of the file."""
    text = folder_of(game).joinpath("words/en.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def arguments(game: str, key: str) -> dict[str, None]:
    """Return the arguments that a message reads, those of the messages within it too."""
    names = Names()
    if key in messages(game):
        names.visit(messages(game)[key])
    for other in names.messages:
        names.arguments |= arguments(game, other)
    return names.arguments


def sentence(game: str, key: str) -> str:
    """Return a message as it is written, on one line."""
    value = messages(game)[key].value
    assert value is not None
    span = value.span
    assert span is not None
    text = folder_of(game).joinpath("words/en.ftl").read_text("utf-8")
    return " ".join(text[span.start : span.end].split()).replace("|", "\\|")


@cache
def told(game: str) -> dict[str, dict[str, None]]:
    """Return the arguments with which messages of the log and causes of the ledger came up in some random games."""
    rng, found = random.Random(game), dict[str, dict[str, None]]()
    for setting in rng.choices(list(all_configurations(game)), k=SAMPLES):
        state = setting.new_initial_state()
        state.playout(rng.getrandbits(31))
        for entry in state.story():
            found.setdefault(entry.key, {}).update(dict.fromkeys(entry.args))
        for row in state.ledger():
            found.setdefault(f"{game}-ledger-{row.cause}", {}).update(dict.fromkeys(row.args))
    return found


def options(kind: GameType) -> Iterator[str]:
    """Write how many may play, and every option with its values, the default first."""
    say, name = Texts("en"), kind.name
    fewest, most = kind.min_players, kind.max_players
    yield f"{kind.title} is for {fewest} to {most} players. Its `rules_version` is {kind.rules_version}."
    yield from ("", "| option | | values, the default first | rule |", "| --- | --- | --- | --- |")
    for option in kind.options:
        key = f"lobby-option-{name}-{option.name}"
        values = sorted(option.choices, key=lambda value: value != option.default)
        words = ", ".join(f"`{value}`" for value in values) or "free text"
        yield f"| `{option.name}` | {say(key) if say.has(key) else ''} | {words} | {option.rule} |"
    if kind.presets:
        yield from ("", "| preset | | sets |", "| --- | --- | --- |")
    for preset, sets in kind.presets.items():
        key = f"lobby-preset-{name}-{preset}"
        words = ", ".join(f"`{option}={value}`" for option, value in sets.items()) or "nothing"
        yield f"| `{preset}` | {say(key) if say.has(key) else ''} | {words} |"
    yield ""


def type_of(kind: Kind) -> str:
    """Return in words what a value may be."""
    match kind:
        case Plain(of):
            return PLAIN[of]
        case IdOf(name):
            return f"text: {name}"
        case OneOf(name):
            return f"[{name}](#words)"
        case Fixed(words):
            return ", ".join(f"`{word}`" for word in words)
        case Object(shape):
            return f"[{shape.__name__}](#{shape.__name__.lower()})"
        case Either(of):
            return " or ".join(map(type_of, of))
        case Many(of):
            return f"list of: {type_of(of)}"
        case Row(of):
            return f"list: {', '.join(map(type_of, of))}"
        case Table(key, of):
            return f"{type_of(of)}, by {type_of(key)}"


def shape_tables(shapes: list[type]) -> Iterator[str]:
    """Write a table of keys for each kind of object."""
    for shape in shapes:
        yield from (f"### {shape.__name__}", "", about(shape), "", "| key | type | meaning |", "| --- | --- | --- |")
        for key in keys(shape):
            there = "" if key.required else ", not always there"
            yield f"| `{key.name}` | {type_of(key.kind)}{there} | {key.meaning} |"
        yield ""


def argument_words(game: str, key: str) -> str:
    """Return the arguments of a message: what it comes with, then what its sentence wants made of that."""
    wanted = [name for name in arguments(game, key) if name != BY_READER]
    known = told(game).get(key, dict.fromkeys(wanted))
    words = ", ".join(f"`{name}`" for name in known)
    joined = ", ".join(f"`{name}`" for name in wanted if name not in known)
    return f"{words}{'; ' if words and joined else ''}{joined and f'set by the reader: {joined}'}"


def message_table(game: str, part: str) -> Iterator[str]:
    """Write the messages of one part of a game's texts, with their arguments."""
    prefix = f"{game}-{part}-"
    yield from (f"| `{prefix}…` | arguments | sentence |", "| --- | --- | --- |")
    for key in messages(game):
        if key.startswith(prefix):
            yield f"| `{key.removeprefix(prefix)}` | {argument_words(game, key)} | `{sentence(game, key)}` |"
    yield ""


def data(game: str, actions: str) -> str:
    """Return the page of a game: what passes between its rules and whoever shows or plays it."""
    kind = bastide.game_type(game)
    shapes = [shape for shape in (kind.words.view_shape, kind.words.outlook_shape) if shape]
    shown = objects(*shapes[:1])
    lines = ["## Options", "", *options(kind)]
    lines += ["## Actions", "", "[Notation](notation.md) has every action as it is written.", "", actions]
    lines += ["## Views", "", "What `state.view(seat)` returns, and every `view` of the HTTP API is.", ""]
    lines += shape_tables(shown)
    lines += ["## Outlooks", "", "What `state.preview(action)` returns, and the `preview` of a legal action is.", ""]
    lines += shape_tables([shape for shape in objects(*shapes) if shape not in shown])
    lines += ["## Words", "", "| type | one of |", "| --- | --- |"]
    for one in vocabularies(*shapes):
        lines.append(f"| {one.name} | {', '.join(f'`{word}`' for word in one.words)} |")
    lines += ["", "## Log", "", "The messages of `state.story()`; `name` is who sits on the seat of the entry.", ""]
    lines += message_table(game, "log")
    lines += [
        "## Causes of points",
        "",
        "The messages of `state.ledger()`, by cause.",
        "",
        *message_table(game, "ledger"),
    ]
    lines += ["## Refusals", "", "Why an action is not legal, beside its rule.", "", *message_table(game, "refusal")]
    return "\n".join(lines)
