"""The server's pulse: it writes down that it lives, so that no clock counts the time in which it did not."""

import asyncio
import contextlib
from collections.abc import Callable, Collection
from typing import Final

import structlog

from bastide.server import logs
from bastide.server.house import House
from bastide.server.whole import FAREWELL
from bastide.storage import tables, talk

log: Final = structlog.get_logger("bastide")

ALIVE: Final = "alive"
BEAT: Final = 5.0
"""Seconds between two beats; on PostgreSQL other servers may be alive when this one starts."""


class Pulse:
    """Beats while the server runs. A beat that fails is how a server that nobody speaks to notices its database."""

    def __init__(self, house: House, lost: Callable[[Collection[str]], None] = lambda _gone: None) -> None:
        """`lost` is told which other processes live no more."""
        self.house: Final = house
        self._lost: Final = lost
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Give back the time in which no server lived and what a killed one held, and begin to beat."""
        house, now = self.house, self.house.now()
        async with house.db.writing() as write:
            lived = float(await talk.fact(write.connection, ALIVE, str(now)))
            if now - lived > (2 * BEAT if house.db.postgres else 0.0):
                await tables.shift_clocks(write.connection, lived, now)
            if not house.db.postgres:  # a killed server's bots are not waited for: on SQLite there is no other server
                await tables.release_all(write.connection)
            await talk.write_fact(write.connection, ALIVE, str(now))
        self._task = asyncio.create_task(self._run(), name="pulse")

    async def stop(self) -> None:
        """Beat a last time."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(Exception):
            async with asyncio.timeout(FAREWELL):
                await self._beat()

    async def _run(self) -> None:
        told: str | None = None
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Exception as error:
                logs.failed("the pulse failed", error)
            if self.house.ready and (why := why_not_ready(self.house)) != told:
                told = why
                if why is None:
                    log.info("ready again")
                else:
                    log.warning("not ready", why=why)

    async def _beat(self) -> None:
        async with self.house.db.writing() as write:
            await talk.write_fact(write.connection, ALIVE, str(self.house.now()))
        if gone := await self.house.whole.beat():
            self._lost(gone)


def why_not_ready(house: House) -> str | None:
    """Return what keeps a server from its work, None if nothing does."""
    if not house.ready:
        return "the server is starting or stopping"
    if house.db.displaced():
        return "the file of the database was moved or removed"
    if house.db.failing:
        return "the last write failed"
    if (free := house.db.free()) is not None and free < house.settings.disk_reserve:
        return "the disk is nearly full"
    return None
