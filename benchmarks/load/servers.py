"""Servers in processes of their own, with what they have taken of the processor and of memory."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs."""

    pid: int
    address: str

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rstrip("/").rpartition(":")[2])

    def seconds(self) -> float:
        """Return the processor time that it has taken so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    def memory(self) -> int:
        """Return the bytes of memory that it holds."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE


@contextmanager
def _running(command: list[str], **environment: str) -> Iterator[Server]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    assert process.stdout is not None
    try:
        until = time.monotonic() + START_TIME
        while True:
            line = process.stdout.readline()
            if "http://" in line:
                break
            if not line or time.monotonic() > until:
                raise SystemExit(f"{' '.join(command)} does not start")
        yield Server(process.pid, line.split()[-1].rstrip("/"))
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def echo() -> Iterator[Server]:
    """Run the yardstick while the block runs."""
    with _running([sys.executable, "-m", "benchmarks.load.echo"]) as server:
        yield server


@contextmanager
def bastide(data: Path, database: str, **environment: str) -> Iterator[Server]:
    """Run a server on an empty database while the block runs; '' is SQLite in the data directory."""
    where = ["--data", str(data), *(["--database", database] if database else [])]
    program = "from bastide.cli.main import app; app()"
    command = [sys.executable, "-c", program, "serve", "--port", "0", *where, "--log-level", "warning"]
    with _running(command, **UNBOUNDED, **environment) as server:
        yield server
