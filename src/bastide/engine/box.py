"""What is in a game's box: the components of the package, and what a host has corrected in them.

A folder named by `BASTIDE_CORRECTIONS` holds files `<game>.toml` with the rows and values that differ from the
package. They are merged here, and nowhere else, before a game makes its tables; whatever a process plays afterwards is
played by them, and processes that it starts inherit the variable.
"""

import copy
import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from bastide.engine.corrections import Wrong, check, found, ordered, put, remarks, spread, text_of, unreadable
from bastide.engine.errors import BoxError

ENVIRONMENT: Final = "BASTIDE_CORRECTIONS"
"""The variable that names the folder with corrections; unset or empty, the package's values are played."""
COMPONENTS: Final = "components.toml"
KEY_LENGTH: Final = 8
OF_RECORD: Final = "the record's corrections"
"""What stands in place of a file where a record names the values."""


@dataclass(frozen=True, slots=True)
class Correction:
    """One value that is another one than in the package."""

    path: str
    before: Any
    after: Any
    note: str = ""
    """How whoever corrected it knows."""


@dataclass(frozen=True)
class Box:
    """The components that a game is played with."""

    components: dict[str, Any]
    packaged: Mapping[str, Any]
    """The same without corrections."""
    corrections: tuple[Correction, ...] = ()

    @cached_property
    def line(self) -> str:
        """The corrections on one line, as a record's header has them; empty without any."""
        if not self.corrections:
            return ""
        text = _json({one.path: one.after for one in self.corrections})
        return f"{_digest(text)[:KEY_LENGTH]} {text}"

    @property
    def key(self) -> str:
        """A short word that differs for other corrections, empty without any."""
        return self.line.partition(" ")[0]

    @cached_property
    def digest(self) -> str:
        """A word that differs for other components, whatever the reason."""
        return _digest(_json(self.components))[:16]


NO_BOX: Final = Box({}, {})
"""The box of a game that has no components."""

_followed: Final[dict[str, str]] = {}
"""By game: the corrections of a record that this process replays."""
_opened: Final[dict[str, Box]] = {}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def folder() -> Path | None:
    """Return the folder that holds corrections, if there is one."""
    named = os.environ.get(ENVIRONMENT)
    return Path(named) if named else None


def follow(game: str, line: str) -> None:
    """Play a game by the corrections of a record's header, unless this process has opened its box already."""
    if game not in _opened:
        _followed[game] = line


def open_box(
    game: str, problems: Callable[[dict[str, Any]], Sequence[object]], correctable: Sequence[str], *, package: str
) -> Box:
    """Return the components of a game with their corrections; raise `BoxError` if they cannot be played with.

    `problems` says what is wrong with components: `Wrong` with a message for what a correction can bring about, an
    English sentence for what only the package's own file can; `correctable` are the paths of what the rules read,
    `*` for any row: everything else is fixed. The components lie in the folder of `package`, the game's own.
    """
    packaged = tomllib.loads(files(package).joinpath(COMPONENTS).read_text("utf-8"))
    _refuse(COMPONENTS, problems(packaged))
    name, values, notes, wrong = _corrections(game, packaged)
    possible = {}
    for path, value in sorted(values.items()):
        found_wrong = list(check(packaged, path, value, correctable))
        wrong += found_wrong
        if not found_wrong:
            possible[path] = value
    found_box = _merged(packaged, possible, notes)
    more = _checked(problems, found_box.components) if found_box.corrections else ()
    _refuse(name, [*wrong, *(one for one in more if not _follows(one, wrong))])
    _opened[game] = found_box
    return found_box


def _checked(problems: Callable[[dict[str, Any]], Sequence[object]], components: dict[str, Any]) -> Sequence[object]:
    try:
        return problems(components)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        return [Wrong(f"a value is of the wrong kind: {error!r}", "box-wrong-kind", why=repr(error))]


def _follows(problem: object, refused: Sequence[Wrong]) -> bool:
    """Return whether a value only fails to go with one that was refused, and may go with what is written for it."""
    other = str(problem.args_.get("other", "")) if isinstance(problem, Wrong) else ""
    paths = [f"{one.args_['path']}." for one in refused if "." in str(one.args_["path"])]
    return bool(other) and any(f"{other}.".startswith(at) or at.startswith(f"{other}.") for at in paths)


def _refuse(name: str, wrong: Sequence[object]) -> None:
    if wrong:
        raise BoxError(f"{name} cannot be played with:", "box-refused", wrong, file=name)


def _corrections(
    game: str, packaged: Mapping[str, Any]
) -> tuple[str, dict[tuple[str, ...], Any], dict[tuple[str, ...], str], list[Wrong]]:
    """Return where corrections come from, each value by its path, what is noted about them, and what is in no box."""
    if game in _followed:
        return _of_record(_followed[game])
    where = folder()
    if where is None:
        return "", {}, {}, []
    if not where.is_dir():
        raise BoxError(
            f"{ENVIRONMENT}: there is no folder {where}", "box-no-folder", name=ENVIRONMENT, folder=str(where)
        )
    path = where / f"{game}.toml"
    if not path.is_file():
        return "", {}, {}, []
    try:
        given = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        cause = unreadable(error) if isinstance(error, ValueError) else error
        raise BoxError(f"{path} cannot be read: {error}", "box-unreadable", file=str(path), why=cause) from error
    wrong: list[Wrong] = []
    values = dict(spread(packaged, given, wrong))
    return str(path), values, {} if wrong else dict(remarks(packaged, given)), wrong


def _of_record(line: str) -> tuple[str, dict[tuple[str, ...], Any], dict[tuple[str, ...], str], list[Wrong]]:
    try:
        values = json.loads(line.partition(" ")[2])
        return OF_RECORD, {tuple(path.split(".")): value for path, value in values.items()}, {}, []
    except (ValueError, AttributeError) as error:
        raise BoxError("the record's corrections cannot be read", "box-record-unreadable") from error


def _merged(
    packaged: dict[str, Any], values: Mapping[tuple[str, ...], Any], notes: Mapping[tuple[str, ...], str]
) -> Box:
    components, corrections = copy.deepcopy(packaged), []
    for path, value in sorted(values.items()):
        before = found(packaged, path)
        if value != before:
            put(components, path, value)
            corrections.append(Correction(text_of(path), before, ordered(value, before), notes.get(path[:-1], "")))
    return Box(components, packaged, tuple(corrections))
