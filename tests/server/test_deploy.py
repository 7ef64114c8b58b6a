"""What a host copies from `deploy/`: backup and restore work, and every number that is watched is there."""

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from bastide.server.metrics import Metrics
from bastide.server.settings import Settings
from bastide.server.vapid import private_key

from . import postgres
from .served import Served, serving

DEPLOY = Path(__file__).parents[2] / "deploy"


def typed(script: str, *words: object, **environment: str) -> str:
    path = f"{postgres.programs()}:{os.environ['PATH']}"
    more = {"BASTIDE_PYTHON": sys.executable, "BASTIDE_COMMAND": f"{sys.executable} -m bastide", "LC_ALL": "C.UTF-8"}
    command = ["sh", str(DEPLOY / script), *map(str, words)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=120,
        env={**os.environ, **more, "PATH": path, **environment},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def settled(folder: Path, address: str) -> dict[str, str]:
    """Name the database where the service of the backup looks for it: in the settings of the server."""
    file = folder / "bastide.toml"
    file.write_text(f"database = {json.dumps(address)}\n" if address else "")
    return {"BASTIDE_CONFIG": str(file)}


async def acted(served: Served, table_id: str, tokens: dict[str, str]) -> None:
    """Let whoever is to move do the first thing there is."""
    seen = await served.see(table_id, list(tokens.values()))
    action = seen["snapshot"]["legal"][0]["text"]
    answer = await served.move(table_id, list(tokens.values()), action)
    assert answer.status_code == 200, answer.text


async def test_a_backup_made_while_people_play_brings_everything_back(
    settings: Settings, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", "Bruno", game="carrara")
        await acted(served, table_id, tokens)
        before = await served.see(table_id)
        told = settled(tmp_path, database)
        key = private_key(settings)
        where = Path(await asyncio.to_thread(typed, "backup.sh", settings.data, tmp_path / "kept", **told))
        await acted(served, table_id, tokens)
    store = "bastide.dump" if database else "bastide.sqlite3"
    assert {path.name for path in where.iterdir()} == {"secret", "vapid", "bastide.toml", store}
    assert {path.stat().st_mode & 0o077 for path in where.iterdir()} == {0}
    with ExitStack() as stack:
        fresh = ""
        if database:
            empty = postgres.database(request.getfixturevalue("postgres_cluster"))
            fresh = await asyncio.to_thread(stack.enter_context, empty)
        said = await asyncio.to_thread(typed, "restore.sh", where, tmp_path / "again", BASTIDE_DATABASE=fresh)
        assert "1 table checked: 0 broken" in said
        assert private_key(replace(settings, data=tmp_path / "again")) == key
        async with serving(replace(settings, data=tmp_path / "again", database=fresh)) as served:
            after = await served.see(table_id, tokens["1"])
            assert after["table"]["you"] == [1]  # the old tokens open the old seats
            assert after["snapshot"]["seq"] == before["snapshot"]["seq"]
            await acted(served, table_id, tokens)
        await asyncio.to_thread(stack.close)


def test_a_backup_ends_while_moves_are_stored_without_a_pause(tmp_path: Path) -> None:
    """What is copied in several steps begins anew with every write between two of them."""
    data, played = tmp_path / "data", threading.Event()
    data.mkdir()
    kept = sqlite3.connect(data / "bastide.sqlite3")
    with kept:
        kept.execute("PRAGMA journal_mode = WAL")
        kept.execute("CREATE TABLE events (what)")
        kept.executemany("INSERT INTO events VALUES (zeroblob(4000))", [()] * 8000)
    kept.close()

    def play() -> None:
        with closing(sqlite3.connect(data / "bastide.sqlite3", timeout=10)) as here:
            here.execute("PRAGMA synchronous = OFF")
            while not played.wait(0.002):
                with here:
                    here.execute("INSERT INTO events VALUES ('a move')")

    playing = threading.Thread(target=play)
    playing.start()
    try:
        made = Path(typed("backup.sh", data, tmp_path / "kept", **settled(tmp_path, "")))
    finally:
        played.set()
        playing.join()
    with closing(sqlite3.connect(made / "bastide.sqlite3")) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert found.execute("SELECT count(*) FROM events").fetchone()[0] >= 8000


def test_a_backup_of_a_database_that_is_not_there_names_it_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"no backup of .*/none/bastide\.sqlite3: unable to open"):
        typed("backup.sh", tmp_path / "none", tmp_path / "kept", **settled(tmp_path, ""))
    assert list((tmp_path / "kept").iterdir()) == []


def test_a_backup_does_not_take_another_database_where_the_settings_may_not_be_read(tmp_path: Path) -> None:
    """Somebody who went to PostgreSQL may have the SQLite file of before in the data folder still."""
    told = settled(tmp_path, "postgresql+asyncpg:///bastide")
    (tmp_path / "bastide.toml").chmod(0)
    command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    command += ["sh", str(DEPLOY / "backup.sh"), str(tmp_path), str(tmp_path / "kept")]
    done = subprocess.run(command, env={**os.environ, **told}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "bastide.toml, which names the database, may not be read" in done.stderr


def test_only_old_backups_go_from_a_folder_that_holds_more(tmp_path: Path) -> None:
    data, folder = tmp_path / "data", tmp_path / "kept"
    data.mkdir()
    sqlite3.connect(data / "bastide.sqlite3").close()
    old, half, other = folder / "2026-01-02T030405Z", folder / "2026-01-03T030405Z.part", folder / "2019-accounts"
    for one in (old, half, other):
        one.mkdir(parents=True)
        (one / "something").touch()
        os.utime(one, (0, 0))
    made = Path(typed("backup.sh", data, folder, **settled(tmp_path, "")))
    assert sorted(folder.iterdir()) == sorted([made, other])


def test_backups_of_the_same_second_lie_beside_each_other(tmp_path: Path) -> None:
    """Somebody makes one by hand when the one of every night begins."""
    sqlite3.connect(tmp_path / "bastide.sqlite3").close()
    told, here = settled(tmp_path, ""), tmp_path / "bin"
    here.mkdir()
    clock = f"echo >>{here}/asked; [ $(wc -l <{here}/asked) -le 3 ] && now=5 || now=6; echo 2026-01-02T03040${{now}}Z"
    (here / "date").write_text(f"#!/bin/sh\n{clock}\n")
    (here / "date").chmod(0o755)
    told |= {"PATH": f"{here}:{os.environ['PATH']}"}
    made = [Path(typed("backup.sh", tmp_path, tmp_path / "kept", **told)) for _ in range(2)]
    assert [one.name for one in made] == ["2026-01-02T030405Z", "2026-01-02T030406Z"]
    assert sorted((tmp_path / "kept").iterdir()) == made
    assert [{path.name for path in one.iterdir()} for one in made] == [{"bastide.sqlite3", "bastide.toml"}] * 2


def test_a_backup_that_is_told_to_stop_leaves_nothing(tmp_path: Path) -> None:
    """A `.part` would lie there for a month, as large as the database."""
    (tmp_path / "python").write_text("#!/bin/sh\necho >$0-began\nexec sleep 60\n")
    (tmp_path / "python").chmod(0o755)
    told = {"BASTIDE_PYTHON": str(tmp_path / "python"), "BASTIDE_DATABASE": "sqlite+aiosqlite:///x"}
    command = ["sh", str(DEPLOY / "backup.sh"), str(tmp_path), str(tmp_path / "kept")]
    going = subprocess.Popen(command, env={**os.environ, **told}, start_new_session=True)
    until = time.monotonic() + 30
    while not (tmp_path / "python-began").exists():
        assert time.monotonic() < until
        time.sleep(0.02)
    assert [one.suffix for one in (tmp_path / "kept").iterdir()] == [".part"]
    os.killpg(going.pid, signal.SIGTERM)  # as systemd does
    assert going.wait(30) == 1
    assert list((tmp_path / "kept").iterdir()) == []


def test_a_restore_that_is_broken_off_leaves_no_half_database_and_may_be_done_again(tmp_path: Path) -> None:
    """A server would start on what came, and find it damaged when somebody looks at a table."""
    backup, data, here = tmp_path / "2026-01-02T030405Z", tmp_path / "data", tmp_path / "bin"
    for folder in (backup, here):
        folder.mkdir()
    with closing(sqlite3.connect(backup / "bastide.sqlite3")) as kept, kept:
        kept.execute("CREATE TABLE told (what)")
    (here / "cp").write_text("#!/bin/sh\nhead -c 2000 <$1 >$2\nkill -9 $$\n")
    (here / "cp").chmod(0o755)
    path = os.environ["PATH"]
    with pytest.raises(AssertionError, match="137"):
        typed("restore.sh", backup, data, PATH=f"{here}:{path}")
    assert not (data / "bastide.sqlite3").exists()
    typed("restore.sh", backup, data, PATH=path, BASTIDE_COMMAND="true")
    assert {one.name for one in data.iterdir()} == {"bastide.sqlite3"}
    assert (data / "bastide.sqlite3").read_bytes() == (backup / "bastide.sqlite3").read_bytes()


def test_what_is_no_backup_is_said_with_what_to_give(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    half, old, last = (kept / name for name in ("2026-01-04T030405Z.part", "2026-01-02T030405Z", "2026-01-03T030405Z"))
    for one in (half, old, last):
        one.mkdir(parents=True)
        (one / "bastide.sqlite3").touch()
    with pytest.raises(AssertionError, match=rf"{kept} is no backup: give one of .*\s+the last one there is {last}"):
        typed("restore.sh", kept, tmp_path / "again")
    with pytest.raises(AssertionError, match=r"030405Z\.part/ was broken off, not all of it is there: give"):
        typed("restore.sh", f"{half}/", tmp_path / "again")
    assert not (tmp_path / "again").exists()


def test_nothing_of_the_database_before_is_written_over_the_one_that_comes_back(tmp_path: Path) -> None:
    """A killed server leaves its last changes beside the database; SQLite gives them to any file of that name."""
    data, backup = tmp_path / "data", tmp_path / "backup"
    backup.mkdir()
    killed = f"""if True:
        import os, sqlite3
        with sqlite3.connect({str(backup / "bastide.sqlite3")!r}) as kept:
            kept.execute("CREATE TABLE told (what)")
        os.mkdir({str(data)!r})
        here = sqlite3.connect({str(data / "bastide.sqlite3")!r})
        here.execute("PRAGMA journal_mode = WAL")
        with here:
            here.execute("CREATE TABLE broken (what)")
        os._exit(9)"""
    assert subprocess.run([sys.executable, "-c", killed], check=False).returncode == 9
    (data / "bastide.sqlite3").unlink()  # what alone was named
    with pytest.raises(AssertionError, match=r"bastide\.sqlite3-wal is there already; move it away first"):
        typed("restore.sh", backup, data)
    assert not (data / "bastide.sqlite3").exists()


async def test_the_backup_of_the_compose_file_is_restored_by_two_images(
    shared: Settings, tmp_path: Path, postgres_cluster: str
) -> None:
    """One image has pg_dump and pg_restore, the other one `bastide check`."""
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["backup"]
    kept = tmp_path / "kept"
    places = {
        "/opt/bastide/deploy": str(DEPLOY),
        "/var/lib/bastide": str(tmp_path / "none"),
        "/var/backups/bastide": str(kept),
    }
    command = [re.sub("|".join(places), lambda place: places[place[0]], word) for word in service["command"]]
    nobody = {"BASTIDE_PYTHON": "/nowhere", "BASTIDE_COMMAND": "/nowhere", "BASTIDE_CONFIG": "/nowhere"}
    path = f"{postgres.programs()}:{os.environ['PATH']}"
    kept.mkdir()
    if os.geteuid() == 0:  # as in the container, into a folder that somebody else has made
        os.chown(kept, 65534, 65534)
        may = ["-all", *(f"+{one.lower()}" for one in service["cap_add"])]
        command = ["setpriv", "--bounding-set", ",".join(may), *command]
    async with serving(shared) as served:
        await served.table("Odile", "Bruno", game="carrara")
        address = {"DATABASE_URL": shared.database.replace("+asyncpg", "")}
        going = subprocess.Popen(command, env={**os.environ, **nobody, **address, "PATH": path}, start_new_session=True)
        try:
            async with asyncio.timeout(60):
                while not (found := [one for one in kept.glob("20*") if one.suffix != ".part"]):
                    await asyncio.sleep(0.1)
        finally:
            os.killpg(going.pid, signal.SIGKILL)
            going.wait()
    with ExitStack() as stack:
        fresh = await asyncio.to_thread(stack.enter_context, postgres.database(postgres_cluster))
        address = {"DATABASE_URL": fresh.replace("+asyncpg", "")}
        said = await asyncio.to_thread(typed, "restore.sh", found[0], tmp_path / "none", **nobody, **address)
        assert "not checked" in said
        checked = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-m", "bastide", "check"],
            env={**os.environ, "BASTIDE_DATABASE": fresh}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert "1 table checked: 0 broken" in checked.stdout
        await asyncio.to_thread(stack.close)


@pytest.mark.parametrize(
    ("named", "address", "password"),
    [
        ("postgresql+asyncpg://bastide:p%40s%2Fs%C3%A9@db:5432/b?x=1", "postgresql://bastide@db:5432/b?x=1", "p@s/sé"),
        ("postgresql:///b?host=/run&password=a%20b&user=x", "postgresql:///b?host=/run&user=x", "a b"),
        ("postgresql:///b?password=100%", "postgresql:///b", "100%"),
        ("postgresql://u@db:5432/b?options=a:b@c", "postgresql://u@db:5432/b?options=a:b@c", ""),
        ("postgresql+asyncpg:///b", "postgresql:///b", ""),
    ],
)
def test_the_password_of_a_database_is_not_among_the_words_of_a_command(
    tmp_path: Path, named: str, address: str, password: str
) -> None:
    """Every account of the machine may read these while a backup runs."""
    told, words = tmp_path / "told", tmp_path / "words"
    programs = {
        "pg_dump": 'for word; do case "$word" in --file=*) : >"${word#--file=}" ;; esac; done',
        "pg_restore": ":",
        "checking": f'printf %s "$BASTIDE_DATABASE" >"{tmp_path}/checked"',
    }
    for name, more in programs.items():
        (tmp_path / name).write_text(
            f'#!/bin/sh\necho "$*" >>"{words}"\nprintf %s "${{PGPASSWORD-}}" >"{told}"\n{more}\n'
        )
        (tmp_path / name).chmod(0o755)
    found = {**settled(tmp_path, named), "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    made = typed("backup.sh", tmp_path, tmp_path / "kept", **found)
    assert told.read_text() == password
    typed("restore.sh", made, tmp_path / "again", BASTIDE_DATABASE=named, BASTIDE_COMMAND="checking", **found)
    assert (told.read_text(), (tmp_path / "checked").read_text()) == (password, named)
    dumped, restored, checked = words.read_text().splitlines()
    assert (dumped.split()[-1], checked) == (address, "check")
    assert f"--dbname={address} " in restored


def test_every_number_that_is_watched_is_there() -> None:
    known = set(Metrics().registry._names_to_collectors)
    watched = (DEPLOY / "alerts.yml").read_text() + (DEPLOY / "dashboard.json").read_text()
    named = set(re.findall(r"\bbastide_\w+", watched))
    assert named - known == set()
    assert len(named) > 12
    assert len(json.loads((DEPLOY / "dashboard.json").read_text())["panels"]) == 14
    for name in ("compose.yaml", "alerts.yml", "prometheus.yml"):
        assert yaml.safe_load((DEPLOY / name).read_text())


def test_what_is_watched_is_told_apart_by_labels_that_there_are() -> None:
    """A sum by a label that no number has is one line without a name; a choice by one finds nothing."""
    known = {
        name: set(vars(one).get("_labelnames", ())) | {"le"}
        for one, names in Metrics().registry._collector_to_names.items()
        for name in names
    }
    shown = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    told = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"][0]["rules"]
    queries = [one["expr"] for panel in shown for one in panel.get("targets", ())] + [one["expr"] for one in told]
    legends = [
        set(re.findall(r"{{(\w+)}}", one.get("legendFormat", "")))
        for panel in shown
        for one in panel.get("targets", ())
    ]
    assert len(queries) > 25
    for query, legend in zip(queries, [*legends, *[set()] * len(told)], strict=True):
        numbers = re.findall(r"\b(?:bastide_\w+|up)\b", query)
        labels = {name.strip() for found in re.findall(r"\bby \(([^)]*)\)", query) for name in found.split(",")}
        chosen = set(re.findall(r"[{,]\s*(\w+)\s*[=!]", query))
        for number in numbers:
            assert labels | chosen <= known.get(number, {"job", "instance"}), query
        assert legend <= (labels or set().union(*(known.get(number, set()) for number in numbers))), query


def test_what_an_alert_finds_to_be_none_is_there_before_it_is_counted() -> None:
    """A sum over no series is nothing, which is not 0: such an alert would never come."""
    found = Metrics().render().decode()
    for expression in re.findall(r"expr: (.+)", (DEPLOY / "alerts.yml").read_text()):
        for named in re.findall(r"(bastide_\w+)\[\w+\]\)\) == 0", expression):
            assert re.search(rf"^{named}\{{.*\}} 0\.0$", found, re.MULTILINE), named
    for kind in ("read", "write"):  # else the first of them is no increase
        assert f'bastide_database_errors_total{{kind="{kind}"}} 0.0' in found


def test_the_service_is_held_as_tightly_as_it_says() -> None:
    unit = (DEPLOY / "bastide.service").read_text()
    for line in (
        "LimitNOFILE=65536",
        "UMask=0077",
        "MemoryMax=2G",
        "WatchdogSec=30",
        "StartLimitIntervalSec=0",
        "TimeoutStartSec=10min",
        "Type=notify",
        "NoNewPrivileges=yes",
    ):
        assert f"\n{line}\n" in unit


def test_a_server_that_is_installed_elsewhere_needs_no_setting_for_its_backup(tmp_path: Path) -> None:
    """The Python of the system copies its database, and the `bastide` of the path looks at what comes back."""
    (tmp_path / "data").mkdir()
    with sqlite3.connect(tmp_path / "data" / "bastide.sqlite3") as made:
        made.execute("CREATE TABLE tables (id TEXT)")
    command = tmp_path / "bastide"
    command.write_text('#!/bin/sh\necho "looked at $BASTIDE_DATABASE: $*"\n')
    command.chmod(0o755)
    bare = {
        "BASTIDE_PYTHON": "",
        "BASTIDE_COMMAND": "",
        "BASTIDE_CONFIG": "/nowhere",
        "PATH": f"{tmp_path}:{os.environ['PATH']}",
    }
    kept = typed("backup.sh", tmp_path / "data", tmp_path / "kept", **bare)
    again = tmp_path / "again"
    assert typed("restore.sh", kept, again, **bare) == f"looked at {again}/bastide.sqlite3: check"
