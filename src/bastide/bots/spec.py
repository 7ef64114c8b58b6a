"""From a word to a bot: `random`, `points`, `sees:0.3`, `greedy`, `search:1s`, `search:2000`, `level:4`.

With a release (`greedy@0.1`, `search@0.1:2000`) greedy and search play with the weights of that release, as opponents
that stay the same. `greedy@plain` and `search@plain:400` play without what was learned on top of the fitted weights,
`search@unguided:400` tries every action even where a policy says which are worth a look.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Final

from bastide.bots.bot import Bot, CarelessBot, GreedyBot, RandomBot
from bastide.bots.evaluation import Evaluator, evaluator, searches_a_tree, steps_of
from bastide.bots.networks import LearnedSet
from bastide.bots.policies import PolicySet, policy_set
from bastide.bots.search import SearchBot
from bastide.bots.tree import TreeBot
from bastide.bots.weights import NOW, PLAIN, weight_sets
from bastide.engine.errors import BastideError
from bastide.engine.game import GameType
from bastide.engine.play import Game
from bastide.engine.registry import loaded

Clock = Callable[[], float]
"""Returns seconds, counted from anywhere."""

SECONDS_LIMITS: Final = (0.01, 600.0)
SIMULATIONS_LIMIT: Final = 10_000_000
DEFAULT_SECONDS: Final = 1.0
UNGUIDED: Final = "unguided"
"""Stands for a release where a search is meant as it is now, but without a policy."""

SPECS: Final = (
    "random, points, sees:<share>, greedy, search, search:<seconds>s, search:<simulations>, "
    "search:<simulations>,<seconds>s, careless:<rate>, level:<1-5>"
)
"""What a specification may be, for messages and help."""


class InvalidBot(BastideError, ValueError):
    """A specification names no bot; the message says which are possible.

    `key` and `args_` are the reason as a Fluent message of the terminal where there is one.
    """

    def __init__(self, spec: str, reason: str, key: str = "", **args: object) -> None:
        super().__init__(f"bot {spec!r}: {reason}")
        self.spec = spec
        self.reason = reason
        self.key = key
        self.args_: dict[str, object] = args


@dataclass(frozen=True, slots=True)
class Level:
    """A strength for people to choose; which bot it is, each game says."""

    number: int
    name: str
    """A word in English; clients say the number and, by `lobby-level`, what it sees."""

    @property
    def id(self) -> str:
        """The specification of the level itself, as in `level:3`."""
        return f"level:{self.number}"

    def spec(self, kind: GameType, players: int = 2) -> str:
        """Return the specification that the level stands for in a game with so many seats."""
        judging = kind.judging
        if judging is None:
            return UNJUDGED[self.number - 1]
        more = judging.levels_more if players > 2 else ()
        return (more or judging.levels or EVERYWHERE)[self.number - 1]


LEVELS: Final = (
    Level(1, "apprentice"),
    Level(2, "mason"),
    Level(3, "builder"),
    Level(4, "architect"),
    Level(5, "master"),
)
"""From weakest to strongest."""
EVERYWHERE: Final = ("points", "sees:0.3", "greedy", "search:0.4s", "search:1.5s")
"""What they stand for in a game that does not say."""
UNJUDGED: Final = ("careless:0.6", "careless:0.25", "points", "search:0.4s", "search:1.5s")
"""The same in a game that is judged by its points alone, so that nobody sees more of it than another."""


def _amount(spec: str, text: str, lowest: float, highest: float) -> float:
    if not re.fullmatch(r"\d{1,9}(\.\d{1,6})?", text):
        raise InvalidBot(spec, f"{text!r} is not a plain number", "bot-no-number", text=text)
    number = float(text)
    if not lowest <= number <= highest:
        least, most = f"{lowest:g}", f"{highest:.0f}"
        raise InvalidBot(
            spec, f"{text} is not between {least} and {most}", "bot-not-between", text=text, least=least, most=most
        )
    return number


def _search(
    spec: str, budget: str, game: Game, seed: int | None, judging: partial[Evaluator], *, clock: Clock, released: bool
) -> Bot:
    simulations: int | None = None
    seconds: float | None = None
    said: list[str] = []
    for part in (budget or f"{DEFAULT_SECONDS:g}s").split(","):
        if seconds is not None or (said and not part.endswith("s")):
            raise InvalidBot(spec, "a budget is simulations, seconds, or simulations and then seconds", "bot-budget")
        if part.endswith("s"):
            seconds = _amount(spec, part[:-1], *SECONDS_LIMITS)
            said.append(f"{seconds:g}s")
            continue
        amount = _amount(spec, part, 1, SIMULATIONS_LIMIT)
        if not amount.is_integer():
            raise InvalidBot(spec, "simulations are a whole number; seconds end in 's'", "bot-whole")
        simulations = int(amount)
        said.append(str(simulations))
    name = f"{spec.partition(':')[0]}:{','.join(said)}"
    share = None if seconds is None else seconds / steps_of(game.type)
    bot: TreeBot | SearchBot
    if searches_a_tree(game.type):
        bot = TreeBot(name, judging(), seed, seconds=share, simulations=simulations, clock=clock)
    else:
        bot = SearchBot(name, judging(), seed, seconds=share, simulations=simulations, clock=clock, by_leads=released)
    bot.judged = judging
    return bot


def resolve(spec: str, game: GameType, players: int = 2) -> str:
    """Return the specification that a level stands for in a game with so many seats, any other unchanged.

    Raises `InvalidBot` for no level.

    >>> import bastide
    >>> resolve("level:1", bastide.game_type("carcassonne"))
    'points'
    """
    kind, _, rest = spec.partition(":")
    if kind != "level":
        return spec
    for level in LEVELS:
        if rest == str(level.number):
            return level.spec(game, players)
    raise InvalidBot(spec, f"there are levels 1 to {len(LEVELS)}", "bot-levels", last=len(LEVELS))


def make(
    spec: str,
    game: Game,
    seed: int | None = None,
    weights: Mapping[str, float] | LearnedSet | None = None,
    guide: PolicySet | None = None,
    *,
    clock: Clock = monotonic,
) -> Bot:
    """Return a new bot for one table of this game, with what was fitted and learned unless other numbers are given.

    Searches by a tree are guided by the policy that is shipped, or by another one; with other weights by none.
    With a seed, and a budget that is not a time, it chooses the same actions each time. Seconds of a budget are
    those of `clock`: where other work shares the machine, `time.thread_time` counts the bot's own alone. Raises
    `InvalidBot`, a ValueError, for a specification that means nothing.

    >>> import bastide
    >>> make("level:1", bastide.load_game("carcassonne"), seed=7).name
    'points'
    """
    if not isinstance(spec, str):
        raise InvalidBot(repr(spec), f"a bot is named in words; there are {SPECS}")
    loaded(game)
    resolved = resolve(spec, game.type, game.players)
    word, colon, rest = resolved.partition(":")
    kind, release = _released(spec, word, game)

    def greedy(name: str, sees: float = 1.0) -> GreedyBot:
        judging = partial(evaluator, game, sees=sees, weights=weights, release=release)
        bot = GreedyBot(judging(), name)
        bot.judged = judging
        return bot

    if kind == "search" and (rest or not colon):
        if guide is None and weights is None and release == NOW:
            guide = policy_set(game)
        old = NOW if release == UNGUIDED else release
        judging = partial(evaluator, game, weights=weights, release=old, guide=guide)
        return _search(resolved, rest, game, seed, judging, clock=clock, released=old not in {NOW, PLAIN})
    if not colon and kind == "greedy":
        return greedy(word)
    if not colon and word == "random":
        return RandomBot(seed)
    if not colon and word == "points":
        return greedy(word, 0.0)
    if word == "sees" and rest:
        share = _amount(spec, rest, 0.0, 1.0)
        return greedy(f"sees:{share:g}", share)
    if word == "careless" and rest:
        rate = _amount(spec, rest, 0.0, 1.0)
        return CarelessBot(greedy("points", 0.0), rate, seed)
    raise InvalidBot(spec, f"there is no such bot; there are {SPECS}")


def _released(spec: str, word: str, game: Game) -> tuple[str, str]:
    """Return the kind of a bot and the release whose weights it plays with."""
    kind, at, release = word.partition("@")
    if not at:
        return kind, NOW
    if release == PLAIN or (kind == "search" and release == UNGUIDED):
        return kind, release
    if not re.fullmatch(r"\d{1,3}(\.\d{1,3}){1,2}", release) or not weight_sets(game.type.package, release):
        reason = f"no weights of a release {release!r} are kept for {game.type.title}"
        raise InvalidBot(spec, reason, "bot-release", release=release, game=game.type.title)
    return kind, release
