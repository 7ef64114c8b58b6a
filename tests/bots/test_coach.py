"""A coach: lines that are legal, their order, and points by cause that add up."""

import pytest

import bastide
from bastide import bots
from bastide.engine.registry import BUNDLED

from .positions import random_position


@pytest.mark.parametrize("spec", ["greedy", "search:20", "random"])
@pytest.mark.parametrize("name", BUNDLED)
def test_lines_are_legal_turns_and_their_points_add_up(name: str, spec: str) -> None:
    game = bastide.load_game(name, players=2)
    state = random_position(game, seed=5, plies=40)
    before, seat = state.to_text(), state.current_player()
    lines = bots.advise(state, bots.make(spec, game, seed=1), seed=1)
    assert state.to_text() == before
    assert 1 <= len(lines) <= 3
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
    for line in lines:
        end = state.clone()
        for action in line.actions:
            assert end.current_player() == seat
            end.apply_action(action)
        assert end.scores()[seat] - state.scores()[seat] == sum(line.settled.values())
        standing = [one.if_ended(seat)[seat] - one.scores()[seat] for one in (state, end)]
        assert line.standing == standing[1] - standing[0]
        assert line.worth == pytest.approx(sum(line.settled.values()) + line.standing + line.prospects, abs=0.06)


@pytest.mark.parametrize(("name", "spec"), [("carcassonne", "greedy"), ("carrara", "search:30")])
def test_the_best_line_is_what_the_bot_does(name: str, spec: str) -> None:
    game = bastide.load_game(name)
    state = random_position(game, seed=8, plies=30)
    chosen = bots.make(spec, game, seed=3).choose(state.clone())
    assert bots.advise(state, bots.make(spec, game, seed=3))[0].actions[0] == chosen


def test_no_two_lines_come_to_the_same() -> None:
    game = bastide.load_game("praga", players=2)
    for seed in range(4):
        state = random_position(game, seed=seed)
        ends = []
        for line in bots.advise(state, bots.make("greedy", game)):
            end = state.clone()
            for action in line.actions:
                end.apply_action(action)
            ends.append(end.to_text())
        assert len(set(ends)) == len(ends)


def test_a_line_ends_with_the_turn() -> None:
    game = bastide.load_game("carcassonne")
    state = random_position(game, seed=2, plies=31)
    for line in bots.advise(state, bots.make("greedy", game)):
        end = state.clone()
        for action in line.actions:
            end.apply_action(action)
        assert end.current_player() in (bastide.CHANCE, bastide.TERMINAL)


def test_a_bot_that_compares_nothing_gives_one_line() -> None:
    game = bastide.load_game("carcassonne")
    assert len(bots.advise(random_position(game, seed=2, plies=31), bots.make("random", game, seed=1))) == 1


def test_advice_is_for_who_decides() -> None:
    state = bastide.load_game("carcassonne").new_initial_state()
    with pytest.raises(ValueError, match="seat"):
        bots.advise(state, bots.make("greedy", state.game))
