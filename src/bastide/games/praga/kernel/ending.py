"""How the game would end as it stands, and who wins (section 20). Part of the kernel."""

from bastide.games.praga.kernel import agenda, codes, tasks
from bastide.games.praga.kernel.state import Position


def if_ended(state: Position, _seat: int | None = None) -> list[int]:
    """Return the points of every seat if the game ended now, claims on plazas included (PRA-270, PRA-271, PRA-281).

    An upward arrow that a plaza leads to is left alone. Everybody may know it, since nothing is hidden.
    """
    last = state.clone()
    if not last.ending:
        last.ending = 1
        last.depth = 0
        tasks.push(last, codes.FINAL, 0, 0, 0, 0)
    agenda.settle(last)
    while last.task() != codes.OVER:
        tasks.pop(last)
        agenda.settle(last)
    return last.scores()


def returns(state: Position) -> list[float]:
    """Return every seat's share of the win; zeros before the end. The later in turn order wins a tie (PRA-280)."""
    scores = state.scores()
    if state.task() != codes.OVER:
        return [0.0] * len(scores)
    players = len(scores)
    order = [(int(state.first) + turn) % players for turn in range(players)]
    winner = max(order, key=lambda seat: (scores[seat], order.index(seat)))
    return [float(seat == winner) for seat in range(players)]
