"""How bots judge positions: what a game's `evaluate` module offers, and what stands in where there is none.

A game may have a module `bastide.games.<name>.evaluate` with

* `Evaluator(weights: Mapping[str, float] | None)`, an `Evaluator` as below. Only `value` is required; a game
  whose kernel is compiled gives `turns` and `reply` too, since there a bot spends its time. It may also have
  `ahead(state, seed) -> list[float]`, what `value` would say some turns later, under the chance of a seed:
  `bastide.bots.tree` asks that instead;
* `WEIGHTS: dict[str, (start, lowest, highest)]`, the numbers that `bastide.arena.tune` may fit;
* `BEYOND_POINTS: tuple[str, ...]`, those weights that are plans rather than points on the table: the
  `points` bot plays without them;
* `SEARCH = "tree"` if `bastide.bots.tree` suits the game better than `bastide.bots.search`: where little is left to
  chance, or much is hidden. Every action is then judged by itself, by `value` alone;
* `STEPS = n` if a turn has about so many decisions worth a thought: a search's time is then shared among them.

Fitted weights lie beside this module as `<name>.json`. A game without such a module is judged by its scores.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from math import exp, log
from types import ModuleType
from typing import Final, Protocol, runtime_checkable

from bastide.engine.play import Game, State

Turn = tuple[float, tuple[int, ...]]
"""A margin and the actions that finish the turn on hand."""

SOFTNESS: Final = 10.0
"""Points by which a rival must trail to count for about a third of a leading one."""

BEAM: Final = 256
"""Unfinished turns that the plain enumeration keeps at each step of a long turn."""


@runtime_checkable
class Evaluator(Protocol):
    """Judges positions of one game."""

    def value(self, state: State) -> list[float]:
        """Return the expected final points of every seat; the exact points once the game is over."""

    def turns(self, state: State) -> list[Turn]:
        """Return the ways to finish the turn on hand, best margin for the seat that decides first."""

    def reply(self, state: State) -> State:
        """Return the position after the first of `turns`; the position given is unchanged."""


def margin(values: list[float], seat: int) -> float:
    """Return by how many points a seat leads its rivals; of several rivals the closest counts most, alone its points.

    With one rival it is the difference. With more it is the lead over their soft maximum, so that it
    pays to hold back whoever is ahead, and a little to hold back the others.

    >>> margin([30.0, 22.0], 0)
    8.0
    >>> margin([30.0, 22.0, 22.0], 1)
    -4.7795...
    """
    own = values[seat]
    rivals = [value for other, value in enumerate(values) if other != seat]
    if not rivals:
        return own
    best = max(rivals)
    if len(rivals) == 1:
        return own - best
    return own - best - SOFTNESS * log(sum(exp((value - best) / SOFTNESS) for value in rivals) / len(rivals))


class PlainEvaluator:
    """Finds turns by trying action after action, for games that only say what a position is worth."""

    def __init__(self, judge: object = None) -> None:
        """Take an object with a `value` method; without one a position is worth its scores."""
        self._judge = judge

    def value(self, state: State) -> list[float]:
        """Return what the judge says, or the scores."""
        if self._judge is None:
            return [float(points) for points in state.scores()]
        values: list[float] = self._judge.value(state)  # type: ignore[attr-defined]
        return values

    def turns(self, state: State) -> list[Turn]:
        """Return the ways to finish the turn; of a turn with very many, those that look best on the way."""
        return [(lead, actions) for lead, actions, _ in self._ends(state)]

    def reply(self, state: State) -> State:
        """Return the position after the best turn."""
        return self._ends(state)[0][2]

    def _ends(self, state: State) -> list[tuple[float, tuple[int, ...], State]]:
        seat = state.current_player()
        if seat < 0:
            raise ValueError("no seat is to finish a turn here")
        ends: list[tuple[float, tuple[int, ...], State]] = []
        unfinished: list[tuple[float, tuple[int, ...], State]] = [(0.0, (), state)]
        while unfinished:
            longer: list[tuple[float, tuple[int, ...], State]] = []
            for _, actions, position in unfinished:
                for action in position.legal_actions():
                    after = position.clone()
                    after.apply_action(action)
                    lead = margin(self.value(after), seat)
                    kind = longer if after.current_player() == seat else ends
                    kind.append((lead, (*actions, action), after))
            longer.sort(key=_by_margin)
            unfinished = longer[:BEAM]
        ends.sort(key=_by_margin)
        return ends


class SteppingEvaluator(PlainEvaluator):
    """Takes every single action for a turn of its own, for games whose judge sees what an action leads to."""

    def turns(self, state: State) -> list[Turn]:
        """Return every legal action with the margin it leads to, best first."""
        seat = state.current_player()
        if seat < 0:
            raise ValueError("no seat is to decide here")
        found: list[Turn] = []
        for action in state.legal_actions():
            after = state.clone()
            after.apply_action(action)
            found.append((margin(self.value(after), seat), (action,)))
        found.sort(key=lambda turn: (-turn[0], turn[1]))
        return found

    def reply(self, state: State) -> State:
        """Return the position after the best action."""
        after = state.clone()
        after.apply_action(self.turns(state)[0][1][0])
        return after


def _by_margin(turn: tuple[float, tuple[int, ...], State]) -> tuple[float, tuple[int, ...]]:
    return -turn[0], turn[1]


@cache
def evaluate_module(name: str) -> ModuleType | None:
    """Return a game's `evaluate` module, or None where it has none."""
    full = f"bastide.games.{name}.kernel.evaluate"
    try:
        if find_spec(full) is None:
            return None
    except ModuleNotFoundError:
        return None
    return import_module(full)


def searches_a_tree(name: str) -> bool:
    """Return whether a game asks for `bastide.bots.tree`."""
    return getattr(evaluate_module(name), "SEARCH", "") == "tree"


def steps_of(name: str) -> int:
    """Return among how many decisions of a turn a game's search shares its time."""
    return int(getattr(evaluate_module(name), "STEPS", 1))


@cache
def fitted_weights(name: str) -> Mapping[str, float]:
    """Return the weights of `<name>.json` beside this module; empty where there are none."""
    file = files("bastide.bots").joinpath(f"{name}.json")
    if not file.is_file():
        return {}
    weights: dict[str, float] = json.loads(file.read_text("utf-8"))["weights"]
    return weights


def evaluator(game: Game, *, points_only: bool = False, weights: Mapping[str, float] | None = None) -> Evaluator:
    """Return a new evaluator for a game, with its fitted weights unless others are given.

    `points_only` leaves out what is a plan rather than points on the table.
    """
    module = evaluate_module(game.name)
    if module is None:
        return PlainEvaluator()
    chosen = dict(fitted_weights(game.name) if weights is None else weights)
    if points_only:
        chosen.update(dict.fromkeys(module.BEYOND_POINTS, 0.0))
    judge = module.Evaluator(chosen)
    if isinstance(judge, Evaluator):
        return judge
    return SteppingEvaluator(judge) if searches_a_tree(game.name) else PlainEvaluator(judge)
