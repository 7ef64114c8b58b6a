"""Applications running in this process, and ways to speak to them without a network."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import uvicorn

from bastide.outside.live import Reader
from bastide.server.app import create_app
from bastide.server.bots import BotRunner
from bastide.server.frames import LiveFrame
from bastide.server.house import House
from bastide.server.hub import Hub
from bastide.server.run import bind
from bastide.server.settings import Settings

from . import fresh

HUTS = "tests.server.huts"
"""The plugin with the game of the tests."""


class Live:
    """A WebSocket to an application in this process."""

    def __init__(self, app: Any, table_id: str, headers: dict[str, str]) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table_id}/live",
            "raw_path": b"",
            "root_path": "",
            "scheme": "ws",
            "query_string": b"",
            "headers": [(b"host", b"testserver"), *((k.encode(), v.encode()) for k, v in headers.items())],
            "client": ("127.0.0.1", 50000),
            "server": ("testserver", 80),
            "subprotocols": [],
            "state": {},
            "asgi": {"version": "3.0"},
            "extensions": {},
        }
        self.reader = Reader()
        self.kinds: list[str] = []
        """The types of the frames as they came."""
        self.gate: asyncio.Event = asyncio.Event()
        self.gate.set()
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._in.get, self._send))
        self.accepted = False
        self.code: int | None = None

    async def _send(self, message: dict[str, Any]) -> None:
        await self.gate.wait()
        self._out.put_nowait(message)

    def say(self, frame: Any) -> None:
        text = frame if isinstance(frame, str) else json.dumps(frame)
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def say_bytes(self, data: bytes) -> None:
        self._in.put_nowait({"type": "websocket.receive", "bytes": data})

    async def next(self, *types: str, timeout: float = 15.0) -> dict[str, Any]:
        """Return the next frame of one of these types, any if none is named; `{}` once it is closed."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self._out.get()
                if message["type"] == "websocket.accept":
                    self.accepted = True
                elif message["type"] == "websocket.close":
                    self.code = message.get("code", 1000)
                    return {}
                else:
                    frame: dict[str, Any] = json.loads(message["text"])
                    known = LiveFrame.model_validate(frame).root
                    assert frame.keys() == type(known).model_fields.keys(), frame
                    self.kinds.append(frame["type"])
                    begun = self.reader.snapshot or frame["type"] == "snapshot"
                    if begun and self.reader.take(frame):  # a step is given as the snapshot that it leads to
                        frame = {"type": "snapshot", **self.reader.snapshot}
                    if not types or frame["type"] in types:
                        return frame

    async def until_closed(self, timeout: float = 15.0) -> int | None:
        """Return the code with which it is closed."""
        while await self.next(timeout=timeout):
            pass
        return self.code

    async def until(self, good: Callable[[dict[str, Any]], bool], timeout: float = 15.0) -> dict[str, Any]:
        async with asyncio.timeout(timeout):
            while True:
                frame = await self.next()
                assert frame, f"closed with {self.code}"
                if good(frame):
                    return frame

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, 10)


class Served:
    """A running application and ways to speak to it."""

    def __init__(self, app: Any, stack: AsyncExitStack) -> None:
        self.app = app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://testserver")
        self._stack = stack
        self._open: list[Live] = []

    @property
    def house(self) -> House:
        found: House = self.app.state.house
        return found

    @property
    def hub(self) -> Hub:
        found: Hub = self.app.state.hub
        return found

    @property
    def runner(self) -> BotRunner:
        found: BotRunner = self.app.state.runner
        return found

    async def post(self, path: str, body: Any = None, tokens: Any = (), **more: Any) -> httpx.Response:
        headers = {"X-Bastide-Seats": ",".join([tokens] if isinstance(tokens, str) else tokens)} if tokens else {}
        return await self.http.post(path, json=body, headers=headers | more.pop("headers", {}), **more)

    async def get(self, path: str, tokens: Any = (), **more: Any) -> httpx.Response:
        headers = {"X-Bastide-Seats": ",".join([tokens] if isinstance(tokens, str) else tokens)} if tokens else {}
        return await self.http.get(path, headers=headers | more.pop("headers", {}), **more)

    async def table(self, *seats: Any, game: str = "huts", **more: Any) -> tuple[str, dict[str, str]]:
        """Open a table: a name takes a seat on this device, None leaves it open, `bot …` is a bot."""
        wishes = []
        for number, seat in enumerate(seats):
            if seat is None:
                wishes.append({"kind": "open"})
            elif seat.startswith("bot "):
                wishes.append({"kind": "bot", "bot": seat[4:]})
            else:
                wishes.append({"kind": "local" if number else "me", "name": seat})
        answer = await self.post("/api/tables", {"game": game, "seats": wishes, **more})
        assert answer.status_code == 200, answer.text
        return answer.json()["table"]["id"], answer.json()["tokens"]

    async def join(self, table_id: str, name: str, seat: int | None = None) -> str:
        answer = await self.post(f"/api/tables/{table_id}/join", {"name": name, "seat": seat})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    async def see(self, table_id: str, tokens: Any = ()) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{table_id}", tokens)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def move(self, table_id: str, tokens: Any, *actions: str, seq: int | None = None) -> httpx.Response:
        if seq is None:
            seq = (await self.house.load(table_id)).position.seq
        return await self.post(f"/api/tables/{table_id}/moves", {"seq": seq, "actions": list(actions)}, tokens)

    async def turn(self, table_id: str, tokens: Any, last: str = "keep") -> dict[str, Any]:
        """Play one whole turn of Huts for whoever is on turn."""
        plot = (await self.see(table_id))["snapshot"]["view"]["last"]
        answer = await self.move(table_id, tokens, f"build {(plot + 1) % 3}", last)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def live(
        self, table_id: str, tokens: Any = (), since: int | None = None, hello: bool = True, **headers: str
    ) -> Live:
        connection = Live(self.app, table_id, headers)
        self._open.append(connection)
        if hello:
            connection.say({"type": "hello", "tokens": list(tokens), "since": since})
        return connection

    async def stop(self) -> None:
        for connection in self._open:
            if not connection.task.done():
                connection.gate.set()
                await connection.leave()
        await self.http.aclose()
        await self._stack.aclose()


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Served]:
    fresh.for_sqlite(settings)
    async with AsyncExitStack() as stack:
        app = create_app(settings)
        await stack.enter_async_context(app.router.lifespan_context(app))
        served = Served(app, stack)
        try:
            yield served
        finally:
            await served.stop()


@asynccontextmanager
async def listening(settings: Settings) -> AsyncIterator[tuple[Served, str]]:
    """Serve on a port, for what is to be read while it is being sent; give the address as well."""
    async with serving(settings) as served:
        with bind("127.0.0.1", 0) as found:
            config = uvicorn.Config(served.app, lifespan="off", log_config=None, access_log=False)
            server = uvicorn.Server(config)
            server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
            task = asyncio.create_task(server.serve(sockets=[found]))
            while not server.started:
                await asyncio.sleep(0.01)
            try:
                yield served, f"http://127.0.0.1:{found.getsockname()[1]}"
            finally:
                await served.hub.stop()
                server.should_exit = True
                await task
