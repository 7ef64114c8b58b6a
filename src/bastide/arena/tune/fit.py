"""Moves weights so that they predict how games end: win shares first, points second.

P. Österlund's "Texel's tuning method" (2014) fitted chess evaluations to results of games. Here every seat of every
position gives two numbers to come close to, in squares: by how much it led in the end, in units of what leads differ
by, and its share of the win, of which a lead promises a logistic share. The steps are Levenberg and Marquardt's, with
derivatives by finite differences, within the bounds of each weight, held near the present weights by a ridge.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any, Final

from bastide.engine.game import Judging
from bastide.engine.margin import margin

Weights = dict[str, float]

ROUNDS: Final = 8
RELATIVE_STEP: Final = 0.03
DAMPINGS: Final = 5
ENOUGH: Final = 1e-4
"""A round that lowers the error by less than this part is the last."""
WIN: Final = 10.0
"""What a whole win missed weighs, against a lead missed by what leads differ by."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of the kernel, a seat, by how many points it led in the end, and its share of the win."""

    position: Any
    seat: int
    lead: float
    share: float


class Fitter:
    """Moves the weights of one game so that they predict the samples."""

    def __init__(self, judging: Judging, samples: Sequence[Sample], ridge: float, win: float = WIN) -> None:
        """Hold the samples; `ridge` pulls towards where the fit started, in units of a sample per weight."""
        if not samples:
            raise ValueError("there is nothing to fit to: no game had a position between two turns")
        self.judging = judging
        self.names = list(judging.weights)
        self.samples = samples
        self.ridge = ridge
        self.spread = sqrt(sum(sample.lead**2 for sample in samples) / len(samples)) or 1.0
        """What leads differ by, in points."""
        self._win = sqrt(win)

    def fit(self, origin: Weights, say: Callable[[str], None]) -> Weights:
        """Return weights near `origin` that predict best."""
        weights, damping = dict(origin), 1e-3
        leads = self._leads(weights)
        best = self._error(leads, weights, origin)
        say(f"  {len(self.samples)} positions, lead missed by {self.missed(leads):.2f} points")
        for _ in range(ROUNDS):
            normal, slope = self._normal_equations(weights, origin, leads)
            before = best
            for _ in range(DAMPINGS):
                moved = self._moved(weights, normal, slope, damping)
                there = self._leads(moved)
                error = self._error(there, moved, origin)
                if error < best:
                    weights, leads, best, damping = moved, there, error, damping / 3
                    break
                damping *= 6
            if best > before * (1 - ENOUGH):
                break
        say(f"  fitted: missed by {self.missed(leads):.2f} points")
        return weights

    def error(self, weights: Weights, origin: Weights) -> float:
        """Return the mean squared error plus what the ridge adds."""
        return self._error(self._leads(weights), weights, origin)

    def missed(self, leads: Sequence[float]) -> float:
        """Return the root mean square of what the final leads differ by from these, in points."""
        return sqrt(
            sum((lead - sample.lead) ** 2 for lead, sample in zip(leads, self.samples, strict=True)) / len(leads)
        )

    def _scale(self, name: str) -> float:
        start, low, high = self.judging.weights[name]
        return float(max(abs(start), 0.05 * (high - low)))

    def _leads(self, weights: Weights) -> list[float]:
        value = self.judging.evaluator(weights).value
        found: list[float] = []
        last, values = None, []
        for sample in self.samples:
            if sample.position is not last:
                last = sample.position
                values = value(last)
            found.append(margin(values, sample.seat))
        return found

    def _promised(self, lead: float) -> float:
        """Return the win share that a lead promises: three quarters for a third of what leads differ by."""
        return 1 / (1 + exp(-max(-30.0, min(30.0, 3 * lead / self.spread))))

    def _error(self, leads: Sequence[float], weights: Weights, origin: Weights) -> float:
        miss = 0.0
        for lead, sample in zip(leads, self.samples, strict=True):
            miss += ((lead - sample.lead) / self.spread) ** 2
            miss += (self._win * (self._promised(lead) - sample.share)) ** 2
        pull = sum(((weights[name] - origin[name]) / self._scale(name)) ** 2 for name in self.names)
        return (miss + self.ridge * pull) / len(self.samples)

    def _normal_equations(
        self, weights: Weights, origin: Weights, leads: Sequence[float]
    ) -> tuple[list[list[float]], list[float]]:
        size = len(self.names)
        normal = [[0.0] * size for _ in range(size)]
        slope = [0.0] * size
        columns: list[list[float]] = []
        for name in self.names:
            step = RELATIVE_STEP * self._scale(name)
            if weights[name] + step > self.judging.weights[name][2]:
                step = -step
            there = self._leads({**weights, name: weights[name] + step})
            columns.append([(after - before) / step for after, before in zip(there, leads, strict=True)])
        for at, (lead, sample) in enumerate(zip(leads, self.samples, strict=True)):
            share = self._promised(lead)
            steep = self._win * share * (1 - share) * 3 / self.spread
            weight = 1 / self.spread**2 + steep**2
            miss = (sample.lead - lead) / self.spread**2 + steep * self._win * (sample.share - share)
            row = [(i, column[at]) for i, column in enumerate(columns) if column[at]]
            for i, left in row:
                slope[i] += left * miss
                cells, part = normal[i], left * weight
                for j, right in row:
                    cells[j] += part * right
        for i, name in enumerate(self.names):
            pull = self.ridge / self._scale(name) ** 2
            normal[i][i] += pull
            slope[i] += pull * (origin[name] - weights[name])
        return normal, slope

    def _moved(self, weights: Weights, normal: list[list[float]], slope: list[float], damping: float) -> Weights:
        """Return the weights after one step; those that would leave their bounds stay there, the others make up."""
        bounds = self.judging.weights
        held: dict[int, float] = {}
        while True:
            matrix, right = [], []
            for row, cells in enumerate(normal):
                if row in held:
                    matrix.append([float(row == column) for column in range(len(cells))])
                    right.append(held[row])
                else:
                    matrix.append([cell * (1 + damping * (row == column)) for column, cell in enumerate(cells)])
                    right.append(slope[row])
            step = solve(matrix, right)
            out = {}
            for at, name in enumerate(self.names):
                _, low, high = bounds[name]
                kept = min(high, max(low, weights[name] + step[at]))
                if at not in held and abs(kept - weights[name] - step[at]) > 1e-9:
                    out[at] = kept - weights[name]
            if not out:
                return {
                    name: min(bounds[name][2], max(bounds[name][1], weights[name] + step[at]))
                    for at, name in enumerate(self.names)
                }
            held.update(out)


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
