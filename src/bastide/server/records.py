"""Records out of tables and tables out of records."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from bastide.engine.errors import RecordError
from bastide.engine.record import IMPORTED, ORIGIN, Record
from bastide.engine.turns import course
from bastide.server import shuffles
from bastide.server.check import differences
from bastide.server.draft import Draft
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.position import Position
from bastide.server.positions import Loaded
from bastide.server.security import clean
from bastide.server.specs import SPEC_LIMIT, is_bot
from bastide.server.tables import check_share, new_row, once
from bastide.server.work import after_others
from bastide.storage import tables as table_store
from bastide.storage.rows import OVER, RUNNING, SeatRow

BOT: Final = "bot "
SECRET_LIMIT: Final = 64
DATE_LIMIT: Final = 40
SECRETS: Final = ("secret", "seed")
"""What a record may call what its draws come from, the newer protocol first."""


def seat_label(seat: SeatRow) -> str:
    """Return how a record names who sits there."""
    if seat.kind == "bot":
        return f"{BOT}{seat.bot}"
    # A record wants printable names; the invisible joiners of some emoji are not.
    return "".join(filter(str.isprintable, seat.name)).strip() or f"seat {seat.seat}"


def export(loaded: Loaded) -> Record:
    """Return the record of a table; the secret is in it only once the game is over (slow).

    Raises `ApiError` until the game is over if its actions tell what somebody may not know yet, or the table keeps its
    record closed: also where it cannot go on here, since it may go on elsewhere. So it does for a table of other values
    of the box, which no line of the record could name, unless those of today lead to the same.
    """
    row = loaded.row
    must_be_open(loaded)
    if row.state != OVER and loaded.game.type.hidden_information:
        raise ApiError(409, "not-over", "the record of this game stays closed until the end: it would tell secrets")
    if loaded.frozen is not None and row.corrections != loaded.game.type.box.key and differences(loaded):
        raise loaded.frozen
    header = {"date": row.date or datetime.fromtimestamp(row.created_at, UTC).date().isoformat()}
    if row.origin:
        header[ORIGIN] = row.origin
    if row.fair and row.commitment is not None:
        header["commitment"] = row.commitment
        if row.shuffle is not None and not shuffles.awaited(row):  # what was announced is no number yet
            header |= shuffles.shuffle_of(row).header
    state = loaded.position.state.clone()
    record = Record.of_state(state, [seat_label(seat) for seat in loaded.seats], header)
    if row.state != OVER:
        return record
    if row.fair:
        key = "seed" if row.shuffle is None else "secret"
        record = replace(record, header={**record.header, key: row.seed.hex()})
    record = record.finished(state)
    if loaded.of_older:  # by the rules of today it may have come out otherwise
        record = replace(record, header={**record.header, "scores": " ".join(map(str, row.scores))})
    return record


def must_be_open(loaded: Loaded) -> None:
    """Raise `ApiError` if the table keeps its record closed until the end."""
    if loaded.row.closed and loaded.row.state == RUNNING:
        raise ApiError(409, "closed-record", "this table keeps its record closed until the game is over")


def must_be_known(loaded: Loaded, held: frozenset[int], ply: int | None) -> None:
    """Raise `ApiError` if those who hold no seat ask for an earlier moment of a game whose record is closed.

    Moment by moment they would have the whole record; without a `ply` they ask for what is on the table now.
    """
    if not held and ply is not None and ply != loaded.position.ply:
        must_be_open(loaded)


def text_of(loaded: Loaded) -> str:
    """Return the record as text; a frozen table's names the rules it was played by (slow)."""
    text = export(loaded).dump()
    if not loaded.of_older:
        return text
    return text.replace(f"\nrules: {loaded.game.rules_version}\n", f"\nrules: {loaded.row.rules_version}\n", 1)


def read(text: str) -> tuple[Record, Position]:
    """Return a record and the position it leads to; raise `RecordError` naming the line (slow)."""
    record = Record.parse(text)
    for key in SECRETS:
        if len(record.header.get(key, "")) > 2 * SECRET_LIMIT:
            raise RecordError(
                0, f"the {key} is longer than {SECRET_LIMIT} bytes", key="record-long", field=key, count=SECRET_LIMIT
            )
    final = record.replay()
    if is_checkable(record):
        record.verify()
    return record, Position(0, final, course(final))


def is_checkable(record: Record) -> bool:
    """Return whether a record has what its draws are checked with."""
    return "commitment" in record.header and any(key in record.header for key in SECRETS)


async def store(house: House, record: Record, position: Position, client: str = "", key: str | None = None) -> Loaded:
    """Make a table of a record: to be watched if it is finished, else to be continued from open seats.

    With the `key` of a table that is there already, that is returned.
    """
    table_id = None if key is None else house.keys.table(key)
    state, now = position.state, house.now()
    over = state.is_terminal()
    row = new_row(record.game, now, house.dice, public=False, client=client, table_id=table_id)
    header = record.header
    verified = over and is_checkable(record)
    row = replace(
        row,
        state=RUNNING,
        seed=bytes.fromhex(header.get("secret") or header["seed"]) if verified else row.seed,
        commitment=header["commitment"] if verified else None,
        # The draws so far were somebody else's: our secret cannot account for them.
        fair=verified,
        shuffle=shuffles.of_header(header) if verified else shuffles.fresh(row.id, fixed=True),
        origin=IMPORTED,
        # cut before it is cleaned: to put a hundred thousand accents in order takes a minute
        date=clean(header["date"][: 2 * DATE_LIMIT])[:DATE_LIMIT] or None if "date" in header else None,
    )
    seats = [_seat(number, label, over, record) for number, label in enumerate(record.seats)]

    async def make() -> Loaded:
        draft = await after_others(_played, Loaded(row, seats, Position.start(record.game), None), now, state.history())
        async with house.db.writing() as write:
            if not over:
                await check_share(house, write, client, seats)
            await table_store.insert_table(write.connection, row, seats)
            return await draft.store(house, write)

    return await once(house, table_id, make)


def _played(fresh: Loaded, now: float, actions: Sequence[int]) -> Draft:
    """Return a new table at which these actions were made (slow)."""
    draft = Draft(fresh, now)
    for action in actions:
        draft.act(action)
    draft.draw()
    return draft


def _seat(number: int, label: str, over: bool, record: Record) -> SeatRow:
    if label.startswith(BOT) and (over or is_bot(label.removeprefix(BOT), record.game)):
        return SeatRow(number, "bot", "", label.removeprefix(BOT)[:SPEC_LIMIT])
    return SeatRow(number, "person" if over else "open", clean(label)[:80])
