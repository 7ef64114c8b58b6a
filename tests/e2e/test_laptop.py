"""Small laptops, whose windows are 577 to 760 pixels high, and tablets held sideways: what is needed is seen whole."""

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import until
from tests.e2e.test_sizes import BENEATH, SMALL
from tests.e2e.town import opener
from tests.e2e.walk import Walk, played, seated
from tests.e2e.watch import SETTLED, lines_on_top

IN_SIGHT = """(() => {
  const { top, bottom } = document.querySelector('.board').getBoundingClientRect();
  const choices = [...document.querySelectorAll('.spot.may, [data-board=praga] .spot')];
  return choices.length === 0 || choices.some((one) => {
    const box = one.getBoundingClientRect();
    return box.top > top && box.bottom < Math.min(bottom, innerHeight);
  });
})()"""
"""Whether something that may be chosen is seen whole on the sheet, if it is on the sheet."""
HIDDEN = """() => [...document.querySelectorAll('.board, .board *')].filter((one) => {
  const over = one.scrollHeight - one.clientHeight;
  return /auto|scroll/.test(getComputedStyle(one).overflowY) && one.clientHeight > 200 && over > 2;
}).map((one) => one.className)"""
"""Parts of the sheet that are scrolled."""
LANGUAGES = ("en", "zh-Hant", "ja")
OUT_OF_PLATES = """() => [...document.querySelectorAll('.plate b, .plate small')].filter((one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getBoundingClientRect().right > one.closest('.plate').getBoundingClientRect().right - 2;
}).map((one) => one.textContent)"""
"""Words that stand beyond the edge of their plate."""
OUT_OF_BAR = """() => {
  const { top, bottom } = document.querySelector('.decide').getBoundingClientRect();
  return [...document.querySelectorAll('.decide :is(.spots, .choices, .closing)')].filter((one) => {
    const box = one.getBoundingClientRect();
    if (one.closest('.unseen') || box.width < 2) return false;
    return box.top < top || box.bottom > bottom;
  }).map((one) => one.textContent);
}"""
"""Lists of choices that are higher than the bar, of which the first and last cannot be reached by pushing them."""


def test_the_button_that_starts_a_table_is_in_sight(house: House, open_page: OpenPage) -> None:
    """For every game, without scrolling; no name leaves its plate."""
    page = open_page(size=(1280, 577))
    for lang in LANGUAGES:
        page.goto(f"{house.url}/?lang={lang}")
        page.wait_for_selector(".setup .chairs")
        for width, height in ((1280, 577), (1366, 625), (1280, 720), (1440, 760), (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            for plate in page.locator(".plate").all():
                plate.click()
                bottom = page.evaluate("document.querySelector('.setup .go').getBoundingClientRect().bottom")
                assert bottom <= height, f"{lang}, {width} × {height}: the button ends at {bottom}"
            assert page.evaluate(OUT_OF_PLATES) == [], f"{lang}, {width} × {height}"


def test_what_is_asked_and_what_may_be_chosen_is_whole(house: House, open_page: OpenPage) -> None:
    """The line on top with what there is to say of it, above the sheet; lists of choices within the bar."""
    page = open_page(size=(1280, 577))
    walk = Walk(house, "praga", seed=2)
    walk.seated(page)
    for asked, _ in enumerate(walk.decisions(16)):
        for lang in () if asked else LANGUAGES:
            lines_on_top(page, f"{house.url}/t/{walk.table}?lang={lang}")
        walk.show(page)
        assert page.evaluate(OUT_OF_BAR) == []


def test_who_may_go_with_a_tile_is_seen_whole(house: House, open_page: OpenPage) -> None:
    """Two rows of figures stand in the bar without being scrolled, at every height."""
    table = opener(house, open_page)("LU")
    table.cell(0, -1).click()
    table.figure("city.0").wait_for()
    for width, height in ((1280, 577), (1366, 640), (1366, 730), (1366, 760), (1440, 800), (1920, 1000)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate(SETTLED)
        over = table.page.evaluate(
            "() => { const it = document.querySelector('.decide .spots'); return it.scrollHeight - it.clientHeight; }"
        )
        assert over <= 0, f"{width} × {height}: {over} pixels are cut"


@pytest.mark.parametrize("game", ["caylus", "praga"])
def test_a_sheet_that_would_be_too_small_is_scrolled(house: House, open_page: OpenPage, game: str) -> None:
    """In half a window, at 125 % on a small laptop, at 200 % on a large one: a choice in sight."""
    page = open_page(size=(1280, 577))
    walk = Walk(house, game, seed=2)
    walk.seated(page)
    for width, height in ((683, 625), (1093, 500), (960, 430)):
        page.set_viewport_size({"width": width, "height": height})
        walk.show(page)
        page.evaluate(SETTLED)
        assert page.evaluate(SMALL.replace("8.45", "7.5")) == [], f"{width} × {height}"
    for _ in walk.decisions(14):
        walk.show(page)
        until(page, IN_SIGHT)


@pytest.mark.parametrize("game", ["caylus", "carrara", "praga"])
def test_a_tablet_held_sideways_shows_the_whole_board(house: House, open_page: OpenPage, game: str) -> None:
    """The log stands beneath the seats there, so that no sheet is scrolled and every numeral can be read."""
    page = open_page(size=(1180, 746), phone=True)
    walk = Walk(house, game, seed=2)
    walk.seated(page)
    for width, height in ((1180, 746), (1133, 680)):
        page.set_viewport_size({"width": width, "height": height})
        walk.show(page)
        page.evaluate(SETTLED)
        assert page.evaluate(HIDDEN) == [], f"{width} × {height}"
        assert page.evaluate(SMALL) == [], f"{width} × {height}"


@pytest.mark.parametrize("size", [(1093, 500), (1024, 560)])
def test_every_seat_can_be_pushed_into_sight_in_a_low_window(
    house: House, open_page: OpenPage, size: tuple[int, int]
) -> None:
    """A small laptop at 125 %, and a lower tablet: what others have is not all beneath one's own seat."""
    table = seated(house, played("carrara", 4, left=40), "carrara")
    page = open_page(size=size)
    table.open(page, house, str(table.current))
    page.wait_for_selector(".decide .ends .btn")
    page.locator("header:has(#since-title) button").last.click()
    assert page.locator(".seats .minis").count() >= 3
    assert page.evaluate(BENEATH) == []
