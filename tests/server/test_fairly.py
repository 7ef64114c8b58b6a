"""Whose bot thinks next: nobody's bots keep anybody else's waiting."""

import asyncio
import os
import signal
import time
from dataclasses import replace
from itertools import count

import pytest

from bastide.engine.play import State
from bastide.engine.record import Record
from bastide.engine.registry import load_game
from bastide.server.fairly import ALONE, PEOPLE, WATCHED, Asker, FairQueue
from bastide.server.pool import QUICK, TRIES, ThinkFailed, ThinkPool, Thought, Worker
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
        await begun(pool, replace(slow, spec="random"))
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


async def begun(pool: ThinkPool, thought: Thought) -> None:
    """Have every worker think once, so that all have begun."""
    await asyncio.gather(*(pool.think(replace(thought, table=f"{number}")) for number in range(pool.size)))


async def carcassonne(served: Served, spec: str) -> tuple[Thought, State]:
    """Return what a bot at a new table is to think of."""
    table_id, _ = await served.table("Odile", "Bruno", game="carcassonne", options={"stack": "UVU"})
    loaded = await served.house.load(table_id)
    return Thought.of(loaded, 0, spec, served.house.dice), loaded.position.state


@pytest.mark.parametrize("word", ["search:4.9{:02}s", "search:200{:02}"])
async def test_bots_that_nobody_knows_yet_do_not_keep_anybody_else_waiting(settings: Settings, word: str) -> None:
    """Twenty tables of one client, each with another bot that was never asked before."""
    async with serving(settings) as served:
        pool = served.house.pool
        thought, _ = await carcassonne(served, "random")
        await begun(pool, thought)
        unseen = [replace(thought, table=f"t{number}", spec=word.format(number)) for number in range(20)]
        crowd = [asyncio.create_task(pool.think(one, Asker(PEOPLE, "one"))) for one in unseen]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(2.0):
            assert await pool.think(replace(thought, table="mine", spec="level:1"), Asker(PEOPLE, "two"))
        for task in crowd:
            task.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)


async def test_what_is_known_of_bots_does_not_grow_with_their_names(settings: Settings) -> None:
    async with serving(settings) as served:
        thought, _ = await carcassonne(served, "search")
        for simulations in range(1, 5):
            await served.house.pool.think(replace(thought, spec=f"search:{simulations}"))
        metrics = (await served.get("/metrics")).text
        assert {line.split('"')[1] for line in metrics.splitlines() if "bot_seconds_count{" in line} == {"search"}
        assert list(served.house.pool._takes) == ["search"]


async def test_a_question_whose_worker_is_killed_is_asked_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    ask = Worker.ask

    async def noted(worker: Worker, thought: Thought, timeout: float) -> list[int]:
        asked.append(thought.spec)
        return await ask(worker, thought, timeout)

    monkeypatch.setattr(Worker, "ask", noted)
    async with serving(settings) as served:
        pool = served.house.pool
        thought, state = await carcassonne(served, "search:8")
        await asyncio.gather(*(pool.think(replace(thought, spec="random")) for _ in range(pool.size)))
        asked.clear()
        begun = [worker._process.pid for worker in pool._workers if worker._process is not None]
        for process in begun:
            os.kill(process, signal.SIGSTOP)  # nobody answers before it is killed
        deciding = asyncio.create_task(pool.decide(thought, state))
        killed = await thinking(pool)
        os.kill(killed, signal.SIGKILL)
        for process in begun:
            if process != killed:
                os.kill(process, signal.SIGCONT)
        assert (await deciding)[0] in state.legal_actions()
        assert asked == ["search:8"] * 2
        assert 'bastide_bot_failures_total{why="crash"} 1.0' in (await served.get("/metrics")).text


async def thinking(pool: ThinkPool) -> int:
    """Return the process that thinks, once there is one."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        for worker in pool._workers:
            if worker not in pool._idle and worker._process is not None:
                return worker._process.pid
        await asyncio.sleep(0.01)
    raise AssertionError("nobody thinks")


async def test_where_nobody_can_answer_a_table_waits_and_is_asked_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is chosen at random, however often workers die."""
    asked: list[tuple[str, int]] = []
    think = ThinkPool.think

    async def dying(pool: ThinkPool, question: Thought, asker: Asker) -> list[int]:
        asked.append((question.spec, len(question.history)))
        if len(asked) <= 2 * TRIES:
            raise ThinkFailed("crash")
        return await think(pool, question, asker)

    monkeypatch.setattr(ThinkPool, "think", dying)
    async with serving(replace(settings, bot_lease=0.2)) as served:
        table_id, tokens = await served.table("Odile", "bot greedy", game="carcassonne", options={"stack": "UVU"})
        until = time.monotonic() + 30
        while (table := (await served.see(table_id, tokens["0"]))["snapshot"])["seq"] < 3 or not asked[2 * TRIES :]:
            assert time.monotonic() < until
            if table["legal"]:
                await served.move(table_id, tokens["0"], table["legal"][0]["text"], seq=table["seq"])
            await asyncio.sleep(0.02)
        specs, lengths = zip(*asked[: 2 * TRIES + 1], strict=True)
        assert specs == ("greedy",) * TRIES + (QUICK,) * TRIES + ("greedy",)
        assert len(set(lengths)) == 1


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
        begun = load_game("carcassonne", 2).new_initial_state()
        for seat, status in (("Bruno", 200), ("bot random", 429)):  # goes on with somebody, or without anybody
            text = Record.of_state(begun, ["bot random", seat]).dump()
            answer = await served.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
            assert answer.status_code == status, answer.text
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
