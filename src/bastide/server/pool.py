"""Processes of their own in which bots think; one that crashes or dawdles is replaced."""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, TypeVar

import structlog

from bastide.bots.coach import Line
from bastide.engine.errors import IllegalAction
from bastide.engine.play import State
from bastide.server.budgets import ADVICE, REVIEW, SEARCH, budget, kind_of
from bastide.server.dice import Dice
from bastide.server.fairly import SHORT, Asker, FairQueue
from bastide.server.logs import short
from bastide.server.metrics import Metrics
from bastide.server.positions import Loaded

T = TypeVar("T")

LINE_LIMIT: Final = 1 << 20
REVIEW_TIME: Final = 60.0
"""Seconds that looking back on a whole game may take."""
START_TIME: Final = 60.0
"""Seconds a fresh worker may take to import everything."""

LEAST: Final = 2
"""Workers there are at least, so that one long thought does not stop all others."""
QUICK: Final = "level:1"
"""Who answers for a bot that cannot."""
TRIES: Final = 4
"""How often a question is asked whose worker dies."""

PRIVATE: Final = (
    "BASTIDE_SECRET",
    "BASTIDE_DATABASE",
    "BASTIDE_CONFIG",
    "BASTIDE_OPERATOR_TOKEN",
    "BASTIDE_OPERATOR_FILE",
    "NOTIFY_SOCKET",
)
"""What a bot's process has no business to know."""

NOBODY: Final = Asker()

log: Final = structlog.get_logger("bastide.bots")


@dataclass(frozen=True, slots=True)
class Thought:
    """What a worker needs to know to decide for a seat."""

    table: str
    game: str
    players: int
    options: dict[str, str]
    history: list[int]
    seat: int
    spec: str
    seed: int
    lines: int = 0
    """How many lines to advise, each to the end of the turn; 0: just choose the next action."""
    review: bool = False
    """Whether to look back on the whole game instead, by the evaluation alone if the bot is `greedy`."""

    @classmethod
    def of(cls, loaded: Loaded, seat: int, spec: str, dice: Dice, *, lines: int = 0, review: bool = False) -> "Thought":
        """Return the thought of a seat at a table as it stands."""
        row, history = loaded.row, loaded.position.state.history()
        seed = dice.thought(row.seed, seat)
        return cls(row.id, row.game, row.players, row.options, list(history), seat, spec, seed, lines, review)


class ThinkFailed(Exception):
    """A bot gave no answer; `why` is `timeout`, `crash` or `error`."""

    def __init__(self, why: str, detail: str = "") -> None:
        super().__init__(detail or why)
        self.why = why


class Worker:
    """One process; it answers one question at a time and leaves when its standard input closes."""

    def __init__(self, plugins: Sequence[str]) -> None:
        self._plugins: Final = plugins
        self._process: asyncio.subprocess.Process | None = None
        self.table = ""

    async def ask(self, thought: Thought, timeout: float) -> list[int]:
        """Return the actions that a bot chose; raise `ThinkFailed`, after which the process is gone."""
        answer = await self._answer(thought, timeout)
        return [int(action) for action in answer["actions"]]

    async def advise(self, thought: Thought, timeout: float) -> list[Line]:
        """Return the lines that a bot advises; raise `ThinkFailed`, after which the process is gone."""
        answer = await self._answer(thought, timeout)
        return [
            Line(**{**line, "actions": tuple(line["actions"]), "follows": tuple(line["follows"])})
            for line in answer["lines"]
        ]

    async def review(self, thought: Thought, _timeout: float) -> dict[str, Any]:
        """Return how a game went as a bot judges it; raise `ThinkFailed`, after which the process is gone."""
        answer = await self._answer(thought, REVIEW_TIME)
        found: dict[str, Any] = answer["review"]
        return found

    async def _answer(self, thought: Thought, timeout: float) -> dict[str, Any]:
        try:
            process = await self._ready()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(asdict(thought)).encode() + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(timeout):
                line = await process.stdout.readline()
            answer: dict[str, Any] = json.loads(line) if line else {}
        except TimeoutError as error:
            await self.stop()
            raise ThinkFailed("timeout") from error
        except (OSError, ValueError) as error:
            await self.stop()
            raise ThinkFailed("crash", str(error)) from error
        except asyncio.CancelledError:
            await self.stop()
            raise
        self.table = thought.table
        if ("review" if thought.review else "lines" if thought.lines else "actions") in answer:
            return answer
        if not line:
            await self.stop()
            raise ThinkFailed("crash")
        raise ThinkFailed("error", str(answer.get("error", "")))

    async def _ready(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        command = [sys.executable, "-m", "bastide.server.thinker", *self._plugins]
        self._process = process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE_LIMIT,
            env={name: value for name, value in os.environ.items() if name not in PRIVATE}
            | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,  # a Ctrl-C at the terminal is for the server, which then ends its workers
        )
        assert process.stdout is not None
        async with asyncio.timeout(START_TIME):
            await process.stdout.readline()
        return process

    async def stop(self) -> None:
        """End the process now."""
        process, self._process, self.table = self._process, None, ""
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())


class ThinkPool:
    """So many workers; questions wait for a free one in a fair queue, for the one that knows the table if possible."""

    def __init__(self, size: int, timeout: float, plugins: Sequence[str], metrics: Metrics) -> None:
        self.size: Final = max(size, LEAST)
        self.queue: Final = FairQueue(self.size)
        self._timeout: Final = timeout
        self._metrics: Final = metrics
        self._idle: Final = [Worker(plugins) for _ in range(self.size)]
        self._workers: Final = list(self._idle)
        self._takes: Final[dict[str, float]] = {}
        """Seconds that a bot has taken of late, by its kind; those that search take what they are told."""

    async def think(self, thought: Thought, asker: Asker = NOBODY) -> list[int]:
        """Return a bot's actions; raise `ThinkFailed`."""
        return await self._at_a_worker(thought, asker, Worker.ask)

    async def advise(self, thought: Thought, asker: Asker = NOBODY) -> list[Line]:
        """Return a bot's advice, the best line first; raise `ThinkFailed`."""
        try:
            return await self._at_a_worker(thought, asker, Worker.advise)
        except ThinkFailed as failure:
            self._failed(thought, failure.why, str(failure))
            raise

    async def review(self, thought: Thought, asker: Asker = NOBODY) -> dict[str, Any]:
        """Return how a game went as a bot judges it; raise `ThinkFailed`."""
        try:
            return await self._at_a_worker(thought, asker, Worker.review)
        except ThinkFailed as failure:
            self._failed(thought, failure.why, str(failure))
            raise

    async def _at_a_worker(
        self, thought: Thought, asker: Asker, ask: Callable[[Worker, Thought, float], Awaitable[T]]
    ) -> T:
        kind = REVIEW if thought.review else ADVICE if thought.lines else kind_of(thought.spec)
        async with self.queue.place(asker, long=self._is_long(thought, kind)):
            worker = next((worker for worker in self._idle if worker.table == thought.table), self._idle[-1])
            self._idle.remove(worker)
            began = time.perf_counter()
            try:
                return await ask(worker, thought, self._timeout)
            finally:
                self._idle.append(worker)
                took = time.perf_counter() - began
                self._takes[kind] = (self._takes.get(kind, took) + took) / 2
                self._metrics.thinking.labels(kind).observe(took)

    def _is_long(self, thought: Thought, kind: str) -> bool:
        """Return whether a thought may take the last place from others: before it is known, as its words tell."""
        if thought.review or budget(thought.spec, thought.game, thought.players) > SHORT:
            return True
        return kind != SEARCH and self._takes.get(kind, 0.0) > SHORT

    async def decide(self, thought: Thought, state: State, asker: Asker = NOBODY) -> list[int]:
        """Return legal actions of a bot; raise `ThinkFailed` where nobody can answer: nothing is chosen at random.

        A question whose worker died is asked again. A bot that fails otherwise, or kills every worker, is replaced for
        this decision by a quick one.
        """
        why, detail = "error", "no action"
        for spec in (thought.spec, QUICK):
            for _ in range(TRIES):
                why, detail = "error", "no action"
                try:
                    if actions := await self._legal(replace(thought, spec=spec), state, asker):
                        return actions
                except ThinkFailed as failure:
                    why, detail = failure.why, str(failure)
                except IllegalAction as refusal:
                    why, detail = "illegal", str(refusal)
                self._failed(thought, why, detail)
                if why != "crash":
                    break
        raise ThinkFailed(why, detail)

    async def _legal(self, thought: Thought, state: State, asker: Asker) -> list[int]:
        """Return what a bot chose; raise `IllegalAction` if it may not be done."""
        actions = await self.think(thought, asker)
        trial = state.clone()
        for action in actions:
            trial.apply_action(action)
        return actions

    def _failed(self, thought: Thought, why: str, detail: str) -> None:
        self._metrics.bot_failures.labels(why).inc()
        log.warning("bot failed", table=short(thought.table), bot=thought.spec, why=why, detail=detail[:500])

    async def stop(self) -> None:
        """End every worker."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))
