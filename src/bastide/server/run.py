"""Running the server: a free port, the address printed, an orderly end."""

import asyncio
import contextlib
import errno
import gc
import ipaddress
import multiprocessing
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import structlog
import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.lifespan.on import LifespanOn

from bastide.server import configuration, logs
from bastide.server.app import create_app
from bastide.server.doorway import Doorway, protocol, room_for_connections
from bastide.server.homes import Homes
from bastide.server.security import LOOPBACK_NAMES
from bastide.server.service import READY, is_service, notify
from bastide.server.settings import Impossible, Settings, Wrong
from bastide.server.wire import Wire
from bastide.server.workers import HIRE, Plan, Workers
from bastide.storage.database import Database
from bastide.storage.trouble import DatabaseProblem, problem_of

PORT: Final = 8080
"""Where a server is found unless it is told otherwise; if it is taken, on one of the next ports."""
PORTS_TRIED: Final = 50
TICKS: Final = 5
"""Tenths of a second after which a worker says again that it lives."""
GRACE: Final = 10
"""Seconds that running requests get when the server is told to stop."""
LAST: Final = 25.0
"""Seconds after which a server that was told to stop has ended; services give it thirty."""
GARBAGE: Final = 20_000
"""Objects more than before at which the collector looks for cycles among the new ones."""


def bind(host: str, port: int | None = None) -> socket.socket:
    """Return a listening socket on this very port (0 takes any); if none is given, on the first that is free.

    Raises OSError if the port is taken, or all that are tried.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(PORT, PORT + PORTS_TRIED) if port is None else (port,):
        found = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
            found.listen(1024)
        except OSError as error:
            found.close()
            if error.errno == errno.EACCES:
                said = f"this account may not open port {candidate}: those below 1024 belong to the system"
                raise PermissionError(errno.EACCES, Wrong(said, "setting-port-closed", port=candidate)) from error
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return found
    first, last = (port, port) if port is not None else (PORT, PORT + PORTS_TRIED - 1)
    said = f"port {port} of {host} is taken" if port is not None else f"ports {first} to {last} of {host} are all taken"
    key = "setting-port-taken" if port is not None else "setting-ports-taken"
    raise OSError(errno.EADDRINUSE, Wrong(said, key, first=first, last=last, host=host))


def meant(port: int | None) -> int | None:
    """Return the port to listen on: where none is given, a service of systemd has this one or does not start.

    Nobody reads where it is open; a proxy would go on asking here.
    """
    return PORT if port is None and is_service() else port


def address_of(found: socket.socket) -> str:
    """Return the address that a person can open."""
    host, port = found.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _hosts(host: str) -> tuple[str, ...]:
    """Return the host names to answer to: on loopback its own only, so that no foreign page can pose as one."""
    try:
        loopback = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        loopback = False
    return (*dict.fromkeys((*LOOPBACK_NAMES, host)),) if loopback else ("*",)


def spare_the_collector() -> None:
    """Have the collector of cycles look seldom, and never at what was there when the server started.

    Nearly everything that a move makes is freed without it. What is garbage by now stays; to look for it would take a
    tenth of the start, and it is little.
    """
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 10)
    gc.enable()


class _Life(LifespanOn):
    """Keeps why the server cannot start where that is for its host to mend: a sentence, not where in the code."""

    why: Exception = OSError("the log says why")

    async def send(self, message: Any) -> None:
        error = sys.exc_info()[1]
        if isinstance(error, asyncio.CancelledError):  # told twice to stop
            message = {**message, "message": ""}
        elif message["type"] == "lifespan.startup.failed" and isinstance(
            error, (OSError, DatabaseProblem, SQLAlchemyError)
        ):
            self.why = error
            if isinstance(error, SQLAlchemyError):
                cause = problem_of(error)
                self.why = DatabaseProblem(f"the database cannot be used: {cause}", "database-unusable", reason=cause)
            message = {**message, "message": ""}
        await super().send(message)


def _cut_off() -> None:
    """End this process at once: everything acknowledged is stored, and what it still waits for may never come."""
    structlog.get_logger("bastide").error("the server is ended before it has come to its end", seconds=LAST)
    os._exit(0)


class _Server(uvicorn.Server):
    """Says that it is there once it really answers, and lets go of those who listen when it is to stop."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, homes: Homes) -> None:
        super().__init__(config)
        self._app = app
        self._homes = homes
        self.said = ""
        """What is printed once it answers."""
        self.line: Connection | None = None
        """Where it says that it lives, if others serve beside it."""
        self._last = threading.Timer(LAST, _cut_off)
        self._last.daemon = True

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            super().run(sockets=sockets)
        finally:
            self._last.cancel()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order when the terminal is closed, too, unless that is to be ignored (`nohup`)."""
        with super().capture_signals():
            hung_up = getattr(signal, "SIGHUP", None)  # Windows has none
            here = threading.current_thread() is threading.main_thread()
            if hung_up is None or not here or signal.getsignal(hung_up) != signal.SIG_DFL:
                yield
                return
            signal.signal(hung_up, self.handle_exit)
            try:
                yield
            finally:
                signal.signal(hung_up, signal.SIG_DFL)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets=sockets)
        except SystemExit:
            raise self.lifespan.why from None
        if not self.started:
            return
        spare_the_collector()
        self._homes.open(self._joining)
        if self.said:
            notify(READY)
            print(self.said, flush=True)
        if (parent := multiprocessing.parent_process()) is not None and self.line is not None:
            asyncio.get_running_loop().add_reader(parent.sentinel, self._left_alone, parent.sentinel)

    async def on_tick(self, counter: int) -> bool:
        if self.line is not None and counter % TICKS == 0:
            with contextlib.suppress(OSError):
                os.write(self.line.fileno(), b".")
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._last.start()
        self._homes.close()
        await self._app.state.hub.stop()  # streams have no end of their own
        await super().shutdown(sockets=sockets)

    def _left_alone(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        self.should_exit = True

    def _joining(self, begun: bytes) -> asyncio.Protocol:
        """Return the protocol of a connection that another process hands over."""
        made: Any = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        made.begun = begun
        joining: asyncio.Protocol = made
        return joining


def _server(settings: Settings, proxies: str, homes: Homes) -> _Server:
    """Return a server that serves with these settings, as one of the processes of this machine."""
    app = create_app(settings, homes)
    served = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_per_message_deflate=False,  # the wire compresses for itself
        ws_max_size=settings.frame_limit,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        http=protocol(Doorway(settings, room_for_connections(), proxies), homes),
        h11_max_incomplete_event_size=settings.head_limit,
    )
    served.load()
    served.lifespan_class = _Life
    return _Server(served, app, homes)


def _work(plan: Plan, slot: int, found: socket.socket, line: Connection) -> None:
    """Serve in one of several processes."""
    os.environ.pop("NOTIFY_SOCKET", None)  # systemd hears of the parent alone
    os.umask(0o077)
    logs.configure(level=plan.log_level)
    os.set_blocking(line.fileno(), False)
    homes = Homes(slot, plan.count, plan.folder)

    def hire() -> None:
        os.write(line.fileno(), HIRE)

    homes.hire = hire
    server = _server(plan.settings, plan.proxies, homes)
    server.line = line
    with found:
        try:
            server.run(sockets=[found])
        except (OSError, DatabaseProblem) as error:
            structlog.get_logger("bastide").error("the server cannot start", why=str(error))
            sys.exit(1)


def of_start(host: str, config: Path | None, **given: Any) -> Settings:
    """Return the settings of a server that listens there; raise `Impossible` for those that cannot be."""
    settings, wrong = settled(host, config, **given)
    if wrong:
        raise Impossible(wrong, settings)
    return settings


def settled(host: str, config: Path | None, **given: Any) -> tuple[Settings, list[str]]:
    """Return the settings of a server that listens there, and what is wrong with them, each as a sentence."""
    wrong: list[str] = []
    try:
        kept = configuration.read(config)[1]
    except Impossible as error:
        wrong, kept = [*error.reasons], error.rest[1]
    if "BASTIDE_ALLOWED_HOSTS" not in os.environ and "allowed_hosts" not in kept:
        given.setdefault("allowed_hosts", _hosts(host))
    try:
        settings = Settings.of_environment(kept, **given)
    except Impossible as error:
        wrong, settings = [*wrong, *error.reasons], error.rest
    return settings, [*wrong, *configuration.problems(settings)]


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | str | None = None,
    database: str | None = None,
    *,
    log_level: str = "info",
    proxies: str = "127.0.0.1,::1",
    workers: int = 1,
    settings: Settings | None = None,
    config: Path | None = None,
    **given: Any,
) -> None:
    """Serve until told to stop; `given` are further fields of `Settings`.

    A port that is given is used or nothing; without one the first free one from 8080 on. Whatever is written is for the
    server's own user alone. Raises ValueError for an impossible setting, DatabaseProblem for a database that cannot be
    used, OSError if there is no port or no start.
    `proxies` are the addresses whose X-Forwarded-For is believed. So many `workers` share the port, on PostgreSQL.
    """
    if settings is None:
        if data is not None:
            given.setdefault("data", Path(data))
        if database:
            given.setdefault("database", database)
        settings = of_start(host, config, **given)
    os.umask(0o077)
    Database(settings.database_url)  # a wrong address is refused before anything else happens
    logs.configure(level=log_level)
    with bind(host, meant(port)) as found:
        said = f"Bastide is open at {address_of(found)}" + f"{settings.base}/".lstrip("/")
        if workers > 1:
            Workers(settings, workers, log_level, proxies, _work).run(found, said)
            return
        server = _server(settings, proxies, Homes())
        server.said = said
        server.run(sockets=[found])
    if not server.started:
        raise OSError("the server could not start; the log says why")
