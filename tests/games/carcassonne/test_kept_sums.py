"""What the kernel keeps up to date while tiles are drawn and laid is what counting anew finds."""

import random

import pytest

import bastide
from bastide.games.carcassonne.kernel import codes, placing, tables
from bastide.games.carcassonne.kernel.state import Position

STACK = "EXAQVUJ"


def demand_kept_sums(position: Position) -> None:
    needs = [position.front_need(front) for front in range(position.fronts)]
    for kind in range(codes.KINDS):
        counted = sum(tables.WAYS[256 * kind + need] for need in needs)
        assert placing.ways(position.word, kind) == counted, f"tile {tables.LETTERS[kind]}"
    left = [position.left(kind) for kind in range(codes.KINDS)]
    fours = [position.packed[codes.LEFT_OF_FOUR_AT + group] for group in range(codes.KINDS // 4)]
    assert fours == [sum(left[group * 4 : group * 4 + 4]) for group in range(codes.KINDS // 4)]
    assert position.unseen == sum(left)


@pytest.mark.parametrize("options", [{}, {"stack": STACK}], ids=["whole box", "fixed stack"])
@pytest.mark.parametrize("seed", range(3))
def test_sums_hold_after_every_action(seed: int, options: dict[str, str]) -> None:
    rng, state = random.Random(seed), bastide.load_game("carcassonne", 2, options).new_initial_state()
    demand_kept_sums(state.position)
    while actions := state.legal_actions():
        state.apply_action(rng.choice(actions))
        demand_kept_sums(state.position)


def test_a_position_that_was_read_has_the_sums_of_one_that_was_played() -> None:
    game = bastide.load_game("carcassonne")
    state = game.new_initial_state()
    rng = random.Random(7)
    for _ in range(80):
        state.apply_action(rng.choice(state.legal_actions()))
    demand_kept_sums(game.from_text(state.to_text()).position)


def test_sums_of_a_copy_are_its_own() -> None:
    state = bastide.load_game("carcassonne").new_initial_state()
    before = state.to_text()
    whole = state.clone()
    whole.playout(5)
    assert state.to_text() == before
    demand_kept_sums(state.position)
    demand_kept_sums(whole.position)
