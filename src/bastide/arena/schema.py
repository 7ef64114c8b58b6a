"""What data files, records and results hold, as one JSON Schema: `python -m bastide.arena.schema` prints it.

Each definition under `$defs` is for one thing: `game` and `decision` for a row of the two tables (a line of JSON, or a
row of a Parquet file), `record` for a game on paper, `match` and `ladder` for what these commands print with `--json`,
`protocol` for a file of the benchmark protocol.
"""

import json
import re
from typing import Any, Final

from bastide.arena.columns import DECISIONS, GAMES, MORE, REPLACED, Column
from bastide.arena.ladder import FORMAT as LADDER
from bastide.arena.match import FORMAT
from bastide.engine.record import MAGIC

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
VERSION: Final = 1
"""Changes when something that was valid no longer is."""
SCALARS: Final[dict[str, dict[str, Any]]] = {
    "int32": {"type": "integer", "minimum": -(2**31), "maximum": 2**31 - 1},
    "int64": {"type": "integer", "minimum": -(2**63), "maximum": 2**63 - 1},
    "double": {"type": "number"},
    "string": {"type": "string"},
}
"""The types of columns, as Arrow spells them."""
LIST: Final = re.compile(r"list<(\w+)>")
GAPS: Final = ("values",)
"""Columns in whose lists a number may be missing."""

Schema = dict[str, Any]

REPLACEMENTS: Final[Schema] = {
    "description": "For which programs a built-in bot had to play on, why and how often; only if there are any.",
    "type": "object",
    "additionalProperties": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}},
}


def schema() -> Schema:
    """Return the schema of everything."""
    more = [column for columns in MORE.values() for column in columns]
    first = tuple(column for column in GAMES if column is not REPLACED)
    return {
        "$schema": DIALECT,
        "title": "Data of Bastide",
        "version": VERSION,
        "$defs": {
            "game": _row("One game of a data file.", first, [REPLACED]),
            "decision": _row("One decision of a data file.", DECISIONS, more),
            "record": {
                "description": "A game on paper, as `bastide.Record.parse` reads it.",
                "type": "string",
                "pattern": rf"^{MAGIC}\ngame: [a-z][a-z0-9_]*\nrules: \S+\nplayers: [1-9][0-9]*\noptions:.*\n"
                r"(?:(?:seat [0-9]+|[a-z]+): .+\n)+\n(?:\S.*\n)*$",
            },
            "interval": {
                "description": "An estimate, and the ends of its 95 % interval where there is one.",
                "type": "array",
                "items": {"type": "number"},
                "minItems": 1,
                "maxItems": 3,
            },
            "standing": _object(
                "How one bot did in a match.",
                {
                    "bot": {"type": "string"},
                    "seats": {"type": "integer", "minimum": 1},
                    "share": {"$ref": "#/$defs/interval"},
                    "points": {"type": "number"},
                    "difference": {"$ref": "#/$defs/interval"},
                    "seconds_per_game": {"type": "number", "minimum": 0},
                    "slowest_decision": {"type": "number", "minimum": 0},
                    "processor_seconds_per_game": {"type": "number", "minimum": 0},
                },
            ),
            "match": _object(
                "What a match came to.",
                {
                    "format": {"const": FORMAT},
                    "game": {"type": "string"},
                    "players": {"type": "integer", "minimum": 1},
                    "options": {"type": "string"},
                    "bots": {"type": "array", "items": {"type": "string"}, "minItems": 1},
                    "seed": {"type": "integer"},
                    "games": {"type": "integer", "minimum": 0},
                    "verdict": {"type": "string"},
                    "standings": {"type": "array", "items": {"$ref": "#/$defs/standing"}},
                },
                closed=False,
            ),
            "rung": _object(
                "How one bot stands on a ladder.",
                {
                    "bot": {"type": "string"},
                    "rating": {"$ref": "#/$defs/interval"},
                    "games": {"type": "integer", "minimum": 0},
                    "score": {"type": "number", "minimum": 0, "maximum": 1},
                    "points": {"type": "number"},
                },
            ),
            "ladder": _object(
                "What a ladder came to.",
                {
                    "format": {"const": LADDER},
                    "game": {"type": "string"},
                    "players": {"type": "integer", "minimum": 2},
                    "options": {"type": "string"},
                    "seed": {"type": "integer"},
                    "anchor": {"type": "string"},
                    "games": {"type": "integer", "minimum": 0},
                    "standings": {"type": "array", "items": {"$ref": "#/$defs/rung"}},
                },
                closed=False,
            ),
            "protocol": {
                "description": "Matches of the benchmark protocol, by bot, opponent, game and seats.",
                "type": "object",
                "additionalProperties": _object(
                    "One match of the protocol.",
                    {
                        "bot": {"type": "string"},
                        "against": {"type": "string"},
                        "game": {"type": "string"},
                        "seats": {"type": "integer", "minimum": 2},
                        "games": {"type": "integer", "minimum": 1},
                        "seed": {"type": "integer"},
                        "rules": {"type": "string"},
                        "compiled": {"type": "boolean"},
                        "share": {"$ref": "#/$defs/interval"},
                        "lead": {"$ref": "#/$defs/interval"},
                        "processor_seconds_per_game": {"type": "number", "minimum": 0},
                    },
                    {"replaced": REPLACEMENTS},
                ),
            },
        },
    }


def _object(description: str, properties: Schema, more: Schema | None = None, *, closed: bool = True) -> Schema:
    """Return the schema of an object with all of these keys, maybe some more, and no others if it is closed."""
    found: Schema = {
        "description": description, "type": "object", "properties": {**properties, **(more or {})},
        "required": list(properties),
    }  # fmt: skip
    return {**found, "additionalProperties": False} if closed else found


def _row(description: str, columns: tuple[Column, ...], more: list[Column] | None = None) -> Schema:
    """Return the schema of a row with these columns, and those that it may have besides."""
    first, besides = ({column.name: _value(column) for column in some or ()} for some in (columns, more))
    return _object(description, first, besides)


def _value(column: Column) -> Schema:
    """Return the schema of a column's values, with its type in Arrow's words."""
    said = {"description": column.meaning, "arrow": column.type}
    if listed := LIST.fullmatch(column.type):
        item = dict(SCALARS[listed[1]])
        if column.name in GAPS:
            item["type"] = [item["type"], "null"]
        return {**said, "type": "array", "items": item}
    if column.name == "record":
        return {**said, "$ref": "#/$defs/record"}
    return {**said, **SCALARS[column.type]}


def dump() -> str:
    """Return the schema as the text of a file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(dump(), end="")
