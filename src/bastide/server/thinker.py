"""The process in which bots think: one JSON question a line on standard input, one answer a line on output.

It holds no secrets: it gets the actions of a table, never its seed, and plays on a copy in which
everything its seat cannot know has been drawn anew.
"""

import contextlib
import json
import os
import sys
from collections import OrderedDict
from dataclasses import asdict
from importlib import import_module
from typing import Any, Final

from bastide import bots
from bastide.bots.bot import imagined
from bastide.engine.play import State
from bastide.engine.registry import load_game

REMEMBERED: Final = 16
"""How many bots are kept with what they know (their trees)."""

CLOSEST: Final = 8
"""Decisions of a game that a search looks back on."""

_positions: Final[OrderedDict[str, tuple[list[int], State]]] = OrderedDict()
_bots: Final[OrderedDict[tuple[str, int, str], Any]] = OrderedDict()


def position(question: dict[str, Any]) -> State:
    """Return the position a question is about, going on from the last one of that table where possible."""
    history: list[int] = question["history"]
    known, state = _positions.pop(question["table"], ([], None))
    if state is None or history[: len(known)] != known:
        known, state = [], load_game(question["game"], question["players"], question["options"]).new_initial_state()
    for action in history[len(known) :]:
        state.apply_action(action)
    _positions[question["table"]] = (history, state)
    if len(_positions) > REMEMBERED:
        _positions.popitem(last=False)
    return state.clone()


def bot_for(question: dict[str, Any], state: State) -> Any:
    """Return the bot that has been thinking for this seat, or a new one."""
    key = (question["table"], question["seat"], question["spec"])
    found = _bots.pop(key, None) or bots.make(question["spec"], state.game, question["seed"])
    _bots[key] = found
    if len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return found


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Return the action that a bot chooses, the lines that it advises, or how a whole game went."""
    seat, seed = question["seat"], question["seed"]
    if question["review"]:
        return {"review": reviewed(position(question), question["spec"], seed)}
    state = imagined(position(question), seat, seed)
    bot = bot_for(question, state)
    if not question["lines"]:
        return {"actions": [bot.choose(state)]}
    advice = bots.advise(state, bot, question["lines"], seed)
    return {"lines": [asdict(line) for line in advice]}


def reviewed(state: State, spec: str, seed: int) -> dict[str, Any]:
    """Return how a game went; a bot that searches looks at the decisions that look worst."""
    bot = None if spec == "greedy" else bots.make(spec, state.game, seed)
    return bots.review(state, bot, seed=seed, closest=CLOSEST).to_json()


def main(plugins: list[str]) -> None:
    """Answer until standard input ends."""
    # Whatever a bot prints must not look like an answer.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people's requests go first
    for name in plugins:
        import_module(name)
    out.write("ready\n")
    out.flush()
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"[:500]}
            _bots.clear()
            _positions.clear()
        out.write(json.dumps(reply) + "\n")
        out.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone: so are we
        main(sys.argv[1:])
