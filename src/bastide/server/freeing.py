"""The host frees somebody's seat in a running game: alone after the agreed time away, else by a vote of the others."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bastide.server import notices, seats
from bastide.server.access import acting, must_run
from bastide.server.admin.tables import put_out
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.storage import company as store
from bastide.storage import people
from bastide.storage.database import Write
from bastide.storage.rows import RUNNING, HandOverRow

LASTS: Final = 600.0
"""Seconds after which a vote that came to nothing is over."""
VOTERS: Final = 2
"""How many people have to agree at least: in a game of two nobody puts the other out."""


def vote(house: House, loaded: Loaded) -> HandOverRow | None:
    """Return the vote that is going on."""
    wish = loaded.hand_over
    if wish is None or wish.anchor is None or loaded.row.state != RUNNING:
        return None
    good = wish.anchor == loaded.seats[wish.seat].token_hash and wish.at + LASTS > house.now()
    return wish if good else None


def none_goes_on(house: House, loaded: Loaded) -> None:
    """Raise 409 while a vote is going on."""
    if (going := vote(house, loaded)) is not None:
        raise ApiError(409, "vote-running", "a vote about a seat is going on; it has to end first", seat=going.seat)


def voters(loaded: Loaded, number: int) -> list[int]:
    """Return the seats whose people decide about another one."""
    return [seat.seat for seat in loaded.seats if seat.held and not seat.program and seat.seat != number]


def freeing_json(house: House, loaded: Loaded, present: set[int]) -> dict[str, Any] | None:
    """Return the vote that is going on, with the people who are here and have still to say something."""
    wish = vote(house, loaded)
    if wish is None:
        return None
    waiting = [seat for seat in voters(loaded, wish.seat) if seat in present and seat not in wish.accepted]
    return {"seat": wish.seat, "accepted": wish.accepted, "waiting": waiting}


def away_for(house: House, loaded: Loaded, number: int, present: set[int], acted: float | None) -> float:
    """Return for how many seconds the person of a seat has been away; nobody is blamed for what a server slept.

    Whoever has `acted` was here, though a program or a language model keeps no live connection.
    """
    if number in present:
        return 0.0
    seen = loaded.seats[number].seen_at or loaded.row.created_at
    return max(0.0, house.now() - max(seen, house.began, acted or 0.0))


async def free(house: House, table_id: str, tokens: Sequence[str], number: int, accept: bool) -> Loaded:
    """Free a seat, ask the others whether it is to be freed, agree to that or refuse.

    The host begins, unless a vote about another seat is going on: none is displaced, else whoever it is about could.
    Once the agreed time away has passed no vote is needed, and whoever was away may come back.
    """
    present = (await house.present(table_id))[table_id]
    async with acting(house, table_id, tokens) as (write, loaded, held):
        must_run(loaded)
        if number >= len(loaded.seats):
            raise ApiError(404, "no-seat", f"this table has {len(loaded.seats)} seats", seat=number)
        seat, host = loaded.seats[number], any(loaded.seats[mine].host for mine in held)
        if not seat.held or number in held or seat.token_hash is None:
            raise ApiError(409, "nobody-there", "nobody else's person sits there", seat=number)
        patience = loaded.row.patience
        acted = (await people.decisions(write.connection, table_id, number))[2]
        away = away_for(house, loaded, number, present, acted)
        if host and accept and patience is not None and away >= patience:
            after = await seats.vacate(house, write, loaded, frozenset({number}), "handed")
            assert after is not None
            return after
        going = vote(house, loaded)
        if going is None or going.seat != number:
            if not host:
                raise ApiError(403, "not-host", "only the host of the table may do that")
            if not accept:
                return loaded
            none_goes_on(house, loaded)
            going = HandOverRow(number, loaded.row.seq, [], house.now(), seat.token_hash)
        return await _voted(house, write, loaded, going, held=held, accept=accept, present=present)


async def _voted(
    house: House,
    write: Write,
    loaded: Loaded,
    going: HandOverRow,
    *,
    held: frozenset[int],
    accept: bool,
    present: set[int],
) -> Loaded:
    table_id, by = loaded.row.id, loaded.seats[min(held)].name
    if not accept:
        await store.write_hand_over(write.connection, table_id, None)
        await notices.tell(house, write, loaded, "vote-refused", going.seat, by=by)
        return replace(loaded, hand_over=None)
    if not set(voters(loaded, going.seat)) - held:  # whoever sits on several seats is one person
        raise ApiError(409, "no-vote", f"a vote needs {VOTERS} others at the table", seat=going.seat)
    wish = replace(going, accepted=sorted({*going.accepted, *held}))
    asked = [seat for seat in voters(loaded, going.seat) if seat in present and seat not in wish.accepted]
    if asked or not set(wish.accepted) - held:
        await store.write_hand_over(write.connection, table_id, wish)
        if not going.accepted:
            await notices.tell(house, write, loaded, "vote-asked", going.seat, by=by)
        write.say("notice", table_id)
        return replace(loaded, hand_over=wish)
    await store.write_hand_over(write.connection, table_id, None)
    after = await put_out(house, write, replace(loaded, hand_over=None), going.seat, "voted-out")
    assert after is not None
    return after
