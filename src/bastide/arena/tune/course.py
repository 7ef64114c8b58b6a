"""The course of a fit: games, a fit to them, and matches that decide whether a step is taken."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from bastide.arena.kept import RULES, corrected
from bastide.arena.match import MatchResult, run_match
from bastide.arena.statistics import Sprt, mean_interval
from bastide.arena.tune.fit import WIN, Fitter, Sample, Weights
from bastide.arena.tune.games import Asked, Fitted, Hire, gather, samples
from bastide.engine.files import write_whole
from bastide.engine.game import Judging
from bastide.engine.play import Game

STEPS: Final = (1.0, 0.5, 0.25)
"""How far to go from the present weights towards the fitted ones; the first that wins its match is taken."""
WON: Final = 0.05
"""The win share beyond an equal's that the sequential test asks about."""
NEW: Final = "fitted"
OLD: Final = "before"


class WorkError(ValueError):
    """A folder to go on from belongs to another fit."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played."""

    cycles: int = 3
    """How often games are played and fitted to; the first time by greedy bots, then by search."""
    games: int = 600
    """Games of greedy bots to fit to."""
    search_games: int = 100
    """Games of searching bots, in every cycle."""
    simulations: int = 16
    """What a searching bot may spend on a decision; 0 for greedy bots in every cycle."""
    positions: int = 12
    """Positions of each game that are fitted to."""
    match: int = 400
    """Games after which an undecided match of greedy bots ends."""
    search_match: int = 120
    """The same of searching bots."""
    ridge: float = 30.0
    """How much the present weights hold back, in samples for each weight."""
    win: float = WIN
    """What a whole win missed weighs, against a lead missed by what leads differ by."""
    seed: int = 1


def hire_nobody() -> None:
    """Have this process do the work."""


class Course:
    """Fits the weights of a game for one group: the same game for one or several numbers of seats."""

    def __init__(
        self,
        games: Sequence[Game],
        plan: Plan,
        work: Path,
        hire: Hire = hire_nobody,
        say: Callable[[str], None] = print,
    ) -> None:
        """Keep in the folder `work` whatever took long, so that a course that was killed goes on from there.

        Raises ValueError if the game has no evaluation to fit.
        """
        judging = games[0].type.judging
        if judging is None:
            raise ValueError(f"{games[0].name} has no evaluation to fit")
        self._games: Final = games
        self._judging: Final[Judging] = judging
        self._plan: Final = plan
        self._work: Final = work
        self._hire: Final = hire
        self._say: Final = say
        self._samples: list[Sample] = []

    def run(self, start: Mapping[str, float]) -> Weights:
        """Return better weights than these, or these; raise `WorkError` if the folder is another course's."""
        weights = {name: float(start.get(name, first)) for name, (first, _, _) in self._judging.weights.items()}
        self._claim(weights)
        self._samples = []
        for cycle in range(self._plan.cycles):
            spec = f"search:{self._plan.simulations}" if cycle and self._plan.simulations else "greedy"
            self._say(f"cycle {cycle + 1} of {self._plan.cycles}: {spec}")
            fitted = self._fitted(cycle, spec, weights)
            for step in STEPS:
                tried = {name: round(old + step * (fitted[name] - old), 5) for name, old in weights.items()}
                if self._wins(cycle, step, spec, tried, weights):
                    weights = tried
                    break
        return weights

    def _claim(self, weights: Weights) -> None:
        """Write down what this folder is for, or compare with what it says; more cycles may be asked for later."""
        about = {
            "game": self._games[0].name,
            "players": [game.players for game in self._games],
            "options": self._games[0].options_text(),
            "plan": {name: value for name, value in asdict(self._plan).items() if name != "cycles"},
            "start": weights,
        }
        claim(self._work, self._games[0], about, "fit")

    def _fitted(self, cycle: int, spec: str, weights: Weights) -> Weights:
        """Return what predicts the games of this cycle and of those before it best."""
        plan = self._plan
        count = -(-(plan.games if spec == "greedy" else plan.search_games) // len(self._games))
        for game in self._games:
            lines = self._work / f"{cycle + 1}-games-{game.players}.jsonl"
            seed = plan.seed + 10 * cycle
            played = gather(Asked(game, spec, weights, count, seed), lines, self._hire)
            self._samples += samples(game, played, plan.positions, seed)
        file = self._work / f"{cycle + 1}-fitted.json"
        if file.exists():
            known: Weights = json.loads(file.read_text("utf-8"))
            return known
        fitted = Fitter(self._judging, self._samples, plan.ridge, plan.win).fit(weights, self._say)
        _write(file, fitted)
        return fitted

    def _wins(self, cycle: int, step: float, spec: str, new: Weights, old: Weights) -> bool:
        """Let a match decide: by win shares, and where these stay undecided by points."""
        game = self._games[len(self._games) // 2]
        bots = [Fitted(NEW, spec, tuple(new.items())), Fitted(OLD, spec, tuple(old.items()))][: game.players]
        if game.players == 1:
            return self._wins_alone(cycle, step, game, bots[0], Fitted(OLD, spec, tuple(old.items())))
        equal = 1 / game.players
        result = run_match(
            game,
            bots,
            self._plan.match if spec == "greedy" else self._plan.search_match,
            self._plan.seed + 10 * cycle + 1,
            stop=Sprt(equal, equal + WON),
            resume=self._work / f"{cycle + 1}-match-{step:g}.jsonl",
            crew=self._hire(),
        )
        taken = wins(result)
        one = result.standings()[0]
        self._say(
            f"  {step:.0%} of the way: win share {one.share.value:.3f} ({one.share.low:.3f} to {one.share.high:.3f}), "
            f"lead {one.difference.value:+.2f}, {result.games} games, {'taken' if taken else 'not taken'}"
        )
        return taken

    def _wins_alone(self, cycle: int, step: float, game: Game, new: Fitted, old: Fitted) -> bool:
        """Let points decide where one seat plays alone: the same draws with new weights and old."""
        count = (self._plan.match if new.spec == "greedy" else self._plan.search_match) // 2
        results = [
            run_match(
                game,
                [bot],
                max(2, count),
                self._plan.seed + 10 * cycle + 1,
                resume=self._work / f"{cycle + 1}-match-{step:g}-{bot.name}.jsonl",
                crew=self._hire(),
            )
            for bot in (new, old)
        ]
        more = [a["scores"][0] - b["scores"][0] for a, b in zip(results[0].rows, results[1].rows, strict=True)]
        gain = mean_interval(more)
        taken = gain.low > 0
        self._say(
            f"  {step:.0%} of the way: {gain.value:+.2f} points ({gain.low:+.2f} to {gain.high:+.2f}), "
            f"{len(more)} games each, {'taken' if taken else 'not taken'}"
        )
        return taken


def claim(work: Path, game: Game, about: Mapping[str, Any], what: str) -> Path:
    """Write down what a folder is for, and by which rules and values of the box; return the file that says it.

    Raises `WorkError` where it says something else. One of before, which does not tell the rules, is of today's.
    """
    file, rules = work / "course.json", {RULES: game.rules_version}
    said = {**about, **rules, **corrected(game.corrections)}
    if not file.exists():
        work.mkdir(parents=True, exist_ok=True)
        write_whole(file, json.dumps(said) + "\n")
    elif {**rules, **json.loads(file.read_text("utf-8"))} != said:
        raise WorkError(f"{work} holds another {what}; name an empty folder")
    return file


def wins(result: MatchResult) -> bool:
    """Return whether the first bot of a match is shown to be better: by its win share, else by its lead."""
    if result.verdict:
        return result.verdict == "high"
    one = result.standings()[0]
    return one.share.value > 1 / result.players and one.difference.low > 0


def _write(file: Path, data: Any) -> None:
    """Write a file as a whole or not at all."""
    write_whole(file, json.dumps(data, indent=2) + "\n")
