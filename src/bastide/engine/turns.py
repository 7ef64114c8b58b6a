"""Whose turn it is and which one, told of a state: the one source for log, replay, panel and undo."""

from bastide.engine.course import Course, Mark, Turn, mark_of
from bastide.engine.play import State
from bastide.engine.telling import beginning as first_position


def beginning(state: State) -> State:
    """Return the position that the history starts from: the game's beginning, or the line it was loaded from."""
    game = state.game
    return State(game, first_position(game.type, game.setup, state.origin), state.origin)


def course(state: State) -> Course:
    """Return how a game went."""
    return state.telling().course


def turns(state: State) -> list[Turn]:
    """Return where each turn begins, in order.

    >>> import bastide
    >>> game = bastide.load_game("carcassonne", options={"stack": "VU"})
    >>> state = game.new_initial_state()
    >>> for text in ("draw V", "place V 1,0 r0", "meeple none", "draw U", "place U -1,0 r1"):
    ...     state.apply(text)
    >>> turns(state)
    [Turn(ply=1, seat=0, number=1), Turn(ply=4, seat=1, number=2)]
    """
    return course(state).turns


def turn_of(state: State, before: Mark | None = None) -> Mark:
    """Return the turn that a position belongs to; `before` is the mark of the position before, if there was one."""
    return mark_of(state.game.type.words.turn, state.position, before)
