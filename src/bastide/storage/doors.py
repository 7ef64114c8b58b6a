"""Further ways to one's seats: tokens of other devices, one-time codes, words to write down. Only hashes are kept."""

from collections.abc import Mapping, Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import schema


async def add_key(connection: AsyncConnection, table_id: str, seat: int, token_hash: str, most: int) -> None:
    """Let one more token open a seat; beyond so many the oldest ones open it no longer."""
    key = schema.seat_keys.c
    await connection.execute(insert(schema.seat_keys).values(table_id=table_id, seat=seat, token_hash=token_hash))
    known = select(key.id).where(key.table_id == table_id, key.seat == seat).order_by(key.id.desc())
    for old in list((await connection.execute(known)).scalars())[most:]:
        await connection.execute(delete(schema.seat_keys).where(key.id == old))


async def drop_keys(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Forget the further tokens of a seat: somebody else sits there now."""
    key = schema.seat_keys.c
    await connection.execute(delete(schema.seat_keys).where(key.table_id == table_id, key.seat == seat))


async def add_pairing(
    connection: AsyncConnection, code_hash: str, table_id: str, seats: Mapping[int, str], expires_at: float
) -> None:
    """Store a code for these seats, each with the hash of the token that holds it."""
    kept = {str(seat): anchor for seat, anchor in seats.items()}
    values = {"code_hash": code_hash, "table_id": table_id, "seats": kept, "expires_at": expires_at}
    await connection.execute(insert(schema.pairings).values(**values))


async def use_pairing(connection: AsyncConnection, code_hash: str, now: float) -> tuple[str, dict[int, str]] | None:
    """Remove a code and return its table and seats; None if it is unknown, used or too old."""
    column = schema.pairings.c
    await connection.execute(delete(schema.pairings).where(column.expires_at < now))
    query = delete(schema.pairings).where(column.code_hash == code_hash).returning(column.table_id, column.seats)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.table_id, {int(seat): anchor for seat, anchor in row.seats.items()})


async def cover(connection: AsyncConnection, words_hash: str, table_id: str, seats: Mapping[int, str]) -> None:
    """Let these words bring these seats back."""
    column = schema.recoveries.c
    for seat, anchor in seats.items():
        same = (column.words_hash == words_hash) & (column.table_id == table_id) & (column.seat == seat)
        await connection.execute(delete(schema.recoveries).where(same))
        values = {"words_hash": words_hash, "table_id": table_id, "seat": seat, "anchor": anchor}
        await connection.execute(insert(schema.recoveries).values(**values))


async def covered(
    connection: AsyncConnection, words_hash: str, states: Sequence[str], limit: int
) -> dict[str, dict[int, str]]:
    """Return the seats that these words bring back at tables in these states, the newest tables first."""
    column, table = schema.recoveries.c, schema.tables.c
    joined = schema.recoveries.join(schema.tables, column.table_id == table.id)
    query = select(column.table_id, column.seat, column.anchor).select_from(joined)
    query = query.where(column.words_hash == words_hash, table.state.in_(states))
    found: dict[str, dict[int, str]] = {}
    for table_id, seat, anchor in await connection.execute(query.order_by(table.updated_at.desc()).limit(limit)):
        found.setdefault(table_id, {})[seat] = anchor
    return found
