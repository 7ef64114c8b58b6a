"""Hypothesis strategies: configurations, positions, games and records of any game.

Import it yourself (`from bastide.testing import strategies`); hypothesis is not a dependency of the
package. A position shrinks towards the beginning of the game and towards first choices.
"""

from hypothesis import strategies as st

from bastide.engine.play import Game, State
from bastide.engine.record import Record
from bastide.testing.generate import all_configurations

CHOICES = st.integers(min_value=0, max_value=2**16)
SEEDS = st.integers(min_value=0, max_value=2**62)


def configurations(name: str) -> st.SearchStrategy[Game]:
    """Return games with every number of players and every value of every option."""
    return st.sampled_from(list(all_configurations(name)))


@st.composite
def _positions(draw: st.DrawFn, games: st.SearchStrategy[Game], max_actions: int) -> State:
    state = draw(games).new_initial_state()
    for choice in draw(st.lists(CHOICES, max_size=max_actions)):
        legal = state.legal_actions()
        if not legal:
            break
        state.apply_action(legal[choice % len(legal)])
    return state


def positions(game: Game | str, max_actions: int = 60) -> st.SearchStrategy[State]:
    """Return positions within the first `max_actions` actions of a game, or of any game of that name."""
    games = configurations(game) if isinstance(game, str) else st.just(game)
    return _positions(games, max_actions)


@st.composite
def _finished(draw: st.DrawFn, opening: st.SearchStrategy[State]) -> State:
    state = draw(opening)
    state.playout(draw(SEEDS))
    return state


def finished_games(game: Game | str, max_actions: int = 10) -> st.SearchStrategy[State]:
    """Return games played to the end: the opening by choice, the rest at random."""
    return _finished(positions(game, max_actions))


def records(game: Game | str, max_actions: int = 60) -> st.SearchStrategy[Record]:
    """Return records, most of them of games that are not over."""
    return positions(game, max_actions).map(Record.of_state)
