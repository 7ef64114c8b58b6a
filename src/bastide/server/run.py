"""Running the server: a free port, the address printed, an orderly end."""

import errno
import ipaddress
import os
import socket
import sys
from pathlib import Path
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from bastide.server import logs
from bastide.server.app import create_app
from bastide.server.doorway import Doorway, protocol, room_for_connections
from bastide.server.settings import Settings
from bastide.storage.database import Database

PORT: Final = 8080
"""Where a server is found unless it is told otherwise; if it is taken, on one of the next ports."""
PORTS_TRIED: Final = 50
GRACE: Final = 10
"""Seconds that running requests get when the server is told to stop."""
LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "::1")


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
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return found
    if port is not None:
        raise OSError(errno.EADDRINUSE, f"port {port} of {host} is taken")
    raise OSError(errno.EADDRINUSE, f"ports {PORT} to {PORT + PORTS_TRIED - 1} of {host} are all taken")


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


class _Server(uvicorn.Server):
    """Says where it is once it really answers, and lets go of those who listen when it is to stop."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, address: str) -> None:
        super().__init__(config)
        self._app = app
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            print(f"Bastide is open at {self._address}", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.state.hub.stop()  # streams have no end of their own
        await super().shutdown(sockets=sockets)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | str = "data",
    database: str | None = None,
    *,
    log_level: str = "info",
    proxies: str = "127.0.0.1,::1",
    settings: Settings | None = None,
    **given: Any,
) -> None:
    """Serve until told to stop; `given` are further fields of `Settings`.

    A port that is given is used or nothing; without one the first free one from 8080 on. Whatever is written is for the
    server's own user alone. Raises ValueError for an impossible setting, OSError if there is no port or no start.
    `proxies` are the addresses whose X-Forwarded-For is believed.
    """
    if settings is None:
        given.setdefault("data", Path(data))
        if database:
            given.setdefault("database", database)
        if "BASTIDE_ALLOWED_HOSTS" not in os.environ:
            given.setdefault("allowed_hosts", _hosts(host))
        settings = Settings.of_environment(**given)
    os.umask(0o077)
    Database(settings.database_url)  # a wrong address is refused before anything else happens
    logs.configure(level=log_level)
    found = bind(host, port)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.frame_limit,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        http=protocol(Doorway(settings, room_for_connections(), proxies)),
        h11_max_incomplete_event_size=settings.head_limit,
    )
    server = _Server(config, app, address_of(found))
    with found:
        server.run(sockets=[found])
    if not server.started:
        raise OSError("the server could not start; the log says why")
