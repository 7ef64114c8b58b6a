"""Measure speed and write it down: `make bench`, or `python -m benchmarks --only caylus --rounds 9`."""

import argparse
import datetime
import importlib.metadata
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks import environments, yardstick
from benchmarks.report import write, write_page
from benchmarks.subjects import SMALL_IS_GOOD, SUBJECTS, Subject

ROOT = Path(__file__).parents[1]
ENVIRONMENTS = "environments"
"""What `--only` calls the batches and adapters, measured side by side with those of others."""


def measure(name: str, what: str, number: int, seed: int, source: bool = False) -> dict[str, Any]:
    """Run one measurement in a new process, of the installed package or of the source."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "benchmarks.measure", name, what, str(number), str(seed)]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    if found["compiled"] == source:
        kind = "compiled" if source else "interpreted"
        raise SystemExit(f"the {what} measured are {kind}: install Bastide with BASTIDE_COMPILE=1 and not editable")
    return found


def pin() -> int | None:
    """Keep this process and its children on one core, where the system can; return its number."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def processor() -> str:
    """Return the processor's name."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or "unknown"
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")


def one_round(name: str, subject: Subject, program: str, seed: int) -> dict[str, float]:
    """Run each measurement in turn, the yardstick before and after the whole games; return what they yield."""
    limits = []
    if subject.yardstick_games:
        limits.append(yardstick.games_per_second(program, subject.yardstick_games, seed))
    whole = measure(name, "games", subject.compiled_games, seed)
    if subject.yardstick_games:
        limits.append(yardstick.games_per_second(program, subject.yardstick_games, seed))
    plain = measure(name, "games", subject.interpreted_games, seed, source=True)
    stepped = measure(name, "stepped", subject.stepped_games, seed)
    clones = measure(name, "clones", subject.clones, seed)
    decisions = measure(name, "decisions", subject.interpreted_games, seed)
    judged = measure(name, "greedy", subject.judged, seed)
    searched = measure(name, "search:40", subject.searched, seed)
    ours, slow = (each["number"] / each["seconds"] for each in (whole, plain))
    found = {
        "games_per_second": ours,
        "decisions_per_game": decisions["actions"] / decisions["number"],
        "decisions_per_second": ours * decisions["actions"] / decisions["number"],
        "actions_per_second": stepped["actions"] / stepped["seconds"],
        "clone_microseconds": clones["seconds"] / clones["number"] * 1e6,
        "interpreted_games_per_second": slow,
        "times_interpreted": ours / slow,
        "greedy_microseconds": judged["seconds"] / judged["actions"] * 1e6,
        "search_milliseconds": searched["seconds"] / searched["actions"] * 1e3,
    }
    if limits:
        found["yardstick_games_per_second"] = sum(limits) / len(limits)
        found["ratio"] = ours / found["yardstick_games_per_second"]
    return found


def results(name: str, subject: Subject, core: int | None, rounds: list[dict[str, float]]) -> dict[str, Any]:
    """Return the rounds with their medians and bests, and what they were measured on."""
    return {
        "name": name,
        "game": subject.game,
        "players": subject.players,
        "options": subject.options,
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "processor": processor(),
        "core": core,
        "python": platform.python_version(),
        "bastide": importlib.metadata.version("bastide"),
        "mypy": importlib.metadata.version("mypy"),
        "librt": importlib.metadata.version("librt"),
        "compiler": yardstick.version(),
        "flags": " ".join(yardstick.FLAGS),
        "rounds": rounds,
        "median": {key: median(each[key] for each in rounds) for key in rounds[0]},
        "best": {key: (min if key in SMALL_IS_GOOD else max)(each[key] for each in rounds) for key in rounds[0]},
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    choices = [*SUBJECTS, ENVIRONMENTS]
    parser.add_argument("--only", choices=choices, action="append", help="a game or environments, instead of all")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default 5)")
    parser.add_argument("--no-results", action="store_true", help="print only, write no files")
    options = parser.parse_args()
    core = pin()
    with tempfile.TemporaryDirectory() as folder:
        program = yardstick.build(folder)
        for name in options.only or choices:
            if name == ENVIRONMENTS:
                continue
            subject, rounds = SUBJECTS[name], []
            for number in range(options.rounds):
                rounds.append(one_round(name, subject, program, 1 + 100_000 * number))
                print(f"{name}: round {number + 1} of {options.rounds}", file=sys.stderr, flush=True)
            found = results(name, subject, core, rounds)
            print(name)
            for target in subject.targets:
                print(f"  {target.line(found)}")
            if not options.no_results:
                write(found)
    if ENVIRONMENTS in (options.only or choices):
        side_by_side = environments.run(options.rounds)
        print(environments.part(side_by_side))
        if not options.no_results:
            environments.write(side_by_side)
            write_page()


if __name__ == "__main__":
    main()
