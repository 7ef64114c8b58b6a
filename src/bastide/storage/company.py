"""What people tell and ask one another at a table beside the game: notices, a rematch, a hand-over."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import schema
from bastide.storage.rows import HandOverRow, NoticeRow, RematchRow


def _notice(row: Row[Any]) -> NoticeRow:
    return NoticeRow(row.id, row.ply, row.at, row.seat, row.key, dict(row.args))


async def add_notice(
    connection: AsyncConnection, table_id: str, *, ply: int, at: float, seat: int | None, key: str, args: dict[str, Any]
) -> None:
    """Store a notice."""
    values = {"table_id": table_id, "ply": ply, "at": at, "seat": seat, "key": key, "args": args}
    await connection.execute(insert(schema.notices).values(**values))


async def read_notices(connection: AsyncConnection, table_id: str, after: int = 0, limit: int = 500) -> list[NoticeRow]:
    """Return the last notices after a given one, the oldest first."""
    column = schema.notices.c
    query = select(schema.notices).where(column.table_id == table_id, column.id > after)
    return [_notice(row) for row in await connection.execute(query.order_by(column.id.desc()).limit(limit))][::-1]


async def last_notice(connection: AsyncConnection, table_id: str, key: str) -> NoticeRow | None:
    """Return the latest notice of a kind."""
    column = schema.notices.c
    query = select(schema.notices).where(column.table_id == table_id, column.key == key)
    row = (await connection.execute(query.order_by(column.id.desc()).limit(1))).one_or_none()
    return None if row is None else _notice(row)


async def read_rematch(connection: AsyncConnection, table_id: str) -> RematchRow | None:
    """Return the offer of another game."""
    query = select(schema.rematches).where(schema.rematches.c.table_id == table_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else RematchRow(row.next_id, row.seat, list(row.accepted), row.at)


async def write_rematch(connection: AsyncConnection, table_id: str, offer: RematchRow) -> None:
    """Replace the offer of another game."""
    await connection.execute(delete(schema.rematches).where(schema.rematches.c.table_id == table_id))
    await connection.execute(insert(schema.rematches), {"table_id": table_id, **asdict(offer)})


async def read_hand_over(connection: AsyncConnection, table_id: str) -> HandOverRow | None:
    """Return the wish to hand a seat to a bot, stale or not."""
    query = select(schema.hand_overs).where(schema.hand_overs.c.table_id == table_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else HandOverRow(row.seat, row.seq, list(row.accepted), row.at, row.anchor)


async def write_hand_over(connection: AsyncConnection, table_id: str, wish: HandOverRow | None) -> None:
    """Replace the wish to hand a seat to a bot; None removes it."""
    await connection.execute(delete(schema.hand_overs).where(schema.hand_overs.c.table_id == table_id))
    if wish is not None:
        await connection.execute(insert(schema.hand_overs), {"table_id": table_id, **asdict(wish)})
