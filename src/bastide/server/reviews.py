"""Reviews of finished games: made once by a bot's process, in its turn among all that bots think about, and kept."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

from bastide.bots.spec import resolve
from bastide.server.dice import Dice
from bastide.server.errors import ApiError
from bastide.server.fairly import WATCHED, Asker
from bastide.server.pool import ThinkFailed, ThinkPool, Thought
from bastide.server.positions import Loaded
from bastide.storage.rows import OVER

KEPT: Final = 128
"""Reviews that a process keeps, of some 20 kB each."""

QUICK: Final = "greedy"
"""Who judges where nobody asks for more: its evaluation alone, without a search."""

Key = tuple[str, int, bool]
"""A table, the number of its last event, and whether a search looked at it."""


class Reviews:
    """What has been made, and what is being made; whoever asks for the same meanwhile waits for the same."""

    def __init__(self, pool: ThinkPool) -> None:
        """Begin with none."""
        self._pool: Final = pool
        self._known: Final[OrderedDict[Key, dict[str, Any]]] = OrderedDict()
        self._making: Final[dict[Key, asyncio.Task[dict[str, Any]]]] = {}

    async def of(self, loaded: Loaded, spec: str, dice: Dice) -> dict[str, Any]:
        """Return the review of a finished game as JSON data, judged by this bot.

        A table whose game goes on is refused: what would have been better helps whoever plays there, as a hint does.
        So is one that was played by other rules or values, by which nobody can judge here.
        """
        if loaded.row.state != OVER:
            raise ApiError(409, "not-over", "a game is reviewed once it is over")
        if loaded.of_older and loaded.frozen is not None:
            raise loaded.frozen
        deep = resolve(spec, loaded.game.type, loaded.game.players) != QUICK
        key = (loaded.row.id, loaded.position.seq, deep)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._making:
            thought = Thought.of(loaded, 0, spec if deep else QUICK, dice, review=True)
            # Whoever looks back waits behind those who play.
            task = asyncio.create_task(self._make(key, thought, Asker(WATCHED, loaded.row.client or loaded.row.id)))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._making[key] = task
        try:
            return await asyncio.shield(self._making[key])
        except ThinkFailed as failure:
            raise ApiError(503, "no-advice", "the bot that reviews games has failed") from failure

    async def _make(self, key: Key, thought: Thought, asker: Asker) -> dict[str, Any]:
        try:
            found = await self._pool.review(thought, asker)
        finally:
            del self._making[key]
        self._known[key] = found
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found
