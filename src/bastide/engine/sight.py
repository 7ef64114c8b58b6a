"""A game's observations, if it has any."""

from bastide.engine.errors import ObservationError
from bastide.engine.game import GameType, Sight
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
