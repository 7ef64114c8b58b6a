"""The evaluation of Praga Caput Regni: whole turns, nothing given away, alone as well as against others."""

import random
from statistics import mean

import pytest

import bastide
from bastide import bots
from bastide.bots import evaluator
from bastide.bots.spec import make
from bastide.bots.tree import TreeBot
from bastide.engine.answers import CHANCE
from bastide.engine.chance import random_chance
from bastide.engine.margin import margin
from bastide.engine.play import State

from .test_tree import decision, played


def steps(spec: str, players: int, seed: int) -> list[tuple[State, int]]:
    """Return every decision of a game that one bot plays for all, with what it chose."""
    game = bastide.load_game("praga", players)
    state, rng, bot = game.new_initial_state(), random.Random(seed), make(spec, game, seed)
    found = []
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(random_chance(state, rng))
            continue
        action = bot.choose(state)
        found.append((state.clone(), action))
        state.apply_action(action)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 3])
def test_greedy_gives_no_free_gain_away(players: int) -> None:
    ends = 0
    for state, action in steps("greedy", players, players):
        if state.action_to_string(action) != "end turn":
            continue
        ends += 1
        waiting = [state.action_to_string(other) for other in state.legal_actions()]
        assert not [text for text in waiting if text.startswith(("step", "reward", "road 1 free", "bonus gain"))]
    assert ends == 16 * players


@pytest.mark.slow
def test_greedy_alone_comes_near_a_good_score() -> None:
    scores = [played("praga", ["greedy"], seed).scores()[0] for seed in range(4)]
    assert mean(scores) > 120


def test_orders_that_lead_to_the_same_are_left_out() -> None:
    state = bastide.load_game("praga", 2, {"start_player": "0"}).new_initial_state()
    rng = random.Random(1)
    while state.current_player() == CHANCE:
        state.apply_action(random_chance(state, rng))
    found = {
        state.action_to_string(actions[0]).split()[0] for _, actions in evaluator(state.game).turns(state.position)
    }
    assert found == {"tile"}
    assert {state.action_to_string(action).split()[0] for action in state.legal_actions()} > found


def test_looking_ahead_repeats_itself_and_leaves_the_position_alone() -> None:
    state = decision("praga", 5, 30)
    judge, before = evaluator(state.game), state.to_text()
    first = judge.ahead(state.position, 3)  # type: ignore[attr-defined]
    assert first == judge.ahead(state.position, 3)  # type: ignore[attr-defined]
    assert state.to_text() == before
    others = [decision("praga", number, 40) for number in range(4)]
    assert max(len({tuple(judge.ahead(other.position, seed)) for seed in range(6)}) for other in others) > 1  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_search_stops_where_only_one_action_makes_sense() -> None:
    for state, _ in steps("greedy", 1, 4):
        bot = make("search:30", state.game, 1)
        assert isinstance(bot, TreeBot)
        if len(state.legal_actions()) > 1 and len(evaluator(state.game).turns(state.position)) == 1:
            assert bot.choose(state) in state.legal_actions()
            assert bot.simulations_done == 1
            return
    pytest.fail("there was always a choice")


def test_a_time_is_for_a_turn() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    bot = make("search:2s", bastide.load_game("praga", 2), 1)
    assert isinstance(bot, TreeBot)
    bot._clock = clock
    assert bot.name == "search:2s"
    bot.choose(decision("praga", 3, 40))
    assert now[0] <= 0.55


def test_alone_one_has_no_rival() -> None:
    assert margin([30.0], 0) == 30.0
    alone = bastide.load_game("praga", 1).new_initial_state()
    alone.playout(2)
    assert evaluator(alone.game).value(alone.position) == [float(alone.scores()[0])]


@pytest.mark.parametrize("level", bots.LEVELS, ids=lambda level: level.name)
def test_every_level_plays_alone(level: bots.Level) -> None:
    game = bastide.load_game("praga", 1)
    state, rng, bot = game.new_initial_state(), random.Random(3), make(level.id, game, 1)
    made = 0
    while made < 3:
        if state.current_player() == CHANCE:
            state.apply_action(random_chance(state, rng))
            continue
        state.apply_action(bot.choose(state))
        made += 1
