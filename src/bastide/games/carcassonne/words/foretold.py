"""What the outlook of an action said, beside what then happened: the conformance suite compares the two."""

from typing import Final

from bastide.engine.game import Step
from bastide.games.carcassonne.kernel import codes
from bastide.games.carcassonne.kernel.act import act
from bastide.games.carcassonne.kernel.state import Position
from bastide.games.carcassonne.words.outlook import COMPLETES, outlook
from bastide.games.carcassonne.words.story import tell

AT_ONCE: Final = frozenset(("city", "road", "cloister"))
"""Causes of points within a turn: final scoring has others."""


def foretold(state: Position, action: int, after: Position) -> dict[str, tuple[object, object]]:
    """Return by name what the outlook said of this turn's points, and what has happened by its end."""
    said = outlook(state, action)
    if state.phase == codes.PLACING and after.phase == codes.DEPLOYING:
        after = after.clone()
        act(after, codes.MEEPLE + codes.SLOT_NONE)
    if after.phase == codes.OVER:
        points = _told_at_once(state, after.history())
    else:
        points = [now - then for now, then in zip(after.scores(), state.scores(), strict=True)]
    completed = [0] * int(state.players)
    for clause in said.told:
        if clause.key == COMPLETES:
            for seat in clause.args["owners"]:
                completed[seat] += clause.args["points"]
    promised = [row["points"] for row in said.changes]
    return {"points": (promised, points), "points of the completed features": (completed, points)}


def _told_at_once(state: Position, history: list[int]) -> list[int]:
    """Return what each seat has got since a position, by the ledger and without final scoring."""
    points, now = [0] * int(state.players), state.clone()
    now.recording = True
    for ply in range(len(state.history()), len(history)):
        before = now.clone()
        act(now, history[ply])
        for entry in tell(Step(ply, history[ply], before, now, history[: ply + 1])).ledger:
            points[entry.seat] += entry.points * (entry.cause in AT_ONCE)
    return points
