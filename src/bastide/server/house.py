"""What every part of a running server may use. It imports none of the parts that use it."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from bastide.server.admin.restrictions import Restrictions
from bastide.server.dice import Dice
from bastide.server.homes import Homes
from bastide.server.limits import Buckets
from bastide.server.metrics import Metrics
from bastide.server.pool import ThinkPool
from bastide.server.positions import Loaded, Positions
from bastide.server.presence import Presence
from bastide.server.reviews import Reviews
from bastide.server.security import Keys
from bastide.server.settings import Settings
from bastide.server.turns import Turns
from bastide.server.whole import Whole
from bastide.storage.database import Database
from bastide.storage.rows import Announcement


def _nobody() -> None:
    """Wake nobody."""


@dataclass(slots=True)
class House:
    """The settings, stores and counters of one server process; `app` puts them together."""

    settings: Settings
    db: Database
    keys: Keys
    metrics: Metrics
    buckets: Buckets
    positions: Positions
    pool: ThinkPool
    dice: Dice
    restrictions: Restrictions = field(default_factory=Restrictions)
    homes: Homes = field(default_factory=Homes)
    whole: Whole = field(init=False)
    reviews: Reviews = field(init=False)
    turns: Turns = field(init=False)
    presence: Presence = field(default_factory=Presence)
    announced: Announcement | None = None
    wake: Callable[[], None] = _nobody
    """Is called when somebody wants to be told while they are away."""
    page: str = ""
    """What names the page that this process serves."""
    ready: bool = False
    began: float = field(default_factory=time.time)
    """When this process started; before that it knows of nobody whether they were here."""
    _steady: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        """Have calls counted for the whole server, slow ones made in turn, and reviews made by its bots."""
        self.reviews = Reviews(self.pool)
        self.turns = Turns(on=self.settings.rates)
        self.whole = self.buckets.whole = Whole(self.db, self.keys.client)

    async def present(self, *table_ids: str) -> dict[str, set[int]]:
        """Return the seats whose people are connected to any process, by table."""
        if not self.db.postgres:
            return {table_id: self.presence.at(table_id) for table_id in table_ids}
        async with self.db.reading() as connection:
            found = await self.whole.present(connection, table_ids)
        return {table_id: found.get(table_id, set()) | self.presence.at(table_id) for table_id in table_ids}

    async def load(self, table_id: str) -> Loaded:
        """Return a table as it is now; raise 404 if there is none."""
        async with self.db.reading() as connection:
            return await self.positions.load(connection, table_id)

    async def know(self, *table_ids: str) -> None:
        """Fold those tables that are not known here before a writer's turn is taken; raise 404 if one is missing."""
        for table_id in table_ids:
            if not self.positions.knows(table_id):
                await self.load(table_id)

    def now(self) -> float:
        """Return the time in Unix seconds, read at the start and steady since: who sets the clock moves nobody's."""
        return self.began + time.monotonic() - self._steady
