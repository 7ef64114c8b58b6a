"""A lesson, played by a language model: draws and the others are laid down, wrong tries are answered by a remark."""

from typing import Final

from bastide.cli.lessons import LessonTable
from bastide.cli.local import NotTaught
from bastide.cli.mcp.private import PrivateSitting
from bastide.cli.mcp.sitting import Refused
from bastide.cli.texts import t
from bastide.cli.thinking import Thinker


class LessonSitting(PrivateSitting):
    """The learner's seat."""

    def __init__(self, key: str, table: LessonTable, thinker: Thinker) -> None:
        """Sit down; the first remark waits."""
        super().__init__(key, table, table.lesson.learner, thinker)
        self._table: Final = table

    def taught(self) -> str:
        """Return what the lesson says of this moment, its last words once it is done, nothing where others decide."""
        return self._table.taught()

    async def advise(self) -> list[str]:
        """Return what the lesson asks for; a coach's lines where it is over."""
        asked = self._table.asked
        return [t("cli-lesson-asks", action=asked)] if asked else await super().advise()

    def _one(self, text: str, number: int) -> None:
        """Make an action; one that is legal but not the right one is answered and not made."""
        try:
            super()._one(text, number)
        except Refused as refused:
            if isinstance(refused.__cause__, NotTaught):
                remark = t(refused.__cause__.key)
                raise Refused(t("cli-mcp-lesson-other", action=text, number=number + 1, remark=remark)) from refused
            raise
