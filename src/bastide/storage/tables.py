"""Reading and writing tables and their seats."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    TableClause,
    and_,
    bindparam,
    case,
    column,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import schema
from bastide.storage.bus import LISTENER
from bastide.storage.flaws import flaw
from bastide.storage.rows import OPEN, RUNNING, SeatRow, TableRow

TABLE_FIELDS: Final = tuple(field.name for field in fields(TableRow))
SEAT_FIELDS: Final = tuple(field.name for field in fields(SeatRow) if field.name != "others")
CHILDREN: Final = (
    schema.hand_overs,
    schema.rematches,
    schema.recoveries,
    schema.pairings,
    schema.notices,
    schema.undo_requests,
    schema.chat,
    schema.checkpoints,
    schema.events,
    schema.seat_keys,
    schema.listening,
    schema.seats,
)
"""Whatever belongs to a table and goes with it."""
DUE: Final = select(
    exists().where(schema.tables.c.state == RUNNING, schema.tables.c.waits_for_bot)
    | exists().where(schema.tables.c.state == RUNNING, schema.tables.c.deadline < bindparam("now"))
)

ACTIVITY: Final = TableClause("pg_stat_activity", column("application_name"), column("datname"))
LISTENING: Final = select(func.substr(ACTIVITY.c.application_name, len(LISTENER) + 1)).where(
    ACTIVITY.c.application_name.startswith(LISTENER), ACTIVITY.c.datname == func.current_database()
)
"""The processes whose connection that listens stands: PostgreSQL sees at once that one was killed."""


def _table(row: Row[Any]) -> TableRow:
    return TableRow(**{name: getattr(row, name) for name in TABLE_FIELDS})


def _seat(row: Row[Any], keys: Mapping[tuple[str, int], list[str]]) -> SeatRow:
    others = tuple(keys.get((row.table_id, row.seat), ()))
    return SeatRow(**{name: getattr(row, name) for name in SEAT_FIELDS}, others=others)


def _columns(table_id: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **{name: getattr(seat, name) for name in SEAT_FIELDS}}


async def _keys(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[tuple[str, int], list[str]]:
    """Return the further tokens of every seat of these tables, the oldest first."""
    key = schema.seat_keys.c
    query = select(key.table_id, key.seat, key.token_hash).where(key.table_id.in_(table_ids)).order_by(key.id)
    found: dict[tuple[str, int], list[str]] = {}
    for table_id, seat, token_hash in await connection.execute(query):
        found.setdefault((table_id, seat), []).append(token_hash)
    return found


async def insert_table(connection: AsyncConnection, table: TableRow, seats: Iterable[SeatRow]) -> None:
    """Store a new table with its seats."""
    await connection.execute(insert(schema.tables), asdict(table))
    await connection.execute(insert(schema.seats), [_columns(table.id, seat) for seat in seats])


async def read_table(connection: AsyncConnection, table_id: str, *, lock: bool = False) -> TableRow | None:
    """Return a table's header; with `lock`, keep other writers away until the transaction ends."""
    query = select(schema.tables).where(schema.tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    return None if row is None else _table(row)


async def update_table(connection: AsyncConnection, table_id: str, **values: object) -> None:
    """Change columns of a table."""
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(**values))


async def delete_table(connection: AsyncConnection, table_id: str) -> None:
    """Remove a table and everything that belongs to it."""
    await connection.execute(delete(schema.rematches).where(schema.rematches.c.next_id == table_id))
    for child in CHILDREN:
        await connection.execute(delete(child).where(child.c.table_id == table_id))
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))


async def read_seats(connection: AsyncConnection, table_id: str) -> list[SeatRow]:
    """Return the seats of a table in order."""
    query = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    keys = await _keys(connection, [table_id])
    return [_seat(row, keys) for row in await connection.execute(query)]


async def update_seat(connection: AsyncConnection, table_id: str, seat: int, **values: object) -> None:
    """Change columns of a seat."""
    where = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat)
    await connection.execute(update(schema.seats).where(where).values(**values))


async def saw(connection: AsyncConnection, table_id: str, seats: Collection[int], now: float) -> None:
    """Note when somebody at these seats was last connected."""
    where = (schema.seats.c.table_id == table_id) & schema.seats.c.seat.in_(seats)
    await connection.execute(update(schema.seats).where(where).values(seen_at=now))


async def list_public(
    connection: AsyncConnection, states: Sequence[str], limit: int, game: str | None = None
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Return public tables in these states with their seats: first those that wait for people, the newest first."""
    table = schema.tables.c
    query = select(schema.tables).where(table.public, ~table.hidden, table.closed_at.is_(None), table.state.in_(states))
    if game is not None:
        query = query.where(table.game == game)
    return await _with_seats(connection, query.order_by(table.state != OPEN, table.created_at.desc()).limit(limit))


async def read_tables(connection: AsyncConnection, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Return those of these tables that there are, each with its seats; what happened last comes first."""
    table = schema.tables.c
    return await _with_seats(
        connection, select(schema.tables).where(table.id.in_(ids)).order_by(table.updated_at.desc())
    )


async def _with_seats(connection: AsyncConnection, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Return the tables that a query finds, each with its seats; those whose rows are broken are left out."""
    rows = [_table(row) for row in await connection.execute(query)]
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    of = select(schema.seats).where(schema.seats.c.table_id.in_(seats)).order_by(schema.seats.c.seat)
    keys = await _keys(connection, list(seats))
    for row in await connection.execute(of):
        seats[row.table_id].append(_seat(row, keys))
    return [(row, seats[row.id]) for row in rows if not flaw(row, seats[row.id])]


async def count_by_state(connection: AsyncConnection) -> dict[str, int]:
    """Return how many tables there are in each state."""
    query = select(schema.tables.c.state, func.count()).group_by(schema.tables.c.state)
    return {str(row[0]): int(row[1]) for row in await connection.execute(query)}


async def count_bot_tables(connection: AsyncConnection, client: str) -> int:
    """Return how many running tables somebody has opened at which only bots sit."""
    table, seat = schema.tables.c, schema.seats.c
    person = select(seat.seat).where(seat.table_id == table.id, (seat.kind != "bot") | seat.owner_hash.is_not(None))
    query = select(func.count()).where(table.client == client, table.state == RUNNING, ~person.exists())
    return await connection.scalar(query) or 0


Rules = Collection[tuple[str, str]]
"""The games that a server has, each with the version of its rules."""


async def of_rules(connection: AsyncConnection, rules: Rules) -> list[str]:
    """Return the running and waiting tables of these rules whose draws are not bound to them."""
    table = schema.tables.c
    known = tuple_(table.game, table.rules_version).in_(sorted(rules))
    query = select(table.id).where(table.state.in_((OPEN, RUNNING)), known, table.shuffle.is_(None))
    return list((await connection.execute(query.order_by(table.id))).scalars())


def _going_on(rules: Rules, but: Collection[str]) -> ColumnElement[bool]:
    """Return which tables run under rules that this server has, but for some."""
    table = schema.tables.c
    known = tuple_(table.game, table.rules_version).in_(sorted(rules))
    return and_(table.state == RUNNING, table.closed_at.is_(None), known, table.id.not_in(sorted(but)))


def _unclaimed(connection: AsyncConnection, owner: str, now: float, lease: float) -> ColumnElement[bool]:
    """Return which tables nobody looks after; a lease that ends later than any could was made by a wrong clock.

    On PostgreSQL the leases of processes that are gone are void for one that is seen to listen itself.
    """
    until = schema.tables.c.lease_until
    free = until.is_(None) | (until < now) | (until > now + 2 * lease)
    if connection.dialect.name == "postgresql":
        free |= literal(owner).in_(LISTENING) & schema.tables.c.lease_owner.not_in(LISTENING)
    return free


async def anything_due(connection: AsyncConnection, now: float) -> bool:
    """Return whether a bot may be to move anywhere, or a clock may have run out: asked often, so by one statement."""
    return bool(await connection.scalar(DUE, {"now": now}))


async def waiting_for_bots(
    connection: AsyncConnection,
    now: float,
    limit: int,
    *,
    lease: float,
    rules: Rules,
    but: Collection[str] = (),
    owner: str = "",
) -> list[tuple[str, bool]]:
    """Return running tables where a bot is to move and nobody has claimed that, and whether only bots sit there.

    Tables with people come first, then each client's first one before anybody's second, the longest waiting first.
    """
    table, seat = schema.tables.c, schema.seats.c
    person = select(seat.seat).where(seat.table_id == table.id, (seat.kind != "bot") | seat.owner_hash.is_not(None))
    alone = case((person.exists(), 0), else_=1)
    place = func.row_number().over(partition_by=table.client, order_by=(alone, table.updated_at))
    where = (_going_on(rules, but), table.waits_for_bot, _unclaimed(connection, owner, now, lease))
    found = select(table.id, alone.label("alone"), place.label("place"), table.updated_at).where(*where).subquery()
    query = select(found.c.id, found.c.alone).order_by(found.c.alone, found.c.place, found.c.updated_at).limit(limit)
    return [(table_id, bool(only_bots)) for table_id, only_bots in await connection.execute(query)]


async def past_deadline(
    connection: AsyncConnection, now: float, rules: Rules, but: Collection[str] = (), limit: int = 100
) -> list[str]:
    """Return running tables whose clock has run out for the seat on turn."""
    table = schema.tables.c
    query = select(table.id).where(_going_on(rules, but), table.deadline < now)
    return list((await connection.execute(query.order_by(table.deadline).limit(limit))).scalars())


async def shift_clocks(connection: AsyncConnection, lived: float, now: float) -> int:
    """Let no clock count the time since a server last lived; return how many clocks ran."""
    table = schema.tables.c
    stood = now - case((table.turn_since > lived, table.turn_since), else_=lived)
    statement = update(schema.tables).where(
        table.state == RUNNING, table.closed_at.is_(None), table.turn_since.is_not(None)
    )
    result = await connection.execute(
        statement.values(turn_since=table.turn_since + stood, deadline=table.deadline + stood)
    )
    return result.rowcount


Boxes = Collection[tuple[str, str, str]]
"""The games that a server has, each with the version of its rules and the key of its values."""


async def with_clocks_to_set(connection: AsyncConnection, boxes: Boxes, *, known: bool) -> list[str]:
    """Return tables at which somebody is to move: of these boxes where no time runs, or of any others where it does."""
    table = schema.tables.c
    ours = tuple_(table.game, table.rules_version, table.corrections).in_(sorted(boxes))
    where = (ours, table.turn_since.is_(None)) if known else (~ours, table.turn_since.is_not(None))
    query = select(table.id).where(table.state == RUNNING, table.turn.is_not(None), *where)
    return list((await connection.execute(query.order_by(table.id))).scalars())


async def claim(connection: AsyncConnection, table_id: str, owner: str, now: float, lease: float) -> bool:
    """Take or renew the lease on a table; return whether it is now the owner's."""
    table = schema.tables.c
    free = _unclaimed(connection, owner, now, lease) | (table.lease_owner == owner)
    statement = update(schema.tables).where(table.id == table_id, free)
    result = await connection.execute(statement.values(lease_owner=owner, lease_until=now + lease))
    return result.rowcount == 1


async def release_all(connection: AsyncConnection) -> None:
    """Give back the leases of servers that are gone; only where there can be no other server."""
    statement = update(schema.tables).where(schema.tables.c.lease_owner.is_not(None))
    await connection.execute(statement.values(lease_owner=None, lease_until=None))


async def release(connection: AsyncConnection, table_id: str, owner: str) -> None:
    """Give a lease back."""
    table = schema.tables.c
    statement = update(schema.tables).where(table.id == table_id, table.lease_owner == owner)
    await connection.execute(statement.values(lease_owner=None, lease_until=None))
