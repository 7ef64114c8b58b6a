"""What an operator does with a table: look, hide, close, delete, free a seat, take a message away."""

from dataclasses import replace
from typing import Any, Final

from bastide.server import notices, seats
from bastide.server.access import locked
from bastide.server.doors import anchor
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.replies import moment
from bastide.server.views import chat_json, notice_json, table_json
from bastide.storage import company, overview, reports, talk
from bastide.storage import operators as log
from bastide.storage import tables as table_store
from bastide.storage.database import Write
from bastide.storage.rows import OVER, SeatRow, TableRow

CHAT_SHOWN: Final = 200
NEXT: Final = "^[0-9]{1,12}([.][0-9]{1,12})?-[0-9A-Za-z]{1,32}$"
"""What a list says of where it goes on: when its last table was opened, and its id."""


def entry(row: TableRow, seated: list[SeatRow], present: set[int], waiting: int) -> dict[str, Any]:
    """Return a table as an operator sees it in a list: what a spectator sees, and what was done to it."""
    shown = table_json(row, seated, frozenset(), present)
    return {
        "table": shown,
        "hidden": row.hidden,
        "closed": None if row.closed_at is None else moment(row.closed_at),
        "reports": waiting,
    }


def place(text: str | None) -> overview.Place | None:
    """Return where a list went on that says this in `next`.

    >>> place("1764496743.25-aBcDeFg")
    (1764496743.25, 'aBcDeFg')
    """
    if text is None:
        return None
    opened, _, table_id = text.partition("-")
    return float(opened), table_id


async def listed(house: House, who: str, wanted: overview.Wanted) -> dict[str, Any]:
    """Return tables, the newest first, and where the list goes on; that private ones were listed is in the log."""
    async with house.db.reading() as connection:
        found, last = await overview.find(connection, wanted)
        waiting = await reports.waiting(connection)
    if wanted.private:
        private = [row.id for row, _ in found if not row.public]
        async with house.db.writing() as write:
            await log.note(write.connection, house.now(), who, "listed-private", tables=private)
    present = await house.present(*(row.id for row, _ in found))
    shown = [entry(row, seated, present[row.id], waiting.get(row.id, 0)) for row, seated in found]
    return {"tables": shown, "next": None if last is None else f"{last[0]!r}-{last[1]}"}


async def looked_at(house: House, who: str, table_id: str) -> dict[str, Any]:
    """Return what a spectator sees of a table, with all that was said; reading a private one is in the log."""
    async with house.db.reading() as connection:
        row = await table_store.read_table(connection, table_id)
        if row is None:
            raise ApiError(404, "no-table", "there is no such table")
        seated = await table_store.read_seats(connection, table_id)
        said = await talk.read_chat(connection, table_id, 0, CHAT_SHOWN)
        told = await company.read_notices(connection, table_id)
        found = await reports.read(connection, CHAT_SHOWN, answered=True, table_id=table_id)
    if not row.public:
        await _noted(house, who, "looked", table_id)
    waiting = sum(report.answered_at is None for report in found)
    return {
        **entry(row, seated, (await house.present(table_id))[table_id], waiting),
        "chat": [chat_json(message) for message in said],
        "notices": [notice_json(notice) for notice in told],
        "told": [report_json(report) for report in found],
    }


def report_json(report: reports.ReportRow) -> dict[str, Any]:
    """Return a report; who made it is no more than the seat."""
    return {
        "id": report.id,
        "table": report.table_id,
        "at": moment(report.at),
        "why": report.why,
        "text": report.text,
        "seat": report.seat,
        "name": report.name,
        "message": report.message,
        "said": report.said,
        "by_seat": report.by_seat,
        "answered": None if report.answered_at is None else moment(report.answered_at),
        "by": report.answered_by,
        "note": report.note,
    }


async def _noted(house: House, who: str, what: str, table_id: str) -> None:
    async with house.db.writing() as write:
        await log.note(write.connection, house.now(), who, what, table_id)


async def _row(write: Write, table_id: str) -> TableRow:
    row = await table_store.read_table(write.connection, table_id, lock=True)
    if row is None:
        raise ApiError(404, "no-table", "there is no such table")
    return row


async def hide(house: House, who: str, table_id: str, hidden: bool) -> None:
    """Keep a table out of the lists, or show it there again; whoever has the link may go on."""
    async with house.db.writing() as write:
        await _row(write, table_id)
        await table_store.update_table(write.connection, table_id, hidden=hidden)
        await log.note(write.connection, house.now(), who, "hidden" if hidden else "shown", table_id)
        write.say("changed", table_id)


async def close(house: House, who: str, table_id: str, closed: bool, reason: str) -> None:
    """End a table for everybody, or let it go on again: it can be looked at, and nothing can be done there.

    The clock of whoever is to move stands still meanwhile.
    """
    now = house.now()
    async with house.db.writing() as write:
        row = await _row(write, table_id)
        if closed == (row.closed_at is not None):
            return
        values: dict[str, Any] = {"closed_at": now if closed else None}
        if row.state != OVER:  # whoever knows the table as it was before must read it anew; an end is as old as it is
            values["updated_at"] = now
        if row.closed_at is not None:
            shift = now - row.closed_at
            for column in ("turn_since", "deadline"):
                if (at := getattr(row, column)) is not None:
                    values[column] = at + shift
        await table_store.update_table(write.connection, table_id, **values)
        await log.note(write.connection, now, who, "closed" if closed else "reopened", table_id, reason=reason)
        write.say("changed", table_id)


async def delete(house: House, who: str, table_id: str, reason: str) -> None:
    """Remove a table with everything that belongs to it; reports about it stay."""
    async with house.db.writing() as write:
        row = await _row(write, table_id)
        await remove(house, write, table_id)
        await log.note(
            write.connection, house.now(), who, "deleted", table_id, game=row.game, state=row.state, reason=reason
        )


async def remove(house: House, write: Write, table_id: str) -> None:
    """Remove a table in a transaction, and let everybody know."""
    await table_store.delete_table(write.connection, table_id)
    write.after.append(lambda: house.positions.forget(table_id))
    write.say("changed", table_id)


async def free(house: House, who: str, table_id: str, number: int, reason: str) -> Loaded | None:
    """Free the seat of a person: open again before the start, afterwards a bot plays on; return the table.

    Returns None if nobody was left at a table that had not started: it is gone.
    """
    async with locked(house, table_id) as (write, loaded):
        if not 0 <= number < len(loaded.seats):
            raise ApiError(404, "no-seat", f"this table has {len(loaded.seats)} seats", seat=number)
        if loaded.row.state == OVER:
            raise ApiError(409, "over", "the game is over")
        if anchor(loaded.seats[number]) is None:
            raise ApiError(409, "nobody-there", "nobody sits there", seat=number)
        after = await put_out(house, write, loaded, number)
        await log.note(write.connection, house.now(), who, "seat-freed", table_id, seat=number, reason=reason)
        return after


async def put_out(
    house: House, write: Write, loaded: Loaded, number: int, why: notices.What = "removed"
) -> Loaded | None:
    """Take a seat from its person, who cannot take it back; nothing happens where nobody sits or may come back."""
    old = loaded.seats[number]
    if old.held:
        after = await seats.vacate(house, write, loaded, frozenset({number}), why)
    else:
        after = loaded
    if after is None or after.seats[number].owner_hash is None:
        return after
    gone = replace(after.seats[number], owner_hash=None, others=())
    return await seats.sit(write, after, gone)


async def take_away(house: House, who: str, table_id: str, message: int) -> None:
    """Take a message out of the talk of a table; who has read it has read it."""
    async with house.db.writing() as write:
        await _row(write, table_id)
        if not await talk.unsay(write.connection, table_id, message):
            raise ApiError(404, "no-message", "there is no such message")
        await log.note(write.connection, house.now(), who, "message-removed", table_id, message=message)
