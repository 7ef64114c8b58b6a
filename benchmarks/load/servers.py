"""Servers in processes of their own, with what they have taken of the processor and of memory."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

TICK: Final = 1 / os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
START_TIME: Final = 60.0
UNBOUNDED: Final = {
    "BASTIDE_RATES": "0",
    "BASTIDE_SOCKETS_PER_CLIENT": "5000",
    "BASTIDE_CONNECTIONS_PER_CLIENT": "5000",
    "BASTIDE_SOCKETS_PER_TABLE": "5000",
}
"""All connections of a measurement come from one address."""


class Server:
    """A server that runs; one that was killed starts again where it was."""

    def __init__(self, command: Callable[[int], list[str]], **environment: str) -> None:
        """`command` starts it on a port, 0 for any."""
        self._command: Final = command
        self._environment: Final = {**os.environ, **environment}
        self._process: subprocess.Popen[str]
        self.address = ""
        self.start()

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2]) if self.address else 0

    def start(self) -> None:
        """Start it and return once it says where it listens."""
        command = self._command(self.port)
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self._environment)
        assert self._process.stdout is not None
        until = time.monotonic() + START_TIME
        while True:
            line = self._process.stdout.readline()
            if "http://" in line:
                break
            if not line or time.monotonic() > until:
                self.stop()
                raise SystemExit(f"{' '.join(command)} does not start")
        self.address = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """Kill it."""
        self._process.kill()
        self._process.wait(30)

    def stop(self) -> None:
        """Have it end in order."""
        self._process.terminate()
        self._process.wait(30)

    def seconds(self) -> float:
        """Return the processor time that it has taken so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def memory(self) -> int:
        """Return the bytes of memory that it holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def _running(command: Callable[[int], list[str]], **environment: str) -> Iterator[Server]:
    server = Server(command, **environment)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def echo() -> Iterator[Server]:
    """Run the yardstick while the block runs."""
    with _running(lambda _port: [sys.executable, "-m", "benchmarks.load.echo"]) as server:
        yield server


@contextmanager
def bastide(data: Path, database: str, **environment: str) -> Iterator[Server]:
    """Run a server on an empty database while the block runs; '' is SQLite in the data directory."""
    where = ["--data", str(data), *(["--database", database] if database else []), "--log-level", "warning"]
    program = "from bastide.cli.main import app; app()"

    def command(port: int) -> list[str]:
        return [sys.executable, "-c", program, "serve", "--port", str(port), *where]

    with _running(command, **UNBOUNDED, **environment) as server:
        yield server
