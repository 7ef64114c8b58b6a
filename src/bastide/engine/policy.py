"""A small network that says which actions are worth a look, without trying any of them. Compiled with the kernels.

It sees a decision as a row of small integers and every action as a few features, each with a count; a game says what
they are (`kernel/choices.py` in its folder). Hidden units, silent below zero, look at the row; how much an action is
liked is a sum over its features of what they bring by themselves and together with each hidden unit. Between two
actions of a decision the numbers differ by points of lead, or nearly so. All is integer arithmetic, the same in
compiled and interpreted builds.

`python -m bastide.arena.learn.policy` makes the weights, which are data: `policy.json` in the folder of a game.
"""

from typing import Final, final

from bastide.engine.arrays import i16, i64, vec
from bastide.engine.network import LIMIT, SCALE, TOGETHER, UNIT, Room, weigh

MOST_FEATURES: Final = 12
"""No action has more."""


@final
class Policy:
    """The weights, and room to work in."""

    def __init__(self, inputs: int, features: int, row: list[int], bias: list[int], pairs: list[int]) -> None:
        """Take how many numbers a row has, how many features there are, and 16-bit weights.

        These are of the row, by input and unit; of each feature by itself; and by feature and unit. Raises ValueError
        where they do not fit.
        """
        hidden = len(row) // inputs
        if not hidden or hidden % TOGETHER:
            raise ValueError(f"hidden units come in groups of {TOGETHER}, not {hidden} of them")
        for name, weights, size in (
            ("row", row, inputs * hidden),
            ("bias", bias, features),
            ("pairs", pairs, features * hidden),
        ):
            if len(weights) != size or any(abs(weight) > LIMIT for weight in weights):
                raise ValueError(f"a policy of {hidden} units has no such 16-bit weights: {name}")
        self._hidden: i64 = hidden
        self._inputs: i64 = inputs
        self._weights: vec[i64] = vec[i64](row)
        self._bias: vec[i64] = vec[i64](bias)
        self._pairs: vec[i64] = vec[i64](pairs)
        self._lit: vec[i64] = vec[i64]([0] * hidden)
        self._room: Room = Room(hidden, inputs)
        self.row: vec[i16] = vec[i16]([0] * inputs)
        """Where a decision is written, to be seen."""
        self.features: vec[i64] = vec[i64]([0] * MOST_FEATURES)
        """Where the features of an action are written, to be liked."""
        self.counts: vec[i64] = vec[i64]([0] * MOST_FEATURES)
        """How often it has each."""

    def see(self) -> None:
        """Look at the decision that was written, for `liked` to be asked."""
        lit = self._lit
        unit: i64
        weigh(self.row, 0, self._inputs, self._weights, self._room, lit, 0)
        for unit in range(self._hidden):
            lit[unit] = max(lit[unit], 0)

    def liked(self, length: i64) -> float:
        """Return how much the action is liked of which so many features were written."""
        bias, pairs, lit = self._bias, self._pairs, self._lit
        features, counts = self.features, self.counts
        hidden = self._hidden
        total: i64 = 0
        i: i64
        unit: i64
        for i in range(length):
            base = features[i] * hidden
            part = bias[features[i]] * UNIT
            for unit in range(hidden):
                part += lit[unit] * pairs[base + unit]
            total += counts[i] * part
        return float(total) / SCALE
