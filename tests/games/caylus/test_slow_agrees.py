"""The kernel and the slow rules agree on whole games: what may be done, and what it costs and brings."""

import pytest

from .compare import compare_game

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("first", range(0, 32, 8))
@pytest.mark.rule("CAY-017", "CAY-075", "CAY-153", "CAY-203", "CAY-257", "CAY-260")
def test_whole_games(first: int) -> None:
    for seed in range(first, first + 8):
        compare_game(seed)


@pytest.mark.soak
def test_a_thousand_games() -> None:
    for seed in range(1000, 2000):
        compare_game(seed)
