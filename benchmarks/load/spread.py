"""Measure what a move costs where its players are spread over processes, beside one at home.

`python -m benchmarks.load.spread`. All processes share a PostgreSQL. At home every connection to a table comes to one
of them, as `bastide serve --workers` sees to; spread they come to all of them in turn. What counts is the processor
time of all processes together.
"""

import argparse
import asyncio
import contextlib
import tempfile
import time
from pathlib import Path
from typing import Final

from benchmarks.load import servers
from benchmarks.load.__main__ import databases
from benchmarks.load.cases import GAMES
from benchmarks.load.players import Match, Web
from benchmarks.load.servers import Server

MATCHES: Final = 12
MOVES: Final = 30
"""Of each match."""
PACE: Final = 25.0
"""Moves a second, of all matches together."""


class Spread(Match):
    """A table of two people whose connections come to these servers in turn."""

    def __init__(self, among: list[Server], game: str, seed: int, over: str) -> None:
        super().__init__(among[0], Web(among[0]), game, seed, over)
        self._among: Final = among

    async def open(self, watching: int = 0) -> "Spread":
        """Open the table and let everybody in, each at the next server."""
        await super().open(watching)
        for number, (player, token) in enumerate(zip(self.players, self.tokens, strict=True)):
            await player.leave()
            player.seq = -1
            await player.enter(self._among[number % len(self._among)], f"/api/tables/{self.id}/live", [token])
            await player.at(0)
        return self


async def matches(processes: list[Server], spread: bool, over: str, rest: float) -> float:
    """Play so many matches of two, of all games in turn; return milliseconds of all processes a move.

    `rest` is what they take each second while nothing happens, which is left out.
    """
    found = []
    for number in range(MATCHES):
        at = number % len(processes)
        among = [*processes[at:], *processes[:at]] if spread else [processes[at]]
        found.append(await Spread(among, GAMES[number % len(GAMES)], number, over).open())
    for match in found:
        await match.move()
    await asyncio.sleep(2.0)
    before, made, began = [server.seconds() for server in processes], 0, time.monotonic()
    for _ in range(MOVES):
        for match in found:
            made += await match.move()
            await asyncio.sleep(1 / PACE)
    await asyncio.sleep(1.0)
    spent = sum(server.seconds() - so_far for server, so_far in zip(processes, before, strict=True))
    spent -= (time.monotonic() - began) * rest / 1000
    for match in found:
        await match.close()
    return spent / made * 1000


async def idle(processes: list[Server], seconds: float) -> float:
    """Return the milliseconds a second that all processes take while nothing happens."""
    before = [server.seconds() for server in processes]
    await asyncio.sleep(seconds)
    return sum(server.seconds() - so_far for server, so_far in zip(processes, before, strict=True)) / seconds * 1000


def measure(count: int, over: str) -> dict[str, float]:
    """Return what a move takes at home and spread, over so many processes."""
    found: dict[str, float] = {}
    with databases(["postgres"]) as kinds, kinds["postgres"]() as database, contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bastide-spread-")))
        processes = [stack.enter_context(servers.bastide(folder, database)) for _ in range(count)]
        rest = asyncio.run(idle(processes, 10.0))
        for name, spread in (("home", False), ("spread", True), ("home again", False)):
            found[name] = asyncio.run(matches(processes, spread, over, rest))
        found["ratio"] = 2 * found["spread"] / (found["home"] + found["home again"])
        found["idle ms/s"] = rest
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load.spread", description=__doc__)
    parser.add_argument("--processes", type=int, action="append", help="how many (default 2 and 4)")
    parser.add_argument("--over", choices=("live", "http"), default="live", help="how moves are sent (default live)")
    options = parser.parse_args()
    for count in options.processes or (2, 4):
        found = measure(count, options.over)
        print(count, "processes", {name: round(n, 2) for name, n in found.items()}, flush=True)


if __name__ == "__main__":
    main()
