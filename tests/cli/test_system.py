"""What the machine refuses: a full disk, a closed pipe, Ctrl-C; said in one sentence, and nothing is lost."""

import asyncio
import errno
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest
from click.testing import Result

import bastide
from bastide.arena import kept
from bastide.cli import texts
from bastide.cli.keeping import Keeper
from bastide.cli.local import LocalTable
from bastide.cli.thinking import Thinker, Thought
from bastide.cli.told import why
from bastide.cli.words import Fault, seats_of
from tests.cli.conftest import ENGLISH
from tests.cli.sight import say, seen, seen_of, table, wait

Typed = Callable[..., Result]
FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")


def into(stream: int, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Type a command whose output goes to a file descriptor."""
    return subprocess.run(
        [sys.executable, "-m", "bastide", *words],
        stdin=subprocess.DEVNULL,
        stdout=stream,
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, **ENGLISH, "PYTHONIOENCODING": "utf-8", **more},
    )


@needs_full
@pytest.mark.parametrize("words", [["--version"], ["--help"], ["games"], ["rules", "farmer", "--json"]])
def test_output_to_a_full_disk_is_told_without_a_traceback(words: list[str]) -> None:
    with FULL.open("w") as full:
        done = into(full.fileno(), *words)
    assert done.returncode == 2
    assert done.stderr == "The output could not be written to its end: there is no space left on the disk\n"


@needs_full
def test_a_full_disk_is_told_in_the_readers_language() -> None:
    with FULL.open("w") as full:
        done = into(full.fileno(), "games", LC_ALL="ja_JP.UTF-8")
    assert "ディスクに空きがありません" in done.stderr
    assert not re.search("[a-z]", done.stderr)


@pytest.mark.parametrize(("lang", "colon"), [("en", ": "), ("zh-Hant", "："), ("ja", "：")])
def test_a_file_and_what_is_wrong_with_it_stand_apart_as_the_language_has_it(lang: str, colon: str) -> None:
    texts.use(lang)
    gone = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "lost/game.txt")
    assert why(gone) == f"lost/game.txt{colon}{texts.t('cli-system-missing')}"


def test_whoever_reads_may_go_away() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = into(writing, "games")
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX closes the streams")
@pytest.mark.parametrize("words", ["games >&-", "play carcassonne --seats me,me <&-"])
def test_closed_streams_are_as_good_as_empty_ones(words: str) -> None:
    done = subprocess.run(
        f"{sys.executable} -m bastide {words}",
        shell=True,
        text=True,
        capture_output=True,
        timeout=120,
        check=False,
        env={**os.environ, **ENGLISH},
    )
    assert (done.returncode, done.stderr) == (0, "")


def full(_path: Path, *_args: object, **_more: object) -> int:
    """Write as on a full disk."""
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_disk_that_is_full_ends_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    local = LocalTable(bastide.load_game("carcassonne"), seats_of("me,me"), 3)
    file = tmp_path / "game.txt"
    keeper = Keeper(local, file)
    keeper.write()
    was = file.read_text()
    local.act(local.state.legal_actions()[0])
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_text", full)
        assert "no space left on the disk. The game goes on" in keeper.save()
        assert keeper.save() == "", "said once, not after every action"
        assert (keeper.kept, local.is_kept) == ("", False)
    assert file.read_text() == was
    assert keeper.save() == f"{file} is written again."
    assert local.is_kept
    assert "--continue" in keeper.kept
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


async def test_the_screen_plays_on_where_the_file_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a long path would break the sentence in two
    app = table("carcassonne", 0)
    app.save = Keeper(app.local, Path("game.txt")).save
    async with app.run_test(size=(120, 40)) as pilot:
        await wait(pilot)
        with monkeypatch.context() as patched:
            patched.setattr(Path, "write_text", full)
            await say(pilot, "1")
        assert "cannot be written" in " ".join(seen(app))
        plies = len(app.local.state.history())
        await say(pilot, "1")
        assert len(app.local.state.history()) > plies
        assert app.return_code is None


async def test_leaving_a_game_that_no_file_holds_is_asked_once(tmp_path: Path) -> None:
    app = table("carcassonne", 0)
    async with app.run_test(size=(120, 40)) as pilot:
        await wait(pilot)
        await say(pilot, "1")
        await pilot.press("ctrl+q")
        await wait(pilot)
        assert "No file holds the game as it stands." in " ".join(" ".join(seen_of(app, "#log")).split())
        assert app.return_code is None
        await say(pilot, f"save {tmp_path}/game.txt")
        await pilot.press("ctrl+q")
        await wait(pilot)
        assert app.return_code == 0


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        (["quit"], True),
        (["1", "quit", "scores"], False),
        (["1", "quit", "quit", "nonsense"], True),
        (["1", "quit", "yes", "nonsense"], True),
        (["1", "quit", "no", "scores", "quit", "yes", "nonsense"], True),
    ],
)
def test_what_leaves_a_game(typed: Typed, lines: list[str], left: bool) -> None:
    words = ("--seats", "me:Ann,me:Bo", "--seed", 3, "--options", "stack=NVX")
    said = typed("play", "carcassonne", *words, stdin="\n".join(lines) + "\n").stdout
    assert ("No file holds the game as it stands." in said) == ("1" in lines)
    assert "nonsense" not in said
    assert said.count("You left the game before it ended.") == 1
    if not left:
        assert "meeples" in said.partition("No file holds")[2]


def test_a_table_of_bots_alone_and_a_kept_game_are_left_at_once(typed: Typed, tmp_path: Path) -> None:
    words = ("--seats", "me:Ann,me:Bo", "--seed", 3, "--record", tmp_path / "game.txt")
    said = typed("play", "carcassonne", *words, stdin="1\nquit\n").stdout
    assert "No file holds" not in said
    assert "Saved: " in said


def end(thinker: Thinker) -> None:
    """End the process in which bots think, as a system does that has no memory left."""
    (process,) = thinker._pool._processes.values()  # type: ignore[union-attr]
    process.kill()
    process.join()


def test_bots_think_again_where_their_process_was_ended() -> None:
    state = bastide.load_game("carcassonne", options={"stack": "XVA"}).new_initial_state()
    state.apply("draw X")
    with Thinker(1) as thinker:
        ask = partial(thinker.ask, state, "random")
        assert thinker.result(ask)
        end(thinker)
        assert thinker.result(ask)

        def ended_again() -> "Future[Thought]":
            asked = ask()
            end(thinker)
            return asked

        slow = partial(thinker.ask, state, "search:60s")
        ask = slow
        with pytest.raises(Fault, match="twice"):
            thinker.result(ended_again)


async def test_the_screen_goes_on_where_the_bots_process_was_ended() -> None:
    app = table("carcassonne", 0, "me:Ann,search:3s")
    async with app.run_test(size=(120, 40)) as pilot:
        await wait(pilot)
        while app.local.waits_for_person:
            await say(pilot, "1")
        for _ in range(200):
            if app.thinker._pool is not None and app.thinker._pool._processes:
                break
            await asyncio.sleep(0.05)
        end(app.thinker)
        for _ in range(600):
            if app.local.waits_for_person:
                break
            await asyncio.sleep(0.05)
        assert app.local.waits_for_person
        assert app.return_code is None


HEARING = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("bastide", run_name="__main__", alter_sys=True)
"""
"""`python -m bastide`, which hears Ctrl-C even where whatever runs the tests does not."""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
def test_ctrl_c_says_where_the_game_is(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ["play", "carcassonne", "--seats", "me,me", "--seed", "3", "--record", str(file)]
    run = subprocess.Popen(
        [sys.executable, "-c", HEARING, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **ENGLISH, "PYTHONUNBUFFERED": "1"},
    )
    assert run.stdout is not None
    said = ""
    while not said.endswith(" > "):  # the question stands there
        said += run.stdout.read(1)
    run.send_signal(signal.SIGINT)
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Stopped." in errors
    assert f"play --continue {file}" in errors


def test_a_ladder_that_cannot_be_written_is_refused_before_it_is_played(typed: Typed, tmp_path: Path) -> None:
    result = typed("ladder", "carcassonne", "random", "greedy", "--out", tmp_path / "no" / "ladder.json")
    assert result.exit_code == 2
    assert result.stderr == f"{tmp_path}/no/ladder.json cannot be written: there is no such file or folder\n"


@needs_full
def test_a_ladder_is_told_where_its_file_cannot_be_written(typed: Typed) -> None:
    words = ("ladder", "carcassonne", "random", "greedy", "-n", 2, "--workers", 1, "--options", "stack=NVX")
    result = typed(*words, "--out", FULL)
    assert result.exit_code == 2
    assert "greedy" in result.stdout
    assert "/dev/full cannot be written: there is no space left on the disk" in result.stderr


def test_a_full_disk_leaves_the_ladder_that_was_there(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "ladder.json"
    words = (
        "ladder",
        "carcassonne",
        "random",
        "greedy",
        "-n",
        2,
        "--workers",
        1,
        "--options",
        "stack=NVX",
        "--out",
        out,
    )
    assert typed(*words).exit_code == 0
    was = out.read_bytes()

    def full_after_a_while(path: Path, text: str, *_more: object) -> int:
        path.write_bytes(text[:10].encode())
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full_after_a_while)
    result = typed(*words)
    assert result.exit_code == 2
    assert "no space left on the disk" in result.stderr
    assert out.read_bytes() == was
    assert [path.name for path in tmp_path.iterdir()] == ["ladder.json"]


@needs_full
def test_a_match_that_cannot_be_kept_names_its_file(typed: Typed) -> None:
    words = ("match", "carcassonne", "random", "random", "-n", 2, "--workers", 1, "--options", "stack=NVX")
    result = typed(*words, "--resume", FULL)
    assert result.exit_code == 2
    assert "/dev/full cannot be written" in result.stderr


def test_a_line_cut_off_by_a_full_disk_costs_no_other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, head = tmp_path / "match.jsonl", {"game": "carcassonne"}
    with kept.keeping(file, head) as begun:
        begun.add({"round": 0})
    whole = file.read_bytes()
    with file.open("ab") as stream:
        stream.write('{"round": 1, "name": "é'.encode())
    monkeypatch.setattr(Path, "write_text", full)  # the disk is still full
    with kept.keeping(file, head) as again:
        assert again.rows == [{"round": 0}]
    assert file.read_bytes() == whole


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_why_a_file_is_refused_is_told_in_the_readers_language(typed: Typed, lang: str) -> None:
    said = typed("--lang", lang, "replay", "nowhere.txt").stderr
    assert "nowhere.txt" in said
    assert lang == "en" or not re.search("[a-z]", said.replace("nowhere.txt", ""))


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_ctrl_d_at_a_question_stops_as_ctrl_c_does(typed: Typed, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(_prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("bastide.cli.desk.Desk._token", lambda _desk: ended(""))
    result = typed("--lang", lang, "admin", "--server", "127.0.0.1:9", "tables")
    assert result.exit_code == 130
    assert "Abort" not in result.stderr


def test_a_server_that_is_not_there_is_told_in_the_readers_language(typed: Typed) -> None:
    words = ("admin", "--server", "127.0.0.1:9", "tables")
    said = typed("--lang", "zh", *words, env={"BASTIDE_OPERATOR_TOKEN": "x"}).stderr
    assert "連線遭到拒絕" in said


# Streams that are not written in UTF-8: files and pipes on Windows, terminals of an older locale.


MATCH = ("random", "greedy", "--games", "2", "--workers", "1", "--options", "stack=VX")


def in_letters(encoding: str, *words: str, stdin: bytes = b"") -> str:
    """Type a command whose streams have these letters alone, and return all that it printed."""
    environment = {**os.environ, **ENGLISH, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "bastide", *words]
    done = subprocess.run(command, input=stdin, capture_output=True, timeout=120, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("words", [["games"], ["--lang", "ja", "games"], ["match", "carcassonne", *MATCH]])
def test_what_an_output_has_no_letters_for_ends_no_command(encoding: str, words: list[str]) -> None:
    assert "?" in in_letters(encoding, *words)


def test_a_game_is_played_where_the_output_has_few_letters_and_the_input_other_ones() -> None:
    lines = b"place \xff\n1\nscores\n"
    for encoding in ("ascii", "utf-8"):
        said = in_letters(encoding, "play", "carcassonne", "--seats", "me:Ann,me:Bo", "--seed", "1", stdin=lines)
        assert "Ann places tile" in said
        assert "is not an action" in said


def test_json_loses_nothing_where_the_output_has_few_letters() -> None:
    plain, escaped = (json.loads(in_letters(one, "rules", "caylus", "--json")) for one in ("utf-8", "ascii"))
    assert plain == escaped


def test_a_record_from_a_pipe_is_utf_8_whatever_the_terminal_is(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "carcassonne", "--seats", "me:Zoë,me:Wen", "--seed", "3", "--record", str(file))
    assert into(subprocess.DEVNULL, *words).returncode == 0
    found = json.loads(in_letters("cp1252", "replay", "-", "--json", stdin=file.read_bytes()))
    assert "Zoë" in found["seats"]
