"""Who watches which table, and keeping all of them up to date: the latest state wins, nothing piles up."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Final

import structlog

from bastide.server.company import full_table_json
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.logs import failed, short
from bastide.server.positions import Loaded
from bastide.server.presence import PRESENCE_TTL
from bastide.server.replies import encode
from bastide.server.shown import Json
from bastide.server.views import chat_json, notice_json, snapshot_json, undo_json
from bastide.server.work import after_others
from bastide.storage import company, talk
from bastide.storage import tables as table_store
from bastide.storage.bus import Message
from bastide.storage.rows import ChatRow, NoticeRow

CHAT_SHOWN: Final = 50
"""How many old messages, and how many old notices, a new connection gets."""
SERVICE_RESTART: Final = 1012
TRY_AGAIN: Final = 1013
NO_TABLE: Final = 4404

log: Final = structlog.get_logger("bastide.live")


class Watcher:
    """One live connection: the newest frame of each kind that has not been sent yet, and a short queue of chat."""

    ORDER: tuple[str, ...] = ("table", "snapshot", "undo", "presence", "point")

    def __init__(self, tokens: tuple[str, ...], since: int | None, queue: int) -> None:
        self.tokens = tokens
        self.since = since
        self.held: frozenset[int] = frozenset()
        self.owned: frozenset[int] = frozenset()
        """The seats that may be taken back from a stand-in."""
        self.wake: Final = asyncio.Event()
        self.close: tuple[int, str] | None = None
        self._queue: Final = queue
        self._next: Final[dict[str, bytes]] = {}
        self._last: Final[dict[str, object]] = {}
        self._extra: Final[deque[bytes]] = deque()
        self.chat_after = 0
        self.notice_after = 0

    async def show(
        self,
        house: House,
        loaded: Loaded,
        present: set[int],
        chat: Sequence[ChatRow],
        shared: dict[frozenset[int], bytes],
    ) -> None:
        """Have whatever is new sent; `shared` are the snapshots that others with the same seats get as well."""
        held = self.held
        table = full_table_json(house, loaded, held, self.owned, present)
        self.offer("table", encode({"type": "table", "table": table}))
        mark = snapshot_mark(loaded, held)
        if self.since is not None and self.last_mark("snapshot") is None and self.since == loaded.position.seq:
            self.note_known("snapshot", mark)
        if self.last_mark("snapshot") != mark:
            if held not in shared:
                made = await after_others(snapshot_json, loaded, held, house.now())
                shared[held] = encode({"type": "snapshot", **made})
            self.offer("snapshot", shared[held], mark)
        request = {"type": "undo", "request": undo_json(loaded.undo, loaded.seats)}
        if loaded.undo is not None or self.last_mark("undo") is not None:
            self.offer("undo", encode(request))
        seats = [seat.kind == "bot" or (seat.held and seat.seat in present) for seat in loaded.seats]
        self.offer("presence", encode({"type": "presence", "seats": seats}))
        for message in self.unread(chat):
            self.add(encode({"type": "chat", "message": chat_json(message)}))

    def unread(self, chat: Sequence[ChatRow]) -> list[ChatRow]:
        """Return the messages that come after those already sent, and count them as sent."""
        found = [message for message in chat if message.id > self.chat_after]
        self.chat_after = max((message.id for message in found), default=self.chat_after)
        return found

    def show_notices(self, notices: Sequence[NoticeRow]) -> None:
        """Have the notices sent that come after those already sent."""
        for notice in notices:
            if notice.id > self.notice_after:
                self.notice_after = notice.id
                self.add(encode({"type": "notice", "notice": notice_json(notice)}))

    def offer(self, kind: str, frame: bytes, mark: object = None) -> None:
        """Have a frame sent in place of an older one of its kind, unless it says nothing new."""
        mark = frame if mark is None else mark
        if self._last.get(kind) != mark:
            self._last[kind] = mark
            self._next[kind] = frame
            self.wake.set()

    def note_known(self, kind: str, mark: object) -> None:
        """Note what the other side has already."""
        self._last[kind] = mark

    def last_mark(self, kind: str) -> object:
        """Return the mark of the last frame of a kind."""
        return self._last.get(kind)

    def add(self, frame: bytes) -> None:
        """Have a frame sent that nothing can replace; a connection that takes none is given up."""
        if len(self._extra) >= self._queue:
            self.end(TRY_AGAIN, "too slow")
            return
        self._extra.append(frame)
        self.wake.set()

    def take(self) -> bytes | None:
        """Return the next frame to send, None if there is none."""
        for kind in self.ORDER:
            if kind in self._next:
                return self._next.pop(kind)
        return self._extra.popleft() if self._extra else None

    def end(self, code: int, reason: str) -> None:
        """Have the connection closed once what is due has been sent."""
        self.close = self.close or (code, reason)
        self.wake.set()


class Room:
    """Everybody in this process who watches one table."""

    def __init__(self, hub: "Hub", table_id: str) -> None:
        self.hub: Final = hub
        self.table_id: Final = table_id
        self.watchers: Final[set[Watcher]] = set()
        self._dirty: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def mark(self) -> None:
        """Have everybody brought up to date soon; many marks make one refresh."""
        self._dirty.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"room {short(self.table_id)}")

    def held(self) -> frozenset[int]:
        """Return the seats that those who watch hold."""
        return frozenset().union(*(watcher.held for watcher in self.watchers))

    def point(self, frame: Json) -> None:
        """Have everybody told what the seat on turn points at, but for whoever holds that seat."""
        told = encode(frame)
        for watcher in self.watchers:
            if frame["seat"] not in watcher.held:
                watcher.offer("point", told)

    async def stop(self) -> None:
        """Stop refreshing."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while self._dirty.is_set() and self.watchers:
            self._dirty.clear()
            try:
                await self._refresh()
            except ApiError as refusal:
                for watcher in self.watchers:
                    watcher.add(encode({"type": "error", "error": refusal.to_json()}))
                    watcher.end(NO_TABLE if refusal.status == 404 else TRY_AGAIN, refusal.code)
            except Exception as error:
                failed("refreshing a room failed", error, table=short(self.table_id))
                await asyncio.sleep(1.0)
                self._dirty.set()

    async def _refresh(self) -> None:
        house = self.hub.house
        async with house.db.reading() as connection:
            loaded = await house.positions.load(connection, self.table_id)
            after = min((watcher.chat_after for watcher in self.watchers), default=0)
            chat = await talk.read_chat(connection, self.table_id, after, CHAT_SHOWN)
            told = min((watcher.notice_after for watcher in self.watchers), default=0)
            notices = await company.read_notices(connection, self.table_id, told, CHAT_SHOWN)
        # Who enters while this waits has marked the room again and is served by the next round, not without a seat.
        watchers = list(self.watchers)
        for watcher in watchers:
            watcher.held = house.keys.held(watcher.tokens, loaded.seats)
            watcher.owned = house.keys.owned(watcher.tokens, loaded.seats)
        if house.presence.note(self.table_id, self.held()):
            await self.hub.tell_presence(self)
        present = house.presence.at(self.table_id)
        shared: dict[frozenset[int], bytes] = {}
        for watcher in watchers:
            await watcher.show(house, loaded, present, chat, shared)
            watcher.show_notices(notices)


def snapshot_mark(loaded: Loaded, held: frozenset[int]) -> tuple[object, ...]:
    """Return what a snapshot depends on; as long as it is the same, no new one is sent."""
    row = loaded.row
    return (loaded.position.seq, row.state, row.turn, row.waits_for_bot, row.deadline, held)


class Hub:
    """All rooms of this process, and what they hear from the others."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.rooms: Final[dict[str, Room]] = {}
        self._beat: asyncio.Task[None] | None = None
        # Keeps tasks that nobody waits for from being collected before they are done.
        self._background: Final[set[asyncio.Task[None]]] = set()
        self.closing = False

    def start(self) -> None:
        """Begin to listen."""
        self.house.db.bus.listeners.append(self._heard)
        if self.house.db.postgres:
            self._beat = asyncio.create_task(self._repeat_presence(), name="presence")

    async def stop(self) -> None:
        """Ask every connection to come back later, and wait until they are gone."""
        self.closing = True
        if self._beat is not None:
            self._beat.cancel()
        for room in list(self.rooms.values()):
            for watcher in room.watchers:
                watcher.end(SERVICE_RESTART, "the server is restarting")
        deadline = time.monotonic() + 3.0
        while self.rooms and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        for room in list(self.rooms.values()):
            await room.stop()
        await asyncio.gather(*self._background, return_exceptions=True)

    def has_place(self, table_id: str) -> bool:
        """Return whether one more may watch a table."""
        room = self.rooms.get(table_id)
        return not self.closing and (room is None or len(room.watchers) < self.house.settings.sockets_per_table)

    def enter(self, table_id: str, watcher: Watcher) -> Room:
        """Let somebody watch a table."""
        room = self.rooms.setdefault(table_id, Room(self, table_id))
        fresh = not room.watchers
        room.watchers.add(watcher)
        room.mark()
        if fresh and self.house.db.postgres:
            self._later(Message("who", table_id))
        return room

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Let somebody go."""
        room.watchers.discard(watcher)
        before, after = self.house.presence.here(room.table_id), room.held()
        if self.house.presence.note(room.table_id, after):
            room.mark()
            self._later(self._who_is_here(room.table_id))
            self._note_gone(room.table_id, before - after)
        if not room.watchers:
            self.rooms.pop(room.table_id, None)
            self.house.presence.forget(room.table_id)

    def point(self, table_id: str, frame: Json) -> None:
        """Have everybody at a table told what the seat on turn points at, in every process."""
        if table_id in self.rooms:
            self.rooms[table_id].point(frame)
        self._later(Message("point", table_id, frame))

    async def tell_presence(self, room: Room) -> None:
        """Tell other processes who is here."""
        await self._tell(self._who_is_here(room.table_id))

    def _who_is_here(self, table_id: str) -> Message:
        return Message("presence", table_id, {"seats": sorted(self.house.presence.here(table_id))})

    def _later(self, message: Message) -> None:
        if self.house.db.postgres and not self.closing:
            self._spawn(self._tell(message))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def _note_gone(self, table_id: str, seats: frozenset[int]) -> None:
        """Write down since when somebody is away; everybody at the table sees it."""
        if seats and not self.closing:
            self._spawn(self._saw(table_id, seats))

    async def _saw(self, table_id: str, seats: frozenset[int]) -> None:
        try:
            async with self.house.db.writing() as write:
                await table_store.saw(write.connection, table_id, seats, self.house.now())
                write.say("notice", table_id)
        except Exception as error:
            log.warning("cannot write down who has gone", error=type(error).__name__)

    async def _tell(self, message: Message) -> None:
        if not self.house.db.postgres:
            return
        try:
            async with self.house.db.writing() as write:
                await self.house.db.bus.announce(write.connection, message)
        except Exception as error:
            log.warning("cannot tell the others who is here", error=type(error).__name__)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_TTL / 3)
            for room in list(self.rooms.values()):
                if self.house.presence.here(room.table_id):
                    await self.tell_presence(room)
                if self.house.presence.shared(room.table_id):
                    room.mark()

    def _heard(self, message: Message) -> None:
        if message.kind == "resync":
            for room in self.rooms.values():
                room.mark()
            return
        found = self.rooms.get(message.table)
        if found is None:
            return
        if message.kind in ("changed", "chat", "notice"):
            found.mark()
        elif message.kind == "point" and message.sender:
            found.point(message.data)
        elif message.kind == "presence" and message.sender:
            self.house.presence.hear(message.table, message.sender, frozenset(message.data["seats"]))
            found.mark()
        elif message.kind == "who" and self.house.presence.here(message.table):
            self._later(self._who_is_here(message.table))
