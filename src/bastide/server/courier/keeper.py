"""The server's side: it starts a courier once there is somebody to tell, answers it, and ends it."""

import asyncio
import contextlib
import json
import subprocess
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from bastide.server.courier.orders import Pauses, command, configured, environment, orders_of
from bastide.server.house import House
from bastide.server.logs import failed
from bastide.server.settings import Settings
from bastide.storage import letters, listeners
from bastide.storage.letters import Letter
from bastide.storage.listeners import MAIL, PUSH

LINE_LIMIT: Final = 1 << 20
BACK: Final = 10.0
"""Seconds in which pages find their server again."""

log: Final = structlog.get_logger("bastide.courier")


async def wanted(house: House) -> bool:
    """Return whether there is somebody to tell."""
    if house.settings.webhook_url:
        return True
    async with house.db.reading() as connection:
        return await listeners.any_listener(connection, (PUSH, MAIL))


def first_pause(settings: Settings) -> float:
    """Return the seconds before the first courier starts: whoever was here when a server was stopped is soon back."""
    return min(BACK, settings.notify_after)


class Keeper:
    """Keeps one courier; among several processes of a machine their parent does, and is called by `hire`."""

    def __init__(self, house: House, hire: Callable[[], None] | None = None) -> None:
        self.house: Final = house
        self.process: asyncio.subprocess.Process | None = None
        self._hire: Final = hire
        self._task: asyncio.Task[None] | None = None
        self._answering: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        """Start a courier if there is somebody to tell; else as soon as there is."""
        if not configured(self.house.settings):
            return
        self.house.wake = self._wake
        if await wanted(self.house):
            self._wake()

    async def stop(self) -> None:
        """End it now: what it was about is kept."""
        self.house.wake = lambda: None
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for task in list(self._answering):
            task.cancel()
        await asyncio.gather(*self._answering, return_exceptions=True)

    def _wake(self) -> None:
        if self._hire is not None:
            self._hire()
        elif self._task is None:
            self._task = asyncio.create_task(self._run(), name="courier")

    async def _run(self) -> None:
        pauses = Pauses()
        await asyncio.sleep(first_pause(self.house.settings))
        while True:
            began, code = time.monotonic(), None
            try:
                code = await self._one()
            except Exception as error:
                failed("the courier could not be started", error)
            pause = pauses.after(time.monotonic() - began)
            log.warning("the courier ended and is started again", code=code, pause=pause)
            await asyncio.sleep(pause)

    async def _one(self) -> int:
        """Run one courier to its end; return its exit code."""
        orders = await asyncio.to_thread(orders_of, self.house.settings, converses=True)
        self.process = process = await asyncio.create_subprocess_exec(
            *command(),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            env=environment(),
            start_new_session=True,  # a Ctrl-C at the terminal is for the server, which then ends its courier
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(orders.to_line())
            async for line in process.stdout:
                self._heard(json.loads(line), process.stdin)
            return await process.wait()
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    def _heard(self, said: dict[str, Any], back: asyncio.StreamWriter) -> None:
        if "told" in said:
            self.house.metrics.told.labels(said["told"]).inc()
        elif "failed" in said:
            self.house.metrics.not_told.labels(said["failed"], said["why"]).inc()
        elif "waiting" in said:
            self.house.metrics.telling.set(said["waiting"])
        elif "present" in said:
            self._spawn(self._answer(said["ask"], self._present(said["present"]), back))
        elif "note" in said:
            self._spawn(self._answer(said["ask"], self._note(said["note"]), back))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="courier-answer")
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, number: int, finding: Coroutine[Any, Any, Any], back: asyncio.StreamWriter) -> None:
        answer: dict[str, Any] = {"answer": number}
        try:
            answer["value"] = await finding
        except Exception as error:
            failed("the courier's question could not be answered", error)
            answer["error"] = type(error).__name__
        with contextlib.suppress(OSError):
            back.write(json.dumps(answer).encode() + b"\n")
            await back.drain()

    async def _present(self, tables: list[str]) -> dict[str, list[int]]:
        return {table: sorted(seats) for table, seats in (await self.house.present(*tables)).items()}

    async def _note(self, told: dict[str, Any]) -> bool:
        """Take down how a letter went: SQLite has one writer, this process."""
        letter, now = Letter(**told["letter"]), self.house.now()
        async with self.house.db.writing() as write:
            await write.connection.run_sync(letters.note, letter, told["outcome"], now, told["most"])
        return True


class Hired:
    """The courier of several server processes, kept by their parent, which has no event loop."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._pauses: Final = Pauses()
        self._process: subprocess.Popen[bytes] | None = None
        self._wanted = False
        self._began = 0.0
        self._due = 0.0

    def want(self) -> None:
        """Have one from now on."""
        if not self._wanted and configured(self._settings):
            self._wanted, self._due = True, time.monotonic() + first_pause(self._settings)

    def look(self) -> None:
        """Start it, or start it again after a pause that grows."""
        now = time.monotonic()
        if self._process is not None and self._process.poll() is not None:
            code, self._process = self._process.returncode, None
            pause = self._pauses.after(now - self._began)
            self._due = now + pause
            log.warning("the courier ended and is started again", code=code, pause=pause)
        if self._wanted and self._process is None and now >= self._due:
            self._began = now
            try:
                self._start()
            except (OSError, ValueError) as error:
                self._due = now + self._pauses.after(0.0)
                failed("the courier could not be started", error)

    def _start(self) -> None:
        line = orders_of(self._settings, converses=False).to_line()
        self._process = subprocess.Popen(
            command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            env=environment(),
            start_new_session=True,
        )
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        self._process.stdin.flush()  # and it stays open: where it closes, the courier ends

    def stop(self) -> None:
        """End it now."""
        self._wanted = False
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
