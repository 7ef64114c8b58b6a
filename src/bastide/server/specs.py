"""Which bots may be asked for at a table."""

import re
from typing import Final

from bastide import bots
from bastide.engine.play import Game
from bastide.server.errors import ApiError

SPEC_LIMIT: Final = 40
SEARCH: Final = re.compile(r"search:(?:(?P<simulations>\d{1,6})(?:,(?=\d)|$))?(?:(?P<seconds>\d{1,2}(?:\.\d{1,3})?)s)?")
SEES: Final = re.compile(r"sees:[01](?:\.\d{1,3})?")
PLAIN: Final = ("random", "points", "greedy", "search")
MOST_SECONDS: Final = 5.0
MOST_SIMULATIONS: Final = 50_000
"""A table may not ask for more thought than this; a host's levels are not bound by it."""


def levels() -> list[str]:
    """Return the names of the levels for people."""
    return [level.id for level in bots.LEVELS]


def is_bot(spec: str, game: Game) -> bool:
    """Return whether a table of this game may have such a bot."""
    if len(spec) > SPEC_LIMIT:
        return False
    if found := SEARCH.fullmatch(spec):
        seconds, simulations = found["seconds"], found["simulations"]
        allowed = float(seconds or 0) <= MOST_SECONDS and int(simulations or 0) <= MOST_SIMULATIONS
    else:
        allowed = spec in PLAIN or spec in levels() or SEES.fullmatch(spec) is not None
    if not allowed:
        return False
    try:
        bots.make(spec, game, 0)
    except ValueError:
        return False
    return True


def check_bot(spec: str, game: Game) -> str:
    """Return the spec; raise `ApiError` naming what there is if no such bot may be had."""
    if not is_bot(spec, game):
        raise ApiError(422, "unknown-bot", f"there is no bot {spec!r}; there are {', '.join(levels())}", bot=spec)
    return spec
