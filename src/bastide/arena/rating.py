"""Strength as one number: Bradley-Terry by maximum likelihood, told in Elo's units with 95 % intervals.

* Model: R. A. Bradley and M. E. Terry, "Rank analysis of incomplete block designs", Biometrika 39 (1952), pp. 324-345:
  a beats b with probability 1 / (1 + exp(b - a)). A tie is half a win for each. 400 / ln 10 of Elo's points are one
  unit (A. E. Elo, "The rating of chessplayers", 1978).
* Estimate: Newton's method on the log-likelihood, which is concave (D. R. Hunter, "MM algorithms for generalized
  Bradley-Terry models", Ann. Stat. 32 (2004), pp. 384-406). Two bots that met get one imagined tie, so that who wins
  every game is not infinitely strong.
* Interval: results that share draws or a table are not independent, so the variance is counted over rounds (K.-Y. Liang
  and S. L. Zeger, "Longitudinal data analysis using generalized linear models", Biometrika 73 (1986), pp. 13-22), with
  Student's t for as many rounds as there are; never less than if every result were independent.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, log, sqrt
from statistics import NormalDist
from typing import Final

from bastide.arena.statistics import CONFIDENCE, Interval, t_quantile

ELO: Final = 400 / log(10)
STEPS: Final = 50


@dataclass(frozen=True, slots=True)
class Result:
    """What one bot made of another in a game: 1 for a win, 0.5 for a tie, 0 for a defeat."""

    one: str
    other: str
    won: float
    round: int


def connected(results: Iterable[Result], anchor: str) -> list[str]:
    """Return who can be compared with a bot: it first, then who met it, who met these, and so on."""
    met: dict[str, dict[str, None]] = {}
    for result in results:
        met.setdefault(result.one, {})[result.other] = None
        met.setdefault(result.other, {})[result.one] = None
    found = [anchor]
    for bot in found:
        found += [other for other in met.get(bot, ()) if other not in found]
    return found


def rate(results: Sequence[Result], anchor: str) -> dict[str, Interval]:
    """Return the rating of everybody who can be compared with `anchor`, whose own is 0; others are left out.

    >>> found = rate([Result("a", "b", won, number) for number, won in enumerate([1, 1, 1, 0])], "b")
    >>> found["b"].value, round(found["a"].value)
    (0.0, 147)
    """
    bots = connected(results, anchor)
    at = {bot: number for number, bot in enumerate(bots)}
    met = [result for result in results if result.one in at]
    pairs = {tuple(sorted((at[result.one], at[result.other]))) for result in met}
    ties = [(one, other, 0.5) for one, other in pairs]
    games = [(at[result.one], at[result.other], float(result.won)) for result in met]
    ratings = [0.0] * len(bots)
    for _ in range(STEPS):
        slope, curve = _derivatives([*games, *ties], ratings)
        step = _times(_inverse(curve), slope)
        ratings = [0.0, *(old + max(-2.0, min(2.0, new)) for old, new in zip(ratings[1:], step, strict=True))]
        if all(abs(new) < 1e-10 for new in step):
            break
    spread = _inverse(_derivatives([*games, *ties], ratings)[1])
    slopes: dict[int, list[float]] = {}
    for (one, other, won), result in zip(games, met, strict=True):
        row = slopes.setdefault(result.round, [0.0] * len(bots))
        rest = won - _beats(ratings[one], ratings[other])
        row[one] += rest
        row[other] -= rest
    return {anchor: Interval(0.0, 0.0, 0.0)} | {
        bot: _interval(ratings[at[bot]], spread, slopes, at[bot] - 1) for bot in bots[1:]
    }


def _interval(rating: float, spread: list[list[float]], slopes: Mapping[int, list[float]], at: int) -> Interval:
    """Return a rating in Elo's units with its interval over rounds; without bounds for a single round."""
    rounds = len(slopes)
    if rounds < 2:
        return Interval(ELO * rating, -inf, inf)
    z, t = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2), t_quantile(0.5 + CONFIDENCE / 2, rounds - 1)
    pulls = [sum(weight * slope for weight, slope in zip(spread[at], row[1:], strict=True)) for row in slopes.values()]
    over_rounds = sum(pull * pull for pull in pulls) * rounds / (rounds - 1)
    reach = max(z * sqrt(spread[at][at]), t * sqrt(over_rounds))
    return Interval(ELO * rating, ELO * (rating - reach), ELO * (rating + reach))


def _beats(one: float, other: float) -> float:
    return 1 / (1 + exp(other - one))


def _derivatives(games: Sequence[tuple[int, int, float]], at: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """Return slope and negated curvature of the log-likelihood, all but the anchor's, which is number 0."""
    size = len(at)
    slope, curve = [0.0] * size, [[0.0] * size for _ in range(size)]
    for one, other, won in games:
        chance = _beats(at[one], at[other])
        weight = chance * (1 - chance)
        slope[one] += won - chance
        slope[other] -= won - chance
        curve[one][one] += weight
        curve[other][other] += weight
        curve[one][other] -= weight
        curve[other][one] -= weight
    return slope[1:], [row[1:] for row in curve[1:]]


def _times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a positive definite matrix by Gauss and Jordan, which needs no pivots."""
    size = len(matrix)
    rows = [[*row, *(1.0 if other == at else 0.0 for other in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        scale = rows[at][at]
        rows[at] = [number / scale for number in rows[at]]
        for other in range(size):
            if other != at:
                times = rows[other][at]
                rows[other] = [a - times * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
