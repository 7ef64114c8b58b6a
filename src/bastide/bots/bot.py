"""What a bot is, and the simple ones."""

import random
from collections.abc import Callable
from typing import Any, Final, Protocol

from bastide.bots.evaluation import Evaluator, Turn
from bastide.engine.play import Game, State

Found = dict[int, tuple[int, float]]
"""What a search found of some legal actions: how often it went through each, and the lead in points to expect.

A bot that has an attribute `found` of this kind, about its last decision, has it kept in data files on request.
"""


class Bot(Protocol):
    """Chooses actions for whichever seat is to decide. One bot sits at one table; it may remember its game."""

    @property
    def name(self) -> str:
        """The specification that makes this bot, in its one spelling."""

    def choose(self, state: State) -> int:
        """Return one of `state.legal_actions()` of a position in which a seat decides; the state is unchanged."""


def imagined(state: State, seat: int, seed: int) -> State:
    """Return a position as a seat may imagine it: what it cannot know is drawn anew.

    Where the actions so far tell everything, a bot has followed them and knows the position as it is, even if views
    do not show it (the goods behind Carrara's screens, CRR-026).
    """
    if state.game.type.hidden_information:
        return state.resample_from_infostate(seat, seed)
    return state.clone()


def imagined_position(state: State, seat: int, seed: int) -> Any:
    """Return the kernel's position that a seat may imagine; see `imagined`."""
    kind = state.game.type
    if kind.hidden_information:
        return kind.kernel.resample(state.position, seat, seed)
    return state.position.clone()


def check_decides(state: State) -> None:
    """Raise ValueError unless a seat is to decide."""
    if state.current_player() < 0:
        raise ValueError("a bot chooses only where a seat is to decide, not for chance and not after the end")


def check_budget(seconds: float | None, simulations: int | None) -> None:
    """Raise ValueError for a search that has nothing to spend."""
    if seconds is None and simulations is None:
        raise ValueError("a search has a budget of seconds or simulations")
    if simulations is not None and simulations < 1:
        raise ValueError(f"a search makes one simulation at least, not {simulations}")


def course_of(state: State) -> tuple[Game, str]:
    """Return the game and the line it was loaded from: what a bot remembers of one course tells nothing of another.

    Actions alone do not tell positions apart: after a loaded line they count from none again.
    """
    return state.game, state.origin


class Travelling:
    """A bot with a judge of its own. It is copied and travels to other processes as it sat down: what it has worked out
    at its table stays there, and an evaluator of the package, which is compiled, is made anew.
    """

    JUDGE: str
    """The attribute that holds the judge."""
    WORKED_OUT: tuple[str, ...] = ()
    """The attributes that `forget` sets, or the next decision."""
    judged: Callable[[], Evaluator] | None = None
    """What makes the judge again; None for one of somebody's own, which travels itself."""

    def forget(self) -> None:
        """Begin as new at a table."""

    def __getstate__(self) -> dict[str, Any]:
        """Return what travels."""
        stays = {*self.WORKED_OUT, *([self.JUDGE] if self.judged else [])}
        return {name: value for name, value in self.__dict__.items() if name not in stays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Sit down."""
        self.__dict__.update(state)
        if self.judged is not None:
            setattr(self, self.JUDGE, self.judged())
        self.forget()


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int | None = None) -> None:
        """Draw from a generator of its own."""
        self.name: Final = "random"
        self._rng = random.Random(seed)

    def choose(self, state: State) -> int:
        """Return any legal action."""
        check_decides(state)
        return self._rng.choice(state.legal_actions())


class GreedyBot(Travelling):
    """Finishes its turn with the best expected score difference, looking no further.

    A turn of several decisions is chosen as a whole: a tile goes where its best meeple makes it best.
    """

    JUDGE = "_evaluator"

    def __init__(self, evaluator: Evaluator, name: str = "greedy") -> None:
        """Judge by this evaluator."""
        self.name: Final = name
        self._evaluator = evaluator

    def choose(self, state: State) -> int:
        """Return the first action of the best turn."""
        check_decides(state)
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        position = state.resample_from_infostate(state.current_player(), 0).position
        after: list[int] = self._evaluator.reply(position).history()
        return after[len(position.history())]

    def compare(self, state: State, count: int) -> list[Turn]:
        """Return the best ways to go on with the leads that the evaluation expects."""
        check_decides(state)
        return self._evaluator.turns(state.resample_from_infostate(state.current_player(), 0).position)[:count]


class CarelessBot:
    """Plays as another bot does, but makes a random action every so often."""

    def __init__(self, other: Bot, rate: float, seed: int | None = None) -> None:
        """Blunder with probability `rate` at each decision."""
        self.name: Final = f"careless:{rate:g}"
        self._other = other
        self._rate = rate
        self._rng = random.Random(seed)

    def choose(self, state: State) -> int:
        """Return the other bot's action or, seldom, any."""
        check_decides(state)
        if self._rng.random() < self._rate:
            return self._rng.choice(state.legal_actions())
        return self._other.choose(state)
