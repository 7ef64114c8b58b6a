"""Operators of a server, and the log of what they did and read."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import operating


@dataclass(frozen=True, slots=True)
class OperatorRow:
    """Somebody who may moderate a server."""

    name: str
    token_hash: str = field(repr=False)
    made_at: float


@dataclass(frozen=True, slots=True)
class AuditRow:
    """One thing that an operator did or read."""

    id: int
    at: float
    who: str
    what: str
    table_id: str | None
    details: dict[str, Any]


async def read(connection: AsyncConnection) -> list[OperatorRow]:
    """Return every operator by name."""
    column = operating.operators.c
    query = select(column.name, column.token_hash, column.made_at).order_by(column.name)
    return [OperatorRow(*row) for row in await connection.execute(query)]


async def write(connection: AsyncConnection, row: OperatorRow) -> None:
    """Make an operator, or give one another token."""
    await remove(connection, row.name)
    values = {"name": row.name, "token_hash": row.token_hash, "made_at": row.made_at}
    await connection.execute(insert(operating.operators).values(**values))


async def remove(connection: AsyncConnection, name: str) -> bool:
    """Remove an operator; return whether there was one."""
    done = await connection.execute(delete(operating.operators).where(operating.operators.c.name == name))
    return done.rowcount > 0


async def note(
    connection: AsyncConnection, at: float, who: str, what: str, table_id: str | None = None, **details: Any
) -> None:
    """Write down what was done or read, in the same transaction as that."""
    values: Mapping[str, Any] = {"at": at, "who": who, "what": what, "table_id": table_id, "details": details}
    await connection.execute(insert(operating.audit).values(**values))


async def noted(connection: AsyncConnection, before: int | None, limit: int) -> list[AuditRow]:
    """Return what was written down, the newest first, from before an entry on."""
    column = operating.audit.c
    query = select(operating.audit).order_by(column.id.desc()).limit(limit)
    if before is not None:
        query = query.where(column.id < before)
    return [
        AuditRow(row.id, row.at, row.who, row.what, row.table_id, dict(row.details))
        for row in await connection.execute(query)
    ]
