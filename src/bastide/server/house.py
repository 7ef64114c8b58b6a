"""The parts of a running server, handed to whoever needs them."""

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from bastide.server.dice import Dice
from bastide.server.limits import Buckets, client_of
from bastide.server.metrics import Metrics
from bastide.server.pool import ThinkPool
from bastide.server.positions import Positions
from bastide.server.security import Keys, tokens_of
from bastide.server.settings import Settings
from bastide.storage.database import Database

if TYPE_CHECKING:
    from bastide.server.bots import BotRunner
    from bastide.server.rooms import Hub


@dataclass(slots=True)
class House:
    """What every request may use."""

    settings: Settings
    db: Database
    keys: Keys
    metrics: Metrics
    buckets: Buckets
    positions: Positions
    pool: ThinkPool
    dice: Dice
    hub: "Hub" = field(init=False)
    runner: "BotRunner" = field(init=False)
    ready: bool = False
    began: float = field(default_factory=time.time)
    """Before this moment the process knows of nobody whether they were here."""

    @staticmethod
    def now() -> float:
        """Return the time in Unix seconds."""
        return time.time()


def house_of(connection: HTTPConnection) -> House:
    """Return the server's parts (a dependency)."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def tokens_sent(connection: HTTPConnection) -> tuple[str, ...]:
    """Return the seat tokens of a request (a dependency)."""
    return tokens_of(connection.headers)


class Limit:
    """A dependency that counts a call of one kind against its client."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, connection: HTTPConnection) -> None:
        """Raise 429 if the client asks too often."""
        house_of(connection).buckets.take(client_of(connection), self.kind)


HouseOf = Annotated[House, Depends(house_of)]
Tokens = Annotated[tuple[str, ...], Depends(tokens_sent)]
