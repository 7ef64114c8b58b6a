"""What belongs to one person: what they said, what tells of them, the ways to their seat."""

from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import listeners, operating, reports, schema
from bastide.storage.rows import ChatRow
from bastide.storage.talk import chat_row

NOBODY = "–"
"""What stands in place of a name that is forgotten."""


async def said(connection: AsyncConnection, table_id: str, seat: int, name: str) -> list[ChatRow]:
    """Return what somebody has said at a table."""
    column = schema.chat.c
    query = select(schema.chat).where(column.table_id == table_id, column.seat == seat, column.name == name)
    return [chat_row(row) for row in await connection.execute(query.order_by(column.id))]


async def decisions(connection: AsyncConnection, table_id: str, seat: int) -> tuple[int, float | None, float | None]:
    """Return how often a seat decided something or took it back, when first and when last."""
    event = schema.events.c
    query = select(func.count(), func.min(event.at), func.max(event.at))
    count, first, last = (await connection.execute(query.where(event.table_id == table_id, event.seat == seat))).one()
    return int(count), first, last


async def reported(connection: AsyncConnection, table_id: str, seat: int) -> list[dict[str, Any]]:
    """Return what somebody has reported from a seat."""
    column = operating.reports.c
    query = select(column.at, column.why, column.text).where(column.table_id == table_id, column.by_seat == seat)
    return [{"at": at, "why": why, "text": text} for at, why, text in await connection.execute(query)]


async def forget(connection: AsyncConnection, table_id: str, seat: int, name: str) -> None:
    """Forget what was said from a seat under a name, the name in what was told, and the ways to the seat."""
    chat, notice = schema.chat.c, schema.notices.c
    await connection.execute(delete(schema.chat).where(chat.table_id == table_id, chat.seat == seat, chat.name == name))
    rows = list(await connection.execute(select(notice.id, notice.args).where(notice.table_id == table_id)))
    for number, args in rows:
        if name in args.values():
            kept = {key: NOBODY if value == name else value for key, value in args.items()}
            await connection.execute(update(schema.notices).where(notice.id == number).values(args=kept))
    for table in (schema.seat_keys, schema.recoveries, schema.hand_overs):
        await connection.execute(delete(table).where(table.c.table_id == table_id, table.c.seat == seat))
    await listeners.drop(connection, table_id, seat)
    await connection.execute(delete(schema.pairings).where(schema.pairings.c.table_id == table_id))
    await reports.unsign(connection, table_id, seat)
