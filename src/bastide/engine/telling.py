"""How a game went: log, ledger and what each turn did, out of one replay that is kept and extended action by action."""

from collections.abc import Sequence
from dataclasses import replace
from operator import eq
from typing import Any, Final

from bastide.engine.answers import LedgerEntry, StoryEntry
from bastide.engine.course import SETUP, Course, Mark, mark_of
from bastide.engine.deeds import Deeds, TurnTold
from bastide.engine.game import GameType, Setup, Step

BEFORE: Final = -1
"""The ply of what a loaded position starts with."""


def beginning(kind: GameType, setup: Setup, origin: str) -> Any:
    """Return the position that a history starts from: the game's beginning, or the line it was loaded from."""
    return kind.words.read(setup, origin) if origin else kind.kernel.begin(setup)


class Telling:
    """One game told from its beginning. `follow` takes in what has been done since, or taken back."""

    def __init__(
        self,
        kind: GameType,
        setup: Setup,
        origin: str = "",
        *,
        start: Any = None,
        known: Course | None = None,
    ) -> None:
        """Begin to tell: nothing has been done yet.

        Or begin in the midst of a game, at a position `start`, of which only the course so far is `known`: what led
        there is not told. This is how to tell what follows from a position whose hidden parts were drawn anew.
        """
        self._kind: Final = kind
        self._now = beginning(kind, setup, origin) if start is None else start.clone()
        self._now.recording = True
        self._made: list[int] = [] if known is None else list(self._now.history())
        self._actors: list[int] = [] if known is None else list(known.actors)
        self._marks: list[Mark] = [mark_of(kind.words.turn, self._now)] if known is None else list(known.marks)
        self.story: list[StoryEntry] = []
        """The log, each entry with who acted and its turn."""
        self.ledger: list[LedgerEntry] = [] if known is not None else self._carried()
        """Every point with its cause."""
        self._starts: list[tuple[int, Any]] = [(len(self._made), self._now.clone())]
        """Where the actions go on from, with how many had been made: the first position, and those drawn anew."""
        self._lengths: list[tuple[int, int]] = [(len(self.story), len(self.ledger))]
        """How many entries of both there were before the first action that was told, and after each."""
        self._deeds: Final = Deeds(kind)

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

    @property
    def turns(self) -> list[TurnTold]:
        """What each turn did, the last one so far; of a telling that began in the midst of a turn, the rest of it."""
        return self._deeds.told(self._now)

    def follow(self, history: Sequence[int]) -> None:
        """Tell another history of the same game; what it has in common with what has been told is kept."""
        alike = list(map(eq, self._made, history))
        self._go_back(alike.index(False) if False in alike else len(alike))
        for action in history[len(self._made) :]:
            self._go_on(action)

    def redrawn(self, position: Any) -> None:
        """Go on from another position after the same actions, in which hidden parts were drawn anew."""
        self._starts.append((len(self._made), position))
        self._now = position.clone()
        self._now.recording = True

    def _go_on(self, action: int) -> None:
        """Tell one more action."""
        words, before, after = self._kind.words, self._now.clone(), self._now
        ply, seat = len(self._made), int(before.current_player())
        clause = self._deeds.decide(ply, self._marks[ply], before, action) if seat >= 0 else None
        self._actors.append(seat)
        self._kind.kernel.act(after, action)
        self._made.append(action)
        self._marks.append(mark_of(words.turn, after, self._marks[-1]))
        told = words.tell(Step(ply, action, before, after, self._made))
        if clause is not None:
            self._deeds.add(ply, seat, clause, told.story)
        self.story += [self._with_turn(entry) for entry in told.story]
        self.ledger += told.ledger
        self._lengths.append((len(self.story), len(self.ledger)))

    def _go_back(self, ply: int) -> None:
        """Forget what has been told of the actions from a ply on; raise `ValueError` if the telling began later."""
        if ply == len(self._made):
            return
        first = self._starts[0][0]
        if ply < first:
            raise ValueError(f"this was told from ply {first} on")
        while self._starts[-1][0] > ply:
            self._starts.pop()
        at, start = self._starts[-1]
        self._now = start.clone()
        for action in self._made[at:ply]:
            self._kind.kernel.act(self._now, action)
        self._now.recording = True
        self._deeds.go_back(ply)
        since = ply - first
        del self._made[ply:], self._actors[ply:], self._marks[ply + 1 :], self._lengths[since + 1 :]
        del self.story[self._lengths[since][0] :], self.ledger[self._lengths[since][1] :]

    def _with_turn(self, entry: StoryEntry) -> StoryEntry:
        """Return an entry with who acted and its turn, whoever it is about."""
        if entry.ply < 0:
            return replace(entry, turn=self._marks[0].number if entry.turn is None else entry.turn)
        mark, actor = self._marks[entry.ply], self._actors[entry.ply]
        number = mark.number if entry.turn is None else entry.turn
        whose = None if mark.shared or number == SETUP else mark.seat
        return replace(entry, turn=number, whose=whose, actor=actor if actor >= 0 else None)
