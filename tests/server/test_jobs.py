"""What one process does for all: two that share a database do it once, and one that dies leaves it to the other."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bastide.server import seats
from bastide.server.admin import retention
from bastide.server.settings import Settings
from bastide.storage import tables as table_store
from bastide.storage import talk

from . import postgres
from .served import HUTS, serving

pytestmark = pytest.mark.postgres


@pytest.fixture
def shared(tmp_path: Path, postgres_cluster: str) -> Iterator[Settings]:
    with postgres.database(postgres_cluster) as address:
        yield Settings(
            data=tmp_path,
            database=address,
            rates=False,
            bot_poll=60.0,
            bot_workers=1,
            plugins=(HUTS,),
            static=tmp_path / "static",
        )


async def test_one_prunes_and_what_it_left_undone_the_next_one_does(shared: Settings) -> None:
    patient = replace(shared, open_table_ttl=-1.0)
    async with serving(patient) as one, serving(patient) as two:
        table_id, _ = await one.table("Odile", None)
        asked = await asyncio.gather(*(retention.due(served.house) for served in (one, two) * 4))
        assert sum(asked) == 1
        # Whoever it fell to has died before it did anything. The next time comes, and it falls to one again.
        async with two.house.db.writing() as write:
            last = float(await talk.fact(write.connection, retention.JOB, "0"))
            await talk.write_fact(write.connection, retention.JOB, str(last - retention.EVERY))
        asked = await asyncio.gather(*(retention.due(served.house) for served in (one, two) * 4))
        assert sum(asked) == 1
        done = await asyncio.gather(retention.prune(one.house), retention.prune(two.house))  # even both do no harm
        assert sum(kinds["tables-open"] for kinds in done) >= 1
        assert (await two.get(f"/api/tables/{table_id}")).status_code == 404


async def test_a_clock_runs_out_once_whoever_looks(shared: Settings) -> None:
    async with serving(shared) as one, serving(shared) as two:
        table_id, _ = await one.table("Odile", "Bruno", clock={"initial": 5, "increment": 0})
        async with one.house.db.writing() as write:
            past = {"turn_since": one.house.now() - 60, "deadline": one.house.now() - 50}
            await table_store.update_table(write.connection, table_id, **past)
            write.say("changed", table_id)
        await asyncio.gather(*(seats.run_out(served.house, table_id) for served in (one, two, one, two)))
        told = (await two.see(table_id))["notices"]
        assert [notice["key"] for notice in told].count("shell-notice-time-out") == 1


async def test_a_table_that_waits_for_a_bot_is_claimed_by_one_and_taken_over_from_the_dead(shared: Settings) -> None:
    async with serving(shared) as one, serving(shared) as two:
        table_id, _ = await one.table("Odile", "Bruno")

        async def claim(process: str, at: float) -> bool:
            async with (one if process == "one" else two).house.db.writing() as write:
                return await table_store.claim(write.connection, table_id, process, at, 6.0)

        now = one.house.now()
        assert sum(await asyncio.gather(*(claim(process, now) for process in ("one", "two")))) == 1
        owner = "one" if await claim("one", now) else "two"
        other = "two" if owner == "one" else "one"
        assert not await claim(other, now + 5.0)
        assert await claim(other, now + 6.5), "whoever had it has not said so for as long as a lease lasts"
