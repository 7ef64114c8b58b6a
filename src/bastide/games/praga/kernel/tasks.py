"""The agenda as a stack of packed tasks; what the one on top is, `Position.task` says. Part of the kernel."""

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes
from bastide.games.praga.kernel.state import Position


def push(state: Position, what: i64, seat: i64, a: i64, b: i64, c: i64) -> None:  # noqa: PLR0917
    """Put a task on top of the agenda."""
    state.agenda[state.depth] = (
        what
        | seat << codes.SEAT_SHIFT
        | a << codes.ARG_SHIFT
        | b << codes.ARG_SHIFT + codes.ARG_BITS
        | c << codes.ARG_SHIFT + 2 * codes.ARG_BITS
    )
    state.depth += 1


def pop(state: Position) -> None:
    """Take the task on top away."""
    state.depth -= 1


def top_seat(state: Position) -> i64:
    """Return whose task is on top."""
    return state.agenda[state.depth - 1] >> codes.SEAT_SHIFT & codes.SEAT_MASK


def top_arg(state: Position, number: i64) -> i64:
    """Return an argument of the task on top."""
    return state.agenda[state.depth - 1] >> codes.ARG_SHIFT + codes.ARG_BITS * number & codes.ARG_MASK
