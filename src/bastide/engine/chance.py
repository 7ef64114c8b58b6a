"""Who decides what chance decides: a fair, checkable shuffle for tables, a plain one for everybody else."""

import hashlib
import hmac
import random
from typing import Final

from bastide.engine.game import outcome_at
from bastide.engine.play import State

BITS: Final = 64
"""Width of one draw; the bias against exact probabilities is below 2**-50 for every game here."""


def random_chance(state: State, rng: random.Random) -> int:
    """Return an outcome of this chance node, drawn with its probability."""
    return outcome_at(state.chance_outcomes(), rng.random())


class FairChance:
    """Chance as a pure function of a secret seed, so that a table can commit to it and reveal it later.

    >>> FairChance(bytes(32)).commitment[:16]
    '66687aadf862bd77'
    """

    def __init__(self, seed: bytes) -> None:
        """Keep the seed (32 bytes are recommended)."""
        self.seed: Final = seed

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed in hex: published first, checked at the end."""
        return hashlib.sha256(self.seed).hexdigest()

    def choose(self, state: State) -> int:
        """Return the outcome at this chance node: HMAC-SHA-256 of the ply under the seed, as a fraction."""
        ply = len(state.history())
        digest = hmac.new(self.seed, str(ply).encode(), hashlib.sha256).digest()
        return outcome_at(state.chance_outcomes(), int.from_bytes(digest[: BITS // 8], "big") / 2**BITS)
