"""Past selves that are asked for their actions: what they return is looked at before it is made."""

from typing import Any

import gymnasium
import pytest

import bastide
from bastide.adapters.gymnasium import register
from bastide.adapters.seating import Policy
from bastide.arena import run_match
from tests.adapters.tables import short
from tests.adapters.test_vector import made


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda _seen, masks: masks.astype("float32"), r"actions are of shape"),
        (lambda _seen, masks: masks.argmax(axis=1).astype("float32"), r"actions are whole numbers, not float32"),
        (lambda _seen, _masks: None, r"actions are (of shape|whole numbers)"),
    ],
    ids=["a number for each action", "floats", "nothing"],
)
def test_a_policy_that_returns_no_actions_is_named_wherever_it_plays(act: Any, said: str) -> None:
    """In a single environment and in a match the first number it returned was taken for its action."""
    wrong = Policy(act, "moon")
    game = bastide.load_game("carcassonne", options=short("carcassonne"))
    for play in (
        lambda: made("carcassonne", 2, opponents=[wrong], seat=1).reset(seed=1),
        lambda: gymnasium.make(register("carcassonne"), opponents=[wrong], seat=1).reset(seed=1),
        lambda: run_match(game, [wrong, "random"], 2),
    ):
        with pytest.raises(bastide.IllegalAction, match=rf"^moon: {said}"):
            play()
    right = Policy(lambda _seen, masks: int(masks[0].argmax()))
    state = game.new_initial_state()
    state.draw(1)
    assert right.choose(state) == state.legal_actions()[0]
