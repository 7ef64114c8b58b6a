"""The live connection of a table: a hello, then frames as things happen; broken frames end it with a reason."""

import asyncio
import contextlib
import json
import time
from typing import Any, Final

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from bastide.server.dependencies import hub_of
from bastide.server.errors import ApiError, TooManyRequests
from bastide.server.limits import check_depth, client_of
from bastide.server.pointing import Pace, is_text, pointed
from bastide.server.replies import encode
from bastide.server.rooms import NO_TABLE, TRY_AGAIN, Hub, Watcher
from bastide.server.security import TOKEN_LIMIT
from bastide.server.work import after_others
from bastide.storage import tables as table_store

UNSUPPORTED: Final = 1003
NOT_JSON: Final = 1007
NOT_ALLOWED: Final = 1008
TOO_BIG: Final = 1009
HELLO_LATE: Final = 4408

FRAMES_BURST: Final = 40.0
FRAMES_PER_SECOND: Final = 5.0
TOKEN_LENGTH: Final = 100

router: Final = APIRouter()


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
    """One WebSocket while it is open."""

    def __init__(self, hub: Hub, socket: WebSocket, watcher: Watcher) -> None:
        self.hub: Final = hub
        self.settings: Final = hub.house.settings
        self.socket: Final = socket
        self.watcher: Final = watcher
        self._level, self._at = FRAMES_BURST, time.monotonic()
        self._pace: Final = Pace()

    async def read(self, table_id: str) -> None:
        """Answer what the client says until it leaves."""
        while True:
            frame = await receive(self.socket, self.settings.frame_limit)
            now = time.monotonic()
            self._level = min(FRAMES_BURST, self._level + (now - self._at) * FRAMES_PER_SECOND) - 1
            self._at = now
            if self._level < 0:
                raise Broken(NOT_ALLOWED, "too-many-frames", "too many frames; connect again more calmly")
            match frame["type"]:
                case "ping":
                    self.watcher.add(b'{"type":"pong"}')
                case "pong":
                    pass
                case "hello":  # other seats on the same device, or the same ones again
                    self.watcher.tokens, self.watcher.since, notice = read_hello(frame)
                    self.watcher.notice_after = max(self.watcher.notice_after, notice)
                    room = self.hub.rooms.get(table_id)
                    if room is not None:
                        room.mark()
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
            loaded = await self.hub.house.load(table_id)
        except ApiError:
            return  # the room says what is wrong with the table
        frame = await after_others(pointed, loaded, self.watcher.held, action)
        if frame is not None:
            self.hub.point(table_id, frame)

    async def write(self) -> None:
        """Send what is due until the connection is to be closed; a client that takes nothing is given up."""
        while True:
            frame = self.watcher.take()
            if frame is not None:
                async with asyncio.timeout(self.settings.send_timeout):
                    await self.socket.send_text(frame.decode())
                continue
            if self.watcher.close is not None:
                return
            self.watcher.wake.clear()
            try:
                async with asyncio.timeout(self.settings.ping):
                    await self.watcher.wake.wait()
            except TimeoutError:
                self.watcher.add(b'{"type":"ping"}')


class Doorkeeper:
    """Counts open connections per client, so that one of them cannot take all."""

    def __init__(self) -> None:
        self.open: Final[dict[str, int]] = {}

    @contextlib.contextmanager
    def admitted(self, client: str, limit: int) -> Any:
        """Count a connection while it is open; raise `TooManyRequests` if there are too many."""
        if self.open.get(client, 0) >= limit:
            raise TooManyRequests(10)
        self.open[client] = self.open.get(client, 0) + 1
        try:
            yield
        finally:
            self.open[client] -= 1
            if not self.open[client]:
                del self.open[client]


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Keep a client up to date."""
    hub = hub_of(socket)
    house = hub.house
    await socket.accept()
    house.metrics.sockets.inc()
    close: tuple[int, str] | None = None
    try:
        with socket.app.state.doorkeeper.admitted(client_of(socket), house.settings.sockets_per_client):
            close = await _serve(hub, socket, table_id)
    except TooManyRequests as refusal:
        await _last_words(socket, encode({"type": "error", "error": refusal.to_json()}))
        close = (TRY_AGAIN, refusal.code)
    except Broken as broken:
        await _last_words(socket, broken.frame)
        close = (broken.close, broken.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client is gone
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


async def _serve(hub: Hub, socket: WebSocket, table_id: str) -> tuple[int, str] | None:
    """Serve one connection to its end; return the code to close it with, None if the client has left."""
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
    if not hub.has_place(table_id):
        raise Broken(TRY_AGAIN, "busy", "too many people watch this table; try again")
    watcher = Watcher(tokens, since, house.settings.send_queue)
    watcher.notice_after = notice
    connection_ = Connection(hub, socket, watcher)
    room = hub.enter(table_id, watcher)
    reader = asyncio.create_task(connection_.read(table_id))
    writer = asyncio.create_task(connection_.write())
    try:
        done, _ = await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if reader in done:
            reader.result()
        try:
            writer.result()
        except TimeoutError:
            return (TRY_AGAIN, "too slow")
        return watcher.close
    finally:
        hub.leave(room, watcher)
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
