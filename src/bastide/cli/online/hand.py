"""The hand of whoever decides at a terminal: what it points at is told to the others, who see it on their boards."""

import threading
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Final

from bastide.cli.words import Fault

PACE: Final = 0.25
"""Seconds between two words about it: what lies between them is not told."""


class Hand:
    """Tells changes in a thread of its own, the first at once; nobody waits for a server because of it."""

    def __init__(self, tell: Callable[[str | None], object]) -> None:
        """Point at nothing; `tell` says at which action, in notation, and may raise Fault."""
        self._tell: Final = tell
        self._lock: Final = threading.Lock()
        self._told: tuple[str, Hashable] | None = None
        self._wanted: tuple[str, Hashable] | None = None
        """An action, and the moment at which it is pointed at: later the same one is something new."""
        self._tells = False

    def point(self, action: str | None, moment: Hashable) -> None:
        """Point at an action, or at nothing any more."""
        with self._lock:
            self._wanted = None if action is None else (action, moment)
            if self._tells or self._wanted == self._told:
                return
            self._tells = True
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            with self._lock:
                if self._wanted == self._told:
                    self._tells = False
                    return
                self._told = wanted = self._wanted
            with suppress(Fault):
                self._tell(wanted and wanted[0])
            time.sleep(PACE)
