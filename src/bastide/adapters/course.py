"""The course of a game as environments run it: its id, chance by a seed, refusals that explain themselves, rewards."""

import random
from typing import Final

from bastide.engine.answers import CHANCE
from bastide.engine.errors import IllegalAction, InvalidOption
from bastide.engine.play import State
from bastide.engine.registry import game_type
from bastide.engine.stepping import BITS, MARGIN, POINTS, SIGN, WIN, margins
from bastide.engine.whole import whole

REWARDS: Final = {"win": WIN, "points": POINTS, "margin": MARGIN, "sign": SIGN}
"""`win`: a seat's share of the win at the end, 0 before. `sign`: 1 for a win, -1 for a defeat and 2 * share - 1 for a
win that is shared, at the end, 0 before. `points`: points since the last decision. `margin`: the
change of the lead over the best of the others since then. The last two add up to what changes from the first decision
that is asked for to the end, and are the same for who plays alone."""

REPORT: Final = "report"
RAISE: Final = "raise"


def id_of(game: str) -> str:
    """Return the id by which Gymnasium and PettingZoo make a game.

    >>> id_of("praga")
    'bastide/PragaCaputRegni-v0'
    """
    return f"bastide/{game_type(game).title.replace(' ', '')}-v0"


def strictness(illegal: str) -> bool:
    """Return whether an illegal action is an error; raise `InvalidOption` if it is said neither so nor otherwise."""
    if illegal not in (REPORT, RAISE):
        raise InvalidOption("illegal", f"{illegal!r} is not possible; choose {REPORT} or {RAISE}")
    return illegal == RAISE


def reward_kind(name: str) -> int:
    """Return the number of a way to reward; raise `InvalidOption` if there is none of this name."""
    if name not in REWARDS:
        raise InvalidOption("reward", f"{name!r} is not possible; choose one of {', '.join(REWARDS)}")
    return REWARDS[name]


def standing(state: State, kind: int) -> list[float]:
    """Return what a way to reward adds up to at this position, for every seat."""
    if kind == WIN:
        return state.returns()
    if kind == SIGN:
        return [2 * share - 1 if state.is_terminal() else 0.0 for share in state.returns()]
    points = state.scores()
    return [float(value) for value in (points if kind == POINTS else margins(points))]


class Dealer:
    """Decides for chance, reproducibly."""

    def __init__(self) -> None:
        """Deal with an unforeseeable seed until `seed` gives one."""
        self._rng = random.Random()

    def __deepcopy__(self, _: object) -> "Dealer":
        """Return a dealer who goes on as this one would; its hundreds of numbers need no look one by one."""
        twin = Dealer()
        twin._rng.setstate(self._rng.getstate())
        return twin

    def seed(self, seed: int) -> None:
        """Begin anew from a seed; raise `InvalidOption` for what is no whole number."""
        start = whole(seed)
        if start is None:
            raise InvalidOption("seed", f"{seed!r} is no whole number")
        self._rng.seed(start)

    def number(self) -> int:
        """Return a random number of 31 bits."""
        return self._rng.getrandbits(BITS)

    def settle(self, state: State) -> None:
        """Let chance decide until a seat is to decide or the game is over."""
        while state.current_player() == CHANCE:
            state.draw(self.number())


def plain_action(action: object) -> int:
    """Return an action as an int; raise `IllegalAction` for what is no whole number, arrays of one included."""
    shape = getattr(action, "shape", ())
    if shape not in ((), None):
        raise IllegalAction("", f"an action is one whole number, not an array of shape {shape}")
    try:
        found = action.__index__()  # type: ignore[attr-defined]
    except (AttributeError, TypeError):
        raise IllegalAction("", f"an action is one whole number, not {action!r}") from None
    if isinstance(action, bool):
        raise IllegalAction("", f"an action is one whole number, not {action!r}")
    return int(found)


def make(state: State, action: object) -> None:
    """Make an action; raise `IllegalAction` with rule and reason, and change nothing, if it is masked out."""
    state.apply_action(plain_action(action))
