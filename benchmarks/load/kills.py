"""A server under moves that is killed and started again at once: seconds until it serves and plays as before."""

import asyncio
import contextlib
import statistics
import time
from collections.abc import AsyncIterator
from typing import Any, Final

from benchmarks.load.cases import GAMES, Found
from benchmarks.load.players import Match, Watcher, Web
from benchmarks.load.servers import Server

MATCHES: Final = 8
PACE: Final = 0.2
"""Seconds between two moves of a match."""
WARM: Final = 2.0
"""Seconds for which people and bots move before the kill."""
BOT: Final = {"kind": "bot", "bot": "level:3"}
AGAIN: Final = 0.02
"""Seconds after which is tried again what does not work yet."""
PATIENCE: Final = 120.0
AWAY: Final = (OSError, EOFError, RuntimeError)
"""What is raised where there is no server, or one that is not ready."""


async def ready(server: Server, began: float) -> tuple[float, float]:
    """Return the seconds until the server says that it is ready, and those of the processor that it took by then."""
    while True:
        with contextlib.suppress(*AWAY):
            await Web(server).call("/readyz")
            return time.perf_counter() - began, server.seconds()
        await asyncio.sleep(AGAIN)


async def move(match: Match, began: float) -> float:
    """Return the seconds until both who play a match are connected again and one of them has made a move."""
    path = f"/api/tables/{match.id}/live"
    for number, token in enumerate(match.tokens):
        while True:
            with contextlib.suppress(*AWAY):
                match.players[number] = await Watcher(reads=True).enter(match.server, path, [token])
                break
            await asyncio.sleep(AGAIN)
        await match.players[number].at(0)
    await match.move()
    return time.perf_counter() - began


async def bot(server: Server, table_id: str, began: float) -> float:
    """Return the seconds until a bot has moved since the table could be seen again."""
    web, first = Web(server), -1
    while True:
        try:
            seq = (await web.call(f"/api/tables/{table_id}"))["snapshot"]["seq"]
            if seq > first >= 0:
                return time.perf_counter() - began
            first = seq
        except AWAY:
            web = Web(server)
        await asyncio.sleep(AGAIN)


@contextlib.asynccontextmanager
async def under_moves(matches: list[Match]) -> AsyncIterator[None]:
    """Have people move at all matches until the block ends, or the server does."""

    async def play(match: Match) -> None:
        with contextlib.suppress(Exception):
            while await match.move():
                await asyncio.sleep(PACE)

    playing = [asyncio.create_task(play(match)) for match in matches]
    try:
        yield
    finally:
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def killed(server: Server, times: int) -> Found:
    """Kill the server so many times; seconds from the kill: ready, a move acknowledged, a bot's move; and the worst.

    `processor` is what the start took of it, which says more on a machine that others use too.
    """
    found: dict[str, list[float]] = {"ready": [], "processor": [], "move": [], "bot": []}
    for number in range(times):
        web = Web(server)
        wish: Any = {"game": "carcassonne", "seats": [BOT, BOT], "public": False}
        waiting = (await web.call("/api/tables", wish))["table"]["id"]
        matches = [await Match(server, web, GAMES[n % len(GAMES)], number, "live").open() for n in range(MATCHES)]
        async with under_moves(matches):
            await asyncio.sleep(WARM)
            began = time.perf_counter()
            server.kill()
        async with asyncio.timeout(PATIENCE):
            _, (served, spent), moved, decided = await asyncio.gather(
                asyncio.to_thread(server.start),
                ready(server, began),
                move(matches[0], began),
                bot(server, waiting, began),
            )
        for seconds, one in zip((served, spent, moved, decided), found.values(), strict=True):
            one.append(seconds)
        await matches[0].close()
    return {f"{name}_s": statistics.median(one) for name, one in found.items()} | {
        f"{name}_worst_s": max(one) for name, one in found.items()
    }
