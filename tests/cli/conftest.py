"""How the tests type commands: in this process, or in one of their own with pipes."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import bastide
from bastide.cli.main import app

ENGLISH = {"LC_ALL": "C", "NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "100"}

GAME = [
    "draw X", "place X 1,0 r0", "meeple road.2",
    "draw V", "place V -1,0 r3", "meeple none",
    "draw A", "place A 1,1 r2", "meeple none",
]  # fmt: skip
"""Example EX-1: the third move completes a road for player 0, who gets 2 points."""


@pytest.fixture
def typed() -> Callable[..., Result]:
    """Type a command and get its result."""
    runner = CliRunner()

    def run(*words: object, stdin: str | None = None, env: dict[str, str] | None = None) -> Result:
        return runner.invoke(app, [str(word) for word in words], input=stdin, env={**ENGLISH, **(env or {})})

    return run


def in_process(*words: object, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Type a command in a process of its own, with pipes for its streams."""
    return subprocess.run(
        [sys.executable, "-m", "bastide", *map(str, words)],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **ENGLISH, "PYTHONIOENCODING": "utf-8", **env},
    )


@pytest.fixture
def record() -> bastide.Record:
    """The record of a short finished game."""
    game = bastide.load_game("carcassonne", options={"stack": "XVA"})
    record = bastide.Record.of(game, GAME, ["Ann", "Bo"])
    return record.finished(record.replay())


@pytest.fixture
def record_file(record: bastide.Record, tmp_path: Path) -> Path:
    """The same in a file."""
    file = tmp_path / "game.txt"
    file.write_text(record.dump(), encoding="utf-8")
    return file
