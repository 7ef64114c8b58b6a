"""Games that other packages bring: each is an entry point in the group `bastide.games`, named as its game.

In `pyproject.toml`: `[project.entry-points."bastide.games"]` with the line `harbour = "bastide_harbour:GAME"`.
A game is imported when it is first asked for. One that cannot be imported is named in a warning and in the error of
whoever asks for it; it harms no other game.
"""

import warnings
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from bastide.engine.errors import UnknownGame
from bastide.engine.game import GameType

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "bastide.games"


@cache
def entries() -> Mapping[str, "list[EntryPoint]"]:
    """Return the entry points of the installed packages by the name of their game."""
    from importlib.metadata import entry_points  # a fifth of the time of `import bastide`

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


@cache
def names() -> tuple[str, ...]:
    """Return the games that can be played; warn about each that cannot."""
    return tuple(name for name in sorted(entries()) if _is_playable(name))


def _is_playable(name: str) -> bool:
    try:
        load(name)
    except UnknownGame as error:
        warnings.warn(str(error), RuntimeWarning, stacklevel=4)
        return False
    return True


@cache
def load(name: str) -> GameType:
    """Return the game of an entry point; raise `UnknownGame` with the package and the reason if it cannot be had."""
    entry, *others = entries()[name]
    if others:
        packages = " and ".join(sorted(_package(one) for one in (entry, *others)))
        raise UnknownGame(f"there are two games {name!r}, of {packages}: only one of them may be installed")
    try:
        kind = entry.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGame(f"the game {name!r} of {_package(entry)} cannot be loaded: {reason}") from error
    if not isinstance(kind, GameType):
        raise UnknownGame(f"the game {name!r} of {_package(entry)} cannot be loaded: {entry.value} is no GameType")
    if kind.name != name:
        raise UnknownGame(f"the game {name!r} of {_package(entry)} cannot be loaded: it calls itself {kind.name!r}")
    return kind


def _package(entry: "EntryPoint") -> str:
    """Return who brings a game."""
    return entry.dist.name if entry.dist else entry.value


def forget() -> None:
    """Look for packages anew when games are next asked for."""
    for known in (entries, names, load):
        known.cache_clear()
