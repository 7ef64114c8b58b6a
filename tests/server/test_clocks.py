"""Clocks beside everything that is no move: taking back, leaving, sitting down where the time has run out."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bastide.server import carried
from bastide.server.admin import people, tables
from bastide.server.draft import settled
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.seats import run_out, stand_in, time_for
from bastide.server.settings import Settings

from .served import Served, serving
from .test_admin_people import finished
from .test_company import reclaim
from .test_frozen import altered


async def clock(served: Served, table_id: str) -> tuple[int | None, list[int]]:
    """Return for whom time runs, and what every clock shows in seconds."""
    found = (await served.see(table_id))["snapshot"]["clock"]
    return found["running"], [round(left) for left in found["seats"]]


@pytest.fixture
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass for the server."""
    now = time.time()
    monkeypatch.setattr(House, "now", staticmethod(lambda: now))


async def standing(served: Served, table_id: str) -> tuple[Loaded, float]:
    """Return a table at which the first seat is on turn, and since when."""
    loaded = await served.house.load(table_id)
    assert loaded.row.turn == 0
    assert loaded.row.turn_since is not None
    return loaded, loaded.row.turn_since


async def first_legal(served: Served, table_id: str, token: str) -> Any:
    return (await served.see(table_id, token))["snapshot"]["legal"][0]["text"]


@pytest.mark.usefixtures("stopped")
async def test_who_takes_the_end_of_a_turn_back_has_no_increment_for_it(sqlite_served: Served) -> None:
    served = sqlite_served
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


OTHERS = ({"rules_version": "0.0"}, {"corrections": "0a1b2c3d"})
"""Under these no table of Huts goes on."""


@pytest.mark.parametrize("others", OTHERS)
async def test_where_the_rules_are_others_no_time_runs_until_they_are_back(
    settings: Settings, forward: Callable[[float], None], monkeypatch: pytest.MonkeyPatch, others: dict[str, str]
) -> None:
    monkeypatch.setattr(carried, "AT_ONCE", 20.0)
    today = dict.fromkeys(others, "")
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", "Bruno", clock={"initial": 600})
        without, _ = await served.table("Odile", "Bruno")
        closed, _ = await served.table("Odile", "Bruno", clock={"initial": 600})
        forward(100)
        await tables.close(served.house, "Nora", closed, True, "")
        for one in (table_id, without, closed):
            today = {name: getattr((await served.house.load(one)).row, name) for name in others}
            await altered(served, one, **others)
    forward(20)  # in which no server lives
    async with serving(settings) as served:
        forward(550)
        for one in (table_id, closed):
            running, (first, _) = await clock(served, one)
            assert (running, 480 < first <= 500) == (None, True)
        await people.forget_seat(served.house, "Nora", table_id, 1)
        assert (await clock(served, table_id))[0] is None
        for one in (table_id, without, closed):
            row = (await served.house.load(one)).row
            assert (row.turn, row.turn_since, row.deadline) == (0, None, None)
            await altered(served, one, **today)
    async with serving(settings) as served:
        assert (await served.house.load(without)).row.turn_since is not None
        running, (first, _) = await clock(served, closed)
        assert (running, 480 < first <= 500) == (None, True)
        running, (first, _) = await clock(served, table_id)
        assert (running, 480 < first <= 500) == (0, True)
        forward(50)
        assert 430 < (await clock(served, table_id))[1][0] <= 450
        assert (await served.turn(table_id, tokens["0"]))["snapshot"]["clock"]["running"] == 1


async def test_a_table_of_earlier_rules_that_is_carried_on_has_its_time(
    sqlite_settings: Settings, forward: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it stood under a server that could not carry it on."""
    monkeypatch.setattr(carried, "AT_ONCE", 20.0)
    async with serving(sqlite_settings) as served:
        table_id, _ = await served.table("Odile", "Bruno", clock={"initial": 600})
        await altered(served, table_id, rules_version="0.0", shuffle=None)
    async with serving(sqlite_settings) as served:
        forward(100)
        running, (first, _) = await clock(served, table_id)
        assert (running, 590 < first <= 600) == (None, True)
    earlier = {"huts": SimpleNamespace(continues=("0.0",))}
    monkeypatch.setattr(carried, "game_type", lambda name: earlier.get(name, SimpleNamespace(continues=())))
    async with serving(sqlite_settings) as served:
        assert (await served.see(table_id))["table"]["frozen"] is None
        forward(100)
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


@pytest.mark.usefixtures("stopped")
async def test_an_increment_comes_with_the_end_of_a_turn_and_not_with_every_action(sqlite_served: Served) -> None:
    """A turn of this game is two actions."""
    served = sqlite_served
    table_id, tokens = await served.table("Odile", "Bruno", clock={"initial": 600, "increment": 30})
    await served.move(table_id, tokens["0"], await first_legal(served, table_id, tokens["0"]))
    assert (await clock(served, table_id)) == (0, [600, 600])
    await served.move(table_id, tokens["0"], await first_legal(served, table_id, tokens["0"]))
    assert (await clock(served, table_id)) == (1, [630, 600])


async def test_whoever_moves_after_the_last_second_has_none_left_and_owes_none(sqlite_served: Served) -> None:
    """So that an increment is whole."""
    served = sqlite_served
    table_id, _ = await served.table("Odile", "Bruno", clock={"initial": 600, "increment": 30})
    loaded, since = await standing(served, table_id)
    assert settled(served.house, loaded, since + 700, {0}, {})[1] == [(0, 0.0)]


async def test_no_time_runs_for_a_bot(sqlite_served: Served) -> None:
    """Whoever comes back finds the clock as it was left."""
    served = sqlite_served
    table_id, _ = await served.table("Odile", "Bruno", clock={"initial": 600})
    loaded, since = await standing(served, table_id)
    for seat, clocks in ((loaded.seats[0], [(0, 500.0)]), (stand_in(served.house, loaded.seats[0]), [])):
        table = replace(loaded, seats=[seat, *loaded.seats[1:]])
        assert settled(served.house, table, since + 100, {0}, {})[1] == clocks


async def test_an_increment_that_has_been_used_already_is_not_owed(sqlite_served: Served) -> None:
    """Who takes the end of a turn back gives its increment back, and keeps the time for one turn at most."""
    served = sqlite_served
    table_id, _ = await served.table("Odile", "Bruno", clock={"initial": 600, "increment": 30})
    loaded, now = await standing(served, table_id)
    for left, ends, after in ((100.0, 2, 40.0), (20.0, 1, 20.0), (50.0, 2, 30.0)):
        table = replace(loaded, seats=[loaded.seats[0], replace(loaded.seats[1], clock_left=left)])
        assert (1, after) in settled(served.house, table, now, set(), {1: ends})[1]
    bot = replace(loaded, seats=[loaded.seats[0], stand_in(served.house, loaded.seats[1])])
    assert settled(served.house, bot, now, set(), {1: 1})[1] == [(0, 600.0)], "a bot has had none"


@pytest.mark.usefixtures("stopped")
async def test_a_turn_of_several_actions_that_is_taken_back_costs_one_increment(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, tokens = await served.table("Odile", "Bruno", clock={"initial": 600, "increment": 30})
    await served.turn(table_id, tokens["0"])
    assert (await clock(served, table_id)) == (1, [630, 600])
    seq = (await served.see(table_id))["snapshot"]["seq"]
    body = {"seq": seq, "to": "turn", "confirm": True}
    answer = await served.post(f"/api/tables/{table_id}/undo", body, list(tokens.values()))
    assert answer.status_code == 200, answer.text
    assert (await clock(served, table_id)) == (0, [600, 600])


async def test_a_clock_of_days_begins_anew_with_a_turn_that_was_played_on_to(sqlite_served: Served) -> None:
    """Not with a turn that others' undo led back to; but also with the next turn of the same seat."""
    served = sqlite_served
    days = {"initial": 86400, "each": True}
    table_id, tokens = await served.table("Odile", "Bruno", clock=days)
    for seat in ("0", "1"):
        await served.turn(table_id, tokens[seat])
    loaded, now = await standing(served, table_id)
    table = replace(loaded, seats=[replace(loaded.seats[0], clock_left=100.0), loaded.seats[1]])
    for row, acted, anew in (
        (replace(loaded.row, turn=1), {1}, True),
        (replace(loaded.row, turn=1), set(), False),
        (replace(loaded.row, ply=0), {0}, True),
        (loaded.row, {0}, False),
    ):
        _, clocks = settled(served.house, replace(table, row=row), now, acted, {})
        assert (clocks.count((0, 86400.0)) == 1) is anew


async def test_whose_address_opened_a_table_is_forgotten_with_its_end(sqlite_served: Served) -> None:
    """It counts what bots may think there, no longer."""
    served = sqlite_served
    begun, _ = await served.table("Odile", "Bruno")
    over, _ = await finished(served)
    assert [bool((await served.house.load(one)).row.client) for one in (begun, over)] == [True, False]


async def test_who_sits_down_on_turn_has_a_whole_day_and_none_of_the_time_that_nobody_sat_there(
    sqlite_settings: Settings, forward: Callable[[float], None]
) -> None:
    async with serving(replace(sqlite_settings, bot_delay=30.0)) as served:
        table_id, tokens = await served.table("Odile", None, clock={"initial": 86400, "each": True})
        second = await served.join(table_id, "Bruno")
        forward(1000)
        await served.post(f"/api/tables/{table_id}/leave", {}, tokens["0"])
        answer = await served.post(f"/api/tables/{table_id}/seats/0", {"kind": "open"}, second)
        assert answer.status_code == 200, answer.text
        forward(500)
        await served.join(table_id, "Cleo")
        running, (first, _) = await clock(served, table_id)
        assert (running, first > 86390) == (0, True)


async def test_a_clock_that_has_time_again_puts_nobody_out(
    sqlite_served: Served, forward: Callable[[float], None]
) -> None:
    """Between the moment that a clock is seen to have run out and the one in which that counts, a move may be made."""
    served = sqlite_served
    table_id, _ = await served.table("Odile", "Bruno", clock={"initial": 600})
    await run_out(served.house, table_id)
    assert [seat["kind"] for seat in (await served.see(table_id))["table"]["seats"]] == ["person", "local"]
    forward(601)
    await run_out(served.house, table_id)
    assert [seat["kind"] for seat in (await served.see(table_id))["table"]["seats"]] == ["bot", "local"]


async def test_who_sits_down_has_time_for_one_turn_at_least(sqlite_served: Served) -> None:
    """A minute, or an increment that is longer; whoever has more keeps it."""
    served = sqlite_served
    table_id, _ = await served.table("Odile", "Bruno", clock={"initial": 600, "increment": 120})
    row = (await served.house.load(table_id)).row
    for increment, left, shown in ((120, 3.0, 120), (30, 3.0, 60), (30, 90.0, 90)):
        assert time_for(served.house, replace(row, clock_increment=increment), left) == shown


async def test_nobody_sits_down_where_the_game_is_over(sqlite_served: Served) -> None:
    served = sqlite_served
    table_id, _ = await finished(served)
    answer = await served.post(f"/api/tables/{table_id}/join", {"name": "Cleo"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "over")
