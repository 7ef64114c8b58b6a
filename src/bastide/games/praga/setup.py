"""Setting the table: crane, bridge sides, plazas, neutral buildings, rows (sections 2 to 4). Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.phases import CRANE_TASK, NEUTRAL, PLAZA_TILE, SIDE_TASK, STARTING
from bastide.games.praga.tables import BIT, FIRST_ORDER, PLAZA_FROM, PLAZAS, POSITIONS, SETUP_POSITIONS
from bastide.games.praga.tasks import pop, push, top_arg

if TYPE_CHECKING:
    from bastide.games.praga.state import State

ALL_TILES: Final = 63
"""Bit mask of all six action tiles."""


def put_on_crane(state: "State", tile: i64) -> None:
    """Place an action tile on the next space of the crane (PRA-038 to PRA-041)."""
    left = top_arg(state, 0)
    number: i64 = 6
    rest = left
    while rest:
        rest &= rest - 1
        number -= 1
    position = SETUP_POSITIONS[6 * state.players + number]
    state.notch[(position - state.arrow + POSITIONS) % POSITIONS] = tile + 1
    pop(state)
    left &= ~BIT[tile]
    if left:
        push(state, CRANE_TASK, 0, left, 0, 0)


def next_plaza(state: "State", plaza: i64) -> None:
    """Go on with the first plaza space that is used with so many players (PRA-020 to PRA-022)."""
    while plaza < PLAZAS and PLAZA_FROM[plaza] > state.players:
        plaza += 1
    if plaza < PLAZAS:
        push(state, PLAZA_TILE, 0, plaza, 0, 0)


def set_up(state: "State") -> None:
    """Put the set-up on the agenda (sections 2 to 4)."""
    push(state, NEUTRAL, 0, 0, 0, 0)
    next_plaza(state, 0)
    if state.side_random:
        push(state, SIDE_TASK, 0, 0, 0, 0)
    if state.order_random:
        push(state, CRANE_TASK, 0, ALL_TILES, 0, 0)
    else:
        number: i64
        for number in range(6):
            position = SETUP_POSITIONS[6 * state.players + number]
            state.notch[(position - state.arrow + POSITIONS) % POSITIONS] = FIRST_ORDER[number] + 1
    if state.start_random:
        push(state, STARTING, 0, 0, 0, 0)
