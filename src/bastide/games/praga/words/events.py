"""The events of the kernel as tuples: what story and outlook are made of."""

from bastide.games.praga.kernel import codes
from bastide.games.praga.kernel.state import Position

Event = tuple[int, ...]
"""What, seat, and three numbers, as in `codes.py`."""


def taken(state: Position) -> list[Event]:
    """Return the events noted since the last call, one tuple each, and forget them."""
    flat = state.take_events()
    return [tuple(flat[i : i + codes.EVENT_SIZE]) for i in range(0, len(flat), codes.EVENT_SIZE)]


def changes(noted: list[Event]) -> list[tuple[int, str, int]]:
    """Return seat, kind and amount of all goods and steps that events tell of, summed up."""
    sums: dict[tuple[int, str], int] = {}
    for what, seat, a, b, _c in noted:
        if what == codes.EVENT_GOODS:
            sums[seat, codes.KIND_NAMES[a]] = sums.get((seat, codes.KIND_NAMES[a]), 0) + b
    return [(seat, kind, n) for (seat, kind), n in sums.items() if n]
