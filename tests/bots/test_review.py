"""A game looked back on: its course, its luck, its mistakes."""

import random
from functools import cache

import pytest

import bastide
from bastide import CHANCE, bots
from bastide.bots.reasons import Reasons
from bastide.engine.margin import margin
from bastide.engine.registry import BUNDLED
from bastide.engine.turns import course

from .positions import random_position

QUICK = [pytest.param(name, marks=[pytest.mark.slow] if name in {"carcassonne", "praga"} else []) for name in BUNDLED]
"""All games, of which two take many seconds where nothing is compiled."""


@cache
def played(name: str, *specs: str) -> bastide.State:
    """Return a finished game of these bots."""
    game = bastide.load_game(name, players=len(specs))
    rng, sitting = random.Random(name), [bots.make(spec, game, seed=seat) for seat, spec in enumerate(specs)]
    state = game.new_initial_state()
    while not state.is_terminal():
        seat = state.current_player()
        state.apply_action(bastide.random_chance(state, rng) if seat == CHANCE else sitting[seat].choose(state))
    return state


@cache
def reviewed(name: str) -> bots.Review:
    """Return the review of a game between somebody careful and somebody careless."""
    return bots.review(played(name, "greedy", "random"))


@pytest.mark.slow
@pytest.mark.parametrize("name", BUNDLED)
def test_values_begin_every_turn_and_end_with_the_scores(name: str) -> None:
    state, found = played(name, "greedy", "random"), reviewed(name)
    assert found.moments == (*(turn.ply for turn in course(state).turns), len(state.history()))
    assert found.values[-1] == tuple(state.scores())
    assert len(found.values) == len(found.luck) == len(found.moments) == len(found.gains) + 1
    luck = [sum(draw.luck[seat] for draw in found.draws) for seat in range(2)]
    assert found.luck[-1] == pytest.approx(luck, abs=0.1 * len(state.history()) ** 0.5)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("at", [(25,), (10, 10, 41)])
def test_a_game_whose_hidden_parts_were_drawn_anew_is_judged_as_it_went_on(name: str, at: tuple[int, ...]) -> None:
    state, rng, last = bastide.load_game(name).new_initial_state(), random.Random(5), max(at) + 40
    while not state.is_terminal() and len(state.history()) < last:
        for number in range(at.count(len(state.history()))):
            if len(state.told_from(last).history()) < len(state.history()):
                state = state.resample_from_infostate(number % 2, number + 9)
        chance = state.current_player() == CHANCE
        state.apply_action(bastide.random_chance(state, rng) if chance else rng.choice(state.legal_actions()))
    found = bots.review(state)
    assert found.moments[-1] == len(state.history())
    assert found.to_json()["mistakes"]
    for mistake in found.mistakes:
        assert tuple(state.history()[mistake.ply :][: len(mistake.played.actions)]) == tuple(mistake.played.actions)


@pytest.mark.slow
@pytest.mark.parametrize("name", BUNDLED)
def test_mistakes_are_what_was_done_and_what_was_better(name: str) -> None:
    state, found = played(name, "greedy", "random"), reviewed(name)
    history, seats = state.history(), [one.seat for one in found.mistakes]
    assert [one.loss for one in found.mistakes] == sorted((one.loss for one in found.mistakes), reverse=True)
    assert seats.count(1) == 3, "whoever draws lots makes mistakes"
    assert len({(one.seat, one.turn) for one in found.mistakes}) == len(seats)
    for one in found.mistakes:
        assert one.loss >= 1
        assert one.played.actions == tuple(history[one.ply : one.ply + len(one.played.actions)])
        assert one.better[0].worth - one.played.worth == pytest.approx(one.loss, abs=0.11)
        assert one.start.current_player() == one.seat == found.course.actors[one.ply]
        for line in one.better:
            after = one.start.clone()
            for action in (*line.actions, *line.follows):
                after.apply_action(action)
            parts = sum(line.settled.values()) + line.standing + sum(line.plans.values()) + line.denies + line.chances
            assert parts == pytest.approx(line.worth, abs=0.01)
    careful = [one for one in found.mistakes if one.seat == 0]
    assert not careful, "the evaluation finds no fault with who plays by it"


@pytest.mark.parametrize("name", QUICK)
def test_a_review_is_plain_data_with_sentences(name: str) -> None:
    found = reviewed(name).to_json()
    state = played(name, "greedy", "random")
    for one in found["mistakes"]:
        replayed = state.game.new_initial_state()
        for action in state.history()[: one["ply"]]:
            replayed.apply_action(action)
        for text in one["played"]["actions"]:
            replayed.apply(text)
        assert [entry["ply"] >= one["ply"] for entry in one["played"]["story"]]
        left_off = all(line["actions"] == ["end"] for line in one["better"])  # to leave something off makes no story
        assert left_off or any(line["story"] for line in one["better"])
    assert all(row == [round(point, 1) for point in row] for row in found["luck"])


@pytest.mark.slow
def test_luck_comes_to_nothing_over_all_that_could_be_drawn() -> None:
    game = bastide.load_game("carcassonne")
    state = random_position(game, seed=4, plies=40)
    while state.current_player() != CHANCE:
        state.apply_action(state.legal_actions()[0])
    reasons = Reasons(game)
    mean = [0.0, 0.0]
    for action, chance in state.chance_outcomes():
        mean = [one + chance * luck for one, luck in zip(mean, reasons.luck(state.position, action), strict=True)]
    assert mean == pytest.approx([0, 0], abs=1e-6)


def test_where_only_one_tile_can_come_there_is_no_luck() -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VEEU"})
    state = game.new_initial_state()
    for text in ("draw V", "place V 1,0 r0"):
        state.apply(text)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == CHANCE
    assert Reasons(game).luck(state.position, state.legal_actions()[0]) == pytest.approx([0, 0])


@pytest.mark.slow
def test_a_search_looks_at_the_closest_decisions_only() -> None:
    state = played("carcassonne", "greedy", "random")
    steps: list[tuple[int, int]] = []
    found = bots.review(
        state,
        bots.make("search:24", state.game, seed=1),
        closest=5,
        step=lambda done, all_: steps.append((done, all_)),
    )
    assert steps == [(number, 5) for number in range(1, 6)]
    assert 0 < len(found.mistakes) <= 5
    assert all(one.better[0].worth >= one.played.worth for one in found.mistakes)


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_went() -> None:
    state = random_position(bastide.load_game("carrara"), seed=2, plies=60)
    found = bots.review(state)
    assert found.moments[-1] == len(state.history())
    assert state.history() == random_position(bastide.load_game("carrara"), seed=2, plies=60).history()


@pytest.mark.slow
def test_what_a_line_denies_is_what_rivals_lose() -> None:
    game = bastide.load_game("carcassonne")
    reasons = Reasons(game)
    state = random_position(game, seed=12, plies=49)
    for line in bots.advise(state, bots.make("greedy", game)):
        end = state.clone()
        for action in line.actions:
            end.apply_action(action)
        seat = state.current_player()
        before, after = (reasons.judge.value(one.position) for one in (state, end))
        assert line.denies == pytest.approx(before[1 - seat] - after[1 - seat], abs=0.06)
        assert line.worth == pytest.approx(margin(after, seat) - margin(before, seat), abs=0.06)


@pytest.mark.slow
def test_several_seats_have_mistakes_of_their_own() -> None:
    state = played("carcassonne", "random", "random", "random")
    found = bots.review(state, most=1)
    assert sorted(one.seat for one in found.mistakes) == [0, 1, 2]
    assert all(len(row) == 3 for row in (*found.values, *found.luck))
