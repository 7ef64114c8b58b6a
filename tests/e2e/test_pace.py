"""Days for each turn: chosen in the form, told to whoever is invited, and shown where the turn is."""

from typing import Any, Final

import pytest

from tests.e2e.conftest import Axe, House, OpenPage
from tests.e2e.play import call, open_lobby, until

CLOCK: Final = "form.setup select:has(option[value='14'])"
PACE: Final = {"en-GB": "2 days a turn", "zh-TW": "每回合 2 天", "ja-JP": "1手番2日"}
LEFT: Final = {"en-GB": "1 d 23 h", "zh-TW": "1 天 23 小時", "ja-JP": "1日23時間"}
OVER: Final = "[...document.querySelectorAll('.seats .who *')].every((one) => one.scrollWidth <= one.clientWidth + 1)"


def clock_of(house: House, page: Any) -> Any:
    return call(house, f"/api/tables/{page.url.rsplit('/t/', 1)[1]}")["table"]["clock"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("lang", list(PACE))
def test_from_the_form_to_the_seat(
    house: House, open_page: OpenPage, axe: Axe, lang: str, size: tuple[int, int]
) -> None:
    first = open_page(lang=lang, size=size, phone=size[0] < 500)
    open_lobby(first, house)
    first.locator(".chair select").nth(1).select_option("open")
    first.locator(CLOCK).select_option(label=PACE[lang])
    axe.check(first, f"the form in {lang}")
    first.locator("form.setup button.go").click()
    first.wait_for_selector(".over-board .share")
    assert clock_of(house, first) == {"initial": 172800.0, "increment": 0.0, "each": True}
    second = open_page(lang=lang, size=size, phone=size[0] < 500)
    second.goto(first.url)
    assert PACE[lang] in second.locator(".over-board").inner_text()
    second.locator(".over-board form .btn.go").click()
    for page in (first, second):
        page.wait_for_selector(".seat.now .clock")
        assert page.locator(".seat.now .clock").inner_text() == LEFT[lang]
        assert page.locator(".seat .clock").count() == 1  # only where the time runs
        assert page.locator(".seat.now .clock").is_visible()
        assert page.evaluate(OVER)
        axe.check(page, f"a table in {lang}")


def test_what_was_chosen_is_proposed_again_and_the_other_clock_is_as_it_was(house: House, open_page: OpenPage) -> None:
    page = open_page()
    open_lobby(page, house)
    assert page.locator(CLOCK).input_value() == ""
    page.locator(CLOCK).select_option("5")
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".board svg")
    assert clock_of(house, page)["initial"] == 5 * 86400
    open_lobby(page, house)
    assert page.locator(CLOCK).input_value() == "5"
    page.locator(CLOCK).select_option("game")
    numbers = page.locator("form.setup input[type=number]")
    assert [numbers.nth(0).input_value(), numbers.nth(1).input_value()] == ["15", "10"]
    numbers.nth(0).fill("20")
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".board svg")
    assert clock_of(house, page) == {"initial": 1200.0, "increment": 10.0, "each": False}
    open_lobby(page, house)
    page.locator(CLOCK).select_option("")
    page.locator("form.setup button.go").click()
    page.wait_for_selector(".board svg")
    assert clock_of(house, page) is None


def test_the_list_of_open_tables_says_it(own_house: House, open_page: OpenPage) -> None:
    seats = [{"kind": "me", "name": "Odile"}, {"kind": "open"}]
    call(own_house, "/api/tables", {"game": "caylus", "seats": seats, "clock": {"initial": 86400, "each": True}})
    page = open_page()
    open_lobby(page, own_house)
    until(page, "document.querySelectorAll('.others li[data-table]').length === 1")
    assert "1 day a turn" in page.locator(".others li").inner_text()
