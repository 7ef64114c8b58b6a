"""What people report about a table, and what came of it."""

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import operating


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A report: about a table, a seat or a message there; `said` and `name` are as they were then."""

    table_id: str
    at: float
    why: str
    text: str
    seat: int | None
    name: str
    message: int | None
    said: str
    by_seat: int | None
    client: str = field(repr=False)
    answered_at: float | None = None
    answered_by: str | None = None
    note: str = ""
    id: int = 0


FIELDS: Final = tuple(field.name for field in fields(ReportRow))


def _row(row: Any) -> ReportRow:
    return ReportRow(**{name: getattr(row, name) for name in FIELDS})


async def add(connection: AsyncConnection, report: ReportRow, asked: str | None = None) -> int:
    """Store a report; return its number. `asked` names the call that brought it."""
    values = {name: value for name, value in asdict(report).items() if name != "id"} | {"asked": asked}
    number = await connection.scalar(insert(operating.reports).values(**values).returning(operating.reports.c.id))
    assert number is not None
    return int(number)


async def brought(connection: AsyncConnection, table_id: str, asked: str) -> int | None:
    """Return the number of the report that a call has brought already."""
    column = operating.reports.c
    number = await connection.scalar(select(column.id).where(column.table_id == table_id, column.asked == asked))
    return None if number is None else int(number)


async def read(
    connection: AsyncConnection, limit: int, *, answered: bool = False, table_id: str | None = None
) -> list[ReportRow]:
    """Return reports, the newest first: those without an answer, or all; of one table, or of every one."""
    column = operating.reports.c
    query = select(operating.reports).order_by(column.id.desc()).limit(limit)
    if not answered:
        query = query.where(column.answered_at.is_(None))
    if table_id is not None:
        query = query.where(column.table_id == table_id)
    return [_row(row) for row in await connection.execute(query)]


async def find(connection: AsyncConnection, number: int) -> ReportRow | None:
    """Return a report."""
    row = (await connection.execute(select(operating.reports).where(operating.reports.c.id == number))).one_or_none()
    return None if row is None else _row(row)


async def answer(connection: AsyncConnection, number: int, at: float, who: str, note: str) -> bool:
    """Write down what came of a report; return whether there is such a one.

    Who answers it a second time and says nothing takes away nothing: two operators may have it before them.
    """
    statement = update(operating.reports).where(operating.reports.c.id == number)
    if not note:
        statement = statement.where(operating.reports.c.answered_at.is_(None))
    done = await connection.execute(statement.values(answered_at=at, answered_by=who, note=note))
    return done.rowcount > 0 or await find(connection, number) is not None


async def unsign(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """Forget who made the reports that came from a seat: they stay, but are nobody's at that seat any more."""
    column = operating.reports.c
    mine = (column.table_id == table_id) & (column.by_seat == seat)
    await connection.execute(update(operating.reports).where(mine).values(by_seat=None, client=""))


async def waiting(connection: AsyncConnection) -> dict[str, int]:
    """Return how many reports without an answer there are, by table."""
    column = operating.reports.c
    query = select(column.table_id, func.count()).where(column.answered_at.is_(None)).group_by(column.table_id)
    return {str(table_id): int(count) for table_id, count in await connection.execute(query)}
