"""Limits and presence of the whole server, however many processes it has: each writes its part into the database.

A client's calls are counted there together. A few of them are let through at once and written down within a second;
whoever makes more waits for the count. SQLite has one process, whose own count is the whole.
"""

import asyncio
import contextlib
import json
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide import __version__
from bastide.server import logs
from bastide.server.errors import TooManyRequests
from bastide.server.settings import Rate
from bastide.storage import whole as store
from bastide.storage.database import Database

SETTLE: Final = 1.0
"""Seconds after which what was let through is written down."""
LOOSE: Final = 4
"""All processes together let a fourth of a burst through before they have counted."""
REMEMBERED: Final = 20_000
"""Allowances whose last count is remembered."""
AGAIN: Final = 10.0
"""Seconds after which one may try again whose connections are too many."""
FAREWELL: Final = 3.0
"""Seconds in which a server that stops may write something last; a database that is away does not hold it up."""


@dataclass(slots=True)
class Counted:
    """What the whole was found to be."""

    owed: dict[tuple[str, str], float] = field(default_factory=dict)
    """Seconds until an allowance is full again, by client and kind."""
    open: dict[str, int] = field(default_factory=dict)
    """Live connections by client."""
    own: dict[str, int] = field(default_factory=dict)
    """Those of them that this process holds."""


class Whole:
    """What this process adds to the whole, and what the whole is."""

    def __init__(self, db: Database, name: Callable[[str], str] = str) -> None:
        """`name` returns what a client is called in the database."""
        self._db: Final = db
        self._name: Final = name
        self.process: Final = db.bus.process
        self.alive: dict[str, str] = {self.process: __version__}
        """The versions of the processes that live, by their ids."""
        self._used: dict[tuple[str, str], float] = {}
        self._loose: Counter[tuple[str, str]] = Counter()
        self._full_at: Final[OrderedDict[tuple[str, str], float]] = OrderedDict()
        """When the allowances that were counted last are full again."""
        self._open: Final[Counter[str]] = Counter()
        self._tables: Final[dict[str, tuple[int, str]]] = {}
        self._changed: set[tuple[str, str]] = set()
        self._waiting: list[asyncio.Future[Counted | None]] = []
        self._said: Final = asyncio.Event()
        self._urgent: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Enter this process among those that live."""
        if self._db.postgres:
            await self.beat()
            self._task = asyncio.create_task(self._run(), name="whole")

    async def stop(self) -> None:
        """Take this process out again."""
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        with contextlib.suppress(Exception):
            async with asyncio.timeout(FAREWELL), self._db.writing() as write:
                await store.leave(write.connection, self.process)

    async def beat(self) -> set[str]:
        """Say that this process lives; return those that live no more."""
        if not self._db.postgres:
            return set()
        async with self._db.writing() as write:
            alive, fresh = await store.beat(write.connection, self.process, __version__)
            await store.bury(write.connection)
        if fresh:  # the others had given this process up, or the database has forgotten
            self._changed |= {(store.CLIENT, key) for key in self._open} | {(store.TABLE, key) for key in self._tables}
            self._said.set()
        gone, self.alive = self.alive.keys() - alive.keys(), alive
        return gone

    async def spend(self, address: str, kind: str, rate: Rate) -> None:
        """Count a call of a client; raise `TooManyRequests` if it has made too many at all processes together."""
        if self._task is None or not rate.per_second:
            return
        key = (self._name(address), kind)
        self._use(key, 1 / rate.per_second)
        self._loose[key] += 1
        left = rate.burst - max(0.0, self._full_at.get(key, 0.0) - time.monotonic()) * rate.per_second
        if rate.per_second >= 1 and self._loose[key] * len(self.alive) <= min(rate.burst / LOOSE, left):
            return
        counted = await self._settled()
        over = counted.owed.get(key, 0.0) - rate.burst / rate.per_second if counted else 0.0
        if over > 0:
            self._use(key, -1 / rate.per_second)
            raise TooManyRequests(over)

    def _use(self, key: tuple[str, str], seconds: float) -> None:
        self._used[key] = self._used.get(key, 0.0) + seconds
        self._said.set()

    async def enter(self, address: str, most: int) -> None:
        """Count a live connection of a client; raise `TooManyRequests` if it has so many without it.

        Those that came here after it and were counted with it do not stand in its way.
        """
        if self._task is None:
            return
        client = self._name(address)
        self._open[client] += 1
        came = self._open[client]
        self._note(store.CLIENT, client)
        counted = await self._settled()
        if counted and counted.open.get(client, 0) - max(0, counted.own.get(client, 0) - came) > most:
            self.leave(address)
            raise TooManyRequests(AGAIN)

    def leave(self, address: str) -> None:
        """Count a live connection no more."""
        client = self._name(address)
        if self._task is not None and self._open[client]:
            self._open[client] -= 1
            self._note(store.CLIENT, client)

    def watch(self, table_id: str, count: int, seats: Iterable[int]) -> None:
        """Note how many watch a table in this process, and which seats are there."""
        found = (count, json.dumps(sorted(seats)))
        if self._task is not None and self._tables.get(table_id) != found:
            self._tables[table_id] = found
            self._note(store.TABLE, table_id)

    def _note(self, kind: str, key: str) -> None:
        self._changed.add((kind, key))
        self._said.set()

    async def watching(self, connection: AsyncConnection, table_id: str) -> int:
        """Return how many watch a table in other processes."""
        if self._task is None:
            return 0
        return (await store.counted(connection, store.TABLE, [table_id], self.process)).get(table_id, 0)

    async def present(self, connection: AsyncConnection, table_ids: Iterable[str]) -> dict[str, set[int]]:
        """Return the seats whose people are connected to any process, by table."""
        return {} if self._task is None else await store.present(connection, table_ids)

    async def _settled(self) -> Counted | None:
        """Have everything written down now; return what the whole is, None if the database did not say."""
        found: asyncio.Future[Counted | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(found)
        self._said.set()
        self._urgent.set()
        return await found

    async def _run(self) -> None:
        while True:
            await self._said.wait()
            if not self._waiting:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(SETTLE):
                        await self._urgent.wait()
            self._said.clear()
            self._urgent.clear()
            waiting, self._waiting = self._waiting, []
            counted = None
            try:
                counted = await self._settle()
            except Exception as error:
                logs.failed("what clients use could not be counted", error)
            finally:
                for one in waiting:
                    if not one.done():
                        one.set_result(counted)

    async def _settle(self) -> Counted:
        """Write down this process's part, then read the whole, so that of two who come at once the later sees both."""
        used, self._used = self._used, {}
        changed, self._changed = self._changed, set()
        self._loose.clear()
        now = time.monotonic()
        counted, clients = Counted(), [key for kind, key in changed if kind == store.CLIENT]
        counted.own = {key: self._open[key] for key in clients}
        held = [self._held(one) for one in changed]
        try:
            async with self._db.writing() as write:
                if used:
                    counted.owed = await store.spend(write.connection, used)
                if changed:
                    await store.hold(write.connection, self.process, held)
                if clients:
                    counted.open = await store.counted(write.connection, store.CLIENT, clients)
        except Exception:
            self._changed |= changed
            raise
        for known, owed in counted.owed.items():
            self._full_at[known] = now + owed
            self._full_at.move_to_end(known)
        while len(self._full_at) > REMEMBERED:
            self._full_at.popitem(last=False)
        for kind, key in changed - self._changed:
            if kind == store.CLIENT and not self._open[key]:
                del self._open[key]
            elif kind == store.TABLE and not self._tables[key][0]:
                del self._tables[key]
        return counted

    def _held(self, changed: tuple[str, str]) -> tuple[str, str, int, str]:
        kind, key = changed
        count, seats = (self._open[key], "[]") if kind == store.CLIENT else self._tables[key]
        return kind, key, count, seats
