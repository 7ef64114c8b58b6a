"""Accidents of every kind while many people move: whatever was acknowledged is there, and everybody plays on."""

import asyncio
import contextlib
import json
import os
import random
import resource
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from . import postgres
from .players import Evening, opened, seated
from .real_server import RealServer, running

KEPT = "-c fsync=off -c listen_addresses=''"
"""A commit survives PostgreSQL, though not the machine."""
PLUGIN = "tests.server.jumping"

often = pytest.mark.parametrize(
    ("tables", "times"), [(4, 2), pytest.param(20, 20, marks=[pytest.mark.soak, pytest.mark.timeout(3600)])]
)


@pytest.fixture
def count(record_property: Callable[[str, object], None]) -> Callable[[str, Evening, int], None]:
    """Have accidents added up, and the moves acknowledged around them."""

    def record(accident: str, evening: Evening, times: int) -> None:
        record_property(f"counted accidents: {accident}", times)
        record_property("counted moves acknowledged around accidents, all there", evening.acknowledged)

    return record


@asynccontextmanager
async def playing(folder: Path, database: str, tables: int, **given: Any) -> AsyncIterator[Evening]:
    """Have many people play while the block runs; then see that nothing is missing."""
    with running(folder, database, sockets_per_client=5000, connections_per_client=5000, **given) as server:
        evening = Evening(server, tables)
        evening.begin()
        await evening.all_move()
        yield evening
        await evening.pause()
        await asyncio.to_thread(evening.check, True)


async def and_on(evening: Evening) -> None:
    """See that everybody plays on and nothing is missing, then go on from there."""
    await evening.all_move()
    await evening.pause()
    await asyncio.to_thread(evening.check)
    evening.begin()
    await evening.all_move()


def limit(server: RealServer, size: int) -> None:
    """Let no file of a server grow beyond a size, which is for it as a disk that is full."""
    hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


@often
async def test_a_disk_that_is_full(tmp_path: Path, tables: int, times: int, count: Any) -> None:
    """SQLite; each write fails as the system has it fail, in whatever file it is."""
    async with playing(tmp_path, "", tables) as evening:
        for number in range(times):
            limit(evening.server, 4096 * (number % 5))
            await asyncio.sleep(0.5)
            assert httpx.get(f"{evening.server.address}/readyz").status_code == 503
            limit(evening.server, resource.RLIM_INFINITY)
            await and_on(evening)
        count("disk full", evening, times)


@pytest.fixture
def stoppable() -> Iterator[postgres.Cluster]:
    with postgres.stoppable(KEPT) as found:
        yield found


@pytest.fixture
def crashing(stoppable: postgres.Cluster) -> Iterator[str]:
    """The address of an empty database of the cluster that stops."""
    with postgres.database(stoppable.address) as address:
        yield address


@pytest.fixture
def listening(postgres_cluster: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres.database(postgres_cluster) as address:
        yield address


@pytest.mark.postgres
@often
async def test_a_database_that_crashes(
    tmp_path: Path, stoppable: postgres.Cluster, crashing: str, tables: int, times: int, count: Any
) -> None:
    async with playing(tmp_path, crashing, tables) as evening:
        for number in range(times):
            await asyncio.to_thread(stoppable.stop)
            await asyncio.sleep(0.3 * (number % 3))
            await asyncio.to_thread(stoppable.start)
            await and_on(evening)
        count("PostgreSQL stopped and started", evening, times)


@pytest.mark.postgres
@often
async def test_a_line_that_listens_is_cut(tmp_path: Path, listening: str, tables: int, times: int, count: Any) -> None:
    cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name LIKE 'bastide %'"
    async with playing(tmp_path, listening, tables) as evening:
        line = await asyncpg.connect(listening.replace("+asyncpg", ""))
        for _ in range(times):
            while await line.fetchval(cut + " AND datname = current_database()") != 1:
                await asyncio.sleep(0.1)
            await and_on(evening)
        await line.close()
        count("LISTEN cut", evening, times)


@often
async def test_a_clock_that_is_set(tmp_path: Path, database: str, tables: int, times: int, count: Any) -> None:
    """The process is told another time, a day on and a day back; its system's clock is not touched."""
    async with playing(tmp_path, database, tables, plugins=(PLUGIN,)) as evening:
        for _ in range(times):
            os.kill(evening.server.process.pid, signal.SIGUSR2)
            await and_on(evening)
            for table in evening.tables:
                seen = httpx.get(f"{evening.server.address}/api/tables/{table.id}").json()["table"]
                async with asyncio.timeout(10):  # a last move may have ended it, of which who plays hears in a moment
                    while seen["state"] != "running" and not table.over:
                        await asyncio.sleep(0.02)
        count("clock set", evening, times)


@often
async def test_a_server_that_stands_still(tmp_path: Path, database: str, tables: int, times: int, count: Any) -> None:
    rng = random.Random(times)
    async with playing(tmp_path, database, tables) as evening:
        for _ in range(times):
            os.kill(evening.server.process.pid, signal.SIGSTOP)
            await asyncio.sleep(rng.uniform(0.5, 3.0))
            os.kill(evening.server.process.pid, signal.SIGCONT)
            await and_on(evening)
        count("server stopped for a while", evening, times)


async def cut_off(server: RealServer, table_id: str, token: str, rng: random.Random) -> None:
    """Send a part of a move, or all of it, and be gone before the answer."""
    player = await seated(server, table_id, token)
    if player.reader.snapshot["legal"]:
        text = player.frame(1, rng.choice(player.reader.snapshot["legal"])["text"]).encode()
        data = Frame(Opcode.TEXT, text).serialize(mask=True)
        player.line.transport.write(data[: rng.randint(1, len(data))])
    player.line.transport.abort()


@often
async def test_a_client_that_is_cut_off_in_a_move(
    tmp_path: Path, database: str, tables: int, times: int, count: Any
) -> None:
    """Half a move is none; a whole one counts once, whether its answer comes or not."""
    rng = random.Random(times)
    async with playing(tmp_path, database, tables) as evening:
        server, (lonely, tokens) = evening.server, opened(evening.server)
        for _ in range(times):
            for token in tokens:
                await cut_off(server, lonely, token, rng)
            for table in evening.tables:
                table.cut(rng)
            await and_on(evening)
            assert httpx.get(f"{server.address}/api/tables/{lonely}/record").status_code == 200
        count("connection cut in a move", evening, times * tables)


def thinkers(server: RealServer) -> list[int]:
    """Return the processes in which a server's bots think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"bastide.server.thinker" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


@often
async def test_a_bot_that_is_killed_while_it_thinks(
    tmp_path: Path, database: str, tables: int, times: int, count: Any
) -> None:
    async with playing(tmp_path, database, tables, bot_delay=0.0) as evening:
        server = evening.server
        bots = [{"kind": "bot", "bot": "search:0.5s"}] * 2
        wish = {"game": "caylus", "seats": bots}
        table_id = (await asyncio.to_thread(server.http.post, "/api/tables", json=wish)).json()["table"]["id"]
        path = f"{server.live}/api/tables/{table_id}/live"
        seq = 0
        for _ in range(times):
            while not (found := thinkers(server)):
                await asyncio.sleep(0.05)
            for one in found:
                os.kill(one, signal.SIGKILL)
            async with asyncio.timeout(60), connect(path, max_size=None) as line:
                await line.send('{"type":"hello","tokens":[],"since":null}')
                seq = await later(line, seq)
            await and_on(evening)
        count("bot's process killed", evening, times)


async def later(line: Any, seq: int) -> int:
    """Return the seq of a table once it is beyond one."""
    while True:
        frame = json.loads(await line.recv())
        if int(frame.get("seq", 0)) > seq:
            return int(frame["seq"])
