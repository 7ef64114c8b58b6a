"""Answers to those who watch a table: with what they have changed where that is shown just now, else at once."""

import asyncio
import json
from dataclasses import replace
from typing import Any, cast

import pytest

from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.rooms import Room
from bastide.server.watchers import TRY_AGAIN, LiveWatcher, face_mark
from bastide.server.wire import Packet
from bastide.storage.rows import ChatRow, NoticeRow

from .served import Served


class Shows(Room):
    """A room that shows what a test says."""

    def __init__(self, watcher: LiveWatcher, fails: bool) -> None:
        async def nobody(_room: Room) -> None:
            """Tell nobody."""

        super().__init__(cast(House, None), "table", nobody)
        self.watchers.add(watcher)
        self._watcher = watcher
        self._fails = fails

    async def _refresh(self, due: frozenset[str]) -> None:
        self.answer(self._watcher, Packet(b"moved"))
        if self._fails:
            raise ApiError(404, "no-table", "gone")
        self._watcher.offer("presence", Packet(b"presence"), "new")


@pytest.fixture
def watcher() -> LiveWatcher:
    return LiveWatcher((), None, 3)


def heard(watcher: LiveWatcher) -> list[list[bytes]]:
    """Return what is written whenever the connection is rung."""
    writes: list[list[bytes]] = []
    watcher.ring = lambda: writes.append([packet.json for packet in iter(watcher.take, None)])
    return writes


async def test_an_answer_goes_before_what_it_changed_and_in_one_write(watcher: LiveWatcher) -> None:
    writes, room = heard(watcher), Shows(watcher, fails=False)
    room.mark()
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name().startswith("room")))
    assert [write for write in writes if write] == [[b"moved", b"presence"]]


async def test_an_answer_is_sent_whatever_comes_of_showing_it(watcher: LiveWatcher) -> None:
    writes, room = heard(watcher), Shows(watcher, fails=True)
    room.mark()
    await asyncio.gather(*(task for task in asyncio.all_tasks() if task.get_name().startswith("room")))
    assert writes[0] == [b"moved"]


async def test_an_answer_that_changes_nothing_is_sent_at_once(watcher: LiveWatcher) -> None:
    writes = heard(watcher)
    Shows(watcher, fails=False).answer(watcher, Packet(b"moved"))
    assert writes == [[b"moved"]]


async def test_who_takes_no_answers_is_given_up(watcher: LiveWatcher) -> None:
    room = Shows(watcher, fails=False)
    for number in range(4):
        room.answer(watcher, Packet(b"%d" % number))
    assert watcher.close == (TRY_AGAIN, "too slow")


async def test_what_was_said_and_what_happened_is_sent_once_however_often_it_is_read(watcher: LiveWatcher) -> None:
    """Whoever comes later has all of it read again, for themselves."""
    writes = heard(watcher)
    said = [ChatRow(number, 0, "Odile", f"word {number}", 0.0) for number in (1, 2, 3)]
    told = [NoticeRow(number, 0, 0.0, 0, "shell-notice-joined", {}) for number in (5, 6)]
    for chat, notices in ((said[:2], told[:1]), (said[:2], told[:1]), (said, told)):
        await watcher.hear(cast(House, None), cast(Loaded, None), set(), chat, notices)
    frames = [json.loads(packet) for write in writes for packet in write]
    assert [frame["message"]["id"] for frame in frames if frame["type"] == "chat"] == [1, 2, 3]
    assert [frame["notice"]["id"] for frame in frames if frame["type"] == "notice"] == [5, 6]


async def test_whatever_a_snapshot_tells_makes_it_another_one(sqlite_served: Served) -> None:
    """Who watches sees at once that a bot thinks, that a clock was given time, that the table was closed."""
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    known = await sqlite_served.house.load(table_id)
    row, mine = known.row, frozenset({0})
    rows: list[dict[str, Any]] = [
        {"state": "over"},
        {"turn": 1},
        {"waits_for_bot": True},
        {"deadline": 5.0},
        {"closed_at": 5.0},
    ]
    seats: list[dict[str, Any]] = [{"kind": "bot"}, {"bot": "program"}, {"clock_left": 5.0}]
    others = [
        *(replace(known, row=replace(row, **change)) for change in rows),
        *(replace(known, seats=[known.seats[0], replace(known.seats[1], **change)]) for change in seats),
        replace(known, frozen=ApiError(409, "old-rules", "played by older rules")),
        replace(known, position=replace(known.position, seq=known.position.seq + 1)),
    ]
    marks = [face_mark(known, mine), face_mark(known, frozenset()), *(face_mark(other, mine) for other in others)]
    assert len(set(marks)) == len(marks)
    assert face_mark(replace(known, row=replace(row, lease_until=5.0)), mine) == marks[0], "of that nobody is told"
