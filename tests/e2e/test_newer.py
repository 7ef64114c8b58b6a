"""A page that is open while the server is brought up to date, or while the line is down: parts of it do not come."""

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
