"""Company at the table: who is away and for how long, nudging them, handing a seat to a bot, taking one back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bastide.server import notices, seats
from bastide.server.access import acting, locked, must_hold, must_run
from bastide.server.draft import begin
from bastide.server.errors import ApiError
from bastide.server.freeing import freeing_json, none_goes_on
from bastide.server.house import House
from bastide.server.positions import Loaded
from bastide.server.views import table_json
from bastide.storage import company as store
from bastide.storage.rows import OPEN, OVER, RUNNING, HandOverRow, SeatRow


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody who is on turn at a table without a clock, and away."""

    seat: int
    away: float
    """Seconds for which the table has waited in vain."""
    left: float
    """Seconds until the seat may be handed to a bot."""


def absence(house: House, loaded: Loaded, present: set[int]) -> Absence | None:
    """Return who keeps the table waiting by being away; None where a clock sees to that."""
    row, turn = loaded.row, loaded.row.turn
    if row.state != RUNNING or turn is None or row.clock_initial is not None:
        return None
    seat = loaded.seats[turn]
    if not seat.held or seat.program or turn in present:
        return None
    since = max(row.turn_since or 0.0, seat.seen_at or 0.0, house.began)
    away = max(0.0, house.now() - since)
    return Absence(turn, away, max(0.0, house.settings.absent_after - away))


def agreed(loaded: Loaded, absent: Absence, present: set[int]) -> tuple[list[int], list[int]]:
    """Return who wants to hand the seat over, and which other people who are here have still to say so."""
    wish = loaded.hand_over
    seen = loaded.seats[absent.seat].seen_at or 0.0
    if (
        wish is None
        or wish.anchor is not None
        or wish.seat != absent.seat
        or wish.seq != loaded.row.seq
        or wish.at < seen
    ):
        return [], _others(loaded, absent.seat, present)
    return wish.accepted, [seat for seat in _others(loaded, absent.seat, present) if seat not in wish.accepted]


def _others(loaded: Loaded, seat: int, present: set[int]) -> list[int]:
    return [
        other.seat
        for other in loaded.seats
        if other.held and not other.program and other.seat != seat and other.seat in present
    ]


def with_lost(table: dict[str, Any], owned: frozenset[int]) -> dict[str, Any]:
    """Return a table with the seats at which a stand-in plays, or has played to the end, for whoever looks."""
    return {**table, "lost": sorted(owned) if table["state"] != OPEN else []}


def full_table_json(
    house: House, loaded: Loaded, held: frozenset[int], owned: frozenset[int], present: set[int]
) -> dict[str, Any]:
    """Return a table with everything that its people may agree about."""
    table = with_lost(table_json(loaded.row, loaded.seats, held, present), owned)
    here = present | held
    absent = absence(house, loaded, here)
    if absent is not None and _others(loaded, absent.seat, here):  # else nobody waits
        accepted, waiting = agreed(loaded, absent, here)
        table["absent"] = {
            "seat": absent.seat,
            "away": round(absent.away, 1),
            "left": round(absent.left, 1),
            "accepted": accepted,
            "waiting": waiting,
        }
    table["freeing"] = freeing_json(house, loaded, here)
    if (offer := loaded.rematch) is not None:
        table["rematch"] = {"table": offer.next_id, "seat": offer.seat, "accepted": offer.accepted}
    return table


def taken_back(house: House, loaded: Loaded, old: SeatRow) -> SeatRow:
    """Return a kept seat with its owner on it; a clock that had run out gets a little time."""
    left = seats.time_for(house, loaded.row, old.clock_left)
    host = not any(seat.host for seat in loaded.seats if seat.held)
    return replace(old, kind="person", bot=None, token_hash=old.owner_hash, owner_hash=None, host=host, clock_left=left)


async def reclaim(house: House, table_id: str, tokens: Sequence[str]) -> Loaded:
    """Give their seats back to whoever lost them to a stand-in; who has them already keeps them."""
    async with locked(house, table_id) as (write, loaded):
        owned = house.keys.owned(tokens, loaded.seats)
        must_hold(owned | house.keys.held(tokens, loaded.seats), tokens)
        if loaded.row.state == OVER:
            raise ApiError(409, "over", "the game is over")
        if not owned:
            return loaded
        after = loaded
        for number in sorted(owned):
            seat = taken_back(house, after, after.seats[number])
            after = await seats.sit(write, after, seat)
            await notices.tell(house, write, after, "reclaimed", number)
        if after.row.turn in owned:  # the stand-in has used this time, not the person
            after = replace(after, row=replace(after.row, turn_since=None))
        return await begin(house, write, after, house.now())


async def nudge(house: House, table_id: str, tokens: Sequence[str]) -> Loaded:
    """Remind whoever is on turn at a table without a clock; not too soon and not too often."""
    async with acting(house, table_id, tokens) as (write, loaded, held):
        must_run(loaded)
        row, turn, now = loaded.row, loaded.row.turn, house.now()
        if turn is None or turn in held or not loaded.seats[turn].held or row.clock_initial is not None:
            raise ApiError(409, "no-nudge", "nobody is to be nudged now")
        last = await store.last_notice(write.connection, table_id, f"{notices.PREFIX}nudged")
        since = max(row.turn_since or 0.0, last.at if last is not None else 0.0)
        wait = house.settings.nudge_after - (now - since)
        if wait > 0:
            raise ApiError(409, "too-soon", f"wait {wait:.0f} s more before that", wait=round(wait, 1))
        await notices.tell(house, write, loaded, "nudged", turn, by=loaded.seats[min(held)].name)
        return loaded


async def hand_over(house: House, table_id: str, tokens: Sequence[str], number: int, accept: bool) -> Loaded:
    """Hand an absent person's seat to a bot once everybody else who is here wants it, or refuse to.

    Not while a vote about a seat is going on: whoever it is about could end it so.
    """
    present = (await house.present(table_id))[table_id]
    async with acting(house, table_id, tokens) as (write, loaded, held):
        must_run(loaded)
        absent = absence(house, loaded, present)
        if absent is None or absent.seat != number or number in held:
            raise ApiError(409, "not-absent", "that seat does not keep the table waiting", seat=number)
        if absent.left > 0:
            raise ApiError(409, "too-soon", f"wait {absent.left:.0f} s more before that", wait=round(absent.left, 1))
        before, _ = agreed(loaded, absent, present)
        speaker = min(held)
        if not accept:
            if not before:
                return loaded
            await store.write_hand_over(write.connection, table_id, None)
            await notices.tell(house, write, loaded, "hand-refused", number, by=loaded.seats[speaker].name)
            return replace(loaded, hand_over=None)
        none_goes_on(house, loaded)
        wish = HandOverRow(number, loaded.row.seq, sorted({*before, *held}), house.now())
        wanted = replace(loaded, hand_over=wish)
        if agreed(wanted, absent, present | {number})[1]:
            await store.write_hand_over(write.connection, table_id, wish)
            if not before:
                await notices.tell(house, write, wanted, "hand-asked", number, by=loaded.seats[speaker].name)
            write.say("notice", table_id)
            return wanted
        await store.write_hand_over(write.connection, table_id, None)
        after = await seats.vacate(house, write, replace(loaded, hand_over=None), frozenset({number}), "handed")
        assert after is not None
        return after
