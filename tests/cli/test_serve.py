"""`bastide serve` as a process: it says where it is, answers, and ends in order."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import bastide
from tests.cli.conftest import ENGLISH

Typed = Callable[..., Result]


def test_serve_says_where_it_is_and_answers(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(tmp_path), "--log-level", "error"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={**os.environ, **ENGLISH}) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found
            with urllib.request.urlopen(found[0].rstrip("/") + "/api/games", timeout=30) as answer:
                assert [game["name"] for game in json.load(answer)["games"]] == bastide.games()
        finally:
            process.send_signal(signal.SIGTERM)
            code = process.wait(30)
    assert code in (0, -signal.SIGTERM)
    assert (tmp_path / "bastide.sqlite3").is_file()


def test_serve_without_its_packages_says_what_to_install(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.cli.serve.find_spec", lambda name: None if name == "fastapi" else object())
    result = typed("serve")
    assert result.exit_code == 2
    assert "pip install 'bastide[server]'" in result.stderr


def test_serve_on_an_address_that_is_not_its_own(typed: Typed, tmp_path: Path) -> None:
    result = typed("serve", "--host", "203.0.113.1", "--port", "0", "--data", tmp_path)
    assert result.exit_code == 2
    assert "cannot start" in result.stderr


@pytest.mark.parametrize("closed", ["data", "data/bastide.sqlite3", "data/secret"])
def test_what_this_account_may_not_use_is_named(tmp_path: Path, closed: str) -> None:
    """As when it was started as another user first; the name of a file that is there for a moment helps nobody."""
    (tmp_path / "data").mkdir()
    if closed != "data":
        (tmp_path / closed).touch()
    (tmp_path / closed).chmod(0o500 if closed == "data" else 0)
    words = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", "data", "--log-level", "error"]
    if os.geteuid() == 0:
        words = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *words]
    for more in ((), ("--check",)):
        done = subprocess.run(
            [*words, *more], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False,
            env={**os.environ, **ENGLISH},
        )  # fmt: skip
        assert done.returncode in (1, 2)
        assert re.search(rf"\b{closed}\b(?!/secret\.)", done.stdout + done.stderr), done.stdout + done.stderr
        assert "Traceback" not in done.stderr


def test_a_folder_that_may_only_be_read_is_named_and_not_the_secret_in_it(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("a" * 64)
    (tmp_path / "secret").chmod(0o400)
    tmp_path.chmod(0o500)
    words = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(tmp_path)]
    if os.geteuid() == 0:
        words = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *words]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **ENGLISH})
    tmp_path.chmod(0o700)
    assert (done.returncode, f"The data folder {tmp_path} cannot be written" in done.stderr) == (2, True)


def test_a_secret_that_is_empty_opens_no_server(typed: Typed, tmp_path: Path) -> None:
    """Whoever knows that would know every token."""
    (tmp_path / "secret").touch()
    result = typed("serve", "--port", "0", "--data", tmp_path)
    assert (result.exit_code, f"The secret in {tmp_path / 'secret'} cannot be read" in result.stderr) == (2, True)


def test_told_twice_to_stop_it_ends_without_a_traceback(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **ENGLISH}
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert "Traceback" not in process.communicate(timeout=60)[1]


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("bastide.sqlite3", "The server cannot start: the database cannot be used: file is not a database"),
        ("secret", "The server cannot start: this database was used with another secret"),
    ],
)
def test_why_a_server_cannot_start_is_a_sentence(tmp_path: Path, broken: str, said: str) -> None:
    def start(stop: bool) -> str:
        words = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(tmp_path)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with subprocess.Popen(words, text=True, env={**os.environ, **ENGLISH}, **pipes) as process:  # type: ignore[call-overload]
            if stop:
                process.stdout.readline()
                process.terminate()
            told: str = process.communicate(timeout=60)[1]
        assert stop or process.returncode == 2
        return told

    start(stop=True)
    (tmp_path / broken).write_text("something else, and long enough to be taken for what it is not")
    told = start(stop=False)
    assert told.splitlines()[-1].startswith(said)
    assert "Traceback" not in told
