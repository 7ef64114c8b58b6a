"""Everybody who watches one table, and keeping all of them up to date: the latest state wins, nothing piles up."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bastide.server.errors import ApiError
from bastide.server.faces import Steps, face
from bastide.server.frozen import LOST
from bastide.server.headers import header_frame
from bastide.server.house import House
from bastide.server.logs import failed, short
from bastide.server.positions import Loaded
from bastide.server.replies import encode
from bastide.server.sights import Json
from bastide.server.views import undo_json
from bastide.server.watchers import TRY_AGAIN, Frame, LiveWatcher, Seats, Viewpoint, Watcher, face_mark
from bastide.server.wire import Packet
from bastide.server.work import after_others
from bastide.storage import company, talk
from bastide.storage.rows import ChatRow, NoticeRow

CHAT_SHOWN: Final = 50
"""How many old messages, and how many old notices, a new connection gets."""
NO_TABLE: Final = 4404
TABLE, CHAT, NOTICES = "table", "chat", "notices"
"""What is to be read when a room is refreshed."""


class Room:
    """Everybody in this process who watches one table."""

    def __init__(self, house: House, table_id: str, tell_presence: Callable[["Room"], Awaitable[None]]) -> None:
        self.house: Final = house
        self.table_id: Final = table_id
        self._tell_presence: Final = tell_presence
        self.watchers: Final[set[Watcher]] = set()
        self._due: Final[set[str]] = set()
        self._viewpoints: Final[dict[Seats, Viewpoint]] = {}
        self._locks: list[object] = []
        """What the seats are opened by."""
        self._task: asyncio.Task[None] | None = None
        self._showing = False
        """Whether everybody is being brought up to date."""
        self._answered: Final[list[Watcher]] = []
        """Whose calls were answered meanwhile."""

    def mark(self, *what: str) -> None:
        """Have everybody brought up to date soon; many marks make one refresh. `what` is read beside the table."""
        self._due.update((TABLE, *what))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"room {short(self.table_id)}")

    def answer(self, watcher: Watcher, answer: Packet) -> None:
        """Answer somebody's call: in one write with what it has changed, where that is being shown just now."""
        watcher.answer(answer)
        if self._showing:
            self._answered.append(watcher)
        else:
            watcher.ring()

    def held(self) -> frozenset[int]:
        """Return the seats that those who watch hold."""
        return frozenset().union(*{watcher.held for watcher in self.watchers})

    def point(self, frame: Json) -> None:
        """Have everybody told what the seat on turn points at, but for whoever holds that seat."""
        told = Packet(encode(frame))
        for watcher in list(self.watchers):
            if frame["seat"] not in watcher.held:
                watcher.offer("point", told)

    async def stop(self) -> None:
        """Stop refreshing."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while self._due and self.watchers:
            due = frozenset(self._due)
            self._due.clear()
            try:
                await self._shown(due)
            except ApiError as refusal:
                for watcher in list(self.watchers):
                    watcher.add(Packet(encode({"type": "error", "error": refusal.to_json()})))
                    watcher.end(NO_TABLE if refusal.code in LOST else TRY_AGAIN, refusal.code)
            except Exception as error:
                failed("refreshing a room failed", error, table=short(self.table_id))
                await asyncio.sleep(1.0)
                self._due.update(due)

    async def _read(self, due: frozenset[str]) -> tuple[Loaded, list[ChatRow], list[NoticeRow]]:
        """Return the table, and what was said and what happened where that is due; a move has left the table here."""
        house = self.house
        chat: list[ChatRow] = []
        notices: list[NoticeRow] = []
        kept = house.positions.kept(self.table_id)
        if kept is not None and not due & {CHAT, NOTICES}:
            return kept, chat, notices
        async with house.db.reading() as connection:
            loaded = kept or await house.positions.load(connection, self.table_id)
            if CHAT in due:
                after = min((watcher.chat_after for watcher in self.watchers), default=0)
                chat = await talk.read_chat(connection, self.table_id, after, CHAT_SHOWN)
            if NOTICES in due:
                told = min((watcher.notice_after for watcher in self.watchers), default=0)
                notices = await company.read_notices(connection, self.table_id, told, CHAT_SHOWN)
        if TABLE not in self._due and self.watchers:  # else it has changed while it was read, or nobody told this room
            house.positions.keep(loaded)
        return loaded, chat, notices

    async def _shown(self, due: frozenset[str]) -> None:
        """Refresh; then whoever was answered meanwhile has the answer, whatever came of it."""
        self._showing = True
        try:
            await self._refresh(due)
        finally:
            self._showing = False
            for watcher in self._answered:
                watcher.ring()
            self._answered.clear()

    async def _refresh(self, due: frozenset[str]) -> None:
        house, before = self.house, frozenset(self.watchers)
        loaded, chat, notices = await self._read(due)
        # Who enters while this waits has marked the room again and is served by the next round, not without a seat.
        watchers = list(self.watchers)
        if not watchers:  # they have left meanwhile, and may be in another room of this table already
            return
        self._open(watchers, loaded)
        if house.presence.note(self.table_id, self.held()):
            await self._tell_presence(self)
        present = house.presence.at(self.table_id)
        await self._show(watchers, loaded, present)
        for watcher in watchers:  # who came meanwhile hears in the next round, and then from the first message on
            if watcher in before and (chat or notices or not isinstance(watcher, LiveWatcher)):
                await watcher.hear(house, loaded, present, chat, notices)

    def _open(self, watchers: Sequence[Watcher], loaded: Loaded) -> None:
        """Find out which seats everybody holds, where their tokens or the locks of the seats are others than before."""
        keys = self.house.keys
        locks: list[object] = [(seat.held, seat.token_hash, seat.owner_hash, seat.others) for seat in loaded.seats]
        if locks != self._locks:
            self._locks = locks
        for watcher in watchers:
            if watcher.locks is not self._locks:
                watcher.held = keys.held(watcher.tokens, loaded.seats)
                watcher.owned = keys.owned(watcher.tokens, loaded.seats)
                watcher.locks = self._locks

    async def _show(self, watchers: Sequence[Watcher], loaded: Loaded, present: set[int]) -> None:
        """Show everybody the table, once made for all who have the same seats; who has just moved comes first."""
        groups: dict[Seats, list[LiveWatcher]] = {}
        for watcher in watchers:
            if isinstance(watcher, LiveWatcher):
                groups.setdefault((watcher.held, watcher.owned), []).append(watcher)
        for gone in self._viewpoints.keys() - groups.keys():
            del self._viewpoints[gone]
        last = loaded.position.actors[-1] if loaded.position.actors else None
        steps, common = Steps(), _common_frames(loaded, present)
        for seats in sorted(groups, key=lambda seats: last not in seats[0]):
            viewpoint = self._viewpoints.setdefault(seats, Viewpoint())
            viewpoint.forget(min(watcher.waits_from(viewpoint) for watcher in groups[seats]))
            await self._look(viewpoint, seats, loaded, present, steps)
            for kind, frame in common.items():
                if kind != "undo" or loaded.undo is not None or kind in viewpoint.frames:
                    viewpoint.put(kind, frame)
            for watcher in groups[seats]:
                watcher.show(viewpoint)

    async def _look(self, viewpoint: Viewpoint, seats: Seats, loaded: Loaded, present: set[int], steps: Steps) -> None:
        """Bring a viewpoint up to date."""
        house, (held, _) = self.house, seats
        viewpoint.put("table", header_frame(house, loaded, seats, present))
        position_mark = face_mark(loaded, held)
        if viewpoint.mark != position_mark:
            viewpoint.show(await after_others(face, loaded, held, house.now()), position_mark, steps)


def _common_frames(loaded: Loaded, present: set[int]) -> dict[str, Frame]:
    """Return the frames that are the same for everybody."""
    seats = [seat.kind == "bot" or (seat.held and seat.seat in present) for seat in loaded.seats]
    undo = encode({"type": "undo", "request": undo_json(loaded.undo, loaded.seats)})
    presence = encode({"type": "presence", "seats": seats})
    return {"undo": Frame(Packet(undo), undo), "presence": Frame(Packet(presence), presence)}
