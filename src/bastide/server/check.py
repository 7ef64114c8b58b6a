"""Folding every table of a database again, and comparing what is stored beside the events with what follows."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import func, inspect, select

from bastide.server.positions import Loaded, Positions
from bastide.storage import events as event_store
from bastide.storage import schema
from bastide.storage.database import Database
from bastide.storage.rows import OPEN, OVER
from bastide.storage.trouble import DatabaseProblem


@dataclass(frozen=True, slots=True)
class Found:
    """A table that was folded: what is wrong with it, or only older than this server."""

    table: str
    broken: str = ""
    frozen: str = ""


class Older(DatabaseProblem):
    """The database is of an older version: the server brings it up to date when it starts."""


def address_of(database: str) -> str:
    """Return the address of a database that is named by its file or by its address; raise OSError if it is neither."""
    if "://" in database:
        return database
    path = Path(database)
    path.open("rb").close()
    return f"sqlite+aiosqlite:///{path.absolute()}"


async def check(address: str) -> AsyncIterator[Found]:
    """Yield every table of a database, folded from its first event; nothing is written.

    Raises Older for a database of an older version.
    """
    db = Database(address)
    try:
        async with db.reading() as connection:
            columns = await connection.run_sync(
                lambda sync: (
                    {one["name"] for one in inspect(sync).get_columns("tables")}
                    if inspect(sync).has_table("tables")
                    else set()
                )
            )
            if not columns >= {column.name for column in schema.tables.columns}:
                raise Older("this database is of an older version; start the server on it once")
            ids = list((await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))).scalars())
        for table_id in ids:
            yield await _one(db, table_id)
    finally:
        await db.stop()


async def _one(db: Database, table_id: str) -> Found:
    try:
        async with db.reading() as connection:
            loaded = await Positions(1).load(connection, table_id)
            events, kept = schema.events.c, await event_store.checkpoint(connection, table_id)
            query = select(func.count(), func.max(events.seq)).where(events.table_id == table_id)
            count, last = (await connection.execute(query)).one()
    except Exception as error:  # whatever it is: this is the table to look at
        why = error.__cause__ or error
        return Found(table_id, broken=f"{type(why).__name__}: {why}"[:200])
    if loaded.frozen is not None and loaded.of_older:
        return Found(table_id, frozen=loaded.frozen.code)
    folded = kept.seq if kept is not None else 0
    if (count + folded, last or folded) != (loaded.row.seq, loaded.row.seq):
        return Found(table_id, broken=f"{count} events, the last is {last}, but the table says {loaded.row.seq}")
    return Found(table_id, broken="; ".join(differences(loaded)))


def differences(loaded: Loaded) -> list[str]:
    """Return where a table's header says something else than its events (slow)."""
    row, state = loaded.row, loaded.position.state
    running = row.state != OPEN
    current = state.current_player()
    turn = current if running and not state.is_terminal() and current >= 0 else None
    expected = {
        "ply": loaded.position.ply,
        "scores": state.scores(),
        "turn": turn,
        "over": running and state.is_terminal(),
        "seats": row.players,
        "waits_for_bot": turn is not None and loaded.seats[turn].kind == "bot",
    }
    stored = {
        "ply": row.ply,
        "scores": row.scores,
        "turn": row.turn,
        "over": row.state == OVER,
        "seats": len(loaded.seats),
        "waits_for_bot": row.waits_for_bot,
    }
    return [
        f"{name} is {stored[name]}, the events say {value}" for name, value in expected.items() if stored[name] != value
    ]
