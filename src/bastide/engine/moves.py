"""What may be done, as lists of numbers; and a kernel's moves over bare positions, for bots and batches. Compiled."""

from random import Random
from typing import Any, Final, final

from bastide.engine.advance import FIRST_SEAT, NUMBER_AT, SEAT_AT
from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.arrays import i64, vec
from bastide.engine.game import Kernel, outcome_at

KNOWN: Final = 1 << 14
NUMBERS: Final[list[Any]] = list(range(KNOWN))
"""Small numbers as objects that are there already, so that listing actions makes none."""
NONE_YET: Final[list[Any]] = [0]


def numbers(items: vec[i64], count: i64) -> list[int]:
    """Return the first so many items."""
    found: list[Any] = NONE_YET * int(count)  # as long as it will be: quicker than a list that grows
    i: i64
    for i in range(count):
        code = items[i]
        found[i] = NUMBERS[code] if code < KNOWN else int(code)
    return found


MODULUS: Final = 2147483647
FACTOR: Final = 48271
"""Lehmer's generator of Park, Miller and Stockmeyer (1993); it has the same numbers in C integers and in Python's."""


def pick(outcomes: list[tuple[int, float]], number: int) -> int:
    """Return the outcome that a number of 31 bits picks."""
    return outcome_at(outcomes, float(number) / 2147483647.0)


@final
class Moves:
    """A kernel's rules over bare positions, for bots and batches: no face, no checks, a list of its own."""

    __slots__ = ("_act", "_chances", "_draw", "_legal", "_listed")

    def __init__(self, kernel: Kernel) -> None:
        """Play by these rules."""
        self._act: Any = kernel.act
        self._chances: Any = kernel.chances
        self._draw: Any = kernel.draw
        self._legal: Any = kernel.legal
        self._listed: vec[i64] = vec[i64]([0] * kernel.most_legal)

    def legal(self, position: Any) -> list[int]:
        """Return what may be done now, sorted."""
        count: i64 = self._legal(position, self._listed)
        return numbers(self._listed, count)

    def act(self, position: Any, action: int) -> None:
        """Make an action that is legal."""
        self._act(position, action)

    def after(self, position: Any, action: int) -> Any:
        """Return the position after an action that is legal; the one given is unchanged."""
        after = position.clone()
        self._act(after, action)
        return after

    def chances(self, position: Any) -> list[tuple[int, float]]:
        """Return the outcomes and their probabilities where chance decides."""
        outcomes: list[tuple[int, float]] = self._chances(position)
        return outcomes

    def advance(self, position: Any, action: int, number: int, into: Any) -> int:
        """Do what `Kernel.advance` does, for a kernel that has none of its own."""
        if action >= 0:
            self._act(position, action)
        who: i64 = position.current_player()
        while who == CHANCE:
            number = number * FACTOR % MODULUS
            if self._draw is None:
                self._act(position, pick(self._chances(position), number))
            else:
                self._draw(position, number)
            who = position.current_player()
        count: i64 = self._legal(position, into)
        return number << NUMBER_AT | int(who + FIRST_SEAT) << SEAT_AT | int(count)


def play_out(kernel: Kernel, position: Any, seed: int) -> int:
    """Do what `Kernel.playout` does, for a kernel that has none of its own."""
    moves, rng, made = Moves(kernel), Random(seed), 0
    while position.current_player() != TERMINAL:
        moves.act(position, rng.choice(moves.legal(position)))
        made += 1
    return made
