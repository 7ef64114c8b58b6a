"""One broken row harms one table: everything else goes on, and that table is refused in words."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text, update

from bastide.server.admin import operators, retention, tables
from bastide.server.check import Found, check
from bastide.server.rooms import NO_TABLE
from bastide.server.settings import Settings
from bastide.storage import schema

from .served import Served, serving

BAD_JSON = ('{"rounds": ', "[7]")
"""What no JSON is; and, where a database takes nothing but JSON, what no options and no scores are."""
BREAKS: dict[str, str] = {
    "options": "UPDATE tables SET options = :bad WHERE id = :id",
    "wishes": "UPDATE tables SET options = :wishes WHERE id = :id",
    "scores": "UPDATE tables SET scores = :bad WHERE id = :id",
    "shuffle": "UPDATE tables SET shuffle = :bad WHERE id = :id",
    "turn": "UPDATE tables SET turn = 9 WHERE id = :id",
    "players": "UPDATE tables SET players = 4 WHERE id = :id",
    "a seat": "DELETE FROM seats WHERE table_id = :id AND seat = 1",
    "all seats": "DELETE FROM seats WHERE table_id = :id",
    "the kind of a seat": "UPDATE seats SET kind = 'ghost' WHERE table_id = :id",
    "an event": "UPDATE events SET action = 99 WHERE table_id = :id",
    "the order of events": "DELETE FROM events WHERE table_id = :id AND seq = 1",
    "the game": "UPDATE tables SET game = 'gone' WHERE id = :id",
}


async def broken(served: Served, how: str) -> str:
    """Open a table and break one of its rows; return its id."""
    table_id, _ = await served.table("Odile", "bot random", options={"rounds": "12"})
    await damage(served, table_id, how)
    return table_id


async def damage(served: Served, table_id: str, how: str) -> None:
    """Break a row of a table, have it listed, wait for a bot, and its clock run out."""
    given = {"id": table_id, "bad": BAD_JSON[served.house.db.postgres], "wishes": '{"rounds": "many"}'}
    async with served.house.db.writing() as write:
        values = {"waits_for_bot": True, "deadline": 1.0, "lease_until": None, "public": True, "turn": 1}
        await write.connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(**values))
        statement = text(BREAKS[how])
        await write.connection.execute(statement, {name: given[name] for name in statement.compile().params})
        await write.connection.execute(
            update(schema.tables).where(schema.tables.c.id == table_id).values(updated_at=1.0)
        )
        write.say("changed", table_id)
    served.house.positions.forget(table_id)


def refused(answer: Any) -> None:
    assert 400 <= answer.status_code < 500, answer.text


@pytest.mark.parametrize("how", BREAKS)
async def test_a_broken_row_harms_one_table(settings: Settings, how: str) -> None:
    async with serving(replace(settings, keep_abandoned=3600.0)) as served:
        bad = await broken(served, how)
        path = f"/api/tables/{bad}"
        well, tokens = await served.table("Odile", "bot random", options={"rounds": "1"}, public=True)
        listed = await served.get("/api/tables")
        assert listed.status_code == 200, listed.text
        assert well in [table["id"] for table in listed.json()["tables"]]
        mine = await served.post("/api/mine", {"tables": [{"id": bad, "tokens": []}, {"id": well, "tokens": []}]})
        assert mine.status_code == 200, mine.text
        assert well in [table["id"] for table in mine.json()["tables"]]
        await served.turn(well, tokens["0"])
        live = served.live(well)
        await live.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over")
        for answer in (
            await served.get(path),
            await served.get(f"{path}/record"),
            await served.get(f"{path}/chat"),
            await served.post(f"{path}/join", {"name": "Bruno"}),
            await served.post(f"{path}/moves", {"seq": 1, "actions": ["build 0"]}, "a-token"),
            await served.post(f"{path}/undo", {"seq": 1}, "a-token"),
            await served.post(f"{path}/leave", None, "a-token"),
            await served.post(f"{path}/pair", None, "a-token"),
        ):
            refused(answer)
        assert await served.live(bad).until_closed() == NO_TABLE
        for page in ("/metrics", "/readyz", "/api/tables?state=running", "/api/tables?state=over,open"):
            assert (await served.get(page)).status_code == 200, page
        found = {one.table: one async for one in check(settings.database_url)}
        assert found[well] == Found(well)
        assert found[bad].broken
        token = await operators.make(served.house.db, served.house.keys, "Odile", served.house.now())
        everything = await served.get("/api/admin/tables?private=true", headers={"Authorization": f"Bearer {token}"})
        assert everything.status_code == 200, everything.text
        assert (await retention.prune(served.house))["tables-running"] == 1
        assert (await served.get(path)).status_code == 404
        assert (await served.get(f"/api/tables/{well}")).status_code == 200


async def test_what_belongs_to_one_person_elsewhere_is_at_hand(served: Served) -> None:
    words = "lopit dibod fujip lusab gutih tugad mudof sakos"
    tables_of = {how: await served.table("Odile", "bot random", options={"rounds": "12"}) for how in (*BREAKS, "well")}
    held = {"tables": {table_id: [tokens["0"]] for table_id, tokens in tables_of.values()}}
    assert (await served.post("/api/words/cover", {"words": words, **held})).json() == {"seats": len(tables_of)}
    for how in BREAKS:
        await damage(served, tables_of[how][0], how)
    well, tokens = tables_of["well"]
    recovered = await served.post("/api/words/recover", {"words": words})
    assert recovered.status_code == 200, recovered.text
    assert [found["table"]["id"] for found in recovered.json()["found"]] == [well]
    again = await served.post("/api/words/cover", {"words": words, **held})
    assert again.status_code == 200, again.text
    exported = await served.post("/api/person/export", held)
    assert exported.status_code == 200, exported.text
    assert well in [seat["table"] for seat in exported.json()["seats"]]
    forgotten = await served.post("/api/person/forget", held)
    refused(forgotten)
    assert (await served.see(well, tokens["0"]))["table"]["seats"][0]["name"] != "Odile"


async def test_an_operator_removes_what_is_broken(served: Served) -> None:
    for how in BREAKS:
        bad = await broken(served, how)
        await tables.delete(served.house, "Odile", bad, "broken")
        assert (await served.get(f"/api/tables/{bad}")).status_code == 404
    await asyncio.sleep(0)
