"""What belongs to one person, handed out or forgotten: a person is whoever holds the tokens of a seat."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.server.admin.tables import put_out
from bastide.server.doors import anchor
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.replies import moment
from bastide.server.seats import sit
from bastide.server.views import chat_json
from bastide.storage import company, listeners
from bastide.storage import operators as log
from bastide.storage import people as store
from bastide.storage import tables as table_store
from bastide.storage.database import Write
from bastide.storage.rows import OPEN, OVER, SeatRow

ONESELF = "(the person)"
"""Who acts in the log where somebody forgets what is theirs."""


async def _mine(house: House, connection: AsyncConnection, table_id: str, tokens: Sequence[str]) -> list[SeatRow]:
    seats = await table_store.read_seats(connection, table_id)
    mine = house.keys.mine(tokens, seats)
    return [seat for seat in seats if seat.seat in mine]


async def _and_next(house: House, tables: Mapping[str, Sequence[str]]) -> dict[str, Sequence[str]]:
    """Return these tables and those of rematches: the same tokens open the seats that are kept there."""
    found, known = dict(tables), list(tables)
    async with house.db.reading() as connection:
        for table_id in known:  # which grows
            offer = await company.read_rematch(connection, table_id)
            if offer is not None and offer.next_id not in found:
                found[offer.next_id] = found[table_id]
                known.append(offer.next_id)
    return found


async def export(house: House, tables: Mapping[str, Sequence[str]]) -> list[dict[str, Any]]:
    """Return everything that belongs to whoever has these tokens, by table and seat. Unknown tables are no matter."""
    found = []
    tables = await _and_next(house, tables)
    async with house.db.reading() as connection:
        for table_id in sorted(tables):
            mine = await _mine(house, connection, table_id, tables[table_id])
            found += [await _of_seat(connection, table_id, seat) for seat in mine]
    return found


async def export_seat(house: House, who: str, table_id: str, number: int) -> dict[str, Any]:
    """Return everything that belongs to the person of a seat, for an operator who was asked for it."""
    async with house.db.writing() as write:
        if await table_store.read_table(write.connection, table_id) is None:
            raise ApiError(404, "no-table", "there is no such table")
        seats = await table_store.read_seats(write.connection, table_id)
        if number >= len(seats):
            raise ApiError(404, "no-seat", f"this table has {len(seats)} seats", seat=number)
        await log.note(write.connection, house.now(), who, "person-exported", table_id, seat=number)
        return await _of_seat(write.connection, table_id, seats[number])


async def _of_seat(connection: AsyncConnection, table_id: str, seat: SeatRow) -> dict[str, Any]:
    row = await table_store.read_table(connection, table_id)
    assert row is not None
    count, first, last = await store.decisions(connection, table_id, seat.seat)
    said = await store.said(connection, table_id, seat.seat, seat.name)
    reported = await store.reported(connection, table_id, seat.seat)
    hearing = await listeners.at(connection, table_id, [seat.seat])
    return {
        "table": table_id,
        "game": row.game,
        "opened": moment(row.created_at),
        "seat": seat.seat,
        "name": seat.name,
        "seen": None if seat.seen_at is None else moment(seat.seen_at),
        "decisions": count,
        "first": None if first is None else moment(first),
        "last": None if last is None else moment(last),
        "chat": [chat_json(message) for message in said],
        "reports": [{**report, "at": moment(report["at"])} for report in reported],
        "address_hash": seat.client or None,
        "notifications": [{"kind": one.kind, "address": one.address, "language": one.language} for one in hearing],
    }


async def forget(house: House, tables: Mapping[str, Sequence[str]]) -> int:
    """Forget everything that belongs to whoever has these tokens; return how many seats that was.

    Raises `ApiError` for a table that is broken, once everything else is forgotten.
    """
    count, wrong = 0, list[ApiError]()
    tables = await _and_next(house, tables)
    for table_id in sorted(tables):
        try:
            count += await _forget_at(house, table_id, tables[table_id])
        except ApiError as refusal:
            if refusal.code != "no-table":
                wrong.append(refusal)
    if wrong:
        raise wrong[0]
    return count


async def _forget_at(house: House, table_id: str, tokens: Sequence[str]) -> int:
    await house.know(table_id)
    count = 0
    async with house.db.writing() as write:
        await table_store.read_table(write.connection, table_id, lock=True)  # who sits there is looked up once
        for seat in await _mine(house, write.connection, table_id, tokens):
            loaded = await house.positions.load(write.connection, table_id, lock=True)
            await _forget(house, write, loaded, seat.seat)
            await log.note(write.connection, house.now(), ONESELF, "person-forgotten", table_id, seat=seat.seat)
            count += 1
            if await table_store.read_table(write.connection, table_id) is None:
                break
    return count


async def forget_seat(house: House, who: str, table_id: str, number: int) -> None:
    """Forget everything that belongs to the person of a seat, for an operator who was asked to."""
    await house.know(table_id)
    async with house.db.writing() as write:
        loaded = await house.positions.load(write.connection, table_id, lock=True)
        if number >= len(loaded.seats):
            raise ApiError(404, "no-seat", f"this table has {len(loaded.seats)} seats", seat=number)
        await _forget(house, write, loaded, number)
        await log.note(write.connection, house.now(), who, "person-forgotten", table_id, seat=number)
        kept_by, offer = anchor(loaded.seats[number]), await company.read_rematch(write.connection, table_id)
        if kept_by is None or offer is None or await table_store.read_table(write.connection, offer.next_id) is None:
            return
        after = await house.positions.load(write.connection, offer.next_id, lock=True)
        for seat in after.seats:
            if not seat.held and seat.owner_hash == kept_by:  # kept there for a rematch
                await _forget(house, write, after, seat.seat)


async def _forget(house: House, write: Write, loaded: Loaded, number: int) -> None:
    """Empty a seat and take its person out of what was told; what was played stays, under no name."""
    table_id, name, client = loaded.row.id, loaded.seats[number].name, loaded.seats[number].client
    after: Loaded | None = loaded
    if loaded.row.state != OVER and not loaded.of_older:  # else nothing is played there any more
        after = await put_out(house, write, loaded, number, "left")
    if after is None:
        return  # it was the last person of a table that had not started
    await store.forget(write.connection, table_id, number, name)
    seat = after.seats[number]
    nameless = "" if seat.kind in ("bot", "open") else store.NOBODY
    if after.row.state == OPEN:
        await sit(write, after, SeatRow(number, "open"))
    else:
        await sit(write, after, replace(seat, name=nameless, token_hash=None, owner_hash=None, client="", others=()))
    if after.row.client == client:  # who opened the table
        await table_store.update_table(write.connection, table_id, client="")
    write.say("changed", table_id)
