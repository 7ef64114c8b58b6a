"""Random play to the end, inside compiled code. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.carrara.kernel import codes, tables
from bastide.games.carrara.kernel.choices import FOUND, find
from bastide.games.carrara.kernel.turns import make

if TYPE_CHECKING:
    from bastide.games.carrara.kernel.state import State

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


def next_number(number: i64) -> i64:
    """Return the generator's next number; divided by 2**31 it is a fraction of 1."""
    return number * FACTOR % MODULUS


def some_colour(state: "State", number: i64) -> i64:
    """Return the colour of a block in the bag, each block as likely as any other (CRR-033)."""
    rest = number * (state.bag % tables.SUM) >> BITS
    colour: i64
    for colour in range(codes.COLOURS):
        rest -= state.bag >> tables.FIELD_BITS * colour & tables.FIELD_MASK
        if rest < 0:
            return colour
    return codes.COLOURS - 1


def play_out(state: "State", seed: int) -> int:
    """Play uniformly at random to the end, in place; return the number of actions made.

    Draws follow their probabilities; a seed plays the same game compiled and interpreted.
    """
    number = first_number(seed)
    before = state.ply
    while state.phase != codes.OVER:
        number = next_number(number)
        if state.phase == codes.REFILLING:
            make(state, codes.DRAW + some_colour(state, number))
        else:
            make(state, FOUND[number * find(state) >> BITS])
    return int(state.ply - before)
