"""What a route asks for by the type of its parameters: the house, the live tables, the tokens sent, a limit."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from bastide.server.house import House
from bastide.server.limits import client_of
from bastide.server.rooms import Hub
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
    return house_of(connection).keys.hash(client_of(connection))[:32]


class Limit:
    """A dependency that counts a call of one kind against its client."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, connection: HTTPConnection) -> None:
        """Raise 429 if the client asks too often."""
        house_of(connection).buckets.take(client_of(connection), self.kind)


HouseOf = Annotated[House, Depends(house_of)]
Client = Annotated[str, Depends(client_sent)]
HubOf = Annotated[Hub, Depends(hub_of)]
Tokens = Annotated[tuple[str, ...], Depends(tokens_sent)]
