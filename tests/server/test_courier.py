"""People who are away are told, once, whatever is killed; those who look, or whose turn has passed, are not."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02
from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError

from bastide.server.admin import tables as admin
from bastide.server.courier.office import GIVEN_UP, engine_of, reached_by_psycopg
from bastide.server.courier.orders import Orders, command, environment
from bastide.server.settings import Settings
from bastide.storage import listeners as store
from bastide.storage import tables as table_store

from . import postgres
from .away import PushService, Subscriber, until
from .couriers import AFTER, QUIET, keeper, listen, telling, told_of, two, working
from .players import opened
from .real_server import running
from .served import serving

pytestmark = pytest.mark.xdist_group("waiting")  # for seconds to pass: beside the browsers, which come first


async def test_who_is_away_is_told_once(settings: Settings, service: PushService) -> None:
    one, other = Subscriber(service), Subscriber(service)
    async with serving(telling(settings)) as served:
        table_id, odile, bruno = await two(served)
        assert await listen(served, table_id, bruno, one) == {"push": True, "mail": "none"}
        await listen(served, table_id, odile, other)
        await served.turn(table_id, odile)
        await until(lambda: service.of(one))
        await asyncio.sleep(QUIET)
        (push,) = service.of(one)
        told = one.read(push.body)
        assert told == {
            "v": 1,
            "kind": "turn",
            "table": table_id,
            "game": "huts",
            "title": "It is your turn",
            "body": told["body"],
            "url": f"/t/{table_id}",
        }
        assert "Odile" in told["body"]
        assert push.headers["ttl"] == "86400"
        assert push.headers["urgency"] == "normal"
        assert len(push.headers["topic"]) <= 32
        assert table_id not in push.headers["topic"]
        assert Vapid02.verify(push.headers["authorization"])
        key = (await served.get("/api/notifications")).json()["push"]
        assert push.headers["authorization"].endswith(f"k={key}")
        await served.turn(table_id, bruno)
        await until(lambda: service.of(other))
        await served.turn(table_id, odile)
        await until(lambda: len(service.of(one)) == 2)
        assert service.taken[-1].headers["topic"] == push.headers["topic"]
        metrics = (await served.get("/metrics")).text
        assert re.search(r'^bastide_notifications_told_total\{way="push"\} [1-9]', metrics, re.MULTILINE)


async def test_who_looks_is_not_told(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(settings)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, bruno_hears)
        looks = served.live(table_id, [bruno])
        await looks.next("snapshot")
        await served.turn(table_id, odile)
        await working(served)
        await asyncio.sleep(QUIET)
        assert service.taken == []
        await looks.leave()
        await until(lambda: service.taken)  # looked, and left


async def test_a_turn_that_has_passed_is_not_told(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(settings, notify_after=2.5)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, bruno_hears)
        await working(served)
        await served.turn(table_id, odile)
        await asyncio.sleep(1.0)
        await served.turn(table_id, bruno)
        await asyncio.sleep(QUIET)
        assert service.taken == []


async def test_nothing_is_lost_when_the_courier_is_killed(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    service.gate.clear()
    async with serving(telling(settings)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, bruno_hears)
        await served.turn(table_id, odile)
        await until(service.came.is_set)  # in the middle of a push that is not taken yet
        first = await working(served)
        os.kill(first, signal.SIGKILL)
        service.gate.set()
        await until(lambda: service.of(bruno_hears))
        again = await working(served)
        assert again != first
        await asyncio.sleep(QUIET)
        os.kill(again, signal.SIGKILL)  # it was acknowledged: whoever comes next does not tell it again
        await asyncio.sleep(2 * QUIET)
        await working(served)
        assert len(service.of(bruno_hears)) == 1


async def test_a_server_that_comes_back_tells_nothing_twice(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(settings)) as served:
        _, bruno = await told_of(served, service, bruno_hears)
        await asyncio.sleep(1.0)
        first = await working(served)
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    for jobs in settings.data.glob("*-jobs.sqlite"):
        assert stat.S_IMODE(jobs.stat().st_mode) == 0o600
        kept = jobs.read_bytes()
        assert bruno_hears.path.encode() not in kept
        assert bruno.encode() not in kept
        jobs.unlink()  # what is lost with it are tries, and nothing of what was told
    async with serving(telling(settings)) as served:
        await working(served)
        await asyncio.sleep(QUIET)
        assert len(service.taken) == 1


async def test_a_seat_that_changed_hands_hears_nothing(settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(settings)) as served:
        table_id, odile, bruno = await two(served)
        await listen(served, table_id, bruno, bruno_hears)
        await working(served)
        await admin.free(served.house, "host", table_id, 1, "")
        async with served.house.db.reading() as connection:
            assert await store.count(connection) == 0
        await served.turn(table_id, odile)
        await asyncio.sleep(QUIET)
        assert service.taken == []


async def test_the_end_is_told_once(sqlite_settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(sqlite_settings, notify_after=1.5)) as served:
        table_id, odile, bruno = await two(served, options={"rounds": "1"})
        await listen(served, table_id, bruno, bruno_hears)
        await served.turn(table_id, odile)
        await served.turn(table_id, bruno)
        await until(lambda: service.taken)
        await asyncio.sleep(QUIET)
        (push,) = service.taken
        assert bruno_hears.read(push.body)["kind"] == "over"


async def test_a_clock_that_runs_out_is_told_once(sqlite_settings: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with serving(telling(sqlite_settings)) as served:
        table_id, odile, bruno = await two(served, clock={"initial": 36000, "increment": 0})
        await listen(served, table_id, bruno, bruno_hears)
        await served.turn(table_id, odile)
        await until(lambda: service.taken)
        async with served.house.db.writing() as write:
            await table_store.update_table(write.connection, table_id, deadline=served.house.now() + 3600)
        await until(lambda: len(service.taken) == 2)
        await asyncio.sleep(QUIET / 2)
        kinds = [bruno_hears.read(push.body)["kind"] for push in service.taken]
        assert kinds == ["turn", "clock"]
        assert "60 minutes" in bruno_hears.read(service.taken[1].body)["body"]


@pytest.mark.postgres
async def test_two_servers_on_one_database_tell_once(shared: Settings, service: PushService) -> None:
    bruno_hears = Subscriber(service)
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(serving(telling(shared)))
        table_id, odile, bruno = await two(first)
        await listen(first, table_id, bruno, bruno_hears)
        second = await stack.enter_async_context(serving(telling(shared)))
        couriers = {await working(first), await working(second)}
        assert len(couriers) == 2
        await first.turn(table_id, odile)
        await until(lambda: service.taken)
        await asyncio.sleep(QUIET)
        assert len(service.taken) == 1
        # The one that works is killed: the other takes over.
        await first.turn(table_id, bruno)
        os.kill(await working(first), signal.SIGKILL)
        await first.turn(table_id, odile)
        await until(lambda: len(service.taken) == 2)
        await asyncio.sleep(QUIET)
        assert len(service.taken) == 2


async def test_a_server_with_nobody_to_tell_has_no_courier(settings: Settings, service: PushService) -> None:
    async with serving(settings) as served:
        await two(served)
        assert keeper(served).process is None
    async with serving(telling(settings)) as served:
        table_id, odile, _bruno = await two(served)
        await asyncio.sleep(1.0)
        assert keeper(served).process is None
        await listen(served, table_id, odile, Subscriber(service))
        await working(served)


async def test_the_courier_goes_with_its_server(sqlite_settings: Settings, service: PushService) -> None:
    async with serving(telling(sqlite_settings)) as served:
        table_id, odile, _bruno = await two(served)
        await listen(served, table_id, odile, Subscriber(service))
        courier = await working(served)
        process = keeper(served).process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()  # as the system does where the server is killed
        await until(lambda: process.returncode is not None)
        assert process.pid == courier


def couriers_of(parent: int) -> list[int]:
    """Return the couriers that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            after = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(after[1]) == parent and b"bastide.server.courier.work" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


@pytest.mark.postgres
def test_several_processes_have_one_courier(tmp_path: Path, postgres_cluster: str, service: PushService) -> None:
    more: dict[str, Any] = {
        "vapid_contact": "mailto:host@example.org",
        "notify_after": AFTER,
        "notify_poll": 0.2,
        "notify_private": True,
    }
    bruno_hears = Subscriber(service)

    def until_so(good: Callable[[], object]) -> None:
        asyncio.run(until(good))

    with (
        postgres.database(postgres_cluster) as database,
        running(tmp_path / "data", database, workers=2, **more) as server,
    ):
        parent = server.process.pid
        assert couriers_of(parent) == []
        table_id, tokens = opened(server)
        said = {"push": bruno_hears.subscription, "mail": None, "language": "en"}
        for token in tokens:
            answer = server.http.put(
                f"/api/tables/{table_id}/notifications", json=said, headers={"X-Bastide-Seats": token}
            )
            assert answer.json() == {"push": True, "mail": "none"}
        until_so(lambda: couriers_of(parent))
        until_so(lambda: service.taken)
        assert bruno_hears.read(service.taken[0].body)["kind"] == "turn"
        until_so(lambda: 'bastide_notifications_told_total{way="push"} 1.0' in server.http.get("/metrics").text)
        (first,) = couriers_of(parent)
        os.kill(first, signal.SIGKILL)
        until_so(lambda: couriers_of(parent) not in ([], [first]))
        (again,) = couriers_of(parent)
        server.stop(signal.SIGKILL)  # whoever kept it is gone, and so is it
        until_so(lambda: not Path(f"/proc/{again}").exists())


async def test_what_ended_a_day_ago_is_forgotten(sqlite_settings: Settings) -> None:
    async with serving(sqlite_settings):
        pass  # makes the database
    command = [sys.executable, "-m", "tests.server.jobs_alone", str(sqlite_settings.data / "bastide.sqlite3")]
    done = await asyncio.to_thread(
        subprocess.run, command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    names = ["ask:-:0:0:a", "ask:-:0:0:b"]
    assert said["before"] == [[name, "SUCCESS", "void"] for name in names]
    assert (said["kept"], said["swept"], said["after"], said["handlers"]) == (0, 2, [], 0)
    tried = [[name, "tried"] for name in ("away", "away", "later", "later")]
    assert said["noted"] == sorted([*tried, ["later", "refused"]]), "nobody is given up for a way that was closed"
    assert said["behind"] < 3.0, "who dawdled waits behind who dawdled, and nobody else does"


def test_a_courier_that_cannot_work_says_why_and_ends(sqlite_settings: Settings) -> None:
    """It reads the line of its server in a thread, which an interpreter that ends would stumble over."""
    orders = Orders(sqlite_settings, sqlite_settings.database_url, b"secret", "", "info", converses=True)
    assert orders.jobs is not None
    orders.jobs.parent.mkdir(parents=True, exist_ok=True)
    orders.jobs.write_bytes(b"no database" * 1000)
    process = subprocess.Popen(
        command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    )
    assert process.stdin is not None
    assert process.stderr is not None
    with process:
        process.stdin.write(orders.to_line())
        process.stdin.flush()
        assert process.wait(60) == 1
        said = process.stderr.read().decode()
    assert "the courier cannot work" in said
    assert "file is not a database" in said
    assert "Fatal Python error" not in said


def test_the_jobs_know_the_time_whatever_sqlite_a_python_has() -> None:
    """DBOS has rows dated this way from Python 3.12 on; SQLite knows it since 3.42."""
    from bastide.server.courier.jobs import JobsConnection

    with contextlib.closing(sqlite3.connect(":memory:", factory=JobsConnection)) as jobs:
        jobs.execute("CREATE TABLE job (at INTEGER NOT NULL DEFAULT (unixepoch('subsec') * 1000))")
        before = time.time() * 1000
        jobs.execute("INSERT INTO job DEFAULT VALUES")
        (at,) = jobs.execute("SELECT at FROM job").fetchone()
        assert before - 2 <= at <= time.time() * 1000 + 2


def test_a_postgresql_that_says_nothing_keeps_no_courier(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = make_url(f"postgresql+asyncpg://x@127.0.0.1:{silent.getsockname()[1]}/x?ssl=disable")
        assert GIVEN_UP.items() < dict(reached_by_psycopg(url).query).items()
        monkeypatch.setitem(GIVEN_UP, "connect_timeout", "2")  # the least that libpq knows
        began = time.monotonic()
        with pytest.raises(OperationalError), engine_of(url).connect():
            pass
        assert time.monotonic() - began < 20.0
