"""Storing an action at a table in one step: if the table is still as it was known, else not at all.

No table is read before. Whatever changes who may act at a table changes its `updated_at` too, so that one comparison in
the statement that moves the table on says whether what was known still holds.
"""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sqlalchemy import URL

from bastide.storage.bus import CHANNEL
from bastide.storage.reach import PATIENCE, watched
from bastide.storage.rows import Event, TableRow

HEADER: Final = (
    "state",
    "updated_at",
    "seq",
    "ply",
    "scores",
    "turn",
    "waits_for_bot",
    "turn_since",
    "deadline",
    "client",
)
"""What an action changes of its table."""
EVENT: Final = ("seq", "kind", "action", "ply", "seat", "at")
CONNECTIONS: Final = 4
WAIT: Final = 10.0
"""Seconds for the connection and the statement; then the longer way is tried, which says what is wrong."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An action with what follows from it."""

    before: TableRow
    """The table as it was known."""
    after: TableRow
    events: Sequence[Event]
    clocks: Sequence[tuple[int, float]]
    """Seconds left, by seat, where they have changed."""
    word: str
    """What other processes are told; there are none on SQLite."""
    stored: Callable[[], None]
    """What is done in this process once it is stored, before anybody else writes."""

    def header(self) -> list[Any]:
        """Return the values of `HEADER`."""
        return [json.dumps(self.after.scores) if name == "scores" else getattr(self.after, name) for name in HEADER]

    def known(self) -> list[Any]:
        """Return what names the table as it was known."""
        return [self.before.id, self.before.seq, self.before.updated_at, self.before.state]


def news(before: TableRow, after: TableRow, events: Sequence[Event], clocks: Sequence[tuple[int, float]]) -> Any:
    """Return as JSON what leads from a table as it was known to what it is, for a process that knows it as well."""
    return {
        "known": [before.seq, before.updated_at, before.state],
        "header": {name: getattr(after, name) for name in HEADER},
        "events": [[getattr(event, name) for name in EVENT] for event in events],
        "clocks": list(clocks),
    }


class Journal(Protocol):
    """Stores entries."""

    async def start(self) -> None:
        """Be ready."""

    async def stop(self) -> None:
        """Close every connection."""

    async def store(self, entry: Entry) -> bool:
        """Store an entry and return True once it cannot be lost; False if it is not known to be stored."""


class SqliteJournal:
    """Stores all entries that wait at a time in one transaction, with one wait for the disk, in a thread of its own."""

    def __init__(self, path: str, turn: asyncio.Lock, connect: Callable[[str], sqlite3.Connection]) -> None:
        """`turn` is held by whoever writes to this database."""
        self._path: Final = path
        self._turn: Final = turn
        self._connect: Final = connect
        self._thread: Final = ThreadPoolExecutor(1, "journal")
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Be ready."""

    async def stop(self) -> None:
        """Close the connection."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    async def store(self, entry: Entry) -> bool:
        """Store an entry and return True once it cannot be lost; False if it is not known to be stored."""
        found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, found))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="journal")
        return await found

    async def _run(self) -> None:
        while self._waiting:
            async with self._turn:
                batch, self._waiting = self._waiting, []
                entries = [entry for entry, _ in batch]
                done = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, entries)
                for (entry, found), good in zip(batch, done, strict=True):
                    if good:
                        entry.stored()
                    if not found.done():
                        found.set_result(good)

    def _write(self, entries: Sequence[Entry]) -> list[bool]:
        try:
            return self._together(entries)
        except sqlite3.Error:
            return [False] if len(entries) == 1 else [self._write([entry])[0] for entry in entries]

    def _together(self, entries: Sequence[Entry]) -> list[bool]:
        if self._connection is None:
            self._connection = self._connect(self._path)
        cursor = self._connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            done = [self._one(cursor, entry) for entry in entries]
            cursor.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise
        return done

    def _one(self, cursor: sqlite3.Cursor, entry: Entry) -> bool:
        table_id = entry.before.id
        cursor.execute(MOVE_ON, [*entry.header(), *entry.known()])
        if cursor.rowcount != 1:
            return False
        cursor.executemany(ADD, [(table_id, *(getattr(event, name) for name in EVENT)) for event in entry.events])
        cursor.execute("DELETE FROM undo_requests WHERE table_id = ?", (table_id,))
        for seat, left in entry.clocks:
            cursor.execute("UPDATE seats SET clock_left = ? WHERE table_id = ? AND seat = ?", (left, table_id, seat))
        return True


MOVE_ON: Final = (
    f"UPDATE tables SET {', '.join(f'{name} = ?' for name in HEADER)} "
    "WHERE id = ? AND seq = ? AND updated_at = ? AND state = ?"
)
ADD: Final = f"INSERT INTO events (table_id, {', '.join(EVENT)}) VALUES (?, ?, ?, ?, ?, ?, ?)"


class PostgresJournal:
    """Stores each entry by one statement, which tells the other processes as well; the server groups what it syncs."""

    def __init__(self, url: URL) -> None:
        self._dsn: Final = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._pool: Any = None
        self._tasks: Final[set[asyncio.Task[bool]]] = set()

    async def start(self) -> None:
        """Be ready."""
        import asyncpg  # SQLite does without

        self._pool = await asyncpg.create_pool(
            self._dsn,
            min_size=0,
            max_size=CONNECTIONS,
            command_timeout=WAIT,
            timeout=PATIENCE,
            connection_class=watched(),
        )

    async def stop(self) -> None:
        """Close every connection."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()

    async def store(self, entry: Entry) -> bool:
        """Store an entry and return True once it cannot be lost; False if it is not known to be stored."""
        task = asyncio.create_task(self._store(entry))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)  # who asked may go; what is stored is told all the same

    async def _store(self, entry: Entry) -> bool:
        import asyncpg  # SQLite does without

        events = [[getattr(event, name) for event in entry.events] for name in EVENT]
        clocks = [list(column) for column in zip(*entry.clocks, strict=True)] or [[], []]
        values = [*entry.header(), *entry.known(), *events, *clocks, CHANNEL, entry.word]
        try:
            stored = await self._pool.fetchrow(STATEMENT, *values, timeout=WAIT)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError):
            return False
        if stored is None:
            return False
        entry.stored()
        return True


def _statement() -> str:
    """Return the statement; its parameters are the header, what was known, the events, the clocks, and the word."""
    column = {"scores": "::json", "waits_for_bot": "::boolean"}
    header = ", ".join(f"{name} = ${at}{column.get(name, '')}" for at, name in enumerate(HEADER, 1))
    first = len(HEADER)
    known = " AND ".join(f"{name} = ${first + at}" for at, name in enumerate(("id", "seq", "updated_at", "state"), 1))
    kinds = ("int", "text", "int", "int", "int", "float8")
    events = ", ".join(f"${first + 5 + at}::{kind}[]" for at, kind in enumerate(kinds))
    rest = first + 5 + len(kinds)
    return f"""
        WITH moved AS (UPDATE tables SET {header} WHERE {known} RETURNING id),
        added AS (
            INSERT INTO events (table_id, {", ".join(EVENT)})
            SELECT moved.id, event.* FROM moved, unnest({events}) AS event
        ),
        ran AS (
            UPDATE seats SET clock_left = clock.left_over
            FROM moved, unnest(${rest}::int[], ${rest + 1}::float8[]) AS clock(seat, left_over)
            WHERE seats.table_id = moved.id AND seats.seat = clock.seat
        ),
        gone AS (DELETE FROM undo_requests USING moved WHERE undo_requests.table_id = moved.id)
        SELECT pg_notify(${rest + 2}, ${rest + 3}) FROM moved
    """


STATEMENT: Final = _statement()
