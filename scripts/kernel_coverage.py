"""Which branches of the kernels the tests of the rules take: `make coverage`, or `make coverage G=caylus` for one game.

The tests of a game run twice: the fast ones, each of which states a rule, and the slow ones, which mostly play random
games. A branch that only the latter take is run, but nothing says what it is for.
"""

import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from coverage import Coverage

import bastide

ROOT: Final = Path(__file__).parents[1]
RUNS: Final = {"fast": "not slow and not soak", "slow": "slow and not soak"}
NO_RULES: Final = {
    "choices.py", "completion.py", "digest.py", "evaluate.py", "habits.py", "layout.py", "learned.py", "memory.py",
    "observe.py", "offsets.py", "plans.py", "weigh.py", "weights.py",
}  # fmt: skip
"""Compiled too, but for bots and learners; their tests are in `tests/bots` and `tests/adapters`."""
SHOWN: Final = 8
"""How many branches that nobody takes are named for each file."""


@dataclass(frozen=True)
class Row:
    """How many branches a file has, how many are taken, and which are not."""

    file: str
    branches: int
    stated: int
    """Branches that the fast tests take."""
    taken: int
    """Branches that any test takes."""
    missing: tuple[str, ...]


def kernel(game: str) -> list[Path]:
    """Return the files with a game's rules."""
    found = sorted((ROOT / "src/bastide/games" / game / "kernel").glob("[a-z]*.py"))
    return [file for file in found if file.name not in NO_RULES]


def run(game: str, name: str, folder: Path) -> Path:
    """Run the fast or the slow tests of a game; return the file that holds what they took."""
    data = folder / f"{game}.{name}"
    include = ",".join(map(str, kernel(game)))
    options = ["--branch", f"--data-file={data}", f"--include={include}", f"--rcfile={os.devnull}"]
    tests = [f"tests/games/{game}", "-n", "0", "-m", RUNS[name], "--timeout", "0", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "coverage", "run", *options, "-m", "pytest", *tests],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"The {name} tests of {game} fail:\n{done.stdout}")
    return data


def measured(files: list[Path], data: list[Path], folder: Path) -> dict[str, dict[str, object]]:
    """Return what the runs took of each file."""
    together = Coverage(data_file=str(folder / "together"), branch=True, config_file=False)
    together.combine([str(file) for file in data], keep=True)
    out = folder / "report.json"
    together.json_report([str(file) for file in files], outfile=str(out))
    found = json.loads(out.read_text("utf-8"))["files"]
    return {Path(name).name: report for name, report in found.items()}


def rows(game: str, folder: Path) -> list[Row]:
    """Return the table of a game."""
    with ThreadPoolExecutor(2) as both:
        data = list(both.map(lambda name: run(game, name, folder), RUNS))
    files = kernel(game)
    fast, every = measured(files, data[:1], folder), measured(files, data, folder)
    return [
        Row(
            file=file.name,
            branches=_number(every, file, "num_branches"),
            stated=_number(fast, file, "covered_branches"),
            taken=_number(every, file, "covered_branches"),
            missing=tuple(
                f"{start}→{end if end > 0 else 'end'}" for start, end in every[file.name]["missing_branches"]
            ),
        )
        for file in files
    ]


def _number(reports: dict[str, dict[str, object]], file: Path, key: str) -> int:
    summary = reports[file.name]["summary"]
    assert isinstance(summary, dict)
    return int(summary[key])


def line(name: str, branches: int, stated: int, taken: int, missing: tuple[str, ...] = ()) -> str:
    """Return a row of the table as text."""
    more = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
    shares = (f"{100 * part / branches:6.1f} %" if branches else "      - " for part in (stated, taken))
    numbers = f"{branches:9}" + "".join(f"{share:>12}" for share in shares)
    return f"{name:24}{numbers}   {' '.join(missing[:SHOWN])}{more}".rstrip()


def main(games: list[str]) -> None:
    """Print a table for each game."""
    with tempfile.TemporaryDirectory() as folder:
        for game in games:
            table = rows(game, Path(folder))
            print(f"{game:24}{'branches':>9}{'stated':>12}{'taken':>12}   not taken")
            for row in table:
                print(line("  " + row.file, row.branches, row.stated, row.taken, row.missing))
            print(
                line(
                    "  together", *(sum(getattr(row, key) for row in table) for key in ("branches", "stated", "taken"))
                )
            )
            print(flush=True)


main(sys.argv[1:] or bastide.games())
