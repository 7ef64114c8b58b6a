"""Bots sit at ordinary tables. Whose turn it is stands in the database; nothing is queued, so nothing can be lost."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import structlog

from bastide.engine.registry import game_type, games
from bastide.server import lessons, moves, seats
from bastide.server.errors import ApiError
from bastide.server.fairly import Asker
from bastide.server.house import House
from bastide.server.logs import failed, short
from bastide.server.pool import ThinkFailed, Thought
from bastide.server.positions import Loaded
from bastide.server.whole import FAREWELL
from bastide.storage import tables as table_store
from bastide.storage.bus import Message

ACTIVE: Final = 64
"""How many tables one process looks after at a time; their bots share the worker processes."""
ACTIVE_ALONE: Final = 16
"""How many of them may be tables at which only bots sit."""

log: Final = structlog.get_logger("bastide.bots")


class Later:
    """Tables that failed, each left alone twice as long as the last time, up to an hour."""

    def __init__(self, first: float) -> None:
        self._first: Final = first
        self._until: Final[dict[str, tuple[float, float]]] = {}

    def put_off(self, table_id: str) -> None:
        """Leave a table alone for a while."""
        _, last = self._until.get(table_id, (0.0, self._first / 2))
        wait = min(3600.0, 2 * last)
        self._until[table_id] = (time.monotonic() + wait, wait)

    def well(self, table_id: str) -> None:
        """Forget that a table has failed: it goes on, or somebody has changed it."""
        self._until.pop(table_id, None)

    def now(self) -> list[str]:
        """Return the tables that are to be left alone now; who has been well for an hour is forgotten."""
        now = time.monotonic()
        for table_id in [table_id for table_id, (until, _) in self._until.items() if until + 3600.0 < now]:
            del self._until[table_id]
        return [table_id for table_id, (until, _) in self._until.items() if until > now]


class BotRunner:
    """Claims tables that wait for a bot or whose clock has run out, and sees to them."""

    def __init__(self, house: House, watched: Callable[[str], bool] = lambda _table: True) -> None:
        self.house: Final = house
        self._watched: Final = watched
        self._crowded = False
        self._alone: Final[set[str]] = set()
        self._later: Final = Later(house.settings.bot_lease)
        self.owner: Final = house.db.bus.process
        self._wake: Final = asyncio.Event()
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._main: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look for work."""
        self.house.db.bus.listeners.append(self._heard)
        self._main = asyncio.create_task(self._run(), name="bots")

    async def stop(self) -> None:
        """Let writes that have begun finish, forget thoughts; the leases go back, others take over."""
        tasks = {task for task in (self._main, *self._tasks.values()) if task is not None}
        for _ in range(2):  # of a database that is away nothing is waited for: the leases run out
            for task in tasks:
                task.cancel()
            if tasks:
                _, tasks = await asyncio.wait(tasks, timeout=FAREWELL)

    def _heard(self, message: Message) -> None:
        if message.kind == "changed":
            self._later.well(message.table)
        if "bot" in message.data:  # who says so knows what is stored of whose turn it is
            if message.data["bot"] and self.house.homes.here(message.table):
                self._wake.set()
        elif message.kind in ("changed", "resync"):
            self._wake.set()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._look()
            except Exception as error:
                failed("looking for waiting tables failed", error)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.house.settings.bot_poll):
                    await self._wake.wait()

    async def _look(self) -> None:
        now, lease = self.house.now(), self.house.settings.bot_lease
        async with self.house.db.reading() as connection:
            if not await table_store.anything_due(connection, now):
                self._crowded = False
                return
            rules, later = {(name, game_type(name).rules_version) for name in games()}, self._later.now()
            late = await table_store.past_deadline(connection, now, rules, later)
            free = ACTIVE - len(self._tasks)
            waiting = (
                await table_store.waiting_for_bots(
                    connection, now, free, lease=lease, rules=rules, but=later, owner=self.owner
                )
                if free > 0
                else []
            )
        self._crowded = len(waiting) >= free
        for table_id in late:
            try:
                await seats.run_out(self.house, table_id)
            except Exception as error:
                self._failed(table_id, error)
        for table_id, only_bots in waiting:
            if only_bots and len(self._alone) >= ACTIVE_ALONE:
                self._crowded = True
                break
            if table_id not in self._tasks and await self._claim(table_id):
                if only_bots:
                    self._alone.add(table_id)
                task = asyncio.create_task(self._play(table_id), name=f"bot {short(table_id)}")
                self._tasks[table_id] = task
                task.add_done_callback(partial(self._gone, table_id))

    def _gone(self, table_id: str, _done: asyncio.Task[None]) -> None:
        del self._tasks[table_id]
        self._alone.discard(table_id)
        self._wake.set()

    async def _claim(self, table_id: str) -> bool:
        now = self.house.now()
        async with self.house.db.writing() as write:
            return await table_store.claim(write.connection, table_id, self.owner, now, self.house.settings.bot_lease)

    async def _play(self, table_id: str) -> None:
        """Decide for the bots of a claimed table until a person is to move, keeping the lease alive."""
        keeper = asyncio.create_task(self._keep(table_id))
        try:
            goes_on = True
            while goes_on:
                goes_on = await self._step(table_id)
                self._later.well(table_id)
                if keeper.done() or self._crowded:  # somebody else has the table now, or others wait for the place
                    return
        except Exception as error:
            self._failed(table_id, error)
        finally:
            keeper.cancel()
            with contextlib.suppress(Exception):
                await asyncio.shield(self._release(table_id))

    def _failed(self, table_id: str, error: Exception) -> None:
        """Say what is wrong with a table and leave it alone for a while; the others go on."""
        if isinstance(error, ApiError):
            if error.status != 404:
                log.warning("bot stopped", table=short(table_id), code=error.code)
        elif isinstance(error, ThinkFailed):
            log.warning("bot stopped", table=short(table_id), why=error.why)
        else:
            failed("bot stopped", error, table=short(table_id))
        self._later.put_off(table_id)

    async def _keep(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(self.house.settings.bot_lease / 3)
            if not await self._claim(table_id):
                return

    async def _release(self, table_id: str) -> None:
        async with self.house.db.writing() as write:
            await table_store.release(write.connection, table_id, self.owner)

    async def _step(self, table_id: str) -> bool:
        """Make one action of a bot; return whether there may be another."""
        loaded = self.house.positions.kept(table_id)
        if loaded is None or not loaded.row.waits_for_bot:  # what is known may be older than what was claimed
            loaded = await self.house.load(table_id)
        seat = loaded.row.turn
        if seat is None or not loaded.row.waits_for_bot:
            return False
        if loaded.frozen is not None:
            raise loaded.frozen
        if moves.talked_about(self.house, loaded):
            await asyncio.sleep(min(1.0, self.house.settings.bot_poll))
            return True
        action = await self._decide(loaded, seat)
        stood = max(0.0, self.house.now() - loaded.row.updated_at)  # whoever watches has seen it for so long
        await asyncio.sleep(max(0.0, self.house.settings.bot_delay - stood))
        try:
            await asyncio.shield(moves.move_bot(self.house, table_id, loaded.position.seq, seat, action))
        except ApiError as refusal:
            if refusal.status not in (403, 409):
                raise
            await asyncio.sleep(0)  # the table has changed meanwhile: look again
        return True

    async def _decide(self, loaded: Loaded, seat: int) -> int:
        legal = loaded.position.state.legal_actions()
        laid_down = lessons.due(loaded.row, loaded.position.state)
        if laid_down is not None or len(legal) == 1:
            return legal[0] if laid_down is None else laid_down
        spec = loaded.seats[seat].bot or self.house.settings.bot_stand_in
        thought = Thought.of(loaded, seat, spec, self.house.dice)
        asker = Asker.of(loaded, self._watched(loaded.row.id))
        return (await self.house.pool.decide(thought, loaded.position.state, asker))[0]
