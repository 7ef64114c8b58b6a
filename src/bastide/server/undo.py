"""Taking back: free while nothing was revealed and nobody else has acted, by everybody's consent beyond."""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from bastide.server import notices
from bastide.server.draft import Draft
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.moves import must_hold, must_run, stale
from bastide.server.positions import Loaded, Position, extend
from bastide.server.views import waiting_for
from bastide.storage import events as event_store
from bastide.storage import talk
from bastide.storage.database import Write
from bastide.storage.rows import UNDO, UndoRow


def last_turn(position: Position, held: frozenset[int]) -> int | None:
    """Return the ply at which the last turn of these seats began, None if they have done nothing yet."""
    ply = next((ply for ply in reversed(range(position.ply)) if position.actors[ply] in held), None)
    while ply is not None and ply > 0 and position.actors[ply - 1] == position.actors[ply]:
        ply -= 1
    return ply


async def ask(house: House, table_id: str, tokens: Sequence[str], seq: int, ply: int | None) -> Loaded:
    """Take the game back to a ply, by default as far as is free, else to the beginning of one's last turn.

    What is not free becomes a request to the other people; with none of them at the table it is done.
    The same call again returns the table as the undo left it.
    """
    async with house.db.writing() as write:
        loaded = await house.positions.load(write.connection, table_id, lock=True)
        held = house.keys.held(tokens, loaded.seats)
        must_hold(held, tokens)
        must_run(loaded)
        if any(loaded.seats[seat].program for seat in held):
            raise ApiError(403, "no-undo", "a program cannot take back")
        if seq < loaded.position.seq:
            return await _again(house, write, loaded, held=held, seq=seq, ply=ply)
        if seq != loaded.position.seq:
            raise stale(loaded)
        position = loaded.position
        last = next((seat for seat in reversed(position.actors) if seat >= 0), None)
        point = position.free_to() if last in held else position.ply
        if ply is None:
            ply = point if point < position.ply else last_turn(position, held)
        if ply is None or ply == position.ply:
            raise ApiError(409, "nothing-to-undo", "there is nothing to take back")
        if ply > position.ply:
            raise ApiError(422, "bad-ply", f"only {position.ply} actions have been made", ply=position.ply)
        seat = last if last is not None and last in held else min(held)
        request = UndoRow(secrets.token_hex(8), seat, ply, seq, sorted(held), house.now())
        if ply >= point or not waiting_for(request, loaded.seats):
            return await _take_back(house, write, loaded, ply, seat)
        await talk.write_undo(write.connection, table_id, request)
        await notices.tell(house, write, loaded, "undo-asked", seat)
        write.say("changed", table_id)
        return replace(loaded, undo=request)


async def answer(house: House, table_id: str, tokens: Sequence[str], request_id: str, accept: bool) -> Loaded:
    """Agree to a request or refuse it; whoever asked may withdraw it by refusing."""
    async with house.db.writing() as write:
        loaded = await house.positions.load(write.connection, table_id, lock=True)
        held = house.keys.held(tokens, loaded.seats)
        must_hold(held, tokens)
        request = loaded.undo
        if request is None or request.id != request_id:
            raise ApiError(409, "no-request", "there is no such request any more; the game has moved on")
        must_run(loaded)
        if not accept:
            await talk.write_undo(write.connection, table_id, None)
            own = request.seat in held
            await notices.tell(
                house, write, loaded, "undo-withdrawn" if own else "undo-refused", request.seat if own else min(held)
            )
            write.say("changed", table_id)
            return replace(loaded, undo=None)
        request = replace(request, accepted=sorted({*request.accepted, *held}))
        return await carry_on(house, write, replace(loaded, undo=request))


async def carry_on(house: House, write: Write, loaded: Loaded) -> Loaded:
    """Do what a request asks for if nobody is left to answer it; else keep it as it is now."""
    request = loaded.undo
    if request is None:
        return loaded
    if not waiting_for(request, loaded.seats):
        after = await _take_back(house, write, loaded, request.ply, request.seat)
        await notices.tell(house, write, after, "undo-granted", request.seat)
        return after
    await talk.write_undo(write.connection, loaded.row.id, request)
    write.say("changed", loaded.row.id)
    return loaded


async def _take_back(house: House, write: Write, loaded: Loaded, ply: int, seat: int) -> Loaded:
    draft = Draft(loaded, house.now())
    draft.take_back(ply, seat)
    return await draft.store(house, write)


async def _again(
    house: House, write: Write, loaded: Loaded, *, held: frozenset[int], seq: int, ply: int | None
) -> Loaded:
    """Return the moment after this very undo if it was made at `seq`; else tell to look again."""
    events = await event_store.read(write.connection, loaded.row.id, seq)
    first, *more = events
    if first.kind != UNDO or first.seat not in held or (ply is not None and ply != first.ply):
        raise stale(loaded)
    made = [first]
    for event in more:
        if event.kind == UNDO or event.seat is not None:
            break
        made.append(event)
    base = await house.positions.at(write.connection, loaded.row, seq)
    return replace(loaded, position=extend(base, made), undo=None)
