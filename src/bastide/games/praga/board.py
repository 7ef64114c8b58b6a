"""The action board: edges and corners that meet there (sections 12 and 15). Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.gains import note
from bastide.games.praga.hexes import OLD_BITS
from bastide.games.praga.phases import (
    BOARD,
    BY_CORNER,
    BY_EDGE,
    EVENT_MATCH,
    FIELDS,
    GAIN_TASK,
    RED,
    SPENT,
    SPENT_CORNER,
    UPGRADE_MASK,
    WALL_COUNT,
)
from bastide.games.praga.tables import BESIDE, BIT, CORNERS, EDGE
from bastide.games.praga.tasks import push

if TYPE_CHECKING:
    from bastide.games.praga.state import State

AT_CORNER: Final = 1


def put_upgrade(state: "State", seat: i64, place: i64, tile: i64, rotation: i64) -> None:
    """Put an upgrade tile on its hex; a covered tile stays owned and may still pay this turn (PRA-123, PRA-132)."""
    at = seat * FIELDS
    there = state.seats[at + BOARD + place]
    if there:
        state.old[place] = state.old[place] << OLD_BITS | (there - 1) // 6 + 1
    state.seats[at + BOARD + place] = 1 + 6 * tile + rotation
    state.seats[at + SPENT + place] = 0
    state.seats[at + UPGRADE_MASK] |= BIT[tile]


def put_wall(state: "State", seat: i64, place: i64, tile: i64, rotation: i64) -> None:
    """Put a wall tile on a free place around the board (PRA-147, PRA-148)."""
    at = seat * FIELDS
    state.seats[at + BOARD + place] = 1 + 6 * tile + rotation
    state.seats[at + WALL_COUNT] += 1


def surrounded(state: "State", seat: i64, place: i64) -> None:
    """Reward what meets at the edges and corners of the tile just placed (PRA-126, PRA-154 to PRA-164).

    Rewards wait on the agenda: edges clockwise, then the red tokens.
    """
    corners = _corners(state, seat, place)
    if corners:
        push(state, GAIN_TASK, seat, RED, corners, BY_CORNER)
    at = seat * FIELDS
    own = state.seats[at + BOARD + place] - 1
    edge: i64 = 6
    while edge:
        edge -= 1
        other = BESIDE[6 * place + edge]
        if other < 0:
            continue
        there = state.seats[at + BOARD + other] - 1
        if there < 0:
            continue
        back = (edge + 3) % 6
        mine, theirs = EDGE[6 * own + edge], EDGE[6 * there + back]
        if mine < 0 or theirs < 0:
            continue
        if state.seats[at + SPENT + place] & BIT[edge] or state.seats[at + SPENT + other] & BIT[back]:
            continue
        state.seats[at + SPENT + place] |= BIT[edge]
        state.seats[at + SPENT + other] |= BIT[back]
        if state.recording:
            note(state, EVENT_MATCH, seat, place, 6 * edge, other)
        push(state, GAIN_TASK, seat, theirs, 1, BY_EDGE)
        push(state, GAIN_TASK, seat, mine, 1, BY_EDGE)


def _corners(state: "State", seat: i64, place: i64) -> i64:
    """Mark and count the new corner connections of a tile (PRA-127, PRA-160, PRA-162, PRA-163)."""
    at = seat * FIELDS
    own = state.seats[at + BOARD + place] - 1
    count: i64 = 0
    corner: i64
    turn: i64
    for corner in range(6):
        if not CORNERS[own] & BIT[corner]:
            continue
        for turn in range(2):
            across = corner if turn == 0 else (corner + 5) % 6
            other = BESIDE[6 * place + across]
            if other < 0:
                continue
            there = state.seats[at + BOARD + other] - 1
            theirs = (corner + 4 - 2 * turn) % 6
            if there < 0 or not CORNERS[there] & BIT[theirs]:
                continue
            mine = BIT[SPENT_CORNER + 6 * turn + corner]
            their = BIT[SPENT_CORNER + 6 * (1 - turn) + theirs]
            if state.seats[at + SPENT + place] & mine or state.seats[at + SPENT + other] & their:
                continue
            state.seats[at + SPENT + place] |= mine
            state.seats[at + SPENT + other] |= their
            count += 1
            if state.recording:
                note(state, EVENT_MATCH, seat, place, 6 * corner + AT_CORNER, other)
    return count
