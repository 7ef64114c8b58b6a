"""What whoever holds some seats of a table may take back and do again, and what stands against it."""

from dataclasses import dataclass
from typing import Any, Final

from bastide.engine.undo import Way
from bastide.server.positions import Loaded
from bastide.storage.rows import RUNNING, SeatRow

STEP: Final = "step"
TURN: Final = "turn"


def waiting(seats: list[SeatRow], accepted: frozenset[int]) -> list[int]:
    """Return the people who have not agreed yet; bots and programs always agree."""
    return [seat.seat for seat in seats if seat.held and not seat.program and seat.seat not in accepted]


def may_undo(loaded: Loaded, held: frozenset[int]) -> bool:
    """Return whether these seats may take back at all: people's seats of a game that is going on."""
    running = loaded.row.state == RUNNING and loaded.frozen is None
    return running and bool(held) and not any(loaded.seats[seat].program for seat in held)


def way(loaded: Loaded, held: frozenset[int], to: str) -> Way | None:
    """Return the way back to the last decision of these seats, or to the beginning of its turn."""
    past = loaded.position.past()
    return past.turn(held) if to == TURN else past.step(held)


def needs_consent(loaded: Loaded, held: frozenset[int], found: Way) -> bool:
    """Return whether other people must agree."""
    return not found.free and bool(waiting(loaded.seats, held))


def again(loaded: Loaded, held: frozenset[int]) -> tuple[int, ...]:
    """Return the actions that a redo makes: these seats' own, the draws between them, and what bots did."""
    position = loaded.position
    others = frozenset(seat.seat for seat in loaded.seats if seat.held and seat.seat not in held)
    return position.undone.again(position.ply, others)


@dataclass(frozen=True, slots=True)
class Ways:
    """All that these seats may do about what was done."""

    step: Way | None
    turn: Way | None
    redo: int | None
    """The length of the history after a redo."""
    consent: tuple[bool, bool]
    """Whether other people must agree to the step, and to the turn."""

    def to_json(self) -> dict[str, Any]:
        """Return them as JSON data."""
        return {
            STEP: _json(self.step, self.consent[0]),
            TURN: _json(self.turn, self.consent[1]),
            "redo": self.redo,
        }


def _json(found: Way | None, consent: bool) -> dict[str, Any] | None:
    if found is None:
        return None
    return {"ply": found.ply, "seat": found.seat, "question": found.question or None, "consent": consent}


def ways(loaded: Loaded, held: frozenset[int]) -> Ways:
    """Return what these seats may take back and do again."""
    if not may_undo(loaded, held):
        return Ways(None, None, None, (False, False))
    found = [way(loaded, held, to) for to in (STEP, TURN)]
    first, second = (one is not None and needs_consent(loaded, held, one) for one in found)
    more = again(loaded, held)
    return Ways(found[0], found[1], loaded.position.ply + len(more) if more else None, (first, second))
