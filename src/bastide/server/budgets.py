"""How long a bot may take, told from its specification: whoever asks chooses the word, so nothing is kept by it."""

from typing import Final

from bastide import bots
from bastide.bots.spec import DEFAULT_SECONDS as SECONDS
from bastide.engine.registry import game_type

REVIEW: Final = "review"
"""The kind of looking back on a whole game."""
ADVICE: Final = "advice"
"""The kind of hints: they take longer than the one decision of which the words tell."""
OTHER: Final = "other"
"""The kind of every bot that is none of ours."""
SIMULATION: Final = 0.01
"""Seconds that one simulation takes where games are not compiled; elsewhere it is less."""
PLAIN: Final = ("random", "points", "sees", "greedy", "careless")
SEARCH: Final = "search"
LONG: Final = 60.0
"""What a bot takes of which nothing is known."""


def kind_of(spec: str) -> str:
    """Return under which of a few names a bot is counted.

    >>> kind_of("search@0.1:4.998s"), kind_of("level:3"), kind_of("a word of my own")
    ('search', 'level:3', 'other')
    """
    if any(spec == level.id for level in bots.LEVELS):
        return spec
    word = spec.partition(":")[0].partition("@")[0]
    return word if word in (*PLAIN, SEARCH) else OTHER


def budget(spec: str, game: str, players: int = 2) -> float:
    """Return the seconds that a bot takes for a decision at most, as far as its specification tells.

    >>> [budget(spec, "praga") for spec in ("search:1.5s", "search:200", "search:900,1.5s", "level:1", "no bot")]
    [1.5, 2.0, 1.5, 0.0, 60.0]
    """
    try:
        word, _, rest = bots.resolve(spec, game_type(game), players).partition(":")
        kind = word.partition("@")[0]
        if kind == SEARCH:
            return min(map(_seconds, rest.split(","))) if rest else SECONDS
    except ValueError:
        return LONG
    return 0.0 if kind in PLAIN else LONG


def _seconds(part: str) -> float:
    return float(part[:-1]) if part.endswith("s") else float(part) * SIMULATION
