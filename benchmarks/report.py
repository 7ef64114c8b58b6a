"""Measurements as files: `results/*.json`, one a day and subject, and `RESULTS.md`, the latest of every subject."""

import json
from pathlib import Path
from typing import Any

from benchmarks import environments
from benchmarks.subjects import SUBJECTS, Subject

HERE = Path(__file__).parent
RESULTS = HERE / "results"

HEAD = """# Speed

Written by `make bench`. Everything runs on one core, each measurement in a process of its own, in rounds, timed in
CPU seconds of the process. Ratios are taken within a round and are medians over the rounds; the other numbers are
the best round, the one least disturbed by whatever else the machine was doing. All rounds are in `results/`.

* A *whole game* includes making the first position, every draw as an explicit chance action, and all scoring.
* *Stepped* means `legal_actions()`, a pick by a multiplicative generator, `apply_action()`, from CPython.
* *Decisions* are actions of a seat; draws are made too, but not counted.
* A *clone* is of a position in the middle of a game, with the cost of calling it from Python.
* *Interpreted* is the same source without compiling.
* *Decisions of bots* are those where there is a choice, of a bot that plays against itself; those of `search:40` at the
  beginning of a game.
* *C* is `benchmarks/carcassonne_limit.c`, a hand-written program with vector instructions. It plays the identical games
  (Carcassonne, two players, seed by seed, see `tests/games/carcassonne/test_limit.py`) and marks what this machine can
  do. It runs before and after ours, and the share is of the mean of both.

What a move costs the server stands in `load/FOUND.md`.
"""

PART = """
## {name}

{players} players{options}; {rounds} rounds on {date}. Processor: {processor}. Python {python}, Bastide {bastide},
mypyc of mypy {mypy}, librt {librt}, {compiler}{flags}.

| what | measured | target | |
| --- | ---: | ---: | --- |
{rows}

Medians of the same rounds: {medians}.
"""

MEDIANS = {
    "yardstick_games_per_second": "C {:,.0f} games a second",
    "games_per_second": "compiled {:,.0f} games a second",
    "interpreted_games_per_second": "interpreted {:,.0f}",
    "decisions_per_game": "{:,.0f} decisions a game",
    "actions_per_second": "{:,.0f} actions a second stepped",
    "greedy_microseconds": "{:,.0f} µs a decision of `greedy`",
    "search_milliseconds": "{:,.1f} ms one of `search:40`",
}


def part(name: str, subject: Subject, found: dict[str, Any]) -> str:
    """Return what was found of one subject, as a section of the page."""
    rows = []
    for target in subject.targets:
        sign = "≤" if target.at_most else "≥"
        value, bound = format(target.value(found), target.form), format(target.bound, target.form)
        rows.append(f"| {target.words} | {value} | {sign} {bound} | {'met' if target.met(found) else 'missed'} |")
    keys = ("date", "processor", "python", "bastide", "mypy", "librt", "compiler")
    return PART.format(
        **{key: found[key] for key in keys},
        name=name,
        players=subject.players,
        options="".join(f", {key}={value}" for key, value in subject.options.items()),
        rounds=len(found["rounds"]),
        flags=f" with `{found['flags']}` for C" if subject.yardstick_games else "",
        rows="\n".join(rows),
        medians=", ".join(
            words.format(found["median"][key]) for key, words in MEDIANS.items() if key in found["median"]
        ),
    )


def write(found: dict[str, Any]) -> None:
    """Write a result to its file, and the page of results anew."""
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{found['name']}-{found['date']}.json").write_text(json.dumps(found, indent=1) + "\n")
    write_page()


def write_page() -> None:
    """Write the page of results anew from the latest files."""
    parts = []
    for name, subject in SUBJECTS.items():
        files = sorted(RESULTS.glob(f"{name}-2*.json"))
        if files:
            parts.append(part(name, subject, json.loads(files[-1].read_text())))
    (HERE / "RESULTS.md").write_text(HEAD + "".join(parts) + environments.latest())
