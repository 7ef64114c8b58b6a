"""Walking a game over the API from one kind of decision to the next, while a browser looks on."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tests.e2e.conftest import House
from tests.e2e.play import call

PEOPLE = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Wen"}]

PLACING = ("act upgrade", "act wall", "act building")
"""Actions of Praga that put a tile in hand."""


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
        page.goto(self.house.url)
        held = {self.table: {"tokens": self.tokens, "game": self.game, "at": 1}}
        page.evaluate("held => localStorage.setItem('bastide.tables', JSON.stringify(held))", held)

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
            if asked not in seen and (len(seen) < most or missing & kinds):
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
