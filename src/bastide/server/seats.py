"""Who sits where: joining by link, leaving, bots that fill in."""

from collections.abc import Sequence
from dataclasses import replace

from bastide.server import nonces, notices, shuffles, undo
from bastide.server.access import acting, locked, must_send
from bastide.server.called import apart, bot_at
from bastide.server.doors import anchor
from bastide.server.draft import begin, settle
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.security import DEVICES, new_token
from bastide.storage import doors, listeners, reports
from bastide.storage import tables as table_store
from bastide.storage.database import Write
from bastide.storage.rows import OPEN, OVER, PROGRAM, SeatRow, TableRow


async def sit(write: Write, loaded: Loaded, seat: SeatRow) -> Loaded:
    """Write a seat down as it is now."""
    columns = ("kind", "name", "bot", "token_hash", "host", "clock_left", "owner_hash", "client", "seal")
    values = {column: getattr(seat, column) for column in columns}
    await table_store.update_seat(write.connection, loaded.row.id, seat.seat, **values)
    before = loaded.seats[seat.seat]
    if before.others and not seat.others:
        await doors.drop_keys(write.connection, loaded.row.id, seat.seat)
    if anchor(before) not in (None, anchor(seat)):  # not that person's any more
        await listeners.drop(write.connection, loaded.row.id, seat.seat)
        await reports.unsign(write.connection, loaded.row.id, seat.seat)  # or whoever comes next takes them along
    seats = [seat if old.seat == seat.seat else old for old in loaded.seats]
    return replace(loaded, seats=seats)


async def keep_key(write: Write, table_id: str, seat: int, token_hash: str) -> None:
    """Let another device's token open a seat."""
    await doors.add_key(write.connection, table_id, seat, token_hash, DEVICES)


async def join(
    house: House,
    table_id: str,
    name: str,
    wanted: int | None,
    *,
    client: str = "",
    seal: str | None = None,
    key: str | None = None,
) -> tuple[Loaded, int, str]:
    """Take an open seat; return the table, the seat and its token. The last open seat starts the game.

    `seal` announces a random number for the shuffle. With the `key` of somebody who sits there already, that seat is
    returned.
    """
    async with locked(house, table_id) as (write, loaded):
        token = new_token() if key is None else house.keys.token(key, table_id)
        if mine := house.keys.mine([token], loaded.seats):
            return loaded, min(mine), token
        if loaded.row.state == OVER:
            raise ApiError(409, "over", "the game is over")
        free = [seat.seat for seat in loaded.seats if seat.kind == "open" and seat.owner_hash is None]
        if wanted is not None and wanted >= len(loaded.seats):
            raise ApiError(404, "no-seat", f"this table has {len(loaded.seats)} seats", seat=wanted)
        if not free or (wanted is not None and wanted not in free):
            if free:
                raise ApiError(409, "seat-taken", "that seat is taken", open=free)
            raise ApiError(409, "full", "no seat is open at this table", open=free)
        number = free[0] if wanted is None else wanted
        host = not any(seat.host for seat in loaded.seats if seat.held)
        row = loaded.row
        left = row.clock_initial if row.clock_each else time_for(house, row, loaded.seats[number].clock_left)
        called = apart(name, (other.name for other in loaded.seats if other.seat not in free))
        seat = SeatRow(number, "person", called, None, house.keys.hash(token), host, left, client=client, seal=seal)
        seated = await sit(write, loaded, seat)
        if number == row.turn:  # nobody sat there until now
            seated = replace(seated, row=replace(row, turn_since=None))
        await notices.tell(house, write, seated, "joined", number)
        after = await begin(house, write, seated, house.now())
    return after, number, token


async def leave(house: House, table_id: str, tokens: Sequence[str]) -> Loaded | None:
    """Give one's seats up: open again before the start, to a bot after it. Who has left already has left.

    Returns None if nobody is left at a table that had not started: it is gone.
    """
    must_send(tokens)
    try:
        async with locked(house, table_id) as (write, loaded):
            held = house.keys.held(tokens, loaded.seats)
            if not held or loaded.row.state == OVER:
                return loaded
            return await vacate(house, write, loaded, held)
    except ApiError as refusal:
        if refusal.code != "no-table":
            raise
        return None


def time_for(house: House, row: TableRow, left: float | None) -> float | None:
    """Return what the clock of somebody who sits down shows: where it had run out, a little time."""
    return None if left is None else max(left, house.settings.reclaim_grace, row.clock_increment or 0.0)


def stand_in(house: House, old: SeatRow) -> SeatRow:
    """Return a person's seat with a bot on it, kept for that person."""
    bot = house.settings.bot_stand_in
    return replace(old, kind="bot", bot=bot, token_hash=None, host=False, owner_hash=old.token_hash)


async def vacate(
    house: House, write: Write, loaded: Loaded, leaving: frozenset[int], why: notices.What = "left"
) -> Loaded | None:
    """Empty these seats, pass the host's part on, tell why, and let the game go on."""
    waiting = loaded.row.state == OPEN
    if loaded.row.turn in leaving:  # what they have used of their time is used, also if they come back
        loaded = await settle(house, write, loaded, house.now())
    for number in sorted(leaving):
        old = loaded.seats[number]
        await notices.tell(house, write, loaded, "left-open" if waiting else why, number)
        loaded = await sit(write, loaded, SeatRow(number, "open") if waiting else stand_in(house, old))
    people = [seat for seat in loaded.seats if seat.held]
    if waiting and not people:
        await table_store.delete_table(write.connection, loaded.row.id)
        write.after.append(lambda: house.positions.forget(loaded.row.id))
        write.say("changed", loaded.row.id)
        return None
    if people and not any(seat.host for seat in people):
        heir = min(people, key=lambda seat: seat.program)  # the first person, before any program
        loaded = await sit(write, loaded, replace(heir, host=True))
    loaded = await settle(house, write, loaded, house.now())
    return await undo.carry_on(house, write, loaded)


async def enrol(house: House, table_id: str, tokens: Sequence[str]) -> Loaded:
    """Note that a program plays at the one seat whose token is sent: from now on its decisions have a limit."""
    async with acting(house, table_id, tokens) as (write, loaded, held):
        if len(held) != 1:
            raise ApiError(422, "one-seat", "a program plays at one seat: send the token of that one")
        seat = loaded.seats[min(held)]
        if seat.program or loaded.row.state == OVER:
            return loaded
        seated = await sit(write, loaded, replace(seat, bot=PROGRAM))
        settled = await settle(house, write, seated, house.now())
        return await undo.carry_on(house, write, settled)  # a program always agrees


async def change(house: House, table_id: str, tokens: Sequence[str], number: int, bot: str | None) -> Loaded:
    """Put a bot on a seat, or open it; only the host may, and from the start on only where nobody sits."""
    async with acting(house, table_id, tokens) as (write, loaded, held):
        if not any(loaded.seats[seat].host for seat in held):
            raise ApiError(403, "not-host", "only the host of the table may do that")
        if number >= len(loaded.seats):
            raise ApiError(404, "no-seat", f"this table has {len(loaded.seats)} seats", seat=number)
        if loaded.row.state == OVER:
            raise ApiError(409, "over", "the game is over")
        old = loaded.seats[number]
        if number in held or (old.held and loaded.row.state != OPEN):
            raise ApiError(409, "seat-taken", "a person has that seat", seat=number)
        if old.held:
            await notices.tell(house, write, loaded, "freed" if bot is None else "given", number)
        others = [seat for seat in loaded.seats if seat.seat != number]
        new = SeatRow(number, "open") if bot is None else SeatRow(number, "bot", bot_at(number, others), bot)
        if bot is not None and old.kind == "bot" and old.owner_hash is not None:  # another stand-in
            new = replace(old, bot=bot)
        seated = await sit(write, loaded, replace(new, clock_left=old.clock_left))
        return await begin(house, write, seated, house.now())


async def run_out(house: House, table_id: str) -> None:
    """Let a bot take the seat on turn if its time has run out, or the draws begin without a number that is late."""
    async with locked(house, table_id) as (write, loaded):
        row, now = loaded.row, house.now()
        if row.deadline is None or row.deadline >= now:
            return
        if shuffles.awaited(row):
            await nonces.give_up(house, write, loaded)
            return
        if row.turn is None:
            return
        await vacate(house, write, loaded, frozenset({row.turn}), "time-out")
