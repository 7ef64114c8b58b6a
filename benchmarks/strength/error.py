"""Measure by how many points bots misjudge positions: `python benchmarks/strength/error.py GAME [--positions N]`.

`greedy` plays games against itself, 3 % of the decisions at random. Of each, one position in its middle third is kept,
where a turn has just ended, and played on from there many times by the same bot. How far the lead that an evaluation
expects is from the mean of these, in the root mean square, is its error; the part of that which is due to so few
games (their variance, divided by their number) is taken away. The interval is a bootstrap over positions.
"""

import argparse
import json
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bastide.bots import evaluator
from bastide.bots.evaluation import Evaluator
from bastide.bots.weights import PLAIN
from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.game import outcome_at
from bastide.engine.margin import margin
from bastide.engine.moves import Moves
from bastide.engine.play import Game
from bastide.engine.registry import load_game

FILE = Path(__file__).parent / "error.json"
ASTRAY = 0.03
DRAWN_AGAIN = 2000
"""Samples of the bootstrap."""


def step(moves: Moves, judge: Evaluator, position: Any, rng: random.Random, astray: float = 0.0) -> Any:
    """Return the position after the next draw, or after the turn on hand."""
    if position.current_player() == CHANCE:
        return moves.after(position, outcome_at(moves.chances(position), rng.random()))
    if rng.random() < astray:
        return moves.after(position, rng.choice(moves.legal(position)))
    return judge.reply(position)


def middle(game: Game, judge: Evaluator, rng: random.Random) -> tuple[Any, int]:
    """Return a position in the middle of a new game, and whose turn has just ended there."""
    moves, position = Moves(game.type.kernel), game.new_initial_state().position
    ended: list[tuple[Any, int]] = []
    while (seat := position.current_player()) != TERMINAL:
        position = step(moves, judge, position, rng, ASTRAY)
        if seat >= 0 and position.current_player() != seat:
            ended.append((position, seat))
    return rng.choice(ended[len(ended) // 3 : 2 * len(ended) // 3])


def leads(moves: Moves, judge: Evaluator, first: Any, seat: int, draws: Sequence[random.Random]) -> list[float]:
    """Return how far ahead a seat was in games from a position on, one for each source of chance."""
    found = []
    for rng in draws:
        position = first.clone()
        while position.current_player() != TERMINAL:
            position = step(moves, judge, position, rng)
        found.append(margin([float(points) for points in position.scores()], seat))
    return found


def variance(numbers: Sequence[float]) -> float:
    """Return the variance of which these are a sample."""
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def error(misses: Sequence[float], noise: Sequence[float], rng: random.Random) -> list[float]:
    """Return the root mean square beyond the noise, and its interval."""

    def of(which: Sequence[int]) -> float:
        whole = sum(misses[at] ** 2 - noise[at] for at in which) / len(which)
        return float(max(0.0, whole) ** 0.5)

    everything = range(len(misses))
    again = sorted(of(rng.choices(everything, k=len(misses))) for _ in range(DRAWN_AGAIN))
    return [round(each, 2) for each in (of(everything), again[DRAWN_AGAIN // 40], again[-DRAWN_AGAIN // 40])]


def measure(game: Game, positions: int, playouts: int, seed: int) -> dict[str, Any]:
    """Return the errors with what was learned and without, on the same positions."""
    rng, moves = random.Random(seed), Moves(game.type.kernel)
    judge, plain = evaluator(game), evaluator(game, release=PLAIN)
    misses: dict[str, list[float]] = {"learned": [], "plain": []}
    noise, spread = list[float](), list[float]()
    for _ in range(positions):
        position, seat = middle(game, judge, rng)
        found = leads(moves, judge, position, seat, [random.Random(rng.random()) for _ in range(playouts)])
        mean = sum(found) / len(found)
        noise.append(variance(found) / len(found))
        spread.append(variance(found) ** 0.5)
        for name, each in (("learned", judge), ("plain", plain)):
            misses[name].append(margin(each.value(position), seat) - mean)
    return {
        "game": game.name,
        "options": game.options_text(),
        "players": game.players,
        "positions": positions,
        "playouts": playouts,
        "seed": seed,
        "date": datetime.now(UTC).date().isoformat(),
        "luck": round(sum(spread) / positions, 1),
        **{name: error(found, noise, random.Random(seed)) for name, found in misses.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--positions", type=int, default=600)
    parser.add_argument("--playouts", type=int, default=32)
    parser.add_argument("--seed", type=int, default=20261126)
    given = parser.parse_args()
    options = dict(text.split("=", 1) for text in given.options)
    found = measure(load_game(given.game, given.players, options), given.positions, given.playouts, given.seed)
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else []
    same = ("game", "options", "players")
    known = [each for each in known if any(each[name] != found[name] for name in same)]
    FILE.write_text(json.dumps([*known, found], indent=2) + "\n", "utf-8")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
