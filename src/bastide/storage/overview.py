"""Finding tables for those who run a server: private and hidden ones too."""

from dataclasses import dataclass

from sqlalchemy import func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import operating, schema
from bastide.storage.rows import OPEN, OVER, RUNNING, SeatRow, TableRow
from bastide.storage.tables import read_tables

Place = tuple[float, str]
"""Where a table stands in the list: when it was opened, and its id."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables are looked for; empty texts ask for nothing."""

    states: tuple[str, ...] = (OPEN, RUNNING, OVER)
    game: str = ""
    name: str = ""
    """Part of the name of somebody who sits there."""
    private: bool = False
    reported: bool = False
    after: Place | None = None
    """The last one that was found before."""
    limit: int = 50


async def find(
    connection: AsyncConnection, wanted: Wanted
) -> tuple[list[tuple[TableRow, list[SeatRow]]], Place | None]:
    """Return such tables, the newest first, each with its seats, and the last one if others follow it.

    Those whose rows are broken are left out, but do not end the list.
    """
    table, seat, report = schema.tables.c, schema.seats.c, operating.reports.c
    query = select(table.created_at, table.id).where(table.state.in_(wanted.states))
    if not wanted.private:
        query = query.where(table.public)
    if wanted.game:
        query = query.where(table.game == wanted.game)
    if wanted.name:
        named = func.lower(seat.name).contains(wanted.name.lower(), autoescape=True)
        query = query.where(select(seat.seat).where(seat.table_id == table.id, named).exists())
    if wanted.reported:
        about = select(report.id).where(report.table_id == table.id, report.answered_at.is_(None))
        query = query.where(about.exists())
    age = tuple_(table.created_at, table.id)
    if wanted.after is not None:
        query = query.where(age < wanted.after)
    newest = query.order_by(table.created_at.desc(), table.id.desc()).limit(wanted.limit + 1)
    places = [(float(row[0]), str(row[1])) for row in await connection.execute(newest)]
    these = places[: wanted.limit]
    found = {row.id: (row, seated) for row, seated in await read_tables(connection, [at[1] for at in these])}
    return [found[at[1]] for at in these if at[1] in found], these[-1] if len(places) > len(these) else None
