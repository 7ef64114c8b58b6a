"""Tables that cannot go on here: no time runs at them, and nobody hears that it is their turn."""

from bastide.engine.registry import game_type, games
from bastide.server.draft import settle
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.logs import failed, short
from bastide.storage import tables as table_store
from bastide.storage.database import Write
from bastide.storage.rows import RUNNING, TableRow


async def set_all(house: House) -> None:
    """Let time stand where rules or values are others than this server's, and run again where they are the same again.

    A server has the same from its start to its end. Where one of other rules still runs beside it, the turn that is
    under way there costs no time.
    """
    boxes = {(name, game_type(name).rules_version, game_type(name).box.key) for name in games()}
    for known in (False, True):
        async with house.db.reading() as connection:
            found = await table_store.with_clocks_to_set(connection, boxes, known=known)
        for table_id in found:
            try:
                async with house.db.writing() as write:
                    row = await table_store.read_table(write.connection, table_id, lock=True)
                    if row is not None and ((row.game, row.rules_version, row.corrections) in boxes) == known:
                        await (_go_on if known else _stand)(house, write, row)
            except ApiError:  # what is stored of it is broken
                continue
            except Exception as error:
                failed("the clocks of a table could not be set", error, table=short(table_id))
            house.positions.forget(table_id)


async def _go_on(house: House, write: Write, row: TableRow) -> None:
    """Let time run where it stood."""
    if row.state == RUNNING and row.turn is not None and row.turn_since is None:
        await settle(house, write, await house.positions.load(write.connection, row.id), house.now())


async def _stand(house: House, write: Write, row: TableRow) -> None:
    """Take down the time that whoever is on turn has left."""
    if row.state != RUNNING or row.turn is None or row.turn_since is None:
        return
    seat = (await table_store.read_seats(write.connection, row.id))[row.turn]
    if seat.held and seat.clock_left is not None:
        ran = (house.now() if row.closed_at is None else row.closed_at) - row.turn_since
        left = max(0.0, seat.clock_left - ran)
        await table_store.update_seat(write.connection, row.id, seat.seat, clock_left=left)
    await table_store.update_table(write.connection, row.id, turn_since=None, deadline=None)
    write.say("changed", row.id)
