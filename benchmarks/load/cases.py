"""The cases: one match with many who watch, many matches of two, a socket that is idle, a late move of Praga."""

import asyncio
import statistics
import time
from typing import Any, Final

from benchmarks.load.players import Match, Watcher, Web
from benchmarks.load.servers import Server

GAMES: Final = ("carcassonne", "carrara", "caylus", "praga")
IDLE: Final = 2000
LATE: Final = 120
"""Moves after which a game of Praga is late."""

Found = dict[str, float]


async def watched(server: Server, connected: int, moves: int, over: str) -> Found:
    """One match of Caylus with so many connected: milliseconds of the server a move."""
    match = await Match(server, Web(server), "caylus", 1, over).open(connected - 2)
    for _ in range(10):
        await match.move()
    await asyncio.sleep(1.0)
    before, waits = server.seconds(), []
    for _ in range(moves):
        began = time.perf_counter()
        await match.move()
        waits.append(time.perf_counter() - began)
    await asyncio.sleep(0.3)
    spent = server.seconds() - before
    await match.close()
    return {"ms": spent / moves * 1000, "told_ms": statistics.median(waits) * 1000}


async def matches(server: Server, count: int, moves: int, over: str) -> Found:
    """So many matches of two, of all games in turn, together so many moves, at most 50 a second."""
    web = Web(server)
    open_now = [await Match(server, web, GAMES[n % len(GAMES)], n, over).open() for n in range(count)]
    webs = [Web(server) for _ in open_now]
    for match, own in zip(open_now, webs, strict=True):
        match.web = own
        await match.move()
    await asyncio.sleep(1.0)
    before, each, pause = server.seconds(), moves // count, max(count / 50, 0.5)
    made = 0

    async def play(match: Match, delay: float) -> None:
        nonlocal made
        await asyncio.sleep(delay)
        for _ in range(each):
            began = time.perf_counter()
            if not await match.move():
                return
            made += 1
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))

    await asyncio.gather(*(play(match, pause * n / count) for n, match in enumerate(open_now)))
    await asyncio.sleep(0.3)
    spent = server.seconds() - before
    for match in open_now:
        await match.close()
    return {"ms": spent / made * 1000}


async def idle(server: Server) -> Found:
    """Many who watch one table at which nothing happens: KiB of the server a socket."""
    match = await Match(server, Web(server), "caylus", 1, "http").open(40)
    await asyncio.sleep(1.0)
    before, path = server.memory(), f"/api/tables/{match.id}/live"
    more = [await Watcher(reads=False).enter(server, path) for _ in range(IDLE)]
    for one in more:
        await one.at(0)
    await asyncio.sleep(1.0)
    taken = server.memory() - before
    await asyncio.gather(*(one.leave() for one in more))
    await match.close()
    return {"kib": taken / IDLE / 1024}


async def late(server: Server, over: str) -> Found:
    """A late game of Praga: bytes to one client a move, as text and on the wire, and the wait for the answer."""
    match = await Match(server, Web(server), "praga", 3, over).open(1)
    while match.moves < LATE and await match.move():
        pass
    everybody = (*match.players, *match.watching)
    await asyncio.sleep(0.5)
    told = [(one.bytes, one.line.wire) for one in everybody]
    waits, moves = [], 0
    for _ in range(20):
        began = time.perf_counter()
        if not await match.move():
            break
        moves += 1
        waits.append(time.perf_counter() - began)
        await asyncio.sleep(0.02)
    taken = [
        ((one.bytes - text) / moves, (one.line.wire - wire) / moves)
        for one, (text, wire) in zip(everybody, told, strict=True)
    ]
    await match.close()
    return {
        "watcher_text": taken[-1][0],
        "watcher_wire": taken[-1][1],
        "player_text": (taken[0][0] + taken[1][0]) / 2,
        "player_wire": (taken[0][1] + taken[1][1]) / 2,
        "wait_ms": statistics.median(waits) * 1000,
    }


async def passed_on(server: Server, connected: int, moves: int) -> Found:
    """The yardstick: so many in one room, to whom a short frame is passed on."""
    everybody = [await Watcher(reads=False).enter(server, "/room", hello=False) for _ in range(connected)]
    frame: Any = '{"type":"move","seq":%d,"actions":["' + "x" * 2000 + '"]}'
    before = server.seconds()
    for seq in range(moves):
        await everybody[0].line.send(frame % seq)
        for one in everybody:
            await one.at(seq)
    spent = server.seconds() - before
    for one in everybody:
        await one.leave()
    return {"ms": spent / moves * 1000}
