"""Games kept in a file as they are played: a first line that says what is played, then one line for each game."""

import json
from pathlib import Path
from typing import Any


class MatchFileError(ValueError):
    """A file to resume from belongs to another match or is damaged."""


def load(path: Path, head: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the games of a file, none of one that is begun here; a last line that was cut off is dropped."""
    if not path.exists() or path.stat().st_size == 0:
        path.write_text(json.dumps(head) + "\n", "utf-8")
        return []
    lines = path.read_text("utf-8").split("\n")
    try:
        found, *rows = [json.loads(line) for line in lines[:-1]]
    except ValueError as error:
        raise MatchFileError(f"{path} is damaged: {error}") from error
    if found != head:
        raise MatchFileError(f"{path} holds another match: {json.dumps(found)}")
    if lines[-1]:
        path.write_text("\n".join([*lines[:-1], ""]), "utf-8")
    return rows


def add(path: Path, row: dict[str, Any]) -> None:
    """Write a game."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
