"""The kernel and the slow rules, side by side."""

import random
from collections.abc import Mapping
from typing import Any

import bastide

from .slow import Slow
from .slow_box import CITIES, COLOURS, KINDS


def names(counter: Mapping[str, int], every: list[str]) -> dict[str, int]:
    return {name: counter[name] for name in every}


def seen(slow: Slow) -> dict[str, Any]:
    """Return everything of a slow game that an open view tells."""
    return {
        "phase": "display" if slow.phase == "reveal" else slow.phase,
        "turn": slow.turn,
        "seat": slow.player,
        "first": slow.first,
        "wheel": [names(blocks, COLOURS) for blocks in slow.wheel],
        "bag": names(slow.bag, COLOURS),
        "display": slow.sites,
        "stack": len(slow.stack),
        "cost8": slow.great,
        "sale": slow.sale,
        "supply": names(slow.supply, KINDS),
        "rotated": {"": None, "rotated": True, "stayed": False}[slow.turned],
        "cities": {city: city in slow.cities_scored for city in CITIES},
        "upgrades": sorted(slow.upgrades),
        "cards": {name: slow.cards[name] for name in slow.cards},
        "ending": slow.ending[0] if slow.ending else None,
        "seats": [
            {
                "score": seat.points,
                "coins": seat.coins,
                "marble": names(seat.marble, COLOURS),
                "objects": names(seat.objects, KINDS),
                "built": {city: sorted(tiles) for city, tiles in seat.built.items()},
                "scored": sorted(seat.scored),
                "upgrades": sorted(seat.upgrades),
                "final": {cause: points for cause, points in slow.final(seat).items() if points}
                if len(slow.cards) >= 3
                else None,
            }
            for seat in slow.seats
        ],
    }


def shown(state: bastide.State) -> dict[str, Any]:
    """Return the same of the kernel's view; the game must be an open one, or over."""
    view = state.view(None)
    return {
        **{key: view[key] for key in ("phase", "turn", "seat", "first", "display", "stack", "cost8", "rotated")},
        "wheel": [segment["blocks"] for segment in view["wheel"]],
        "bag": view["bag"]["blocks"],
        "sale": [row["id"] for row in view["objects"] if row["sale"]],
        "supply": {row["id"]: row["supply"] for row in view["objects"]},
        "cities": {row["id"]: row["scored_by"] is not None for row in view["cities"]},
        "upgrades": sorted(row["which"] for row in view["upgrades"] if row["seat"] is None),
        "cards": {row["class"]: row["id"] for row in view["cards"]},
        "ending": view["ending"] and view["ending"]["by"],
        "seats": [
            {
                **{key: seat[key] for key in ("score", "coins", "marble", "objects")},
                "built": {city: sorted(tiles) for city, tiles in seat["buildings"].items()},
                "scored": sorted(
                    [f"type {name}" for name in seat["types_scored"]]
                    + [f"city {name}" for name in seat["cities_scored"]]
                    + seat["categories_scored"]
                ),
                "upgrades": sorted(row["which"] for row in view["upgrades"] if row["seat"] == number),
                "final": {row["cause"]: row["points"] for row in seat["final"]} if len(view["cards"]) >= 3 else None,
            }
            for number, seat in enumerate(view["seats"])
        ],
    }


class Pair:
    """One game played by both."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        game = bastide.load_game("carrara", players=players, options={**options, "open": "true"})
        self.fast, self.slow = game.new_initial_state(), Slow(players, game.options)
        self.texts: list[str] = []

    def apply(self, text: str) -> None:
        """Make an action in both."""
        self.fast.apply(text)
        self.slow.apply(text)
        self.texts.append(text)

    def check(self) -> None:
        """Demand that both see the same, and allow the same."""
        assert shown(self.fast) == seen(self.slow), self.fast.to_text()
        legal = {self.fast.action_to_string(action) for action in self.fast.legal_actions()}
        assert legal == self.slow.legal(), self.fast.to_text()


def choose(pair: Pair, rng: random.Random, eager: float = 0.0) -> str:
    """Return a legal action; the more eager, the rather one that builds, scores or ends something."""
    return pick(pair.slow.legal(), rng, eager)


def pick(legal: set[str], rng: random.Random, eager: float) -> str:
    """Return one of these actions; the more eager, the rather one that builds, scores or ends something."""
    if rng.random() < eager:
        for wanted in ("announce", "purchase", "score", "upgrade", "rebuild", "build"):
            good = sorted(text for text in legal if text.startswith(wanted))
            if good and rng.random() < 0.7:
                return rng.choice(good)
    return rng.choice(sorted(legal))
