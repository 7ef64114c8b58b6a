"""How a game went: log, ledger and what each turn did, out of one replay that is kept and extended action by action."""

from array import array
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
    """One game told from its beginning. `follow` takes in what has been done since, or taken back.

    Who keeps what is told in another form may have it forgotten here (`shed`): then only what is new is told.
    """

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
        self._made: Final = array("q", () if known is None else self._now.history())
        self._actors: Final = array("b", () if known is None else known.actors)
        self._marks: list[Mark] = [mark_of(kind.words.turn, self._now)] if known is None else list(known.marks)
        self.story: list[StoryEntry] = []
        """The log since the last `shed`, each entry with who acted and its turn."""
        self.ledger: list[LedgerEntry] = [] if known is not None else self._carried()
        """Every point since the last `shed`, with its cause."""
        self._shed: tuple[int, int] = (0, 0)
        """How many entries of both are forgotten."""
        self._starts: list[tuple[int, Any]] = [(len(self._made), self._now.clone())]
        """Where the actions go on from, with how many had been made: the first position, and those drawn anew."""
        self._lengths: Final = array("I", (len(self.story),)), array("I", (len(self.ledger),))
        """How many entries of both there were, ever, before the first action that was told, and after each."""
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
        """What each turn did since the last `shed`, the last one so far; the rest of a turn in which it began."""
        return self._deeds.told(self._now)

    @property
    def before(self) -> tuple[int, int, int]:
        """How many entries of the story, of the ledger and of the turns come before those that are still here."""
        return (*self._shed, self._deeds.shed_turns)

    def lines_at(self, ply: int) -> int:
        """Return how many entries of the story, forgotten or not, tell of the first `ply` actions."""
        return self._lengths[0][ply - self._starts[0][0]]

    def shed(self) -> None:
        """Forget what has been told, but for the last turn, which may go on. Going back it is told again where needed.

        Raises ValueError if hidden parts were drawn anew: what came before cannot be told again.
        """
        if len(self._starts) > 1:
            raise ValueError("hidden parts were drawn anew")
        self._shed = self._lengths[0][-1], self._lengths[1][-1]
        self.story.clear()
        self.ledger.clear()
        self._deeds.shed()

    def follow(self, history: Sequence[int]) -> None:
        """Tell another history of the same game; what it has in common with what has been told is kept."""
        alike = list(map(eq, self._made, history))
        same = alike.index(False) if False in alike else len(alike)
        if same < len(self._made):
            self._go_back(self._deeds.known_from(same))
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
        self._lengths[0].append(self._shed[0] + len(self.story))
        self._lengths[1].append(self._shed[1] + len(self.ledger))

    def _go_back(self, ply: int) -> None:
        """Forget what has been told of the actions from a ply on; raise `ValueError` if the telling began later."""
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
        del self._made[ply:], self._actors[ply:], self._marks[ply + 1 :]
        for lengths in self._lengths:
            del lengths[since + 1 :]
        story, ledger = self._lengths[0][-1], self._lengths[1][-1]
        del self.story[max(0, story - self._shed[0]) :], self.ledger[max(0, ledger - self._shed[1]) :]
        self._shed = (min(story, self._shed[0]), min(ledger, self._shed[1]))

    def _with_turn(self, entry: StoryEntry) -> StoryEntry:
        """Return an entry with who acted and its turn, whoever it is about."""
        if entry.ply < 0:
            return replace(entry, turn=self._marks[0].number if entry.turn is None else entry.turn)
        mark, actor = self._marks[entry.ply], self._actors[entry.ply]
        number = mark.number if entry.turn is None else entry.turn
        whose = None if mark.shared or number == SETUP else mark.seat
        return replace(entry, turn=number, whose=whose, actor=actor if actor >= 0 else None)


def told_again(
    kind: GameType, setup: Setup, origin: str, history: Sequence[int], redrawn: Sequence[tuple[int, Any, int, int]]
) -> Telling:
    """Return the telling of a whole history; `redrawn` are the positions drawn anew, after so many actions each."""
    told = Telling(kind, setup, origin)
    for ply, position, _, _ in redrawn:
        told.follow(history[:ply])
        told.redrawn(position)
    told.follow(history)
    return told
