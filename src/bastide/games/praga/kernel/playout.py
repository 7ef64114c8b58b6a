"""Random play to the end, inside compiled code. Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import act, legal
from bastide.games.praga.kernel.state import Position

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

    All outcomes of a draw are equally likely here, so draws and decisions are picked alike.
    """
    number = first_number(seed)
    made: i64 = 0
    found = legal.buffer()
    count = legal.legal(state, found)
    while count:
        number = number * FACTOR % MODULUS
        act.act(state, found[number * count >> BITS])
        made += 1
        count = legal.legal(state, found)
    return int(made)
