"""What bots may do: the kernel finds it as fast as it can, and as the plain way does."""

import pytest

import bastide
from bastide.bots import evaluator
from bastide.testing import all_configurations
from tests.games.plain_turns import check_turns

GAMES = list(all_configurations("caylus"))


@pytest.mark.parametrize("players", sorted({game.players for game in GAMES}))
def test_turns_are_those_of_the_plain_way(players: int) -> None:
    games = [game for game in GAMES if game.players == players]
    decisions = sum(check_turns(game, seed) for seed, game in enumerate(games))
    assert decisions > 3 * len(games)


def test_there_are_no_turns_where_no_seat_decides() -> None:
    game = bastide.load_game("caylus")
    begun, over = game.new_initial_state(), game.new_initial_state()
    over.playout(1)
    for state in (begun, over):
        assert state.current_player() < 0
        with pytest.raises(ValueError, match="no seat"):
            evaluator(game).turns(state.position)
