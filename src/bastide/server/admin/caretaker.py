"""What a server looks after by itself: it hears of new restrictions, and prunes now and then."""

import asyncio
from collections.abc import Coroutine
from typing import Final

import structlog

from bastide.server import announcing
from bastide.server.admin import moderation, retention
from bastide.server.house import House
from bastide.server.logs import failed
from bastide.storage.bus import Message

AGAIN: Final = 1.0
"""Seconds before restrictions that could not be read are read again."""

log: Final = structlog.get_logger("bastide")


class Caretaker:
    """Keeps what operators have decided in mind."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._turn: Final = asyncio.Lock()
        """Held while restrictions are read: what was read first is not put in place last."""
        self._stale = False
        """Whether they have changed since they were read."""

    def _spawn(self, work: Coroutine[None, None, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def start(self) -> None:
        """Begin to listen and read the restrictions; what is heard meanwhile is read after that."""
        self.house.restrictions.client_of = self.house.keys.client
        self.house.db.bus.listeners.append(self._heard)
        async with self._turn:
            await moderation.refresh(self.house)
            await announcing.refresh(self.house)
        self._spawn(self._prune(), "pruning")

    async def stop(self) -> None:
        """Stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _heard(self, message: Message) -> None:
        if message.kind in ("restrictions", "resync"):
            self._stale = True
            self._spawn(self._refresh(), "restrictions")
        elif message.kind == "announced":
            self.house.announced = announcing.of_json(message.data)

    async def _refresh(self) -> None:
        async with self._turn:
            while self._stale:
                self._stale = False
                try:
                    await moderation.refresh(self.house)
                    await announcing.refresh(self.house)
                except Exception as error:
                    failed("the restrictions could not be read", error)
                    self._stale = True  # nobody says it again
                    await asyncio.sleep(AGAIN)

    async def _prune(self) -> None:
        while True:
            await asyncio.sleep(retention.EVERY)
            try:
                if await retention.due(self.house):
                    log.info("pruned", **await retention.prune(self.house))
            except Exception as error:
                failed("pruning failed", error)
