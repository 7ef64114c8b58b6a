"""A game's observations, if it has any, and its digests."""

from typing import Any

from bastide.engine.errors import ObservationError
from bastide.engine.game import Digest, GameType, Sight
from bastide.engine.observation import Layout
from bastide.engine.play import Game


def sight_of(game: Game | GameType) -> Sight:
    """Return what encodes a game's observations; raise `ObservationError` if it has none."""
    kind = game.type if isinstance(game, Game) else game
    if kind.sight is None:
        raise ObservationError(f"{kind.title} has no observations")
    return kind.sight


def layout_of(game: Game | GameType) -> Layout:
    """Return the layout of a game's observations.

    >>> import bastide
    >>> layout = layout_of(bastide.load_game("carcassonne"))
    >>> [part.name for part in layout.parts]
    ['board', 'tiles', 'meeples', 'seats', 'left', 'hand', 'aside', 'turn', 'rules']
    >>> layout["board"].shape
    (25, 25, 20)
    """
    return sight_of(game).layout


def digest_of(game: Game | GameType) -> Digest:
    """Return what writes a game's digests: its observations if it has no shorter ones.

    >>> import bastide
    >>> [part.name for part in digest_of(bastide.load_game("carcassonne")).layout.parts]
    ['seats', 'turn']
    """
    sight = sight_of(game)
    if sight.digest is not None:
        return sight.digest
    size = sight.layout.size

    def write(position: Any, seat: int, into: Any, at: int) -> None:
        for i in range(at, at + size):
            into[i] = 0
        sight.encode(position, seat, into, at)

    return Digest(sight.layout, write)
