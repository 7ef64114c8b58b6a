"""An operator's list of tables, page by page: each stands in it once, whatever moment it was opened at."""

import math

import pytest
from sqlalchemy import update

from bastide.storage import schema

from .served import Served
from .test_admin import Desk, desk
from .test_broken import damage

MOMENT = 1764496743.1234567
"""Its microseconds are rounded up where it is written as a date."""


async def pages(at: Desk, asked: str) -> list[list[str]]:
    """Return the ids of all tables, page by page; fail where the list has no end."""
    found, after = list[list[str]](), ""
    for _ in range(9):
        page = await at.get(f"/tables?{asked}{after}")
        found.append([entry["table"]["id"] for entry in page["tables"]])
        if page["next"] is None:
            return found
        after = f"&after={page['next']}"
    pytest.fail(f"the list goes on for ever: {found}")


async def opened(served: Served, *moments: float) -> list[str]:
    """Open a table at each of these moments; return their ids in the order of the list."""
    found = []
    for moment in moments:
        table_id, _ = await served.table("Odile", "Bruno")
        async with served.house.db.writing() as write:
            await write.connection.execute(
                update(schema.tables).where(schema.tables.c.id == table_id).values(created_at=moment)
            )
        found.append((moment, table_id))
    return [table_id for _, table_id in sorted(found, reverse=True)]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 6])
async def test_each_table_stands_on_one_page(served: Served, size: int) -> None:
    nearly = math.nextafter(MOMENT, 0)
    ids = await opened(served, MOMENT, MOMENT, nearly, nearly, MOMENT - 60)
    found = await pages(await desk(served), f"limit={size}")
    assert found == [ids[first : first + size] for first in range(0, len(ids), size)]


async def test_what_is_broken_is_left_out_and_the_list_goes_on(served: Served) -> None:
    ids = await opened(served, MOMENT, MOMENT - 1, MOMENT - 2)
    await damage(served, ids[0], "turn")
    assert await pages(await desk(served), "limit=1") == [[], ids[1:2], ids[2:]]


async def test_a_list_goes_on_behind_a_table_that_was_deleted_meanwhile(served: Served) -> None:
    at = await desk(served)
    ids = await opened(served, MOMENT, MOMENT - 1)
    page = await at.get("/tables?limit=1")
    await at.post(f"/tables/{ids[0]}/delete")
    assert [entry["table"]["id"] for entry in (await at.get(f"/tables?after={page['next']}"))["tables"]] == ids[1:]


@pytest.mark.parametrize("after", ["", "x", "1-", "-aB", "1e5-aB", "1764496743", "1-aB;"])
async def test_a_place_that_no_list_has_named_is_refused(served: Served, after: str) -> None:
    at = await desk(served)
    answer = await served.http.get("/api/admin/tables", params={"after": after}, headers=at.headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request")
