"""The *Report* button: what somebody finds wrong at a table, kept with the words that it is about."""

from collections.abc import Sequence

from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.storage import reports, talk


async def report(
    house: House,
    table_id: str,
    tokens: Sequence[str],
    *,
    why: str,
    text: str,
    seat: int | None,
    message: int | None,
    client: str,
    key: str | None = None,
) -> int:
    """Store a report about a table, a seat or a message there; return its number.

    With the client's own key it is kept once, however often it is sent.
    """
    asked = None if key is None else house.keys.hash(f"report:{key}")
    async with house.db.writing() as write:
        seats = (await house.positions.head(write.connection, table_id, lock=True)).seats
        if asked is not None and (before := await reports.brought(write.connection, table_id, asked)) is not None:
            return before
        said, name = "", ""
        if message is not None:
            found = await talk.read_one(write.connection, table_id, message)
            if found is None:
                raise ApiError(404, "no-message", "there is no such message")
            said, name, seat = found.text, found.name, found.seat if seat is None else seat
        if seat is not None:
            if seat >= len(seats):
                raise ApiError(404, "no-seat", f"this table has {len(seats)} seats", seat=seat)
            name = name or seats[seat].name
        held = house.keys.held(tokens, seats)
        row = reports.ReportRow(
            table_id,
            house.now(),
            why,
            text,
            seat,
            name,
            message,
            said,
            by_seat=min(held, default=None),
            client=client,
        )
        number = await reports.add(write.connection, row, asked)
        house.metrics.reports.inc()
        return number
