"""What a process keeps of tables: all of those that are watched, and of others so many, those used last."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

Kept = TypeVar("Kept")


class Lately(Generic[Kept]):
    """Something of each table by its id; the least recently used of a table that nobody watches goes first."""

    def __init__(self, limit: int, gone: Callable[[str], None] | None = None) -> None:
        """Keep so many of tables that nobody watches; `gone` is told which one had to go."""
        self._limit: Final = limit
        self._gone: Final = gone
        self._watched: Final[dict[str, Kept]] = {}
        self._others: Final[OrderedDict[str, Kept]] = OrderedDict()

    def get(self, table_id: str) -> Kept | None:
        """Return what is kept of a table, None if nothing is."""
        found = self._watched.get(table_id)
        return self._others.get(table_id) if found is None else found

    def put(self, table_id: str, kept: Kept, *, watched: bool) -> None:
        """Keep this of a table, as the newest."""
        if watched:
            self._watched[table_id] = kept
            return
        self._others[table_id] = kept
        self._others.move_to_end(table_id)
        while len(self._others) > self._limit:
            oldest, _ = self._others.popitem(last=False)
            if self._gone is not None:
                self._gone(oldest)

    def watch(self, table_id: str) -> None:
        """Keep what there is of a table as long as it is watched."""
        found = self._others.pop(table_id, None)
        if found is not None:
            self._watched[table_id] = found

    def leave(self, table_id: str) -> None:
        """Count a table among those that nobody watches."""
        found = self._watched.pop(table_id, None)
        if found is not None:
            self.put(table_id, found, watched=False)

    def pop(self, table_id: str) -> None:
        """Keep nothing of a table."""
        self._watched.pop(table_id, None)
        self._others.pop(table_id, None)

    def clear(self) -> None:
        """Keep nothing."""
        self._watched.clear()
        self._others.clear()
