"""Another game with the same people: one offer for the whole table, and everybody's seat is kept at the new one."""

from collections.abc import Sequence
from dataclasses import replace

from bastide.engine.registry import load_game
from bastide.server import company, notices, seats
from bastide.server.access import locked, must_hold
from bastide.server.called import bot_kept
from bastide.server.draft import begin
from bastide.server.errors import ApiError
from bastide.server.frozen import game_of
from bastide.server.house import House
from bastide.server.position import Position
from bastide.server.positions import Loaded
from bastide.server.tables import ClockWish, new_row
from bastide.storage import company as store
from bastide.storage import tables as table_store
from bastide.storage.database import Write
from bastide.storage.rows import OPEN, OVER, RematchRow, SeatRow


def next_seat(seat: int, players: int) -> int:
    """Return where somebody sits next time: everybody moves up by one, so that another one begins."""
    return (seat - 1) % players


async def rematch(
    house: House, table_id: str, tokens: Sequence[str], seal: str | None = None
) -> tuple[Loaded, dict[int, str]]:
    """Offer another game, or accept the offer that stands; return the new table and one's tokens there.

    `seal` announces a random number for the new shuffle. The same tokens open the new seats; whoever comes too late,
    because the host gave the seat away, has none. Whoever a bot has played for at the end is of the company as well.
    """
    async with locked(house, table_id) as (write, old):
        held = house.keys.mine(tokens, old.seats)
        must_hold(held, tokens)
        if old.row.state != OVER:
            raise ApiError(409, "not-finished", "a rematch can be offered once the game is over")
        offer = old.rematch
        if offer is None or await table_store.read_table(write.connection, offer.next_id) is None:
            after = await _offer(house, write, old, held, seal)
        else:
            after = await _accept(house, write, old, offer, held=held, tokens=tokens, seal=seal)
    mine: dict[int, str] = {}
    for token in tokens:
        for seat in house.keys.mine([token], after.seats):
            mine.setdefault(seat, token)
    return after, mine


async def _offer(house: House, write: Write, old: Loaded, held: frozenset[int], seal: str | None) -> Loaded:
    """Set the new table up like the old one; the seats of the others are kept for them."""
    now, row = house.now(), old.row
    # After a lesson one plays in earnest: no deck that is laid down.
    game = game_of(row) if row.lesson is None else load_game(row.game, row.players)
    clock = None
    if row.clock_initial is not None:
        clock = ClockWish(row.clock_initial, row.clock_increment or 0.0, row.clock_each)
    fresh = new_row(
        game,
        now,
        house.dice,
        public=row.public,
        clock=clock,
        hints=row.hints if row.lesson is None else None,
        client=old.seats[min(held)].client,  # that of a table goes with its end
        closed=row.closed,
        patience=row.patience,
    )
    placed = sorted((_kept(seat, held, row.players, seal) for seat in old.seats), key=lambda seat: seat.seat)
    await table_store.insert_table(write.connection, fresh, placed)
    for seat in placed:
        for key in seat.others:
            await seats.keep_key(write, fresh.id, seat.seat, key)
    offer = RematchRow(fresh.id, min(held), sorted(held), now)
    await store.write_rematch(write.connection, row.id, offer)
    await notices.tell(house, write, old, "rematch-offered", min(held))
    house.metrics.created.labels(game.name).inc()
    return await begin(house, write, Loaded(fresh, placed, Position.start(game), None), now)


def _kept(seat: SeatRow, held: frozenset[int], players: int, seal: str | None) -> SeatRow:
    number = next_seat(seat.seat, players)
    if seat.seat in held:
        person = replace(seat, seat=number, bot=None, host=True, clock_left=None, seen_at=None, seal=seal)
        if seat.held:
            return person
        return replace(person, kind="person", token_hash=seat.owner_hash, owner_hash=None)
    if seat.held:
        return SeatRow(number, "open", seat.name, owner_hash=seat.token_hash, others=seat.others, client=seat.client)
    if seat.kind == "bot":
        if seat.owner_hash is None:
            return SeatRow(number, "bot", bot_kept(seat), seat.bot)
        return replace(seat, seat=number, clock_left=None, seen_at=None, seal=None)  # who may take it back there too
    return SeatRow(number, "open")


async def _accept(
    house: House,
    write: Write,
    old: Loaded,
    offer: RematchRow,
    *,
    held: frozenset[int],
    tokens: Sequence[str],
    seal: str | None,
) -> Loaded:
    """Sit down at the new table on the seats that are kept for these people."""
    after = await house.positions.load(write.connection, offer.next_id, lock=True)
    if after.frozen is not None:
        raise after.frozen
    fresh = house.keys.owned(tokens, after.seats) if after.row.state == OPEN else frozenset()
    for number in sorted(fresh):
        back = company.taken_back(house, after, after.seats[number])
        after = await seats.sit(write, after, replace(back, seal=seal))
        await notices.tell(house, write, after, "joined", number)
    said = frozenset(seat for seat in held if seat not in offer.accepted)
    if fresh and said:
        accepted = replace(offer, accepted=sorted({*offer.accepted, *said}))
        await store.write_rematch(write.connection, old.row.id, accepted)
        for seat in sorted(said):
            await notices.tell(house, write, old, "rematch-accepted", seat)
    return await begin(house, write, after, house.now()) if fresh else after
