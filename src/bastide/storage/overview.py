"""Finding tables for those who run a server: private and hidden ones too."""

from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import operating, schema
from bastide.storage.rows import OPEN, OVER, RUNNING, SeatRow, TableRow
from bastide.storage.tables import with_seats


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables are looked for; empty texts ask for nothing."""

    states: tuple[str, ...] = (OPEN, RUNNING, OVER)
    game: str = ""
    name: str = ""
    """Part of the name of somebody who sits there."""
    private: bool = False
    reported: bool = False
    before: float | None = None
    limit: int = 50


async def find(connection: AsyncConnection, wanted: Wanted) -> list[tuple[TableRow, list[SeatRow]]]:
    """Return such tables, the newest first, each with its seats."""
    table, seat, report = schema.tables.c, schema.seats.c, operating.reports.c
    query = select(schema.tables).where(table.state.in_(wanted.states))
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
    if wanted.before is not None:
        query = query.where(table.created_at < wanted.before)
    return await with_seats(connection, query.order_by(table.created_at.desc()).limit(wanted.limit))
