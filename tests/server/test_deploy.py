"""What a host copies from `deploy/`: backup and restore work, and every number that is watched is there."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from contextlib import ExitStack
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


def test_every_number_that_is_watched_is_there() -> None:
    known = set(Metrics().registry._names_to_collectors)
    watched = (DEPLOY / "alerts.yml").read_text() + (DEPLOY / "dashboard.json").read_text()
    named = set(re.findall(r"\bbastide_\w+", watched))
    assert named - known == set()
    assert len(named) > 12
    assert len(json.loads((DEPLOY / "dashboard.json").read_text())["panels"]) == 13
    for name in ("compose.yaml", "alerts.yml", "prometheus.yml"):
        assert yaml.safe_load((DEPLOY / name).read_text())


def test_the_service_is_held_as_tightly_as_it_says() -> None:
    unit = (DEPLOY / "bastide.service").read_text()
    for line in (
        "LimitNOFILE=65536",
        "UMask=0077",
        "MemoryMax=2G",
        "WatchdogSec=30",
        "Type=notify",
        "NoNewPrivileges=yes",
    ):
        assert f"\n{line}\n" in unit
