"""Where games are found by name."""

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from bastide.engine.errors import UnknownGame
from bastide.engine.game import Game, GameType

BUNDLED: Final = ("carcassonne", "carrara", "caylus", "praga")
"""The folders of `bastide.games`; each is imported when it is first asked for."""

_registered: dict[str, GameType] = {}


def games() -> list[str]:
    """Return the names of the games.

    >>> games()
    ['carcassonne', 'carrara', 'caylus', 'praga']
    """
    return sorted({*BUNDLED, *_registered})


def register(found: GameType) -> GameType:
    """Make a game from outside this package known by its name, so that records and tables find it."""
    if found.name in BUNDLED:
        raise ValueError(f"{found.name!r} is one of Bastide's own games")
    _registered[found.name] = found
    return found


def game_type(name: str) -> GameType:
    """Return what is fixed about a game, whatever its seats and options."""
    if name in _registered:
        return _registered[name]
    if name not in BUNDLED:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    found = import_module(f"bastide.games.{name}").GAME
    assert isinstance(found, GameType)
    return found


def load_game(name: str, players: int | None = None, options: Mapping[str, object] | None = None) -> Game:
    """Return a game for so many players with these options.

    Raises `UnknownGame`, or `InvalidOption` naming the option that is impossible.

    >>> load_game("carcassonne", players=3).players
    3
    """
    return game_type(name).load(players, options)
