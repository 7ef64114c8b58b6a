"""Who is told what while they are away: what listens for a seat, and the links that confirm or end it."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bastide.server import models, vapid
from bastide.server.access import must_hold
from bastide.server.courier import guard
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.security import new_id
from bastide.storage import listeners as store
from bastide.storage import tables as table_store
from bastide.storage.listeners import MAIL, PUSH, ListenerRow

POINT: Final = 4
"""How a point of a curve begins that is written in full."""
MOST: Final = 16
"""How many push subscriptions listen for the seats of one device at one table."""


async def offered(house: House) -> dict[str, Any]:
    """Return what this server can do: the public key of its pushes, and whether it sends mails."""
    settings = house.settings
    key = None
    if settings.pushes:
        key = await asyncio.to_thread(lambda: vapid.public_key(vapid.private_key(settings)))
    return {"push": key, "mail": settings.mails}


def push_address(house: House, push: models.PushBody) -> str:
    """Return a push subscription as it is kept; raise 422 for one that nothing can be sent to."""
    try:
        guard.parted(push.endpoint, house.settings.notify_private)
    except guard.Forbidden as error:
        raise ApiError(422, "bad-endpoint", str(error)) from error
    p256dh, auth = vapid.bytes_of(push.keys.p256dh.rstrip("=")), vapid.bytes_of(push.keys.auth.rstrip("="))
    if p256dh[0] != POINT:
        raise ApiError(422, "bad-endpoint", "p256dh is no point that is written in full")
    kept = {"auth": vapid.text_of(auth), "endpoint": push.endpoint, "p256dh": vapid.text_of(p256dh)}
    return json.dumps(kept, separators=(",", ":"))


def mail_address(text: str) -> str:
    """Return a mail address as it is kept: names of hosts know no capitals."""
    name, _, host = text.rpartition("@")
    return f"{name}@{host.lower()}"


def postbox(address: str) -> str:
    """Return what is the same for all spellings of an address that come to one person.

    >>> postbox("Bruno+chess@example.net")
    'bruno@example.net'
    """
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


async def _held(
    house: House, connection: AsyncConnection, table_id: str, tokens: Sequence[str], *, lock: bool = False
) -> frozenset[int]:
    """Return the seats that tokens hold at a table; raise 404 if there is none, 401 if none is held."""
    if await table_store.read_table(connection, table_id, lock=lock) is None:
        raise ApiError(404, "no-table", "there is no such table")
    held = house.keys.held(tokens, await table_store.read_seats(connection, table_id))
    must_hold(held, tokens)
    return held


async def _state(connection: AsyncConnection, table_id: str, held: frozenset[int]) -> dict[str, Any]:
    found = await store.at(connection, table_id, held)
    mails = {one.confirmed_at is not None for one in found if one.kind == MAIL}
    said = "confirmed" if True in mails else "unconfirmed" if mails else "none"
    return {"push": any(one.kind == PUSH for one in found), "mail": said}


async def listening(house: House, table_id: str, tokens: Sequence[str]) -> dict[str, Any]:
    """Return what listens for the seats that these tokens hold."""
    async with house.db.reading() as connection:
        return await _state(connection, table_id, await _held(house, connection, table_id, tokens))


async def listen(
    house: House, table_id: str, tokens: Sequence[str], wanted: models.Notifications, client: str
) -> dict[str, Any]:
    """Have somebody told of what happens at their seats; return what listens now. Ways that are not named stay.

    A mail address that is new here is asked first. Raises `ApiError` for a way that this server does not have.
    """
    settings = house.settings
    if wanted.push is not None and not settings.pushes:
        raise ApiError(409, "no-push", "this server sends no pushes")
    if wanted.mail is not None and not settings.mails:
        raise ApiError(409, "no-mail", "this server sends no mails")
    ways: dict[str, str | None] = {}
    if "push" in wanted.model_fields_set:
        ways[PUSH] = None if wanted.push is None else push_address(house, wanted.push)
    if "mail" in wanted.model_fields_set:
        ways[MAIL] = None if wanted.mail is None else mail_address(wanted.mail)
    ended = "" if wanted.ended is None else push_address(house, wanted.ended)
    await _spend(house, table_id, tokens, ways.get(MAIL), client)
    try:
        state = await _listen(house, table_id, tokens, ways, ended, wanted.language)
    except IntegrityError:  # the same address was new here a moment ago as well
        state = await _listen(house, table_id, tokens, ways, ended, wanted.language)
    if any(ways.values()):
        house.wake()
    return state


async def _listen(  # noqa: PLR0917
    house: House, table_id: str, tokens: Sequence[str], ways: Mapping[str, str | None], ended: str, language: str
) -> dict[str, Any]:
    async with house.db.writing() as write:
        held = await _held(house, write.connection, table_id, tokens, lock=True)
        if ended and (gone := await store.find(write.connection, PUSH, ended)) is not None:
            await store.deafen(write.connection, gone.id, table_id, held)
        for kind, address in ways.items():
            if address is None:
                await store.hush(write.connection, table_id, held, kind)
                continue
            row = await _listener(house, write.connection, kind, address, language)
            if kind == MAIL:
                await store.hush(write.connection, table_id, held, kind, but=row.id)
            await store.listen(write.connection, row.id, table_id, held)
        await _not_too_many(write.connection, table_id, held)
        return await _state(write.connection, table_id, held)


async def _spend(house: House, table_id: str, tokens: Sequence[str], mail: str | None, client: str) -> None:
    """Count a mail address that is to be asked; raise 429 where it was asked too often, or a client names too many.

    What a client may not do any more counts for nobody else.
    """
    async with house.db.reading() as connection:
        await _held(house, connection, table_id, tokens)
        known = mail is None or await store.find(connection, MAIL, mail) is not None
    if mail is not None and not known:
        box = postbox(mail)
        await house.buckets.spend(client, "mail")
        await house.buckets.spend(house.keys.client(f"{client} {box}"), "asking")
        await house.buckets.spend(house.keys.client(box), "asked")


async def _listener(house: House, connection: AsyncConnection, kind: str, address: str, language: str) -> ListenerRow:
    """Return the listener of an address, which speaks this language from now on."""
    known = await store.find(connection, kind, address)
    if known is not None:
        await store.change(connection, known.id, language=language)
        return known
    now, name = house.now(), new_id()
    confirmed = now if kind == PUSH else None
    row = ListenerRow(name, kind, address, language, confirmed, house.keys.hash(house.keys.link(name)), now)
    await store.add(connection, row)
    return row


async def _not_too_many(connection: AsyncConnection, table_id: str, held: frozenset[int]) -> None:
    """Let the oldest subscriptions hear of these seats no longer where there are too many."""
    pushes = [one for one in await store.at(connection, table_id, held) if one.kind == PUSH]
    for old in pushes[:-MOST]:
        await store.deafen(connection, old.id, table_id, held)


async def of_link(house: House, secret: str) -> ListenerRow | None:
    """Return the listener that a link is about."""
    async with house.db.reading() as connection:
        return await store.of_secret(connection, house.keys.hash(secret))


async def confirm(house: House, secret: str) -> ListenerRow | None:
    """Take down that whoever has an address wants to be told; return the listener as it is now."""
    async with house.db.writing() as write:
        known = await store.of_secret(write.connection, house.keys.hash(secret))
        if known is not None and known.confirmed_at is None:
            await store.change(write.connection, known.id, confirmed_at=house.now())
    return await of_link(house, secret)


async def end(house: House, secret: str) -> bool:
    """Forget an address; return whether it was known."""
    async with house.db.writing() as write:
        known = await store.of_secret(write.connection, house.keys.hash(secret))
        if known is not None:
            await store.end(write.connection, known.id)
    return known is not None
