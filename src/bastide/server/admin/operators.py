"""Operators: made on the machine itself, known by a token whose hash alone is kept."""

import hmac
from typing import Final

from starlette.requests import HTTPConnection

from bastide.server.dependencies import house_of
from bastide.server.errors import ApiError
from bastide.server.house import House
from bastide.server.limits import client_of
from bastide.server.security import Keys, new_token
from bastide.storage import operators as store
from bastide.storage.database import Database

NAME_LIMIT: Final = 40
BY_COMMAND: Final = "(command line)"
"""Who acts in the log where somebody has the machine itself."""


async def make(db: Database, keys: Keys, name: str, now: float) -> str:
    """Make an operator, or give one another token; return the token, which is kept nowhere."""
    token = new_token()
    async with db.writing() as write:
        await store.write(write.connection, store.OperatorRow(name, keys.hash(token), now))
        await store.note(write.connection, now, BY_COMMAND, "operator-made", name=name)
    return token


async def remove(db: Database, name: str, now: float) -> bool:
    """Remove an operator; return whether there was one."""
    async with db.writing() as write:
        gone = await store.remove(write.connection, name)
        if gone:
            await store.note(write.connection, now, BY_COMMAND, "operator-removed", name=name)
    return gone


async def find(house: House, token: str) -> str | None:
    """Return whose token this is; every operator's is compared, in constant time."""
    known = house.keys.hash(token)
    async with house.db.reading() as connection:
        rows = await store.read(connection)
    names = [row.name for row in rows if hmac.compare_digest(row.token_hash, known)]
    return names[0] if names else None


async def operator_of(connection: HTTPConnection) -> str:
    """Return the operator whose token a request carries; raise 401 for others, and 429 who tries too often.

    The token comes in a header that no page of another site can make a browser send, never in a cookie.
    """
    house = house_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    name = await find(house, token.strip()) if scheme.lower() == "bearer" and token.strip() else None
    if name is None:
        await house.buckets.spend(client_of(connection), "claim")
        raise ApiError(401, "no-operator", "this needs the token of an operator")
    return name
