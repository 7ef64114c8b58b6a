"""What happens is told one thing after the other, each for its time; where nothing may move, marks tell it."""

import itertools
import random
from typing import Any

import pytest

from bastide import TERMINAL
from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, take_seats, until

GAMES = ("carcassonne", "caylus", "carrara", "praga")
SEATS = [{"kind": "me", "name": "Odile"}, {"kind": "bot", "bot": "level:1"}]
IDLE = "document.querySelector('.flights:not([data-telling])') !== null"
WATCH = """() => {
  const layer = document.querySelector('.flights');
  const seen = (window.seen = []);
  window.flown = 0;
  const note = () => seen.push([performance.now(), layer.dataset.happening ?? '', Number(layer.dataset.time ?? 0)]);
  // told at once: an observer hears of it only when the page has drawn all the rest
  const data = new Proxy(layer.dataset, {
    set: (kept, name, value) => ((kept[name] = value), name === 'time' && note(), true),
    deleteProperty: (kept, name) => (delete kept[name], name === 'happening' && note(), true),
  });
  Object.defineProperty(layer, 'dataset', { value: data });
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const one of addedNodes) if (/flight|keystone/.test(one.className)) window.flown += 1;
  }).observe(layer, { childList: true });
}"""
CUT = 2
"""Milliseconds that a happening may seem shorter than it was, since clocks of pages are coarse."""


class Table:
    """A game against a bot: the page holds a seat, its moves are sent by the side, and the page tells them."""

    def __init__(self, house: House, game: str) -> None:
        self.house = house
        self.rng = random.Random(game)
        made = call(house, "/api/tables", {"game": game, "options": {}, "seats": SEATS, "public": False, "start": "0"})
        self.id, self.tokens = str(made["table"]["id"]), dict(made["tokens"])

    def snapshot(self) -> dict[str, Any]:
        found: dict[str, Any] = call(self.house, f"/api/tables/{self.id}", token=self.tokens["0"])["snapshot"]
        return found

    def open(self, page: Any, pace: str) -> None:
        """Sit down at a table that tells at some pace."""
        page.goto(f"{self.house.url}/healthz")
        page.evaluate("pace => localStorage.setItem('bastide.pace', JSON.stringify(pace))", pace)
        take_seats(page, self.house, self.id, self.tokens)
        page.wait_for_selector(".flights", state="attached")
        page.evaluate(WATCH)

    def settle(self, page: Any) -> dict[str, Any]:
        """Wait until this seat is to decide and the page has told all that led to it."""
        snapshot = self.snapshot()
        while not snapshot["legal"] and snapshot["view"]["current"] >= -1:
            page.wait_for_timeout(100)
            snapshot = self.snapshot()
        until(page, f"document.querySelector('.flights').dataset.ply === '{snapshot['ply']}' && {IDLE}", 40)
        return snapshot

    def move(self, snapshot: dict[str, Any]) -> None:
        kinds: dict[str, list[str]] = {}
        for one in snapshot["legal"]:
            kinds.setdefault(one["fields"]["kind"], []).append(one["text"])
        text = self.rng.choice(kinds[self.rng.choice(sorted(kinds))])
        body = {"seq": snapshot["seq"], "actions": [text]}
        call(self.house, f"/api/tables/{self.id}/moves", body, self.tokens["0"])


def told(page: Any) -> list[tuple[float, float]]:
    """Return what each happening was to last and what it lasted, in milliseconds."""
    seen = page.evaluate("window.seen")
    pairs = itertools.pairwise(seen)
    return [(time, after[0] - at) for (at, what, time), after in pairs if what and time]


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happens_is_shown_for_its_time(house: House, open_page: OpenPage, game: str) -> None:
    """Nothing is cut by the next move, and in the end the scores are those of the table."""
    page = open_page(size=(1280, 720), still=False)
    table = Table(house, game)
    table.open(page, "brisk")
    for _ in range(60):
        table.move(table.settle(page))
        if len(told(page)) >= 5 and page.evaluate("window.flown") >= 3:
            break
    last = table.settle(page)
    found = told(page)
    assert found
    assert page.evaluate("window.flown") > 0
    assert all(took >= time - CUT for time, took in found), found
    scores = [int(page.locator(f'.seats [data-thing="score:{seat}"]').inner_text()) for seat in (0, 1)]
    assert scores == last["view"]["scores"]
    assert page.locator(".flights :is(.flight, .keystone, .cause)").count() == 0


def test_where_nothing_moves_marks_tell_it(house: House, open_page: OpenPage, axe: Axe) -> None:
    """With reduced motion nothing flies and nothing waits; changes stand beside their numbers."""
    page = open_page(size=(1280, 720))
    table = Table(house, "praga")
    table.open(page, "calm")
    for _ in range(30):
        table.move(table.settle(page))
        if page.locator(".flights .change").count():
            break
    page.wait_for_selector(".flights .change")
    axe.check(page, "with changes beside numbers")
    assert page.evaluate("window.flown") == 0
    assert told(page) == []


STRAY = """() => {
  window.stray = [];
  window.beside = 0;
  new MutationObserver((changes) => {
    for (const chip of changes.flatMap((one) => [...one.addedNodes])) {
      if (!chip.matches?.('.change')) continue;
      const [{ top }, seats] = [chip, document.querySelector('.seats')].map((one) => one.getBoundingClientRect());
      if (top > seats.bottom) window.stray.push(chip.dataset.change);
      else window.beside += 1;
    }
  }).observe(document.querySelector('.flights'), { childList: true });
}"""
"""Watches for changes that are said beneath the seats."""


def test_of_a_seat_out_of_sight_no_change_is_said_elsewhere(house: House, open_page: OpenPage) -> None:
    """On a phone held sideways the other seat is pushed under the log: nothing of it is written over the tabs."""
    page = open_page(size=(915, 412), phone=True)
    table = Table(house, "caylus")
    table.open(page, "calm")
    page.evaluate(STRAY)
    for _ in range(12):
        table.move(table.settle(page))
    table.settle(page)
    assert page.evaluate("window.beside") > 0
    assert page.evaluate("window.stray") == []


def test_a_click_on_the_sheet_or_skip_ends_what_is_told(house: House, open_page: OpenPage) -> None:
    """Others' deeds are skipped by the button in the bar, by Escape and by a click on the sheet."""
    page = open_page(size=(1280, 720), still=False)
    table = Table(house, "praga")
    table.open(page, "calm")
    skips = [
        lambda: page.locator(".decide .idle .btn").click(),
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(*page.evaluate(SHEET)),
    ]
    while skips:
        page.wait_for_timeout(30)
        snapshot = table.snapshot()
        if snapshot["view"]["current"] == TERMINAL:
            table = Table(house, "praga")
            table.open(page, "calm")
        elif snapshot["legal"]:
            table.move(snapshot)
        elif page.locator(".decide .idle .btn").is_visible():
            # the bot is quick, and its deeds take their time
            while not snapshot["legal"] and snapshot["view"]["current"] != TERMINAL:
                page.wait_for_timeout(60)
                snapshot = table.snapshot()
            until(page, f"document.querySelector('.flights').dataset.newest === '{snapshot['ply']}'")
            if not page.locator(".decide .idle .btn").is_visible():
                continue
            skips.pop(0)()
            until(page, f"document.querySelector('.flights').dataset.ply === '{snapshot['ply']}' && {IDLE}", 1)


def test_what_others_did_is_watched_again(house: House, open_page: OpenPage) -> None:
    """A fresh page shows once more what it has missed, and comes back to the present."""
    page = open_page(size=(1280, 720), still=False)
    table = Table(house, "caylus")
    table.open(page, "brisk")
    for _ in range(4):
        snapshot = table.settle(page)
        table.move(snapshot)
    ply = table.settle(page)["ply"]
    page.reload()
    page.wait_for_selector(".since header .btn")
    shown = "Number(document.querySelector('.flights').dataset.ply)"
    assert page.evaluate(shown) == ply
    page.locator(".since header .btn").click()
    until(page, f"{shown} < {ply} || !({IDLE})", 5)
    assert page.locator(".decide .idle .btn").is_visible() or page.evaluate(shown) == ply
    until(page, f"{shown} === {ply} && {IDLE}", 20)


SHEET = """() => {
  const box = document.querySelector('.board').getBoundingClientRect();
  return [box.left + 6, box.top + 6];
}"""
