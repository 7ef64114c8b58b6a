"""One short text for many games, to see that two builds of an engine play the same."""

import hashlib

from bastide.engine.play import Game


def checksum(game: Game, games: int, seed: int = 0) -> str:
    """Return 16 hex digits of the SHA-256 of so many random games: every action and every last position.

    The games are those of `State.playout` for `seed`, `seed + 1` and so on.

    >>> import bastide
    >>> from bastide.testing import checksum
    >>> game = bastide.load_game("carcassonne", players=2)
    >>> checksum(game, 3) == checksum(game, 3) != checksum(game, 3, seed=1)
    True
    """
    digest = hashlib.sha256()
    for number in range(games):
        state = game.new_initial_state()
        made = state.playout(seed + number)
        digest.update(f"{made} {state.history()} {state.scores()} {state.to_text()}\n".encode())
    return digest.hexdigest()[:16]
