"""The board of Carcassonne in a real browser by hand: with a mouse, on a phone, by the keyboard alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import rests
from tests.e2e.town import Opener, middle, opener

expect.set_options(timeout=15_000)


@pytest.fixture
def sheet(house: House, open_page: OpenPage) -> Opener:
    """Return a function that opens a new table for two people at this screen and shows it."""
    return opener(house, open_page)


def test_mouse_turns_the_ghost_in_every_way(sheet: Opener) -> None:
    """Button, second click, wheel, keys and the dragged handle all turn; the server gets what is shown."""
    table = sheet("EVUU")
    page = table.page
    table.cell(0, -1).click()
    table.shows("one rotation")
    table.figure("none").click()
    table.confirm.click()
    assert table.wait_laid(1)[0] == ("E", 0, -1, 2)

    expect(table.cell(-1, 0)).to_be_visible()
    table.cell(-1, 0).click()
    table.shows("−1,0", "2 rotations")
    first = table.turned()
    table.handle.click()
    expect(table.cell(-1, 0)).not_to_have_attribute("aria-label", first)
    second = table.turned()
    page.locator(".decide").get_by_role("button", name="Turn the tile").click()
    table.shows(first)
    table.cell(-1, 0).click(position={"x": 12, "y": 12})
    table.shows(second)
    page.mouse.wheel(0, 120)
    table.shows(first)
    page.keyboard.press("r")
    table.shows(second)
    page.keyboard.press("Shift+R")
    table.shows(first)

    x, y = middle(table.handle)
    _, cy = middle(table.cell(-1, 0))
    page.mouse.move(x, y)
    page.mouse.down()
    for turn in (0.3, 0.6, 1.0):
        # from the north-east corner clockwise to the south-east corner
        page.mouse.move(x - turn * 8, y + turn * 2 * (cy - y), steps=3)
    page.mouse.up()
    table.shows(second)
    assert page.locator(".notes .notice").count() == 0
    turned = re.search(r"turned (once|\d)", second)
    rotation = 0 if turned is None else 1 if turned[1] == "once" else int(turned[1])
    table.figure("road.0").click()
    table.confirm.click()
    assert table.wait_laid(2)[1] == ("V", -1, 0, rotation)


def press(page: Page) -> None:
    """Press the mouse where it is; once more if a busy browser has dropped the press, as it does while it draws."""
    page.evaluate("addEventListener('pointerdown', () => (window.pressed = true), { capture: true, once: true })")
    page.mouse.down()
    if not page.evaluate("window.pressed === true"):
        page.mouse.up()
        page.mouse.down()
    page.evaluate("delete window.pressed")


def test_tile_is_dragged_from_the_hand_and_along_the_board(sheet: Opener) -> None:
    """The tile in hand is dropped on a cell, carried to another, and back to nowhere without harm."""
    table = sheet("UU")
    page = table.page
    page.mouse.move(*middle(page.locator("[data-hand]")))
    page.mouse.down()
    page.mouse.move(*middle(table.cell(1, 0)), steps=8)
    page.mouse.up()
    table.shows("cell 1,0")
    page.mouse.move(*middle(table.cell(1, 0)))
    press(page)
    page.mouse.move(*middle(table.cell(-1, 0)), steps=8)
    page.mouse.up()
    table.shows("cell −1,0")
    table.figure("none").click()
    table.confirm.click()
    assert table.wait_laid(1) == [("U", -1, 0, 1)]


def test_pan_and_zoom_keep_the_town_under_the_pointer(sheet: Opener) -> None:
    """A drag pans without choosing, the wheel zooms to the pointer, double click shows all again."""
    table = sheet("XU")
    page = table.page
    x, y = middle(table.cell(1, 0))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=6)
    page.mouse.up()
    moved = middle(table.cell(1, 0))
    assert abs(moved[0] - x - 60) < 4
    assert abs(moved[1] - y - 40) < 4
    assert page.locator('[data-cell][aria-pressed="true"]').count() == 0, "a drag chooses nothing"
    page.mouse.move(*moved)
    page.mouse.wheel(0, -300)
    rests(page, "[data-cell]")
    zoomed = middle(table.cell(1, 0))
    assert abs(zoomed[0] - moved[0]) < 6
    assert abs(zoomed[1] - moved[1]) < 6
    page.get_by_role("button", name="Show the whole town").click()
    rests(page, "[data-cell]")
    assert abs(middle(table.cell(1, 0))[0] - x) < 4
    page.keyboard.press("Shift+ArrowRight")
    rests(page, "[data-cell]")
    assert middle(table.cell(1, 0))[0] < x - 40


def test_whole_game_by_keyboard(sheet: Opener) -> None:
    """A short game is played to its end without a pointer."""
    table = sheet("UEVB")
    page = table.page
    board = page.locator("[data-board=carcassonne]")
    for turn in range(1, 5):
        expect(page.locator("[data-cell]").first).to_be_visible()
        page.keyboard.press("ArrowRight")
        focused = page.locator("[data-cell]:focus")
        expect(focused).to_have_count(1)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        expect(page.locator(".ghost.set")).to_have_count(1)
        expect(page.locator("[data-figure]").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".ghost.set")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(page.locator("[data-figure]").first).to_be_visible()
        page.keyboard.press("1")
        expect(page.locator("[data-figure]").first).to_have_attribute("aria-pressed", "true")
        expect(board.locator("[aria-live]")).not_to_be_empty()
        page.keyboard.press("Enter")
        assert len(table.wait_laid(turn)) == turn
    assert table.view()["phase"] == "over"
    assert len(table.view()["meeples"]) + sum(s["supply"] for s in table.view()["seats"]) == 14


def spread(page: Page, middle: tuple[float, float], start: float, end: float) -> None:
    """Put two fingers on the sheet and move them apart, from `start` to `end` pixels off the middle."""
    session = page.context.new_cdp_session(page)
    x, y = middle

    def send(kind: str, gaps: list[float]) -> None:
        fingers = [{"x": x + side * gap, "y": y, "id": i} for gap in gaps for i, side in enumerate((-1, 1))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    send("touchStart", [start])
    for step in range(1, 7):
        send("touchMove", [start + (end - start) * step / 6])
    send("touchEnd", [])


def test_touch_taps_pinches_and_plays(sheet: Opener) -> None:
    """On a phone a tap sets and turns the ghost, two fingers zoom, one pans; a turn is played by taps."""
    table = sheet("VUU", size=(390, 844), touch=True)
    page = table.page
    table.cell(1, 0).tap()
    table.shows("2 rotations")
    first = table.turned()
    table.cell(1, 0).tap(position={"x": 6, "y": 6})
    expect(table.cell(1, 0)).not_to_have_attribute("aria-label", first)
    box = page.locator("[data-board=carcassonne]").bounding_box()
    assert box is not None
    cx, cy = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = table.cell(1, 0).bounding_box()
    spread(page, (cx, cy - 90), 40, 80)
    rests(page, "[data-cell]")
    after = table.cell(1, 0).bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 1.4 * before["width"]
    page.get_by_role("button", name="Show the whole town").tap()
    rests(page, "[data-cell]")
    table.figure("road.0").tap()
    table.confirm.tap()
    assert table.wait_laid(1)[0][:3] == ("V", 1, 0)
    expect(page.locator(".stand")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
