"""Random play to the end, inside compiled code."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.carcassonne.kernel import act, chance, codes, meeples, placing, tables
from bastide.games.carcassonne.kernel.chance import BITS
from bastide.games.carcassonne.kernel.state import Position

MODULUS: Final = 2147483647
FACTOR: Final = 48271
OLD_END: Final = 2
"""Lehmer's generator of Park, Miller and Stockmeyer (1993); it has the same numbers in C integers and in Python's."""


def first_number(seed: int) -> i64:
    """Return where the generator starts for a seed, mixed lest neighbouring seeds start alike."""
    number: i64 = seed % MODULUS
    number = (number ^ number >> 15) * 739_982_445 & MODULUS
    number = (number ^ number >> 12) * 695_872_825 & MODULUS
    return (number ^ number >> 15) % (MODULUS - 1) + 1


def next_number(number: i64) -> i64:
    """Return the generator's next number; divided by 2**31 it is a fraction of 1."""
    number *= FACTOR
    number = (number & MODULUS) + (number >> BITS)  # the remainder, since MODULUS is 2**BITS - 1
    return number if number < MODULUS else number - MODULUS


def some_place(state: Position, number: i64) -> i64:
    """Return one of the legal places as 4 * front + rotation."""
    packed, ways, fits = state.packed, tables.WAYS, state.hand * 256
    total = placing.ways(state.word, state.hand)
    rest = number * total >> BITS
    after = total - 1 - rest
    front: i64 = -1
    if rest * OLD_END <= after:  # from the end that is nearer to it: few of the first cells fit anything
        while rest >= 0:
            front += 1
            rest -= i64(ways[fits + i64(packed[codes.FRONT_NEED_AT + front])])
        rest += i64(ways[fits + i64(packed[codes.FRONT_NEED_AT + front])])
    else:
        front = state.fronts
        while after >= 0:
            front -= 1
            after -= i64(ways[fits + i64(packed[codes.FRONT_NEED_AT + front])])
        rest = -1 - after
    turns = i64(tables.FITS[fits + i64(packed[codes.FRONT_NEED_AT + front])])
    return front * 4 + i64(tables.NTH[turns * 8 + rest])


def some_segment(free: i64, number: i64) -> i64:
    """Return one of the free segments of a bit mask or, as likely as each of them, -1."""
    rest = number * (i64(tables.ONES[free]) + 1) >> BITS
    return i64(tables.NTH[free * 8 + rest - 1]) if rest else -1


def playout(state: Position, seed: int) -> int:
    """Play uniformly at random to the end, in place; return the number of actions made.

    Draws follow their probabilities; a seed plays the same game compiled and interpreted.
    """
    number = first_number(seed)
    before = state.ply
    while state.phase != codes.OVER:
        number = next_number(number)
        if state.phase == codes.DRAWING:
            act.draw(state, chance.some_kind(state, number))
        elif state.phase == codes.PLACING:
            spot = some_place(state, number)
            act.place(state, spot >> 2, spot & 3)
        elif state.phase == codes.DEPLOYING:
            seen = meeples.look(state)
            act.deploy(state, some_segment(meeples.free_of(state, seen), number), seen)
        else:
            chance.draw(state, number)
    return int(state.ply - before)
