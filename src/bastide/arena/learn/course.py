"""The course of learning: games, steps of the network towards them, and at the end a match that decides."""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from bastide.arena.learn.games import Asked, Learner, Replay, missed
from bastide.arena.learn.network import Positions, Value
from bastide.arena.match import MatchResult, run_match
from bastide.arena.statistics import Sprt
from bastide.arena.tune.course import WON, WorkError, hire_nobody, wins
from bastide.arena.tune.games import Hire, gather
from bastide.bots.networks import LearnedSet
from bastide.engine.play import Game

NEW: Final = "learned"
OLD: Final = "before"
BATCH: Final = 512
"""Positions of a step."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played and learned."""

    cycles: int = 4
    """How often games are played and learned from."""
    games: int = 1000
    """Games of a cycle."""
    memory: int = 4
    """Cycles whose games are learned from."""
    passes: int = 3
    """How often a cycle learns from each position in its memory."""
    hidden: int = 32
    """Hidden units."""
    rate: float = 0.002
    """The step of the network in the first cycle; it falls to a tenth."""
    reach: float = 0.95
    """How far a position is moved towards how its game went on rather than towards what the network promised."""
    win: float = 4.0
    """What a whole win missed weighs, against a lead missed by what leads differ by."""
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
        """Return a set that wins against this one, which is shipped; None if the one that was learned does not."""
        self._claim(start)
        value = Value(self._learning, self._plan.hidden, self._plan.seed)
        now = LearnedSet(self._learning.version, start.weights, (), start.options, start.seats)
        replays = [Replay(game, self._judging, self._learning, dict(now.weights)) for game in self._games]
        for cycle in range(self._plan.cycles):
            now = self._cycle(cycle, value, now, replays)
        return now if self._wins(now, start) else None

    def _claim(self, start: LearnedSet) -> None:
        """Write down what this folder is for, or compare with what it says; more cycles may be asked for later."""
        about: dict[str, Any] = {
            "game": self._games[0].name,
            "players": [game.players for game in self._games],
            "options": self._games[0].options_text(),
            "plan": {name: number for name, number in asdict(self._plan).items() if name != "cycles"},
            "weights": dict(start.weights),
        }
        file = self._work / "course.json"
        if not file.exists():
            self._work.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(about) + "\n", "utf-8")
        elif json.loads(file.read_text("utf-8")) != about:
            raise WorkError(f"{self._work} holds another course; name an empty folder")

    def _cycle(self, cycle: int, value: Value, now: LearnedSet, replays: Sequence[Replay]) -> LearnedSet:
        """Play with the network so far, learn from that, and return the network that comes of it."""
        plan = self._plan
        seen = []
        for game, replay in zip(self._games, replays, strict=True):
            count = -(-plan.games // len(self._games))
            asked = Asked(game, "greedy", now, count, plan.seed + 10 * cycle)
            lines = self._work / f"{cycle + 1}-games-{game.players}.jsonl"
            played = gather(asked, lines, self._hire)
            for number, actions in enumerate(played):
                replay.add(actions, random.Random(f"{plan.seed}/{cycle}/{number}"))
            replay.forget(plan.memory * count)
            spread = replay.spread()
            seen.append((replay.positions(value, plan.reach, spread), spread))
        file = self._work / f"{cycle + 1}-network.npz"
        if file.exists():
            with np.load(file) as kept:
                value.take(kept)
        else:
            self._learn(cycle, value, seen)
            part = file.with_suffix(".part.npz")
            np.savez(part, **value.keep())
            part.replace(file)
        fresh = LearnedSet(
            layout=self._learning.version,
            weights=now.weights,
            network=tuple((name, tuple(numbers)) for name, numbers in value.whole().items()),
            options=now.options,
            seats=now.seats,
        )
        return fresh

    def _learn(self, cycle: int, value: Value, seen: Sequence[tuple[Positions, float]]) -> None:
        """Take the steps of a cycle; say how far leads are missed in the last twentieth of the positions, held out."""
        plan = self._plan
        rng = np.random.default_rng(plan.seed + cycle)
        rate = plan.rate * max(0.1, 1 - cycle / plan.cycles)
        before = []
        for positions, spread in seen:
            held = len(positions) // 20
            learned, kept = positions.some(slice(0, -held or None)), positions.some(slice(len(positions) - held, None))
            value.look(learned)
            before.append((missed(kept, None), missed(kept, value)))
            for _ in range(max(1, plan.passes * len(learned) // BATCH)):
                value.fit(learned.some(rng.integers(len(learned), size=BATCH)), rate, spread, plan.win)
            plain, old = before[-1]
            self._say(
                f"cycle {cycle + 1} of {plan.cycles}, {positions.rows.shape[1]} seats: {len(positions)} positions; "
                f"leads missed by {plain:.2f} without a network, {old:.2f} before, {missed(kept, value):.2f} now"
            )

    def _wins(self, new: LearnedSet, old: LearnedSet) -> bool:
        """Let a match of greedy bots decide, by win shares, and where these stay undecided by points."""
        game = self._games[len(self._games) // 2]
        equal = 1 / game.players
        result = run_match(
            game,
            [Learner(NEW, "greedy", new), Learner(OLD, "greedy", old)],
            self._plan.match,
            self._plan.seed + 5,
            stop=Sprt(equal, equal + WON),
            resume=self._work / f"match-{self._plan.cycles}.jsonl",
            crew=self._hire(),
        )
        self._say(report(result))
        return wins(result)


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
    file.write_text(json.dumps({"game": game, "sets": sets}) + "\n", "utf-8")
