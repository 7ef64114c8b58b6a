"""Technology tiles: three drawn, one chosen (section 18.2). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, stacks, tables, tasks
from bastide.games.praga.kernel.state import Position

OPEN_BITS: Final = 8
OPEN_MASK: Final = 255
"""A list of open tiles packs 1 + tile, the first drawn lowest."""
ONE_TIME_LEVEL: Final = 2
"""Levels from here on (counted from 0) are one-time tiles (PRA-221)."""


def count_open(packed: i64) -> i64:
    """Return how many tiles a packed list has."""
    count: i64 = 0
    while packed:
        packed >>= OPEN_BITS
        count += 1
    return count


def draw_technology(state: Position, seat: i64, level: i64, begun: i64) -> bool:
    """Draw until three tiles are open (PRA-215); return whether chance must decide first.

    The active seat's own tiles may stay open until its turn ends (PRA-220); before anybody else draws from
    the same stack they are chosen from, so that three can always be drawn (PRA-226).
    """
    tasks.pop(state)
    if not begun and state.open[level]:
        tasks.push(state, codes.DRAW_TECHNOLOGY, seat, level, 0, 0)
        tasks.push(state, codes.CHOOSE_TECHNOLOGY, state.active, level, 0, 0)
        return False
    stack = tables.STACK_TECHNOLOGY + level
    while count_open(state.open[level]) < tables.TECH_DRAW:
        tile = stacks.next_of(state, stack)
        if tile == stacks.BY_CHANCE:
            tasks.push(state, codes.DRAW_TECHNOLOGY, seat, level, 1, 0)
            return True
        if tile < 0:
            break
        lay_open(state, level, tile)
    if state.recording:
        state.note(codes.EVENT_OPEN, seat, stack, state.open[level], 0)
    if seat != state.active and state.open[level]:
        tasks.push(state, codes.CHOOSE_TECHNOLOGY, seat, level, 0, 0)
    return False


def lay_open(state: Position, which: i64, tile: i64) -> None:
    """Take a tile off its stack and lay it beside those already open."""
    stacks.draw(state, tile)
    state.open[which] |= (tile + 1) << OPEN_BITS * count_open(state.open[which])


def return_others(state: Position, which: i64, tile: i64) -> None:
    """Put the other open tiles under their stack, in the order they were drawn (PRA-314)."""
    packed = state.open[which]
    while packed:
        if packed & OPEN_MASK != tile + 1:
            stacks.put_under(state, (packed & OPEN_MASK) - 1)
        packed >>= OPEN_BITS
    state.open[which] = 0
    state.dealt += 1


def choose_technology(state: Position, seat: i64, level: i64, tile: i64) -> None:
    """Keep one of the open tiles (PRA-215, PRA-218, PRA-221)."""
    return_others(state, level, tile)
    at, bit = seat * codes.FIELDS, tables.BIT[tile - codes.FIRST_TECHNOLOGY]
    if level >= ONE_TIME_LEVEL:
        state.seats[at + codes.ONE_TIME] |= bit
    else:
        state.seats[at + codes.LASTING] |= bit
        state.seats[at + codes.FRESH] |= bit  # PRA-297
    if state.recording:
        state.note(codes.EVENT_SEATED, seat, tile, 0, 0)
