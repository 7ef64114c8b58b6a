"""What a host reads where a database or a file of corrections cannot be used: sentences in the language asked for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bastide.cli.main import app


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--database", "mysql://a/b"), "mysql には対応していません"),
        (("serve", "--database", "nonsense"), "データベースのアドレスではありません"),
        (("serve", "--check", "--database", "postgresql+asyncpg://x:y@127.0.0.1:9/z"), "接続が拒否されました"),
        (("serve", "--check", "--database", "postgresql+asyncpg://x:y@127.0.0.1:99999/z"), "アドレスではありません"),
        (("check", "FILE"), "ファイルがデータベースではありません"),
        (
            ("admin", "operator", "Odile", "--database", "sqlite+aiosqlite:///FILE"),
            "ファイルがデータベースではありません",
        ),
    ],
)
def test_why_a_database_cannot_be_used_is_said_in_the_readers_language(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    file = tmp_path / "bastide.sqlite3"
    file.write_text("something else, and long enough to be taken for what it is not")
    given = [word.replace("FILE", str(file)) for word in words]
    done = CliRunner().invoke(app, ["--lang", "ja", *given], env={"BASTIDE_DATA": str(tmp_path)})
    assert done.exit_code != 0
    assert said in done.output


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("wall = ", "TOML として正しくありません"),
        ("[cranes]\nred_cost = [1]", "箱にこの名前のものはありません。crane のことですか？"),
        ('[[wall]]\nid = "W1-03"\nera = 2', "wall.W1-03.era はこのゲームでは決まっていて"),
        ('[[wall]]\nid = "W1-03"\ncost = {stone = -1}', "0 から 999 まで"),
        ("[crane]\nred_cost = [1, 2]", "crane.red_cost の要素は2個です。4個必要です"),
        ('[[building]]\nid = "B1-01"\ncathedral = false', "building.B1-01.cathedral が false なので、false で"),
    ],
)
def test_what_is_wrong_with_corrections_is_said_in_the_readers_language(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "praga.toml").write_text(text)
    words = [sys.executable, "-m", "bastide", "--lang", "ja", "serve", "--check", "--corrections", str(tmp_path)]
    asked = {**os.environ, "PYTHONUTF8": "1", "BASTIDE_DATA": str(tmp_path / "data")}
    done = subprocess.run(words, env=asked, capture_output=True, encoding="utf-8", check=False)
    assert said in done.stderr, done.stderr
    assert "cannot be" not in done.stderr
