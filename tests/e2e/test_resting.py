"""A mouse that rests: what the page brings beneath it opens no card and shows no preview until the mouse moves."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.carrara import CHOICE, PEOPLE, open_table
from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import until
from tests.e2e.walk import Walk

NARROW = (700, 800)
"""Here the lobby's list and the seats stand one above the other, and the sheet of Carrara is scrolled."""


def middle(page: Any, selector: str) -> tuple[float, float]:
    """Return the middle of what a selector finds first."""
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lies_beneath(page: Any, selector: str) -> None:
    """Wait until the browser knows that something lies beneath the mouse, and longer than a card would take."""
    until(page, f"document.querySelector(`{selector}`)?.matches(':hover')")
    page.wait_for_timeout(900)


def test_a_table_that_opens_beneath_the_mouse_opens_no_card(house: House, open_page: OpenPage) -> None:
    """Where *Continue* was clicked in a narrow window, a seat lies afterwards."""
    page = open_page(size=NARROW)
    open_table(house, page, PEOPLE)
    page.goto(house.url)
    page.get_by_role("link", name="Continue").wait_for()
    x, y = middle(page, "a.btn:text-is('Continue')")
    page.mouse.click(x, y)
    page.wait_for_selector(CHOICE)
    lies_beneath(page, "[data-thing='seat:1']")
    expect(page.locator(".inspector")).to_have_count(0)
    page.mouse.move(x + 1, y)
    page.wait_for_selector(".inspector[data-card='seat:1']")


def test_a_sheet_that_is_scrolled_beneath_the_mouse_opens_no_card(house: House, open_page: OpenPage) -> None:
    """Once the mouse moves by a pixel, what lies beneath it has its card; scrolled away, it takes the card with it."""
    page = open_page(size=NARROW)
    open_table(house, page, PEOPLE)
    page.wait_for_selector(CHOICE)
    card, bag = page.locator(".inspector"), page.locator(".inspector[data-card='bag:']")
    x, y = middle(page, "[data-thing='bag:']")
    page.mouse.move(x, y)
    bag.wait_for()
    page.mouse.wheel(0, 150)
    lies_beneath(page, "[data-thing^='segment:']:hover")
    expect(card).to_have_count(0)
    page.mouse.move(x, y + 1)
    card.wait_for()
    page.mouse.wheel(0, -150)
    lies_beneath(page, "[data-thing='bag:']")
    expect(card).to_have_count(0)
    page.mouse.move(x, y)
    bag.wait_for()


def test_a_sheet_that_is_laid_out_anew_beneath_the_mouse_shows_no_preview(house: House, open_page: OpenPage) -> None:
    """What a place would bring is told once the mouse moves by a pixel."""
    page = open_page(size=NARROW)
    walk = Walk(house, "caylus")
    walk.seated(page)
    walk.show(page)
    inn, told = "[data-spot='special:inn']", page.locator(".top .ask p")
    page.wait_for_selector(inn)
    x, y = middle(page, inn)
    page.set_viewport_size({"width": 900, "height": 620})
    page.mouse.move(x, y)
    until(page, f"!document.querySelector(`{inn}`).matches(':hover')")
    expect(told).to_contain_text("Each place costs 1 denier")
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    lies_beneath(page, inn)
    expect(told).to_contain_text("Each place costs 1 denier")
    expect(page.locator(".inspector")).to_have_count(0)
    page.mouse.move(x + 1, y)
    expect(told).to_contain_text("Inn; −1 denier")
    page.wait_for_selector(".inspector")
