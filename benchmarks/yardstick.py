"""The C program that marks what the machine can do: compiled into a temporary folder, run in turn with us."""

import re
import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).parent / "carcassonne_limit.c"
FLAGS = ["-O3", "-march=native"]


def compiler() -> str:
    found = shutil.which("gcc") or shutil.which("cc")
    if not found:
        raise SystemExit("the yardstick is a C program: install gcc to measure")
    return found


def version() -> str:
    return subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=True).stdout.split("\n")[0]


def build(folder: str, *flags: str) -> str:
    """Compile the yardstick, with more flags if there are any; return the path of the program."""
    program = str(Path(folder) / "carcassonne_limit")
    subprocess.run([compiler(), *FLAGS, *flags, "-o", program, str(SOURCE)], check=True)
    return program


def games_per_second(program: str, number: int, seed: int) -> float:
    """Run so many random games; return games per CPU second."""
    run = subprocess.run([program, "games", str(number), str(seed)], capture_output=True, text=True, check=True)
    match = re.search(r"games/s ([0-9.]+)", run.stdout)
    assert match, run.stdout
    return float(match[1])
