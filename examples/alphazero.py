"""A small AlphaZero in one file, with NumPy alone: search plays against itself, and a network learns what it found.

    pip install 'bastide[rl]'
    python examples/alphazero.py caylus --seconds 600 --keep caylus.npz

Gumbel AlphaZero (I. Danihelka et al., 2022), which improves its policy with few simulations: at the root some actions
are drawn without replacement and halved until one is left; below it, actions are taken as often as the improved policy
says. What an action leads to comes as a row of numbers (`Digests`), and one small network says of every row what it is
worth and how likely the action should be: an action that was not visited yet has a value too. Draws are made anew on
every visit, by their probabilities, and each outcome has its own branch. The searches of all tables take turns, so that
the network sees many rows at once. For two seats. A run that was killed goes on from `--keep` when the same command is
given. In this folder, `bastide match caylus python:alphazero:Caylus greedy@plain` plays the shipped weights.
"""

import argparse
import json
import random
import time
from collections.abc import Generator
from pathlib import Path

import numpy as np

import bastide
from bastide.adapters.choices import Digests
from bastide.arena.match import run_match
from bastide.outside.spec import make

TABLES = 64
"""Games played side by side."""
SIMULATIONS = 16
DRAWN = 8
"""Actions that are looked at from the root."""
TRUST = (50, 0.1)
"""By how much values outweigh the policy: more with every visit, as in the paper."""
HIDDEN = 48
REACH = 0.9
"""How far a value is moved towards how the game ended rather than towards what the next search found."""
RATE = 1e-3
"""The step of the network at first; it falls to a twentieth."""
POINTS = 20.0
"""What the network counts as one."""
MEMORY = 40_000
"""Decisions that are learned from."""
FRESH = 4096
"""New decisions between two rounds of learning."""
PASSES = 4
"""How often each decision is learned from, about."""
DECISIONS = 128
"""In one step of learning."""
WEIGHTS = Path(__file__).parent / "weights"


class Net:
    """Says of rows what they are worth and how likely they are: the lead, a straight line, and one hidden layer."""

    NAMES = ("line", "into", "at", "out", "base", "mean", "spread", "version")

    def __init__(self, digests: Digests, seed: int = 0) -> None:
        layout, rng = digests.layout, np.random.default_rng(seed)
        slots = [slot.name for slot in layout["seats"].slots]
        own = layout.offsets["seats"] + slots.index("score")
        self.scores = [own, own + len(slots)]
        self.mean, self.spread = np.zeros(layout.size, np.float32), np.ones(layout.size, np.float32)
        self.line, self.out = np.zeros((layout.size, 2), np.float32), np.zeros((HIDDEN, 2), np.float32)
        self.into = rng.normal(scale=0.1, size=(layout.size, HIDDEN)).astype(np.float32)
        self.at, self.base = np.zeros(HIDDEN, np.float32), np.zeros(2, np.float32)
        self.version = np.array(layout.version)
        self.steps, self.drift = 0, [(np.zeros_like(each), np.zeros_like(each)) for each in self.learned()]

    def learned(self) -> list[np.ndarray]:
        return [self.line, self.into, self.at, self.out, self.base]

    def of(self, rows: np.ndarray) -> np.ndarray:
        """Return for each row its value for the seat that decided, and its score among the others."""
        self.seen = np.clip((rows - self.mean) / self.spread, -6, 6)
        self.lit = np.maximum(self.seen @ self.into + self.at, 0)
        found = self.seen @ self.line + self.lit @ self.out + self.base
        found[:, 0] += (rows[:, self.scores[0]] - rows[:, self.scores[1]]) / POINTS
        return found

    def push(self, slope: np.ndarray, rate: float) -> None:
        """Go one step against the slope of what is to be small, given for all that `of` has just returned, by Adam."""
        back = slope @ self.out.T * (self.lit > 0)
        slopes = [self.seen.T @ slope, self.seen.T @ back, back.sum(axis=0), self.lit.T @ slope, slope.sum(axis=0)]
        self.steps += 1
        for weights, drift, each in zip(self.learned(), self.drift, slopes, strict=True):
            mean, square = drift
            mean += 0.1 * (each - mean)
            square += 0.001 * (each * each - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            np.subtract(weights, rate * step, out=weights, casting="same_kind")

    def keep(self, file: Path) -> None:
        """Write the weights; whoever is killed meanwhile finds the older ones whole."""
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(part := file.with_suffix(".part.npz"), **{name: getattr(self, name) for name in self.NAMES})
        part.replace(file)

    def take(self, file: Path) -> "Net":
        """Take over weights; raise ValueError if they were learned with other digests."""
        with np.load(file) as kept:
            if str(kept["version"]) != str(self.version):
                raise ValueError(f"{file} was learned with digests of version {kept['version']}, not {self.version}")
            if any(kept[name].shape != getattr(self, name).shape for name in self.NAMES):
                raise ValueError(f"{file} was learned for another game")
            for name in self.NAMES:
                setattr(self, name, kept[name])
        return self


def softmax(scores: np.ndarray) -> np.ndarray:
    odds = np.exp(scores - scores.max())
    return odds / odds.sum()


class Node:
    """A position in which a seat decides, and what was found out about its actions."""

    def __init__(self, state: bastide.State, actions: np.ndarray, rows: np.ndarray, found: np.ndarray) -> None:
        self.state, self.seat, self.actions, self.rows = state, state.current_player(), actions, rows
        self.values, self.scores = found[:, 0], found[:, 1]
        self.visits, self.totals = np.zeros((2, len(actions)))
        self.after: dict[tuple[int, ...], Node] = {}
        self.worth = float(softmax(self.scores) @ self.values)

    def trusted(self) -> np.ndarray:
        """Return what the values of actions add to their scores: as found by visits, else as the network says."""
        known = np.where(self.visits > 0, self.totals / np.maximum(self.visits, 1), self.values)
        low, high = known.min(), known.max()
        return (TRUST[0] + self.visits.max()) * TRUST[1] * (known - low) / max(high - low, 1e-3)

    def policy(self) -> np.ndarray:
        """Return the improved policy."""
        return softmax(self.scores + self.trusted())

    def follow(self) -> int:
        """Return the action that was visited least for what the improved policy gives it."""
        return int(np.argmax(self.policy() - self.visits / (1 + self.visits.sum())))


Search = Generator[bastide.State, Node, tuple[Node, int]]
"""Asks for positions to be judged, and returns the root with the place of the chosen action."""


def search(state: bastide.State, simulations: int, rng: random.Random, *, explores: bool) -> Search:
    """Think about a position, and choose; when it explores, by Gumbel's noise, which draws as the policy would."""
    root = yield state
    many = len(root.actions)
    if many == 1:
        return root, 0
    noise = np.array([rng.expovariate(1.0) for _ in range(many)])
    drawn = root.scores - np.log(noise) if explores else root.scores
    left = np.argsort(-drawn)[:DRAWN]
    halvings = max(1, int(np.ceil(np.log2(len(left)))))
    for _ in range(halvings):
        for _ in range(max(1, simulations // (halvings * len(left)))):
            for first in left:
                yield from visit(root, int(first), rng)
        left = left[np.argsort(-(drawn + root.trusted())[left])][: max(1, len(left) // 2)]
    return root, int(left[0])


def visit(root: Node, first: int, rng: random.Random) -> Generator[bastide.State, Node, None]:
    """Go from the root to a position that nobody has seen, judge it, and tell every action on the way."""
    path, node, taken = [], root, first
    while True:
        path.append((node, taken))
        state = node.state.clone()
        state.apply_action(int(node.actions[taken]))
        came = [taken]
        while state.current_player() == bastide.CHANCE:
            came.append(bastide.random_chance(state, rng))
            state.apply_action(came[-1])
        if state.is_terminal():
            own, other = state.scores()
            seat, worth = 0, (own - other) / POINTS
            break
        if tuple(came) not in node.after:
            fresh = node.after[tuple(came)] = yield state
            seat, worth = fresh.seat, fresh.worth
            break
        node = node.after[tuple(came)]
        taken = node.follow()
    for above, action in path:
        above.visits[action] += 1
        above.totals[action] += worth if above.seat == seat else -worth


def think(digests: Digests, net: Net, searches: list[Search]) -> list[tuple[Node, int]]:
    """Let all searches take turns until each has chosen; the network sees what they ask for together."""
    found: dict[int, tuple[Node, int]] = {}
    asked = {at: next(each) for at, each in enumerate(searches)}
    while asked:
        choices = digests.many(list(asked.values()))
        judged = np.split(net.of(choices.rows), choices.starts[1:-1])
        rows = np.split(choices.rows, choices.starts[1:-1])
        actions = np.split(choices.actions, choices.starts[1:-1])
        answers = [Node(*each) for each in zip(asked.values(), actions, rows, judged, strict=True)]
        for at, answer in zip(list(asked), answers, strict=True):
            try:
                asked[at] = searches[at].send(answer)
            except StopIteration as end:
                found[at] = end.value
                del asked[at]
    return [found[at] for at in range(len(searches))]


class Player:
    """A bot that searches."""

    def __init__(self, digests: Digests, net: Net) -> None:
        self.digests, self.net, self.rng = digests, net, random.Random(1)

    def choose(self, state: bastide.State) -> int:
        seen = state.resample_from_infostate(state.current_player(), 1)
        [(root, at)] = think(self.digests, self.net, [search(seen, SIMULATIONS, self.rng, explores=False)])
        return int(root.actions[at])


def shipped(name: str) -> type[Player]:
    """Return the bot that plays with the weights that lie beside this file."""

    class Shipped(Player):
        def __init__(self, game: bastide.Game, seed: int = 0) -> None:
            digests = Digests(game)
            super().__init__(digests, Net(digests).take(WEIGHTS / f"alphazero-{name}.npz"))

    Shipped.name = f"alphazero-{name}"
    return Shipped


Carcassonne, Caylus = map(shipped, ("carcassonne", "caylus"))


class Self:
    """Games against oneself, and what was seen in them."""

    def __init__(self, digests: Digests, net: Net, seed: int) -> None:
        self.digests, self.net, self.rng, self.chance = digests, net, np.random.default_rng(seed), random.Random(seed)
        self.batch = bastide.Batch(digests.game, TABLES, int(self.rng.integers(2**31)), observe=False)
        self.paths: list[list[tuple[Node, int]]] = [[] for _ in range(TABLES)]
        self.memory: list[tuple[np.ndarray, np.ndarray, int, float]] = []
        self.games = 0

    def play(self, least: int) -> int:
        """Play until so many decisions are new; return how many are."""
        fresh = 0
        while fresh < least:
            states = [self.batch.state(i) for i in range(TABLES)]
            searches = [search(state, SIMULATIONS, self.chance, explores=True) for state in states]
            chosen = think(self.digests, self.net, searches)
            for path, (root, at) in zip(self.paths, chosen, strict=True):
                root.after.clear()
                if len(root.actions) > 1:
                    path.append((root, at))
            self.batch.step([int(root.actions[at]) for root, at in chosen])
            for i in np.flatnonzero(self.batch.dones):
                own, other = self.batch.final_scores[i].tolist()
                fresh += self.remember(self.paths[i], (own - other) / POINTS)
                self.paths[i] = []
                self.games += 1
        self.memory = self.memory[-MEMORY:]
        return fresh

    def remember(self, path: list[tuple[Node, int]], lead: float) -> int:
        """Remember what each search found, and what its choice was worth: how the game ended, and the next searches."""
        for root, at in reversed(path):
            own = lead if root.seat == 0 else -lead
            policy = root.policy()
            self.memory.append((root.rows, policy.astype(np.float32), at, own))
            known = np.where(root.visits > 0, root.totals / np.maximum(root.visits, 1), root.values)
            expected = float(policy @ known)
            lead = REACH * lead + (1 - REACH) * (expected if root.seat == 0 else -expected)
        return len(path)

    def learn(self, rate: float) -> None:
        """Take one step towards what some of the searches found."""
        some = [self.memory[at] for at in self.rng.integers(len(self.memory), size=DECISIONS)]
        starts = np.cumsum([0, *(len(rows) for rows, *_ in some)])
        many, first = np.diff(starts), starts[:-1]
        found = self.net.of(np.concatenate([rows for rows, *_ in some]))
        scores = np.exp(found[:, 1] - np.repeat(np.maximum.reduceat(found[:, 1], first), many))
        odds = scores / np.repeat(np.add.reduceat(scores, first), many)
        slope = np.zeros_like(found)
        slope[:, 1] = (odds - np.concatenate([policy for _, policy, *_ in some])) / len(some)
        taken = first + [at for *_, at, _ in some]
        missed = found[taken, 0] - [worth for *_, worth in some]
        slope[taken, 0] = np.clip(missed, -2, 2) / len(some)
        self.net.push(slope, rate)

    def look(self) -> None:
        """Learn from a first look what the numbers are like: their mean and their spread."""
        rows = np.concatenate([rows for rows, *_ in self.memory])
        self.net.mean = rows.mean(axis=0).astype(np.float32)
        self.net.spread = np.maximum(rows.std(axis=0), 0.5).astype(np.float32)


def learn(
    digests: Digests, seconds: float, file: Path | None, against: list[str], *, every: float, games: int
) -> list[dict]:
    """Learn for so many seconds of processor; return now and then how often that wins: seconds, games, shares."""
    net, found = Net(digests, 1), []
    if file is not None and file.exists():
        net.take(file)
        found = json.loads(file.with_suffix(".json").read_text("utf-8"))
    spent, before = (found[-1]["seconds"], found[-1]["games"]) if found else (0.0, 0)
    run, began, examined, first = Self(digests, net, 1 + int(spent)), time.process_time() - spent, spent, not found
    while spent < seconds:
        fresh = run.play(FRESH)
        if first:
            run.look()
            first = False
        for _ in range(PASSES * fresh // DECISIONS):
            run.learn(RATE * max(0.05, 1 - spent / seconds))
        spent = time.process_time() - began
        if spent - examined >= every or spent >= seconds:
            examined = spent
            shares = {name: examine(digests, net, name, games) for name in against}
            found.append({"seconds": round(spent), "games": before + run.games, "shares": shares})
            said = ", ".join(f"{share:.0%} against {name}" for name, (share, _, _) in shares.items())
            print(f"{spent:6.0f} s of processor, {before + run.games} games: {said}", flush=True)
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                (part := file.with_suffix(".part.json")).write_text(json.dumps(found) + "\n", "utf-8")
                part.replace(file.with_suffix(".json"))
                net.keep(file)
            began = time.process_time() - spent
    return found


def examine(digests: Digests, net: Net, rival: str, games: int) -> list[float]:
    """Return the share of games won against a bot, with its interval of 95 %."""
    result = run_match(digests.game, [lambda _game, _seed: Player(digests, net), rival], games, seed=7)
    share = next(one.share for one in result.standings() if one.spec != rival)
    return [share.value, share.low, share.high]


def main() -> None:
    """Learn, and say how often that wins."""
    reads = argparse.ArgumentParser(description="Learn a game for two by Gumbel AlphaZero.")
    reads.add_argument("game", nargs="?", default="caylus", choices=bastide.games())
    reads.add_argument("--seconds", type=float, default=600, help="processor time to learn for, examinations left out")
    reads.add_argument("--every", type=float, default=120, help="seconds between two examinations")
    reads.add_argument("--match", type=int, default=100, help="games of an examination, against each bot")
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
        from learn import curves  # the file beside this one

        given.svg.write_text(curves(sorted(WEIGHTS.glob("alphazero-*.json"))), "utf-8")
        return
    try:
        digests = Digests(bastide.load_game(given.game, 2))
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
