"""Forgetting what is not needed any more, a little at a time."""

from sqlalchemy import ColumnElement, Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import listeners, operating, schema, talk


async def untouched(connection: AsyncConnection, state: str, before: float, limit: int) -> list[str]:
    """Return tables in a state that nothing has happened at since then, the oldest first."""
    table = schema.tables.c
    query = select(table.id).where(table.state == state, table.updated_at < before).order_by(table.updated_at)
    return list((await connection.execute(query.limit(limit))).scalars())


async def forget_chat(connection: AsyncConnection, before: float, limit: int) -> int:
    """Remove so many messages that were said before; return how many."""
    column = schema.chat.c
    return await _some(connection, schema.chat, column.id, column.at < before, limit)


async def forget_reports(connection: AsyncConnection, before: float, limit: int) -> int:
    """Remove so many reports that were answered before; return how many."""
    column = operating.reports.c
    return await _some(connection, operating.reports, column.id, column.answered_at < before, limit)


async def forget_restrictions(connection: AsyncConnection, before: float, limit: int) -> int:
    """Remove so many restrictions that had run out before; return how many."""
    column = operating.restrictions.c
    return await _some(connection, operating.restrictions, column.id, column.until < before, limit)


async def forget_audit(connection: AsyncConnection, before: float, limit: int) -> int:
    """Remove so many entries of the operators' log from before; return how many."""
    column = operating.audit.c
    return await _some(connection, operating.audit, column.id, column.at < before, limit)


async def forget_codes(connection: AsyncConnection, now: float, limit: int) -> int:
    """Remove so many one-time codes that are no good any more; return how many."""
    column = schema.pairings.c
    return await _some(connection, schema.pairings, column.code_hash, column.expires_at < now, limit)


async def forget_listeners(connection: AsyncConnection, now: float, limit: int) -> int:
    """Remove so many addresses that listen to no table any more; return how many."""
    return await listeners.forget_deaf(connection, now, limit)


async def forget_clients(connection: AsyncConnection, before: float, limit: int) -> int:
    """Forget from where the people of so many seats came, at tables untouched since then; return how many.

    Who opened such a table is forgotten with them: no bot has to think there.
    """
    seat, table = schema.seats.c, schema.tables.c
    old = select(table.id).where(table.updated_at < before)
    opened = old.where(table.client != "").limit(limit)
    await connection.execute(update(schema.tables).where(table.id.in_(opened)).values(client=""))
    query = select(seat.table_id, seat.seat).where(seat.client != "", seat.table_id.in_(old)).limit(limit)
    found = list(await connection.execute(query))
    for table_id, number in found:
        where = (seat.table_id == table_id) & (seat.seat == number)
        await connection.execute(update(schema.seats).where(where).values(client=""))
    return len(found)


async def take_turn(connection: AsyncConnection, key: str, now: float, every: float) -> bool:
    """Return whether a job that one process does for all, so often, falls to whoever asks now.

    Processes need not agree on the time: what another did a moment from now is not done again.
    """
    last = await talk.fact(connection, key, "0")
    if abs(now - float(last)) < every:
        return False
    fact = schema.facts.c
    done = await connection.execute(
        update(schema.facts).where(fact.key == key, fact.value == last).values(value=str(now))
    )
    return done.rowcount == 1


async def _some(
    connection: AsyncConnection, table: Table, key: ColumnElement[object], where: ColumnElement[bool], limit: int
) -> int:
    found = list((await connection.execute(select(key).where(where).limit(limit))).scalars())
    if found:
        await connection.execute(delete(table).where(key.in_(found)))
    return len(found)
