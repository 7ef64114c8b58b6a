"""Pruning: what a host does not want to keep any longer is removed, in short transactions, by one process for all."""

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.server.admin.tables import remove
from bastide.server.house import House
from bastide.storage import retention as store
from bastide.storage import tables
from bastide.storage.rows import OPEN, OVER, RUNNING

BATCH: Final = 100
"""How much is removed in one transaction; tables go one by one."""
JOB: Final = "pruned"
EVERY: Final = 600.0

Forget = Callable[[AsyncConnection, float, int], Awaitable[int]]


async def due(house: House) -> bool:
    """Return whether this process is the one to prune now."""
    async with house.db.writing() as write:
        return await store.take_turn(write.connection, JOB, house.now(), EVERY)


async def prune(house: House, *, really: bool = True) -> dict[str, int]:
    """Remove what is older than the settings say; return how much, by kind. Not really: count one batch of each."""
    settings, done = house.settings, {}
    for state, keep in (
        (OPEN, settings.open_table_ttl),
        (RUNNING, settings.keep_abandoned),
        (OVER, settings.keep_finished),
    ):
        if keep:
            done[f"tables-{state}"] = await _tables(house, state, house.now() - keep, really)
    rest: tuple[tuple[str, float, Forget], ...] = (
        ("chat", settings.keep_chat, store.forget_chat),
        ("clients", settings.keep_clients, store.forget_clients),
        ("reports", settings.keep_reports, store.forget_reports),
        ("restrictions", settings.keep_reports, store.forget_restrictions),
        ("audit", settings.keep_audit, store.forget_audit),
    )
    for name, keep, forget in rest:
        if keep:
            done[name] = await _rows(house, forget, house.now() - keep, really)
    done["listeners"] = await _rows(house, store.forget_listeners, house.now(), really)
    done["codes"] = await _rows(house, store.forget_codes, house.now(), really)
    return done


class _Unmade(Exception):
    """Ends a transaction in which things were only counted."""


async def _rows(house: House, forget: Forget, before: float, really: bool) -> int:
    total = 0
    while True:
        count = 0
        try:
            async with house.db.writing() as write:
                count = await forget(write.connection, before, BATCH)
                if not really:
                    raise _Unmade
        except _Unmade:
            return count
        total += count
        if count < BATCH:
            return total


async def _tables(house: House, state: str, before: float, really: bool) -> int:
    total = 0
    while True:
        async with house.db.reading() as connection:
            found = await store.untouched(connection, state, before, BATCH)
        if not really:
            return len(found)
        for table_id in found:
            async with house.db.writing() as write:
                row = await tables.read_table(write.connection, table_id, lock=True)
                if row is not None and row.state == state and row.updated_at < before:  # nobody has come back since
                    await remove(house, write, table_id)
                    total += 1
        if len(found) < BATCH:
            return total
