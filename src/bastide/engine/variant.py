"""Which game is played: its table of functions, how many sit down, and by which options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from bastide.engine.game import PRESET, GameType, Setup


@dataclass(frozen=True, slots=True)
class Variant:
    """One of the games with its number of seats and its options, without its positions."""

    type: GameType = field(repr=False)
    players: int
    options: Mapping[str, str] = field(hash=False)
    setup: Setup = field(init=False, repr=False, compare=False)
    """How many play, and by which options."""
    num_distinct_actions: int = field(init=False, repr=False, compare=False)
    """The size of the action space: every action is in `range` of it."""

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
