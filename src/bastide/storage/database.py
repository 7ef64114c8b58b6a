"""Opening the database, its transactions, and bringing its schema up to date.

SQLite: write-ahead log, one writer, and `synchronous=FULL`, so that a commit that was acknowledged has
reached the disk whatever happens to the process or the machine. PostgreSQL's defaults promise the same.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import structlog
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bastide.storage.alone import free_space, place_of
from bastide.storage.bus import Bus, Message, PostgresBus
from bastide.storage.flaws import json_or_text
from bastide.storage.journal import Entry, Journal, PostgresJournal, SqliteJournal
from bastide.storage.reach import reach
from bastide.storage.steps import step_of, steps
from bastide.storage.trouble import DatabaseProblem, Displaced, is_trouble

BUSY_TIMEOUT: Final = 10.0
"""Seconds a transaction waits for the writer before it gives up."""

READERS: Final = 4
"""Connections that read a SQLite file."""

MIGRATION_LOCK: Final = 0x0BA5_71DE
"""Key of the advisory lock under which one process at a time brings the schema up to date."""

BESIDE: Final = "beside"
"""The fact that says what `OLDEST_BESIDE` was for the newest version that has started."""
OLDEST_BESIDE: Final = "0012"
"""Versions that know this step may serve beside this one: every later step only adds what they need not know of."""

LAST_PORT: Final = 65_535
DRIVERS: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")


log: Final = structlog.get_logger("bastide.storage")


@dataclass(slots=True)
class Write:
    """A write transaction: its connection, and the words that go out when it commits."""

    connection: AsyncConnection
    messages: list[Message] = field(default_factory=list)
    after: list[Callable[[], None]] = field(default_factory=list)
    """What to do in this process once the transaction is committed, before the words go out."""

    def say(self, kind: str, table: str = "", **data: Any) -> None:
        """Let everybody know once this has happened."""
        self.messages.append(Message(kind, table, data))


class _Tidy(sqlite3.Connection):
    """A connection that gives the writer's turn back when it is closed, which SQLite alone does only later.

    Whoever is cancelled leaves statements behind, and as long as they are not collected SQLite keeps what they are of.
    """

    def close(self) -> None:
        """Take back what is not committed, and close."""
        with contextlib.suppress(sqlite3.Error):
            if self.in_transaction:
                self.rollback()
        super().close()


async def _to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Await something that is to be done whoever is cancelled meanwhile; they hear of that once it is done."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.gather(task, return_exceptions=True)
        raise


def _nothing(_told: object) -> None:
    """Tell nobody."""


def _sqlite_engine(url: URL, begin: str, size: int, displaced: Callable[[], bool]) -> AsyncEngine:
    """Return an engine that opens no file but the one it has: a log beside another would be written into that one."""
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=30,
        connect_args={"timeout": BUSY_TIMEOUT, "factory": _Tidy},
        hide_parameters=True,  # they hold seeds and people's words, and errors go to the log
        json_deserializer=json_or_text,
    )

    @event.listens_for(engine.sync_engine, "do_connect")
    def _look(*_given: Any) -> None:
        if displaced():
            raise Displaced

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        _prepare(connection)

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _prepare(connection: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _connected(path: str) -> sqlite3.Connection:
    """Return a connection of SQLite's own, for one thread."""
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False)
    _prepare(connection)
    return connection


def beside_allowed(connection: Connection) -> bool:
    """Return whether this version may serve beside the newer one that has brought the database up to date."""
    oldest = connection.scalar(text("SELECT value FROM facts WHERE key = :key"), {"key": BESIDE})
    return oldest is not None and str(oldest) <= steps()[0]


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date, or leave it to a newer version that serves beside this one."""
    at = step_of(connection)
    if at is not None and at not in steps():
        if not beside_allowed(connection):
            raise DatabaseProblem(
                f"the database is at step {at}, which this version does not know; run a newer one",
                "database-newer",
                step=str(at),
            )
        log.warning("a newer version has brought the database up to date; this one serves beside it", step=at)
        return
    if at != steps()[0]:
        from bastide.storage.upgrade import upgrade  # a tenth of a start, and seldom needed

        upgrade(connection)
    connection.execute(text("DELETE FROM facts WHERE key = :key"), {"key": BESIDE})
    connection.execute(
        text("INSERT INTO facts (key, value) VALUES (:key, :value)"), {"key": BESIDE, "value": OLDEST_BESIDE}
    )


class Database:
    """The store behind a server: `reading()` and `writing()` are its transactions."""

    def __init__(self, address: str | URL) -> None:
        """Open nothing yet; raise `DatabaseProblem` for an address that is not one of ours."""
        try:
            url = make_url(address)
        except Exception as error:
            raise DatabaseProblem("this is not the address of a database", "database-address") from error
        if url.drivername not in DRIVERS:
            known = ", ".join(DRIVERS)
            raise DatabaseProblem(
                f"{url.drivername!r} is not supported; use one of {known}",
                "database-driver",
                driver=url.drivername,
                drivers=known,
            )
        if url.port is not None and url.port > LAST_PORT:
            raise DatabaseProblem("this is not the address of a database", "database-address")
        self._url: Final = url
        self._place: tuple[int, int] | None = None
        """Which file this is, if it is SQLite's and was started."""
        self.postgres: Final = url.drivername.startswith("postgresql")
        self.bus: Bus
        self.journal: Journal
        self._turn: Final = asyncio.Lock()
        """Held while something is written to SQLite, which has one writer."""
        if self.postgres:
            self.bus, self.journal = PostgresBus(url), PostgresJournal(url)
            self._readers = self._writer = create_async_engine(
                url,
                pool_size=8,
                max_overflow=8,
                pool_timeout=30,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"async_creator_fn": reach},
            )
        else:
            self.bus, self.journal = Bus(), SqliteJournal(url.database or "", self._turn, _connected)
            self._readers = _sqlite_engine(url, "BEGIN", READERS, self.displaced)
            self._writer = _sqlite_engine(url, "BEGIN IMMEDIATE", 1, self.displaced)
        self.waited: Callable[[float], None] = _nothing
        """Is told the seconds until each write transaction had begun."""
        self.failed: Callable[[str], None] = _nothing
        """Is told `read` or `write` when the store fails a transaction."""
        self.failing = False
        """Whether the last write failed because of the store."""

    async def start(self) -> None:
        """Bring the schema up to date and begin to listen."""
        async with self._writer.begin() as connection:
            if self.postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(_migrate)
        self._place = place_of(self._url)
        if not self.postgres:
            await self._open_readers()
        await self.journal.start()
        await self.bus.start()

    async def _open_readers(self) -> None:
        """Open all that read: where the file is moved away later, who looks goes on seeing what is in it."""
        async with contextlib.AsyncExitStack() as opened:
            for _ in range(READERS):
                await opened.enter_async_context(self._readers.connect())

    async def stop(self) -> None:
        """Close every connection."""
        await self.bus.stop()
        await self.journal.stop()
        await self._readers.dispose()
        await self._writer.dispose()

    def displaced(self) -> bool:
        """Return whether SQLite's file was moved or removed: the system would go on taking what nobody finds again."""
        return self._place is not None and place_of(self._url) != self._place

    def free(self) -> int | None:
        """Return how many bytes are left on the disk of SQLite's file; None where that cannot be known."""
        with contextlib.suppress(OSError):
            return free_space(self._url)
        return None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that sees one consistent moment."""
        try:
            async with self._readers.connect() as connection:
                if self.postgres:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                async with connection.begin():
                    yield connection
        except Exception as error:
            if is_trouble(error):
                self.failed("read")
            raise

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Write]:
        """Open a transaction that is committed when the block ends, undone when it raises."""
        asked = time.monotonic()
        async with contextlib.nullcontext() if self.postgres else self._turn:
            try:
                if self.displaced():
                    raise Displaced
                async with self._writer.begin() as connection:
                    self.waited(time.monotonic() - asked)
                    write = Write(connection)
                    yield write
                    for message in write.messages:
                        await self.bus.announce(connection, message)
                    await _to_its_end(self._commit(write))  # else it might be stored, and nobody told
            except Exception as error:
                if is_trouble(error):
                    self.failing = True
                    self.failed("write")
                raise

    async def _commit(self, write: Write) -> None:
        """Commit, and tell this process."""
        await write.connection.commit()
        self.failing = False
        for act in write.after:
            act()
        for message in write.messages:
            self.bus.deliver(message)

    async def store(self, entry: Entry) -> bool:
        """Store an action in one step; return False where it is not known to be stored: then try the longer way."""
        stored = not self.displaced() and await self.journal.store(entry)
        if stored:
            self.failing = False
        return stored
