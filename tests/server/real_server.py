"""Real server processes for tests. They are forked from one that has imported everything, so that they start fast."""

import multiprocessing
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from bastide.engine.registry import BUNDLED
from bastide.server.settings import Settings

from . import fresh

START_TIME = 120.0

FORK = multiprocessing.get_context("forkserver")
FORK.set_forkserver_preload(
    ["bastide.server.run", "bastide.storage.upgrade", *(f"bastide.games.{name}" for name in BUNDLED)]
)


def _serve(said: str, port: int, data: str, database: str, delay: float, given: dict[str, Any]) -> None:
    from bastide.server.run import serve

    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # as from a terminal: a run under `nohup` has it ignored
    sys.stdout = Path(said).open("w", buffering=1)  # noqa: SIM115
    serve(
        port=port,
        data=data,
        database=database,
        log_level="warning",
        **{"rates": False, "bot_delay": delay, "bot_poll": 0.1, "bot_lease": 0.5, "bot_workers": 1} | given,
    )


def started(process: Any, said: Path) -> str:
    """Start a process and return its first line, which it writes to a file once it serves."""
    process.start()
    until = time.monotonic() + START_TIME
    while not (said.exists() and said.read_text().endswith("\n")):
        assert process.is_alive(), "the server did not start"
        assert time.monotonic() < until, "the server takes too long to start"
        time.sleep(0.02)
    return said.read_text()


class RealServer:
    """A real server process."""

    def __init__(self, data: Path, database: str, delay: float, port: int, **given: Any) -> None:
        data.mkdir(parents=True, exist_ok=True)
        fresh.for_sqlite(Settings(data=data, database=database))
        said = data / f"said-{time.monotonic_ns()}"
        self.process: Any = FORK.Process(target=_serve, args=(str(said), port, str(data), database, delay, given))
        self.address = started(self.process, said).split()[-1].rstrip("/")
        self.http = httpx.Client(base_url=self.address, timeout=60)

    @property
    def live(self) -> str:
        return self.address.replace("http", "ws", 1)

    def stop(self, number: int = signal.SIGKILL) -> int:
        """Send a signal; return the exit code."""
        self.http.close()
        if self.process.is_alive():
            import os

            os.kill(self.process.pid, number)
        self.process.join(30)
        code: int = self.process.exitcode
        return code


@contextmanager
def running(data: Path, database: str = "", delay: float = 0.0, port: int = 0, **given: Any) -> Iterator[RealServer]:
    """Run a server; `given` are further settings of it."""
    server = RealServer(data, database, delay, port, **given)
    try:
        yield server
    finally:
        server.stop()
