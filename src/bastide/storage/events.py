"""The append-only record of a table: primary key (table, seq), so that two writers cannot both be right."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import schema
from bastide.storage.rows import Event


class SeqTaken(Exception):
    """Somebody else has written these sequence numbers first; look again."""


async def append(connection: AsyncConnection, table_id: str, events: Sequence[Event]) -> None:
    """Add events; raise `SeqTaken` when one of their numbers is taken. The transaction is then lost."""
    if not events:
        return
    try:
        await connection.execute(insert(schema.events), [{"table_id": table_id, **asdict(event)} for event in events])
    except IntegrityError as error:
        raise SeqTaken(f"seq {events[0].seq} is taken") from error


async def read(connection: AsyncConnection, table_id: str, after: int = 0, upto: int | None = None) -> list[Event]:
    """Return the events with `after < seq <= upto` in order."""
    column = schema.events.c
    query = select(column.seq, column.kind, column.action, column.ply, column.seat, column.at).where(
        column.table_id == table_id, column.seq > after
    )
    if upto is not None:
        query = query.where(column.seq <= upto)
    return [Event(*row) for row in await connection.execute(query.order_by(column.seq))]
