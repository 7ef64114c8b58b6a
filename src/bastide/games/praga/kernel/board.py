"""The action board: edges and corners that meet there (sections 12 and 15). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, hexes, places, tables, tasks
from bastide.games.praga.kernel.state import Position

AT_CORNER: Final = 1


def put_upgrade(state: Position, seat: i64, place: i64, tile: i64, rotation: i64) -> None:
    """Put an upgrade tile on its hex; a covered tile stays owned and may still pay this turn (PRA-123, PRA-132)."""
    at = seat * codes.FIELDS
    there = state.seats[at + codes.BOARD + place]
    if there:
        state.waiting[codes.COVERED + place] = (
            state.waiting[codes.COVERED + place] << hexes.OLD_BITS | (there - 1) // 6 + 1
        )
    state.seats[at + codes.BOARD + place] = 1 + 6 * tile + rotation
    state.seats[at + codes.SPENT + place] = 0
    state.seats[at + codes.UPGRADE_MASK] |= tables.BIT[tile]


def put_wall(state: Position, seat: i64, place: i64, tile: i64, rotation: i64) -> None:
    """Put a wall tile on a free place around the board (PRA-147, PRA-148)."""
    at = seat * codes.FIELDS
    state.seats[at + codes.BOARD + place] = 1 + 6 * tile + rotation
    state.seats[at + codes.WALL_COUNT] += 1


def surrounded(state: Position, seat: i64, place: i64) -> None:
    """Reward what meets at the edges and corners of the tile just placed (PRA-126, PRA-154, PRA-157).

    Rewards wait on the agenda: edges clockwise, then the red tokens.
    """
    state.laid += 1
    corners = _corners(state, seat, place)
    if corners:
        tasks.push(state, codes.GAIN_TASK, seat, codes.RED, corners, codes.BY_CORNER)
    at = seat * codes.FIELDS
    own = state.seats[at + codes.BOARD + place] - 1
    edge: i64 = 6
    while edge:
        edge -= 1
        other = places.BESIDE[6 * place + edge]
        if other < 0:
            continue
        there = state.seats[at + codes.BOARD + other] - 1
        if there < 0:  # a bare hex has no icons (PRA-159)
            continue
        back = (edge + 3) % 6
        mine, theirs = tables.EDGE[6 * own + edge], tables.EDGE[6 * there + back]
        if mine < 0 or theirs < 0:  # PRA-156
            continue
        if (  # one of the two has been rewarded here before, perhaps with a tile that is covered now (PRA-124)
            state.seats[at + codes.SPENT + place] & tables.BIT[edge]
            or state.seats[at + codes.SPENT + other] & tables.BIT[back]
        ):
            continue
        state.seats[at + codes.SPENT + place] |= tables.BIT[edge]
        state.seats[at + codes.SPENT + other] |= tables.BIT[back]
        if state.recording:
            state.note(codes.EVENT_MATCH, seat, place, 6 * edge, other)
        tasks.push(state, codes.GAIN_TASK, seat, theirs, 1, codes.BY_EDGE)
        tasks.push(state, codes.GAIN_TASK, seat, mine, 1, codes.BY_EDGE)


def _corners(state: Position, seat: i64, place: i64) -> i64:
    """Mark and count the new corner connections of a tile (PRA-127, PRA-160, PRA-162, PRA-163)."""
    at = seat * codes.FIELDS
    own = state.seats[at + codes.BOARD + place] - 1
    count: i64 = 0
    corner: i64
    turn: i64
    for corner in range(6):
        if not tables.CORNERS[own] & tables.BIT[corner]:
            continue
        for turn in range(2):
            across = corner if turn == 0 else (corner + 5) % 6
            other = places.BESIDE[6 * place + across]
            if other < 0:
                continue
            there = state.seats[at + codes.BOARD + other] - 1
            theirs = (corner + 4 - 2 * turn) % 6
            if there < 0 or not tables.CORNERS[there] & tables.BIT[theirs]:
                continue
            mine = tables.BIT[codes.SPENT_CORNER + 6 * turn + corner]
            their = tables.BIT[codes.SPENT_CORNER + 6 * (1 - turn) + theirs]
            if state.seats[at + codes.SPENT + place] & mine or state.seats[at + codes.SPENT + other] & their:
                continue
            state.seats[at + codes.SPENT + place] |= mine
            state.seats[at + codes.SPENT + other] |= their
            count += 1
            if state.recording:
                state.note(codes.EVENT_MATCH, seat, place, 6 * corner + AT_CORNER, other)
    return count
