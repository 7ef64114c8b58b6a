"""A database of the first version goes on: its running tables keep their seats, and gain what is new.

`first_version.json` holds what version 0.1.0 itself (commit a8ae5ef) had in its database when it was stopped: in each
game two people after some forty decisions, one of them taken back, somebody against a bot that is to move, and a table
that waits for a second person.
"""

import asyncio
import json
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, Boolean, Connection, LargeBinary, MetaData, text
from sqlalchemy.ext.asyncio import create_async_engine

from bastide.engine.record import Record
from bastide.engine.registry import game_type
from bastide.server import carried
from bastide.server.settings import Settings
from bastide.storage import database

from .served import Served, serving

FIRST: Final = json.loads(Path(__file__).with_name("first_version.json").read_text("utf-8"))
TIMES: Final = {"at", "created_at", "updated_at", "turn_since"}
GAMES: Final = tuple(FIRST["seats"])
FEWEST: Final = 40
"""As many lines as the record of every table of two people has at least."""


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    return config


def downgrade(connection: Connection) -> None:
    command.downgrade(migrations(connection), "0001")


def as_it_was(connection: Connection) -> None:
    """Make the database of the first version, as if it had been stopped just now."""
    command.upgrade(migrations(connection), "0001")
    known = MetaData()
    known.reflect(connection)
    rows = FIRST["rows"]
    last = rows["tables"]["columns"].index("updated_at")
    since = time.time() - max(row[last] for row in rows["tables"]["rows"])
    for name, found in rows.items():
        table = known.tables[name]
        connection.execute(
            table.insert(),
            [
                {column: kept(table.c[column].type, column, value, since) for column, value in named}
                for named in (zip(found["columns"], row, strict=True) for row in found["rows"])
            ],
        )


def kept(kind: object, column: str, value: Any, since: float) -> Any:
    """A value of `first_version.json` as a database takes it."""
    if value is None:
        return None
    if isinstance(kind, JSON):
        return json.loads(value)
    if isinstance(kind, Boolean):
        return bool(value)
    if isinstance(kind, LargeBinary):
        return bytes.fromhex(value["hex"])
    return value + since if column in TIMES else value


async def legal(served: Served, table_id: str, tokens: list[str]) -> tuple[str, dict[str, Any]]:
    """Whose token decides, and the position with what may be done; empty once nobody at this device is to decide."""
    for token in tokens:
        snapshot = (await served.see(table_id, token))["snapshot"]
        if snapshot["legal"]:
            return token, snapshot
    return "", {}


async def played_to_its_end(served: Served, table_id: str, tokens: list[str]) -> Record:
    rng = random.Random(7)
    while True:
        token, now = await legal(served, table_id, tokens)
        if not now:
            break
        while now["legal"]:
            chosen = rng.choice([action["text"] for action in now["legal"]])
            answer = await served.move(table_id, token, chosen, seq=now["seq"])
            assert answer.status_code == 200, answer.text
            now = answer.json()["snapshot"]
    assert (await served.see(table_id))["table"]["state"] == "over"
    return Record.parse((await served.get(f"/api/tables/{table_id}/record")).text)


async def answered_by_its_bot(served: Served, table_id: str, token: str) -> None:
    async with asyncio.timeout(60):
        while not (await legal(served, table_id, [token]))[1]:
            await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Carry all tables on before anybody is served, however slow the machine is."""
    monkeypatch.setattr(carried, "AT_ONCE", 120.0)


@pytest.fixture
async def first(settings: Settings) -> Settings:
    """Settings of a server that takes over the database of the first version."""
    given = replace(settings, secret=FIRST["secret"])
    given.data.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(given.database_url)
    async with engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await engine.dispose()
    return given


async def test_running_tables_of_every_game_go_on(first: Settings) -> None:
    """They go on to their end, under the rules of today: nothing that happened at them would be otherwise."""
    assert sorted(GAMES) == ["carcassonne", "carrara", "caylus", "praga"]
    assert {game_type(game).rules_version for game in GAMES} == {"1", "2"}
    async with serving(first) as served:
        for game in GAMES:
            found = FIRST["seats"][game]
            people, tokens = found["people"]["id"], found["people"]["tokens"]
            for seat, token in enumerate(tokens):
                seen = await served.see(people, token)
                assert (seen["table"]["you"], seen["snapshot"]["seq"]) == ([seat], found["people"]["seq"])
                assert seen["table"]["frozen"] is None
            said = (await served.get(f"/api/tables/{people}/chat")).json()["messages"]
            assert [message["text"] for message in said] == ["A lovely evening."]
            assert [notice["key"] for notice in seen["notices"]] == []
            record = await played_to_its_end(served, people, tokens)
            assert record.game.rules_version == game_type(game).rules_version
            record.verify()
            await answered_by_its_bot(served, found["bot"]["id"], found["bot"]["tokens"][0])
            waits, host = found["open"]["id"], found["open"]["tokens"]
            answer = await served.post(f"/api/tables/{waits}/join", {"name": "Bruno", "seat": None})
            assert answer.status_code == 200, answer.text
            assert (await legal(served, waits, [*host, answer.json()["token"]]))[1]


@pytest.mark.parametrize("otherwise", ["scores", "events", "rules", "draws"])
async def test_a_table_at_which_something_would_be_otherwise_is_kept(first: Settings, otherwise: str) -> None:
    """It can be looked at and exported, whichever way the rules of today lead elsewhere."""
    people, tokens = FIRST["seats"]["caylus"]["people"]["id"], FIRST["seats"]["caylus"]["people"]["tokens"]
    change = {
        "scores": "UPDATE tables SET scores = '[99, 0]' WHERE id = :id",
        "events": "UPDATE events SET action = 99999"
        " WHERE table_id = :id AND seq = (SELECT seq FROM tables WHERE id = :id)",
        "rules": "UPDATE tables SET rules_version = '0' WHERE id = :id",
        "draws": 'UPDATE tables SET shuffle = \'{"protocol": "2", "table": "", "nonces": []}\' WHERE id = :id',
    }[otherwise]
    async with serving(first):
        pass  # the schema is that of today
    engine = create_async_engine(first.database_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET rules_version = '1'"))
        await connection.execute(text(change), {"id": people})
    await engine.dispose()
    async with serving(replace(first)) as served:
        other = FIRST["seats"]["praga"]["people"]
        assert (await served.see(other["id"], other["tokens"][0]))["table"]["frozen"] is None
        seen = await served.see(people, tokens[0])
        assert seen["table"]["frozen"] == "old-rules"
        assert seen["snapshot"]["story"]
        record = (await served.get(f"/api/tables/{people}/record")).text
        assert f"\nrules: {'0' if otherwise == 'rules' else '1'}\n" in record
        assert len(record.splitlines()) > FEWEST
        answer = await served.move(people, tokens[0], "pass", seq=seen["snapshot"]["seq"])
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "old-rules")


async def test_running_tables_of_the_first_version_go_on(settings: Settings) -> None:
    async with serving(settings) as served:
        table_id, tokens = await served.table("Odile", None)
        second = await served.join(table_id, "Bruno")
        await served.turn(table_id, tokens["0"])
    engine = create_async_engine(settings.database_url)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE tables SET shuffle = NULL"))  # as the first version shuffled
        await connection.run_sync(downgrade)
        assert (await connection.scalar(text("SELECT version_num FROM alembic_version"))) == "0001"
        columns: Any = (await connection.execute(text("SELECT * FROM seats"))).keys()
        assert "owner_hash" not in columns
    await engine.dispose()
    async with serving(replace(settings)) as served:
        seen = await served.see(table_id, second)
        assert (seen["table"]["you"], seen["notices"]) == ([1], [])
        assert (await served.get(f"/api/tables/{table_id}/shuffle")).json()["protocol"] == "1"
        await served.turn(table_id, second)
        await served.post(f"/api/tables/{table_id}/leave", {}, second)
        await served.post(f"/api/tables/{table_id}/reclaim", {}, second)
        assert [notice["key"] for notice in (await served.see(table_id))["notices"]] == [
            "shell-notice-left",
            "shell-notice-reclaimed",
        ]
