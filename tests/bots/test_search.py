"""The search: exact where the end is in sight, on time, repeatable, and using again what it knows."""

import random
from time import process_time

import pytest

import bastide
from bastide.bots import evaluator, make
from bastide.bots.evaluation import PlainEvaluator
from bastide.bots.search import SearchBot
from bastide.engine.margin import margin
from bastide.engine.moves import Moves

from .positions import finish_turn, line, random_position


def searching(spec: str, game: bastide.Game) -> SearchBot:
    """Return a bot that searches."""
    bot = make(spec, game, seed=1)
    assert isinstance(bot, SearchBot)
    return bot


def exact(state: bastide.State, seat: int) -> float:
    """Return the margin of a seat under perfect play of all, by trying everything (two seats)."""
    if state.is_terminal():
        return float(state.scores()[seat] - state.scores()[1 - seat])
    if state.current_player() == bastide.CHANCE:
        return sum(chance * exact(after(state, action), seat) for action, chance in state.chance_outcomes())
    values = [exact(after(state, action), seat) for action in state.legal_actions()]
    return max(values) if state.current_player() == seat else min(values)


def after(state: bastide.State, action: int) -> bastide.State:
    following = state.clone()
    following.apply_action(action)
    return following


@pytest.mark.parametrize("seed", range(8))
def test_the_last_two_turns_are_played_perfectly(seed: int) -> None:
    rng = random.Random(seed)
    stack = "".join(rng.sample("AABBDDEEHIJJKKLNNPPRRUUUVVVVWWX", 8))
    game = bastide.load_game("carcassonne", options={"stack": stack})
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == bastide.CHANCE:
            state.apply_action(state.legal_actions()[0])
        elif len(state.history()) >= 3 * 6:
            break
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    seat = state.current_player()
    best = exact(state, seat)
    bot = SearchBot("test", evaluator(game), 1, simulations=400, width=400)
    finish_turn(bot, state)
    assert exact(state, seat) == best


CITY = """
draw N; place N 0,-1 r1; meeple city.0
draw K; place K 1,0 r0; meeple none
draw V; place V -1,0 r3; meeple none
draw V; place V 2,0 r2; meeple none
"""


@pytest.mark.parametrize("spec", ["points", "greedy", "search:40"])
def test_the_obvious_city_is_closed(spec: str) -> None:
    game = bastide.load_game("carcassonne", options={"stack": "NKVVNUV"})
    state = line(game, CITY + "draw N")
    assert finish_turn(make(spec, game, seed=1), state)[0] == "place N 1,-1 r2"
    assert state.scores()[0] == 8


@pytest.mark.parametrize("spec", ["search:40", "search:200"])
def test_a_rivals_city_is_blocked_when_only_one_tile_can_close_it(spec: str) -> None:
    # seat 1 holds V; the one tile left, N, would close the city of seat 0 at (1, -1) for 8 points instead
    # of 3, unless the cell asks for something else before
    game = bastide.load_game("carcassonne", options={"stack": "NKVVUVN"})
    state = line(game, CITY + "draw U; place U -2,0 r0; meeple none; draw V")
    closing = "place N 1,-1 r2"
    finish_turn(make(spec, game, seed=1), state)
    state.apply("draw N")
    assert closing not in [state.action_to_string(action) for action in state.legal_actions()]


@pytest.mark.parametrize("seconds", [0.5, 1.0])
def test_the_time_budget_is_kept(seconds: float) -> None:
    # by the processor's clock, so that other work on the machine does not matter
    game = bastide.load_game("carcassonne")
    for seed in range(2):
        state = random_position(game, seed, plies=90)
        bot = SearchBot("test", evaluator(game), 1, seconds=seconds, clock=process_time)
        start = process_time()
        bot.choose(state)
        assert 0.5 * seconds <= process_time() - start <= 1.1 * seconds
        assert bot.simulations_done


class Clock:
    """Time that passes by a fixed amount whenever somebody looks."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("tick", [0.0005, 0.01, 0.05, 0.3, 2.0])
def test_the_clock_is_looked_at_often_enough(tick: float) -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VUEVJKUBV"})
    clock = Clock(tick)
    bot = SearchBot("test", evaluator(game), 1, seconds=1.0, clock=clock)
    bot.choose(line(game, "draw V"))
    assert clock.now <= 1.0 + 6 * tick  # at most a few looks at the clock after the budget
    assert clock.now >= 0.9 - 2 * tick or tick > 0.1


def test_a_budget_of_simulations_is_kept_and_spent() -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VUEVJKUBV"})
    for simulations in (8, 50, 200):
        bot = searching(f"search:{simulations}", game)
        bot.choose(line(game, "draw V"))
        assert 0.7 * simulations <= bot.simulations_done <= simulations


def test_of_two_budgets_the_first_that_is_spent_counts() -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VUEVJKUBV"})
    done = []
    for tick, simulations in ((0.0, 60), (0.01, 10_000)):
        clock = Clock(tick)
        bot = SearchBot("test", evaluator(game), 1, seconds=1.0, simulations=simulations, clock=clock)
        bot.choose(line(game, "draw V"))
        assert clock.now <= 1.0 + 6 * tick
        done.append(bot.simulations_done)
    assert 0.7 * 60 <= done[0] <= 60
    assert 0 < done[1] < 1000
    judge = PlainEvaluator(Moves(game.type.kernel))
    with pytest.raises(ValueError, match="a budget of"):
        SearchBot("test", judge)


def test_what_was_foreseen_is_used_again() -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VUEVJKUBV"})
    bot, state = searching("search:200", game), line(game, "draw V")
    finish_turn(bot, state)
    state.apply_action(state.legal_actions()[0])
    state = bastide.State(game, evaluator(game).reply(state.position))  # as the search expects the other seat to play
    state.apply_action(state.legal_actions()[0])
    known = bot._known(state.history())
    assert known is not None
    assert known.position.history()[: len(state.history())] == state.history()
    assert known.children
    finish_turn(bot, state)
    assert any(candidate.node is known for candidate in bot._tree)


def test_a_plan_is_dropped_when_the_game_went_another_way() -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VUEVJKUBV"})
    bot, state = make("search:16", game, seed=1), line(game, "draw V")
    chosen = bot.choose(state)
    other = next(action for action in state.legal_actions() if action != chosen)
    state.apply_action(other)
    assert bot.choose(state) in state.legal_actions()


def test_with_several_rivals_the_leader_counts_most() -> None:
    assert margin([30.0, 22.0], 0) == 8.0
    level = margin([30.0, 25.0, 25.0], 0)
    assert level == pytest.approx(5.0)
    assert margin([30.0, 28.0, 22.0], 0) < level
    assert margin([30.0, 26.0, 25.0], 0) < level
    # a point off the leader is worth more than a point off the last
    base = margin([30.0, 40.0, 20.0], 0)
    assert margin([30.0, 39.0, 20.0], 0) - base > margin([30.0, 40.0, 19.0], 0) - base > 0
