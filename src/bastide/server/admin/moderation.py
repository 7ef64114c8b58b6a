"""What an operator does with people: mute, ban, lift that again, answer reports, keep the list of words."""

from collections.abc import Sequence
from dataclasses import replace

from bastide.server.access import speakers
from bastide.server.admin.restrictions import network
from bastide.server.admin.tables import put_out
from bastide.server.admin.wording import folded
from bastide.server.doors import anchor
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.limits import plain_address
from bastide.storage import operators as log
from bastide.storage import reports
from bastide.storage import restrictions as store
from bastide.storage.database import Write
from bastide.storage.rows import OVER, SeatRow

TOO_WIDE: dict[int, int] = {4: 8, 6: 16}
"""Ranges must be narrower than this, by the version of the address: nobody bans half the world by a slip."""


async def refresh(house: House) -> None:
    """Read the restrictions and words again; whoever is banned now is shown out."""
    async with house.db.reading() as connection:
        rows, words = await store.read(connection), await store.words(connection)
    house.restrictions.put(rows, words)


async def restrict_name(
    house: House, who: str, kind: store.Kind, name: str, *, reason: str, until: float | None
) -> store.RestrictionRow:
    """Let nobody of a name talk, or sit; raise 422 for a name that nobody can have."""
    if not folded(name):
        raise ApiError(422, "bad-name", "a name has at least one visible character")
    row = store.RestrictionRow(kind, "name", folded(name), reason=reason, until=until)
    async with house.db.writing() as write:
        return await _add(house, who, write, row)


async def restrict_address(
    house: House, who: str, kind: store.Kind, text: str, *, reason: str, until: float | None
) -> store.RestrictionRow:
    """Let nobody from a range of addresses talk, or come; raise 422 for a range that is none or too wide."""
    range_ = network(plain_address(text.strip()))
    if range_ is None or range_.prefixlen < TOO_WIDE[range_.version]:
        raise ApiError(422, "bad-range", "that is no address and no range of addresses, or a range that is too wide")
    row = store.RestrictionRow(kind, "address", str(range_), reason=reason, until=until)
    async with house.db.writing() as write:
        return await _add(house, who, write, row)


async def restrict_seat(
    house: House, who: str, kind: store.Kind, table_id: str, number: int, *, reason: str, until: float | None
) -> store.RestrictionRow:
    """Let the person of a seat not talk, there or anywhere; or put them out and let them not come back."""
    await house.know(table_id)
    async with house.db.writing() as write:
        loaded = await house.positions.load(write.connection, table_id, lock=True)
        if not 0 <= number < len(loaded.seats):
            raise ApiError(404, "no-seat", f"this table has {len(loaded.seats)} seats", seat=number)
        seat = loaded.seats[number]
        known = anchor(seat)
        if known is None:
            raise ApiError(409, "nobody-there", "nobody sits there", seat=number)
        row = store.RestrictionRow(kind, "seat", f"{table_id}:{number}", known, seat.client, reason=reason, until=until)
        made = await _add(house, who, write, row)
        if kind == "ban" and loaded.row.state != OVER and not loaded.of_older:
            await put_out(house, write, loaded, number)
        return made


async def _add(house: House, who: str, write: Write, row: store.RestrictionRow) -> store.RestrictionRow:
    made = replace(row, made_at=house.now(), made_by=who)
    number = await store.add(write.connection, made)
    values = {"restriction": number, "by": row.by, "value": row.value, "reason": row.reason, "until": row.until}
    await log.note(write.connection, house.now(), who, "muted" if row.kind == "mute" else "banned", None, **values)
    write.say("restrictions")
    return replace(made, id=number)


async def lift(house: House, who: str, number: int) -> None:
    """Lift a restriction."""
    async with house.db.writing() as write:
        row = await store.lift(write.connection, number)
        if row is None:
            raise ApiError(404, "no-restriction", "there is no such restriction")
        values = {"restriction": number, "by": row.by, "value": row.value}
        await log.note(write.connection, house.now(), who, "lifted", None, **values)
        write.say("restrictions")


async def change_words(house: House, who: str, add: Sequence[str], remove: Sequence[str]) -> list[str]:
    """Change the list of words that are not wanted; return it. Where nothing changes nothing is in the log."""
    new, old = {_word(word) for word in add}, {_word(word) for word in remove}
    async with house.db.writing() as write:
        known = set(await store.words(write.connection))
        added, removed = new - known, known & (old - new)
        if added or removed:
            await store.change_words(write.connection, added, removed)
            await log.note(write.connection, house.now(), who, "words-changed", added=len(added), removed=len(removed))
            write.say("restrictions")
        return await store.words(write.connection)


def _word(text: str) -> str:
    """Return a word as it is kept; raise 422 for one that would match everything."""
    word = folded(text.removesuffix("*"))
    if not word:
        raise ApiError(422, "bad-word", "a word has at least one character besides the star")
    return word + "*" * text.endswith("*")


async def answer(house: House, who: str, number: int, note: str) -> reports.ReportRow:
    """Write down what came of a report."""
    async with house.db.writing() as write:
        if not await reports.answer(write.connection, number, house.now(), who, note):
            raise ApiError(404, "no-report", "there is no such report")
        await log.note(write.connection, house.now(), who, "report-answered", report=number)
        found = await reports.find(write.connection, number)
    assert found is not None
    return found


async def may_say(house: House, table_id: str, tokens: Sequence[str], text: str, address: str) -> None:
    """Raise 403 for words that are not wanted here, or if those who hold these tokens may not talk."""
    house.restrictions.check_words(text)
    if house.restrictions.any:
        loaded = await house.load(table_id)
        who_talks(house, loaded.seats, speakers(house, tokens, loaded), address)


def who_talks(house: House, seats: Sequence[SeatRow], held: frozenset[int], address: str) -> None:
    """Raise 403 if those who hold these seats may not talk."""
    mine = [seats[number] for number in held]
    anchors = [known for seat in mine if (known := anchor(seat)) is not None]
    house.restrictions.check_talk(address, [seat.name for seat in mine], anchors)
