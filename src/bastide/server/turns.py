"""Slow calls, one of a client at a time: who asks for much at once waits for themselves, and nobody else for them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final

from bastide.server.errors import TooManyRequests

LONGEST: Final = 0.25
"""Seconds that a client waits at most between two slow calls."""
MOST: Final = 100
"""How many slow calls of one client may wait."""


class Line:
    """The slow calls of one client, in the order in which they came."""

    __slots__ = ("busy", "calls")

    def __init__(self) -> None:
        self.busy: Final = asyncio.Lock()
        self.calls = 0
        """Those that wait, and the one that is answered."""


class Turns:
    """Lines of slow calls by client.

    A late game is told in tens of milliseconds, in the one thread that serves everybody: as many calls as a client may
    make would take all of its time. After each the client's next one waits as long as it has taken.
    """

    def __init__(self, *, on: bool = True) -> None:
        self._on: Final = on
        self._lines: Final[dict[str, Line]] = {}

    @contextlib.asynccontextmanager
    async def of(self, client: str) -> AsyncIterator[None]:
        """Wait for the turn of a client's call, and keep it; raise `TooManyRequests` where too many wait already."""
        if not self._on:
            yield
            return
        line = self._lines.setdefault(client, Line())
        if line.calls > MOST:
            raise TooManyRequests(1)
        line.calls += 1
        try:
            await line.busy.acquire()
            loop = asyncio.get_running_loop()
            began = loop.time()
            try:
                yield
            finally:
                loop.call_later(min(LONGEST, loop.time() - began), self._next, client, line)
        finally:
            line.calls -= 1
            self._leave(client, line)

    def _next(self, client: str, line: Line) -> None:
        line.busy.release()
        self._leave(client, line)

    def _leave(self, client: str, line: Line) -> None:
        if not line.calls and not line.busy.locked() and self._lines.get(client) is line:
            del self._lines[client]
