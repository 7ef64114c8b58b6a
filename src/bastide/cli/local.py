"""A table on this machine: people at one keyboard, bots in a worker process, chance from a seed of its own."""

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path

from bastide.cli.words import SeatWord
from bastide.engine.chance import FairChance
from bastide.engine.game import Game
from bastide.engine.record import Record
from bastide.engine.state import CHANCE, TERMINAL, State
from bastide.engine.undo import rewind, undo_point


def seed_bytes(seed: int | None) -> bytes:
    """Return the shuffle's seed: a fresh secret one, or always the same for the same number."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"bastide {seed}".encode()).digest()


class LocalTable:
    """One game in progress, with everything a screen needs to show and change it."""

    def __init__(self, game: Game, seats: Sequence[SeatWord], seed: int | None = None) -> None:
        """Start a game; what chance decides before the first decision is decided at once."""
        self.game = game
        self.seats = tuple(seats)
        self.chance = FairChance(seed_bytes(seed))
        self.state: State = game.new_initial_state()
        self._settle()

    def _settle(self) -> None:
        while self.state.current_player() == CHANCE:
            self.state.apply_action(self.chance.choose(self.state))

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
        """The seat whose view is shown: the one person's at this keyboard, else that of the person on turn."""
        people = [seat for seat, who in enumerate(self.seats) if who.bot is None]
        if len(people) == 1:
            return people[0]
        return self.seat if self.waits_for_person else None

    def act(self, action: int) -> None:
        """Make one action and whatever chance decides after it; raise `IllegalAction` and change nothing."""
        self.state.apply_action(action)
        self._settle()

    def undo(self) -> bool:
        """Take back the last action if that is free (nothing revealed, nobody else acted); say whether it was."""
        length = len(self.state.history())
        if undo_point(self.state) >= length:
            return False
        self.state = rewind(self.state, length - 1)
        return True

    def record(self) -> Record:
        """Return the game so far as a record; the seed is in it once the game is over."""
        record = Record.of_state(self.state, [seat.name for seat in self.seats], {"commitment": self.chance.commitment})
        return record.finished(self.state, self.chance.seed) if self.over else record

    def save(self, path: Path) -> None:
        """Write the record, whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(self.record().dump(), encoding="utf-8")
        part.replace(path)
