"""Placing a meeple (rulebook section D): where one may stand, and putting it there."""

from typing import Final

from bastide.engine.arrays import i16, i64
from bastide.games.carcassonne.kernel import codes, tables
from bastide.games.carcassonne.kernel.state import Position

EMPTY_MASK: Final = 255
CLOSED_SHIFT: Final = 8
SIGN: Final = 63
"""What `look` tells of up to eight segments."""


def look(state: Position) -> i64:
    """Return bit masks of the segments of the last tile: whose features have nobody; from bit 8 on, no open edge.

    Without branches, which would be guessed wrong: a number shifted by `SIGN` is -1 if it is negative, else 0.
    """
    packed, word = state.packed, state.word
    node, end = i64(packed[codes.TILE_BASE_AT + state.tiles - 1]), state.nodes
    found: i64 = 0
    bit: i64 = 1
    while node < end:
        sums = word[i64(packed[codes.LABEL_AT + codes.NODE * node])]
        found |= bit & sums - tables.MAN_ONE >> SIGN  # nobody anywhere on the feature (CAR-037)
        found |= bit << CLOSED_SHIFT & (sums & tables.OPEN_MASK) - 1 >> SIGN
        bit <<= 1
        node += 1
    return found


def free_of(state: Position, seen: i64) -> i64:
    """Return a bit mask of the segments of the last tile that may take a meeple, of what `look` saw (CAR-034, CAR-035).

    Each is judged by itself with the tile in place (CAR-038), also if the tile completes its feature (CAR-046). A
    cloister is a feature of its own and so always free (CAR-044); the field around it is one like any other (CAR-045).
    """
    if state.packed[codes.SUPPLY_AT + state.player] == 0:  # CAR-040
        return 0
    if state.farmers:
        return seen & EMPTY_MASK
    return seen & ~tables.FIELDS[state.tile_kr(state.tiles - 1) >> 2] & EMPTY_MASK  # CAR-135


def free_segments(state: Position) -> i64:
    """Return a bit mask of the segments of the last tile that may take a meeple."""
    return free_of(state, look(state))


def put(state: Position, tile: i64, segment: i64, seat: i64) -> None:
    """Put one meeple of a seat's supply on a segment of a tile (CAR-033)."""
    packed = state.packed
    node = i64(packed[codes.TILE_BASE_AT + tile]) + segment
    packed[codes.SUPPLY_AT + seat] -= 1
    packed[codes.MEEPLE_AT + codes.NODE * node] = i16(seat + 1)
    state.word[i64(packed[codes.LABEL_AT + codes.NODE * node])] += tables.MAN[seat]
    if tables.TYPE[i64(packed[codes.KS_AT + codes.NODE * node])] == tables.CLOISTER:
        packed[codes.MONKS_AT + state.monks_out] = i16(tile)
        state.monks_out += 1
