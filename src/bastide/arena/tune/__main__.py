"""The command: `python -m bastide.arena.tune GAME --out FILE`."""

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bastide.arena.commandline import (
    add_plan,
    add_work,
    asked,
    check_place,
    ended,
    group,
    group_options,
    hired,
    plan_of,
    span,
)
from bastide.arena.tune.course import Course, Plan
from bastide.arena.tune.fit import Weights
from bastide.arena.workers import Crew
from bastide.bots.weights import chosen, parse, weight_sets
from bastide.engine.files import write_whole
from bastide.engine.play import Game

HELP = {
    "cycles": "how often games are played and fitted to",
    "games": "games of greedy bots to fit to",
    "search_games": "games of searching bots, in every cycle after the first",
    "simulations": "what a searching bot may spend on a decision; 0 for greedy bots in every cycle",
    "positions": "positions of each game that are fitted to",
    "match": "games after which an undecided match of greedy bots ends",
    "search_match": "the same of searching bots",
    "ridge": "how much the present weights hold back, in samples for each weight",
    "win": "what a whole win missed weighs, against a lead missed by what leads differ by",
    "seed": "what chance and bots begin with",
}


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    reads = argparse.ArgumentParser(
        prog="python -m bastide.arena.tune", description="Fit the weights of an evaluation."
    )
    reads.add_argument("game")
    reads.add_argument("--players", default="2", help="seats: 2, or 3-5 for a group")
    reads.add_argument("--seats", help="seats that the weights are for, where not those that play: 1-2")
    reads.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="options to play with")
    reads.add_argument("--group", nargs="*", metavar="NAME", help="options that make the group; default: those given")
    add_plan(reads, Plan, HELP)
    reads.add_argument("--start", help="a release or a file of weights to start from; default: the evaluation itself")
    add_work(reads, "weights", "other groups")
    return reads


def start_of(text: str | None, game: Game) -> Weights:
    """Return the weights of a release or a file for a game; none without a text. Raises ValueError for other texts."""
    if text is None:
        return {}
    file = Path(text)
    sets = parse(json.loads(file.read_text("utf-8"))) if file.is_file() else weight_sets(game.type.package, text)
    if not sets:
        raise ValueError(f"{text!r} is neither a file nor a release whose weights are kept")
    return dict(chosen(sets, game))


def head_of(game: Game, given: argparse.Namespace) -> dict[str, Any]:
    """Return what tells a group from the others in a file; raise ValueError if the game has no such group."""
    return {"seats": list(span(given.seats or given.players)), "options": group_options(game, given)}


def put(file: Path, game: Game, head: dict[str, Any], made_by: str, weights: Weights) -> None:
    """Write the weights of a group into a file, in the place of what it had for that group."""
    sets = json.loads(file.read_text("utf-8"))["sets"] if file.exists() else []
    sets = [one for one in sets if {name: one.get(name) for name in head} != head]
    sets.append({**head, "made_by": made_by, "weights": weights})
    sets.sort(key=lambda one: (-len(one["options"]), sorted(one["options"].items()), one["seats"]))
    data = {"game": game.name, "rules": game.rules_version, "sets": sets}
    write_whole(file, json.dumps(data, indent=2) + "\n")


def command_of(given: argparse.Namespace) -> str:
    """Return what makes the same weights again; who does the work and where is no matter."""
    words = ["python", "-m", "bastide.arena.tune", given.game, "--players", given.players]
    words += ["--seats", given.seats] if given.seats else []
    words += ["--options", *given.options] if given.options else []
    words += ["--group", *given.group] if given.group is not None else []
    words += asked(given, Plan)
    if given.start:
        words += ["--start", Path(given.start).name]
    return shlex.join([*words, "--out", given.out.name])


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit the weights of a group named on the command line and write them as JSON."""
    reads = parser()
    given = reads.parse_args(arguments)

    def hire() -> Crew | None:
        return hired(given.workers, ray=given.ray)

    folder = given.work or given.out.with_suffix("") / f"{given.game}-{given.players}"

    def work() -> int:
        games = group(given.game, given.players, given.options)
        plan = plan_of(Plan, given)
        check_place(given.out, given.game)
        course = Course(games, plan, folder, hire, lambda line: print(line, flush=True))
        head = head_of(games[0], given)
        weights = course.run(start_of(given.start, games[0]))
        put(given.out, games[0], head, command_of(given), weights)
        return 0

    return ended(reads, work, lambda: folder)


if __name__ == "__main__":
    sys.exit(main())
