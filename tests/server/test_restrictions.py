"""Bans and mutes: whom they are about, what they end, and for how long."""

import asyncio

import pytest

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
    refused = served.live(table_id)
    assert await refused.until_closed() == 1008
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
