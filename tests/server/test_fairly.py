"""Whose bot thinks next: nobody's bots keep anybody else's waiting."""

import asyncio
from dataclasses import replace
from itertools import count

import pytest

from bastide.server.fairly import ALONE, PEOPLE, WATCHED, Asker, FairQueue
from bastide.server.pool import ThinkFailed, ThinkPool, Thought
from bastide.server.settings import Settings
from bastide.storage import tables as table_store

from . import huts
from .served import HUTS, Served, serving

BAD = "tests.server.badbots"


class Order:
    """Who was served, in which order; time stands still but for what each takes."""

    def __init__(self, places: int) -> None:
        self.time = 0.0
        self.queue = FairQueue(places, lambda: self.time)
        self.served: list[str] = []

    async def ask(self, name: str, asker: Asker, *, takes: float = 1.0, long: bool = False) -> None:
        async with self.queue.place(asker, long=long):
            self.served.append(name)
            for _ in range(5):
                await asyncio.sleep(0)
            self.time += takes


async def test_people_come_before_bots_that_are_watched_and_those_before_the_others() -> None:
    order = Order(1)
    ranks = {"alone": ALONE, "watched": WATCHED, "people": PEOPLE}
    first = asyncio.create_task(order.ask("first", Asker()))
    await asyncio.sleep(0)
    await asyncio.gather(first, *(order.ask(name, Asker(rank, name)) for name, rank in ranks.items()))
    assert order.served == ["first", "people", "watched", "alone"]


async def test_who_has_had_much_comes_after_who_has_had_little() -> None:
    order = Order(1)
    greedy, modest = Asker(PEOPLE, "greedy"), Asker(PEOPLE, "modest")
    await asyncio.gather(*(order.ask("greedy", greedy, takes=5.0) for _ in range(6)), order.ask("modest", modest))
    assert order.served[:2] == ["greedy", "modest"]


async def test_long_thoughts_never_have_the_last_place() -> None:
    order = Order(2)
    long = [asyncio.create_task(order.ask("long", Asker(), long=True)) for _ in range(3)]
    await asyncio.sleep(0)
    assert order.served == ["long"]
    await order.ask("short", Asker())
    await asyncio.gather(*long)
    assert order.served.count("long") == 3
    assert order.served.index("short") < 3


async def test_who_gives_up_waiting_takes_no_place() -> None:
    order = Order(1)
    first = asyncio.create_task(order.ask("first", Asker()))
    await asyncio.sleep(0)
    second = asyncio.create_task(order.ask("second", Asker()))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await order.ask("third", Asker())
    assert order.served == ["first", "third"]
    assert len(order.queue) == 0


async def test_who_gives_up_as_a_place_is_given_away_frees_none_twice() -> None:
    """Cancelled, and passed over before it has noticed: there are no more places than before."""
    order = Order(1)
    first = asyncio.create_task(order.ask("first", Asker()))
    await asyncio.sleep(0)
    second = asyncio.create_task(order.ask("second", Asker()))
    await asyncio.sleep(0)
    second.cancel()
    order.queue._serve()
    order.queue._free += 1  # as if a worker had come free in this very moment
    order.queue._serve()
    order.queue._free -= 1
    await asyncio.gather(first, second, return_exceptions=True)
    assert order.queue._free == 1


async def test_many_tables_of_slow_bots_do_not_keep_anybody_else_waiting(settings: Settings) -> None:
    """Twenty tables of one client, each with a bot that thinks for seconds; another client's bot answers at once."""
    async with serving(replace(settings, plugins=(HUTS, BAD), bot_timeout=30.0)) as served:
        pool, number = served.house.pool, count()
        slow = Thought("t", "huts", 2, {"rounds": "1"}, [0, 0, 5], 0, "bad:slow", 1)
        await pool.think(slow, Asker(ALONE, "one"))  # it is known now that this bot is slow
        crowd = [
            asyncio.create_task(pool.think(replace(slow, table=f"t{next(number)}"), Asker(ALONE, "one")))
            for _ in range(20)
        ]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(2.0):
            assert await pool.think(replace(slow, table="mine", spec="level:1"), Asker(PEOPLE, "two"))
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)


async def test_a_killed_workers_question_is_asked_again(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(settings) as served:
        table_id, _ = await served.table("Odile", "bot greedy", game="carcassonne", options={"stack": "UVU"})
        loaded = await served.house.load(table_id)
        thought = Thought.of(loaded, 0, "greedy", served.house.dice)
        right = await served.house.pool.think(thought)
        asked: list[str] = []
        think = ThinkPool.think

        async def dying(pool: ThinkPool, question: Thought, asker: Asker) -> list[int]:
            asked.append(question.spec)
            if len(asked) < 3:
                raise ThinkFailed("crash")
            return await think(pool, question, asker)

        monkeypatch.setattr(ThinkPool, "think", dying)
        assert await served.house.pool.decide(thought, loaded.position.state) == right
        assert asked == ["greedy"] * 3


async def test_one_client_has_only_so_many_tables_of_bots(settings: Settings) -> None:
    async with serving(replace(settings, rates=True, bot_tables_per_client=2, bot_delay=30.0)) as served:
        body = {"game": "huts", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        statuses = [(await served.post("/api/tables", body)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        with_people = {"game": "huts", "seats": [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "random"}]}
        assert (await served.post("/api/tables", with_people)).status_code == 200


async def test_tables_are_looked_after_in_turn_people_first(served: Served) -> None:
    await served.runner.stop()
    bots = [(await served.table("bot random", "bot random"))[0] for _ in range(3)]
    person, _ = await served.table("bot random", "Odile")
    async with served.house.db.writing() as write:
        for number, table_id in enumerate(bots):
            client = "other" if number == 2 else "same"
            await table_store.update_table(write.connection, table_id, client=client, updated_at=float(number))
        waiting = await table_store.waiting_for_bots(
            write.connection, 1e12, 9, lease=10.0, rules={("huts", huts.GAME.rules_version)}
        )
    assert [table_id for table_id, _only in waiting] == [person, bots[0], bots[2], bots[1]]
