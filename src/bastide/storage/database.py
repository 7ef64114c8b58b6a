"""Opening the database, its transactions, and bringing its schema up to date.

SQLite: write-ahead log, one writer, and `synchronous=FULL`, so that a commit that was acknowledged has
reached the disk whatever happens to the process or the machine. PostgreSQL's defaults promise the same.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bastide.storage.bus import Bus, Message, PostgresBus
from bastide.storage.trouble import is_trouble

BUSY_TIMEOUT: Final = 10.0
"""Seconds a transaction waits for the writer before it gives up."""

MIGRATION_LOCK: Final = 0x0BA5_71DE
"""Key of the advisory lock under which one process at a time brings the schema up to date."""

DRIVERS: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")


class DatabaseProblem(ValueError):
    """The database cannot be used as it is; the message says why in words for the host."""


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


def _sqlite_engine(url: URL, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=30,
        connect_args={"timeout": BUSY_TIMEOUT},
        hide_parameters=True,  # they hold seeds and people's words, and errors go to the log
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _migrate(connection: Connection) -> None:
    config = Config()
    here = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", here.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Database:
    """The store behind a server: `reading()` and `writing()` are its transactions."""

    def __init__(self, address: str | URL) -> None:
        """Open nothing yet; raise `DatabaseProblem` for an address that is not one of ours."""
        try:
            url = make_url(address)
        except Exception as error:
            raise DatabaseProblem("this is not the address of a database") from error
        if url.drivername not in DRIVERS:
            raise DatabaseProblem(f"{url.drivername!r} is not supported; use one of {', '.join(DRIVERS)}")
        self.postgres: Final = url.drivername.startswith("postgresql")
        self.bus: Bus
        if self.postgres:
            self.bus = PostgresBus(url)
            self._readers = self._writer = create_async_engine(
                url, pool_size=8, max_overflow=8, pool_timeout=30, pool_pre_ping=True, hide_parameters=True
            )
        else:
            self.bus = Bus()
            self._readers = _sqlite_engine(url, "BEGIN", 4)
            self._writer = _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        self.failing = False
        """Whether the last write failed because of the store."""

    async def start(self) -> None:
        """Bring the schema up to date and begin to listen."""
        async with self._writer.begin() as connection:
            if self.postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(_migrate)
        await self.bus.start()

    async def stop(self) -> None:
        """Close every connection."""
        await self.bus.stop()
        await self._readers.dispose()
        await self._writer.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that sees one consistent moment."""
        async with self._readers.connect() as connection:
            if self.postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Write]:
        """Open a transaction that is committed when the block ends, undone when it raises."""
        try:
            async with self._writer.begin() as connection:
                write = Write(connection)
                yield write
                for message in write.messages:
                    await self.bus.announce(connection, message)
        except Exception as error:
            self.failing = self.failing or is_trouble(error)
            raise
        self.failing = False
        for act in write.after:
            act()
        for message in write.messages:
            self.bus.deliver(message)
