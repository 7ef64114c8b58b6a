"""Further ways to one's seats: a one-time code for another device, and words that bring a browser's seats back."""

import contextlib
from collections.abc import Mapping, Sequence
from typing import Final

from bastide.server.access import must_hold
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.security import DEVICES, new_code, new_token
from bastide.storage import doors as store
from bastide.storage import tables as table_store
from bastide.storage.database import Write
from bastide.storage.rows import OPEN, RUNNING, SeatRow

MOST_SEATS: Final = 200
"""How many seats words bring back at a time."""


def anchor(seat: SeatRow) -> str | None:
    """Return what names the person of a seat: it changes as soon as somebody else sits there."""
    return seat.token_hash or seat.owner_hash


async def pair(house: House, table_id: str, tokens: Sequence[str]) -> tuple[str, float]:
    """Return a code that gives another device the same seats, and when it ends."""
    async with house.db.writing() as write:
        seats = (await house.positions.head(write.connection, table_id, lock=True)).seats
        mine = house.keys.mine(tokens, seats)
        must_hold(mine, tokens)
        code, until = new_code(), house.now() + house.settings.pair_ttl
        anchors = {seat: found for seat in mine if (found := anchor(seats[seat])) is not None}
        await store.add_pairing(write.connection, house.keys.hash(code), table_id, anchors, until)
    return code, until


async def redeem(house: House, code: str) -> tuple[Loaded, dict[int, str]]:
    """Use a code up; return its table and fresh tokens of the seats it stands for."""
    async with house.db.writing() as write:
        found = await store.use_pairing(write.connection, house.keys.hash(code), house.now())
        tokens = await _open(house, write, *found) if found is not None else {}
    if found is not None and tokens:
        return await house.load(found[0]), tokens
    raise ApiError(404, "bad-code", "this code has been used, is too old, or never was one")


async def _open(house: House, write: Write, table_id: str, anchors: Mapping[int, str]) -> dict[int, str]:
    """Make a fresh token for each of these seats that still belongs to the same person, and return them."""
    seats = (await house.positions.head(write.connection, table_id, lock=True)).seats
    tokens: dict[int, str] = {}
    for number, known in anchors.items():
        if anchor(seats[number]) == known:
            tokens[number] = new_token()
            await store.add_key(write.connection, table_id, number, house.keys.hash(tokens[number]), DEVICES)
            write.say("changed", table_id)
    return tokens


async def cover(house: House, words: str, tables: Mapping[str, Sequence[str]]) -> int:
    """Let words bring back the seats that these tokens hold; return how many they are. Unknown tables are no matter."""
    count = 0
    async with house.db.writing() as write:
        for table_id in sorted(tables):
            tokens = tables[table_id]
            if await table_store.read_table(write.connection, table_id, lock=True) is None:
                continue
            seats = await table_store.read_seats(write.connection, table_id)
            mine = house.keys.mine(tokens, seats)
            anchors = {seat.seat: found for seat in seats if seat.seat in mine and (found := anchor(seat)) is not None}
            await store.cover(write.connection, house.keys.hash(words), table_id, anchors)
            count += len(anchors)
    return count


async def recover(house: House, words: str) -> list[tuple[Loaded, dict[int, str]]]:
    """Return the tables that wait or run at which these words bring seats back, with fresh tokens."""
    found = {}
    async with house.db.writing() as write:
        known = await store.covered(write.connection, house.keys.hash(words), (OPEN, RUNNING), MOST_SEATS)
        for table_id in sorted(known):  # always in one order, so that two at once cannot wait for each other
            with contextlib.suppress(ApiError):  # a table that is broken harms no other
                found[table_id] = await _open(house, write, table_id, known[table_id])
    opened = []
    for table_id, tokens in found.items():
        with contextlib.suppress(ApiError):
            opened.append((await house.load(table_id), tokens))
    return [(loaded, tokens) for loaded, tokens in opened if tokens]
