"""Self-play PPO in one file, with NumPy alone: learn a game by playing it against oneself and against past selves.

    pip install 'bastide[rl]'
    python examples/ppo.py caylus --seconds 300 --keep caylus.npz

Proximal policy optimisation (J. Schulman et al., 2017) with generalised advantages, on `bastide.Batch`. An action is
not a number here but a row: the position that it leads to (`Batch.choices`). One small network scores rows; the legal
actions alone are compared, so that nothing needs a mask. Another one says how much a seat will still gain on the best
of the others. All seats learn; at a quarter of the tables one of them is a past self and does not. A run that was
killed goes on from `--keep` when the same command is given. In this folder, `bastide match caylus python:ppo:Caylus
greedy@plain` plays the shipped weights.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

import bastide
from bastide.adapters.choices import Choices, Digests
from bastide.arena.match import run_match
from bastide.outside.spec import make

TABLES = 64
"""Games played side by side."""
STEPS = 128
"""Decisions at each table between two rounds of learning."""
PASSES = 3
"""How often each decision is learned from."""
PARTS = 16
"""Steps of learning in a pass."""
HIDDEN = 48
RATE = 1.5e-3
"""The step of the networks at first; it falls to a twentieth."""
LAMBDA = 0.95
"""How far gains that come later count for a decision. There is no discount: games end."""
CLIP = 0.2
ENTROPY = 0.01
POINTS = 20.0
"""What a network counts as one."""
RIVALS = TABLES // 4
"""Tables at which a past self holds one seat."""
REMEMBERED = 20
"""Rounds of learning after which a past self is kept."""
WEIGHTS = Path(__file__).parent / "weights"


class Net:
    """A straight line and one hidden layer, from rows of numbers to one number each; learned by Adam."""

    def __init__(self, size: int, rng: np.random.Generator) -> None:
        into = rng.normal(scale=0.7 / np.sqrt(size), size=(size, HIDDEN))
        shapes = [np.zeros(size), into, np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(1)]
        self.weights = [each.astype(np.float32) for each in shapes]
        self.steps, self.drift = 0, [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]

    def of(self, rows: np.ndarray) -> np.ndarray:
        line, into, at, out, base = self.weights
        self.lit = np.maximum(rows @ into + at, 0)
        return rows @ line + self.lit @ out + base

    def push(self, rows: np.ndarray, slope: np.ndarray, rate: float) -> None:
        """Go one step against the slope of what is to be small, given for each number that `of` has just returned."""
        back = np.outer(slope, self.weights[3]) * (self.lit > 0)
        slopes = [rows.T @ slope, rows.T @ back, back.sum(axis=0), self.lit.T @ slope, slope.sum(keepdims=True)]
        self.steps += 1
        for weights, drift, each in zip(self.weights, self.drift, slopes, strict=True):
            mean, square = drift
            mean += 0.1 * (each - mean)
            square += 0.001 * (each * each - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            np.subtract(weights, rate * step, out=weights, casting="same_kind")


class Agent:
    """Scores of actions, and how many points a seat will still gain on the best of the others."""

    def __init__(self, digests: Digests, seed: int = 0) -> None:
        rng, size = np.random.default_rng(seed), digests.layout.size
        self.scale = np.stack([np.zeros(size), np.ones(size), np.ones(size)]).astype(np.float32)
        self.policy, self.value = Net(2 * size, rng), Net(size, rng)
        self.version = str(digests.layout.version)

    def look(self, choices: Choices) -> None:
        """Learn from a first look what the numbers are like: their mean, their spread, and that of their changes."""
        self.scale[0] = choices.now.mean(axis=0)
        self.scale[1] = np.maximum(choices.now.std(axis=0), 0.5)
        self.scale[2] = np.maximum(choices.changes().std(axis=0), 0.5)

    def positions(self, now: np.ndarray) -> np.ndarray:
        return np.clip((now - self.scale[0]) / self.scale[1], -6, 6)

    def actions(self, choices: Choices) -> np.ndarray:
        """Return what scores are made of: where an action leads, and what it changes."""
        return np.hstack([self.positions(choices.rows), np.clip(choices.changes() / self.scale[2], -6, 6)])

    def parts(self) -> dict[str, np.ndarray]:
        named = {"policy": self.policy.weights, "value": self.value.weights}
        found = {f"{name}{i}": each for name, weights in named.items() for i, each in enumerate(weights)}
        return {"scale": self.scale, "version": np.array(self.version), **found}

    def keep(self, file: Path) -> None:
        """Write the weights; whoever is killed meanwhile finds the older ones whole."""
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(part := file.with_suffix(".part.npz"), **self.parts())
        part.replace(file)

    def take(self, file: Path) -> "Agent":
        """Take over weights; raise ValueError if they were learned with other digests."""
        with np.load(file) as kept:
            if str(kept["version"]) != self.version:
                raise ValueError(f"{file} was learned with digests of version {kept['version']}, not {self.version}")
            for name, part in self.parts().items():
                if part.shape != kept[name].shape:
                    raise ValueError(f"{file} was learned for another game")
                if name != "version":
                    part[...] = kept[name]
        return self


def likely(scores: np.ndarray, starts: np.ndarray) -> np.ndarray:
    """Return the logarithms of how likely actions are, by scores: those of each position add up to one."""
    many = np.diff(starts)
    scores = scores - np.repeat(np.maximum.reduceat(scores, starts[:-1]), many)
    return scores - np.repeat(np.log(np.add.reduceat(np.exp(scores), starts[:-1])), many)


class Player:
    """A bot that makes the likeliest action."""

    def __init__(self, digests: Digests, agent: Agent) -> None:
        self.digests, self.agent = digests, agent

    def choose(self, state: bastide.State) -> int:
        seen = state.resample_from_infostate(state.current_player(), 1)
        choices = self.digests.choices(seen, distinct=True)
        return int(choices.actions[np.argmax(self.agent.policy.of(self.agent.actions(choices)))])


def shipped(name: str) -> type[Player]:
    """Return the bot that plays with the weights that lie beside this file."""

    class Shipped(Player):
        def __init__(self, game: bastide.Game, seed: int = 0) -> None:
            digests = Digests(game)
            super().__init__(digests, Agent(digests).take(WEIGHTS / f"ppo-{name}.npz"))

    Shipped.name = f"ppo-{name}"
    return Shipped


Carcassonne, Carrara, Caylus, Praga = map(shipped, bastide.games())


class Run:
    """Games of all seats against each other, and learning from them."""

    def __init__(self, digests: Digests, agent: Agent, seed: int, *, fresh: bool) -> None:
        self.digests, self.agent, self.rng = digests, agent, np.random.default_rng(seed)
        self.batch = bastide.Batch(digests.game, TABLES, int(self.rng.integers(2**31)), reward="margin", observe=False)
        if fresh:
            for _ in range(STEPS):
                self.batch.step(self.batch.sample())
            self.agent.look(self.batch.choices(distinct=True))
        self.past = [Agent(digests)]
        self.rounds = self.games = 0

    def play(self) -> None:
        """Play `STEPS` decisions at every table and remember them."""
        rival, many = self.past[self.rng.integers(len(self.past))], self.digests.game.players
        rivals = np.where(np.arange(TABLES) < RIVALS, self.rng.integers(many, size=TABLES), -1)
        self.seen: list[Choices] = []
        self.taken, self.seats = np.zeros((2, STEPS, TABLES), np.int64)
        self.chances, self.values = np.zeros((2, STEPS, TABLES), np.float32)
        self.rewards = np.zeros((STEPS, TABLES, many))
        self.dones, self.learns = np.zeros((2, STEPS, TABLES), bool)
        for t in range(STEPS):
            choices, self.seats[t] = self.batch.choices(distinct=True), self.batch.seats
            self.learns[t] = self.batch.seats != rivals
            looks = self.agent.actions(choices)
            scores = self.agent.policy.of(looks)
            if not self.learns[t].all():
                scores = np.where(self.learns[t][choices.owners], scores, rival.policy.of(rival.actions(choices)))
            chances = likely(scores, choices.starts)
            # adding Gumbel's noise and taking the greatest draws an action with its probability
            self.taken[t] = choices.best(chances + self.rng.gumbel(size=len(chances)))
            self.chances[t] = chances[self.taken[t]]
            self.values[t] = self.agent.value.of(self.agent.positions(choices.now))
            self.seen.append(choices)
            self.batch.step(choices.actions[self.taken[t]])
            self.rewards[t], self.dones[t] = self.batch.rewards / POINTS, self.batch.dones
        self.games += int(self.dones.sum())

    def advantages(self) -> np.ndarray:
        """Return by how much each decision was better than expected; a seat's decisions follow each other."""
        found, tables, many = np.zeros((STEPS, TABLES)), np.arange(TABLES), self.digests.game.players
        states = [self.batch.state(i) for i in tables]
        now = np.stack([[self.digests.of(state, seat) for seat in range(many)] for state in states])
        expected = self.agent.value.of(self.agent.positions(now.reshape(TABLES * many, -1))).reshape(TABLES, many)
        later, gained = np.zeros((2, TABLES, many))
        for t in range(STEPS - 1, -1, -1):
            over, at = self.dones[t], (tables, self.seats[t])
            expected[over], later[over], gained[over] = 0, 0, 0
            gained += self.rewards[t]
            later[at] = gained[at] + expected[at] - self.values[t] + LAMBDA * later[at]
            found[t], expected[at], gained[at] = later[at], self.values[t], 0
        return found

    def learn(self, rate: float) -> None:
        """Learn from what was played."""
        better = self.advantages()
        ends = (better + self.values)[self.learns]
        better = (better - better[self.learns].mean()) / (better[self.learns].std() + 1e-8)
        looks = [self.agent.actions(choices) for choices in self.seen]
        now = self.agent.positions(np.concatenate([choices.now for choices in self.seen]))[self.learns.reshape(-1)]
        for _ in range(PASSES):
            for some in np.array_split(self.rng.permutation(STEPS), PARTS):
                self.improve(looks, some, better, rate)
            for some in np.array_split(self.rng.permutation(len(now)), PARTS):
                missed = self.agent.value.of(now[some]) - ends[some]
                self.agent.value.push(now[some], np.clip(missed, -2, 2) / len(some), rate)
        self.rounds += 1
        if self.rounds % REMEMBERED == 0:
            kept = Agent(self.digests)
            for name, part in kept.parts().items():
                part[...] = self.agent.parts()[name]
            self.past.append(kept)

    def improve(self, looks: list[np.ndarray], some: np.ndarray, better: np.ndarray, rate: float) -> None:
        """Make what went well in these turns of all tables likelier, but not by much at once; the rest less likely."""
        many = np.concatenate([np.diff(self.seen[t].starts) for t in some])
        starts = np.concatenate([[0], np.cumsum(many)])
        base = np.concatenate([[0], np.cumsum([len(looks[t]) for t in some])])
        taken = np.concatenate([self.taken[t] + first for t, first in zip(some, base, strict=False)])
        better, learns = better[some].reshape(-1), self.learns[some].reshape(-1) & (many > 1)
        rows = np.concatenate([looks[t] for t in some])
        chances = likely(self.agent.policy.of(rows), starts)
        odds = np.exp(chances)
        ratio = np.exp(chances[taken] - self.chances[some].reshape(-1))
        inside = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = np.where(inside, better * ratio, 0)
        spread = -np.add.reduceat(odds * chances, starts[:-1])
        slope = odds * np.repeat(pull, many) + ENTROPY * odds * (chances + np.repeat(spread, many))
        slope[taken] -= pull
        slope *= np.repeat(learns, many) / max(learns.sum(), 1)
        self.agent.policy.push(rows, slope.astype(np.float32), rate)


def learn(
    digests: Digests, seconds: float, file: Path | None, against: list[str], *, every: float, games: int
) -> list[dict]:
    """Learn for so many seconds of processor; return now and then how often that wins: seconds, games, shares."""
    agent, found = Agent(digests, 1), []
    if file is not None and file.exists():
        agent.take(file)
        found = json.loads(file.with_suffix(".json").read_text("utf-8"))
    spent, before = (found[-1]["seconds"], found[-1]["games"]) if found else (0.0, 0)
    run, began, examined = Run(digests, agent, 1 + int(spent), fresh=not found), time.process_time() - spent, spent
    while spent < seconds:
        run.play()
        run.learn(RATE * max(0.05, 1 - spent / seconds))
        spent = time.process_time() - began
        if spent - examined >= every or spent >= seconds:
            examined = spent
            shares = {name: examine(digests, agent, name, games) for name in against}
            found.append({"seconds": round(spent), "games": before + run.games, "shares": shares})
            said = ", ".join(f"{share:.0%} against {name}" for name, (share, _, _) in shares.items())
            print(f"{spent:6.0f} s of processor, {before + run.games} games: {said}", flush=True)
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                (part := file.with_suffix(".part.json")).write_text(json.dumps(found) + "\n", "utf-8")
                part.replace(file.with_suffix(".json"))
                agent.keep(file)
            began = time.process_time() - spent
    return found


def examine(digests: Digests, agent: Agent, rival: str, games: int) -> list[float]:
    """Return the share of games won against a bot, with its interval of 95 %."""
    result = run_match(digests.game, [lambda _game, _seed: Player(digests, agent), rival], games, seed=7)
    share = next(one.share for one in result.standings() if one.spec != rival)
    return [share.value, share.low, share.high]


def main() -> None:
    """Learn, and say how often that wins."""
    reads = argparse.ArgumentParser(description="Learn a game by self-play PPO.")
    reads.add_argument("game", nargs="?", default="caylus", choices=bastide.games())
    reads.add_argument("--players", type=int, default=2)
    reads.add_argument("--seconds", type=float, default=300, help="processor time to learn for, examinations left out")
    reads.add_argument("--every", type=float, default=60, help="seconds between two examinations")
    reads.add_argument("--match", type=int, default=200, help="games of an examination, against each bot")
    reads.add_argument("--against", nargs="+", default=["random", "greedy@plain"])
    reads.add_argument("--keep", type=Path, help="keep the weights here (.npz), and go on from them")
    reads.add_argument("--svg", type=Path, help="learn nothing: draw the curves of the shipped weights into this file")
    given = reads.parse_args()
    if given.keep and given.keep.suffix != ".npz":
        reads.error(f"--keep names a file that ends in .npz, not {given.keep}")
    if given.keep and given.keep.exists() and not given.keep.with_suffix(".json").exists():
        reads.error(f"beside {given.keep} there is no {given.keep.stem}.json with its examinations")
    if given.seconds <= 0:
        reads.error(f"--seconds is more than none, not {given.seconds:g}")
    if given.match < 1:
        reads.error(f"--match is a number of games from 1 on, not {given.match}")
    if given.svg:
        from learn import curves

        given.svg.write_text(curves(sorted(WEIGHTS.glob("ppo-*.json"))), "utf-8")
        return
    try:
        digests = Digests(bastide.load_game(given.game, given.players))
        for rival in given.against:  # now, since the first examination comes after minutes
            make(rival, digests.game)
    except bastide.BastideError as error:
        reads.error(str(error))
    try:
        learn(digests, given.seconds, given.keep, given.against, every=given.every, games=given.match)
    except KeyboardInterrupt:
        kept = given.keep and given.keep.exists()
        raise SystemExit(f"Stopped; the same command goes on from {given.keep}." if kept else "Stopped.") from None


if __name__ == "__main__":
    main()
