"""Whose bot thinks next: people's tables first, then who has had the least; one place is kept for short thoughts."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from bastide.server.positions import Loaded

PEOPLE: Final = 0
WATCHED: Final = 1
ALONE: Final = 2
"""Ranks: somebody plays there, somebody watches bots, nobody looks."""

SHORT: Final = 0.5
"""Seconds; a thought that takes longer is a long one, and those never have the last place."""
FORGET: Final = 30.0
"""Seconds in which half of what somebody has had is forgotten."""


@dataclass(frozen=True, slots=True)
class Asker:
    """On whose behalf a bot thinks."""

    rank: int = PEOPLE
    client: str = ""

    @classmethod
    def of(cls, loaded: Loaded, watched: bool) -> "Asker":
        """Return on whose behalf the bots of a table think: that of whoever opened it."""
        people = any(seat.held or seat.owner_hash is not None for seat in loaded.seats)
        return cls(PEOPLE if people else WATCHED if watched else ALONE, loaded.row.client or loaded.row.id)


@dataclass(slots=True, eq=False)
class _Waiting:
    asker: Asker
    long: bool
    since: int
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """So many places, given to whoever waits by rank, then by how much thought their client has had lately."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = self._places = places
        self._long = 0
        self._now: Final = now
        self._waiting: Final[list[_Waiting]] = []
        self._had: Final[dict[str, tuple[float, float]]] = {}
        self._count = 0

    def __len__(self) -> int:
        """Return how many wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, asker: Asker, *, long: bool) -> AsyncIterator[None]:
        """Wait for a place and keep it while the block runs; its seconds count against the client."""
        self._count += 1
        mine = _Waiting(asker, long, self._count)
        self._waiting.append(mine)
        self._serve()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            elif not mine.turn.cancelled():  # the place was given in the very moment in which nobody wanted it any more
                self._leave(mine)
            raise
        began = self._now()
        try:
            yield
        finally:
            self._had[asker.client] = (self._owes(asker.client) + self._now() - began, self._now())
            self._leave(mine)

    def _owes(self, client: str) -> float:
        """Return how many seconds of thought a client has had, the older ones counted less."""
        seconds, at = self._had.get(client, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._now() - at) / FORGET))

    def _leave(self, mine: _Waiting) -> None:
        self._free += 1
        self._long -= mine.long
        if len(self._had) > 4 * len(self._waiting) + 1024:
            for client in [client for client in self._had if self._owes(client) < SHORT]:
                del self._had[client]
        self._serve()

    def _serve(self) -> None:
        while self._free:
            able = [one for one in self._waiting if not one.long or self._long < max(1, self._places - 1)]
            if not able:
                return
            first = min(able, key=lambda one: (one.asker.rank, self._owes(one.asker.client), one.since))
            self._waiting.remove(first)
            if first.turn.cancelled():
                continue
            self._free -= 1
            self._long += first.long
            first.turn.set_result(None)
