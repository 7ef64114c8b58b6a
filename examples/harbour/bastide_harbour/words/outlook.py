"""What an action would bring, and whether it came true."""

from typing import Any

from bastide_harbour.kernel import codes
from bastide_harbour.kernel.act import act
from bastide_harbour.kernel.state import Position


def outlook(position: Position, action: int) -> dict[str, Any]:
    """Return the points that an action brings at once, by seat, and what it draws."""
    after = position.clone()
    act(after, action)
    points = [new - old for new, old in zip(after.points, position.points, strict=True)]
    if after.phase == codes.OVER:  # what lies in stores is not told before (HAR-013)
        points = [0] * position.players
    return {"points": points, "draws": after.due if action == codes.WORK else 0}


def foretold(position: Position, action: int, after: Position) -> dict[str, tuple[object, object]]:
    """Return what the outlook said of an action beside what happened by the next decision."""
    if after.phase == codes.OVER:
        return {}
    said = outlook(position, action)
    drawn = sum(position.bag) - sum(after.bag) if action == codes.WORK else 0
    return {
        "points": (said["points"], [new - old for new, old in zip(after.points, position.points, strict=True)]),
        "draws": (said["draws"], drawn),
    }
