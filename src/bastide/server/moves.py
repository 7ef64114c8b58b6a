"""Moves: all or nothing, once only however often they are sent, refused with the rule that forbids them."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.errors import IllegalAction
from bastide.server import lessons
from bastide.server.access import locked, must_run, once, speakers, stale
from bastide.server.draft import Draft
from bastide.server.errors import ApiError, illegal
from bastide.server.house import House
from bastide.server.positions import Head, Loaded
from bastide.storage import events as event_store
from bastide.storage import talk
from bastide.storage.database import Write
from bastide.storage.events import SeqTaken
from bastide.storage.rows import ACTION, RUNNING, ChatRow, Event

DRAWN: Final = 200
"""More draws than ever come between the actions of one call."""
PATIENCE: Final = 30.0
"""Seconds for which bots wait while people talk about taking something back."""


async def move(house: House, table_id: str, tokens: Sequence[str], seq: int, texts: Sequence[str]) -> Loaded:
    """Make these actions if the table is still at `seq`; return the table right after them.

    The same call again returns the same moment again. Raises `ApiError` and changes nothing otherwise.
    """
    after = await _at_once(house, table_id, tokens, seq, texts)
    if after is None:
        after = await _looked_at(house, table_id, tokens, seq, texts)
    house.metrics.actions.labels("person").inc(len(texts))
    return after


async def _at_once(house: House, table_id: str, tokens: Sequence[str], seq: int, texts: Sequence[str]) -> Loaded | None:
    """Make these actions on the table as it is known here; None where that cannot be, which refuses nothing yet."""
    known = house.positions.kept(table_id)
    if known is None or known.frozen is not None or known.row.state != RUNNING or known.position.seq != seq:
        return None
    held = house.keys.held(tokens, known.seats)
    draft = Draft(known, house.now())
    try:
        for index, text in enumerate(texts):
            _one(draft, held, text, index)
    except ApiError:
        return None
    draft.draw()
    return await draft.commit(house)


async def _looked_at(house: House, table_id: str, tokens: Sequence[str], seq: int, texts: Sequence[str]) -> Loaded:
    """Make these actions on the table as it is read, or refuse them."""

    async def act(write: Write, loaded: Loaded, held: frozenset[int]) -> Loaded:
        draft = Draft(loaded, house.now())
        for index, text in enumerate(texts):
            _one(draft, held, text, index)
        draft.draw()
        return await draft.store(house, write)

    again = partial(_again, house, seq=seq, texts=texts)
    try:
        return await once(house, table_id, tokens, seq, check=lambda known, _: must_run(known), again=again, act=act)
    except SeqTaken:
        house.metrics.conflicts.inc()
        raise


def _one(draft: Draft, held: frozenset[int], text: str, index: int) -> None:
    """Make one action in notation, or refuse it with its place in the list."""
    seat = draft.state.current_player()
    if seat == TERMINAL:
        raise ApiError(409, "over", "the game is over before this action", action=text, index=index)
    if seat == CHANCE:
        raise ApiError(
            422, "chance-first", "something is drawn before this action; send it once you have seen the draw",
            action=text, index=index,
        )  # fmt: skip
    if seat not in held:
        raise ApiError(403, "not-your-turn", f"seat {seat} is to move", seat=seat, action=text, index=index)
    try:
        action = draft.state.string_to_action(text)
        if draft.loaded.row.lesson is not None and action in draft.state.legal_actions():
            lessons.check(draft.loaded.row, draft.state, text, index)
        draft.act(action)
    except IllegalAction as refusal:
        raise illegal(refusal, text, index) from refusal


async def _again(
    house: House, connection: AsyncConnection, head: Head, held: frozenset[int], *, seq: int, texts: Sequence[str]
) -> Loaded:
    """Return the moment after these very actions if they were made at `seq`; else tell to look again."""
    events = await event_store.read(connection, head.row.id, seq, seq + len(texts) + DRAWN)
    made = _made(events, held, len(texts))
    if made is None or (made and made[0].seq != seq + 1):
        raise stale(head.row)
    base = await house.positions.at(connection, head.row, seq)
    state = base.state.clone()
    wanted = iter(texts)
    for event in made:
        assert event.action is not None
        if event.seat is not None:
            try:
                same = state.string_to_action(next(wanted)) == event.action
            except IllegalAction:
                same = False
            if not same:
                raise stale(head.row)
        state.apply_action(event.action)
    return await house.positions.then(connection, head, base, made)


def _made(events: Sequence[Event], held: frozenset[int], count: int) -> list[Event] | None:
    """Return the first `count` actions of these seats with the draws after them, if that is what came first."""
    made: list[Event] = []
    for event in events:
        if event.kind != ACTION or (event.seat is not None and count == 0):
            break
        if event.seat is not None:
            if event.seat not in held:
                return None
            count -= 1
        made.append(event)
    return made if count == 0 else None


async def say(house: House, table_id: str, tokens: Sequence[str], text: str, key: str | None = None) -> ChatRow:
    """Say something to everybody at the table, in the name of the seat on turn if it is one of these.

    With the client's own key it is said once, however often it is sent.
    """
    asked = None if key is None else house.keys.hash(f"chat:{key}")
    async with locked(house, table_id) as (write, loaded):
        held = speakers(house, tokens, loaded)
        if asked is not None and (before := await talk.said(write.connection, table_id, asked)) is not None:
            return before
        seat = loaded.row.turn if loaded.row.turn in held else min(held)
        assert seat is not None
        name = loaded.seats[seat].name
        message = await talk.say(
            write.connection, table_id, seat=seat, name=name, text=text, at=house.now(), asked=asked
        )
        write.say("chat", table_id)
    return message


def talked_about(house: House, loaded: Loaded) -> bool:
    """Return whether people talk about taking something back, so that bots wait for them."""
    return loaded.undo is not None and house.now() - loaded.undo.at < PATIENCE


async def move_bot(house: House, table_id: str, seq: int, seat: int, action: int) -> Loaded:
    """Make a bot's action like anybody else's: only if the table is still where the bot saw it.

    Not if somebody has asked for something back while it thought: its move would be the end of that.
    """
    known, after = house.positions.kept(table_id), None
    good = known is not None and known.frozen is None and known.row.state == RUNNING and not talked_about(house, known)
    if known is not None and good and known.position.seq == seq:
        after = await _drafted(known, house.now(), seat, action).commit(house)
    if after is None:
        async with locked(house, table_id) as (write, loaded):
            must_run(loaded)
            if seq != loaded.position.seq or talked_about(house, loaded):
                raise stale(loaded.row)
            after = await _drafted(loaded, house.now(), seat, action).store(house, write)
    house.metrics.actions.labels("bot").inc()
    return after


def _drafted(loaded: Loaded, now: float, seat: int, action: int) -> Draft:
    """Return what becomes of a table by the action of the bot that is to move there, and the draws after it."""
    if loaded.row.turn != seat or loaded.seats[seat].kind != "bot":
        raise ApiError(403, "not-your-turn", f"seat {seat} is not a bot that is to move")
    draft = Draft(loaded, now)
    draft.act(action)
    draft.draw()
    return draft
