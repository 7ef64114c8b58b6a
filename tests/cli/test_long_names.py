"""Names of people and commands of bots that are longer than what a record calls a seat."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import bastide

Typed = Callable[..., Result]
BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("how", ["save", "--record"])
def test_a_bot_with_a_long_command_is_saved_in_short(typed: Typed, tmp_path: Path, how: str) -> None:
    """To save it ended the game, and it could not be recorded at all."""
    file, folder = tmp_path / "game.txt", tmp_path / ("deep" * 20)
    folder.mkdir()
    shutil.copy(BOT, folder)
    long = f"process:60s:{sys.executable} {folder / BOT.name}"
    asked = ["play", "carcassonne", "--plain", "-o", "stack=VUX", "--seats", f"random,{long}", "--seed", "1"]
    if how == "save":
        asked = [*asked[:-3], f"me,{long}", "--seed", "1"]
        result = typed(*asked, stdin=f"save {file}\nquit\n")
    else:
        result = typed(*asked, "--record", file)
    assert result.exit_code == 0, result.output
    record = bastide.Record.parse(file.read_text("utf-8"))
    assert record.seats[1].startswith("bot process:60s:")
    assert "…" in record.seats[1]
    again = typed("play", "--continue", file, "--plain", stdin="")
    assert again.exit_code == 2, "who goes on with it names the program anew"


def test_a_name_that_no_record_can_hold_is_told_before_the_game(typed: Typed) -> None:
    for name in ("A" * 81, "Ann\x07"):
        result = typed("play", "carcassonne", "--plain", "--seats", f"me:{name},greedy")
        assert result.exit_code == 2
        assert "cannot be the name of a seat" in " ".join(result.stderr.split())
    assert typed("play", "carcassonne", "--plain", "--seats", f"me:{'A' * 80},greedy", stdin="quit\n").exit_code == 0
