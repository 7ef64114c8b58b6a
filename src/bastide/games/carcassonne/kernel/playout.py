"""Random play to the end, inside compiled code."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.carcassonne.kernel import act, chance, codes, meeples, tables
from bastide.games.carcassonne.kernel.chance import BITS
from bastide.games.carcassonne.kernel.state import Position

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


def some_place(state: Position, number: i64) -> i64:
    """Return one of the legal places as 4 * front + rotation."""
    need, fits = state.front_need, state.hand * 256
    total: i64 = 0
    i: i64
    for i in range(state.fronts):
        total += i64(tables.WAYS[fits + i64(need[i])])
    rest = number * total >> BITS
    front: i64 = 0
    ways = i64(tables.WAYS[fits + i64(need[0])])
    while rest >= ways:
        rest -= ways
        front += 1
        ways = i64(tables.WAYS[fits + i64(need[front])])
    turns = i64(tables.FITS[fits + i64(need[front])])
    rotation: i64 = 0
    while True:
        if turns >> rotation & 1:
            if not rest:
                return front * 4 + rotation
            rest -= 1
        rotation += 1


def some_segment(state: Position, number: i64) -> i64:
    """Return one of the free segments of the last tile or, as likely as each of them, -1."""
    free = meeples.free_segments(state)
    rest = number * (i64(tables.ONES[free]) + 1) >> BITS
    segment: i64 = -1
    while rest:
        segment += 1
        if free >> segment & 1:
            rest -= 1
    return segment


def playout(state: Position, seed: int) -> int:
    """Play uniformly at random to the end, in place; return the number of actions made.

    Draws follow their probabilities; a seed plays the same game compiled and interpreted.
    """
    number = first_number(seed)
    before = state.ply
    while state.phase != codes.OVER:
        number = next_number(number)
        if state.phase == codes.PLACING:
            spot = some_place(state, number)
            act.place(state, spot >> 2, spot & 3)
        elif state.phase == codes.DEPLOYING:
            act.deploy(state, some_segment(state, number))
        else:
            chance.draw(state, number)
    return int(state.ply - before)
