"""Those who play and watch: as many connections as a case needs, in one event loop, and one move at a time."""

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Iterable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bastide.outside.live import Reader
from benchmarks.load.servers import Server

SEQ: Final = re.compile(r'"seq":(\d+)')
PATIENCE: Final = 30.0


class Web:
    """One connection for calls by HTTP."""

    def __init__(self, server: Server) -> None:
        self._port: Final = server.port
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, path: str, body: Any = None, tokens: Iterable[str] = ()) -> Any:
        """Return the answer to a GET, or to a POST if there is a body."""
        if self._line is None:
            self._line = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._line
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(data)}\r\n"
        )
        seats = ",".join(tokens)
        head += (
            f"Content-Type: application/json\r\n{f'X-Bastide-Seats: {seats}' + chr(13) + chr(10) if seats else ''}\r\n"
        )
        writer.write(head.encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(answer.partition("content-length: ")[2].partition("\r\n")[0])
        found = json.loads(await reader.readexactly(size))
        if " 200 " not in answer.partition("\r\n")[0]:
            raise RuntimeError(f"{path}: {found}")
        return found


class Counted(ClientConnection):
    """A connection that counts what it gets."""

    wire = 0

    def data_received(self, data: bytes) -> None:
        self.wire += len(data)
        super().data_received(data)


class Watcher:
    """One live connection; what it gets is read only where `reads`."""

    def __init__(self, reads: bool) -> None:
        self.seq = -1
        self.bytes = 0
        self.reader: Final = Reader() if reads else None
        self.line: Counted
        self._task: asyncio.Task[None]
        self._news: Final = asyncio.Event()

    async def enter(self, server: Server, path: str, tokens: Iterable[str] = (), hello: bool = True) -> "Watcher":
        """Connect."""
        line = await connect(f"ws://127.0.0.1:{server.port}{path}", create_connection=Counted, max_size=None)
        assert isinstance(line, Counted)
        self.line = line
        if hello:
            await line.send(json.dumps({"type": "hello", "tokens": list(tokens), "since": None}))
        self._task = asyncio.create_task(self._listen())
        return self

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):  # whoever waits for more waits in vain
            await self._read()

    async def _read(self) -> None:
        async for message in self.line:
            assert isinstance(message, str)
            self.bytes += len(message.encode())
            if self.reader is not None:
                self.reader.take(json.loads(message))
                self.seq = self.reader.seq
            elif found := SEQ.search(message):
                self.seq = max(self.seq, int(found[1]))
            self._news.set()

    async def at(self, seq: int) -> None:
        """Wait until it knows of so many events."""
        async with asyncio.timeout(PATIENCE):
            while self.seq < seq:
                self._news.clear()
                await self._news.wait()

    async def leave(self) -> None:
        """Go."""
        await self.line.close()
        await asyncio.gather(self._task, return_exceptions=True)


class Match:
    """A table of two people, each with a connection, and some who only watch."""

    def __init__(self, server: Server, web: Web, game: str, seed: int, over: str) -> None:
        self.server, self.web, self.game, self.over = server, web, game, over
        self.id = ""
        self.tokens: list[str] = []
        self.players: list[Watcher] = []
        self.watching: list[Watcher] = []
        self.moves = 0
        self._rng: Final = random.Random(seed)

    async def open(self, watching: int = 0) -> "Match":
        """Open the table and let everybody in."""
        seats = [{"kind": "me", "name": "One"}, {"kind": "open"}]
        opened = await self.web.call("/api/tables", {"game": self.game, "seats": seats, "public": False})
        self.id = opened["table"]["id"]
        joined = await self.web.call(f"/api/tables/{self.id}/join", {"name": "Two", "seat": None})
        self.tokens = [opened["tokens"]["0"], joined["token"]]
        path = f"/api/tables/{self.id}/live"
        self.players = [await Watcher(reads=True).enter(self.server, path, [token]) for token in self.tokens]
        self.watching = [await Watcher(reads=False).enter(self.server, path) for _ in range(watching)]
        for one in (*self.players, *self.watching):
            await one.at(0)
        return self

    async def move(self) -> bool:
        """Have whoever is on turn make any move, and wait until all know of it; return False once the game is over."""
        found = [(n, one.reader) for n, one in enumerate(self.players) if one.reader and one.reader.snapshot["legal"]]
        if not found:
            return False
        seat, reader = found[0]
        action = self._rng.choice(reader.snapshot["legal"])["text"]
        body = {"seq": reader.seq, "actions": [action]}
        if self.over == "live":
            await self.players[seat].line.send(json.dumps({"type": "move", "id": self.moves, **body}))
            seq = reader.seq + 1
        else:
            answer = await self.web.call(f"/api/tables/{self.id}/moves", body, [self.tokens[seat]])
            seq = answer["seq"]
        self.moves += 1
        for one in (*self.players, *self.watching):
            await one.at(seq)
        return True

    async def close(self) -> None:
        """Let everybody go."""
        await asyncio.gather(*(one.leave() for one in (*self.players, *self.watching)))
