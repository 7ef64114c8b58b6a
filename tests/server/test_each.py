"""A pace of so much time for each turn: every turn begins with all of it again, and nothing else gives any."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest
from sqlalchemy import update

from bastide.server import pulse
from bastide.server.settings import Settings
from bastide.storage import schema, talk
from bastide.storage import tables as table_store

from .served import Served, serving
from .test_company import reclaim
from .test_rematch import finished, rematch

DAY: Final = 86400.0
PACE: Final[dict[str, Any]] = {"initial": 2 * DAY, "each": True}


async def clock(served: Served, table_id: str) -> tuple[int | None, list[float]]:
    """Return for whom time runs, and what every clock shows in hours."""
    found = (await served.see(table_id))["snapshot"]["clock"]
    assert (found["each"], found["increment"]) == (True, 0.0)
    return found["running"], [round(left / 3600, 1) for left in found["seats"]]


async def test_a_turn_begins_with_the_whole_time_again(served: Served, forward: Callable[[float], None]) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", clock=PACE)
    assert (await served.see(table_id))["table"]["clock"] == {"initial": 2 * DAY, "increment": 0.0, "each": True}
    forward(DAY)
    assert await clock(served, table_id) == (0, [24.0, 48.0])
    await served.move(table_id, tokens["0"], "build 0")  # the first half of a turn gives nothing
    assert await clock(served, table_id) == (0, [24.0, 48.0])
    await served.move(table_id, tokens["0"], "keep")
    assert await clock(served, table_id) == (1, [48.0, 48.0])
    forward(1.5 * DAY)
    assert await clock(served, table_id) == (1, [48.0, 12.0])
    await served.turn(table_id, tokens["1"])
    assert await clock(served, table_id) == (0, [48.0, 48.0])


async def test_against_bots_too_every_turn_has_the_whole_time(served: Served, forward: Callable[[float], None]) -> None:
    table_id, tokens = await served.table("Odile", "bot random", clock=PACE)
    for _ in range(2):
        forward(DAY)
        assert (await clock(served, table_id))[1][0] == 24.0
        await served.turn(table_id, tokens["0"])
        async with asyncio.timeout(30):
            while (await clock(served, table_id))[0] != 0:
                await asyncio.sleep(0.05)
        assert (await clock(served, table_id))[1][0] == 48.0


async def test_an_increment_and_the_whole_time_again_are_two_clocks(sqlite_served: Served) -> None:
    body: dict[str, Any] = {"game": "huts", "seats": [{"kind": "open"}] * 2, "clock": {**PACE, "increment": 5}}
    answer = await sqlite_served.post("/api/tables", body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-request")
    body["clock"] = {**PACE, "increment": 0}
    assert (await sqlite_served.post("/api/tables", body)).status_code == 200
    body["clock"] = {"initial": 60}  # what was sent before there was a pace
    made = (await sqlite_served.post("/api/tables", body)).json()["table"]
    assert made["clock"] == {"initial": 60.0, "increment": 0.0, "each": False}


async def test_taking_back_gives_no_time(served: Served, forward: Callable[[float], None]) -> None:
    """Whoever is on turn again by an undo has what was left; whoever is on turn after that has everything."""
    table_id, tokens = await served.table("Odile", "Bruno", clock=PACE)
    forward(1.5 * DAY)
    await served.turn(table_id, tokens["0"])
    forward(DAY)
    seq = (await served.see(table_id))["snapshot"]["seq"]
    both = [tokens["0"], tokens["1"]]
    answer = await served.post(f"/api/tables/{table_id}/undo", {"seq": seq, "to": "turn", "confirm": True}, both)
    assert answer.status_code == 200, answer.text
    assert await clock(served, table_id) == (0, [12.0, 48.0])
    await served.turn(table_id, tokens["0"])
    assert await clock(served, table_id) == (1, [48.0, 48.0])


async def test_a_stand_in_plays_after_the_time_and_the_next_turn_has_all_of_it(
    settings: Settings, forward: Callable[[float], None]
) -> None:
    async with serving(replace(settings, bot_delay=30.0)) as served:
        table_id, tokens = await served.table("Odile", None, clock=PACE)
        second = await served.join(table_id, "Bruno")
        forward(2 * DAY + 1)
        watcher = served.live(table_id, [tokens["0"]])
        await watcher.until(lambda f: f["type"] == "notice" and f["notice"]["key"] == "shell-notice-time-out")
        await reclaim(served, table_id, tokens["0"])  # before the stand-in has moved: a minute, as by every clock
        found = (await served.see(table_id, tokens["0"]))["snapshot"]["clock"]
        assert found["running"] == 0
        assert 50 < found["seats"][0] <= 60
        await served.turn(table_id, tokens["0"])
        await served.turn(table_id, second)
        assert await clock(served, table_id) == (0, [48.0, 48.0])


async def test_a_seat_taken_back_while_another_is_on_turn(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, clock=PACE)
    second = await served.join(table_id, "Bruno")
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    await reclaim(served, table_id, second)
    await served.turn(table_id, tokens["0"])
    assert await clock(served, table_id) == (1, [48.0, 48.0])


@pytest.mark.parametrize("pace", [PACE, {"initial": 2 * DAY}])
async def test_who_takes_a_seat_that_was_free_on_its_turn_has_not_used_that_time(
    served: Served, forward: Callable[[float], None], pace: dict[str, Any]
) -> None:
    table_id, tokens = await served.table("Odile", None, clock=pace)
    second = await served.join(table_id, "Bruno")
    await served.runner.stop()
    await served.turn(table_id, tokens["0"])
    await served.post(f"/api/tables/{table_id}/leave", {}, second)
    opened = await served.post(f"/api/tables/{table_id}/seats/1", {"kind": "open"}, tokens["0"])
    assert opened.status_code == 200, opened.text
    forward(5 * DAY)
    await served.join(table_id, "Cleo")
    found = (await served.see(table_id))["snapshot"]["clock"]
    assert (found["running"], round(found["seats"][1] / 3600, 1)) == (1, 48.0)


async def test_another_game_has_the_same_pace(served: Served) -> None:
    table_id, (first, second) = await finished(served, None, clock=PACE)
    table = (await rematch(served, table_id, first)).json()["table"]
    assert table["clock"] == {"initial": 2 * DAY, "increment": 0.0, "each": True}
    await rematch(served, table_id, second)
    await served.turn(table["id"], second)
    assert await clock(served, table["id"]) == (1, [48.0, 48.0])


async def test_time_without_a_server_does_not_count(settings: Settings) -> None:
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", "Bruno", clock=PACE)
        await served.turn(table_id, tokens["0"])
        now = served.house.now()
    away = 3 * DAY
    async with serving(settings) as served:  # the last one lived three days ago, and the turn had lasted an hour then
        async with served.house.db.writing() as write:
            table = schema.tables.c
            earlier = {"turn_since": now - away - 3600, "deadline": now - away - 3600 + 2 * DAY}
            await write.connection.execute(update(schema.tables).where(table.id == table_id).values(**earlier))
            await talk.write_fact(write.connection, pulse.ALIVE, str(now - away))
        started = pulse.Pulse(served.house)
        await started.start()
        await started.stop()
        assert await clock(served, table_id) == (1, [48.0, 47.0])
        async with served.house.db.reading() as connection:
            row = await table_store.read_table(connection, table_id)
        assert row is not None
        assert row.deadline is not None
        assert row.deadline - served.house.now() == pytest.approx(2 * DAY - 3600, abs=5)
