"""Fit the weights of a game's evaluation: `python -m bastide.arena.tune carcassonne --out weights.json`.

Two steps, repeated. First games are played by bots of several kinds, with random moves in between, and
positions are kept together with how the game ended. The weights are then moved so that the expected score
difference comes closest, in squares, to the final one: P. Österlund's "Texel's tuning method" (2014), which
fitted chess evaluations to results of games, here by Levenberg-Marquardt steps with derivatives by finite
differences, held near the present weights by a ridge. What predicts best need not play best, since the games
say little about what nobody tried; so the second step lets the bots decide: several points on the way from
the present weights to the fitted ones play against the present ones, paired draws, both seats, and the best
of them is taken only if it then wins a second, longer match.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bastide.arena.play import PairedChance
from bastide.arena.statistics import Interval, mean_interval
from bastide.bots.evaluation import Evaluator, evaluator, margin
from bastide.engine.answers import CHANCE
from bastide.engine.game import Judging
from bastide.engine.play import Game, State
from bastide.engine.registry import load_game

Weights = dict[str, float]
Mover = Callable[[State], State]

STEPS: Final = (0.25, 0.5, 1.0)
"""How far to go from the present weights towards the fitted ones."""

RANDOM_MOVES: Final = 0.06
KEPT: Final = 0.15
ROUNDS_OF_FITTING: Final = 6
RELATIVE_STEP: Final = 0.03


@dataclass(frozen=True, slots=True)
class Sample:
    """A position, the seat it is seen from, and by how much that seat was ahead in the end."""

    state: State
    seat: int
    lead: float


def play(game: Game, movers: Sequence[Mover], seed: int, seen: Callable[[State], None] | None = None) -> State:
    """Play a game turn by turn and return its end; `seen` is shown every position in which chance decides."""
    chance = PairedChance(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            if seen is not None:
                seen(state)
            state.apply_action(chance.choose(state))
        else:
            state = movers[state.current_player()](state)
    return state


def mover_of(judge: Evaluator) -> Mover:
    """Return a mover that finishes the turn as an evaluator likes it best."""
    return lambda state: State(state.game, judge.reply(state.position), state.origin)


def random_mover(rng: random.Random) -> Mover:
    """Return a mover that finishes the turn at random."""

    def move(state: State) -> State:
        after, seat = state.clone(), state.current_player()
        while after.current_player() == seat:
            after.apply_action(rng.choice(after.legal_actions()))
        return after

    return move


def gather(game: Game, movers: Sequence[Mover], games: int, seed: int) -> list[Sample]:
    """Return positions from games in which each seat is held by any of the movers, with some random turns."""
    rng = random.Random(seed)
    anyhow = random_mover(rng)

    def sometimes(mover: Mover) -> Mover:
        return lambda state: anyhow(state) if rng.random() < RANDOM_MOVES else mover(state)

    found: list[Sample] = []
    for number in range(games):
        kept: list[State] = []

        def keep(state: State, kept: list[State] = kept) -> None:
            if rng.random() < KEPT:
                kept.append(state.clone())

        seats = [sometimes(rng.choice(movers)) for _ in range(game.players)]
        end = [float(points) for points in play(game, seats, seed * 1_000_003 + number, keep).scores()]
        for state in kept:
            seat = rng.randrange(game.players)
            found.append(Sample(state, seat, margin(end, seat)))
    return found


class Fitter:
    """Moves the weights of one game so that they predict the samples."""

    def __init__(self, judging: Judging, samples: Sequence[Sample], ridge: float) -> None:
        """Hold the samples; `ridge` pulls towards where the fit started, in units of a sample per weight."""
        self.judging = judging
        self.names = list(judging.weights)
        self.samples = samples
        self.ridge = ridge

    def _scale(self, name: str) -> float:
        start, low, high = self.judging.weights[name]
        return float(max(abs(start), 0.05 * (high - low)))

    def _bounded(self, weights: Weights) -> Weights:
        bounds = self.judging.weights
        return {name: min(bounds[name][2], max(bounds[name][1], value)) for name, value in weights.items()}

    def _judge(self, weights: Weights) -> Callable[[Sample], float]:
        judge = self.judging.evaluator(weights)
        return lambda sample: margin(judge.value(sample.state.position), sample.seat)

    def error(self, weights: Weights, origin: Weights) -> float:
        """Return the mean squared error plus what the ridge adds."""
        judge = self._judge(weights)
        miss = sum((judge(sample) - sample.lead) ** 2 for sample in self.samples)
        pull = sum(((weights[name] - origin[name]) / self._scale(name)) ** 2 for name in self.names)
        return (miss + self.ridge * pull) / len(self.samples)

    def fit(self, origin: Weights, say: Callable[[str], None]) -> Weights:
        """Return weights near `origin` that predict best."""
        weights, damping = dict(origin), 1e-3
        best = self.error(weights, origin)
        say(f"  {len(self.samples)} positions, mean squared error {best:.2f}")
        for _ in range(ROUNDS_OF_FITTING):
            normal, slope = self._normal_equations(weights, origin)
            for _ in range(5):
                damped = [
                    [cell * (1 + damping * (row == column)) for column, cell in enumerate(cells)]
                    for row, cells in enumerate(normal)
                ]
                step = solve(damped, slope)
                moved = self._bounded({n: weights[n] + d for n, d in zip(self.names, step, strict=True)})
                error = self.error(moved, origin)
                if error < best:
                    weights, best, damping = moved, error, damping / 3
                    break
                damping *= 6
            else:
                break
        say(f"  fitted to {best:.2f}")
        return weights

    def _normal_equations(self, weights: Weights, origin: Weights) -> tuple[list[list[float]], list[float]]:
        size = len(self.names)
        normal = [[0.0] * size for _ in range(size)]
        slope = [0.0] * size
        here = self._judge(weights)
        there: list[tuple[Callable[[Sample], float], float]] = []
        for name in self.names:
            step = RELATIVE_STEP * self._scale(name)
            if weights[name] + step > self.judging.weights[name][2]:
                step = -step
            there.append((self._judge({**weights, name: weights[name] + step}), step))
        for sample in self.samples:
            base = here(sample)
            row = [(judge(sample) - base) / step for judge, step in there]
            for i, left in enumerate(row):
                if left:
                    slope[i] += left * (sample.lead - base)
                    for j, right in enumerate(row):
                        normal[i][j] += left * right
        for i, name in enumerate(self.names):
            pull = self.ridge / self._scale(name) ** 2
            normal[i][i] += pull
            slope[i] += pull * (origin[name] - weights[name])
        return normal, slope


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a system of linear equations by elimination with pivots; 0 where it is singular.

    >>> solve([[2.0, 0.0], [1.0, 4.0]], [2.0, 9.0])
    [1.0, 2.0]
    """
    size = len(right)
    rows = [[*cells, right[at]] for at, cells in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        if not rows[column][column]:
            continue
        for row in range(size):
            factor = rows[row][column] / rows[column][column] if row != column else 0.0
            if factor:
                rows[row] = [cell - factor * other for cell, other in zip(rows[row], rows[column], strict=True)]
    return [rows[at][size] / rows[at][at] if rows[at][at] else 0.0 for at in range(size)]


def compare(game: Game, new: Mapping[str, float], old: Mapping[str, float], rounds: int, seed: int) -> Interval:
    """Return by how much one-ply players with new weights lead those with old ones, over paired rounds."""
    leads = []
    for number in range(rounds):
        total = 0.0
        for turn in range(game.players):
            movers = [mover_of(evaluator(game, weights=new if seat == turn else old)) for seat in range(game.players)]
            end = play(game, movers, seed * 1_000_003 + number)
            total += margin([float(points) for points in end.scores()], turn)
        leads.append(total / game.players)
    return mean_interval(leads)


def tune(
    game: Game,
    weights: Weights,
    *,
    cycles: int,
    games: int,
    rounds: int,
    seed: int,
    ridge: float = 30.0,
    say: Callable[[str], None] = print,
) -> Weights:
    """Return better weights: `cycles` times fit to `games` games, then let matches of `rounds` rounds decide.

    Raises ValueError if the game has no evaluation to fit.
    """
    judging = game.type.judging
    if judging is None:
        raise ValueError(f"{game.name} has no evaluation to fit")
    points = dict.fromkeys(judging.beyond_points, 0.0)
    for cycle in range(cycles):
        movers: list[Mover] = [
            mover_of(evaluator(game, weights=weights)),
            mover_of(evaluator(game, weights={**weights, **points})),
            mover_of(evaluator(game, weights={name: start for name, (start, _, _) in judging.weights.items()})),
        ]
        samples = gather(game, movers, games, seed + 10 * cycle)
        say(f"cycle {cycle + 1} of {cycles}")
        fitted = Fitter(judging, samples, ridge).fit(weights, say)
        tried = []
        for part in STEPS:
            candidate = {name: old + part * (fitted[name] - old) for name, old in weights.items()}
            lead = compare(game, candidate, weights, rounds, seed + 10 * cycle + 1)
            say(f"  {part:.0%} of the way: lead {lead.value:+.2f} ({lead.low:+.2f} to {lead.high:+.2f})")
            tried.append((lead.value, part, candidate))
        _, part, candidate = max(tried, key=lambda one: one[:2])
        lead = compare(game, candidate, weights, 2 * rounds, seed + 10 * cycle + 2)
        taken = lead.value > 0
        verdict = "taken" if taken else "not taken"
        say(f"  {part:.0%} again: {lead.value:+.2f} ({lead.low:+.2f} to {lead.high:+.2f}), {verdict}")
        if taken:
            weights = candidate
    return weights


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit the weights of a game named on the command line and write them as JSON."""
    parser = argparse.ArgumentParser(
        prog="python -m bastide.arena.tune", description="Fit the weights of an evaluation."
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--cycles", type=int, default=6)
    parser.add_argument("--games", type=int, default=300, help="games to fit to, in each cycle")
    parser.add_argument("--rounds", type=int, default=60, help="paired rounds of each comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to start from; default: those of the evaluation itself")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    game = load_game(given.game, given.players)
    judging = game.type.judging
    if judging is None:
        parser.error(f"{game.name} has no evaluation to fit")
    weights = {name: float(start) for name, (start, _, _) in judging.weights.items()}
    if given.start:
        weights.update(json.loads(given.start.read_text("utf-8"))["weights"])
    found = tune(
        game,
        weights,
        cycles=given.cycles,
        games=given.games,
        rounds=given.rounds,
        seed=given.seed,
        say=lambda line: print(line, flush=True),
    )
    command = f"python -m bastide.arena.tune {game.name} --players {game.players} --cycles {given.cycles}"
    command += f" --games {given.games} --rounds {given.rounds} --seed {given.seed}"
    if given.start:
        command += f" --start {given.start.name}"
    data = {
        "game": game.name,
        "rules": game.rules_version,
        "made_by": command,
        "weights": {name: round(value, 5) for name, value in found.items()},
    }
    given.out.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
