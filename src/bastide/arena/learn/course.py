"""The course of learning: games, steps of the network towards them, and at the end a match that decides."""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from bastide.arena.learn.games import Asked, Learner, Replay, missed
from bastide.arena.learn.network import Positions, Value
from bastide.arena.match import MatchResult, run_match
from bastide.arena.statistics import Sprt
from bastide.arena.tune.course import WON, claim, hire_nobody, wins
from bastide.arena.tune.games import Hire, gather
from bastide.bots.networks import LearnedSet
from bastide.engine.files import write_whole
from bastide.engine.play import Game

NEW: Final = "learned"
OLD: Final = "before"
BATCH: Final = 512
"""Positions of a step."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played and learned."""

    cycles: int = 3
    """How often games are played and learned from."""
    games: int = 3000
    """Games of a cycle; what was played in earlier ones is learned from as well."""
    passes: int = 3
    """How often a cycle learns from each position."""
    hidden: int = 16
    """Hidden units."""
    rate: float = 0.002
    """The step of the network when a cycle begins; it falls to a twentieth."""
    reach: float = 0.85
    """How far a position is moved towards how its game went on rather than towards what the network promised."""
    win: float = 1.0
    """What a whole win missed weighs, against a lead missed by what leads differ by."""
    points: float = 1.0
    """What the points of every seat missed weigh, likewise."""
    match: int = 400
    """Games after which an undecided match ends."""
    seed: int = 1


class Course:
    """Learns a network for one group: the same game for one or several numbers of seats."""

    def __init__(
        self,
        games: Sequence[Game],
        plan: Plan,
        work: Path,
        hire: Hire = hire_nobody,
        say: Callable[[str], None] = print,
    ) -> None:
        """Keep in the folder `work` whatever took long, so that a course that was killed goes on from there.

        Raises ValueError if the game has no network to learn, or is played alone.
        """
        judging = games[0].type.judging
        if judging is None or judging.learning is None:
            raise ValueError(f"{games[0].name} has no network to learn")
        if games[0].players == 1:
            raise ValueError("a network learns from leads, and who plays alone has none")
        self._games: Final = games
        self._judging: Final = judging
        self._learning: Final = judging.learning
        self._plan: Final = plan
        self._work: Final = work
        self._hire: Final = hire
        self._say: Final = say

    def run(self, start: LearnedSet) -> LearnedSet | None:
        """Return a set that wins against this one, which is shipped; None if none does that was learned."""
        self._claim(start)
        plain = replace(start, layout=self._learning.layout.version, network=())
        replays = [Replay(game, self._judging, self._learning, dict(start.weights)) for game in self._games]
        best, teacher = start, self._beginner()
        for cycle in range(self._plan.cycles):
            teacher = self._cycle(cycle, best, plain, teacher, replays)
            network = tuple((name, tuple(numbers)) for name, numbers in teacher.whole().items())
            if self._wins(cycle, fresh := replace(plain, network=network), best):
                best = fresh
        return None if best is start else best

    def _beginner(self) -> Value:
        return Value(self._learning, self._plan.hidden, self._plan.seed)

    def _claim(self, start: LearnedSet) -> None:
        """Write down what this folder is for, or compare with what it says; more cycles may be asked for later."""
        about: dict[str, Any] = {
            "game": self._games[0].name,
            "players": [game.players for game in self._games],
            "options": self._games[0].options_text(),
            "plan": {name: number for name, number in asdict(self._plan).items() if name != "cycles"},
            "weights": dict(start.weights),
            "network": {name: list(numbers) for name, numbers in start.network},
        }
        claim(self._work, self._games[0], about, "course")

    def _cycle(
        self, cycle: int, best: LearnedSet, plain: LearnedSet, teacher: Value, replays: Sequence[Replay]
    ) -> Value:
        """Play with the best network so far, and return one that learned from all games with what a teacher expects."""
        plan = self._plan
        for game, replay in zip(self._games, replays, strict=True):
            count = -(-plan.games // len(self._games))
            asked = Asked(game, "greedy", best, plain, count, plan.seed + 10 * cycle)
            lines = self._work / f"{cycle + 1}-games-{game.players}.jsonl"
            for number, actions in enumerate(gather(asked, lines, self._hire)):
                replay.add(actions, random.Random(f"{plan.seed}/{cycle}/{number}"))
        value = self._beginner()
        file = self._work / f"{cycle + 1}-network.npz"
        if file.exists():
            with np.load(file) as kept:
                value.take(kept)
            return value
        seen = [(each.positions(teacher, plan.reach, each.spread()), each.spread()) for each in replays]
        self._learn(value, seen, np.random.default_rng(plan.seed + cycle))
        for positions, _ in seen:
            held = _held(positions)
            self._say(
                f"cycle {cycle + 1} of {plan.cycles}, {positions.rows.shape[1]} seats: {len(positions)} positions; "
                f"leads missed by {missed(held, None):.2f} without a network, {missed(held, value):.2f} with it"
            )
        part = file.with_suffix(".part.npz")
        np.savez(part, **value.keep())
        part.replace(file)
        return value

    def _learn(self, value: Value, seen: Sequence[tuple[Positions, float]], rng: np.random.Generator) -> None:
        """Take the steps of a cycle, except from what is held out."""
        plan = self._plan
        for positions, spread in seen:
            learned = positions.some(slice(0, len(positions) - len(_held(positions))))
            value.look(learned)
            steps = max(1, plan.passes * len(learned) // BATCH)
            for step in range(steps):
                rate = plan.rate * max(0.05, 1 - step / steps)
                value.fit(learned.some(rng.integers(len(learned), size=BATCH)), rate, spread, plan.win, plan.points)

    def _wins(self, cycle: int, new: LearnedSet, old: LearnedSet) -> bool:
        """Let a match of greedy bots decide, by win shares, and where these stay undecided by points."""
        game = self._games[len(self._games) // 2]
        equal = 1 / game.players
        result = run_match(
            game,
            [Learner(NEW, "greedy", new), Learner(OLD, "greedy", old)],
            self._plan.match,
            self._plan.seed + 5 + 10 * cycle,
            stop=Sprt(equal, equal + WON),
            resume=self._work / f"{cycle + 1}-match.jsonl",
            crew=self._hire(),
        )
        taken = wins(result)
        self._say(f"{report(result)}, {'taken' if taken else 'not taken'}")
        return taken


def _held(positions: Positions) -> Positions:
    """Return the last twentieth, which is not learned from."""
    return positions.some(slice(len(positions) - len(positions) // 20, None))


def report(result: MatchResult) -> str:
    """Return how the first bot of a match did, in a line."""
    one = result.standings()[0]
    return (
        f"{one.spec}: win share {one.share.value:.3f} ({one.share.low:.3f} to {one.share.high:.3f}), "
        f"lead {one.difference.value:+.2f}, {result.games} games"
    )


def put(file: Path, game: str, learned: LearnedSet) -> None:
    """Write a set into a file, in the place of what it had for the same seats and options."""
    sets: list[Mapping[str, Any]] = json.loads(file.read_text("utf-8"))["sets"] if file.exists() else []
    new = learned.to_json()
    head = ("seats", "options")
    sets = [one for one in sets if any(one[name] != new[name] for name in head)]
    sets = sorted([*sets, new], key=lambda one: (-len(one["options"]), sorted(one["options"].items()), one["seats"]))
    write_whole(file, json.dumps({"game": game, "sets": sets}) + "\n")
