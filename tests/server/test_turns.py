"""Slow calls are made one of a client at a time, so that nobody takes the whole server with the calls they may make."""

import asyncio
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bastide.server.errors import TooManyRequests
from bastide.server.house import House
from bastide.server.settings import Settings
from bastide.server.turns import MOST, Turns

from .served import serving


class Counted:
    """How many calls of each client are made at once."""

    def __init__(self) -> None:
        self.now: Counter[str] = Counter()
        self.most: Counter[str] = Counter()
        self.all = 0

    async def call(self, client: str) -> None:
        self.now[client] += 1
        self.most[client] = max(self.most[client], self.now[client])
        self.all = max(self.all, self.now.total())
        await asyncio.sleep(0.002)
        self.now[client] -= 1


async def test_a_client_has_one_slow_call_at_a_time_and_others_do_not_wait_for_it() -> None:
    turns, counted = Turns(), Counted()

    async def call(client: str) -> None:
        async with turns.of(client):
            await counted.call(client)

    await asyncio.gather(*(call(client) for client in ("one", "one", "one", "other", "other")))
    assert (counted.most, counted.all) == ({"one": 1, "other": 1}, 2)
    await asyncio.sleep(0.1)
    assert not turns._lines, "nobody is remembered"


async def test_the_next_one_waits_as_long_as_the_last_has_taken() -> None:
    turns, loop, began = Turns(), asyncio.get_running_loop(), list[float]()
    for _ in range(2):
        async with turns.of("one"):
            began.append(loop.time())
            await asyncio.sleep(0.05)
    assert began[1] - began[0] >= 0.09


async def test_too_many_are_refused_and_who_gives_up_keeps_no_turn() -> None:
    turns = Turns()
    async with turns.of("one"):
        waiting = [asyncio.create_task(turns.of("one").__aenter__()) for _ in range(MOST)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests):
            async with turns.of("one"):
                pass
        async with turns.of("other"):
            pass
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    async with asyncio.timeout(5), turns.of("one"):
        pass


@pytest.mark.parametrize(("path", "body"), [("replay", None), ("look", {"actions": []})])
async def test_what_tells_a_whole_game_is_asked_in_turn(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, path: str, body: Any
) -> None:
    counted = Counted()
    async with serving(replace(sqlite_settings, rates=True)) as served:
        table, _ = await served.table("Odile", "Bruno")
        load = served.house.positions.load

        async def slow(*given: Any, **more: Any) -> Any:
            await counted.call("all")
            return await load(*given, **more)

        monkeypatch.setattr(served.house.positions, "load", slow)
        address = f"/api/tables/{table}/{path}"
        calls = [served.http.get(address) if body is None else served.http.post(address, json=body) for _ in range(6)]
        assert {answer.status_code for answer in await asyncio.gather(*calls)} == {200}
        assert counted.all == 1


@pytest.mark.parametrize("path", ["tables", "mine"])
async def test_tables_are_listed_in_turn(sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    counted, present = Counted(), House.present

    async def slow(house: House, *tables: str) -> Any:
        await counted.call("all")
        return await present(house, *tables)

    async with serving(replace(sqlite_settings, rates=True)) as served:
        monkeypatch.setattr(House, "present", slow)
        address = f"/api/{path}"
        calls = [
            served.http.get(address) if path == "tables" else served.http.post(address, json={"tables": []})
            for _ in range(6)
        ]
        assert {answer.status_code for answer in await asyncio.gather(*calls)} == {200}
        assert counted.all == 1
