"""Setting the table: crane, bridge sides, plazas, neutral buildings, rows (sections 2 to 4). Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.tasks import pop, push, top_arg

if TYPE_CHECKING:
    from bastide.games.praga.kernel.state import State

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
    position = tables.SETUP_POSITIONS[6 * state.players + number]
    state.notch[(position - state.arrow + tables.POSITIONS) % tables.POSITIONS] = tile + 1
    pop(state)
    left &= ~tables.BIT[tile]
    if left:
        push(state, codes.CRANE_TASK, 0, left, 0, 0)


def next_plaza(state: "State", plaza: i64) -> None:
    """Go on with the first plaza space that is used with so many players (PRA-020 to PRA-022)."""
    while plaza < tables.PLAZAS and tables.PLAZA_FROM[plaza] > state.players:
        plaza += 1
    if plaza < tables.PLAZAS:
        push(state, codes.PLAZA_TILE, 0, plaza, 0, 0)


def set_up(state: "State") -> None:
    """Put the set-up on the agenda (sections 2 to 4)."""
    push(state, codes.NEUTRAL, 0, 0, 0, 0)
    next_plaza(state, 0)
    if state.side_random:
        push(state, codes.SIDE_TASK, 0, 0, 0, 0)
    if state.order_random:
        push(state, codes.CRANE_TASK, 0, ALL_TILES, 0, 0)
    else:
        number: i64
        for number in range(6):
            position = tables.SETUP_POSITIONS[6 * state.players + number]
            state.notch[(position - state.arrow + tables.POSITIONS) % tables.POSITIONS] = tables.FIRST_ORDER[number] + 1
    if state.start_random:
        push(state, codes.STARTING, 0, 0, 0, 0)
