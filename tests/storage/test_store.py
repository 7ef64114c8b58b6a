"""The store by itself: transactions, the one writer, words that go out after the commit."""

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bastide.storage import events, tables, talk
from bastide.storage.bus import Message
from bastide.storage.database import Database
from bastide.storage.rows import Event, SeatRow, TableRow, UndoRow
from bastide.storage.trouble import Unreachable

ROW = TableRow(
    id="abcdefgh",
    game="carcassonne",
    rules_version="1",
    players=2,
    options={"stack": "XVA"},
    state="open",
    public=True,
    created_at=1.5,
    updated_at=1.5,
    seed=b"\x00\x01",
    commitment="c",
    fair=True,
    date=None,
    seq=0,
    ply=0,
    scores=[0, 0],
    turn=None,
    waits_for_bot=False,
    lease_owner=None,
    lease_until=None,
    clock_initial=None,
    clock_increment=None,
    turn_since=None,
    deadline=None,
)
SEATS = [SeatRow(0, "person", "Odile", None, "hash", host=True), SeatRow(1, "open")]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Database]:
    found = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
    await found.start()
    async with found.writing() as write:
        await tables.insert_table(write.connection, ROW, SEATS)
    yield found
    await found.stop()


async def test_what_is_written_is_read_again(store: Database) -> None:
    async with store.reading() as connection:
        assert await tables.read_table(connection, ROW.id) == ROW
        assert await tables.read_seats(connection, ROW.id) == SEATS
        assert await tables.read_table(connection, "another") is None
        assert await tables.list_public(connection, ["open"], 5) == [(ROW, SEATS)]
        assert await tables.count_by_state(connection) == {"open": 1}
    assert "\\x00" not in repr(ROW)  # neither seeds nor hashes get into logs by accident
    assert "hash" not in repr(SEATS[0])


async def test_a_commit_is_on_disk_before_it_is_acknowledged(store: Database, tmp_path: Path) -> None:
    async with store.writing() as write:
        assert (await write.connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2  # FULL
        assert (await write.connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await write.connection.exec_driver_sql("PRAGMA foreign_keys")).scalar() == 1
        await tables.update_table(write.connection, ROW.id, ply=7)
    with sqlite3.connect(tmp_path / "store.sqlite3") as other:
        assert other.execute("SELECT ply FROM tables").fetchone() == (7,)
    other.close()


async def test_a_block_that_raises_changes_nothing_and_says_nothing(store: Database) -> None:
    heard: list[Message] = []
    store.bus.listeners.append(heard.append)

    async def fail() -> None:
        async with store.writing() as write:
            await tables.update_table(write.connection, ROW.id, ply=7)
            write.say("changed", ROW.id)
            raise RuntimeError("no")

    with pytest.raises(RuntimeError):
        await fail()
    assert heard == []
    async with store.writing() as write:
        write.say("changed", ROW.id)
        assert heard == []
    assert [message.kind for message in heard] == ["changed"]
    async with store.reading() as connection:
        assert (await tables.read_table(connection, ROW.id)) == ROW


async def test_writers_take_turns_and_readers_see_one_moment(store: Database) -> None:
    async def add_one() -> None:
        async with store.writing() as write:
            row = await tables.read_table(write.connection, ROW.id, lock=True)
            assert row is not None
            await asyncio.sleep(0)
            await tables.update_table(write.connection, ROW.id, ply=row.ply + 1)

    async with store.reading() as connection:
        before = await tables.read_table(connection, ROW.id)
        await asyncio.gather(*(add_one() for _ in range(20)))
        assert await tables.read_table(connection, ROW.id) == before
    async with store.reading() as connection:
        after = await tables.read_table(connection, ROW.id)
        assert after == replace(ROW, ply=20)


async def test_events_are_append_only_with_one_owner_per_number(store: Database) -> None:
    made = [Event(n, "action", 5 * n, n - 1, None, 2.0) for n in (1, 2, 3)]
    async with store.writing() as write:
        await events.append(write.connection, ROW.id, made)
        await events.append(write.connection, ROW.id, [])

    async def again() -> None:
        async with store.writing() as write:
            await events.append(write.connection, ROW.id, [replace(made[2], seq=4), made[2]])

    with pytest.raises(events.SeqTaken):
        await again()
    async with store.reading() as connection:
        assert await events.read(connection, ROW.id) == made
        assert await events.read(connection, ROW.id, 1, 2) == made[1:2]


async def test_a_table_goes_with_all_that_belongs_to_it(store: Database) -> None:
    async with store.writing() as write:
        await events.append(write.connection, ROW.id, [Event(1, "undo", None, 0, 0, 2.0)])
        await talk.say(write.connection, ROW.id, seat=0, name="Odile", text="Hello", at=2.0)
        await talk.write_undo(write.connection, ROW.id, UndoRow("r", 0, 0, 1, [0], 2.0))
        assert await talk.read_undo(write.connection, ROW.id) == UndoRow("r", 0, 0, 1, [0], 2.0)
        await tables.delete_table(write.connection, ROW.id)
        assert await events.read(write.connection, ROW.id) == []
        assert await talk.read_chat(write.connection, ROW.id) == []
        assert await talk.read_undo(write.connection, ROW.id) is None

    async def orphan() -> None:
        async with store.writing() as write:
            await talk.say(write.connection, "nowhere", seat=0, name="", text="", at=2.0)

    with pytest.raises(IntegrityError):
        await orphan()


async def test_the_first_value_of_a_fact_stays(store: Database) -> None:
    async with store.writing() as write:
        assert await talk.fact(write.connection, "secret", "one") == "one"
        assert await talk.fact(write.connection, "secret", "two") == "one"


async def test_starting_again_keeps_everything(store: Database, tmp_path: Path) -> None:
    again = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}")
    await again.start()
    async with again.reading() as connection:
        assert await tables.read_table(connection, ROW.id) == ROW
    await again.stop()


@pytest.mark.parametrize(
    ("values", "due"),
    [
        ({"state": "open"}, False),
        ({"state": "running", "deadline": 12.0}, False),
        ({"state": "running", "deadline": 9.0}, True),
        ({"state": "running", "waits_for_bot": True}, True),
        ({"state": "over", "waits_for_bot": True, "deadline": 9.0}, False),
    ],
)
async def test_one_statement_tells_whether_anything_is_due(store: Database, values: dict[str, Any], due: bool) -> None:
    async with store.writing() as write:
        await tables.update_table(write.connection, ROW.id, **values)
    async with store.reading() as connection:
        assert await tables.anything_due(connection, 10.0) is due


class Connected:
    """What a connection of asyncpg does for whoever listens."""

    def add_termination_listener(self, _told: Any) -> None:
        pass

    async def add_listener(self, _channel: str, _told: Any) -> None:
        pass

    def is_closed(self) -> bool:
        return True


async def test_while_another_postgresql_takes_over_it_is_away_and_listening_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The address may name several servers and want the one that writes: for a moment there is none."""
    failures = [asyncpg.TargetServerAttributeNotMatched("none writes") for _ in range(3)]

    async def connect(*_given: Any, **_named: Any) -> Connected:
        if failures:
            raise failures.pop()
        return Connected()

    monkeypatch.setattr(asyncpg, "connect", connect)
    database = Database("postgresql+asyncpg://nowhere.invalid/x?target_session_attrs=read-write")
    with pytest.raises(Unreachable):
        async with database.reading():
            pass
    async with asyncio.timeout(10):
        await database.bus.start()
    assert failures == []
    await database.bus.stop()
    await database.stop()


async def test_whoever_is_cancelled_keeps_no_writer_out_and_what_is_stored_is_told(store: Database) -> None:
    """At whatever point it happens, and though nobody collects what it leaves behind."""
    told: list[int] = []
    store.bus.listeners.append(lambda message: told.append(message.data["at"]))

    async def said(at: int) -> None:
        async with store.writing() as write:
            await talk.say(write.connection, ROW.id, seat=0, name="", text=str(at), at=1.0)
            await talk.read_chat(write.connection, ROW.id)
            write.say("chat", ROW.id, at=at)

    gc.disable()
    try:
        for at in range(150):
            task = asyncio.create_task(said(at))
            for _ in range(at):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            del task
            async with store.writing() as write:
                await write.connection.execute(text("SELECT 1"))
    finally:
        gc.enable()
    async with store.reading() as connection:
        stored = [int(message.text) for message in await talk.read_chat(connection, ROW.id, limit=200)]
    assert stored == told
