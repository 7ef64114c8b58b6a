"""What belongs to a person is handed out and forgotten; what a host does not keep is removed."""

from dataclasses import replace
from typing import Any

from bastide.server.admin import retention
from bastide.server.settings import Settings
from bastide.storage import tables

from .served import Served, serving
from .test_admin import desk


async def words_of(served: Served, table_id: str) -> str:
    """Everything that anybody can read of a table."""
    said = (await served.get(f"/api/tables/{table_id}/chat")).text
    record = await served.get(f"/api/tables/{table_id}/record")
    return (await served.get(f"/api/tables/{table_id}")).text + said + record.text


async def aged(served: Served, table_id: str, seconds: float) -> None:
    """Let a table have been untouched for so long."""
    async with served.house.db.writing() as write:
        await tables.update_table(write.connection, table_id, updated_at=served.house.now() - seconds)


async def test_a_person_takes_everything_along_and_is_forgotten(served: Served) -> None:
    running, mine = await served.table("Odile", "Bruno")
    await served.turn(running, mine["0"])
    waiting, tokens = await served.table("Bruno", None, None, game="carcassonne")
    second = await served.join(waiting, "Odile")
    await served.post(f"/api/tables/{running}/chat", {"text": "it is Odile"}, mine["0"])
    await served.post(f"/api/tables/{running}/report", {"why": "other", "text": "slow"}, mine["0"])
    held = {"tables": {running: [mine["0"]], waiting: [second], "nowhere": [second]}}
    found = {seat["table"]: seat for seat in (await served.post("/api/person/export", held)).json()["seats"]}
    assert found.keys() == {running, waiting}
    assert [message["text"] for message in found[running]["chat"]] == ["it is Odile"]
    assert (found[running]["decisions"], found[running]["reports"][0]["text"]) == (2, "slow")
    assert found[running]["address_hash"]
    assert (await served.post("/api/person/forget", held)).json() == {"seats": 2}
    for table_id in (running, waiting):
        assert "Odile" not in await words_of(served, table_id)
    assert (await served.see(waiting))["table"]["seats"][1]["kind"] == "open"
    assert (await served.post(f"/api/tables/{running}/reclaim", {}, mine["0"])).status_code == 401
    assert (await served.post("/api/person/export", held)).json() == {"seats": []}
    at = await desk(served)
    (report,) = (await at.get("/reports"))["reports"]
    assert report["by_seat"] is None
    assert tokens


async def test_a_finished_game_stays_without_the_name(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    table: dict[str, Any] = {}
    while table.get("state") != "over":
        turn = (await served.see(table_id))["table"]["turn"]
        await served.turn(table_id, tokens[str(turn)])
        table = (await served.see(table_id))["table"]
    at = await desk(served)
    assert (await at.get(f"/tables/{table_id}/seats/0/person"))["name"] == "Odile"
    await at.post(f"/tables/{table_id}/seats/0/forget")
    seats = (await served.see(table_id, tokens["0"]))["table"]["seats"]
    assert [(seat["name"], seat["you"]) for seat in seats] == [("–", False), ("Bruno", False)]
    record = await served.get(f"/api/tables/{table_id}/record")
    assert record.status_code == 200
    assert "Odile" not in record.text
    assert [what for what, _ in (await at.log())[:2]] == ["person-forgotten", "person-exported"]


async def test_what_is_old_is_removed_and_nothing_else(settings: Settings) -> None:
    keep = replace(settings, keep_abandoned=1000.0, keep_finished=0.0, keep_chat=500.0, keep_clients=100.0)
    async with serving(keep) as served:
        old, mine = await served.table("Odile", "Bruno")
        young, tokens = await served.table("Odile", "Bruno")
        await served.post(f"/api/tables/{young}/chat", {"text": "new"}, tokens["0"])
        await aged(served, old, 2000)
        await aged(served, young, 200)
        counted = await retention.prune(served.house, really=False)
        assert (counted["tables-running"], counted["chat"], counted["clients"]) == (1, 0, 4)
        assert (await served.get(f"/api/tables/{old}")).status_code == 200
        done = await retention.prune(served.house)
        assert (done["tables-running"], done["chat"], done["clients"]) == (1, 0, 2)
        assert "tables-over" not in done
        assert (await served.get(f"/api/tables/{old}")).status_code == 404
        assert (await served.get(f"/api/tables/{young}/chat")).json()["messages"][0]["text"] == "new"
        assert mine


async def test_one_process_prunes_for_all(served: Served) -> None:
    assert [await retention.due(served.house) for _ in range(2)] == [True, False]
