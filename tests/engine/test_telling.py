"""One telling follows a game forth and back, and begins in the midst of one if it must."""

import random
from typing import Any

import pytest

import bastide
from bastide.engine.answers import CHANCE
from bastide.engine.play import State
from bastide.engine.registry import BUNDLED
from bastide.engine.turns import course

GAMES = pytest.mark.parametrize("name", BUNDLED)


def step(state: State, rng: random.Random) -> None:
    chances = state.chance_outcomes() if state.current_player() == CHANCE else []
    state.apply_action(rng.choice([action for action, _ in chances] or state.legal_actions()))


def begun(name: str) -> State:
    return bastide.load_game(name, players=3).new_initial_state()


@GAMES
def test_what_is_taken_back_is_untold_and_the_rest_is_kept(name: str) -> None:
    rng, state = random.Random(11), begun(name)
    telling, followed = state.telling(), state.history()
    for _ in range(30):
        for _ in range(rng.randrange(1, 15)):
            if not state.is_terminal():
                step(state, rng)
        if rng.random() < 0.5:
            state = bastide.rewind(state, rng.randrange(len(state.history())))
        before, past, now = list(telling.story), followed, state.history()
        common = next((ply for ply, (one, other) in enumerate(zip(past, now, strict=False)) if one != other), len(now))
        telling.follow(now)
        followed = now
        afresh = state.telling()
        assert (telling.story, telling.ledger, telling.course) == (afresh.story, afresh.ledger, afresh.course)
        kept = [entry for entry in before if entry.ply < common]
        assert all(entry is old for entry, old in zip(telling.story, kept, strict=False))
    assert telling.ply == len(state.history())


@GAMES
def test_what_is_kept_elsewhere_is_told_once_and_again_where_it_was_taken_back(name: str) -> None:
    """Lists that are cut to what comes before, and grow by what is told, are those of a telling that forgot nothing."""
    rng, state = random.Random(13), begun(name)
    telling = state.telling()
    story, ledger, turns = list[Any](), list[Any](), list[Any]()
    for _ in range(60):
        for _ in range(rng.randrange(1, 12)):
            if not state.is_terminal():
                step(state, rng)
        if rng.random() < 0.5:
            far = rng.choice((2, 5, len(state.history())))
            state = bastide.rewind(state, max(0, len(state.history()) - rng.randrange(far)))
        telling.follow(state.history())
        before = telling.before
        story[before[0] :], ledger[before[1] :], turns[before[2] :] = telling.story, telling.ledger, telling.turns
        telling.shed()
        assert (telling.story, telling.ledger) == ([], [])
        afresh = state.telling()
        assert (story, ledger, turns) == (afresh.story, afresh.ledger, afresh.turns)
    assert len(telling.turns) <= 1


@GAMES
def test_what_came_before_hidden_parts_were_drawn_anew_is_not_forgotten(name: str) -> None:
    rng, state = random.Random(1), begun(name)
    for _ in range(30):
        step(state, rng)
    telling = state.telling()
    telling.redrawn(state.position.clone())
    with pytest.raises(ValueError, match="drawn anew"):
        telling.shed()
    assert telling.story == state.story()


@GAMES
def test_a_telling_that_begins_later_tells_only_what_follows(name: str) -> None:
    rng, state = random.Random(12), begun(name)
    for _ in range(60):
        step(state, rng)
    began, told = len(state.history()), len(state.story())
    later = state.telling_onward(course(state))
    assert (later.story, later.ledger, later.ply) == ([], [], began)
    points = len(state.ledger())
    for _ in range(20):
        if not state.is_terminal():
            step(state, rng)
    later.follow(state.history())
    whole = state.telling()
    assert (later.story, later.ledger) == (whole.story[told:], whole.ledger[points:])
    assert later.course == whole.course
    with pytest.raises(ValueError, match=f"from ply {began} on"):
        later.follow(state.history()[: began - 1])


@GAMES
def test_what_is_told_from_an_imagined_position_adds_up(name: str) -> None:
    """Hidden parts are drawn anew, twice, and the game goes on from there: log and ledger tell that game."""
    for seed in range(6):
        rng, state = random.Random(seed), begun(name)
        for _ in range(rng.randrange(10, 90)):
            if not state.is_terminal():
                step(state, rng)
        for seat in (0, 1):
            before, ledger = state.story(), state.ledger()
            state = state.resample_from_infostate(seat, seed)
            known = [entry for entry in before if entry.visible_to(seat)]
            assert [entry for entry in state.story() if entry.visible_to(seat)] == known
            for _ in range(15):
                if not state.is_terminal():
                    step(state, rng)
            assert state.ledger()[: len(ledger)] == ledger
        state.playout(seed)
        points = [sum(row.points for row in state.ledger() if row.seat == seat) for seat in range(3)]
        assert points == state.scores()
        assert state.clone().story() == state.story()
