"""The live connection of a table: a hello, then frames as things happen; broken frames end it with a reason."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable
from typing import Any, Final

from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bastide.outside.live import FORMAT
from bastide.server import moving
from bastide.server.announcing import news_for
from bastide.server.dependencies import hub_of
from bastide.server.errors import ApiError, TooManyRequests
from bastide.server.hub import Hub
from bastide.server.limits import check_depth, client_of
from bastide.server.logs import failed
from bastide.server.pointing import Pace, is_text, pointed
from bastide.server.replies import encode
from bastide.server.rooms import NO_TABLE, NOTICES
from bastide.server.security import TOKEN_LIMIT
from bastide.server.watchers import TRY_AGAIN, LiveWatcher, nothing
from bastide.server.whole import Whole
from bastide.server.wire import EXTENSION, Packet, Wire
from bastide.server.work import after_others
from bastide.storage import tables as table_store

UNSUPPORTED: Final = 1003
NOT_JSON: Final = 1007
NOT_ALLOWED: Final = 1008
TOO_BIG: Final = 1009
OTHER_FORMAT: Final = 4406
HELLO_LATE: Final = 4408

FRAMES_BURST: Final = 40.0
FRAMES_PER_SECOND: Final = 5.0
TOKEN_LENGTH: Final = 100

PING: Final = Packet(b'{"type":"ping"}')
PONG: Final = Packet(b'{"type":"pong"}')


class Broken(Exception):
    """The other side sent what it may not send."""

    def __init__(self, close: int, code: str, message: str) -> None:
        super().__init__(message)
        self.close = close
        self.frame = encode({"type": "error", "error": {"code": code, "message": message}})
        self.code = code


async def receive(socket: WebSocket, limit: int) -> dict[str, Any]:
    """Return the next frame; raise `Broken` saying what is wrong with it."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise Broken(UNSUPPORTED, "binary-frame", "frames are text")
    if len(text.encode("utf-8", "replace")) > limit:
        raise Broken(TOO_BIG, "too-large", f"the frame is larger than {limit} bytes")
    try:
        check_depth(text.encode("utf-8", "replace"), 8)
        frame = json.loads(text)
    except (ValueError, ApiError, RecursionError) as error:
        raise Broken(NOT_JSON, "bad-json", "the frame is not JSON") from error
    if not isinstance(frame, dict) or not isinstance(frame.get("type"), str):
        raise Broken(NOT_ALLOWED, "bad-frame", "a frame is an object with a type")
    return frame


def read_hello(frame: dict[str, Any]) -> tuple[tuple[str, ...], int | None, int]:
    """Return the tokens, and the last seq and notice that the client knows; raise `Broken`."""
    if frame["type"] != "hello":
        raise Broken(NOT_ALLOWED, "no-hello", "the first frame must be a hello")
    if frame.get("format", FORMAT) != FORMAT:
        raise Broken(OTHER_FORMAT, "bad-format", f"this server's frames have format {FORMAT}; load the page again")
    tokens, since = frame.get("tokens", []), frame.get("since")
    if (
        not isinstance(tokens, list)
        or len(tokens) > TOKEN_LIMIT
        or not all(isinstance(token, str) and len(token) <= TOKEN_LENGTH for token in tokens)
    ):
        raise Broken(NOT_ALLOWED, "bad-hello", f"tokens is a list of at most {TOKEN_LIMIT} texts")
    if since is not None and (isinstance(since, bool) or not isinstance(since, int)):
        raise Broken(NOT_ALLOWED, "bad-hello", "since is a number or null")
    notice = frame.get("notice", 0)
    if isinstance(notice, bool) or not isinstance(notice, int) or not 0 <= notice < 1 << 31:
        raise Broken(NOT_ALLOWED, "bad-hello", "notice is a number")
    return tuple(tokens), since, notice


class Connection:
    """One WebSocket while it is open. It has a task of its own to write only while the line takes nothing."""

    __slots__ = (
        "_at", "_client", "_level", "_loop", "_pace", "_reader", "_timer", "_wire", "_writer", "close", "hub",
        "settings", "socket", "watcher",
    )  # fmt: skip

    def __init__(self, hub: Hub, socket: WebSocket, watcher: LiveWatcher) -> None:
        self.hub: Final = hub
        self.settings: Final = hub.house.settings
        self.socket: Final = socket
        self.watcher: Final = watcher
        self.close: tuple[int, str] | None = None
        """With what it is to be closed, once everything is said."""
        self._wire: Final[Wire | None] = socket.scope.get("extensions", {}).get(EXTENSION)
        self._client: Final = client_of(socket)
        self._level, self._at = FRAMES_BURST, time.monotonic()
        self._pace: Final = Pace()
        self._reader: Final = asyncio.current_task()
        self._writer: asyncio.Task[None] | None = None
        self._loop: Final = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle = self._loop.call_later(self.settings.ping, self._ping)
        watcher.ring = self.push

    def push(self) -> None:
        """Send what is due, at once as far as the line takes it."""
        if self._writer is not None or self.close is not None:
            return
        watcher, wire = self.watcher, self._wire
        if wire is not None and wire.ready():
            while (packet := watcher.take()) is not None:
                wire.put(packet)
            if watcher.close is None:
                return
        if watcher.due() or watcher.close is not None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Send what is due, and end the connection if it is to end; a client that takes nothing is given up."""
        try:
            while (packet := self.watcher.take()) is not None:
                async with asyncio.timeout(self.settings.send_timeout):
                    await self.socket.send_text(packet.json.decode())
        except TimeoutError:
            self.watcher.close = (TRY_AGAIN, "too slow")
        except (WebSocketDisconnect, RuntimeError):
            return  # the client is gone, as whoever reads will hear
        finally:
            self._writer = None
        if self.watcher.close is not None:
            self.close = self.watcher.close
            if self._reader is not None:
                self._reader.cancel()

    def _ping(self) -> None:
        self._timer = self._loop.call_later(self.settings.ping, self._ping)
        self.watcher.add(PING)

    def stop(self) -> None:
        """Send nothing any more."""
        self._timer.cancel()
        self.watcher.ring = nothing
        if self._writer is not None:
            self._writer.cancel()

    async def serve(self, table_id: str) -> tuple[int, str] | None:
        """Answer what the client says until it leaves, or return the code to close the connection with."""
        try:
            await self._read(table_id)
        except asyncio.CancelledError:
            if self.close is None or self._reader is None or self._reader.uncancel() > 0:
                raise
        return self.close

    async def _read(self, table_id: str) -> None:
        while True:
            frame = await receive(self.socket, self.settings.frame_limit)
            if frame["type"] == "move":  # counted with the calls by HTTP
                house, tokens = self.hub.house, self.watcher.tokens
                answer = await moving.answer(house, table_id, tokens, self._client, frame)
                self.hub.rooms[table_id].answer(self.watcher, answer)
                continue
            now = time.monotonic()
            self._level = min(FRAMES_BURST, self._level + (now - self._at) * FRAMES_PER_SECOND) - 1
            self._at = now
            if self._level < 0:
                raise Broken(NOT_ALLOWED, "too-many-frames", "too many frames; connect again more calmly")
            match frame["type"]:
                case "ping":
                    self.watcher.add(PONG)
                case "pong":
                    pass
                case "hello":  # other seats on the same device, or the same ones again
                    self.watcher.begin(*read_hello(frame))
                    self.hub.rooms[table_id].mark(NOTICES)
                case "point":
                    await self._point(table_id, frame.get("action"))
                case other:
                    raise Broken(NOT_ALLOWED, "bad-frame", f"there is no frame of type {other[:40]!r}")

    async def _point(self, table_id: str, action: object) -> None:
        """Tell the others at the table what the client's person points at."""
        if not is_text(action):
            raise Broken(NOT_ALLOWED, "bad-point", "action is a short text or null")
        if not self._pace.allows():
            return
        try:
            loaded = self.hub.house.positions.kept(table_id) or await self.hub.house.load(table_id)
        except ApiError:
            return  # the room says what is wrong with the table
        frame = await after_others(pointed, loaded, self.watcher.held, action)
        if frame is not None:
            self.hub.point(table_id, frame)


class Doorkeeper:
    """Counts open connections per client, at all processes together, so that one of them cannot take all."""

    def __init__(self) -> None:
        self.open: Final[dict[str, int]] = {}
        self.whole: Whole | None = None
        """What the other processes have counted."""

    @contextlib.asynccontextmanager
    async def admitted(self, client: str, limit: int) -> AsyncIterator[None]:
        """Count a connection while it is open; raise `TooManyRequests` if there are too many."""
        if self.open.get(client, 0) >= limit:
            raise TooManyRequests(10)
        self.open[client] = self.open.get(client, 0) + 1
        entered = False
        try:
            if self.whole is not None:
                await self.whole.enter(client, limit)
                entered = True
            yield
        finally:
            if self.whole is not None and entered:
                self.whole.leave(client)
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]


class LiveDoor:
    """Live connections go past the layers that are there for requests and would be kept as long as they are open."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app
        self._route: Final = WebSocketRoute("/api/tables/{table_id}/live", live)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Serve a live connection, and hand on everything else."""
        if scope["type"] == "websocket":
            match, found = self._route.matches(scope)
            if match is Match.FULL:
                return live(WebSocket(scope, receive, send), found["path_params"]["table_id"])
        return self._app(scope, receive, send)


async def live(socket: WebSocket, table_id: str) -> None:
    """Keep a client up to date."""
    hub = hub_of(socket)
    house = hub.house
    await socket.accept()
    if (wire := socket.scope.get("extensions", {}).get(EXTENSION)) is not None:
        wire.forget_handshake()
    house.metrics.sockets.inc()
    close: tuple[int, str] | None = None
    try:
        async with socket.app.state.doorkeeper.admitted(client_of(socket), house.settings.sockets_per_client):
            close = await _serve(hub, socket, table_id)
    except TooManyRequests as refusal:
        await _last_words(socket, encode({"type": "error", "error": refusal.to_json()}))
        close = (TRY_AGAIN, refusal.code)
    except Broken as broken:
        await _last_words(socket, broken.frame)
        close = (broken.close, broken.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client is gone
    except Exception as error:
        failed("a live connection failed", error)
        close = (TRY_AGAIN, "failed")
    finally:
        house.metrics.sockets.dec()
        if close is not None:
            house.metrics.closed.labels(close[0]).inc()
            if socket.application_state == WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    await socket.close(*close)


async def _last_words(socket: WebSocket, frame: bytes) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(2.0):
            await socket.send_text(frame.decode())


async def _has_seat(hub: Hub, table_id: str, tokens: tuple[str, ...]) -> bool:
    """Return whether somebody with a seat found a place at a full table: somebody who only watches makes room."""
    keys = hub.house.keys
    async with hub.house.db.reading() as connection:
        seats = await table_store.read_seats(connection, table_id)
    return bool(keys.mine(tokens, seats)) and hub.make_room(table_id)


async def _greeted(hub: Hub, socket: WebSocket, table_id: str) -> tuple[LiveWatcher, Packet | None]:
    """Return who is there, once they have said hello and there is a place for them, and what is new for their page.

    Apart, since a connection keeps what was found on the way for as long as it is open.
    """
    house = hub.house
    try:
        async with asyncio.timeout(house.settings.hello_timeout):
            frame = await receive(socket, house.settings.frame_limit)
    except TimeoutError as error:
        raise Broken(HELLO_LATE, "no-hello", "the first frame, a hello, did not come") from error
    tokens, since, notice = read_hello(frame)
    async with house.db.reading() as connection:
        if await table_store.read_table(connection, table_id) is None:
            raise Broken(NO_TABLE, "no-table", "there is no such table")
        elsewhere = await house.whole.watching(connection, table_id)
    if not hub.has_place(table_id, elsewhere) and not await _has_seat(hub, table_id, tokens):
        raise Broken(TRY_AGAIN, "busy", "too many people watch this table; try again")
    watcher = LiveWatcher(tokens, since, house.settings.send_queue)
    watcher.notice_after = notice
    return watcher, news_for(house, frame.get("page"))


async def _serve(hub: Hub, socket: WebSocket, table_id: str) -> tuple[int, str] | None:
    """Serve one connection to its end; return the code to close it with, None if the client has left."""
    watcher, news = await _greeted(hub, socket, table_id)
    connection = Connection(hub, socket, watcher)
    with hub.house.restrictions.present(client_of(socket), watcher.end):
        room = hub.enter(table_id, watcher)
        if news is not None:
            watcher.add(news)
        try:
            return await connection.serve(table_id)
        finally:
            connection.stop()
            hub.leave(room, watcher)
