"""The game from another package, `examples/harbour`: small, with everything that larger games need."""

from collections.abc import Mapping

from bastide.engine.play import Game
from bastide_harbour import GAME as HARBOUR

__all__ = ["HARBOUR", "harbour"]


def harbour(players: int = 2, options: Mapping[str, object] | None = None) -> Game:
    """Return the game for so many players, with these options."""
    return Game.of(HARBOUR, players, options)
