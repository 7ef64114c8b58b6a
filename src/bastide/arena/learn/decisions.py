"""Decisions to learn a policy from: what was seen, what could be done, and what bots expected of it."""

import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, fields
from itertools import islice
from pathlib import Path
from typing import Any, Final

import numpy as np

from bastide.arena.learn.network import Array
from bastide.arena.play import PairedChance
from bastide.arena.tune.games import Hire
from bastide.arena.workers import Task, work_through
from bastide.bots import Bot
from bastide.bots.policies import PolicySet
from bastide.bots.spec import make
from bastide.engine.answers import CHANCE
from bastide.engine.learned import Guidance
from bastide.engine.play import Game, State
from bastide.outside.own import Chooser

ASTRAY: Final = 0.06
"""How often a decision is made at random, so that games go where no bot goes by itself."""
TOGETHER: Final = 10
"""Games that are kept in one file; those of an unfinished one are played again where a course goes on."""
MANY: Final = 1000
"""More actions than are ever legal."""


@dataclass(frozen=True, slots=True)
class Guided:
    """A bot with a policy of its own, or with what is shipped; it travels between processes."""

    name: str
    spec: str
    guide: PolicySet | None

    def __call__(self, game: Game, seed: int) -> Bot:
        """Return a bot for one table."""
        return make(self.spec, game, seed, guide=self.guide)


@dataclass(frozen=True, slots=True)
class Decisions:
    """Decisions one after the other, of each its actions, of each action its features."""

    rows: Array
    """[decision, input] what is seen."""
    actions: Array
    """[decision] how many actions were judged."""
    leads: Array
    """[action] the lead to expect."""
    lengths: Array
    """[action] how many features it has."""
    features: Array
    """[feature] which."""
    counts: Array
    """[feature] how often."""

    @classmethod
    def names(cls) -> list[str]:
        """Return what is known."""
        return [field.name for field in fields(cls)]

    @classmethod
    def joined(cls, parts: Sequence["Decisions"]) -> "Decisions":
        """Return all of these, one after the other."""
        return cls(*[np.concatenate([getattr(part, name) for part in parts]) for name in cls.names()])

    def __len__(self) -> int:
        return len(self.actions)


def judged(bot: Chooser, state: State) -> tuple[int, list[tuple[float, int]]]:
    """Return what a bot does, and the actions that it looked at with the leads to expect."""
    action = bot.choose(state)
    found = getattr(bot, "found", None)
    if found is not None:
        return action, [(lead, one) for one, (_, lead) in found.items()]
    compare: Any = getattr(bot, "compare", None)
    return action, [(lead, turn[0]) for lead, turn in compare(state, MANY)]


def decide(game: Game, task: Task) -> Decisions:
    """Play a game, and take down every decision that a policy may make."""
    judging = game.type.judging
    assert judging is not None
    assert judging.guidance is not None
    bots = [named(game, task.bot_seed * 31 + seat) for seat, named in enumerate(task.seats) if callable(named)]
    rng, chance = random.Random(task.bot_seed), PairedChance(task.seed)
    state = game.new_initial_state()
    notes = Notes(judging.guidance)
    while not state.is_terminal():
        seat = state.current_player()
        legal = [] if seat == CHANCE else state.legal_actions()
        if seat == CHANCE:
            state.apply_action(chance.choose(state))
        elif len(legal) == 1:
            state.apply_action(legal[0])
        else:
            action, found = judged(bots[seat], state)
            notes.add(state.position, found)
            state.apply_action(rng.choice(found)[1] if rng.random() < ASTRAY else action)
    return notes.decisions()


class Notes:
    """Takes down the decisions of one game."""

    def __init__(self, guidance: Guidance) -> None:
        """Begin with none."""
        self._guidance = guidance
        self._rows: list[list[int]] = []
        self._actions: list[int] = []
        self._leads: list[float] = []
        self._lengths: list[int] = []
        self._described: list[int] = []

    def add(self, position: Any, found: Sequence[tuple[float, int]]) -> None:
        """Take down a decision, unless there was no choice or a habit takes it."""
        described = [self._guidance.described(position, action) for _, action in found]
        if len(found) == 1 or not all(described):
            return
        self._rows.append(self._guidance.row(position))
        self._actions.append(len(found))
        self._leads += [lead for lead, _ in found]
        self._lengths += [len(one) // 2 for one in described]
        for one in described:
            self._described += one

    def decisions(self) -> Decisions:
        """Return them as arrays."""
        size = self._guidance.layout.size
        return Decisions(
            rows=np.array(self._rows, np.int16).reshape(len(self._rows), size),
            actions=np.array(self._actions, np.int16),
            leads=np.array(self._leads, np.float32),
            lengths=np.array(self._lengths, np.int8),
            features=np.array(self._described[::2], np.int16),
            counts=np.array(self._described[1::2], np.int16),
        )


@dataclass(frozen=True, slots=True)
class Asked:
    """So many games of a bot at all seats, under the chance of a seed."""

    game: Game
    bot: Guided
    count: int
    seed: int

    def tasks(self, first: int, last: int) -> Iterator[Task]:
        """Yield the games from a number up to another."""
        for number in range(first, last):
            seed = self.seed * 1_000_003 + number
            yield Task((self.bot,) * self.game.players, seed, seed)


def gather(asked: Asked, folder: Path, hire: Hire) -> Decisions:
    """Return the decisions of games; those that a folder has are not played again, new ones are kept there."""
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{first}-{first + TOGETHER}.npz" for first in range(0, asked.count, TOGETHER)]
    there = next((number for number, file in enumerate(files) if not file.exists()), len(files))
    if there < len(files):
        tasks = asked.tasks(there * TOGETHER, asked.count)
        with closing(work_through(decide, asked.game, tasks, hire())) as games:
            for file in files[there:]:
                _keep(Decisions.joined(list(islice(games, TOGETHER))), file)
    return Decisions.joined([_kept(file) for file in files])


def _keep(decisions: Decisions, file: Path) -> None:
    """Write decisions into a file, whole or not at all."""
    unfinished = file.with_suffix(".part.npz")
    np.savez(unfinished, **{name: getattr(decisions, name) for name in Decisions.names()})
    unfinished.replace(file)


def _kept(file: Path) -> Decisions:
    with np.load(file) as kept:
        return Decisions(**{name: kept[name] for name in Decisions.names()})
