"""One game between bots, under a chance that other games can share."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter, process_time, thread_time
from typing import Any, Final

from bastide.bots import Bot
from bastide.engine.answers import CHANCE
from bastide.engine.play import Game, State
from bastide.engine.record import SEAT_NAME_LIMIT, Record
from bastide.engine.registry import loaded
from bastide.outside.own import Named, name_of
from bastide.outside.process import ProcessBot, close, finish
from bastide.outside.spec import make

BITS: Final = 53


class PairedChance:
    """Chance that is the same in every game with the same seed, draw for draw.

    The n-th decision of chance in a game depends on the seed, on n and on the outcomes that are possible,
    and on nothing else. In Carcassonne each draw takes a tile from the stack wherever it goes, so all games
    of a seed draw the same tiles in the same order, also when one of them had to set a tile aside.
    """

    def __init__(self, seed: int) -> None:
        """Begin at the first decision."""
        self._seed = seed
        self._count = 0

    def choose(self, state: State) -> int:
        """Return the outcome at this chance node and go on to the next number."""
        text = f"{self._seed}/{self._count}".encode()
        self._count += 1
        point = (int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big") >> 64 - BITS) / 2**BITS
        outcomes = state.chance_outcomes()
        for action, probability in outcomes:
            point -= probability
            if point < 0:
                return action
        return outcomes[-1][0]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: who sat where, what was done, and how it ended."""

    game: Game
    seats: tuple[str, ...]
    """The specification of the bot at each seat."""
    actions: tuple[int, ...]
    scores: tuple[int, ...]
    returns: tuple[float, ...]
    seconds: tuple[float, ...]
    """Time that each seat thought."""
    slowest: tuple[float, ...]
    """The longest single decision of each seat."""
    work: tuple[float, ...]
    """Processor time of each seat: what it would have taken on a machine with nothing else to do."""
    replaced: tuple[str, ...] = ()
    """Why a built-in bot played on for the outside bot of each seat; empty texts where none did."""

    def record(self) -> Record:
        """Return the game as a record with its scores."""
        state = self.game.new_initial_state()
        for action in self.actions:
            state.apply_action(action)
        return Record.of_state(state, seat_names(self.seats)).finished(state)

    def to_json(self) -> dict[str, Any]:
        """Return what a match keeps of it."""
        return {
            "seats": list(self.seats),
            "scores": list(self.scores),
            "returns": list(self.returns),
            "plies": len(self.actions),
            "seconds": [round(seconds, 3) for seconds in self.seconds],
            "slowest": [round(seconds, 3) for seconds in self.slowest],
            "work": [round(seconds, 3) for seconds in self.work],
            **({"replaced": list(self.replaced)} if any(self.replaced) else {}),
        }


def seat_names(specs: Sequence[str]) -> list[str]:
    """Return how a record names bots: printable, and without their middle where a record has no room for all.

    >>> seat_names(["greedy", f"process:python {'deep/' * 20}bot.py --quick"])
    ['bot greedy', 'bot process:python deep/deep/deep/deep/…/deep/deep/deep/deep/deep/bot.py --quick']
    """
    names = ["".join(one if one.isprintable() else " " for one in f"bot {spec}").strip() for spec in specs]
    half = SEAT_NAME_LIMIT // 2
    return [name if len(name) <= SEAT_NAME_LIMIT else f"{name[: half - 1]}…{name[-half:]}" for name in names]


def check_named(game: object, specs: object) -> None:
    """Raise `TypeError` where a game is only named, or where one text stands for a list of bots."""
    loaded(game)
    if isinstance(specs, str):
        raise TypeError(f"bots are a list such as ['greedy', 'random'], not {specs!r}")


Watch = Callable[[Bot], None]
"""Is called after each decision, with the bot that made it."""


def play_game(
    game: Game, seats: Sequence[Named], seed: int, bot_seed: int | None = None, *, watch: Watch | None = None
) -> Played:
    """Play one game: seat i is held by the bot that `seats[i]` names, makes or is.

    Chance depends on `seed` alone; what the bots draw for themselves on `bot_seed` (default: `seed`) and
    their seat. Where a built-in bot has seconds to think, they are seconds of the processor, so that it is as strong
    beside other work as alone; a program has those of the clock on the wall. Raises `InvalidBot`, and ValueError
    unless there is a bot for each seat.
    """
    if len(seats) != game.players:
        raise ValueError(f"{len(seats)} bots for a game of {game.players}")
    own = seed if bot_seed is None else bot_seed
    state = game.new_initial_state()
    with _seated([make(spec, game, own * 31 + seat, clock=thread_time) for seat, spec in enumerate(seats)]) as bots:
        seconds, slowest, work = _play(state, bots, PairedChance(seed), watch)
        finish(bots, state)
    return Played(
        game,
        tuple(map(name_of, seats)),
        tuple(state.history()),
        tuple(state.scores()),
        tuple(state.returns()),
        tuple(seconds),
        tuple(slowest),
        tuple(work),
        tuple(bot.replaced if isinstance(bot, ProcessBot) else "" for bot in bots),
    )


@contextmanager
def _seated(bots: list[Bot]) -> Iterator[list[Bot]]:
    """Let bots sit for one game; the programs among them end with it, however it ends."""
    try:
        yield bots
    finally:
        close(bots)


def _play(
    state: State, bots: Sequence[Bot], chance: PairedChance, watch: Watch | None
) -> tuple[list[float], list[float], list[float]]:
    """Play to the end, in place; return each seat's time, longest decision and processor time."""
    seconds, slowest, work = ([0.0] * len(bots) for _ in range(3))
    while not state.is_terminal():
        seat = state.current_player()
        if seat == CHANCE:
            state.apply_action(chance.choose(state))
            continue
        start, busy = perf_counter(), process_time()
        action = bots[seat].choose(state)
        took = perf_counter() - start
        seconds[seat] += took
        work[seat] += process_time() - busy
        slowest[seat] = max(slowest[seat], took)
        if watch is not None:
            watch(bots[seat])
        state.apply_action(action)
    return seconds, slowest, work
