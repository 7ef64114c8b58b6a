"""Hints as a coach gives them: three lines with points, a ghost on the board, shown and done; off between people."""

import re
from typing import Any

import pytest

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, rests, short_table, take_seats, until, wait_for_turn
from tests.e2e.walk import Walk

ME = {"kind": "me", "name": "Odile"}
BOT = {"kind": "bot", "bot": "greedy"}
WEN = {"kind": "local", "name": "Wen"}
GHOST = ".ghost.hint"
LINES = ".hint-note li .line"


def ask(page: Any) -> None:
    """Ask for a hint by the keyboard."""
    page.evaluate("document.activeElement?.blur?.()")
    page.keyboard.press("h")
    page.wait_for_selector(LINES, timeout=40_000)


def place_of(page: Any) -> str:
    """Return where the ghost lies."""
    return str(page.locator(GHOST).get_attribute("style"))


def test_on_a_tablet_advice_stays_within_the_column(house: House, open_page: OpenPage) -> None:
    """However much it says: what it is done with is on the screen, and the bar below is free."""
    page = open_page(size=(768, 1024), touch=True)
    walk = Walk(house, "caylus", seed=2)
    for _ in range(26):
        walk._move(walk.snapshot())
    walk.seated(page)
    walk.show(page)
    ask(page)
    note, bar = page.locator(".hint-note").bounding_box(), page.locator(".decide").bounding_box()
    assert note["y"] + note["height"] <= bar["y"]
    for button in page.locator(".hint-note footer .btn").all():
        box = button.bounding_box()
        assert box["x"] >= note["x"]
        assert box["x"] + box["width"] <= note["x"] + note["width"]
        assert box["y"] + box["height"] <= note["y"] + note["height"]


def test_three_lines_with_points_are_shown_and_done(house: House, open_page: OpenPage, axe: Axe) -> None:
    page = open_page(size=(1440, 900))
    table, tokens = short_table(house, [ME, BOT], stack="UVUVUVUV")
    take_seats(page, house, table, tokens)
    wait_for_turn(page)
    ask(page)
    assert page.locator(LINES).count() == 3
    said = page.locator(".hint-note .worth").all_inner_texts()
    worth = [float(text.split("\n")[-1].removeprefix(f"Line {i + 1}").replace("−", "-")) for i, text in enumerate(said)]
    assert worth == sorted(worth, reverse=True)
    for why, points in zip(page.locator(".hint-note .why").all_inner_texts(), worth, strict=True):
        reasons = why.partition("\n")[0]  # what is expected to follow stands below
        parts = [float(part.replace("−", "-")) for part in re.findall(r"[+−]?\d+(?:\.\d)?", reasons)]
        assert abs(sum(parts) - points) < 0.06, why
    # pointing at a line, or reaching it by key, shows it; the chosen one comes back
    first = place_of(page)
    page.locator(LINES).nth(2).hover()
    until(page, f"document.querySelector('{GHOST}').getAttribute('style') !== {first!r}")
    page.locator(".hint-note header").hover()
    until(page, f"document.querySelector('{GHOST}').getAttribute('style') === {first!r}")
    page.locator(LINES).nth(1).focus()
    until(page, f"document.querySelector('{GHOST}').getAttribute('style') !== {first!r}")
    page.keyboard.press("Enter")
    until(page, f"document.querySelectorAll('{LINES}')[1].getAttribute('aria-pressed') === 'true'")
    chosen = place_of(page)
    axe.check(page, "a hint")
    # it covers nothing of the sheet
    note, sheet = page.locator(".hint-note").bounding_box(), page.locator(".board.sheet").bounding_box()
    assert note["x"] >= sheet["x"] + sheet["width"]
    # shown on the sheet, the table itself has not changed
    seq = call(house, f"/api/tables/{table}")["snapshot"]["seq"]
    tiles = page.evaluate("document.querySelectorAll('.board [data-tile], .board .tile').length")
    page.locator(".hint-note footer .btn").first.click()
    until(page, f"!document.querySelector('{GHOST}')")
    assert call(house, f"/api/tables/{table}")["snapshot"]["seq"] == seq
    until(page, f"document.querySelector('{GHOST}') !== null", seconds=15)
    assert place_of(page) == chosen
    assert page.evaluate("document.querySelectorAll('.board [data-tile], .board .tile').length") == tiles
    page.locator(".hint-note footer .go").click()
    page.wait_for_selector(".hint-note", state="detached")
    assert call(house, f"/api/tables/{table}")["snapshot"]["ply"] > seq


@pytest.mark.parametrize("size", [(360, 740), (390, 844)])
def test_on_a_phone_advice_stands_in_the_bars_place(house: House, open_page: OpenPage, axe: Axe, size: Any) -> None:
    page = open_page(size=size, touch=True)
    table, tokens = short_table(house, [ME, BOT], stack="UVUVUVUV")
    take_seats(page, house, table, tokens)
    page.locator(".tools button").first.tap()
    page.wait_for_selector(LINES, timeout=40_000)
    rests(page, ".hint-note, .board.sheet [data-cell]")
    note, ghost = page.locator(".hint-note").bounding_box(), page.locator(f"{GHOST} .may-line").bounding_box()
    assert note["y"] >= ghost["y"] + ghost["height"], "the advice lies over what it speaks of"
    for target in page.locator(".hint-note button").all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 43.5, target.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe.check(page, f"a hint at {size[0]}")


def test_between_people_there_are_no_hints_unless_the_table_allows_them(house: House, open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    for hints, count in ((None, 0), (True, 1)):
        body = {"game": "carcassonne", "options": {"stack": "UVUV"}, "seats": [ME, WEN], "public": False, "start": "0"}
        made = call(house, "/api/tables", body if hints is None else {**body, "hints": hints})
        table = made["table"]["id"]
        take_seats(page, house, table, made["tokens"])
        wait_for_turn(page)
        assert page.locator(".tools button[aria-label=Hint]").count() == count
        page.locator(".tools button").last.click()
        facts = page.locator(".facts").inner_text()
        assert ("for everybody" in facts) is bool(count)
        page.keyboard.press("Escape")


def test_the_lobby_says_whether_hints_are_on(house: House, open_page: OpenPage) -> None:
    page = open_page(size=(1440, 900))
    page.goto(house.url)
    page.wait_for_selector("form.setup .chairs")
    box = page.get_by_label("Hints for everybody")
    assert box.is_checked()
    page.locator(".chair select").nth(1).select_option("open")
    assert not box.is_checked()
    box.check()
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".over-board")
    assert "may ask for hints" in page.locator(".over-board").inner_text()
    guest = open_page()
    guest.goto(page.url)
    guest.wait_for_selector(".over-board form")
    assert "hints for everybody" in guest.locator(".over-board").inner_text()


@pytest.mark.timeout(200)
@pytest.mark.parametrize("game", ["caylus", "carrara", "praga"])
def test_a_hint_is_seen_on_the_board(house: House, open_page: OpenPage, game: str) -> None:
    """What the first line is about is drawn or outlined on the sheet or its bar."""
    page = open_page(size=(1440, 900))
    walk = Walk(house, game, seed=3)
    walk.seated(page)
    for _ in walk.decisions(3):
        walk.show(page)
        ask(page)
        until(page, "document.querySelector('.room .hint, .hinted') !== null")
