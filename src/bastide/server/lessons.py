"""Lessons at a table: what is due there, how others play it, and how a wrong try is answered."""

from typing import Any

from bastide.engine.errors import BastideError, UnknownGame
from bastide.engine.lessons import Lesson, Step, UnknownLesson, lesson
from bastide.engine.play import State
from bastide.server.errors import ApiError
from bastide.storage.rows import TableRow

BOT = "level:2"
"""Who sits opposite; it plays by itself only where a game has left the lesson."""


def lesson_at(row: TableRow) -> Lesson | None:
    """Return the lesson that is played at a table, if one is, and this version still has it."""
    if row.lesson is None:
        return None
    try:
        return lesson(row.game, row.lesson)
    except BastideError:
        return None


def found(game: str, name: str) -> Lesson:
    """Return a lesson; raise 404 if there is none."""
    try:
        return lesson(game, name)
    except (UnknownGame, UnknownLesson) as error:
        raise ApiError(404, "no-lesson", str(error)) from error


def due(row: TableRow, state: State) -> int | None:
    """Return the action that a lesson has laid down for this moment, if there is one."""
    at = lesson_at(row)
    return None if at is None else at.due(state.history())


def check(row: TableRow, state: State, text: str, index: int) -> None:
    """Raise the remark of a lesson on a legal action that is not the right one."""
    at = lesson_at(row)
    step = None if at is None else at.step(state.history())
    if step is None or state.string_to_action(text) == state.string_to_action(step.do):
        return
    key = step.remark(text) or "shell-lesson-other"
    raise ApiError(
        422, "lesson-other", "the lesson asks for another action", key=key, args={}, action=text, index=index
    )


def lesson_json(at: Lesson) -> dict[str, Any]:
    """Return a lesson as a browser needs it."""
    return {
        "game": at.game.name,
        "name": at.name,
        "learner": at.learner,
        "steps": [_step_json(step) for step in at.steps],
        "plies": len(at.actions),
        "end": at.end,
    }


def _step_json(step: Step) -> dict[str, Any]:
    wrong = [{"tries": one.tries, "say": one.say} for one in step.wrong]
    return {"ply": step.ply, "say": step.say, "show": list(step.show), "do": step.do, "wrong": wrong}
