"""From a word to a bot: `random`, `points`, `greedy`, `search:1s`, `search:2000`, `careless:0.3`, `level:4`."""

import re
from dataclasses import dataclass
from typing import Final

from bastide.bots.bot import Bot, CarelessBot, GreedyBot, RandomBot
from bastide.bots.evaluation import evaluator, searches_a_tree, steps_of
from bastide.bots.search import SearchBot
from bastide.bots.tree import TreeBot
from bastide.engine.errors import BastideError
from bastide.engine.play import Game

SECONDS_LIMITS: Final = (0.01, 600.0)
SIMULATIONS_LIMIT: Final = 10_000_000
DEFAULT_SECONDS: Final = 1.0

SPECS: Final = "random, points, greedy, search, search:<seconds>s, search:<simulations>, careless:<rate>, level:<1-5>"
"""What a specification may be, for messages and help."""


class InvalidBot(BastideError, ValueError):
    """A specification names no bot; the message says which are possible."""

    def __init__(self, spec: str, reason: str) -> None:
        super().__init__(f"bot {spec!r}: {reason}")
        self.spec = spec
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Level:
    """A strength for people to choose: a named budget of one of the bots."""

    number: int
    name: str
    """A word in English; clients translate `level-<name>`."""
    spec: str

    @property
    def id(self) -> str:
        """The specification of the level itself, as in `level:3`."""
        return f"level:{self.number}"


LEVELS: Final = (
    Level(1, "apprentice", "careless:0.3"),
    Level(2, "mason", "points"),
    Level(3, "builder", "greedy"),
    Level(4, "architect", "search:0.4s"),
    Level(5, "master", "search:1.5s"),
)
"""From weakest to strongest."""


def _amount(spec: str, text: str, lowest: float, highest: float) -> float:
    if not re.fullmatch(r"\d{1,9}(\.\d{1,6})?", text):
        raise InvalidBot(spec, f"{text!r} is not a plain number")
    number = float(text)
    if not lowest <= number <= highest:
        raise InvalidBot(spec, f"{text} is not between {lowest:g} and {highest:g}")
    return number


def _search(spec: str, budget: str, game: Game, seed: int | None) -> Bot:
    kind = TreeBot if searches_a_tree(game.type) else SearchBot
    if not budget or budget.endswith("s"):
        seconds = _amount(spec, budget[:-1], *SECONDS_LIMITS) if budget else DEFAULT_SECONDS
        return kind(f"search:{seconds:g}s", evaluator(game), seed, seconds=seconds / steps_of(game.type))
    simulations = _amount(spec, budget, 1, SIMULATIONS_LIMIT)
    if not simulations.is_integer():
        raise InvalidBot(spec, "simulations are a whole number; seconds end in 's'")
    return kind(f"search:{int(simulations)}", evaluator(game), seed, simulations=int(simulations))


def resolve(spec: str) -> str:
    """Return the specification that a level stands for, any other unchanged; raise `InvalidBot` for no such level.

    >>> resolve("level:2")
    'points'
    """
    kind, _, rest = spec.partition(":")
    if kind != "level":
        return spec
    for level in LEVELS:
        if rest == str(level.number):
            return level.spec
    raise InvalidBot(spec, f"there are levels 1 to {len(LEVELS)}")


def make(spec: str, game: Game, seed: int | None = None) -> Bot:
    """Return a new bot for one table of this game.

    With a seed, and a budget that is not a time, it chooses the same actions each time. Raises `InvalidBot`,
    a ValueError, for a specification that means nothing.

    >>> import bastide
    >>> make("level:1", bastide.load_game("carcassonne"), seed=7).name
    'careless:0.3'
    """
    if not isinstance(spec, str):
        raise InvalidBot(repr(spec), f"a bot is named in words; there are {SPECS}")
    kind, colon, rest = resolve(spec).partition(":")
    if kind == "search" and (rest or not colon):
        return _search(spec, rest, game, seed)
    if kind == "careless" and rest:
        rate = _amount(spec, rest, 0.0, 1.0)
        return CarelessBot(GreedyBot(evaluator(game, points_only=True), "points"), rate, seed)
    if not colon and kind == "random":
        return RandomBot(seed)
    if not colon and kind == "greedy":
        return GreedyBot(evaluator(game))
    if not colon and kind == "points":
        return GreedyBot(evaluator(game, points_only=True), "points")
    raise InvalidBot(spec, f"there is no such bot; there are {SPECS}")
