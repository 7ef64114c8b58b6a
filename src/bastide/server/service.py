"""The server as a service: how late its event loop is, and what systemd is told of it (`sd_notify`)."""

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Callable
from typing import Final

from bastide.server.metrics import Metrics

BEAT: Final = 0.5
"""Seconds between two looks at the clock."""
READY: Final = "READY=1"
ALIVE: Final = "WATCHDOG=1"
STOPPING: Final = "STOPPING=1"


def is_service() -> bool:
    """Return whether systemd has started this and waits to hear of it."""
    return bool(os.environ.get("NOTIFY_SOCKET"))


def notify(state: str) -> bool:
    """Tell systemd how the service is; return whether anybody was told."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return False
    name = "\0" + address[1:] if address.startswith("@") else address
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
        out.setblocking(False)
        out.sendto(state.encode(), name)
        return True
    return False


class Heart:
    """Beats in the event loop: whoever waits for it there is as late as its beats are.

    A loop that hangs beats no more, and systemd starts the service again (`WatchdogSec`).
    """

    def __init__(self, metrics: Metrics, queue: Callable[[], int] = int) -> None:
        """`queue` returns how many questions wait for a bot's worker."""
        self._metrics: Final = metrics
        self._queue: Final = queue
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to beat."""
        self._task = asyncio.create_task(self._run(), name="heart")

    async def stop(self) -> None:
        """Stop."""
        notify(STOPPING)
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self._metrics.lag.observe(max(0.0, time.monotonic() - due))
            self._metrics.thinking_queue.set(self._queue())
            notify(ALIVE)
