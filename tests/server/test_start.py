"""What a server does not load before it serves: what somebody may never ask for costs no start."""

import asyncio
import gc
import json
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import pytest
from alembic.script import ScriptDirectory
from fastapi.routing import APIRoute
from pydantic import BaseModel, Field

from bastide.server.described import documented, router
from bastide.server.docstrings import describe
from bastide.server.run import spare_the_collector
from bastide.server.settings import Settings
from bastide.storage.steps import steps
from bastide.storage.upgrade import migrations

from .served import serving

HEAVY = (
    "alembic", "babel", "bastide.adapters", "bastide.arena", "bastide.server.courier.jobs", "bastide.server.docstrings",
    "bastide.server.frames", "cryptography", "dbos", "fluent", "gymnasium", "http_ece", "mako", "mcp", "numpy", "PIL",
    "pettingzoo", "psycopg", "py_vapid", "pygame", "resvg_py", "smtplib", "textual", "torch",
)  # fmt: skip
START = """
import asyncio, json, sys
from pathlib import Path

from bastide.cli.main import app
from bastide.cli import serve
from bastide.server.homes import Homes
from bastide.server.run import _server, of_start

settings = of_start("127.0.0.1", None, data=Path(sys.argv[1]), database=sys.argv[2])
server = _server(settings, "127.0.0.1", Homes())

async def life():
    async with server._app.router.lifespan_context(server._app):
        print(json.dumps(sorted(sys.modules)))

asyncio.run(life())
"""
"""Starts a server as `bastide serve` does, and says what was imported."""


def imported(folder: Path, database: str) -> set[str]:
    """Return the modules that a server has loaded when it serves."""
    command = [sys.executable, "-c", START, str(folder), database]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    return set(json.loads(done.stdout.splitlines()[-1]))


async def test_a_start_loads_nothing_heavy(settings: Settings) -> None:
    async with serving(settings):
        pass  # the second start finds a database that is up to date
    found = await asyncio.to_thread(imported, settings.data, settings.database)
    assert {"fastapi", "sqlalchemy", "bastide.server.app"} <= found
    assert sorted(name for name in HEAVY if name in found) == []
    assert ("asyncpg" in found) == ("postgres" in settings.database)


def test_the_steps_are_those_of_alembic() -> None:
    script = ScriptDirectory.from_config(migrations())
    assert steps() == [step.revision for step in script.walk_revisions()]
    assert script.get_current_head() == steps()[0]


def test_the_collector_looks_again_once_the_server_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    before, frozen = gc.get_threshold(), list[bool]()
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(gc.isenabled()))
    gc.disable()
    try:
        spare_the_collector()
        assert (gc.isenabled(), frozen) == (True, [False])
    finally:
        gc.set_threshold(*before)
        gc.enable()


class Ground(BaseModel):
    """What others are made of."""

    one: int
    """Said below it."""
    two: Annotated[int, Field(description="said beside it")]
    """Not said."""


class Above(Ground):
    """Made of others."""

    parts: "list[Below]"
    """Said of parts."""


class Below(Ground):
    """Made later."""

    one: str  # type: ignore[assignment]
    three: int = 0
    """Said
    in two lines."""


def test_docstrings_are_read_for_the_document() -> None:
    Above.model_rebuild()
    describe(Ground)
    made = Above.model_json_schema()
    said = {name: field.get("description") for name, field in made["properties"].items()}
    assert said == {"one": "Said below it.", "two": "said beside it", "parts": "Said of parts."}
    below = made["$defs"]["Below"]["properties"]
    assert below["three"]["description"] == "Said\nin two lines."


def test_answers_are_described_once_they_are_asked_for() -> None:
    made = router("/api")

    @made.get("/one", response_model=list[int], responses={404: {"model": str, "description": "none"}})
    async def one() -> None:
        """Return nothing."""

    (served,) = made.routes
    (told,) = documented(made.routes)
    assert isinstance(served, APIRoute)
    assert isinstance(told, APIRoute)
    assert (served.path, served.response_field, served.response_fields) == ("/api/one", None, {})
    assert (told.path, told.response_model, set(told.response_fields)) == ("/api/one", list[int], {404})
