"""A game with its seats and options chosen, and the table of functions that a game's folder exports."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from bastide.engine.box import NO_BOX, Box
from bastide.engine.errors import InvalidOption
from bastide.engine.line import LineField, read_fields, write_line
from bastide.engine.state import State
from bastide.engine.turns import Mark

PRESET: Final = "preset"
"""The option that names a set of values for the others."""


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the rules: its default and what it may be.

    Values are strings everywhere (records, forms, command lines); `choices` lists them all, an empty
    tuple means free text, checked by the game.
    """

    name: str
    default: str
    choices: tuple[str, ...] = ()
    rule: str = ""

    def check(self, value: object) -> str:
        """Return the value in its one spelling; raise `InvalidOption` if it is not possible."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if self.choices and text not in self.choices:
            raise InvalidOption(self.name, f"{text!r} is not possible; choose one of {', '.join(self.choices)}")
        if not text.isprintable() or " " in text:
            raise InvalidOption(self.name, f"{text!r} has characters that no record's header can hold")
        return text


@dataclass(frozen=True, slots=True)
class GameType:
    """What a game's folder exports: plain facts and functions, no ancestor and no hooks."""

    name: str
    title: str
    rules_version: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]] = field(hash=False)
    new_state: Callable[["Game"], State]
    parse_state: Callable[["Game", str], State]
    num_distinct_actions: Callable[["Game"], int]
    check_options: Callable[[int, Mapping[str, str]], None] = lambda _players, _options: None
    """Raise `InvalidOption` for values that are impossible with so many players or with each other."""
    hidden_information: bool = False
    """Whether the actions so far tell more than every seat may know; such records stay closed until the end."""
    lay_open: Callable[[State], State] = lambda state: state
    """Return a copy that hides nothing from anybody: how a finished game is looked back at; games without secrets
    give back the position itself."""
    line: tuple[LineField, ...] = ()
    """The fields of a one-line position after its first word, in their order, for `Game.position`."""
    turn: Callable[[Any], Mark] | None = None
    """Tell the turn that a position belongs to; without it, a turn lasts as long as the same seat decides."""
    foretold: Callable[[Any, int, Any], Mapping[str, tuple[object, object]]] | None = None
    """What `preview` says of an action and what happened, by name: of a position, an action, and the next decision."""
    box: Box = field(default=NO_BOX, repr=False, compare=False)
    """What the game is played with, and which values a host has corrected."""

    def resolve_options(self, players: int, given: Mapping[str, object]) -> dict[str, str]:
        """Return every option's value: default, then preset, then what was given by name."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise InvalidOption(name, f"{self.title} has no such option; it has {', '.join(known)}")
        values = {option.name: option.default for option in self.options}
        if PRESET in known:
            values[PRESET] = known[PRESET].check(given.get(PRESET, known[PRESET].default))
            values.update(self.presets[values[PRESET]])
        values.update({name: known[name].check(value) for name, value in given.items()})
        self.check_options(players, values)
        return values

    def load(self, players: int | None = None, options: Mapping[str, object] | None = None) -> "Game":
        """Return the game for so many seats (default: the fewest) with these options."""
        seats = self.min_players if players is None else players
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise InvalidOption("players", f"{players!r} is not a number of players")
        if not self.min_players <= seats <= self.max_players:
            raise InvalidOption(
                "players", f"{self.title} is for {self.min_players} to {self.max_players} players, not {seats}"
            )
        return Game(self, seats, MappingProxyType(self.resolve_options(seats, options or {})))


@dataclass(frozen=True, slots=True)
class Game:
    """One of the games with its number of seats and its options; make it with `bastide.load_game`."""

    type: GameType = field(repr=False)
    players: int
    options: Mapping[str, str] = field(hash=False)

    @property
    def name(self) -> str:
        """The game's name in lower case, as in `bastide.games()`."""
        return self.type.name

    @property
    def rules_version(self) -> str:
        """A string that changes whenever a record could replay differently."""
        return self.type.rules_version

    @property
    def corrections(self) -> str:
        """The corrected values of the box on one line, empty if the game is played as it comes."""
        return self.type.box.line

    @property
    def num_distinct_actions(self) -> int:
        """The size of the action space: every action is in `range` of it."""
        return self.type.num_distinct_actions(self)

    def new_initial_state(self) -> State:
        """Return the position before the first action."""
        return self.type.new_state(self)

    def from_text(self, line: str) -> State:
        """Return the position that `State.to_text` wrote; raise `PositionError` naming what is wrong."""
        return self.type.parse_state(self, line)

    def fields(self, position: State | str) -> dict[str, Any]:
        """Return the named fields of a position, or of its line, as plain values; `position` is the inverse.

        >>> import bastide
        >>> game = bastide.load_game("carcassonne")
        >>> game.fields(game.new_initial_state())["supply"]
        [7, 7]
        """
        state = self.from_text(position) if isinstance(position, str) else position
        return read_fields(self, state.to_text())

    def position(
        self, fields: Mapping[str, object] | None = None, *, like: State | str | None = None, **named: object
    ) -> State:
        """Return the position with these fields, given by name or in a dict; the others are as in `like`.

        Without `like` they are as at the beginning of the game. Raises `PositionError` naming the field that is wrong.

        >>> import bastide
        >>> game = bastide.load_game("carcassonne")
        >>> state = game.position(what="draw", seat=1, tiles=["D@0,0r0", "V@1,0r0+0:road.0"], supply=[6, 7])
        >>> state.to_text()
        'draw seat=1 tile=- scores=0,0 supply=6,7 aside=- tiles=D@0,0r0;V@1,0r0+0:road.0'
        """
        values = {**(fields or {}), **named}
        base = self.fields(self.new_initial_state() if like is None else like)
        return self.from_text(write_line(self, values, base))

    def options_text(self) -> str:
        """Return the options that differ from the defaults and the preset, as a record's header writes them.

        >>> import bastide
        >>> bastide.load_game("carcassonne", options={"preset": "modern", "stack": "V"}).options_text()
        'preset=modern stack=V'
        """
        base = self.type.resolve_options(self.players, {PRESET: self.options[PRESET]} if PRESET in self.options else {})
        default = {option.name: option.default for option in self.type.options}
        return " ".join(
            f"{name}={value}"
            for name, value in self.options.items()
            if value != (default if name == PRESET else base)[name]
        )
