"""Learn a game by playing it against oneself, with NumPy alone; minutes of one core beat `greedy@plain` at most games.

    pip install 'bastide[rl]'
    python examples/learn.py caylus --seconds 60

A position after an action is worth the lead it has, and what a small network adds to that. The network is moved
towards how games end (temporal differences, TD(lambda): R. S. Sutton, 1988; for games, G. Tesauro's TD-Gammon, 1995).
What each legal action leads to comes as rows of numbers, `bastide.Batch.choices`. A run that was killed goes on from
`--keep` when the same command is given. `bastide match caylus python:learn:Caylus greedy@plain` plays shipped weights.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

import bastide
from bastide.adapters.choices import Digests
from bastide.arena.match import run_match
from bastide.outside.spec import make

TABLES = 64
"""Games played side by side."""
HIDDEN = 48
REACH = 0.95
"""Lambda: how far a position is moved towards how its game ended rather than towards what the next one promised."""
ASTRAY = 0.05
"""How often an action is made at random."""
RATE = 1e-3
"""The step of the network at first; it falls to a twentieth."""
POINTS = 20.0
"""What the network counts as one."""
MEMORY = 400_000
"""Positions that are learned from."""
FRESH = 8192
"""New positions between two rounds of learning."""
PASSES = 6
"""How often each position is learned from, about."""
WEIGHTS = Path(__file__).parent / "weights"


class Value:
    """What positions are worth for the seat that has just decided: a straight line and a small network, on the lead."""

    NAMES = ("line", "into", "at", "out", "base", "mean", "spread", "version")

    def __init__(self, digests: Digests, seed: int = 0) -> None:
        layout, game, rng = digests.layout, digests.game, np.random.default_rng(seed)
        seats, slots = layout.offsets["seats"], [slot.name for slot in layout["seats"].slots]
        self.scores = [seats + len(slots) * seat + slots.index("score") for seat in range(game.players)]
        self.mean, self.spread = np.zeros(layout.size, np.float32), np.ones(layout.size, np.float32)
        self.line, self.out = np.zeros(layout.size, np.float32), np.zeros(HIDDEN, np.float32)
        self.into = rng.normal(scale=0.13, size=(layout.size, HIDDEN)).astype(np.float32)
        self.at, self.base = np.zeros(HIDDEN, np.float32), np.zeros(1, np.float32)
        self.version = np.array(layout.version)
        self.steps, self.drift = 0, [(np.zeros_like(each), np.zeros_like(each)) for each in self.learned()]

    def learned(self) -> list[np.ndarray]:
        return [self.line, self.into, self.at, self.out, self.base]

    def lead(self, rows: np.ndarray) -> np.ndarray:
        points = rows[:, self.scores].astype(np.float32)
        return (points[:, 0] - points[:, 1:].max(axis=1)) / POINTS

    def scaled(self, rows: np.ndarray) -> np.ndarray:
        return np.clip((rows - self.mean) / self.spread, -6, 6)

    def of(self, rows: np.ndarray) -> np.ndarray:
        seen = self.scaled(rows)
        return self.lead(rows) + seen @ self.line + np.maximum(seen @ self.into + self.at, 0) @ self.out + self.base

    def fit(self, rows: np.ndarray, ends: np.ndarray, rate: float) -> float:
        """Take one step towards these ends, by Adam (D. Kingma and J. Ba, 2015); return the mean squared error."""
        seen = self.scaled(rows)
        lit = np.maximum(seen @ self.into + self.at, 0)
        missed = self.lead(rows) + seen @ self.line + lit @ self.out + self.base - ends
        push = np.clip(missed, -2, 2) / len(rows)
        back = np.outer(push, self.out) * (lit > 0)
        slopes = [seen.T @ push, seen.T @ back, back.sum(axis=0), lit.T @ push, push.sum(keepdims=True)]
        self.steps += 1
        for weights, drift, slope in zip(self.learned(), self.drift, slopes, strict=True):
            mean, square = drift
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            np.subtract(weights, rate * step, out=weights, casting="same_kind")
        return float((missed * missed).mean())

    def keep(self, file: Path) -> None:
        """Write the weights; whoever is killed meanwhile finds the older ones whole."""
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(part := file.with_suffix(".part.npz"), **{name: getattr(self, name) for name in self.NAMES})
        part.replace(file)

    def take(self, file: Path) -> "Value":
        """Take over weights; raise ValueError if they were learned with other digests."""
        with np.load(file) as kept:
            if str(kept["version"]) != str(self.version):
                raise ValueError(f"{file} was learned with digests of version {kept['version']}, not {self.version}")
            if any(kept[name].shape != getattr(self, name).shape for name in self.NAMES):
                raise ValueError(f"{file} was learned for another game")
            for name in self.NAMES:
                setattr(self, name, kept[name])
        return self


class Learned:
    """A bot that makes the action after which the most is to be expected."""

    name = "learned"

    def __init__(self, digests: Digests, value: Value) -> None:
        self.digests, self.value = digests, value

    def choose(self, state: bastide.State) -> int:
        seen = state.resample_from_infostate(state.current_player(), 1)
        choices = self.digests.choices(seen, distinct=True)
        return int(choices.actions[np.argmax(self.value.of(choices.rows))])


def shipped(name: str) -> type[Learned]:
    """Return the bot that plays with the weights that lie beside this file."""

    class Shipped(Learned):
        def __init__(self, game: bastide.Game, seed: int = 0) -> None:
            digests = Digests(game)
            super().__init__(digests, Value(digests).take(WEIGHTS / f"learn-{name}.npz"))

    Shipped.name = f"learned-{name}"
    return Shipped


Carcassonne, Carrara, Caylus, Praga = map(shipped, ("carcassonne", "carrara", "caylus", "praga"))


class Self:
    """Games against oneself, and what was seen in them."""

    def __init__(self, digests: Digests, value: Value, seed: int) -> None:
        self.value, self.rng = value, np.random.default_rng(seed)
        self.batch = bastide.Batch(digests.game, TABLES, int(self.rng.integers(2**31)), observe=False)
        self.paths: list[list[list[tuple[np.ndarray, bool]]]] = [self.nobody() for _ in range(TABLES)]
        self.rows = np.zeros((0, digests.layout.size), np.int16)
        self.ends = np.zeros(0, np.float32)
        self.games = 0

    def nobody(self) -> list[list[tuple[np.ndarray, bool]]]:
        return [[] for _ in range(self.batch.game.players)]

    def play(self, least: int) -> int:
        """Play until so many positions are new; return how many are."""
        found: list[np.ndarray] = []
        ends: list[np.ndarray] = []
        while sum(map(len, ends)) < least:
            choices = self.batch.choices(distinct=True)
            many = np.diff(choices.starts)
            wild = self.rng.random(TABLES) < ASTRAY
            taken = choices.best(self.value.of(choices.rows))
            taken = np.where(wild, choices.starts[:-1] + (self.rng.random(TABLES) * many).astype(int), taken)
            for i, seat in enumerate(self.batch.seats.tolist()):
                if many[i] > 1:
                    self.paths[i][seat].append((choices.rows[taken[i]], bool(wild[i])))
            self.batch.step(choices.actions[taken])
            for i in np.flatnonzero(self.batch.dones):
                points = self.batch.final_scores[i].copy()
                for seat, path in enumerate(self.paths[i]):
                    if path:
                        lead = points[seat] - np.delete(points, seat).max()
                        found.append(np.stack([row for row, _ in path]))
                        ends.append(self.backed_up(found[-1], [astray for _, astray in path], lead / POINTS))
                self.paths[i] = self.nobody()
                self.games += 1
        self.rows = np.concatenate([self.rows, *found])[-MEMORY:]
        self.ends = np.concatenate([self.ends, *ends])[-MEMORY:]
        return sum(map(len, ends))

    def backed_up(self, rows: np.ndarray, astray: list[bool], lead: float) -> np.ndarray:
        """Return what each position is moved towards; what followed a random action says nothing of what was before."""
        values, found = self.value.of(rows), np.empty(len(rows), np.float32)
        for at in range(len(rows) - 1, -1, -1):
            found[at] = lead
            lead = values[at] if astray[at] else (1 - REACH) * values[at] + REACH * lead
        return found


def learn(
    digests: Digests, seconds: float, file: Path | None, against: list[str], *, every: float, games: int
) -> list[dict]:
    """Learn for so many seconds of processor; return now and then how often that wins: seconds, games, shares."""
    value, found, spent = Value(digests, 1), [], 0.0
    if file is not None and file.exists():
        value.take(file)
        found = json.loads(file.with_suffix(".json").read_text("utf-8"))
        spent = found[-1]["seconds"]
    play, began, first = Self(digests, value, seed=1 + int(spent)), time.process_time() - spent, not found
    before = found[-1]["games"] if found else 0
    examined = spent
    while True:
        fresh = play.play(FRESH)
        if first:
            value.mean = play.rows.mean(axis=0).astype(np.float32)
            value.spread = np.maximum(play.rows.std(axis=0), 0.5).astype(np.float32)
            first = False
        rate = RATE * max(0.05, 1 - (time.process_time() - began) / seconds)
        for _ in range(PASSES * fresh // 512):
            some = play.rng.integers(len(play.rows), size=512)
            value.fit(play.rows[some], play.ends[some], rate)
        spent = time.process_time() - began
        if spent - examined >= every or spent >= seconds:
            examined = spent
            shares = {name: examine(digests, value, name, games) for name in against}
            found.append({"seconds": round(spent), "games": before + play.games, "shares": shares})
            said = ", ".join(f"{share:.0%} against {name}" for name, (share, _, _) in shares.items())
            print(f"{spent:6.0f} s of processor, {before + play.games} games: {said}", flush=True)
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
                (part := file.with_suffix(".part.json")).write_text(json.dumps(found) + "\n", "utf-8")
                part.replace(file.with_suffix(".json"))
                value.keep(file)
            began = time.process_time() - spent
        if spent >= seconds:
            return found


def examine(digests: Digests, value: Value, rival: str, games: int) -> list[float]:
    """Return the share of games won against a bot, with its interval of 95 %."""
    result = run_match(digests.game, [lambda _game, _seed: Learned(digests, value), rival], games, seed=7)
    share = next(one.share for one in result.standings() if one.spec != rival)
    return [share.value, share.low, share.high]


def curves(files: list[Path]) -> str:
    """Return an SVG drawing of what was kept: games won against `greedy@plain` by seconds, in doublings."""
    kept = {file.stem.partition("-")[2]: json.loads(file.read_text("utf-8")) for file in files}
    first, most = (pick(one["seconds"] for found in kept.values() for one in found) for pick in (min, max))
    lines = []

    def place(seconds: float) -> float:
        return 60 + 440 * float(np.log(seconds / first) / np.log(most / first))

    for colour, (name, found) in zip(("#1B6150", "#A03B2E", "#3D5A98", "#8A6A14"), kept.items(), strict=False):
        dots = [(place(one["seconds"]), 250 - 220 * one["shares"]["greedy@plain"][0]) for one in found]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{dots[-1][0] + 6:.1f}" y="{dots[-1][1] + 4:.1f}" fill="{colour}">{name}</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = 250 - 220 * share
        lines.append(f'<path d="M60 {y:.0f}H500" stroke="#888" stroke-width="0.5"/>')
        lines.append(f'<text x="52" y="{y + 4:.0f}" text-anchor="end">{share:.0%}</text>')
    seen = [seconds for seconds in (30, 60, 120, 240, 600, 1200, 2400, 3600) if first <= seconds <= most]
    marks = "".join(f'<text x="{place(each):.0f}" y="268" text-anchor="middle">{each}</text>' for each in seen)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="300" fill="#FBF8EE"/>{"".join(lines)}{marks}'
        '<text x="280" y="290" text-anchor="middle">seconds of one core</text>'
        '<text x="60" y="18">share of games won against greedy@plain</text></svg>\n'
    )


def main() -> None:
    """Learn, and say how often that wins; or draw what was learned."""
    reads = argparse.ArgumentParser(description="Learn a game by playing it against oneself.")
    reads.add_argument("game", nargs="?", default="carcassonne", choices=bastide.games())
    reads.add_argument("--players", type=int, default=2)
    reads.add_argument("--seconds", type=float, default=120, help="processor time to learn for, examinations left out")
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
        given.svg.write_text(curves(sorted(WEIGHTS.glob("learn-*.json"))), "utf-8")
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
