"""Two server processes on one PostgreSQL serve one table together."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bastide.server.settings import Settings
from bastide.storage.bus import Message

from . import postgres
from .served import HUTS, Served, serving

pytestmark = pytest.mark.postgres


@pytest.fixture
def shared(tmp_path: Path, postgres_cluster: str) -> Iterator[Settings]:
    with postgres.database(postgres_cluster) as address:
        yield Settings(
            data=tmp_path,
            database=address,
            rates=False,
            bot_delay=0.0,
            bot_poll=0.1,
            bot_workers=1,
            plugins=(HUTS,),
            static=tmp_path / "static",
        )


@pytest.fixture
async def pair(shared: Settings) -> AsyncIterator[tuple[Served, Served]]:
    async with serving(shared) as one, serving(shared) as two:
        yield one, two


async def test_moves_chat_and_presence_cross_over(pair: tuple[Served, Served]) -> None:
    one, two = pair
    table_id, tokens = await one.table("Odile", None)
    second = await two.join(table_id, "Bruno")
    here, there = one.live(table_id, [tokens["0"]]), two.live(table_id, [second])
    await there.until(lambda frame: frame == {"type": "presence", "seats": [True, True]})
    await here.until(lambda frame: frame == {"type": "presence", "seats": [True, True]})
    await one.turn(table_id, tokens["0"])
    await there.until(lambda frame: frame["type"] == "snapshot" and len(frame["legal"]) == 2)
    await two.turn(table_id, second)
    await here.until(lambda frame: frame["type"] == "snapshot" and frame["ply"] == 9)
    await two.post(f"/api/tables/{table_id}/chat", {"text": "Well built"}, second)
    assert (await here.next("chat"))["message"]["text"] == "Well built"
    await there.leave()
    await here.until(lambda frame: frame == {"type": "presence", "seats": [True, False]})


async def test_both_may_write_and_only_one_of_two_wins(pair: tuple[Served, Served]) -> None:
    one, two = pair
    table_id, tokens = await one.table("Odile", "Bruno")
    seq = (await two.see(table_id))["snapshot"]["seq"]
    answers = await asyncio.gather(
        *(served.move(table_id, tokens["0"], f"build {n}", "keep", seq=seq) for n, served in enumerate((one, two, one)))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert (await one.see(table_id)) == (await two.see(table_id))


async def test_bots_of_both_processes_finish_every_table_once(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ids = [(await served.table("bot random", "bot random"))[0] for served in (one, two, one, two)]
    for table_id in ids:
        live = two.live(table_id)
        frame = await live.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over", 60)
        assert frame["table"]["seq"] == frame["table"]["ply"] == 26


async def test_listening_is_taken_up_again_when_the_connection_is_lost(shared: Settings) -> None:
    async with serving(replace(shared, bot_poll=5.0)) as one, serving(shared) as two:
        heard: list[Message] = []
        resync = asyncio.Event()

        def listen(message: Message) -> None:
            heard.append(message)
            if message.kind == "resync":
                resync.set()

        two.house.db.bus.listeners.append(listen)
        async with one.house.db.writing() as write:
            await write.connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
            )
        async with asyncio.timeout(20):
            await resync.wait()
        table_id, tokens = await one.table("Odile", "Bruno")
        live = two.live(table_id)
        await live.next("snapshot")
        await one.turn(table_id, tokens["0"])
        assert (await live.next("snapshot"))["seq"] > 3
