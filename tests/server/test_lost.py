"""A database that goes away while people play, and comes back."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bastide.server import logs, pulse
from bastide.server.settings import Settings

from . import postgres
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
