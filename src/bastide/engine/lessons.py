"""Lessons: a game whose actions are laid down, with remarks at the decisions of the one who learns.

A lesson is data: `lessons/<name>.toml` in a game's folder, named in its `GameType`. Its texts are Fluent messages of
the game, `<game>-lesson-<name>-<say>`. Whoever learns does what each step says; another legal action is answered by a
remark and not made, an illegal one is refused as at any table. Draws and the others' decisions are as laid down.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from bastide.engine.errors import BastideError
from bastide.engine.play import Game
from bastide.engine.registry import folder_of, game_type, load_game


class UnknownLesson(BastideError, LookupError):
    """A game has no lesson of this name."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said of actions that are legal, but not what the step teaches."""

    tries: str
    """Which: notation, with `*` for anything."""
    say: str
    """The message's id."""


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of the one who learns; where a remark speaks of several, those that follow say the same."""

    ply: int
    """How many actions come before it."""
    say: str
    """The id of the message that says what is to be done and why."""
    show: tuple[str, ...]
    """The things on the table that it speaks of, as a board names them: `tile:0,0`."""
    do: str
    """The right action, in notation."""
    wrong: tuple[Wrong, ...]

    def remark(self, text: str) -> str:
        """Return the message that answers another action; of those that match, the first; empty if none does."""
        return next((one.say for one in self.wrong if fnmatchcase(text, one.tries)), "")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A laid-down game and what is said on the way."""

    name: str
    game: Game
    learner: int
    """The seat of whoever learns."""
    steps: tuple[Step, ...]
    end: str
    """The message once everything has been done."""
    actions: tuple[int, ...] = field(repr=False)
    """Everything that happens, draws included."""

    def due(self, history: Sequence[int]) -> int | None:
        """Return the action that comes next; None at the end, and where a game has gone another way."""
        made = len(history)
        if made >= len(self.actions) or tuple(history) != self.actions[:made]:
            return None
        return self.actions[made]

    def step(self, history: Sequence[int]) -> Step | None:
        """Return the step that a game is at; None where others decide, and where it has gone another way."""
        if self.due(history) is None:
            return None
        return next((step for step in self.steps if step.ply == len(history)), None)


@cache
def lesson(game: str, name: str) -> Lesson:
    """Return a lesson of a game; raise `UnknownLesson`, `IllegalAction` where its actions cannot be made.

    >>> found = lesson("carcassonne", "first")
    >>> found.steps[0].do, len(found.steps)
    ('place E 0,-1 r2', 10)
    """
    if name not in game_type(game).lessons:
        raise UnknownLesson(f"{game} has no lesson {name!r}")
    data = tomllib.loads(folder_of(game).joinpath("lessons", f"{name}.toml").read_text("utf-8"))
    return _read(load_game(game, data["players"], data.get("options", {})), name, data)


def _read(game: Game, name: str, data: Mapping[str, Any]) -> Lesson:
    """Play a lesson through, and return it."""
    state, steps = game.new_initial_state(), list[Step]()

    def key(say: str) -> str:
        return f"{game.name}-lesson-{name}-{say}"

    for text in data.get("first", ()):
        state.apply(text)
    for row in data["step"]:
        wrong = tuple(Wrong(one["try"], key(one["say"])) for one in row.get("wrong", ()))
        show, do = tuple(row.get("show", ())), [row["do"]] if isinstance(row["do"], str) else row["do"]
        for text in do:
            if state.current_player() == data["learner"]:
                steps.append(Step(len(state.history()), key(row["say"]), show, text, wrong))
            state.apply(text)
        for text in row.get("then", ()):
            state.apply(text)
    return Lesson(name, game, data["learner"], tuple(steps), key(data["end"]), tuple(state.history()))
