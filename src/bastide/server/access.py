"""Who may act at a table, and the transactions in which it is done."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.positions import Head, Loaded
from bastide.storage.database import Write
from bastide.storage.rows import OPEN, OVER, SeatRow, TableRow


@asynccontextmanager
async def locked(house: House, table_id: str) -> AsyncIterator[tuple[Write, Loaded]]:
    """Open a transaction in which nobody else changes this table; raise 404 if there is none, 409 if it is frozen."""
    await house.know(table_id)
    async with house.db.writing() as write:
        loaded = await house.positions.load(write.connection, table_id, lock=True)
        if loaded.frozen is not None:
            raise loaded.frozen
        yield write, loaded


@asynccontextmanager
async def acting(
    house: House, table_id: str, tokens: Sequence[str]
) -> AsyncIterator[tuple[Write, Loaded, frozenset[int]]]:
    """Open such a transaction for whoever holds seats at this table: which ones comes last; raise 401 for others."""
    async with locked(house, table_id) as (write, loaded):
        held = house.keys.held(tokens, loaded.seats)
        must_hold(held, tokens)
        yield write, loaded, held


Check = Callable[[Loaded | Head, frozenset[int]], None]
"""Raises what stands against a call, other than its sequence number."""
Again = Callable[[AsyncConnection, Head, frozenset[int]], Awaitable[Loaded]]
"""Finds the moment after a call that was made before, or refuses it."""
Act = Callable[[Write, Loaded, frozenset[int]], Awaitable[Loaded]]
"""Does what a call is about."""


async def once(
    house: House, table_id: str, tokens: Sequence[str], seq: int, *, check: Check, again: Again, act: Act
) -> Loaded:
    """Act at a table that is at a sequence number; where it is beyond, return what `again` finds.

    To see that it is beyond, no position is computed and nobody who writes has to wait. Raises `ApiError` as `acting`
    does, and for a number that the table has not reached.
    """
    while True:
        async with house.db.reading() as connection:
            head = await house.positions.head(connection, table_id)
            if head.frozen is not None:
                raise head.frozen
            held = house.keys.held(tokens, head.seats)
            must_hold(held, tokens)
            if seq < head.row.seq:
                return await again(connection, head, held)
            check(head, held)
            if seq != head.row.seq:
                raise stale(head.row)
        async with acting(house, table_id, tokens) as (write, loaded, held):
            check(loaded, held)
            if seq == loaded.position.seq:  # else somebody was faster, perhaps with this very call
                return await act(write, loaded, held)


def must_send(tokens: Sequence[str]) -> None:
    """Raise 401 unless a token was sent."""
    if not tokens:
        raise ApiError(401, "no-token", "this needs the token of a seat at this table")


def must_hold(held: frozenset[int], tokens: Sequence[str]) -> None:
    """Raise 401 unless a token of this table was sent."""
    must_send(tokens)
    if not held:
        raise ApiError(401, "bad-token", "no seat at this table has that token")


def speakers(house: House, tokens: Sequence[str], loaded: Loaded | Head) -> frozenset[int]:
    """Return the seats in whose name one may talk: those held, else those at which a stand-in plays for oneself.

    Raises 401 for others.
    """
    held = house.keys.held(tokens, loaded.seats)
    if not held and loaded.row.state != OPEN:
        held = house.keys.owned(tokens, loaded.seats)
    must_hold(held, tokens)
    return held


def must_run(loaded: Loaded | Head) -> None:
    """Raise 409 unless the game is going on."""
    if loaded.frozen is not None:
        raise loaded.frozen
    if loaded.row.state == OPEN:
        raise ApiError(409, "not-started", "the game has not started: a seat is still open")
    if loaded.row.state == OVER:
        raise ApiError(409, "over", "the game is over")


def hints_allowed(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether people may ask for hints: as the table was opened, else if at most one person sits there.

    A seat that is still open, or kept for somebody, counts as a person's.
    """
    if row.hints is not None:
        return row.hints
    return sum(seat.kind != "bot" or seat.owner_hash is not None for seat in seats) <= 1


def stale(row: TableRow) -> ApiError:
    """Return the refusal for a sequence number that is not the current one."""
    return ApiError(409, "stale-seq", f"the table is at seq {row.seq}; look again", seq=row.seq)
