"""Search by a tree: positions that look promising are looked at further, as deep as the time allows.

Each round walks from the position on the table to one that has not been looked at yet, asks the evaluation what
every action there leads to, and takes the best of these for the seat that decides as what the position is worth,
seen from some turns later where the evaluation can look ahead. On the way down a seat takes the action of the best
average lead, with a bonus for what the evaluation liked and rounds have neglected (PUCT: Rosin, "Multi-armed bandits
with episode context", 2011). Every seat plays for its own lead, as in max-n. Chance is drawn anew in every round, and
so is everything that the seat at the root cannot see; a node is known by the actions that lead to it (Cowling, Powley
and Whitehouse, "Information set Monte Carlo tree search", 2012).
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from math import exp, sqrt
from time import monotonic
from typing import Any, Final

from bastide.bots.bot import Found, check_decides, imagined_position
from bastide.bots.evaluation import Evaluator, Judge, Turn, evaluator_of
from bastide.engine import build
from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.game import outcome_at
from bastide.engine.margin import margin
from bastide.engine.moves import Moves
from bastide.engine.play import State

WIDTH: Final = 12
"""Actions that a node compares at most: those that the evaluation likes best."""

CURIOSITY: Final = 4.0
"""Points that a wholly neglected action of the highest prior is credited with, per root of the rounds."""

TEMPER: Final = 3.0
"""Points of lead by which an action must trail to have about a third of another's prior."""

ALONE: Final = (25.0, 8.0)
"""Both where one seat plays alone: nobody answers, so a look at what seems worse costs less than it may bring."""

DEPTH: Final = 60
"""Actions that a round looks ahead at most."""


@dataclass(slots=True)
class Edge:
    """An action at a node, and how it fared; it begins with what the evaluation said, as one round."""

    action: int
    prior: float
    total: float
    rounds: int = 1
    child: "Node | None" = None


@dataclass(slots=True)
class Node:
    """A decision that rounds come through, known by the actions that lead to it."""

    edges: dict[int, Edge] = field(default_factory=dict)
    rounds: int = 0
    outcomes: dict[int, "Node"] = field(default_factory=dict)
    """What follows where nobody decides: chance, or a single legal action."""


class TreeBot:
    """Searches a tree of decisions, for a time or for a number of rounds at every decision."""

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
        if seconds is None and simulations is None:
            raise ValueError("a search has a budget of seconds or simulations")
        self.name: Final = name
        self.simulations_done = 0
        """Rounds of the last decision."""
        self.found: Found = {}
        """What the last decision found of its actions: rounds that went through each, and its average lead."""
        self._judge = judge
        self._evaluator: Evaluator
        self._ahead: Callable[[Any, int], list[float]] | None = getattr(judge, "ahead", None)
        self._rng = random.Random(seed)
        self._seconds = seconds
        self._simulations = simulations
        self._width = width
        self._clock = clock
        self._tree = Node()
        self._history: list[int] = []
        self._curiosity, self._temper = CURIOSITY, TEMPER
        self._moves: Moves

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
        self._moves = Moves(state.game.type.kernel)
        self._evaluator = evaluator_of(self._judge, state.game.type)
        self._curiosity, self._temper = ALONE if state.game.players == 1 else (CURIOSITY, TEMPER)
        longest, now = 0.0, start
        while True:
            if self._simulations is not None and self.simulations_done >= self._simulations:
                break
            if self._seconds is not None and self.simulations_done and now + longest > start + self._seconds:
                break
            self._round(root, imagined_position(state, seat, self._rng.randrange(2**31)))
            self.simulations_done += 1
            before, now = now, self._clock()
            longest = max(longest, now - before)
            if len(root.edges) == 1:
                break
        ranked = sorted(
            root.edges.values(), key=lambda edge: (edge.rounds, edge.total / edge.rounds, -edge.action), reverse=True
        )
        self.found = {edge.action: (edge.rounds - 1, edge.total / edge.rounds) for edge in ranked}
        return [(edge.total / edge.rounds, (edge.action,)) for edge in ranked[:count]]

    def _root(self, state: State) -> Node:
        """Return the node of this position, from the last tree if the game went where it had looked."""
        history = state.history()
        known = len(self._history)
        node: Node | None = self._tree if known and history[:known] == self._history else None
        for action in history[known:]:
            if node is None:
                break
            edge = node.edges.get(action)
            node = edge.child if edge else node.outcomes.get(action)
        self._tree, self._history = node or Node(), history
        return self._tree

    # -- one round -------------------------------------------------------------------------

    def _round(self, root: Node, position: Any) -> None:
        """Walk down to a decision that has no edges yet, judge it, and tell everybody on the way."""
        path: list[tuple[Node, Edge, int]] = []
        node, values = root, None
        for _ in range(DEPTH):
            seat = position.current_player()
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                node = self._follow(node, position, outcome_at(self._moves.chances(position), self._rng.random()))
                continue
            legal = self._moves.legal(position)
            if len(legal) == 1:
                node = self._follow(node, position, legal[0])
                continue
            edge = self._pick(node, legal)
            if edge is None:
                values = self._expand(node, position, seat)
                break
            path.append((node, edge, seat))
            self._moves.act(position, edge.action)
            if edge.child is None:
                edge.child = Node()
            node = edge.child
        if values is None:
            values = self._evaluator.value(position)
        for passed, edge, seat in path:
            passed.rounds += 1
            edge.rounds += 1
            edge.total += margin(values, seat)

    def _follow(self, node: Node, position: Any, action: int) -> Node:
        self._moves.act(position, action)
        child = node.outcomes.get(action)
        if child is None:
            child = node.outcomes[action] = Node()
        return child

    def _pick(self, node: Node, legal: list[int]) -> Edge | None:
        """Return the edge to look at next among what is legal here, None where none is known yet."""
        edges = [node.edges[action] for action in legal if action in node.edges]
        if not edges:
            return None
        curiosity = self._curiosity * sqrt(node.rounds + 1)
        return max(edges, key=lambda edge: edge.total / edge.rounds + curiosity * edge.prior / edge.rounds)

    def _expand(self, node: Node, position: Any, seat: int) -> list[float]:
        """Give a node its edges, and return the values of the best of them."""
        ranked = self._evaluator.turns(position)[: self._width]
        best = ranked[0][0]
        weights = [exp((lead - best) / self._temper) for lead, _ in ranked]
        whole = sum(weights)
        for (lead, actions), weight in zip(ranked, weights, strict=True):
            node.edges[actions[0]] = Edge(actions[0], weight / whole, lead)
        self._moves.act(position, ranked[0][1][0])
        if self._ahead is not None:
            return self._ahead(position, self._rng.getrandbits(31))
        return self._evaluator.value(position)
