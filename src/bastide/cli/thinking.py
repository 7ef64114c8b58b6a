"""Bots think in a process of their own, so that no screen ever waits for them."""

import asyncio
import os
import secrets
import signal
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import redirect_stderr
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from bastide.bots.coach import Line
from bastide.bots.worker import Maker, advise, remembered, review, think
from bastide.cli.texts import t
from bastide.cli.words import Fault
from bastide.engine.play import State
from bastide.engine.record import Record
from bastide.outside.pipes import kill_all, leave_with_parent
from bastide.outside.process import ProcessBot
from bastide.outside.spec import make

T = TypeVar("T")


class Thought(NamedTuple):
    """What a bot does on its turn."""

    actions: list[str]
    """Up to the next draw, in notation."""
    replaced: str
    """Why a built-in bot plays on for a program; empty if none has to."""


def _think(record: str, spec: str, seed: int, table: str, maker: Maker) -> Thought:
    actions = think(record, spec, seed, table, maker)
    bot = remembered(table, spec, seed)
    return Thought(actions, bot.replaced if isinstance(bot, ProcessBot) else "")


def _prepare() -> None:
    """Leave Ctrl-C to the process that shows the screen; end with it, and with the programs that were started here."""

    def leave(_number: int, _frame: object) -> None:
        kill_all()
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    leave_with_parent()


class Thinker:
    """One worker process; a context manager that takes it down with it."""

    def __init__(self, seed: int | None = None) -> None:
        """Start nothing yet: the process comes with the first question."""
        self._seed = secrets.randbits(32) if seed is None else seed
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def ask(self, state: State, spec: str, table: str = "") -> "Future[Thought]":
        """Return a future of what the bot does on the seat on turn."""
        return self._submit(_think, state, spec, table)

    def advise(self, state: State, spec: str) -> "Future[list[Line]]":
        """Return a future of the best lines for the seat on turn."""
        return self._submit(advise, state, spec, "advice")

    def review(self, state: State, spec: str = "greedy") -> "Future[dict[str, Any]]":
        """Return a future of how a game went, as JSON data."""
        return self._submit(review, state, spec, "review")

    def _submit(self, function: Callable[..., T], state: State, spec: str, table: str) -> "Future[T]":
        seat = state.current_player()
        record, seed = Record.of_state(state).dump(), self._seed * 31 + seat
        # A full screen puts something in place of the error stream that is no file; a new process needs the real one.
        with redirect_stderr(sys.__stderr__):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=_prepare)
            return self._pool.submit(function, record, spec, seed, f"{table} seat {seat}", make)

    def result(self, asked: Callable[[], "Future[T]"]) -> T:
        """Return what was asked for, asked once more where the process was ended; raise Fault where that is too."""
        try:
            return asked().result()
        except BrokenExecutor:
            self._begin_anew()
        try:
            return asked().result()
        except BrokenExecutor as error:
            raise Fault(t("cli-play-bots-ended")) from error

    async def wait(self, asked: Callable[[], "Future[T]"]) -> T:
        """Return the same while a screen goes on; raise CancelledError once this was closed."""
        try:
            return await asyncio.wrap_future(asked())
        except BrokenExecutor as error:
            if self._closed:
                raise asyncio.CancelledError from error
            self._begin_anew()
        try:
            return await asyncio.wrap_future(asked())
        except BrokenExecutor as error:
            if self._closed:
                raise asyncio.CancelledError from error
            raise Fault(t("cli-play-bots-ended")) from error

    def _begin_anew(self) -> None:
        """Have another process for the next question: the system has ended this one, for want of memory or so."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def close(self) -> None:
        """End the worker, in the middle of a thought if need be."""
        self._closed = True
        if self._pool is not None:
            for worker in list(getattr(self._pool, "_processes", {}).values()):
                worker.terminate()
            # Waited for, for the interpreter would meet a pool half closed when it ends.
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def __enter__(self) -> "Thinker":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
