"""Hunger Wall and Cathedral: sideways and upward moves, cells, arrows (section 18.4). Part of the kernel."""

from typing import TYPE_CHECKING

from bastide.engine.arrays import i64
from bastide.games.praga.gains import can_step, note, pay, score, trigger
from bastide.games.praga.phases import (
    ARROW,
    BY_GRID,
    EVENT_MOVED,
    FIELDS,
    GOLD,
    GRID,
    LANDED,
    OPEN_FIVE,
    SILVER,
    STONE,
    V_CATHEDRAL,
    WHEN_CLIMB,
)
from bastide.games.praga.tables import (
    CELL_SIDE,
    CELL_UP,
    CLIMB_WINDOWS,
    COLUMNS,
    CROSS_GOLD,
    CROSS_STONE,
    ROWS,
    TIER,
)
from bastide.games.praga.tasks import push

if TYPE_CHECKING:
    from bastide.games.praga.state import State


def can_climb(state: "State", seat: i64, grid: i64) -> bool:
    """Return whether a marker can move up and its owner can pay for crossing into another tier (PRA-237, PRA-245)."""
    at = seat * FIELDS
    row = state.seats[at + GRID + 2 * grid]
    if row >= ROWS:
        return False
    tier = TIER[row]
    if TIER[row + 1] == tier:
        return True
    return state.seats[at + GOLD] >= CROSS_GOLD[tier] and state.seats[at + STONE] >= CROSS_STONE[tier]


def can_buy_climb(state: "State", seat: i64, grid: i64) -> bool:
    """Return whether an upward move can be bought (PRA-236)."""
    return state.seats[seat * FIELDS + SILVER] >= CLIMB_WINDOWS and can_climb(state, seat, grid)


def climb(state: "State", seat: i64, grid: i64, windows: i64, crossing: bool) -> None:
    """Move up one row for so many silver windows, paying for the crossing or not (PRA-231, PRA-236, PRA-240)."""
    at = seat * FIELDS
    row = state.seats[at + GRID + 2 * grid]
    pay(state, seat, SILVER, windows)
    if crossing and TIER[row + 1] != TIER[row]:
        pay(state, seat, GOLD, CROSS_GOLD[TIER[row]])
        pay(state, seat, STONE, CROSS_STONE[TIER[row]])
    state.seats[at + GRID + 2 * grid] = row + 1
    if grid == 1 and row + 1 == ROWS and state.seats[at + V_CATHEDRAL] == 0:
        push(state, OPEN_FIVE, seat, 1, 0, 0)
    _arrive(state, seat, grid)
    trigger(state, seat, WHEN_CLIMB, -1)


def step_aside(state: "State", seat: i64, grid: i64) -> None:
    """Move one column on; at the last column nothing happens (PRA-234, PRA-245)."""
    if can_step(state, seat, grid):
        state.seats[seat * FIELDS + GRID + 2 * grid + 1] += 1
        _arrive(state, seat, grid)


def _arrive(state: "State", seat: i64, grid: i64) -> None:
    if state.recording:
        at = seat * FIELDS + GRID + 2 * grid
        note(state, EVENT_MOVED, seat, grid, state.seats[at], state.seats[at + 1])
    push(state, LANDED, seat, grid, 0, 0)


def landed(state: "State", seat: i64, grid: i64) -> None:
    """Let a cell work on the marker that has arrived there (PRA-238 to PRA-242)."""
    at = seat * FIELDS + GRID + 2 * grid
    cell = state.cells[(grid * ROWS + state.seats[at] - 1) * COLUMNS + state.seats[at + 1] - 1]
    if cell > 0:
        score(state, seat, cell, BY_GRID, grid)
    elif cell == CELL_SIDE:
        step_aside(state, seat, grid)
    elif cell == CELL_UP and can_climb(state, seat, grid):
        push(state, ARROW, seat, grid, 0, 0)
