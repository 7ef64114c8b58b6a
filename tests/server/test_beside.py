"""A new version beside the old one: one database for both, pages that learn of it, and what operators announce."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect, text

from bastide import __version__
from bastide.server.admin import operators
from bastide.server.client_files import page_of
from bastide.server.preflight import look
from bastide.server.settings import Settings
from bastide.storage import database, trouble
from bastide.storage.steps import steps
from bastide.storage.upgrade import upgrade

from .served import Served, serving

PAGE = """<!doctype html><script nomodule defer src="/bare.js"></script>
<script type="module" crossorigin src="/assets/index-{}.js"></script>"""


@pytest.fixture
async def desk(settings: Settings) -> AsyncIterator[tuple[Served, dict[str, str]]]:
    settings.static.mkdir(parents=True)
    (settings.static / "index.html").write_text(PAGE.format("abcdefgh"))
    async with serving(settings) as served:
        token = await operators.make(served.house.db, served.house.keys, "Odile", served.house.now())
        yield served, {"Authorization": f"Bearer {token}"}


def of_step(connection: Connection, step: str) -> dict[str, dict[str, tuple[str, bool, bool]]]:
    """Return the tables at a step: of each column the type, whether it may be null, and whether it has a default."""
    upgrade(connection, step)
    found = inspect(connection)
    return {
        name: {
            column["name"]: (str(column["type"]), bool(column["nullable"]), column["default"] is not None)
            for column in found.get_columns(name)
        }
        for name in found.get_table_names()
        if name != "alembic_version"
    }


def test_steps_after_the_oldest_that_may_serve_beside_only_add(tmp_path: Path) -> None:
    """An older process writes the columns that it knows, and no others."""
    known_steps = steps()[::-1]
    assert database.OLDEST_BESIDE in known_steps
    later = known_steps[known_steps.index("0010") :]  # what 0012 has added would have done no harm to a 0010
    engine = create_engine(f"sqlite:///{tmp_path / 'steps.sqlite3'}")
    with engine.begin() as connection:
        before = of_step(connection, later[0])
        for step in later[1:]:
            after = of_step(connection, step)
            for table, columns in before.items():
                assert after[table].items() >= columns.items(), f"{step} changes {table}"
                for name in after[table].keys() - columns.keys():
                    _, nullable, default = after[table][name]
                    assert nullable or default, f"an older process does not fill {table}.{name} of {step}"
            known = inspect(connection)
            fresh = after.keys() - before.keys()
            # What an older process removes takes along what it does not know of, or nothing refers to it.
            refer = [key for name in fresh for key in known.get_foreign_keys(name) if key["referred_table"] in before]
            assert all(key["options"].get("ondelete") == "CASCADE" for key in refer)
            before = after


async def newer(settings: Settings, oldest: str) -> str:
    """Bring a database to a step that nobody here knows; return the id of a table that is being played."""
    async with serving(settings) as served:
        table_id, _ = await served.table("Odile", "Bruno")
        async with served.house.db.writing() as write:
            await write.connection.execute(text("ALTER TABLE tables ADD COLUMN of_tomorrow INTEGER DEFAULT 7"))
            await write.connection.execute(text("CREATE TABLE tomorrow (id INTEGER)"))
            await write.connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            given = {"key": database.BESIDE, "oldest": oldest}
            await write.connection.execute(text("UPDATE facts SET value = :oldest WHERE key = :key"), given)
    return table_id


async def test_an_older_version_starts_and_plays_on_a_database_of_a_newer_one(settings: Settings) -> None:
    table_id = await newer(settings, steps()[0])
    async with serving(settings) as served:
        opened, tokens = await served.table("Odile", "Bruno")
        assert (await served.turn(opened, list(tokens.values())))["seq"] > 0
        assert (await served.see(table_id))["table"]["state"] == "running"
        async with served.house.db.reading() as connection:
            assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
            assert await connection.scalar(text("SELECT min(of_tomorrow) FROM tables")) == 7
    found = [(one.level, one.key) for one in await look(settings, "127.0.0.1", 0)]
    assert ("doubtful", "cli-preflight-database-newer") in found


async def test_a_version_that_is_too_old_for_a_database_does_not_start(settings: Settings) -> None:
    await newer(settings, "9998")
    with pytest.raises(trouble.DatabaseProblem, match="step 9999"):
        async with serving(settings):
            pass
    found = [(one.level, one.key) for one in await look(settings, "127.0.0.1", 0)]
    assert ("wrong", "cli-preflight-database-newer") in found


async def test_who_comes_with_another_page_is_told(desk: tuple[Served, dict[str, str]]) -> None:
    served, _ = desk
    table_id, _ = await served.table("Odile", "Bruno")
    told = {"version": __version__, "page": "/assets/index-abcdefgh.js", "announcement": None}
    assert (await served.get("/api/server")).json() == told
    for page, news in (
        ("/assets/index-older.js", True),
        ("/assets/index-abcdefgh.js", False),
        (None, False),
        (7, False),
    ):
        live = served.live(table_id, hello=False)
        live.say({"type": "hello", "tokens": [], "since": None} | ({} if page is None else {"page": page}))
        if news:
            assert await live.next("server") == {"type": "server", **told}
        await live.next("snapshot")
        await live.leave()
        assert live.kinds.count("server") == news


async def test_what_is_announced_reaches_everybody_until_it_is_taken_back(desk: tuple[Served, dict[str, str]]) -> None:
    served, headers = desk
    table_id, _ = await served.table("Odile", "Bruno")
    here = served.live(table_id)
    await here.next("snapshot")
    said = {"text": "A pause\nfor repairs\u202e", "seconds": 1800}
    assert (await served.post("/api/admin/announcement", said)).status_code == 401
    answer = await served.post("/api/admin/announcement", said, headers=headers)
    assert answer.json()["announcement"]["text"] == "A pause for repairs"
    assert (await here.next("server"))["announcement"] == answer.json()["announcement"]
    later = served.live(table_id)
    assert (await later.next("server"))["announcement"]["at"] is not None
    await served.post("/api/admin/announcement", {"text": ""}, headers=headers)
    assert (await here.next("server"))["announcement"] is None
    assert (await served.get("/api/server")).json()["announcement"] is None
    audit = (await served.get("/api/admin/audit", headers=headers)).json()["entries"]
    assert [entry["what"] for entry in audit[:2]] == ["announced", "announced"]


async def test_what_is_announced_outlives_the_server(settings: Settings, desk: tuple[Served, dict[str, str]]) -> None:
    served, headers = desk
    await served.post("/api/admin/announcement", {"text": "A pause"}, headers=headers)
    await served.stop()
    async with serving(replace(settings)) as again:
        assert (await again.get("/api/server")).json()["announcement"] == {"text": "A pause", "at": None}


def test_a_page_is_named_by_its_script(tmp_path: Path) -> None:
    assert page_of(tmp_path / "index.html") == ""
    (tmp_path / "index.html").write_text("<!doctype html><p>nothing")
    assert page_of(tmp_path / "index.html") == ""
    (tmp_path / "index.html").write_text(PAGE.format("12345678"))
    assert page_of(tmp_path / "index.html") == "/assets/index-12345678.js"
