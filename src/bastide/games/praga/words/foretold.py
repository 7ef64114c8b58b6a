"""What the outlook of an action said, beside what then happened: the conformance suite compares the two."""

from collections import Counter

from bastide.games.praga.kernel import codes, tables
from bastide.games.praga.kernel.state import Position
from bastide.games.praga.words import names, outlook
from bastide.games.praga.words.deeds import COUNTED


def foretold(state: Position, action: int, after: Position) -> dict[str, tuple[object, object]]:
    """Return by name what the outlook said until the next decision, and what has happened by then."""
    told = outlook.outlook(state, action)
    said, later = told.facts, told.facts["later"]
    sums = [Counter(row) for row in told.changes]
    for seat, row in enumerate(later):
        sums[seat].subtract(row)
    found: dict[str, tuple[object, object]] = {}
    for seat in range(int(state.players)):
        for kind, name in enumerate(COUNTED):
            change = after.field(seat, kind) - state.field(seat, kind)
            found[f"{name} of seat {seat}"] = (sums[seat][name], change)
    if after.turn == state.turn and after.task() != codes.DISCARDING:  # the end of a turn takes them away
        used = codes.STEP <= action < codes.CLIMB and state.task() == codes.FREE
        waiting = sum(sums[int(state.active)][name] for name in names.WAITING_STEPS)
        change = sum(list(after.waiting)[codes.STEPS :]) - sum(list(state.waiting)[codes.STEPS :])
        found["sideways moves waiting"] = (waiting - used, change)
    if not any(later):
        for move in said["moves"]:
            at = codes.GRID + 2 * tables.GRID_NAMES.index(move["grid"])
            there = (after.field(move["seat"], at), after.field(move["seat"], at + 1))
            found[f"{move['grid']} of seat {move['seat']}"] = ((move["row"], move["column"]), there)
    return found
