"""A lesson, played by a language model: draws and the others are laid down, wrong tries are answered by a remark."""

from typing import Final

from bastide.cli.local import LocalTable
from bastide.cli.mcp.private import PrivateSitting
from bastide.cli.mcp.sitting import Refused
from bastide.cli.texts import t
from bastide.cli.thinking import Thinker
from bastide.cli.words import SeatWord, bot_seat
from bastide.engine.answers import CHANCE
from bastide.engine.errors import IllegalAction
from bastide.engine.lessons import Lesson

BOT: Final = "level:2"
"""Who sits opposite; it plays by itself only where a game has left the lesson."""


class LessonTable(LocalTable):
    """A table at which a lesson is laid down."""

    def __init__(self, lesson: Lesson) -> None:
        """Seat whoever learns, and bots on all other seats."""
        self.lesson: Final = lesson
        seats = [bot_seat(number, BOT) for number in range(lesson.game.players)]
        seats[lesson.learner] = SeatWord(t("cli-mcp-name"))
        super().__init__(lesson.game, seats)

    def _settle(self) -> None:
        """Let what is laid down decide what chance decides, and what the others do."""
        while (due := self.lesson.due(self.state.history())) is not None and self.seat != self.lesson.learner:
            self.state.apply_action(due)
        while self.state.current_player() == CHANCE:
            self.state.apply_action(self.chance.choose(self.state))


class LessonSitting(PrivateSitting):
    """The learner's seat."""

    def __init__(self, key: str, table: LessonTable, thinker: Thinker) -> None:
        """Sit down; the first remark waits."""
        super().__init__(key, table, table.lesson.learner, thinker)
        self._lesson: Final = table.lesson
        self._further = False
        """Whether something was done after the lesson."""

    def taught(self) -> str:
        """Return what the lesson says of this moment, its last words once it is done, nothing where others decide."""
        history = self.shown.state.history()
        step = self._lesson.step(history)
        if step is not None:
            said = list(dict.fromkeys(one.say for one in self._lesson.steps))
            place = t("shell-lesson-step", step=said.index(step.say) + 1, steps=len(said))
            return f"({place}) {t(step.say)}"
        done = tuple(history[: len(self._lesson.actions)]) == self._lesson.actions
        return t(self._lesson.end) if done and not self._further else ""

    async def advise(self) -> list[str]:
        """Return what the lesson asks for; a coach's lines where it is over."""
        step = self._lesson.step(self.shown.state.history())
        return await super().advise() if step is None else [t("cli-mcp-lesson-asks", action=step.do)]

    def _one(self, text: str, number: int) -> None:
        """Make an action; one that is legal but not the right one is answered and not made."""
        local = self.shown
        step = self._lesson.step(local.state.history())
        try:
            other = step is not None and local.state.string_to_action(text) != local.state.string_to_action(step.do)
            legal = other and local.state.string_to_action(text) in local.state.legal_actions()
        except IllegalAction:
            legal = False
        if step is not None and legal:
            remark = t(step.remark(text) or "shell-lesson-other")
            raise Refused(t("cli-mcp-lesson-other", action=text, number=number + 1, remark=remark))
        self._further = step is None
        super()._one(text, number)
