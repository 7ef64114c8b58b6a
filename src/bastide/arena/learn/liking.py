"""A policy while it learns: floating point numbers, steps by Adam, and the 16-bit weights that come of them.

It computes what the compiled `Policy` computes. What it learns is to like actions as much as leads say, by
cross-entropy between the shares that both give to the actions of a decision.
"""

from itertools import pairwise
from typing import Final

import numpy as np

from bastide.arena.learn.decisions import Decisions
from bastide.arena.learn.network import Array, descend
from bastide.engine.learned import Guidance
from bastide.engine.network import LIMIT, POINT, UNIT

TEMPER: Final = 1.5
"""Points of lead by which an action must trail to have about a third of another's share."""
LOOK: Final = 4096
"""Decisions that are looked at together where nothing is learned."""


class Batch:
    """Some decisions as dense arrays."""

    def __init__(self, known: "Known", which: Array) -> None:
        """Take the decisions of these numbers."""
        many = known.decisions.actions[which].astype(int)
        self.actions: Final = _ranges(known.first_action[which], many)
        self.firsts: Final = np.concatenate([[0], np.cumsum(many)[:-1]])
        """[decision] its first action here."""
        self.whose: Final = np.repeat(np.arange(len(which)), many)
        """[action] its decision here."""
        self.rows: Final = known.decisions.rows[which].astype(np.float32)
        self.leads: Final = known.decisions.leads[self.actions]
        lengths = known.decisions.lengths[self.actions].astype(int)
        each = _ranges(known.first_feature[self.actions], lengths)
        self.has: Final = np.zeros((len(self.actions), known.features), np.float32)
        """[action, feature] how often."""
        at = (np.repeat(np.arange(len(self.actions)), lengths), known.decisions.features[each].astype(int))
        np.add.at(self.has, at, known.decisions.counts[each].astype(np.float32))

    def shares(self, worth: Array) -> Array:
        """Return the share of each action in its decision, by what it is worth."""
        most = np.maximum.reduceat(worth, self.firsts)
        weights = np.exp((worth - most[self.whose]) / TEMPER)
        return weights / np.add.reduceat(weights, self.firsts)[self.whose]


class Known:
    """Decisions to learn from, and where the actions and features of each begin."""

    def __init__(self, decisions: Decisions, features: int) -> None:
        """Look through decisions once; an action may have so many features."""
        self.decisions: Final = decisions
        self.features: Final = features
        self.first_action: Final = np.concatenate([[0], np.cumsum(decisions.actions.astype(int))])
        self.first_feature: Final = np.concatenate([[0], np.cumsum(decisions.lengths.astype(int))])


class Liking:
    """The policy, and the steps that it takes."""

    def __init__(self, guidance: Guidance, hidden: int, known: Known, seed: int) -> None:
        """Begin with small random weights, for inputs and features as large as they are there."""
        rng = np.random.default_rng(seed)
        size = np.sqrt(
            (known.decisions.rows[:: max(1, len(known.decisions) // 50_000)].astype(np.float32) ** 2).mean(0)
        )
        self._row_spread = np.maximum(size, 0.25).astype(np.float32)
        features, counts = known.decisions.features.astype(int), known.decisions.counts.astype(float)
        often = np.bincount(features, minlength=guidance.features)
        whole = np.bincount(features, counts**2, guidance.features)
        self._feature_spread = np.maximum(np.sqrt(whole / np.maximum(often, 1)), 1).astype(np.float32)
        self.weights: dict[str, Array] = {
            "row": rng.normal(scale=0.15, size=(guidance.layout.size, hidden)).astype(np.float32),
            "bias": np.zeros(guidance.features, np.float32),
            "pairs": rng.normal(scale=0.02, size=(guidance.features, hidden)).astype(np.float32),
        }
        self.weights["row"][size == 0] = 0
        self.weights["pairs"][often == 0] = 0
        self._steps = 0
        self._drift = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.weights.items()}

    def likes(self, seen: Batch) -> Array:
        """Return how much each action is liked."""
        return self._fold(seen)[4]

    def _fold(self, seen: Batch) -> tuple[Array, Array, Array, Array, Array]:
        """Return scaled inputs and features, what hidden units and pairs say, and how much each action is liked."""
        rows, has = seen.rows / self._row_spread, seen.has / self._feature_spread
        lit = np.maximum(rows @ self.weights["row"], 0)
        pairs = has @ self.weights["pairs"]
        return rows, has, lit, pairs, has @ self.weights["bias"] + (lit[seen.whose] * pairs).sum(1)

    def fit(self, seen: Batch, rate: float) -> None:
        """Take one step towards what leads say."""
        rows, has, lit, pairs, liked = self._fold(seen)
        push = ((seen.shares(liked) - seen.shares(seen.leads)) / len(seen.rows)).astype(np.float32)
        back = np.add.reduceat(push[:, None] * pairs, seen.firsts, axis=0) * (lit > 0)
        steep = {"row": rows.T @ back, "bias": has.T @ push, "pairs": has.T @ (push[:, None] * lit[seen.whose])}
        self._steps += 1
        descend(self.weights, steep, self._drift, self._steps, rate)

    def whole(self) -> dict[str, list[int]]:
        """Return the weights as integers of 16 bits, for inputs and features as they are."""
        spread = {
            "row": self._row_spread[:, None],
            "bias": self._feature_spread,
            "pairs": self._feature_spread[:, None],
        }
        found = {}
        for name, each in self.weights.items():
            whole = np.rint(each / spread[name] * (UNIT if name == "row" else POINT))
            found[name] = np.clip(whole, -LIMIT, LIMIT).astype(int).ravel().tolist()
        return found


def missed(liking: Liking, known: Known, which: Array) -> tuple[float, float]:
    """Return how often the best action is liked best, and by how many points of lead what is liked best falls short."""
    best, short = 0, 0.0
    for at in range(0, len(which), LOOK):
        seen = Batch(known, which[at : at + LOOK])
        liked = liking.likes(seen)
        ends = np.append(seen.firsts, len(liked))
        for first, end in pairwise(ends):
            leads = seen.leads[first:end]
            gap = float(leads.max() - leads[liked[first:end].argmax()])
            best += gap <= 0
            short += gap
    return best / len(which), short / len(which)


def _ranges(firsts: Array, lengths: Array) -> Array:
    """Return the numbers from each first on, so many of each."""
    before = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    return np.arange(lengths.sum()) + np.repeat(firsts - before, lengths)
