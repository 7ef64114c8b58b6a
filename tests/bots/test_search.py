"""The search: exact where the end is in sight, on time, repeatable, and using again what it knows."""

import random
from collections.abc import Callable
from dataclasses import replace
from time import process_time
from typing import Any

import pytest

import bastide
from bastide.bots import evaluator, make
from bastide.bots.endings import Endings, lead_of, width_for
from bastide.bots.evaluation import PlainEvaluator
from bastide.bots.prospects import Prospects
from bastide.bots.search import SearchBot
from bastide.bots.tree import TreeBot
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


def ends(state: bastide.State, wanted: Callable[[list[float], int], float]) -> list[tuple[float, list[float]]]:
    """Return how a game may end if each seat does what it wants most, by trying everything."""
    if state.is_terminal():
        return [(1.0, [float(points) for points in state.scores()])]
    if state.current_player() == bastide.CHANCE:
        return [
            (chance * further, points)
            for action, chance in state.chance_outcomes()
            for further, points in ends(after(state, action), wanted)
        ]
    seat = state.current_player()
    return max(
        (ends(after(state, action), wanted) for action in state.legal_actions()),
        key=lambda found: sum(chance * wanted(points, seat) for chance, points in found),
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 3])
def test_the_last_three_turns_are_played_perfectly(seed: int) -> None:
    rng = random.Random(seed)
    stack = "".join(rng.sample("AABBDDEEHIJJKKLNNPPRRUUUVVVVWWX", 6))
    game = bastide.load_game("carcassonne", options={"stack": stack})
    state = game.new_initial_state()
    while len(state.history()) < 3 * 3 + 1:
        state.apply_action(rng.choice(state.legal_actions()))
    seat, prospects = state.current_player(), Prospects(game.type.judging, state.position)

    def wanted(points: list[float], who: int) -> float:
        return prospects.ended(points, margin(points, who), who)

    def worth(state: bastide.State) -> float:
        return sum(chance * wanted(points, seat) for chance, points in ends(state, wanted))

    best = worth(state)
    bot = SearchBot("test", evaluator(game), 1, simulations=10_000, width=400)
    finish_turn(bot, state)
    assert worth(state) == pytest.approx(best)


class Position:
    """A place in a little tree: points at the end, what may be drawn with its chances, or what a seat may choose."""

    def __init__(self, at: Any) -> None:
        self.at = at

    def clone(self) -> "Position":
        return Position(self.at)

    def current_player(self) -> int:
        if isinstance(self.at, list):
            return bastide.TERMINAL
        return bastide.CHANCE if self.at[0] == "draw" else int(self.at[0])

    def left(self) -> int:
        """Return how many turns are to come after the one on hand."""
        if isinstance(self.at, list):
            return -1
        following = self.at[1].values() if self.at[0] == "draw" else self.at[1]
        return max(Position(each).left() for each in following) + int(self.at[0] != "draw")


class Rules:
    """The rules of such trees, and a judge who ranks turns as they are listed and knows the best end of the last."""

    def chances(self, position: Position) -> list[tuple[int, float]]:
        return list(enumerate(position.at[1]))

    def act(self, position: Position, action: int) -> None:
        _, further = position.at
        position.at = list(further.values())[action] if isinstance(further, dict) else further[action]

    def after(self, position: Position, action: int) -> Position:
        copy = position.clone()
        self.act(copy, action)
        return copy

    def value(self, position: Position) -> list[float]:
        return list(position.at)

    def turns(self, position: Position) -> list[tuple[float, tuple[int, ...]]]:
        return [(-float(action), (action,)) for action in range(len(position.at[1]))]

    def reply(self, position: Position) -> Position:
        seat = position.current_player()
        options = [self.after(position, action) for (action,) in [turn for _, turn in self.turns(position)]]
        return max(options, key=lambda end: margin(end.at, seat))


def test_a_turn_is_worth_the_mean_over_what_may_be_drawn_and_answered() -> None:
    rules: Any = Rules()
    # seat 0 plays, one of two tiles is drawn, and seat 1 answers: with the first tile it can win by 10, else it loses
    gamble = ("draw", {0.25: (1, [[0.0, 10.0], [50.0, 0.0]]), 0.75: (1, [[8.0, 0.0], [40.0, 0.0]])})
    solid = ("draw", {1.0: (1, [[1.0, 0.0]])})
    root = Position((0, [gamble, solid]))
    judging = replace(bastide.game_type("carcassonne").judging, left=Position.left)  # type: ignore[type-var]
    prospects = Prospects(judging, root)
    endings = Endings(rules, rules, prospects)
    found = [endings.of(root, turn, 2) for turn in rules.turns(root)]
    assert found == [[(0.25, [0.0, 10.0]), (0.75, [8.0, 0.0])], [(1.0, [1.0, 0.0])]]
    assert [lead_of(each, 0) for each in found] == [3.5, 1.0]
    # to win for certain by a point is better than to win three times of four by eight
    assert endings.wanted(found[1], 0) > endings.wanted(found[0], 0)
    leads = Endings(rules, rules, Prospects(None, root))
    assert leads.wanted(found[0], 0) == 3.5


@pytest.mark.parametrize(
    ("left", "turns", "replies", "width"),
    [(0, 30, 1000, 0), (1, 30, 30, 30), (1, 31, 30, 0), (2, 30, 128, 8), (2, 30, 7, 0), (3, 2, 10_000, 0)],
)
def test_games_are_played_out_where_there_is_time_for_it(left: int, turns: int, replies: int, width: int) -> None:
    assert width_for(left, turns, replies) == width


def test_winning_comes_before_points() -> None:
    game = bastide.load_game("carcassonne")
    prospects = Prospects(game.type.judging, game.new_initial_state().position)
    late = random_position(game, 3, plies=200)
    assert prospects.left(late.position) in range(7)
    # a point more matters where the game is close, hardly where it is decided, and never less than nothing
    gains = [
        prospects.wanted(lead + 1.0, late.position) - prospects.wanted(lead, late.position) for lead in (0.0, 30.0)
    ]
    assert gains[0] > 20 * gains[1] > 0
    # as many points as another has is half of a win; of two rivals the better one counts
    assert prospects.ended([30.0, 30.0], 0.0, 0) == 0
    assert prospects.ended([30.0, 29.0, 31.0], 0.0, 0) < 0 < prospects.ended([30.0, 29.0, 12.0], 0.0, 0)
    # early in a game a lead is nearly itself, and so it is in games that do not say how much is to come
    assert prospects.wanted(5.0, game.new_initial_state().position) == pytest.approx(5.0, abs=0.1)
    assert Prospects(None, None).wanted(5.0, None) == Prospects(None, None).ended([1.0, 2.0], 5.0, 0) == 5.0


def test_release_0_1_compares_leads() -> None:
    game = bastide.load_game("carcassonne")
    released, now = searching("search@0.1:40", game), searching("search@plain:40", game)
    assert released._by_leads
    assert not now._by_leads


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
    for search in (SearchBot, TreeBot):
        with pytest.raises(ValueError, match="a budget of"):
            search("test", judge)
        for none in (0, -1):
            with pytest.raises(ValueError, match=f"one simulation at least, not {none}"):
                search("test", judge, simulations=none)


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


def test_a_turn_that_was_planned_in_one_loaded_position_is_not_played_in_another() -> None:
    game = bastide.load_game("carcassonne")
    text = "place seat=1 tile=N scores={},0 supply=7,7 aside=- tiles=D@0,0r0;V@1,0r0"
    one, other = (game.from_text(text.format(points)) for points in (0, 40))
    bot = make("search:8", game, seed=1)
    assert isinstance(bot, SearchBot)
    placed = bot.choose(one)
    for state in (one, other):
        state.apply_action(placed)
    planned, bot.simulations_done = bot.choose(one), -1
    assert planned in one.legal_actions()
    assert bot.simulations_done == -1, "the turn goes as it was planned"
    bot.choose(other)
    assert bot.simulations_done > 0, "this is another game: it is looked at"
