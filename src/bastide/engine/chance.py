"""Who decides what chance decides: a fair, checkable shuffle for tables, a plain one for everybody else."""

import hashlib
import hmac
import random
from bisect import bisect_right
from math import log
from typing import Final, Protocol

from bastide.engine.answers import CHANCE
from bastide.engine.game import outcome_at
from bastide.engine.play import State

BITS: Final = 52
"""Width of the number that an outcome gets; the bias against exact probabilities is below 2**-45."""
OLD_BITS: Final = 64
"""Width of one draw by the older rule."""


class Chance(Protocol):
    """Whatever decides at chance nodes."""

    def choose(self, state: State) -> int:
        """Return the outcome at this chance node; raise `ValueError` where nothing is left to chance."""


def random_chance(state: State, rng: random.Random) -> int:
    """Return an outcome of this chance node, drawn with its probability.

    Raises `ValueError` where nothing is left to chance, `TypeError` for what is no generator, such as its seed alone.
    """
    if not hasattr(rng, "random"):
        raise TypeError(f"a generator is wanted, such as random.Random(1), not {rng!r}")
    return outcome_at(state.chance_outcomes(), rng.random())


class FairChance:
    """Chance as a pure function of a secret seed: the n-th draw of a pile is the same on every way to it.

    The draw's key is the HMAC-SHA-256 of pile and n under the seed, an outcome's number u the SHA-256 of key and
    outcome as a fraction of one; the outcome with the least -ln(u)/weight is drawn. So each is as likely as the game
    says, and another content of a bag changes a draw only by what is other.

    >>> import bastide
    >>> state = bastide.load_game("carcassonne").new_initial_state()
    >>> state.action_to_string(FairChance(bytes(32)).choose(state))
    'draw U'
    """

    def __init__(self, seed: bytes) -> None:
        """Keep the seed (32 bytes are recommended)."""
        self.seed: Final = seed

    def choose(self, state: State) -> int:
        """Return the outcome at this chance node; raise `ValueError` where nothing is left to chance."""
        outcomes = state.chance_outcomes()
        pile, drawn = drawn_from(state, outcomes[0][0])
        key = hmac.digest(self.seed, f"{pile} {drawn}".encode(), "sha256")
        return min((_time(key, action) / weight, action) for action, weight in outcomes)[1]


def _time(key: bytes, action: int) -> float:
    digest = hashlib.sha256(key + str(action).encode()).digest()
    number = int.from_bytes(digest[:8], "big") >> 64 - BITS
    return -log((number + 0.5) / 2**BITS)


class ChanceByPly:
    """The older rule, which counts actions instead of draws: for tables and records that began with it."""

    def __init__(self, seed: bytes) -> None:
        """Keep the seed."""
        self.seed: Final = seed

    def choose(self, state: State) -> int:
        """Return the outcome at this chance node: HMAC-SHA-256 of the ply under the seed, as a fraction."""
        ply = len(state.history())
        digest = hmac.digest(self.seed, str(ply).encode(), "sha256")
        return outcome_at(state.chance_outcomes(), int.from_bytes(digest[: OLD_BITS // 8], "big") / 2**OLD_BITS)


def drawn_from(state: State, outcome: int) -> tuple[int, int]:
    """Return the pile that an outcome of chance is in, by its first code, and how many draws were made of it."""
    piles = state.game.type.kernel.piles
    if not piles:
        return 0, _draws(state)
    place = bisect_right(piles, outcome)
    first, end = piles[place - 1], piles[place]
    return first, sum(first <= action < end for action in state.history())


def _draws(state: State) -> int:
    """Return how often chance has decided so far (slow: the game is played again)."""
    game = state.game
    replay, draws = game.from_text(state.origin) if state.origin else game.new_initial_state(), 0
    for action in state.history():
        draws += replay.current_player() == CHANCE
        replay.apply_action(action)
    return draws
