"""Intervals and tests, with their sources; standard library only.

* Win share: the score interval of E. B. Wilson, "Probable inference, the law of succession, and statistical
  inference", J. Am. Stat. Assoc. 22 (1927), pp. 209-212. A shared win counts as the fraction it is.
* Mean difference: Student's t interval over independent rounds.
* Sequential stopping: the sequential probability ratio test of A. Wald, "Sequential tests of statistical
  hypotheses", Ann. Math. Stat. 16 (1945), with the log-likelihood ratio of its generalised form for results
  whose variance is not known (M. Van den Bergh, "The generalized sequential probability ratio test", notes to
  the chess testing framework Fishtest): for n rounds of mean m and variance v, and hypotheses t0 and t1,
  LLR = n (t1 - t0) (2 m - t0 - t1) / (2 v).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, inf, lgamma, log, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate and the bounds of its confidence interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> list[float]:
        """Return estimate, low and high."""
        return [round(number, 6) for number in (self.value, self.low, self.high)]


def wilson(successes: float, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """Return a share with its Wilson interval; successes may be fractional. Raises ValueError without trials.

    >>> [round(x, 4) for x in wilson(8, 10).to_json()]
    [0.8, 0.4902, 0.9433]
    """
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is not a share")
    share = successes / trials
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    scale = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / scale
    reach = z / scale * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return Interval(share, max(0.0, centre - reach), min(1.0, centre + reach))


def mean_interval(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval:
    """Return a mean with its t interval; without bounds for a single value. Raises ValueError for none."""
    count = len(values)
    if not count:
        raise ValueError("there is no mean of nothing")
    mean = sum(values) / count
    if count == 1:
        return Interval(mean, -inf, inf)
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    reach = t_quantile(0.5 + confidence / 2, count - 1) * sqrt(variance / count)
    return Interval(mean, mean - reach, mean + reach)


def t_quantile(probability: float, freedom: int) -> float:
    """Return the quantile of Student's distribution by bisection, for probabilities from 0.5 up.

    >>> round(t_quantile(0.975, 10), 4)
    2.2281
    """
    low, high = 0.0, 1.0
    while t_below(high, freedom) < probability:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        if t_below(middle, freedom) < probability:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def t_below(value: float, freedom: int) -> float:
    """Return the probability that Student's t stays below a value of at least 0."""
    return 1 - _beta_below(freedom / (freedom + value * value), freedom / 2, 0.5) / 2


def _beta_below(x: float, a: float, b: float) -> float:
    """Return the regularised incomplete beta function by its continued fraction (DLMF 8.17.22)."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta_below(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    fraction, c, d = 1.0, 1.0, 0.0
    tiny = 1e-300
    for step in range(500):
        m = step // 2
        if step == 0:
            term = 1.0
        elif step % 2 == 0:
            term = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        else:
            term = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        d = 1 + term * d
        d = 1 / (d if abs(d) > tiny else tiny)
        c = 1 + term / c
        c = c if abs(c) > tiny else tiny
        fraction *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front * (fraction - 1)


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential test whether the first bot's win share is `low` (keep the old) or `high` (take the new).

    Stops as soon as the evidence is enough; wrong with probability at most about `alpha` when the share is
    `low`, `beta` when it is `high`. Shares are averaged over a round (one draw order, every seating), since
    games of one round are not independent of each other.
    """

    low: float = 0.5
    high: float = 0.55
    alpha: float = 0.05
    beta: float = 0.05
    least: int = 10
    """Rounds before which nothing is decided, lest a few equal results pass for certainty."""

    def __post_init__(self) -> None:
        if not (0 <= self.low < self.high <= 1 and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5 and self.least >= 2):
            raise ValueError("a sequential test needs 0 <= low < high <= 1, and alpha and beta between 0 and 0.5")

    @classmethod
    def parse(cls, text: str) -> "Sprt":
        """Read `low,high` or `low,high,alpha,beta`; raise ValueError for anything else.

        >>> Sprt.parse("0.5,0.6").high
        0.6
        """
        try:
            numbers = [float(word) for word in text.split(",")]
        except ValueError:
            numbers = []
        if len(numbers) not in (2, 4):
            raise ValueError(f"{text!r} is not of the form low,high or low,high,alpha,beta")
        if len(numbers) == 2:
            return cls(numbers[0], numbers[1])
        return cls(numbers[0], numbers[1], numbers[2], numbers[3])

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which `low` and `high` are accepted (Wald 1945)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, shares: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the rounds so far; 0 for fewer than two.

        The variance gets one imagined round won and one lost, so that it is never zero.
        """
        count = len(shares)
        if count < 2:
            return 0.0
        mean = sum(shares) / count
        spread = [*shares, 0.0, 1.0]
        middle = sum(spread) / len(spread)
        variance = sum((share - middle) ** 2 for share in spread) / len(spread)
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    def verdict(self, shares: Sequence[float]) -> str:
        """Return "high", "low" or, while nothing is decided, an empty string."""
        if len(shares) < self.least:
            return ""
        lower, upper = self.bounds
        ratio = self.ratio(shares)
        return "high" if ratio >= upper else "low" if ratio <= lower else ""
