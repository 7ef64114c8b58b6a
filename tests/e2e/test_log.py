"""The log in sentences, what others did since one's last turn, and what the other points at, as two people see it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, short_table, take_seats, until
from tests.e2e.walk import played, seated
from tests.e2e.watch import AT_ITS_MIDDLE

BOX = """selector => { const box = document.querySelector(selector).getBoundingClientRect();
return [box.x, box.y, box.width, box.height].map(Math.round) }"""
SHEET = ".board.sheet"
IN_SIGHT = """(() => { const [mark, pane] = ['.log .step[aria-current]', '.drawer .pane'].map(
selector => document.querySelector(selector).getBoundingClientRect());
return pane.top <= mark.top && mark.top <= pane.bottom })()"""
PEOPLE = [{"kind": "local", "name": "Odile"}, {"kind": "local", "name": "Wen"}]


def table_of_two(house: House, stack: str = "XVAUVA") -> tuple[str, dict[str, str]]:
    return short_table(house, PEOPLE, stack)


def turn(house: House, table: str, tokens: dict[str, str], meeple: int = 0) -> None:
    """Make a whole turn: the first legal cell, then one of the choices for a meeple."""
    for number in (0, meeple):
        seen = call(house, f"/api/tables/{table}")["snapshot"]
        token = tokens[str(seen["view"]["current"])]
        own = call(house, f"/api/tables/{table}", token=token)["snapshot"]
        body = {"seq": own["seq"], "actions": [own["legal"][number]["text"]]}
        call(house, f"/api/tables/{table}/moves", body, token)


def text(page: Any, selector: str) -> str:
    return re.sub(r"\s+", " ", page.locator(selector).first.text_content() or "").strip()


@pytest.mark.parametrize("lang", ["en-GB", "zh-TW", "ja-JP"])
def test_what_the_other_did_stands_above_the_log_until_one_acts(
    house: House, open_page: OpenPage, axe: Axe, lang: str
) -> None:
    page = open_page(size=(1280, 720), lang=lang)
    table, tokens = table_of_two(house)
    take_seats(page, house, table, {"0": tokens["0"]})
    expect(page.locator(".since")).to_have_count(0)
    turn(house, table, tokens)
    before = page.evaluate(BOX, SHEET)
    turn(house, table, tokens, meeple=1)
    line = page.locator(".since li")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Wen")
    assert page.locator(".since svg.drawn").count() == 1, "the tile is drawn"
    assert page.evaluate(BOX, SHEET) == before, "the sheet stays where it is"
    heard = page.locator(".drawer p[aria-live=polite]")
    expect(heard).to_contain_text("Wen")
    axe.check(page, f"told, {lang}")
    line.locator("button").focus()
    expect(page.locator(".board .told").first).to_be_attached()
    turn(house, table, tokens)
    expect(page.locator(".since")).to_have_count(0)


def test_it_is_closed_by_hand_and_kept_on_a_phone(house: House, open_page: OpenPage, axe: Axe) -> None:
    wide = open_page(size=(1440, 900))
    table, tokens = table_of_two(house)
    take_seats(wide, house, table, {"0": tokens["0"]})
    turn(house, table, tokens)
    turn(house, table, tokens)
    wide.locator(".since").get_by_role("button", name="Close").click()
    expect(wide.locator(".since")).to_have_count(0)
    phone = open_page(size=(360, 740), touch=True)
    take_seats(phone, house, table, {"0": tokens["0"]})
    fold = phone.locator(".since-fold")
    expect(fold).to_have_text("1")
    expect(phone.locator(".since")).to_have_count(0)
    before = phone.evaluate(BOX, SHEET)
    fold.tap()
    expect(phone.locator(".since li")).to_have_count(1)
    assert phone.evaluate(BOX, SHEET) == before
    assert phone.locator(".since li button").first.bounding_box()["height"] >= 44
    axe.check(phone, "told on a phone")
    fold.tap()
    expect(phone.locator(".since")).to_have_count(0)


def test_a_turn_of_the_log_is_one_sentence_and_opens_by_key(house: House, open_page: OpenPage, axe: Axe) -> None:
    page = open_page(size=(1280, 720))
    table, tokens = table_of_two(house)
    for _ in range(4):
        turn(house, table, tokens)
    take_seats(page, house, table, {"0": tokens["0"]})
    expect(page.locator(".log .did")).to_have_count(4)
    heads = [int(found) for found in re.findall(r"Turn (\d+)", page.locator(".log").inner_text())]
    assert heads == sorted(heads, reverse=True)
    folds = page.locator(".log .fold")
    shown = page.locator(".log .step").count()
    expect(folds.last).to_have_accessible_name(re.compile(r"^tile \w at -?\d+,-?\d+"))
    folds.last.focus()
    page.keyboard.press("Enter")
    expect(folds.last).to_have_attribute("aria-expanded", "true")
    last = page.locator(".log .steps").last.locator(".step")
    expect(last.first).to_contain_text("Odile draws tile")
    assert page.locator(".log .step").count() > shown
    page.locator(".every").click()
    assert page.locator(".log .fold[aria-expanded=false]").count() == 0
    axe.check(page, "a log with everything open")
    assert not re.search(r"[,(]-\d", page.locator(".log").inner_text()), "numbers have a true minus"


def test_a_record_that_is_closed_says_why_nothing_is_told(house: House, open_page: OpenPage) -> None:
    """To whoever watches; whoever plays reads what happens."""
    body = {"game": "carcassonne", "seats": PEOPLE, "public": False, "closed": True}
    made = call(house, "/api/tables", body)
    turn(house, made["table"]["id"], made["tokens"])
    watches, plays = open_page(), open_page()
    watches.goto(f"{house.url}/t/{made['table']['id']}")
    watches.locator(".pane .empty", has_text="keeps its record closed until the game is over").wait_for()
    take_seats(plays, house, made["table"]["id"], made["tokens"])
    plays.locator(".log .turn").first.wait_for()
    reads = open_page(lang="zh-TW")
    reads.goto(f"{house.url}/t/{made['table']['id']}/replay")
    reads.get_by_text("這一桌的棋譜到對局結束才公開").wait_for()


def test_the_log_follows_a_replay(house: House, open_page: OpenPage) -> None:
    page = open_page(size=(1280, 720))
    table, tokens = table_of_two(house)
    for _ in range(6):
        turn(house, table, tokens)
    take_seats(page, house, table, tokens)
    page.goto(f"{house.url}/t/{table}/replay?ply=0")
    page.wait_for_selector(".replay-slider input")
    for _ in range(3):
        page.evaluate("document.activeElement?.blur?.()")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        until(page, "document.querySelector('.log .step[aria-current]') !== null")
        opened = page.locator(".log .fold[aria-expanded=true]")
        expect(opened).to_have_count(1)
        until(page, IN_SIGHT)
    page.locator(".log .did .jump").first.click()
    until(page, "document.querySelectorAll('.log .did.later').length === 0")


def test_who_waits_sees_the_tile_in_the_others_hand_and_where_it_is_held(
    house: House, open_page: OpenPage, axe: Axe
) -> None:
    table, tokens = table_of_two(house)
    odile, wen, watcher = (open_page(size=(1280, 720)) for _ in range(3))
    take_seats(odile, house, table, {"0": tokens["0"]})
    take_seats(wen, house, table, {"1": tokens["1"]})
    take_seats(watcher, house, table, {})
    for page in (wen, watcher):
        expect(page.locator('.decide [data-thing="hand:0"] svg')).to_be_visible()
    before = wen.evaluate(BOX, SHEET)
    odile.evaluate("document.activeElement?.blur?.()")
    odile.keyboard.press("ArrowRight")
    for page in (wen, watcher):
        expect(page.locator(".decide .idle p")).to_contain_text("Odile points at: place the tile at")
    assert wen.evaluate(BOX, SHEET) == before
    assert "points at" not in odile.locator(".decide").inner_text()
    axe.check(wen, "waiting")
    odile.keyboard.press("Escape")
    expect(wen.locator(".decide .idle p")).not_to_contain_text("points at")
    odile.keyboard.press("Enter")
    expect(wen.locator(".decide .idle p")).to_contain_text("points at")
    turn(house, table, tokens)
    expect(wen.locator(".decide")).not_to_contain_text("points at")


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (375, 667)])
def test_what_is_open_on_a_small_phone_is_shut_where_it_was_opened(
    house: House, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """Its tabs lie above whatever else is on the page, so that each can be pressed."""
    page = open_page(size=size, touch=True)
    table = seated(house, played("caylus", 2, left=40), "caylus")
    table.open(page, house, "01")
    tabs = page.locator(".tabs button").all()
    assert len(tabs) > 3
    for tab in tabs[1:]:
        tab.tap()
        expect(page.locator(".drawer.open")).to_have_count(1)
        assert all(one.evaluate(AT_ITS_MIDDLE) for one in tabs), f"{size}: a tab lies beneath something"
    tabs[-1].tap()
    expect(page.locator(".drawer.open")).to_have_count(0)
