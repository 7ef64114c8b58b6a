"""What an action would bring, and whether it came true."""

from bastide.engine.deeds import act_clause
from bastide.engine.outlook import Clause, Outlook
from bastide_harbour.kernel import codes
from bastide_harbour.kernel.act import act
from bastide_harbour.kernel.state import Position
from bastide_harbour.words.decisions import DECISIONS


def outlook(position: Position, action: int) -> Outlook:
    """Return the points that an action brings at once, by seat, and how many goods it draws."""
    after = position.clone()
    act(after, action)
    points = [new - old for new, old in zip(after.points, position.points, strict=True)]
    if after.phase == codes.OVER:  # what lies in stores is not told before (HAR-013)
        points = [0] * position.players
    draws = after.due if action == codes.WORK else 0
    told = [Clause("harbour-then-draws", {"count": draws})] if draws else []
    return Outlook([{"points": gained} for gained in points], told, {"draws": draws})


def deed(position: Position, action: int) -> Clause | None:
    """Return what an action does, for the sentence about its turn; that the turn ends goes without saying."""
    return None if action == codes.END else act_clause("harbour", DECISIONS.fields(position, action))


def foretold(position: Position, action: int, after: Position) -> dict[str, tuple[object, object]]:
    """Return what the outlook said of an action beside what happened by the next decision."""
    if after.phase == codes.OVER:
        return {}
    said = outlook(position, action)
    drawn = sum(position.bag) - sum(after.bag) if action == codes.WORK else 0
    points = [new - old for new, old in zip(after.points, position.points, strict=True)]
    return {
        "points": ([row["points"] for row in said.changes], points),
        "draws": (said.facts["draws"], drawn),
    }
