"""Seals: who may claim one, and what it costs (section 11). Part of the kernel."""

from typing import Final

from bastide.engine.arrays import i64
from bastide.games.praga.kernel import codes, gains, tables
from bastide.games.praga.kernel.state import Position

SEAL_GOODS: Final = 5
"""Kinds of goods that a seal may cost."""


def seal_taken(state: Position, seal: i64) -> bool:
    """Return whether anybody has claimed a seal (PRA-108)."""
    seat: i64
    for seat in range(state.players):  # noqa: SIM110 - any() would build a generator in the kernel
        if state.seats[seat * codes.FIELDS + codes.SEAL_MASK] >> seal & 1:
            return True
    return False


def may_claim(state: Position, seal: i64) -> bool:
    """Return whether the active seat may claim a seal (PRA-106, PRA-108, PRA-317)."""
    at = state.active * codes.FIELDS
    if state.seats[at + codes.RIGHTS] == 0 or seal_taken(state, seal):
        return False
    kind: i64
    for kind in range(SEAL_GOODS):  # noqa: SIM110
        if state.seats[at + kind] < tables.SEAL_COST[SEAL_GOODS * seal + kind]:
            return False
    return True


def claim(state: Position, seat: i64, seal: i64) -> None:
    """Claim a seal: pay, and put a free cube on it (PRA-108, PRA-011)."""
    at = seat * codes.FIELDS
    kind: i64
    for kind in range(SEAL_GOODS):
        gains.pay(state, seat, kind, tables.SEAL_COST[SEAL_GOODS * seal + kind])
    state.seats[at + codes.RIGHTS] -= 1
    state.seats[at + codes.SEAL_MASK] |= tables.BIT[seal]
    if state.seats[at + codes.CUBES]:  # PRA-010
        state.seats[at + codes.CUBES] -= 1
        state.seats[at + codes.SEAL_CUBES] += 1
