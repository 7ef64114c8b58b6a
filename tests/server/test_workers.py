"""`bastide serve --workers N`: several processes behind one port serve as one, whichever of them is killed."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bastide.server.homes import LONGEST, Homes, home_of
from bastide.server.settings import Settings
from bastide.server.workers import Workers, shared

from . import postgres
from .players import Player, opened, seated
from .real_server import RealServer, running


@pytest.fixture(params=(2, 4))
def many(request: pytest.FixtureRequest, tmp_path: Path, postgres_cluster: str) -> Iterator[tuple[RealServer, int]]:
    with (
        postgres.database(postgres_cluster) as database,
        running(tmp_path / "data", database, workers=request.param) as server,
    ):
        yield server, request.param


def holders(server: RealServer, client: int = 0) -> list[int]:
    """Return which processes have the listening socket open, or the connection of a client's port; not the parent."""
    port = int(server.address.rpartition(":")[2])
    inodes = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        row = line.split()
        here, there = (int(row[at].rpartition(":")[2], 16) for at in (1, 2))
        if here == port and (there == client if client else row[3] == "0A"):
            inodes.add(f"socket:[{row[9]}]")
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            for handle in (folder / "fd").iterdir():
                with contextlib.suppress(OSError):
                    if os.readlink(handle) in inodes:
                        found.add(int(folder.name))
    return sorted(found - {server.process.pid})


def scattered(server: RealServer, count: int) -> list[tuple[str, list[str]]]:
    """Open six tables that are not all at home in one process; ids are drawn, so the last is drawn until it differs."""
    tables = [opened(server) for _ in range(6)]
    while len({home_of(table_id, count) for table_id, _ in tables}) == 1:
        tables[-1] = opened(server)
    return tables


async def turn(players: list[Player], number: int, rng: random.Random) -> int:
    """Have whoever is on turn move, and everybody see it; return the seq that was acknowledged."""
    mover = next(one for one in players if one.reader.snapshot["legal"])
    seq = await mover.move(number, rng)
    for one in players:
        await one.at(seq)
    return seq


@pytest.mark.postgres
async def test_they_answer_as_one_and_a_table_has_one_home(many: tuple[RealServer, int]) -> None:
    server, count = many
    assert len(holders(server)) == count
    rng, homes = random.Random(1), set[tuple[int, ...]]()
    for table_id, tokens in scattered(server, count):
        players = [await seated(server, table_id, token) for token in tokens]
        for number in range(6):
            await turn(players, number, rng)
        seen = {
            httpx.get(f"{server.address}/api/tables/{table_id}").json()["snapshot"]["seq"] for _ in range(2 * count)
        }
        assert seen == {players[0].reader.seq}
        at = {tuple(holders(server, one.line.local_address[1])) for one in players}
        assert len(at) == 1, "those at one table are served by one process"
        homes |= at
        for one in players:
            await one.line.close()
    assert len(homes) > 1
    said = httpx.get(f"{server.address}/metrics").text
    assert 'bastide_actions_total{by="person"} 36.0' in said  # of all processes, whichever is asked


@pytest.mark.postgres
async def test_a_connection_goes_on_where_each_request_is_at_home(many: tuple[RealServer, int]) -> None:
    server, count = many
    tables = scattered(server, count)
    with httpx.Client(base_url=server.address) as one:  # a single connection, as a proxy keeps them
        for _ in range(3):
            for table_id, (token, _) in tables:
                found = one.get(f"/api/tables/{table_id}")
                assert found.json()["table"]["id"] == table_id
                said = one.post(
                    f"/api/tables/{table_id}/chat", json={"text": "x" * 400}, headers={"X-Bastide-Seats": token}
                )
                assert said.status_code == 200, said.text
                assert one.get("/api/games").status_code == 200


@pytest.mark.postgres
async def test_a_process_that_is_killed_under_play_loses_nothing(many: tuple[RealServer, int]) -> None:
    server, count = many
    rng = random.Random(2)
    tables = [opened(server) for _ in range(4)]
    known = {table_id: 0 for table_id, _ in tables}
    for victim in holders(server)[:2]:
        rooms = {table_id: [await seated(server, table_id, token) for token in tokens] for table_id, tokens in tables}
        for number in range(4):
            for table_id, players in rooms.items():
                known[table_id] = await turn(players, number, rng)
        os.kill(victim, signal.SIGKILL)
        for table_id, players in rooms.items():
            for number in range(10, 14):
                try:
                    known[table_id] = await turn(players, number, rng)
                except ConnectionClosed:
                    break
        for table_id, tokens in tables:  # at once, before the process is back
            again = [await seated(server, table_id, token) for token in tokens]
            assert again[0].reader.seq >= known[table_id]
            known[table_id] = await turn(again, 20, rng)
        until = time.monotonic() + 60
        while len(holders(server)) < count:
            assert time.monotonic() < until
            await asyncio.sleep(0.1)


@pytest.mark.postgres
def test_it_ends_in_order_and_alone_nobody_stays(many: tuple[RealServer, int]) -> None:
    server, _ = many
    before = holders(server)
    os.kill(server.process.pid, signal.SIGHUP)
    until = time.monotonic() + 90
    while set(before) & set(holders(server)):
        assert httpx.get(f"{server.address}/healthz").status_code == 200
        assert time.monotonic() < until
    assert len(holders(server)) == len(before)
    os.kill(server.process.pid, signal.SIGKILL)
    until = time.monotonic() + 30
    while holders(server):
        assert time.monotonic() < until, "without a parent they do not stop"
        time.sleep(0.1)


def test_a_table_has_one_home_and_keeps_it_if_it_can() -> None:
    names = [f"Table{number}" for number in range(2000)]
    by_four = [home_of(name, 4) for name in names]
    assert all(400 < by_four.count(slot) < 600 for slot in range(4))
    moved = sum(home_of(name, 5) != home for name, home in zip(names, by_four, strict=True))
    assert 300 < moved < 500  # a fifth, those that the fifth process takes


async def test_what_cannot_be_handed_over_is_answered_here(tmp_path: Path) -> None:
    alone, homes = Homes(), Homes(0, 2, tmp_path)
    other = next(name for name in ("a" * 17, "b" * 17, "c" * 17, "d" * 17, "e" * 17) if home_of(name, 2) == 1)
    begun = f"GET /api/tables/{other}/live HTTP/1.1\r\n".encode()
    assert alone.home(begun) == 0
    assert homes.home(begun) == 1
    assert homes.home(b"GET /api/games HTTP/1.1\r\n") == homes.home(begun[:20]) == 0
    one, two = socket.socketpair()
    with one, two:
        assert not alone.give(1, begun, one.fileno())
        homes.open(lambda _begun: asyncio.Protocol())
        assert not homes.give(1, begun, one.fileno())  # nobody is there
        assert not homes.give(0, bytes(LONGEST + 1), one.fileno())
        homes.close()


def test_who_is_refused_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whatever this process measures afterwards is looked for in the files of processes that never were."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with pytest.raises(ValueError, match="PostgreSQL"):
        Workers(Settings(data=tmp_path), 2, "error", "", lambda *_: None)
    assert "PROMETHEUS_MULTIPROC_DIR" not in os.environ
    assert list(tmp_path.iterdir()) == []


def test_several_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="PostgreSQL"):
        shared(Settings(data=tmp_path), 2)
    own = shared(Settings(data=tmp_path, database="postgresql+asyncpg://somewhere/bastide", bot_workers=5), 2)
    assert own.bot_workers == 3
