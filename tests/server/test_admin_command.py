"""`bastide admin` at a real server, the file with settings, `bastide serve --check`."""

import json
import os
import re
import stat
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import fields
from datetime import datetime
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import create_engine

from bastide.cli.main import app
from bastide.server import configuration
from bastide.server.limits import Buckets
from bastide.server.settings import Rate, Settings
from bastide.storage.steps import step_of
from bastide.storage.upgrade import upgrade
from tests.cli.conftest import ENGLISH

from .real_server import RealServer, running

DEPLOY = Path(__file__).parents[2] / "deploy"
Typed = Callable[..., Result]


def typed(*words: object, **environment: str) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], env={**ENGLISH, **environment})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RealServer]:
    with running(tmp_path / "data") as found:
        yield found


def test_an_evening_at_the_command_line(server: RealServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = typed("admin", "operator", "Odile", "--data", tmp_path / "data")
    assert made.exit_code == 0, made.stderr
    token = made.stdout.strip()
    assert token not in made.stderr
    assert stat.S_IMODE((tmp_path / "data" / "bastide.sqlite3").stat().st_mode) == 0o600

    known = {"BASTIDE_OPERATOR_TOKEN": token}

    def admin(*words: object, code: int = 0) -> str:
        done = typed("admin", "--server", server.address, *words, **known)
        assert done.exit_code == code, done.output
        return done.output

    people = [{"kind": "me", "name": "Bruno"}, {"kind": "local", "name": "Anne"}]
    opened = server.http.post("/api/tables", json={"game": "carcassonne", "seats": people}).json()
    table = opened["table"]["id"]
    assert f"{table}  Carcassonne" in admin("tables")
    for _ in range(2):
        server.http.post("/api/tables", json={"game": "caylus", "seats": people})
    monkeypatch.setattr("bastide.cli.operating.PAGE", 1)
    listed = json.loads(admin("tables", "--json"))
    assert [one["table"]["game"] for one in listed] == ["caylus", "caylus", "carcassonne"]
    assert "There are more" in admin("tables", "-n", 2)
    assert "There are more" not in admin("tables", "-n", 3)
    assert table in typed("admin", "--server", server.address.removeprefix("http://"), "tables", **known).output
    server.http.post(f"/api/tables/{table}/report", json={"why": "name", "seat": 1, "text": "rude"})
    assert "Anne" in admin("reports")
    server.http.post(
        f"/api/tables/{table}/chat", json={"text": "hello"}, headers={"X-Bastide-Seats": opened["tokens"]["0"]}
    )
    looked = admin("look", table).splitlines()
    talk, reports = (
        looked.index("Talk, with the numbers for unsay:"),
        looked.index("Reports, with the numbers for answer:"),
    )
    assert "Bruno: hello" in looked[talk + 1]
    assert "Anne" in looked[reports + 1], "both have a number, which is for another command"
    for whom in ((), ("--name", ""), ("--seat", ""), ("--name", "Anne", "--seat", f"{table}:1")):
        assert "--name, by --address or by --seat" in admin("restrict", "mute", *whom, code=2)
    assert "until 20" in admin("restrict", "mute", "--seat", f"{server.address}/t/{table}:1", "--for", "1h")
    assert "in force for good." in admin("restrict", "ban", "--name", "Nobody", "--reason", "spam")
    rows = [re.split("  +", row.strip()) for row in admin("restrictions").splitlines()]
    assert ["Ban", "Name: nobody", "for good", "spam"] in [row[1:] for row in rows]
    assert "Mute" in admin("restrictions")
    spoken = typed("--lang", "ja", "admin", "--server", server.address, "audit", **known).output
    assert "（コマンド）" in spoken
    assert "指定：名前" in spoken
    assert "{" not in spoken
    assert "by" not in spoken
    until = next(row["until"] for row in json.loads(admin("restrictions", "--json")) if row["until"])
    assert f"{datetime.fromisoformat(until).astimezone():%Y-%m-%d %H:%M}" in admin("audit")
    assert "running, closed" in (admin("close", table, "--reason", "x") + admin("tables"))
    admin("announce", "New rules for Praga tonight", "--in", "2h")
    assert server.http.get("/api/server").json()["announcement"]["text"] == "New rules for Praga tonight"
    admin("announce", "")
    assert server.http.get("/api/server").json()["announcement"] is None
    assert "Nothing was done" in admin("delete", table, code=2)
    assert "Done" in admin("delete", table, "--yes")
    assert "This table does not exist" in admin("look", table, code=2)
    assert json.loads(admin("audit", "--json"))[0]["what"] == "deleted"
    assert (
        "token of an operator" in typed("admin", "--server", server.address, "audit", BASTIDE_OPERATOR_TOKEN="x").output
    )
    (tmp_path / "token").write_text(token)
    typed_file = ("--server", server.address, "--token-file", tmp_path / "token", "audit")
    assert typed("admin", *typed_file, BASTIDE_OPERATOR_TOKEN="x").exit_code == 0, "the file that is named goes first"
    assert "from 0 to 15" in admin("free", table, 16, code=2)
    assert token not in admin("audit", "--json")
    assert "  tables that never started: 0" in admin("prune", "--dry-run").splitlines()
    assert json.loads(admin("prune", "--json"))["tables-open"] == 0
    pruned = typed("--lang", "ja", "admin", "--server", server.address, "prune", **known).output
    assert "削除しました：" in pruned
    assert not re.search("[a-z{]", pruned)


def test_an_operator_is_made_where_the_servers_database_is(tmp_path: Path) -> None:
    nowhere = tmp_path / "elsewhere"
    refused = typed("admin", "operator", "Odile", "--data", nowhere)
    assert (refused.exit_code, refused.stdout) == (2, ""), "a token that no server takes"
    assert f"{nowhere / 'bastide.sqlite3'}" in refused.stderr.replace("\n", "")
    assert not nowhere.exists()


@pytest.mark.parametrize("step", ["0016", None])
def test_making_an_operator_brings_no_database_up_to_date(tmp_path: Path, step: str | None) -> None:
    """An older server may be running on it, and its host has made no backup yet."""
    engine = create_engine(f"sqlite:///{tmp_path / 'bastide.sqlite3'}")
    with engine.begin() as connection:
        if step is not None:
            upgrade(connection, step)
        else:
            connection.exec_driver_sql("CREATE TABLE something (id INTEGER)")
    refused = typed("admin", "operator", "Odile", "--data", tmp_path)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "start the server on it once" in refused.stderr.replace("\n", " ")
    with engine.begin() as connection:
        assert step_of(connection) == step
    engine.dispose()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--config", "no.toml"], "no.toml cannot be read"),
        (["--config", "bad.toml"], "there is no setting 'bot_dealy'"),
        (["--database", "nonsense"], "not the address of a database"),
    ],
)
def test_an_operator_is_not_made_by_settings_that_cannot_be(tmp_path: Path, words: list[str], said: str) -> None:
    (tmp_path / "bad.toml").write_text("bot_dealy = 1\n")
    option, value = words
    done = typed("admin", "operator", "Odile", option, tmp_path / value if option == "--config" else value)
    assert (done.exit_code, done.stdout) == (2, "")
    assert said in done.stderr


def test_a_token_under_another_secret_is_not_handed_out(server: RealServer, tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'data' / 'bastide.sqlite3'}"
    done = typed("admin", "operator", "Odile", "--data", tmp_path / "other", "--database", database)
    assert (done.exit_code, done.stdout) == (2, ""), "the server would not know it"
    assert f"another secret than {tmp_path / 'other' / 'secret'}" in done.stderr
    assert not (tmp_path / "other").exists()
    assert typed("admin", "operator", "Odile", "--data", tmp_path / "data", "--database", database).exit_code == 0


def test_a_token_is_read_from_a_file_and_never_from_the_command_line(tmp_path: Path) -> None:
    refused = typed("admin", "--server", "http://127.0.0.1:9", "audit")
    assert (refused.exit_code, "BASTIDE_OPERATOR_TOKEN" in refused.stderr) == (2, True)
    (tmp_path / "token").write_text("x\n")
    away = typed("admin", "--server", "http://127.0.0.1:9", "--token-file", tmp_path / "token", "audit")
    assert "does not answer" in away.stderr


def test_the_file_with_all_settings_is_the_one_of_this_version() -> None:
    assert (DEPLOY / "bastide.toml").read_text("utf-8") == configuration.document()
    lines = [line.removeprefix("# ") for line in configuration.document().splitlines() if " = " in line]
    told = tomllib.loads("\n".join(lines))
    assert told.keys() == {item.name for of in (configuration.Start, Settings) for item in fields(of)} - set(
        configuration.HIDDEN
    )
    assert told.pop("port") == configuration.Start().port
    assert Settings(**configuration.checked(told)[1]) == Settings()


async def test_a_household_behind_one_address_may_talk() -> None:
    buckets = Buckets(Settings())
    for _ in range(18):  # six people at two tables greet each other
        await buckets.spend("192.0.2.1", "chat")


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "bastide.toml"
    file.write_text('port = 9000\nbot_delay = 2\nkeep_chat = "90d"\nrate_chat = "3/1"\nallowed_hosts = ["a", "b"]\n')
    monkeypatch.setenv("BASTIDE_BOT_DELAY", "3")
    monkeypatch.setenv("BASTIDE_KEEP_FINISHED", "1.5h")
    found = configuration.settings(file, keep_abandoned=7.0)
    assert configuration.read(file)[0] == {"port": 9000}
    assert (found.bot_delay, found.keep_chat, found.rate_chat) == (3.0, 90 * 86400, Rate(3, 1))
    assert (found.allowed_hosts, found.keep_finished, found.keep_abandoned) == (("a", "b"), 5400, 7)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("bot_dealy = 1", "no setting 'bot_dealy'"),
        ("https = 1", "https cannot be 1"),
        ('keep_chat = "soon"', "keep_chat cannot be 'soon'"),
        ("x =", "Invalid value"),
        ('metrics = "all"', "metrics is 'all'"),
        ("bot_delay = -1", "bot_delay is -1.0"),
        ("port = 99999", "port is 99999"),
        ('port = "80"', "port cannot be '80': that is of another type"),
        ("workers = 0", "workers is 0"),
        ('log_level = "loud"', "log_level is 'loud'"),
        ('proxies = "10.0.0.0/8, caddy"', "proxies names 'caddy'"),
        ('rate_chat = "many"', "rate_chat cannot be 'many': a rate is"),
        ('allowed_hosts = ["https://play.example.org"]', "allowed_hosts names 'https://play.example.org'"),
        ('allowed_origins = ["club.example"]', "allowed_origins names 'club.example'"),
        ('rate_chat = "3/0"', 'rate_chat is "3/0", which never fills up again'),
        ('public_url = "https://"', "public_url is 'https://', which is no address"),
        ('public_url = "https://example.org/a b"', "public_url is 'https://example.org/a b', which is no address"),
        ('webhook_url = "https://hooks.example:x/"', "webhook_url is 'https://hooks.example:x/', which is no address"),
        ('vapid_contact = "mailto:you"', "vapid_contact is 'mailto:you', which is no address"),
        ('mail_from = "Bastide"', "mail_from is 'Bastide', which is no address"),
        ('mail_host = "https://mail.example"', "mail_host is 'https://mail.example', which is no address"),
        ("mail_port = -1", "mail_port is -1, which is no amount"),
    ],
)
def test_a_server_does_not_start_with_what_cannot_be(tmp_path: Path, line: str, said: str) -> None:
    file = tmp_path / "bastide.toml"
    file.write_text(line)
    done = typed("serve", "--config", file, "--data", tmp_path, "--check")
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "words", "said"),
    [
        (b"port = 80\nx =\n", (), "TOML として正しくありません：2 行目、4 文字目"),
        (b"x = [1,", (), "TOML として正しくありません：途中で終わっています"),
        (b'x = "\xff"', (), "UTF-8 で書かれていません"),
        (b"", ("--workers", "2"), "SQLite のファイルを使えるのは 1 つのプロセスだけです"),
    ],
)
@pytest.mark.parametrize("check", [(), ("--check",)])
def test_what_cannot_be_read_is_told_in_the_reader_s_language(
    tmp_path: Path, line: bytes, words: tuple[str, ...], said: str, check: tuple[str, ...]
) -> None:
    file = tmp_path / "bastide.toml"
    file.write_bytes(line)
    done = typed("serve", "--config", file, "--data", tmp_path, "--lang", "ja", *words, *check)
    assert done.exit_code != 0
    assert said in done.output


@pytest.mark.parametrize("lang", ["zh_TW.UTF-8", "ja_JP.UTF-8"])
def test_what_cannot_be_is_said_in_the_language_of_the_terminal(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "bastide.toml"
    wrong = (
        'bot_dealy = 1\nqqqqq = 1\nhttps = 1\nkeep_chat = "soon"\nmetrics = "all"\nbot_delay = -1\nport = 99999\n'
        'workers = 0\nproxies = "caddy"\nrate_chat = "many"\nrate_all = "0/1"\nbody_limit = 0\nmail_port = 0\n'
        'vapid_key = "no"\nwebhook_url = "ftp:"\nallowed_hosts = ["https://a.example"]\n'
        'allowed_origins = ["club.example"]\n'
    )
    file.write_text(wrong)
    done = typed("serve", "--config", file, "--data", tmp_path, "--check", LC_ALL=lang, BASTIDE_BOT_WORKERS="few")
    said = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(said) == wrong.count("\n") + 1
    for line in said:
        plain = re.sub(r"https://|mailto:|s、m、h|base64url|P-256", "", line.removeprefix(str(file)))
        assert not re.search(r"\b(it|is|are|that|cannot|names|there|which)\b", plain), line
    started = typed("serve", "--config", file, "--data", tmp_path, LC_ALL=lang)
    assert started.exit_code == 2
    assert not re.search(r"\b(there is|cannot be|another type)\b", started.stderr)


def test_what_cannot_be_in_the_environment_is_named(tmp_path: Path) -> None:
    done = typed("serve", "--check", "--data", tmp_path, BASTIDE_KEEP_CHAT="soon")
    assert "BASTIDE_KEEP_CHAT cannot be 'soon': a time is" in done.stderr
    done = typed("serve", "--check", "--data", tmp_path, BASTIDE_PROXIES="caddy")
    assert (done.exit_code, "proxies names 'caddy'" in done.stderr) == (2, True)


def test_serve_checks_and_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    done = typed("serve", "--check", "--data", data, "--port", "0", BASTIDE_BOT_STAND_IN="level:9", BASTIDE_TYPO="1")
    assert done.exit_code == 1
    assert "WRONG  bot_stand_in names the bot level:9" in done.output
    assert "BASTIDE_TYPO" in done.output
    assert not data.exists()
    assert typed("serve", "--check", "--data", data, "--port", "0").exit_code == 0
    data.mkdir()
    data.chmod(0o755)
    (data / "bastide.sqlite3").write_text("no database at all, and long enough to be taken for one")
    done = typed("serve", "--check", "--data", data, "--port", "0")
    assert "WRONG  The database cannot be used" in done.output
    assert "chmod o-rwx" in done.output


def test_the_check_says_all_that_would_fail(tmp_path: Path) -> None:
    config = tmp_path / "bastide.toml"
    config.write_text(
        'prot = 80\nmail_port = 99999\nbot_timeout = "many"\nbody_limit = 0\nrate_all = "0/1"\nworkers = 100\n'
        'plugins = ["no_such_game"]\nmetrics = "loud"\n'
    )
    done = typed(
        "serve", "--check", "--config", config, "--data", tmp_path, "--port", "0", "--corrections", tmp_path / "no",
        BASTIDE_PING="seldom",
    )  # fmt: skip
    assert done.exit_code == 2
    for words in (
        "no setting 'prot'; did you mean port?", "mail_port is 99999", "bot_timeout cannot be 'many'",
        "body_limit is 0", 'rate_all is "0/1"', "workers is 100", "metrics is 'loud'", "BASTIDE_PING cannot be",
        "There is no folder", "The plugin no_such_game cannot be imported",
    ):  # fmt: skip
        assert sum("WRONG" in line and words in line for line in done.output.splitlines()) == 1, words
    assert "The server can listen" in done.output, "the rest is looked at all the same"
    started = typed("serve", "--config", config, "--data", tmp_path, "--port", "0")
    assert started.exit_code == 2
    assert "did you mean port?" in started.stderr
    assert "bot_timeout" in started.stderr
    started = typed("serve", "--data", tmp_path, "--port", "0", BASTIDE_PLUGINS="no_such_game")
    assert (started.exit_code, "no_such_game cannot be imported" in started.stderr) == (2, True)


def test_the_check_says_what_is_wrong_with_the_corrections_of_every_game(tmp_path: Path) -> None:
    folder, config = tmp_path / "corrections", tmp_path / "bastide.toml"
    folder.mkdir()
    (folder / "chess.toml").touch()
    (folder / "carrara.toml").write_text("[cranes]\nred_cost = 1\n")
    (folder / "praga.toml").write_text('[[wall]]\nid = "W1-03"\nera = 2\ncost = {stone = -1}\n')
    config.write_text('bot_hint = "level:9"\n')
    words = [sys.executable, "-m", "bastide", "serve", "--corrections", str(folder), "--config", str(config)]
    asked = {**os.environ, **ENGLISH, "BASTIDE_DATA": str(tmp_path / "data")}
    done = subprocess.run([*words, "--check", "--port", "0"], env=asked, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    for said in (
        "chess.toml corrects no game", "carrara.toml cannot be played with", "- cranes: the box has nothing",
        "praga.toml cannot be played with", "- wall.W1-03.cost.stone is -1", "- wall.W1-03.era is fixed",
    ):  # fmt: skip
        assert done.stderr.count(said) == 1, said
    assert "bot_hint names the bot level:9" in done.stdout
    missing = {"BASTIDE_CORRECTIONS": str(tmp_path / "missing"), "BASTIDE_DATA": str(tmp_path / "data")}
    assert typed("serve", "--check", "--port", "0", **missing).stderr.count("no folder") == 1, "not for every game"
    assert "The server can listen" in done.stdout, "the rest is looked at all the same"


def test_the_check_says_what_is_wrong_with_secret_database_and_disk(tmp_path: Path, server: RealServer) -> None:
    def checked(**environment: str) -> tuple[int, str]:
        done = typed("serve", "--check", "--data", tmp_path / "data", "--port", "0", **environment)
        return done.exit_code, done.output

    code, said = checked()
    assert (code, "Another server has the database" in said) == (1, True)
    server.stop()
    assert checked()[0] == 0
    code, said = checked(BASTIDE_SECRET="x" * 40)
    assert (code, "used with another secret" in said) == (1, True)
    secret = tmp_path / "data" / "secret"
    kept = secret.read_text()
    secret.write_text("")
    code, said = checked()
    assert (code, f"The secret in {secret} cannot be read" in said) == (1, True)
    secret.unlink()
    code, said = checked()
    assert (code, "used with another secret" in said) == (1, True)
    assert not secret.exists(), "nothing is written"
    secret.write_text(kept)
    code, said = checked(BASTIDE_DISK_RESERVE=str(2**60))
    assert (code, "MiB left" in said) == (1, True)
    code, said = checked(BASTIDE_WORKERS="2")
    assert (code, "several workers share a PostgreSQL" in said) == (1, True)
