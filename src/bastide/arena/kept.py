"""Games kept in a file as they are played: a first line that says what is played, then one line for each game."""

import json
import os
from pathlib import Path
from typing import Any, Final


class MatchFileError(ValueError):
    """A file to resume from belongs to another match or is damaged; `key` and `details` are its Fluent message."""

    def __init__(self, reason: str, key: str, **details: object) -> None:
        super().__init__(reason)
        self.key: Final = key
        self.details: Final = details


def load(path: Path, head: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the games of a file, none of one that is begun here; a last line that was cut off is dropped."""
    if not path.exists() or path.stat().st_size == 0:
        path.write_text(json.dumps(head) + "\n", "utf-8")
        return []
    lines = path.read_text("utf-8").split("\n")
    found: list[dict[str, Any]] = []
    for number, line in enumerate(lines[:-1] or lines, 1):
        try:
            found.append(dict(json.loads(line)))
        except (TypeError, ValueError) as error:
            raise damaged(path, number, str(error)) from error
    _check_head(path, found[0], head)
    if len(lines) == 1:
        with path.open("a", encoding="utf-8") as file:
            file.write("\n")
    elif lines[-1]:
        os.truncate(path, path.stat().st_size - len(lines[-1].encode()))
    return found[1:]


def damaged(path: Path, line: int, reason: str) -> MatchFileError:
    """Return the error for a file that cannot be gone on with, and the line where that shows."""
    return MatchFileError(f"{path} is damaged: {reason}", "cli-data-damaged", file=str(path), line=line)


def _check_head(path: Path, found: dict[str, Any], head: dict[str, Any]) -> None:
    """Raise `MatchFileError` naming the first thing that is not as in the match that is to go on."""
    for name, value in head.items():
        was = found.get(name)
        if was != value:
            said = ", ".join(map(str, was)) if isinstance(was, list) else json.dumps(was, ensure_ascii=False)
            raise MatchFileError(
                f"{path} belongs to another match: there, {name} is {said}",
                "cli-data-other",
                file=str(path),
                name=name,
                value=said,
            )


def add(path: Path, row: dict[str, Any]) -> None:
    """Write a game."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")
