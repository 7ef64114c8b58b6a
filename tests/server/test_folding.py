"""A table holds no more events than it needs: what was undone is folded into a checkpoint, and nothing else changes."""

import pytest
from sqlalchemy import func, select, update

from bastide.server import draft, positions
from bastide.server.check import check
from bastide.server.frozen import game_of
from bastide.server.position import Position
from bastide.server.settings import Settings
from bastide.storage import events, schema, tables

from .served import Served, serving


async def stored(served: Served, table_id: str) -> int:
    async with served.house.db.reading() as connection:
        query = select(func.count()).where(schema.events.c.table_id == table_id)
        return await connection.scalar(query) or 0


async def test_undone_events_fold_away_and_the_table_goes_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "FEW", 10)
    monkeypatch.setattr(draft, "FEW", 10)
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", "Bruno", game="carcassonne", options={"stack": "UVUEVB"})
        path, token = f"/api/tables/{table_id}", tokens["0"]
        seen = await served.see(table_id, token)
        first = seen["snapshot"]["seq"]
        place = seen["snapshot"]["legal"][0]["text"]
        for _ in range(30):
            seq = (await served.see(table_id, token))["snapshot"]["seq"]
            moved = await served.move(table_id, token, place, seq=seq)
            assert moved.status_code == 200, moved.text
            undone = await served.post(f"{path}/undo", {"seq": moved.json()["seq"]}, token)
            assert undone.status_code == 200, undone.text
            assert await stored(served, table_id) <= 10 + 2 * 3 + 2
        last = undone.json()["seq"]
        assert last == first + 60
        again = await served.move(table_id, token, place, seq=first)
        assert (again.status_code, again.json()["error"]["code"]) == (409, "stale-seq")
        again = await served.post(f"{path}/undo", {"seq": first + 1}, token)
        assert (again.status_code, again.json()["error"]["code"]) == (409, "stale-seq")
        before = await served.see(table_id, token)
        async with served.house.db.reading() as connection:  # as a process that has slept through the folding
            row = await tables.read_table(connection, table_id)
        assert row is not None
        served.house.positions.forget(table_id)
        served.house.positions.put(table_id, Position.start(game_of(row)))
        assert (await served.see(table_id, token))["snapshot"] == before["snapshot"]
        served.house.positions.forget(table_id)
        after = await served.see(table_id, token)
        assert after["snapshot"] == before["snapshot"]
        assert [found.broken async for found in check(settings.database_url)] == [""]
    async with serving(settings) as served:  # the same server later
        redone = await served.post(f"{path}/redo", {"seq": last}, token)
        assert redone.status_code == 200, redone.text
        assert redone.json()["snapshot"]["ply"] == before["snapshot"]["ply"] + 1
        assert (await served.post(f"{path}/redo", {"seq": last}, token)).json()["seq"] == redone.json()["seq"]
        record = await served.get(f"{path}/record")
        assert place in record.text.splitlines()


async def test_a_folded_table_of_older_rules_is_followed_as_far_as_it_goes(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "FEW", 4)
    monkeypatch.setattr(draft, "FEW", 4)
    table_id, tokens = await served.table("Odile", "Bruno", game="openhuts")
    path = f"/api/tables/{table_id}"
    await served.turn(table_id, tokens["0"])
    last = (await served.turn(table_id, tokens["1"]))["snapshot"]
    for _ in range(8):
        seq = (await served.move(table_id, tokens["0"], "build 2", seq=last["seq"])).json()["seq"]
        last = (await served.post(f"{path}/undo", {"seq": seq}, tokens["0"])).json()["snapshot"]
    async with served.house.db.writing() as write:
        kept = await events.checkpoint(write.connection, table_id)
        assert kept is not None
        # today the rules refuse what was done last before the table was folded away
        unheard = {**kept.data, "history": [*kept.data["history"][:-1], 99]}
        await write.connection.execute(update(schema.checkpoints).values(data=unheard))
    served.house.positions.forget(table_id)
    refused = await served.get(path)
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "broken")
    async with served.house.db.writing() as write:
        await tables.update_table(write.connection, table_id, rules_version="0.0")
    served.house.positions.forget(table_id)
    seen = await served.see(table_id, tokens["0"])
    assert seen["table"]["frozen"] == "old-rules"
    assert (seen["snapshot"]["seq"], seen["snapshot"]["ply"]) == (last["seq"], last["ply"] - 1)
    assert (await served.get(f"{path}/record")).status_code == 200
