"""What is not the players' fault: a store that fails, a server that was down, a clock that was set."""

import asyncio
import contextlib
import errno
import logging
import re
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import OperationalError

from bastide.server import logs, pulse
from bastide.server.errors import translate
from bastide.server.preflight import look
from bastide.server.settings import Settings
from bastide.storage import schema, tables, talk
from bastide.storage.database import READERS, Database
from bastide.storage.trouble import Displaced, Unreachable, cause_of, is_trouble

from .served import HUTS, Served, serving


class Full:
    """A disk that is full from now on."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self._db = served.house.db
        self._writing = self._db.writing
        self.full = False
        monkeypatch.setattr(type(self._db), "writing", lambda _db: self.writing())

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Any]:
        async with self._writing() as write:
            yield write
            if self.full:
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))


async def test_a_full_disk_is_said_and_nothing_is_acknowledged(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    before = await served.see(table_id)
    disk = Full(served, monkeypatch)
    disk.full = True
    monkeypatch.setattr(logs, "_storage", logs.Seldom(60.0))
    with caplog.at_level(logging.ERROR):
        for _ in range(5):
            answer = await served.move(table_id, tokens["0"], "build 0", seq=before["snapshot"]["seq"])
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage"), answer.text
    assert len([line for line in caplog.records if "cannot be used" in line.getMessage()]) == 1
    assert (await served.see(table_id))["snapshot"] == before["snapshot"]
    ready = await served.get("/readyz")
    assert (ready.status_code, ready.json()["error"]["message"]) == (503, "the last write failed")
    disk.full = False
    assert (await served.move(table_id, tokens["0"], "build 0", seq=before["snapshot"]["seq"])).status_code == 200
    assert (await served.get("/readyz")).status_code == 200


async def test_nothing_is_acknowledged_into_a_file_that_was_moved_away(
    sqlite_served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The system would take it, and nobody would find it again."""
    served = sqlite_served
    table_id, tokens = await served.table("Odile", "Bruno")
    seq = (await served.see(table_id))["snapshot"]["seq"]
    file = served.house.settings.data / "bastide.sqlite3"
    monkeypatch.setattr(logs, "_storage", logs.Seldom(60.0))
    file.rename(file.with_name("away"))
    for another in (False, True):
        if another:
            file.touch()
        answer = await served.move(table_id, tokens["0"], "build 0", seq=seq)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage"), answer.text
        assert (await served.see(table_id))["snapshot"]["seq"] == seq  # who looks still sees it
        ready = await served.get("/readyz")
        told = (503, "the file of the database was moved or removed")
        assert (ready.status_code, ready.json()["error"]["message"]) == told
    said = [str(line.msg) for line in caplog.records if "cannot be used" in line.getMessage()]
    assert len(said) == 1
    assert "bring it back" in said[0]
    file.with_name("away").rename(file)
    assert (await served.move(table_id, tokens["0"], "build 0", seq=seq)).status_code == 200
    assert (await served.get("/readyz")).status_code == 200


async def test_while_the_file_is_away_nobody_reads_or_writes_where_it_was(sqlite_settings: Settings) -> None:
    """SQLite would make a file there, take the log of the other one for its own, and remove that log in the end."""
    file = sqlite_settings.data / "bastide.sqlite3"
    async with serving(sqlite_settings) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        db = served.house.db
        file.rename(file.with_name("away"))
        async with db._readers.connect() as connection:
            await connection.invalidate()  # as when whoever reads is cancelled: the next one is opened anew
        async with contextlib.AsyncExitStack() as stack:
            readers = [stack.enter_async_context(db.reading()) for _ in range(READERS)]
            found = await asyncio.gather(*readers, return_exceptions=True)
            assert [type(one) for one in found if isinstance(one, Exception)] == [Displaced]
        assert not file.exists()
        file.with_name("away").rename(file)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(READERS):
                connection = await stack.enter_async_context(db.reading())
                assert await connection.scalar(text("SELECT count(*) FROM tables")) == 1
        seq = (await served.see(table_id))["snapshot"]["seq"]
        assert (await served.move(table_id, tokens["0"], "build 0", seq=seq)).status_code == 200
    async with serving(sqlite_settings) as served:
        assert (await served.see(table_id))["snapshot"]["seq"] == seq + 1


def test_why_the_store_failed_is_said_without_a_word_that_was_to_be_stored() -> None:
    full = sqlite3.OperationalError("database or disk is full")
    lost = Exception("<class 'DataError'>: what somebody said")
    lost.__cause__ = ValueError("what somebody said")
    assert cause_of(OperationalError("INSERT", {}, full)) == "database or disk is full"
    assert cause_of(OperationalError("INSERT", {}, lost)) == "ValueError"
    assert cause_of(Unreachable(ConnectionRefusedError(errno.ECONNREFUSED, "x"))) == "Connection refused"
    assert cause_of(Unreachable(TimeoutError())) == "it does not answer"


async def test_a_postgresql_whose_socket_is_gone_is_trouble_that_passes(tmp_path: Path) -> None:
    gone = Database(f"postgresql+asyncpg://somebody@/bastide?host={tmp_path}")
    for transaction in (gone.reading, gone.writing):
        with pytest.raises(ConnectionError) as raised:
            async with transaction():
                pass
        assert is_trouble(raised.value)
        assert (translate(raised.value).status, gone.failing) == (503, transaction == gone.writing)


async def test_a_disk_that_is_nearly_full_is_told_before_it_is(settings: Settings) -> None:
    async with serving(replace(settings, disk_reserve=1 << 60)) as served:
        answer = await served.get("/readyz")
        said = re.findall(r"^bastide_database_free_bytes (.+)$", (await served.get("/metrics")).text, re.MULTILINE)
    assert answer.status_code == (200 if settings.database else 503)
    assert len(said) == (0 if settings.database else 1)  # of a PostgreSQL it would be that of another disk
    assert all(float(free) == pytest.approx(shutil.disk_usage(settings.data).free, rel=0.2) for free in said)


async def test_the_disk_that_counts_is_that_of_the_database(
    sqlite_settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which need not be that of the data folder, where the secret is."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    left = {elsewhere: 5_000_000, sqlite_settings.data: 1 << 40}
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=left[path]))
    given = replace(sqlite_settings, database=f"sqlite+aiosqlite:///{elsewhere / 'tables.sqlite3'}")
    found = [(one.key, one.args) for one in await look(given, "127.0.0.1", 0) if one.level == "wrong"]
    assert found == [("cli-preflight-disk-full", {"folder": str(elsewhere), "free": 4, "least": 32})]
    async with serving(given) as served:
        assert (await served.get("/readyz")).status_code == 503
        assert "\nbastide_database_free_bytes 5e+06\n" in (await served.get("/metrics")).text


async def test_what_keeps_a_server_from_its_work_stands_in_the_log_once_and_that_it_is_over(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pulse, "BEAT", 0.02)
    caplog.set_level(logging.INFO)

    def said() -> list[str]:
        return [str(line.msg) for line in caplog.records if "ready" in str(line.msg)]

    async with serving(replace(sqlite_settings, disk_reserve=1 << 60)) as served:
        async with asyncio.timeout(20):
            while not said():
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            assert len(said()) == 1
            assert "the disk is nearly full" in said()[0]
            served.house.settings = sqlite_settings
            while len(said()) == 1:
                await asyncio.sleep(0.02)
    assert len(said()) == 2
    assert "ready again" in said()[1]


async def test_clocks_stand_while_no_server_lives(settings: Settings) -> None:
    """A server that was down for an hour takes nobody's time; one that starts beside another changes nothing."""
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", "Bruno", clock={"initial": 300, "increment": 0})
        await served.turn(table_id, tokens["0"])
        now = served.house.now()
    away = 3600.0
    async with serving(settings) as served:  # the last one lived an hour ago, and the clock ran for ten seconds then
        async with served.house.db.writing() as write:
            table = schema.tables.c
            earlier = {"turn_since": now - away - 10, "deadline": now - away + 290}
            await write.connection.execute(update(schema.tables).where(table.id == table_id).values(**earlier))
            await talk.write_fact(write.connection, pulse.ALIVE, str(now - away))
        started = pulse.Pulse(served.house)
        await started.start()
        await started.stop()
        async with served.house.db.reading() as connection:
            row = await tables.read_table(connection, table_id)
        assert row is not None
        assert row.turn_since is not None
        assert row.deadline is not None
        assert served.house.now() - row.turn_since == pytest.approx(10, abs=2)
        assert row.deadline - served.house.now() == pytest.approx(290, abs=2)
        assert (await served.see(table_id))["table"]["state"] == "running"


async def test_setting_the_clock_moves_nobody(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    before = served.house.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert served.house.now() == pytest.approx(before, abs=1)


async def test_a_lease_from_the_future_is_void(served: Served) -> None:
    table_id, _ = await served.table("Odile", "bot random")
    async with served.house.db.writing() as write:
        now, lease = 1000.0, 10.0
        assert await tables.claim(write.connection, table_id, "one", now + 9e6, lease)  # its clock went wrong
        assert await tables.claim(write.connection, table_id, "two", now, lease)
        assert not await tables.claim(write.connection, table_id, "three", now, lease)


async def aged(served: Served, table_id: str, **values: object) -> None:
    """Make a table one of an older server."""
    async with served.house.db.writing() as write:
        await tables.update_table(write.connection, table_id, **values)
    served.house.positions.forget(table_id)


async def test_tables_of_older_rules_are_frozen_readable_and_exportable(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "bot random", game="openhuts")
    await served.turn(table_id, tokens["0"])
    other, others = await served.table("Bruno", "bot random", options={"rounds": "1"})
    async with asyncio.timeout(15):  # the bot answers first: whatever is seen then stays as it is
        while not (before := await served.see(table_id, tokens["0"]))["snapshot"]["legal"]:
            await asyncio.sleep(0.02)
    await aged(served, table_id, rules_version="0.0", waits_for_bot=True, deadline=1.0, lease_until=None)
    seen = await served.see(table_id, tokens["0"])
    assert seen["table"]["frozen"] == "old-rules"
    assert seen["snapshot"]["view"] == before["snapshot"]["view"]
    assert seen["snapshot"]["legal"] == []
    record = await served.get(f"/api/tables/{table_id}/record")
    assert record.status_code == 200
    assert "\nrules: 0.0\n" in record.text
    answer = await served.move(table_id, tokens["0"], "build 0", seq=seen["snapshot"]["seq"])
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "old-rules")
    await served.turn(other, others["0"])  # the others go on, and nothing spins
    await asyncio.sleep(0.5)
    async with served.house.db.reading() as connection:
        row = await tables.read_table(connection, table_id)
    assert row is not None
    assert (row.seq, row.lease_until) == (seen["snapshot"]["seq"], None)


async def test_a_table_whose_events_are_broken_harms_no_other(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    broken, _ = await served.table("bot random", "bot random", options={"rounds": "12"})
    async with served.house.db.writing() as write:
        await write.connection.execute(
            update(schema.events).where(schema.events.c.table_id == broken).values(action=99)
        )
        await tables.update_table(write.connection, broken, waits_for_bot=True, deadline=1.0, lease_until=None)
    served.house.positions.forget(broken)
    table_id, tokens = await served.table("Odile", "bot random", options={"rounds": "1"})
    await served.turn(table_id, tokens["0"])
    live = served.live(table_id)
    await live.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over")
    await live.leave()
    assert (await served.get("/api/tables")).status_code == 200
    said = [line for line in caplog.records if "bot stopped" in line.getMessage()]
    assert len(said) <= 3


async def test_bots_of_a_killed_server_are_not_waited_for(tmp_path: Path) -> None:
    """On SQLite nobody else can hold a table, however long the lease is good."""
    settings = Settings(data=tmp_path, plugins=(HUTS,), bot_workers=1, bot_lease=600.0, bot_delay=600.0)
    async with serving(settings) as served:
        table_id, _ = await served.table("bot random", "bot random")
    with contextlib.closing(sqlite3.connect(tmp_path / "bastide.sqlite3")) as database, database:
        database.execute("UPDATE tables SET lease_owner = 'gone', lease_until = ?", (time.time() + 300,))
    async with serving(replace(settings, bot_delay=0.0)) as served:
        live = served.live(table_id)
        await live.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over")


@pytest.mark.postgres
async def test_leases_of_a_process_that_is_gone_are_void_at_once_and_those_of_others_are_not(shared: Settings) -> None:
    async with serving(replace(shared, bot_delay=600.0)) as one, serving(replace(shared, bot_delay=600.0)) as two:
        table_id, _ = await one.table("Odile", "Bruno")
        first, second = one.runner.owner, two.runner.owner

        async def claim(owner: str) -> bool:
            async with two.house.db.writing() as write:
                return await tables.claim(write.connection, table_id, owner, one.house.now(), 600.0)

        assert await claim(first)
        assert not await claim(second), "both live"
        await one.house.db.bus.stop()  # as the system does for a process that is killed: its connection ends
        async with asyncio.timeout(10):
            while not await claim(second):
                await asyncio.sleep(0.02)
        assert not await claim(first), "who is not seen judges nobody"
