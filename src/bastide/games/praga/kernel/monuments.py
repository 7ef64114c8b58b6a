"""Hunger Wall and Cathedral: sideways and upward moves, cells, arrows (section 18.4). Part of the kernel."""

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, gains, places, tasks
from bastide.games.praga.kernel.state import Position


def can_climb(state: Position, seat: i64, grid: i64) -> bool:
    """Return whether a marker can move up and its owner can pay for crossing into another tier (PRA-237, PRA-245)."""
    at = seat * codes.FIELDS
    row = state.seats[at + codes.GRID + 2 * grid]
    if row >= places.ROWS:
        return False
    tier = places.TIER[row]
    if places.TIER[row + 1] == tier:
        return True
    return (
        state.seats[at + codes.GOLD] >= places.CROSS_GOLD[tier]
        and state.seats[at + codes.STONE] >= places.CROSS_STONE[tier]
    )


def can_buy_climb(state: Position, seat: i64, grid: i64) -> bool:
    """Return whether an upward move can be bought, with silver windows alone (PRA-076, PRA-080, PRA-236)."""
    return state.seats[seat * codes.FIELDS + codes.SILVER] >= places.CLIMB_WINDOWS and can_climb(state, seat, grid)


def climb(state: Position, seat: i64, grid: i64, windows: i64, crossing: bool) -> None:
    """Move up one row for so many silver windows, paying for the crossing or not (PRA-231, PRA-236, PRA-240)."""
    at = seat * codes.FIELDS
    row = state.seats[at + codes.GRID + 2 * grid]
    gains.pay(state, seat, codes.SILVER, windows)
    if crossing and places.TIER[row + 1] != places.TIER[row]:
        gains.pay(state, seat, codes.GOLD, places.CROSS_GOLD[places.TIER[row]])
        gains.pay(state, seat, codes.STONE, places.CROSS_STONE[places.TIER[row]])
    state.seats[at + codes.GRID + 2 * grid] = row + 1
    if grid == 1 and row + 1 == places.ROWS and state.seats[at + codes.V_CATHEDRAL] == 0:  # PRA-244
        tasks.push(state, codes.OPEN_FIVE, seat, 1, 0, 0)
    _arrive(state, seat, grid)
    gains.trigger(state, seat, codes.WHEN_CLIMB, -1)  # PRA-319


def step_aside(state: Position, seat: i64, grid: i64) -> None:
    """Move one column on; at the last column nothing happens (PRA-234, PRA-245)."""
    if gains.can_step(state, seat, grid):
        state.seats[seat * codes.FIELDS + codes.GRID + 2 * grid + 1] += 1
        _arrive(state, seat, grid)


def _arrive(state: Position, seat: i64, grid: i64) -> None:
    if state.recording:
        at = seat * codes.FIELDS + codes.GRID + 2 * grid
        state.note(codes.EVENT_MOVED, seat, grid, state.seats[at], state.seats[at + 1])
    tasks.push(state, codes.LANDED, seat, grid, 0, 0)


def landed(state: Position, seat: i64, grid: i64) -> None:
    """Let a cell work on the marker that has arrived there (PRA-242)."""
    at = seat * codes.FIELDS + codes.GRID + 2 * grid
    cell = state.cells[(grid * places.ROWS + state.seats[at] - 1) * places.COLUMNS + state.seats[at + 1] - 1]
    if cell > 0:
        gains.score(state, seat, cell, codes.BY_GRID, grid)  # PRA-238
    elif cell == places.CELL_SIDE:
        step_aside(state, seat, grid)  # PRA-239
    elif cell == places.CELL_UP and can_climb(state, seat, grid):
        tasks.push(state, codes.ARROW, seat, grid, 0, 0)  # PRA-240
