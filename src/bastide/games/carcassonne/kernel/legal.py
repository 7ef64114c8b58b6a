"""What may be done now."""

from typing import Final

from bastide.engine.arrays import i64, vec
from bastide.games.carcassonne.kernel import codes, meeples, tables
from bastide.games.carcassonne.kernel.state import Position

MOST_LEGAL: Final = 600
"""4 * FRONT_MAX: how long a list of legal actions may be."""
KEYS_AT: Final = 450
"""MOST_LEGAL - FRONT_MAX: where places are sorted before each gives its actions. Those never catch up with them."""
KEY_SHIFT: Final = 4
TURNS: Final = 15
"""A key is a cell, shifted, and a bit mask of rotations."""


def legal(state: Position, into: vec[i64]) -> i64:
    """Write what may be done now, sorted, into `into`; return how many there are: 0 only at the end (CAR-120)."""
    if state.phase == codes.PLACING:
        return _places(state, into)
    count: i64 = 0
    i: i64
    if state.phase == codes.DEPLOYING:  # none (CAR-031), or one on a segment of one's choice (CAR-036)
        free, ks = meeples.free_segments(state), state.tile_kr(state.tiles - 1) * 2 & -8
        into[0] = codes.MEEPLE + codes.SLOT_NONE
        count = 1
        while free:
            if free & 1:
                into[count] = codes.MEEPLE + tables.SLOT[ks]
                count += 1
            free >>= 1
            ks += 1
    elif state.phase == codes.DRAWING:
        if state.fixed:
            into[0] = codes.DRAW + state.stack[state.drawn]
            return 1
        packed = state.packed
        for i in range(codes.KINDS):
            if packed[codes.LEFT_AT + i]:
                into[count] = codes.DRAW + i
                count += 1
    elif state.phase == codes.STARTING:
        for i in range(state.players):
            into[i] = codes.START + i
        return state.players
    return count


def _places(state: Position, into: vec[i64]) -> i64:
    """Write where the tile in hand may be placed, and how turned: nothing else may be done with it (CAR-029).

    Front cells are those beside a tile (CAR-022); at a corner alone there is none (CAR-023).
    """
    packed, fits = state.packed, state.hand * 256
    keys: i64 = KEYS_AT
    count: i64 = 0
    i: i64
    rotation: i64
    for i in range(state.fronts):
        turns = i64(tables.FITS[fits + i64(packed[codes.FRONT_NEED_AT + i])])  # CAR-024
        into[keys] = i64(packed[codes.FRONT_CELL_AT + i]) << KEY_SHIFT | turns
        keys += turns + TURNS >> KEY_SHIFT  # one more if it fits there at all; without a branch, which would cost more
    for i in range(KEYS_AT + 1, keys):  # sorted while they are few: cheaper than to sort the actions later
        key, at = into[i], i
        while at > KEYS_AT:
            before = into[at - 1]
            if before < key:
                break
            into[at] = before
            at -= 1
        into[at] = key
    for i in range(KEYS_AT, keys):
        turns, code = into[i] & TURNS, codes.PLACE + (into[i] >> KEY_SHIFT) * 4
        for rotation in range(4):
            into[count] = code + rotation
            count += turns >> rotation & 1
    return count


def listed(state: Position) -> list[int]:
    """Return what may be done now, sorted."""
    into = vec[i64]([0] * MOST_LEGAL)
    count = legal(state, into)
    found: list[int] = []
    i: i64
    for i in range(count):
        found.append(int(into[i]))
    return found


def allows(state: Position, code: i64) -> bool:
    """Return whether an action of 0 … ACTIONS - 1 may be done now."""
    if state.phase == codes.PLACING:
        spot = code - codes.PLACE
        if spot < 0:
            return False
        front = i64(state.board[spot >> 2]) - codes.FRONT
        return front >= 0 and i64(tables.FITS[state.hand * 256 + state.front_need(front)]) >> (spot & 3) & 1 != 0
    if state.phase == codes.DEPLOYING:
        slot = code - codes.MEEPLE
        if slot <= codes.SLOT_NONE or slot >= codes.SLOTS:
            return slot == codes.SLOT_NONE
        segment = tables.SEGMENT_AT[(state.tile_kr(state.tiles - 1) >> 2) * codes.SLOTS + slot]
        return segment >= 0 and meeples.free_segments(state) >> segment & 1 != 0
    if state.phase == codes.DRAWING:
        kind = code - codes.DRAW
        if state.fixed:
            return kind == state.stack[state.drawn]
        return kind < codes.KINDS and state.left(kind) > 0
    return state.phase == codes.STARTING and codes.START <= code < codes.START + state.players
