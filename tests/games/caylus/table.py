"""A table at which the tests play: positions in a few words, answers in plain words."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

import bastide

CUBES = ("food", "wood", "stone", "cloth", "gold")
LINES = ("prestige", "deniers", "resources", "buildings")
PRINTED = {7: "fixed-peddler", 8: "fixed-carpenter", 16: "gold-mine"}
NEUTRAL = ("farm", "forest", "sawmill", "quarry", "marketplace", "carpenter")
START = 6


@dataclass
class Table:
    """A position with the questions that tests ask."""

    state: bastide.State

    def do(self, *texts: str) -> "Table":
        """Make actions given in notation."""
        for text in texts:
            self.state.apply(text)
        return self

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return self.state.view(None)

    @property
    def ask(self) -> str:
        """What is to be decided."""
        return str(self.view["ask"])

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.state.current_player()

    @property
    def legal(self) -> set[str]:
        """Everything that may be done now, in notation."""
        return {self.state.action_to_string(action) for action in self.state.legal_actions()}

    @property
    def scores(self) -> list[int]:
        """Every seat's points."""
        return self.state.scores()

    @property
    def deniers(self) -> list[int]:
        """Every seat's deniers."""
        return [seat["deniers"] for seat in self.view["seats"]]

    @property
    def workers(self) -> list[int]:
        """Every seat's available workers."""
        return [seat["workers"] for seat in self.view["seats"]]

    def cubes(self, seat: int) -> dict[str, int]:
        """Return a seat's cubes, those that it has."""
        return {name: count for name, count in self.view["seats"][seat]["cubes"].items() if count}

    def favours(self, seat: int) -> list[int]:
        """Return how far a seat's markers are on the four lines."""
        return list(self.view["seats"][seat]["favours"].values())

    def space(self, number: int) -> dict[str, Any]:
        """Return a space of the road."""
        found = self.view["road"][number - 1]
        assert isinstance(found, dict)
        return found

    def section(self, name: str) -> dict[str, Any]:
        """Return a section of the castle."""
        return next(row for row in self.view["castle"]["sections"] if row["id"] == name)

    def log(self, key: str) -> list[tuple[int | None, dict[str, Any]]]:
        """Return seat and arguments of the log entries with a key."""
        return [(e.seat, dict(e.args)) for e in self.state.story() if e.key == f"caylus-log-{key}"]

    @property
    def keys(self) -> list[str]:
        """The log so far, keys only."""
        return [entry.key.removeprefix("caylus-log-") for entry in self.state.story()]

    @property
    def points(self) -> list[tuple[int, int, str]]:
        """Seat, points and cause of everything scored since the position was set up."""
        return [(e.seat, e.points, e.cause) for e in self.state.ledger() if e.ply >= 0]

    def refused(self, text: str) -> str:
        """Return the rule that refuses an action; the position must not change by asking."""
        before = (self.state.to_text(), self.state.history(), self.legal)
        refusal = self.state.explain(text)
        assert refusal is not None, f"{text!r} is legal"
        with pytest.raises(bastide.IllegalAction) as caught:
            self.state.apply(text)
        assert (self.state.to_text(), self.state.history(), self.legal) == before
        assert (caught.value.rule, caught.value.reason) == (refusal.rule, refusal.reason)
        assert refusal.reason
        assert refusal.key.startswith("caylus-refusal-")
        return refusal.rule

    def until(self, ask: str) -> "Table":
        """Pass, skip and be done until something else is asked."""
        for _ in range(60):
            if self.ask == ask or self.state.is_terminal():
                break
            self.do(
                next(text for text in ("pass", "skip", "done", "inn stay", sorted(self.legal)[0]) if text in self.legal)
            )
        return self


def fresh(
    players: int = 3, order: list[int] | None = None, tiles: tuple[str, ...] = NEUTRAL, **options: object
) -> Table:
    """Return a new game after its set-up."""
    table = Table(bastide.load_game("caylus", players=players, options=options).new_initial_state())
    table.do(*(f"tile {name}" for name in tiles))
    return table.do(*(f"order {seat}" for seat in order or range(players)))


def _goods(text: str) -> str:
    """Return `3 food 1 gold` as a position has it."""
    counts = dict.fromkeys(CUBES, 0)
    words = text.split()
    for count, name in zip(words[::2], words[1::2], strict=True):
        counts[name] = int(count)
    return ".".join(str(counts[name]) for name in CUBES)


def line(players: int = 3, **given: Any) -> str:
    """Return a position in one line; what is not given is as at the beginning of phase 2 of some turn."""
    bailiff = given.get("bailiff", START)
    road = {**dict(enumerate(NEUTRAL, 1)), **PRINTED, **given.get("road", {})}
    everybody = ",".join(map(str, range(players)))
    zeros = ",".join(["0"] * players)

    def by_seat(name: str, default: str) -> str:
        rows: Mapping[int, str] = given.get(name, {})
        return ",".join(rows.get(seat, default) for seat in range(players))

    values = {
        "seat": given.get("seat", 0),
        "turn": given.get("turn", 1 + (bailiff - START + 1) // 2),
        "phase": given.get("phase", "place"),
        "at": given.get("at", 1 if players > 1 else 0),
        "kind": given.get("kind", "-"),
        "left": given.get("left", 0),
        "number": given.get("number", 0),
        "favour": given.get("favour", "-"),
        "waiting": given.get("waiting", 0),
        "provost": given.get("provost", bailiff),
        "bailiff": bailiff,
        "order": given.get("order", everybody),
        "passed": given.get("passed", "-"),
        "special": given.get("special", "-,-,-,-"),
        "stables": given.get("stables", "-,-,-"),
        "inn": given.get("inn", "-,-"),
        "castle": given.get("castle", "-,-,-,-,-"),
        "road": ";".join(road.get(space, "-") for space in range(1, 29)),
        "houses": by_seat("houses", "0.0.0"),
        "scored": given.get("scored", 0),
        "scores": given.get("scores", ",".join(["10"] * players)),
        "deniers": given.get("deniers", ",".join(["5"] * players)),
        "cubes": ",".join(_goods(given.get("cubes", {}).get(seat, "")) for seat in range(players)),
        "favours": by_seat("favours", "0.0.0.0"),
        "used": by_seat("used", "-"),
        "given": given.get("given", zeros),
    }
    return f"{given.get('ask', 'worker')} " + " ".join(f"{name}={value}" for name, value in values.items())


def at(players: int = 3, options: Mapping[str, object] | None = None, **given: Any) -> Table:
    """Return a table with a position: see `line`."""
    game = bastide.load_game("caylus", players=players, options=options or {})
    return Table(game.from_text(line(players, **given)))


def special(players: int = 3, options: Mapping[str, object] | None = None, **given: Any) -> Table:
    """Return a table at the beginning of phase 3: the last player has just passed."""
    last = players - 1
    order = [int(seat) for seat in str(given.get("order", ",".join(map(str, range(players))))).split(",")]
    passed = ",".join(str(seat) for seat in order if seat != last)
    place = (order.index(last) + 1) % players
    return at(players, options, **{"seat": last, "at": place, "passed": passed, **given}).do("pass")


def evening(players: int = 3, options: Mapping[str, object] | None = None, **given: Any) -> Table:
    """Return a table after phase 4, the provost far ahead: the last player has just declined to move him."""
    passed = [int(seat) for seat in str(given.get("passed", ",".join(map(str, range(players))))).split(",")]
    course = {
        "provost": 28,
        "ask": "provost",
        "phase": "provost",
        "seat": passed[-1],
        "at": players,
        "passed": ",".join(map(str, passed)),
    }
    return at(players, options, **{**course, **given}).do("skip")
