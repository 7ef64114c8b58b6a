"""A lesson at a table of this machine: draws and the others are laid down, wrong tries are answered by a remark."""

from typing import Final

from bastide.cli.local import LocalTable, NotTaught
from bastide.cli.texts import has, t
from bastide.cli.words import Fault, SeatWord, bot_seat, known_game, suggest, title_of
from bastide.engine.lessons import Lesson, Step, lesson

BOT: Final = "level:2"
"""Who sits opposite; it plays by itself only where a game has left the lesson."""


def lesson_of(game: str, name: str = "") -> Lesson:
    """Return a lesson of a game, the first one if none is named; refuse what there is not."""
    kind = known_game(game)
    if not kind.lessons:
        raise Fault(t("cli-lesson-none", game=title_of(kind)))
    if name and name not in kind.lessons:
        known = ", ".join(kind.lessons)
        raise Fault(t("cli-lesson-unknown", lesson=name[:40], lessons=known) + suggest(name, kind.lessons))
    return lesson(kind.name, name or kind.lessons[0])


def typed(key: str) -> str:
    """Return the message of a lesson for whoever types, `<key>-typed`, where its own speaks of what is pressed."""
    return f"{key}-typed" if has(f"{key}-typed") else key


class LessonTable(LocalTable):
    """A table at which a lesson is laid down; after it one plays on against a bot."""

    def __init__(self, taught: Lesson, name: str) -> None:
        """Seat whoever learns under this name, and bots on all other seats."""
        self.lesson: Final = taught
        self._further = False
        """Whether something was done after the lesson."""
        seats = [bot_seat(number, BOT) for number in range(taught.game.players)]
        seats[taught.learner] = SeatWord(name)
        super().__init__(taught.game, seats)
        self._same = False  # what is laid down is no draw of the shuffle, and no record says so

    @property
    def is_kept(self) -> bool:
        """Whether nothing is lost by leaving: a lesson can be begun again at any time."""
        return not self._further or super().is_kept

    def _settle(self) -> None:
        """Let what is laid down decide what chance decides, and what the others do."""
        while (due := self.lesson.due(self.state.history())) is not None and self.seat != self.lesson.learner:
            self.state.apply_action(due)
        super()._settle()

    @property
    def step(self) -> Step | None:
        """The step that is to be done now."""
        return self.lesson.step(self.state.history())

    @property
    def asked(self) -> str:
        """What the lesson asks for, in notation; empty once it is done."""
        return self.step.do if self.step is not None else ""

    def taught(self) -> str:
        """Return what the lesson says now, its last words once it is done, nothing where others decide or after it."""
        if self.step is not None:
            remarks = list(dict.fromkeys(one.say for one in self.lesson.steps))
            place = t("shell-lesson-step", step=remarks.index(self.step.say) + 1, steps=len(remarks))
            return f"({place}) {t(typed(self.step.say))}"
        history = self.state.history()
        done = tuple(history[: len(self.lesson.actions)]) == self.lesson.actions
        return t(typed(self.lesson.end)) if done and not self._further else ""

    def act(self, action: int) -> None:
        """Make an action; raise `NotTaught` for a legal one that the lesson does not ask for, and change nothing."""
        step, state = self.step, self.state
        if step is not None and action != state.string_to_action(step.do) and action in state.legal_actions():
            remark = step.remark(state.action_to_string(action)) or "cli-lesson-other"
            raise NotTaught("", "the lesson asks for another action", typed(remark))
        further = step is None and self.seat == self.lesson.learner
        super().act(action)
        self._further |= further
