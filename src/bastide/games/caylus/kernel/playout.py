"""Random play to the end."""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.caylus.kernel import act, codes, legal
from bastide.games.caylus.kernel.state import Position

MODULUS: Final = 2147483647
FACTOR: Final = 48271
"""Lehmer's generator of Park, Miller and Stockmeyer (1993); it has the same numbers in C integers and in Python's."""
BITS: Final = 31


def first_number(seed: int) -> i64:
    """Return where the generator starts for a seed, mixed lest neighbouring seeds start alike."""
    number: i64 = seed % MODULUS
    number = (number ^ number >> 15) * 739_982_445 & MODULUS
    number = (number ^ number >> 12) * 695_872_825 & MODULUS
    return (number ^ number >> 15) % (MODULUS - 1) + 1


def playout(state: Position, seed: int) -> int:
    """Play uniformly at random to the end, in place; return the number of actions made.

    A seed plays the same game compiled and interpreted.
    """
    number = first_number(seed)
    before = state.ply
    into = vec[i64]([0] * legal.MOST_LEGAL)
    while state.phase != codes.OVER:
        number = number * FACTOR % MODULUS
        act.act(state, into[number * legal.legal(state, into) >> BITS])
    return int(state.ply - before)
