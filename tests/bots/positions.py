"""Positions for the bots' tests."""

import random
from collections.abc import Iterator

import bastide
from bastide.bots import Bot

CONFIGURATIONS = [
    {},
    {"preset": "modern"},
    {"preset": "first"},
    {"field_scoring": "field_each", "two_tile_city": 4},
    {"field_scoring": "city_majority", "incomplete_pennant": 1},
    {"farmers": "false"},
    {"start_player": "random"},
    {"stack": "VUEVJKUBVNWA"},
    {"preset": "modern", "stack": "CXAQR", "start_player": "1"},
]


def random_position(game: bastide.Game, seed: int, plies: int | None = None) -> bastide.State:
    """Return a position in which a seat decides, after that many random actions (default: any number)."""
    rng = random.Random(seed)
    length = game.new_initial_state().playout(seed)
    stop = rng.randrange(length) if plies is None else plies
    state = game.new_initial_state()
    while True:
        seat = state.current_player()
        if seat == bastide.CHANCE:
            state.apply_action(bastide.random_chance(state, rng))
        elif seat == bastide.TERMINAL:
            state = game.new_initial_state()
        elif len(state.history()) >= stop:
            return state
        else:
            state.apply_action(rng.choice(state.legal_actions()))


def choices(game: bastide.Game, seed: int) -> Iterator[bastide.State]:
    """Yield the positions of a game of random actions in which a seat has a choice."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == bastide.CHANCE:
            state.apply_action(bastide.random_chance(state, rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            yield state.clone()
        state.apply_action(rng.choice(legal))


def line(game: bastide.Game, text: str) -> bastide.State:
    """Return the position after these actions in notation, separated by commas and blanks or line ends."""
    state = game.new_initial_state()
    for action in text.replace("\n", ";").split(";"):
        if action.strip():
            state.apply(action.strip())
    return state


def finish_turn(bot: Bot, state: bastide.State) -> list[str]:
    """Let a bot play all decisions of the seat that is to decide; return them in notation."""
    seat, done = state.current_player(), []
    while state.current_player() == seat:
        action = bot.choose(state)
        done.append(state.action_to_string(action))
        state.apply_action(action)
    return done
