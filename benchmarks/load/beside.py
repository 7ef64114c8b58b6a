"""Compare two versions of the server move by move, so that a busy machine slows both: their ratio is what counts.

`python -m benchmarks.load.beside OLD NEW --case watched-50:80`, where both folders hold a package `bastide`.
"""

import argparse
import asyncio
import contextlib
import tempfile
from pathlib import Path
from typing import Final

from benchmarks.load import cases, servers
from benchmarks.load.players import Match, Web
from benchmarks.load.servers import Server

WARM: Final = 3
"""Moves of each match before it counts."""


async def opened(server: Server, case: str) -> list[Match]:
    """Return the matches of a case: `watched-N` is one with N connected, `matches-N` are N of two."""
    kind, _, count = case.partition("-")
    if kind == "watched":
        return [await Match(server, Web(server), "caylus", 1, "live").open(int(count) - 2)]
    games = (cases.GAMES[n % len(cases.GAMES)] for n in range(int(count)))
    return [await Match(server, Web(server), game, n, "live").open() for n, game in enumerate(games)]


async def compare(two: tuple[Server, Server], case: str, moves: int) -> tuple[float, float]:
    """Return the milliseconds of the processor that a move takes each of two servers."""
    matches = [await opened(server, case) for server in two]
    for match in (*matches[0], *matches[1]):
        for _ in range(WARM):
            await match.move()
    await asyncio.sleep(1.0)
    before = [server.seconds() for server in two]
    for number in range(moves):
        for own in matches:
            await own[number % len(own)].move()
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.3)
    first, second = ((server.seconds() - was) / moves * 1000 for server, was in zip(two, before, strict=True))
    return first, second


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load.beside", description=__doc__)
    parser.add_argument("versions", nargs=2, metavar="FOLDER", help="where the package lies: the old one, the new one")
    parser.add_argument(
        "--case", action="append", required=True, metavar="CASE:MOVES", help="watched-50:80, for example"
    )
    options = parser.parse_args()
    for wanted in options.case:
        case, _, moves = wanted.partition(":")
        with contextlib.ExitStack() as stack:
            first, second = (
                stack.enter_context(
                    servers.bastide(Path(stack.enter_context(tempfile.TemporaryDirectory())), "", PYTHONPATH=version)
                )
                for version in options.versions
            )
            old, new = asyncio.run(compare((first, second), case, int(moves)))
        print(f"{case}: {old:.2f} ms, {new:.2f} ms, ratio {new / old:.3f}", flush=True)


if __name__ == "__main__":
    main()
