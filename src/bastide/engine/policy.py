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

UNIT: Final = 4096
"""What stands for 1 in the first layer."""
POINT: Final = 1024
"""What stands for a point in the second."""
LIMIT: Final = 32767
"""The greatest weight."""
SCALE: Final = float(UNIT * POINT)
TOGETHER: Final = 4
"""Hidden units that are summed at once."""


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
        self._bases: vec[i64] = vec[i64]([0] * inputs)
        self._counts: vec[i64] = vec[i64]([0] * inputs)

    def see(self, row: vec[i16]) -> None:
        """Look at a decision, for `liked` to be asked."""
        bases, counts, weights, lit = self._bases, self._counts, self._weights, self._lit
        hidden = self._hidden
        seen: i64 = 0
        i: i64
        for i in range(self._inputs):
            count = i64(row[i])
            if count:
                bases[seen] = i * hidden
                counts[seen] = count
                seen += 1
        unit: i64 = 0
        while unit < hidden:
            a: i64 = 0
            b: i64 = 0
            c: i64 = 0
            d: i64 = 0
            for i in range(seen):
                count = counts[i]
                base = bases[i] + unit
                a += count * weights[base]
                b += count * weights[base + 1]
                c += count * weights[base + 2]
                d += count * weights[base + 3]
            lit[unit] = a if a > 0 else 0
            lit[unit + 1] = b if b > 0 else 0
            lit[unit + 2] = c if c > 0 else 0
            lit[unit + 3] = d if d > 0 else 0
            unit += TOGETHER

    def liked(self, features: vec[i64], counts: vec[i64], length: i64) -> float:
        """Return how much an action of so many features is liked."""
        bias, pairs, lit = self._bias, self._pairs, self._lit
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
