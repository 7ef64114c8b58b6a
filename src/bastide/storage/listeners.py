"""Who is told what happens at a table while nobody of them looks: push subscriptions and mail addresses."""

from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Row, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import schema

PUSH: Final = "push"
MAIL: Final = "mail"
UNANSWERED: Final = 24 * 3600.0
"""Seconds that whoever has a mail address gets to confirm it."""


@dataclass(frozen=True, slots=True)
class ListenerRow:
    """One address; times are Unix seconds."""

    id: str
    kind: str
    address: str = field(repr=False)
    language: str
    confirmed_at: float | None
    secret_hash: str = field(repr=False)
    created_at: float
    failures: int = 0


def _row(row: Row[Any]) -> ListenerRow:
    return ListenerRow(**{name: getattr(row, name) for name in ListenerRow.__dataclass_fields__})


async def find(connection: AsyncConnection, kind: str, address: str) -> ListenerRow | None:
    """Return the listener of an address."""
    column = schema.listeners.c
    query = select(schema.listeners).where(column.kind == kind, column.address == address)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else _row(row)


async def of_secret(connection: AsyncConnection, secret_hash: str) -> ListenerRow | None:
    """Return the listener whose links have this secret."""
    query = select(schema.listeners).where(schema.listeners.c.secret_hash == secret_hash)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else _row(row)


async def add(connection: AsyncConnection, row: ListenerRow) -> None:
    """Store a new listener; raise IntegrityError where another has the same address."""
    await connection.execute(insert(schema.listeners), asdict(row))


async def change(connection: AsyncConnection, listener_id: str, **values: object) -> None:
    """Change columns of a listener."""
    await connection.execute(update(schema.listeners).where(schema.listeners.c.id == listener_id).values(**values))


async def end(connection: AsyncConnection, listener_id: str) -> None:
    """Forget an address, wherever it listened."""
    await connection.execute(delete(schema.listening).where(schema.listening.c.listener_id == listener_id))
    await connection.execute(delete(schema.listeners).where(schema.listeners.c.id == listener_id))


async def listen(connection: AsyncConnection, listener_id: str, table_id: str, seats: Collection[int]) -> None:
    """Let a listener hear of these seats."""
    column = schema.listening.c
    mine = (column.listener_id == listener_id) & (column.table_id == table_id)
    known = set((await connection.execute(select(column.seat).where(mine))).scalars())
    for seat in sorted(set(seats) - known):
        values = {"listener_id": listener_id, "table_id": table_id, "seat": seat}
        await connection.execute(insert(schema.listening).values(**values))


async def deafen(connection: AsyncConnection, listener_id: str, table_id: str, seats: Collection[int]) -> None:
    """Let a listener hear of these seats no more; if nothing is left to hear of, it goes."""
    column = schema.listening.c
    await _drop(
        connection, (column.listener_id == listener_id) & (column.table_id == table_id) & column.seat.in_(seats)
    )


async def hush(connection: AsyncConnection, table_id: str, seats: Collection[int], kind: str, but: str = "") -> None:
    """Let no listener of a kind hear of these seats any more, but for one; whom nothing is left to hear of goes."""
    column, listener = schema.listening.c, schema.listeners.c
    of_kind = select(listener.id).where(listener.kind == kind, listener.id != but)
    where = (column.table_id == table_id) & column.seat.in_(seats) & column.listener_id.in_(of_kind)
    await _drop(connection, where)


async def drop(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Forget who listened for a seat: somebody else has it now."""
    column = schema.listening.c
    await _drop(connection, (column.table_id == table_id) & (column.seat == seat))


async def _drop(connection: AsyncConnection, where: Any) -> None:
    column, listener = schema.listening.c, schema.listeners.c
    query = delete(schema.listening).where(where).returning(column.listener_id)
    gone = set((await connection.execute(query)).scalars())
    if gone:
        deaf = listener.id.in_(gone) & ~exists().where(column.listener_id == listener.id)
        await connection.execute(delete(schema.listeners).where(deaf))


async def at(connection: AsyncConnection, table_id: str, seats: Collection[int]) -> list[ListenerRow]:
    """Return who listens for any of these seats."""
    column = schema.listening.c
    hear = select(column.listener_id).where(column.table_id == table_id, column.seat.in_(seats))
    query = select(schema.listeners).where(schema.listeners.c.id.in_(hear)).order_by(schema.listeners.c.created_at)
    return [_row(row) for row in await connection.execute(query)]


async def any_listener(connection: AsyncConnection, kinds: Collection[str]) -> bool:
    """Return whether there is a listener of these kinds."""
    return bool(await connection.scalar(select(exists().where(schema.listeners.c.kind.in_(kinds)))))


async def forget_deaf(connection: AsyncConnection, now: float, limit: int) -> int:
    """Remove so many addresses that listen to no table, or that nobody has confirmed in time; return how many."""
    column, listener = schema.listening.c, schema.listeners.c
    deaf = ~exists().where(column.listener_id == listener.id)
    late = listener.confirmed_at.is_(None) & (listener.created_at < now - UNANSWERED)
    found = list((await connection.execute(select(listener.id).where(deaf | late).limit(limit))).scalars())
    for listener_id in found:
        await end(connection, listener_id)
    return len(found)


async def count(connection: AsyncConnection) -> int:
    """Return how many listeners there are."""
    return int(await connection.scalar(select(func.count()).select_from(schema.listeners)) or 0)
