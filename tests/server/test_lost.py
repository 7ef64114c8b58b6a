"""A database that goes away while people play, and comes back."""

import asyncio
import logging
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.sync.client import connect

from bastide.server import logs, pulse, run
from bastide.server.settings import Settings

from . import postgres
from .real_server import running
from .served import HUTS, Served, serving

NEW = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


async def until(good: Callable[[], Awaitable[bool]]) -> None:
    end = time.monotonic() + 60
    while not await good():
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


async def is_ready(served: Served) -> bool:
    return (await served.get("/readyz")).status_code == 200


async def not_ready(served: Served) -> bool:
    return not await is_ready(served)


@pytest.fixture
def own() -> Iterator[tuple[postgres.Cluster, str]]:
    """A cluster for one test that keeps what it acknowledged, and the address of a database in it."""
    with postgres.stoppable("-c listen_addresses=''") as cluster, postgres.database(cluster.address) as address:
        yield cluster, address


@pytest.mark.postgres
async def test_a_lost_database_is_told_and_all_goes_on_when_it_is_back(
    own: tuple[postgres.Cluster, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pulse, "BEAT", 0.3)
    monkeypatch.setattr(logs, "_storage", logs.Seldom())
    cluster, address = own
    settings = Settings(data=tmp_path, database=address, rates=False, bot_poll=0.05, plugins=(HUTS,), bot_workers=1)
    async with serving(replace(settings, static=tmp_path / "static")) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        seq = (await served.see(table_id))["snapshot"]["seq"]
        assert await is_ready(served)
        cluster.stop()
        await until(lambda: not_ready(served))
        caplog.clear()
        began = time.monotonic()
        while time.monotonic() < began + 3:
            answers = [
                await served.get("/readyz"),
                await served.get(f"/api/tables/{table_id}"),
                await served.move(table_id, tokens["0"], "build 0", seq=seq),
                await served.post("/api/tables", {"game": "huts", "seats": NEW}),
            ]
            assert answers[0].status_code == 503
            assert {answer.status_code for answer in answers[2:]} == {503}, [answer.text for answer in answers]
        seconds = time.monotonic() - began
        said = [line for line in caplog.records if line.levelno >= logging.WARNING]
        assert any("the database cannot be used" in line.getMessage() for line in said)
        about_store = [line for line in said if "cannot listen" not in line.getMessage()]
        assert len(about_store) <= seconds + 2, [line.getMessage()[:200] for line in said]
        assert len(said) <= 2 * seconds + 3
        cluster.start()
        await until(lambda: is_ready(served))
        assert (await served.move(table_id, tokens["0"], "build 0", seq=seq)).status_code == 200
        assert (await served.see(table_id))["snapshot"]["seq"] == seq + 1


class Net:
    """What lies between a server and its PostgreSQL, and may swallow all that is sent without a word."""

    def __init__(self, port: int) -> None:
        self.swallows = False
        self._port = port
        self._ends = [socket.create_server(("127.0.0.1", 0))]
        self.port = self._ends[0].getsockname()[1]
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        while True:
            here, _ = self._ends[0].accept()
            there = socket.create_connection(("127.0.0.1", self._port))
            self._ends += [here, there]
            for pair in ((here, there), (there, here)):
                threading.Thread(target=self._pass, args=pair, daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        while sent := source.recv(65536):
            if not self.swallows:
                target.sendall(sent)
        if not self.swallows:
            target.close()


@pytest.mark.postgres
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_server_whose_database_says_nothing_any_more_ends_in_time(tmp_path: Path) -> None:
    """A service that has not ended after thirty seconds is killed."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    with postgres.stoppable(f"-c listen_addresses=127.0.0.1 -c port={port} -c fsync=off") as cluster:
        net = Net(port)
        by_net = cluster.address.partition("?")[0].format(name="postgres").replace("@", f"@127.0.0.1:{net.port}")
        with running(tmp_path, by_net, delay=0.1) as server:
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
            table = server.http.post("/api/tables", json={"game": "carrara", "seats": seats}).json()
            bots = [{"kind": "bot", "bot": "random"}] * 2
            server.http.post("/api/tables", json={"game": "carcassonne", "seats": bots}).raise_for_status()
            with connect(f"{server.live}/api/tables/{table['table']['id']}/live") as live:
                live.send(f'{{"type": "hello", "tokens": ["{table["tokens"]["0"]}"]}}')
                live.recv(10)
                net.swallows = True
                began = time.monotonic()
                code = server.stop(signal.SIGTERM)
            assert code in (0, -signal.SIGTERM)
            assert time.monotonic() - began < run.LAST + 3


HANGS = """
import asyncio, sys
from bastide.server import hub, run

async def stop(_hub):
    await asyncio.Event().wait()

hub.Hub.stop, run.LAST = stop, 1.0
run.serve(port=0, data=sys.argv[1], log_level="error")
"""


def test_a_server_that_does_not_come_to_its_end_is_ended(tmp_path: Path) -> None:
    words = [sys.executable, "-c", HANGS, str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert re.search(r"http://\S+", process.stdout.readline())
        process.send_signal(signal.SIGTERM)
        code = process.wait(60)
        assert (code, "ended before it has come to its end" in process.stderr.read()) == (0, True)
