"""Games to fit to, and the positions of them that are looked at."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from bastide.arena.locks import lock
from bastide.arena.tune.fit import Sample, Weights
from bastide.arena.workers import Crew, Task, play_all
from bastide.bots import Bot
from bastide.bots.bot import CarelessBot
from bastide.bots.spec import make
from bastide.engine.answers import CHANCE
from bastide.engine.game import Judging
from bastide.engine.margin import margin
from bastide.engine.moves import Moves
from bastide.engine.play import Game

ASTRAY: Final = 0.04
"""How often a decision is made at random, so that games go where no bot goes by itself."""
JITTER: Final = 0.3
"""By how much the weights of the seats differ, in units of each weight's scale."""

Hire = Callable[[], Crew | None]
"""Hires who plays; nobody, where this process does it alone."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A bot of a specification with weights of its own; it travels between processes."""

    name: str
    spec: str
    weights: tuple[tuple[str, float], ...]
    astray: float = 0.0

    def __call__(self, game: Game, seed: int) -> Bot:
        """Return a bot for one table."""
        bot = make(self.spec, game, seed, dict(self.weights))
        return CarelessBot(bot, self.astray, seed + 1) if self.astray else bot


def jittered(weights: Weights, judging: Judging, rng: random.Random) -> Weights:
    """Return weights near these, within their bounds."""
    found = {}
    for name, value in weights.items():
        start, low, high = judging.weights[name]
        scale = max(abs(start), 0.05 * (high - low))
        found[name] = min(high, max(low, value + JITTER * scale * rng.gauss(0, 1)))
    return found


@dataclass(frozen=True, slots=True)
class Asked:
    """So many games of a bot with these weights or some near them, under the chance of a seed."""

    game: Game
    spec: str
    weights: Weights
    count: int
    seed: int

    def tasks(self, first: int) -> Iterator[Task]:
        """Yield the games from a number on; half of the seats have the weights themselves."""
        judging = self.game.type.judging
        assert judging is not None
        for number in range(first, self.count):
            rng = random.Random(f"{self.seed}/{number}")
            seats = []
            for _ in range(self.game.players):
                weights = self.weights if rng.random() < 0.5 else jittered(self.weights, judging, rng)
                seats.append(Fitted(self.spec, self.spec, tuple(weights.items()), ASTRAY))
            seed = self.seed * 1_000_003 + number
            yield Task(tuple(seats), seed, seed)


class Asking(Protocol):
    """Games of one kind that are to be played."""

    @property
    def game(self) -> Game:
        """What is played."""

    @property
    def count(self) -> int:
        """How often."""

    def tasks(self, first: int) -> Iterator[Task]:
        """Yield the games from a number on."""


def gather(asked: Asking, file: Path, hire: Hire) -> list[list[int]]:
    """Return the actions of games; those that a file has are not played again, each new one is added to it.

    A last line that was cut off is dropped. Raises ValueError if another process adds to the same file.
    """
    with file.open("a+b") as lines:
        if not lock(lines):
            raise ValueError(f"another process writes {file}")
        lines.seek(0)
        *whole, rest = lines.read().split(b"\n")
        lines.truncate(lines.tell() - len(rest))
        kept: list[list[int]] = [json.loads(line) for line in whole[: asked.count]]
        if len(kept) < asked.count:
            for played in play_all(asked.game, asked.tasks(len(kept)), crew=hire()):
                kept.append(list(played.actions))
                lines.write(json.dumps(kept[-1]).encode() + b"\n")
                lines.flush()
    return kept


def between_turns(game: Game, actions: Sequence[int]) -> tuple[list[int], Any]:
    """Return after how many actions of a game another seat is to decide, and the position in which it ended.

    Where chance decides in between, it is the position before chance that is meant. With one seat the positions are
    those in which its next turn begins.
    """
    position, moves = game.new_initial_state().position, Moves(game.type.kernel)
    mark = game.type.words.turn if game.players == 1 else None
    found: list[int] = []
    before: Any = None
    after = 0
    for at, action in enumerate(actions):
        if position.current_player() != CHANCE:
            now = mark(position) if mark is not None else position.current_player()
            if before not in {None, now}:
                found.append(after)
            before, after = now, at + 1
        moves.act(position, action)
    return found, position


def samples(game: Game, games: Sequence[Sequence[int]], positions: int, seed: int) -> list[Sample]:
    """Return so many positions of each game, drawn among those between two turns, each seen by every seat.

    With two seats one of them is enough: the other sees the same with the sign turned.
    """
    found: list[Sample] = []
    moves = Moves(game.type.kernel)
    for number, actions in enumerate(games):
        places, end = between_turns(game, actions)
        points, shares = [float(each) for each in end.scores()], game.type.kernel.returns(end)
        rng = random.Random(f"{seed}/{number}/positions")
        wanted = set(rng.sample(places, min(positions, len(places))))
        position = game.new_initial_state().position
        for at, action in enumerate(actions):
            moves.act(position, action)
            if at + 1 in wanted:
                copy = position.clone()
                for seat in range(1 if game.players == 2 else game.players):
                    found.append(Sample(copy, seat, margin(points, seat), shares[seat]))
    return found
