"""Which game is played: its table of functions, how many sit down, and by which options; and its positions by name.

This is not compiled: methods of a class that is not native in a compiled module have neither name nor signature, and
`help` fails on them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, Self, TypeVar

from bastide.engine.errors import require
from bastide.engine.game import PRESET, GameType, Setup
from bastide.engine.line import line_fields, read_fields, write_line
from bastide.engine.whole import text_of


class Face(Protocol):
    """A position with its game, as far as it is looked at here."""

    @property
    def game(self) -> Any:
        """The game, its seats and options."""

    def to_text(self) -> str:
        """Return the position in one line."""


Faced = TypeVar("Faced", bound=Face)


@dataclass(frozen=True, slots=True)
class Variant(Generic[Faced]):
    """One of the games with its number of seats and its options; who inherits says what a position's face is."""

    type: GameType = field(repr=False)
    players: int
    options: Mapping[str, str] = field(hash=False)
    setup: Setup = field(init=False, repr=False, compare=False)
    """How many play, and by which options."""
    num_distinct_actions: int = field(init=False, repr=False, compare=False)
    """The size of the action space: every action is in `range` of it."""

    @classmethod
    def of(cls, kind: GameType, players: Any = None, options: Mapping[str, object] | None = None) -> Self:
        """Return the game for so many seats (default: two) with these options; raise `InvalidOption`."""
        setup = kind.setup(players, options)
        return cls(kind, setup.players, setup.options)

    def __post_init__(self) -> None:
        """Find out once what every action asks for."""
        setup = Setup(self.players, self.options)
        object.__setattr__(self, "setup", setup)
        object.__setattr__(self, "num_distinct_actions", self.type.kernel.actions(setup))

    def __copy__(self) -> Self:
        """Return the game itself: it never changes."""
        return self

    def __deepcopy__(self, _: object) -> Self:
        """Return the game itself: it never changes."""
        return self

    def __repr__(self) -> str:
        """Return the expression that makes this game."""
        options = dict(pair.split("=", 1) for pair in self.options_text().split())
        return f"load_game({self.name!r}, {self.players}{f', {options}' if options else ''})"

    @property
    def name(self) -> str:
        """The game's name in lower case, as in `bastide.games()`."""
        return self.type.name

    @property
    def rules_version(self) -> str:
        """A string that changes whenever a record could replay differently."""
        return self.type.rules_version

    @property
    def imperfect_information(self) -> bool:
        """Whether any seat sees less of a position than there is, with these options.

        >>> import bastide
        >>> [bastide.load_game("carrara", options={"open": seen}).imperfect_information for seen in (False, True)]
        [True, False]
        """
        return self.type.kernel.hides_in(self.setup)

    @property
    def corrections(self) -> str:
        """The corrected values of the box on one line, empty if the game is played as it comes."""
        return self.type.box.line

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

    def new_initial_state(self) -> Faced:
        """Return the position before the first action."""
        return self._state(self.type.kernel.begin(self.setup))

    def from_text(self, line: object) -> Faced:
        """Return the position that `State.to_text` wrote; raise `PositionError` naming what is wrong."""
        given = text_of(line, "a position")
        return self._state(self.type.words.read(self.setup, given), given)

    def fields(self, position: Faced | str) -> dict[str, Any]:
        """Return the named fields of a position, or of its line, as plain values; `position` is the inverse.

        >>> import bastide
        >>> game = bastide.load_game("carcassonne")
        >>> game.fields(game.new_initial_state())["supply"]
        [7, 7]
        """
        state = self.from_text(position) if isinstance(position, str) else position
        of = state.game
        here = of.type == self.type and of.players == self.players
        require(
            here, "line", f"that is a position of {of.name} for {of.players}, not of {self.name} for {self.players}"
        )
        return read_fields(line_fields(self.type.words.line_fields, self.players, self.name), state.to_text())

    def position(
        self, fields: Mapping[str, object] | None = None, *, like: Faced | str | None = None, **named: object
    ) -> Faced:
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
        known = line_fields(self.type.words.line_fields, self.players, self.name)
        return self.from_text(write_line(known, values, base, self.type.title))

    def _state(self, position: Any, origin: str = "") -> Faced:
        """Return a kernel's position with its face."""
        raise NotImplementedError
