"""A database of the first version goes on: its running tables keep their seats, and gain what is new."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from bastide.server.settings import Settings
from bastide.storage import database

from .served import serving


def downgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.downgrade(config, "0001")


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
