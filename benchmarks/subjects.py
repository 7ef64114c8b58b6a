"""What is measured: games with their options, how much of them, and what is to be reached."""

from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class Target:
    """What is to be reached: a measurement, its words, and the bound."""

    name: str
    words: str
    bound: float
    at_most: bool = False
    form: str = ",.2f"
    statistic: str = "best"

    def value(self, found: dict[str, Any]) -> float:
        """Return the measurement that counts: the median of a share, the best of an absolute number."""
        return float(found[self.statistic][self.name])

    def met(self, found: dict[str, Any]) -> bool:
        return self.value(found) <= self.bound if self.at_most else self.value(found) >= self.bound

    def line(self, found: dict[str, Any]) -> str:
        sign = "at most" if self.at_most else "at least"
        value, bound = format(self.value(found), self.form), format(self.bound, self.form)
        return f"{self.words}: {value} ({sign} {bound}: {'met' if self.met(found) else 'MISSED'})"


@dataclass(frozen=True)
class Subject:
    """A game as it is measured: seats and options, the ply that is cloned, and how much makes a measurement."""

    game: str
    targets: tuple[Target, ...]
    middle: int
    compiled_games: int
    interpreted_games: int
    stepped_games: int
    players: int = 2
    options: dict[str, str] = field(default_factory=dict)
    clones: int = 150_000
    judged: int = 2000
    """How many decisions `greedy` makes."""
    searched: int = 40
    """How many `search:40` makes, from the beginning of a game."""
    yardstick_games: int = 0
    """How many games the C program plays beside it; 0 for games that have none."""


def _clone(microseconds: float) -> Target:
    return Target("clone_microseconds", "clone, compiled, microseconds", microseconds, at_most=True)


def _compared(decisions: float, microseconds: float) -> tuple[Target, ...]:
    """Return the targets of a game without a yardstick in C: it is held against its own source."""
    return (
        Target("times_interpreted", "compiled, times the same source interpreted", 8.0, statistic="median"),
        Target("decisions_per_second", "inside `playout`, compiled, decisions a second", decisions, form=",.0f"),
        _clone(microseconds),
    )


SUBJECTS: Final = {
    "carcassonne": Subject(
        "carcassonne",
        (
            Target("ratio", "whole random games, compiled, as a share of C", 0.42, statistic="median"),
            _clone(2.0),
            Target(
                "actions_per_second", "stepped from a Python loop, compiled, actions a second", 600_000, form=",.0f"
            ),
            Target("interpreted_games_per_second", "whole random games, interpreted, games a second", 300, form=",.0f"),
        ),
        middle=100,
        compiled_games=6000,
        interpreted_games=150,
        stepped_games=600,
        yardstick_games=16_000,
    ),
    "caylus": Subject(
        "caylus", _compared(500_000, 3.0), middle=150, compiled_games=2000, interpreted_games=40, stepped_games=400
    ),
    "carrara": Subject(
        "carrara", _compared(700_000, 2.0), middle=100, compiled_games=2000, interpreted_games=40, stepped_games=400
    ),
    "carrara-advanced": Subject(
        "carrara",
        _compared(700_000, 2.0),
        middle=100,
        compiled_games=2000,
        interpreted_games=40,
        stepped_games=400,
        options={"mode": "advanced"},
    ),
    "praga": Subject(
        "praga", _compared(400_000, 4.0), middle=150, compiled_games=2000, interpreted_games=40, stepped_games=400
    ),
}
"""By the name of the results file."""

SMALL_IS_GOOD: Final = frozenset({"clone_microseconds", "greedy_microseconds", "search_milliseconds"})
