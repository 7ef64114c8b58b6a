"""Games in several processes, handed back in the order in which they were asked for."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import metadata
from typing import Any, Final, Protocol, TypeVar

from bastide.arena.play import Played, play_game
from bastide.engine import build
from bastide.engine.play import Game
from bastide.engine.registry import load_game
from bastide.outside.own import Named

AHEAD: Final = 2
"""Games asked for in advance, per process."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played."""

    seats: tuple[Named, ...]
    seed: int
    bot_seed: int


class Crew(Protocol):
    """Processes that work for this one, here or elsewhere."""

    @property
    def size(self) -> int:
        """How many there are."""

    def submit(self, job: Callable[..., Any], /, *arguments: Any) -> Any:
        """Have a function of a module called; return a ticket for what it returns."""

    def result(self, ticket: Any) -> Any:
        """Wait for what a ticket stands for, and return it."""

    def dismiss(self) -> None:
        """End the work; what is under way is thrown away."""


class Processes:
    """A crew on this machine."""

    def __init__(self, size: int) -> None:
        """Start so many processes."""
        self.size: Final = size
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(size, mp_context=context, initializer=_stop_silently)

    def submit(self, job: Callable[..., Any], /, *arguments: Any) -> Any:
        """Have a function of a module called; return a ticket for what it returns."""
        return self._pool.submit(job, *arguments)

    def result(self, ticket: Any) -> Any:
        """Wait for what a ticket stands for, and return it."""
        return ticket.result()

    def dismiss(self) -> None:
        """End the work; what is under way is thrown away."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _stop_silently() -> None:
    """Let a process of the crew work, and Ctrl-C end it, without a word; the one that hired it says what there is."""
    build.hush()
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def version() -> str:
    """Return the version of Bastide that works here."""
    return metadata.version("bastide")


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work_through(job: Callable[[Game, Task], T], game: Game, tasks: Iterable[Task], crew: Crew | None) -> Iterator[T]:
    """Yield what a function of a module returns for each task, in order; without a crew, work in this process.

    Stop asking for more to stop working. The crew is dismissed at the end.
    """
    if crew is None:
        for task in tasks:
            yield job(game, task)
        return
    waiting: deque[Any] = deque()
    try:
        for task in tasks:
            waiting.append(crew.submit(_do, job, game.name, game.players, dict(game.options), task))
            if len(waiting) >= crew.size * AHEAD:
                yield crew.result(waiting.popleft())
        while waiting:
            yield crew.result(waiting.popleft())
    finally:
        crew.dismiss()


def _do(job: Callable[[Game, Task], T], name: str, players: int, options: dict[str, str], task: Task) -> T:
    """Work in a process of the crew; a game's table of functions does not travel between processes, its name does."""
    return job(load_game(name, players, options), task)


_Plain = tuple[
    tuple[str, ...],
    tuple[int, ...],
    tuple[int, ...],
    tuple[float, ...],
    tuple[float, ...],
    tuple[float, ...],
    tuple[float, ...],
    tuple[str, ...],
]


def _play(game: Game, task: Task) -> _Plain:
    played = play_game(game, task.seats, task.seed, task.bot_seed)
    times = played.seconds, played.slowest, played.work
    return played.seats, played.actions, played.scores, played.returns, *times, played.replaced


def play_all(
    game: Game, tasks: Iterable[Task], workers: int = 1, crew: Crew | None = None
) -> Generator[Played, None, None]:
    """Yield the games of these tasks in order, played in so many processes (1: in this one), or by a crew.

    Stop asking for more to stop playing; what is under way is then thrown away.
    """
    if crew is None and workers > 1:
        crew = Processes(workers)
    for plain in work_through(_play, game, tasks, crew):
        yield Played(game, *plain)
