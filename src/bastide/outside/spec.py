"""From a word to a bot, where programs and classes of your own may be meant too: `process:./bot.py`, `python:m:Bot`."""

import os
import re
import shlex
import shutil
from time import monotonic
from typing import Final

from bastide.bots import SPECS, Bot, InvalidBot
from bastide.bots import make as make_built_in
from bastide.bots.spec import SECONDS_LIMITS, Clock
from bastide.engine.play import Game
from bastide.outside.own import Named, is_own, make_own
from bastide.outside.process import ProcessBot

PREFIX: Final = "process:"
SECONDS: Final = 10.0
"""How long a program may think about one decision, if the specification does not say."""
STAND_IN: Final = "greedy"
"""Who plays on for a program that failed."""
TIMED: Final = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)s:(.*)", re.DOTALL)


def is_process(spec: Named) -> bool:
    """Return whether a specification means a program.

    >>> is_process("process:30s:node bot.mjs"), is_process("greedy")
    (True, False)
    """
    return isinstance(spec, str) and spec.startswith(PREFIX)


def make(spec: Named, game: Game, seed: int | None = None, *, clock: Clock = monotonic) -> Bot:
    """Return a bot for one table: one of your own (see `bastide.outside.own`), a program, or a built-in one.

    A program is `process:COMMAND` or `process:30s:COMMAND`. The command is split like a shell's, but no shell runs
    it. Nothing is started before its first decision. A built-in bot thinks by `clock`, a program by the one on the
    wall. Raises `InvalidBot`, also if there is no such program.
    """
    if is_own(spec):
        return make_own(spec, game, seed)
    assert isinstance(spec, str)
    if not is_process(spec):
        return make_built_in(spec, game, seed, clock=clock)
    text, seconds = spec.removeprefix(PREFIX), SECONDS
    if timed := TIMED.fullmatch(text):
        seconds, text = float(timed[1]), timed[2]
    if not SECONDS_LIMITS[0] <= seconds <= SECONDS_LIMITS[1]:
        raise InvalidBot(spec, f"{seconds:g} seconds are not between {SECONDS_LIMITS[0]:g} and {SECONDS_LIMITS[1]:g}")
    try:
        command = shlex.split(text, posix=os.name != "nt")
    except ValueError as error:
        raise InvalidBot(spec, f"the command cannot be read: {error}") from error
    if not command:
        raise InvalidBot(spec, f"a command is missing: {PREFIX}./mybot.py; other bots are {SPECS}")
    if not spec.isprintable():
        raise InvalidBot(spec, "a command has printable characters only")
    if shutil.which(command[0]) is None:
        raise InvalidBot(spec, f"there is no program {command[0]!r} that may be run")
    return ProcessBot(spec, command, seconds, make_built_in(STAND_IN, game, seed))
