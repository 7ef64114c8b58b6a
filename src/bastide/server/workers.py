"""Several server processes behind one port: started, watched, started again, replaced one by one, stopped."""

import contextlib
import math
import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType
from typing import Any, Final

import structlog

from bastide.server.courier.keeper import Hired
from bastide.server.service import ALIVE, READY, STOPPING, notify
from bastide.server.settings import Settings, Wrong

SILENT: Final = 30.0
"""Seconds after which a process that says nothing is taken to hang."""
START_TIME: Final = 120.0
HIRE: Final = b"!"
"""What a process says to have a courier kept for all of them."""
LOOK: Final = 0.5
"""Seconds between two looks at all of them, at most."""
SOON: Final = 5.0
"""Seconds in which a process that ends is not started again at once."""
PATIENCE: Final = 20.0
"""Seconds that a process gets to stop."""

log: Final = structlog.get_logger("bastide")


@dataclass(frozen=True, slots=True)
class Plan:
    """What a process needs to serve."""

    settings: Settings
    log_level: str
    proxies: str
    folder: Path
    """Where each process has the socket by which it takes connections from the others."""
    count: int


Work = Callable[[Plan, int, socket.socket, Connection], None]
"""Serves in a process of its own: the plan, which process it is, the listening socket, where it says that it lives."""


def shared(settings: Settings, count: int) -> Settings:
    """Return the settings of one of so many processes; raise ValueError where there cannot be so many.

    The bots' processes are shared out among them.
    """
    if sys.platform == "win32":
        raise ValueError(Wrong("several workers are not for Windows", "setting-workers-windows"))
    if settings.database_url.startswith("sqlite"):
        said = "several workers share a PostgreSQL database (--database); one SQLite file serves one process"
        raise ValueError(Wrong(said, "setting-workers-sqlite"))
    return replace(settings, bot_workers=math.ceil(settings.thinkers / count))


@dataclass(slots=True)
class _Worker:
    process: Any
    line: Connection
    began: float = field(default_factory=time.monotonic)
    heard: float = field(default_factory=time.monotonic)
    started: bool = False


class Workers:
    """The processes of one machine."""

    def __init__(self, settings: Settings, count: int, log_level: str, proxies: str, work: Work) -> None:
        given = shared(settings, count)  # refuses before anything is left behind
        folder = Path(tempfile.mkdtemp(prefix="bastide-"))
        (folder / "metrics").mkdir()
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder / "metrics")
        self._plan: Final = Plan(given, log_level, proxies, folder, count)
        self._work: Final = work
        self._hired: Final = Hired(settings)
        self._context: Final = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["bastide.server.run"])
        self._workers: Final[dict[int, _Worker]] = {}
        self._due: Final[dict[int, float]] = {}
        """When a process that ended too soon is started again."""
        self._stopping = False
        self._replacing = False

    def run(self, found: socket.socket, said: str) -> None:
        """Serve until told to stop; raise OSError if they do not start. SIGHUP replaces one after the other."""
        before = [(number, signal.signal(number, act)) for number, act in self._signals()]
        try:
            for slot in range(self._plan.count):
                self._workers[slot] = self._start(slot, found)
                if slot == 0:
                    self._wait_for(self._workers[0])  # which brings the database up to date for all of them
            for worker in self._workers.values():
                self._wait_for(worker)
            if not self._stopping:
                notify(READY)
                print(said, flush=True)
            while not self._stopping:
                self._look(found)
        finally:
            notify(STOPPING)
            self._stop_all()
            for number, act in before:
                signal.signal(number, act)
            del os.environ["PROMETHEUS_MULTIPROC_DIR"]
            shutil.rmtree(self._plan.folder, ignore_errors=True)

    def _signals(self) -> list[tuple[signal.Signals, Callable[[int, FrameType | None], None]]]:
        return [(signal.SIGTERM, self._stop), (signal.SIGINT, self._stop), (signal.SIGHUP, self._replace)]

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _replace(self, _number: int, _frame: FrameType | None) -> None:
        self._replacing = True

    def _start(self, slot: int, found: socket.socket) -> _Worker:
        mine, its = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=self._work, args=(self._plan, slot, found, its), name=f"bastide-{slot}", daemon=False
        )
        process.start()
        its.close()
        os.set_blocking(mine.fileno(), False)
        return _Worker(process, mine)

    def _wait_for(self, worker: _Worker) -> None:
        """Return once a process serves; raise OSError if it does not."""
        until = time.monotonic() + START_TIME
        while not self._stopping and not worker.started:
            wait([worker.process.sentinel, worker.line], LOOK)
            notify(ALIVE)
            self._hear(worker)
            if not worker.started and (not worker.process.is_alive() or time.monotonic() > until):
                raise OSError("a process of the server could not start; the log says why")

    def _hear(self, worker: _Worker) -> None:
        """Take down that a process lives."""
        with contextlib.suppress(BlockingIOError, OSError):
            if said := os.read(worker.line.fileno(), 4096):
                worker.heard, worker.started = time.monotonic(), worker.started or bool(said.strip(HIRE))
                if HIRE in said:
                    self._hired.want()

    def _look(self, found: socket.socket) -> None:
        """See to all processes once."""
        wait([worker.process.sentinel for worker in self._workers.values()], LOOK)
        notify(ALIVE)
        self._hired.look()
        for slot, worker in list(self._workers.items()):
            self._hear(worker)
            silent = time.monotonic() - worker.heard > (SILENT if worker.started else START_TIME)
            if worker.process.is_alive() and silent:
                log.error("a process hangs and is replaced", worker=slot)
                worker.process.kill()
            elif not worker.process.is_alive():
                self._again(slot, worker, found)
        if self._replacing:
            self._replacing = False
            self._one_by_one(found)

    def _again(self, slot: int, worker: _Worker, found: socket.socket) -> None:
        """Start a process anew in place of one that has ended, a little later if it lived but a moment."""
        now = time.monotonic()
        if slot not in self._due:
            log.error("a process ended and is started again", worker=slot, code=worker.process.exitcode)
            self._due[slot] = now if now - worker.began > SOON else worker.began + SOON
        if self._due[slot] <= now:
            del self._due[slot]
            self._forget(worker)
            self._workers[slot] = self._start(slot, found)

    def _one_by_one(self, found: socket.socket) -> None:
        """Replace each process by a fresh one that serves already, so that somebody always does."""
        for slot, old in list(self._workers.items()):
            fresh = self._start(slot, found)
            try:
                self._wait_for(fresh)
            except OSError:
                log.error("the others stay: a new process does not start", worker=slot)
                self._end(fresh)
                return
            self._workers[slot] = fresh
            self._due.pop(slot, None)
            self._end(old)
            if self._stopping:
                return

    def _end(self, *workers: _Worker) -> None:
        """Have processes stop, and wait for that."""
        for worker in workers:
            worker.process.terminate()
        until = time.monotonic() + PATIENCE
        for worker in workers:
            worker.process.join(max(0.0, until - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            self._forget(worker)

    def _stop_all(self) -> None:
        self._hired.stop()
        self._end(*self._workers.values())

    def _forget(self, worker: _Worker) -> None:
        """Let go of what a process that has ended leaves behind."""
        from prometheus_client.multiprocess import mark_process_dead

        worker.line.close()
        mark_process_dead(worker.process.pid, str(self._plan.folder / "metrics"))  # type: ignore[no-untyped-call]
