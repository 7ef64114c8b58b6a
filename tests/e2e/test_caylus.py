"""The board of Caylus in a real browser: whole games by pointer, bar, keyboard and touch, cards, previews, refusals."""

import itertools
import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, keep, until

expect.set_options(timeout=15_000)

ME = {"kind": "me", "name": "Odile"}
BOT = {"kind": "bot", "bot": "random"}
BOARD = "[data-board=caylus]"
ASKED = """() => [
  [...document.querySelectorAll('.decide:not([aria-busy]) [data-choice]')].map((one) => one.dataset.choice),
  document.querySelector('.game-over') !== null,
]"""
"""What this browser may do, and whether the game is over."""
LIMIT = 400
"""More decisions than one player of these short games ever makes."""


def open_table(house: House, page: Page, seats: list[dict[str, str]], *, confirm: bool = True, **options: str) -> str:
    """Open a table of Caylus, give the browser its seats and show it."""
    body = {"game": "caylus", "options": options, "seats": seats, "public": False, "start": "0"}
    made = call(house, "/api/tables", body)
    table = str(made["table"]["id"])
    keep(page, house, table, made["tokens"], "caylus", asks="always" if confirm else "never")
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector(BOARD)
    return table


def choices(page: Page) -> list[str]:
    """Wait until this browser is asked, and return what it may do, in notation; nothing once the game is over."""
    limit = time.monotonic() + 60
    while True:
        texts, over = page.evaluate(ASKED)  # at once: a forced pass comes and goes by itself
        if texts or over:
            return list(texts)
        assert time.monotonic() < limit, "nobody is asked"
        page.wait_for_timeout(30)


def wish(rng: random.Random, texts: list[str], placed: int, workers: int) -> str:
    """Choose as a hasty player would: a few workers a turn, build, give batches, push the provost to the end."""
    keen = [t for t in texts if t.split()[0] in {"build", "batch", "favour", "take", "transform", "on"}]
    if keen:
        return rng.choice(keen)
    if "pass" in texts:
        places = [t for t in texts if t not in {"pass", "worker gate", "worker stables", "worker inn"}]
        return rng.choice(places) if places and placed % (workers + 1) else "pass"
    forward = sorted((t for t in texts if t.startswith("provost +")), reverse=True)
    return forward[0] if forward else rng.choice(texts)


def point(page: Page, text: str) -> bool:
    """Point at the place on the sheet or in the supply that stands for a choice; false if there is none."""
    spot = page.evaluate(
        """text => {
            const label = document.querySelector(`.decide [data-choice="${text}"] .unseen`)?.textContent;
            const found = [...document.querySelectorAll('[data-spot].may, .panel [data-spot].take')].find(
                b => b.getAttribute('aria-label') === label);
            return found?.dataset.spot ?? null;
        }""",
        text,
    )
    if spot is None:
        return False
    page.locator(f'[data-spot="{spot}"]:visible').last.click()
    return True


def press(page: Page, text: str, texts: list[str]) -> bool:
    """Choose by the keyboard alone: by its number, or N for passing; false if it has none."""
    page.evaluate("document.activeElement?.blur?.()")
    if text in {"pass", "skip", "done"}:
        page.keyboard.press("n")
        return True
    if texts.index(text) > 8:
        return False
    page.keyboard.press(str(texts.index(text) + 1))
    return True


def position(page: Page) -> str:
    """Return the position the board shows."""
    return str(page.locator(BOARD).get_attribute("data-position"))


def play(page: Page, ways: Iterator[str], *, confirm: bool | None, workers: int, seed: int = 5) -> dict[str, int]:
    """Play until the game is over; return how often each way of choosing was used.

    Every choice is confirmed, or none; with None those that the table asks about.
    """
    rng = random.Random(seed)
    used: dict[str, int] = {}
    placed = 0
    for _ in range(LIMIT):
        texts = choices(page)
        if page.locator(".game-over").count():
            return used
        before = position(page)
        if texts == ["pass"]:  # nothing else is left, so that the table passes by itself
            until(page, f"document.querySelector('{BOARD}').dataset.position !== '{before}'")
            placed += 1
            continue
        text = wish(rng, texts, placed, workers)
        placed = placed + 1 if text.startswith("worker") or text == "pass" else placed
        way = next(ways)
        done = (way == "point" and point(page, text)) or (way == "keys" and press(page, text, texts))
        if not done:
            way = "bar"
            button = page.locator(f'.decide:not([aria-busy]) [data-choice="{text}"]')
            if button.is_visible():
                button.click()
            elif not point(page, text):
                raise AssertionError(f"{text} can neither be pressed nor pointed at")
        used[way] = used.get(way, 0) + 1
        moved = f"document.querySelector('{BOARD}').dataset.position !== '{before}'"
        if confirm and len(texts) > 1:
            page.wait_for_selector(".decide:not([aria-busy]) .btn.go:not([disabled])")
        if confirm is None:
            until(page, f"{moved} || !!document.querySelector('.decide:not([aria-busy]) .btn.go:not([disabled])')")
        if confirm or (confirm is None and not page.evaluate(moved)):
            page.evaluate("document.activeElement?.blur?.()")
            page.keyboard.press("Enter")
        until(page, moved)
    raise AssertionError("the game was not over")


def test_whole_game_of_two_by_pointer_bar_and_keyboard(house: House, open_page: OpenPage, axe: Axe) -> None:
    """Two seats: a person against a bot, every decision staged and confirmed, until somebody wins."""
    page = open_page(size=(1280, 800))
    table = open_table(house, page, [ME, BOT])
    choices(page)
    axe.check(page, "Caylus, placing workers")
    used = play(page, itertools.cycle(("point", "keys", "bar")), confirm=True, workers=2)
    assert min(used.get(way, 0) for way in ("point", "keys", "bar")) > 3, used
    view = call(house, f"/api/tables/{table}")["snapshot"]["view"]
    assert view["phase_name"] == "over"
    expect(page.locator(".game-over")).to_contain_text(str(max(view["scores"])))
    axe.check(page, "Caylus, over")


def test_whole_game_of_four_on_a_phone(house: House, open_page: OpenPage, axe: Axe) -> None:
    """Four seats on 360 pixels: everything is chosen by buttons a finger can hit, in the dark."""
    page = open_page(size=(360, 740), scheme="dark", touch=True)
    table = open_table(house, page, [ME, BOT, BOT, BOT], confirm=False)
    choices(page)
    axe.check(page, "Caylus on a phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for button in page.locator(".decide:not([aria-busy]) [data-choice]").all()[:6]:
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    play(page, itertools.repeat("bar"), confirm=False, workers=1)
    assert call(house, f"/api/tables/{table}")["snapshot"]["view"]["phase_name"] == "over"


def test_cards_previews_and_refusals(house: House, open_page: OpenPage) -> None:
    """A glowing place tells its price, a card what a building does, a closed place why it is closed."""
    page = open_page()
    open_table(house, page, [ME, {"kind": "local", "name": "Haruka"}])
    choices(page)
    post = page.locator('[data-spot="special:trading_post"]')
    card = page.locator("[data-card]")
    post.hover()
    expect(card).to_contain_text("3 deniers")
    expect(page.locator(".top .ask p")).to_contain_text("−1 denier")
    page.locator('[data-spot="special:stables"]').click()
    expect(page.locator(".notice")).to_contain_text("CAY-293")
    post.hover()
    page.locator('[data-spot="special:stables"]').hover()
    expect(card).to_contain_text("Not used in a two-player game")
    for thing, told in (
        ("provost:", "Buildings up to space 6"),
        ("bailiff:", "1 space forward, or 2"),
        ("part:walls.3", "4 points for a batch"),
        ("favour:resources.4", "for 2 cubes"),
        ("bridge:", "lowest free number"),
        ("phase:4", "In passing order"),
        ("good:1.gold", "prestige buildings"),
    ):
        page.locator(f'[data-thing="{thing}"]').first.hover()
        expect(card).to_contain_text(told)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    post.click()
    expect(post).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Undo").click()
    expect(post).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spot]:focus")).to_have_count(1)
    page.keyboard.press("b")
    panel = page.locator(".panel")
    expect(panel).to_contain_text("Cathedral")
    expect(panel.locator('[data-stock="cathedral"]')).to_contain_text("25 points")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_provost_moves_are_previewed(house: House, open_page: OpenPage) -> None:
    """Before the provost moves, every worker on the road says whether it would work."""
    page = open_page()
    open_table(house, page, [ME, {"kind": "local", "name": "Haruka"}])
    for place in ("worker gold-mine", "pass"):
        assert place in choices(page)
        before = position(page)
        if place == "pass":
            page.keyboard.press("n")
        else:
            page.locator('[data-spot="road:16"]').click()
        page.locator(".decide:not([aria-busy]) .btn.go:not([disabled])").click()
        until(page, f"document.querySelector('{BOARD}').dataset.position !== '{before}'")
    while "pass" in choices(page):
        before = position(page)
        page.keyboard.press("n")
        page.locator(".decide:not([aria-busy]) .btn.go:not([disabled])").click()
        until(page, f"document.querySelector('{BOARD}').dataset.position !== '{before}'")
    expect(page.locator('[data-fate="idle"][data-space="16"]')).to_have_count(1)
    page.locator('[data-spot="stone:9"]').hover()
    expect(page.locator(".top .ask p")).to_contain_text("goes home empty-handed")


@pytest.mark.parametrize("lang", ["zh-TW", "ja-JP"])
def test_the_sheet_speaks_other_languages(house: House, open_page: OpenPage, lang: str) -> None:
    """No message id and no English name of a building is left on the sheet."""
    page = open_page(size=(1024, 768), lang=lang)
    open_table(house, page, [ME, BOT, BOT])
    choices(page)
    shown = [
        *page.locator(".board, .decide, .seats").all_inner_texts(),
        *page.locator(f"{BOARD} svg").all_text_contents(),
    ]
    text: Any = " ".join(shown)
    assert "caylus-" not in text
    assert "Carpenter" not in text
    assert page.evaluate("document.documentElement.scrollWidth") <= 1024


NUMERALS = """() => [...document.querySelectorAll('[data-board=caylus] svg text')]
  .filter((one) => /[0-9]/.test(one.textContent))
  .map((one) => [one.textContent, parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a])"""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_every_numeral_on_the_sheet_can_be_read(house: House, open_page: OpenPage, size: tuple[int, int]) -> None:
    """No numeral is lower than 8.5 pixels, and the whole road is seen without scrolling."""
    page = open_page(size=size)
    open_table(house, page, [ME, BOT, BOT, BOT, BOT])
    choices(page)
    found = page.evaluate(NUMERALS)
    assert len(found) > 40
    assert not [one for one in found if one[1] < 8.5]
    scroll = "(one => one.scrollHeight <= one.clientHeight + 1)(document.querySelector('[data-board=caylus] .scroll'))"
    assert page.evaluate(scroll)
    provost = page.locator("[data-piece=provost]").bounding_box()
    assert provost is not None
    assert provost["height"] >= 26


def test_a_tap_on_a_seat_opens_its_goods(house: House, open_page: OpenPage, axe: Axe) -> None:
    """On a phone the goods of the others are a tap away, and gone again with the next."""
    page = open_page(size=(390, 844), touch=True)
    open_table(house, page, [ME, BOT, BOT])
    choices(page)
    before = page.locator(".board").bounding_box()
    page.get_by_role("button", name="goods").first.tap()
    goods = page.locator(".opened [role=img]")
    expect(goods).to_have_attribute("aria-label", re.compile(r"deniers, income 2"))
    assert page.locator(".board").bounding_box() == before
    axe.check(page, "Caylus, goods of another seat")
    page.keyboard.press("Escape")
    expect(goods).to_have_count(0)


def test_a_pass_that_is_forced_passes_by_itself_and_can_be_taken_back(house: House, open_page: OpenPage) -> None:
    """Who has nothing left to place is not asked; Undo goes back to the last thing that could be decided."""
    page = open_page()
    table = open_table(house, page, [ME, {"kind": "local", "name": "Haruka"}])
    forced = 0
    for _ in range(LIMIT):
        view = call(house, f"/api/tables/{table}")["snapshot"]["view"]
        if view["ask"] != "worker":
            break
        texts = choices(page)
        before = position(page)
        if texts != ["pass"]:
            worker = next((one for one in texts if one.startswith("worker") and "castle" not in one), "pass")
            page.locator(f'.decide:not([aria-busy]) [data-choice="{worker}"]').dispatch_event("click")
            page.locator(".decide:not([aria-busy]) .btn.go:not([disabled])").click()
        until(page, f"document.querySelector('{BOARD}').dataset.position !== '{before}'")
        if texts == ["pass"]:
            forced += 1
            expect(page.locator(".btn.undo")).to_be_enabled()
    assert forced
    passed = call(house, f"/api/tables/{table}")["snapshot"]["view"]["passed"]
    assert len(passed) == 2


@pytest.mark.parametrize("lang", ["en-GB", "ja-JP"])
def test_the_pass_is_one_line_on_a_small_screen(house: House, open_page: OpenPage, lang: str) -> None:
    page = open_page(size=(1280, 800), lang=lang)
    open_table(house, page, [ME, {"kind": "local", "name": "Haruka"}])
    choices(page)
    label = page.locator(".closing [data-choice=pass] .face > span").first
    lines = (
        "one => { const all = document.createRange(); all.selectNodeContents(one); return all.getClientRects().length }"
    )
    assert label.evaluate(lines) == 1
