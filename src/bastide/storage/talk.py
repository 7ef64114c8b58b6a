"""Chat, undo requests, and the few facts about the database itself."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import schema
from bastide.storage.rows import ChatRow, UndoRow


def chat_row(row: Row[Any]) -> ChatRow:
    """Return a stored chat message as a value."""
    return ChatRow(row.id, row.seat, row.name, row.text, row.at)


async def say(
    connection: AsyncConnection,
    table_id: str,
    *,
    seat: int | None,
    name: str,
    text: str,
    at: float,
    asked: str | None = None,
) -> ChatRow:
    """Store a chat message; `asked` names the call that brought it."""
    values = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at, "asked": asked}
    number = await connection.scalar(insert(schema.chat).values(**values).returning(schema.chat.c.id))
    assert number is not None
    return ChatRow(number, seat, name, text, at)


async def said(connection: AsyncConnection, table_id: str, asked: str) -> ChatRow | None:
    """Return the chat message that a call has brought already."""
    column = schema.chat.c
    row = await connection.execute(select(schema.chat).where(column.table_id == table_id, column.asked == asked))
    found = row.first()
    return None if found is None else chat_row(found)


async def read_chat(connection: AsyncConnection, table_id: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
    """Return the last messages after a given one, the oldest first."""
    query = select(schema.chat).where(schema.chat.c.table_id == table_id, schema.chat.c.id > after)
    rows = await connection.execute(query.order_by(schema.chat.c.id.desc()).limit(limit))
    return [chat_row(row) for row in rows][::-1]


async def read_one(connection: AsyncConnection, table_id: str, message: int) -> ChatRow | None:
    """Return a chat message of a table."""
    column = schema.chat.c
    query = select(schema.chat).where(column.table_id == table_id, column.id == message)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else chat_row(row)


async def unsay(connection: AsyncConnection, table_id: str, message: int) -> bool:
    """Remove a chat message; return whether there was one."""
    column = schema.chat.c
    done = await connection.execute(delete(schema.chat).where(column.table_id == table_id, column.id == message))
    return done.rowcount > 0


async def read_undo(connection: AsyncConnection, table_id: str) -> UndoRow | None:
    """Return the undo request of a table, stale or not."""
    column = schema.undo_requests.c
    row = (await connection.execute(select(schema.undo_requests).where(column.table_id == table_id))).one_or_none()
    return None if row is None else UndoRow(row.id, row.seat, row.ply, row.seq, list(row.accepted), row.at)


async def write_undo(connection: AsyncConnection, table_id: str, request: UndoRow | None) -> None:
    """Replace the undo request of a table; None removes it."""
    await connection.execute(delete(schema.undo_requests).where(schema.undo_requests.c.table_id == table_id))
    if request is not None:
        await connection.execute(insert(schema.undo_requests), {"table_id": table_id, **asdict(request)})


async def known(connection: AsyncConnection, key: str) -> str | None:
    """Return the stored value of a fact, None if there is none."""
    found = await connection.scalar(select(schema.facts.c.value).where(schema.facts.c.key == key))
    return None if found is None else str(found)


async def fact(connection: AsyncConnection, key: str, value: str) -> str:
    """Return the stored value of a fact, storing this one first if there is none yet."""
    found = await known(connection, key)
    if found is not None:
        return found
    # Another process may be storing it in this very moment.
    first = text("INSERT INTO facts (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING")
    if (await connection.execute(first, {"key": key, "value": value})).rowcount == 1:
        return value
    return str(await connection.scalar(select(schema.facts.c.value).where(schema.facts.c.key == key)))


async def write_fact(connection: AsyncConnection, key: str, value: str) -> None:
    """Store a fact in place of what was known."""
    if await fact(connection, key, value) != value:
        await connection.execute(update(schema.facts).where(schema.facts.c.key == key).values(value=value))
