"""What all server processes on one PostgreSQL know together: who lives, who is connected where, what clients have used.

The tables are not logged: after a crash of the database they are empty, and what they held begins anew. Times are the
database's, so that no two machines have to agree on theirs.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import JSON, Column, Float, Integer, String, Table, delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import tables as table_store
from bastide.storage.schema import metadata

DEAD: Final = 15.0
"""Seconds without a beat after which a process is taken to be gone."""
CLIENT, TABLE = "client", "table"
"""What live connections are counted by."""

processes: Final = Table(
    "processes",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("version", String(40), nullable=False),
    Column("beat_at", Float(53), nullable=False),
    prefixes=["UNLOGGED"],
)

holdings: Final = Table(
    "holdings",
    metadata,
    # The live connections of one process: so many of a client, or at a table, with the seats that are there.
    Column("kind", String(8), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("process", String(12), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("seats", JSON, nullable=False),
    prefixes=["UNLOGGED"],
)

allowances: Final = Table(
    "allowances",
    metadata,
    # When a client that makes no more calls of a kind will again have all that it may make at once.
    Column("client", String(64), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("full_at", Float(53), nullable=False),
    prefixes=["UNLOGGED"],
)

NOW: Final = "extract(epoch FROM clock_timestamp())"

ALIVE: Final = f"beat_at > {NOW} - {DEAD}"
"""Of which processes it is known that they live."""
LIVELY: Final = f"key = ANY(CAST(:keys AS text[])) AND process IN (SELECT id FROM processes WHERE {ALIVE})"
"""The connections of some keys at processes that live."""

BEAT: Final = text(f"""
    INSERT INTO processes (id, version, beat_at) VALUES (:process, :version, {NOW})
    ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at RETURNING xmax = 0
""")
LIVING: Final = text(f"SELECT id, version FROM processes WHERE {ALIVE}")
DYING: Final = text(f"SELECT id, beat_at FROM processes WHERE beat_at <= {NOW} - {DEAD} FOR UPDATE SKIP LOCKED")
SPEND: Final = text(f"""
    WITH clock AS MATERIALIZED (SELECT {NOW} AS now),
    used AS (
        SELECT * FROM unnest(CAST(:clients AS text[]), CAST(:kinds AS text[]), CAST(:seconds AS float8[]))
        AS used(client, kind, seconds) ORDER BY client, kind
    )
    INSERT INTO allowances AS known (client, kind, full_at)
    SELECT client, kind, now + seconds FROM used, clock
    ON CONFLICT (client, kind) DO UPDATE
    SET full_at = greatest(known.full_at, (SELECT now FROM clock)) + excluded.full_at - (SELECT now FROM clock)
    RETURNING client, kind, full_at - (SELECT now FROM clock)
""")
PRESENT: Final = text(f"""
    SELECT key, seats FROM holdings WHERE kind = '{TABLE}' AND {LIVELY}
""").columns(holdings.c.key, holdings.c.seats)
"""Which seats are connected to any living process, at tables whose ids are the `keys`."""
HOLD: Final = text("""
    INSERT INTO holdings (kind, key, process, count, seats)
    SELECT kind, key, :process, count, CAST(seats AS json)
    FROM unnest(CAST(:kinds AS text[]), CAST(:keys AS text[]), CAST(:counts AS int[]), CAST(:seats AS text[]))
    AS held(kind, key, count, seats)
    ON CONFLICT (kind, key, process) DO UPDATE SET count = excluded.count, seats = excluded.seats
""")


async def beat(connection: AsyncConnection, process: str, version: str) -> tuple[dict[str, str], bool]:
    """Say that a process lives; return the versions of all that do by their ids, and whether this one was not known."""
    fresh = bool(await connection.scalar(BEAT, {"process": process, "version": version}))
    return {row.id: row.version for row in await connection.execute(LIVING)}, fresh


async def bury(connection: AsyncConnection) -> None:
    """Forget processes that are gone; who was connected to them was last seen at their last beat."""
    for row in list(await connection.execute(DYING)):
        query = select(holdings).where(holdings.c.process == row.id, holdings.c.kind == TABLE)
        for held in list(await connection.execute(query)):
            await table_store.saw(connection, held.key, held.seats, row.beat_at)
        await leave(connection, row.id)
    await connection.execute(text(f"DELETE FROM allowances WHERE full_at < {NOW}"))


async def leave(connection: AsyncConnection, process: str) -> None:
    """Forget a process."""
    await connection.execute(delete(holdings).where(holdings.c.process == process))
    await connection.execute(delete(processes).where(processes.c.id == process))


async def spend(connection: AsyncConnection, used: Mapping[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    """Take seconds of refilling from allowances, by client and kind; return the seconds until each is full again."""
    rows = [(client, kind, seconds) for (client, kind), seconds in used.items()]
    given = {name: [row[at] for row in rows] for at, name in enumerate(("clients", "kinds", "seconds"))}
    return {(client, kind): owed for client, kind, owed in await connection.execute(SPEND, given)}


async def hold(connection: AsyncConnection, process: str, held: Iterable[tuple[str, str, int, str]]) -> None:
    """Write down the connections of a process: kind, key, how many, the seats as JSON.

    Processes do this one after the other until their transactions end, so that each may count those before it.
    """
    await connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('holdings'))"))
    rows = sorted(held)
    given = {name: [row[at] for row in rows] for at, name in enumerate(("kinds", "keys", "counts", "seats"))}
    await connection.execute(HOLD, {"process": process, **given})
    gone = holdings.c.process == process
    await connection.execute(delete(holdings).where(gone, holdings.c.count == 0))


async def counted(connection: AsyncConnection, kind: str, keys: Iterable[str], but: str = "") -> dict[str, int]:
    """Return how many connections there are by key, at all living processes or all but one."""
    query = text(f"""
        SELECT key, sum(count) FROM holdings WHERE kind = :kind AND {LIVELY} AND process <> :but GROUP BY key
    """)
    found = await connection.execute(query, {"kind": kind, "keys": list(keys), "but": but})
    return {key: int(count) for key, count in found}


async def present(connection: AsyncConnection, table_ids: Iterable[str]) -> dict[str, set[int]]:
    """Return the seats whose people are connected to any living process, by table."""
    return by_table(await connection.execute(PRESENT, {"keys": list(table_ids)}))


def by_table(rows: Iterable[Any]) -> dict[str, set[int]]:
    """Return the seats that rows of `PRESENT` name, by table."""
    found: dict[str, set[int]] = {}
    for key, seats in rows:
        found.setdefault(key, set()).update(seats)
    return found
