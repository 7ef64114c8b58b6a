"""Playing on from a moment of a finished game: a new table whose record begins with the same actions."""

from dataclasses import replace

from bastide.engine.record import CONTINUED
from bastide.engine.undo import rewind
from bastide.server import notices, shuffles
from bastide.server.draft import Draft
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.position import Position
from bastide.server.positions import Loaded
from bastide.server.security import new_token
from bastide.server.tables import new_row, once, still_good
from bastide.storage import tables as table_store
from bastide.storage.rows import OVER, RUNNING, SeatRow


def check(loaded: Loaded, ply: int, seat: int) -> None:
    """Refuse what is no moment of a finished game at which somebody could take this seat (slow)."""
    if loaded.row.state != OVER:
        raise ApiError(409, "still-running", "a game is played on from a moment of it once it is over")
    if seat >= loaded.row.players:
        raise ApiError(404, "no-seat", f"this table has {loaded.row.players} seats", seat=seat)
    if ply > loaded.position.ply:
        raise ApiError(422, "bad-ply", f"only {loaded.position.ply} actions have been made", ply=ply)
    if rewind(loaded.position.state, ply).is_terminal():
        raise ApiError(409, "over", "the game is over at this moment")


async def play_on(
    house: House, loaded: Loaded, *, ply: int, seat: int, name: str, bot: str, client: str = "", key: str | None = None
) -> tuple[Loaded, dict[int, str]]:
    """Open a private table that goes on from a moment, a person on one seat, bots on the others; return it and the
    person's token. With the `key` of a table that is open already, that is returned.
    """
    now, game, table_id = house.now(), loaded.game, None if key is None else house.keys.table(key)
    token = new_token() if key is None else house.keys.token(key, str(table_id), seat)
    # The draws so far belong to another shuffle: the new table's seed cannot account for them.
    row = new_row(game, now, house.dice, public=False, client=client, table_id=table_id)
    row = replace(row, state=RUNNING, commitment=None, fair=False, origin=CONTINUED)
    row = replace(row, shuffle=shuffles.fresh(row.id, fixed=True))
    seats = [SeatRow(number, "bot", "", bot) for number in range(row.players)]
    seats[seat] = SeatRow(seat, "person", name, None, house.keys.hash(token), host=True, client=client)

    async def make() -> Loaded:
        async with house.db.writing() as write:
            await table_store.insert_table(write.connection, row, seats)
            draft = Draft(Loaded(row, seats, Position.start(game), None), now)
            for action in loaded.position.state.history()[:ply]:
                draft.act(action)
            draft.draw()
            after = await draft.store(house, write)
            await notices.tell(house, write, after, "played-on", seat, ply=str(ply))
        house.metrics.created.labels(game.name).inc()
        return after

    after = await once(house, table_id, make)
    return after, still_good(house, after, {seat: token})
