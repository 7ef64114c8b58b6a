"""Where each number stands that is remembered of a position to see what of an observation has changed, and how.

Numbers are the position's, by the names that it has for them; zeros stand for nothing. Those looked at in every step
come first. Compiled with the kernel.
"""

from typing import Final

from bastide.engine.arrays import i16, i64, vec
from bastide.games.praga.kernel import codes, offsets, places, road, tables, technology

SEEN: Final = 0
"""1 + the observer."""
DEALT: Final = 1
LAID: Final = 2
PHASE: Final = 3
STREET: Final = 4
TURNED: Final = 5
"""1 + the sector at the start of the crane."""
NOTCH: Final = 6
OWNED: Final = 18
"""Of each seat its technologies, those of this turn, those used, and its V tiles: `OWNED_SIZE` numbers."""
OWNED_SIZE: Final = 4
MARKED: Final = 34
"""Of each row of `seats` the masks of wealth bonuses, seals and upgrade tiles: `MARKED_SIZE` numbers."""
MARKED_SIZE: Final = 3
ROW: Final = 46
"""1 + the tile."""
ROW_PLACES: Final = 12
"""codes.HEX_ROWS * codes.SLOTS."""
UNSEEN: Final = 58
UNDER: Final = 76
OPEN: Final = 94
RESOLVED: Final = 101
BRIDGE: Final = 102
PLAZA: Final = 107
CITY: Final = 117
BOARD: Final = 147
"""Of each place of each row of `boards` the tile that lies there and what of it is spent, in one number."""
SIZE: Final = 219
"""How many numbers are remembered."""
SPENT_SHIFT: Final = 16

assert OWNED - NOTCH == tables.POSITIONS
assert MARKED - OWNED == OWNED_SIZE * codes.SEATS
assert ROW - MARKED == MARKED_SIZE * codes.SEATS
assert UNSEEN - ROW == ROW_PLACES
assert UNDER - UNSEEN == OPEN - UNDER == tables.STACK_PLAZA
assert RESOLVED - OPEN == road.LOOKED
assert PLAZA - BRIDGE == tables.SPANS
assert CITY - PLAZA == places.PLAZAS
assert BOARD - CITY == codes.SPACES
assert SIZE - BOARD == codes.BOARD_PLACES * codes.SEATS

_sizes: list[i64] = []
_unseen: list[i64] = []
_under: list[i64] = []
for _stack in range(tables.STACK_PLAZA):
    _tile = tables.STACK_BASE[_stack]
    if _stack < tables.STACK_TECHNOLOGY:
        _row = offsets.TILES + offsets.TILE_ROW * _tile
        _sizes.append(offsets.TILE_ROW)
        _unseen.append(_row + offsets.TILE_UNSEEN)
        _under.append(_row + offsets.TILE_UNDER)
    elif _stack < tables.STACK_FOUR:
        _row = offsets.TECHNOLOGIES + offsets.TECHNOLOGY_ROW * (_tile - codes.FIRST_TECHNOLOGY)
        _sizes.append(offsets.TECHNOLOGY_ROW)
        _unseen.append(_row + offsets.TECHNOLOGY_UNSEEN)
        _under.append(_row + offsets.TECHNOLOGY_UNDER)
    else:
        _row = offsets.BRIDGE_TILES + offsets.BRIDGE_ROW * (_tile - codes.FIRST_BRIDGE)
        _sizes.append(offsets.BRIDGE_ROW)
        _unseen.append(_row + offsets.BRIDGE_UNSEEN)
        _under.append(_row + offsets.BRIDGE_UNDER)

STACK_ROW: Final = vec[i64](_sizes)
"""[stack] how many numbers an observation has for each of its tiles."""
STACK_UNSEEN: Final = vec[i64](_unseen)
"""[stack] where `unseen` of its first tile stands."""
STACK_UNDER: Final = vec[i64](_under)
"""[stack] where `under` of its first tile stands."""
IN_FIVE: Final[i64] = (
    offsets.BRIDGE_TILES
    + offsets.BRIDGE_ROW * (tables.STACK_BASE[tables.STACK_FIVE] - codes.FIRST_BRIDGE)
    + offsets.BRIDGE_IN_STACK
)
"""Where it stands of the first V tile whether it is in the stack at the bridge."""


def put_bits(now: i64, before: i64, into: vec[i16], at: i64, step: i64) -> None:
    """Write the bits of a mask, the lowest first, where another was written before."""
    differing = now ^ before
    while differing:
        if differing & 1:
            into[at] = i16(now & 1)
        now >>= 1
        differing >>= 1
        at += step


def put_open(packed: i64, first: i64, number: i16, into: vec[i16], at: i64, step: i64) -> None:  # noqa: PLR0917
    """Write a number for every tile of a packed list, tiles counted from `first`."""
    while packed:
        into[at + step * ((packed & technology.OPEN_MASK) - 1 - first)] = number
        packed >>= technology.OPEN_BITS


def take_in(now: vec[i64], first: i64, count: i64, was: vec[i64], at: i64) -> bool:
    """Remember so many numbers from the first on; return whether any differs from what was remembered."""
    i: i64
    found = False
    for i in range(count):
        if now[first + i] != was[at + i]:
            was[at + i] = now[first + i]
            found = True
    return found
