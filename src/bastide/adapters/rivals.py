"""Bots and past selves that answer in the games of a vector environment."""

from typing import Final

from bastide.adapters.rows import Rows
from bastide.adapters.seating import RANDOM, Policy, Seating, end
from bastide.bots import Bot
from bastide.engine.errors import IllegalAction
from bastide.engine.play import State
from bastide.engine.stepping import Stepper
from bastide.outside.process import close
from bastide.outside.spec import make


class Rivals:
    """Who sits beside the learner in every game of a stepper.

    Those that are `random` decide in the stepper. Policies are asked for all games that wait for them together. Bots
    are asked game by game, and made anew for each game, by its seed.
    """

    def __init__(self, seats: Seating, stepper: Stepper, rows: Rows) -> None:
        """Let them sit down."""
        self._game: Final = seats.game
        self._rivals: Final = seats.rivals
        self._stepper: Final = stepper
        self._rows: Final = rows
        self._bots: dict[int, list[Bot]] = {}
        self._seeds: dict[int, list[int]] = {}
        self._made: Final = any(rival != RANDOM and not isinstance(rival, Policy) for rival in seats.rivals)
        if not seats.alone:
            learner = seats.seat if isinstance(seats.seat, int) else seats.game.players
            stepper.sit(learner, [rival == RANDOM for rival in seats.rivals])

    @property
    def seeds(self) -> dict[int, list[int]]:
        """What the bots of every game were made by."""
        return dict(self._seeds)

    def sit_again(self, seeds: dict[int, list[int]]) -> None:
        """Go on at the tables of a copy: others like its bots sit down."""
        self._seeds = dict(seeds)
        for i in self._seeds:
            self._invite(i)

    def answer(self) -> None:
        """Answer until every game is over or waits for the learner; raise `IllegalAction` for what is not legal."""
        self._take_seats()
        while self._stepper.waiting:
            waiting, self._stepper.waiting = self._stepper.waiting, []
            self._rows.refresh()
            asked: dict[int, list[int]] = {}
            for i, seat in zip(waiting, self._rows["seats"][waiting].tolist(), strict=True):
                number = (seat - self._learner(i) - 1) % self._game.players
                if isinstance(self._rivals[number], Policy):
                    asked.setdefault(number, []).append(i)
                else:
                    state = State(self._game, self._stepper.states[i])
                    state.apply_action(self._bots[i][number].choose(state))
                    self._stepper.resume(i)
            for number, places in asked.items():
                self._ask(self._rivals[number], places)
            self._take_seats()

    def finish(self, places: list[int]) -> None:
        """Tell the programs among the bots how the games at these places have ended."""
        for i in places if self._made else ():
            end(self._bots.get(i, ()), State(self._game, self._stepper.states[i]))

    def close(self) -> None:
        """End the programs among the bots."""
        for bots in self._bots.values():
            close(bots)

    def _learner(self, i: int) -> int:
        return int(self._stepper.learner[i])

    def _take_seats(self) -> None:
        """Make the bots of the games that have begun since."""
        begun, self._stepper.begun = self._stepper.begun, []
        for i in begun if self._made else ():
            close(self._bots.get(i, ()))
            self._seeds[i] = [self._stepper.draws(i) for _ in self._rivals]
            self._invite(i)

    def _invite(self, i: int) -> None:
        """Make the bots of one game, new at the table."""
        self._bots[i] = [make(spec, self._game, seed) for spec, seed in zip(self._rivals, self._seeds[i], strict=True)]

    def _ask(self, policy: object, places: list[int]) -> None:
        """Let a policy decide in several games."""
        assert isinstance(policy, Policy)
        for i in places:
            self._stepper.look(i)
        self._rows.refresh()
        masks = self._rows["masks"][places]
        given = policy.act(self._rows["observations"][places], masks.view("int8"))
        chosen = policy.checked(given, len(places)).tolist()
        for row, (i, action) in enumerate(zip(places, chosen, strict=True)):
            if not (0 <= action < masks.shape[1] and masks[row, action]):
                raise IllegalAction("", f"game {i}: {policy.name} chose action {action}, which is not legal")
        for i, action in zip(places, chosen, strict=True):
            self._stepper.answer(i, action)
