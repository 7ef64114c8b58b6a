"""Tables of earlier rules: they go on under those of today where nothing that happened at them would be otherwise."""

import asyncio
from typing import Final

import structlog

from bastide.engine.registry import game_type, games
from bastide.server import frozen_clocks
from bastide.server.check import differences
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.logs import failed, short
from bastide.storage import tables as table_store

AT_ONCE: Final = 2.0
"""Seconds for which a server that starts carries tables on before it serves; the rest follows while it does."""

log: Final = structlog.get_logger("bastide.carried")


async def carry_on(house: House) -> int:
    """Let running and waiting tables of earlier rules go on that can; return how many did.

    A game says of which earlier rules this may be true (`GameType.continues`). Of each such table the whole record is
    played by the rules of today: every action must be legal, and the header must come out as it is stored. Then the
    table is one of today's rules; else it stays frozen. Tables whose draws are bound to the rules that they were opened
    under (every shuffle but that of release 0.1) stay frozen, too.
    """
    earlier = {(name, version) for name in games() for version in game_type(name).continues}
    if not earlier:
        return 0
    async with house.db.reading() as connection:
        ids = await table_store.of_rules(connection, earlier)
    carried = 0
    for table_id in filter(house.homes.here, ids):
        try:
            carried += await _carry(house, table_id)
        except ApiError:  # what is stored of it is broken
            continue
        except Exception as error:
            failed("a table of earlier rules could not be looked at", error, table=short(table_id))
    if ids:
        log.info("tables of earlier rules", found=len(ids), go_on=carried)
    return carried


async def _carry(house: House, table_id: str) -> bool:
    """Have one table follow the rules of today, if it can."""
    async with house.db.writing() as write:
        loaded = await house.positions.load(write.connection, table_id, lock=True)
        if loaded.row.rules_version == loaded.game.rules_version or differences(loaded):
            return False
        await table_store.update_table(write.connection, table_id, rules_version=loaded.game.rules_version)
        write.say("changed", table_id)
    house.positions.forget(table_id)
    return True


async def _all(house: House) -> None:
    await carry_on(house)
    await frozen_clocks.set_all(house)


async def begin(house: House) -> asyncio.Task[None]:
    """Carry tables on and let time stand at the others, for a while before anybody is served; return the rest of it."""
    task = asyncio.create_task(_all(house), name="carried")
    await asyncio.wait({task}, timeout=AT_ONCE)
    return task
