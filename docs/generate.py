"""Pages made from the source: commands, calls of the HTTP API, games as data, observations, data files, values."""

import ast
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from bastide import server

FOLDER = Path(__file__).parent / "_build" / "generated"
TYPES = {"string": "text", "integer": "number", "number": "number", "boolean": "true or false", "null": "null"}
TYPES |= {"object": "object", "array": "list"}
NUMBERS = [("", "minimum", "maximum"), ("", "exclusiveMinimum", "exclusiveMaximum")]
READABLE = 60
"""Characters of a regular expression."""
LIMITS = {
    "string": [(" characters", "minLength", "maxLength")],
    "integer": NUMBERS,
    "number": NUMBERS,
    "array": [(" entries", "minItems", "maxItems")],
    "object": [(" entries", "minProperties", "maxProperties")],
}
"""How a schema says what is too short or too much, by type, and how that is counted."""


def commands() -> str:
    """Return every command with its arguments and options."""
    from bastide.cli import texts
    from bastide.cli.main import app

    texts.use("en")
    lines = []
    every = [
        (f"{name} {inner}".strip(), command)
        for name, group in app.commands.items()
        for inner, command in [("", group), *getattr(group, "commands", {}).items()]
    ]
    for name, command in every:
        lines += [f"## bastide {name}", "", texts.t(command.help), "", "| | |", "| --- | --- |"]
        for parameter in command.params:
            words = parameter.opts if parameter.param_type_name == "option" else [parameter.metavar or parameter.name]
            shown = f" Default: `{parameter.default}`." if getattr(parameter, "show_default", False) else ""
            shown += f" Environment: `{parameter.envvar}`." if parameter.envvar else ""
            help_text = texts.t(parameter.help) if parameter.help else ""
            if words != ["--help"]:
                lines.append(f"| {' '.join(f'`{word}`' for word in words)} | {help_text}{shown} |")
        lines.append("")
    return "\n".join(lines)


def _schema(schema: dict[str, Any]) -> str:
    """Return in words what a schema of the document allows."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for either in ("anyOf", "oneOf"):
        if either in schema:
            return " or ".join(map(_schema, schema[either]))
    if "const" in schema or "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    if isinstance(schema.get("type"), list):
        return " or ".join(_schema({**schema, "type": one}) for one in schema["type"])
    if schema.get("type") == "array":
        return f"list{_limits(schema)} of: {_schema(schema.get('items', {}))}"
    if "properties" in schema:
        keys = [f"`{key}`: {_schema(value)}{_needed(schema, key)}" for key, value in schema["properties"].items()]
        return f"object with {', '.join(keys)}"
    values = [schema.get("additionalProperties"), *schema.get("patternProperties", {}).values()]
    if schema.get("type") == "object" and any(isinstance(value, dict) for value in values):
        return f"{_schema(next(value for value in values if isinstance(value, dict)))}, by name{_limits(schema)}"
    return TYPES.get(schema.get("type", ""), "anything") + _limits(schema) + _pattern(schema)


def _pattern(schema: dict[str, Any]) -> str:
    """Return what a text must look like, unless that is longer than anybody reads."""
    pattern = schema.get("pattern", "").replace("|", "\\|")
    return f" like `{pattern}`" if 0 < len(pattern) <= READABLE else ""


def _needed(schema: dict[str, Any], key: str) -> str:
    """Return what is to be said of a key that may be left out."""
    return "" if key in schema.get("required", []) else " (may be left out)"


def _limits(schema: dict[str, Any]) -> str:
    """Return in words how long or large a value may be."""
    for unit, low, high in LIMITS.get(schema.get("type", ""), []):
        least, most = schema.get(low), schema.get(high)
        if least is not None or most is not None:
            span = f"{_number(least)} to {_number(most)}" if None not in (least, most) else ""
            span = span or (f"from {_number(least)}" if most is None else f"at most {_number(most)}")
            return f" ({span}{unit})"
    return ""


def _number(value: float) -> str:
    """Return a number with its thousands apart."""
    return f"{int(value):,}" if value == int(value) else f"{value:,g}"


def _objects(schemas: dict[str, Any]) -> list[str]:
    """Return a table of keys for each object of the document, and what else has a name there."""
    lines = ["## Objects", ""]
    for name, schema in schemas.items():
        lines += [f"### {name}", "", schema.get("description", ""), ""]
        if "properties" not in schema:
            lines += [f"{_schema(schema)}.".capitalize() if "anyOf" not in schema else "", ""]
            continue
        lines += ["| key | type | |", "| --- | --- | --- |"]
        for key, value in schema["properties"].items():
            default = f", `{json.dumps(value['default'])}` if left out" if "default" in value else ""
            default = default or _needed(schema, key)
            meaning = value.get("description", "").replace("\n", " ")
            lines.append(f"| `{key}` | {_schema(value)}{default} | {meaning} |")
        lines.append("")
    return lines


def _said(node: ast.expr | None) -> str:
    """Return a sentence of the source, with an ellipsis for what is put in."""
    match node:
        case ast.Constant(str() as text):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_said(part) if isinstance(part, ast.Constant) else "…" for part in parts)
        case _:
            return ""


def _refusals() -> list[str]:
    """Return tables of the codes with which the server refuses, gathered from its source."""
    calls: dict[str, dict[str, set[str]]] = {}
    frames: dict[str, dict[str, set[str]]] = {}
    from bastide.server import live
    from bastide.server.errors import CODES

    for status, code in CODES.items():
        calls.setdefault(code, {}).setdefault(str(status), set())
    for file in sorted(Path(server.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name("ApiError") | ast.Attribute(attr="__init__"),
                    args=[ast.Constant(int() as status), ast.Constant(str() as code), *rest],
                ):
                    found = calls.setdefault(code, {}).setdefault(str(status), set())
                    found.add(_said(rest[0] if rest else None))
                case ast.Call(
                    func=ast.Name("Broken"), args=[ast.Name(close), ast.Constant(str() as code), sentence, *_]
                ):
                    found = frames.setdefault(code, {}).setdefault(str(getattr(live, close)), set())
                    found.add(_said(sentence))
                case _:
                    pass
    lines = ["## Codes of refusals", "", "| `code` | status | says |", "| --- | --- | --- |", *_rows(calls), ""]
    lines += ["On the live connection, in an [ErrorFrame](#errorframe) before it is ended with a close code:", ""]
    return [*lines, "| `code` | closed with | says |", "| --- | --- | --- |", *_rows(frames), ""]


def _rows(found: dict[str, dict[str, set[str]]]) -> list[str]:
    """Return a line for each code."""
    lines = []
    for code, by in sorted(found.items()):
        said = "; ".join(sorted({text.replace("|", "\\|") for texts in by.values() for text in texts if text}))
        lines.append(f"| `{code}` | {', '.join(sorted(by))} | {said} |")
    return lines


def http() -> str:
    """Return every call with what it takes and gives, and every object that is sent or answered."""
    from bastide.server.app import create_app
    from bastide.server.settings import Settings

    document = create_app(Settings()).openapi()
    lines = ["## Calls", ""]
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            lines += [f"### {method.upper()} {path}", "", call.get("description") or call.get("summary", ""), ""]
            for parameter in call.get("parameters", []):
                must = "" if parameter.get("required") else ", optional"
                text = parameter.get("description", "").replace("\n", " ")
                kind = _schema(parameter["schema"])
                default = parameter["schema"].get("default")
                kind += f", `{json.dumps(default)}` if left out" if default is not None else ""
                lines.append(f"- `{parameter['name']}` ({parameter['in']}{must}): {kind}. {text}")
            for kind, body in call.get("requestBody", {}).get("content", {}).items():
                lines.append(f"- body: {_schema(body.get('schema', {}))} ({kind})")
            for kind, body in call["responses"].get("200", {}).get("content", {}).items():
                lines.append(f"- answer: {_schema(body.get('schema', {}))} ({kind})")
            codes = [f"{code} {said['description']}" for code, said in call["responses"].items() if code != "200"]
            lines += [f"- else: {'; '.join(codes)}"] if codes else []
            lines.append("")
    return "\n".join(lines + _refusals() + _objects(document["components"]["schemas"]))


def reconstructed(game: str) -> str:
    """Return the values of a game that are stand-ins, each with what is known about it."""
    from bastide.engine.provenance import RECONSTRUCTED
    from bastide.engine.registry import provenance_of

    lines = ["| table | which | value | set to | what is known |", "| --- | --- | --- | --- | --- |"]
    for value in provenance_of(game):
        if value.confidence == RECONSTRUCTED:
            lines.append(f"| {value.table} | {value.id} | {value.field} | `{value.value}` | {value.source} |")
    return "\n".join(lines) + "\n"


def rules(game: str) -> str:
    """Return the rulebook of a game as players read it: without sources and names of tables."""
    import bastide
    from bastide.engine.rulebook import for_readers

    book = files(bastide.game_type(game).package).joinpath("rulebook.md").read_text(encoding="utf-8")
    # The chapter on sources explains the tags that are not shown here: it goes up to the line that ends its list.
    head, _, rest = book.partition("**Where the rules come from.**")
    _, _, rest = rest.partition("\n\n")
    while rest.startswith("- `["):
        _, _, rest = rest.partition("\n\n")
    lines = []
    for line in (head + rest).splitlines():
        start, bold, text = line.rpartition("** ") if line.startswith("- **") else ("", "", line)
        lines.append(start + bold + for_readers(text) if text.strip() else line)
    return "\n".join(lines) + "\n"


def actions(game: str) -> str:
    """Return the actions of a game: what is asked, how each answer is written, its fields and its codes."""
    import bastide
    from bastide.engine.typescript import action_fields

    rows = bastide.game_type(game).words.decisions
    assert rows is not None, f"{game} has no rows of decisions"
    lines = ["| asked | answered by | rule | |", "| --- | --- | --- | --- |"]
    for question in rows.questions.values():
        answers = ", ".join(f"`{kind}`" for kind in question.answers)
        lines.append(f"| `{question.name}` | {answers} | {question.rule} | {question.reason} |")
    lines += ["", "| kind | written | fields | codes | rule | |", "| --- | --- | --- | --- | --- | --- |"]
    for kind in rows.kinds.values():
        fields = ", ".join(f"`{name}`: `{of}`" for name, of in action_fields(kind).items()).replace("|", "\\|")
        last = kind.first + kind.size - 1
        codes = str(kind.first) if kind.size == 1 else f"{kind.first} … {last}"
        lines.append(f"| `{kind.name}` | `{kind.form}` | {fields} | {codes} | {kind.rule} | {kind.meaning} |")
    return "\n".join([*lines, ""])


def observations() -> str:
    """Return the layout of every game's observations."""
    from bastide.engine.sight import layout_of

    return layouts(layout_of)


def digests() -> str:
    """Return the layout of every game's digests."""
    from bastide.engine.sight import digest_of

    return layouts(lambda kind: digest_of(kind).layout)


def layouts(of) -> str:
    """Return a layout of every game, each by its type."""
    import bastide

    lines = []
    for name in bastide.games():
        kind = bastide.game_type(name)
        layout = of(kind)
        lines += [f"## {kind.title}", "", f"Version {layout.version}, {layout.size} numbers of 16 bits.", ""]
        for part in layout.parts:
            shape = " × ".join(map(str, part.shape))
            lines += [f"### {name}: {part.name}", "", f"From {layout.offsets[part.name]}; {shape}. {part.meaning}", ""]
            lines += ["| slot | unit | range | |", "| --- | --- | --- | --- |"]
            lines += [f"| `{s.name}` | {s.unit} | {s.low} … {s.high} | {s.meaning} |" for s in part.slots]
            lines.append("")
    return "\n".join(lines)


def columns() -> str:
    """Return the columns of the tables of games and of decisions."""
    from bastide.arena.columns import DECISIONS, GAMES, MORE

    lines = []
    more = ((f"Decisions, with --keep {name}", columns) for name, columns in MORE.items())
    for title, table in (("Games", GAMES), ("Decisions", DECISIONS), *more):
        lines += [f"### {title}", "", "| column | type | |", "| --- | --- | --- |"]
        lines += [f"| `{column.name}` | `{column.type}` | {column.meaning} |" for column in table]
        lines.append("")
    return "\n".join(lines)


def settings() -> str:
    """Return a table of everything a host can set."""
    from bastide.server.configuration import rows

    lines = ["| file | environment | default | |", "| --- | --- | --- | --- |"]
    for name, default, meaning in rows():
        said = " ".join(meaning.split())
        lines.append(f"| `{name}` | `BASTIDE_{name.upper()}` | `{default}` | {said} |")
    return "\n".join([*lines, ""])


def metrics() -> str:
    """Return a table of what `/metrics` tells, without the parts of histograms."""
    from bastide.server.metrics import Metrics

    lines = ["| metric | kind | |", "| --- | --- | --- |"]
    for family in Metrics().registry.collect():
        name = f"{family.name}_total" if family.type == "counter" else family.name
        lines.append(f"| `{name}` | {family.type} | {family.documentation} |")
    return "\n".join([*lines, ""])


def write() -> None:
    """Write the pages into the build folder."""
    import gallery  # beside this file; Sphinx looks there, whoever only wants `rules` need not
    import gamedata

    import bastide

    FOLDER.mkdir(parents=True, exist_ok=True)
    pages = {
        "commands": commands(),
        "http": http(),
        "settings": settings(),
        "metrics": metrics(),
        "observations": observations(),
        "digests": digests(),
        "columns": columns(),
        "gallery": gallery.gallery(),
        "views": gamedata.common(),
    }
    for name in bastide.games():
        pages[f"{name}-rules"] = rules(name)
        pages[f"{name}-data"] = gamedata.data(name, actions(name))
        if bastide.game_type(name).provenance:
            pages[f"{name}-values"] = reconstructed(name)
    for name, text in pages.items():
        (FOLDER / f"{name}.md").write_text(text, encoding="utf-8")
