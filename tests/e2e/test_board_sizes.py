"""What is read on the sheet on a small screen: a large town of Carcassonne, cities where four build."""

from typing import Any

import pytest

from tests.e2e.conftest import House, OpenPage
from tests.e2e.play import rests, take_seats, until
from tests.e2e.walk import played, seated

LEFT = 65
"""Actions before the end: fifty tiles lie there, and one is in hand."""
NUMERALS = """() => [...document.querySelectorAll('[data-board=carcassonne] *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && /[0-9]/.test(node.textContent)))
  .map((one) => {
    const drawn = one instanceof SVGElement;
    const k = drawn ? one.getScreenCTM().a : one.getBoundingClientRect().width / Math.max(1, one.offsetWidth);
    return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * k];
  })"""
COVERED = """() => {
  const boxes = [...document.querySelectorAll('.sum')].map((one) => [one.textContent, one.getBoundingClientRect()]);
  return boxes.flatMap(([words, a], i) => boxes.slice(i + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
    .map(([other]) => `${words} / ${other}`));
}"""

ABOVE = """() => [...document.querySelectorAll('.city')]
  .filter((city) => city.querySelectorAll('.rivals > span').length === 3)
  .map((city) => city.querySelector('.value').getBoundingClientRect().top
    - city.querySelector('.rivals').getBoundingClientRect().bottom)"""
"""How far what three others have in a city ends above its value."""


@pytest.fixture
def town(house: House, open_page: OpenPage) -> Any:
    """Open a late town of two on 1280 x 720, with a tile in hand."""
    table = seated(house, played("carcassonne", 2, seed=4, left=LEFT), "carcassonne")
    page = open_page(size=(1280, 720))
    take_seats(page, house, table.id, table.tokens)
    page.wait_for_selector("[data-cell]")
    return page


def test_every_numeral_of_a_large_town_can_be_read(town: Any) -> None:
    """No numeral is lower than 8.5 pixels, however small the tiles are: rulers, labels, keystones keep their size."""
    for overlay in (None, "o", "f", "s"):
        if overlay:
            town.keyboard.press(overlay)
        rests(town, ".board *")
        found = town.evaluate(NUMERALS)
        assert len(found) > 10
        assert not [one for one in found if one[1] < 8.5]


def test_labels_of_an_overlay_do_not_cover_each_other(town: Any) -> None:
    """Sums keep apart, and their marks are as large as their words."""
    for overlay in ("o", "f", "s"):
        town.keyboard.press(overlay)
        rests(town, ".board *")
        assert town.locator(".sum").count() > 3
        assert town.evaluate(COVERED) == []
        assert town.evaluate("[...document.querySelectorAll('.sum svg')].every((one) => one.clientWidth <= 16)")


def test_the_overlays_open_beside_the_instruments(town: Any) -> None:
    """The menu does not push the button away that opened it; the kinds in the stack are one stop of the Tab key."""
    button = town.get_by_role("button", name="Overlays")
    before = button.bounding_box()
    button.click()
    town.wait_for_selector("#overlay-menu")
    assert button.bounding_box() == before
    kinds = town.locator(".seats [data-kind]")
    assert kinds.count() == 24
    assert kinds.locator("xpath=self::*[@tabindex='0']").count() == 1
    kinds.first.focus()
    town.keyboard.press("ArrowRight")
    until(town, "document.activeElement?.dataset.kind === 'B'")


def test_what_three_others_build_in_a_city_does_not_cover_its_value(house: House, open_page: OpenPage) -> None:
    table = seated(house, played("carrara", 4, left=60), "carrara")
    page = open_page(size=(1280, 720))
    table.open(page, house, "0")
    until(page, "document.querySelector('.rivals') !== null")
    rests(page, ".city .rivals")
    ends = page.evaluate(ABOVE)
    assert ends, "three others build in a city"
    assert min(ends) >= 0, ends
