"""How a game went: its log, its ledger and its turns, out of one replay that is kept and extended action by action."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.course import SETUP, Course, Mark, mark_of
from bastide.engine.game import GameType, Setup, Step

BEFORE: Final = -1
"""The ply of what a loaded position starts with."""


def beginning(kind: GameType, setup: Setup, origin: str) -> Any:
    """Return the position that a history starts from: the game's beginning, or the line it was loaded from."""
    return kind.words.read(setup, origin) if origin else kind.kernel.begin(setup)


class Telling:
    """One game told from its beginning. `follow` takes in what has been done since."""

    def __init__(
        self,
        kind: GameType,
        setup: Setup,
        origin: str = "",
        *,
        redrawn: Sequence[Any] = (),
        start: Any = None,
        known: Course | None = None,
    ) -> None:
        """Begin to tell: nothing has been done yet.

        `redrawn` are positions whose hidden parts were drawn anew: the history went on from there.

        Or begin in the midst of a game, at a position `start`, of which only the course so far is `known`: what led
        there is not told. This is how to tell what follows from a position whose hidden parts were drawn anew.
        """
        self._kind: Final = kind
        self._now = beginning(kind, setup, origin) if start is None else start.clone()
        self._now.recording = True
        self._redrawn: Final = {len(position.history()): position for position in redrawn}
        self._made: list[int] = [] if known is None else list(self._now.history())
        self._actors: list[int] = [] if known is None else list(known.actors)
        self._marks: list[Mark] = [mark_of(kind.words.turn, self._now)] if known is None else list(known.marks)
        self.story: list[StoryEntry] = []
        """The log, each entry with who acted and its turn."""
        self.ledger: list[LedgerEntry] = [] if known is not None else self._carried()
        """Every point with its cause."""

    def _carried(self) -> list[LedgerEntry]:
        """Return the points that a loaded position starts with."""
        return [
            LedgerEntry(BEFORE, seat, points, "carried", self._kind.words.carried)
            for seat, points in enumerate(self._now.scores())
            if points
        ]

    @property
    def ply(self) -> int:
        """How many actions have been told."""
        return len(self._made)

    @property
    def course(self) -> Course:
        """Who decided each action, and in which turn."""
        return Course(tuple(self._actors), tuple(self._marks))

    def continues(self, history: Sequence[int]) -> bool:
        """Return whether a history begins with what has been told."""
        return list(history[: len(self._made)]) == self._made

    def follow(self, history: Sequence[int]) -> None:
        """Tell what a history has beyond what has been told; it `continues` that."""
        kernel, words = self._kind.kernel, self._kind.words
        for action in history[len(self._made) :]:
            if (drawn := self._redrawn.get(len(self._made))) is not None:
                self._now = drawn.clone()
                self._now.recording = True
            before, after = self._now.clone(), self._now
            self._actors.append(int(before.current_player()))
            kernel.act(after, action)
            self._made.append(action)
            step = Step(len(self._made) - 1, action, before, after, self._made)
            self._marks.append(mark_of(words.turn, after, self._marks[-1]))
            told = words.tell(step)
            self.story += [self._with_turn(entry) for entry in told.story]
            self.ledger += told.ledger

    def _with_turn(self, entry: StoryEntry) -> StoryEntry:
        """Return an entry with who acted and its turn, whoever it is about."""
        if entry.ply < 0:
            return replace(entry, turn=self._marks[0].number if entry.turn is None else entry.turn)
        mark, actor = self._marks[entry.ply], self._actors[entry.ply]
        number = mark.number if entry.turn is None else entry.turn
        whose = None if mark.shared or number == SETUP else mark.seat
        return replace(entry, turn=number, whose=whose, actor=actor if actor >= 0 else None)
