"""Word of what changed: inside one process always, between processes through PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import structlog
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage.reach import PATIENCE, watched

CHANNEL: Final = "bastide"
LISTENER: Final = "bastide "
"""What the connection that listens for a process is named, with the id of the process behind it."""
LONGEST_WORD: Final = 7000
"""Characters, which are bytes in JSON; PostgreSQL takes less than 8000."""
RETRY: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between attempts to listen again after the connection was lost."""

log: Final = structlog.get_logger("bastide.bus")


@dataclass(frozen=True, slots=True)
class Message:
    """One word: what happened, at which table ('' for all of them), with a little data."""

    kind: str
    table: str = ""
    data: dict[str, Any] = field(default_factory=dict)
    sender: str = ""


Listener = Callable[[Message], None]


class Bus:
    """Delivers messages to the listeners of this process."""

    def __init__(self) -> None:
        self.process: Final = secrets.token_hex(6)
        self.listeners: list[Listener] = []

    async def start(self) -> None:
        """Begin to listen to other processes."""

    async def stop(self) -> None:
        """Stop listening."""

    async def announce(self, connection: AsyncConnection, message: Message) -> None:
        """Tell other processes, at the moment this transaction commits."""

    def word(self, message: Message) -> str:
        """Return a message as other processes hear it."""
        return json.dumps([message.kind, message.table, message.data, self.process])

    def deliver(self, message: Message) -> None:
        """Tell the listeners of this process."""
        for listener in list(self.listeners):
            listener(message)


class PostgresBus(Bus):
    """Also talks to every other process on the same database."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._dsn: Final = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._listening: Final = asyncio.Event()

    async def start(self) -> None:
        """Listen in the background; return once the first connection stands."""
        self._task = asyncio.create_task(self._listen(), name="bus")
        async with asyncio.timeout(30):
            await self._listening.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def announce(self, connection: AsyncConnection, message: Message) -> None:
        """Tell other processes, at the moment this transaction commits."""
        given = {"channel": CHANNEL, "payload": self.word(message)}
        await connection.execute(text("SELECT pg_notify(:channel, :payload)"), given)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        kind, table, data, sender = json.loads(payload)
        if sender != self.process:
            self.deliver(Message(kind, table, data, sender))

    async def _listen(self) -> None:
        import asyncpg  # SQLite does without

        attempt = 0
        while True:
            lost = asyncio.Event()
            connection: Any = None
            try:
                named = {"application_name": LISTENER + self.process}
                connection = await asyncpg.connect(
                    self._dsn, timeout=PATIENCE, connection_class=watched(), server_settings=named
                )
                connection.add_termination_listener(lambda _gone, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                again, attempt = self._listening.is_set(), 0
                self._listening.set()
                if again:  # words may have been missed: everybody looks again
                    self.deliver(Message("resync"))
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
                log.warning("cannot listen to the database", error=type(error).__name__)
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()
            await asyncio.sleep(RETRY[min(attempt, len(RETRY) - 1)])
            attempt += 1
