"""The network while it learns: floating point numbers, steps by Adam, and the 16-bit weights that come of them.

It computes what a game's compiled `Network` computes: hidden units of a seat see its own row, the sum of its rivals'
rows and the table's; the first unit is a straight line, the others are silent below zero.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np

from bastide.engine.learned import Learning
from bastide.engine.network import LIMIT, POINT, UNIT

Array = Any
"""An array of NumPy."""

NAMES: Final = ("own", "rival", "table", "out")
SOFTNESS: Final = 10.0
"""As in `bastide.engine.margin`."""
DECAY: Final = 1e-4
"""By what part weights shrink at each step, in units of the rate."""


@dataclass
class Positions:
    """What was seen in games with one number of seats: a position a row, for the seat that had decided."""

    seats: Array
    """Who had decided."""
    rows: Array
    """[position, seat, input] as `Network.inputs` lists them."""
    table: Array
    """[position, input]"""
    base: Array
    """[position, seat] what the evaluation says without a network."""
    ends: Array
    """[position, seat] the points at the end."""
    leads: Array
    """[position] the lead to expect: between what the next positions promised and how the game ended."""
    shares: Array
    """[position] the share of the win to expect."""

    @classmethod
    def names(cls) -> list[str]:
        """Return what is known of each position."""
        return [field.name for field in fields(cls)]

    def some(self, which: Array) -> "Positions":
        """Return some of these."""
        return Positions(*[getattr(self, name)[which] for name in self.names()])

    def __len__(self) -> int:
        return len(self.seats)


class Value:
    """The network, and the steps that it takes."""

    def __init__(self, learning: Learning, hidden: int, seed: int) -> None:
        """Begin with small random weights that come to nothing in sum."""
        rng = np.random.default_rng(seed)
        sizes = {"own": learning.seat, "rival": learning.seat, "table": learning.table}
        self.learning: Final = learning
        self.weights: dict[str, Array] = {
            name: rng.normal(scale=0.15, size=(rows, hidden)).astype(np.float32) for name, rows in sizes.items()
        }
        self.weights["out"] = np.zeros(hidden, np.float32)
        self.spread = {name: np.ones(rows, np.float32) for name, rows in sizes.items()}
        self.known = False
        self._steps = 0
        self._drift = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()}

    def look(self, seen: Positions) -> None:
        """Learn once what the inputs differ by; those that were never seen have no weight."""
        if self.known:
            return
        self.known = True
        rows = np.abs(seen.rows.reshape(-1, seen.rows.shape[2])).astype(np.float32)
        for name, found in (("own", rows), ("rival", rows), ("table", np.abs(seen.table).astype(np.float32))):
            size = np.sqrt((found**2).mean(axis=0))
            self.spread[name] = np.maximum(size, 0.25).astype(np.float32)
            self.weights[name][size == 0] = 0

    def fold(self, seen: Positions) -> tuple[Array, Array, Array, Array]:
        """Return scaled inputs of seats and table, what hidden units get, and the points of every seat."""
        rows = seen.rows.astype(np.float32) / self.spread["own"]
        table = seen.table.astype(np.float32) / self.spread["table"]
        rival = rows @ self.weights["rival"]
        shared = rival.sum(axis=1, keepdims=True) + (table @ self.weights["table"])[:, None]
        sums = rows @ self.weights["own"] - rival + shared
        lit = np.maximum(sums, 0)
        lit[..., 0] = sums[..., 0]
        return rows, table, lit, seen.base + lit @ self.weights["out"]

    def leads(self, seen: Positions) -> Array:
        """Return by how much the seat that had decided is expected to lead."""
        return margins(self.fold(seen)[3], seen.seats)[0]

    def fit(self, seen: Positions, rate: float, spread: float, win: float, count: float) -> float:
        """Take one step towards what these positions promised; return the mean squared error of the lead.

        A win missed weighs `win` and all points missed `count`, against a lead missed by `spread`.
        """
        rows, table, lit, points = self.fold(seen)
        leads, slopes = margins(points, seen.seats)
        promised = promise(leads, spread)
        missed = leads - seen.leads
        push = missed / spread + win * 3 * (promised - seen.shares) * promised * (1 - promised)
        each = push[:, None] * slopes + count / points.shape[1] * (points - seen.ends) / spread
        each = (np.clip(each, -4, 4) / len(seen)).astype(np.float32)
        back = each[..., None] * self.weights["out"]
        back[..., 1:] *= lit[..., 1:] > 0
        whole = back.sum(axis=1)
        steep = {
            "own": np.einsum("bsi,bsh->ih", rows, back, optimize=True),
            "rival": np.einsum("bsi,bsh->ih", rows, whole[:, None] - back, optimize=True),
            "table": table.T @ whole,
            "out": np.einsum("bsh,bs->h", lit, each),
        }
        self._steps += 1
        descend(self.weights, steep, self._drift, self._steps, rate)
        return float((missed * missed).mean())

    def whole(self) -> dict[str, list[int]]:
        """Return the weights as integers of 16 bits, for inputs as they are."""
        found = {}
        for name in NAMES:
            spread = np.ones(1) if name == "out" else self.spread["own" if name == "rival" else name][:, None]
            unit = POINT if name == "out" else UNIT
            whole = np.rint(self.weights[name] / spread * unit)
            found[name] = np.clip(whole, -LIMIT, LIMIT).astype(int).ravel().tolist()
        return found

    def keep(self) -> dict[str, Array]:
        """Return what there is to keep, as arrays by name."""
        return {
            **self.weights,
            **{f"spread.{name}": each for name, each in self.spread.items()},
            **{f"mean.{name}": mean for name, (mean, _) in self._drift.items()},
            **{f"square.{name}": square for name, (_, square) in self._drift.items()},
            "steps": np.array(self._steps),
        }

    def take(self, kept: Mapping[str, Array]) -> None:
        """Go on from what was kept."""
        self.weights = {name: kept[name] for name in self.weights}
        self.spread = {name: kept[f"spread.{name}"] for name in self.spread}
        self._drift = {name: (kept[f"mean.{name}"], kept[f"square.{name}"]) for name in self._drift}
        self._steps = int(kept["steps"])
        self.known = True


def descend(
    weights: dict[str, Array], steep: Mapping[str, Array], drift: Mapping[str, Any], steps: int, rate: float
) -> None:
    """Take a step of Adam down these slopes, in place; it is the so-manieth."""
    for name, slope in steep.items():
        mean, square = drift[name]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        step = mean / (1 - 0.9**steps) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
        weights[name] -= rate * (step + DECAY * weights[name])


def margins(points: Array, seats: Array) -> tuple[Array, Array]:
    """Return the lead of a seat of each position, as `margin` counts it, and how it moves with every seat's points."""
    count = np.arange(len(points))
    others = points.copy()
    others[count, seats] = -np.inf
    best = others.max(axis=1)
    near = np.exp((others - best[:, None]) / SOFTNESS)
    whole = near.sum(axis=1)
    slopes = -near / whole[:, None]
    slopes[count, seats] = 1
    return points[count, seats] - best - SOFTNESS * np.log(whole / (points.shape[1] - 1)), slopes


def promise(leads: Array, spread: float) -> Array:
    """Return the win share that leads promise; `spread` is what leads differ by at the end."""
    return 1 / (1 + np.exp(-np.clip(3 * leads / spread, -30, 30)))
