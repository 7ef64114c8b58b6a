"""Why a bot expects what it expects: the points of a line by cause, and what it expects to follow.

An evaluation says how many points every seat will have. What a line changes in that is split: the points that it
settles, by cause of the ledger; what would count besides if the game ended then; the plans of the evaluation, each
found by judging once more with its weights at zero (`Judging.plans`); what the line takes from the rivals; and a rest,
its chances.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bastide.bots.evaluation import Evaluator, evaluator
from bastide.bots.networks import learned_set
from bastide.bots.weights import fitted_weights
from bastide.engine.answers import CHANCE, TERMINAL, StoryEntry
from bastide.engine.course import Course
from bastide.engine.game import outcome_at
from bastide.engine.margin import margin
from bastide.engine.moves import Moves
from bastide.engine.play import Game, State
from bastide.engine.telling import Telling

OUTCOMES: Final = 64
"""Outcomes of one draw that are looked at; of more of them so many, spread evenly."""

FOLLOWED: Final = 12
"""Actions that are foreseen after a line at most."""

TRIFLE: Final = 0.05
"""Points below which a part is not worth a word."""


class Reasons:
    """Judges positions of one game, and says by what."""

    def __init__(self, game: Game) -> None:
        """Make the evaluation of a game, and for each of its plans one that leaves the plan out."""
        self.judge: Final[Evaluator] = evaluator(game)
        self.moves: Final = Moves(game.type.kernel)
        judging = game.type.judging
        self._counted: Final = "" if judging is None else judging.counted_in
        self._without: Final[dict[str, Evaluator]] = {}
        learned = learned_set(game)
        fitted = dict(fitted_weights(game) if learned is None else learned.weights)
        self._with: Final = evaluator(game, weights=fitted)
        """The evaluation with all its plans, but without what a network adds."""
        for plan, names in ({} if judging is None else judging.plans).items():
            self._without[plan] = evaluator(game, weights=fitted | dict.fromkeys(names, 0.0))

    # -- what a position is worth ------------------------------------------------------------

    def answered(self, position: Any) -> list[float]:
        """Return the points to expect, by seat, once the seat on turn has done what the evaluation likes best."""
        waits = position.current_player() in (CHANCE, TERMINAL)
        return self.judge.value(position if waits else self.judge.reply(position))

    def drawn(self, position: Any) -> list[tuple[int, float, list[float]]]:
        """Return the outcomes of a draw: action, probability, and the points that every seat may then expect."""
        outcomes = self.moves.chances(position)
        if len(outcomes) > OUTCOMES:
            points = [(number + 0.5) / OUTCOMES for number in range(OUTCOMES)]
            outcomes = [(outcome_at(outcomes, point), 1 / OUTCOMES) for point in points]
        return [(action, chance, self.answered(self.moves.after(position, action))) for action, chance in outcomes]

    def luck(self, position: Any, action: int) -> list[float]:
        """Return by seat what a draw brought: the points to expect after it, less those before it.

        Both sides are judged after the best answer, and what was to be expected before is the mean over all that could
        have been drawn, so that luck comes to nothing in the long run.
        """
        outcomes = self.drawn(position)
        got = self.answered(self.moves.after(position, action))
        whole = sum(chance for _, chance, _ in outcomes)
        means = [sum(chance * values[seat] for _, chance, values in outcomes) / whole for seat in range(len(got))]
        return [one - mean for one, mean in zip(got, means, strict=True)]

    # -- what a line is worth, by cause ----------------------------------------------------------

    def plans(self, start: State, end: State, seat: int, standing: int) -> dict[str, float]:
        """Return what a line changes in the plans of a seat, by plan; `standing` is not counted twice."""
        found = {}
        for plan in self._without:
            points = self._plan(plan, end, seat) - self._plan(plan, start, seat)
            points = round(points - (standing if plan == self._counted else 0), 1)
            if abs(points) > TRIFLE:
                found[plan] = points
        return found

    def _plan(self, plan: str, state: State, seat: int) -> float:
        """Return what a plan is worth to a seat; nothing once the game is over."""
        if state.is_terminal():
            return 0.0
        return self._with.value(state.position)[seat] - self._without[plan].value(state.position)[seat]

    def change(self, start: State, end: State, seat: int) -> tuple[float, float]:
        """Return what happens to the expected lead of a seat, and how much of that is what its rivals lose."""
        before, after = self.judge.value(start.position), self.judge.value(end.position)
        lead = margin(after, seat) - margin(before, seat)
        return lead, lead - (after[seat] - before[seat])

    # -- what follows ----------------------------------------------------------------------------

    def following(self, end: State, seat: int) -> tuple[int, ...]:
        """Return what is foreseen after a line, until its seat decides again; nothing where only a draw would follow.

        The others do what the evaluation likes best. A draw is the middle one: half of all draws are better for the
        seat, half are worse.
        """
        position, actions = end.position.clone(), list[int]()
        decided = 0
        while len(actions) < FOLLOWED:
            who = position.current_player()
            if who in (TERMINAL, seat):
                break
            if who == CHANCE:
                ahead = [self._middle(position, seat)]
            else:
                ahead = list(self.judge.turns(position)[0][1])
            for action in ahead:
                self.moves.act(position, action)
            actions += ahead
            decided = decided if who == CHANCE else len(actions)
        return tuple(actions[:decided])

    def _middle(self, position: Any, seat: int) -> int:
        """Return the outcome of a draw in the middle of all, from the worst for a seat to the best."""
        outcomes = self.moves.chances(position)
        if len(outcomes) == 1:
            return outcomes[0][0]
        ranked = sorted((margin(values, seat), action, chance) for action, chance, values in self.drawn(position))
        half = sum(chance for _, _, chance in ranked) / 2
        for _, action, chance in ranked:
            half -= chance
            if half <= 0:
                return action
        return ranked[-1][1]


def told(start: State, actions: Sequence[int], known: Course) -> Telling:
    """Tell some actions from a position on, of which the course so far is known; the state is unchanged."""
    telling = Telling(start.game.type, start.game.setup, start=start.position, known=known)
    telling.follow([*start.history(), *actions])
    return telling


def points_by_cause(telling: Telling, seat: int) -> dict[str, int]:
    """Return the points of a seat in what was told, by cause of the ledger."""
    settled: dict[str, int] = {}
    for entry in telling.ledger:
        if entry.seat == seat:
            settled[entry.cause] = settled.get(entry.cause, 0) + entry.points
    return {cause: points for cause, points in settled.items() if points}


def listed(points: Mapping[str, float]) -> list[dict[str, Any]]:
    """Return points by cause as JSON data."""
    return [{"cause": cause, "points": number} for cause, number in points.items()]


def sentences(story: Sequence[StoryEntry], seat: int | None) -> list[dict[str, Any]]:
    """Return entries of a log as JSON data, as far as a seat may read them before the end."""
    return [entry.to_json() for entry in story if entry.visible_to(seat)]
