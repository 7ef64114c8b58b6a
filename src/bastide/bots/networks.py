"""Learned networks as data: `learned.json` in a game's folder.

A file has a list of sets. Each set says for how many seats and under which options it was learned, by which command,
for which layout of inputs, and has the weights of the evaluation that its network adds to. A game without a set
that suits it is judged by the evaluation alone.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from bastide.bots.weights import seen_weights
from bastide.engine.errors import BastideError
from bastide.engine.game import Judging
from bastide.engine.play import Game
from bastide.engine.policy import Policy


class NetworkError(BastideError, ValueError):
    """A network was learned for inputs that mean something else here, or is damaged."""


@dataclass(frozen=True, slots=True)
class LearnedSet:
    """A network, the evaluation that it adds to, and the games for which both were made. It travels as it is."""

    layout: str
    """The version of the inputs."""
    weights: tuple[tuple[str, float], ...]
    """Those of the evaluation."""
    network: tuple[tuple[str, tuple[int, ...]], ...]
    """By name, as `Learning.network` takes them; nothing where the evaluation stands alone."""
    options: tuple[tuple[str, str], ...] = ()
    """Options that a game must have."""
    seats: tuple[int, int] = (1, 99)
    """The fewest and the most."""
    made_by: str = ""

    def suits(self, game: Game) -> bool:
        """Return whether a game has these options and so many seats."""
        return suits(game, self.seats, self.options)

    def seen(self, judging: Judging, share: float) -> "LearnedSet":
        """Return the set with plans, and what was learned of them, at this share of their worth."""
        if share == 1:
            return self
        parts = dict(self.network)
        parts["out"] = tuple(round(share * number) for number in parts.get("out", ()))
        return replace(
            self,
            weights=tuple(seen_weights(dict(self.weights), judging, share).items()),
            network=tuple(parts.items()) if self.network else (),
        )

    def judge(self, judging: Judging, *guides: Policy) -> Any:
        """Return an evaluator that judges by it, with a policy if one is given.

        Raises `NetworkError` if it does not fit what the game offers.
        """
        weights = dict(self.weights)
        if not self.network:
            return judging.evaluator(weights, None, *guides) if guides else judging.evaluator(weights)
        learning = judging.learning
        if learning is None or learning.layout.version != self.layout:
            offered = "none" if learning is None else f"version {learning.layout.version}"
            raise NetworkError(f"a network was learned for inputs of version {self.layout}; here is {offered}")
        try:
            network = learning.network(**{name: list(numbers) for name, numbers in self.network})
        except (TypeError, ValueError) as error:
            raise NetworkError(f"a network is damaged: {error}") from error
        return judging.evaluator(weights, network, *guides)

    def to_json(self) -> dict[str, Any]:
        """Return the set as JSON data."""
        pairs = {name: dict(getattr(self, name)) for name in ("options", "weights", "network")}
        return asdict(self) | pairs | {"seats": list(self.seats)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "LearnedSet":
        """Read a set."""
        return cls(
            layout=data["layout"],
            weights=tuple(data["weights"].items()),
            network=tuple((name, tuple(numbers)) for name, numbers in data["network"].items()),
            options=tuple(data["options"].items()),
            seats=(data["seats"][0], data["seats"][1]),
            made_by=data["made_by"],
        )


def suits(game: Game, seats: tuple[int, int], options: tuple[tuple[str, str], ...]) -> bool:
    """Return whether a game has so many seats and these options."""
    low, high = seats
    return low <= game.players <= high and all(game.options.get(name) == value for name, value in options)


@cache
def learned_sets(package: str) -> tuple[LearnedSet, ...]:
    """Return the sets in a game's folder; none where there is no file."""
    file = files(package).joinpath("learned.json")
    if not file.is_file():
        return ()
    return tuple(LearnedSet.from_json(one) for one in json.loads(file.read_text("utf-8"))["sets"])


def learned_set(game: Game) -> LearnedSet | None:
    """Return the first shipped set that suits a game, None where none does."""
    return next((one for one in learned_sets(game.type.package) if one.suits(game)), None)
