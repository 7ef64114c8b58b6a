"""A table on this machine: people at one keyboard, bots in a worker process, draws from a secret of its own."""

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path

from bastide.cli.table import Undone
from bastide.cli.words import SeatWord
from bastide.engine.answers import CHANCE, TERMINAL, StoryEntry
from bastide.engine.errors import IllegalAction
from bastide.engine.files import write_whole
from bastide.engine.play import Game, State
from bastide.engine.record import CONTINUED, ORIGIN, Record
from bastide.engine.shuffle import Shuffle
from bastide.engine.telling import Telling
from bastide.engine.undo import rewind, step_back, turn_back, undo_point


def secret_bytes(seed: int | None) -> bytes:
    """Return the shuffle's secret: a fresh one, or always the same for the same number."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"bastide {seed}".encode()).digest()


class NotTaught(IllegalAction):
    """An action is legal, but not what a lesson asks for; the message is its remark."""


class LocalTable:
    """One game in progress, with everything a screen needs to show and change it."""

    def __init__(
        self, game: Game, seats: Sequence[SeatWord], seed: int | None = None, begun: Record | None = None
    ) -> None:
        """Start a game, or go on with one that was begun; what chance decides before a decision is decided at once.

        What was drawn of a game that was begun belongs to the shuffle of then. Its secret went with the table, so what
        is to come is drawn by another one, unless the seed makes the same. Raises RecordError for a record that does
        not hold.
        """
        self.game = game
        self.seats = tuple(seats)
        self.shuffle = Shuffle(game, secret_bytes(seed))
        self.chance = self.shuffle.chance()
        self.state: State = game.new_initial_state() if begun is None else begun.replay()
        self.kept: set[Path] = set()
        """The files that this game has been written to."""
        self._begun = len(self.state.history())
        self._header = {} if begun is None else dict(begun.header)
        self._same = begun is None or self.shuffle.header.items() <= begun.header.items()
        """Whether all draws are those of one shuffle."""
        self._undone: list[tuple[int, list[int]]] = []
        """What was taken back: how many actions were left, and those that were not."""
        self._settle()
        self._at = None if begun is not None or game.type.hidden_information else self.seat
        """The seat of whoever is at the keyboard, or None where somebody must come first."""
        self._telling: Telling | None = None
        self._known = self.state.history()
        """The actions that a file holds, or that the table began with."""

    def _settle(self) -> None:
        while self.state.current_player() == CHANCE:
            self.state.apply_action(self.chance.choose(self.state))

    @property
    def moment(self) -> tuple[int, ...]:
        """The actions until now."""
        return tuple(self.state.history())

    @property
    def is_kept(self) -> bool:
        """Whether a file holds the game as it stands, or nothing has been done yet."""
        return self.state.history() == self._known

    @property
    def asked(self) -> str:
        """What a lesson asks for here, in notation; empty at a game in earnest."""
        return ""

    def taught(self) -> str:
        """Return what a lesson says here; nothing at a game in earnest."""
        return ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.current_player() == TERMINAL

    @property
    def seat(self) -> int:
        """The seat that decides now, or `TERMINAL`."""
        return self.state.current_player()

    @property
    def waits_for_person(self) -> bool:
        """Whether somebody at this keyboard is to decide."""
        return not self.over and self.seats[self.seat].bot is None

    @property
    def eyes(self) -> int | None:
        """The seat whose view is shown: the one person's at this keyboard, else that of the person on turn there."""
        people = [seat for seat, who in enumerate(self.seats) if who.bot is None]
        if len(people) == 1:
            return people[0]
        return self.seat if self.waits_for_person and not self.hands_over else None

    @property
    def hands_over(self) -> bool:
        """Whether the person on turn has yet to take the keyboard from another, who would see what is hidden."""
        several = len(self.people) > 1 and self.waits_for_person
        return several and self.game.imperfect_information and self.seat != self._at

    def take_keyboard(self) -> None:
        """Let the person on turn be at the keyboard."""
        self._at = self.seat

    def story(self) -> list[StoryEntry]:
        """Return the log so far, of which only what is new since the last time is told."""
        if self._telling is None:
            self._telling = self.state.telling()
        else:
            self._telling.follow(self.state.history())
        return [*self._telling.story]

    def act(self, action: int) -> None:
        """Make one action and whatever chance decides after it; raise `IllegalAction` and change nothing.

        A table with a lesson raises `NotTaught` for what it does not ask for.
        """
        self.state.apply_action(action)
        self._undone = []
        self._settle()

    def do(self, actions: Sequence[str]) -> None:
        """Make all of these actions; raise `IllegalAction` and make none where one is refused."""
        before = self.state.clone()
        try:
            for text in actions:
                self.act(self.state.string_to_action(text))
        except IllegalAction:
            self.state = before
            raise

    @property
    def people(self) -> list[int]:
        """The seats of those at this keyboard."""
        return [seat for seat, who in enumerate(self.seats) if who.bot is None]

    def undo(self) -> Undone:
        """Take back one's own last step, if nobody else has acted since, nothing was shown and no turn has ended."""
        way = step_back(self.state, self.people)
        if way is None:
            return Undone.NOTHING
        if len(self.people) > 1 and (way.others or way.shown):
            return Undone.PEOPLE if way.others else Undone.REVEALED
        if not (way.others or way.shown or way.ends_turn):
            return self._back_to(way.ply)
        turn = self._turn()  # where `undo turn` is refused, nobody is sent to it
        if isinstance(turn, Undone):
            return turn
        return Undone.OTHERS if way.others else Undone.SHOWN if way.shown else Undone.TURN

    def undo_turn(self) -> Undone:
        """Go back to the beginning of one's own last turn; alone against bots, over all that has happened since."""
        turn = self._turn()
        return turn if isinstance(turn, Undone) else self._back_to(turn)

    def _turn(self) -> int | Undone:
        """Return the action at which one's own last turn began, or why nobody goes back to it."""
        way = turn_back(self.state, self.people)
        if way is None or self._gone(way.ply):
            return Undone.NOTHING
        if len(self.people) > 1 and not way.free:
            return Undone.PEOPLE if way.others else Undone.REVEALED
        return way.ply

    def restart(self) -> Undone:
        """Take back what one has done in this turn; where several people sit, as far as nothing was shown."""
        way = turn_back(self.state, self.people)
        if way is None or way.ends_turn or way.others or way.seat != self.seat:
            return Undone.NOTHING
        ply = way.ply if len(self.people) == 1 else max(way.ply, undo_point(self.state))
        return self._back_to(ply) if ply < len(self.state.history()) else Undone.REVEALED

    def redo(self) -> bool:
        """Do again what was taken back last, unless something else was done since; say whether there was anything."""
        if not self._undone:
            return False
        after, actions = self._undone.pop()
        if len(self.state.history()) != after:
            self._undone = []
            return False
        for action in actions:
            self.state.apply_action(action)
        return True

    def _gone(self, ply: int) -> bool:
        """Return whether other tiles would be drawn after this action than before: it was made on another evening."""
        return not self._same and ply < self._begun

    def _back_to(self, ply: int) -> Undone:
        if self._gone(ply):
            return Undone.NOTHING
        self._undone.append((ply, self.state.history()[ply:]))
        self.state = rewind(self.state, ply)
        return Undone.DONE

    def record(self) -> Record:
        """Return the game so far as a record; the secret is in it once the game is over."""
        shuffle = self.shuffle if self._same else None
        as_it_was = len(self.state.history()) == self._begun
        header = shuffle.header if shuffle else self._header if as_it_was else {ORIGIN: CONTINUED}
        record = Record.of_state(self.state, [seat.written for seat in self.seats], header)
        return record.finished(self.state, shuffle) if self.over else record

    def written(self) -> str:
        """Return the game so far as the text of a record."""
        return self.record().dump()

    def drawing(self) -> str:
        """Return the position's own drawing as whoever is at the keyboard may see it."""
        return "" if self.hands_over else str(self.state)

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all."""
        write_whole(path, self.written())
        self.kept.add(path)
        self._known = self.state.history()
