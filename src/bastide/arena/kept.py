"""Games kept in a file as they are played: a first line that says what is played, then one line for each game."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from bastide.arena.locks import lock

RULES: Final = "rules"
"""What files of before do not tell: the version of the rules."""
CORRECTIONS: Final = "corrections"
"""What a file tells only if there are any: values of the box that differ from the package."""


class MatchFileError(ValueError):
    """A file to resume from is another match's, damaged or in use; `key` and `details` are its Fluent message."""

    def __init__(self, reason: str, key: str, **details: object) -> None:
        super().__init__(reason)
        self.key: Final = key
        self.details: Final = details


def corrected(corrections: str) -> dict[str, str]:
    """Return what a first line says of corrected values; nothing if there are none."""
    return {CORRECTIONS: corrections} if corrections else {}


class Kept:
    """The games of a file, or of none."""

    def __init__(self, rows: list[dict[str, Any]], file: IO[bytes] | None = None) -> None:
        """Begin with the games that are there."""
        self.rows: Final = rows
        self._file = file

    def add(self, row: dict[str, Any]) -> None:
        """Write a game."""
        if self._file is not None:
            self._file.write(json.dumps(row).encode() + b"\n")
            self._file.flush()


@contextmanager
def keeping(path: Path | None, head: dict[str, Any]) -> Iterator[Kept]:
    """Keep games in a file that nobody else writes meanwhile, or without a path nowhere.

    A last line that was cut off is dropped. Raises `MatchFileError`, and OSError.
    """
    if path is None:
        yield Kept([])
        return
    with path.open("a+b") as file:
        if not lock(file):
            raise MatchFileError(f"another process writes {path}", "cli-data-busy", file=str(path))
        rows = _load(path, file, head)
        yield Kept(rows, file)


def _load(path: Path, file: IO[bytes], head: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the games of a file, none of one that is begun here."""
    first = json.dumps(head).encode()
    file.seek(0)
    text = file.read(os.fstat(file.fileno()).st_size)
    if first.startswith(text):  # nothing, or a first line that was not written to its end
        if text:
            file.truncate(0)
        file.write(first + b"\n")
        file.flush()
        return []
    lines = text.split(b"\n")
    found: list[dict[str, Any]] = []
    for number, line in enumerate(lines[:-1] or lines, 1):
        try:
            found.append(dict(json.loads(line)))
        except (TypeError, ValueError) as error:
            raise damaged(path, number, str(error)) from error
    _check_head(path, found[0], head)
    if len(lines) == 1:
        file.write(b"\n")
        file.flush()
    elif lines[-1]:
        file.truncate(len(text) - len(lines[-1]))
    return found[1:]


def damaged(path: Path, line: int, reason: str) -> MatchFileError:
    """Return the error for a file that cannot be gone on with, and the line where that shows."""
    return MatchFileError(f"{path} is damaged: {reason}", "cli-data-damaged", file=str(path), line=line)


def _check_head(path: Path, found: dict[str, Any], head: dict[str, Any]) -> None:
    """Raise `MatchFileError` naming the first thing that is not as in the match that is to go on."""
    for name, value in {CORRECTIONS: "", **head}.items():
        was = found.get(name, {RULES: value, CORRECTIONS: ""}.get(name))
        if was != value:
            said = ", ".join(map(str, was)) if isinstance(was, list) else json.dumps(was, ensure_ascii=False)
            raise MatchFileError(
                f"{path} belongs to another match: there, {name} is {said}",
                "cli-data-other",
                file=str(path),
                name=name,
                value=said,
            )
