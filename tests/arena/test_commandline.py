"""The commands that fit and learn, typed wrongly, stopped, and with a disk that is full."""

import errno
import json
import os
import shlex
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bastide.arena.learn import __main__ as learn
from bastide.arena.learn import policy
from bastide.arena.tune import __main__ as tune
from bastide.engine.files import write_whole

COMMANDS = (tune, learn, policy)
WRONG = (
    (["chess"], "there is no game 'chess'"),
    (["caylus", "--players", "x"], "'x' is no number of seats, such as 2 or 3-5"),
    (["caylus", "--players", "4-2"], "'4-2' is no number of seats, such as 2 or 3-5"),
    (["caylus", "--cycles", "-1"], "-1 is no whole number from 0 on"),
    (["caylus", "--games", "-3"], "-3 is no whole number from 1 on"),
    (["caylus", "--match", "many"], "many is no whole number"),
    (["caylus", "--workers", "0"], "0 is no whole number from 1 on"),
)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("words", "said"), WRONG)
def test_a_wrong_word_is_told_before_anything_is_played(
    command: object, words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        command.main([*words, "--out", str(tmp_path / "found.json")])  # type: ignore[attr-defined]
    assert left.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "words",
    [
        ["--seed", "20261123"],
        ["--games", "1234567", "--seed", "-3"],
        ["--cycles", "0", "--match", "1000000"],
    ],
)
def test_what_makes_the_same_again_has_every_digit(command: Any, words: list[str]) -> None:
    given = command.parser().parse_args(["caylus", "--players", "2", *words, "--out", "found.json"])
    again = shlex.split(command.command_of(given))[3:]
    assert command.parser().parse_args(again) == given


@pytest.mark.parametrize("rate", ["0.0012345678", "1e-07", "3", "0.1"])
def test_a_rate_is_told_as_it_was(rate: str) -> None:
    given = learn.parser().parse_args(["caylus", "--rate", rate, "--out", "found.json"])
    assert f"--rate {rate} " in learn.command_of(given)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_of_something_else_is_seen_before_anything_is_played(
    command: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann")
    with pytest.raises(SystemExit):
        command.main(["caylus", "--out", str(file)])  # type: ignore[attr-defined]
    assert "holds something else" in capsys.readouterr().err
    assert file.read_text() == "Dear Ann"


@pytest.mark.parametrize("command", COMMANDS)
def test_what_was_made_for_another_game_is_not_written_over(
    command: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sets.json"
    file.write_text(json.dumps({"game": "carcassonne", "sets": [{"seats": [2, 2], "options": {}}]}))
    before = file.read_bytes()
    with pytest.raises(SystemExit):
        command.main(["caylus", "--out", str(file), "--games", "1", "--cycles", "0"])  # type: ignore[attr-defined]
    assert "holds what was made for carcassonne" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_options_are_written_with_a_value(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (tune, learn):
        with pytest.raises(SystemExit):
            command.main(["carcassonne", "--options", "farmers", "--out", str(tmp_path / "x.json")])
        assert "farmers is not an option; write name=value" in capsys.readouterr().err


@pytest.mark.parametrize("command", [tune, learn])
def test_a_group_is_known_before_anything_is_played(
    command: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command.Course, "run", lambda *_: pytest.fail("something is played"))
    with pytest.raises(SystemExit):
        command.main(["carcassonne", "--group", "meadows", "--out", str(tmp_path / "x.json")])
    assert "carcassonne has no option 'meadows'; it has preset, " in capsys.readouterr().err


def test_for_whom_weights_are_is_known_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.arena.tune.course.Course.run", lambda *_: pytest.fail("something is played"))
    with pytest.raises(SystemExit):
        tune.main(["carcassonne", "--seats", "some", "--out", str(tmp_path / "x.json")])
    assert "'some' is no number of seats" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_a_stop_says_where_the_work_is(
    command: object, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_given: object, **_more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "Course", stopped)
    assert command.main(["caylus", "--out", str(tmp_path / "x.json"), "--work", str(tmp_path / "w")]) == 130  # type: ignore[attr-defined]
    assert f"kept in {tmp_path / 'w'}; the same command goes on" in capsys.readouterr().err


def test_a_full_disk_takes_nothing_away_that_a_file_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.json"
    write_whole(file, json.dumps({"sets": [1]}))

    def full(path: Path, *_given: object) -> int:
        path.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(file, json.dumps({"sets": [1, 2]}))
    assert json.loads(file.read_bytes()) == {"sets": [1]}
    assert [path.name for path in tmp_path.iterdir()] == ["weights.json"]


def test_a_link_stays_one_and_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    """As root, `--out /dev/null` would leave a file in place of the device, and every program would write into it."""
    file, link, pipe = (tmp_path / name for name in ("weights.json", "latest.json", "pipe"))
    file.write_text("old")
    link.symlink_to(file)
    write_whole(link, "new")
    assert (link.is_symlink(), file.read_text()) == (True, "new")
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as reader:
        read = reader.submit(pipe.read_text)
        write_whole(pipe, "told")
        assert read.result(10) == "told"
    assert pipe.is_fifo()
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path, "lost")
