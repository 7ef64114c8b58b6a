"""What the commands of this package share: checked numbers, who works, a place for the result, no traceback."""

import argparse
import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, TypeVar

from bastide.arena.tables import DataError
from bastide.arena.workers import Crew, Processes
from bastide.engine.errors import BastideError
from bastide.engine.play import Game
from bastide.engine.registry import load_game

STOPPED: Final = 130
"""The exit code of a command stopped with Ctrl-C, as shells expect it."""
MAY_BE_NONE: Final = frozenset({"cycles", "simulations", "search_games"})
"""Numbers of which 0 means: none of that."""

Plan = TypeVar("Plan")


def number_of(name: str, default: Any) -> Callable[[str], float]:
    """Return what reads the number of an option: whole where its default is, a count where it counts something."""
    whole, least = isinstance(default, int), int(isinstance(default, int) and name not in MAY_BE_NONE)

    def read(text: str) -> float:
        try:
            number: float = int(text) if whole else float(text)
        except ValueError:
            number = math.nan
        if name == "seed" and not math.isnan(number):
            return number
        if not least <= number < math.inf:
            kind = "whole number" if whole else "number"
            raise argparse.ArgumentTypeError(f"{text} is no {kind} from {least} on")
        return number

    return read


def add_plan(reads: argparse.ArgumentParser, plan: type[Any], helps: Mapping[str, str]) -> None:
    """Add an option for each number of a plan, with the plan's own as its default."""
    for field in fields(plan):
        reads.add_argument(
            f"--{field.name.replace('_', '-')}",
            type=number_of(field.name, field.default),
            default=field.default,
            help=helps[field.name],
        )


def add_work(reads: argparse.ArgumentParser, result: str, others: str) -> None:
    """Add who does the work, where it is kept, and the file for the result, in which the sets of `others` stay."""
    reads.add_argument("--work", type=Path, help=f"where to keep what took long; default: beside the {result}")
    reads.add_argument("--workers", type=number_of("workers", 1), default=1)
    reads.add_argument("--ray", action="store_true", help="play on a Ray cluster")
    reads.add_argument("--out", type=Path, required=True, help=f"the file of the {result}; {others} in it stay")


def plan_of(plan: type[Plan], given: argparse.Namespace) -> Plan:
    """Return the plan with the numbers that were asked for."""
    return plan(**{field.name: getattr(given, field.name) for field in fields(plan)})  # type: ignore[arg-type]


def asked(given: argparse.Namespace, plan: type[Any]) -> list[str]:
    """Return the words that ask for the numbers that a plan has not by itself, with all their digits."""
    words: list[str] = []
    for field in fields(plan):
        number = getattr(given, field.name)
        if number != field.default:
            words += [f"--{field.name.replace('_', '-')}", repr(number).removesuffix(".0")]
    return words


def options_of(words: Sequence[str]) -> dict[str, str]:
    """Return options that are written name=value; raise ValueError for one that is not."""
    for word in words:
        if not all(word.partition("=")):
            raise ValueError(f"{word} is not an option; write name=value")
    return dict(word.split("=", 1) for word in words)


def span(text: str) -> tuple[int, int]:
    """Return the fewest and the most of `2` or `3-5`; raise ValueError for anything else.

    >>> span("3-5"), span("2")
    ((3, 5), (2, 2))
    """
    low, _, high = text.partition("-")
    try:
        found = int(low), int(high or low)
    except ValueError:
        found = 1, 0
    if found[0] > found[1]:
        raise ValueError(f"{text!r} is no number of seats, such as 2 or 3-5")
    return found


def group(name: str, players: str, options: Sequence[str]) -> list[Game]:
    """Return a game for every number of seats of a group, `2` or `3-5`."""
    given = options_of(options)
    low, high = span(players)
    return [load_game(name, seats, given) for seats in range(low, high + 1)]


def group_options(game: Game, given: argparse.Namespace) -> dict[str, str]:
    """Return the options that make a group, with their values: those of `--group`, or all of `--options`.

    Raises ValueError for a name that the game has not.
    """
    names = list(options_of(given.options)) if given.group is None else given.group
    for name in names:
        if name not in game.options:
            raise ValueError(f"{game.name} has no option {name!r}; it has {', '.join(game.options)}")
    return {name: game.options[name] for name in names}


def hired(workers: int, *, ray: bool) -> Crew | None:
    """Return so many processes, here or on a Ray cluster; nobody where this one is to work alone."""
    if ray:
        from bastide.arena.cluster import Cluster

        return Cluster(workers if workers > 1 else None)
    return Processes(workers) if workers > 1 else None


def check_place(file: Path, game: str) -> None:
    """Raise OSError or ValueError where a file of a game's sets cannot be added to, before the work it is to hold."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        return
    try:
        known = json.loads(file.read_text("utf-8"))
    except ValueError:
        known = None
    if not isinstance(known, dict) or "sets" not in known:
        raise ValueError(f"{file} is there already and holds something else")
    if known.get("game", game) != game:
        raise ValueError(f"{file} is there already and holds what was made for {known['game']}; name another file")


def ended(reads: argparse.ArgumentParser, work: Callable[[], int], kept: Callable[[], object]) -> int:
    """Do the work of a command and return its exit code; what it cannot do is one sentence.

    `kept` says where the work is that was done before Ctrl-C.
    """
    try:
        return work()
    except KeyboardInterrupt:
        print(f"Stopped. What was done is kept in {kept()}; the same command goes on.", file=sys.stderr)
        return STOPPED
    except OSError as error:
        reads.error(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (BastideError, DataError, ValueError) as error:
        reads.error(str(error))
