"""A table of Praga Caput Regni in a browser: opening it, and moves over the wire."""

import random
import time
from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import House
from tests.e2e.play import call, keep

ROOM = "[data-board=praga]"
CHOICE = ".decide:not([aria-busy]) [data-choice]"
GO = ".decide:not([aria-busy]) .btn.go:not([disabled])"
OVER = ".game-over"
CATCHES_UP = 90_000
"""Milliseconds in which a page has drawn all that was played over the wire meanwhile."""
PEOPLE = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Haruka"}]


def against(bots: int) -> list[dict[str, str]]:
    """Return the seats of one person and some bots that think of nothing."""
    return [{"kind": "me", "name": "Odile"}, *[{"kind": "bot", "bot": "random"} for _ in range(bots)]]


def open_table(house: House, page: Page, seats: list[dict[str, str]], **options: str) -> tuple[str, dict[str, str]]:
    """Open a table over the API, give the browser its seats and show the board; return its id and the tokens."""
    body = {"game": "praga", "options": {"start_player": "0", **options}, "seats": seats, "public": False}
    made = call(house, "/api/tables", body)
    table, tokens = str(made["table"]["id"]), made["tokens"]
    keep(page, house, table, tokens, "praga")
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(f"{ROOM} [data-part=crane]")
    return table, tokens


def wish(legal: list[str], rng: random.Random, end: float = 0.6) -> str:
    """Pick what to do: place tiles, seldom refresh a row, end the turn with a probability when it may end."""
    plain = [text for text in legal if not text.startswith(("refresh", "buy"))] or legal
    placing = [text for text in plain if text in ("act upgrade", "act wall", "act building")]
    if "end turn" in plain and (len(plain) == 1 or rng.random() < end):
        return "end turn"
    return rng.choice(placing or [text for text in plain if text != "end turn"])


def advance(house: House, table: str, tokens: dict[str, str], stop: str, seed: int = 1) -> dict[str, Any]:
    """Make moves over the API until one of our seats has a tile of one action in hand (`upgrade`, …), or to the end."""
    rng = random.Random(seed)
    limit = time.monotonic() + 90
    token, answer = next(iter(tokens.values())), None
    while time.monotonic() < limit:
        snapshot = (answer or call(house, f"/api/tables/{table}", token=token))["snapshot"]
        view: dict[str, Any] = snapshot["view"]
        mine = tokens.get(str(view["current"]), "")
        if stop == view["phase"] or (mine and view["phase"] == "onto" and view["asked"]["action"] == stop):
            return view
        answer = None
        if not mine:
            assert view["phase"] != "over", f"never a {stop} in hand"
            time.sleep(0.15)  # asking all the time would slow the bots down
        elif mine != token:
            token = mine
        else:
            aimed = [
                one["text"]
                for one in snapshot["legal"]
                if one["fields"]["kind"] in ("tile", "act")
                and stop in (one["fields"].get("action"), *one["fields"].get("actions", []))
            ]
            legal = aimed or [one["text"] for one in snapshot["legal"]]
            text = wish(legal, rng, 1.0 if stop == "over" else 0.6)
            answer = call(house, f"/api/tables/{table}/moves", {"seq": snapshot["seq"], "actions": [text]}, token)
    raise AssertionError(f"never {stop}")
