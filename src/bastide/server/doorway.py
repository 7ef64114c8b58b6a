"""Connections before there is a request: how many, how large and how slow their heads may be, whoever reads them."""

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final, cast

from bastide.server.homes import Homes
from bastide.server.limits import network_of, plain_address
from bastide.server.settings import Settings

SPARE: Final = 96
"""File descriptors for everything that is no connection: the database, the bots' pipes, files being sent."""
LINGER: Final = 1.0
"""Seconds in which a connection that has just been accepted may still ask, though the server is to stop."""
PIECE: Final = 4096
"""Bytes that are read at a time, so that what is too large is seen before much is made of it."""
FIELDS: Final = 256
"""Fields that a head and its trailers may have together: each costs more than its bytes."""
LEAST: Final = 16
MOST: Final = 65_536

REFUSALS: Final = {
    408: ("Request Timeout", "too-slow", "the head of the request did not come in time"),
    431: ("Request Header Fields Too Large", "too-large", "the head of the request is too large"),
    503: ("Service Unavailable", "busy", "too many connections; try again"),
}


def refusal(status: int) -> bytes:
    """Return a whole answer for a connection that gets no further."""
    reason, code, message = REFUSALS[status]
    body = f'{{"error":{{"code":"{code}","message":"{message}"}}}}'
    head = f"HTTP/1.1 {status} {reason}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Retry-After: 10\r\nConnection: close\r\n\r\n{body}".encode()


def room_for_connections() -> int:
    """Return how many connections this process has file descriptors for, after asking the system for all it gives."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(LEAST, (MOST if soft == resource.RLIM_INFINITY else soft) - SPARE)


def networks(proxies: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Return the networks that are named with commas between; `*` is everybody, a name that is no address nobody."""
    found: list[IPv4Network | IPv6Network] = []
    for one in proxies.replace(" ", "").split(","):
        with contextlib.suppress(ValueError):
            found += map(ip_network, ("0.0.0.0/0", "::/0") if one == "*" else (one,))
    return tuple(found)


class Doorway:
    """Counts the connections of a process, live ones included, by where they come from."""

    def __init__(self, settings: Settings, most: int, proxies: str = "") -> None:
        self.settings: Final = settings
        self._most: Final = most
        self._proxies: Final = networks(proxies)
        self._open: Final[Counter[str]] = Counter()
        self._all = 0

    def enter(self, address: str) -> Callable[[], None] | None:
        """Count a connection; return how to let it go, or None if there is no room for it."""
        client = network_of(address)
        counted = not self._of_proxy(address)
        if self._all >= self._most or (counted and self._open[client] >= self.settings.connections_per_client):
            return None
        self._all += 1
        if counted:
            self._open[client] += 1
        gone = False

        def leave() -> None:
            nonlocal gone
            if gone:
                return
            gone = True
            self._all -= 1
            if counted:
                self._open[client] -= 1
                if not self._open[client]:
                    del self._open[client]

        return leave

    def _of_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def protocol(doorway: Doorway, homes: Homes) -> type[asyncio.Protocol]:
    """Return uvicorn's reader of HTTP, the faster one if it is installed, with a doorway before it.

    A connection whose next request is about a table goes to the process at home with that table.
    """
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Reader
    except ImportError:
        from uvicorn.protocols.http.h11_impl import H11Protocol as Reader  # type: ignore[assignment]
    base = cast("type[Any]", Reader)
    tells = hasattr(base, "on_message_complete")
    """Whether it says where bodies and requests end; one that does not bounds trailers by itself."""

    class Bounded(base):  # type: ignore[misc, valid-type]
        """A connection whose heads and trailers are bounded in size and time.

        While an answer is outstanding nothing is read of the next request: a little of it is kept, the rest waits with
        the client. Bodies are bounded by whoever answers.
        """

        client: tuple[str, int] | None
        begun = b""
        """What another process has read of it."""
        _leave: Callable[[], None] | None = None
        _timer: asyncio.TimerHandle | None = None
        _head = 0
        """Bytes since a request, its body or its last piece of body ended."""
        _inside = False
        """Whether a part of a request is read."""
        _early = b""
        """What came before the last answer was complete."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            peer = transport.get_extra_info("peername")
            self._leave = doorway.enter(plain_address(str(peer[0])) if isinstance(peer, tuple) else "")
            super().connection_made(transport)
            if self.client is not None:
                self.client = (plain_address(self.client[0]), self.client[1])
            if self._leave is None:
                self._refuse(503)
                return
            self._wait()
            if self.begun:
                begun, self.begun = self.begun, b""
                self.data_received(begun)

        def data_received(self, data: bytes) -> None:
            while data and self._leave is not None and self._reads():
                if self._early or self._answering():
                    self._early += data
                    if len(self._early) > doorway.settings.head_limit:
                        self.flow.pause_reading()
                    return
                if homes.count > 1 and self._between() and self._goes_home(data):
                    return
                self._read(data[:PIECE])
                data = data[PIECE:]

        def _reads(self) -> bool:
            """Return whether this is still the reader of a connection that is open."""
            return not self.transport.is_closing() and self.transport.get_protocol() is self

        def _pending(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

        def _answering(self) -> bool:
            """Return whether a whole request waits for the end of its answer."""
            return self._pending() and not self.cycle.more_body

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self._early:
                self.loop.call_soon(self._catch_up)

        def _catch_up(self) -> None:
            early, self._early = self._early, b""
            self.data_received(early)

        def _between(self) -> bool:
            """Return whether the whole of the last request is read and answered, and nothing of the next one is."""
            if self._inside or not tells or self.transport.get_write_buffer_size():
                return False
            return self.cycle is None or (self.cycle.response_complete and not self.cycle.more_body)

        def _goes_home(self, data: bytes) -> bool:
            """Hand the connection over if what it asks for next is at home elsewhere; return whether it is gone."""
            home = homes.home(data)
            if home == homes.mine:
                return False
            self.transport.pause_reading()
            if not homes.give(home, data, self.transport.get_extra_info("socket").fileno()):
                self.transport.resume_reading()
                return False
            self.transport.abort()  # closes it here and not for the other side, which another process has now
            return True

        def on_message_begin(self) -> None:
            if self._answering():  # in one piece with the end of the last one: whoever sends so must bear being closed
                raise ValueError("a request before the answer to the last one has begun")
            self._inside = True
            super().on_message_begin()

        def on_header(self, name: bytes, value: bytes) -> None:
            if len(self.headers) >= FIELDS:
                raise ValueError("too many fields in one head")
            super().on_header(name, value)

        def on_body(self, body: bytes) -> None:
            if self._pending():
                self._head = 0
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._inside, self._head = False, 0
            super().on_message_complete()

        def send_400_response(self, msg: str) -> None:
            """Refuse what cannot be read; a whole request before it is answered first."""
            if self._answering():
                self.cycle.keep_alive = False
            else:
                super().send_400_response(msg)

        def _read(self, piece: bytes) -> None:
            self._head += len(piece)
            super().data_received(piece)
            if not self._reads():
                return
            if self._answering() or (self._pending() and not tells):
                self._head = 0
            if self._head > doorway.settings.head_limit:
                self._refuse(431)
            elif self._pending():
                self._rest()  # who answers waits for a body only so long
            else:
                self._wait()

        def handle_websocket_upgrade(self, *given: Any) -> None:
            self._rest()
            super().handle_websocket_upgrade(*given)
            live: Any = self.transport.get_protocol()
            lost, leave, self._leave = live.connection_lost, self._leave, None

            def connection_lost(error: Exception | None) -> None:
                if leave is not None:
                    leave()
                lost(error)

            live.connection_lost = connection_lost  # which holds no reader of HTTP: it is done with

        def shutdown(self) -> None:
            """Close the connection once it is idle; one that has not asked yet may do so for a moment."""
            if self.cycle is None and self._leave is not None:
                self.loop.call_later(LINGER, super().shutdown)
            else:
                super().shutdown()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            self._let_go()
            super().connection_lost(exc)

        def _wait(self) -> None:
            if self._timer is None:
                self._timer = self.loop.call_later(doorway.settings.head_timeout, self._late)

        def _rest(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _late(self) -> None:
            self._timer = None
            if self._head or self._inside or self.cycle is None:
                self._refuse(408)

        def _refuse(self, status: int) -> None:
            self._rest()
            self.transport.write(refusal(status))
            self.transport.close()

        def _let_go(self) -> None:
            if self._leave is not None:
                self._leave()
                self._leave = None

    return Bounded
