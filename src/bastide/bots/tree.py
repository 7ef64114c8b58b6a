"""Search by a tree: positions that look promising are looked at further, as deep as the time allows.

Each round walks from the position on the table to one that has not been looked at yet, asks the evaluation what
every action there leads to, and takes the best of these for the seat that decides as what the position is worth,
seen from some turns later where the evaluation can look ahead. Where a policy says which actions are worth a look, only
these are asked for, except at the position on the table (`bastide.bots.rounds`). On the way down a seat takes the
action of the best average lead, with a bonus for what the evaluation liked and rounds have neglected (PUCT: Rosin,
"Multi-armed bandits with episode context", 2011). Every seat plays for its own lead, as in max-n. Chance is drawn anew
in every round, and so is everything that the seat at the root cannot see; a node is known by the actions that lead to
it (Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search", 2012).
"""

import random
from collections.abc import Callable
from time import monotonic
from typing import Final

from bastide.bots.bot import Found, Travelling, check_budget, check_decides, course_of, imagined_position
from bastide.bots.evaluation import Judge, Turn, evaluator_of
from bastide.bots.rounds import CURIOSITY, TEMPER, WIDTH, Node, Rounds
from bastide.engine import build
from bastide.engine.moves import Moves
from bastide.engine.play import Game, State

ALONE: Final = (25.0, 8.0)
"""Both where one seat plays alone: nobody answers, so a look at what seems worse costs less than it may bring."""


class TreeBot(Travelling):
    """Searches a tree of decisions, for a time or for a number of rounds at every decision."""

    JUDGE = "_judge"
    WORKED_OUT = ("_tree", "_history", "_course")

    def __init__(
        self,
        name: str,
        judge: Judge,
        seed: int | None = None,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        width: int = WIDTH,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Think for so many rounds a decision, which is repeatable under a seed, or for so many seconds, or for both.

        Of both it stops at what comes first.
        """
        check_budget(seconds, simulations)
        self.name: Final = name
        self.simulations_done = 0
        """Rounds of the last decision."""
        self.found: Found = {}
        """What the last decision found of its actions: rounds that went through each, and its average lead."""
        self._judge = judge
        self._rng = random.Random(seed)
        self._seconds = seconds
        self._simulations = simulations
        self._width = width
        self._clock = clock
        self.forget()

    def forget(self) -> None:
        """Begin as new at a table."""
        self._tree = Node()
        self._history: list[int] = []
        self._course: tuple[Game, str] | None = None

    def choose(self, state: State) -> int:
        """Return the action that most rounds went through."""
        return self.compare(state, 1)[0][1][0]

    def compare(self, state: State, count: int) -> list[Turn]:
        """Return the actions that most rounds went through, each with its average lead."""
        start = self._clock()
        check_decides(state)
        legal = state.legal_actions()
        self.simulations_done = 0
        self.found = {}
        if len(legal) == 1:
            return [(0.0, (legal[0],))]
        build.warn()
        seat, root = state.current_player(), self._root(state)
        rounds = self._rounds(state.game)
        longest, now = 0.0, start
        while True:
            if self._simulations is not None and self.simulations_done >= self._simulations:
                break
            if self._seconds is not None and self.simulations_done and now + longest > start + self._seconds:
                break
            rounds.play(root, imagined_position(state, seat, self._rng.randrange(2**31)))
            self.simulations_done += 1
            before, now = now, self._clock()
            longest = max(longest, now - before)
            if len(root.edges) == 1:
                break
        ranked = sorted(
            (edge for edge in root.edges if edge.action in legal),
            key=lambda edge: (edge.rounds, edge.total / edge.rounds, -edge.action),
            reverse=True,
        )
        self.found = {edge.action: (edge.rounds - 1, edge.total / edge.rounds) for edge in ranked}
        return [(edge.total / edge.rounds, (edge.action,)) for edge in ranked[:count]]

    def _rounds(self, game: Game) -> Rounds:
        """Return what lets the tree grow."""
        curiosity, temper = ALONE if game.players == 1 else (CURIOSITY, TEMPER)
        return Rounds(
            Moves(game.type.kernel),
            game.num_distinct_actions,
            evaluator_of(self._judge, game.type),
            getattr(self._judge, "ahead", None),
            getattr(self._judge, "guided", False),
            self._width,
            curiosity,
            temper,
            self._rng,
        )

    def _root(self, state: State) -> Node:
        """Return the node of this position, from the last tree if the game went where it had looked."""
        history, course = state.history(), course_of(state)
        known = len(self._history)
        goes_on = known and course == self._course and history[:known] == self._history
        node: Node | None = self._tree if goes_on else None
        for action in history[known:]:
            if node is None:
                break
            node = node.after(action)
        self._tree, self._history, self._course = node or Node(), history, course
        return self._tree
