"""What the preview of an action said, beside what then happened: the conformance suite compares the two."""

from typing import Final

from bastide.games.carcassonne.kernel import codes
from bastide.games.carcassonne.kernel.state import State
from bastide.games.carcassonne.words.outlook import preview

AT_ONCE: Final = frozenset(("city", "road", "cloister"))
"""Causes of points within a turn: final scoring has others."""


def foretold(state: State, action: int, after: State) -> dict[str, tuple[object, object]]:
    """Return by name what the preview said of this turn's points, and what has happened by its end."""
    said = preview(state, action)
    if state.phase == codes.PLACING and after.phase == codes.DEPLOYING:
        after = after.clone()
        after.apply_action(codes.MEEPLE + codes.SLOT_NONE)
    points = [0] * int(state.players)
    if after.is_terminal():
        made = len(state.history())
        for entry in after.ledger():
            points[entry.seat] += entry.points * (entry.ply >= made and entry.cause in AT_ONCE)
    else:
        points = [now - then for now, then in zip(after.scores(), state.scores(), strict=True)]
    completed = [0] * int(state.players)
    for feature in said["completes"]:
        for seat in feature["owners"]:
            completed[seat] += feature["points"]
    return {"points": (said["points"], points), "points of the completed features": (completed, points)}
