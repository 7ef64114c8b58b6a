"""Search by a tree, and the evaluations of the games that use it."""

import random
from types import SimpleNamespace
from typing import Any

import pytest

import bastide
from bastide import bots
from bastide.bots import evaluator
from bastide.bots.bot import imagined
from bastide.bots.tree import TreeBot
from bastide.engine.chance import random_chance
from bastide.engine.margin import margin
from bastide.engine.play import State

GAMES = ("caylus", "carrara", "praga")


def played(name: str, specs: list[str], seed: int, **options: str) -> State:
    """Return the end of a game between these bots."""
    game = bastide.load_game(name, len(specs), options)
    state, rng = game.new_initial_state(), random.Random(seed)
    seats = [bots.make(spec, game, seed) for spec in specs]
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(random_chance(state, rng) if seat < 0 else seats[seat].choose(state))
    return state


def test_who_counts_points_alone_still_sends_workers_out_at_caylus() -> None:
    scores = played("caylus", ["points", "points"], 1).scores()
    assert min(scores) > 30, "goods are points to come; who does not see them throws every worker away"


def decision(name: str, seed: int, decisions: int) -> State:
    """Return a position with a choice, some decisions of a random game in."""
    state, rng = bastide.load_game(name, 2).new_initial_state(), random.Random(seed)
    while decisions or len(state.legal_actions()) < 3 or state.current_player() < 0:
        decisions -= state.current_player() >= 0 and decisions > 0
        state.apply_action(
            random_chance(state, rng) if state.current_player() < 0 else rng.choice(state.legal_actions())
        )
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_at_every_table(name: str) -> None:
    kind = bastide.load_game(name).type
    for players in range(kind.min_players, kind.max_players + 1):
        scores = played(name, ["greedy", *["random"] * (players - 1)], players).scores()
        assert scores[0] == max(scores), (players, scores)


@pytest.mark.parametrize("name", GAMES)
def test_search_is_a_tree_and_repeats_itself_under_a_seed(name: str) -> None:
    state = decision(name, 3, 14 if name == "praga" else 12)
    first, again = (bots.make("search:25", state.game, seed=5) for _ in range(2))
    assert isinstance(first, TreeBot)
    before = state.to_text()
    assert first.choose(state) == again.choose(state)
    assert first.choose(state) in state.legal_actions()
    assert state.to_text() == before
    assert first.simulations_done == 25


@pytest.mark.parametrize("name", GAMES)
def test_search_keeps_to_its_time(name: str) -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.05
        return now[0]

    state = decision(name, 4, 8)
    bot = TreeBot("search:1s", evaluator(state.game), 1, seconds=1.0, clock=clock)
    assert bot.choose(state) in state.legal_actions()
    assert 1 <= bot.simulations_done <= 20
    for simulations, least, most in ((3, 3, 3), (500, 1, 20)):  # of two budgets the first that is spent counts
        bot = TreeBot("test", evaluator(state.game), 1, seconds=1.0, simulations=simulations, clock=clock)
        bot.choose(state)
        assert least <= bot.simulations_done <= most


@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_worth_its_points(name: str) -> None:
    state = played(name, ["random", "random"], 9)
    assert evaluator(state.game).value(state.position) == [float(points) for points in state.scores()]
    with pytest.raises(ValueError, match="no seat"):
        evaluator(state.game).turns(state.position)


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_actions_best_first(name: str) -> None:
    state = decision(name, 6, 20)
    judge = evaluator(state.game)
    turns = judge.turns(state.position)
    found = {actions[0] for _, actions in turns}
    assert found == set(state.legal_actions()) or (name == "praga" and found < set(state.legal_actions()))
    assert [lead for lead, _ in turns] == sorted((lead for lead, _ in turns), reverse=True)
    after = state.clone()
    after.apply_action(turns[0][1][0])
    assert margin(judge.value(after.position), state.current_player()) == pytest.approx(turns[0][0])
    assert bastide.State(state.game, judge.reply(state.position)).to_text() == after.to_text()


@pytest.mark.parametrize("name", GAMES)
def test_weights_have_names(name: str) -> None:
    judging = bastide.game_type(name).judging
    assert judging is not None
    assert set(judging.beyond_points) <= set(judging.weights)
    with pytest.raises(ValueError, match="no weight 'luck'"):
        judging.evaluator({"luck": 1.0})


def test_only_what_the_actions_do_not_tell_is_drawn_anew() -> None:
    state = decision("carrara", 2, 30)
    assert imagined(state, 0, 1).to_text() == state.to_text()
    asked: list[tuple[int, int]] = []

    def resample(seat: int, seed: int) -> str:
        asked.append((seat, seed))
        return "another"

    secret: Any = SimpleNamespace(
        game=SimpleNamespace(type=SimpleNamespace(hidden_information=True)), resample_from_infostate=resample
    )
    imagination: object = imagined(secret, 1, 7)
    assert imagination == "another"
    assert asked == [(1, 7)]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_found_from_one_loaded_position_on_is_not_taken_for_another(name: str) -> None:
    """After the same first action a bot chooses as if it had never seen the other position."""
    differ = 0
    for seed in range(12):
        first, second = (decision(name, seed + more, 12) for more in (0, 100))
        one, other = (state.game.from_text(state.to_text()) for state in (first, second))
        common = sorted(set(one.legal_actions()) & set(other.legal_actions()))
        if not common:
            continue
        for state in (one, other):
            state.apply_action(common[0])
        if min(one.current_player(), other.current_player()) < 0 or len(one.legal_actions()) < 2:
            continue
        bot = bots.make("search:6", one.game, seed=1)
        assert isinstance(bot, TreeBot)
        bot.choose(one)
        assert bot.choose(other) in other.legal_actions()
        differ += one.to_text() != other.to_text()
        assert bot.found.keys() <= set(other.legal_actions())
    assert differ
