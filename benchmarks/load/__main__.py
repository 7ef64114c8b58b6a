"""Measure what a move costs the server: `python -m benchmarks.load --only watched-50 --over http`."""

import argparse
import asyncio
import contextlib
import datetime
import json
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Final

from benchmarks.load import cases, kills, servers
from benchmarks.load.servers import Server

RESULTS: Final = Path(__file__).parents[1] / "results"

Case = Callable[[Server, str], Coroutine[Any, Any, cases.Found]]

CASES: Final[dict[str, Case]] = {
    "watched-50": lambda server, over: cases.watched(server, 50, 100, over),
    "watched-200": lambda server, over: cases.watched(server, 200, 60, over),
    "matches-25": lambda server, over: cases.matches(server, 25, 500, over),
    "matches-100": lambda server, over: cases.matches(server, 100, 800, over),
    "idle": lambda server, _over: cases.idle(server),
    "late-praga": cases.late,
    "kill": lambda server, _over: kills.killed(server, 8),
}


@contextlib.contextmanager
def databases(names: list[str]) -> Iterator[dict[str, Callable[[], contextlib.AbstractContextManager[str]]]]:
    """Give what makes an empty database of each kind; PostgreSQL writes to the disk as it does for everybody."""
    found: dict[str, Callable[[], contextlib.AbstractContextManager[str]]] = {}
    with contextlib.ExitStack() as stack:
        if "sqlite" in names:
            found["sqlite"] = lambda: contextlib.nullcontext("")
        if "postgres" in names:
            from tests.server import postgres

            address = stack.enter_context(postgres.cluster("-c listen_addresses=''"))
            found["postgres"] = lambda: postgres.database(address)
        yield found


def measure(case: str, make: Callable[[], contextlib.AbstractContextManager[str]], over: str) -> cases.Found:
    """Return what a case takes on an empty database."""
    with (
        tempfile.TemporaryDirectory(prefix="bastide-load-") as folder,
        make() as database,
        servers.bastide(Path(folder), database) as server,
    ):
        return asyncio.run(CASES[case](server, over))


def yardstick() -> dict[str, float]:
    """Return what the yardstick takes to pass a frame on, by the number connected."""
    with servers.echo() as server:
        return {str(n): asyncio.run(cases.passed_on(server, n, 200))["ms"] for n in (2, 50, 200)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=__doc__)
    parser.add_argument("--only", choices=CASES, action="append", help="a case, instead of all")
    parser.add_argument("--database", choices=("sqlite", "postgres"), action="append", help="instead of both")
    parser.add_argument("--over", choices=("live", "http"), default="live", help="how moves are sent (default live)")
    parser.add_argument("--results", action="store_true", help="write the numbers to benchmarks/results too")
    options = parser.parse_args()
    found: dict[str, Any] = {"over": options.over, "yardstick": yardstick()}
    print("yardstick", {n: round(ms, 3) for n, ms in found["yardstick"].items()}, "ms a frame", flush=True)
    with databases(options.database or ["sqlite", "postgres"]) as kinds:
        for kind, make in kinds.items():
            found[kind] = {}
            for case in options.only or CASES:
                found[kind][case] = measure(case, make, options.over)
                print(kind, case, {name: round(n, 2) for name, n in found[kind][case].items()}, flush=True)
    if options.results:
        date = datetime.datetime.now(datetime.UTC).date().isoformat()
        (RESULTS / f"load-{date}.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
