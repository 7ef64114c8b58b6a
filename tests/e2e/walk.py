"""Walking a game over the API from one kind of decision to the next, while a browser looks on."""

import json
import random
import urllib.request
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bastide import CHANCE, load_game, random_chance
from bastide.engine.play import State
from bastide.engine.record import Record
from tests.e2e.conftest import House
from tests.e2e.play import call, keep

PEOPLE = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}]

PLACING = ("act upgrade", "act wall", "act building")
"""Actions of Praga that put a tile in hand."""
NAMES = ("Odile", "Wen", "Haruka", "Berta", "Mei-Ling")
DULL = {"pass", "skip", "end", "refresh", "done", "none"}
"""Words that say that nothing is done; who plays to fill a board seldom does that."""


class Walk:
    """A game of two seats on one device; `decisions` stops where something new is asked."""

    def __init__(self, house: House, game: str, *, seed: int = 1, options: Mapping[str, str] | None = None) -> None:
        self.house = house
        self.game = game
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        body = {"game": game, "options": options or {}, "seats": PEOPLE, "public": False, "start": "0", "hints": True}
        made = call(house, "/api/tables", body)
        self.table, self.tokens = str(made["table"]["id"]), dict(made["tokens"])

    def snapshot(self) -> dict[str, Any]:
        """Return the position as the seat that is to decide sees it."""
        token = self.tokens["0"]
        found: dict[str, Any] = call(self.house, f"/api/tables/{self.table}", token=token)["snapshot"]
        if found["view"]["current"] == 1:
            found = call(self.house, f"/api/tables/{self.table}", token=self.tokens["1"])["snapshot"]
        return found

    def seated(self, page: Any) -> None:
        """Give a browser both seats."""
        keep(page, self.house, self.table, self.tokens, self.game)

    def show(self, page: Any) -> None:
        """Open the table as it stands."""
        page.goto(f"{self.house.url}/t/{self.table}")
        page.wait_for_selector(".decide .cell.ends .btn")
        page.evaluate("() => document.fonts.ready")

    def decisions(self, most: int, needed: frozenset[str] = frozenset(), plies: int = 400) -> Iterator[dict[str, Any]]:
        """Play on, seldom chosen kinds of actions first; yield each position that asks for a new mixture of them.

        So many are enough, if they hold every kind that is needed.
        """
        seen: set[object] = set()
        missing = set(needed)
        for _ in range(plies):
            snapshot = self.snapshot()
            if not snapshot["legal"] or (len(seen) >= most and not missing):
                return
            view = snapshot["view"]
            kinds = frozenset(one["fields"]["kind"] for one in snapshot["legal"])
            action = (view.get("asked") or {}).get("action") if self.game == "praga" else None
            asked = str(view.get("ask") or view.get("phase")), action or kinds
            forced = [one["text"] for one in snapshot["legal"]] == [
                "pass"
            ]  # that is no decision: the table passes by itself
            if not forced and asked not in seen and (len(seen) < most or missing & kinds):
                seen.add(asked)
                missing -= kinds
                yield snapshot
            self._move(snapshot)

    def _move(self, snapshot: dict[str, Any]) -> None:
        by_kind: dict[str, list[str]] = {}
        for one in snapshot["legal"]:
            by_kind.setdefault(one["fields"]["kind"], []).append(one["text"])
        kind = min(by_kind, key=lambda kind: self.done[kind] + self.rng.random())
        self.done[kind] += 1
        token = self.tokens[str(snapshot["view"]["current"])]
        texts = [text for text in by_kind[kind] if text in PLACING] or by_kind[kind]
        body = {"seq": snapshot["seq"], "actions": [self.rng.choice(texts)]}
        call(self.house, f"/api/tables/{self.table}/moves", body, token)


@dataclass(frozen=True)
class Table:
    """A table in the middle of a game, and the tokens of all its seats."""

    id: str
    game: str
    tokens: dict[str, str]
    current: int

    def open(self, page: Any, house: House, seats: str, query: str = "") -> None:
        """Show it to whoever holds some of the seats."""
        keep(page, house, self.id, {seat: self.tokens[seat] for seat in seats}, self.game)
        page.goto(f"{house.url}/t/{self.id}{query}")
        page.wait_for_selector(f".room[data-game={self.game}] .board svg")


def played(game: str, players: int, *, seed: int = 1, left: int = 1, options: Mapping[str, str] | None = None) -> State:
    """Play a game to its end with every kind of action in turn; return the position before so many last actions."""
    rng, done = random.Random(f"{game} {seed}"), Counter[str]()
    state: State = load_game(game, players, options).new_initial_state()
    while not state.is_terminal():
        state.apply_action(random_chance(state, rng) if state.current_player() == CHANCE else _keen(state, rng, done))
    history = list(state.history())
    state = load_game(game, players, options).new_initial_state()
    for action in history[: len(history) - left]:
        state.apply_action(action)
    while state.current_player() == CHANCE:
        state.apply_action(random_chance(state, rng))
    return state


def almost_over(game: str, seed: int = 1) -> tuple[State, str]:
    """Return a position for two from which one action of somebody ends the game, and that action."""
    state, whole = (played(game, 2, seed=seed, left=left) for left in (1, 0))
    return state, state.action_to_string(list(whole.history())[-1])


def _keen(state: State, rng: random.Random, done: Counter[str]) -> int:
    """Return an action of a kind that was seldom chosen; one that does nothing, one time in ten."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        words = state.action_to_string(action).split()
        kinds.setdefault("dull" if DULL & set(words) else words[0], []).append(action)
    if len(kinds) > 1 and rng.random() < 0.9:
        kinds.pop("dull", None)
    kind = min(kinds, key=lambda one: done[one] + rng.random())
    done[kind] += 1
    return rng.choice(kinds[kind])


def seated(house: House, state: State, game: str) -> Table:
    """Make a table of a position, at which all the seats are taken."""
    names = NAMES[: len(state.scores())]
    body = Record.of_state(state, names).dump().encode()
    request = urllib.request.Request(house.url + "/api/records", body, {"Content-Type": "text/plain"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        table = str(json.loads(answer.read())["table"]["id"])
    joined = [call(house, f"/api/tables/{table}/join", {"name": name, "seat": i}) for i, name in enumerate(names)]
    return Table(table, game, {str(one["seat"]): one["token"] for one in joined}, state.current_player())
