"""Who may not talk or not come, and words that are not wanted."""

from collections.abc import Collection
from dataclasses import asdict, dataclass, field, fields
from typing import Final, Literal

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.storage import operating

Kind = Literal["mute", "ban"]
By = Literal["name", "address", "seat"]


@dataclass(frozen=True, slots=True)
class RestrictionRow:
    """Somebody may not talk (mute) or not come (ban).

    `value` is a folded name, a range of addresses, or `TABLE:SEAT`; of a seat `anchor` is the hash of its token and
    `client` the keyed hash of the address behind it.
    """

    kind: Kind
    by: By
    value: str
    anchor: str = field(default="", repr=False)
    client: str = field(default="", repr=False)
    reason: str = ""
    made_at: float = 0.0
    made_by: str = ""
    until: float | None = None
    id: int = 0


FIELDS: Final = tuple(field.name for field in fields(RestrictionRow))


async def add(connection: AsyncConnection, row: RestrictionRow) -> int:
    """Store a restriction; return its number."""
    values = {name: value for name, value in asdict(row).items() if name != "id"}
    column = operating.restrictions.c
    number = await connection.scalar(insert(operating.restrictions).values(**values).returning(column.id))
    assert number is not None
    return int(number)


async def read(connection: AsyncConnection) -> list[RestrictionRow]:
    """Return every restriction, also those that have run out, the newest first."""
    query = select(operating.restrictions).order_by(operating.restrictions.c.id.desc())
    return [RestrictionRow(**{name: getattr(row, name) for name in FIELDS}) for row in await connection.execute(query)]


async def lift(connection: AsyncConnection, number: int) -> RestrictionRow | None:
    """Remove a restriction; return it, if there was one."""
    found = next((row for row in await read(connection) if row.id == number), None)
    if found is not None:
        await connection.execute(delete(operating.restrictions).where(operating.restrictions.c.id == number))
    return found


async def words(connection: AsyncConnection) -> list[str]:
    """Return the words that are not wanted."""
    return list((await connection.execute(select(operating.words.c.word).order_by(operating.words.c.word))).scalars())


async def change_words(connection: AsyncConnection, add: Collection[str], remove: Collection[str]) -> None:
    """Add words to the list and take others off it."""
    gone = {*add, *remove}
    if gone:
        await connection.execute(delete(operating.words).where(operating.words.c.word.in_(gone)))
    if add:
        await connection.execute(insert(operating.words), [{"word": word} for word in sorted(set(add))])
