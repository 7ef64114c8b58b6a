"""Taking back and doing again: free while nothing was revealed and nobody else has acted, by consent beyond."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.server import notices
from bastide.server.access import acting, must_run, once, stale
from bastide.server.draft import Draft
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.moves import DRAWN
from bastide.server.positions import Head, Loaded
from bastide.server.ways import STEP, again, needs_consent, waiting, way
from bastide.storage import events as event_store
from bastide.storage import talk
from bastide.storage.database import Write
from bastide.storage.rows import ACTION, UNDO, Event, UndoRow

QUESTIONS: Final = {
    "turn": "this takes back the end of a turn; say so with confirm",
    "others": "others have acted since; say with confirm that this is to be taken back too",
}


async def ask(
    house: House, table_id: str, tokens: Sequence[str], seq: int, *, ply: int | None, to: str = STEP, sure: bool = False
) -> Loaded:
    """Take back one's last decision, the turn that it belongs to, or everything after a ply.

    What is not free becomes a request to the other people. What needs nobody's consent but crosses the end of a turn,
    or what bots have done since, is done only if one is `sure`. The same call again returns the table as the undo left
    it; what is being asked for already is not asked for once more.
    """

    async def act(write: Write, loaded: Loaded, held: frozenset[int]) -> Loaded:
        back, seat, consent = _wished(loaded, held, ply, to, sure=sure)
        if not consent:
            return await _take_back(house, write, loaded, back, seat)
        if loaded.undo is not None and (loaded.undo.ply, loaded.undo.seat) == (back, seat):
            return loaded  # whoever has agreed to it already need not do so again
        request = UndoRow(secrets.token_hex(8), seat, back, seq, sorted(held), house.now())
        await talk.write_undo(write.connection, table_id, request)
        await notices.tell(house, write, loaded, "undo-asked", seat)
        write.say("changed", table_id)
        return replace(loaded, undo=request)

    again = partial(_again, house, seq=seq, ply=ply, to=to)
    return await once(house, table_id, tokens, seq, check=_check_may, again=again, act=act)


def _wished(loaded: Loaded, held: frozenset[int], ply: int | None, to: str, *, sure: bool) -> tuple[int, int, bool]:
    """Return to which ply the game is to be cut, in whose name, and whether others must agree."""
    if ply is not None:
        return (ply, *_exactly(loaded, held, ply))
    found = way(loaded, held, to)
    if found is None:
        raise ApiError(409, "nothing-to-undo", "there is nothing to take back")
    consent = needs_consent(loaded, held, found)
    if found.question and not consent and not sure:
        raise ApiError(409, "undo-question", QUESTIONS[found.question], question=found.question, ply=found.ply)
    return found.ply, found.seat, consent


def _check_may(loaded: Loaded | Head, held: frozenset[int]) -> None:
    """Raise `ApiError` if these seats may not have anything taken back or done again."""
    must_run(loaded)
    if any(loaded.seats[seat].program for seat in held):
        raise ApiError(403, "no-undo", "a program cannot take back")


def _exactly(loaded: Loaded, held: frozenset[int], ply: int) -> tuple[int, bool]:
    """Return in whose name the game is cut to this very ply, and whether others must agree."""
    position = loaded.position
    if ply == position.ply:
        raise ApiError(409, "nothing-to-undo", "there is nothing to take back")
    if ply > position.ply:
        raise ApiError(422, "bad-ply", f"only {position.ply} actions have been made", ply=position.ply)
    last = next((seat for seat in reversed(position.actors) if seat >= 0), None)
    own = last is not None and last in held
    free = own and ply >= position.past().free_to()
    return last if own and last is not None else min(held), not free and bool(waiting(loaded.seats, held))


async def answer(house: House, table_id: str, tokens: Sequence[str], request_id: str, accept: bool) -> Loaded:
    """Agree to a request or refuse it; whoever asked may withdraw it by refusing."""
    async with acting(house, table_id, tokens) as (write, loaded, held):
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
    if not waiting(loaded.seats, frozenset(request.accepted)):
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
    house: House, connection: AsyncConnection, head: Head, held: frozenset[int], *, seq: int, ply: int | None, to: str
) -> Loaded:
    """Return the moment after this very undo if it was made at `seq`; else tell to look again."""
    _check_may(head, held)
    events = await event_store.read(connection, head.row.id, seq, seq + 1 + DRAWN)
    if not events:
        raise stale(head.row)
    first, *more = events
    if first.seq != seq + 1 or first.kind != UNDO or first.seat not in held:
        raise stale(head.row)
    base = await house.positions.at(connection, head.row, seq)
    if ply is None:
        found = way(await house.positions.then(connection, head, base, []), held, to)
        ply = found.ply if found is not None else None
    if ply != first.ply:
        raise stale(head.row)
    return await house.positions.then(connection, head, base, [first, *_drawn(more)])


def _drawn(events: Sequence[Event]) -> list[Event]:
    """Return the draws that come before the next decision or undo."""
    stop = next((at for at, event in enumerate(events) if event.kind == UNDO or event.seat is not None), len(events))
    return list(events[:stop])


async def redo(house: House, table_id: str, tokens: Sequence[str], seq: int) -> Loaded:
    """Do again what the last undo took back, if nothing else was done since; each undo is done again by one redo.

    It stops before a decision that other people have made: they make it anew. The same call again returns the table
    as the redo left it.
    """

    async def act(write: Write, loaded: Loaded, held: frozenset[int]) -> Loaded:
        actions = again(loaded, held)
        if not actions:
            raise ApiError(409, "nothing-to-redo", "there is nothing to do again")
        draft = Draft(loaded, house.now())
        for action in actions:
            draft.act(action)
        draft.draw()
        return await draft.store(house, write)

    return await once(house, table_id, tokens, seq, check=_check_may, again=partial(_redone, house, seq=seq), act=act)


async def _redone(house: House, connection: AsyncConnection, head: Head, held: frozenset[int], *, seq: int) -> Loaded:
    """Return the moment after this very redo if it was made at `seq`; else tell to look again."""
    _check_may(head, held)
    first = await event_store.read(connection, head.row.id, seq, seq + 1)
    if not first or first[0].kind != ACTION or first[0].seat not in {*held, None}:
        raise stale(head.row)
    base = await house.positions.at(connection, head.row, seq)
    actions = again(await house.positions.then(connection, head, base, []), held)
    events = await event_store.read(connection, head.row.id, seq, seq + len(actions) + DRAWN)
    made = events[: len(actions)]
    if not actions or [event.action for event in made] != list(actions) or any(event.kind != ACTION for event in made):
        raise stale(head.row)
    return await house.positions.then(connection, head, base, [*made, *_drawn(events[len(actions) :])])
