"""What goes over many WebSockets: encoded, framed and compressed once, and written without a task for each.

A server's frames are not masked, and compressed without context (RFC 7692, `server_no_context_takeover`) they are the
same bytes for everybody. A connection then keeps no compressor, which is what most of its memory was.
"""

import asyncio
import zlib
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State

from bastide.server.limits import plain_address

EXTENSION: Final = "bastide.wire"
"""The name under which a connection's scope holds its wire."""
WINDOW: Final = 12
COMPRESS_FROM: Final = 1024
"""Bytes; less fits in a packet of the network anyway."""
LEVEL: Final = 4
MEMORY: Final = 5
"""As much as the small window can use; more would only have to be cleared each time."""
TEXT: Final = 0x81
COMPRESSED: Final = 0xC1


class Packet:
    """A frame for any number of connections; one that is given as a function is made when it is first sent."""

    __slots__ = ("_compressed", "_json", "_plain")

    def __init__(self, json: bytes | Callable[[], bytes]) -> None:
        self._json = json
        self._plain: bytes | None = None
        self._compressed: bytes | None = None

    @property
    def json(self) -> bytes:
        """What it says."""
        if not isinstance(self._json, bytes):
            self._json = self._json()
        return self._json

    def plain(self) -> bytes:
        """Return it as it goes over the wire."""
        if self._plain is None:
            self._plain = _framed(TEXT, self.json)
        return self._plain

    def compressed(self) -> bytes:
        """Return it as it goes over the wire where messages may be compressed."""
        if len(self.json) < COMPRESS_FROM:
            return self.plain()
        if self._compressed is None:
            deflate = zlib.compressobj(LEVEL, wbits=-WINDOW, memLevel=MEMORY)
            packed = deflate.compress(self.json) + deflate.flush(zlib.Z_SYNC_FLUSH)
            self._compressed = _framed(COMPRESSED, packed.removesuffix(b"\x00\x00\xff\xff"))
        return self._compressed


def _framed(first: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((first, size)) + payload
    if size < 1 << 16:
        return bytes((first, 126)) + size.to_bytes(2) + payload
    return bytes((first, 127)) + size.to_bytes(8) + payload


class Inbox:
    """What has come and is not read yet, for one reader: a small part of `asyncio.Queue`, in a tenth of its memory."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add something."""
        self._items.append(item)
        _wake(self._reader)

    def empty(self) -> bool:
        """Return whether everything is read."""
        return not self._items

    async def get(self) -> Any:
        """Return what came first, once there is something."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.pop(0)


class Signal:
    """Something that is so or not, to be waited for: a small part of `asyncio.Event`, in a tenth of its memory."""

    __slots__ = ("_set", "_turn")

    def __init__(self) -> None:
        self._set = False
        self._turn: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        """Return whether it is so."""
        return self._set

    def set(self) -> None:
        """Have it be so, and go on whoever waits."""
        self._set = True
        _wake(self._turn)
        self._turn = None

    def clear(self) -> None:
        """Have it not be so."""
        self._set = False

    async def wait(self) -> None:
        """Wait until it is so."""
        while not self._set:
            if self._turn is None:
                self._turn = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._turn)


def _wake(waits: asyncio.Future[None] | None) -> None:
    if waits is not None and not waits.done():
        waits.set_result(None)


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which takes packets as well, and keeps little while nothing happens."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Signal()  # type: ignore[assignment]
        self.writable.set()
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW,
                client_max_window_bits=WINDOW,
            )
        ]
        self._compresses: bool | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a connection, from whoever is at the other end."""
        super().connection_made(transport)
        if self.client is not None:
            self.client = (plain_address(self.client[0]), self.client[1])

    def handle_connect(self, event: Any) -> None:
        """Begin a connection; what serves it finds its wire in the scope."""
        super().handle_connect(event)
        if (scope := getattr(self, "scope", None)) is not None:
            scope["extensions"][EXTENSION] = self

    async def send(self, message: Any) -> None:
        """Send what an application says; a refusal ends the handshake, else each is an error in the log."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def forget_handshake(self) -> None:
        """Let go of what nobody asks for once the connection stands, though what reads frames holds the messages."""
        self.request.headers.clear()
        self.response.headers.clear()
        del self.request, self.response
        self.scope["headers"] = []

    def ready(self) -> bool:
        """Return whether a packet can be written now without waiting."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.transport.is_closing()
        )

    def put(self, packet: Packet) -> None:
        """Write a packet; only where it is `ready`."""
        if self._compresses is None:
            found = self.conn.extensions
            self._compresses = any(
                isinstance(each, PerMessageDeflate) and each.local_max_window_bits >= WINDOW for each in found
            )
        self.transport.write(packet.compressed() if self._compresses else packet.plain())
