"""Clocks beside everything that is no move: taking back, leaving, sitting down where the time has run out."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bastide.server.admin import people, tables
from bastide.server.house import House
from bastide.server.settings import Settings

from .served import Served, serving
from .test_company import reclaim


async def clock(served: Served, table_id: str) -> tuple[int | None, list[int]]:
    """Return for whom time runs, and what every clock shows in seconds."""
    found = (await served.see(table_id))["snapshot"]["clock"]
    return found["running"], [round(left) for left in found["seats"]]


async def first_legal(served: Served, table_id: str, token: str) -> Any:
    return (await served.see(table_id, token))["snapshot"]["legal"][0]["text"]


async def test_who_takes_the_end_of_a_turn_back_has_no_increment_for_it(
    sqlite_served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    served, now = sqlite_served, time.time()
    monkeypatch.setattr(House, "now", staticmethod(lambda: now))
    table_id, tokens = await served.table("Odile", "Bruno", game="caylus", clock={"initial": 600, "increment": 30})
    first, _ = await clock(served, table_id)  # who begins is drawn
    assert first is not None
    token, with_more = tokens[str(first)], [630 if seat == first else 600 for seat in range(2)]
    for _ in range(3):
        text = await first_legal(served, table_id, token)
        await served.move(table_id, token, text)
        assert (await clock(served, table_id)) == (1 - first, with_more)
        seq = (await served.see(table_id))["snapshot"]["seq"]
        body = {"seq": seq, "confirm": True}
        answer = await served.post(f"/api/tables/{table_id}/undo", body, token)
        assert answer.status_code == 200, answer.text
        assert answer.json()["request"] is None
        assert (await clock(served, table_id)) == (first, [600, 600])
    seq = (await served.see(table_id))["snapshot"]["seq"]
    answer = await served.post(f"/api/tables/{table_id}/redo", {"seq": seq}, token)
    assert answer.status_code == 200, answer.text
    assert (await clock(served, table_id)) == (1 - first, with_more)


async def test_who_leaves_on_turn_has_used_the_time_until_then(
    sqlite_settings: Settings, forward: Callable[[float], None]
) -> None:
    async with serving(replace(sqlite_settings, bot_delay=30.0)) as served:
        table_id, tokens = await served.table("Odile", "Bruno", clock={"initial": 600})
        forward(400)
        await served.post(f"/api/tables/{table_id}/leave", {}, tokens["0"])
        await reclaim(served, table_id, tokens["0"])
        running, (first, second) = await clock(served, table_id)
        assert (running, 180 < first <= 200, second) == (0, True, 600)


async def test_who_sits_down_where_the_time_has_run_out_gets_a_minute(
    sqlite_settings: Settings, forward: Callable[[float], None]
) -> None:
    async with serving(replace(sqlite_settings, bot_delay=30.0)) as served:
        table_id, _ = await served.table("Odile", None, clock={"initial": 5})
        second = await served.join(table_id, "Bruno")
        forward(6)
        async with asyncio.timeout(20):
            while (await served.see(table_id))["table"]["seats"][0]["kind"] != "bot":
                await asyncio.sleep(0.05)
        answer = await served.post(f"/api/tables/{table_id}/seats/0", {"kind": "open"}, second)
        assert answer.status_code == 200, answer.text
        await served.join(table_id, "Cleo")
        await asyncio.sleep(0.5)
        assert (await served.see(table_id))["table"]["seats"][0]["kind"] == "person"
        running, (first, other) = await clock(served, table_id)
        assert (running, 50 < first <= 60, other) == (0, True, 5)


async def test_at_a_closed_table_no_time_runs(sqlite_served: Served, forward: Callable[[float], None]) -> None:
    served = sqlite_served
    table_id, _ = await served.table("Odile", "Bruno", clock={"initial": 600})
    forward(100)
    await tables.close(served.house, "Nora", table_id, True, "")
    forward(400)
    running, (first, _) = await clock(served, table_id)
    assert (running, 480 < first <= 500) == (None, True)
    await tables.close(served.house, "Nora", table_id, False, "")
    running, (first, _) = await clock(served, table_id)
    assert (running, 480 < first <= 500) == (0, True)


@pytest.mark.parametrize("forgotten", [0, 1])
async def test_at_a_closed_table_no_time_runs_for_anybody_else_who_is_forgotten(
    sqlite_settings: Settings, forward: Callable[[float], None], forgotten: int
) -> None:
    async with serving(replace(sqlite_settings, bot_delay=30.0)) as served:
        table_id, _ = await served.table("Odile", "Bruno", clock={"initial": 600})
        forward(100)
        await tables.close(served.house, "Nora", table_id, True, "")
        forward(400)
        await people.forget_seat(served.house, "Nora", table_id, forgotten)
        running, (first, _) = await clock(served, table_id)
        assert (running, 480 < first <= 500) == (None, True)
        forward(50)
        await tables.close(served.house, "Nora", table_id, False, "")
        running, (first, _) = await clock(served, table_id)
        assert (running, 480 < first <= 500) == (0 if forgotten else None, True)
        if forgotten:
            forward(30)
            _, (first, _) = await clock(served, table_id)
            assert 450 < first <= 470
