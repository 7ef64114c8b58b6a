"""Databases with all steps of the schema taken: a server that starts on a copy of one has none to take.

A server takes a fifth of a second of the processor for the steps, and nearly every test here starts one.
"""

import asyncio
import atexit
import shutil
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from sqlalchemy.engine import make_url

from bastide.server.settings import Settings
from bastide.storage.database import Database

from . import postgres


@contextmanager
def of_postgres(cluster: str) -> Iterator[str]:
    """Make such a database while the block runs; give its name."""
    with postgres.database(cluster) as address:
        asyncio.run(_brought_up_to_date(address))
        yield str(make_url(address).database)


def for_sqlite(settings: Settings) -> None:
    """Lay one where a server with these settings looks for its own, unless it has one already."""
    url = make_url(settings.database_url)
    path = Path(url.database or "")
    if url.drivername != "sqlite+aiosqlite" or path.exists():
        return
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(0o600)
    shutil.copyfile(_of_sqlite(), path)


@cache
def _of_sqlite() -> Path:
    folder = tempfile.mkdtemp(prefix="bastide-sqlite-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = Path(folder) / "bastide.sqlite3"
    with ThreadPoolExecutor(1) as elsewhere:  # whoever asks may run in an event loop
        elsewhere.submit(asyncio.run, _brought_up_to_date(f"sqlite+aiosqlite:///{path}")).result()
    return path


async def _brought_up_to_date(address: str) -> None:
    found = Database(address)
    await found.start()
    await found.stop()
