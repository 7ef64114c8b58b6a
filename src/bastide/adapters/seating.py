"""Who sits where in an environment with one learner: the learner's seat, and bots or past selves on the others."""

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bastide.adapters.rows import whole as many
from bastide.adapters.sight import Sight
from bastide.engine.errors import IllegalAction, InvalidOption
from bastide.engine.play import Game, State
from bastide.engine.registry import load_game
from bastide.engine.whole import whole
from bastide.outside.own import Named
from bastide.outside.process import ProcessBot, finish
from bastide.outside.spec import STAND_IN
from bastide.outside.spec import make as make_bot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

SELF: Final = "self"
RANDOM: Final = "random"


class Policy:
    """A function from observations and masks to actions, as a bot: a past self, wherever a bot is named.

    >>> import bastide
    >>> state = bastide.load_game("caylus").new_initial_state()
    >>> while state.current_player() < 0:
    ...     state.draw(1)
    >>> first = Policy(lambda observations, masks: masks.argmax(axis=1))
    >>> first.choose(state) == state.legal_actions()[0]
    True
    """

    def __init__(self, act: "Callable[[NDArray[np.int16], NDArray[np.int8]], ArrayLike]", name: str = "policy") -> None:
        """Ask `act` for k decisions at a time.

        It is given observations, int16 of shape (k, size), each from the seat that decides, and masks, int8 of shape
        (k, actions), and returns k legal actions. A vector environment asks for all of its games together.
        """
        self.act: Final = act
        self.name: Final = name
        self._sights: dict[Game, Sight] = {}

    def choose(self, state: State) -> int:
        """Return the decision in one position."""
        if state.game not in self._sights:
            self._sights[state.game] = Sight(state.game)
        sight = self._sights[state.game]
        seen, mask = sight.observe(state, state.current_player()), sight.mask(state)
        return int(self.checked(sight.numpy.asarray(self.act(seen[None], mask[None])).reshape(-1), 1)[0])

    def checked(self, actions: "ArrayLike", n: int) -> "NDArray[np.int64]":
        """Return n actions as an array; raise `IllegalAction` that names the policy if these are no n whole numbers."""
        try:
            return many(actions, n)
        except IllegalAction as refusal:
            raise IllegalAction("", f"{self.name}: {refusal.reason}") from refusal


@dataclass(frozen=True, slots=True)
class Seating:
    """A game, who sits beside the learner in turn order, and where that is."""

    game: Game
    rivals: Sequence[Named]
    """Empty if every decision is the learner's."""
    alone: bool
    seat: int | str
    """A seat, or `random` for another one each game."""


def end(bots: Iterable[object], state: State) -> None:
    """Tell the programs among some bots how their game ended; warn of those for which a built-in bot played on."""
    seated = list(bots)
    for bot in seated:
        if isinstance(bot, ProcessBot) and bot.replaced:
            reason = f"{STAND_IN} played on for {bot.name}: {' '.join(bot.replaced.split())}"
            warnings.warn(reason, RuntimeWarning, stacklevel=3)
    finish(seated, state)


def _many(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def seating(
    name: str,
    players: int | None,
    options: Mapping[str, object] | None,
    opponents: Sequence[Named] | str | None,
    seat: int | str,
) -> Seating:
    """Return who sits where, by the arguments of an environment.

    Raises `UnknownGame`, `InvalidOption`, `InvalidBot`.
    """
    if isinstance(opponents, str) and opponents != SELF:
        raise InvalidOption("opponents", f"{opponents!r} is no list of bots, and not {SELF!r}")
    if players is None and opponents is not None and opponents != SELF:
        players = len(opponents) + 1
    game = load_game(name, players, options)
    rivals = [RANDOM] * (game.players - 1) if opponents is None else opponents
    if rivals != SELF and len(rivals) != game.players - 1:
        raise InvalidOption("opponents", f"{_many(len(rivals), 'bot')} for {_many(game.players - 1, 'other seat')}")
    own = RANDOM if seat == RANDOM else whole(seat)
    if own is None or (isinstance(own, int) and not 0 <= own < game.players):
        raise InvalidOption("seat", f"{seat!r} is not possible; choose 0 to {game.players - 1} or 'random'")
    found = Seating(game, [] if rivals == SELF else list(rivals), rivals == SELF, own)
    for spec in found.rivals:
        make_bot(spec, game)
    return found
