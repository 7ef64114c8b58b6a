"""A database is checked by folding every table; what was changed behind the server's back is found."""

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import delete, update

from bastide.cli.main import app
from bastide.server.check import Found, check
from bastide.server.settings import Settings
from bastide.storage import schema, tables

from .served import HUTS, serving


async def folded(settings: Settings) -> dict[str, Found]:
    return {found.table: found async for found in check(settings.database_url)}


async def test_every_table_is_folded_and_what_is_broken_is_said(settings: Settings) -> None:
    async with serving(settings) as served:
        ids = [(await served.table("Odile", "Bruno", options={"rounds": "2"})) for _ in range(5)]
        for table_id, tokens in ids:
            await served.turn(table_id, tokens["0"])
        whole, scores, gap, bad, old = (table_id for table_id, _ in ids)
        assert {found.broken for found in (await folded(settings)).values()} == {""}
        events = schema.events.c
        async with served.house.db.writing() as write:
            await tables.update_table(write.connection, scores, scores=[99, 0])
            await write.connection.execute(delete(schema.events).where(events.table_id == gap, events.seq == 2))
            await write.connection.execute(update(schema.events).where(events.table_id == bad).values(action=77))
            await tables.update_table(write.connection, old, rules_version="0.0")
        found = await folded(settings)
    assert found[whole] == Found(whole)
    assert found[scores].broken.startswith("scores is [99, 0], the events say")
    assert found[gap].broken
    assert found[bad].broken
    assert (found[old].broken, found[old].frozen) == ("", "old-rules")


async def test_the_command_says_it_and_its_exit_code_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(data=tmp_path, plugins=(HUTS,), bot_workers=1)
    async with serving(settings) as served:
        table_id, _ = await served.table("Odile", "Bruno")
        async with served.house.db.writing() as write:
            await tables.update_table(write.connection, table_id, ply=99)

    def run(*words: str) -> tuple[int, str]:
        with pytest.raises(SystemExit) as ended:
            app(list(words), prog_name="bastide")
        return int(ended.value.code or 0), capsys.readouterr().out

    code, out = await asyncio.to_thread(run, "check", str(tmp_path / "bastide.sqlite3"), "--json")
    assert code == 1
    assert list(json.loads(out)["broken"]) == [table_id]
    code, out = await asyncio.to_thread(run, "check", str(tmp_path / "bastide.sqlite3"))
    assert (code, "1 table checked: 1 broken" in out) == (1, True)
    code, _ = await asyncio.to_thread(run, "check", str(tmp_path / "nothing"))
    assert code == 2


@pytest.mark.parametrize(
    ("lang", "folder", "older"),
    [
        ("en", "it is a folder", "of an older version"),
        ("zh-Hant", "資料夾", "較舊版本"),
        ("ja", "フォルダー", "以前の版"),
    ],
)
def test_what_cannot_be_checked_is_said_in_the_readers_language(
    tmp_path: Path, lang: str, folder: str, older: str
) -> None:
    (tmp_path / "empty.sqlite3").touch()
    for file, said in (tmp_path, folder), (tmp_path / "empty.sqlite3", older):
        done = CliRunner().invoke(app, ["--lang", lang, "check", str(file)])
        assert (done.exit_code, said in done.stderr) == (2, True), done.stderr
