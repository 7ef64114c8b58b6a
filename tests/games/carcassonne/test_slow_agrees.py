"""The kernel and the independent slow rules play the same games."""

import pytest

from .compare import compare_game, compare_straight_line

pytestmark = pytest.mark.slow

GAMES, CHUNK = 500, 25
SOAK_GAMES, SOAK_CHUNK = 100_000, 1000
SOAK_SEEDS = 1_000_000


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games(first: int) -> None:
    for seed in range(first, first + CHUNK):
        compare_game(seed)


@pytest.mark.parametrize("direction", range(4))
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("CAR-025")
def test_boards_that_run_far_in_one_direction(direction: int, seed: int) -> None:
    """72 tiles in a row are further than the kernel's board is wide; names of cells stay true all the same."""
    pair = compare_straight_line(direction, seed)
    reach = max(abs(x) + abs(y) for x, y in pair.slow.board)
    assert reach > 45


@pytest.mark.soak
@pytest.mark.parametrize("first", range(SOAK_SEEDS, SOAK_SEEDS + SOAK_GAMES, SOAK_CHUNK))
def test_random_games_at_length(first: int) -> None:
    for seed in range(first, first + SOAK_CHUNK):
        compare_game(seed)
