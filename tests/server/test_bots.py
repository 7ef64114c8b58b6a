"""Bots: at ordinary tables, in processes of their own, never in the way."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import update

from bastide.server.pool import ThinkFailed, Thought, Worker
from bastide.server.settings import Settings
from bastide.storage import schema
from bastide.storage import tables as table_store

from . import huts
from .served import HUTS, Served, serving

BAD = "tests.server.badbots"
RULES = {("huts", huts.GAME.rules_version)}


async def over(served: Served, table_id: str, timeout: float = 60.0) -> dict[str, object]:
    live = served.live(table_id)
    frame = await live.until(lambda frame: frame["type"] == "table" and frame["table"]["state"] == "over", timeout)
    await live.leave()
    found: dict[str, object] = frame["table"]
    return found


async def test_bots_play_a_game_to_its_end(served: Served) -> None:
    table_id, tokens = await served.table("bot random", "bot random", "bot random")
    assert tokens == {}
    await over(served, table_id)
    record = (await served.get(f"/api/tables/{table_id}/record")).text
    assert "seat 0: bot random\n" in record
    assert "scores: " in record


async def test_bots_answer_people(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "bot random", game="carcassonne", options={"stack": "UVU"})
    while (found := await served.see(table_id, tokens["0"]))["table"]["state"] != "over":
        if legal := found["snapshot"]["legal"]:
            await served.move(table_id, tokens["0"], legal[0]["text"], seq=found["snapshot"]["seq"])
        else:
            await asyncio.sleep(0.02)
    assert found["snapshot"]["view"]["scores"] == found["table"]["scores"]


async def test_a_hint_is_a_whole_turn_that_is_legal(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, game="carcassonne", options={"stack": "UVU"}, hints=True)
    second = await served.join(table_id, "Bruno")
    before = await served.see(table_id)
    answer = await served.post(f"/api/tables/{table_id}/hint", {}, tokens["0"])
    assert answer.status_code == 200, answer.text
    best, *others = answer.json()["lines"]
    place, meeple = best["actions"]
    assert (place.split()[0], meeple.split()[0]) == ("place", "meeple")
    first, second_step = best["steps"]
    assert len(others) == 2
    assert all(line["actions"] != best["actions"] and line["worth"] <= best["worth"] for line in others)
    assert [first["action"]["text"], second_step["action"]["text"]] == [place, meeple]
    assert [first["view"]["phase"], second_step["view"]["phase"]] == ["place", "meeple"]
    assert first["action"] in (await served.see(table_id, tokens["0"]))["snapshot"]["legal"]
    assert await served.see(table_id) == before
    assert (await served.post(f"/api/tables/{table_id}/hint", {}, second)).status_code == 403
    assert (await served.post(f"/api/tables/{table_id}/hint", {})).status_code == 401
    assert (await served.move(table_id, tokens["0"], place, meeple)).status_code == 200


async def test_between_people_hints_are_off_unless_the_table_allows_them(served: Served) -> None:
    """Whoever plays alone may ask; between people only where the table was opened so, and everybody sees it."""
    cases: list[tuple[tuple[str | None, ...], bool | None, bool]] = [
        (("Odile", "bot greedy"), None, True),
        (("Odile", "bot greedy"), False, False),
        (("Odile", "Bruno"), None, False),
        (("Odile", "Bruno"), True, True),
    ]
    for seats, wish, allowed in cases:
        more = {} if wish is None else {"hints": wish}
        table_id, tokens = await served.table(*seats, game="carcassonne", options={"stack": "UVU"}, **more)
        held = list(tokens.values())
        table = (await served.see(table_id, held))["table"]
        assert table["hints"] is allowed
        if table["turn"] != 0 and len(held) == 1:
            continue
        answer = await served.post(f"/api/tables/{table_id}/hint", {}, held)
        assert answer.status_code == (200 if allowed else 403), answer.text
        assert allowed or answer.json()["error"]["code"] == "no-hints"


async def test_a_seat_that_waits_for_somebody_counts_as_a_persons(served: Served) -> None:
    table_id, tokens = await served.table("Odile", None, game="carcassonne")
    assert not (await served.see(table_id))["table"]["hints"]
    changed = await served.post(f"/api/tables/{table_id}/seats/1", {"kind": "bot", "bot": "greedy"}, tokens["0"])
    assert changed.json()["table"]["hints"]


async def test_a_rematch_keeps_whether_hints_are_allowed(served: Served) -> None:
    table_id, tokens = await served.table("Odile", "Bruno", options={"rounds": "1"}, hints=True)
    held = list(tokens.values())
    while (await served.see(table_id))["table"]["state"] == "running":
        await served.turn(table_id, held)
    again = await served.post(f"/api/tables/{table_id}/rematch", {}, held)
    assert again.status_code == 200, again.text
    assert again.json()["table"]["hints"]


async def test_who_gets_no_advice_is_told_so(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_asked: object) -> None:
        raise ThinkFailed("crash")

    table_id, tokens = await served.table("Odile", "Bruno", game="carcassonne", hints=True)
    monkeypatch.setattr(served.house.pool, "advise", fail)
    answer = await served.post(f"/api/tables/{table_id}/hint", {}, list(tokens.values()))
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no-advice")


async def test_workers_survive_bots_that_misbehave() -> None:
    worker = Worker((HUTS, BAD))
    thought = Thought("t", "huts", 2, {"rounds": "1"}, [0, 0, 5], 0, "bad:sleepy", 1)
    assert await worker.ask(replace(thought, spec="random"), 60) in ([8], [9], [10])
    with pytest.raises(ThinkFailed, match="timeout"):
        await worker.ask(thought, 0.2)
    with pytest.raises(ThinkFailed, match="crash"):
        await worker.ask(replace(thought, spec="bad:crash"), 60)
    with pytest.raises(ThinkFailed, match="broken on purpose"):
        await worker.ask(replace(thought, spec="bad:broken"), 60)
    assert await worker.ask(replace(thought, spec="random"), 60) in ([8], [9], [10])
    await worker.stop()


@pytest.mark.parametrize("manner", ["broken", "illegal", "crash", "sleepy"])
async def test_a_table_goes_on_when_its_bot_fails(
    settings: Settings, manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.specs.PLAIN", ("random", f"bad:{manner}"))
    monkeypatch.setattr("bastide.bots.make", lambda *_given: None)
    async with serving(replace(settings, plugins=(HUTS, BAD), bot_timeout=0.5)) as served:
        table_id, tokens = await served.table("Odile", f"bot bad:{manner}", options={"rounds": "1"})
        await served.turn(table_id, tokens["0"])
        await over(served, table_id)
        metrics = (await served.get("/metrics")).text
    assert "bastide_bot_failures_total{" in metrics


async def test_the_server_answers_while_bots_think(settings: Settings) -> None:
    async with serving(replace(settings, plugins=(HUTS, BAD), bot_timeout=30.0)) as served:
        thought = Thought("t", "huts", 2, {"rounds": "1"}, [0, 0, 5], 0, "bad:busy", 1)
        table_id, _ = await served.table("Odile", "Bruno")
        thinking = asyncio.create_task(served.house.pool.think(thought))
        for _ in range(20):
            await served.see(table_id)
        assert not thinking.done()  # twenty answers, and the bot has not come to the end of its time
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)


async def test_bots_go_on_after_a_restart_from_the_database_alone(settings: Settings) -> None:
    async with serving(replace(settings, bot_delay=30.0)) as served:
        table_id, _ = await served.table("bot random", "bot random", options={"rounds": "12"})
        await asyncio.sleep(0.3)  # claimed, and the bot is taking its time
        assert (await served.see(table_id))["snapshot"]["thinking"]
    async with serving(settings) as served:
        await over(served, table_id)


async def test_a_bot_takes_no_more_time_where_the_table_has_stood_as_it_is_for_long(settings: Settings) -> None:
    async with serving(replace(settings, bot_delay=30.0)) as served:
        table_id, tokens = await served.table("Odile", "bot random", options={"rounds": "1"})
        await served.runner.stop()
        seq = (await served.turn(table_id, tokens["0"]))["snapshot"]["seq"]
        async with served.house.db.writing() as write:
            await write.connection.execute(update(schema.tables).values(updated_at=schema.tables.c.updated_at - 60))
    async with serving(replace(settings, bot_delay=30.0)) as served, asyncio.timeout(15.0):
        while (await served.see(table_id))["snapshot"]["seq"] == seq:
            await asyncio.sleep(0.05)


async def test_only_one_process_thinks_for_a_table(served: Served) -> None:
    await served.runner.stop()
    table_id, _ = await served.table("bot random", "bot random")
    async with served.house.db.writing() as write:
        assert await table_store.claim(write.connection, table_id, "one", 100.0, 10.0)
        assert not await table_store.claim(write.connection, table_id, "two", 105.0, 10.0)
        assert await table_store.claim(write.connection, table_id, "one", 105.0, 10.0)  # renewed
        assert await table_store.waiting_for_bots(write.connection, 110.0, 5, lease=10.0, rules=RULES) == []
        assert await table_store.waiting_for_bots(write.connection, 116.0, 5, lease=10.0, rules=RULES) == [
            (table_id, True)
        ]
        assert await table_store.claim(write.connection, table_id, "two", 116.0, 10.0)  # the first one has died
        await table_store.release(write.connection, table_id, "one")
        assert not await table_store.claim(write.connection, table_id, "three", 117.0, 10.0)


async def test_a_clock_runs_and_a_bot_takes_over_when_it_has_run_out(served: Served) -> None:
    table_id, tokens = await served.table(
        "Odile", "Bruno", options={"rounds": "1"}, clock={"initial": 100, "increment": 5}
    )
    clock = (await served.see(table_id))["snapshot"]["clock"]
    assert clock["running"] == 0
    assert 95 < clock["seats"][0] <= 100
    assert clock["seats"][1] == 100
    await served.turn(table_id, tokens["0"])
    clock = (await served.see(table_id))["snapshot"]["clock"]
    assert clock["running"] == 1
    assert 100 < clock["seats"][0] <= 105
    async with served.house.db.writing() as write:  # a long silence
        await table_store.update_table(write.connection, table_id, turn_since=1.0, deadline=2.0)
    found = await over(served, table_id)
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot"]  # type: ignore[attr-defined]
    assert (await served.see(table_id))["snapshot"]["clock"]["running"] is None


async def test_tables_without_clocks_have_none(sqlite_served: Served) -> None:
    table_id, _ = await sqlite_served.table("Odile", "Bruno")
    found = await sqlite_served.see(table_id)
    assert (found["snapshot"]["clock"], found["table"]["clock"]) == (None, None)
    answer = await sqlite_served.post(
        "/api/tables", {"game": "huts", "seats": [{"kind": "open"}] * 2, "clock": {"initial": 1}}
    )
    assert answer.status_code == 422
