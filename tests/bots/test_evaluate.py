"""The evaluation of Carcassonne: exact at the end, quick and slow ways agree, and it knows what is trapped."""

import itertools
import random
from dataclasses import replace
from typing import Any

import pytest

import bastide
from bastide.bots import evaluator
from bastide.bots.bot import GreedyBot
from bastide.bots.evaluation import Evaluator, PlainEvaluator
from bastide.bots.spec import InvalidBot, make
from bastide.bots.weights import chosen, fitted_weights, parse, weight_sets
from bastide.engine.margin import margin
from bastide.engine.moves import Moves
from bastide.games.carcassonne.kernel import codes, completion, evaluate, tables, weights

from .positions import CONFIGURATIONS, line, random_position


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", CONFIGURATIONS, ids=lambda options: "-".join(map(str, options.values())) or "seed")
def test_turns_are_judged_as_their_ends_are(players: int, options: dict[str, object]) -> None:
    game = bastide.load_game("carcassonne", players=players, options=options)
    judge, slow = evaluator(game), evaluator(game)
    for seed in range(4):
        state = random_position(game, seed)
        turns = judge.turns(state.position)
        assert [lead for lead, _ in turns] == sorted((lead for lead, _ in turns), reverse=True)
        plain = PlainEvaluator(Moves(game.type.kernel), slow)
        ends = {actions: lead for lead, actions, _ in plain._ends(state.position)}
        assert {actions for _, actions in turns} == set(ends)
        for lead, actions in turns:
            assert lead == pytest.approx(ends[actions], abs=1e-9)
        after = judge.reply(state.position)
        assert tuple(after.history()[len(state.history()) :]) == turns[0][1]


def test_a_finished_game_is_worth_its_scores() -> None:
    game = bastide.load_game("carcassonne", players=4)
    state = game.new_initial_state()
    state.playout(3)
    assert evaluator(game).value(state.position) == state.scores()
    assert PlainEvaluator(Moves(game.type.kernel)).value(state.position) == state.scores()


def test_there_are_no_turns_where_no_seat_decides() -> None:
    game = bastide.load_game("carcassonne")
    for judge in (evaluator(game), PlainEvaluator(Moves(game.type.kernel))):
        with pytest.raises(ValueError, match="no seat"):
            judge.turns(game.new_initial_state().position)


def test_values_do_not_depend_on_what_was_judged_before() -> None:
    game = bastide.load_game("carcassonne", players=3)
    used = evaluator(game)
    for seed in range(6):
        state = random_position(game, seed)
        used.turns(state.position)
        assert used.value(state.position) == evaluator(game).value(state.position)


def test_the_same_evaluator_may_judge_games_of_different_sizes() -> None:
    two, five = (random_position(bastide.load_game("carcassonne", players=n), 4) for n in (2, 5))
    judge = evaluator(two.game)
    first = judge.value(two.position)
    assert len(judge.value(five.position)) == 5
    assert judge.value(two.position) == first


CITY = "draw E; place E 0,-1 r2; meeple none; draw N; place N 1,0 r3; meeple city.0"


def test_points_only_leaves_out_plans() -> None:
    game = bastide.load_game("carcassonne")
    state = game.new_initial_state()
    assert evaluator(game, sees=0.0).value(state.position) == [0.0, 0.0]
    assert evaluator(game).value(state.position)[0] > 5


def test_a_feature_that_no_tile_can_close_is_worth_what_it_scores_unfinished() -> None:
    # with nothing but roads left, a city edge stays open for ever, and its meeple never comes home
    judge = {}
    for stack in ("EUUUUUU", "EEEEUUU"):
        game = bastide.load_game("carcassonne", options={"stack": stack})
        state = line(game, "draw E; place E 0,1 r2; meeple city.0")
        judge[stack] = evaluator(game, sees=0.0).value(state.position)[0]
    assert judge["EUUUUUU"] == pytest.approx(1.0, abs=0.7)
    assert judge["EEEEUUU"] > judge["EUUUUUU"] + 0.5


def test_what_closes_an_open_edge_is_counted_by_fitting_and_capping() -> None:
    city, road, field = 3, 2, 1
    north = 0
    closes = completion.closing_kinds(city, north)
    kinds = {tables.LETTERS[kind] for kind in range(codes.KINDS) if closes >> kind & 1}
    assert kinds == set("DEHIJKL"), "one city edge, and nothing of that city elsewhere"
    both = completion.closing_kinds(city | city << 2, north)
    kinds = {tables.LETTERS[kind] for kind in range(codes.KINDS) if both >> kind & 1}
    assert kinds == set("IMNOP"), "two adjacent city edges: one corner city, or two caps"
    ends = completion.closing_kinds(road, north)
    kinds = {tables.LETTERS[kind] for kind in range(codes.KINDS) if ends >> kind & 1}
    assert kinds == set("ALSTWX")
    assert completion.closing_kinds(field, north) == 0
    assert completion.closing_kinds(0, north) == 0


def test_more_tiles_that_close_it_make_a_city_worth_more() -> None:
    values = []
    for stack in ("NVVVV", "NEVVV", "NEEVV", "NEEEV"):
        game = bastide.load_game("carcassonne", options={"stack": stack})
        state = line(game, "draw N; place N 0,-1 r1; meeple city.0")
        values.append(evaluator(game, sees=0.0).value(state.position)[0])
    assert values == sorted(values)
    assert values[-1] > values[0]


def test_one_meeple_in_hand_is_worth_more_than_the_seventh() -> None:
    game = bastide.load_game("carcassonne")
    early, late = random_position(game, seed=8, plies=30), random_position(game, seed=8, plies=200)
    judge = evaluator(game)
    assert isinstance(judge, evaluate.Evaluator)
    judge.value(early.position)
    worths = [judge.weighing._hand(float(meeples)) for meeples in range(8)]
    steps = [after - before for before, after in itertools.pairwise(worths)]
    assert worths[0] == 0
    assert steps == sorted(steps, reverse=True)
    judge.value(late.position)
    assert judge.weighing._hand(7.0) < worths[7]


@pytest.mark.parametrize("name", ["carcassonne", "caylus", "carrara", "praga"])
def test_weights_are_known_by_name_and_within_bounds(name: str) -> None:
    kind = bastide.game_type(name)
    assert kind.judging is not None
    bounds = kind.judging.weights
    for release in ("", "0.1"):
        for found in weight_sets(kind.package, release):
            assert set(found.weights) == set(bounds)
            for weight, value in found.weights.items():
                assert bounds[weight][1] <= value <= bounds[weight][2], weight
    for players in range(kind.min_players, kind.max_players + 1):
        for preset in kind.presets or [""]:
            game = bastide.load_game(name, players, {"preset": preset} if preset else {})
            assert fitted_weights(game), "every game at the table has weights of its own"
            assert fitted_weights(game, "0.1") != fitted_weights(game)
    with pytest.raises(ValueError, match="no weight 'luck'"):
        kind.judging.evaluator({"luck": 1.0})


def test_the_first_set_that_suits_a_game_is_taken() -> None:
    sets = parse(
        {
            "sets": [
                {"seats": [2, 2], "options": {"field_scoring": "field_each"}, "weights": {"shared": 1.0}},
                {"seats": [3, 5], "weights": {"shared": 2.0}},
                {"weights": {"shared": 3.0}},
            ]
        }
    )
    modern = {"preset": "modern"}
    assert chosen(sets, bastide.load_game("carcassonne", 2, modern)) == {"shared": 1.0}
    assert chosen(sets, bastide.load_game("carcassonne", 4, modern)) == {"shared": 2.0}
    assert chosen(sets, bastide.load_game("carcassonne", 2)) == {"shared": 3.0}
    assert chosen(sets[:2], bastide.load_game("carcassonne", 2)) == {}


def test_an_opponent_of_an_earlier_release_stays_as_it_was() -> None:
    game = bastide.load_game("carcassonne", 2)
    frozen = make("greedy@0.1", game)
    assert isinstance(frozen, GreedyBot)
    judge = frozen._evaluator
    assert isinstance(judge, evaluate.Evaluator)
    assert judge.weighing.weight[weights.MEEPLE_USE] == 8.3024, "as release 0.1 had it"
    names = "greedy@0.1", "search@0.1:20", "search@0.1:0.5s"
    assert [make(name, game).name for name in names] == list(names)
    for wrong in ("greedy@0.0", "greedy@", "greedy@../0.1", "random@0.1", "points@0.1", "search@0.1:"):
        with pytest.raises(InvalidBot):
            make(wrong, game)


def test_a_game_without_an_evaluation_is_judged_by_its_scores() -> None:
    game = bastide.load_game("carcassonne")
    plain = bastide.Game.of(replace(game.type, judging=None))
    assert type(evaluator(plain)) is PlainEvaluator
    assert weight_sets("bastide.bots") == ()
    assert isinstance(evaluator(game), Evaluator)


def test_a_judge_that_only_values_is_enough() -> None:
    class Judge:
        def value(self, position: Any) -> list[float]:
            return [float(points) for points in position.scores()]

    game = bastide.load_game("carcassonne", options={"stack": "VUE"})
    state = line(game, "draw V")
    judge = PlainEvaluator(Moves(game.type.kernel), Judge())
    lead, actions = judge.turns(state.position)[0]
    assert len(actions) == 2
    assert judge.reply(state.position).history() == [*state.history(), *actions]
    assert lead == margin([float(points) for points in judge.reply(state.position).scores()], 0)


def test_rivals_ahead_matter_more_with_three_seats() -> None:
    rng = random.Random(1)
    game = bastide.load_game("carcassonne", players=3)
    for _ in range(3):
        state = random_position(game, rng.randrange(1000), plies=70)
        judge, seat = evaluator(game), state.current_player()
        lead, _ = judge.turns(state.position)[0]
        assert lead == pytest.approx(margin(judge.value(judge.reply(state.position)), seat))
