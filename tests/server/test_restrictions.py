"""Bans and mutes: whom they are about, what they end, and for how long."""

import asyncio

import pytest

from bastide.storage import tables

from .served import Served
from .test_admin import desk


async def test_a_ban_by_address_refuses_everything_and_ends_connections(served: Served) -> None:
    at = await desk(served)
    table_id, _ = await served.table("Odile", "Bruno")
    live = served.live(table_id)
    await live.next("snapshot")
    await at.post("/restrictions", kind="ban", address="127.0.0.0/8", seconds=60)
    assert await live.until_closed() == 1008
    answer = await served.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
    assert (await served.get("/healthz")).status_code == 200
    for page, origin in ((False, ""), (True, "http://testserver")):  # to a page nothing else can be said
        refused = served.live(table_id, origin=origin)
        assert (await refused.until_closed(), refused.accepted) == (1008, page)
    (row,) = (await at.get("/restrictions"))["restrictions"]  # an operator is never shut out
    await at.post(f"/restrictions/{row['id']}/lift")
    assert (await served.get("/api/tables")).status_code == 200


async def test_who_is_banned_before_they_say_hello_is_shown_out_then(sqlite_served: Served) -> None:
    at = await desk(sqlite_served)
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    silent = sqlite_served.live(table_id, hello=False)
    while not sqlite_served.app.state.doorkeeper.open:
        await asyncio.sleep(0)
    await at.post("/restrictions", kind="ban", address="127.0.0.1")
    silent.say({"type": "hello", "tokens": [], "since": None})
    assert await silent.until_closed() == 1008
    assert not sqlite_served.hub.rooms


@pytest.mark.parametrize("text", ["0.0.0.0/0", "10.0.0.0/4", "::/0", "somewhere"])
async def test_nobody_bans_half_the_world_by_a_slip(sqlite_served: Served, text: str) -> None:
    at = await desk(sqlite_served)
    refusal = await at.post("/restrictions", 422, kind="ban", address=text)
    assert refusal["error"]["code"] == "bad-range"


async def test_a_ban_by_seat_puts_out_and_keeps_out(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    await at.post("/restrictions", kind="ban", table=table_id, seat=1, reason="cheats")
    assert (await served.get("/api/games")).status_code == 403  # the same address
    (row,) = (await at.get("/restrictions"))["restrictions"]
    await at.post(f"/restrictions/{row['id']}/lift")
    assert (await served.post(f"/api/tables/{table_id}/reclaim", {}, tokens["1"])).status_code == 401


async def test_a_ban_by_seat_puts_out_at_a_table_that_is_closed_too(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    await at.post(f"/tables/{table_id}/close", reason="first of all")
    made = await at.post("/restrictions", kind="ban", table=table_id, seat=1, reason="cheats")
    await at.post(f"/restrictions/{made['restriction']['id']}/lift")
    await at.post(f"/tables/{table_id}/close", closed=False)
    seen = (await served.see(table_id, tokens["1"]))["table"]
    assert (seen["you"], seen["seats"][1]["kind"], seen["seats"][1]["stand_in"]) == ([], "bot", False)


async def test_an_address_of_ipv4_may_be_named_as_one_of_ipv6(sqlite_served: Served) -> None:
    at = await desk(sqlite_served)
    found = await at.post("/restrictions", kind="ban", address="::ffff:203.0.113.5")
    assert found["restriction"]["value"] == "203.0.113.5/32"


async def says(served: Served, table_id: str, token: str) -> int:
    return (await served.post(f"/api/tables/{table_id}/chat", {"text": "well"}, token)).status_code


async def test_a_mute_by_seat_follows_the_person_wherever_they_come_from_and_nobody_else(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno")
    async with served.house.db.writing() as write:
        await tables.update_seat(write.connection, table_id, 1, client="elsewhere")
    await at.post("/restrictions", kind="mute", table=table_id, seat=1)
    assert [await says(served, table_id, tokens[seat]) for seat in "01"] == [200, 403]
    assert (await served.see(table_id, tokens["1"]))["table"]["you"] == [1], "who may not talk plays on"
    await served.post(f"/api/tables/{table_id}/leave", {}, tokens["1"])
    assert await says(served, table_id, tokens["1"]) == 403, "also for whom a bot plays"
    assert (await at.log())[0] == ("muted", None)


async def test_a_mute_by_name_ends_with_its_time_and_keeps_nobody_from_sitting_down(served: Served) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", None)
    await at.post("/restrictions", kind="mute", name="BRUNO", seconds=1.0)
    bruno = await served.join(table_id, "Bruno")
    assert [await says(served, table_id, token) for token in (tokens["0"], bruno)] == [200, 403]
    await asyncio.sleep(1.1)
    assert await says(served, table_id, bruno) == 200


async def test_a_ban_of_a_name_ends_with_its_time(served: Served) -> None:
    at = await desk(served)
    table_id, _ = await served.table("Odile", None)
    await at.post("/restrictions", kind="ban", name="Bruno", seconds=1.0)
    refused = await served.post(f"/api/tables/{table_id}/join", {"name": "Bruno"})
    assert refused.json()["error"]["code"] == "banned-name"
    assert (await at.log())[0] == ("banned", None)
    await asyncio.sleep(1.1)
    assert await served.join(table_id, "Bruno")


async def test_only_somebody_who_sits_there_is_restricted_by_seat(served: Served) -> None:
    at = await desk(served)
    table_id, _ = await served.table("Odile", None)
    for seat, status, code in ((1, 409, "nobody-there"), (2, 404, "no-seat")):
        refusal = await at.post("/restrictions", status, kind="mute", table=table_id, seat=seat)
        assert refusal["error"]["code"] == code
    assert (await at.get("/restrictions"))["restrictions"] == []
    assert (await at.post("/words", 422, add=["*"]))["error"]["code"] == "bad-word"


@pytest.mark.parametrize("over", [False, True])
async def test_a_ban_by_seat_changes_nothing_where_nobody_plays_any_more(served: Served, over: bool) -> None:
    at = await desk(served)
    table_id, tokens = await served.table("Odile", "Bruno", options={"rounds": "1"})
    if over:
        for _ in tokens:
            await served.turn(table_id, list(tokens.values()))
    else:
        async with served.house.db.writing() as write:
            await tables.update_table(write.connection, table_id, rules_version="0")
    made = await at.post("/restrictions", kind="ban", table=table_id, seat=1)
    await at.post(f"/restrictions/{made['restriction']['id']}/lift")
    seat = (await served.see(table_id))["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("local", "Bruno")


async def test_a_ban_is_about_nobody_else(sqlite_served: Served) -> None:
    at = await desk(sqlite_served)
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    live = sqlite_served.live(table_id)
    await live.next("presence")
    for address in ("203.0.113.5", "2001:db8::/32"):
        await at.post("/restrictions", kind="ban", address=address)
    await at.post("/restrictions", kind="mute", address="127.0.0.1")
    assert (await sqlite_served.get("/api/tables")).status_code == 200
    live.say({"type": "ping"})
    assert await live.next("pong")
