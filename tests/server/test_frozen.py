"""Tables that cannot go on here: what was hidden before stays hidden, and what is told of them is true."""

from typing import Any

import pytest
from sqlalchemy import insert, update

from bastide.engine.record import Record
from bastide.storage import schema, tables

from . import huts
from .served import Served


async def altered(served: Served, table_id: str, **values: Any) -> None:
    """Change what is stored of a table, and have it read anew."""
    async with served.house.db.writing() as write:
        await tables.update_table(write.connection, table_id, **values)
    served.house.positions.forget(table_id)


async def everything(served: Served, table_id: str, tokens: Any) -> dict[str, Any]:
    """Return what somebody with these tokens is told of a table, by the call."""
    path = f"/api/tables/{table_id}"
    seen = (await served.see(table_id, tokens))["snapshot"]
    replay = (await served.get(f"{path}/replay", tokens)).json()
    tried = (await served.post(f"{path}/look", {"actions": []}, tokens)).json()
    refused = [(await served.get(f"{path}/{call}", tokens)).json() for call in ("record", "picture", "review")]
    return {
        "snapshot": {**{key: seen[key] for key in ("view", "story", "ledger", "turns")}},
        "replay": replay,
        "story of a try": tried["story"],
        "refused": [answer["error"]["code"] for answer in refused],
        "shuffle": (await served.get(f"{path}/shuffle", tokens)).json(),
    }


@pytest.mark.parametrize("closed", [False, True])
async def test_nobody_is_told_more_of_a_table_because_it_froze(served: Served, closed: bool) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", closed=closed)
    for seat in ("0", "1"):
        await served.turn(table_id, tokens[seat])
    people = ((), tokens["0"], tokens["1"])
    before = [await everything(served, table_id, who) for who in people]
    assert [told["refused"] for told in before] == [
        ["closed-record" if closed else "not-over", "not-over", "not-over"]
    ] * 3
    for values in ({"rules_version": "0.0"}, {"rules_version": "1", "corrections": "0a1b2c3d"}, {"closed_at": 1.0}):
        await altered(served, table_id, **values)
        assert (await served.see(table_id))["table"]["frozen"] is not None
        assert [await everything(served, table_id, who) for who in people] == before


async def test_what_only_the_rules_of_today_take_for_the_end_lays_nothing_open(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", options={"rounds": "2"})
    for seat in ("0", "1", "0"):
        last = (await served.turn(table_id, tokens[seat]))["snapshot"]
    await altered(served, table_id, rules_version="0.0", options={"rounds": "1"})
    seen = (await served.see(table_id, tokens["0"]))["snapshot"]
    assert seen["seq"] == last["seq"]
    assert seen["view"]["secrets"][1] is None
    assert seen["view"]["current"] >= 0
    replay = (await served.get(f"/api/tables/{table_id}/replay", tokens["0"])).json()
    assert replay["view"]["secrets"][1] is None
    assert {entry["seat"] for entry in replay["story"] if entry["key"] == "huts-log-deal"} == {0}
    picture = await served.get(f"/api/tables/{table_id}/picture", tokens["0"])
    assert (picture.status_code, picture.json()["error"]["code"]) == (409, "not-over")


async def test_what_follows_an_action_that_is_not_understood_is_not_shown_in_its_place(served: Served) -> None:
    """A server of the older rules may let the table go on beside this one."""
    table_id, tokens = await served.table("Odile", "Bruno")
    seq = (await served.turn(table_id, tokens["0"]))["seq"]
    async with served.house.db.writing() as write:
        events = schema.events
        await write.connection.execute(
            update(events).where(events.c.table_id == table_id, events.c.seq == seq - 2).values(action=huts.BUILD + 9)
        )
    await altered(served, table_id, rules_version="0.0")
    short = (await served.see(table_id))["snapshot"]
    assert (short["seq"], short["view"]["last"]) == (seq, -1)
    async with served.house.db.writing() as write:
        found = await write.connection.execute(events.select().where(events.c.table_id == table_id))
        like = dict(found.mappings().all()[-1])
        await write.connection.execute(insert(events).values({**like, "seq": seq + 1, "action": huts.BUILD + 1}))
        await tables.update_table(write.connection, table_id, seq=seq + 1)
        write.say("changed", table_id)
    after = (await served.see(table_id))["snapshot"]
    assert (after["seq"], after["ply"], after["view"]) == (seq + 1, short["ply"], short["view"])


async def test_the_record_of_an_old_game_says_how_it_came_out(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", options={"rounds": "1"})
    for seat in ("0", "1"):
        await served.turn(table_id, tokens[seat])
    was = Record.parse((await served.get(f"/api/tables/{table_id}/record")).text)
    await altered(served, table_id, corrections="0a1b2c3d")
    same = await served.get(f"/api/tables/{table_id}/record")
    assert Record.parse(same.text) == was, "the values of today lead to the same"
    await altered(served, table_id, scores=[40, 2])
    refused = await served.get(f"/api/tables/{table_id}/record")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "other-values")
    await altered(served, table_id, corrections="", rules_version="0.0")
    text = (await served.get(f"/api/tables/{table_id}/record")).text
    assert "\nrules: 0.0\n" in text
    assert "\nscores: 40 2\n" in text
