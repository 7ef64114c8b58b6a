"""Where secrets of tables and seeds of bots come from: the system's randomness or, in tests, one fixed seed."""

import hashlib
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Final

from bastide.engine.play import Game

SECRET_BYTES: Final = 32
THOUGHT_BITS: Final = 62


class Dice:
    """Hands out seeds that nobody can foresee; with a seed of its own, the same ones in every run."""

    def __init__(self, seed: str = "") -> None:
        self._seed: Final = seed
        self._opened: Final[Counter[str]] = Counter()

    @property
    def fixed(self) -> bool:
        """Whether every run is to draw the same."""
        return bool(self._seed)

    def table(self, game: Game) -> bytes:
        """Return the secret of a new table; with a fixed seed it depends on the game and its number."""
        if not self._seed:
            return secrets.token_bytes(SECRET_BYTES)
        kind = f"{game.name} {game.players} {game.options_text()}"
        self._opened[kind] += 1
        return self._drawn(f"{kind} {self._opened[kind]}")

    def thought(self, table_seed: bytes, seat: int) -> int:
        """Return the seed with which the bot of a seat thinks."""
        return self._number(f"{table_seed.hex()} {seat}")

    def trial(self, table_seed: bytes, actions: Sequence[str]) -> int:
        """Return the seed with which a private copy draws anew what is hidden, and what a plan leaves to chance."""
        return self._number(f"{table_seed.hex()} {';'.join(actions)}")

    def _number(self, what: str) -> int:
        if not self._seed:
            return secrets.randbits(THOUGHT_BITS)
        return int.from_bytes(self._drawn(what)) >> (8 * SECRET_BYTES - THOUGHT_BITS)

    def _drawn(self, what: str) -> bytes:
        return hashlib.sha256(f"{self._seed} {what}".encode()).digest()
