"""How bots judge positions: what a game's `Judging` table offers, and what stands in where there is none.

An evaluator works on the kernel's positions, not on states: a bot spends its time there. Its `value` is required; a
game whose kernel is compiled gives `turns` and `reply` too. It may also have `ahead(position, seed) -> list[float]`,
what `value` would say some turns later, under the chance of a seed: `bastide.bots.tree` asks that instead.

A game that searches a tree of actions has every action judged by itself, by `value` alone. Fitted weights are data
(`bastide.bots.weights`). A game without the table is judged by its scores.
"""

from collections.abc import Mapping
from typing import Any, Final, Protocol, runtime_checkable

from bastide.bots.networks import LearnedSet, learned_set
from bastide.bots.policies import PolicySet
from bastide.bots.weights import NOW, PLAIN, fitted_weights, seen_weights
from bastide.engine.game import GameType
from bastide.engine.margin import margin
from bastide.engine.moves import Moves
from bastide.engine.play import Game

Turn = tuple[float, tuple[int, ...]]
"""A margin and the actions that finish the turn on hand."""

BEAM: Final = 256
"""Unfinished turns that the plain enumeration keeps at each step of a long turn."""


@runtime_checkable
class Evaluator(Protocol):
    """Judges positions of one game."""

    def value(self, position: Any) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""

    def turns(self, position: Any) -> list[Turn]:
        """Return the ways to finish the turn on hand, best margin for the seat that decides first."""

    def reply(self, position: Any) -> Any:
        """Return the position after the first of `turns`; the position given is unchanged."""


class PlainEvaluator:
    """Finds turns by trying action after action, for games that only say what a position is worth."""

    def __init__(self, moves: Moves, judge: Any = None) -> None:
        """Take the rules and an object with a `value` method; without one a position is worth its scores."""
        self._moves = moves
        self._judge = judge

    def value(self, position: Any) -> list[float]:
        """Return what the judge says, or the scores."""
        if self._judge is None:
            return [float(points) for points in position.scores()]
        values: list[float] = self._judge.value(position)
        return values

    def turns(self, position: Any) -> list[Turn]:
        """Return the ways to finish the turn; of a turn with very many, those that look best on the way."""
        return [(lead, actions) for lead, actions, _ in self._ends(position)]

    def reply(self, position: Any) -> Any:
        """Return the position after the best turn."""
        return self._ends(position)[0][2]

    def _ends(self, first: Any) -> list[tuple[float, tuple[int, ...], Any]]:
        seat = first.current_player()
        if seat < 0:
            raise ValueError("no seat is to finish a turn here")
        ends: list[tuple[float, tuple[int, ...], Any]] = []
        unfinished: list[tuple[float, tuple[int, ...], Any]] = [(0.0, (), first)]
        while unfinished:
            longer: list[tuple[float, tuple[int, ...], Any]] = []
            for _, actions, position in unfinished:
                for action in self._moves.legal(position):
                    after = self._moves.after(position, action)
                    lead = margin(self.value(after), seat)
                    kind = longer if after.current_player() == seat else ends
                    kind.append((lead, (*actions, action), after))
            longer.sort(key=_by_margin)
            unfinished = longer[:BEAM]
        ends.sort(key=_by_margin)
        return ends


class SteppingEvaluator(PlainEvaluator):
    """Takes every single action for a turn of its own, for games whose judge sees what an action leads to."""

    def turns(self, position: Any) -> list[Turn]:
        """Return every legal action with the margin it leads to, best first; raise ValueError where no seat decides."""
        seat = position.current_player()
        if seat < 0:
            raise ValueError("no seat is to decide here")
        found: list[Turn] = [
            (margin(self.value(self._moves.after(position, action)), seat), (action,))
            for action in self._moves.legal(position)
        ]
        found.sort(key=lambda turn: (-turn[0], turn[1]))
        return found

    def reply(self, position: Any) -> Any:
        """Return the position after the best action."""
        return self._moves.after(position, self.turns(position)[0][1][0])


class Judge(Protocol):
    """All that a search asks for: what a position is worth."""

    def value(self, position: Any) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""


def evaluator_of(judge: Judge, kind: GameType) -> Evaluator:
    """Return an evaluator that judges as this object does: itself if it finds turns, else with the plain ways to."""
    if isinstance(judge, Evaluator):
        return judge
    moves = Moves(kind.kernel)
    return SteppingEvaluator(moves, judge) if searches_a_tree(kind) else PlainEvaluator(moves, judge)


def _by_margin(turn: tuple[float, tuple[int, ...], Any]) -> tuple[float, tuple[int, ...]]:
    return -turn[0], turn[1]


def searches_a_tree(kind: GameType) -> bool:
    """Return whether a game asks for `bastide.bots.tree`."""
    return kind.judging is not None and kind.judging.tree


def steps_of(kind: GameType) -> int:
    """Return among how many decisions of a turn a game's search shares its time."""
    return 1 if kind.judging is None else kind.judging.steps


def evaluator(
    game: Game,
    *,
    sees: float = 1.0,
    weights: Mapping[str, float] | LearnedSet | None = None,
    release: str = NOW,
    guide: PolicySet | None = None,
) -> Evaluator:
    """Return a new evaluator for a game: with its learned network where one is shipped, else with its fitted weights.

    Other `weights` may be given, or a network with those that it adds to; `release` takes the weights of an earlier
    release, or with `PLAIN` those of this one without a network. What is a plan rather than points on the table, and
    what was learned, counts for the share `sees` of its worth, from 0 to 1. With a policy as `guide` it says which
    actions are worth a look.
    """
    judging = game.type.judging
    if judging is None:
        return PlainEvaluator(Moves(game.type.kernel))
    if weights is None and release == NOW and sees:
        weights = learned_set(game)
    guides = () if guide is None else (guide.policy(judging),)
    if isinstance(weights, LearnedSet):
        return evaluator_of(weights.seen(judging, sees).judge(judging, *guides), game.type)
    chosen = fitted_weights(game, NOW if release == PLAIN else release) if weights is None else weights
    plain = seen_weights(chosen, judging, sees)
    return evaluator_of(judging.evaluator(plain, None, *guides) if guides else judging.evaluator(plain), game.type)
