"""Processes that play: they end with the one that hired them, and what ends one of them is said."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.arena import Sprt, run_ladder, run_match
from bastide.arena.workers import CrewError, Processes
from tests.hearing import hears

HIRES = """
import sys
sys.path.insert(0, {folder!r})
from pathlib import Path
from bastide.arena.workers import Processes
import slowly

if __name__ == "__main__":
    crew = Processes(2)
    for _ in range(3):
        crew.submit(slowly.work, {folder!r})
    crew.result(crew.submit(slowly.work, {folder!r}))
"""
STARTS = """
import os, signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever runs the tests may ignore it
sys.path.insert(0, {folder!r})
from pathlib import Path
from bastide.arena.workers import Processes
import slowly

if __name__ == "__main__":
    crew = Processes(2)
    try:
        tickets = [crew.submit(slowly.work, {folder!r}) for _ in range(3)]
        crew.result(tickets[0])
    except KeyboardInterrupt:
        crew.dismiss()
        sys.exit(130)
else:
    Path({folder!r}, f"{{os.getpid()}}.starting").touch()
    time.sleep(3)
"""
PLAYS = """
import sys
import bastide
from bastide.arena import run_match

if __name__ == "__main__":
    game = bastide.load_game("carcassonne", options={{"stack": "VUV"}})
    try:
        run_match(game, ["process:500s:{python} {folder}/deaf.py", "random"], 4, workers=2)
    except KeyboardInterrupt:
        sys.exit(130)
"""
DEAF = """
import os, time
from pathlib import Path

note = Path(__file__).with_name(f"{os.getpid()}.started")
note.write_text(str(os.getppid()))
note.rename(note.with_suffix(".pid"))
time.sleep(600)
"""
SLOWLY = """
import os, time
from pathlib import Path

def work(folder):
    Path(folder, f"{os.getpid()}.pid").touch()
    time.sleep(600)
"""


def lives(process: int) -> bool:
    """Return whether a process is there and has not ended yet."""
    with suppress(FileNotFoundError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def until(true: object, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not true():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.1)


@contextmanager
def playing(program: Path) -> Iterator[tuple["subprocess.Popen[bytes]", list[int]]]:
    """Run a program of a session of its own with the two processes that write files of their numbers beside it.

    None of them outlives the block.
    """
    player = subprocess.Popen([sys.executable, program], start_new_session=True, preexec_fn=hears)  # noqa: PLW1509
    found: list[int] = []
    try:
        until(lambda: len(list(program.parent.glob("*.pid"))) == 2)
        found += [int(path.stem) for path in program.parent.glob("*.pid")]
        assert all(map(lives, found))
        yield player, found
    finally:
        player.kill()
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks /proc who lives")
@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_the_processes_end_with_the_one_that_hired_them(sign: signal.Signals, tmp_path: Path) -> None:
    (tmp_path / "slowly.py").write_text(SLOWLY)
    (tmp_path / "hires.py").write_text(HIRES.format(folder=str(tmp_path)))
    with playing(tmp_path / "hires.py") as (hirer, crew):
        hirer.send_signal(sign)
        hirer.wait()
        until(lambda: not any(map(lives, crew)), 20)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_while_processes_start_prints_nothing_of_where_they_were(tmp_path: Path) -> None:
    (tmp_path / "slowly.py").write_text(SLOWLY)
    (tmp_path / "hires.py").write_text(STARTS.format(folder=str(tmp_path)))
    hirer = subprocess.Popen(
        [sys.executable, tmp_path / "hires.py"], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        until(lambda: len(list(tmp_path.glob("*.starting"))) == 2)
        os.killpg(hirer.pid, signal.SIGINT)
        _, said = hirer.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(hirer.pid, signal.SIGKILL)
    assert not said
    assert hirer.returncode == 130


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks /proc who lives")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGHUP, signal.SIGKILL], ids=lambda sign: sign.name)
def test_programs_that_play_end_with_their_processes(sign: signal.Signals, tmp_path: Path) -> None:
    """Also those that do not notice that nobody speaks to them any more."""
    (tmp_path / "deaf.py").write_text(DEAF)
    (tmp_path / "plays.py").write_text(PLAYS.format(folder=str(tmp_path), python=sys.executable))
    with playing(tmp_path / "plays.py") as (player, programs):
        if sign == signal.SIGKILL:
            player.send_signal(sign)
        else:  # from the terminal, which tells all its processes
            os.killpg(player.pid, sign)
        player.wait(60)
        until(lambda: not any(map(lives, programs)), 20)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks /proc who lives")
def test_programs_that_play_end_where_somebody_ends_a_process_of_the_crew(tmp_path: Path) -> None:
    """The pool ends the other process then, whose program goes, too."""
    (tmp_path / "deaf.py").write_text(DEAF)
    (tmp_path / "plays.py").write_text(PLAYS.format(folder=str(tmp_path), python=sys.executable))
    with playing(tmp_path / "plays.py") as (player, programs):
        os.kill(int((tmp_path / f"{programs[0]}.pid").read_text()), signal.SIGTERM)
        assert player.wait(60) == 1
        until(lambda: not any(map(lives, programs)), 20)


def test_what_ended_a_process_is_said() -> None:
    crew = Processes(1)
    try:
        with pytest.raises(CrewError, match="was ended"):
            crew.result(crew.submit(os._exit, 3))
    finally:
        crew.dismiss()


class Few:
    """A crew of one that works at once, and remembers whether it was let go."""

    size = 1

    def __init__(self) -> None:
        self.dismissed = False

    def submit(self, job: Callable[..., Any], /, *arguments: Any) -> Any:
        return job(*arguments)

    def result(self, ticket: Any) -> Any:
        return ticket

    def dismiss(self) -> None:
        self.dismissed = True


@pytest.mark.parametrize("play", [run_match, run_ladder])
def test_a_crew_is_let_go_also_where_nothing_is_left_to_play(play: Any, tmp_path: Path) -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VUV"})
    for _ in range(2):
        crew = Few()
        play(game, ["greedy", "random"], 2, resume=tmp_path / "games.jsonl", crew=crew)
        assert crew.dismissed


def test_a_crew_is_let_go_where_the_test_has_decided_already(tmp_path: Path) -> None:
    game = bastide.load_game("carcassonne", options={"stack": "VUVEUX"})
    for _ in range(2):
        crew = Few()
        result = run_match(
            game, ["points", "random"], 200, stop=Sprt(0.5, 0.8), resume=tmp_path / "games.jsonl", crew=crew
        )
        assert (result.verdict, crew.dismissed) == ("high", True)


OF_THE_PROGRAM = """
import bastide
from bastide.arena import run_ladder, run_match, simulate

class Last:
    def choose(self, state):
        return state.legal_actions()[-1]

if __name__ == "__main__":
    game = bastide.load_game("carcassonne", options={"stack": "VUV"})
    alone, together = (run_match(game, [Last, "random"], 2, workers=workers) for workers in (1, 2))
    assert alone.standings()[0].points == together.standings()[0].points
    print({seat for row in together.rows for seat in row["seats"]} - {"random"})
    print(min(rung.bot for rung in run_ladder(game, [Last, "random"], 2, workers=2).standings()))
    print(next(simulate(game, [Last, "random"], 2, workers=2)).seats[0])
"""


def test_a_bot_of_the_program_itself_has_one_name_in_all_processes(tmp_path: Path) -> None:
    """It played, and then no game of it was found: processes know the program they come from by another name."""
    (tmp_path / "plays.py").write_text(OF_THE_PROGRAM)
    done = subprocess.run([sys.executable, tmp_path / "plays.py"], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines()[0] == "{'python:__main__:Last'}", done.stderr
    assert done.stdout.count("python:__main__:Last") == 3


@pytest.mark.parametrize("asked", ["a file", "standard input"])
def test_a_program_that_processes_cannot_run_first_is_told_so(asked: str, tmp_path: Path) -> None:
    """It was told that somebody had ended a process, or that memory had run out."""
    text = """
import bastide
from bastide.arena import run_match
run_match(bastide.load_game("carcassonne", options={"stack": "VUV"}), ["random", "random"], 2, workers=1 + 1)
"""
    file = tmp_path / "plays.py"
    file.write_text(text)
    words = [sys.executable, str(file) if asked == "a file" else "-"]
    done = subprocess.run(words, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert "CrewError: the processes that were to play could not begin" in last
    assert last.endswith('it has to be a file, and what it does stands under `if __name__ == "__main__":`')
