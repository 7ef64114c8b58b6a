"""Fitted weights as data: `weights.json` in a game's folder, and beside it those of earlier releases.

A file has a list of sets. Each set says for how many seats it was fitted and under which options, and by which
command. A game is judged by the first set that suits it; where none does, by the numbers that stand in its evaluation.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bastide.engine.game import Judging
from bastide.engine.play import Game

NOW: Final = ""
"""The weights of this release."""

PLAIN: Final = "plain"
"""Stands for a release where those weights are meant without what was learned on top of them."""


@dataclass(frozen=True, slots=True)
class WeightSet:
    """Weights, and the games for which they were fitted."""

    weights: Mapping[str, float]
    options: Mapping[str, str]
    """Options that a game must have."""
    fewest: int
    """Seats, from here"""
    most: int
    """to here."""

    def suits(self, game: Game) -> bool:
        """Return whether a game has these options and so many seats."""
        return self.fewest <= game.players <= self.most and all(
            game.options.get(name) == value for name, value in self.options.items()
        )


@cache
def weight_sets(package: str, release: str = NOW) -> tuple[WeightSet, ...]:
    """Return the sets in a game's folder, of this release or an earlier one; none where there is no file."""
    file = files(package).joinpath(f"weights-{release}.json" if release else "weights.json")
    return parse(json.loads(file.read_text("utf-8"))) if file.is_file() else ()


def parse(data: Mapping[str, Any]) -> tuple[WeightSet, ...]:
    """Read the sets of a file; `seats` and `options` may be left out where all are meant."""
    return tuple(WeightSet(one["weights"], one.get("options", {}), *one.get("seats", (1, 99))) for one in data["sets"])


def chosen(sets: tuple[WeightSet, ...], game: Game) -> Mapping[str, float]:
    """Return the weights of the first set that suits a game; empty where none does."""
    return next((one.weights for one in sets if one.suits(game)), {})


def fitted_weights(game: Game, release: str = NOW) -> Mapping[str, float]:
    """Return the weights that this release, or an earlier one, plays a game with; empty where none suit it."""
    return chosen(weight_sets(game.type.package, release), game)


def seen_weights(weights: Mapping[str, float], judging: Judging, share: float) -> dict[str, float]:
    """Return weights in which plans are worth this share of what they were, all of it again at 1."""
    plans = {name: judging.weights[name][0] for name in judging.beyond_points} if share < 1 else {}
    return {**weights, **{name: share * weights.get(name, start) for name, start in plans.items()}}
