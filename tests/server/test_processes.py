"""Two server processes on one PostgreSQL serve one table together."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bastide.server.settings import Settings
from bastide.storage.bus import Message

from .served import Served, serving

pytestmark = pytest.mark.postgres


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


async def test_who_knows_the_table_follows_a_move_of_the_other_process_without_reading(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    table_id, tokens = await one.table("Odile", None, clock={"initial": 600, "increment": 5})
    second = await two.join(table_id, "Bruno")
    here, there = one.live(table_id, [tokens["0"]]), two.live(table_id, [second])
    await here.next("snapshot")
    before = await there.next("snapshot")
    while two.house.positions.kept(table_id) is None or one.house.positions.kept(table_id) is None:
        await asyncio.sleep(0.05)
    reads: list[str] = []
    load = two.house.positions.load

    async def counted(connection: Any, name: str, **more: Any) -> Any:
        reads.append(name)
        return await load(connection, name, **more)

    monkeypatch.setattr(two.house.positions, "load", counted)
    seq = before["seq"]
    moved = await one.move(table_id, tokens["0"], "build 0", seq=seq)
    assert moved.status_code == 200, moved.text
    await there.until(lambda frame: frame["type"] == "snapshot" and frame["seq"] > seq)
    assert reads == []
    followed = two.house.positions.kept(table_id)
    assert followed is not None
    read = await two.house.load(table_id)
    assert (followed.row, followed.seats, followed.undo) == (read.row, read.seats, read.undo)
    assert followed.position.state.history() == read.position.state.history()
    assert followed.position.actors == read.position.actors
