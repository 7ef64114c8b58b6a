"""A program at the other end of two pipes. Whatever it does, nobody waits longer than agreed and nothing piles up."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from typing import IO, Any, Final

LINES_AHEAD: Final = 64
"""Lines that are read before anybody asks for them; then the program's pipe fills up and it waits."""
LAST_WORDS: Final = 400
"""Bytes of the error stream that are kept, to say why a program died."""
FAREWELL: Final = 1.0
"""Seconds that a program has to leave once its input has ended."""
LEAVING: Final = (signal.SIGINT, signal.SIGTERM)
"""What ends a process in which programs play."""

_running: "Final[weakref.WeakSet[Program]]" = weakref.WeakSet()


class ProgramFailed(Exception):
    """A program is of no use any more; `why` is `crash`, `timeout` or `flood`."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(detail or why)
        self.why: Final = why


class Program:
    """One running program; threads of its own read and write, so that neither side can block the other."""

    def __init__(self, command: Sequence[str], line_limit: int) -> None:
        """Start it; raise `ProgramFailed` if that cannot be done."""
        try:
            self._process: Final = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the match, and its children end with it
            )
        except (OSError, ValueError) as error:
            raise ProgramFailed("crash", str(error)) from error
        _running.add(self)
        self._limit: Final = line_limit
        self._said: Final[queue.Queue[bytes | None]] = queue.Queue(LINES_AHEAD)
        self._due: Final[queue.SimpleQueue[bytes | None]] = queue.SimpleQueue()
        self._words: Final[deque[int]] = deque(maxlen=LAST_WORDS)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads: Final = (
            threading.Thread(target=_write, args=(self._process.stdin, self._due), daemon=True),
            threading.Thread(target=_read, args=(self._process.stdout, self._said, line_limit), daemon=True),
            threading.Thread(target=_listen, args=(self._process.stderr, self._words), daemon=True),
        )
        begin(*self._threads)

    def send(self, line: bytes) -> None:
        """Have a line written; never waits."""
        self._due.put(line)

    def pending(self) -> list[bytes]:
        """Return the lines it has said already."""
        found: list[bytes] = []
        with contextlib.suppress(queue.Empty):
            while len(found) < LINES_AHEAD:
                line = self._said.get_nowait()
                if line is None:
                    self._said.put(None)
                    break
                found.append(line)
        return found

    def read(self, deadline: float) -> bytes:
        """Return its next line; raise `ProgramFailed` if there is none before this `time.monotonic()`."""
        try:
            line = self._said.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise ProgramFailed("timeout") from None
        if line is None:
            raise ProgramFailed("crash", self._cause())
        if len(line) > self._limit:
            raise ProgramFailed("flood", f"a line is longer than {self._limit} bytes")
        return line

    def _cause(self) -> str:
        """Return why the program has left: its exit code and the last line of its error stream."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._threads[2].join(FAREWELL)
        words = bytes(self._words).decode("utf-8", "replace").strip().splitlines()
        code = self._process.returncode
        return f"exit code {code}" + (f": {words[-1]}" if words else "") if code is not None else "it stopped talking"

    def leave(self) -> None:
        """End its input, give it a moment to leave by itself, then end it."""
        self._due.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End it now, with all it has started."""
        self.strike()
        self._process.wait()
        self._due.put(None)
        until = time.monotonic() + FAREWELL
        while any(thread.is_alive() for thread in self._threads) and time.monotonic() < until:
            self.pending()  # a reader that waits for room comes to the end of its pipe
            for thread in self._threads:
                thread.join(0.01)
        _running.discard(self)

    def strike(self) -> None:
        """Have it ended, with all it has started, and wait for nothing."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)


def begin(*threads: threading.Thread) -> None:
    """Start threads that hear nothing of what ends this process.

    Only the main thread can answer that, and where two signals come at once another thread may take both of them away.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, LEAVING) if sys.platform != "win32" else None
    try:
        for thread in threads:
            thread.start()
    finally:
        if before is not None and sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def kill_all() -> None:
    """End every program of this process, which is about to end itself.

    A signal may have come while one of them was being waited for, so that nobody may wait here.
    """
    for program in list(_running):
        program.strike()


def leave_with_parent() -> None:
    """Have this process end, and the programs that play in it, once the one that started it is gone, however it ended.

    A terminal that is closed says so to all its processes at once: the parent answers, so that no program is left.
    """
    from multiprocessing import parent_process  # whoever was started so has it already

    parent = parent_process()
    assert parent is not None
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    begin(threading.Thread(target=_leave_with, args=(parent,), daemon=True))


def _leave_with(parent: Any) -> None:
    parent.join()
    kill_all()
    os._exit(1)


def _write(pipe: IO[bytes], due: "queue.SimpleQueue[bytes | None]") -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while (line := due.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _read(pipe: IO[bytes], said: "queue.Queue[bytes | None]", limit: int) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(limit + 1):
            said.put(line)
    said.put(None)


def _listen(pipe: IO[bytes], words: deque[int]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while piece := pipe.read1(4096):  # type: ignore[attr-defined]
            words.extend(piece)
