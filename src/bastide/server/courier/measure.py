"""How many mails go to one address: anybody may name one that somebody has confirmed, at any number of tables."""

from collections import deque
from typing import Final

from bastide.storage.letters import ASK, Letter
from bastide.storage.listeners import MAIL

MAILS: Final = 20
"""How many mails to one address begin within so long as lies between two about one table."""


class Measure:
    """What this courier has begun to tell by mail of late, by listener."""

    def __init__(self, every: float) -> None:
        self._every: Final = every
        self._begun: Final[dict[str, deque[float]]] = {}

    def allows(self, letter: Letter, now: float) -> bool:
        """Return whether a letter may be begun now, and count it; what must wait is asked about again."""
        if letter.way != MAIL or letter.kind == ASK:
            return True
        begun = self._begun.setdefault(letter.listener, deque())
        while begun and begun[0] <= now - self._every:
            begun.popleft()
        if len(begun) >= MAILS:
            return False
        begun.append(now)
        return True
