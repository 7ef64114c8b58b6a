"""Positions are worked on in several threads at once: each plays as it would alone."""

import random
import sys
import time
from collections.abc import Callable, Iterator, MutableSequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import pytest

import bastide
from bastide import bots
from bastide.engine import registry
from bastide.engine.play import Game, State
from bastide.engine.record import Record
from bastide.engine.registry import BUNDLED
from bastide.engine.stepping import WIN, Stepper
from bastide_harbour.kernel.state import Position

from .toy import HARBOUR

pytestmark = pytest.mark.slow

GAMES = pytest.mark.parametrize("name", [*BUNDLED, HARBOUR.name])
THREADS = 2
ASKED = 40
"""After so many actions a game is played out without further questions."""


@pytest.fixture(autouse=True)
def threads_take_turns_all_the_time() -> Iterator[None]:
    """Let the interpreter change from thread to thread as often as it can."""
    registry.register(HARBOUR)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def together(play: Callable[[int], object]) -> list[object]:
    """Return what several threads, begun at the same moment, have played under their own seeds."""
    barrier = Barrier(THREADS)

    def begin(seed: int) -> object:
        barrier.wait()
        return play(seed)

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(begin, range(THREADS)))


def game_of(name: str, seed: int) -> Game:
    """Return the game for another number of players under each seed."""
    kind = bastide.game_type(name)
    seats = range(max(2, kind.min_players), kind.max_players + 1)
    return Game.of(kind, seats[seed % len(seats)])


def asked(state: State, rng: random.Random) -> object:
    """Ask everything that can be asked of a position."""
    legal = state.legal_actions()
    action = rng.choice(legal)
    refused = state.explain(rng.randrange(state.game.num_distinct_actions))
    seat = rng.randrange(state.game.players)
    return (
        [state.action_to_string(code) for code in legal],
        state.preview(action),
        refused,
        state.view(seat),
        state.if_ended(seat),
        state.resample_from_infostate(seat, rng.getrandbits(31)).to_text(),
        state.game.from_text(state.to_text()).legal_actions() == legal,
    )


@GAMES
def test_games_in_two_threads_are_the_games_of_one(name: str) -> None:
    def play(seed: int) -> object:
        rng, state, heard = random.Random(seed), game_of(name, seed).new_initial_state(), []
        while not state.is_terminal() and len(state.history()) < ASKED:
            heard.append(asked(state, rng))
            state.apply_action(rng.choice(state.legal_actions()))
        copy = state.clone()
        copy.playout(seed)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert state.ledger() is not None
        return heard, copy.to_text(), Record.of_state(state).finished(state).dump(), state.story(), str(state)

    alone = [play(seed) for seed in range(THREADS)]
    for _ in range(3):
        assert together(play) == alone


@GAMES
def test_bots_in_two_threads_choose_as_they_do_alone(name: str) -> None:
    def play(seed: int) -> object:
        state, rng = game_of(name, seed).new_initial_state(), random.Random(seed)
        bot = bots.make("greedy", state.game, seed)
        while not state.is_terminal() and len(state.history()) < ASKED:
            chance = state.current_player() == bastide.CHANCE
            state.apply_action(bastide.random_chance(state, rng) if chance else bot.choose(state.clone()))
        return state.history()

    alone = [play(seed) for seed in range(THREADS)]
    assert together(play) == alone


@GAMES
def test_batches_in_two_threads_step_as_they_do_alone(name: str) -> None:
    def play(seed: int) -> object:
        batch, seen = Stepper(game_of(name, seed), 3, seed, WIN, True), []
        for _ in range(ASKED):
            batch.sample()
            batch.chosen = batch.picks
            batch.step()
            seen.append((list(batch.masks), list(batch.observations), list(batch.seats)))
        return seen

    alone = [play(seed) for seed in range(THREADS)]
    assert together(play) == alone


def test_a_list_that_belongs_to_the_process_would_be_found() -> None:
    shared = [0] * HARBOUR.kernel.most_legal

    def legal(position: Position, into: MutableSequence[int]) -> int:
        count = HARBOUR.kernel.legal(position, shared)
        time.sleep(0)
        for at in range(count):
            into[at] = shared[at]
        return count

    careless = Game.of(replace(HARBOUR, kernel=replace(HARBOUR.kernel, legal=legal)))

    def play(seed: int) -> object:
        rng, found = random.Random(seed), []
        for _ in range(50):
            state = careless.new_initial_state()
            try:
                while not state.is_terminal():
                    state.apply_action(rng.choice(state.legal_actions()))
            except IndexError:
                return "refused"
            found.append(state.history())
        return found

    assert together(play) != [play(seed) for seed in range(THREADS)]
