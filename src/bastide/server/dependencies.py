"""What a route asks for by the type of its parameters: the house, the live tables, the tokens sent, a limit."""

from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import Depends, Header, Security
from fastapi.security import APIKeyHeader, HTTPBearer
from starlette.requests import HTTPConnection

from bastide.server.house import House
from bastide.server.hub import Hub
from bastide.server.limits import client_of
from bastide.server.security import tokens_of


def house_of(connection: HTTPConnection) -> House:
    """Return what every part of the server may use."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def hub_of(connection: HTTPConnection) -> Hub:
    """Return the tables that are watched live."""
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def tokens_sent(connection: HTTPConnection) -> tuple[str, ...]:
    """Return the seat tokens of a request."""
    return tokens_of(connection.headers)


def client_sent(connection: HTTPConnection) -> str:
    """Return who asks, so that nobody can tell who that is."""
    return house_of(connection).keys.client(client_of(connection))


def address_sent(connection: HTTPConnection) -> str:
    """Return from where somebody asks: an IPv4 address, or the network of an IPv6 address."""
    return client_of(connection)


def key_sent(
    key: Annotated[
        str | None,
        Header(
            alias="Idempotency-Key",
            pattern='^"?[0-9A-Za-z_-]{22,64}"?$',
            description="128 random bits or more that nobody else knows: the same call with the same key is done once, "
            "and answered the same again",
        ),
    ] = None,
) -> str | None:
    """Return the key by which a client may ask again for what it has not heard the answer to."""
    return None if key is None else key.strip('"')


class Limit:
    """A dependency that counts a call of one kind against its client."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    async def __call__(self, connection: HTTPConnection) -> None:
        """Raise 429 if the client asks too often."""
        await house_of(connection).buckets.spend(client_of(connection), self.kind)


async def _in_turn(connection: HTTPConnection) -> AsyncIterator[None]:
    """Keep the turn of a slow call, of which one client has one at a time."""
    async with house_of(connection).turns.of(client_of(connection)):
        yield


IN_TURN: Final = Depends(_in_turn, scope="function")
"""What calls depend on that tell or play a whole game, or list tables.

It ends before the answer is sent, which may be taken slowly.
"""

HouseOf = Annotated[House, Depends(house_of)]
Client = Annotated[str, Depends(client_sent)]
Address = Annotated[str, Depends(address_sent)]
Key = Annotated[str | None, Depends(key_sent)]
HubOf = Annotated[Hub, Depends(hub_of)]
Tokens = Annotated[tuple[str, ...], Depends(tokens_sent)]

# Only for the document: what a token opens is decided per table, where the seats are known.
NEEDS_SEAT: Final = [
    Security(HTTPBearer(auto_error=False, scheme_name="seat", description="The token of a seat")),
    Security(
        APIKeyHeader(
            name="X-Bastide-Seats", auto_error=False, scheme_name="seats", description="Tokens, comma-separated"
        )
    ),
]
NEEDS_OPERATOR: Final = [
    Security(HTTPBearer(auto_error=False, scheme_name="operator", description="The token of an operator"))
]
