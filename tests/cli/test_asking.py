"""`bastide play` without a game: a terminal is asked, a pipe is told."""

import os
import pty
import subprocess
import sys
from collections.abc import Callable

import pytest
from click.testing import Result

from tests.cli.conftest import ENGLISH

Typed = Callable[..., Result]

WORDS = [sys.executable, "-m", "bastide", "play", "--plain", "--seats", "random,random", "--seed", "3"]
LISTED = ["  1  Carcassonne", "  2  The Palaces of Carrara", "  3  Caylus", "  4  Praga Caput Regni"]
QUESTION = "Which game? Type its number > "


def at_a_terminal(keys: bytes) -> tuple[int, str]:
    """Type keys at a terminal of its own; return the exit code and all that stood there."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, **ENGLISH, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(WORDS, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        os.write(ours, keys)
        shown = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # nobody is at the other end any more
                break
            if not piece:
                break
            shown += piece
    os.close(ours)
    return process.returncode, shown.decode().replace("\r\n", "\n")


@pytest.mark.parametrize("stdin", ["", "3\n"])
def test_where_nobody_can_be_asked_it_says_which_games_there_are(typed: Typed, stdin: str) -> None:
    result = typed("play", "--seats", "random,random", stdin=stdin)
    assert result.exit_code == 2
    assert result.output.strip() == "Which game? There are: carcassonne, carrara, caylus, praga."
    assert "あるもの：carcassonne" in typed("--lang", "ja", "play", stdin=stdin).output


def test_a_misspelt_seat_is_told_before_anything_is_asked(typed: Typed) -> None:
    assert "Did you mean greedy?" in typed("play", "--seats", "me,gredy").output


def test_at_a_terminal_the_games_are_listed_and_one_is_chosen_by_its_number() -> None:
    code, shown = at_a_terminal(b"3\n")
    assert code == 0, shown
    asked, _, played = shown.partition(QUESTION)
    assert [line for line in asked.splitlines() if line.startswith("  ")] == LISTED
    assert "Space 1 has the forest." in played, "Caylus"
    assert " wins." in played


@pytest.mark.parametrize("name", [b"caylus", b"  the  PALACES of Carrara "])
def test_a_name_or_a_title_will_do_and_anything_else_is_asked_again(name: bytes) -> None:
    code, shown = at_a_terminal(b"9\n\ncaylos\n" + name + b"\n")
    assert code == 0, shown
    assert shown.count(QUESTION) == 4
    assert "There is no “9” here." in shown
    assert "There is no “caylos” here. Did you mean caylus?" in shown


def test_who_leaves_instead_has_stopped() -> None:
    assert at_a_terminal(b"\x04")[0] == 130
