"""A page that is open while the server is brought up to date, or while the line is down: parts of it do not come."""

from typing import Any

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import start_table, wait_for_turn


def test_a_page_whose_parts_are_gone_says_that_there_is_a_newer_one(house: House, open_page: OpenPage) -> None:
    """Its parts can be fetched no more: that is said at once, also in the middle of a turn."""
    page = open_page()
    start_table(page, house)
    wait_for_turn(page)
    page.route("**/assets/Chat-*.js", lambda route: route.fulfill(status=404))
    told = {"version": "9", "page": "/assets/first-newer.js", "announcement": None}
    page.route("**/api/server", lambda route: route.fulfill(json=told))
    assert page.locator(".news .btn.go").count() == 0
    page.get_by_role("tab", name="Chat").click()
    page.wait_for_selector(".later.notice")
    page.wait_for_selector(".news .btn.go")


def test_a_part_that_did_not_come_while_the_line_was_down_comes_once_it_is_back(
    house: House, open_page: OpenPage
) -> None:
    """Who only moved the pointer meanwhile has nothing to press, and the sheet is as large as before."""
    page = open_page()
    start_table(page, house)
    wait_for_turn(page)
    page.wait_for_load_state("networkidle")
    page.mouse.move(2, 2)
    height = page.locator(".board").bounding_box()["height"]
    page.context.set_offline(True)
    page.locator(".seat .sfig").first.hover()
    page.wait_for_selector(".later.notice")
    page.context.set_offline(False)
    page.wait_for_selector(".later.notice", state="detached")
    assert page.locator(".board").bounding_box()["height"] == height


def test_a_page_that_does_not_come_up_says_so_in_three_languages(house: House, open_page: OpenPage) -> None:
    """As where the line breaks too soon, or a browser is older than what the scripts are written in."""
    page = open_page()
    page.route("**/assets/first-*.js", lambda route: route.abort())
    page.goto(house.url)
    page.locator("#bare").wait_for()
    assert page.locator("#bare p").evaluate_all("all => all.map((one) => one.lang)") == ["en", "zh-Hant", "ja"]
    page.unroute("**/assets/first-*.js")
    page.locator("#bare a").first.click()
    page.locator("form.setup .chairs").wait_for()
    assert not page.locator("#bare").count()


def test_without_scripts_the_page_says_what_it_needs(house: House, browser: Any) -> None:
    """In a word, in each language."""
    context = browser.new_context(java_script_enabled=False)
    try:
        page = context.new_page()
        page.goto(house.url)
        assert "Bastide needs JavaScript." in page.inner_text("body")
    finally:
        context.close()
