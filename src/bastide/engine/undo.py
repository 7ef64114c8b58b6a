"""Ways back: one decision, one turn, how far it is free, and what stands against it."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from bastide.engine.answers import CHANCE, TERMINAL
from bastide.engine.course import Course
from bastide.engine.play import State
from bastide.engine.turns import course
from bastide.engine.whole import number

OTHERS: Final = "others"
TURN: Final = "turn"


@dataclass(frozen=True, slots=True)
class Way:
    """A way back to one's own decision, and what it takes back besides."""

    ply: int
    """The length to which the history is cut."""
    seat: int
    """Whose decision it goes back to."""
    ends_turn: bool
    """Whether it takes back the end of a turn."""
    others: tuple[int, ...]
    """The seats of others that have decided something since."""
    shown: bool
    """Whether something has been drawn or shown since."""

    @property
    def free(self) -> bool:
        """Whether nobody has to agree: nothing was shown, and nobody else has acted."""
        return not self.others and not self.shown

    @property
    def question(self) -> str:
        """What to ask before going: `OTHERS` have acted since, a `TURN` has ended; empty if nothing."""
        return OTHERS if self.others else TURN if self.ends_turn else ""


def rewind(state: State, ply: int) -> State:
    """Return the position after the first `ply` actions of the history.

    Raises ValueError if the history is shorter, TypeError for what is no whole number.
    """
    history, ply = state.history(), number(ply, "how many actions")
    if not 0 <= ply <= len(history):
        raise ValueError(f"there are {len(history)} actions, so there is no position after {ply}")
    earlier = state.told_from(ply)
    for action in history[len(earlier.history()) : ply]:
        earlier.apply_action(action)
    return earlier


@dataclass(frozen=True, slots=True)
class Clues:
    """What each action was like when it was made: kept by who sees them made, it saves `Past` from replaying them."""

    shown: bytes = b""
    """[ply] 1 if it was drawn, or showed somebody something new, else 0."""
    forced: bytes = b""
    """[ply] 1 if a seat made it that could do nothing else, else 0."""

    def then(self, state: State, action: int) -> "Clues":
        """Return the clues with those of one more action, which is about to be made in this position."""
        if state.current_player() < 0:
            return Clues(self.shown + b"\1", self.forced + b"\0")
        legal = state.legal_actions()
        shows = action in legal and state.reveals(action)
        return Clues(self.shown + bytes((shows,)), self.forced + bytes((len(legal) == 1,)))

    def until(self, ply: int) -> "Clues":
        """Return the clues of the first `ply` actions."""
        return Clues(self.shown[:ply], self.forced[:ply])


class Past:
    """A game looked at from its end: the ways back that some seats have."""

    def __init__(self, state: State, known: Course | None = None, clues: Clues | None = None) -> None:
        """Look back from a position; `known` and `clues` save finding out how the game went."""
        self._state: Final = state.clone()
        self._over: Final = state.current_player() == TERMINAL
        self._clues: Final = clues
        self._shown: dict[int, bool] = {}
        self.course: Final = known or course(state)

    def step(self, seats: Collection[int] | None = None) -> Way | None:
        """Return the way back to the last decision of these seats, of any by default; None if there was none.

        Decisions in which nothing could be chosen are taken back with the one before, within the turn.
        """
        ply = self._last(seats)
        return None if ply is None else self._way(self._chosen(ply, seats), seats)

    def turn(self, seats: Collection[int] | None = None) -> Way | None:
        """Return the way back to where the turn of their last decision began for these seats; None as in `step`."""
        ply = self._last(seats)
        if ply is None:
            return None
        begin = self.course.turn_at(ply).ply
        return self._way(next(at for at in range(begin, ply + 1) if self._theirs(at, seats)), seats)

    def free_to(self) -> int:
        """Return the length to which the history may be cut back freely, within the turn of the last decision."""
        made = len(self.course.actors)
        last = self.course.actors[-1] if made else CHANCE
        begin = self.course.turn_at(made - 1).ply if last >= 0 else made
        while made > begin and self.course.actors[made - 1] == last and not self._shows(made - 1):
            made -= 1
        return made

    def _theirs(self, ply: int, seats: Collection[int] | None) -> bool:
        seat = self.course.actors[ply]
        return seat >= 0 and (seats is None or seat in seats)

    def _last(self, seats: Collection[int] | None) -> int | None:
        return next((ply for ply in reversed(range(len(self.course.actors))) if self._theirs(ply, seats)), None)

    def _chosen(self, ply: int, seats: Collection[int] | None) -> int:
        """Return the last decision up to a ply in which there was something to choose and nothing shown after it."""
        begin = self.course.turn_at(ply).ply
        at = ply
        while at > begin and self._forced(at):
            if not self._theirs(at - 1, seats) or self._shows(at - 1):
                return ply
            at -= 1
        return at

    def _way(self, ply: int, seats: Collection[int] | None) -> Way:
        actors, marks = self.course.actors, self.course.marks
        since = range(ply, len(actors))
        others = {actors[at] for at in since if actors[at] >= 0 and not self._theirs(at, seats)}
        return Way(
            ply,
            actors[ply],
            self._over or any(not marks[ply].same_turn(mark) for mark in marks[ply + 1 :]),
            tuple(sorted(others)),
            any(self._shows(at) for at in since),
        )

    def _forced(self, ply: int) -> bool:
        """Return whether the seat that made a decision had nothing to choose."""
        if self._clues is not None:
            return bool(self._clues.forced[ply])
        return len(rewind(self._state, ply).legal_actions()) == 1

    def _shows(self, ply: int) -> bool:
        """Return whether an action was drawn, or showed somebody something new."""
        if self._clues is not None:
            return bool(self._clues.shown[ply])
        if self.course.actors[ply] < 0:
            return True
        if ply not in self._shown:
            begin = self.course.turn_at(ply).ply
            replay, history = rewind(self._state, begin), self._state.history()
            anew = _drawn_anew(self._state, begin)
            for at in range(begin, len(history)):
                replay = rewind(self._state, at) if at in anew else replay
                self._shown[at] = self.course.actors[at] < 0 or replay.reveals(history[at])
                replay.apply_action(history[at])
        return self._shown[ply]


def _drawn_anew(state: State, ply: int) -> set[int]:
    """Return the plies beyond one at which hidden parts were drawn anew."""
    found: set[int] = set()
    at = len(state.told_from(len(state.history())).history())
    while at > ply:
        found.add(at)
        at = len(state.told_from(at - 1).history())
    return found


def step_back(state: State, seats: Collection[int] | None = None) -> Way | None:
    """Return the way back to the last decision of these seats, with what was forced or drawn after it.

    >>> import bastide
    >>> state = bastide.load_game("carcassonne", options={"stack": "VU"}).new_initial_state()
    >>> for text in ("draw V", "place V 1,0 r0"):
    ...     state.apply(text)
    >>> step_back(state).ply, step_back(state).free, step_back(state, seats=[1])
    (1, True, None)
    """
    return Past(state).step(seats)


def turn_back(state: State, seats: Collection[int] | None = None) -> Way | None:
    """Return the way back to the beginning of the turn in which these seats decided last."""
    return Past(state).turn(seats)


def undo_point(state: State) -> int:
    """Return the length to which the history may be cut back freely.

    Everything after it was done in one turn by the one seat that acted last, and showed nobody anything new. It is
    the whole length (nothing to take back) right after chance, a revealing action or another seat.
    """
    return Past(state).free_to()
