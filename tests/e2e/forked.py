"""A server forked from a process that has imported everything: it is there in a third of the time."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from bastide.server.settings import Settings
from tests.server import fresh
from tests.server.real_server import FORK, started


def _serve(said: Path, log: Path, port: int, data: Path, environment: dict[str, str]) -> None:
    from bastide.server.run import serve

    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # as from a terminal: a run under `nohup` has it ignored
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    sys.stdout = said.open("w", buffering=1)
    serve(port=port, data=str(data), log_level="error")


class Forked:
    """What a House needs of a process."""

    def __init__(self, data: Path, log: Path, port: int, environment: dict[str, str]) -> None:
        """Start a server and wait until it says where it is, which is `line`."""
        fresh.for_sqlite(Settings(data=data))
        said = data / f"said-{time.monotonic_ns()}"
        self._process: Any = FORK.Process(target=_serve, args=(said, log, port, data, environment))
        self.line: str = started(self._process, said)

    def send_signal(self, how: signal.Signals) -> None:
        if self._process.is_alive():
            os.kill(self._process.pid, how)

    def kill(self) -> None:
        self._process.kill()

    def wait(self, seconds: float) -> None:
        """Wait for its end; raise TimeoutExpired where it does not come."""
        self._process.join(seconds)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("serve", seconds)
