"""Random play to the end, inside compiled code. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.carcassonne.kernel import codes, tables

if TYPE_CHECKING:
    from bastide.games.carcassonne.kernel.state import State

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


def some_kind(state: "State", number: i64) -> i64:
    """Return a kind of tile that is left, weighted by how many are."""
    if state.fixed:
        return state.stack[state.drawn]
    left = state.left
    rest = number * state.unseen >> BITS
    kind: i64 = 0
    while rest >= left[kind]:
        rest -= left[kind]
        kind += 1
    return kind


def some_place(state: "State", number: i64) -> i64:
    """Return one of the legal places as 4 * front + rotation."""
    need, fits = state.front_need, state.hand * 256
    total: i64 = 0
    i: i64
    for i in range(state.fronts):
        total += tables.ONES[tables.FITS[fits + need[i]]]
    rest = number * total >> BITS
    front: i64 = 0
    turns = tables.FITS[fits + need[0]]
    while rest >= tables.ONES[turns]:
        rest -= tables.ONES[turns]
        front += 1
        turns = tables.FITS[fits + need[front]]
    rotation: i64 = 0
    while True:
        if turns >> rotation & 1:
            if not rest:
                return front * 4 + rotation
            rest -= 1
        rotation += 1


def some_segment(state: "State", number: i64) -> i64:
    """Return one of the free segments of the last tile or, as likely as each of them, -1."""
    free = state.free_segments()
    rest = number * (tables.ONES[free] + 1) >> BITS
    segment: i64 = -1
    while rest:
        segment += 1
        if free >> segment & 1:
            rest -= 1
    return segment


def play_out(state: "State", seed: int) -> int:
    """Play uniformly at random to the end, in place; return the number of actions made.

    Draws follow their probabilities; a seed plays the same game compiled and interpreted.
    """
    number = first_number(seed)
    before = state.ply
    while state.phase != codes.OVER:
        number = next_number(number)
        if state.phase == codes.PLACING:
            spot = some_place(state, number)
            state.place(spot >> 2, spot & 3)
        elif state.phase == codes.DEPLOYING:
            state.deploy(some_segment(state, number))
        elif state.phase == codes.DRAWING:
            state.draw(some_kind(state, number))
        else:
            state.start(number * state.players >> BITS)
    return int(state.ply - before)
