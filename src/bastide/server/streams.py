"""A table's live connection as an answer that does not end, for networks that let no WebSocket through.

The request holds the hello; the frames come as events (`text/event-stream`), and an event `close` says why there are no
more. Everything else is that of a WebSocket, as which it is served.
"""

import asyncio
import json
from typing import Any, Final

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from bastide.server.live import live

MEDIA_TYPE: Final = "text/event-stream"
LIFE: Final = 300.0
"""Seconds after which it ends, to be asked for again: no longer does whoever left without a word seem to be there."""
GONE: Final = 1006


class LiveStream(Response):
    """What a live connection tells whoever has said hello in a request."""

    media_type = MEDIA_TYPE

    def __init__(self, table_id: str, hello: bytes) -> None:
        # proxies that would wait for the end of an answer are told not to
        super().__init__(headers={"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._table: Final = table_id
        self._hello: Final = hello

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the connection is closed, the client goes, or it has lived long enough."""
        line = _Line(self, self._hello.decode("utf-8", "replace"), receive, send)
        await live(WebSocket({**scope, "type": "websocket"}, line.heard, line.said), self._table)
        await line.end()


class _Line:
    """A WebSocket's messages as those of a request and its answer."""

    def __init__(self, answer: Response, hello: str, receive: Receive, send: Send) -> None:
        self._answer: Final = answer
        self._receive: Final = receive
        self._send: Final = send
        self._said: Final = iter(({"type": "websocket.connect"}, {"type": "websocket.receive", "text": hello}))
        self._ends: Final = asyncio.get_running_loop().time() + LIFE
        self._open = False

    async def heard(self) -> Message:
        """Return what the client says: that it connects, its hello, and in the end that it is gone."""
        for message in self._said:
            return message
        try:
            async with asyncio.timeout_at(self._ends):
                while (await self._receive())["type"] != "http.disconnect":
                    pass
        except TimeoutError:
            pass
        return {"type": "websocket.disconnect", "code": GONE}

    async def said(self, message: Message) -> None:
        """Send what the server says."""
        match message["type"]:
            case "websocket.accept":
                self._open = True
                start: dict[str, Any] = {"status": self._answer.status_code, "headers": self._answer.raw_headers}
                await self._send({"type": "http.response.start", **start})
            case "websocket.send":
                await self._event(b"data: %b\n\n" % message["text"].encode())
            case "websocket.close":
                told = json.dumps({"code": message["code"], "reason": message["reason"]})
                await self._event(b"event: close\ndata: %b\n\n" % told.encode())
                await self.end()

    async def _event(self, text: bytes) -> None:
        await self._send({"type": "http.response.body", "body": text, "more_body": True})

    async def end(self) -> None:
        """End the answer."""
        if self._open:
            self._open = False
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})
