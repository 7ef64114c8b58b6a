"""Who plays alone: every turn is a moment of the replay, and a hint ends with the turn."""

import random

import bastide
from bastide.engine.answers import CHANCE
from bastide.engine.turns import course
from bastide.server.thinker import answer


def test_every_turn_alone_is_a_moment_of_the_replay() -> None:
    state, rng = bastide.load_game("praga", 1).new_initial_state(), random.Random(1)
    actors, ends = [], 0
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        actors.append(state.current_player())
        ends += actors[-1] != CHANCE and state.action_to_string(action) == "end turn"
        state.apply_action(action)
    found = course(state).turns
    assert len(found) == ends == 16
    assert [turn.number for turn in found] == list(range(1, 17))
    assert {actors[turn.ply] for turn in found} == {0}


def test_a_hint_alone_ends_with_the_turn() -> None:
    game = bastide.load_game("praga", 1)
    for seed in range(20):
        state, rng = game.new_initial_state(), random.Random(seed)
        while "end turn" not in [state.action_to_string(action) for action in state.legal_actions()]:
            state.apply_action(rng.choice(state.legal_actions()))
        after = state.clone()
        after.apply("end turn")
        if after.current_player() == 0:
            break
    question = {
        "table": "alone", "game": "praga", "players": 1, "options": {}, "history": state.history(), "seat": 0,
        "spec": "greedy", "lines": 1, "seed": 1, "review": False,
    }  # fmt: skip
    (line,) = answer(question)["lines"]
    texts = []
    for action in line["actions"]:
        texts.append(state.action_to_string(action))
        state.apply_action(action)
    assert texts.count("end turn") == 1
    assert texts[-1] == "end turn"
