"""Turns are counted as the games count them, and the ways back keep to them: random games of all games."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bastide
from bastide.engine.course import SETUP
from bastide.engine.turns import course, turns
from bastide.engine.undo import Past, rewind, step_back, turn_back

from .toy import HARBOUR, harbour

pytestmark = pytest.mark.slow

FEW = settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
GAMES = pytest.mark.parametrize("name", ["carcassonne", "carrara", "caylus", "praga"])
PANEL = {"praga": "round"}
"""What a game's panel counts, where that is not `turn`."""


def played(name: str, seed: int, share: float = 1.0) -> bastide.State:
    """Return a random game of any number of players, or its beginning."""
    kind = bastide.game_type(name)
    players = kind.min_players + seed % (kind.max_players - kind.min_players + 1)
    state = bastide.Game.of(kind, players).new_initial_state()
    rng = random.Random(seed)
    made = 0
    while not state.is_terminal() and made < 900 * share:
        state.apply_action(rng.choice(state.legal_actions()))
        made += 1
    return state


@GAMES
@FEW
@given(seed=st.integers(0, 999))
def test_turns_agree_with_what_the_panel_shows_at_every_ply(name: str, seed: int) -> None:
    state = played(name, seed)
    marks, replay = course(state).marks, bastide.rewind(state, 0)
    for mark, action in zip(marks, state.history(), strict=False):
        if replay.current_player() >= 0:
            assert mark.number == replay.view(None)[PANEL.get(name, "turn")]
            assert mark.number > SETUP
        replay.apply_action(action)
    found = turns(state)
    assert [turn.number for turn in found] == sorted(turn.number for turn in found)
    assert found[0].number == 1
    assert {turn.ply for turn in found} <= {ply for ply, seat in enumerate(course(state).actors) if seat >= 0}


@GAMES
@FEW
@given(seed=st.integers(0, 999))
def test_the_turn_of_a_decision_is_the_last_that_began_before_it(name: str, seed: int) -> None:
    seen = course(played(name, seed))
    for ply, seat in enumerate(seen.actors):
        if seat >= 0:
            assert seen.turn_at(ply) == next(turn for turn in reversed(seen.turns) if turn.ply <= ply)


@GAMES
@FEW
@given(seed=st.integers(0, 999))
def test_the_story_tells_who_acted_and_in_which_turn(name: str, seed: int) -> None:
    state = played(name, seed)
    seen, log = course(state), state.story()
    numbers = [entry.turn for entry in log]
    assert numbers == sorted(numbers, key=lambda number: number or 0)
    for entry in log:
        assert entry.actor == (None if entry.ply < 0 or seen.actors[entry.ply] < 0 else seen.actors[entry.ply])
        if name != "caylus":
            assert entry.ply < 0 or entry.turn == seen.marks[entry.ply].number
    assert {number for number in numbers if number} == {turn.number for turn in turns(state)}


def test_the_last_turn_of_caylus_ends_with_what_it_tells_of_the_next() -> None:
    state = played("caylus", 2)
    begun = [entry for entry in state.story() if entry.key == "caylus-log-turn"]
    assert len(begun) > 2
    assert [entry.turn for entry in begun] == [entry.args["turn"] for entry in begun]
    assert all(entry.whose is None for entry in begun)


@GAMES
@FEW
@given(seed=st.integers(0, 999), share=st.floats(0.02, 1))
def test_a_step_and_back_again_is_no_change_and_no_step_leaves_its_turn(name: str, seed: int, share: float) -> None:
    state = played(name, seed, share)
    history, seats = state.history(), range(state.game.players)
    past = Past(state)
    for who in (None, *((seat,) for seat in seats)):
        step, turn = past.step(who), past.turn(who)
        if step is None or turn is None:
            assert not any(seat in seats if who is None else seat in who for seat in past.course.actors)
            continue
        assert turn.ply <= step.ply < len(history)
        last = max(ply for ply, seat in enumerate(past.course.actors) if seat >= 0 and (who is None or seat in who))
        assert past.course.turn_at(step.ply) == past.course.turn_at(turn.ply) == past.course.turn_at(last)
        assert who is None or step.seat in who
        again = bastide.rewind(state, step.ply)
        assert again.current_player() == step.seat
        for action in history[step.ply :]:
            again.apply_action(action)
        assert again.to_text() == state.to_text()
        assert again.story() == state.story()


@GAMES
@FEW
@given(seed=st.integers(0, 999), share=st.floats(0.02, 0.6))
def test_a_way_says_what_stands_against_it(name: str, seed: int, share: float) -> None:
    state = played(name, seed, share)
    if state.is_terminal():
        return
    past = Past(state)
    way = past.step(range(state.game.players))
    if way is None:
        return
    cut = range(way.ply, len(state.history()))
    assert way.others == ()
    replay, shown = bastide.rewind(state, way.ply), False
    for action in state.history()[way.ply :]:
        shown = shown or replay.current_player() < 0 or replay.reveals(action)
        replay.apply_action(action)
    assert way.shown == shown
    before, after = past.course.marks[way.ply], past.course.marks[-1]
    assert way.ends_turn == (not before.same_turn(after))
    assert past.free_to() >= past.course.turn_at(max(cut)).ply


def test_alone_no_way_back_crosses_a_round() -> None:
    """Solo Praga: nobody else acts, and still every turn is one of its own (B-1)."""
    state = played("praga", 4 * 5, 0.3)
    assert state.game.players == 1
    found = turns(state)
    assert len(found) > 3
    for turn, after in pairwise(found):
        there = bastide.rewind(state, after.ply)
        there.apply_action(state.history()[after.ply])
        assert bastide.undo_point(there) >= after.ply
        end = bastide.rewind(state, after.ply)
        way = turn_back(end)
        assert way is not None
        assert (way.ply, way.question) == (turn.ply, "turn")


def test_forced_decisions_go_with_the_one_before() -> None:
    state = harbour(2).new_initial_state()
    for text in ("draw red", "draw green", "draw blue", "draw blue", "store green", "work", "draw red", "draw red"):
        state.apply(text)
    step = step_back(state)
    assert step is not None
    assert (step.ply, step.shown, step.question) == (5, True, ""), "the draws go with the work"
    while len(state.legal_actions()) > 1:
        state.apply("store red")
    stored = len(state.history()) - 1
    state.apply("end turn")
    step = step_back(state)
    assert step is not None
    assert (step.ply, step.free, step.question) == (stored, True, "turn"), "there was nothing but to end the turn"
    turn = turn_back(state)
    assert turn is not None
    assert (turn.ply, turn.shown) == (4, True)


def test_others_who_have_acted_are_named() -> None:
    """A bot's answer stands between oneself and one's own turn."""
    state = bastide.load_game("carcassonne", options={"stack": "VUBV"}).new_initial_state()
    for text in ("draw V", "place V 1,0 r0", "meeple none", "draw U", "place U -1,0 r1"):
        state.apply(text)
    way = step_back(state, [0])
    assert way is not None
    assert (way.ply, way.seat, way.others, way.question) == (2, 0, (1,), "others")
    back = turn_back(state, [0])
    assert back is not None
    assert back.ply == 1
    own = step_back(state)
    assert own is not None
    assert (own.ply, own.seat, own.question, own.free) == (4, 1, "", True)


def test_a_game_that_tells_no_turns_has_them_counted_by_seats() -> None:
    kind = replace(HARBOUR, words=replace(HARBOUR.words, turn=None))
    state = bastide.Game.of(kind).new_initial_state()
    for text in ("draw red", "draw green", "draw blue", "draw blue", "store red", "end turn"):
        state.apply(text)
    assert [(turn.ply, turn.seat, turn.number) for turn in turns(state)] == [(4, 0, 1)]
    state.apply(state.action_to_string(state.legal_actions()[0]))
    assert [(turn.ply, turn.seat, turn.number) for turn in turns(state)] == [(4, 0, 1), (6, 1, 2)]


def test_ways_back_go_by_what_was_drawn_anew() -> None:
    """Carrara's seats are given other goods half way, with which they do what they could not have done before."""
    rng, game, refused = random.Random(4), bastide.load_game("carrara"), 0

    def go_on(state: bastide.State, actions: int) -> bastide.State:
        for _ in range(actions):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        return state

    for seed in range(12):
        state = go_on(game.new_initial_state(), 90)
        for _ in range(2):
            state = go_on(state.resample_from_infostate(seed % 2, seed), 12)
        history = state.history()
        for ply in (*range(0, len(history), 9), len(history)):
            assert rewind(state, ply).history() == history[:ply]
        assert rewind(state, len(history)) == state
        way = step_back(state)
        assert way is not None
        assert rewind(state, way.ply).current_player() == way.seat
        try:
            assert bastide.Record.of_state(state).replay().history() == history
        except bastide.RecordError as error:
            refused += "drawn anew" in str(error)
    assert refused, "some of this cannot have happened with the goods there were"
