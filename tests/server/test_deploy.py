"""What a host copies from `deploy/`: backup and restore work, and every number that is watched is there."""

import asyncio
import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from bastide.server.metrics import Metrics
from bastide.server.settings import Settings

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


def plain(address: str) -> dict[str, str]:
    """The address as PostgreSQL's own programs read it."""
    return {"DATABASE_URL": address.replace("+asyncpg", "")} if address else {}


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
        where = Path(await asyncio.to_thread(typed, "backup.sh", settings.data, tmp_path / "kept", **plain(database)))
        await acted(served, table_id, tokens)
    assert {"secret", "bastide.dump" if database else "bastide.sqlite3"} <= {path.name for path in where.iterdir()}
    assert {path.stat().st_mode & 0o077 for path in where.iterdir()} == {0}
    with ExitStack() as stack:
        fresh = ""
        if database:
            empty = postgres.database(request.getfixturevalue("postgres_cluster"))
            fresh = await asyncio.to_thread(stack.enter_context, empty)
        said = await asyncio.to_thread(typed, "restore.sh", where, tmp_path / "again", **plain(fresh))
        assert "1 table checked: 0 broken" in said
        async with serving(replace(settings, data=tmp_path / "again", database=fresh)) as served:
            after = await served.see(table_id, tokens["1"])
            assert after["table"]["you"] == [1]  # the old tokens open the old seats
            assert after["snapshot"]["seq"] == before["snapshot"]["seq"]
            await acted(served, table_id, tokens)
        await asyncio.to_thread(stack.close)


def test_every_number_that_is_watched_is_there() -> None:
    known = set(Metrics().registry._names_to_collectors)
    watched = (DEPLOY / "alerts.yml").read_text() + (DEPLOY / "dashboard.json").read_text()
    named = set(re.findall(r"\bbastide_\w+", watched))
    assert named - known == set()
    assert len(named) > 12
    assert len(json.loads((DEPLOY / "dashboard.json").read_text())["panels"]) == 12
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
