"""`bastide simulate --out`: tables of games and decisions, and everything that can be wrong about them."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from click.testing import Result

from bastide.cli import texts
from tests.cli.conftest import ENGLISH

Typed = Callable[..., Result]
SHORT = ("--options", "stack=VUVEUX", "--workers", 1)


def test_simulate_writes_two_tables(typed: Typed, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    result = typed("simulate", "--bots", "greedy,random", "-n", 3, "--out", out, *SHORT)
    assert result.exit_code == 0
    assert f"Saved: {out}\nSaved: {tmp_path / 'games.decisions.parquet'}" in result.stdout
    games, decisions = pq.read_table(out), pq.read_table(tmp_path / "games.decisions.parquet")
    assert games.num_rows == 3
    assert sum(games["decisions"].to_pylist()) == decisions.num_rows > 0


def test_simulate_says_for_whom_a_built_in_bot_played_on(typed: Typed, tmp_path: Path) -> None:
    """A program that died has not played the games that would be taken for its own."""
    dead, out = f"process:60s:{sys.executable} -c pass", tmp_path / "games.jsonl"
    words = ("simulate", "carcassonne", "--bots", f"{dead},random", "-n", 2, *SHORT)
    told = f"greedy took over from {dead} in 2 games: crash: exit code 0 (2)"
    kept = typed(*words, "--out", out)
    assert kept.exit_code == 0
    assert told in kept.stdout
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [row["replaced"] for row in rows] == [["crash: exit code 0", ""]] * 2
    assert told in typed(*words).stdout
    assert json.loads(typed(*words, "--json").stdout)["replaced"] == {dead: {"crash: exit code 0": 2}}
    played = typed("simulate", "carcassonne", "--bots", "greedy,random", "-n", 1, *SHORT, "--json")
    assert "replaced" not in json.loads(played.stdout)


def test_simulate_uses_every_core_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.cli import simulate

    hired: list[int] = []

    def hire(size: int) -> int:
        hired.append(size)
        return size

    monkeypatch.setattr(simulate, "Processes", hire)
    monkeypatch.setattr(simulate, "cores", lambda: 8)
    for workers, left in ((None, 100), (3, 100), (None, 5), (1, 100), (None, 1)):
        simulate.Hired(workers, ray=False)(left)
    assert hired == [8, 3, 5]


def test_simulate_plays_on_a_cluster_when_asked(typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.arena import cluster

    hired: list[int | None] = []

    def nowhere(size: int | None) -> None:
        hired.append(size)

    monkeypatch.setattr(cluster, "Cluster", nowhere)
    words = ("simulate", "-n", 2, "--ray", "--out", tmp_path / "games.jsonl", "-o", "stack=VUV")
    assert typed(*words).exit_code == 0
    assert hired == [None]


def test_simulate_goes_on_after_it_was_killed(typed: Typed, tmp_path: Path) -> None:
    words = ["simulate", "--bots", "greedy,random", "--seed", "4", "--workers", "1", "-n", "3"]
    out, journal = tmp_path / "games.jsonl", tmp_path / "games.jsonl.part"
    run = subprocess.Popen([sys.executable, "-m", "bastide", *words, "--out", str(out)], env={**os.environ, **ENGLISH})
    while run.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 2):
        time.sleep(0.01)
    run.send_signal(signal.SIGKILL)
    assert run.wait(60) == -signal.SIGKILL
    assert not out.exists()
    told = json.loads(typed(*words, "--out", out, "--json").stdout)
    assert told["kept"] >= 1
    assert json.loads(typed(*words, "--out", tmp_path / "whole.jsonl", "--json").stdout)["kept"] == 0
    for name in ("", ".decisions"):
        assert (tmp_path / f"games{name}.jsonl").read_bytes() == (tmp_path / f"whole{name}.jsonl").read_bytes()
    assert not journal.exists()


def test_simulate_that_is_stopped_says_where_the_games_are(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("bastide.arena.collect.describe", lambda *given, **more: _third_stops(asked, *given, **more))
    out = tmp_path / "games.jsonl"
    words = ("simulate", "-n", 4, "--out", out, *SHORT)
    result = typed(*words)
    assert result.exit_code == 130
    assert f"Stopped. 2 games are kept in {out}.part" in result.stderr
    monkeypatch.undo()
    texts.use("en")
    assert json.loads(typed(*words, "--json").stdout)["kept"] == 2


def _third_stops(asked: list[object], *given: Any, **more: Any) -> object:
    from bastide.arena.columns import describe

    asked.append(given)
    if len(asked) == 3:
        raise KeyboardInterrupt
    return describe(*given, **more)


@pytest.mark.parametrize(
    ("name", "there", "message"),
    [
        ("games.csv", {}, "tables end in one of .parquet, .jsonl, .jsonl.gz"),
        ("games.jsonl", {"games.jsonl": "x"}, "exists already"),
        ("games.jsonl", {"games.decisions.jsonl": "x"}, "games.decisions.jsonl exists already"),
        ("games.jsonl", {"games.jsonl.part": '{"format": "bastide-data 0"}\n'}, 'format is "bastide-data 0"'),
        ("games.jsonl", {"games.jsonl.part": "no journal\n"}, "damaged in line 1"),
        ("no/games.jsonl", {}, "cannot be written"),
    ],
)
def test_simulate_refuses_what_it_would_spoil(
    typed: Typed, tmp_path: Path, name: str, there: dict[str, str], message: str
) -> None:
    for file, text in there.items():
        (tmp_path / file).write_text(text)
    result = typed("simulate", "-n", 1, "--out", tmp_path / name, *SHORT)
    assert result.exit_code == 2
    assert message in result.stderr
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == there


@pytest.mark.parametrize(
    ("package", "words", "message"),
    [
        ("pyarrow", ("--out", "games.parquet"), "needs pyarrow: pip install 'bastide[data]'"),
        ("ray", ("--ray",), "needs ray: pip install 'bastide[cluster]'"),
        ("ray", ("--ray", "--out", "games.jsonl"), "needs ray: pip install 'bastide[cluster]'"),
    ],
)
def test_simulate_names_the_package_it_lacks(
    typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, words: tuple[str, ...], message: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.chdir(tmp_path)
    result = typed("simulate", "-n", 1, "-o", "stack=VUV", *words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words", [("--bots", "clever"), ("--options", "stack=1"), ("--games", "0"), ("--players", "9")]
)
def test_simulate_refuses_what_it_cannot_play_before_it_writes(
    typed: Typed, tmp_path: Path, words: tuple[str, str]
) -> None:
    assert typed("simulate", *words, "--out", tmp_path / "games.jsonl").exit_code == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("language", "message"), [("ja", "拡張子"), ("zh-Hant", "副檔名")])
def test_refusals_speak_the_readers_language(typed: Typed, tmp_path: Path, language: str, message: str) -> None:
    result = typed("--lang", language, "simulate", "--out", tmp_path / "games.csv")
    assert message in result.stderr
