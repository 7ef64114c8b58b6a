"""Who is at which table: the seats whose people are connected to this process, and to the others."""

import time
from collections.abc import Collection
from typing import Final

PRESENCE_TTL: Final = 60.0
"""Seconds after which what another process said about its people is forgotten."""


class Presence:
    """The seats that are present, at every table that somebody in this process watches."""

    def __init__(self) -> None:
        self._here: Final[dict[str, frozenset[int]]] = {}
        self._elsewhere: Final[dict[str, dict[str, tuple[float, frozenset[int]]]]] = {}

    def at(self, table_id: str) -> set[int]:
        """Return the seats whose people are connected to any process."""
        now = time.monotonic()
        others = self._elsewhere.get(table_id, {}).values()
        return set(self.here(table_id)).union(*(seats for at, seats in others if now - at < PRESENCE_TTL))

    def here(self, table_id: str) -> frozenset[int]:
        """Return the seats whose people are connected to this process."""
        return self._here.get(table_id, frozenset())

    def note(self, table_id: str, seats: frozenset[int]) -> bool:
        """Take down who is connected to this process; return whether that is news."""
        news = seats != self.here(table_id)
        self._here[table_id] = seats
        return news

    def hear(self, table_id: str, process: str, seats: frozenset[int]) -> None:
        """Take down what another process says about its people."""
        self._elsewhere.setdefault(table_id, {})[process] = (time.monotonic(), seats)

    def drop(self, table_id: str, gone: Collection[str]) -> bool:
        """Forget what processes that are gone have said; return whether they had said anything."""
        told = self._elsewhere.get(table_id, {})
        dropped = [told.pop(process, None) for process in gone]
        return any(one is not None for one in dropped)

    def shared(self, table_id: str) -> bool:
        """Return whether another process has said something about this table."""
        return table_id in self._elsewhere

    def forget(self, table_id: str) -> None:
        """Forget a table that nobody in this process watches any more."""
        self._here.pop(table_id, None)
        self._elsewhere.pop(table_id, None)
