"""Policies as data: `policy.json` in a game's folder, for searches that need not try every action.

A file has a list of sets. Each set says for how many seats and under which options it was learned, by which command,
and for which layout of inputs. A game without a set that suits it is searched without.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bastide.bots.networks import NetworkError, suits
from bastide.engine.game import Judging
from bastide.engine.play import Game
from bastide.engine.policy import Policy


@dataclass(frozen=True, slots=True)
class PolicySet:
    """A policy, and the games for which it was made. It travels as it is."""

    layout: str
    """The version of the inputs."""
    weights: tuple[tuple[str, tuple[int, ...]], ...]
    """By name, as `Guidance.policy` takes them."""
    options: tuple[tuple[str, str], ...] = ()
    """Options that a game must have."""
    seats: tuple[int, int] = (1, 99)
    """The fewest and the most."""
    made_by: str = ""

    def suits(self, game: Game) -> bool:
        """Return whether a game has these options and so many seats."""
        return suits(game, self.seats, self.options)

    def policy(self, judging: Judging) -> Policy:
        """Return the policy; raise `NetworkError` if it does not fit what the game offers."""
        guidance = judging.guidance
        if guidance is None or guidance.layout.version != self.layout:
            offered = "none" if guidance is None else f"version {guidance.layout.version}"
            raise NetworkError(f"a policy was learned for inputs of version {self.layout}; here is {offered}")
        try:
            return guidance.policy(**{name: list(numbers) for name, numbers in self.weights})
        except (TypeError, ValueError) as error:
            raise NetworkError(f"a policy is damaged: {error}") from error

    def to_json(self) -> dict[str, Any]:
        """Return the set as JSON data."""
        return {
            "layout": self.layout,
            "options": dict(self.options),
            "seats": list(self.seats),
            "weights": {name: list(numbers) for name, numbers in self.weights},
            "made_by": self.made_by,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "PolicySet":
        """Read a set."""
        return cls(
            layout=data["layout"],
            weights=tuple((name, tuple(numbers)) for name, numbers in data["weights"].items()),
            options=tuple(data["options"].items()),
            seats=(data["seats"][0], data["seats"][1]),
            made_by=data["made_by"],
        )


@cache
def policy_sets(package: str) -> tuple[PolicySet, ...]:
    """Return the sets in a game's folder; none where there is no file."""
    file = files(package).joinpath("policy.json")
    if not file.is_file():
        return ()
    return tuple(PolicySet.from_json(one) for one in json.loads(file.read_text("utf-8"))["sets"])


def policy_set(game: Game) -> PolicySet | None:
    """Return the first shipped set that suits a game, None where none does."""
    return next((one for one in policy_sets(game.type.package) if one.suits(game)), None)
