"""A PostgreSQL behind a net that drops what is sent: it is given up soon, and said to be away."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from bastide.storage import reach
from bastide.storage.database import Database
from bastide.storage.trouble import DatabaseProblem, Unreachable, is_trouble
from tests.server import postgres


@pytest.fixture
def by_tcp() -> Iterator[str]:
    """The address of a PostgreSQL that is reached as one on another machine is."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = found.getsockname()[1]
    with postgres.stoppable(f"-c listen_addresses=127.0.0.1 -c port={port} -c fsync=off") as cluster:
        yield cluster.address.partition("?")[0].format(name="postgres").replace("@", f"@127.0.0.1:{port}")


async def test_who_takes_a_connection_and_says_nothing_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        database = Database(f"postgresql+asyncpg://x@127.0.0.1:{silent.getsockname()[1]}/x")
        async with asyncio.timeout(10):
            with pytest.raises(Unreachable) as found:
                async with database.reading():
                    pass
        await database.stop()
    assert is_trouble(found.value)
    reason = found.value.details["reason"]
    assert isinstance(reason, DatabaseProblem)
    assert (str(reason), reason.key) == ("it does not answer", "database-slow")


@pytest.mark.postgres
async def test_the_system_gives_up_a_line_on_which_nothing_is_taken(
    by_tcp: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that read and write, the one that listens, and those of the journal."""
    given_up: list[tuple[int, int]] = []

    def watch(line: socket.socket) -> None:
        watched(line)
        limit = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        given_up.append((line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE), limit))

    watched = reach.watch
    monkeypatch.setattr(reach, "watch", watch)
    database = Database(by_tcp)
    await database.start()
    async with database.reading():
        pass
    before = len(given_up)
    async with database.journal._pool.acquire():  # type: ignore[attr-defined]
        pass
    await database.stop()
    assert before >= 2
    assert len(given_up) == before + 1
    assert set(given_up) == {(1, int(reach.PATIENCE * 1000))}
