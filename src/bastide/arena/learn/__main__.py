"""The command: `python -m bastide.arena.learn GAME --out FILE`."""

import argparse
import shlex
import sys
from collections.abc import Sequence
from dataclasses import replace

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
from bastide.arena.learn.course import Course, Plan, put
from bastide.arena.workers import Crew
from bastide.bots.networks import LearnedSet, learned_set
from bastide.bots.weights import fitted_weights
from bastide.engine.play import Game

HELP = {
    "cycles": "how often games are played and learned from",
    "games": "games of a cycle; those of earlier ones are learned from as well",
    "passes": "how often a cycle learns from each position",
    "hidden": "hidden units",
    "rate": "the step of the network when a cycle begins; it falls to a twentieth",
    "reach": "lambda: 1 learns from how games ended alone",
    "win": "what a whole win missed weighs, against a lead missed by what leads differ by",
    "points": "what the points of every seat missed weigh, likewise",
    "match": "games after which an undecided match ends",
    "seed": "what chance and bots begin with",
}


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    reads = argparse.ArgumentParser(prog="python -m bastide.arena.learn", description="Learn a network for a game.")
    reads.add_argument("game")
    reads.add_argument("--players", default="2", help="seats: 2, or 3-5 for a group")
    reads.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="options to play with")
    reads.add_argument("--group", nargs="*", metavar="NAME", help="options that make the group; default: those given")
    add_plan(reads, Plan, HELP)
    reads.add_argument(
        "--plain",
        action="store_true",
        help="play the last match against the weights alone, not against what is shipped",
    )
    add_work(reads, "network", "other groups")
    return reads


def command_of(given: argparse.Namespace) -> str:
    """Return what makes the same network again; who does the work and where is no matter."""
    words = ["python", "-m", "bastide.arena.learn", given.game, "--players", given.players]
    words += ["--options", *given.options] if given.options else []
    words += ["--group", *given.group] if given.group is not None else []
    words += asked(given, Plan)
    words += ["--plain"] if given.plain else []
    return shlex.join([*words, "--out", given.out.name])


def shipped(games: Sequence[Game], given: argparse.Namespace) -> LearnedSet:
    """Return what a group is played with now: its network, or its weights alone, also where these are asked for."""
    game = games[0]
    low, high = span(given.players)
    known = None if given.plain else learned_set(game)
    return LearnedSet(
        layout=known.layout if known else "",
        weights=known.weights if known else tuple(fitted_weights(game).items()),
        network=known.network if known else (),
        options=tuple(group_options(game, given).items()),
        seats=(low, high),
        made_by=command_of(given),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn a network for a group named on the command line, and write it if it wins."""
    reads = parser()
    given = reads.parse_args(arguments)

    def hire() -> Crew | None:
        return hired(given.workers, ray=given.ray)

    folder = given.work or given.out.with_suffix("") / f"{given.game}-{given.players}"

    def work() -> int:
        games = group(given.game, given.players, given.options)
        plan = plan_of(Plan, given)
        check_place(given.out, given.game)
        start = shipped(games, given)
        learned = Course(games, plan, folder, hire, lambda line: print(line, flush=True)).run(start)
        if learned is None:
            print("it does not win: nothing is written")
            return 1
        put(given.out, games[0].name, replace(learned, made_by=start.made_by))
        return 0

    return ended(reads, work, lambda: folder)


if __name__ == "__main__":
    sys.exit(main())
