"""Limits and presence are of the whole server: two processes on one PostgreSQL allow and know what one would."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import text

from bastide.server import whole
from bastide.server.errors import TooManyRequests
from bastide.server.settings import Rate, Settings
from bastide.storage import whole as store

from .served import Served, serving

pytestmark = pytest.mark.postgres


@asynccontextmanager
async def several(settings: Settings, count: int = 2) -> AsyncIterator[list[Served]]:
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(serving(settings)) for _ in range(count)]
        for served in found:
            await served.house.whole.beat()
        yield found


async def test_a_client_has_one_allowance_at_all_processes(shared: Settings) -> None:
    limited = replace(shared, rates=True, rate_create=Rate(5, 0.001), rate_all=Rate(1000, 1000))
    wish = {"game": "huts", "seats": [{"kind": "me", "name": "Odile"}, {"kind": "open"}]}
    async with several(limited, 3) as found:
        codes = [(await found[n % 3].post("/api/tables", wish)).status_code for n in range(7)]
        assert codes == [200] * 5 + [429] * 2
        refused = await found[0].post("/api/tables", wish)
        assert refused.json()["error"]["code"] == "too-many-requests"
        assert int(refused.headers["retry-after"]) > 100


async def test_all_calls_of_a_client_are_counted_together(shared: Settings) -> None:
    limited = replace(shared, rates=True, rate_all=Rate(40, 1.0))
    async with several(limited) as found:
        codes = [(await found[n % 2].get("/api/games")).status_code for n in range(80)]
        assert 40 <= codes.count(200) <= 40 * 1.25 + 8  # a fourth goes through uncounted, and a few grow again
        assert set(codes) == {200, 429}


async def test_what_was_refused_is_given_back_and_clients_are_kept_apart(shared: Settings) -> None:
    rate = Rate(2, 0.5)
    async with several(shared) as (one, two):
        await one.house.whole.spend("a", "chat", rate)
        await two.house.whole.spend("a", "chat", rate)
        for served in (one, two, one):
            with pytest.raises(TooManyRequests):
                await served.house.whole.spend("a", "chat", rate)
        await two.house.whole.spend("b", "chat", rate)
        async with two.house.db.reading() as connection:
            kept = [row.client for row in await connection.execute(text("SELECT client FROM allowances"))]
        assert "a" not in kept, "addresses are stored as keyed hashes only"
        await asyncio.sleep(2.2)
        await two.house.whole.spend("a", "chat", rate)


async def test_live_connections_of_a_client_are_counted_together(shared: Settings) -> None:
    async with several(replace(shared, sockets_per_client=3)) as (one, two):
        table_id, _ = await one.table("Odile", "Bruno")
        lives = [one.live(table_id), two.live(table_id), two.live(table_id)]
        for live in lives:
            await live.next("snapshot")
        for served in (one, two):
            refused = served.live(table_id)
            assert (await refused.next("error"))["error"]["code"] == "too-many-requests"
            assert await refused.until_closed() == 1013
        await lives[0].leave()
        again = two.live(table_id)
        await again.next("snapshot")


async def test_many_who_come_at_once_are_not_more_than_may(shared: Settings) -> None:
    async with several(replace(shared, sockets_per_client=4), 3) as found:
        table_id, _ = await found[0].table("Odile", "Bruno")
        lives = [found[n % 3].live(table_id) for n in range(12)]
        first = [(await live.next("snapshot", "error"))["type"] for live in lives]
        assert first.count("snapshot") == 4, "who came first is let in, and nobody beside them"


async def test_those_who_watch_a_table_are_counted_together(shared: Settings) -> None:
    async with several(replace(shared, sockets_per_table=2)) as (one, two):
        table_id, _ = await one.table("Odile", "Bruno")
        for served in (one, two):
            await served.live(table_id).next("snapshot")
        await asyncio.sleep(1.5 * whole.SETTLE)
        for served in (one, two):
            assert (await served.live(table_id).next("error"))["error"]["code"] == "busy"


async def test_who_is_at_another_process_is_there(shared: Settings) -> None:
    async with several(replace(shared, absent_after=0.0)) as (one, two):
        table_id, tokens = await one.table("Odile", None)
        second = await one.join(table_id, "Bruno")
        live = one.live(table_id, [tokens["0"]])  # who is to move; nobody watches at the other process
        await live.until(lambda frame: frame["type"] == "presence" and frame["seats"] == [True, False])
        await asyncio.sleep(1.5 * whole.SETTLE)
        listed = (await two.get("/api/tables")).json()["tables"][0]
        assert [seat["present"] for seat in listed["seats"]] == [True, False]
        looked = (await two.get(f"/api/tables/{table_id}")).json()["table"]
        assert [seat["present"] for seat in looked["seats"]] == [True, False]
        refused = await two.post(f"/api/tables/{table_id}/hand", {"seat": 0, "accept": True}, second)
        assert refused.json()["error"]["code"] == "not-absent"
        await live.leave()
        answers = [refused]
        while answers[-1].status_code != 200:
            await asyncio.sleep(0.5 * whole.SETTLE)
            answers.append(await two.post(f"/api/tables/{table_id}/hand", {"seat": 0, "accept": True}, second))
            assert len(answers) < 20


async def test_who_was_at_a_process_that_died_is_not_there_and_was_last_seen_then(shared: Settings) -> None:
    async with several(shared) as (one, two):
        table_id, tokens = await one.table("Odile", None)
        second = await two.join(table_id, "Bruno")
        here, there = one.live(table_id, [tokens["0"]]), two.live(table_id, [second])
        await there.until(lambda frame: frame["type"] == "presence" and frame["seats"] == [True, True])
        await here.next("snapshot")
        await asyncio.sleep(1.5 * whole.SETTLE)
        async with two.house.db.writing() as write:  # as if it had been killed a while ago
            dead = text("UPDATE processes SET beat_at = beat_at - 100 WHERE id = :id RETURNING beat_at")
            last = await write.connection.scalar(dead, {"id": one.house.whole.process})
        two.hub.drop(await two.house.whole.beat())
        await there.until(lambda frame: frame["type"] == "presence" and frame["seats"] == [False, True])
        seats = (await two.house.load(table_id)).seats
        assert seats[0].seen_at == last
        await one.house.whole.beat()  # it had only slept: what it holds is told again
        await asyncio.sleep(1.5 * whole.SETTLE)
        assert (await two.house.present(table_id))[table_id] == {0, 1}


async def test_without_the_count_each_process_keeps_to_its_own(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_given: object) -> None:
        raise OSError("the database is away")

    limited = replace(shared, rates=True, rate_chat=Rate(3, 0.001))
    async with several(limited) as (one, _):
        monkeypatch.setattr(store, "spend", lost)
        for _ in range(3):
            await one.house.buckets.spend("a", "chat")
        with pytest.raises(TooManyRequests):
            await one.house.buckets.spend("a", "chat")
