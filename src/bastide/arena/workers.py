"""Games in several processes, handed back in the order in which they were asked for."""

import multiprocessing
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from bastide.arena.play import Played, play_game
from bastide.engine.game import Game
from bastide.engine.registry import load_game

AHEAD: Final = 2
"""Games asked for in advance, per process."""


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played."""

    seats: tuple[str, ...]
    seed: int
    bot_seed: int


_Plain = tuple[
    tuple[int, ...],
    tuple[int, ...],
    tuple[float, ...],
    tuple[float, ...],
    tuple[float, ...],
    tuple[float, ...],
    tuple[str, ...],
]


def _play(name: str, players: int, options: dict[str, str], task: Task) -> _Plain:
    """Play in a worker; a game's table of functions does not travel between processes, its name does."""
    played = play_game(load_game(name, players, options), task.seats, task.seed, task.bot_seed)
    times = played.seconds, played.slowest, played.work
    return played.actions, played.scores, played.returns, *times, played.replaced


def play_all(game: Game, tasks: Iterable[Task], workers: int = 1) -> Iterator[Played]:
    """Yield the games of these tasks in order, played in so many processes (1: in this one).

    Stop asking for more to stop playing; what is under way is then thrown away.
    """
    if workers <= 1:
        for task in tasks:
            yield play_game(game, task.seats, task.seed, task.bot_seed)
        return
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"))
    waiting: deque[tuple[Task, Future[_Plain]]] = deque()
    try:
        for task in tasks:
            waiting.append((task, pool.submit(_play, game.name, game.players, dict(game.options), task)))
            if len(waiting) >= workers * AHEAD:
                yield _await(game, *waiting.popleft())
        while waiting:
            yield _await(game, *waiting.popleft())
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _await(game: Game, task: Task, future: Future[_Plain]) -> Played:
    return Played(game, task.seats, *future.result())
