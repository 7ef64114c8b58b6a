"""The intervals against published values, the sequential test against its promises."""

import random
from math import inf

import pytest

from bastide.arena.statistics import Sprt, mean_interval, t_below, t_quantile, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Stat. Med. 17 (1998), table I
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(successes: float, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_wilson_is_symmetric_and_takes_shared_wins() -> None:
    some, others = wilson(7.5, 20), wilson(12.5, 20)
    assert (some.low, some.high) == pytest.approx((1 - others.high, 1 - others.low))


@pytest.mark.parametrize(("successes", "trials"), [(1, 0), (-1, 5), (6, 5)])
def test_wilson_refuses_what_is_no_share(successes: float, trials: int) -> None:
    with pytest.raises(ValueError, match="not a share"):
        wilson(successes, trials)


@pytest.mark.parametrize(
    ("probability", "freedom", "quantile"),
    [(0.975, 1, 12.7062), (0.975, 2, 4.3027), (0.975, 10, 2.2281), (0.95, 30, 1.6973), (0.975, 1000, 1.9623)],
)
def test_t_quantiles_are_those_of_the_tables(probability: float, freedom: int, quantile: float) -> None:
    assert t_quantile(probability, freedom) == pytest.approx(quantile, abs=5e-5)
    assert t_below(quantile, freedom) == pytest.approx(probability, abs=1e-5)


def test_mean_interval_of_a_worked_example() -> None:
    # mean 5, standard deviation 2.1381 (n - 1), t(0.975, 7) = 2.3646
    found = mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.value == 5
    assert found.high - found.value == pytest.approx(2.3646 * 2.1381 / 8**0.5, abs=1e-3)


def test_mean_of_one_value_has_no_bounds_and_of_none_no_meaning() -> None:
    assert mean_interval([3.0]).high == inf
    with pytest.raises(ValueError, match="nothing"):
        mean_interval([])


def test_sprt_bounds_are_walds() -> None:
    assert Sprt(0.5, 0.6, 0.05, 0.05).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0.5, 0.6, 0.01, 0.10).bounds == pytest.approx((-2.2925, 4.4998), abs=1e-4)


def test_sprt_ratio_by_hand() -> None:
    # 4 rounds, mean 0.75; with one round won and one lost added: 0.5, 1, 1, 0.5, 0, 1 has variance 5/36
    test = Sprt(0.5, 0.6)
    assert test.ratio([0.5, 1.0, 1.0, 0.5]) == pytest.approx(4 * 0.1 * (1.5 - 1.1) / (2 * 5 / 36))


def test_sprt_decides_nothing_on_a_few_rounds_even_if_all_are_won() -> None:
    test = Sprt(0.5, 0.9)
    assert test.verdict([1.0] * (test.least - 1)) == ""
    assert test.verdict([1.0] * 40) == "high"
    assert test.verdict([0.0] * 40) == "low"


@pytest.mark.parametrize(("share", "wrong"), [(0.5, "high"), (0.65, "low")])
def test_sprt_is_seldom_wrong_and_always_ends(share: float, wrong: str) -> None:
    rng = random.Random(5)
    test, errors = Sprt(0.5, 0.65), 0
    for _ in range(300):
        shares: list[float] = []
        while not test.verdict(shares):
            shares.append(((rng.random() < share) + (rng.random() < share)) / 2)
            assert len(shares) < 2000
        errors += test.verdict(shares) == wrong
    assert errors <= 300 * 0.09  # 0.05 promised; 0.09 is three standard deviations above


@pytest.mark.parametrize("text", ["", "0.5", "a,b", "0.6,0.5", "0.5,0.6,0.05", "0.5,0.6,0.7,0.05", "-1,2"])
def test_sprt_refuses_what_is_no_test(text: str) -> None:
    with pytest.raises(ValueError, match="low"):
        Sprt.parse(text)


def test_sprt_reads_its_errors_too() -> None:
    assert Sprt.parse("0.5,0.6,0.01,0.1") == Sprt(0.5, 0.6, 0.01, 0.1)
