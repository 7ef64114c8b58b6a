"""Where games are found by name: Bastide's own, those that other packages bring, and those that a program registers."""

import copyreg
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from pkgutil import iter_modules
from typing import Final, SupportsIndex

from bastide.engine import plugins
from bastide.engine.errors import BoxError, UnknownGame
from bastide.engine.game import GameType
from bastide.engine.play import Game, State
from bastide.engine.provenance import Value, corrected

GAMES: Final = Path(__file__).parents[1] / "games"
BUNDLED: Final = tuple(sorted(found.name for found in iter_modules([str(GAMES)]) if found.ispkg))
"""The packages in `bastide.games`; each is imported when it is first asked for."""

_registered: dict[str, GameType] = {}


def games() -> list[str]:
    """Return the names of the games.

    >>> games()
    ['carcassonne', 'carrara', 'caylus', 'praga']
    """
    return sorted({*BUNDLED, *_registered, *plugins.names()})


def register(found: GameType) -> GameType:
    """Make a game from outside this package known by its name, so that records and tables find it, and return it.

    Raises ValueError for the name of one of Bastide's own.
    """
    if found.name in BUNDLED:
        raise ValueError(f"{found.name!r} is one of Bastide's own games")
    _registered[found.name] = found
    return found


def game_type(name: str) -> GameType:
    """Return what is fixed about a game, whatever its seats and options; raise `UnknownGame` if there is none."""
    if name in _registered:
        return _registered[name]
    if name not in BUNDLED:
        if name in plugins.entries():
            return plugins.load(name)
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    found = import_module(f"bastide.games.{name}").GAME
    assert isinstance(found, GameType)
    return found


def game_type_again(name: str, digest: str) -> GameType:
    """Return a game that has travelled between processes; raise `BoxError` if its box holds other values here."""
    found = game_type(name)
    if found.box.digest != digest:
        raise BoxError(f"{found.title} is played with other values here than where this comes from")
    return found


copyreg.pickle(GameType, lambda kind: (game_type_again, (kind.name, kind.box.digest)))


def folder_of(name: str) -> Traversable:
    """Return the folder in which a game's rulebooks, components and texts lie; Bastide's own are not imported for it.

    >>> folder_of("caylus").joinpath("rulebook.md").is_file()
    True
    """
    if name in BUNDLED:
        return files("bastide") / "games" / name
    return files(game_type(name).package)


def load_game(name: str, players: SupportsIndex | None = None, options: Mapping[str, object] | None = None) -> Game:
    """Return a game for so many players with these options.

    Raises `UnknownGame`, or `InvalidOption` naming the option that is impossible.

    >>> load_game("carcassonne", players=3).players
    3
    """
    return Game.of(game_type(name), players, options)


def loaded(game: object) -> Game:
    """Return a game that was loaded; raise `TypeError` for its name alone, or anything else."""
    if not isinstance(game, Game):
        raise TypeError(f"a game is what bastide.load_game returns, not {game!r}")
    return game


def position(
    name: str,
    fields: Mapping[str, object] | None = None,
    *,
    players: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    like: State | str | None = None,
    **named: object,
) -> State:
    """Return a position of a game from named fields, see `Game.position`.

    >>> state = position("carcassonne", players=2, what="place", tile="N", scores=[8, 0])
    >>> state.to_text()
    'place seat=0 tile=N scores=8,0 supply=7,7 aside=- tiles=D@0,0r0'
    """
    return load_game(name, players, options).position(fields, like=like, **named)


def provenance_of(name: str) -> tuple[Value, ...]:
    """Return where the values of a game come from; of a game that does not tell, what a host corrected.

    >>> [value.value for value in provenance_of("carrara") if value.id == "pisa" and value.field == "value"]
    [3]
    """
    kind = game_type(name)
    return tuple(corrected(kind.box) if kind.provenance is None else kind.provenance())
