"""What belongs to a person is handed out and forgotten; what a host does not keep is removed."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from bastide.server.admin import people, retention
from bastide.server.settings import Settings
from bastide.storage import retention as store
from bastide.storage import tables
from bastide.storage.schema import metadata

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
    left = (await served.see(running))["table"]["seats"][0]
    assert (left["kind"], left["name"], left["stand_in"]) == ("bot", "", False)
    assert (await served.post(f"/api/tables/{running}/reclaim", {}, mine["0"])).status_code == 401
    assert (await served.post("/api/person/export", held)).json() == {"seats": []}
    at = await desk(served)
    (report,) = (await at.get("/reports"))["reports"]
    assert report["by_seat"] is None
    assert tokens


async def test_taking_everything_along_keeps_nobody_from_moving(sqlite_settings: Settings) -> None:
    async with serving(sqlite_settings) as served:
        table_id, mine = await served.table("Odile", "Bruno")
        async with served.house.db.writing(), asyncio.timeout(10):
            (seat,) = await people.export(served.house, {table_id: [mine["0"]]})
    assert seat["name"] == "Odile"


async def test_whoever_sits_down_just_now_is_not_forgotten_with_the_person_before(served: Served) -> None:
    table_id, mine = await served.table("Odile", "Bruno")
    async with served.house.db.writing() as write:
        await tables.read_table(write.connection, table_id, lock=True)
        await tables.update_seat(write.connection, table_id, 0, name="Cleo", token_hash=served.house.keys.hash("cleo"))
        forgetting = asyncio.create_task(people.forget(served.house, {table_id: [mine["0"]]}))
        await asyncio.sleep(0.3)
    assert await forgetting == 0
    async with served.house.db.reading() as connection:
        assert (await tables.read_seats(connection, table_id))[0].name == "Cleo"


async def test_what_somebody_reported_is_not_handed_out_to_who_sits_there_next(served: Served) -> None:
    table_id, _ = await served.table("Odile", None, None, game="carcassonne")
    bruno = await served.join(table_id, "Bruno")
    await served.post(f"/api/tables/{table_id}/report", {"why": "other", "text": "she knows where I live"}, bruno)
    (mine,) = (await served.post("/api/person/export", {"tables": {table_id: [bruno]}})).json()["seats"]
    assert [report["text"] for report in mine["reports"]] == ["she knows where I live"]
    await served.post(f"/api/tables/{table_id}/leave", {}, bruno)
    after = await served.join(table_id, "Bruno")
    (theirs,) = (await served.post("/api/person/export", {"tables": {table_id: [after]}})).json()["seats"]
    assert (theirs["seat"], theirs["reports"]) == (mine["seat"], [])
    (report,) = (await (await desk(served)).get("/reports"))["reports"]
    assert (report["text"], report["by_seat"]) == ("she knows where I live", None)


async def test_a_finished_game_stays_without_the_name(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno")
    table: dict[str, Any] = {}
    while table.get("state") != "over":
        turn = (await served.see(table_id))["table"]["turn"]
        await served.turn(table_id, tokens[str(turn)])
        table = (await served.see(table_id))["table"]
    at, watching = await desk(served), served.live(table_id)
    await watching.next("presence")
    assert (await at.get(f"/tables/{table_id}/seats/0/person"))["name"] == "Odile"
    await at.post(f"/tables/{table_id}/seats/0/forget")
    await at.post(f"/tables/{table_id}/seats/9/forget", 404)
    for where, code in ((table_id, "no-seat"), ("nowhere", "no-table")):
        answer = await served.http.get(f"/api/admin/tables/{where}/seats/9/person", headers=at.headers)
        assert answer.json()["error"]["code"] == code
    await watching.until(lambda frame: frame["type"] == "table" and frame["table"]["seats"][0]["name"] == "–")
    seats = (await served.see(table_id, tokens["0"]))["table"]["seats"]
    assert [(seat["name"], seat["you"]) for seat in seats] == [("–", False), ("Bruno", False)]
    record = await served.get(f"/api/tables/{table_id}/record")
    assert record.status_code == 200
    assert "Odile" not in record.text
    assert (await at.log())[:2] == [("person-forgotten", table_id), ("person-exported", table_id)]


async def finished(served: Served) -> tuple[str, dict[str, str]]:
    """Return a table at which a game has ended, with its tokens."""
    table_id, tokens = await served.table("Odile", "Bruno")
    while (table := (await served.see(table_id))["table"])["state"] != "over":
        await served.turn(table_id, tokens[str(table["turn"])])
    return table_id, tokens


@pytest.mark.parametrize("by_operator", [False, True])
async def test_the_seat_that_is_kept_for_a_rematch_is_forgotten_too(served: Served, by_operator: bool) -> None:
    table_id, tokens = await finished(served)
    following = (await served.post(f"/api/tables/{table_id}/rematch", {}, tokens["0"])).json()["table"]["id"]
    assert "Bruno" in await words_of(served, following)
    held = {"tables": {table_id: [tokens["1"]]}}
    if by_operator:
        await (await desk(served)).post(f"/tables/{table_id}/seats/1/forget")
    else:
        seats = (await served.post("/api/person/export", held)).json()["seats"]
        assert {seat["table"] for seat in seats} == {table_id, following}
        assert (await served.post("/api/person/forget", held)).json() == {"seats": 2}
    for known in (table_id, following):
        assert "Bruno" not in await words_of(served, known)
    (kept,) = [seat for seat in (await served.see(following))["table"]["seats"] if seat["kind"] == "open"]
    assert (kept["name"], kept["reserved"]) == ("", False)
    assert (await served.post("/api/person/export", held)).json() == {"seats": []}
    assert await served.join(following, "Somebody"), "the seat is anybody's now"


async def test_a_person_is_followed_from_one_rematch_to_the_next(served: Served) -> None:
    first, tokens = await served.table("Odile", "Bruno", options={"rounds": "1"})
    both, chain = list(tokens.values()), [first]
    for _ in range(2):
        for _ in both:
            await served.turn(chain[-1], both)
        made = (await served.post(f"/api/tables/{chain[-1]}/rematch", {}, both)).json()
        chain.append(made["table"]["id"])
    seats = (await served.post("/api/person/export", {"tables": {first: [both[1]]}})).json()["seats"]
    assert {(seat["table"], seat["name"]) for seat in seats} == {(table_id, "Bruno") for table_id in chain}
    assert (await served.post("/api/person/forget", {"tables": {first: [both[1]]}})).json() == {"seats": 3}
    for table_id in chain:
        assert "Bruno" not in await words_of(served, table_id)


async def test_an_operator_who_forgets_one_leaves_the_kept_seats_of_the_others(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, None, options={"rounds": "1"})
    people = [tokens["0"], await served.join(table_id, "Bruno"), await served.join(table_id, "Cleo")]
    for person in people:
        await served.turn(table_id, person)
    following = (await served.post(f"/api/tables/{table_id}/rematch", {}, people[0])).json()["table"]["id"]
    await (await desk(served)).post(f"/tables/{table_id}/seats/1/forget")
    seats = (await served.see(following))["table"]["seats"]
    assert [(seat["name"], seat["reserved"]) for seat in seats] == [("", False), ("Cleo", True), ("Odile", False)]
    joined = (await served.post(f"/api/tables/{table_id}/rematch", {}, people[2])).json()["table"]
    assert joined["you"] == [1]


async def test_nobody_plays_on_for_whoever_is_forgotten_at_a_table_of_older_rules(served: Served) -> None:
    table_id, mine = await served.table("Odile", "Bruno")
    async with served.house.db.writing() as write:
        await tables.update_table(write.connection, table_id, rules_version="0")
    served.house.positions.forget(table_id)
    assert (await served.post("/api/person/forget", {"tables": {table_id: [mine["0"]]}})).json() == {"seats": 1}
    seen = (await served.see(table_id))["table"]
    assert (seen["frozen"], seen["seats"][0]["kind"], seen["seats"][0]["name"]) == ("old-rules", "person", "–")


NOBODYS = {"tables", "events", "checkpoints", "rematches", "undo_requests", "facts", "unwanted_words"}
"""What names nobody: games, moves and wishes by seat, and what the server knows of itself."""
OPERATORS = {"operators", "audit", "restrictions"}
"""What is the operators' own, and kept as long as the page on privacy says."""
SHORT = {"processes", "holdings", "allowances"}
"""What is gone after minutes, with keyed hashes of addresses."""
TOLD = {"listeners", "listening"}
"""What `test_notifications.py` looks at."""
FORGOTTEN = {"seats", "seat_keys", "chat", "notices", "pairings", "recoveries", "hand_overs", "reports"}


async def everything(served: Served, *words: str) -> set[str]:
    """Return the columns of the whole database in which one of these words stands."""
    found = set()
    async with served.house.db.reading() as connection:
        for table in metadata.sorted_tables:
            for row in await connection.execute(select(table)):
                held = row._mapping.items()
                found |= {f"{table.name}.{name}" for name, value in held if any(word in str(value) for word in words)}
    return found


async def test_from_where_a_table_was_opened_is_forgotten_with_the_person(served: Served) -> None:
    for seats in (("Odile", "bot random"), ("Odile", None)):
        table_id, mine = await served.table(*seats)
        async with served.house.db.reading() as connection:
            client = (await tables.read_seats(connection, table_id))[0].client
        assert {"tables.client", "seats.client"} <= await everything(served, client)
        held = {"tables": {table_id: [mine["0"]]}}
        assert (await served.post("/api/person/forget", held)).json() == {"seats": 1}
        assert not await everything(served, client) & {"tables.client", "seats.client"}


async def test_from_where_a_table_was_opened_stays_when_somebody_else_is_forgotten(served: Served) -> None:
    table_id, mine = await served.table("Odile", "Bruno")
    opened = (await served.house.load(table_id)).row.client
    async with served.house.db.writing() as write:
        await tables.update_seat(write.connection, table_id, 1, client="elsewhere")
    assert (await served.post("/api/person/forget", {"tables": {table_id: [mine["1"]]}})).json() == {"seats": 1}
    assert (await served.house.load(table_id)).row.client == opened != ""


async def test_nothing_of_a_person_stays_in_any_table_but_what_others_reported(served: Served) -> None:
    """Whoever adds a table to the schema says here whether it tells of people."""
    assert {table.name for table in metadata.sorted_tables} == NOBODYS | OPERATORS | SHORT | TOLD | FORGOTTEN
    table_id, tokens = await served.table("Odile", "Bruno", None, game="carcassonne")
    mine, path = tokens["1"], f"/api/tables/{table_id}"
    held = {"tables": {table_id: [mine]}}
    await served.post(f"{path}/chat", {"text": "a pear of mine"}, mine)
    await served.post(f"{path}/report", {"why": "other", "text": "something of mine"}, mine)
    await served.post(f"{path}/report", {"why": "name", "text": "a rude name", "seat": 1}, tokens["0"])
    code = (await served.post(f"{path}/pair", {}, mine)).json()["code"]
    assert (await served.post("/api/seat", {"code": code})).status_code == 200
    assert (await served.post(f"{path}/pair", {}, mine)).status_code == 200
    words = {"words": "lopit dibod fujip lusab gutih tugad mudof sakos"}
    assert (await served.post("/api/words/cover", held | words)).json() == {"seats": 1}
    await served.join(table_id, "Third")
    await served.post(f"{path}/leave", {}, mine)
    await served.post(f"{path}/reclaim", {}, mine)
    async with served.house.db.reading() as connection:
        seat = (await tables.read_seats(connection, table_id))[1]
    known = ("Bruno", "of mine", served.house.keys.hash(mine), *seat.others)
    before = await everything(served, *known)
    kept = {"seats.name", "seats.token_hash", "seat_keys.token_hash", "chat.text", "chat.name", "notices.args"}
    assert before >= kept | {"pairings.seats", "recoveries.anchor", "reports.name", "reports.text"}
    assert (await served.post("/api/person/forget", held)).json() == {"seats": 1}
    assert await everything(served, *known) == {"reports.name", "reports.text"}


async def test_what_is_old_is_removed_and_nothing_else(settings: Settings) -> None:
    keep = replace(
        settings, keep_abandoned=1000.0, keep_finished=0.0, keep_chat=500.0, keep_clients=100.0, keep_audit=0.0
    )
    async with serving(keep) as served:
        old, mine = await served.table("Odile", "Bruno")
        young, tokens = await served.table("Odile", "Bruno")
        await served.post(f"/api/tables/{young}/chat", {"text": "new"}, tokens["0"])
        await aged(served, old, 2000)
        await aged(served, young, 200)
        async with served.house.db.reading() as connection:
            client = (await tables.read_seats(connection, young))[0].client
        assert await everything(served, client) == {"tables.client", "seats.client"}
        counted = await retention.prune(served.house, really=False)
        assert (counted["tables-running"], counted["chat"], counted["clients"]) == (1, 0, 4)
        assert (await served.get(f"/api/tables/{old}")).status_code == 200
        done = await retention.prune(served.house)
        assert (done["tables-running"], done["chat"], done["clients"]) == (1, 0, 2)
        assert not await everything(served, client) & {"tables.client", "seats.client"}
        assert not {"tables-over", "audit"} & done.keys(), "of these all is kept"
        assert (await served.get(f"/api/tables/{old}")).status_code == 404
        assert (await served.get(f"/api/tables/{young}/chat")).json()["messages"][0]["text"] == "new"
        assert mine


async def test_everything_is_kept_for_its_own_time(settings: Settings, forward: Callable[[float], None]) -> None:
    async with serving(replace(settings, keep_chat=100.0, keep_reports=200.0, keep_audit=1000.0)) as served:
        at = await desk(served)
        table_id, tokens = await served.table("Odile", "Bruno")
        path = f"/api/tables/{table_id}"
        await served.post(f"{path}/chat", {"text": "well"}, tokens["0"])
        for _ in range(2):
            await served.post(f"{path}/report", {"why": "spam"}, tokens["0"])
        await at.post("/reports/1", note="at once")
        await at.post("/restrictions", kind="mute", name="Dora", seconds=1)
        await at.post("/restrictions", kind="mute", name="Emil", seconds=500)
        await at.post("/restrictions", kind="mute", name="Fay")
        await served.post(f"{path}/pair", {}, tokens["0"])
        kinds = ("chat", "reports", "restrictions", "codes")

        async def pruned() -> list[int]:
            done = await retention.prune(served.house)
            assert bool(done["audit"]) is (served.house.now() - began > 1000)
            return [done[kind] for kind in kinds]

        began = served.house.now()
        assert await pruned() == [0, 0, 0, 0]
        forward(150)
        assert await pruned() == [1, 0, 0, 0]
        await at.post("/reports/2", note="later")
        forward(100)
        assert await pruned() == [0, 1, 1, 0]
        forward(150)
        assert await pruned() == [0, 1, 0, 0], "answered so long ago"
        forward(350)
        assert await pruned() == [0, 0, 1, 1]
        forward(500)
        assert await pruned() == [0, 0, 0, 0], "without an end a mute stays"


async def test_all_that_is_old_goes_at_once_however_much_it_is(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "BATCH", 1)
    async with serving(replace(sqlite_settings, keep_abandoned=1000.0, keep_chat=-1.0)) as served:
        for _ in range(3):
            table_id, tokens = await served.table("Odile", "Bruno")
            await aged(served, table_id, 2000)
        table_id, tokens = await served.table("Odile", "Bruno")
        for _ in range(3):
            await served.post(f"/api/tables/{table_id}/chat", {"text": "well"}, tokens["0"])
        done = await retention.prune(served.house)
        assert (done["tables-running"], done["chat"]) == (3, 3)


async def test_one_process_prunes_for_all_also_after_a_clock_was_wrong(
    served: Served, forward: Callable[[float], None]
) -> None:
    assert [await retention.due(served.house) for _ in range(2)] == [True, False]
    forward(5000)
    assert [await retention.due(served.house) for _ in range(2)] == [True, False]
    forward(-5000)
    assert [await retention.due(served.house) for _ in range(2)] == [True, False]


async def test_what_somebody_else_said_at_a_seat_is_neither_handed_out_nor_forgotten(served: Served) -> None:
    table_id, _ = await served.table("Odile", None, None)
    people = []
    for name in ("Bruno", "Cleo"):
        people.append(await served.join(table_id, name, 1))
        await served.post(f"/api/tables/{table_id}/chat", {"text": f"said by {name}"}, people[-1])
        if name == "Bruno":
            await served.post(f"/api/tables/{table_id}/leave", {}, people[-1])
    held = {"tables": {table_id: [people[1]]}}
    (mine,) = (await served.post("/api/person/export", held)).json()["seats"]
    assert [message["text"] for message in mine["chat"]] == ["said by Cleo"]
    await served.post("/api/person/forget", held)
    left = (await served.get(f"/api/tables/{table_id}/chat")).json()["messages"]
    assert [message["text"] for message in left] == ["said by Bruno"]


async def test_a_table_at_which_somebody_moves_again_is_not_removed(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(replace(sqlite_settings, keep_abandoned=1000.0)) as served:
        table_id, tokens = await served.table("Odile", "Bruno")
        await aged(served, table_id, 2000)
        look = store.untouched

        async def meanwhile(*given: Any) -> list[str]:
            found = await look(*given)
            if found:
                await served.turn(table_id, tokens["0"])
            return found

        monkeypatch.setattr(store, "untouched", meanwhile)
        assert (await retention.prune(served.house))["tables-running"] == 0
        assert (await served.see(table_id))["table"]["state"] == "running"


async def test_a_table_that_somebody_comes_back_to_is_not_removed(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(replace(sqlite_settings, open_table_ttl=1000.0)) as served:
        gone, _ = await served.table("Odile", None)
        table_id, _ = await served.table("Odile", None)
        for old in (gone, table_id):
            await aged(served, old, 2000)
        look = store.untouched

        async def meanwhile(*given: Any) -> list[str]:
            found = await look(*given)
            await served.join(table_id, "Bruno")
            return found

        monkeypatch.setattr(store, "untouched", meanwhile)
        assert (await retention.prune(served.house))["tables-open"] == 1
        assert (await served.get(f"/api/tables/{gone}")).status_code == 404
        assert (await served.see(table_id))["table"]["state"] == "running"
