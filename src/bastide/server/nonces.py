"""Opening the random numbers that were announced when people sat down; the draws begin with the last of them."""

from collections.abc import Sequence
from dataclasses import replace

from bastide.server import shuffles
from bastide.server.access import locked, must_hold
from bastide.server.draft import Draft
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.storage import tables as table_store
from bastide.storage.database import Write
from bastide.storage.rows import OPEN, TableRow


async def reveal(house: House, table_id: str, tokens: Sequence[str], nonce: str) -> Loaded:
    """Take the number that a device announced when it took its seats; the same call again changes nothing."""
    async with locked(house, table_id) as (write, loaded):
        mine = house.keys.mine(tokens, loaded.seats)
        must_hold(mine, tokens)
        if loaded.row.state == OPEN:
            raise ApiError(409, "not-started", "keep the number until every seat is taken")
        row = shuffles.opened(loaded.row, mine, nonce) if loaded.row.shuffle is not None else None
        if row is None:
            raise ApiError(409, "not-announced", "that is not the number that was announced for your seat")
        return loaded if row == loaded.row else await _go_on(house, write, loaded, row)


async def give_up(house: House, write: Write, loaded: Loaded) -> Loaded:
    """Begin without the numbers that did not come."""
    return await _go_on(house, write, loaded, shuffles.late(loaded.row))


async def _go_on(house: House, write: Write, loaded: Loaded, row: TableRow) -> Loaded:
    await table_store.update_table(write.connection, row.id, shuffle=row.shuffle)
    draft = Draft(replace(loaded, row=row), house.now())
    draft.draw()
    return await draft.store(house, write)
