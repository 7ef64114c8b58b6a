"""Random games, random positions and every configuration of a game, from a seed."""

import random
from collections.abc import Iterator

from bastide.engine.errors import InvalidOption
from bastide.engine.game import GameType
from bastide.engine.play import Game, State
from bastide.engine.registry import game_type, loaded


def random_games(game: Game, n: int, seed: int = 0) -> Iterator[State]:
    """Yield n finished games, every decision and every draw uniformly at random.

    >>> import bastide
    >>> from bastide.testing import random_games
    >>> game = bastide.load_game("carcassonne", players=3)
    >>> [state.is_terminal() for state in random_games(game, 2, seed=1)]
    [True, True]
    """
    rng, known = random.Random(seed), loaded(game)
    for _ in range(n):
        state = known.new_initial_state()
        state.playout(rng.getrandbits(62))
        yield state


def random_positions(game: Game, n: int, seed: int = 0) -> Iterator[State]:
    """Yield n positions, each from a random moment of a random game, beginning and end included.

    >>> import bastide
    >>> from bastide.testing import random_positions
    >>> game = bastide.load_game("carcassonne", players=2)
    >>> all(state.legal_actions() or state.is_terminal() for state in random_positions(game, 5, seed=1))
    True
    """
    rng = random.Random(seed)
    for finished in random_games(game, n, rng.getrandbits(62)):
        history = finished.history()
        state = game.new_initial_state()
        for action in history[: rng.randint(0, len(history))]:
            state.apply_action(action)
        yield state


def all_configurations(name: str | GameType) -> Iterator[Game]:
    """Yield a game for every number of players with every value of every option, one option at a time.

    Presets are values of the option `preset`. Values that are impossible with so many players and
    options that are free text are left out.

    >>> from bastide.testing import all_configurations
    >>> games = list(all_configurations("carcassonne"))
    >>> sorted({game.players for game in games})
    [2, 3, 4, 5]
    >>> sorted({game.options["preset"] for game in games})
    ['first', 'modern', 'seed']
    """
    kind = game_type(name) if isinstance(name, str) else name
    for players in range(kind.min_players, kind.max_players + 1):
        plain = Game.of(kind, players)
        yield plain
        seen = [dict(plain.options)]
        for option in kind.options:
            for value in option.choices:
                try:
                    game = Game.of(kind, players, {option.name: value})
                except InvalidOption:
                    continue
                if dict(game.options) not in seen:
                    seen.append(dict(game.options))
                    yield game
