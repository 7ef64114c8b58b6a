"""Node counts: how many sequences of actions there are, to compare engines with each other."""

from bastide.engine.play import State


def perft(state: State, depth: int) -> int:
    """Return how many sequences of `depth` actions start here, every outcome of chance counted once.

    Games that end earlier do not count. The state is unchanged.

    >>> import bastide
    >>> from bastide.testing import perft
    >>> state = bastide.load_game("carcassonne", players=2, options={"stack": "X"}).new_initial_state()
    >>> [perft(state, depth) for depth in range(5)]
    [1, 1, 2, 18, 0]
    """
    if depth == 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply_action(action)
        total += perft(after, depth - 1)
    return total
