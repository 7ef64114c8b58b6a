"""Learn which actions are worth a look: `python -m bastide.arena.learn.policy caylus --out policy.json`.

The first cycle is taught by greedy bots, which judge every action by the evaluation; later ones by searches with the
policy so far (expert iteration: T. Anthony, Z. Tian and D. Barber, "Thinking fast and slow with deep learning and tree
search", 2017). After each cycle a match with paired draws decides whether the policy is taken: at first against a
search without one that takes at least as long, with fewer rounds, then against the best so far.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final

import numpy as np

from bastide.arena.commandline import add_plan, add_work, asked, check_place, ended, hired, plan_of, span
from bastide.arena.learn.course import BATCH, report
from bastide.arena.learn.decisions import Asked, Decisions, Guided, gather
from bastide.arena.learn.liking import Batch, Known, Liking, missed
from bastide.arena.locks import hold
from bastide.arena.match import run_match
from bastide.arena.statistics import Sprt
from bastide.arena.tune.course import WON, claim, hire_nobody, wins
from bastide.arena.tune.games import Hire
from bastide.arena.workers import Crew
from bastide.bots.policies import PolicySet
from bastide.engine.files import write_whole
from bastide.engine.learned import Guidance
from bastide.engine.play import Game
from bastide.engine.registry import game_type, load_game

HELP: Final = {
    "cycles": "how often games are played and learned from; the first by greedy bots, later ones by searches",
    "games": "games of the first cycle, shared among all numbers of seats and presets",
    "searched": "games of each later cycle",
    "rounds": "of a search",
    "fewer": "by what its rounds are divided where no policy saves it time, in the first match",
    "passes": "how often a cycle learns from each decision",
    "hidden": "hidden units",
    "rate": "the step when a cycle begins; it falls to a twentieth",
    "match": "games after which an undecided match ends",
    "seed": "what chance and bots begin with",
}
NEW: Final = "learned"
OLD: Final = "before"


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is played and learned."""

    cycles: int = 2
    games: int = 3200
    searched: int = 1600
    rounds: int = 64
    fewer: int = 2
    passes: int = 4
    hidden: int = 32
    rate: float = 0.004
    match: int = 200
    seed: int = 1


class Course:
    """Learns one policy for games of a kind, with any number of seats."""

    def __init__(
        self,
        games: Sequence[Game],
        plan: Plan,
        work: Path,
        hire: Hire = hire_nobody,
        say: Callable[[str], None] = print,
    ) -> None:
        """Keep in the folder `work` whatever took long. Raises ValueError if the game has no policy to learn."""
        judging = games[0].type.judging
        if judging is None or judging.guidance is None:
            raise ValueError(f"{games[0].type.name} has no policy to learn")
        self._games: Final = games
        self._guidance: Final[Guidance] = judging.guidance
        self._plan: Final = plan
        self._work: Final = work
        self._hire: Final = hire
        self._say: Final = say

    def run(self, start: PolicySet) -> PolicySet | None:
        """Return a policy that wins, for the same games as `start`, which has no weights; None if none does.

        Raises `WorkError` if the folder is another course's, ValueError if another process works in it.
        """
        with hold(self._claim()):
            return self._run(start)

    def _run(self, start: PolicySet) -> PolicySet | None:
        best: PolicySet | None = None
        seen: list[Decisions] = []
        for cycle in range(self._plan.cycles):
            if cycle and best is None:
                break
            fresh = self._decisions(cycle, best)
            seen = [*seen, fresh] if cycle > 1 else [fresh]
            weights = self._learned(cycle, Decisions.joined(seen))
            found = replace(start, layout=self._guidance.layout.version, weights=weights)
            if self._wins(cycle, found, best):
                best = found
        return best

    def _claim(self) -> Path:
        """Write down what this folder is for, or compare with what it says; return the file that says it.

        More cycles may be asked for later.
        """
        plan = {field.name: getattr(self._plan, field.name) for field in fields(Plan) if field.name != "cycles"}
        games = [[game.players, game.options_text()] for game in self._games]
        about = {"game": self._games[0].name, "games": games, "plan": plan}
        return claim(self._work, self._games[0], about, "course")

    def _decisions(self, cycle: int, best: PolicySet | None) -> Decisions:
        plan = self._plan
        spec = f"search:{plan.rounds}" if cycle else "greedy"
        count = -(-(plan.searched if cycle else plan.games) // len(self._games))
        found = []
        for number, game in enumerate(self._games):
            asked = Asked(game, Guided(spec, spec, best), count, plan.seed + 100 * cycle + number)
            found.append(gather(asked, self._work / f"{cycle + 1}-{number}", self._hire))
        return Decisions.joined(found)

    def _learned(self, cycle: int, decisions: Decisions) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Return the weights after the steps of a cycle, except from the twentieth that is held out."""
        plan = self._plan
        file = self._work / f"{cycle + 1}-policy.json"
        if not file.exists():
            known = Known(decisions, self._guidance.features)
            rng = np.random.default_rng(plan.seed + cycle)
            order = rng.permutation(len(decisions))
            held, learned = order[: len(order) // 20], order[len(order) // 20 :]
            liking = Liking(self._guidance, plan.hidden, known, plan.seed + cycle)
            steps = max(1, plan.passes * len(learned) // BATCH)
            for step in range(steps):
                some = learned[rng.integers(len(learned), size=BATCH)]
                liking.fit(Batch(known, some), plan.rate * max(0.05, 1 - step / steps))
            best, short = missed(liking, known, held)
            self._say(
                f"cycle {cycle + 1} of {plan.cycles}: {len(decisions)} decisions; the best action is liked best in "
                f"{best:.3f} of those held out, {short:.2f} points of lead are missed"
            )
            write_whole(file, json.dumps(liking.whole()))
        return tuple((name, tuple(numbers)) for name, numbers in json.loads(file.read_text("utf-8")).items())

    def _wins(self, cycle: int, new: PolicySet, old: PolicySet | None) -> bool:
        """Let a match of searches with two seats decide, by win shares, and where these stay undecided by points."""
        game = next((one for one in self._games if one.players == 2), self._games[-1])
        plan = self._plan
        unguided = Guided(OLD, f"search@unguided:{plan.rounds // plan.fewer}", None)
        before = unguided if old is None else Guided(OLD, f"search:{plan.rounds}", old)
        equal = 1 / game.players
        result = run_match(
            game,
            [Guided(NEW, f"search:{plan.rounds}", new), before],
            plan.match,
            plan.seed + 5 + 10 * cycle,
            stop=Sprt(equal, equal + WON),
            resume=self._work / f"{cycle + 1}-match.jsonl",
            crew=self._hire(),
        )
        taken = wins(result)
        self._say(f"{report(result)}, {'taken' if taken else 'not taken'}")
        return taken


def put(file: Path, name: str, found: PolicySet) -> None:
    """Write a policy into a file, in the place of one for the same games."""
    sets = json.loads(file.read_text("utf-8"))["sets"] if file.exists() else []
    data = found.to_json()
    same = [one for one in sets if (one["seats"], one["options"]) != (data["seats"], data["options"])]
    write_whole(file, json.dumps({"game": name, "sets": [*same, data]}) + "\n")


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    reads = argparse.ArgumentParser(prog="python -m bastide.arena.learn.policy", description="Learn a policy.")
    reads.add_argument("game")
    reads.add_argument("--players", help="seats: 2, or 2-4; default: all that there may be")
    add_plan(reads, Plan, HELP)
    add_work(reads, "policy", "those for other games")
    return reads


def command_of(given: argparse.Namespace) -> str:
    """Return what makes the same policy again; who does the work and where is no matter."""
    words = ["python", "-m", "bastide.arena.learn.policy", given.game]
    words += ["--players", given.players] if given.players else []
    words += asked(given, Plan)
    return shlex.join([*words, "--out", given.out.name])


def all_games(name: str, players: str | None) -> list[Game]:
    """Return a game for every number of seats and every preset."""
    kind = game_type(name)
    low, high = span(players) if players else (kind.min_players, kind.max_players)
    presets = [{"preset": preset} for preset in kind.presets] or [{}]
    return [load_game(name, seats, preset) for seats in range(low, high + 1) for preset in presets]


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn a policy for a game named on the command line, and write it if it wins."""
    reads = parser()
    given = reads.parse_args(arguments)

    def hire() -> Crew | None:
        return hired(given.workers, ray=given.ray)

    folder = given.work or given.out.with_suffix("") / f"{given.game}-policy"

    def work() -> int:
        games = all_games(given.game, given.players)
        plan = plan_of(Plan, given)
        check_place(given.out, given.game)
        start = PolicySet("", (), seats=(games[0].players, games[-1].players), made_by=command_of(given))
        learned = Course(games, plan, folder, hire, lambda line: print(line, flush=True)).run(start)
        if learned is None:
            print("it does not win: nothing is written")
            return 1
        put(given.out, games[0].name, learned)
        return 0

    return ended(reads, work, lambda: folder)


if __name__ == "__main__":
    sys.exit(main())
