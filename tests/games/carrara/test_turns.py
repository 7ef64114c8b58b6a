"""What bots may do: the kernel finds it as fast as it can, and as the plain way does."""

import itertools

import pytest

import bastide
from bastide.bots import evaluator
from bastide.games.carrara.kernel import codes, evaluate
from bastide.testing import all_configurations, random_positions
from tests.games.plain_turns import check_turns

GAMES = list(all_configurations("carrara"))


@pytest.mark.parametrize("players", sorted({game.players for game in GAMES}))
def test_turns_are_those_of_the_plain_way(players: int) -> None:
    games = [game for game in GAMES if game.players == players]
    decisions = sum(check_turns(game, seed) for seed, game in enumerate(games))
    assert decisions > 3 * len(games)


def test_there_are_no_turns_where_no_seat_decides() -> None:
    game = bastide.load_game("carrara")
    begun, over = game.new_initial_state(), game.new_initial_state()
    over.playout(1)
    for state in (begun, over):
        assert state.current_player() < 0
        with pytest.raises(ValueError, match="no seat"):
            evaluator(game).turns(state.position)


def test_markers_are_counted_for_the_best_scorings_first() -> None:
    judge = evaluate.Evaluator()
    steps = set()
    for state in random_positions(bastide.load_game("carrara", 3, {"mode": "advanced"}), 12, seed=4):
        worths = [judge._open_scorings(state.position, 1, markers, 1.0) for markers in range(codes.SCORINGS + 2)]
        gains = [round(after - before, 9) for before, after in itertools.pairwise(worths)]
        assert worths[0] == 0.0
        assert gains == sorted(gains, reverse=True)
        assert gains[codes.SCORINGS] == 0.0, "no more than there are scorings"
        steps.update(gains)
    assert len(steps) > 12
