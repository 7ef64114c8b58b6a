"""All tables that are watched in this process, and what it hears from the others."""

import asyncio
import contextlib
import time
from collections.abc import Collection, Coroutine, Mapping
from typing import Final

import structlog

from bastide.server import announcing
from bastide.server.house import House
from bastide.server.presence import PRESENCE_TTL
from bastide.server.rooms import CHAT, NOTICES, Room
from bastide.server.sights import Json
from bastide.server.watchers import TRY_AGAIN, LiveWatcher, Watcher
from bastide.server.whole import FAREWELL
from bastide.storage import tables as table_store
from bastide.storage.bus import Message

SERVICE_RESTART: Final = 1012

log: Final = structlog.get_logger("bastide.live")


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
        here = {table_id: self.house.presence.here(table_id) for table_id in self.rooms}
        for room in list(self.rooms.values()):
            for watcher in list(room.watchers):
                watcher.end(SERVICE_RESTART, "the server is restarting")
        deadline = time.monotonic() + 3.0
        while self.rooms and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        with contextlib.suppress(TimeoutError):  # a database that is away holds nobody up
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(room.stop() for room in list(self.rooms.values())))
                await asyncio.gather(*self._background, return_exceptions=True)
                if any(here.values()):  # other processes that go on count from now on how long somebody is away
                    await self._saw(here)

    def has_place(self, table_id: str, elsewhere: int) -> bool:
        """Return whether one more may watch a table that so many watch in other processes."""
        room = self.rooms.get(table_id)
        count = elsewhere + (0 if room is None else len(room.watchers))
        return not self.closing and count < self.house.settings.sockets_per_table

    def make_room(self, table_id: str) -> bool:
        """Send somebody away who only watches; return whether there was anybody.

        Of whoever has just come it is not known yet whether they have a seat.
        """
        room = self.rooms.get(table_id)
        if self.closing or room is None:
            return False
        known = (one for one in room.watchers if one.locks is not None and one.close is None)
        idle = next((one for one in known if not one.held and not one.owned), None)
        if idle is not None:
            idle.end(TRY_AGAIN, "busy")
        return idle is not None

    def enter(self, table_id: str, watcher: Watcher) -> Room:
        """Let somebody watch a table."""
        room = self.rooms.setdefault(table_id, Room(self.house, table_id, self.tell_presence))
        fresh = not room.watchers
        room.watchers.add(watcher)
        self.house.positions.watch(table_id)
        self._count(room)
        room.mark(CHAT, NOTICES)
        if fresh and self.house.db.postgres:
            self._later(Message("who", table_id))
        return room

    def leave(self, room: Room, watcher: Watcher) -> None:
        """Let somebody go."""
        room.watchers.discard(watcher)
        self._count(room)
        before, after = self.house.presence.here(room.table_id), room.held()
        if self.house.presence.note(room.table_id, after):
            room.mark()
            self._later(self._who_is_here(room.table_id))
            self._note_gone(room.table_id, before - after)
        if not room.watchers:
            self.rooms.pop(room.table_id, None)
            self.house.positions.leave(room.table_id)
            self.house.presence.forget(room.table_id)

    def _count(self, room: Room) -> None:
        self.house.whole.watch(room.table_id, len(room.watchers), room.held())

    def drop(self, gone: Collection[str]) -> None:
        """Forget what processes that are gone have said about who is there."""
        for room in self.rooms.values():
            if self.house.presence.drop(room.table_id, gone):
                room.mark()

    def point(self, table_id: str, frame: Json) -> None:
        """Have everybody at a table told what the seat on turn points at, in every process."""
        if table_id in self.rooms:
            self.rooms[table_id].point(frame)
        self._later(Message("point", table_id, frame))

    def _announce(self) -> None:
        """Have all people in this process told what is announced."""
        told = announcing.frame(self.house)
        for room in self.rooms.values():
            for watcher in room.watchers:
                if isinstance(watcher, LiveWatcher):
                    watcher.add(told)

    async def tell_presence(self, room: Room) -> None:
        """Tell other processes who is here."""
        self._count(room)
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
            self._spawn(self._saw({table_id: seats}))

    async def _saw(self, gone: Mapping[str, frozenset[int]]) -> None:
        try:
            async with self.house.db.writing() as write:
                for table_id in sorted(gone):
                    if gone[table_id]:
                        await table_store.saw(write.connection, table_id, gone[table_id], self.house.now())
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
                room.mark(CHAT, NOTICES)
            return
        if message.kind == "announced":
            self._announce()
            return
        found = self.rooms.get(message.table)
        if found is None:
            return
        if message.kind == "moved":
            found.mark()
        elif message.kind == "chat":
            found.mark(CHAT)
        elif message.kind in ("changed", "notice"):
            found.mark(NOTICES)
        elif message.kind == "point" and message.sender:
            found.point(message.data)
        elif message.kind == "presence" and message.sender:
            self.house.presence.hear(message.table, message.sender, frozenset(message.data["seats"]))
            found.mark()
        elif message.kind == "who" and self.house.presence.here(message.table):
            self._later(self._who_is_here(message.table))
