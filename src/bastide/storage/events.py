"""The record of a table: primary key (table, seq), so that two writers cannot both be right.

It is only ever added to, until it holds far more that was undone than is in force: then it is folded into a checkpoint.
"""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import schema
from bastide.storage.rows import CheckpointRow, Event


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


async def checkpoint(connection: AsyncConnection, table_id: str) -> CheckpointRow | None:
    """Return where a table stood after the events that were folded away, None if all are there."""
    column = schema.checkpoints.c
    row = (await connection.execute(select(column.seq, column.data).where(column.table_id == table_id))).one_or_none()
    return None if row is None else CheckpointRow(row.seq, row.data)


async def fold(connection: AsyncConnection, table_id: str, row: CheckpointRow) -> None:
    """Keep where a table stands in place of the events that led there."""
    await connection.execute(delete(schema.checkpoints).where(schema.checkpoints.c.table_id == table_id))
    await connection.execute(insert(schema.checkpoints), {"table_id": table_id, **asdict(row)})
    events = schema.events.c
    await connection.execute(delete(schema.events).where(events.table_id == table_id, events.seq <= row.seq))


async def read(connection: AsyncConnection, table_id: str, after: int = 0, upto: int | None = None) -> list[Event]:
    """Return the events with `after < seq <= upto` in order; those that were folded away are missing."""
    column = schema.events.c
    query = select(column.seq, column.kind, column.action, column.ply, column.seat, column.at).where(
        column.table_id == table_id, column.seq > after
    )
    if upto is not None:
        query = query.where(column.seq <= upto)
    return [Event(*row) for row in await connection.execute(query.order_by(column.seq))]
