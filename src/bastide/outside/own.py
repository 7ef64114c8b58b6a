"""Bots of your own, wherever a bot is named: an object, what makes one, or `python:package.module:Class`.

An object plays at every table itself. A class or a function makes a new bot for each table; it is given the game and a
seed, as far as it takes them. Parameters with a default are left alone, unless they are called `game` or `seed`.
"""

import inspect
import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Final, Protocol

from bastide.bots import Bot, InvalidBot
from bastide.bots.bot import Found
from bastide.engine.play import Game, State
from bastide.engine.whole import whole

PREFIX: Final = "python:"
WRITTEN: Final = "python:package.module:Class"
MAIN: Final = "__main__"
MAIN_ELSEWHERE: Final = "__mp_main__"
"""What the program that was started is called in processes that it has started; a bot has one name in all of them."""


class Chooser(Protocol):
    """All that a bot of one's own must do."""

    def choose(self, state: State) -> int:
        """Return one of `state.legal_actions()`; the state is unchanged."""


Named = str | Chooser | Callable[..., Chooser]
"""Whatever a bot may be named by."""


def is_own(spec: Named) -> bool:
    """Return whether this is no built-in bot and no program.

    >>> is_own("python:my.bots:Builder"), is_own("greedy")
    (True, False)
    """
    return not isinstance(spec, str) or spec.startswith(PREFIX)


def name_of(spec: Named) -> str:
    """Return what a bot is called in results and records: its specification, its `name`, or where it is found.

    >>> name_of("search:1s"), name_of(Game)
    ('search:1s', 'python:bastide.engine.play:Game')
    """
    if isinstance(spec, str):
        return spec
    while isinstance(spec, partial):
        spec = spec.func
    name = getattr(spec, "name", None)
    if isinstance(name, str):
        return name
    made = spec if inspect.isroutine(spec) or isinstance(spec, type) else type(spec)
    module = MAIN if made.__module__ == MAIN_ELSEWHERE else made.__module__
    return f"{PREFIX}{module}:{made.__qualname__}"


def make_own(spec: Named, game: Game, seed: int | None) -> Bot:
    """Return a bot of one's own for one table; raise `InvalidBot` if it cannot be found or is none."""
    found: Any = _found(spec) if isinstance(spec, str) else spec
    if isinstance(found, type) or not hasattr(found, "choose"):
        if not callable(found):
            raise InvalidBot(name_of(spec), "a bot has a method choose(state)")
        found = _made(found, game, seed, name_of(spec))
    if not callable(getattr(found, "choose", None)):
        raise InvalidBot(name_of(spec), f"{found!r} has no method choose(state)")
    return Titled(found, name_of(found))


class Titled:
    """A bot of one's own under the name it goes by."""

    def __init__(self, bot: Chooser, name: str) -> None:
        """Let the bot choose, and say its name."""
        self.name: Final = name
        self._bot: Final = bot

    @property
    def found(self) -> Found:
        """What the bot says that its last decision found; nothing if it says nothing."""
        found: Found = getattr(self._bot, "found", {})
        return found

    def choose(self, state: State) -> int:
        """Return what the bot chooses; raise `InvalidBot` if that is no legal action, or if it has played on itself."""
        legal, made = state.legal_actions(), len(state.history())
        chosen = self._bot.choose(state)
        if len(state.history()) != made:
            raise InvalidBot(
                self.name, "choose(state) played on in the position it was given; it clones it to look ahead"
            )
        action = whole(chosen)
        if action is None or action not in legal:
            raise InvalidBot(self.name, f"choose(state) returned {chosen!r}, which is none of state.legal_actions()")
        return action


def _found(spec: str) -> Any:
    """Return what `python:package.module:Class` means."""
    module, _, path = spec.removeprefix(PREFIX).partition(":")
    if not module or not path:
        raise InvalidBot(spec, f"a bot of your own is written {WRITTEN}")
    here = os.getcwd()
    if here not in sys.path:  # a command that was installed does not look where it is typed
        sys.path.append(here)
    try:
        found: Any = import_module(module)
        for name in path.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError) as error:
        raise InvalidBot(spec, str(error)) from error
    return found


def _made(maker: Callable[..., Any], game: Game, seed: int | None, name: str) -> Any:
    """Return what a class or a function makes; raise `InvalidBot` for a function that chooses instead."""
    try:
        in_order, by_name = _given(maker, game, seed)
        return maker(*in_order, **by_name)
    except AttributeError as error:
        if error.obj is not game or not hasattr(State, error.name or ""):
            raise
        reason = f"a function makes a bot, by the game; this one asks it for {error.name}, as choose(state) would ask"
        raise InvalidBot(name, f"{reason} a state: put it into a class with a method choose(self, state)") from error


def _given(maker: Callable[..., Any], game: Game, seed: int | None) -> tuple[list[Any], dict[str, Any]]:
    """Return of the game and the seed what a maker takes, by position and by name.

    What it has no default for is given by its name, else in this order; what has one only if it is called so.
    """
    left: dict[str, Any] = {"game": game, "seed": seed}
    in_order: list[Any] = []
    by_name: dict[str, Any] = {}
    try:
        parameters = inspect.signature(maker).parameters.values()
    except ValueError:  # written in C
        return in_order, by_name
    for one in parameters:
        if one.kind is one.VAR_POSITIONAL and not by_name:
            in_order += left.values()
            break
        if one.kind not in {one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD} or not left:
            continue
        if one.default is one.empty:
            in_order.append(left.pop(one.name if one.name in left else next(iter(left))))
        elif one.name in left and one.kind is one.POSITIONAL_OR_KEYWORD:
            by_name[one.name] = left.pop(one.name)
    return in_order, by_name
