"""Games to learn from: bots that stray now and then, and what positions they went through."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from bastide.arena.learn.network import Array, Positions, Value, margins, promise
from bastide.arena.workers import Task
from bastide.bots import Bot
from bastide.bots.bot import CarelessBot
from bastide.bots.networks import LearnedSet
from bastide.bots.spec import make
from bastide.engine.answers import CHANCE
from bastide.engine.game import Judging
from bastide.engine.learned import Learning
from bastide.engine.moves import Moves
from bastide.engine.play import Game

ASTRAY: Final = 0.03
"""How often a decision is made at random, so that games go where no bot goes by itself."""
KEPT: Final = 0.25
"""The part of the decisions that are learned from."""


@dataclass(frozen=True, slots=True)
class Learner:
    """A bot with a network of its own, or none; it travels between processes."""

    name: str
    spec: str
    learned: LearnedSet
    astray: float = 0.0

    def __call__(self, game: Game, seed: int) -> Bot:
        """Return a bot for one table."""
        bot = make(self.spec, game, seed, self.learned)
        return CarelessBot(bot, self.astray, seed + 1) if self.astray else bot


@dataclass(frozen=True, slots=True)
class Asked:
    """So many games of bots with a network, under the chance of a seed; in every second one all but one have none.

    So a network meets others than itself, and what it never does.
    """

    game: Game
    spec: str
    learned: LearnedSet
    plain: LearnedSet
    count: int
    seed: int

    def tasks(self, first: int) -> Iterator[Task]:
        """Yield the games from a number on."""
        players = self.game.players
        own, other = (Learner(self.spec, self.spec, each, ASTRAY) for each in (self.learned, self.plain))
        for number in range(first, self.count):
            seed = self.seed * 1_000_003 + number
            alone = number // 2 % players if number % 2 else None
            seats = [own if alone in (None, seat) else other for seat in range(players)]
            yield Task(tuple(seats), seed, seed)


class Replay:
    """Goes through games again, and takes down some of the positions after a decision."""

    def __init__(self, game: Game, judging: Judging, learning: Learning, weights: dict[str, float]) -> None:
        """Judge by the evaluation without a network, with these weights."""
        self.game: Final = game
        self._judge: Final = judging.evaluator(weights)
        self._learning: Final = learning
        self._games: list[dict[str, Array]] = []

    def add(self, actions: Sequence[int], rng: random.Random) -> None:
        """Take down positions of a game."""
        moves, seats, rows, base = Moves(self.game.type.kernel), list[int](), list[list[int]](), list[list[float]]()
        position = self.game.new_initial_state().position
        for action in actions:
            seat = position.current_player()
            kept = seat != CHANCE and rng.random() < KEPT
            moves.act(position, action)
            if kept and (inputs := self._judge.inputs(position)):
                seats.append(seat)
                rows.append(inputs)
                base.append(self._judge.value(position))
        self._games.append(
            {
                "seats": np.array(seats),
                "inputs": np.array(rows, np.int16).reshape(len(rows), -1),
                "base": np.array(base, np.float32).reshape(len(rows), -1),
                "points": np.array(position.scores(), np.float32),
                "shares": np.array(self.game.type.kernel.returns(position), np.float32),
            }
        )

    def spread(self) -> float:
        """Return what leads differ by at the end, in points."""
        first = [margins(one["points"][None], np.zeros(1, int))[0][0] for one in self._games]
        return float(np.sqrt(np.mean(np.square(first)))) or 1.0

    def positions(self, value: Value, reach: float, spread: float) -> Positions:
        """Return all that was taken down, with what is to be expected there, by TD(lambda) with the network so far."""
        found = [self._backed_up(one, value, reach, spread) for one in self._games if len(one["seats"])]
        return Positions(*[np.concatenate([getattr(one, name) for one in found]) for name in Positions.names()])

    def _backed_up(self, one: dict[str, Array], value: Value, reach: float, spread: float) -> Positions:
        """Return the positions of a game: `reach` of what followed counts, for the rest what was promised there."""
        players, count = self.game.players, len(one["seats"])
        size = players * self._learning.seat
        ends = np.broadcast_to(one["points"], (count, players))
        seen = Positions(
            seats=one["seats"],
            rows=one["inputs"][:, :size].reshape(count, players, -1),
            table=one["inputs"][:, size:],
            base=one["base"],
            ends=ends,
            leads=np.zeros(count, np.float32),
            shares=np.zeros(count, np.float32),
        )
        points = value.fold(seen)[3]
        by_seat = [np.full(count, seat) for seat in range(players)]
        now = np.stack([margins(points, seats)[0] for seats in by_seat], axis=1)
        promised = promise(now, spread)
        lead = np.array([margins(one["points"][None], np.array([seat]))[0][0] for seat in range(players)])
        share = one["shares"].copy()
        for at in range(count - 1, -1, -1):
            seat = one["seats"][at]
            seen.leads[at], seen.shares[at] = lead[seat], share[seat]
            lead = reach * lead + (1 - reach) * now[at]
            share = reach * share + (1 - reach) * promised[at]
        return seen


def missed(positions: Positions, value: Value | None) -> float:
    """Return by how many points leads are missed, in the root mean square; without a network by the evaluation."""
    points: Any = positions.base if value is None else value.fold(positions)[3]
    ends = margins(positions.ends.astype(np.float32), positions.seats)[0]
    return float(np.sqrt(np.mean((margins(points, positions.seats)[0] - ends) ** 2)))
