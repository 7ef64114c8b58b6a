"""Programs from outside at ordinary tables: a stream of events, a line each, for as long as the seat is theirs."""

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from bastide.outside import protocol
from bastide.outside.protocol import KEEP_ALIVE, Event, Status
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.hub import Hub
from bastide.server.live import Doorkeeper
from bastide.server.positions import Loaded
from bastide.server.sights import plain
from bastide.server.watchers import TRY_AGAIN, Watcher, snapshot_mark
from bastide.server.wire import Packet
from bastide.server.work import after_others
from bastide.storage.rows import OPEN, OVER, ChatRow, NoticeRow, SeatRow

NORMAL: Final = 1000
LOST: Final = "the seat is not yours any more: it was given up, or its time ran out"


def state_of(loaded: Loaded, seat: int, now: float) -> Event:
    """Return where a table stands as one seat sees it (slow)."""
    row, position, shown = loaded.row, loaded.position, loaded.position.shown()
    status: Status = "created" if row.state == OPEN else "finished" if row.state == OVER else "started"
    yours = status == "started" and row.turn == seat
    left = row.deadline - now if yours and row.deadline is not None else None
    legal = plain(shown.legal) if yours else []
    return protocol.game_state(
        status, position.seq, position.ply, shown.view(seat).data(), legal, scores=row.scores, left=left
    )


def full_of(loaded: Loaded, seat: int, now: float) -> Event:
    """Return the first event of a stream (slow)."""
    row = loaded.row
    clock = None
    if row.clock_initial is not None:
        clock = {"initial": row.clock_initial, "increment": row.clock_increment or 0.0, "each": row.clock_each}
    players = [
        {"seat": other.seat, "name": other.name, "bot": other.bot if other.kind == "bot" else None}
        for other in loaded.seats
    ]
    where = state_of(loaded, seat, now)
    return protocol.game_full(row.id, loaded.game, seat, players=players, clock=clock, state=where)


class ProgramWatcher(Watcher):
    """One stream: the newest state that has not been sent yet, and a short queue of everything else."""

    ORDER = ("full", "state")

    def __init__(self, token: str, queue: int) -> None:
        super().__init__((token,), queue)
        self.wake: Final = asyncio.Event()
        self.ring = self.wake.set
        self._gone: set[int] | None = None

    async def hear(
        self,
        house: House,
        loaded: Loaded,
        present: set[int],
        chat: Sequence[ChatRow],
        notices: Sequence[NoticeRow],
    ) -> None:
        """Have whatever is new sent; the stream ends with the game, or when the seat has another holder.

        Notices are for people; a program learns what concerns it from its own events.
        """
        if not self.held:
            self.add(Packet(protocol.encode(protocol.seat_lost(LOST))))
            self.end(NORMAL, "lost")
            return
        seat, mark = min(self.held), snapshot_mark(loaded, self.held)
        if self.last_mark("full") is None:
            self.offer("full", Packet(protocol.encode(await after_others(full_of, loaded, seat, house.now()))))
            self.note_known("state", mark)
        elif self.last_mark("state") != mark:
            made = await after_others(state_of, loaded, seat, house.now())
            self.offer("state", Packet(protocol.encode(made)), mark)
        self._tell_who_is_gone({other.seat for other in loaded.seats if _gone(other, seat, present)})
        for message in self.unread(chat):
            self.add(Packet(protocol.encode(protocol.chat_line(message.seat, message.name, message.text))))
        if loaded.row.state == OVER:
            self.end(NORMAL, "over")

    def _tell_who_is_gone(self, gone: set[int]) -> None:
        before = gone if self._gone is None else self._gone
        for seat in sorted(gone ^ before):
            self.add(Packet(protocol.encode(protocol.opponent_gone(seat, seat in gone))))
        self._gone = gone


def _gone(other: SeatRow, seat: int, present: set[int]) -> bool:
    return other.held and other.seat != seat and other.seat not in present


class Stream(Response):
    """A program's events, sent as they happen; blank lines between them, so that a dead connection is noticed."""

    media_type = protocol.MEDIA_TYPE

    def __init__(self, hub: Hub, table_id: str, watcher: ProgramWatcher, doorkeeper: Doorkeeper, client: str) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._hub: Final = hub
        self._settings: Final = hub.house.settings
        self._table: Final = table_id
        self._watcher: Final = watcher
        self._doorkeeper: Final = doorkeeper
        self._client: Final = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until the game is over, the seat is lost, or the program goes or takes nothing."""
        ends = self._hub.house.restrictions.present(self._client, self._watcher.end)
        async with self._doorkeeper.admitted(self._client, self._settings.sockets_per_client):
            with ends:  # if they are banned
                await self._serve(receive, send)

    async def _serve(self, receive: Receive, send: Send) -> None:
        hub, watcher = self._hub, self._watcher
        async with hub.house.db.reading() as connection:
            elsewhere = await hub.house.whole.watching(connection, self._table)
        if not hub.has_place(self._table, elsewhere) and not hub.make_room(self._table):  # whoever plays comes first
            raise ApiError(503, "busy", "too many watch this table; try again")
        room = hub.enter(self._table, watcher)
        reader = asyncio.create_task(_until_gone(receive))
        writer = asyncio.create_task(self._write(send))
        try:
            await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            hub.leave(room, watcher)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def _write(self, send: Send) -> None:
        settings, watcher = self._settings, self._watcher
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(settings.send_timeout):
                await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            while True:
                packet = watcher.take()
                if packet is None and watcher.close is not None:
                    break
                line = await self._wait() if packet is None else packet.json
                if line:
                    async with asyncio.timeout(settings.send_timeout):
                        await send({"type": "http.response.body", "body": line, "more_body": True})
            if watcher.close is None or watcher.close[0] != TRY_AGAIN:
                await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _wait(self) -> bytes:
        """Wait for something to send; return a blank line if there is nothing for a while."""
        self._watcher.wake.clear()
        try:
            async with asyncio.timeout(self._settings.ping):
                await self._watcher.wake.wait()
        except TimeoutError:
            return KEEP_ALIVE
        return b""


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
