"""The tree of `bastide.bots.tree`, and the rounds that make it grow. Compiled with the kernels.

An evaluator that is guided (it has a policy, `bastide.engine.policy`) says which actions are worth a look: only the
first few at a new node are tried, the others are expected to trail these by what the policy says.
"""

import random
from math import exp, sqrt
from typing import Any, Final, final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.arrays import i64, vec
from bastide.engine.game import outcome_at
from bastide.engine.margin import margin
from bastide.engine.moves import Moves

WIDTH: Final = 12
"""Actions that a node compares at most: those that the evaluation or the policy likes best."""

LOOKS: Final = 2
"""Of these so many are tried at a new node where a policy says which; all of them where the search begins."""

CURIOSITY: Final = 4.0
"""Points that a wholly neglected action of the highest prior is credited with, per root of the rounds."""

TEMPER: Final = 3.0
"""Points of lead by which an action must trail to have about a third of another's prior."""

DEPTH: Final = 60
"""Actions that a round looks ahead at most."""


@final
class Edge:
    """An action at a node, and how it fared; it begins with what the evaluation said, as one round."""

    __slots__ = ("action", "child", "prior", "rounds", "total")

    def __init__(self, action: int, prior: float, total: float) -> None:
        """Begin with a lead."""
        self.action: int = action
        self.prior: float = prior
        self.total: float = total
        self.rounds: int = 1
        self.child: Node | None = None


@final
class Node:
    """A decision that rounds come through, known by the actions that lead to it."""

    __slots__ = ("edges", "outcomes", "rounds")

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.edges: list[Edge] = []
        """In the order of their actions."""
        self.rounds: int = 0
        self.outcomes: dict[int, Node] = {}
        """What follows where nobody decides: chance, or a single legal action."""

    def after(self, action: int) -> "Node | None":
        """Return what is known of where an action leads."""
        for edge in self.edges:
            if edge.action == action:
                return edge.child
        return self.outcomes.get(action)


@final
class Rounds:
    """Lets a tree grow; seats play for their own leads by what an evaluator says."""

    __slots__ = (
        "_ahead",
        "_curiosity",
        "_evaluator",
        "_guided",
        "_marks",
        "_moves",
        "_rng",
        "_stamp",
        "_temper",
        "_width",
    )

    def __init__(  # noqa: PLR0917
        self,
        moves: Moves,
        actions: int,
        evaluator: Any,
        ahead: Any,
        guided: bool,
        width: int,
        curiosity: float,
        temper: float,
        rng: random.Random,
    ) -> None:
        """Play by these moves; `ahead` is what the evaluator expects some turns later, None where it cannot say."""
        self._moves: Moves = moves
        self._evaluator: Any = evaluator
        self._ahead: Any = ahead
        self._guided: bool = guided
        self._width: int = width
        self._curiosity: float = curiosity
        self._temper: float = temper
        self._rng: Any = rng
        self._marks: vec[i64] = vec[i64]([0] * actions)
        self._stamp: i64 = 0

    def play(self, root: Node, position: Any) -> None:
        """Walk down to a decision that has no edges yet, judge it, and tell everybody on the way."""
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[int] = []
        node = root
        values: list[float] = []
        moves = self._moves
        for _ in range(DEPTH):
            seat: int = position.current_player()
            if seat == TERMINAL:
                break
            if seat == CHANCE:
                node = self._follow(node, position, outcome_at(moves.chances(position), self._rng.random()))
                continue
            legal = moves.legal(position)
            if len(legal) == 1:
                node = self._follow(node, position, legal[0])
                continue
            edge = self._pick(node, legal)
            if edge is None:
                values = self._expand(node, position, seat, LOOKS if edges else self._width)
                break
            nodes.append(node)
            edges.append(edge)
            seats.append(seat)
            moves.act(position, edge.action)
            child = edge.child
            if child is None:
                child = Node()
                edge.child = child
            node = child
        if not values:
            values = self._evaluator.value(position)
        for i in range(len(edges)):
            passed = edges[i]
            nodes[i].rounds += 1
            passed.rounds += 1
            passed.total += margin(values, seats[i])

    def _follow(self, node: Node, position: Any, action: int) -> Node:
        self._moves.act(position, action)
        child = node.outcomes.get(action)
        if child is None:
            child = Node()
            node.outcomes[action] = child
        return child

    def _pick(self, node: Node, legal: list[int]) -> Edge | None:
        """Return the edge to look at next among what is legal here, None where none is known yet."""
        best: Edge | None = None
        if not node.edges:
            return None
        self._stamp += 1
        stamp, marks = self._stamp, self._marks
        for action in legal:
            marks[action] = stamp
        curiosity = self._curiosity * sqrt(float(node.rounds + 1))
        most = 0.0
        for edge in node.edges:
            if marks[edge.action] != stamp:
                continue
            rounds = float(edge.rounds)
            worth = edge.total / rounds + curiosity * edge.prior / rounds
            if best is None or worth > most:
                best = edge
                most = worth
        return best

    def _expand(self, node: Node, position: Any, seat: int, looks: int) -> list[float]:
        """Give a node its edges, of which a policy has so many tried, and return the values of the best of them."""
        leads: list[float] = []
        actions: list[int] = []
        if self._guided:
            first = self._liked(position, looks, leads, actions)
        else:
            turns: list[tuple[float, tuple[int, ...]]] = self._evaluator.turns(position)
            for lead, turn in turns[: self._width]:
                leads.append(lead)
                actions.append(turn[0])
            first = actions[0]
        best = leads[0]
        for lead in leads:
            best = max(best, lead)
        whole = 0.0
        weights: list[float] = []
        for lead in leads:
            weight = exp((lead - best) / self._temper)
            weights.append(weight)
            whole += weight
        found: list[Edge] = [edge for edge in node.edges if edge.action not in actions]
        for i in range(len(actions)):
            found.append(Edge(actions[i], weights[i] / whole, leads[i]))
        found.sort(key=_by_action)
        node.edges = found
        self._moves.act(position, first)
        if self._ahead is not None:
            values: list[float] = self._ahead(position, self._rng.getrandbits(31))
            return values
        values = self._evaluator.value(position)
        return values

    def _liked(self, position: Any, looks: int, leads: list[float], actions: list[int]) -> int:
        """List the actions that the policy likes best with the leads to expect; return the best of so many tried."""
        liked: list[tuple[float, int]] = self._evaluator.liked(position)
        for _, action in liked[: self._width]:
            actions.append(action)
        tried: list[float] = self._evaluator.leads(position, actions[:looks])
        first = 0
        least = tried[0]
        shift = 0.0
        for i in range(len(tried)):
            leads.append(tried[i])
            shift += tried[i] - liked[i][0]
            least = min(least, tried[i])
            if tried[i] > tried[first]:
                first = i
        shift /= float(len(tried))
        for i in range(len(tried), len(actions)):
            leads.append(min(least, liked[i][0] + shift))
        return actions[first]


def _by_action(edge: Edge) -> int:
    return edge.action
