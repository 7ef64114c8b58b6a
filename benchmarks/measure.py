"""One measurement in a process of its own: `python -m benchmarks.measure caylus games 2000 1` prints JSON.

Everything is timed in CPU seconds of this process. Whether Bastide is compiled depends on which one
is found: the installed wheel, or with `PYTHONPATH=src` the source.
"""

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random

from bastide import bots
from bastide.engine.answers import CHANCE
from bastide.engine.play import Game
from bastide.engine.registry import load_game
from benchmarks.subjects import SUBJECTS, Subject

FACTOR, MODULUS = 48271, 2147483647


def loaded(subject: Subject) -> Game:
    return load_game(subject.game, subject.players, subject.options)


def games(subject: Subject, number: int, seed: int) -> int:
    """Whole random games from the first draw to the last point; return the actions made."""
    game, made = loaded(subject), 0
    for count in range(number):
        made += game.new_initial_state().playout(seed + count)
    return made


def stepped(subject: Subject, number: int, seed: int) -> int:
    """Random games stepped from Python: list the actions, pick one, apply it; return the actions made."""
    game, made = loaded(subject), 0
    for _ in range(number):
        state = game.new_initial_state()
        while actions := state.legal_actions():
            seed = seed * FACTOR % MODULUS
            state.apply_action(actions[seed % len(actions)])
            made += 1
    return made


def clones(subject: Subject, number: int, seed: int) -> int:
    """Copies of one position in the middle of a game."""
    state = loaded(subject).new_initial_state()
    whole = state.clone()
    whole.playout(seed)
    for action in whole.history()[: subject.middle]:
        state.apply_action(action)
    clone = state.clone
    for _ in range(number):
        clone()
    return number


def decisions(subject: Subject, number: int, seed: int) -> int:
    """The actions of random games that a seat decides; return how many there are, chance left out."""
    game, made = loaded(subject), 0
    for count in range(number):
        state, whole = game.new_initial_state(), game.new_initial_state()
        whole.playout(seed + count)
        for action in whole.history():
            made += state.current_player() >= 0
            state.apply_action(action)
    return made


def thoughts(spec: str, subject: Subject, number: int, seed: int) -> int:
    """Decisions of a bot that plays against itself, where there is a choice; return how many."""
    game, made = loaded(subject), 0
    while made < number:
        state, draws, bot = game.new_initial_state(), Random(seed + made), bots.make(spec, game, seed)
        while made < number and not state.is_terminal():
            actions = state.legal_actions()
            if state.current_player() == CHANCE:
                state.draw(draws.getrandbits(31))
            elif len(actions) == 1:
                state.apply_action(actions[0])
            else:
                state.apply_action(bot.choose(state))
                made += 1
    return made


MEASUREMENTS: dict[str, Callable[[Subject, int, int], int]] = {
    "games": games,
    "stepped": stepped,
    "clones": clones,
    "decisions": decisions,
    "greedy": partial(thoughts, "greedy"),
    "search:40": partial(thoughts, "search:40"),
}


def main() -> None:
    subject, what, number, seed = SUBJECTS[sys.argv[1]], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    MEASUREMENTS[what](subject, max(number // 20, 1), seed)  # warm up
    start = time.process_time()
    done = MEASUREMENTS[what](subject, number, seed)
    spent = time.process_time() - start
    kernel = sys.modules[type(loaded(subject).new_initial_state().position).__module__]
    compiled = not (kernel.__file__ or "").endswith(".py")
    print(json.dumps({"compiled": compiled, "number": number, "actions": done, "seconds": spent}))


if __name__ == "__main__":
    main()
