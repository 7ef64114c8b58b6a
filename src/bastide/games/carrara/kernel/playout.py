"""Random play to the end, inside compiled code."""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.carrara.kernel import codes
from bastide.games.carrara.kernel.act import act
from bastide.games.carrara.kernel.chance import BITS, some_colour
from bastide.games.carrara.kernel.legal import MOST_LEGAL, legal
from bastide.games.carrara.kernel.state import Position

MODULUS: Final = 2147483647
FACTOR: Final = 48271
"""Lehmer's generator of Park, Miller and Stockmeyer (1993); it has the same numbers in C integers and in Python's."""


def first_number(seed: int) -> i64:
    """Return where the generator starts for a seed, mixed lest neighbouring seeds start alike."""
    number: i64 = seed % MODULUS
    number = (number ^ number >> 15) * 739_982_445 & MODULUS
    number = (number ^ number >> 12) * 695_872_825 & MODULUS
    return (number ^ number >> 15) % (MODULUS - 1) + 1


def next_number(number: i64) -> i64:
    """Return the generator's next number; divided by 2**31 it is a fraction of 1."""
    return number * FACTOR % MODULUS


def playout(state: Position, seed: int) -> int:
    """Play uniformly at random to the end, in place; return the number of actions made.

    Draws follow their probabilities; a seed plays the same game compiled and interpreted.
    """
    into = vec[i64]([0] * MOST_LEGAL)
    number = first_number(seed)
    before = state.ply
    while state.phase != codes.OVER:
        number = next_number(number)
        if state.phase == codes.REFILLING:
            act(state, codes.DRAW + some_colour(state, number))
        else:
            act(state, into[number * legal(state, into) >> BITS])
    return int(state.ply - before)
