"""Games in several processes, handed back in the order in which they were asked for."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from bastide.arena.play import Played, play_game
from bastide.engine import build
from bastide.engine.errors import BastideError
from bastide.engine.play import Game
from bastide.engine.registry import load_game
from bastide.outside.own import Named
from bastide.outside.pipes import LEAVING, kill_all, leave_with_parent
from bastide.outside.spec import is_process

AHEAD: Final = 2
"""Games asked for in advance, per process."""

T = TypeVar("T")

_hired = False
"""Whether this process is one of a crew on this machine."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played."""

    seats: tuple[Named, ...]
    seed: int
    bot_seed: int


ENDED: Final = "a process that played games was ended: by somebody, or because memory ran out"
NEVER_BEGAN: Final = (
    "the processes that were to play could not begin, since each of them first runs the program that starts them: "
    'it has to be a file, and what it does stands under `if __name__ == "__main__":`'
)


class CrewError(BastideError, RuntimeError):
    """A process that played games ended before they were over."""


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
        self._begun: Final[Any] = context.RawValue("b", 0)
        self._pool = ProcessPoolExecutor(size, mp_context=context, initializer=_stop_silently, initargs=(self._begun,))

    def submit(self, job: Callable[..., Any], /, *arguments: Any) -> Any:
        """Have a function of a module called; return a ticket for what it returns. Raises `CrewError` as `result`."""
        with self._whole(), _undisturbed():
            return self._pool.submit(job, *arguments)

    def result(self, ticket: Any) -> Any:
        """Wait for what a ticket stands for, and return it; raise `CrewError` if a process ended meanwhile."""
        with self._whole():
            return ticket.result()

    def dismiss(self) -> None:
        """End the work; what is under way is thrown away."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Raise `CrewError` where a process has ended that was to work."""
        try:
            yield
        except BrokenProcessPool as error:
            raise CrewError(ENDED if self._begun.value else NEVER_BEGAN) from error


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let processes that are started here hear of Ctrl-C once they are ready for it: before, they would print where."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _stop_silently(begun: Any) -> None:
    """Let a process of the crew work, and Ctrl-C end it, without a word; the one that hired it says what there is.

    Where that one is gone, however it ended, nobody waits for what is played.
    """
    global _hired  # noqa: PLW0603 - what a process is, it is for good
    _hired = True
    begun.value = 1
    build.hush()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    leave_with_parent()


def _leave(*_: object) -> None:
    """End this process and the programs that play in it, which are in sessions of their own and hear no Ctrl-C.

    The pool ends all its processes as soon as one has ended, so that a second signal soon follows the first.
    """
    for number in LEAVING:
        signal.signal(number, signal.SIG_IGN)
    kill_all()
    os._exit(128 + signal.SIGINT)


def version() -> str:
    """Return the version of Bastide that works here."""
    return build.version()


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work_through(
    job: Callable[[Game, Task], T], game: Game, tasks: Iterable[Task], crew: Crew | None
) -> Generator[T, None, None]:
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
    if _hired:
        programs = any(map(is_process, task.seats))
        for number in LEAVING:
            signal.signal(number, _leave if programs else signal.SIG_DFL)
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
