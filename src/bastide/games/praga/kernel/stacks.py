"""Stacks of shuffled tiles: what is unseen as a set without an order, what was returned below it in its order.

`unseen[stack]` is a bit mask; `under[stack]` packs 1 + number of the tile in its stack, four bits each, the
next one to come up lowest. Part of the kernel.
"""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.state import Position

UNDER_BITS: Final = 4
UNDER_MASK: Final = 15
BY_CHANCE: Final = -2
"""In place of a tile: it is to be drawn."""


def next_of(state: Position, stack: i64) -> i64:
    """Return the tile that comes next, `NOTHING` if the stack is empty, `BY_CHANCE` if chance decides."""
    mask = state.unseen[stack]
    if mask == 0:
        below = state.under[stack]
        if below:
            return tables.STACK_BASE[stack] + (below & UNDER_MASK) - 1
        return codes.NOTHING
    if mask & (mask - 1):
        return BY_CHANCE
    number: i64 = 0
    while mask > 1:
        mask >>= 1
        number += 1
    return tables.STACK_BASE[stack] + number


def draw(state: Position, tile: i64) -> None:
    """Take a tile off its stack, where it may come next."""
    stack = tables.STACK[tile]
    bit = tables.BIT[tile - tables.STACK_BASE[stack]]
    state.dealt += 1
    if state.unseen[stack] & bit:
        state.unseen[stack] -= bit
    else:
        state.under[stack] >>= UNDER_BITS


def put_under(state: Position, tile: i64) -> None:
    """Return a tile face down below all others (PRA-143, PRA-314)."""
    stack = tables.STACK[tile]
    shift: i64 = 0
    while state.under[stack] >> shift:
        shift += UNDER_BITS
    state.under[stack] |= (tile - tables.STACK_BASE[stack] + 1) << shift
    state.dealt += 1
