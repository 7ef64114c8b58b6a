"""The agenda as a stack of packed tasks. Part of the kernel."""

from typing import TYPE_CHECKING, Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes

if TYPE_CHECKING:
    from bastide.games.praga.kernel.state import State

TASK_MASK: Final = 63
SEAT_MASK: Final = 7
ARG_MASK: Final = 1023


def push(state: "State", what: i64, seat: i64, a: i64, b: i64, c: i64) -> None:  # noqa: PLR0917
    """Put a task on top of the agenda."""
    state.agenda[state.depth] = (
        what
        | seat << codes.SEAT_SHIFT
        | a << codes.ARG_SHIFT
        | b << codes.ARG_SHIFT + codes.ARG_BITS
        | c << codes.ARG_SHIFT + 2 * codes.ARG_BITS
    )
    state.depth += 1


def pop(state: "State") -> None:
    """Take the task on top away."""
    state.depth -= 1


def top_task(state: "State") -> i64:
    """Return what the position waits for: a task, or `FREE`."""
    return state.agenda[state.depth - 1] & TASK_MASK if state.depth else codes.FREE


def top_seat(state: "State") -> i64:
    """Return whose task is on top."""
    return state.agenda[state.depth - 1] >> codes.SEAT_SHIFT & SEAT_MASK


def top_arg(state: "State", number: i64) -> i64:
    """Return an argument of the task on top."""
    return state.agenda[state.depth - 1] >> codes.ARG_SHIFT + 10 * number & ARG_MASK
