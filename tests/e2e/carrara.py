"""A table of The Palaces of Carrara in a browser: opening it, and whole games by keys or by the mouse."""

import random
import time
from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import House
from tests.e2e.play import call, keep, until

LETTERS = {"rotate": "r", "build": "b", "score": "w", "end": "e", "announce": "a", "relief": "r", "stay": "s"}
ROOM = "[data-board=carrara]"
CHOICE = ".decide:not([aria-busy]) [data-choice]"
OVER = ".game-over"
READY = "!!document.querySelector('.decide:not([aria-busy]) .btn.go:not([disabled])')"
SHOWN = """() => ({
  over: document.querySelector('.game-over') !== null,
  ply: document.querySelector('[data-board=carrara]')?.dataset.ply ?? '',
  phase: document.querySelector('[data-board=carrara]')?.dataset.phase ?? '',
  choices: [...document.querySelectorAll('.decide:not([aria-busy]) [data-choice]')].map((b) => b.dataset.choice),
  free: [...document.querySelectorAll('.decide:not([aria-busy]) [data-choice]')]
    .findIndex((b) => b.textContent.includes('free')),
  ready: document.querySelector('.decide:not([aria-busy]) .btn.go:not([disabled])') !== null,
})"""
PEOPLE = [{"kind": "me", "name": "Odile"}, {"kind": "local", "name": "Haruka"}]


def open_table(house: House, page: Page, seats: list[dict[str, str]], **options: str) -> str:
    """Open a table over the API, give the browser its seats and show the board; return the table's id."""
    body = {"game": "carrara", "options": {"start_player": "0", **options}, "seats": seats, "public": False}
    made = call(house, "/api/tables", body)
    table = str(made["table"]["id"])
    keep(page, house, table, made["tokens"], "carrara")
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(f"{ROOM} [data-wheel]")
    return table


def against(bots: int) -> list[dict[str, str]]:
    """Return the seats of one person and some bots that think of nothing."""
    return [{"kind": "me", "name": "Odile"}, *[{"kind": "bot", "bot": "random"} for _ in range(bots)]]


class Player:
    """Somebody who plays a whole game and shows what was done along the way."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.seen: set[str] = set()

    def look(self) -> dict[str, Any]:
        """Wait for a decision of this seat, or for the end."""
        limit = time.monotonic() + 40
        while True:
            shown: dict[str, Any] = self.page.evaluate(SHOWN)
            if shown["over"] or shown["choices"]:
                return shown
            assert time.monotonic() < limit, shown
            self.page.wait_for_timeout(25)

    def send(self, ply: str) -> None:
        """Confirm what is staged unless it was sent at once, and wait until the game has moved on."""
        moved = f"document.querySelector('{ROOM}')?.dataset.ply !== '{ply}' || !!document.querySelector('{OVER}')"
        until(self.page, f"{moved} || {READY}")
        if not self.page.evaluate(moved):
            self.page.keyboard.press("Enter")
        until(self.page, moved)

    def play_out(self, turns: int = 160) -> None:
        """Play until the game is over."""
        for _ in range(turns):
            shown = self.look()
            if shown["over"]:
                return
            self.seen.add(shown["phase"])
            self.decide(shown)
        raise AssertionError(f"not over after {turns} decisions")

    def wish(self, choices: list[str]) -> str:
        """Pick what to do in a turn: announce, score now and then, build, else go to the wheel."""
        for kind in ("announce", "relief", "end"):
            if kind in choices:
                return kind
        if "score" in choices and ("build" not in choices or self.rng.random() < 0.4):
            return "score"
        return "build" if "build" in choices else ("rotate" if "rotate" in choices else choices[0])

    def decide(self, shown: dict[str, Any]) -> None:
        """Make one decision; how is the subclass's."""
        raise NotImplementedError


class ByKeyboard(Player):
    """Plays with digits, letters, arrows and Enter alone."""

    def press(self, keys: str) -> dict[str, Any]:
        """Press a key and say what is shown then."""
        self.page.keyboard.press(keys)
        shown: dict[str, Any] = self.page.evaluate(SHOWN)
        return shown

    def decide(self, shown: dict[str, Any]) -> None:
        ply = shown["ply"]
        if shown["phase"] == "buy":
            for _ in range(self.rng.randint(1, 3)):
                if not shown["choices"]:
                    break
                at = max(0, shown["free"])
                shown = self.press(str(at + 1) if at < 9 else "1")
            if not shown["ready"]:
                shown = self.press("1")
            assert shown["ready"], shown
        elif shown["phase"] in ("turn", "after"):
            wish = self.wish(shown["choices"])
            self.seen.add(wish)
            shown = self.press(LETTERS[wish])
            while not shown["ready"] and shown["choices"] and shown["ply"] == ply:
                cheapest = "pay cheapest" in shown["choices"]
                shown = self.press("c" if cheapest else str(self.rng.randint(1, min(9, len(shown["choices"])))))
        else:
            shown = self.press(str(self.rng.randint(1, min(9, len(shown["choices"])))))
        self.send(ply)


class ByMouse(Player):
    """Points at the board; only turns are ended in the decision bar."""

    def click(self, selector: str) -> bool:
        """Click one of the things on the board that glow; tell whether there is one."""
        found = self.page.locator(f"{ROOM} {selector}")
        count = found.count()
        if count:
            one = found.nth(self.rng.randrange(count))
            box = one.bounding_box() if selector.endswith(".hit") else None
            # on the foot of a city: above it its buildings may be in the way
            one.click(position={"x": 14, "y": box["height"] - 10} if box else None)
        return count > 0

    def decide(self, shown: dict[str, Any]) -> None:
        page, ply = self.page, shown["ply"]
        if shown["phase"] == "upgrade":
            assert self.click(".city.may > .hit")
        elif "relief" in shown["choices"]:
            page.locator('.decide:not([aria-busy]) [data-choice="relief"]').click()
        elif shown["phase"] == "buy":
            assert self.click(".pile.may")
            self.click(".pile.taken")
            if not page.evaluate(SHOWN)["ready"]:
                assert self.click(".pile.may")
        elif shown["phase"] == "after":
            if self.rng.random() < 0.5 and self.click("[data-object].may"):
                self.seen.add("purchase")
            else:
                wish = self.wish(shown["choices"])
                page.locator(f'.decide:not([aria-busy]) [data-choice="{wish}"]').click()
        else:
            self.turn(shown)
        self.send(ply)

    def turn(self, shown: dict[str, Any]) -> None:
        """Point at a building and its place, a scoring, the blocks, or the wheel."""
        page = self.page
        wish = self.wish(shown["choices"])
        if wish == "build" and self.rng.random() < 0.6 and self.click(".great .site.may"):
            self.seen.add("cost 8")
        elif wish == "build":
            self.click(".site.may")
        elif wish == "score":
            assert self.click("[data-score].may") or self.click(".city.may > .hit")
        elif wish == "rotate" and self.rng.random() < 0.3 and self.click(".pile.may"):
            self.seen.add("stay")
        else:
            page.locator(f"{ROOM} [data-hub]").click()
        self.seen.add(wish)
        if wish != "build":
            return
        for _ in range(12):
            shown = page.evaluate(SHOWN)
            if shown["ready"]:
                return
            if any(one.startswith("pay ") for one in shown["choices"]):
                page.locator(f"{CHOICE}[data-choice^='pay ']").first.click()
                page.locator(f"{CHOICE}[data-choice='pay cheapest'], .decide:not([aria-busy]) .btn.go").first.click(
                    trial=True
                )
                if "pay cheapest" in page.evaluate(SHOWN)["choices"]:
                    page.locator(f"{CHOICE}[data-choice='pay cheapest']").click()
            elif self.rng.random() < 0.5 and self.click("button.house.may"):
                self.seen.add("rebuild")
            else:
                assert self.click(".city.may > .hit") or self.click("button.house.may")
        raise AssertionError(page.evaluate(SHOWN))
