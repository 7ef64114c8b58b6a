"""Praga Caput Regni in a real browser: games of one, two and four, by keys, by the mouse and on a phone."""

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, until
from tests.e2e.praga import CATCHES_UP, CHOICE, GO, OVER, PEOPLE, ROOM, advance, against, open_table, wish

expect.set_options(timeout=15_000)

SHOWN = """() => ({
  over: document.querySelector('.game-over') !== null,
  ply: document.querySelector('[data-board=praga]')?.dataset.ply ?? '',
  phase: document.querySelector('[data-board=praga]')?.dataset.phase ?? '',
  choices: [...document.querySelectorAll('.decide:not([aria-busy]) [data-choice]')].map((b) => b.dataset.choice),
  ready: document.querySelector('.decide:not([aria-busy]) .btn.go:not([disabled])') !== null,
  losing: document.querySelector('[data-lose=yes]') !== null,
})"""


class ByKeyboard:
    """Somebody who plays with digits, arrows and Enter alone, and remembers what was asked."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.seen: set[str] = set()

    def look(self) -> dict[str, Any]:
        """Wait for a decision of this seat, or for the end."""
        limit = time.monotonic() + 60
        while True:
            shown: dict[str, Any] = self.page.evaluate(SHOWN)
            if shown["over"] or shown["choices"]:
                return shown
            assert time.monotonic() < limit, shown
            self.page.wait_for_timeout(20)

    def moved(self, shown: dict[str, Any]) -> None:
        """Wait until the game has gone on, saying that what is lost may be lost."""
        limit = time.monotonic() + 20
        while True:
            now: dict[str, Any] = self.page.evaluate(SHOWN)
            if now["over"] or now["ply"] != shown["ply"]:
                return
            if now["losing"]:
                self.seen.add("losing")
                self.page.keyboard.press("Escape" if "kept" not in self.seen else "Tab")
                if "kept" in self.seen:
                    self.page.locator("[data-lose=yes]").press("Enter")
                else:
                    self.seen.add("kept")
                    return
            assert time.monotonic() < limit, (shown, now)
            self.page.wait_for_timeout(20)

    def choose(self, shown: dict[str, Any]) -> None:
        """Press one digit, and Enter if that makes a decision whole."""
        ids = shown["choices"]
        text = wish(ids, self.rng)
        at = ids.index(text)
        key = "e" if text == "end turn" else str(at % min(9, len(ids)) + 1)
        self.page.keyboard.press(key)
        now: dict[str, Any] = self.page.evaluate(SHOWN)
        limit = time.monotonic() + 20
        # a turn ends, waits for Enter, or the question what is lost by it is fetched
        while text == "end turn" and now["ply"] == shown["ply"] and not (now["losing"] or now["ready"] or now["over"]):
            assert time.monotonic() < limit, now
            self.page.wait_for_timeout(20)
            now = self.page.evaluate(SHOWN)
        if now["ply"] == shown["ply"] and now["losing"]:
            self.moved(now)
        elif now["ply"] == shown["ply"] and now["ready"]:
            self.page.keyboard.press("Enter")
            self.moved(now)
        elif now["ply"] == shown["ply"] and not now["choices"]:
            self.moved(now)

    def play(self, turns: int) -> None:
        """Play so many turns, or to the end of the game."""
        ends = 0
        for _ in range(60 * turns):
            shown = self.look()
            if shown["over"]:
                return
            self.seen.add(shown["phase"])
            before = shown["ply"]
            self.choose(shown)
            now = self.page.evaluate(SHOWN)
            ends += now["phase"] == "free" and "end turn" in shown["choices"] and now["ply"] != before
            if ends >= turns and now["choices"]:
                return
        raise AssertionError("no end of turns")


def test_a_game_for_one_by_the_keyboard_alone(house: House, open_page: OpenPage, axe: Axe) -> None:
    """Nothing but keys, against the dummy; the rest over the wire; the result says whether it is a good score."""
    page = open_page(size=(1280, 720))
    table, tokens = open_table(house, page, [{"kind": "me", "name": "Odile"}])
    player = ByKeyboard(page, 3)
    player.look()
    axe.check(page, "the board by day")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    player.play(5)
    assert player.seen > {"free"}
    view = advance(house, table, tokens, "over")
    expect(page.locator(OVER)).to_be_visible(timeout=CATCHES_UP)
    assert view["solo"]
    assert view["good_score"] == 140
    expect(page.locator(".seat.me")).to_contain_text(str(view["scores"][0]))


def test_a_game_for_two_against_a_bot(house: House, open_page: OpenPage) -> None:
    """Some turns by keys, some over the wire, to the result; the ledger adds up."""
    page = open_page(size=(1440, 900), scheme="dark")
    table, tokens = open_table(house, page, against(1))
    player = ByKeyboard(page, 5)
    player.play(3)
    view = advance(house, table, tokens, "over", 2)
    expect(page.locator(OVER)).to_be_visible(timeout=CATCHES_UP)
    expect(page.locator(".podium li")).to_have_count(2)
    assert all(left == 0 for left in view["turns_left"])


def test_a_game_for_four_by_the_mouse(house: House, open_page: OpenPage, axe: Axe) -> None:
    """The drawings themselves are pointed at: a tile of the crane, an action, a place of the city; then to the end."""
    page = open_page(size=(1440, 900))
    table, tokens = open_table(house, page, against(3), preset="master")
    page.wait_for_selector(CHOICE)
    page.locator(f'{ROOM} .spot[data-spot^="tile "]').first.click()
    expect(page.locator(".top .ask")).to_contain_text(re.compile("wheel|gains|Wall|Upgrade|Mines|Quarries|Road"))
    page.locator(GO).click()
    page.wait_for_selector(f'{CHOICE}[data-choice^="act "]')
    page.locator(f'{ROOM} .spot[data-spot^="act "], {ROOM} .spot[data-spot^="hex "]').first.click()
    until(page, f"document.querySelector('{ROOM}').dataset.phase !== 'free' || !!document.querySelector('{GO}')")
    advance(house, table, tokens, "building", 4)
    page.wait_for_selector(f'{ROOM} .spot[data-spot^="city "]')
    axe.check(page, "a building in hand")
    page.locator(f'{ROOM} .spot[data-spot^="city "]').first.click()
    page.wait_for_selector(f"{ROOM} [data-ghost]")
    before = page.locator(ROOM).get_attribute("data-ply")
    page.locator(GO).click()
    until(page, f"document.querySelector('{ROOM}').dataset.ply !== '{before}'")
    advance(house, table, tokens, "over", 4)
    expect(page.locator(OVER)).to_be_visible(timeout=CATCHES_UP)
    expect(page.locator(".podium li")).to_have_count(4)


@pytest.mark.parametrize(("lang", "word"), [("zh-TW", "拿取行動板塊"), ("ja-JP", "アクションタイルを取る")])
def test_a_phone_by_touch(house: House, open_page: OpenPage, axe: Axe, lang: str, word: str) -> None:
    """A tile and a place by touch at 360 px in two more languages; nothing sticks out, nothing is in violation."""
    page = open_page(size=(360, 740), touch=True, lang=lang, scheme="dark" if lang == "ja-JP" else "light")
    table, tokens = open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    expect(page.locator(".top .ask")).to_contain_text(word)
    axe.check(page, f"a phone, {lang}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    small = page.evaluate(
        "() => [...document.querySelectorAll('.decide button, .views button')].map((b) => b.getBoundingClientRect())"
        ".filter((r) => r.height < 40 || r.width < 40).length"
    )
    assert small == 0
    page.locator(f'{ROOM} .spot[data-spot^="tile "]').first.tap()
    page.locator(".decide:not([aria-busy]) .btn.go").tap()
    page.wait_for_selector(f'{CHOICE}[data-choice^="act "]')
    advance(house, table, tokens, "wall", 6)
    page.locator(f'{ROOM} .spot[data-spot^="w"]').first.tap()
    page.locator("[data-turn-by='1']").tap()
    page.locator(".decide:not([aria-busy]) .btn.go").tap()
    until(page, f"document.querySelector('{ROOM}').dataset.phase !== 'onto'")


def test_alone_the_goal_and_the_opponent_are_seen(house: House, open_page: OpenPage) -> None:
    """The goal stands beside the sheet, and the opponent takes the very tile that was told."""
    page = open_page(size=(390, 844))
    table, tokens = open_table(house, page, PEOPLE[:1])
    expect(page.locator(f"{ROOM} [data-goal='140']")).to_be_visible()
    rng, told = random.Random(2), 0
    for _ in range(120):
        snapshot = call(house, f"/api/tables/{table}", token=tokens["0"])["snapshot"]
        legal = [one["text"] for one in snapshot["legal"]]
        text = "end turn" if "end turn" in legal else wish(legal, rng)
        ends = text == "end turn"
        if ends:
            expect(page.locator(ROOM)).to_have_attribute("data-ply", str(snapshot["ply"]))
            said = page.locator(f"{ROOM} [data-rival]").get_attribute("data-rival")
        body = {"seq": snapshot["seq"], "actions": [text]}
        after = call(house, f"/api/tables/{table}/moves", body, tokens["0"])["snapshot"]
        if ends and after["view"]["turn"] > snapshot["view"]["turn"]:  # else a window is to be discarded first
            assert [one["args"]["tile"] for one in after["story"] if one["key"] == "praga-log-dummy"][-1] == said
            told += 1
        if told == 8:
            return
    raise AssertionError("the opponent was not told of eight times")
