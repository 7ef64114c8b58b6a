"""What a courier asks the database and the server, and what it tells them."""

import json
import os
import sys
import threading
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from itertools import count
from typing import IO, Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text

from bastide.server.courier.orders import Orders
from bastide.storage import letters, reach, whole
from bastide.storage.letters import Letter, Letterhead

PATIENCE: Final = 20.0
"""Seconds in which the server answers."""
LOCK: Final = 0x0BA5_71DF
"""Key of the advisory lock of the one courier that works on a PostgreSQL; the others stand by."""


UNDERSTOOD: Final = ("host", "port", "sslmode", "target_session_attrs")
"""What both drivers for PostgreSQL understand in an address."""
GIVEN_UP: Final = {
    "connect_timeout": f"{reach.PATIENCE:.0f}",
    "tcp_user_timeout": f"{reach.PATIENCE * 1000:.0f}",
    "keepalives_idle": str(reach.PROBES),
    "keepalives_interval": str(reach.PROBES),
    "keepalives_count": "2",
}
"""When a PostgreSQL that drops what is sent is given up, as libpq names it; the server does the same."""


class Unanswered(OSError):
    """The server did not answer."""


class Line:
    """The pipes to the server. Where they close, the server is gone, and so is this process."""

    def __init__(self, coming: IO[bytes], going: IO[bytes]) -> None:
        self._coming: Final = coming
        self._going: Final = going
        self._numbers: Final = count()
        self._writing: Final = threading.Lock()
        self._waiting: Final[dict[int, tuple[threading.Event, dict[str, Any]]]] = {}

    def listen(self) -> None:
        """Hear what the server says, in a thread of its own."""
        threading.Thread(target=self._hear, name="line", daemon=True).start()

    def _hear(self) -> None:
        for line in self._coming:
            answer = json.loads(line)
            if (found := self._waiting.pop(answer["answer"], None)) is not None:
                found[1].update(answer)
                found[0].set()
        os._exit(0)

    def say(self, **told: Any) -> None:
        """Tell the server something."""
        with self._writing:
            self._going.write(json.dumps(told).encode() + b"\n")
            self._going.flush()

    def ask(self, **asked: Any) -> Any:
        """Return what the server answers; raise `Unanswered` where it does not."""
        number, done, answer = next(self._numbers), threading.Event(), dict[str, Any]()
        self._waiting[number] = (done, answer)
        self.say(ask=number, **asked)
        if not done.wait(PATIENCE) or "error" in answer:
            self._waiting.pop(number, None)
            raise Unanswered(answer.get("error", "the server did not answer"))
        return answer.get("value")


def reached_by_psycopg(url: URL) -> URL:
    """Return the address of a PostgreSQL for the driver that works without an event loop."""
    known = GIVEN_UP | {name: value for name, value in url.query.items() if name in UNDERSTOOD}
    if (ssl := url.query.get("ssl")) is not None:
        known["sslmode"] = "require" if ssl in ("true", "1") else ssl
    return url.set(drivername="postgresql+psycopg", query=known)


def engine_of(url: URL) -> Engine:
    """Return how the database of the tables is reached: only read where it is SQLite's."""
    if url.drivername.startswith("postgresql"):
        shared = {"pool_size": 5, "max_overflow": 0, "pool_pre_ping": True}
        return create_engine(reached_by_psycopg(url), hide_parameters=True, **shared)
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, connect_args={"timeout": 10.0})

    @event.listens_for(engine, "connect")
    def _only_read(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA query_only=ON")

    return engine


class Office:
    """Everything that a courier does but for sending."""

    def __init__(self, orders: Orders, line: Line) -> None:
        self.orders: Final = orders
        self.address: Final = make_url(orders.database)
        self.engine: Final = engine_of(self.address)
        self.postgres: Final = self.engine.dialect.name == "postgresql"
        self.poll: Final = orders.settings.notify_poll
        self._line: Final = line
        self._metrics: Any = None
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            from bastide.server.metrics import Metrics

            self._metrics = Metrics()

    def due(self) -> list[Letter]:
        """Return what is to be told now."""
        with self._reading() as connection:
            return letters.due(connection, time.time(), self.orders.rules, self._present)

    def head(self, letter: Letter) -> Letterhead | None:
        """Return what a letter needs to be written; None if it is to be told no more."""
        with self._reading() as connection:
            return letters.head(connection, letter, self._present)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            yield connection
            connection.rollback()

    def _present(self, connection: Connection, tables: Collection[str]) -> Mapping[str, Collection[int]]:
        if self.postgres:
            return whole.by_table(connection.execute(whole.PRESENT, {"keys": list(tables)}))
        found: dict[str, list[int]] = self._line.ask(present=sorted(tables))
        return found

    def note(self, letter: Letter, outcome: str, most: int) -> None:
        """Take down how a letter went; on SQLite the server does, which is its only writer."""
        if self.postgres:
            with self.engine.begin() as connection:
                letters.note(connection, letter, outcome, time.time(), most)
        else:
            self._line.ask(note={"letter": asdict(letter), "outcome": outcome, "most": most})

    def told(self, way: str) -> None:
        """Count what was told."""
        if self._metrics is not None:
            self._metrics.told.labels(way).inc()
        elif self.orders.converses:
            self._line.say(told=way)

    def failed(self, way: str, why: str) -> None:
        """Count what could not be told."""
        if self._metrics is not None:
            self._metrics.not_told.labels(way, why).inc()
        elif self.orders.converses:
            self._line.say(failed=way, why=why)

    def waiting(self, number: int) -> None:
        """Say how much is still to be told."""
        if self._metrics is not None:
            self._metrics.telling.set(number)
        elif self.orders.converses:
            self._line.say(waiting=number)

    def alone(self) -> Connection | None:
        """Return the connection that keeps other couriers away from a PostgreSQL; None on SQLite, which has one.

        Waits while another one works.
        """
        if not self.postgres:
            return None
        connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        while not connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": LOCK}).scalar():
            time.sleep(self.poll)
        return connection


def line_of_process() -> Line:
    """Return the pipes of this process; whatever else is printed goes to the log."""
    going = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return Line(sys.stdin.buffer, going)
