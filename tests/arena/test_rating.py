"""Ratings: the likelihood's maximum, intervals that cover the truth, who cannot be compared."""

import random
from itertools import combinations
from math import exp, isfinite, log

import pytest

from bastide.arena.rating import ELO, Result, connected, rate


def test_two_bots_are_rated_by_the_odds_of_their_results() -> None:
    """With one imagined tie, 30 wins of 40 are odds of 30.5 to 10.5."""
    results = [Result("a", "b", 1.0 if number < 30 else 0.0, number) for number in range(40)]
    found = rate(results, "b")
    assert found["a"].value == pytest.approx(ELO * log(30.5 / 10.5))
    assert found["b"].to_json() == [0, 0, 0]
    turned = rate([Result("b", "a", 1 - each.won, each.round) for each in results], "b")
    assert turned["a"].to_json() == found["a"].to_json()


def test_the_zero_moves_with_the_anchor_and_the_distances_stay() -> None:
    rng = random.Random(1)
    results = [
        Result(*pair, rng.choice([0, 0.5, 1]), number) for number in range(20) for pair in combinations("abc", 2)
    ]
    by_a, by_c = rate(results, "a"), rate(results, "c")
    assert by_a["b"].value - by_a["c"].value == pytest.approx(by_c["b"].value - by_c["c"].value)
    assert by_a["c"].value == pytest.approx(-by_c["a"].value)


def test_at_the_estimate_everybody_won_what_was_expected() -> None:
    rng = random.Random(2)
    results = [Result(*pair, rng.random() < 0.7, number) for number in range(9) for pair in combinations("abcd", 2)]
    found = {bot: rating.value / ELO for bot, rating in rate(results, "a").items()}
    for bot in "abcd":
        won = expected = 0.0
        for result in [*results, *(Result(*pair, 0.5, 0) for pair in combinations("abcd", 2))]:
            if bot in {result.one, result.other}:
                won += result.won if bot == result.one else 1 - result.won
                other = result.other if bot == result.one else result.one
                expected += 1 / (1 + exp(found[other] - found[bot]))
        assert won == pytest.approx(expected)


def test_who_wins_every_game_has_a_rating_with_bounds() -> None:
    found = rate([Result("a", "b", 1.0, number) for number in range(20)], "b")["a"]
    assert 400 < found.value < 900
    assert isfinite(found.low)
    assert 0 < found.low < found.value < found.high


def test_one_round_shows_no_interval() -> None:
    found = rate([Result("a", "b", 1.0, 0), Result("b", "a", 0.0, 0)], "b")["a"]
    assert not isfinite(found.low)


def test_who_met_nobody_of_the_anchors_company_is_not_rated() -> None:
    results = [Result("a", "b", 1, 0), Result("b", "c", 1, 0), Result("x", "y", 1, 0)]
    assert connected(results, "c") == ["c", "b", "a"]
    assert set(rate(results, "c")) == {"a", "b", "c"}


@pytest.mark.parametrize("shared", [False, True])
def test_intervals_cover_the_truth(shared: bool) -> None:
    """Of 300 ladders about 95 % cover the true rating; also where all games of a round go the same way."""
    rng, truth, covered = random.Random(3), 0.6, 0
    for _ in range(300):
        results = []
        for number in range(40):
            luck = rng.random()
            for _ in range(4):
                drawn = luck if shared else rng.random()
                results.append(Result("a", "b", drawn < 1 / (1 + exp(-truth)), number))
        found = rate(results, "b")["a"]
        covered += found.low <= ELO * truth <= found.high
    assert 0.91 < covered / 300 < 0.99
