"""A long evening: a thousand tables of two at which people play, `python -m benchmarks.load.evening`.

Moves are sent over the live connection at a steady rate, each at a table that waits for one. A wait lasts from the
sending of a move until both seats know of it, and so has the work of this program in it, which shares the machine with
the server.
"""

import argparse
import asyncio
import gc
import json
import random
import resource
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from benchmarks.load import servers
from benchmarks.load.__main__ import databases
from benchmarks.load.cases import GAMES
from benchmarks.load.players import Match, Web
from benchmarks.load.servers import Server

SPARE: Final = 200
"""File descriptors beside those of the connections."""
MIB: Final = 2**20


@dataclass(slots=True)
class Evening:
    """What was seen of it."""

    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    ended: int = 0
    late: int = 0
    memory: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)

    def words(self) -> dict[str, object]:
        """Return it in numbers: waits in ms, the server's memory in MiB and share of a core, each minute."""
        waits = sorted(self.waits)
        at = {str(share): round(waits[int(share * (len(waits) - 1))] * 1000, 1) for share in (0.5, 0.99, 0.999, 1.0)}
        return {
            "moves": len(waits),
            "errors": len(self.errors),
            "first_errors": self.errors[:5],
            "games_ended": self.ended,
            "sent_late": self.late,
            "wait_ms": at,
            "memory_mib": [round(one, 1) for one in self.memory],
            "share_of_a_core": [round(one, 3) for one in self.busy],
        }


async def evening(server: Server, tables: int, rate: float, minutes: float) -> Evening:
    """Play so many moves a second at so many tables for so many minutes; a game that ends makes room for a new one."""
    found, rng, web = Evening(), random.Random(1), Web(server)
    free = [await Match(server, web, GAMES[n % len(GAMES)], n, "live").open() for n in range(tables)]
    print(f"{tables} tables are open, {server.memory() / MIB:.0f} MiB", flush=True)
    opening, under_way = asyncio.Lock(), set[asyncio.Task[None]]()

    async def play(match: Match, number: int) -> None:
        began = time.perf_counter()
        try:
            goes_on = await match.move()
            found.waits.append(time.perf_counter() - began)
            if not goes_on:
                found.waits.pop()
                found.ended += 1
                await match.close()
                async with opening:
                    match = await Match(server, web, match.game, tables + number, "live").open()
        except Exception as error:  # whatever goes wrong is counted, and the evening goes on without that table
            found.errors.append(f"{match.game}: {error!r}")
        else:
            free.append(match)

    async def watch() -> None:
        while True:
            spent = server.seconds()
            await asyncio.sleep(60)
            found.memory.append(server.memory() / MIB)
            found.busy.append((server.seconds() - spent) / 60)
            print(json.dumps(found.words()), flush=True)

    gc.collect()
    gc.disable()  # this program's own collector would stand still for up to a second, and that would count as a wait
    watching = asyncio.create_task(watch())
    began = time.perf_counter()
    for number in range(int(rate * minutes * 60)):
        due = began + number / rate
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        else:
            found.late += early < -1.0
        if free:
            task = asyncio.create_task(play(free.pop(rng.randrange(len(free))), number))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    watching.cancel()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load.evening", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second at all tables together")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    needed = 2 * options.tables + SPARE
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed if most == resource.RLIM_INFINITY else min(needed, most), most))
    with (
        databases([options.database]) as kinds,
        tempfile.TemporaryDirectory(prefix="bastide-evening-") as folder,
        kinds[options.database]() as database,
        servers.bastide(Path(folder), database) as server,
    ):
        found = asyncio.run(evening(server, options.tables, options.rate, options.minutes))
        print(json.dumps({"database": options.database, "tables": options.tables, **found.words()}), flush=True)


if __name__ == "__main__":
    main()
