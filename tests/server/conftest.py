"""Servers for tests, over SQLite and over PostgreSQL."""

import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from bastide.server import logs
from bastide.server.house import House
from bastide.server.settings import Settings

from . import fresh, huts, postgres
from .away import MailSink, PushService, mail_sink, push_service
from .served import HUTS, Served, serving

assert huts.GAME.name == "huts"  # imported, and so registered
logs.configure(as_json=True)

DATABASES = ("sqlite", pytest.param("postgres", marks=pytest.mark.postgres))


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    with postgres.cluster() as found:
        yield found


@pytest.fixture(scope="session")
def postgres_fresh(postgres_cluster: str) -> Iterator[str]:
    """The name of a database with all steps of the schema taken, to be copied."""
    with fresh.of_postgres(postgres_cluster) as found:
        yield found


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a database in which nobody has played; '' for SQLite in the data directory."""
    if request.param == "sqlite":
        yield ""
        return
    cluster, like = (request.getfixturevalue(name) for name in ("postgres_cluster", "postgres_fresh"))
    with postgres.database(cluster, like) as address:
        yield address


@pytest.fixture
def shared(tmp_path: Path, postgres_cluster: str, postgres_fresh: str) -> Iterator[Settings]:
    """Settings of several server processes on one PostgreSQL."""
    with postgres.database(postgres_cluster, postgres_fresh) as address:
        yield Settings(
            data=tmp_path,
            database=address,
            rates=False,
            bot_delay=0.0,
            bot_poll=0.1,
            bot_workers=1,
            plugins=(HUTS,),
            static=tmp_path / "static",
        )


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(
        data=tmp_path / "data",
        database=database,
        rates=False,
        bot_delay=0.0,
        bot_poll=0.1,
        bot_workers=1,
        plugins=(HUTS,),
        static=tmp_path / "static",
    )


@pytest.fixture
async def served(settings: Settings) -> AsyncIterator[Served]:
    async with serving(settings) as found:
        yield found


@pytest.fixture
def sqlite_settings(tmp_path: Path) -> Settings:
    """For what has nothing to do with the database."""
    return Settings(
        data=tmp_path / "data",
        rates=False,
        bot_delay=0.0,
        bot_poll=0.1,
        bot_workers=1,
        plugins=(HUTS,),
        static=tmp_path / "static",
    )


@pytest.fixture
async def sqlite_served(sqlite_settings: Settings) -> AsyncIterator[Served]:
    """For what has nothing to do with the database."""
    async with serving(sqlite_settings) as found:
        yield found


@pytest.fixture
def forward(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Put the server's clock forward by so many seconds."""
    passed = 0.0

    def go(seconds: float) -> None:
        nonlocal passed
        passed += seconds
        ahead = passed
        monkeypatch.setattr(House, "now", staticmethod(lambda: time.time() + ahead))

    return go


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
async def sink() -> AsyncIterator[MailSink]:
    async with mail_sink() as found:
        yield found
