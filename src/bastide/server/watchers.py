"""Who watches a table live, and what each of them has still to be sent: the latest wins, nothing piles up."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bastide.server.faces import Face, Steps
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.replies import encode
from bastide.server.views import chat_json, notice_json
from bastide.server.wire import Packet
from bastide.storage.rows import ChatRow, NoticeRow

TRY_AGAIN: Final = 1013
STEPS: Final = 16
"""How many steps somebody may be behind and still get them one by one; who is further behind gets a whole snapshot."""
NOTHING: Final = -1

Seats = tuple[frozenset[int], frozenset[int]]
"""The seats that somebody holds, and those that they may take back from a stand-in."""


class Frame(NamedTuple):
    """A frame, and what it depends on: as long as that is the same, it is not sent again."""

    packet: Packet
    mark: object


def nothing() -> None:
    """Do nothing."""


def snapshot_mark(loaded: Loaded, held: frozenset[int]) -> tuple[object, ...]:
    """Return what a program's state depends on; as long as it is the same, no new one is sent."""
    row = loaded.row
    return (loaded.position.seq, row.state, row.turn, row.waits_for_bot, row.deadline, held)


def face_mark(loaded: Loaded, held: frozenset[int]) -> tuple[object, ...]:
    """Return what a snapshot depends on; as long as it is the same, no new one is sent.

    Who sits there says whether others must agree to an undo, and a table that is frozen takes no action.
    """
    seats = tuple((seat.kind, seat.program, seat.clock_left) for seat in loaded.seats)
    return (*snapshot_mark(loaded, held), loaded.frozen is None, loaded.row.closed_at, seats)


class Viewpoint:
    """What all who have the same seats at a table are shown, each frame made and encoded once for all of them."""

    def __init__(self) -> None:
        self.face: Face | None = None
        self.mark: object = None
        self.number = 0
        """How many faces there were; whoever was shown the last one is up to date."""
        self.frames: Final[dict[str, Frame]] = {}
        """The newest frame of each other kind."""
        self.news = 0
        """How often one of these had something new to say."""
        self._whole: Packet | None = None
        self._steps: Final[deque[Packet]] = deque(maxlen=STEPS)

    def show(self, face: Face, mark: object, steps: Steps) -> None:
        """Go on to another face."""
        if self.face is not None:
            self._steps.append(Packet(encode({"type": "step", **steps.step(self.face, face)})))
        self.face, self.mark, self._whole = face, mark, None
        self.number += 1

    @property
    def kept(self) -> int:
        """How many steps are kept."""
        return len(self._steps)

    def forget(self, taken: int) -> None:
        """Forget the steps to the first so many faces, which all have been shown: most of what a table keeps."""
        while self._steps and self.number - len(self._steps) < taken:
            self._steps.popleft()

    def put(self, kind: str, frame: Frame) -> None:
        """Keep the newest frame of a kind other than a face."""
        known = self.frames.get(kind)
        if known is None or known.mark != frame.mark:
            self.news += 1
        self.frames[kind] = frame

    def after(self, number: int) -> tuple[Packet, int]:
        """Return the frame for whoever was shown so many faces, and how many they will have been shown then."""
        missed = self.number - number
        if number > 0 and missed <= len(self._steps):
            return self._steps[-missed], number + 1
        if self._whole is None:
            assert self.face is not None
            self._whole = Packet(encode({"type": "snapshot", **self.face.whole(), "table": self.face.table}))
        return self._whole, self.number


class Watcher:
    """One connection: what it has been shown, and a short queue of what nothing can replace."""

    ORDER: tuple[str, ...] = ("table", "face", "undo", "presence", "point")

    def __init__(self, tokens: tuple[str, ...], queue: int) -> None:
        self.tokens = tokens
        self.locks: object = None
        """The locks of the table's seats for which it is known which of them the tokens open."""
        self.held: frozenset[int] = frozenset()
        self.owned: frozenset[int] = frozenset()
        """The seats that may be taken back from a stand-in."""
        self.ring: Callable[[], None] = nothing
        """What is done when there is something to send."""
        self.close: tuple[int, str] | None = None
        self.chat_after = 0
        self.notice_after = 0
        self._queue: Final = queue
        self._next: Final[dict[str, Packet]] = {}
        self._last: Final[dict[str, object]] = {}
        self._extra: Final[list[Packet]] = []
        self._answers: Final[list[Packet]] = []

    def unread(self, chat: Sequence[ChatRow]) -> list[ChatRow]:
        """Return the messages that come after those already sent, and count them as sent."""
        found = [message for message in chat if message.id > self.chat_after]
        self.chat_after = max((message.id for message in found), default=self.chat_after)
        return found

    def offer(self, kind: str, packet: Packet, mark: object = None) -> None:
        """Have a frame sent in place of an older one of its kind, unless it says nothing new."""
        if self._lay(kind, packet, packet.json if mark is None else mark):
            self.ring()

    def _lay(self, kind: str, packet: Packet, mark: object) -> bool:
        """Lay a frame where it waits to be sent; return whether it says anything new."""
        if self._last.get(kind) == mark:
            return False
        self._last[kind] = mark
        self._next[kind] = packet
        return True

    def note_known(self, kind: str, mark: object) -> None:
        """Note what the other side has already."""
        self._last[kind] = mark

    def last_mark(self, kind: str) -> object:
        """Return the mark of the last frame of a kind."""
        return self._last.get(kind)

    def add(self, packet: Packet) -> None:
        """Have a frame sent that nothing can replace; a connection that takes none is given up."""
        if self._line_up(self._extra, packet):
            self.ring()

    def answer(self, packet: Packet) -> None:
        """Lay an answer before whatever else is sent; it goes when the connection is next rung."""
        self._line_up(self._answers, packet)

    def _line_up(self, line: list[Packet], packet: Packet) -> bool:
        if len(line) >= self._queue:
            self.end(TRY_AGAIN, "too slow")
            return False
        line.append(packet)
        return True

    def due(self) -> bool:
        """Return whether there is anything to send."""
        return bool(self._next or self._extra or self._answers)

    def take(self) -> Packet | None:
        """Return the next frame to send, None if there is none."""
        if self._answers:
            return self._answers.pop(0)
        for kind in self.ORDER:
            if (packet := self._of(kind)) is not None:
                return packet
        return self._extra.pop(0) if self._extra else None

    def _of(self, kind: str) -> Packet | None:
        return self._next.pop(kind, None)

    def end(self, code: int, reason: str) -> None:
        """Have the connection closed once what is due has been sent."""
        self.close = self.close or (code, reason)
        self.ring()

    async def hear(
        self,
        house: House,
        loaded: Loaded,
        present: set[int],
        chat: Sequence[ChatRow],
        notices: Sequence[NoticeRow],
    ) -> None:
        """Have whatever is new and concerns it alone sent."""
        raise NotImplementedError


class LiveWatcher(Watcher):
    """A live connection of a person's device, or of whoever only watches."""

    def __init__(self, tokens: tuple[str, ...], since: int | None, queue: int) -> None:
        super().__init__(tokens, queue)
        self.since = since
        """The events after which the other side knows the table, None once that has been looked at."""
        self._viewpoint: Viewpoint | None = None
        self._number = NOTHING
        self._news = NOTHING

    def begin(self, tokens: tuple[str, ...], since: int | None, notice: int) -> None:
        """Begin anew, as the other side says: with these tokens, and from what it knows."""
        self.tokens, self.since, self.locks = tokens, since, None
        self.notice_after = max(self.notice_after, notice)
        self._number = NOTHING

    def waits_from(self, viewpoint: Viewpoint) -> int:
        """Return how many faces of a viewpoint it has been shown; all of them if it waits for no step."""
        return self._number if viewpoint is self._viewpoint and self._number > 0 else viewpoint.number

    def show(self, viewpoint: Viewpoint) -> None:
        """Have whatever is new from a viewpoint sent."""
        if viewpoint is not self._viewpoint:
            self._viewpoint, self._number, self._news = viewpoint, NOTHING, NOTHING
        if self.since is not None:
            if viewpoint.face is not None and self.since == viewpoint.face.seq:
                self._number = viewpoint.number
            self.since = None
        news = False
        if self._news != viewpoint.news:
            self._news = viewpoint.news
            for kind, frame in viewpoint.frames.items():
                news |= self._lay(kind, frame.packet, frame.mark)
        if news or self._number != viewpoint.number:
            self.ring()

    def due(self) -> bool:
        """Return whether there is anything to send."""
        return super().due() or (self._viewpoint is not None and self._viewpoint.number != self._number)

    def take(self) -> Packet | None:
        """Return the next frame to send, None if there is none."""
        return super().take() if super().due() else self._face()

    def _of(self, kind: str) -> Packet | None:
        return self._face() if kind == "face" else super()._of(kind)

    def _face(self) -> Packet | None:
        viewpoint = self._viewpoint
        if viewpoint is None or viewpoint.number == self._number:
            return None
        packet, self._number = viewpoint.after(self._number)
        return packet

    async def hear(
        self,
        house: House,
        loaded: Loaded,
        present: set[int],
        chat: Sequence[ChatRow],
        notices: Sequence[NoticeRow],
    ) -> None:
        """Have what was said and what happened sent, after what was already."""
        for message in self.unread(chat):
            self.add(Packet(encode({"type": "chat", "message": chat_json(message)})))
        for notice in notices:
            if notice.id > self.notice_after:
                self.notice_after = notice.id
                self.add(Packet(encode({"type": "notice", "notice": notice_json(notice)})))
